"""Hide: what it is tied to, and when it is seen (FURY-HIDE)."""

from __future__ import annotations

import pytest

from whitby.games.fury.dracula.trail import reveal

from .at_the_table import FuryTable, dracula_in, played, scene
from .seats import DRACULA
from .the_trail import HUNTER, PASSES, gone, hurt, lairs, offers, trail, where

BESIDE = {"mina": "santander"}


def to_bordeaux(*laid: str, **more: object) -> FuryTable:
    """Return a table where Mina has just come to Bordeaux by day."""
    table = scene(at="day", turn="mina", hunters=BESIDE, trail=laid, **more)
    table.play("road:bordeaux")
    return table


@pytest.mark.rule("FURY-HIDE-01")
def test_with_hide_dracula_stays() -> None:
    table = played(dracula_in("bordeaux", "nantes"), "hide")
    assert trail(table) == ["hide", "bordeaux", "nantes"]
    assert where(table) == "bordeaux"


@pytest.mark.rule("FURY-HIDE-02")
@pytest.mark.parametrize("between", [[], ["feed"], ["feed", "dark_call"]])
def test_hide_is_tied_to_the_next_location_on_its_right(between: list[str]) -> None:
    table = to_bordeaux("hide: rats", *between, "bordeaux", "nantes: bats")
    assert trail(table, HUNTER) == ["open hide: ?", *between, "open bordeaux", "land: ?"]
    assert table.codes == ["ambush:1:rats", "no_ambush"]


@pytest.mark.rule("FURY-HIDE-02")
def test_hide_is_not_tied_to_an_older_location() -> None:
    table = to_bordeaux("hide: rats", "nantes: spy", "bordeaux: bats")
    assert trail(table, HUNTER) == ["land: ?", "land: ?", "open bordeaux: ?"]
    assert table.codes == ["ambush:3:bats", "no_ambush"]


FULL = "spy wolves hoax 2 szgany_mob"


def outlived(*codes: str, bordeaux: str = "bordeaux: bats") -> FuryTable:
    """Return a table where Bordeaux has slid off, and Hide, tied to it, is on space 6."""
    laid = ["santander", "", "", "", "hide: rats", bordeaux]
    return played(dracula_in(*laid, hunters={"mina": "toulouse"}, pack=FULL, rumours=0), *codes)


@pytest.mark.rule("FURY-HIDE-03", "FURY-HIDE-09", "FURY-HIDE-12")
def test_once_its_location_has_left_the_trail_hide_is_tied_no_longer() -> None:
    table = outlived("let_go", "go:saragossa", "lay:spy", *PASSES[:3], "road:bordeaux")
    assert "no_trace:bordeaux" in table.log(HUNTER)
    assert trail(table, HUNTER)[5] == "land: ?"
    assert table.asked == (2, "act")  # night has fallen; nobody was ambushed
    table.play(*PASSES[:3])
    assert "search" not in table.codes


@pytest.mark.rule("FURY-HIDE-03", "FURY-HIDE-12")
def test_not_even_when_it_has_become_a_lair() -> None:
    table = outlived("make_lair:1", "lay:spy", "go:saragossa", "lay:wolves", *PASSES[:3])
    table.play("road:bordeaux")
    assert lairs(table, HUNTER)[0] == "open bordeaux: ?, ?"
    assert trail(table, HUNTER)[5] == "land: ?"
    assert set(table.codes) == {"ambush:lair1:bats", "ambush:lair1:spy", "no_ambush"}


@pytest.mark.rule("FURY-HIDE-03")
def test_not_when_its_location_has_been_cleared_either() -> None:
    # a vampire clears space 4: Bordeaux goes, Hide on space 3 stays
    laid = ["paris", "hide: rats", "bordeaux: bats", "", "", "milan: new_vampire"]
    table = dracula_in(*laid, hunters={"mina": "toulouse"}, pack=FULL, rumours=0)
    table.play("mature:new_vampire", "go:geneva", "lay:spy", *PASSES[:3], "road:bordeaux")
    assert trail(table, HUNTER) == ["land: ?", "land", "land: ?"]
    assert table.asked == (2, "act")


