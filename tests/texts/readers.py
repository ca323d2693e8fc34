"""Every message in words with every sort of argument, as whoever sits or looks on reads it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from majlis.games.catalogue import GAMES
from majlis.kernel.text import Ref, Seat, Text
from majlis.texts import ENGLISH, MissingText, Words
from tests.texts.faults import EXCUSED, GLUE, NAMES, faults
from tests.texts.gather import sort_of
from tests.texts.sources import GRAMMAR, SHARED, Message, messages, path_of

KNOWN = Path(__file__).parent / "known"
NUMBERS = (0, 1, 2, 5, 11)
LOSSES = (-1, -3)


# Files whose messages page and terminal make; only what they are told by these names is a game's.
PAGES = ("common", "web")
TOLD = ("what", "thing", "things", "source")
# Reports are told figures that are written already, and of these how many there are.
REPORTS = ("lab",)
COUNTED = ("count", "games")


class Said(NamedTuple):
    """A message as somebody reads it."""

    language: str
    file: str
    key: str
    form: str
    sentence: str
    lack: str = ""  # why it cannot be said


class Finding(NamedTuple):
    """What is wrong with a message, and a sentence that shows it."""

    language: str
    file: str
    line: int
    name: str
    fault: str
    sentence: str

    @property
    def place(self) -> str:
        return f"{self.language}/{self.file}.ftl:{self.line}"

    @property
    def short(self) -> str:
        """The finding without its line and its example, which change with other messages."""
        return f"{self.file}.ftl {self.name}: {self.fault}"


class Reader(Words):
    """Words with all that the page knows while a game is on the table; no English stands in."""

    def __init__(self, language: str, game: str, you: int = -1) -> None:
        super().__init__(language, game, NAMES, you)
        self._bundle = _bundle(language, game)

    def _english(self, lack: MissingText) -> Words:
        raise lack

    def forms_of(self, key: str) -> list[str]:
        """The attributes of a message."""
        return list(self._bundle.get_message(key).attributes)


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in (*SHARED, game):
        source = path_of(language, file).read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


# ---- arguments


def variants(text: Text, losses: bool) -> Iterator[Text]:
    """The text with each number of it zero, one, two and more, each list empty and long."""
    yield text
    for name, arg in text.args.items():
        if type(arg) is int:
            for number in (*NUMBERS, *(LOSSES if losses else ())):
                yield Text(text.key, {**text.args, name: number})
        elif isinstance(arg, list) and arg:
            for items in ([], arg[:1], [arg[0], arg[-1]]):
                yield Text(text.key, {**text.args, name: items})


def seats(arg: Any) -> set[int]:
    """The seats that a text names, however deep they lie."""
    if isinstance(arg, Seat):
        return {arg.seat}
    if isinstance(arg, Text):
        return {seat for inner in arg.args.values() for seat in seats(inner)}
    return {seat for item in arg for seat in seats(item)} if isinstance(arg, list) else set()


class Pool:
    """What a game tells its messages, by the names of the arguments: for messages that the page
    makes, and for those that chance did not bring up.
    """

    # What page and terminal tell their messages, where the name alone does not say it.
    PLAIN: ClassVar[dict[str, dict[str, tuple[Any, ...]]]] = {
        "": {
            "name": (Seat(1),),
            "names": ("Quirin, Wolfram",),
            "game": (Ref("page-game-belaad"), Ref("page-game-alhambra")),
            "level": (Ref("level-expert"), Ref("level-novice")),
            "option": (Ref("option-alrashid-edition"),),
            "code": ("3f5a",),
            "id": ("AR-10.5",),
            "ids": ("AR-10.5, AR-10.6",),
            "text": ("…",),
            "file": ("table.json",),
            "sides": ("…",),
            "sum": ("20 + 13",),
            "values": ("3, 5",),
        },
        "board-use-hammer": {"card": (Ref("mosaic-star"), Ref("mosaic-wave"))},
        "board-use-stall": {"card": (Ref("stall-spices"), Ref("stall-carpets"))},
        "hire-pay": {"price": (2,)},
        "hire-lacks": {"price": (2,)},
        "hire-confirm": {"price": (2,)},
        "name-scholar": {"price": (2,)},
        "bonus-gold": {"coins": (2,)},
        "bonus-any": {"coins": (2,)},
        "bonus-seals": {"coins": (2,)},
    }

    def __init__(self, texts: Iterable[Text], known: dict[str, Message]) -> None:
        self.names = [key for key, one in known.items() if not one.variables]
        self.args: dict[str, dict[Any, Any]] = defaultdict(dict)
        self.losses: set[tuple[str, str]] = set()
        for text in texts:
            for name, arg in text.args.items():
                self.args[name].setdefault(sort_of(arg), arg)
                if type(arg) is int and arg < 0:
                    self.losses.add((text.key, name))

    def of(self, name: str, message: Message) -> list[Any]:
        """What a message may be told under a name."""
        asked = [word for word in message.asked.get(name, ()) if word != "other"]
        if asked:
            return asked
        if name in self.PLAIN.get(message.key, {}):
            return list(self.PLAIN[message.key][name])
        if message.file in REPORTS:
            return [2] if name in COUNTED else ["12"]
        if message.file in PAGES and name not in TOLD:
            return list(self.PLAIN[""].get(name, (2,)))
        if name in self.args:
            return list(self.args[name].values())
        family = [key for key in self.names if key.rpartition("-")[0] == name]
        if len(family) > 1:
            return [Ref(key) for key in family]
        return list(self.PLAIN[""].get(name, (2,)))

    def texts(self, message: Message) -> Iterator[Text]:
        """A message with each argument that it may get, once."""
        ways = {name: self.of(name, message) for name in message.variables}
        for number in range(max([len(way) for way in ways.values()], default=1)):
            yield Text(message.key, {name: way[number % len(way)] for name, way in ways.items()})


# ---- reading


def everything(gathered: dict[str, list[Text]]) -> dict[str, list[Text]]:
    """Each game with all that can be said while it is on the table, each message at least once.

    What all games share is said at the first table, lessons at the table of their game.
    """
    found: dict[str, list[Text]] = {}
    shared = {key: one for file in SHARED for key, one in messages(ENGLISH, file).items()}
    for number, (game, texts) in enumerate(gathered.items()):
        own = messages(ENGLISH, game)
        pool = Pool(texts, {**shared, **own})
        said = {text.key for text in texts}
        todo = [one for key, one in own.items() if key not in said]
        for key, one in shared.items():
            of = next((name for name in GAMES if f"-{name}-" in key), "")
            if key not in said and (of == game or (not of and number == 0)):
                todo.append(one)
        found[game] = [*texts, *(text for one in todo for text in pool.texts(one))]
    return found


def read(language: str, game: str, texts: list[Text]) -> Iterator[Said]:
    """All that the readers of a table read."""
    readers = {you: Reader(language, game, you) for you in range(-1, len(NAMES))}
    files = {key: file for file in (*SHARED, game) for key in messages(ENGLISH, file)}
    losses = {
        text.key for text in texts for arg in text.args.values() if type(arg) is int and arg < 0
    }
    for text in texts:
        forms = [form for form in readers[-1].forms_of(text.key) if form not in GRAMMAR]
        for variant in variants(text, text.key in losses):
            named = seats(variant)
            for you in {-1, *named, *([max(named) - 1] if named else [])}:
                for form in ("", *forms):
                    if form == "you" and named:
                        continue  # said to whoever sits there
                    sentence = lack = ""
                    try:
                        sentence = readers[you].say(variant, form)
                    except MissingText as missing:
                        lack = str(missing)
                    spoken = form or ("you" if you in named else "")
                    yield Said(language, files[text.key], text.key, spoken, sentence, lack)


def findings(language: str, said: Iterable[Said]) -> list[Finding]:
    """What is wrong in a language: of each message, form and fault the first sentence."""
    found: dict[tuple[str, str, str], Finding] = {}
    seen: set[Said] = set()
    excused = {(key, fault) for key, fault, _ in EXCUSED}
    for one in said:
        if one in seen:
            continue
        seen.add(one)
        name = f"{one.key}.{one.form}" if one.form else one.key
        told = messages(language, one.file).get(one.key)
        line = told.line if told else 0
        wrong = [f"it cannot be said: {one.lack}"] if one.lack else faults(language, one.sentence)
        for fault in wrong:
            if (one.key, fault) not in excused and (one.file, name, fault) not in found:
                finding = Finding(language, one.file, line, name, fault, one.sentence)
                found[one.file, name, fault] = finding
    return list(found.values())


def glued(language: str, spoken: dict[str, list[Text]]) -> list[Finding]:
    """Messages that put an article or the like before the bare name of a thing."""
    found = []
    for number, (game, texts) in enumerate(spoken.items()):
        things: dict[tuple[str, str], set[str]] = defaultdict(set)
        for text in texts:
            for name, arg in text.args.items():
                if isinstance(arg, Ref | Text):
                    things[text.key, name].add(arg.key)
        all_files = {file: messages(language, file) for file in (*SHARED, game)}
        written = {key: one for of in all_files.values() for key, one in of.items()}
        for key, one in written.items():
            if one.file in SHARED and number:
                continue  # told with the first game
            for name, words in one.before:
                told = things[key, name]
                if GLUE[language].search(words) and len(told) > 1 and not alike(told, written):
                    fault = f"a word before the bare name of ${name}"
                    found.append(Finding(language, one.file, one.line, key, fault, words.strip()))
    return list(dict.fromkeys(found))


def alike(things: set[str], written: dict[str, Message]) -> bool:
    """Whether all things say that they have the same gender."""
    genders = {written[one].literal("gender") if one in written else "" for one in things}
    return len(genders) == 1 and genders != {""}


def known(language: str) -> set[str]:
    """What is known to be wrong in a language, and waits for better words."""
    path = KNOWN / f"{language}.txt"
    return set(path.read_text(encoding="utf-8").splitlines()) if path.exists() else set()
