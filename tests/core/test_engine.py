"""The stack machine: what comes next, who is asked, what is refused, and who learns what."""

import pickle
from collections.abc import Callable
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from toy_parts import Act, Said
from whitby.core.engine import (
    EVERYONE,
    Choice,
    Event,
    Option,
    State,
    Step,
    Together,
    anytime,
    apply,
    barred,
    but,
    decisions,
    only,
    pending,
    play,
    settle,
    within,
)
from whitby.core.errors import IllegalChoice, WhitbyError
from whitby.core.state import StatePart
from whitby.laws.world import describe

from .toys import (
    Ask,
    Board,
    LoudSeal,
    Note,
    Open,
    Seal,
    Strike,
    board,
    first_decision,
    happened,
    sealed,
)

OVER = "the game is over; nothing can be chosen any more"


# What comes next


def test_steps_come_in_the_order_they_are_named() -> None:
    assert happened(board(Note("one"), Note("two"), Note("three"))) == ["one", "two", "three"]


def test_what_a_step_pushes_comes_before_what_was_pending() -> None:
    inner = Note("b", [Note("b1", [Note("b1a")]), Note("b2")])
    state = board(Note("a"), inner, Note("c"))
    assert happened(state) == ["a", "b", "b1", "b1a", "b2", "c"]


def test_what_a_choice_pushes_comes_before_what_was_pending() -> None:
    state = board(Ask(0, "go", {"go": Note("gone", [Note("far")])}), Note("after"))
    play(state, "go")
    assert happened(state) == ["0:go", "gone", "far", "after"]


@pytest.mark.parametrize(
    ("codes", "log"),
    [
        (["pass", "pass"], ["strike", "1:pass", "2:pass", "lands"]),
        (["pass", "parry", "accept"], ["strike", "1:pass", "2:parry", "0:accept", "parried"]),
        (["parry", "feint", "pass"], ["strike", "1:parry", "0:feint", "feint", "2:pass", "lands"]),
        (
            ["parry", "feint", "parry", "accept"],
            ["strike", "1:parry", "0:feint", "feint", "2:parry", "0:accept", "parried"],
        ),
    ],
)
def test_an_interruption_of_an_interruption_is_over_first(codes: list[str], log: list[str]) -> None:
    state = board(Strike())
    for code in codes:
        play(state, code)
    assert happened(state) == log
    assert pending(state) is None


def test_who_is_asked_during_interruptions() -> None:
    state = board(Strike(), Ask(2, "rest"))
    seats = []
    for code in ("parry", "feint", "pass", "rest"):
        seats.append(first_decision(state).seat)
        play(state, code)
    assert seats == [1, 0, 2, 2]


def test_nothing_to_do_is_the_end() -> None:
    assert pending(board()) is None
    assert decisions(board()) == []


def test_looking_at_the_decision_again_changes_nothing() -> None:
    state = board(Note("once"), Ask(0, "a b"))
    first = first_decision(state)
    before = describe(state)
    for _ in range(3):
        assert first_decision(state) is first
        assert decisions(state) == [first]
    assert describe(state) == before
    assert happened(state) == ["once"]


@pytest.mark.parametrize(
    "attempt",
    [
        lambda: pending(board(Step())),
        lambda: pending(board(Choice())),
        lambda: Step[Board]().take(board(), Act("a")),
        lambda: Choice[Board, Act]().take(board(), Act("a")),
        lambda: Option().code(),
        lambda: Event().code(),
        lambda: State().clone(),
        lambda: State().interject(0, Act("a")),
    ],
)
def test_what_a_game_has_to_say_is_not_guessed(attempt: Callable[[], object]) -> None:
    with pytest.raises(NotImplementedError):
        attempt()


# Only what is offered


