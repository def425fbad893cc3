"""Misdirect: which hideout it takes, and what follows (FURY-MISDIR)."""

from __future__ import annotations

import pytest

from .at_the_table import answer, dracula_in, played
from .seats import DRACULA
from .the_trail import HUNTER, gone, offers, trail, verbs, where


@pytest.mark.rule("FURY-MISDIR-01")
@pytest.mark.parametrize("space", [3, 4, 5, 6])
def test_misdirect_takes_the_place_of_a_hideout(space: int) -> None:
    laid = ["bordeaux", "nantes: rats", "paris", "geneva: spy", "zurich"]
    table = dracula_in(*laid)
    assert offers(table, "misdirect") == {"3", "4", "5", "6"}
    table.play(f"misdirect:{space}")
    left = ["", *laid]
    left[space - 1] = "misdirect"
    assert trail(table) == left


TARGETS = [
    ("nantes", True),
    ("nantes: rats, open spy, rumour", True),
    ("open nantes", True),
    ("bat nantes", True),
    ("castle_dracula", False),
    ("feed", False),
    ("dark_call", False),
    ("hide", False),
    ("wolf nantes", False),
    ("", False),
]


@pytest.mark.rule("FURY-MISDIR-02", "FURY-CASTLE-08")
@pytest.mark.parametrize(("hideout", "fits"), TARGETS)
def test_neither_the_castle_nor_a_power_card_can_be_taken(hideout: str, fits: bool) -> None:
    table = dracula_in("bordeaux", hideout, "", "paris")
    assert offers(table, "misdirect") - {"5"} == ({"3"} if fits else set())


@pytest.mark.rule("FURY-MISDIR-02")
@pytest.mark.parametrize(("spared", "taken"), [("on", set()), ("off", {"3"})])
def test_a_sea_can_be_taken_only_where_the_table_plays_so(spared: str, taken: set[str]) -> None:
    table = dracula_in("bordeaux", "north_atlantic", options={"misdirect_excludes_sea": spared})
    assert offers(table, "misdirect") == taken


@pytest.mark.rule("FURY-MISDIR-02")
def test_the_location_tied_to_hide_cannot_be_taken() -> None:
    table = dracula_in("paris", "hide: rats", "nantes", "bordeaux")
    assert offers(table, "misdirect") == {"5"}


@pytest.mark.rule("FURY-MISDIR-03")
@pytest.mark.parametrize("stay", [[], ["feed"], ["feed", "dark_call"]])
def test_dracula_s_own_place_cannot_be_taken(stay: list[str]) -> None:
    table = dracula_in(*stay, "bordeaux", "nantes")
    assert offers(table, "misdirect") == {str(len(stay) + 3)}


@pytest.mark.rule("FURY-MISDIR-04")
@pytest.mark.parametrize("powers", ["on", "off"])
def test_the_card_for_space_1_may_be_a_power_card_unless_the_table_says_no(powers: str) -> None:
    options = {"misdirect_allows_power_card": powers}
    table = played(dracula_in("bordeaux", "nantes", options=options), "misdirect:3")
    assert offers(table, "go")
    assert not offers(table, "misdirect")
    assert verbs(table) - {"go"} == (
        {"feed", "dark_call", "hide", "wolf"} if powers == "on" else set()
    )


@pytest.mark.rule("FURY-MISDIR-04")
@pytest.mark.parametrize(
    ("code", "first"), [("go:toulouse", "toulouse"), ("feed", "feed"), ("wolf:paris", "wolf paris")]
)
def test_a_card_for_space_1_follows(code: str, first: str) -> None:
    table = played(dracula_in("bordeaux", "nantes"), "misdirect:3", code)
    assert trail(table) == [first, "bordeaux", "misdirect"]


@pytest.mark.rule("FURY-MISDIR-04")
@pytest.mark.parametrize(("powers", "taken"), [("on", {"3"}), ("off", set())])
def test_without_any_card_for_space_1_it_cannot_be_played(powers: str, taken: set[str]) -> None:
    options = {"misdirect_allows_power_card": powers}
    table = dracula_in("open galway", "paris", "north_atlantic", ground="dublin", options=options)
    assert not offers(table, "go")
    assert "feed" in table.codes
    assert offers(table, "misdirect") == taken


