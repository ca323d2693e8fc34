"""Nothing of a view is lost on the way to the tensor: views that differ give tensors that differ.

Each part of a view is replaced by a value that another view has there, and each list is given
another order. Where the tensor stays the same, the part is left out by the specification, with a
reason, or its order is listed here, with a reason.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

np = pytest.importorskip("numpy", reason="the extra `research` is not installed")

from majlis.games.catalogue import GAMES  # noqa: E402  # after the skip
from majlis.kernel.codec import canonical  # noqa: E402
from majlis.kernel.rng import Rng  # noqa: E402
from majlis.research.layout import Layout  # noqa: E402
from majlis.research.spec import Spec  # noqa: E402
from tests.research.games import every_game, setups, states  # noqa: E402
from tests.research.test_layout import left_out  # noqa: E402

VIEWS: Final = 40  # looked at, of all tables together
TRIES: Final = 4  # so many times each part is replaced

# Lists whose order says nothing: the things in them lie together.
UNORDERED: Final[dict[str, dict[str, str]]] = {}
# Values that random games reach and that no tensor tells apart.
LOST: Final[dict[str, dict[str, str]]] = {}

Path = tuple[Any, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """All plain values and lists of a view, by their path."""
    if isinstance(value, list):
        yield path, value
    if isinstance(value, dict | list):
        for key, entry in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(entry, (*path, key))
    else:
        yield path, value


def spelled(path: Path) -> str:
    """A path as the specifications spell it, with `[]` for any place of a list."""
    return "".join("[]" if isinstance(step, int) else f".{step}" for step in path)


def replaced(value: Any, path: Path, new: Any) -> Any:
    """The same with another value at a path."""
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = replaced(value[path[0]], path[1:], new)
    return copy