def refused(state: Board, attempt: str, seat: int | None, match: str) -> None:
    """Check that an attempt is refused with this text, by object and by code, without a trace."""
    pending(state)
    before = describe(state)
    with pytest.raises(IllegalChoice, match=f"^{match}$"):
        apply(state, Act(attempt), seat)
    with pytest.raises(IllegalChoice, match=f"^{match}$"):
        play(state, attempt, seat)
    assert describe(state) == before


@pytest.mark.parametrize("seat", [None, 1])
def test_what_is_not_offered_is_refused_with_what_is(seat: int | None) -> None:
    refused(board(Ask(1, "stay go")), "fly", seat, "'fly' is not offered; offered: stay, go")


def test_another_seat_learns_nothing_of_what_is_offered() -> None:
    words = "'stay' is not offered: it is not seat 1's choice now"
    refused(board(Ask(1, "stay go")), "stay", 0, words)


def test_a_seat_that_is_not_asked_hears_the_same_whatever_is_offered() -> None:
    texts = set()
    for state in (board(Ask(1, "stay go")), board(Ask(1, "fly")), board(Ask(0, "a"))):
        with pytest.raises(IllegalChoice) as error:
            play(state, "fly", 2)
        texts.add(str(error.value))
    assert texts == {"'fly' is not offered: it is not seat 3's choice now"}


def test_an_open_seat_hears_of_its_own_options_only() -> None:
    state = sealed(Seal(0, "sword bow"), Seal(1, "cross torch"))
    refused(state, "sword", 1, "'sword' is not offered; offered: cross, torch")
    refused(state, "cross", 0, "'cross' is not offered; offered: sword, bow")


def test_nobody_answers_for_another_even_with_the_very_option() -> None:
    state = board(Ask(1, "stay go"))
    [stay, _] = first_decision(state).options
    before = describe(state)
    with pytest.raises(IllegalChoice, match="it is not seat 1's choice now"):
        apply(state, stay, 0)
    assert describe(state) == before
    apply(state, stay, 1)
    assert happened(state) == ["1:stay"]


def test_what_was_offered_before_is_not_offered_for_ever() -> None:
    state = board(Ask(0, "a"), Ask(0, "b"))
    old = first_decision(state).options[0]
    apply(state, old)
    with pytest.raises(IllegalChoice, match="'a' is not offered; offered: b"):
        apply(state, old)


def test_an_equal_option_will_do() -> None:
    state = board(Ask(0, "a b"))
    apply(state, Act("b"))
    assert happened(state) == ["0:b"]


def test_without_a_seat_the_first_open_decision_is_answered() -> None:
    state = sealed(Seal(1, "a b"), Seal(0, "a b"))
    apply(state, Act("b"))
    assert state.sealed == ("1:b",)


def test_the_choice_may_come_before_anybody_looked() -> None:
    by_object, by_code = (board(Note("first"), Ask(0, "a b")) for _ in range(2))
    apply(by_object, Act("b"))
    play(by_code, "b")
    assert happened(by_object) == happened(by_code) == ["first", "0:b"]


@pytest.mark.parametrize("seat", [None, 0, 7])
def test_nothing_can_be_chosen_after_the_end(seat: int | None) -> None:
    state = board(Note("end"))
    refused(state, "shout", seat, OVER)
    assert anytime(state, 0) == ()
    assert barred(state, 0) == ()
    assert settle(state) is None


def test_a_refusal_is_the_callers_mistake() -> None:
    assert issubclass(IllegalChoice, WhitbyError)
    assert issubclass(WhitbyError, ValueError)


# Decisions and options


def test_a_decision_finds_its_options_by_code() -> None:
    decision = first_decision(board(Ask(0, "a b")))
    assert decision.codes() == ["a", "b"]
    assert decision.find("b") is decision.options[1]
    with pytest.raises(IllegalChoice, match=r"^'c' is not offered; offered: a, b$"):
        decision.find("c")


def test_seats_count_from_one_where_people_read() -> None:
    assert repr(first_decision(board(Ask(0, "a b")))) == "<Decision seat 1 ask: a b>"
    assert repr(Act("a")) == "<a>"
    assert repr(Said("fell")) == "<fell>"


