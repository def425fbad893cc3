"""What is in the box, and which text governs (FURY-GOLD, FURY-COMP)."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.cards.table import BITE_SPACES, COMBAT, COMBAT_COPIES, HUNTERS, POWERS
from whitby.games.fury.ending import HurtDracula
from whitby.games.fury.hunters.harm import Suffer
from whitby.games.fury.tokens import consecrate, put_host, put_storm

from .at_the_table import GAME, dracula_in, ending, played, scene, sees, sheet
from .combats import clash, combat
from .readings import can_fight_with, said
from .seats import EVERYONE

BOX: dict[str, Any] = GAME.facts({})


def copies(deck: str) -> int:
    """How many cards a deck in the box has."""
    cards: dict[str, dict[str, int]] = BOX[deck]
    return sum(card["copies"] for card in cards.values())


@pytest.mark.rule("FURY-GOLD-01")
def test_the_reference_governs_where_the_first_booklet_knows_no_passing() -> None:
    assert "pass" in scene("godalming", "paris").codes


@pytest.mark.rule("FURY-GOLD-02")
def test_the_text_of_a_card_governs_so_a_hideout_yields_one_matured_vampire() -> None:
    trail = ["galway", "", "", "", "", "paris: new_vampire, reckless_vampire"]
    table = played(dracula_in(*trail), "mature:new_vampire")
    assert table.asked == (1, "travel")
    assert sees(table)["influence"] == 3


@pytest.mark.rule("FURY-GOLD-04")
def test_what_may_be_done_can_be_declined_and_what_must_be_done_cannot() -> None:
    table = played(scene("godalming", "paris", hideout="nantes: rats"), "road:nantes")
    assert "no_ambush" in table.codes
    table = dracula_in("galway", pack="2 rats 2 bats hoax")
    assert "pass" not in table.codes
    table.play("go:dublin")
    assert table.codes == ["lay:bats", "lay:hoax", "lay:rats"]


@pytest.mark.rule("FURY-GOLD-04")
def test_impossible_parts_of_an_effect_are_skipped() -> None:
    table = scene("godalming", "paris", fog="4 rome", hideout="nantes: unnatural_fog")
    table.play("road:nantes", "ambush:2:unnatural_fog")
    assert sees(table)["fog"] == ["rome"] * 4
    assert sheet(table, "godalming")["delayed"]


@pytest.mark.rule("FURY-GOLD-05")
@pytest.mark.parametrize(("players", "seat"), [(2, 2), (3, 3), (4, 2), (5, 5)])
def test_a_hunter_is_the_figure_and_whoever_plays_it(players: int, seat: int) -> None:
    table = scene("mina", "paris", players=players)
    assert table.asked == (seat, "act")
    table.play("road:nantes", seat=seat)
    assert sheet(table, "mina")["place"] == "nantes"


@pytest.mark.rule("FURY-GOLD-06")
def test_procedures_of_the_first_booklet_stay_in_force() -> None:
    table = played(scene("godalming", "paris", tickets="3-2"), "spend:3-2")
    assert "spent_ticket:godalming:3-2" in table.log(1)  # shown to all: only the booklet says so


# The box


@pytest.mark.rule("FURY-COMP-01")
def test_dracula_and_four_hunters() -> None:
    assert tuple(BOX["hunters"]) == HUNTERS
    assert [BOX["hunters"][name]["order"] for name in HUNTERS] == [1, 2, 3, 4]
    assert GAME.commands(5) == ((), *[(name,) for name in HUNTERS])


@pytest.mark.rule("FURY-COMP-02", "FURY-COMP-03", "FURY-COMP-04")
def test_how_many_cards_there_are() -> None:
    events = BOX["events"].values()
    assert sum(card["copies"] for card in events if card["side"] == "hunters") == 50
    assert sum(card["copies"] for card in events if card["side"] == "dracula") == 25
    assert copies("encounters") == 28
    assert copies("items") == 38
    sizes = [place["size"] for place in BOX["places"].values()]
    assert (len(sizes), sizes.count("sea"), sizes.count("castle")) == (70, 10, 1)


ITEMS = """
    2 crucifix 4 dogs 3 fast_horses 3 garlic 3 garlic_wreath 3 heavenly_host
    3 holy_bullets 2 holy_circle 3 knife 4 pistol 4 rifle 4 stake
