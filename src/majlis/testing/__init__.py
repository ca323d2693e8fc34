"""The checks that every game must pass, for games of the house and from outside (needs pytest).

In the tests of a game:

    from majlis.kernel.options import UserError
from majlis.kernel.rules import Config
    from majlis.testing import conformance

    TestConformance = conformance("mygame", [Config(2), Config(4, {"variant": True})])

Each check runs on each of the tables. What a check needs to see and the game does not have (nature,
an act that can be taken back) is skipped and says so.
"""

import importlib
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, Final

import pytest

from majlis.games.catalogue import SET_ASIDE, game
from majlis.kernel.options import UserError
from majlis.kernel.rules import Config

MODULES: Final = ("play", "match", "drafts", "events", "reveals", "leaks")
for _name in MODULES:
    pytest.register_assert_rewrite(f"{__name__}.{_name}")

__all__ = ["conformance", "name_of", "suite"]


def conformance(name: str, configs: Iterable[Config]) -> type:
    """The checks as a class of tests for pytest, on some tables of a game."""
    try:
        rules = game(name)
    except UserError as error:
        raise UserError("\n".join([str(error), *SET_ASIDE])) from None
    return suite([pytest.param(rules, config, id=name_of(config)) for config in configs])


def name_of(config: Config) -> str:
    """A table as the name of a test: players and options."""
    options = ",".join(f"{k}={v}" for k, v in config.options.items())
    return f"{config.players}" + (f"-{options}" if options else "")


def suite(tables: list[Any], shows: Mapping[str, Collection[str]] | None = None) -> type:
    """The same on parameters (rules, config) of any games.

    `shows` names, for a game, the events by which its rules show what was hidden; where it does not
    they are those that are declared so.
    """
    tests = {name: staticmethod(check) for name, check in _checks()}
    return type("Conformance", (), {**tests, "pytest_generate_tests": _generator(tables, shows)})


def _checks() -> Iterable[tuple[str, Callable[..., None]]]:
    for module in MODULES:
        for name, check in vars(importlib.import_module(f"{__name__}.{module}")).items():
            if name.startswith("test_"):
                yield name, check


def _generator(tables: list[Any], shows: Mapping[str, Collection[str]] | None) -> Any:
    """What tells pytest on which tables, or of which games, a check runs."""
    games = {table.values[0].meta.name: table.values[0] for table in tables}

    def shown(rules: Any) -> Collection[str]:
        declared = [kind.name for kind in rules.meta.events if kind.shows]
        return (shows or {}).get(rules.meta.name, declared)

    def generate(_: object, metafunc: pytest.Metafunc) -> None:
        if "shows" in metafunc.fixturenames:
            told = [
                pytest.param(*one.values, shown(one.values[0]), id=one.id, marks=one.marks)
                for one in tables
            ]
            metafunc.parametrize(("rules", "config", "shows"), told)
        elif "config" in metafunc.fixturenames:
            metafunc.parametrize(("rules", "config"), tables)
        else:
            metafunc.parametrize("rules", list(games.values()), ids=list(games))

    return generate