def test_an_option_is_harmless_unless_it_says_so() -> None:
    assert not Act("a").grave()


def test_decisions_options_and_events_can_be_saved() -> None:
    decision = pickle.loads(pickle.dumps(first_decision(board(Ask(2, "a b")))))
    assert (decision.seat, decision.prompt, decision.about) == (2, "ask", (0,))
    assert decision.codes() == ["a", "b"]
    event = pickle.loads(pickle.dumps(Said("fell", only(1))))
    assert (event.code(), event.audience) == ("fell", only(1))


# Several seats at once


def test_all_seats_are_asked_together() -> None:
    state = sealed(Seal(2, "a"), Seal(0, "a"), Seal(1, "a"))
    assert [decision.seat for decision in decisions(state)] == [2, 0, 1]
    assert first_decision(state).seat == 2


@pytest.mark.parametrize("order", list(permutations([(0, "a"), (1, "b"), (2, "a")])))
def test_answers_may_come_in_any_order(order: tuple[tuple[int, str], ...]) -> None:
    state = sealed(Seal(0, "a b"), Seal(1, "a b"), Seal(2, "a b"))
    for seat, code in order:
        apply(state, Act(code), seat)
    assert happened(state) == ["0:a", "1:b", "2:a", "done"]
    usual = sealed(Seal(0, "a b"), Seal(1, "a b"), Seal(2, "a b"))
    for code in "aba":
        play(usual, code)
    pending(usual)
    assert describe(state) == describe(usual)


def test_nothing_is_told_before_the_last_answer() -> None:
    state = sealed(Seal(0, "a"), Seal(1, "a"))
    play(state, "a", 1)
    assert happened(state) == []
    assert [decision.seat for decision in decisions(state)] == [0]
    play(state, "a", 0)
    assert happened(state) == ["0:a", "1:a", "done"]


def test_a_seat_that_has_answered_cannot_answer_again() -> None:
    state = sealed(Seal(0, "a b"), Seal(1, "a b"))
    play(state, "a", 1)
    refused(state, "b", 1, "'b' is not offered: it is not seat 2's choice now")


def test_a_seat_with_two_sealed_choices_makes_one_after_the_other() -> None:
    state = sealed(Seal(0, "x y"), Seal(1, "a b"), Seal(1, "a b"))
    assert [decision.seat for decision in decisions(state)] == [0, 1]
    play(state, "a", 1)
    assert [decision.codes() for decision in decisions(state)] == [["x", "y"], ["b"]]
    refused(state, "a", 1, "'a' is not offered; offered: b")
    play(state, "b", 1)
    play(state, "y", 0)
    assert happened(state) == ["0:y", "1:a", "1:b", "done"]


@pytest.mark.parametrize("order", sorted(set(permutations([0, 1, 1]))))
def test_two_sealed_choices_fit_anywhere_among_the_others(order: tuple[int, ...]) -> None:
    state = sealed(Seal(0, "x"), Seal(1, "a b"), Seal(1, "a b"))
    for seat in order:
        [own] = [decision for decision in decisions(state) if decision.seat == seat]
        play(state, own.codes()[0], seat)
    assert happened(state) == ["0:x", "1:a", "1:b", "done"]


def test_nobody_is_no_round_of_sealed_choices() -> None:
    with pytest.raises(AssertionError, match="nobody has a choice to make"):
        Together([])


def test_a_sealed_choice_must_not_go_on_by_itself() -> None:
    state = sealed(LoudSeal(0, "a"), Seal(1, "a"))
    with pytest.raises(AssertionError, match="pushes nothing"):
        play(state, "a", 0)


def test_half_sealed_answers_can_be_copied_and_saved() -> None:
    state = sealed(Seal(0, "a b"), Seal(1, "a b"))
    play(state, "b", 1)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        play(twin, "a", 0)
        assert happened(twin) == ["0:a", "1:b", "done"]
    assert happened(state) == []


