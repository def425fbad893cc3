"""Encounter cards: the common rules, and each of the thirteen: ambush, search, maturing."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.board import LAND, LINK_NAMES, PLACES, REGION, place
from whitby.games.fury.cards.table import ENCOUNTER_COPIES, ENCOUNTERS, EVENTS, ITEMS

from .at_the_table import FuryTable, answer, dracula_in, ending, played, scene, sees, sheet
from .in_play import discards, facts, healths, in_lair, lying
from .readings import question
from .seats import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING
from .the_trail import trail

FULL = {"godalming": 11, "seward": 9, "van_helsing": 8, "mina": 9}
FIVE = "hoax 2 aristocratic_vampire 2 reckless_vampire"
WEAPONS = ("knife", "pistol", "rifle")


def ambush(card: str, hunter: str = "seward", city: str = "nantes", **position: Any) -> FuryTable:
    """A hunter goes from Paris to a city where this card is, and it ambushes."""
    way = "drive" if position.get("at") == "night" else "road"
    hunters = {hunter: "paris bats" if way == "drive" else "paris", **position.pop("hunters", {})}
    there = any(text.split()[0] == city for text in hunters.values())
    hideout = f"open {city}: {card}" if there else f"{city}: {card}"
    whole: dict[str, Any] = {"turn": hunter, "pack": FIVE, "trail": ["galway", hideout]}
    table = scene(**{**whole, **position, "hunters": hunters})
    return unanswered(played(table, f"{way}:{city}", f"ambush:2:{card}"))


def night_ambush(card: str, **position: Any) -> FuryTable:
    """Bats carry a hunter from Paris by night to a city where this card is, and it ambushes."""
    return ambush(card, at="night", **position)


def search(cards: str, hunter: str = "seward", city: str = "nantes", **position: Any) -> FuryTable:
    """A hunter searches a city where these cards are."""
    hunters = {**position.pop("hunters", {})}
    hunters[hunter] = f"{city} {hunters.get(hunter, '')}"
    trail = ["galway", f"open {city}: {cards}"]
    whole = {"turn": hunter, "pack": FIVE, "trail": trail, **position, "hunters": hunters}
    return unanswered(played(scene(**whole), "search"))


def unanswered(table: FuryTable) -> FuryTable:
    """The hunter answers with no event and no item, if asked first."""
    if table.outcome is None and table.asked[1] in ("answer_ambush", "tools"):
        table.play(table.codes[-1])
    return table


def leaving(cards: str, city: str = "nantes", **position: Any) -> FuryTable:
    """A hideout with these cards has slid off the trail."""
    trail = ["galway", "dublin", "liverpool", "manchester", "london", f"{city}: {cards}"]
    return scene(**{"at": "dracula", "pack": FIVE, "trail": trail, **position})


def matures(card: str, city: str = "nantes", **position: Any) -> FuryTable:
    """The card is on a hideout that slides off the trail, and it matures."""
    table = leaving(card, city, **position)
    if "schemes" in position:
        table.play("no_event")
    table.play(f"mature:{card}")
    return table


def shown(prompt: str, *items: str) -> tuple[str, list[str]]:
    """What a hunter who can reveal these items is asked."""
    return prompt, [*[f"show:{item}" for item in items], "show_nothing"]


def choices(table: FuryTable) -> tuple[str, list[str]]:
    """The question, and its options."""
    return table.asked[1], table.codes


# Common rules


@pytest.mark.rule("FURY-ENC-01")
def test_encounters_come_onto_the_trail_in_the_encounter_step() -> None:
    table = played(dracula_in("nantes", pack="rats bats spy hoax wolves"), "go:bordeaux")
    answer(table, DRACULA, "lay", "lay:spy")
    assert lying(table, 1) == [("spy", False, 0)]


@pytest.mark.rule("FURY-ENC-01")
def test_encounters_come_onto_lairs_when_they_are_made() -> None:
    table = played(leaving("rats"), "make_lair:1")
    answer(table, DRACULA, "lay_in_lair", "lay:hoax")
    assert in_lair(table, 1) == [("rats", False, 0), ("hoax", False, 0)]


@pytest.mark.rule("FURY-ENC-02")
@pytest.mark.parametrize(
    ("start", "card"), [("nantes", "go:north_atlantic"), ("paris", "feed"), ("paris", "dark_call")]
)
def test_no_encounter_is_laid_at_sea_nor_on_feed_and_dark_call(start: str, card: str) -> None:
    table = played(dracula_in(start, damage=3), card)
    assert table.asked[1] == "act"
    assert lying(table, 1) == []


@pytest.mark.rule("FURY-ENC-02")
def test_misdirect_bears_no_encounter_though_its_space_did() -> None:
    table = dracula_in("paris", "nantes: rats")
    table.play(
        "misdirect:3", "go:strasbourg", f"lay:{ENCOUNTERS[table.state.dracula.encounter_hand[0]]}"
    )
    assert sees(table)["trail"][2]["power"] == "misdirect"
    assert lying(table, 3) == []


@pytest.mark.rule("FURY-ENC-03")
def test_an_encounter_stays_face_down_until_it_is_revealed_and_open_from_then_on() -> None:
    table = scene("seward", "paris", hideout="nantes: rats")
    assert trail(table, GODALMING) == ["land", "land: ?"]
    table.play("road:nantes", "no_ambush")
    assert trail(table, GODALMING) == ["land", "open nantes: ?"]
    assert trail(ambush("rats"), GODALMING) == ["land", "open nantes: open rats"]


@pytest.mark.rule("FURY-ENC-04", "FURY-ENC-05")
def test_only_cards_with_a_matured_effect_can_mature() -> None:
    for card in ENCOUNTERS:
        table = leaving(card, pack="hoax" if card != "hoax" else "spy")
        expected = [] if card in ("bats", "rats") else [f"mature:{card}"]
        assert [code for code in table.codes if code.startswith("mature")] == expected


@pytest.mark.rule("FURY-ENC-05")
def test_an_ambush_is_dracula_s_choice_and_a_search_leaves_him_none() -> None:
    table = played(scene("seward", "paris", hideout="nantes: rats"), "road:nantes")
    assert table.asked == (DRACULA, "ambush")
    assert "no_ambush" in table.codes
    assert healths(search("rats"))["seward"] == 7


@pytest.mark.rule("FURY-ENC-06")
def test_the_searching_hunter_sets_the_order() -> None:
    table = search("rats, hoax, unnatural_fog")
    assert table.asked == (SEWARD, "resolve")
    assert table.codes == ["resolve:hoax", "resolve:rats", "resolve:unnatural_fog"]
    table.play("resolve:unnatural_fog")
    assert table.codes == ["resolve:hoax", "resolve:rats"]


@pytest.mark.rule("FURY-ENC-07")
@pytest.mark.parametrize(("card", "left"), [("hoax", []), ("rats", [("rats", True, 0)])])
def test_a_resolved_card_goes_or_stays(card: str, left: list[tuple[str, bool, int]]) -> None:
    table = search(card)
    assert lying(table, 2) == left
    assert discards(table) == ({} if left else {card: 1})


@pytest.mark.rule("FURY-ENC-08")
@pytest.mark.parametrize("item", ITEMS)
@pytest.mark.parametrize(
    ("card", "fit"),
    [
        ("rats", ("pistol", "rifle")),
        ("saboteur", ("pistol", "rifle")),
        ("desecrated_soil", ("heavenly_host",)),
    ],
)
def test_named_items_get_rid_of_an_encounter(card: str, fit: tuple[str, ...], item: str) -> None:
    table = search(card, items={"seward": item})
    if card == "desecrated_soil":
        table.play("done")
    assert choices(table) == shown("repel", *[item] * (item in fit))
    table.play(f"show:{item}" if item in fit else "show_nothing")
    assert lying(table, 2) == ([] if item in fit else [(card, True, 0)])
    assert sheet(table, "seward", SEWARD)["items"] == [item]  # only revealed (FURY-REVEAL-03)


@pytest.mark.rule("FURY-ENC-08")
def test_who_holds_nothing_is_not_asked_to_show_anything() -> None:
    table = search("rats")
    assert table.asked == (VAN_HELSING, "act")
    assert lying(table, 2) == [("rats", True, 0)]


@pytest.mark.rule("FURY-ENC-09")
@pytest.mark.parametrize("sprung", [True, False])
def test_a_defeat_leaves_the_other_cards_in_place(sprung: bool) -> None:
    if sprung:
        trail = ["galway", "nantes: rats, spy"]
        table = ambush("rats", hunters={"seward": "paris 7 damage"}, trail=trail)
    else:
        table = played(search("rats, spy", hunters={"seward": "7 damage"}), "resolve:rats")
    assert facts(table, "defeated") == ["defeated:seward:nantes"]
    assert table.asked == (VAN_HELSING, "act")
    assert lying(table, 2) == [("spy", not sprung, 0), ("rats", True, 0)]


@pytest.mark.rule("FURY-ENC-10")
def test_dracula_refills_to_five_and_an_empty_deck_is_made_of_the_discards() -> None:
    rest = (
        "2 aristocratic_vampire 2 bats 2 desecrated_soil 2 new_vampire 2 rats 3 reckless_vampire"
        " 2 saboteur spy 2 szgany_bodyguards 2 szgany_mob 2 unnatural_fog 2 wolves"
    )
    table = dracula_in(
        "nantes",
        pack="2 hoax spy aristocratic_vampire",
        discard={"encounters": rest.replace("2 wolves", "wolves")},
        buried={"encounters": "wolves"},
    )
    assert sees(table)["decks"]["encounters"] == 0
    table.play("go:bordeaux", "lay:spy", "no_rumour")
    assert facts(table, "encounters_shuffled") == ["encounters_shuffled"]
    assert len(sees(table)["dracula"]["encounters"]) == 5
    assert sees(table)["decks"]["encounters"] == 28 - 6
    assert discards(table) == {}
    assert sees(table)["discards"]["encounters_face_down"] == 0


@pytest.mark.rule("FURY-ENC-11")
def test_any_number_of_encounters_lies_in_one_place() -> None:
    trail = ["nantes", "galway", "dublin", "liverpool", "manchester", "bordeaux: rats, bats, spy"]
    table = dracula_in(*trail, pack=FIVE)
    table.play("make_lair:1", "lay:hoax", "enter_lair:1", "lay:reckless_vampire")
    found = [card for card, _, _ in lying(table, 1)]
    assert found == ["rats", "bats", "spy", "hoax", "reckless_vampire"]


def everything_lies_out(pack: str) -> dict[str, Any]:
    """All 28 encounters are on the table or in Dracula's hand."""
    left = zip(ENCOUNTERS, ENCOUNTER_COPIES, strict=True)
    spread = [card for card, copies in left for _ in range(copies - pack.split().count(card))]
    last = ["rats", "bats"]
    for card in last:
        spread.remove(card)
    trail = [
        "nantes",
        "le_havre: " + ", ".join(spread),
        "brussels",
        "cologne",
        "amsterdam",
        "hamburg: " + ", ".join(last),
    ]
    return {"pack": pack, "trail": trail, "hunters": {"van_helsing": "rome", "mina": "rome"}}


