"""The list of keys names every key that does something at a table, and no other."""

import re
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
# How the sources call a key, and how the list does.
SIGNS = {
    " ": "SPACE",
    "Enter": "ENTER",
    "Escape": "ESCAPE",
    "Backspace": "BACKSPACE",
    "Home": "HOME",
    "End": "END",
    "ArrowLeft": "←",
    "ArrowRight": "→",
    "ArrowUp": "↑",
    "ArrowDown": "↓",
}


def handled(*names: str) -> set[str]:
    """The keys that some sources listen to, as the list calls them."""
    found: set[str] = set()
    for name in names:
        source = (SOURCE / name).read_text(encoding="utf-8")
        keys = re.findall(r"\bkey [!=]== '([^']+)'", source)
        keys += re.findall(r"\b(Arrow\w+): \[", source)
        keys += ["1–9"] if "Digit([1-9])" in source else []
        keys += ["SHIFT"] if re.search(r"\bshiftKey\b", source) else []
        found |= {SIGNS.get(key, key.upper()) for key in keys}
    return found


def listed(name: str) -> set[str]:
    """The keys of one of the two lists."""
    source = (SOURCE / "pages/Keys.svelte").read_text(encoding="utf-8")
    rows = source.partition(f"const {name} = [")[2].partition("];")[0]
    keys = [
        key.strip(" '") for row in re.findall(r"keys: \[(.*?)\]", rows) for key in row.split(",")
    ]
    return set(keys)


def test_the_keys_of_a_table_are_listed() -> None:
    known = handled(
        "table/TableView.svelte", "table/Tray.svelte", "lib/pointer.svelte.ts", "pages/Keys.svelte"
    )
    assert len(known) > 15
    assert listed("TABLE") == known


def test_the_keys_of_a_replay_are_listed() -> None:
    assert listed("REPLAY") == handled("replay/Replay.svelte", "pages/Keys.svelte") | {"L"}