@pytest.mark.rule("FURY-HIDE-04")
def test_hide_is_laid_face_down_and_is_not_announced() -> None:
    table = played(dracula_in("bordeaux"), "hide")
    assert trail(table, HUNTER) == ["land", "land"]
    assert table.log(HUNTER)[-1] == "laid:land"
    assert not [code for code in table.log(HUNTER) if "hid" in code]


@pytest.mark.rule("FURY-HIDE-05")
def test_an_encounter_is_placed_on_hide() -> None:
    table = played(dracula_in("bordeaux", pack="rats"), "hide", "lay:rats")
    assert trail(table) == ["hide: rats", "bordeaux"]


@pytest.mark.rule("FURY-HIDE-06")
def test_while_he_is_revealed_hide_lies_open_without_an_encounter() -> None:
    table = played(dracula_in("open bordeaux"), "hide")
    assert trail(table, HUNTER) == ["open hide", "open bordeaux"]
    assert table.asked == (2, "act")
    assert where(table, HUNTER) == "bordeaux"


@pytest.mark.rule("FURY-HIDE-07")
def test_who_reveals_the_location_reveals_hide() -> None:
    table = to_bordeaux("paris", "hide: rats", "bordeaux")
    assert trail(table, HUNTER) == ["land", "open hide: ?", "open bordeaux"]
    assert "found_hide:2" in table.log(HUNTER)


@pytest.mark.rule("FURY-HIDE-07")
def test_so_does_the_penalty() -> None:
    table = dracula_in("hide: rats", "galway", "north_atlantic", hosts="galway dublin")
    table.run()
    assert "found_hide:2" in table.log(HUNTER)


@pytest.mark.rule("FURY-HIDE-08")
@pytest.mark.parametrize(("tells", "location"), [("on", "open bordeaux"), ("off", "land")])
def test_an_effect_that_reveals_hide_reveals_the_location(tells: str, location: str) -> None:
    table = scene(
        at="day", trail=["hide: rats", "bordeaux"], options={"hide_reveals_location": tells}
    )
    reveal(table.state, 0)
    assert trail(table, HUNTER) == ["open hide: ?", location]
    assert (where(table, HUNTER) == "bordeaux") == (tells == "on")


@pytest.mark.rule("FURY-HIDE-10")
@pytest.mark.parametrize("hide", ["hide", "open hide"])
def test_encounters_on_hide_never_mature(hide: str) -> None:
    laid = ["bordeaux", "nantes", "paris", "strasbourg", "zurich"]
    table = dracula_in(*laid, f"{hide}: new_vampire, open wolves")
    if hide == "hide":
        assert table.codes == ["let_go"]
        table.play("let_go")
    assert table.asked == (DRACULA, "travel")
    assert gone(table, HUNTER) == (["wolves"], 1)
    assert "hide" in table.codes


@pytest.mark.rule("FURY-HIDE-11")
def test_dracula_may_ambush_with_cards_of_both_hideouts() -> None:
    table = to_bordeaux("hide: rats, spy", "bordeaux: bats")
    assert set(table.codes) == {"ambush:1:rats", "ambush:1:spy", "ambush:2:bats", "no_ambush"}
    table.play("ambush:1:rats", "ambush:2:bats", "ambush:1:spy")
    assert trail(table) == ["open hide: open rats", "open bordeaux"]
    assert gone(table) == (["bats", "spy"], 0)


@pytest.mark.rule("FURY-HIDE-11", "FURY-SEARCH-07")
def test_a_search_there_finds_both() -> None:
    table = played(to_bordeaux("hide: rats", "bordeaux: hoax"), "no_ambush", *PASSES[:3], "search")
    assert set(table.codes) == {"resolve:rats", "resolve:hoax"}


@pytest.mark.rule("FURY-HIDE-13")
def test_hide_in_a_later_phase_is_tied_to_the_location_under_wolf_form() -> None:
    table = dracula_in("wolf bordeaux: bats", pack="rats", hunters=BESIDE)
    assert "wolf_hide" not in table.codes
    table.play("hide", "lay:rats", "no_rumour", *PASSES[:3], "road:bordeaux")
    assert trail(table) == ["open hide: rats", "open wolf bordeaux: bats"]
    assert set(table.codes) == {"ambush:1:rats", "ambush:2:bats", "no_ambush"}


SAME_STEP = {"wolf_form_with_hide": "also_same_step"}