@pytest.mark.rule("FURY-ENC-12")
def test_with_deck_and_discards_empty_nothing_is_drawn() -> None:
    position = everything_lies_out("hoax")
    position["trail"][5] = "hamburg"
    position["trail"][4] = "amsterdam: rats, bats"
    table = played(scene(at="dracula", **position), "let_go", "go:bordeaux", "lay:hoax")
    assert sees(table)["dracula"]["encounters"] == []
    assert facts(table, "encounters_drawn", "encounters_shuffled") == []


@pytest.mark.rule("FURY-ENC-12", "FURY-ENCSTEP-01")
def test_with_no_encounter_left_anywhere_none_is_laid() -> None:
    position = everything_lies_out("")
    position["trail"][5] = "hamburg"
    position["trail"][4] = "amsterdam: rats, bats"
    table = played(scene(at="dracula", **position), "let_go", "go:bordeaux")
    assert table.asked[1] == "act"
    assert facts(table, "encounter_laid") == []


@pytest.mark.rule("FURY-ENC-12")
def test_dracula_refills_as_soon_as_there_are_discards_again() -> None:
    table = played(scene(at="dracula", **everything_lies_out("")), "let_go", "go:bordeaux")
    assert question(table) == (DRACULA, "lay", ["lay:bats", "lay:rats"])


