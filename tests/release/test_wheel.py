"""A wheel is whole, or it is refused with the reason; one that is plain on purpose says so."""

import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest
from hatchling.bridge.app import Application

import hatch_build
import majlis
from hatch_build import CompilingBuildHook, NotBuilt, NotCompiled


class Refused(Exception):
    """What the build was ended with."""


class Build(Application):
    def abort(self, message: str = "", code: int = 1, **_: object) -> None:
        raise Refused(message)


def hook() -> CompilingBuildHook:
    given: tuple[Any, ...] = (str(hatch_build.ROOT), {}, None, None, "", "wheel", Build())
    return CompilingBuildHook(*given)


def no_page() -> None:
    raise NotBuilt("no Node here")


def no_engine() -> dict[Path, Path]:
    raise NotCompiled("no C compiler found")


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """A machine that can make neither; what a hook writes goes elsewhere."""
    monkeypatch.setattr(hatch_build, "build_page", no_page)
    monkeypatch.setattr(hatch_build, "compile_engine", no_engine)
    monkeypatch.setattr(hatch_build, "BUILD", tmp_path / "build" / "mypyc")
    monkeypatch.delenv("MAJLIS_PAGE", raising=False)
    monkeypatch.delenv("MAJLIS_COMPILE", raising=False)
    return monkeypatch


def test_a_wheel_without_its_page_is_refused(bare: pytest.MonkeyPatch) -> None:
    with pytest.raises(Refused, match=r"no wheel without its page: no Node here.*MAJLIS_PAGE=0"):
        hook().initialize("standard", {"force_include": {}})


def test_a_wheel_without_its_engine_is_refused(bare: pytest.MonkeyPatch) -> None:
    bare.setattr(hatch_build, "build_page", lambda: None)
    with pytest.raises(Refused, match=r"compiled engine: no C compiler found.*MAJLIS_COMPILE=0"):
        hook().initialize("standard", {"force_include": {}})


def test_a_plain_wheel_is_asked_for_and_marked(bare: pytest.MonkeyPatch, tmp_path: Path) -> None:
    bare.setenv("MAJLIS_PAGE", "0")
    bare.setenv("MAJLIS_COMPILE", "0")
    data: dict[str, object] = {"force_include": {}}
    hook().initialize("standard", data)
    assert list(data["force_include"].values()) == ["majlis/_plain.txt"]  # type: ignore[attr-defined]
    mark = tmp_path / "build" / "_plain.txt"
    assert mark.read_text() == "no page and no compiled engine\n"
    assert "pure_python" not in data


def package(folder: Path, stamp: str) -> str:
    """What a copy of the package says of its engine, with such a stamp."""
    copy = folder / "majlis"
    copy.mkdir()
    source = Path(majlis.__file__).read_text(encoding="utf-8")
    (copy / "__init__.py").write_text(source, encoding="utf-8")
    (copy / "_compiled.stamp").write_text(stamp)
    (copy / "_plain.txt").write_text("no page\n")
    line = "import majlis; print(majlis.ENGINE, '/', majlis.PLAIN)"
    told = subprocess.run(
        [sys.executable, "-c", line], cwd=folder, env={}, capture_output=True, text=True, check=True
    )
    return told.stdout.strip()


def test_modules_for_another_python_or_machine_are_named(tmp_path: Path) -> None:
    said = package(tmp_path, "wheel\n.cp311-win_amd64.pyd\n")
    own = EXTENSION_SUFFIXES[0]
    wanted = f"interpreted (compiled for *.cp311-win_amd64.pyd, and this Python loads *{own})"
    assert said == f"{wanted} / no page"


def test_modules_for_this_one_are_used(tmp_path: Path) -> None:
    assert package(tmp_path, f"wheel\n{EXTENSION_SUFFIXES[0]}\n") == "compiled / no page"
