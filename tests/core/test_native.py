"""Fields and freezing work the same for compiled classes, plain ones and plain subclasses."""

import os
import pickle
import subprocess
import sys

import whitby
from toy_parts import Act, Said
from whitby.core.engine import Decision, State, Together, only
from whitby.core.native import fields, freeze, thaw
from whitby.core.record import Move
from whitby.core.rng import Fast, Keyed
from whitby.games.nosferatu.events import DREW
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.options import DISCARD
from whitby.laws.world import describe

from .toys import Ask, Board, Seal, board, sealed


class Plain:
    """A class that is never compiled."""

    def __init__(self, left: int, right: int = 2) -> None:
        self.left = left
        self.right = right
        self.sum = left + right


def test_fields_of_a_plain_object() -> None:
    assert fields(Plain(1)) == {"left": 1, "right": 2, "sum": 3}


def test_fields_of_the_cores_own_objects() -> None:
    assert fields(Move(2, "kill:1")) == {"seat": 2, "code": "kill:1"}
    assert set(fields(State())) >= {"players", "rng", "stack", "asked"}
    decision: Decision[Act] = Decision(1, "bite", [], (3,))
    assert fields(decision) == {"seat": 1, "prompt": "bite", "options": [], "about": (3,)}


def test_fields_are_those_of_the_class_and_of_all_above_it() -> None:
    drew = {"audience": only(3), "kind": DREW, "values": (3, 2)}
    assert fields(DREW.of(3, 2)) == drew
    number = DISCARD.of(1).number
    assert fields(DISCARD.of(1)) == {
        "verb": DISCARD,
        "values": (1,),
        "first": 1,
        "number": number,
    }
    assert set(fields(NOSFERATU.setup())) > {"rng", "stack", "asked", "players", "pile"}


def test_fields_of_a_plain_class_on_the_core() -> None:
    assert fields(Said("fell", 5)) == {"audience": 5, "text": "fell", "to": 0}
    assert set(fields(Board())) == {*fields(State()), "sealed", "fate", "shouts"}


def test_a_field_added_later_is_a_field() -> None:
    state = Board()
    state.extra = 1  # type: ignore[attr-defined]
    assert fields(state)["extra"] == 1


def test_fields_are_a_copy() -> None:
    thing = Plain(1)
    fields(thing)["left"] = 9
    assert thing.left == 1


def test_frozen_things_thaw() -> None:
    for thing in (Act("a"), Said("fell", 5), Ask(1, "a b"), Seal(0, "x"), Move(1, "a"), Plain(4)):
        rebuild, (kind, values) = freeze(thing)
        assert rebuild is thaw
        again = rebuild(kind, values)
        assert type(again) is type(thing)
        assert fields(again) == fields(thing)


def test_what_a_constructor_makes_of_its_arguments_is_kept() -> None:
    thing = Plain(1, 1)
    thing.sum = 77
    rebuild, (kind, values) = freeze(thing)
    assert fields(rebuild(kind, values)) == {"left": 1, "right": 1, "sum": 77}


def test_generators_keep_their_place() -> None:
    for rng in (Fast(3), Keyed(bytes(32))):
        rng.below(6)
        again = pickle.loads(pickle.dumps(rng))
        assert fields(again) == fields(rng)


def test_a_state_is_saved_without_its_chain() -> None:
    state = board(Ask(0, "a"))
    state.tell(Said("one"))
    state.tell(Said("two", only(1)))
    _, (_, values) = state.__reduce__()
    assert "log" not in values
    again = pickle.loads(pickle.dumps(state))
    assert [(e.code(), e.audience) for e in again.events] == [("one", -1), ("two", only(1))]


def test_saving_leaves_the_original_alone() -> None:
    state = sealed(Seal(0, "a b"), Seal(1, "a"))
    whitby.play(state, "b", 0)
    before = describe(state)
    again = pickle.loads(pickle.dumps(state))
    assert describe(state) == before == describe(again)
    whitby.play(again, "a", 1)
    assert describe(state) == before


def test_a_step_of_several_choices_is_saved_whole() -> None:
    again = pickle.loads(pickle.dumps(Together([Seal(0, "a"), Seal(1, "b")])))
    assert [(choice.seat, choice.names) for choice in again.choices] == [(0, "a"), (1, "b")]


def test_whitby_knows_in_which_form_it_runs() -> None:
    made = type(NOSFERATU.setup())
    assert ("__mypyc_attrs__" in made.__dict__) == whitby.COMPILED


DEEP = """
import whitby
for game in whitby.GAMES.values():
    first = game.setup(1, game.seats[0])
    for depth in range(60):
        nest = [first.clone() for _ in range(3)]
        for _ in range(depth):
            nest = [nest]
        del nest
"""


def test_states_deep_inside_something_are_freed_without_harm() -> None:
    """Python frees deep structures in instalments; its checked memory stops at a wrong byte."""
    checked = {**os.environ, "PYTHONMALLOC": "debug"}
    subprocess.run([sys.executable, "-c", DEEP], env=checked, check=True)
