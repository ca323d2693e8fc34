"""A board as a picture: the text of an SVG or HTML file that needs nothing from anywhere else."""

from collections.abc import Sequence
from html import escape
from io import StringIO
from typing import Final

from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME

from majlis.boards import draw_board, draw_standings
from majlis.kernel.codec import Json
from majlis.kernel.rules import Standing
from majlis.texts import Words

PICTURES: Final = ("svg", "html")
WIDTH: Final = 160  # characters: nothing of a full table is cut off
FONT: Final = "'Fira Code', 'DejaVu Sans Mono', Menlo, Consolas, monospace"

# As Rich would write it, without its fonts from the network.
SVG: Final = """\
<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: FONT; font-size: {char_height}px }}
.{unique_id}-title {{ font-family: sans-serif; font-size: 18px; font-weight: bold }}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
""".replace("FONT", FONT)

HTML: Final = """\
<!DOCTYPE html>
<html lang="LANGUAGE">
<head>
<meta charset="utf-8"/>
<title>TITLE</title>
<style>
body {{ color: {foreground}; background: {background} }}
pre {{ font-family: FONT; line-height: 1.2 }}
{stylesheet}
</style>
</head>
<body><pre>{code}</pre></body>
</html>
""".replace("FONT", FONT)


def picture(
    form: str, title: str, view: Json, words: Words, standings: Sequence[Standing] = ()
) -> str:
    """The board of a view, with the result below it once there is one, as "svg" or "html"."""
    out = Console(
        record=True,
        file=StringIO(),
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        no_color=False,
        legacy_windows=False,
    )
    draw_board(out, view, words)
    draw_standings(out, list(standings), words)
    if form == "svg":
        return out.export_svg(title=title, theme=SVG_EXPORT_THEME, code_format=SVG)
    named = escape(title).replace("{", "{{").replace("}", "}}")
    frame = HTML.replace("LANGUAGE", words.language).replace("TITLE", named)
    return out.export_html(theme=SVG_EXPORT_THEME, code_format=frame)