# Options outside the decision


def test_anybody_may_speak_at_any_time() -> None:
    state = board(Ask(0, "a"))
    assert [option.code() for option in anytime(state, 2)] == ["shout"]
    play(state, "shout", 2)
    apply(state, Act("shout"), 1)
    play(state, "shout")
    assert happened(state) == ["shouted:2", "shouted:1", "shouted:0"]
    assert first_decision(state).codes() == ["a"]


def test_the_decision_is_asked_anew_after_somebody_spoke() -> None:
    state = board(Ask(0, "a"))
    assert first_decision(state).about == (0,)
    play(state, "shout", 1)
    assert first_decision(state).about == (1,)


def test_people_may_speak_while_others_choose_in_secret() -> None:
    state = sealed(Seal(0, "a"), Seal(1, "a"))
    play(state, "a", 1)
    play(state, "shout", 1)
    assert [decision.seat for decision in decisions(state)] == [0]
    play(state, "a", 0)
    assert happened(state) == ["shouted:1", "0:a", "1:a", "done"]


def test_speaking_is_for_those_who_sit_there() -> None:
    state = board(Ask(0, "a"))
    for seat, number in ((3, 4), (64, 65), (-1, 0)):
        assert list(anytime(state, seat)) == []
        refused(state, "shout", seat, f"there is no seat {number}; seats are 1 to 3")
        refused(state, "a", seat, f"there is no seat {number}; seats are 1 to 3")


def test_a_table_has_nothing_to_say_unless_its_game_says_so() -> None:
    assert State().anytime(0) == ()


# Why an option is not offered


def test_the_asked_seat_can_learn_why_not() -> None:
    state = board(Ask(1, "a"))
    assert [(item.code, item.reason) for item in barred(state, 1)] == [
        ("fly", "why-seat-1-cannot-fly")
    ]
    assert barred(state, 0) == ()


def test_everyone_who_chooses_in_secret_can_learn_why_not() -> None:
    state = sealed(Seal(0, "a"), Seal(1, "a"))
    play(state, "a", 0)
    assert [item.reason for item in barred(state, 1)] == ["why-seat-1-cannot-peek"]
    assert barred(state, 0) == ()


# Forced choices


def test_forced_choices_are_taken() -> None:
    state = board(Ask(0, "a"), Ask(1, "b"), Note("here"), Ask(0, "c d"), Ask(1, "e"))
    decision = settle(state)
    assert decision is not None
    assert decision.codes() == ["c", "d"]
    assert happened(state) == ["0:a", "1:b", "here"]


def test_forced_choices_may_lead_to_the_end() -> None:
    state = board(Ask(0, "a"), Ask(1, "b"))
    assert settle(state) is None
    assert happened(state) == ["0:a", "1:b"]


# Audiences


@given(st.sets(st.integers(0, 7)), st.integers(0, 7))
def test_an_audience_is_its_seats_and_its_opposite_everyone_else(
    seats: set[int], seat: int
) -> None:
    assert within(only(*seats), seat) == (seat in seats)
    assert within(but(*seats), seat) == (seat not in seats)
    assert within(EVERYONE, seat)


@given(st.sets(st.integers(0, 7)))
def test_the_spectator_sees_what_some_do_not_see_but_never_what_only_some_see(
    seats: set[int],
) -> None:
    assert not within(only(*seats), None)
    assert within(but(*seats), None)
    assert within(EVERYONE, None)


def test_small_audiences() -> None:
    assert only() == 0
    assert but() == EVERYONE
    assert only(2, 2) == only(2)


def test_what_is_half_seen_is_two_events() -> None:
    seen, unseen = Said("drew:bite", only(1)), Said("drew", but(1))
    for viewer in (0, 1, 2, None):
        assert seen.seen_by(viewer) == (viewer == 1)
        assert unseen.seen_by(viewer) == (viewer != 1)