@pytest.mark.rule("FURY-ENC-13")
def test_of_the_three_vampires_only_the_new_and_the_reckless_are_fought() -> None:
    for card in ("new_vampire", "reckless_vampire"):
        assert facts(search(card), "vampire_fight") == [f"vampire_fight:{card}:seward"]
    table = search("aristocratic_vampire")
    answer(table, SEWARD, "aristocrat", "refuse_delay")
    assert facts(table, "vampire_fight") == []


HIT_ALONE = ["rats", "saboteur", "bats", "szgany_bodyguards", "spy"]


@pytest.mark.rule("FURY-ENC-14")
@pytest.mark.parametrize("card", HIT_ALONE)
@pytest.mark.parametrize("how", [ambush, search])
def test_others_in_the_city_are_spared_unless_the_card_names_them(card: str, how: Any) -> None:
    hunters = {"van_helsing": "nantes", "mina": "nantes"}
    table = how(card, hunters=hunters, tickets={"seward": "3-2", "van_helsing": "3-2"})
    hits = facts(table, "suffered", "delayed", "bats_put", "tickets_lost")
    assert {line.split(":")[1] for line in hits} == {"seward"}
    assert healths(table) | {"seward": 9} == FULL
    assert not sheet(table, "van_helsing")["delayed"]


@pytest.mark.rule("FURY-ENC-16")
def test_what_was_resolved_or_dropped_is_discarded_face_up() -> None:
    table = search("desecrated_soil", draws={"encounters": "rats bats spy"})
    table.play("drop:rats", "drop:hoax", "done")
    assert discards(table) == {"hoax": 1, "rats": 1}
    assert discards(search("hoax")) == {"hoax": 1}


@pytest.mark.rule("FURY-ENC-16")
def test_unrevealed_cards_of_a_cleared_hideout_go_face_down() -> None:
    table = played(leaving("rats, open spy"), "let_go")
    assert discards(table) == {"spy": 1}
    assert sees(table)["discards"]["encounters_face_down"] == 1


@pytest.mark.parametrize("how", [ambush, night_ambush, search])
def test_rats_do_2_damage_and_lie_open_again(how: Any) -> None:
    table = how("rats", hunters={"van_helsing": "nantes"})
    assert healths(table) == FULL | {"seward": 7}
    assert lying(table, 2) == [("rats", True, 0)]
    assert discards(table) == {}


def test_rats_bite_before_the_pistol_is_shown() -> None:
    table = ambush("rats", items={"seward": "pistol knife"})
    assert healths(table)["seward"] == 7
    answer(table, SEWARD, "repel", "show:pistol")
    assert facts(table, "showed") == ["showed:seward:pistol"]
    assert lying(table, 2) == []
    assert discards(table) == {"rats": 1}


def test_rats_need_not_be_shot() -> None:
    table = played(ambush("rats", items={"seward": "pistol"}), "show_nothing")
    assert lying(table, 2) == [("rats", True, 0)]


