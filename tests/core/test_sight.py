"""What a viewer gets: the spectator least, the asked seat its own, always the same bytes."""

import json
from typing import Any

import pytest

from laws.lots import Lots
from toy_parts import Said
from whitby import GAMES
from whitby.core.engine import State, apply, but, decisions, only, pending, play
from whitby.core.errors import IllegalChoice
from whitby.core.game import Game
from whitby.core.rng import Fast
from whitby.core.sight import sight, to_bytes, witnessed

from .toys import Blows, Seal, Strike, board, sealed

EVERY: dict[str, Game[Any, Any]] = {"lots": Lots(), **GAMES}
WHOLE = {"game", "seat", "view", "events", "decision", "waiting", "anytime"}


def walk(name: str, seed: int) -> list[State]:
    """Some positions of a random game."""
    game, chance = EVERY[name], Fast(seed)
    state = game.setup(seed, game.seats[seed % len(game.seats)])
    found = []
    while (decision := pending(state)) is not None:
        if chance.below(8) == 0:
            found.append(state.clone())
        apply(state, chance.choice(list(decision.options)))
    return [*found, state]


def test_the_asked_seat_gets_its_decision() -> None:
    state = board(Strike())
    assert sight(Blows(), state, 1) == {
        "game": "blows",
        "seat": 2,
        "view": {"shouts": 0, "name": "Ænglisc"},
        "events": ["strike"],
        "decision": {"prompt": "react", "about": [], "options": ["pass", "parry"], "barred": []},
        "waiting": [2],
        "anytime": ["shout"],
    }


def test_the_others_learn_who_is_asked_and_no_more() -> None:
    state = board(Strike())
    seen = sight(Blows(), state, 2)
    assert seen["decision"] is None
    assert seen["waiting"] == [2]


def test_the_spectator_gets_least() -> None:
    seen = sight(Blows(), board(Strike()), None)
    assert seen["decision"] is None
    assert seen["anytime"] == []
    assert seen["seat"] is None
    assert seen["events"] == ["strike"]


def test_each_of_several_seats_gets_its_own_decision_and_reasons() -> None:
    state = sealed(Seal(2, "a b"), Seal(0, "c"))
    decisions_seen = [sight(Blows(), state, seat)["decision"] for seat in (0, 1, 2, None)]
    assert decisions_seen == [
        {
            "prompt": "seal",
            "about": [],
            "options": ["c"],
            "barred": [["peek", "why-seat-0-cannot-peek"]],
        },
        None,
        {
            "prompt": "seal",
            "about": [],
            "options": ["a", "b"],
            "barred": [["peek", "why-seat-2-cannot-peek"]],
        },
        None,
    ]
    assert sight(Blows(), state, 1)["waiting"] == [1, 3]
    play(state, "a", 2)
    assert sight(Blows(), state, 1)["waiting"] == [1]
    assert sight(Blows(), state, 2)["decision"] is None


def test_events_are_those_the_viewer_witnessed_from_a_number_on() -> None:
    state = board()
    for text, audience in (("a", only(0)), ("b", but(0)), ("c", -1), ("d", only(0, 1))):
        state.tell(Said(text, audience))
    assert [witnessed(state, viewer) for viewer in (0, 1, 2, None)] == [
        ["a", "c", "d"],
        ["b", "c", "d"],
        ["b", "c"],
        ["b", "c"],
    ]
    assert sight(Blows(), state, 0, since=1)["events"] == ["c", "d"]
    assert sight(Blows(), state, 0, since=3)["events"] == []


@pytest.mark.parametrize("seat", [-1, 3, 64])
def test_who_does_not_sit_there_gets_nothing(seat: int) -> None:
    with pytest.raises(IllegalChoice, match=f"there is no seat {seat + 1}; seats are 1 to 3"):
        sight(Blows(), board(Strike()), seat)


def test_after_the_end_nobody_is_waited_for() -> None:
    seen = sight(Blows(), board(), 0)
    assert (seen["decision"], seen["waiting"], seen["anytime"]) == (None, [], [])


def test_looking_changes_nothing() -> None:
    state = board(Strike())
    looks = [to_bytes(sight(Blows(), state, seat)) for seat in (0, 1, 2, None) for _ in range(2)]
    assert looks[::2] == looks[1::2]


def test_the_bytes_are_canonical() -> None:
    assert to_bytes({"b": 1, "a": ["é", None, True]}) == '{"a":["é",null,true],"b":1}'.encode()
    one = to_bytes({"a": 1, "b": {"d": 2, "c": 3}})
    assert one == to_bytes({"b": {"c": 3, "d": 2}, "a": 1}) == b'{"a":1,"b":{"c":3,"d":2}}'


def test_what_is_no_data_does_not_leave() -> None:
    with pytest.raises(TypeError):
        to_bytes({"state": board()})


@pytest.mark.parametrize("name", EVERY)
def test_what_a_viewer_gets_is_plain_data(name: str) -> None:
    for state in walk(name, 3):
        for viewer in [*range(state.players), None]:
            seen = sight(EVERY[name], state, viewer)
            assert set(seen) == WHOLE
            assert to_bytes(json.loads(to_bytes(seen))) == to_bytes(seen)


@pytest.mark.parametrize("name", EVERY)
def test_only_the_asked_seats_get_a_decision(name: str) -> None:
    for seed in range(3):
        for state in walk(name, seed):
            asked = {decision.seat for decision in decisions(state)}
            for viewer in [*range(state.players), None]:
                seen = sight(EVERY[name], state, viewer)
                assert (seen["decision"] is not None) == (viewer in asked)
                assert seen["waiting"] == sorted(seat + 1 for seat in asked)


@pytest.mark.parametrize("name", EVERY)
def test_the_spectator_witnesses_nothing_that_a_seat_does_not(name: str) -> None:
    for seed in range(3):
        state = walk(name, seed)[-1]
        seats = range(state.players)
        for event in state.events:
            if event.seen_by(None):
                assert any(event.seen_by(seat) for seat in seats), event.code()
        assert sight(EVERY[name], state, None)["anytime"] == []