"""
ENCOUNTERS = """
    3 aristocratic_vampire 2 bats 2 desecrated_soil 2 hoax 2 new_vampire 2 rats 3 reckless_vampire
    2 saboteur 2 spy 2 szgany_bodyguards 2 szgany_mob 2 unnatural_fog 2 wolves
"""
HUNTER_EVENTS = """
    4 hired_scouts 3 chartered_carriage 3 newspaper_reports
    2 blood_transfusion 2 escape_route 2 evil_presence 2 excellent_weather 2 forewarned 2 good_luck
    2 local_rumours 2 long_night 2 planned_ambush 2 renewed_vigor 2 sense_of_urgency
    2 speedy_telegraph 2 surprising_return
"""
DRACULA_EVENTS = """
    3 roadblock 2 devilish_power 2 false_tip 2 hidden_schemes 2 summon_storms 2 vampiric_influence
    2 wild_horses
"""
COMBAT_CARDS = "2 claws 2 escape_as_bat 1 escape_as_mist 2 fangs 2 mesmerize 2 plotting 2 strength"


def counted(cards: str) -> dict[str, int]:
    """How many copies there are of each card that is listed."""
    words = cards.split()
    return dict(zip(words[1::2], map(int, words[::2]), strict=True))


@pytest.mark.rule("FURY-COMP-04")
def test_items_and_encounters_one_by_one() -> None:
    assert {name: card["copies"] for name, card in BOX["items"].items()} == counted(ITEMS)
    found = {name: card["copies"] for name, card in BOX["encounters"].items()}
    assert found == counted(ENCOUNTERS)


@pytest.mark.rule("FURY-COMP-02")
def test_events_that_come_more_than_once() -> None:
    several = {name: card for name, card in BOX["events"].items() if card["copies"] > 1}
    found = {name: card["copies"] for name, card in several.items()}
    assert found == counted(HUNTER_EVENTS + DRACULA_EVENTS)
    his = {name: card["copies"] for name, card in several.items() if card["side"] == "dracula"}
    assert his == counted(DRACULA_EVENTS)
    assert len(BOX["events"]) == 30 + 17


@pytest.mark.rule("FURY-COMP-05")
@pytest.mark.parametrize("card", ["punch", "dodge", "escape"])
def test_there_is_a_punch_a_dodge_and_an_escape_for_each_of_four_hunters(card: str) -> None:
    table = combat(hunters=dict.fromkeys(HUNTERS, "prague"))
    for name in HUNTERS:
        assert can_fight_with(table, name) == ["punch", "dodge", "escape"]
    clash(table, "plotting", "mina", **dict.fromkeys(HUNTERS, card))
    assert said(table, "fought_with") == [f"fought_with:{name}:{card}" for name in HUNTERS]


@pytest.mark.rule("FURY-COMP-06", "FURY-COMP-14")
def test_combat_cards_of_dracula_are_named_after_their_icons() -> None:
    assert copies("combat") == 13
    assert dict(zip(COMBAT, COMBAT_COPIES, strict=True)) == counted(COMBAT_CARDS)


@pytest.mark.rule("FURY-COMP-06")
def test_power_cards_one_of_each() -> None:
    assert POWERS == ("dark_call", "feed", "hide", "misdirect", "wolf_form")
    assert copies("powers") == 5


@pytest.mark.rule("FURY-COMP-11", "FURY-RAIL-04")
def test_tickets() -> None:
    assert BOX["tickets"] == {
        "3-2": {"white": 3, "yellow": 2, "copies": 4},
        "2-2": {"white": 2, "yellow": 2, "copies": 4},
        "2-1": {"white": 2, "yellow": 1, "copies": 3},
        "1-1": {"white": 1, "yellow": 1, "copies": 2},
        "1-0": {"white": 1, "yellow": 0, "copies": 3},
    }
    assert sees(scene())["decks"]["tickets"] == 16


@pytest.mark.rule("FURY-COMP-08")
def test_despair_rumours_and_bites_are_as_many_as_there_are_tokens() -> None:
    table = scene(at="dawn", day="monday", week=6)
    table.run()
    assert (sees(table)["despair"], sees(table)["dracula"]["rumours"]) == (3, 4)
    assert sum(BITE_SPACES) == 4


@pytest.mark.rule("FURY-COMP-12")
@pytest.mark.parametrize(
    ("name", "health"), [("godalming", 11), ("seward", 9), ("van_helsing", 8), ("mina", 9)]
)
def test_health_of_hunters(name: str, health: int) -> None:
    assert struck(name, health - 1)["place"] == "galatz"
    assert struck(name, health)["place"] is None


def struck(name: str, damage: int) -> dict[str, Any]:
    """The sheet of a hunter in Galatz who has suffered this much damage."""
    table = scene(name, "galatz", at="night")
    table.state.then(Suffer(HUNTERS.index(name), damage))
    return sheet(table, name)


@pytest.mark.rule("FURY-COMP-12")
def test_dracula_is_destroyed_by_fifteen_damage_and_not_by_fourteen() -> None:
    table = scene()
    table.state.then(HurtDracula(14))
    assert not table.over
    table = scene(damage=14)
    table.state.then(HurtDracula(1))
    assert table.over
    assert ending(table)[0] == "hunters"


@pytest.mark.rule("FURY-COMP-09")
def test_damage_never_runs_short() -> None:
    hurt = {
        "godalming": "galatz 10 damage",
        "seward": "galatz 8 damage",
        "van_helsing": "galatz 7 damage",
        "mina": "galatz 7 damage",
    }
    table = scene(damage=14, hunters=hurt, trail=["galway: open new_vampire 5, open new_vampire 5"])
    table.state.then(Suffer(HUNTERS.index("mina"), 1))
    assert [sheet(table, name)["health"] for name in HUNTERS] == [1, 1, 1, 1]


@pytest.mark.rule("FURY-COMP-12")
def test_health_of_the_vampires() -> None:
    healthy = {name: card["health"] for name, card in BOX["encounters"].items() if card["health"]}
    assert healthy == {"new_vampire": 6, "reckless_vampire": 4}


@pytest.mark.rule("FURY-COMP-10")
def test_sheets_and_map_can_be_read_by_all_as_on_the_reference_cards() -> None:
    assert BOX["hunters"]["seward"] == {
        "order": 2,
        "health": 9,
        "bites": 1,
        "items": 4,
        "events": 4,
    }
    assert BOX["places"]["paris"]["neighbours"] == [
        "brussels",
        "clermont_ferrand",
        "geneva",
        "le_havre",
        "nantes",
        "strasbourg",
    ]


# Two abilities on each sheet


@pytest.mark.rule("FURY-COMP-13")
def test_lord_godalming_draws_twice() -> None:
    table = played(scene("godalming", "paris"), "supply")
    assert len(sheet(table, "godalming")["items"]) == 2
    table = played(scene("godalming", "paris"), "reserve", "keep", "again", "keep")
    assert len(sheet(table, "godalming")["tickets"]) == 2


@pytest.mark.rule("FURY-COMP-13")
def test_dr_seward_heals_and_carries_more() -> None:
    table = played(scene("seward", "paris 3 damage"), "rest")
    assert sheet(table, "seward")["health"] == 8
    assert BOX["hunters"]["seward"]["items"] == BOX["hunters"]["seward"]["events"] == 4


@pytest.mark.rule("FURY-COMP-13")
def test_van_helsing_leads_and_bears_two_bites() -> None:
    table = scene(turn="van_helsing", events={"mina": "good_luck"})
    assert "lead:mina" in table.codes
    assert BOX["hunters"]["van_helsing"]["bites"] == 2


@pytest.mark.rule("FURY-COMP-13")
def test_mina_is_bound_to_dracula_and_always_weakened() -> None:
    table = scene(turn="mina", items={"mina": "knife"}, events={"mina": "good_luck"})
    assert "bond:mina" in table.codes
    assert sheet(table, "mina")["open_item"] == "knife"


@pytest.mark.rule("FURY-COMP-07")
def test_no_more_fog_falls_than_there_is() -> None:
    table = scene("godalming", "paris", fog="3 rome", hideout="nantes: unnatural_fog")
    table.play("road:nantes", "ambush:2:unnatural_fog")
    assert sees(table)["fog"] == ["nantes", "rome", "rome", "rome"]


@pytest.mark.rule("FURY-COMP-07")
def test_a_third_hunter_gets_no_bats() -> None:
    hunters = {"godalming": "rome bats", "seward": "rome bats"}
    table = scene("van_helsing", "paris", hunters=hunters, hideout="nantes: bats")
    table.play("road:nantes", "ambush:2:bats")
    assert not sheet(table, "van_helsing")["bats"]
    assert "bats_put:van_helsing" not in table.happened()


@pytest.mark.rule("FURY-COMP-07")
def test_a_ninth_roadblock_is_not_there() -> None:
    last = "paris: saboteur"
    roads = [
        "road-amsterdam-brussels",
        "road-amsterdam-cologne",
        "road-athens-valona",
        "road-bari-naples",
        "road-bari-rome",
        "road-barcelona-saragossa",
        "rail-bari-naples",
    ]
    table = played(dracula_in("galway", "", "", "", "", last, roadblocks=roads), "mature:saboteur")
    assert table.asked == (1, "roadblock")
    eight = [*roads, "road-berlin-prague"]
    table = played(dracula_in("galway", "", "", "", "", last, roadblocks=eight), "mature:saboteur")
    assert table.asked == (1, "leave")
    assert len(sees(table)["roadblocks"]) == 8


@pytest.mark.rule("FURY-COMP-07")
def test_six_storms_three_hosts_and_one_consecrated_ground() -> None:
    table = scene()
    for sea in range(60, 67):
        put_storm(table.state, sea)
    for city in (0, 1, 2, 3):
        put_host(table.state, city)
    consecrate(table.state, 4)
    consecrate(table.state, 5)
    seen = sees(table)
    assert len(seen["storms"]) == 6
    assert seen["hosts"] == ["alicante", "amsterdam", "athens"]
    assert seen["consecrated"] == "belgrade"


def backs(*trail: str) -> list[tuple[str, str | None, str | None]]:
    """What everyone sees of a trail: backs, places and powers."""
    shown = [hideout for hideout in sees(scene(trail=trail))["trail"] if hideout]
    return [(hideout["back"], hideout["place"], hideout["power"]) for hideout in shown]


@pytest.mark.rule("FURY-COMP-15")
def test_sea_and_castle_have_backs_of_their_own_and_hide_looks_like_land() -> None:
    assert backs("hide", "north_sea", "castle_dracula", "paris") == [
        ("land", "?", "?"),
        ("sea", "?", None),
        ("castle", "castle_dracula", None),
        ("land", "?", "?"),
    ]


@pytest.mark.rule("FURY-COMP-16")
def test_the_other_power_cards_are_known_to_all() -> None:
    assert backs("dark_call", "feed", "misdirect", "paris") == [
        ("land", None, "dark_call"),
        ("land", None, "feed"),
        ("land", None, "misdirect"),
        ("land", "?", "?"),
    ]
    assert sees(scene(trail=["wolf paris"]))["trail"][0]["wolf"]


@pytest.mark.rule("FURY-COMP-17")
@pytest.mark.parametrize(("top", "side"), [("good_luck", "hunters"), ("great_wolf", "dracula")])
def test_everyone_sees_whose_event_lies_on_top(top: str, side: str) -> None:
    table = scene(draws={"events": top})
    assert [sees(table, seat)["event_on_top"] for seat in EVERYONE] == [side] * 6
