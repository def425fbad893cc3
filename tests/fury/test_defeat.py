"""Defeated hunters: influence, the way to hospital, and what can be done there."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.board import LAND, PLACES, place
from whitby.games.fury.cards.table import HUNTERS, SEWARD
from whitby.games.fury.hunters.harm import Suffer
from whitby.games.fury.routes import by_rail, by_road, by_sea, to_cities

from .at_the_table import FuryTable, answer, dracula_in, ending, fought, played, scene, sees, sheet
from .in_play import Fight, befall, discards, facts, lying
from .readings import question
from .seats import DRACULA, GODALMING, MINA, VAN_HELSING
from .seats import SEWARD as SEWARD_SEAT


def fall(city: str, at: str = "dusk", **position: Any) -> FuryTable:
    """Dr. Seward is defeated by Dracula in a city."""
    hunters = {"seward": f"{city}", **position.pop("hunters", {})}
    whole: dict[str, Any] = {"at": at, "trail": [f"open {city}"], "hunters": hunters, **position}
    return fought(Fight(hurts=9), **whole)


def woken(**position: Any) -> FuryTable:
    """At dawn Dr. Seward, defeated the night before, wakes up in Rome."""
    hunters = {"seward": "defeated rome 4 damage 1 bite", **position.pop("hunters", {})}
    table = scene(at="dawn", hunters=hunters, **position)
    table.run()
    return table


def until(table: FuryTable, seat: int) -> FuryTable:
    """Let the others pass until this seat is to act."""
    while table.asked != (seat, "act"):
        table.play("pass")
    return table


@pytest.mark.rule("FURY-DEFEAT-01")
def test_dracula_is_defeated_out_of_combat_and_the_hunters_win_at_once() -> None:
    table = played(dracula_in("paris", damage=13), "dark_call")
    assert ending(table) == ("hunters", "defeat")
    assert facts(table, "encounters_drawn") == []


@pytest.mark.rule("FURY-DEFEAT-01")
def test_dracula_is_defeated_in_combat_and_the_hunters_win_at_once() -> None:
    table = fought(
        Fight(harm=3), at="dusk", damage=12, trail=["open paris"], hunters={"seward": "paris"}
    )
    assert ending(table) == ("hunters", "defeat")


@pytest.mark.rule("FURY-DEFEAT-02")
@pytest.mark.parametrize(
    ("fight", "wounds", "defeated"),
    [
        (Fight(hurts=4), 4, False),
        (Fight(hurts=4), 5, True),
        (Fight(hurts=4), 8, True),
        (Fight(bites=1), 8, False),
        (Fight(bites=2), 0, True),
    ],
)
def test_damage_or_a_bite_defeats_a_hunter(fight: Fight, wounds: int, defeated: bool) -> None:
    hunters = {"seward": f"paris {wounds} damage"}
    table = fought(fight, at="dusk", trail=["open paris"], hunters=hunters)
    assert bool(facts(table, "defeated")) is defeated


@pytest.mark.rule("FURY-DEFEAT-03", "FURY-WIN-07")
@pytest.mark.parametrize("despair", [0, 1, 2, 3])
def test_each_defeat_is_worth_2_influence_and_1_for_each_despair(despair: int) -> None:
    assert sees(fall("paris", despair=despair, influence=4))["influence"] == 6 + despair
    table = scene("seward", "paris 8 damage", despair=despair, hideout="nantes: rats")
    table.play("road:nantes", "ambush:2:rats")
    assert sees(table)["influence"] == 2 + despair


@pytest.mark.rule("FURY-DEFEAT-03")
def test_two_defeats_in_one_fight_score_twice() -> None:
    table = fall("paris", hunters={"van_helsing": "paris", "godalming": "paris"})
    assert facts(table, "defeated") == ["defeated:seward:paris", "defeated:van_helsing:paris"]
    assert sees(table)["influence"] == 4


@pytest.mark.rule("FURY-DEFEAT-03")
def test_influence_comes_before_the_hospital_is_chosen() -> None:
    table = fall("milan")
    assert table.asked == (DRACULA, "hospital")
    assert sees(table)["influence"] == 2
    assert ending(fall("milan", influence=11)) == ("dracula", "influence")


@pytest.mark.rule("FURY-DEFEAT-04")
@pytest.mark.parametrize(
    ("city", "hospital"),
    [
        ("lisbon", "madrid"),
        ("bordeaux", "madrid"),
        ("paris", "madrid"),
        ("naples", "rome"),
        ("venice", "rome"),
        ("rome", "rome"),
        ("munich", "budapest"),
        ("athens", "budapest"),
        ("strasbourg", "budapest"),
        ("castle_dracula", "budapest"),
    ],
)
def test_the_nearest_hospital_is_fixed_and_the_figure_is_gone(city: str, hospital: str) -> None:
    table = fall(city)
    assert facts(table, "hospital_fixed") == [f"hospital_fixed:seward:hospital_{hospital}"]
    assert sheet(table, "seward")["place"] is None
    assert sheet(table, "seward")["hospital"] == f"hospital_{hospital}"


@pytest.mark.rule("FURY-DEFEAT-04", "FURY-LOC-12")
def test_roadblocks_do_not_lengthen_the_way_to_hospital() -> None:
    table = fall("naples", roadblocks=["road-naples-rome", "road-bari-naples"])
    assert facts(table, "hospital_fixed") == ["hospital_fixed:seward:hospital_rome"]


@pytest.mark.rule("FURY-DEFEAT-05")
@pytest.mark.parametrize(
    ("city", "near"),
    [
        ("marseilles", ["madrid", "rome"]),
        ("milan", ["rome", "budapest"]),
        ("brussels", ["madrid", "budapest"]),
        ("geneva", ["madrid", "rome", "budapest"]),
    ],
)
def test_dracula_chooses_among_equally_near_hospitals_at_once(city: str, near: list[str]) -> None:
    table = fall(city)
    assert question(table) == (DRACULA, "hospital", [f"hospital:hospital_{name}" for name in near])
    table.play(f"hospital:hospital_{near[-1]}")
    for seat in (1, 2, 3, 4, 5, None):
        assert f"hospital_fixed:seward:hospital_{near[-1]}" in table.log(seat)
    assert sheet(table, "seward")["hospital"] == f"hospital_{near[-1]}"


@pytest.mark.rule("FURY-DEFEAT-06")
@pytest.mark.parametrize(
    ("city", "hospital"),
    [("london", "madrid"), ("galway", "madrid"), ("edinburgh", "madrid"), ("cagliari", "rome")],
)
def test_from_brittanica_to_madrid_and_from_cagliari_to_rome(city: str, hospital: str) -> None:
    table = fall(city)
    assert facts(table, "hospital_fixed") == [f"hospital_fixed:seward:hospital_{hospital}"]


@pytest.mark.rule("FURY-DEFEAT-07", "FURY-DELAY-09")
def test_at_the_next_dawn_the_hunter_lies_in_hospital_not_delayed() -> None:
    table = scene(
        "mina", "paris", at="night", hunters={"seward": "defeated rome"}, trail=["nantes"]
    )
    assert sheet(table, "seward")["place"] is None
    table.play("pass", "feed")
    assert sheet(table, "seward")["place"] == "hospital_rome"
    assert not sheet(table, "seward")["delayed"]
    answer(table, GODALMING, "act", "pass")
    assert table.asked == (SEWARD_SEAT, "act")


@pytest.mark.rule("FURY-DEFEAT-07")
def test_a_hunter_delayed_when_defeated_wakes_up_upright() -> None:
    table = fall("naples", hunters={"seward": "naples delayed bats"}, at="dusk")
    assert not sheet(table, "seward")["delayed"]
    assert not sheet(table, "seward")["bats"]


@pytest.mark.rule("FURY-DEFEAT-08", "FURY-DEFEAT-15")
def test_waking_up_costs_all_cards_face_up_and_heals_everything() -> None:
    table = woken(items={"seward": "2 dogs pistol"}, events={"seward": "hypnosis good_luck"})
    seen = sheet(table, "seward")
    assert (seen["health"], seen["bites"], seen["items"], seen["events"]) == (9, 0, [], [])
    assert (seen["open_item"], seen["open_event"]) == (None, None)
    assert discards(table, "items") == {"dogs": 2, "pistol": 1}
    assert discards(table, "events") == {"good_luck": 1, "hypnosis": 1}
    assert sees(table)["discards"]["events_face_down"] == 0


@pytest.mark.rule("FURY-DEFEAT-08", "FURY-DEFEAT-09")
def test_who_had_nothing_loses_nothing() -> None:
    assert facts(woken(), "hospitalised") == ["hospitalised:seward:hospital_rome"]
    assert facts(woken(), "items_lost", "events_lost", "tickets_lost") == []


@pytest.mark.rule("FURY-DEFEAT-08")
def test_until_dawn_the_cards_and_the_damage_stay() -> None:
    table = fall("naples", items={"seward": "dogs"}, tickets={"seward": "3-2"})
    assert sheet(table, "seward")["health"] == 0
    assert sheet(table, "seward", SEWARD_SEAT)["items"] == ["dogs"]
    assert sheet(table, "seward", SEWARD_SEAT)["tickets"] == ["3-2"]
    assert discards(table, "items") == {}


@pytest.mark.rule("FURY-DEFEAT-09")
@pytest.mark.parametrize(("option", "kept"), [("on", 0), ("off", 2)])
def test_tickets_are_lost_as_well_or_not_as_the_table_plays_it(option: str, kept: int) -> None:
    table = woken(options={"tickets_lost_on_defeat": option}, tickets={"seward": "3-2 1-0"})
    assert len(sheet(table, "seward")["tickets"]) == kept
    assert sees(table)["decks"]["tickets"] == 16 - kept
    assert len(facts(table, "tickets_lost")) == (kept == 0)


@pytest.mark.rule("FURY-DEFEAT-10", "FURY-ROUND-08")
def test_who_is_defeated_at_dusk_misses_the_night() -> None:
    table = played(fall("naples", at="dusk"), "pass")
    assert table.asked == (VAN_HELSING, "act")
    assert sees(table)["phase"] == "night"


@pytest.mark.rule("FURY-DEFEAT-10")
def test_who_is_defeated_at_dawn_misses_the_day_and_the_night() -> None:
    table = fall("naples", at="dawn", hunters={"mina": "paris"})
    acted: list[int] = []
    while sees(table)["phase"] != "dracula":
        acted.append(table.asked[0])
        table.play("pass")
    assert acted == [GODALMING, VAN_HELSING, MINA] * 2
    table.play("feed")
    assert sheet(table, "seward")["place"] == "hospital_rome"


@pytest.mark.rule("FURY-DEFEAT-11", "FURY-VAMP-08")
def test_the_card_of_a_defeated_vampire_is_discarded() -> None:
    table = fought(Fight(harm=6), "seward", "nantes", hideout="open nantes: new_vampire")
    table.play("search")
    assert discards(table) == {"new_vampire": 1}
    assert lying(table, 2) == []


@pytest.mark.rule("FURY-DEFEAT-12")
def test_an_absent_hunter_can_be_neither_chosen_nor_traded_with_nor_hurt() -> None:
    hunters = {"seward": "defeated rome", "mina": "rome", "van_helsing": "rome"}
    table = scene(
        turn="van_helsing",
        hunters=hunters,
        items={"seward": "dogs"},
        events={"seward": "hypnosis", "mina": "good_luck"},
        tickets={"seward": "3-2"},
    )
    assert [code for code in table.codes if code.startswith(("trade", "lead"))] == ["lead:mina"]
    table = scene(turn="mina", hunters=hunters)
    assert [code for code in table.codes if code.startswith("bond")] == [
        "bond:godalming",
        "bond:van_helsing",
        "bond:mina",
    ]
    befall(table, Suffer(SEWARD, 3))
    assert sheet(table, "seward")["health"] == 9
    assert facts(table, "suffered") == []


@pytest.mark.rule("FURY-DEFEAT-13")
def test_after_a_defeat_at_sea_dracula_chooses_any_hospital() -> None:
    table = scene("seward", "black_sea")
    befall(table, Suffer(SEWARD, 9))
    assert table.asked == (DRACULA, "hospital")
    assert table.codes == [f"hospital:hospital_{name}" for name in ("madrid", "rome", "budapest")]


@pytest.mark.rule("FURY-DEFEAT-14")
@pytest.mark.parametrize("hospital", ["madrid", "rome", "budapest"])
def test_a_defeat_in_hospital_leads_to_the_same_one(hospital: str) -> None:
    table = scene(turn="mina", hunters={"seward": f"hospital_{hospital}"}, influence=1)
    befall(table, Suffer(SEWARD, 9))
    assert facts(table, "hospital_fixed") == [f"hospital_fixed:seward:hospital_{hospital}"]
    assert sees(table)["influence"] == 3


@pytest.mark.rule("FURY-DEFEAT-17")
def test_a_hunter_defeated_by_the_first_ambush_is_not_ambushed_again() -> None:
    table = scene("seward", "paris 8 damage", hideout="nantes: rats, bats")
    table.play("road:nantes", "ambush:2:rats")
    assert table.asked == (VAN_HELSING, "act")


@pytest.mark.rule("FURY-DEFEAT-17")
def test_a_hunter_defeated_where_the_bats_brought_him_is_not_delayed() -> None:
    table = scene("seward", "paris bats 8 damage", hideout="nantes: rats")
    table.play("drive:nantes", "ambush:2:rats")
    assert facts(table, "delayed", "defeated") == ["defeated:seward:nantes"]


@pytest.mark.rule("FURY-HOSP-01")
def test_three_cities_have_a_hospital() -> None:
    found = {at: to_cities(place(at)) for at in PLACES if at.startswith("hospital")}
    assert found == {
        "hospital_madrid": [place("madrid")],
        "hospital_rome": [place("rome")],
        "hospital_budapest": [place("budapest")],
    }


@pytest.mark.rule("FURY-HOSP-02")
def test_no_way_leads_into_a_hospital() -> None:
    for at in range(LAND):
        ends = [*by_road(at), *by_rail(at, 3, 3), *by_sea(at), *to_cities(at)]
        assert not [PLACES[there] for there in ends if "hospital" in PLACES[there]]
    table = scene("mina", "rome", tickets="3-2")
    assert not [code for code in table.codes if "hospital" in code]


@pytest.mark.rule("FURY-HOSP-03", "FURY-HOSP-05", "FURY-HOSP-12")
def test_in_hospital_by_day_there_is_supply_the_way_out_and_passing() -> None:
    table = scene(
        "mina",
        "hospital_rome 3 damage",
        hunters={"seward": "rome"},
        items="dogs",
        tickets="3-2",
        hideout="open rome: rats",
    )
    assert table.codes == ["leave:rome", "supply", "pass"]
    table.play("leave:rome")
    assert sheet(table, "mina")["place"] == "rome"


@pytest.mark.rule("FURY-HOSP-05", "FURY-HOSP-03")
def test_nobody_leaves_a_hospital_by_night() -> None:
    table = scene("mina", "hospital_rome 3 damage", at="night")
    assert table.codes == ["supply", "pass"]


@pytest.mark.rule("FURY-HOSP-03", "FURY-TRADE-06")
def test_van_helsing_leads_nobody_from_his_bed() -> None:
    hunters = {"van_helsing": "hospital_rome", "mina": "rome"}
    table = scene(turn="van_helsing", hunters=hunters, events={"van_helsing": "hypnosis"})
    assert table.codes == ["leave:rome", "supply", "pass"]


@pytest.mark.rule("FURY-HOSP-04")
@pytest.mark.parametrize("name", HUNTERS)
@pytest.mark.parametrize("at", ["day", "night"])
def test_hospital_supply_is_one_item_and_no_event(name: str, at: str) -> None:
    table = played(scene(name, "hospital_rome", at=at), "supply")
    seen = sheet(table, name)
    assert (len(seen["items"]), len(seen["events"])) == (1, 0)
    assert facts(table, "event_thrown", "event_to_dracula") == []


@pytest.mark.rule("FURY-HOSP-04")
def test_hospital_supply_heeds_the_limit_of_the_hand() -> None:
    table = played(scene("mina", "hospital_rome", items="3 dogs"), "supply")
    assert table.asked == (MINA, "item_limit")


@pytest.mark.rule("FURY-HOSP-04", "FURY-ACTION-13")
def test_hospital_supply_is_not_offered_when_no_item_is_left() -> None:
    held = {
        "godalming": "4 dogs 2 crucifix 3 fast_horses 3 garlic 3 garlic_wreath",
        "seward": "3 heavenly_host 3 holy_bullets 2 holy_circle 3 knife",
        "van_helsing": "4 pistol 4 rifle 4 stake",
    }
    table = scene("mina", "hospital_rome", items=held)
    assert table.codes == ["leave:rome", "pass"]


@pytest.mark.rule("FURY-HOSP-06", "FURY-HOSP-08")
def test_a_hunter_in_hospital_is_not_in_the_city_for_trade_and_bond() -> None:
    items = {"mina": "dogs", "seward": "stake"}
    table = scene("mina", "rome", hunters={"seward": "hospital_rome"}, items=items)
    assert not {"trade:seward", "bond:seward"} & set(table.codes)
    assert "bond:mina" in table.codes


@pytest.mark.rule("FURY-HOSP-08")
def test_who_rests_in_the_city_has_no_use_of_a_doctor_in_hospital() -> None:
    table = played(scene("mina", "rome 4 damage", hunters={"seward": "hospital_rome"}), "rest")
    assert sheet(table, "mina")["health"] == 6


@pytest.mark.rule("FURY-HOSP-07", "FURY-TIME-05")
@pytest.mark.parametrize("at", ["dawn", "dusk"])
def test_a_hunter_in_hospital_does_not_fight_in_the_city(at: str) -> None:
    table = scene(at=at, trail=["open rome"], hunters={"seward": "hospital_rome", "mina": "rome"})
    assert facts(table, "fight") == ["fight:mina"]
    table = scene(at=at, trail=["open rome"], hunters={"seward": "hospital_rome"})
    assert facts(table, "fight") == []


@pytest.mark.rule("FURY-HOSP-07")
@pytest.mark.parametrize("card", ["wolves", "szgany_mob", "unnatural_fog"])
def test_a_hunter_in_hospital_is_untouched_by_encounters_in_the_city(card: str) -> None:
    hunters = {"seward": "hospital_rome"}
    items = {"seward": "dogs"}
    table = scene("mina", "rome", hunters=hunters, items=items, hideout=f"open rome: {card}")
    table.play("search")
    assert not [line for line in facts(table, "suffered", "delayed") if "seward" in line]
    assert table.asked != (SEWARD_SEAT, "mob")


@pytest.mark.rule("FURY-HOSP-07", "FURY-VAMP-11")
def test_a_hunter_in_hospital_cannot_join_a_fight_in_the_city() -> None:
    table = scene(
        "mina", "rome", hunters={"seward": "hospital_rome"}, hideout="open rome: new_vampire"
    )
    table.play("search")
    assert facts(table, "vampire_fight") == ["vampire_fight:new_vampire:mina"]


@pytest.mark.rule("FURY-HOSP-09")
def test_a_hunter_in_hospital_turns_up_no_card_of_the_city() -> None:
    table = scene(at="dawn", hunters={"seward": "defeated rome"}, trail=["rome: rats"])
    assert sheet(table, "seward")["place"] == "hospital_rome"
    assert facts(table, "found", "dracula_found", "fight", "ambushed") == []
    assert sees(table)["trail"][0]["place"] == "?"
    assert sees(table)["dracula"]["place"] is None


@pytest.mark.rule("FURY-HOSP-10")
def test_who_leaves_a_hospital_enters_the_city_like_anybody() -> None:
    table = played(scene("mina", "hospital_rome", hideout="rome: rats"), "leave:rome")
    assert "found:2:rome" in table.log(None)
    answer(table, DRACULA, "ambush", "ambush:2:rats")
    assert sheet(table, "mina")["health"] == 7


@pytest.mark.rule("FURY-HOSP-11")
def test_dracula_may_enter_a_city_whose_hospital_holds_a_hunter() -> None:
    table = dracula_in("naples", hunters={"seward": "hospital_rome"}, pack="bats")
    table.play("go:rome", "lay:bats")
    assert sees(table)["trail"][0]["place"] == "?"
    assert sees(table)["dracula"]["place"] is None
    assert facts(table, "laid_open") == []
    assert lying(table, 1) == [("bats", False, 0)]


@pytest.mark.rule("FURY-HOSP-12")
def test_a_hunter_in_hospital_may_pass() -> None:
    table = played(scene("mina", "hospital_rome"), "pass")
    assert sheet(table, "mina")["place"] == "hospital_rome"


@pytest.mark.rule("FURY-HOSP-13")
def test_fog_in_the_city_keeps_a_hunter_in_hospital() -> None:
    table = scene("mina", "hospital_rome", fog="rome")
    assert table.codes == ["supply", "pass"]
    table = scene("mina", "hospital_rome", fog="naples")
    assert "leave:rome" in table.codes


@pytest.mark.rule("FURY-HOSP-15")
def test_from_a_hospital_an_effect_leads_to_its_own_city_alone_and_not_into_fog() -> None:
    assert to_cities(place("hospital_rome")) == [place("rome")]
    assert to_cities(place("hospital_rome"), (place("rome"),)) == []


@pytest.mark.rule("FURY-HOSP-09", "FURY-HOSP-10")
def test_dracula_in_the_city_is_found_only_by_who_gets_up() -> None:
    table = until(woken(trail=["rome"]), SEWARD_SEAT)
    assert sees(table)["dracula"]["place"] is None
    table.play("leave:rome")
    assert sees(table)["dracula"]["place"] == "rome"
