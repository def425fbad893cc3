"""A clone misses no field and shares no list, also of fields that random games rarely use."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from whitby import GAMES
from whitby.core.engine import State
from whitby.core.native import fields
from whitby.games.fury.state.combat import Combat

CORE = set(fields(State()))


class Part:
    """What a field holds that is None in most states."""

    def clone(self) -> Part:
        return self


def parts(value: Any) -> list[Any]:
    """Return what clones itself: the value, or the entries of a list."""
    values = value if isinstance(value, list) else [value]
    return [each for each in values if hasattr(each, "clone")]


def marked(value: Any, number: int, truth: bool) -> Any:
    """Return a value that no new state has; what is true or false can only be either."""
    match value:
        case bool():
            return truth
        case int():
            return value + number
        case str():
            return f"{value}{number}"
        case list():
            return [*value, number]
        case tuple():
            return tuple(marked(each, number, truth) for each in value) or (number,)
        case None:
            return Part()
    return value


def mark(thing: Any, truth: bool) -> None:
    """Give every field a value of its own; compiled fields refuse what is not of their type."""
    for number, (name, value) in enumerate(fields(thing).items(), 41):
        for part in parts(value):
            mark(part, truth)
        if name not in CORE and not parts(value):
            with suppress(TypeError):
                setattr(thing, name, marked(value, number, truth))


def compare(thing: Any, twin: Any) -> None:
    """Check that two things have the same values in every field, and no list in common."""
    theirs = fields(twin)
    for name, value in fields(thing).items():
        if parts(value):
            assert len(parts(theirs[name])) == len(parts(value)), name
            for one, other in zip(parts(value), parts(theirs[name]), strict=True):
                compare(one, other)
        elif name not in CORE:
            assert theirs[name] == value, name
        assert not isinstance(value, list) or theirs[name] is not value, name


@pytest.mark.parametrize("truth", [True, False])
@pytest.mark.parametrize("name", [*GAMES, "a combat"])
def test_a_clone_misses_no_field_and_shares_no_list(name: str, truth: bool) -> None:
    thing: Any = GAMES[name].setup(1) if name in GAMES else Combat((0,), 1)
    mark(thing, truth)
    compare(thing, thing.clone())
