"""Nosferatu's lesson: what its text claims is what happens in the game."""

from dataclasses import replace
from typing import Any

import pytest

from whitby.games.nosferatu.state import Nosferatu
from whitby.lessons import nosferatu
from whitby.lessons.nosferatu import (
    ANNA,
    BRUNO,
    CLARA,
    CLOCK,
    DANIEL,
    DRAWS,
    ELSA,
    NOSFERATU_LESSON,
)
from whitby.lessons.script import Moves, frames


def after(number: int) -> Any:
    """The learner's view in frame `number`."""
    return frames(NOSFERATU_LESSON)[number - 1].seen.view.to_json()


def happened(number: int) -> list[str]:
    """What is new in frame `number`."""
    told = [event.code() for event in frames(NOSFERATU_LESSON)[number - 1].seen.view.history]
    return told[len(frames(NOSFERATU_LESSON)[number - 2].seen.view.history) :]


def choices(number: int) -> list[str]:
    """What the learner may choose in frame `number`."""
    decision = frames(NOSFERATU_LESSON)[number - 1].seen.decision
    assert decision is not None
    return decision.codes()


def seat(name: str) -> int:
    """The seat of the person with this name."""
    return NOSFERATU_LESSON.names.index(name) + 1


def test_everybody_sits_where_the_script_says() -> None:
    names = ("Anna", "Bruno", "Clara", "Daniel", "Elsa")
    assert [seat(name) for name in names] == [ANNA, BRUNO, CLARA, DANIEL, ELSA]
    assert NOSFERATU_LESSON.seat == CLARA


@pytest.mark.rule("NOSF-15", "NOSF-17", "NOSF-117")
def test_the_learner_knows_renfield_and_himself() -> None:
    assert after(1)["characters"] == ["renfield", "?", "hunter", "?", "?"]
    assert after(1)["renfield"] == ANNA
    assert after(3)["holder"] == BRUNO


@pytest.mark.rule("NOSF-30", "NOSF-33", "NOSF-34", "NOSF-35")
def test_draw_discard_give() -> None:
    assert happened(5)[:2] == [f"discarded:{BRUNO}:rumour", f"gave_unseen:{BRUNO}"]
    assert happened(5)[-2:] == [f"drew:{CLARA}:bite", f"drew:{CLARA}:component"]
    assert "discard:bite" in choices(6)
    assert choices(7) == ["give:rumour", "give:component"]


@pytest.mark.rule("NOSF-12", "NOSF-36", "NOSF-37")
def test_a_night_of_the_clock_passes_the_turn_on() -> None:
    assert happened(8)[1] == f"clock:{CLARA}:night"
    clock = after(7)["clock"]
    assert (clock["face_down"], clock["nights_face_down"]) == (6, 5)
    assert frames(NOSFERATU_LESSON)[7].seen.waiting == [DANIEL - 1]


@pytest.mark.rule("NOSF-51", "NOSF-53", "NOSF-70", "NOSF-71")
def test_only_components_bring_a_ritual_and_the_mirror_shows_the_learner() -> None:
    assert happened(9)[-2:] == [f"clock:{ELSA}:dawn", "announced:2"]
    assert happened(10) == [f"ritual:{BRUNO}:mirror", f"revealed:{CLARA}:hunter"]
    assert after(10)["revealed"][CLARA - 1]


@pytest.mark.rule("NOSF-85", "NOSF-88", "NOSF-90")
def test_after_dawn_the_stake_is_passed_to_the_learner() -> None:
    assert happened(11)[0] == f"stake_passed:{BRUNO}:{CLARA}"
    assert (after(11)["holder"], after(11)["round"]) == (CLARA, 2)
    assert f"drew:{CLARA}:night" in happened(11)


@pytest.mark.rule("NOSF-36", "NOSF-37", "NOSF-52")
def test_two_cards_in_the_pile_leave_no_doubt() -> None:
    assert choices(13) == ["give:rumour", "give:component"]
    assert happened(14)[0] == f"gave:{CLARA}:component"
    assert not [code for code in happened(14) if code.startswith(f"clock:{CLARA}")]
    assert f"discarded:{DANIEL}:component" in happened(14)
    assert f"clock:{DANIEL}:dawn" in happened(14)
    assert "announced:1" in happened(14)
    assert after(14)["pile"] == {"size": 2, "cards": None, "case": 1}
    assert [given is not None for given in after(14)["given"]] == [False, False, True, True, False]
    assert after(14) == after(15)


@pytest.mark.rule("NOSF-56", "NOSF-59", "NOSF-69")
def test_the_bite_is_laid_before_the_learner() -> None:
    assert after(16)["bites"] == [0, 0, 1, 0, 0]
    assert choices(16) == ["slide:rumour", "slide:component"]
    assert f"slid:{CLARA}:rumour" in happened(17)


@pytest.mark.rule("NOSF-112", "NOSF-118")
def test_daniel_accuses_somebody_who_has_given_nothing() -> None:
    assert happened(17)[-1] == f"claimed:{DANIEL}:claim:suspect:{BRUNO}"
    assert after(17)["given"][BRUNO - 1] is None


@pytest.mark.rule("NOSF-85", "NOSF-100")
def test_the_stake_strikes_the_vampire() -> None:
    assert {f"kill:{DANIEL}", f"kill:{ELSA}", f"pass:{DANIEL}"} <= set(choices(18))
    assert happened(19)[:3] == [
        f"killed:{CLARA}:{DANIEL}",
        f"revealed:{DANIEL}:vampire",
        "won:hunters:stake",
    ]
    assert after(19)["winner"] == "hunters"


def other_cards() -> Nosferatu:
    """The same table with other cards in the others' hands."""
    laid = [*DRAWS]
    laid[0] = "bite component"  # Bruno, who keeps what he had
    laid[2], laid[6] = "component rumour", "bite night"  # Daniel
    laid[3], laid[7] = "component component", "night night"  # Elsa
    laid[9] = "component component"  # Daniel again
    return nosferatu.laid_out(laid, CLOCK)


@pytest.mark.rule("NOSF-111", "NOSF-117")
def test_no_frame_before_the_end_betrays_a_reserve_or_the_vampire() -> None:
    # in the twin world Elsa is the Vampire, and Daniel a Hunter who plays as badly
    opening: Moves = ((ANNA, f"vampire:{ELSA}"), (ANNA, f"stake:{BRUNO}"))
    twin = frames(replace(NOSFERATU_LESSON, scene=other_cards, opening=opening))
    for frame, other in zip(frames(NOSFERATU_LESSON)[:-1], twin[:-1], strict=True):
        assert frame.seen.view.to_json() == other.seen.view.to_json(), frame.say
        told = [event.code() for event in frame.seen.view.history]
        assert told == [event.code() for event in other.seen.view.history]
        assert frame.seen.waiting == other.seen.waiting
    assert twin[-1].seen.view.to_json()["winner"] == "evil"