def test_rats_that_defeat_a_hunter_stay_whatever_he_holds() -> None:
    table = ambush("rats", hunters={"seward": "paris 7 damage"}, items={"seward": "pistol"})
    assert facts(table, "defeated") == ["defeated:seward:nantes"]
    assert lying(table, 2) == [("rats", True, 0)]
    assert table.asked == (VAN_HELSING, "act")


def test_rats_shot_in_a_lair_leave_it_empty_and_so_cleared() -> None:
    table = scene("seward", "nantes", items="rifle", lairs=["open nantes: rats"])
    table.play("search", "show_nothing", "show:rifle")
    assert sees(table)["lairs"] == [None, None, None]
    assert discards(table) == {"rats": 1}


def test_rats_found_twice_bite_twice() -> None:
    table = search("rats, rats")
    assert healths(table)["seward"] == 5
    assert lying(table, 2) == [("rats", True, 0), ("rats", True, 0)]


@pytest.mark.parametrize("how", [ambush, night_ambush, search])
def test_a_saboteur_delays_and_lies_open_again(how: Any) -> None:
    table = how("saboteur", hunters={"van_helsing": "nantes"})
    assert facts(table, "delayed") == ["delayed:seward"]
    assert lying(table, 2) == [("saboteur", True, 0)]


def test_a_saboteur_is_driven_off_with_a_rifle_and_has_delayed_all_the_same() -> None:
    table = played(ambush("saboteur", items={"seward": "rifle"}), "show:rifle")
    assert sheet(table, "seward")["delayed"]
    assert discards(table) == {"saboteur": 1}


def test_a_matured_saboteur_blocks_any_road_or_railway() -> None:
    table = matures("saboteur", roadblocks=["road-nantes-paris"])
    assert table.asked == (DRACULA, "roadblock")
    free = [f"block:{name}" for name in LINK_NAMES if name != "road-nantes-paris"]
    assert table.codes == free
    table.play("block:rail-le_havre-paris")
    assert sees(table)["roadblocks"] == ["road-nantes-paris", "rail-le_havre-paris"]
    assert discards(table) == {"saboteur": 1}
    assert facts(table, "found_leaving") == []  # the card does not reveal where


def test_a_matured_saboteur_finds_no_token_when_all_eight_are_out() -> None:
    table = matures("saboteur", roadblocks=LINK_NAMES[:8])
    assert table.asked == (DRACULA, "leave")
    assert len(sees(table)["roadblocks"]) == 8


@pytest.mark.rule("FURY-BATS-01")
@pytest.mark.parametrize("how", [ambush, night_ambush, search])
def test_bats_mark_the_hunter_and_go(how: Any) -> None:
    table = how("bats", hunters={"van_helsing": "nantes"})
    assert [name for name in FULL if sheet(table, name)["bats"]] == ["seward"]
    assert discards(table) == {"bats": 1}
    assert lying(table, 2) == []


@pytest.mark.rule("FURY-BATS-12")
def test_bats_do_nothing_to_a_hunter_who_has_some() -> None:
    table = search("bats, bats")
    assert facts(table, "bats_put") == ["bats_put:seward"]
    assert discards(table) == {"bats": 2}


@pytest.mark.rule("FURY-COMP-07")
def test_bats_find_no_token_when_both_are_out() -> None:
    table = ambush("bats", hunters={"godalming": "rome bats", "mina": "rome bats"})
    assert not sheet(table, "seward")["bats"]
    assert discards(table) == {"bats": 1}


@pytest.mark.parametrize("how", [ambush, night_ambush, search])
def test_soil_gives_dracula_three_cards_and_he_drops_up_to_three(how: Any) -> None:
    table = how("desecrated_soil", draws={"encounters": "rats bats spy"})
    assert table.asked == (DRACULA, "drop")
    assert len(sees(table)["dracula"]["encounters"]) == 8
    table.play("drop:rats", "drop:bats", "drop:hoax")
    assert table.asked[1] != "drop"
    held = " ".join(sees(table, DRACULA)["dracula"]["encounters"])
    assert held == " ".join(["aristocratic_vampire"] * 2 + ["reckless_vampire"] * 2 + ["spy"])
    assert lying(table, 2) == [("desecrated_soil", True, 0)]
    assert healths(table) == FULL


@pytest.mark.rule("FURY-HAND-06")
def test_soil_need_not_cost_dracula_anything() -> None:
    table = played(ambush("desecrated_soil"), "done")
    assert len(sees(table)["dracula"]["encounters"]) == 8


def test_soil_is_hallowed_by_a_heavenly_host_after_dracula_has_drawn() -> None:
    table = search("desecrated_soil", items={"seward": "heavenly_host pistol"})
    answer(table, DRACULA, "drop", "done")
    assert choices(table) == shown("repel", "heavenly_host")
    table.play("show:heavenly_host")
    assert discards(table) == {"desecrated_soil": 1}
    assert sheet(table, "seward", SEWARD)["items"] == ["heavenly_host", "pistol"]


