"""The duel's lesson: what its text claims is what happens on the board."""

from dataclasses import replace
from typing import Any

import pytest

import whitby
from whitby.core.sight import witnessed
from whitby.games.duel.cards import ATEM, FLUESTERN
from whitby.games.duel.game import DUEL
from whitby.games.duel.state import Duel
from whitby.lessons import duel
from whitby.lessons.duel import DUEL_LESSON
from whitby.lessons.script import Playing, frames

FACTS: Any = DUEL.facts({})


def after(number: int) -> Any:
    """The learner's view in frame `number`."""
    return frames(DUEL_LESSON)[number - 1].seen.view.to_json()


def happened(number: int) -> list[str]:
    """What is new in frame `number`."""
    before = frames(DUEL_LESSON)[number - 2].seen.view.history
    return [
        event.code() for event in frames(DUEL_LESSON)[number - 1].seen.view.history[len(before) :]
    ]


def choices(number: int) -> list[str]:
    """What the learner may choose in frame `number`."""
    decision = frames(DUEL_LESSON)[number - 1].seen.decision
    assert decision is not None
    return decision.codes()


def place(number: int, name: str) -> Any:
    """A place of the board in frame `number`."""
    return next(each for each in after(number)["board"] if each["place"] == name)


@pytest.mark.rule("DUEL-001", "DUEL-003")
def test_four_coffins_are_found_and_lives_are_few() -> None:
    sides = after(1)["sides"]
    assert after(1)["side"] == "van_helsing"
    assert (sides["van_helsing"]["targets"], sides["dracula"]["targets"]) == (4, 2)
    assert (sides["van_helsing"]["lives"], sides["dracula"]["lives"]) == (3, 2)


@pytest.mark.rule("DUEL-006", "DUEL-179")
def test_two_of_twelve_cards_are_known() -> None:
    known = {each["place"]: each["card"] for each in after(2)["board"] if each["card"] != "?"}
    assert len(after(2)["board"]) == 12
    assert known == {"1": "amulet", "3": "victim"}


@pytest.mark.rule("DUEL-039", "DUEL-040", "DUEL-046")
def test_steps_lead_to_neighbours() -> None:
    assert choices(3) == ["step:7", "step:9", "step:station"]


@pytest.mark.rule("DUEL-055", "DUEL-056", "DUEL-057", "DUEL-058")
def test_the_bluff_lays_the_same_card_back_and_the_move_goes_on() -> None:
    assert happened(5)[-1] == "saw_own:van_helsing:7:hunter3"
    assert "lay:victim" in choices(5)
    assert place(6, "7")["card"] == "hunter3"
    assert "step:4" in choices(6)
    assert "stop" in choices(6)


@pytest.mark.rule("DUEL-179")
def test_dracula_sees_a_card_laid_but_not_which() -> None:
    playing = Playing(DUEL_LESSON)
    playing.play(((2, "step:7"), (2, "look:yes"), (2, "lay:hunter3")))
    his = witnessed(playing.state, 0)
    assert his[-1] == "laid:van_helsing:7"
    assert not [code for code in his if code.startswith("laid_face")]


@pytest.mark.rule("DUEL-060", "DUEL-066", "DUEL-069")
def test_the_card_played_pays_for_the_steps_and_wins_the_fight() -> None:
    assert (after(8)["revealed"], after(8)["steps"]) == ("vampire1", 2)
    card = FACTS["cards"]["vh_widerstand"]
    assert (card["move"], card["strength"], card["bar"]) == (5, 2, "green")
    assert happened(9) == ["used:vh_widerstand", "fought:van_helsing:2:1:won"]
    assert set(choices(9)) == {"lay:hunter1", "lay:hunter2", "lay:hunter3", "lay:victim"}


@pytest.mark.rule("DUEL-100", "DUEL-104", "DUEL-149")
def test_special_action_and_barrier_leave_dracula_one_way() -> None:
    assert len(choices(10)) == 12
    assert all(code == "barrier:none" or ":green:" in code for code in choices(11))
    playing = Playing(DUEL_LESSON)
    for step in DUEL_LESSON.steps[:11]:
        if step.want is not None:
            playing.play(((2, step.want),))
    asked = whitby.pending(playing.state)
    assert asked is not None
    assert asked.codes() == ["step:7"]


@pytest.mark.rule("DUEL-072", "DUEL-073")
def test_dracula_falls_for_it_and_loses_a_life() -> None:
    assert happened(12)[-2:] == ["stepped:dracula:7", "revealed:dracula:7:hunter3"]
    assert frames(DUEL_LESSON)[11].seen.waiting == [0]
    assert "fought:dracula:1:3:lost" in happened(13)
    assert after(12)["sides"]["dracula"]["lives"] == 2
    assert after(13)["sides"]["dracula"]["lives"] == 1
    assert after(13)["barriers"]["yellow"] == "2-5"


@pytest.mark.rule("DUEL-054")
def test_the_amulet_is_passed_by() -> None:
    assert place(15, "1")["card"] == "amulet"
    assert happened(16) == ["passed_by:van_helsing:1"]
    assert set(choices(16)) == {"step:harbour", "step:2", "step:4", "stop"}
    assert after(19)["sides"]["van_helsing"]["lives"] == 3


@pytest.mark.rule("DUEL-062", "DUEL-065", "DUEL-087", "DUEL-096")
def test_the_fifth_coffin_wins_once_it_is_paid_for() -> None:
    assert (after(18)["revealed"], after(18)["steps"]) == ("coffin", 2)
    assert FACTS["cards"]["vh_kampfeslust"]["move"] == 2
    assert FACTS["cards"]["vh_gelassenheit"]["move"] == 1
    assert {"play:vh_gelassenheit", "use:vh_eingebung"} <= set(choices(18))
    assert happened(19)[:3] == [
        "played:vh_kampfeslust",
        "captured:van_helsing:5",
        "won:van_helsing:targets",
    ]
    assert (after(19)["winner"], after(19)["reason"]) == ("van_helsing", "targets")


def other_cards() -> Duel:
    """The same scene with other cards where the learner has not looked."""
    state = duel.late_in_the_hunt()
    names = {each["place"]: at for at, each in enumerate(after(1)["board"])}
    for one, other in (("5", "9"), ("harbour", "station"), ("6", "10"), ("8", "6")):
        here, there = names[one], names[other]
        state.board[here], state.board[there] = state.board[there], state.board[here]
    state.hand[0], state.hand[1] = 0, 1  # a vampire of strength 2 for one of strength 1,
    state.board[state.board.index(1)] = 0  # which is where the other one was
    swapped = 1 << FLUESTERN | 1 << ATEM  # one in his hand, one set aside
    state.ready = (state.ready[0] ^ swapped, state.ready[1])
    state.aside = (state.aside[0] ^ swapped, state.aside[1])
    return state


@pytest.mark.rule("DUEL-179")
def test_no_frame_before_the_end_betrays_a_hidden_card() -> None:
    twin = frames(replace(DUEL_LESSON, scene=other_cards))
    for frame, other in zip(frames(DUEL_LESSON)[:-1], twin[:-1], strict=True):
        assert frame.seen.view.to_json() == other.seen.view.to_json(), frame.say
        told = [event.code() for event in frame.seen.view.history]
        assert told == [event.code() for event in other.seen.view.history]
        assert frame.seen.waiting == other.seen.waiting
    assert after(19) != twin[-1].seen.view.to_json()
