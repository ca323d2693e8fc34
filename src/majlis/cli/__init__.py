"""The command line: thin commands over the rooms below."""

import sys


def main() -> None:
    """Loads the commands and runs one; Ctrl-C while they load is told as anywhere else."""
    try:
        from majlis.cli.app import main as run
    except KeyboardInterrupt:
        sys.stderr.write("stopped\n")
        raise SystemExit(130) from None
    run()
