"""`majlis curves`: the report of what was learned."""

from pathlib import Path
from typing import Annotated

import typer

from majlis.cli.common import AsJson, console, needs, print_json, write_whole
from majlis.kernel.options import UserError


def curves(
    logs: Annotated[
        list[Path], typer.Argument(metavar="LOG...", help="Logs or folders of `majlis train`.")
    ],
    out: Annotated[Path, typer.Option("--out", help="Write the report to this HTML file.")],
    force: Annotated[
        bool, typer.Option("--force", help="Overwrite the report if it exists.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Draw the curves of runs of `majlis train`, and print their trials of strength as a table.

    The report is one HTML file that needs no network; the table is Markdown, for a page of yours.

    [dim]Examples:[/]
      majlis curves runs/alrashid --out alrashid.html
    """
    if out.exists() and not force:
        raise UserError(f"{out} exists already; choose another --out, or give --force")
    needs("lab", "majlis curves", "altair", "vl_convert")
    from majlis.learn.report import Log, markdown, page

    read = [Log(path / "log.jsonl" if path.is_dir() else path) for path in logs]
    write_whole(out, page(read))
    if as_json:
        print_json([{"run": log.name, "trials": list(log.trials)} for log in read])
        return
    console().print(markdown(read), soft_wrap=True)
