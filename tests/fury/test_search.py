"""Search: what is where a hunter is gets revealed and resolved in the hunter's order."""

from __future__ import annotations

import pytest

from .at_the_table import answer, played, scene, sees, sheet
from .in_play import discards, facts, healths, in_lair, in_nantes, kinds, lying
from .readings import question
from .seats import DRACULA, MINA, SEWARD


@pytest.mark.rule("FURY-SEARCH-01")
def test_a_search_turns_up_every_card_there_and_none_elsewhere() -> None:
    trail = ["galway: spy", "open nantes: hoax, open rats, bats"]
    table = in_nantes("hoax, open rats, bats", trail=trail, lairs=["paris: wolves"])
    table.play("search")
    assert facts(table, "turned_up") == ["turned_up:hoax", "turned_up:bats"]
    assert lying(table, 1) == [("spy", False, 0)]
    assert in_lair(table, 1) == [("wolves", False, 0)]


@pytest.mark.rule("FURY-SEARCH-01")
def test_a_lair_is_searched_like_a_hideout() -> None:
    table = scene("seward", "nantes", lairs=["open nantes: rats, hoax"])
    table.play("search", "resolve:hoax")
    assert discards(table) == {"hoax": 1}
    assert in_lair(table, 1) == [("rats", True, 0)]
    assert healths(table)["seward"] == 7


@pytest.mark.rule("FURY-SEARCH-02")
def test_the_searching_hunter_chooses_the_order() -> None:
    for order in (["hoax", "rats"], ["rats", "hoax"]):
        table = played(in_nantes("rats, hoax, bats", hunters={"mina": "nantes"}), "search")
        answer(table, SEWARD, "resolve", *[f"resolve:{card}" for card in order])
        effects = {"hoax": "delayed", "rats": "suffered"}
        found = kinds(table, "suffered", "delayed", "bats_put")
        assert found == [*[effects[card] for card in order], "bats_put"]


@pytest.mark.rule("FURY-SEARCH-02")
def test_a_search_brings_no_matured_effect() -> None:
    table = in_nantes("saboteur, desecrated_soil", damage=5)
    table.play("search", "resolve:saboteur", "done")
    assert sees(table)["roadblocks"] == []
    assert sees(table)["dracula"]["damage"] == 5
    assert sees(table)["influence"] == 0


@pytest.mark.rule("FURY-SEARCH-03")
def test_each_card_is_discarded_as_soon_as_it_is_resolved() -> None:
    table = played(in_nantes("hoax, bats, spy, rats"), "search", "resolve:bats")
    assert discards(table) == {"bats": 1}
    assert table.codes == ["resolve:hoax", "resolve:rats", "resolve:spy"]
    table.play("resolve:rats", "resolve:hoax")
    assert discards(table) == {"bats": 1, "hoax": 1, "spy": 1}
    assert lying(table, 2) == [("rats", True, 0)]


@pytest.mark.rule("FURY-SEARCH-03")
def test_a_card_that_stays_is_not_resolved_twice() -> None:
    table = played(in_nantes("rats, saboteur"), "search", "resolve:rats")
    assert healths(table)["seward"] == 7
    assert facts(table, "encounter_stays") == ["encounter_stays:rats", "encounter_stays:saboteur"]


@pytest.mark.rule("FURY-SEARCH-04")
def test_dracula_has_no_say_in_a_search() -> None:
    table = played(in_nantes("hoax, rats, bats, wolves"), "search")
    while table.asked[1] == "resolve":
        assert table.asked[0] == SEWARD
        table.play(table.codes[0])
    assert table.asked[1] == "act"
    assert len(facts(table, "suffered")) == 2


@pytest.mark.rule("FURY-SEARCH-05", "FURY-FOG-05")
def test_nobody_searches_in_the_fog() -> None:
    table = in_nantes("rats", fog="nantes")
    assert "search" not in table.codes
    assert table.barred(SEWARD)["search"] == "fury-why-fog"
    assert "search" in in_nantes("rats", fog="paris").codes


@pytest.mark.rule("FURY-SEARCH-06")
def test_what_nobody_searched_can_still_ambush_and_mature() -> None:
    table = played(in_nantes("spy", turn="mina", hunters={"mina": "paris"}), "road:nantes")
    assert "ambush:2:spy" in table.codes
    trail = ["galway", "dublin", "liverpool", "manchester", "london", "open nantes: spy"]
    table = in_nantes("", at="dracula", trail=trail)
    assert "mature:spy" in table.codes


