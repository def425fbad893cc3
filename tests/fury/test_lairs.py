"""Lairs: how they are made, entered, found and cleared (FURY-LAIR)."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.events import LAIR_CLEARED

from .at_the_table import answer, dracula_in, played, scene
from .seats import DRACULA
from .the_trail import FIVE, HUNTER, empty_the_deck, gone, lairs, offers, pack, score, trail, where

THREE = ["rome: rats", "naples: bats, rumour", "open bari: hoax, open spy"]
HAND = "rats bats spy hoax wolves"


@pytest.mark.rule("FURY-LAIR-01", "FURY-LAIR-05")
def test_there_are_three_lairs_and_for_a_fourth_one_is_cleared() -> None:
    table = dracula_in(*FIVE, "milan: wolves", lairs=THREE, pack="saboteur")
    assert set(table.codes) == {
        *("make_lair:1", "make_lair:2", "make_lair:3"),
        *("mature:wolves", "let_go"),
    }
    table.play("make_lair:2", "lay:saboteur")
    assert lairs(table) == [THREE[0], "milan: wolves, saboteur", THREE[2]]
    assert gone(table) == ([], 1)
    assert "rumour_gone" in table.log(HUNTER)


@pytest.mark.rule("FURY-LAIR-05")
def test_or_the_hideout_has_to_go() -> None:
    table = played(dracula_in(*FIVE, "milan: rats", lairs=THREE), "let_go")
    assert lairs(table) == THREE


@pytest.mark.rule("FURY-LAIR-05")
def test_while_a_slot_is_free_none_is_cleared() -> None:
    table = dracula_in(*FIVE, "milan: rats", lairs=[THREE[0], "", THREE[2]])
    assert table.codes == ["make_lair:2", "let_go"]


@pytest.mark.rule("FURY-LAIR-02")
def test_only_a_hideout_that_slid_off_space_6_can_become_a_lair() -> None:
    table = dracula_in(*FIVE)
    assert table.asked == (DRACULA, "travel")
    assert not offers(table, "make_lair")
    table.play("go:toulouse", f"lay:{pack(table)[0]}", "no_rumour", *["pass"] * 8)
    assert table.asked == (DRACULA, "leave")
    assert offers(table, "make_lair") == {"1"}


@pytest.mark.rule("FURY-LAIR-03")
@pytest.mark.parametrize("cards", ["open milan: open spy, rats", "milan: rats, open spy", "milan"])
def test_what_lay_open_stays_open(cards: str) -> None:
    table = played(dracula_in(*FIVE, cards, pack="bats"), "make_lair:1", "lay:bats")
    joint = ", " if ":" in cards else ": "
    assert lairs(table) == [f"{cards}{joint}bats", "", ""]


@pytest.mark.rule("FURY-LAIR-04")
def test_a_new_lair_has_to_get_an_encounter_face_down() -> None:
    table = dracula_in(*FIVE, "milan", pack=HAND, draws={"encounters": "saboteur"})
    table.play("make_lair:1")
    assert table.asked == (DRACULA, "lay_in_lair")
    assert set(table.codes) == {f"lay:{card}" for card in HAND.split()}
    table.play("lay:spy")
    assert lairs(table, HUNTER) == ["land: ?", "", ""]
    assert not [code for code in table.log(HUNTER) if "spy" in code or "milan" in code]
    assert pack(table) == ["bats", "hoax", "rats", "saboteur", "wolves"]


@pytest.mark.rule("FURY-LAIR-04")
def test_without_an_encounter_there_is_no_lair() -> None:
    table = dracula_in(*FIVE, "milan: rats", pack="")
    empty_the_deck(table)
    assert not offers(table, "make_lair")


@pytest.mark.rule("FURY-LAIR-05", "FURY-INFO-14")
def test_that_a_lair_makes_room_is_told_before_anything_of_it_goes() -> None:
    full = ["rome: open rats, rumour", "naples: bats", "venice: spy"]
    table = dracula_in(*FIVE, "milan: wolves", lairs=full, pack="saboteur")
    seen = len(table.log(HUNTER))
    table.play("make_lair:1")
    assert table.log(HUNTER)[seen:] == [
        "room_made:1",
        "encounter_discarded:rats",
        "rumour_gone",
        "lair_cleared:1",
        "lair_made:1",
    ]


@pytest.mark.rule("FURY-LAIR-15")
def test_a_cleared_lair_discloses_nothing() -> None:
    assert not LAIR_CLEARED.tells
    free = dracula_in(*FIVE, "milan: wolves", lairs=["rome: rats"], pack="spy")
    free.play("make_lair:2")
    assert "room_made:2" not in free.log(HUNTER)


@pytest.mark.rule("FURY-LAIR-06", "FURY-LAIR-08")
@pytest.mark.parametrize(
    "card", ["dark_call", "feed", "misdirect", "open hide: rats", "tyrrhenian_sea"]
)
def test_neither_a_power_card_nor_a_sea_becomes_a_lair(card: str) -> None:
    table = dracula_in(*FIVE, card)
    assert table.asked == (DRACULA, "travel")
    assert lairs(table) == ["", "", ""]


@pytest.mark.rule("FURY-LAIR-06")
def test_nor_does_a_hide_that_nobody_has_seen() -> None:
    table = dracula_in(*FIVE, "hide: spy")
    assert table.codes == ["let_go"]


@pytest.mark.rule("FURY-LAIR-07", "FURY-WOLF-09")
def test_wolf_form_goes_back_when_its_location_becomes_a_lair() -> None:
    table = played(dracula_in(*FIVE, "wolf milan: rats", pack="bats"), "make_lair:1", "lay:bats")
    assert lairs(table, HUNTER) == ["land: ?, ?", "", ""]
    assert offers(table, "wolf")


@pytest.mark.rule("FURY-LAIR-09")
def test_a_hunter_s_arrival_reveals_a_lair_and_may_be_ambushed() -> None:
    table = scene("mina", "rome", trail=["bordeaux"], lairs=["naples: rats, hoax"])
    table.play("road:naples")
    assert lairs(table, HUNTER) == ["open naples: ?, ?", "", ""]
    assert "found_lair:1:naples" in table.log(HUNTER)
    assert where(table, HUNTER) is None
    assert table.codes == ["ambush:lair1:rats", "no_ambush"]


@pytest.mark.rule("FURY-LAIR-10")
def test_a_lair_without_encounters_is_cleared_at_once_after_a_search() -> None:
    table = scene("mina", "naples", trail=["tyrrhenian_sea"], lairs=["open naples: hoax, rumour"])
    table.play("search")
    assert lairs(table) == ["", "", ""]
    assert {"lair_cleared:1", "rumour_gone"} <= set(table.log(HUNTER))


@pytest.mark.rule("FURY-LAIR-10")
def test_or_after_an_ambush() -> None:
    table = scene("mina", "rome", trail=["tyrrhenian_sea"], lairs=["naples: bats"])
    table.play("road:naples", "ambush:lair1:bats")
    assert lairs(table) == ["", "", ""]


@pytest.mark.rule("FURY-LAIR-10")
def test_a_lair_whose_last_encounter_stays_is_kept() -> None:
    table = scene("mina", "naples", trail=["tyrrhenian_sea"], lairs=["open naples: rats"])
    table.play("search")
    assert lairs(table) == ["open naples: open rats", "", ""]


@pytest.mark.rule("FURY-LAIR-11")
def test_dracula_may_move_to_a_lair_that_he_can_reach() -> None:
    near = ["toulouse: rats", "paris: bats", "santander: hoax"]
    table = dracula_in("bordeaux", "feed", lairs=near)
    assert offers(table, "enter_lair") == {"1", "3"}
    assert not {"toulouse", "santander"} & offers(table, "go")


@pytest.mark.rule("FURY-LAIR-11")
def test_a_lair_on_holy_ground_is_closed_to_him() -> None:
    table = dracula_in("bordeaux", lairs=["toulouse: rats", "nantes: bats"], ground="toulouse")
    assert offers(table, "enter_lair") == {"2"}


@pytest.mark.rule("FURY-LAIR-11")
def test_a_lair_in_a_port_can_be_entered_from_the_sea() -> None:
    table = dracula_in("north_atlantic", lairs=["galway: rats"])
    assert offers(table, "enter_lair") == {"1"}


@pytest.mark.rule("FURY-LAIR-12")
def test_the_whole_lair_becomes_the_hideout_on_space_1() -> None:
    group = "toulouse: rats, open spy, rumour"
    table = played(dracula_in("bordeaux", lairs=[group, "rome: bats"]), "enter_lair:1")
    assert trail(table) == [group, "bordeaux"]
    assert lairs(table) == ["", "rome: bats", ""]
    assert where(table) == "toulouse"


@pytest.mark.rule("FURY-LAIR-13")
def test_and_gets_one_more_encounter() -> None:
    table = played(dracula_in("bordeaux", lairs=["toulouse: rats"], pack="bats"), "enter_lair:1")
    answer(table, DRACULA, "lay", "lay:bats")
    assert trail(table)[0] == "toulouse: rats, bats"


@pytest.mark.rule("FURY-LAIR-13")
def test_but_none_where_a_hunter_stands() -> None:
    table = dracula_in("bordeaux", lairs=["open toulouse: rats"], hunters={"mina": "toulouse"})
    table.play("enter_lair:1")
    assert trail(table)[0] == "open toulouse: rats"
    assert table.asked == (2, "act")
    assert where(table, HUNTER) == "toulouse"


@pytest.mark.rule("FURY-LAIR-15")
def test_a_cleared_lair_goes_back_unseen() -> None:
    table = dracula_in("bordeaux", lairs=["toulouse: rats, open new_vampire 2, rumour"])
    table.play("abandon:1")
    assert gone(table) == (["new_vampire"], 1)
    assert "rumour_gone" in table.log(HUNTER)
    assert "go:toulouse" in table.codes
    table.play("go:santander")
    assert not [code for code in table.log(HUNTER) if "toulouse" in code]


@pytest.mark.rule("FURY-LAIR-15", "FURY-INFO-07")
def test_where_discards_are_open_all_its_encounters_are_seen() -> None:
    table = dracula_in(
        "bordeaux", lairs=["toulouse: rats"], options={"hidden_encounter_discards": "off"}
    )
    table.play("abandon:1")
    assert gone(table, HUNTER) == (["rats"], 0)


CLEARING = [("dracula_phase", True, False), ("any_time", True, True), ("never", False, False)]


@pytest.mark.rule("FURY-LAIR-16")
@pytest.mark.parametrize(("when", "in_phase", "by_day"), CLEARING)
def test_he_clears_a_lair_when_the_table_lets_him(when: str, in_phase: bool, by_day: bool) -> None:
    options = {"free_lair_clearing": when}
    table = dracula_in("bordeaux", lairs=["rome: rats"], options=options)
    assert (offers(table, "abandon") == {"1"}) == in_phase
    assert not table.anytime(DRACULA)  # it is an answer there
    table = scene(at="day", trail=["bordeaux"], lairs=["rome: rats"], options=options)
    assert table.anytime(DRACULA) == (["abandon:1"] if by_day else [])
    if by_day:
        table.play("abandon:1", seat=DRACULA)
        assert lairs(table) == ["", "", ""]
        assert table.asked == (2, "act")


@pytest.mark.rule("FURY-LAIR-16")
def test_never_while_a_hunter_is_finding_it() -> None:
    options = {"free_lair_clearing": "any_time"}
    table = scene("mina", "rome", trail=["bordeaux"], lairs=["naples: rats"], options=options)
    table.play("road:naples")
    assert table.asked == (DRACULA, "ambush")
    assert table.anytime(DRACULA) == []


@pytest.mark.rule("FURY-LAIR-16")
@pytest.mark.parametrize(
    ("at", "cards", "asked"),
    [
        ("dawn", {"events": {"mina": "long_night"}}, "dawn"),
        ("dusk", {"events": {"mina": "newspaper_reports"}}, "dusk"),
        ("dracula", {"schemes": "devilish_power"}, "scheme"),
    ],
)
def test_any_time_means_dawn_dusk_and_his_phase(at: str, cards: dict[str, Any], asked: str) -> None:
    options = {"free_lair_clearing": "any_time"}
    table = scene(at=at, trail=["bordeaux"], lairs=["rome: rats"], options=options, **cards)
    assert table.asked[1] == asked
    assert table.anytime(DRACULA) == ["abandon:1"]
    table.play("abandon:1", seat=DRACULA)
    assert lairs(table) == ["", "", ""]
    assert table.asked[1] == asked


@pytest.mark.rule("FURY-LAIR-16")
def test_clearing_a_lair_is_no_move() -> None:
    table = dracula_in("bordeaux", lairs=["rome: rats", "naples: bats"])
    table.play("abandon:1", "abandon:2")
    assert lairs(table) == ["", "", ""]
    assert table.asked == (DRACULA, "travel")


@pytest.mark.rule("FURY-LAIR-17")
def test_encounters_in_lairs_never_mature() -> None:
    slots = ["rome: reckless_vampire", "naples: new_vampire"]
    table = dracula_in(*FIVE, "milan: new_vampire", lairs=slots, pack="spy")
    assert offers(table, "mature") == {"new_vampire"}
    table.play("make_lair:3", "lay:spy")
    assert table.asked == (DRACULA, "travel")
    assert not offers(table, "mature")
    assert score(table) == 0


@pytest.mark.rule("FURY-LAIR-17")
def test_a_lair_cleared_for_another_does_not_mature_either() -> None:
    full = ["rome: reckless_vampire", "naples: new_vampire", "bari: spy"]
    table = played(dracula_in(*FIVE, "milan", lairs=full, pack="rats"), "make_lair:1", "lay:rats")
    assert score(table) == 0
    assert gone(table) == ([], 1)


@pytest.mark.rule("FURY-LAIR-18", "FURY-LAIR-21", "FURY-LAIR-22")
def test_rumour_open_cards_and_damage_go_into_a_lair_and_out_again_in_one_phase() -> None:
    group = "open new_vampire 3, open bats, rats"
    table = dracula_in(*FIVE, f"toulouse: {group}, rumour", pack="spy")
    table.play("make_lair:1", "lay:spy")
    assert lairs(table) == [f"toulouse: {group}, spy, rumour", "", ""]
    table.play("enter_lair:1")
    assert trail(table)[0] == f"toulouse: {group}, spy, rumour"
    assert trail(table, HUNTER)[0] == "land: open new_vampire 3, open bats, ?, ?, rumour"


@pytest.mark.rule("FURY-LAIR-19")
def test_wolf_form_leads_to_a_lair() -> None:
    table = dracula_in("bordeaux", lairs=["paris: rats", "rome: bats"], pack="spy")
    assert offers(table, "wolf_lair") == {"1"}
    table.play("wolf_lair:1", "lay:spy")
    assert trail(table) == ["wolf paris: rats, spy", "bordeaux"]
    assert lairs(table)[0] == ""
    assert table.state.public.damage == 1


@pytest.mark.rule("FURY-LAIR-19")
def test_with_wolf_form_on_the_trail_it_does_not() -> None:
    table = dracula_in("bordeaux", "wolf geneva", lairs=["paris: rats"])
    assert not offers(table, "wolf_lair")


@pytest.mark.rule("FURY-LAIR-20")
def test_everyone_sees_which_lair_he_entered_but_not_which_city_it_is() -> None:
    table = dracula_in("bordeaux", lairs=["rome: rats", "toulouse: rats"])
    other = dracula_in("bordeaux", lairs=["rome: rats", "santander: rats"])
    for one in (table, other):
        one.play("enter_lair:2")
    assert "lair_entered:2" in table.log(HUNTER)
    assert trail(table, HUNTER) == ["land: ?", "land"]
    assert lairs(table, HUNTER) == ["land: ?", "", ""]
    assert table.log(HUNTER) == other.log(HUNTER)


@pytest.mark.rule("FURY-BASIC-04")
def test_in_a_basic_game_there_are_no_lairs() -> None:
    table = dracula_in(*FIVE, "milan: spy", options={"game_mode": "basic"})
    assert table.codes == ["mature:spy", "let_go"]
