"""Writes the reference pages of the docs from the program itself.

    python -m tests.docs.reference

A test compares the pages with what this writes, so that no command, option or route is left out.
"""

import re
from pathlib import Path
from typing import Any

import typer

from majlis.cli.app import app
from majlis.server.app import create_app
from majlis.server.settings import Settings

PAGES = Path(__file__).parents[2] / "docs" / "reference"
WRITTEN = "<!-- written by python -m tests.docs.reference -->\n\n"


def commands() -> str:
    """Every command with its examples and options."""
    group = typer.main.get_command(app)
    parts = [
        WRITTEN,
        "# Commands\n\nAfter `make play` or `make test` the command line is `.venv/bin/majlis`. "
        "Every command answers `--help`.\n",
    ]
    parts += _commands(group, ("majlis",))
    return "\n".join(parts)


def _commands(command: Any, path: tuple[str, ...]) -> list[str]:
    if hasattr(command, "commands"):
        return [
            part
            for name, child in command.commands.items()
            for part in _commands(child, (*path, name))
        ]
    words, examples = _help(command)
    usage = " ".join(_argument(p) for p in command.params if p.param_type_name == "argument")
    parts = [f"## `{' '.join(path)}`\n", words + "\n", f"    {' '.join(path)} {usage}".rstrip()]
    parts.append("")
    if examples:
        parts.append("```console\n" + "\n".join(f"$ {line}" for line in examples) + "\n```\n")
    options = [p for p in command.params if p.param_type_name == "option" and not p.hidden]
    if options:
        parts.append("| option | what it does | default |\n| --- | --- | --- |")
        parts += [_option(option) for option in options]
        parts.append("")
    return parts


def _argument(argument: Any) -> str:
    name = (argument.metavar or argument.name.upper()).strip("[]")
    return name if argument.required else f"[{name}]"


def _help(command: Any) -> tuple[str, list[str]]:
    """The words of a command's help, and its examples without remarks."""
    text = re.sub(r"\[/?[a-z]*\]", "", command.help or "")
    words, _, examples = text.partition("Examples:")
    lines = [re.sub(r"\s{3,}.*", "", line.strip()) for line in examples.splitlines()]
    return words.strip(), [line for line in lines if line.startswith("majlis")]


def _option(option: Any) -> str:
    names = ", ".join(f"`{name}`" for name in (*option.opts, *option.secondary_opts))
    words = re.sub(r"\[/?[a-z]*\]", "", option.help or "").replace("|", "\\|")
    default = option.default
    shown = "" if default is None or default is False or callable(default) else f"`{default}`"
    return f"| {names} | {words} | {shown} |"


def routes() -> str:
    """Every route of the server, from its OpenAPI description."""
    schema: dict[str, Any] = create_app(
        Settings(database_url="sqlite+aiosqlite:///:memory:", secret="none")
    ).openapi_schema.to_schema()
    lines = [
        WRITTEN,
        "# Routes of the server\n\nJSON in and out; the full description is served at "
        "`/schema/openapi.json`. Requests that change something carry the header `x-majlis: 1`.\n",
        "| route | what it does |\n| --- | --- |",
    ]
    for path, methods in sorted(schema["paths"].items()):
        for method, about in methods.items():
            if isinstance(about, dict) and "responses" in about:
                words = (about.get("description") or about.get("summary", "")).split("\n\n")[0]
                lines.append(f"| `{method.upper()} {path}` | {' '.join(words.split())} |")
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """The pages and what must stand in them."""
    return {PAGES / "commands.md": commands(), PAGES / "routes.md": routes()}


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
        print(f"wrote {path.name}")
