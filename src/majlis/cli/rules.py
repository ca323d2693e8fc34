"""`majlis rules`: the rulebook by clause, chapter or word, and the material with its provenance."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.tree import Tree

from majlis.cli.common import (
    AsJson,
    GameName,
    Language,
    console,
    errors,
    fail,
    print_json,
    read_corrections,
)
from majlis.games.catalogue import game
from majlis.kernel.codec import Json
from majlis.rulebook import Book, Clause, load_book
from majlis.texts import Words, known_language

Wanted = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[RULE or WORDS]",
        help="A rule (AR-10.5), a chapter (AR-10) or words; with --material, a corrections file "
        "beside them.",
    ),
]


def rules(
    name: GameName,
    wanted: Wanted = None,
    material: Annotated[
        bool,
        typer.Option(
            "--material",
            help="Show the material and where each entry is from; or the clauses with its numbers.",
        ),
    ] = False,
    lang: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Look something up in the rulebook of a game.

    [dim]Examples:[/]
      majlis rules alrashid                 the chapters
      majlis rules alrashid AR-10.5         one rule
      majlis rules alrashid AR-17           a chapter
      majlis rules alrashid credit note     every rule with these words
      majlis rules alrashid mercant         or with those that are nearest to them
      majlis rules alrashid AR-17 --lang fr   the same in French
      majlis rules alrashid --material      the material, entry by entry
      majlis rules alrashid --material my.toml   the same with corrections, checked
      majlis rules alrashid --material my.toml AR-13   a chapter with the corrected numbers
    """
    chosen = game(name)
    numbers = None
    if material:
        corrections = {}
        if wanted:
            file = next((word for word in wanted if word.endswith(".toml")), wanted[0])
            corrections = read_corrections(chosen, Path(file))
            wanted = [word for word in wanted if word != file]
        numbers = chosen.material(corrections)
        if not wanted:
            show_material(chosen.meta.title, numbers, as_json)
            return
    book = load_book(chosen.meta.name, known_language(lang), numbers)
    if not wanted:
        show_chapters(book, as_json)
        return
    clauses = find(book, wanted)
    if not clauses and (near := book.near(" ".join(wanted))):
        note = Words(lang, chosen.meta.name).word("table-near", words=near)
        errors().print(escape(note), soft_wrap=True)
        clauses = book.search(near)
    if not clauses:
        fail(f"no rule of {chosen.meta.title} has the words {escape(' '.join(wanted))!r}")
    if as_json:
        print_json([to_json(clause) for clause in clauses])
        return
    out = console()
    for clause in clauses:
        show_clause(out, clause)


def find(book: Book, wanted: list[str]) -> list[Clause]:
    """A clause or a chapter by its id, or the clauses with all the words; an id almost right is
    answered with near matches."""
    found = book.search(" ".join(wanted))
    if not found and len(wanted) == 1 and any(c.isdigit() for c in wanted[0]):
        return [book.clause(wanted[0])]
    return found


def to_json(clause: Clause) -> Json:
    return {
        "id": clause.id,
        "chapter": clause.chapter_title,
        "text": clause.text,
        "option": clause.option or None,
        "ruling": clause.ruling,
        "see": list(clause.see),
    }


def show_clause(out: Console, clause: Clause) -> None:
    """One clause: its id and chapter, its text, what belongs to it."""
    head, *rest = clause_lines(clause)
    out.print(head)
    for line in rest:
        out.print(Padding(line, (0, 0, 0, 2)))


def clause_lines(clause: Clause) -> list[str]:
    """A clause as Rich markup: its id and chapter, its text, what belongs to it."""
    made = [
        f"[bold]{clause.id}[/] [dim]{escape(clause.chapter_title)}[/]",
        escape(clause.text.strip()),
    ]
    notes = []
    if clause.option:
        notes.append(f"option: {clause.option}")
    if clause.ruling:
        notes.append("our reading where the rulebooks are silent or differ")
    if clause.see:
        notes.append("see " + ", ".join(clause.see))
    if notes:
        made.append(f"[dim]{escape('; '.join(notes))}[/]")
    return made


def show_chapters(book: Book, as_json: bool) -> None:
    counts: dict[str, int] = {}
    titles: dict[str, str] = {}
    for clause in book.clauses.values():
        counts[clause.chapter] = counts.get(clause.chapter, 0) + 1
        titles[clause.chapter] = clause.chapter_title
    if as_json:
        print_json([{"id": c, "title": titles[c], "clauses": counts[c]} for c in counts])
        return
    out = console()
    for chapter, count in counts.items():
        out.print(f"[bold]{chapter:<6}[/] {escape(titles[chapter])} [dim]({count} rules)[/]")


def show_material(title: str, data: Json, as_json: bool) -> None:
    """The material as a tree; what is not from the rulebook stands out."""
    if as_json:
        print_json(data)
        return
    tree = Tree(f"[bold]{escape(title)}[/]")
    _grow(tree, data)
    console().print(tree)


def _grow(tree: Tree, data: Json) -> None:
    for name, value in data.items():
        if (
            isinstance(value, dict)
            and "provenance" not in value
            and any(isinstance(v, dict) for v in value.values())
        ):
            _grow(tree.add(f"[bold]{escape(name)}[/]"), value)
        elif isinstance(value, dict):
            rest = {k: v for k, v in value.items() if k != "provenance"}
            facts = ", ".join(f"{k} {v}" for k, v in rest.items())
            source = str(value.get("provenance", ""))
            style = "green" if source == "rulebook" else "yellow"
            label = f" [{style}]{source}[/]" if source else ""
            tree.add(f"{escape(name)}: [dim]{escape(facts)}[/]{label}")
        elif name not in ("provenance", "note"):
            tree.add(f"{escape(name)}: [dim]{escape(str(value))}[/]")
