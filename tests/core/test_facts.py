"""Events and options are rows of named parts, and everything else follows from the row."""

import pickle

import pytest

from whitby.core.engine import EVERYONE, State, but, only
from whitby.core.facts import Fact
from whitby.games.nosferatu import events, options, parts
from whitby.games.nosferatu.cards import BITE, NIGHT
from whitby.games.nosferatu.claims import GAVE_ME


def test_the_code_is_the_name_and_the_parts() -> None:
    assert events.DREW.of(2, BITE).code() == "drew:3:bite"
    assert events.BITE_DUE.of().code() == "bite_due"
    assert options.DISCARD.of(NIGHT).code() == "discard:night"
    assert Fact(events.PILE_SEEN, ((0, 2, 1, 0),)).code() == "pile:0:2:1:0"


def test_a_part_may_be_left_out_of_the_code() -> None:
    bitten = events.BITTEN.of(2, 4)
    assert bitten.code() == "bitten:3"
    assert bitten[parts.IN_PLAY] == 4


def test_parts_are_read_by_name() -> None:
    passed = events.STAKE_PASSED.of(2, 5)
    assert (passed[parts.SEAT], passed[parts.TO]) == (2, 5)
    assert options.KILL.of(3)[parts.SEAT] == 3
    with pytest.raises(KeyError, match="kill seat grave has no card"):
        options.KILL.of(3)[parts.CARD]
    assert options.KILL.of(3).get(parts.CARD, -1) == -1
    assert passed.get(parts.SEAT, -1) == 2


def test_a_part_with_one_value_is_not_asked_for() -> None:
    claim = GAVE_ME.of(1, BITE)
    assert claim.code() == "claim:gave_me:2:bite"
    assert [subject.kind for subject in claim.on()] == ["topic", "seat", "card"]


def test_each_event_and_option_exists_once_and_is_pickled_as_such() -> None:
    assert events.DREW.of(2, BITE) is events.DREW.of(2, BITE)
    assert pickle.loads(pickle.dumps(options.KILL.of(3))) is options.KILL.of(3)
    again = pickle.loads(pickle.dumps(events.DREW.of(2, BITE)))
    assert again.kind is events.DREW
    assert (again.values, again.audience) == ((2, BITE), only(2))


def test_a_row_says_who_witnesses_it_and_who_is_told() -> None:
    state = State()
    assert events.SLID.of(2, BITE).audience == events.SLID.of(2, BITE).tells(state) == only(2)
    assert events.SLID_UNSEEN.of(2).audience == but(2)
    assert events.SLID_UNSEEN.of(2).tells(state) == 0
    assert events.DISCARDED.of(2, BITE).tells(state) == EVERYONE


def test_no_row_is_declared_twice() -> None:
    with pytest.raises(AssertionError, match="drew seat card is declared twice"):
        events.Kind("drew", parts.SEAT, parts.CARD)