def test_an_event_tells_nobody_a_secret_unless_it_says_so() -> None:
    assert Said("fell").tells(board()) == 0
    assert Event().audience == EVERYONE


# The log


def test_events_stand_in_the_order_in_which_they_happened() -> None:
    state = board()
    for text in ("a", "b", "c"):
        state.tell(Said(text))
    assert happened(state) == ["a", "b", "c"]


def test_the_log_can_be_replaced() -> None:
    state = board()
    state.tell(Said("old"))
    older = state.clone()
    events: list[Event] = [Said("a"), Said("b")]
    state.events = events
    assert state.events == events
    state.tell(Said("c"))
    assert happened(state) == ["a", "b", "c"]
    assert len(events) == 2
    state.events = state.events[:1]
    assert happened(state) == ["a"]
    assert happened(older) == ["old"]


def test_the_list_of_events_is_a_copy() -> None:
    state = board(Note("a"))
    pending(state)
    state.events.clear()
    assert happened(state) == ["a"]


def test_clones_share_the_past_and_nothing_else() -> None:
    state = board(Note("a"), Ask(0, "x y"), Ask(1, "z"))
    pending(state)
    twin = state.clone()
    assert twin.log is state.log
    assert twin.stack == state.stack
    assert twin.stack is not state.stack
    assert twin.rng is not state.rng
    play(state, "x")
    play(twin, "y")
    assert happened(state) == ["a", "0:x"]
    assert happened(twin) == ["a", "0:y"]
    assert state.rng.below(10**6) == twin.rng.below(10**6)


def test_clones_of_clones_each_remember_their_own() -> None:
    first = board(Ask(0, "x y"), Ask(0, "x y"), Ask(0, "x y"))
    play(first, "x")
    second = first.clone()
    play(second, "y")
    third = second.clone()
    play(second, "x")
    play(third, "y")
    play(first, "x")
    assert happened(first) == ["0:x", "0:x"]
    assert happened(second) == ["0:x", "0:y", "0:x"]
    assert happened(third) == ["0:x", "0:y", "0:y"]


def test_a_clone_is_asked_the_same() -> None:
    state = board(Ask(0, "x y"))
    decision = first_decision(state)
    assert state.clone().asked is decision
    assert first_decision(state.clone()).codes() == ["x", "y"]


def test_a_long_game_is_logged_copied_and_saved() -> None:
    state = board(Ask(0, "x"))
    for number in range(20000):
        state.tell(Said(str(number)))
    twin = pickle.loads(pickle.dumps(state.clone()))
    assert happened(twin) == [str(number) for number in range(20000)]
    del state, twin


def test_a_saved_game_goes_on() -> None:
    state = board(Strike(), Ask(2, "rest"))
    play(state, "parry")
    saved = pickle.loads(pickle.dumps(state))
    assert describe(saved) == describe(state)
    for game in (state, saved):
        play(game, "feint")
        play(game, "pass")
        play(game, "rest")
    assert happened(saved) == happened(state)
    assert describe(saved) == describe(state)


def test_steps_are_shared_and_stay_as_they_are() -> None:
    step = Together([Seal(0, "a b"), Seal(1, "a")])
    state = board(step, Open())
    play(state, "b", 0)
    assert len(step.choices) == 2
    again = board(step, Open())
    assert [decision.seat for decision in decisions(again)] == [0, 1]


class Tally(StatePart):
    """A part of a state in plain Python, as in a game that is being developed."""

    def __init__(self) -> None:
        self.votes = [1, 2]

    def clone(self) -> "Tally":
        found = Tally()
        found.votes = self.votes[:]
        return found


def test_a_part_of_a_state_can_be_plain_python() -> None:
    tally = Tally()
    again = pickle.loads(pickle.dumps(tally))
    assert again.votes == tally.clone().votes == [1, 2]
    assert repr(tally) == "Tally(votes=[1, 2])"