def test_soil_draws_no_more_cards_than_there_are() -> None:
    position = everything_lies_out("")
    position["trail"][1] = position["trail"][1].replace("desecrated_soil, ", "", 1)
    position["trail"][2] = "open brussels: desecrated_soil"
    table = scene(
        turn="mina", **{**position, "hunters": {"mina": "brussels", "van_helsing": "rome"}}
    )
    table.play("search")
    assert table.asked != (DRACULA, "drop")
    assert lying(table, 3) == [("desecrated_soil", True, 0)]


@pytest.mark.rule("FURY-DAMAGE-03")
@pytest.mark.parametrize(("damage", "left"), [(0, 0), (2, 0), (3, 0), (7, 4)])
def test_matured_soil_heals_dracula_by_up_to_3(damage: int, left: int) -> None:
    table = matures("desecrated_soil", damage=damage)
    assert sees(table)["dracula"]["damage"] == left
    assert discards(table) == {"desecrated_soil": 1}


@pytest.mark.rule("FURY-AMBUSH-13")
@pytest.mark.parametrize("card", ["hoax", "aristocratic_vampire"])
@pytest.mark.parametrize("lies", ["", "open "])
def test_hoax_and_the_aristocratic_vampire_never_ambush(card: str, lies: str) -> None:
    table = played(scene("seward", "paris", hideout=f"nantes: {lies}{card}"), "road:nantes")
    assert table.asked == (DRACULA, "ambush")  # as if it could: the back reveals nothing
    assert table.codes == ["no_ambush"]


@pytest.mark.parametrize("at", ["day", "night"])
def test_a_hoax_delays_who_searches_and_is_discarded(at: str) -> None:
    table = search("hoax", at=at, hunters={"van_helsing": "nantes"})
    assert facts(table, "delayed") == ["delayed:seward"]
    assert discards(table) == {"hoax": 1}


def test_a_matured_hoax_brings_back_one_of_draculas_events() -> None:
    table = matures(
        "hoax",
        discard={"events": "roadblock hired_scouts enraged"},
        buried={"events": "seduction roadblock"},
        schemes="great_wolf",
    )
    before = sees(table)["decks"]["events"]
    assert table.asked == (DRACULA, "hoax")
    assert table.codes == ["take:enraged", "take:roadblock", "take:seduction"]
    table.play("take:seduction")
    seen = sees(table, DRACULA)
    assert seen["dracula"]["events"] == ["great_wolf", "seduction"]
    assert seen["discards"]["events"] == {"hired_scouts": 1}
    assert seen["discards"]["events_face_down"] == 0
    assert seen["decks"]["events"] == before + 3
    order = [EVENTS[card] for card in table.state.decks.events]
    assert sorted(order[-3:]) != ["enraged", "roadblock", "roadblock"], "they are shuffled in"


@pytest.mark.rule("FURY-INFO-03")
def test_a_matured_hoax_is_read_by_dracula_alone() -> None:
    table = played(matures("hoax", buried={"events": "seduction roadblock"}), "take:seduction")
    for seat in (2, 3, 4, 5, None):
        assert not [line for line in table.log(seat) if "seduction" in line]
    assert "hoax_took:seduction" in table.log(DRACULA)
    assert "hoax_taken" in table.log(None)


def test_a_matured_hoax_without_discards_does_nothing() -> None:
    table = matures("hoax", discard={"events": "hired_scouts"})
    assert table.asked == (DRACULA, "leave")
    assert discards(table, "events") == {"hired_scouts": 1}


@pytest.mark.rule("FURY-HAND-01")
def test_a_matured_hoax_may_cost_dracula_his_fifth_event() -> None:
    table = matures(
        "hoax", schemes="great_wolf enraged 2 false_tip", discard={"events": "seduction"}
    )
    table.play("take:seduction", "keep_event")
    answer(table, DRACULA, "scheme_limit", "discard_event:enraged")
    assert len(sees(table)["dracula"]["events"]) == 4
    assert discards(table, "events") == {"enraged": 1}


@pytest.mark.parametrize("how", [ambush, night_ambush, search])
def test_a_spy_lays_cards_open_and_takes_the_tickets(how: Any) -> None:
    items = {"seward": "dogs garlic"}
    table = how("spy", items=items, events={"seward": "hypnosis"}, tickets={"seward": "3-2 1-0"})
    assert choices(table) == ("spy", ["show_nothing"])
    table.play("show_nothing")
    for seat in (DRACULA, GODALMING, None):
        assert "saw_items:seward:dogs+garlic" in table.log(seat)
        assert "saw_events:seward:hypnosis" in table.log(seat)
    assert sheet(table, "seward")["tickets"] == []
    assert sees(table)["decks"]["tickets"] == 16
    assert sheet(table, "seward", SEWARD)["items"] == ["dogs", "garlic"]
    assert discards(table) == {"spy": 1}


@pytest.mark.parametrize("weapon", WEAPONS)
def test_a_spy_is_bought_off_with_a_weapon_before_anything_is_seen(weapon: str) -> None:
    table = ambush("spy", items={"seward": f"dogs {weapon}"}, tickets={"seward": "3-2"})
    assert table.codes == [f"give_up:{weapon}", "show_nothing"]
    table.play(f"give_up:{weapon}")
    assert facts(table, "saw_items", "saw_events", "tickets_lost") == []
    assert len(sheet(table, "seward")["tickets"]) == 1
    assert discards(table, "items") == {weapon: 1}
    assert discards(table) == {"spy": 1}


