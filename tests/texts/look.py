"""Shows what is wrong with the texts, for whoever writes them:

    python -m tests.texts.look          # all languages
    python -m tests.texts.look it       # one language
    python -m tests.texts.look it --all # also what is known
    python -m tests.texts.look it --keep # writes the list of what is known anew

What is known stands in `tests/texts/known/`; the suite fails for what is not, and for what is
known and no longer wrong.
"""

import sys

from majlis.games.catalogue import GAMES
from majlis.texts import LANGUAGES
from tests.texts.gather import gather
from tests.texts.readers import KNOWN, everything, findings, glued, known, read


def main() -> None:
    languages = [one for one in sys.argv[1:] if one in LANGUAGES] or LANGUAGES
    spoken = everything({game: gather(game) for game in GAMES})
    for language in languages:
        said = (one for game in GAMES for one in read(language, game, spoken[game]))
        found = findings(language, said) + glued(language, spoken)
        told = known(language)
        for one in sorted(found):
            if "--all" in sys.argv or one.short not in told:
                sys.stdout.write(f"{one.place} {one.name}: {one.fault}\n    {one.sentence}\n")
        gone = told - {one.short for one in found}
        sys.stdout.writelines(f"no longer wrong: {one}\n" for one in sorted(gone))
        sys.stdout.write(f"{language}: {len(found)} found, {len(told)} known, {len(gone)} gone\n")
        if "--keep" in sys.argv:
            lines = sorted({one.short for one in found})
            (KNOWN / f"{language}.txt").write_text("".join(f"{one}\n" for one in lines))


if __name__ == "__main__":
    main()
