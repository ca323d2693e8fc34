"""The options of Al-Rashid and the configuration of one match (AR-22)."""

from typing import Final

from majlis.games.alrashid.material import Material, material
from majlis.kernel.codec import Json
from majlis.kernel.options import Option, Value, read_options
from majlis.kernel.rules import BaseTable, Config

OPTIONS: Final = (
    Option("edition", ("fr", "it"), "AR-22.1"),
    Option("spy_move", ("own", "any"), "AR-11.7"),
    Option("favourite_pays_copied", (True, False), "AR-12.3"),
    Option("diplomat", ("may", "must"), "AR-15.11"),
    Option("end_tie_break", ("wealth_then_order", "shared"), "AR-20.9"),
    Option("crisis_tiles", ("it", "fr"), "AR-16.7"),
    Option("country_cut", ("after_battle", "before_battle"), "AR-17.3"),
    Option("battle_partial", ("colour", "token"), "AR-17.12"),
    Option("idle_dishonour", (True, False), "AR-10.6"),
    Option("duplicate_titles", (True, False), "AR-14.9"),
    Option("take_fewer", (False, True), "AR-18.6"),
    # Whether a question is asked that only a hidden hand leaves one answer to.
    Option("ask_hidden", (True, False), "AR-3.3", former=False, since=2, internal=True),
)

ITALIAN: Final[dict[str, Value]] = {
    "favourite_pays_copied": False,
    "diplomat": "must",
    "end_tie_break": "shared",
}


class Table(BaseTable):
    """What never changes during a match: players, options, material. Shared by all its states."""

    def __init__(self, config: Config) -> None:
        edition = read_options(OPTIONS, config.options).get("edition")
        super().__init__(config, OPTIONS, ITALIAN if edition == "it" else None)
        values = self.values
        self.material: Material = material(config.material)
        self.spy_moves_any: bool = values["spy_move"] == "any"
        self.favourite_pays: bool = values["favourite_pays_copied"] is True
        self.diplomat_must: bool = values["diplomat"] == "must"
        self.shared_win: bool = values["end_tie_break"] == "shared"
        self.french_tiles: bool = values["crisis_tiles"] == "fr"
        self.cut_before_battle: bool = values["country_cut"] == "before_battle"
        self.token_by_token: bool = values["battle_partial"] == "token"
        self.idle_dishonour: bool = values["idle_dishonour"] is True
        self.duplicates: bool = values["duplicate_titles"] is True
        self.take_fewer: bool = values["take_fewer"] is True
        self.ask_hidden: bool = values["ask_hidden"] is True
        # What is printed, as views tell it; made when the first view is.
        self.printed: Json = None