def test_a_spy_takes_tickets_from_who_holds_no_card() -> None:
    table = ambush("spy", tickets={"seward": "2-2"})
    assert table.asked == (VAN_HELSING, "act")
    assert facts(table, "saw_items", "tickets_lost") == [
        "saw_items:seward:nothing",
        "tickets_lost:seward:1",
    ]


def test_a_matured_spy_turns_on_a_hunter_of_draculas_choice() -> None:
    hunters = {"godalming": "defeated", "seward": "hospital_rome", "mina": "black_sea"}
    table = matures("spy", hunters=hunters, items={"mina": "pistol"}, tickets={"mina": "1-1"})
    assert table.asked == (DRACULA, "choose_spied")
    assert table.codes == ["spy:seward", "spy:van_helsing", "spy:mina"]
    table.play("spy:mina")
    assert question(table) == (MINA, "spy", ["give_up:pistol", "show_nothing"])
    table.play("show_nothing")
    assert sheet(table, "mina")["tickets"] == []
    assert discards(table) == {"spy": 1}


@pytest.mark.parametrize("how", [ambush, night_ambush, search])
def test_szgany_bodyguards_strike_twice_and_delay_who_is_unarmed(how: Any) -> None:
    table = how("szgany_bodyguards", hunters={"van_helsing": "nantes"})
    assert healths(table) == FULL | {"seward": 5}
    assert facts(table, "delayed") == ["delayed:seward"]
    assert discards(table) == {"szgany_bodyguards": 1}


@pytest.mark.parametrize("weapon", WEAPONS)
def test_szgany_bodyguards_strike_once_against_a_weapon(weapon: str) -> None:
    table = ambush("szgany_bodyguards", items={"seward": f"stake {weapon}"})
    assert choices(table) == shown("guards_weapon", weapon)
    table.play(f"show:{weapon}")
    assert facts(table, "showed") == [f"showed:seward:{weapon}"]
    assert healths(table)["seward"] == 7
    assert not sheet(table, "seward")["delayed"]
    assert discards(table) == {"szgany_bodyguards": 1}


def test_szgany_bodyguards_ask_by_the_number_of_items_and_not_by_what_they_are() -> None:
    table = ambush("szgany_bodyguards", items={"seward": "stake"})
    assert choices(table) == shown("guards_weapon")
    table.play("show_nothing")
    assert healths(table)["seward"] == 5


@pytest.mark.parametrize("wounds", [7, 6])
def test_szgany_bodyguards_who_defeat_a_hunter_delay_nobody(wounds: int) -> None:
    hunters = {"seward": f"paris {wounds} damage"}
    table = ambush("szgany_bodyguards", hunters=hunters, items={"seward": "pistol"})
    if wounds == 6:
        table.play("show_nothing")
    assert facts(table, "defeated", "delayed", "showed") == ["defeated:seward:nantes"]
    assert discards(table) == {"szgany_bodyguards": 1}


def test_matured_szgany_bodyguards_lie_open_before_dracula() -> None:
    table = matures("szgany_bodyguards")
    assert sees(table)["dracula"]["guards"] == 1
    assert discards(table) == {}
    assert facts(table, "found_leaving") == []
    table.play("let_go")
    assert sees(table)["dracula"]["guards"] == 1


def test_both_szgany_bodyguards_can_be_kept() -> None:
    table = leaving("szgany_bodyguards, szgany_bodyguards")
    table.play("mature:szgany_bodyguards", "mature:szgany_bodyguards", "let_go")
    assert sees(table)["dracula"]["guards"] == 2


@pytest.mark.parametrize("how", [ambush, night_ambush, search])
def test_a_szgany_mob_hurts_every_hunter_there_for_each_item_kept(how: Any) -> None:
    items = {"godalming": "dogs knife", "seward": "dogs garlic pistol", "van_helsing": "stake"}
    table = how("szgany_mob", hunters={"godalming": "nantes", "mina": "nantes"}, items=items)
    assert table.asked == (GODALMING, "mob")
    assert table.codes == ["discard_item:dogs", "discard_item:knife", "done"]
    table.play("done")
    answer(table, SEWARD, "mob", "discard_item:dogs", "discard_item:pistol", "done")
    assert healths(table) == FULL | {"godalming": 9, "seward": 8}
    assert discards(table, "items") == {"dogs": 1, "pistol": 1}
    assert discards(table) == {"szgany_mob": 1}


def test_a_szgany_mob_does_nothing_to_empty_hands() -> None:
    table = played(ambush("szgany_mob", items={"seward": "dogs"}), "discard_item:dogs")
    assert healths(table) == FULL
    assert healths(ambush("szgany_mob")) == FULL


@pytest.mark.rule("FURY-DEFEAT-16")
def test_a_szgany_mob_may_defeat_one_hunter_and_goes_on_to_the_next() -> None:
    items = {"godalming": "dogs", "seward": "stake"}
    table = ambush("szgany_mob", hunters={"godalming": "nantes 10 damage"}, items=items)
    table.play("done")
    assert facts(table, "defeated") == ["defeated:godalming:nantes"]
    assert table.asked == (SEWARD, "mob")


