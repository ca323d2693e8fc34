"""The command line: thin commands over the rooms below."""

from majlis.cli.app import main

__all__ = ["main"]
