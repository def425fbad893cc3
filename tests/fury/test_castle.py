"""Castle Dracula (FURY-CASTLE)."""

from __future__ import annotations

import pytest

from whitby.core.table import Table

from .at_the_table import GAME, dracula_in, played, scene
from .seats import DRACULA
from .the_trail import HUNTER, hurt, lairs, offers, trail, where


@pytest.mark.rule("FURY-CASTLE-01")
def test_dracula_and_hunters_may_enter_the_castle() -> None:
    assert "go:castle_dracula" in dracula_in("galatz").codes
    table = played(scene("mina", "klausenburg", trail=["bordeaux"]), "road:castle_dracula")
    assert "road:mina:castle_dracula" in table.happened()


@pytest.mark.rule("FURY-CASTLE-01")
def test_they_meet_there_as_in_any_city() -> None:
    table = scene("mina", "klausenburg", trail=["castle_dracula: rats"])
    table.play("road:castle_dracula", "no_ambush")
    assert where(table, HUNTER) == "castle_dracula"
    assert "fight:mina" in table.happened()


@pytest.mark.rule("FURY-CASTLE-02")
def test_the_hunters_notice_his_going_there() -> None:
    table = played(dracula_in("galatz"), "go:castle_dracula")
    assert "laid:castle" in table.log(HUNTER)
    assert trail(table, HUNTER) == ["castle_dracula", "land"]


@pytest.mark.rule("FURY-CASTLE-03")
@pytest.mark.parametrize(("before", "after"), [(9, 4), (5, 0), (3, 0), (0, 0)])
def test_laying_the_castle_heals_5(before: int, after: int) -> None:
    table = played(dracula_in("galatz", damage=before), "go:castle_dracula")
    assert hurt(table) == after


@pytest.mark.rule("FURY-CASTLE-03")
def test_staying_there_heals_no_more() -> None:
    table = played(dracula_in("castle_dracula", damage=9), "dark_call")
    assert hurt(table) == 11


@pytest.mark.rule("FURY-CASTLE-04")
def test_an_encounter_is_placed_there() -> None:
    table = played(dracula_in("galatz", pack="rats"), "go:castle_dracula", "lay:rats")
    assert trail(table)[0] == "castle_dracula: rats"
    assert trail(table, HUNTER)[0] == "castle_dracula: ?"


@pytest.mark.rule("FURY-CASTLE-04")
def test_but_none_before_a_hunter() -> None:
    table = played(dracula_in("galatz", hunters={"mina": "castle_dracula"}), "go:castle_dracula")
    assert table.asked == (2, "act")
    assert trail(table)[0] == "open castle_dracula"


@pytest.mark.rule("FURY-CASTLE-05")
@pytest.mark.parametrize("moment", ["day", "night"])
def test_hunters_find_neither_supplies_nor_tickets_there(moment: str) -> None:
    table = scene(
        "godalming", "castle_dracula", at=moment, hunters={"seward": "galatz"}, trail=["bordeaux"]
    )
    assert not {"supply", "reserve"} & set(table.codes)
    assert table.barred(2).keys() >= {"supply", "reserve"}
    table.play("pass")
    assert {"supply", "reserve"} <= set(table.codes)


@pytest.mark.rule("FURY-CASTLE-06")
def test_the_telling_back_does_not_reveal_him() -> None:
    table = played(dracula_in("galatz", pack="rats"), "go:castle_dracula")
    assert where(table, HUNTER) is None
    assert table.asked == (DRACULA, "lay")
    assert "dracula_found:castle_dracula" not in table.log(HUNTER)


@pytest.mark.rule("FURY-CASTLE-06")
def test_so_hide_is_laid_face_down_there() -> None:
    table = played(dracula_in("castle_dracula"), "hide")
    assert trail(table, HUNTER) == ["land", "castle_dracula"]


@pytest.mark.rule("FURY-CASTLE-07")
@pytest.mark.parametrize(("code", "after"), [("enter_lair:1", 4), ("wolf_lair:1", 5)])
def test_going_home_to_a_lair_heals_as_well(code: str, after: int) -> None:
    table = played(dracula_in("galatz", lairs=["castle_dracula: rats"], damage=9), code)
    assert hurt(table) == after


@pytest.mark.rule("FURY-CASTLE-08", "FURY-SETUP-15")
@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_dracula_cannot_start_there(mode: str) -> None:
    table = Table(GAME, GAME.setup(0, 5, {"game_mode": mode}))
    while table.asked[1] == "start":
        table.play("start:paris")
    assert table.asked == (DRACULA, "dracula_start")
    assert "start:galatz" in table.codes
    assert "start:castle_dracula" not in table.codes


@pytest.mark.rule("FURY-CASTLE-08")
def test_misdirect_cannot_take_it() -> None:
    table = dracula_in("bucharest", "castle_dracula", "galatz")
    assert offers(table, "misdirect") == {"4"}


@pytest.mark.rule("FURY-CASTLE-04", "FURY-LOC-13")
def test_the_castle_becomes_a_lair_like_any_city() -> None:
    laid = ["bucharest", "", "", "", "", "castle_dracula: rats"]
    table = played(dracula_in(*laid, pack="spy"), "make_lair:1", "lay:spy")
    assert lairs(table, HUNTER)[0] == "castle_dracula: ?, ?"