@pytest.mark.rule("FURY-SEARCH-07")
def test_the_cards_on_hide_are_searched_with_those_of_its_location() -> None:
    table = in_nantes("", trail=["galway", "open hide: hoax", "", "open nantes: rats"])
    table.play("search")
    assert table.codes == ["resolve:hoax", "resolve:rats"]
    table.play("resolve:hoax")
    assert lying(table, 2) == []
    assert lying(table, 4) == [("rats", True, 0)]


@pytest.mark.rule("FURY-SEARCH-07")
def test_cards_on_hide_alone_are_found_as_well() -> None:
    table = played(in_nantes("", trail=["galway", "open hide: hoax", "open nantes"]), "search")
    assert discards(table) == {"hoax": 1}


@pytest.mark.rule("FURY-SEARCH-07")
def test_the_cards_on_hide_are_out_of_reach_once_its_location_has_left_the_trail() -> None:
    trail = ["paris", "galway", "dublin", "london", "open hide: hoax", "open nantes: rats"]
    table = played(in_nantes("", at="dracula", trail=trail), "let_go", "feed", "pass")
    assert table.asked == (SEWARD, "act")
    assert "search" not in table.codes


@pytest.mark.rule("FURY-SEARCH-08")
def test_a_defeat_leaves_the_rest_unresolved_and_open() -> None:
    table = in_nantes("hoax, rats, bats", hunters={"seward": "nantes 8 damage"})
    table.play("search", "resolve:rats")
    assert facts(table, "defeated") == ["defeated:seward:nantes"]
    assert lying(table, 2) == [("hoax", True, 0), ("bats", True, 0), ("rats", True, 0)]


@pytest.mark.rule("FURY-SEARCH-08")
def test_what_a_defeat_left_can_be_searched_by_the_next() -> None:
    hunters = {"seward": "nantes 8 damage", "van_helsing": "rome", "mina": "nantes"}
    table = in_nantes("rats, spy", hunters=hunters)
    table.play("search", "resolve:rats", "pass", "search")
    assert question(table) == (MINA, "resolve", ["resolve:rats", "resolve:spy"])


@pytest.mark.rule("FURY-SEARCH-09")
@pytest.mark.parametrize(("option", "harm"), [("off", 2), ("on", 0)])
def test_a_delay_ends_the_search_or_not_as_the_table_plays_it(option: str, harm: int) -> None:
    options = {"delay_interrupts_encounters": option}
    table = in_nantes("hoax, rats", options=options, hunters={"mina": "nantes"})
    table.play("search", "resolve:hoax")
    assert healths(table)["seward"] == 9 - harm
    assert lying(table, 2) == [("rats", True, 0)]
    assert table.asked[1] == "act"
    assert sheet(table, "seward")["delayed"]


@pytest.mark.rule("FURY-SEARCH-10")
@pytest.mark.parametrize("trail", [["galway", "open nantes"], ["galway: rats"]])
def test_where_no_encounter_lies_there_is_nothing_to_search(trail: list[str]) -> None:
    table = in_nantes("", trail=trail)
    assert "search" not in table.codes
    assert table.barred(SEWARD)["search"] == "fury-why-no-encounter"


@pytest.mark.rule("FURY-SEARCH-11")
def test_a_search_in_draculas_city_starts_no_fight_with_him() -> None:
    table = played(in_nantes("", trail=["open nantes: hoax"]), "search")
    assert facts(table, "fight", "dracula_suffered") == []
    assert table.asked[1] == "act"
    table = played(in_nantes("", trail=["galway", "open nantes: hoax"]), "search")
    assert sees(table)["dracula"]["place"] is None


@pytest.mark.rule("FURY-SEARCH-12")
def test_all_cards_are_turned_up_before_any_is_resolved() -> None:
    table = played(in_nantes("rats, wolves"), "search", "resolve:rats")
    found = facts(table, "searched", "turned_up", "suffered", "encounter_stays")
    assert found == [
        "searched:seward:nantes",
        "turned_up:rats",
        "turned_up:wolves",
        "suffered:seward:2:7",
        "encounter_stays:rats",
        "suffered:seward:4:3",
    ]


@pytest.mark.rule("FURY-SEARCH-13")
def test_fog_found_in_the_middle_of_a_search_does_not_end_it() -> None:
    table = in_nantes("unnatural_fog, rats", at="night", hunters={"mina": "nantes"})
    table.play("search", "resolve:unnatural_fog")
    assert healths(table)["seward"] == 7
    table.play("pass")
    assert table.asked == (MINA, "act")
    assert "search" not in table.codes


@pytest.mark.rule("FURY-SEARCH-01", "FURY-ACTION-04")
def test_a_search_works_by_night_and_costs_the_action() -> None:
    table = played(in_nantes("bats", at="night", turn="mina", hunters={"mina": "nantes"}), "search")
    assert table.asked == (DRACULA, "travel")
