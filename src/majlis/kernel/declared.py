"""One declaration of the fields of a state or a frame, from which copy and codec come.

    @declared
    class Market(State):
        stalls: list[int]
        first: Annotated[int, Name(SEATS)]

    @declared
    class Buy(Ask[Market]):
        def __init__(self, seat: int, most: int) -> None: ...

A state is read by the annotations of its class, a frame by the arguments of its constructor. A
number, a flag, a text and lists of them need nothing more; `Annotated` gives any other shape.
"""

from inspect import get_annotations
from types import UnionType
from typing import Annotated, Any, Final, TypeVar, Union, get_args, get_origin

from majlis.kernel.codec import Field, Flag, ListOf, Num, Part, Shape, Str, TupleOf
from majlis.kernel.frame import Frame

C = TypeVar("C")
LOW: Final = -1_000_000
HIGH: Final = 1_000_000
NO_FIELDS: Final = ("table", "FIELDS", "return")


def declared(cls: type[C]) -> type[C]:
    """Gives a class its `FIELDS`."""
    made: Any = cls
    source = made.__init__ if issubclass(cls, Frame) else made
    hints = get_annotations(source, eval_str=True)
    made.FIELDS = tuple(
        [Field(name, shape_of(hint, name)) for name, hint in hints.items() if name not in NO_FIELDS]
    )
    return cls


def shape_of(hint: Any, name: str) -> Shape:
    """The shape of a type; `Annotated` names one by itself."""
    if get_origin(hint) is Annotated:
        found = [extra for extra in get_args(hint)[1:] if isinstance(extra, Shape)]
        if found:
            return found[0]
        return shape_of(get_args(hint)[0], name)
    if hint is bool:
        return Flag()
    if hint is int:
        return Num(LOW, HIGH)
    if hint is str:
        return Str()
    if get_origin(hint) is list:
        return ListOf(shape_of(get_args(hint)[0], name))
    if get_origin(hint) is tuple and get_args(hint)[1:] == (...,):
        return TupleOf(shape_of(get_args(hint)[0], name))
    if isinstance(hint, type) and hasattr(hint, "FIELDS"):
        return Part(hint)
    kind = "a choice of types" if get_origin(hint) in (Union, UnionType) else f"{hint!r}"
    raise TypeError(f"{name}: {kind} has no shape of its own; give one with Annotated")
