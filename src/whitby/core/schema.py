"""How a game's `schema.py` describes views: the type of every key, and how values are shown.

A view is a typed dictionary. Annotations add what a type alone does not say: whose words name a
value (`Word`), whether a list has an entry for each seat (`PerSeat`), which key names the records
of a list (`NamedBy`), and which fields are left out while empty (`Quiet`) or shown first (`First`).
The page's types, the JSON Schema and the page's text table are generated from the same types.
Never compiled: the types are read at run time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

T = TypeVar("T")


@dataclass(frozen=True)
class Word:
    """The family of a value's words: `bite` of `card` is the message `<game>-card-bite`.

    The families `seat` (a number, shown as a name) and `text` (shown as it is) need no messages.
    """

    family: str


@dataclass(frozen=True)
class NamedBy:
    """The key that names each record of a list."""

    key: str


class Mark(Enum):
    """What else can be said about a field."""

    PER_SEAT = auto()
    QUIET = auto()
    FIRST = auto()


Seat = Annotated[int, Word("seat")]
"""The number of a seat, from 1."""
PerSeat = Annotated[list[T], Mark.PER_SEAT]
"""A list with an entry for each seat."""
Quiet = Annotated[T, Mark.QUIET]
"""A field that is not shown while it is false, null, 0 or empty."""
First = Annotated[T, Mark.FIRST]
"""A field that is shown before all others unless it is empty."""


@dataclass(frozen=True)
class Field:
    """How a field is shown.

    `of` has the word family of its values, or one for each entry of a list of mixed values; `keys`
    that of a dictionary's keys, `counts` that of what a dictionary counts. `inside` is the typed
    dictionary that its values are.
    """

    of: tuple[str, ...] = ()
    keys: str | None = None
    counts: str | None = None
    per_seat: bool = False
    by: str | None = None
    quiet: bool = False
    first: bool = False
    inside: type[Any] | None = None


def fields(kind: type[Any]) -> dict[str, Field]:
    """Return how each key of a typed dictionary is shown."""
    hints = get_type_hints(kind, include_extras=True)
    return {key: field(hint) for key, hint in hints.items()}


def paths(kind: type[Any], way: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Field]]:
    """Yield the path of every key in a view, such as `sides`, `hand`, and how it is shown."""
    for key, found in fields(kind).items():
        here = (*way, key)
        yield here, found
        if found.inside is not None:
            yield from paths(found.inside, here)


def field(hint: Any) -> Field:
    """Return how values of a type are shown."""
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return marked(field(arguments[0]), hint.__metadata__)
    if origin in (Union, UnionType):
        found = [field(each) for each in arguments if each is not NoneType]
        return next((each for each in found if each != Field()), Field())
    if origin is list:
        return field(arguments[0])
    if origin is tuple:
        return Field(of=tuple(family for each in arguments for family in field(each).of))
    if origin is dict:
        return keyed(field(arguments[0]), arguments[1])
    return Field(inside=hint) if is_typeddict(hint) else Field()


def keyed(keys: Field, values: Any) -> Field:
    """Return how a dictionary is shown; one of words and plain numbers counts things."""
    if not keys.of:
        return field(values)
    [family] = keys.of
    return Field(counts=family) if values is int else replace(field(values), keys=family)


def marked(found: Field, marks: tuple[object, ...]) -> Field:
    """Return a field with what its annotations say."""
    for mark in marks:
        match mark:
            case Word(family):
                found = replace(found, of=(family,))
            case NamedBy(key):
                found = replace(found, by=key)
            case Mark.PER_SEAT:
                found = replace(found, per_seat=True)
            case Mark.QUIET:
                found = replace(found, quiet=True)
            case Mark.FIRST:
                found = replace(found, first=True)
    return found
