"""Dracula's lesson of Fury of Dracula: what its text claims is what happens in the game."""

from dataclasses import replace
from typing import Any

import pytest

from lessons.followed import Followed
from whitby.games.fury.game import FURY
from whitby.games.fury.scene_cards import Position
from whitby.games.fury.state.fury import Fury
from whitby.lessons.fury_dracula import FURY_DRACULA_LESSON, POSITION

LESSON = Followed(FURY_DRACULA_LESSON)
FACTS: Any = FURY.facts({})
PLACES = FACTS["places"]


def laid(number: int) -> list[str | None]:
    """The places on the trail, as the learner sees them."""
    return [None if spot is None else spot["place"] for spot in LESSON.view(number)["trail"]]


@pytest.mark.rule("FURY-DPHASE-02", "FURY-DPHASE-03", "FURY-HIDEOUT-04")
def test_the_trail_has_moved_on_and_venice_has_left_it() -> None:
    seen = LESSON.view(4)
    assert (seen["influence"], seen["dracula"]["place"]) == (7, "vienna")
    assert laid(4)[:2] == [None, "vienna"]
    assert seen["leaving"]["place"] == "venice"


@pytest.mark.rule("FURY-LAIR-02", "FURY-LAIR-04", "FURY-ENCSTEP-05")
def test_a_lair_takes_one_more_encounter() -> None:
    assert LESSON.choices(4) == ["make_lair:1", "let_go"]
    held = [encounter["card"] for encounter in LESSON.view(6)["lairs"][0]["encounters"]]
    assert held == ["bats", "saboteur"]
    assert "drew_encounters:desecrated_soil" in LESSON.happened(6)


@pytest.mark.rule("FURY-DPHASE-05", "FURY-DPHASE-07", "FURY-MOVE-01")
def test_no_hunter_can_reach_prague_the_next_day() -> None:
    seen = LESSON.view(6)
    hunters = seen["hunters"].values()
    assert not {hunter["place"] for hunter in hunters} & set(PLACES["prague"]["neighbours"])
    assert not [hunter["tickets"] for hunter in hunters if hunter["tickets"]]
    assert laid(7)[0] == "prague"


@pytest.mark.rule("FURY-ENCSTEP-01", "FURY-WIN-05")
def test_a_vampire_is_placed_in_prague() -> None:
    assert "laid_encounter:1:aristocratic_vampire" in LESSON.happened(8)
    assert FACTS["encounters"]["aristocratic_vampire"]["influence"] == 4


@pytest.mark.rule("FURY-DESPAIR-01", "FURY-DESPAIR-02", "FURY-DESPAIR-05", "FURY-DESPAIR-06")
def test_monday_brings_despair_and_a_rumour() -> None:
    assert LESSON.happened(8)[-3:] == ["day:monday:2", "despair:1", "rumour_gained:1"]


@pytest.mark.rule("FURY-AMBUSH-01", "FURY-AMBUSH-03", "FURY-AMBUSH-06")
def test_the_wolves_cost_godalming_four() -> None:
    assert LESSON.choices(9) == ["ambush:3:wolves", "no_ambush"]
    assert LESSON.view(9)["trail"][2]["place"] == "zagreb"  # two nights ago
    assert LESSON.happened(10)[1:] == ["suffered:godalming:4:7", "encounter_discarded:wolves"]
    assert LESSON.view(10)["dracula"]["place"] == "prague"


@pytest.mark.rule("FURY-HIDE-01", "FURY-HIDE-04", "FURY-HIDE-05", "FURY-HIDE-10")
def test_hide_looks_like_land() -> None:
    assert LESSON.view(11)["hunters"]["van_helsing"]["place"] == "berlin"
    assert "berlin" in PLACES["prague"]["neighbours"]
    assert LESSON.happened(12) == ["laid:land", "hid"]
    assert LESSON.view(12)["dracula"]["place"] == "prague"
    assert FACTS["encounters"]["hoax"]["ambush"] is False


@pytest.mark.rule("FURY-RUMOR-02", "FURY-RUMOR-04")
def test_a_rumour_lies_with_the_vampire() -> None:
    assert LESSON.choices(13) == ["rumour:1", "rumour:2", "rumour:3", "no_rumour"]
    assert laid(13)[1] == "prague"
    vampires = [
        at
        for at, spot in enumerate(LESSON.view(13)["trail"][:3], 1)
        if any("vampire" in encounter["card"] for encounter in spot["encounters"])
    ]
    assert vampires == [2]


@pytest.mark.rule("FURY-HIDE-07", "FURY-MOVE-07", "FURY-AMBUSH-13")
def test_van_helsing_finds_him() -> None:
    assert LESSON.happened(14)[-3:] == ["found:2:prague", "dracula_found:prague", "found_hide:1"]


@pytest.mark.rule("FURY-COMBAT-02", "FURY-COMBAT-04", "FURY-COMBAT-15")
def test_claws_do_four_damage_by_night() -> None:
    assert LESSON.view(15)["phase"] == "dusk"
    told = LESSON.happened(16)
    assert {"suffered:van_helsing:2:6", "suffered:van_helsing:2:4"} <= set(told)
    assert "dracula_suffered:1:10" in told
    assert {"dracula_recovered:2:12", "suffered:van_helsing:2:2"} <= set(LESSON.happened(17))


@pytest.mark.rule("FURY-ESCAPE-01", "FURY-ESCAPE-02", "FURY-ESCAPE-09", "FURY-ESCAPE-10")
def test_the_bat_flies_to_leipzig_and_prague_is_given_up() -> None:
    assert LESSON.view(17)["despair"] == 1
    assert {"fly:leipzig", "stay_here"} <= set(LESSON.choices(18))
    assert {"rumour_gone", "flew_to:leipzig", "combat_ended"} <= set(LESSON.happened(19))
    assert LESSON.view(19)["dracula"]["place"] == "leipzig"
    assert "prague" not in laid(19)
    assert not LESSON.view(19)["trail"][1]["encounters"]


@pytest.mark.rule("FURY-MATURE-07", "FURY-RUMOR-04", "FURY-WIN-01", "FURY-LAIR-17")
def test_the_new_vampire_wins_the_game() -> None:
    assert LESSON.choices(20) == ["make_lair:2", "mature:new_vampire", "let_go"]
    leaving = LESSON.view(20)["leaving"]
    assert (leaving["place"], leaving["rumour"]) == ("valona", True)
    assert LESSON.happened(21)[-2:] == ["influence:6:13", "won:dracula:influence"]


def other_hands() -> Fury:
    """The same scene with other cards where Dracula cannot see them."""
    position: Position = {**POSITION, "draws": {**POSITION["draws"], "tickets": "3-2"}}
    return FURY.scene(players=2, seed=7, **position).state


@pytest.mark.rule("FURY-TICKET-01", "FURY-TICKET-07")
def test_no_frame_before_the_end_betrays_a_ticket() -> None:
    twin = replace(FURY_DRACULA_LESSON, scene=other_hands)
    assert LESSON.tells_apart(twin, len(FURY_DRACULA_LESSON.steps) - 1) == []
