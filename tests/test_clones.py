"""A clone misses no field of a state, and shares nothing with it that can change."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.core.native import fields
from whitby.games.duel.game import DUEL
from whitby.games.fury.game import FURY
from whitby.games.nosferatu.game import NOSFERATU

COMBAT = FURY.scene(at="dusk", hunters={"mina": "paris"}, trail=["open paris"], combat={}).state
STATES: dict[str, Any] = {
    "duel": DUEL.setup(0),
    "fury": COMBAT,
    "nosferatu": NOSFERATU.setup(0, 6),
}


def changed(value: Any) -> Any:
    """Another value of the same type; the same one if it has no other."""
    match value:
        case bool():
            return not value
        case int():
            return value + 7
        case tuple() if not value:
            return (7,)
        case tuple() if isinstance(value[0], bool):
            return tuple(not each for each in value)
        case tuple() if isinstance(value[0], int):
            return tuple(each + 7 for each in value)
        case list() if value and isinstance(value[0], int):
            return [each + 7 for each in value]
        case list() if value and isinstance(value[0], tuple):
            return [(*each, 7) for each in value]
    return value


def parts(state: Any) -> list[tuple[str, Any]]:
    """The state and the parts of it that clone themselves, each with its name."""
    inner = [(name, part) for name, part in fields(state).items() if hasattr(part, "clone")]
    return [("state", state), *inner]


@pytest.mark.parametrize("game", STATES)
def test_a_clone_has_the_value_of_every_field(game: str) -> None:
    state = STATES[game].clone()
    count = 0
    for _, part in parts(state):
        for name, value in fields(part).items():
            if changed(value) != value:
                setattr(part, name, changed(value))
                count += 1
    twins = dict(parts(state.clone()))
    for name, part in parts(state):
        for field, value in fields(part).items():
            if changed(value) != value:
                assert fields(twins[name])[field] == value, f"{name}.{field}"
    assert count > 20


@pytest.mark.parametrize("game", STATES)
def test_a_clone_shares_no_list(game: str) -> None:
    state = STATES[game]
    twins = dict(parts(state.clone()))
    for name, part in parts(state):
        for field, value in fields(part).items():
            if isinstance(value, list) and value:
                assert fields(twins[name])[field] is not value, f"{name}.{field}"