@pytest.mark.rule("FURY-MISDIR-05", "FURY-ENC-02")
def test_no_encounter_lies_on_misdirect() -> None:
    table = dracula_in("bordeaux", "nantes: rats", pack="spy")
    table.play("misdirect:3", "go:toulouse", "lay:spy")
    assert trail(table) == ["toulouse: spy", "bordeaux", "misdirect"]


@pytest.mark.rule("FURY-MISDIR-05")
def test_nor_is_a_rumour_placed_there() -> None:
    table = dracula_in("bordeaux: bats", "nantes: rats", pack="spy")
    table.play("misdirect:3", "go:toulouse", "lay:spy")
    assert offers(table, "rumour") == {"1", "2"}


@pytest.mark.rule("FURY-MISDIR-06")
@pytest.mark.parametrize("code", ["go:toulouse", "hide", "wolf:paris"])
def test_the_encounter_step_is_not_skipped(code: str) -> None:
    table = played(dracula_in("bordeaux", "nantes"), "misdirect:3", code)
    assert table.asked == (DRACULA, "lay")


@pytest.mark.rule("FURY-MISDIR-07")
def test_misdirect_can_be_played_at_sea() -> None:
    table = dracula_in("north_atlantic", "nantes", "paris")
    assert offers(table, "misdirect") == {"3", "4"}
    table.play("misdirect:3", "go:nantes")
    assert trail(table) == ["nantes", "north_atlantic", "misdirect", "paris"]


@pytest.mark.rule("FURY-MISDIR-08")
def test_first_the_slide_then_misdirect_then_the_freed_location() -> None:
    laid = ["bordeaux", "toulouse: rats", "paris", "geneva", "zurich", "milan"]
    table = dracula_in(*laid)
    answer(table, DRACULA, "leave", "let_go")
    assert offers(table, "misdirect") == {"3", "4", "5", "6"}
    assert "go:toulouse" not in table.codes
    table.play("misdirect:3", "go:toulouse")
    assert trail(table) == ["toulouse", "bordeaux", "misdirect", "paris", "geneva", "zurich"]


@pytest.mark.rule("FURY-MISDIR-08")
def test_the_hideout_that_slid_off_is_no_target() -> None:
    table = played(dracula_in("bordeaux", "", "", "", "", "milan"), "let_go")
    assert not offers(table, "misdirect")


@pytest.mark.rule("FURY-MISDIR-08")
def test_without_an_eligible_hideout_it_cannot_be_played() -> None:
    table = dracula_in("bordeaux", "feed", "north_atlantic")
    assert not offers(table, "misdirect")


@pytest.mark.rule("FURY-MISDIR-08")
def test_it_can_be_played_if_the_freed_location_is_the_only_way_on() -> None:
    table = dracula_in(
        "open galway",
        "dublin",
        "north_atlantic",
        "paris",
        ground="galway",
        options={"misdirect_allows_power_card": "off"},
    )
    assert offers(table, "misdirect") == {"3"}
    table.play("misdirect:3")
    assert table.codes == ["go:dublin"]


@pytest.mark.rule("FURY-MISDIR-08", "FURY-WOLF-06")
def test_or_if_only_a_leap_leads_there() -> None:
    table = dracula_in(
        "black_sea",
        "ionian_sea",
        "constanta",
        "bucharest",
        hosts="varna",
        hunters={"godalming": "rome"},
    )
    assert table.codes == ["misdirect:4", "misdirect:5"]
    table.play("misdirect:5")
    assert table.codes == ["wolf:bucharest"]


@pytest.mark.rule("FURY-MISDIR-09")
def test_everyone_sees_which_space_but_not_what_was_there() -> None:
    table = dracula_in("bordeaux", "nantes: rats")
    other = dracula_in("bordeaux", "paris: rats")
    for one in (table, other):
        one.play("misdirect:3", "go:toulouse")
    assert "misdirected:3" in table.log(HUNTER)
    assert trail(table, HUNTER) == ["land", "land", "misdirect"]
    assert table.log(HUNTER) == other.log(HUNTER)
    assert gone(table, HUNTER) == ([], 1)


@pytest.mark.rule("FURY-MISDIR-10")
def test_a_revealed_hideout_can_be_taken() -> None:
    table = played(dracula_in("bordeaux", "open nantes: open spy"), "misdirect:3")
    assert trail(table) == ["", "bordeaux", "misdirect"]
    assert where(table) == "bordeaux"