def test_a_weakened_hunter_opens_another_item_when_the_szgany_mob_gets_the_open_one() -> None:
    table = ambush("szgany_mob", hunter="mina", items={"mina": "dogs garlic stake"})
    assert sheet(table, "mina")["open_item"] == "dogs"
    table.play("discard_item:dogs")
    answer(table, MINA, "open_item", "open_item:mina:stake")
    assert sheet(table, "mina")["open_item"] == "stake"
    assert table.asked == (MINA, "mob")


def test_a_matured_szgany_mob_comes_to_every_city_of_the_region() -> None:
    table = matures(
        "szgany_mob",
        city="naples",
        hunters={
            "godalming": "rome",
            "seward": "hospital_rome",
            "van_helsing": "venice",
            "mina": "munich",
        },
        items=dict.fromkeys(FULL, "dogs"),
    )
    assert "found_leaving:naples" in table.log(None)
    answer(table, GODALMING, "mob", "done")
    answer(table, VAN_HELSING, "mob", "done")
    assert healths(table) == FULL | {"godalming": 10, "van_helsing": 7}
    assert discards(table) == {"szgany_mob": 1}


@pytest.mark.rule("FURY-FOG-01", "FURY-FOG-02", "FURY-ENC-15")
@pytest.mark.parametrize("how", [ambush, search])
@pytest.mark.parametrize(("city", "tokens"), [("nantes", 2), ("strasbourg", 1)])
def test_unnatural_fog_falls_on_the_city_and_delays_by_day(
    how: Any, city: str, tokens: int
) -> None:
    table = how("unnatural_fog", city=city, hunters={"godalming": city, "mina": "munich"})
    assert sees(table)["fog"] == [city] * tokens
    assert facts(table, "delayed") == ["delayed:godalming", "delayed:seward"]
    assert discards(table) == {"unnatural_fog": 1}


@pytest.mark.rule("FURY-ENC-15")
def test_unnatural_fog_delays_nobody_by_night() -> None:
    table = search("unnatural_fog", at="night", hunters={"godalming": "nantes"})
    assert sees(table)["fog"] == ["nantes", "nantes"]
    assert facts(table, "delayed") == []
    table = night_ambush("unnatural_fog", hunters={"godalming": "nantes"})
    assert facts(table, "delayed") == ["delayed:seward"]  # by the bats that brought him


@pytest.mark.rule("FURY-COMP-07")
def test_unnatural_fog_uses_no_more_tokens_than_the_pool_holds() -> None:
    table = ambush("unnatural_fog", fog="rome 2 london")
    assert sees(table)["fog"] == ["london", "london", "nantes", "rome"]
    table = ambush("unnatural_fog", fog="2 rome 2 london")
    assert "nantes" not in sees(table)["fog"]
    assert sheet(table, "seward")["delayed"]  # the card says so, with or without tokens


@pytest.mark.rule("FURY-FOG-01", "FURY-FOG-02", "FURY-ENC-15")
def test_matured_unnatural_fog_tells_the_place_and_falls_on_a_city_of_its_region() -> None:
    table = matures("unnatural_fog", city="naples", hunters={"godalming": "rome"})
    assert "found_leaving:naples" in table.log(None)
    italia = [PLACES[at] for at in range(LAND) if REGION[at] == REGION[place("naples")]]
    assert question(table) == (DRACULA, "choose_fog", [f"fog:{city}" for city in italia])
    table.play("fog:rome")
    assert sees(table)["fog"] == ["rome", "rome"]
    assert facts(table, "delayed") == []


def test_matured_unnatural_fog_thickens_only_as_far_as_there_are_tokens() -> None:
    table = played(matures("unnatural_fog", fog="rome london paris"), "fog:paris")
    assert sees(table)["fog"] == ["london", "paris", "paris", "rome"]


@pytest.mark.parametrize("how", [ambush, night_ambush, search])
def test_wolves_bite_every_hunter_there(how: Any) -> None:
    table = how("wolves", hunters={"godalming": "nantes", "mina": "nantes"})
    assert healths(table) == FULL | {"godalming": 7, "seward": 5, "mina": 5}
    assert discards(table) == {"wolves": 1}


@pytest.mark.parametrize(("shows", "harm"), [(0, 4), (1, 2), (2, 0)])
def test_wolves_bite_2_less_for_each_weapon_shown(shows: int, harm: int) -> None:
    table = ambush("wolves", items={"seward": "knife pistol rifle stake"})
    for weapon in WEAPONS[:shows]:
        assert f"show:{weapon}" in table.codes
        assert "show:stake" not in table.codes
        table.play(f"show:{weapon}")
    if shows < 2:
        table.play("show_nothing")
    assert healths(table)["seward"] == 9 - harm
    assert len(sheet(table, "seward")["items"]) == 4


def test_wolves_fear_each_weapon_once() -> None:
    table = played(ambush("wolves", items={"seward": "pistol dogs"}), "show:pistol")
    assert choices(table) == shown("wolves_weapon")
    table.play("show_nothing")
    assert healths(table)["seward"] == 7
    two = played(ambush("wolves", items={"seward": "2 pistol"}), "show:pistol", "show:pistol")
    assert healths(two)["seward"] == 9


