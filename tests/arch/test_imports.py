"""The rooms of the house: imports go downwards only, and the kernel stands on its own."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from importlinter.cli import lint_imports

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src"
KERNEL = sorted((SOURCES / "majlis" / "kernel").rglob("*.py"))
# What the compiler brings along: its buffers, and the machine's whole numbers.
COMPILER = {"librt", "mypy_extensions"}


def test_the_import_contracts_are_kept(capsys: pytest.CaptureFixture[str]) -> None:
    status = lint_imports(str(ROOT / "pyproject.toml"), no_cache=True, no_logo=True)
    assert status == 0, capsys.readouterr().out


def test_the_kernel_has_modules() -> None:
    assert KERNEL


@pytest.mark.parametrize("path", KERNEL, ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_the_kernel_imports_the_standard_library_and_its_compiler_alone(path: Path) -> None:
    strangers = {
        name
        for name in imported_names(ast.parse(path.read_text(encoding="utf-8")))
        if name.split(".")[0] not in sys.stdlib_module_names | COMPILER
        and not f"{name}.".startswith("majlis.kernel.")
    }
    assert not strangers


def imported_names(tree: ast.Module) -> Iterator[str]:
    """Absolute names of all modules imported anywhere in a file; relative imports stay inside."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module
