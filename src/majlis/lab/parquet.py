"""Tables as Parquet (extra `export`)."""

import io
from collections.abc import Sequence
from typing import Any

import pyarrow
from pyarrow import parquet


def as_parquet(rows: Sequence[dict[str, Any]]) -> bytes:
    """The contents of a Parquet file with these rows."""
    sink = io.BytesIO()
    parquet.write_table(pyarrow.Table.from_pylist(list(rows)), sink)
    return sink.getvalue()
