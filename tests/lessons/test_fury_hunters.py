"""The hunters' lesson of Fury of Dracula: what its text claims is what happens in the game."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from lessons.followed import Followed
from whitby.games.fury.game import FURY
from whitby.games.fury.scene_cards import Position
from whitby.games.fury.state.fury import Fury
from whitby.lessons.fury_hunters import FURY_HUNTERS_LESSON, POSITION

LESSON = Followed(FURY_HUNTERS_LESSON)
FACTS: Any = FURY.facts({})
PLACES = FACTS["places"]
FIGHTS = FACTS["fights"]


@pytest.mark.rule("FURY-COMP-12", "FURY-WIN-01", "FURY-WIN-02")
def test_how_both_sides_stand() -> None:
    seen = LESSON.view(1)
    assert (seen["dracula"]["damage"], seen["influence"], seen["despair"]) == (12, 6, 1)
    assert FACTS["dracula"]["health"] == 15
    assert {hunter["seat"] for hunter in seen["hunters"].values()} == {FURY_HUNTERS_LESSON.seat}


@pytest.mark.rule("FURY-TRAIL-01", "FURY-HIDEOUT-04", "FURY-CURLOC-03")
def test_the_trail_shows_bordeaux_and_backs() -> None:
    seen = LESSON.view(4)
    assert [spot["place"] for spot in seen["trail"]] == ["?"] * 5 + ["bordeaux"]
    assert seen["dracula"]["place"] is None


@pytest.mark.rule("FURY-MOVE-03", "FURY-MOVE-06", "FURY-AMBUSH-03")
def test_a_step_to_geneva_turns_up_its_card() -> None:
    assert LESSON.happened(6) == ["road:godalming:geneva", "found:4:geneva"]
    assert LESSON.view(6)["trail"][3]["encounters"] == [{"card": "?", "open": False, "damage": 0}]


@pytest.mark.rule("FURY-SUPPLY-01", "FURY-SUPPLY-03", "FURY-INFO-13")
def test_supply_brings_an_item_and_the_top_event() -> None:
    assert LESSON.view(7)["event_on_top"] == "hunters"
    assert PLACES["milan"]["size"] == "large"
    assert {"drew_item:seward:garlic", "drew_event:seward:local_rumours"} <= set(LESSON.happened(8))
    assert LESSON.happened(8)[-2:] == ["found:2:munich", "found:3:zurich"]


@pytest.mark.rule("FURY-DPHASE-07", "FURY-DPHASE-10", "FURY-HIDE-07")
def test_from_munich_he_can_only_have_gone_to_three_cities() -> None:
    seen = LESSON.view(8)
    roads = set(PLACES["munich"]["neighbours"])
    known = {spot["place"] for spot in seen["trail"]}  # cards on the trail are not in the deck
    occupied = {hunter["place"] for hunter in seen["hunters"].values()}
    rumoured = set(PLACES["milan"]["neighbours"])  # would have been revealed
    assert roads - known - occupied - rumoured == {"nuremberg", "vienna", "zagreb"}


@pytest.mark.rule("FURY-TICKET-01", "FURY-TICKET-02", "FURY-RAIL-04")
def test_the_ticket_is_the_best_there_is() -> None:
    assert LESSON.choices(10) == ["keep", "return:3-2"]
    best = max(FACTS["tickets"].values(), key=lambda ticket: (ticket["white"], ticket["yellow"]))
    assert best == FACTS["tickets"]["3-2"]


@pytest.mark.rule("FURY-ACTION-12", "FURY-REGION-02")
def test_only_van_helsings_region_settles_it() -> None:
    region = {name: PLACES[name]["region"] for name in ("nuremberg", "vienna", "zagreb")}
    hunters = LESSON.view(11)["hunters"]
    where = {name: PLACES[hunter["place"]]["region"] for name, hunter in hunters.items()}
    assert where["van_helsing"] == region["nuremberg"]
    assert where["van_helsing"] not in (region["vienna"], region["zagreb"])
    others = {where[name] for name in ("godalming", "seward", "mina")}
    assert not others & set(region.values())
    assert "road:nuremberg" not in LESSON.choices(11)
    assert LESSON.happened(12)[0] == "bond:mina:germania:yes"


@pytest.mark.rule("FURY-ACTION-03", "FURY-SEARCH-01", "FURY-ENC-08")
def test_by_night_nobody_moves_but_geneva_can_be_searched() -> None:
    assert LESSON.view(12)["phase"] == "night"
    assert LESSON.choices(12) == ["reserve", "search", "supply", "pass"]
    assert "suffered:godalming:2:9" in LESSON.happened(13)
    assert LESSON.happened(14) == ["showed:godalming:pistol", "encounter_discarded:rats"]
    assert LESSON.view(14)["hunters"]["godalming"]["items"] == ["pistol"]


@pytest.mark.rule("FURY-REST-03", "FURY-SUPPLY-05")
def test_the_doctor_recovers_two() -> None:
    assert LESSON.happened(15) == ["rested:seward", "recovered:seward:2:8"]


@pytest.mark.rule("FURY-FEED-01", "FURY-FEED-02", "FURY-POWER-04", "FURY-DPHASE-02")
def test_dracula_feeds_and_stays() -> None:
    assert {"power:feed", "dracula_recovered:3:6"} <= set(LESSON.happened(16))
    seen = LESSON.view(16)
    assert (seen["day"], seen["phase"], seen["trail"][0]["power"]) == ("thursday", "day", "feed")
    assert seen["trail"][2]["place"] == "munich"  # one space further


@pytest.mark.rule("FURY-RAIL-03", "FURY-RAIL-05", "FURY-RAIL-08")
def test_the_train_passes_frankfurt_and_leipzig() -> None:
    assert "road:nuremberg" not in LESSON.choices(17)
    assert {"ride:frankfurt", "ride:leipzig", "ride:nuremberg"} <= set(LESSON.choices(18))
    whites = [set(link["ends"]) for link in FACTS["links"].values() if link["way"] == "white"]
    stops = ["cologne", "frankfurt", "leipzig", "nuremberg"]
    assert all({*pair} in whites for pair in pairwise(stops))
    assert LESSON.happened(19)[-1] == "dracula_found:nuremberg"
    assert "road:nuremberg" not in LESSON.choices(19)  # Mina is too far away


@pytest.mark.rule("FURY-TIME-05", "FURY-TIME-06", "FURY-COMBAT-02", "FURY-COMBAT-15")
def test_a_round_of_combat() -> None:
    assert LESSON.view(20)["phase"] == "dusk"
    assert LESSON.view(20)["fighting"] == ["van_helsing"]
    cancels = {name: set(FIGHTS[name]["cancels"]) for name in ("pistol", "punch", "knife")}
    assert cancels["pistol"] == {"claws", "plotting"}
    assert cancels["punch"] == {"mesmerize", "plotting"}
    assert "escape_as_bat" in cancels["knife"]
    assert {"struck_out:claws", "dracula_suffered:2:4"} <= set(LESSON.happened(22))


@pytest.mark.rule("FURY-COMBAT-34", "FURY-ESCAPE-01", "FURY-ESCAPE-02", "FURY-ESCAPE-07")
def test_the_knife_stops_the_bat() -> None:
    assert "fight_with:van_helsing:pistol" not in LESSON.choices(22)
    assert {"struck_out:mesmerize", "dracula_suffered:1:3"} <= set(LESSON.happened(23))
    able = [code.rpartition(":")[2] for code in LESSON.choices(23)]
    bars = [name for name in able if "escape_as_bat" in FIGHTS[name]["cancels"]]
    assert bars == ["knife"]
    assert LESSON.happened(24)[-3:] == [
        "struck_out:escape_as_bat",
        "dracula_suffered:3:0",
        "won:hunters:defeat",
    ]


def told(position: Position) -> Any:
    """The lesson in another world."""

    def scene() -> Fury:
        return FURY.scene(players=2, **position).state

    return replace(FURY_HUNTERS_LESSON, scene=scene)


@pytest.mark.rule("FURY-CURLOC-03", "FURY-HIDEOUT-04")
def test_nothing_betrays_dracula_before_mina_asks() -> None:
    trail = ["vienna: hoax", *POSITION["trail"][1:]]
    steps = FURY_HUNTERS_LESSON.steps[:12]
    twin = replace(told({**POSITION, "trail": trail}), steps=steps)
    assert LESSON.tells_apart(twin, 11) == []
    assert LESSON.tells_apart(twin, 12) == ["lesson-fury-hunters-12"]


@pytest.mark.rule("FURY-ENC-03", "FURY-COMBAT-09", "FURY-INFO-12")
def test_no_frame_before_the_end_betrays_what_lies_face_down() -> None:
    twin = told(
        {
            **POSITION,
            "trail": [
                "nuremberg: aristocratic_vampire",
                "munich: wolves",
                "zurich: new_vampire",
                "geneva: rats",
                "toulouse: spy",
                "open bordeaux",
            ],
            "pack": "bats hoax saboteur spy reckless_vampire",
            "draws": {
                **POSITION["draws"],
                "combat": "claws mesmerize escape_as_bat claws plotting strength fangs",
            },
        }
    )
    assert LESSON.tells_apart(twin, len(FURY_HUNTERS_LESSON.steps) - 1) == []