@pytest.mark.rule("FURY-DEFEAT-16", "FURY-WIN-11")
def test_wolves_take_the_hunters_in_order_and_the_game_ends_at_the_thirteenth_point() -> None:
    near = {"godalming": "nantes 10 damage", "van_helsing": "nantes 7 damage"}
    table = ambush("wolves", hunters=near, influence=8)
    assert facts(table, "defeated") == ["defeated:godalming:nantes", "defeated:van_helsing:nantes"]
    assert healths(table)["seward"] == 5
    assert sees(table)["influence"] == 12
    table = ambush("wolves", hunters=near, influence=11)
    assert ending(table) == ("dracula", "influence")
    assert healths(table)["seward"] == 9
    assert facts(table, "defeated") == ["defeated:godalming:nantes"]


def test_matured_wolves_fall_on_a_city_one_or_two_roads_away() -> None:
    hunters = {"godalming": "salonica", "mina": "salonica", "seward": "sofia"}
    table = matures("wolves", city="athens", hunters=hunters)
    assert "found_leaving:athens" in table.log(None)
    assert table.asked == (DRACULA, "choose_wolves")
    assert table.codes == [f"wolves:{at}" for at in ("salonica", "sarajevo", "sofia", "valona")]
    table.play("wolves:salonica")
    assert healths(table) == FULL | {"godalming": 7, "mina": 5}


@pytest.mark.rule("FURY-LOC-12")
def test_matured_wolves_heed_no_roadblock() -> None:
    table = matures("wolves", city="athens", roadblocks=["road-athens-valona"])
    assert "wolves:valona" in table.codes


def test_matured_wolves_of_cagliari_find_no_road() -> None:
    table = matures("wolves", city="cagliari")
    assert table.asked == (DRACULA, "leave")
    assert discards(table) == {"wolves": 1}


def test_matured_wolves_leave_the_hospital_alone() -> None:
    table = matures("wolves", city="naples", hunters={"godalming": "hospital_rome", "mina": "rome"})
    table.play("wolves:rome")
    assert healths(table) == FULL | {"mina": 5}


@pytest.mark.parametrize("at", ["day", "night"])
def test_the_aristocratic_vampire_goes_at_the_price_of_a_delay(at: str) -> None:
    table = search("aristocratic_vampire", at=at)
    answer(table, SEWARD, "aristocrat", "accept_delay")
    assert facts(table, "delayed") == ["delayed:seward"]
    assert discards(table) == {"aristocratic_vampire": 1}


def test_the_aristocratic_vampire_stays_open_if_the_hunter_does_not_pay() -> None:
    table = played(search("aristocratic_vampire"), "refuse_delay")
    assert lying(table, 2) == [("aristocratic_vampire", True, 0)]
    assert facts(table, "delayed") == []


@pytest.mark.rule("FURY-DELAY-07")
def test_the_aristocratic_vampire_cannot_be_bought_off_by_a_delayed_hunter() -> None:
    table = played(search("aristocratic_vampire, hoax"), "resolve:hoax")
    assert table.asked == (VAN_HELSING, "act")
    assert lying(table, 2) == [("aristocratic_vampire", True, 0)]


# New and Reckless Vampire; their combats start in test_vampires.py

MATURED = {"aristocratic_vampire": 4, "new_vampire": 3, "reckless_vampire": 4}


@pytest.mark.rule("FURY-WIN-05")
@pytest.mark.parametrize(("card", "influence"), MATURED.items())
@pytest.mark.parametrize("rumour", ["", ", rumour"])
def test_a_matured_vampire_scores_and_clears_the_trail(
    card: str, influence: int, rumour: str
) -> None:
    trail = ["galway", "dublin: bats", "liverpool: bats", "manchester: rats", "london"]
    table = played(dracula_in(*trail, f"nantes: {card}{rumour}", pack="hoax"), f"mature:{card}")
    assert "found_leaving:nantes" in table.log(None)
    assert sees(table)["influence"] == influence + (3 if rumour else 0)
    spaces = [hideout and hideout["place"] for hideout in sees(table, DRACULA)["trail"]]
    assert spaces == [None, "galway", "dublin", None, None, None]
    assert discards(table) == {card: 1}
    assert sees(table)["discards"]["encounters_face_down"] == 2
    assert table.asked == (DRACULA, "travel")


@pytest.mark.parametrize("card", MATURED)
def test_a_matured_vampire_can_win_the_game(card: str) -> None:
    table = matures(card, influence=10)
    assert ending(table) == ("dracula", "influence")
    assert sees(table)["influence"] == 13


@pytest.mark.parametrize("card", ["new_vampire", "reckless_vampire"])
@pytest.mark.parametrize("how", [ambush, night_ambush, search])
def test_a_new_or_reckless_vampire_that_survives_lies_open_again(how: Any, card: str) -> None:
    table = how(card)
    assert facts(table, "vampire_fight") == [f"vampire_fight:{card}:seward"]
    assert lying(table, 2) == [(card, True, 0)]
    assert discards(table) == {}