@pytest.mark.rule("FURY-HIDE-13")
def test_never_in_the_same_step() -> None:
    table = dracula_in("bordeaux")
    assert not offers(table, "wolf_hide")
    assert "wolf_hide" not in table.codes


@pytest.mark.rule("FURY-HIDE-13")
def test_unless_the_table_reads_it_so() -> None:
    table = dracula_in("bordeaux", options=SAME_STEP, pack="rats", hunters=BESIDE)
    table.play("wolf_hide", "lay:rats", "no_rumour")
    assert trail(table) == ["wolf hide: rats", "bordeaux"]
    assert trail(table, HUNTER) == ["wolf land: ?", "land"]
    assert hurt(table) == 1
    assert where(table) == "bordeaux"
    table.play(*PASSES[:3], "road:bordeaux")
    assert trail(table, HUNTER) == ["open wolf hide: ?", "open bordeaux"]


@pytest.mark.rule("FURY-HIDE-13")
def test_then_it_looks_like_any_leap() -> None:
    hidden = dracula_in("bordeaux", options=SAME_STEP)
    leapt = dracula_in("bordeaux", options=SAME_STEP)
    hidden.play("wolf_hide")
    leapt.play("wolf:paris")
    assert hidden.log(HUNTER) == leapt.log(HUNTER)


@pytest.mark.rule("FURY-HIDE-13")
@pytest.mark.parametrize("laid", [["bordeaux", "hide"], ["bordeaux", "wolf paris"], ["irish_sea"]])
def test_but_not_without_both_cards_nor_at_sea(laid: list[str]) -> None:
    assert "wolf_hide" not in dracula_in(*laid, options=SAME_STEP).codes


@pytest.mark.rule("FURY-HIDE-14")
def test_hide_cannot_be_played_at_sea() -> None:
    assert "hide" not in dracula_in("north_atlantic", "nantes").codes
    assert "hide" in dracula_in("nantes", "north_atlantic").codes


@pytest.mark.rule("FURY-HIDE-15")
def test_hide_at_castle_dracula_heals_nothing() -> None:
    table = played(dracula_in("castle_dracula", damage=8), "hide")
    assert hurt(table) == 8


@pytest.mark.rule("FURY-HIDE-16")
def test_a_hide_turned_up_after_its_location_left_shows_nothing_else() -> None:
    table = outlived("let_go", "go:saragossa", "lay:spy")
    reveal(table.state, 5)
    assert trail(table, HUNTER) == ["land: ?", "land", "", "", "", "open hide: ?"]


@pytest.mark.rule("FURY-HIDE-17")
def test_a_tie_once_ended_does_not_come_back_with_the_location() -> None:
    laid = ["santander", "", "", "hide: rats", "", "bordeaux: bats"]
    table = dracula_in(*laid, hunters={"mina": "toulouse"}, pack=FULL, rumours=0)
    table.play("let_go", "go:bordeaux", "lay:spy", *PASSES[:3], "road:bordeaux")
    assert trail(table, HUNTER) == ["open bordeaux: ?", "land", "", "", "land: ?"]
    assert set(table.codes) == {"ambush:1:spy", "no_ambush"}


@pytest.mark.rule("FURY-HIDE-17")
def test_nor_with_a_lair_that_he_enters_again() -> None:
    laid = ["santander", "", "", "hide: rats", "", "bordeaux: bats"]
    table = dracula_in(*laid, hunters={"mina": "toulouse"}, pack=FULL, rumours=0)
    table.play("make_lair:1", "lay:spy", "enter_lair:1")
    assert trail(table)[0] == "bordeaux: bats, spy"
    reveal(table.state, 0)
    assert trail(table, HUNTER) == ["open bordeaux: ?, ?", "land", "", "", "land: ?"]


@pytest.mark.rule("FURY-HIDE-18")
def test_a_location_shown_as_it_matures_does_not_show_hide() -> None:
    table = outlived("mature:wolves", "wolves:paris", bordeaux="bordeaux: wolves")
    assert "found_leaving:bordeaux" in table.log(HUNTER)
    assert trail(table, HUNTER)[5] == "land: ?"


@pytest.mark.rule("FURY-HIDE-19")
def test_who_comes_to_another_city_does_not_find_hide() -> None:
    table = to_bordeaux("hide: rats", "nantes", "bordeaux")
    assert trail(table, HUNTER) == ["land: ?", "land", "open bordeaux"]
