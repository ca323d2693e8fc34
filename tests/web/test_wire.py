"""The page's types are those of the server: every struct of `wire` with exactly its fields."""

import re
from pathlib import Path

import msgspec
import pytest

from majlis.server import wire
from majlis.server.review import Costly, Review
from majlis.server.routes.games import Book, GameInfo
from majlis.server.routes.tables import Lobby

LIB = Path(__file__).resolve().parents[2] / "web" / "src" / "lib"
SOURCE = "".join((LIB / name).read_text(encoding="utf-8") for name in ("wire.ts", "api.ts"))
SHOWN = [
    wire.Said,
    wire.Choice,
    wire.Decision,
    wire.Happening,
    wire.Reason,
    wire.Standing,
    wire.Position,
    wire.Way,
    wire.Turning,
    wire.Answer,
    wire.SeatInfo,
    wire.TableInfo,
    wire.ChatLine,
    wire.LogEntry,
    wire.Snapshot,
    wire.StepUpdate,
    wire.UndoUpdate,
    wire.TableUpdate,
    wire.ChatUpdate,
    wire.Problem,
    wire.Hint,
    wire.Reply,
    Book,
    GameInfo,
    Lobby,
    Costly,
    Review,
]
SENT = [wire.Act, wire.Preview, wire.Undo, wire.Consent, wire.Why, wire.AskHint, wire.Say]


def fields(struct: type[msgspec.Struct]) -> set[str]:
    tag = {"type"} if struct.__struct_config__.tag else set()
    return {*struct.__struct_fields__, *tag}


@pytest.mark.parametrize("struct", SHOWN, ids=lambda struct: struct.__name__)
def test_what_the_server_shows(struct: type[msgspec.Struct]) -> None:
    body = re.search(
        rf"export interface {struct.__name__}(?:<[^>]*>)? \{{\n(.*?)\n\}}", SOURCE, re.S
    )
    assert body, f"no interface {struct.__name__}"
    assert set(re.findall(r"^  (\w+)\??:", body[1], re.M)) == fields(struct)


@pytest.mark.parametrize("struct", SENT, ids=lambda struct: struct.__name__)
def test_what_the_page_sends(struct: type[msgspec.Struct]) -> None:
    tag = struct.__struct_config__.tag
    body = re.search(rf"\{{ type: '{tag}'(.*?)\}}", SOURCE)
    assert body, f"no order {tag}"
    # The line gives every order its id.
    assert {"type", "id", *re.findall(r"(\w+):", body[1])} == fields(struct)
