"""Where Dracula is, and who knows it (FURY-CURLOC)."""

from __future__ import annotations

import pytest

from whitby.core.engine import apply, pending
from whitby.core.rng import Fast
from whitby.games.fury.board import is_city
from whitby.games.fury.state.fury import dracula_place, hunters_at, revealed

from .at_the_table import GAME, dracula_in, played, scene
from .seats import DRACULA
from .the_trail import HUNTER, PASSES, gone, offers, score, trail, where

FROM_BORDEAUX = {"toulouse", "santander", "north_atlantic", "clermont_ferrand"}


@pytest.mark.rule("FURY-CURLOC-01")
@pytest.mark.parametrize("before", [["nantes"], ["", "nantes"]])
def test_dracula_is_at_the_first_location_from_the_left(before: list[str]) -> None:
    table = dracula_in("bordeaux", *before)
    assert where(table) == "bordeaux"
    assert offers(table, "go") == FROM_BORDEAUX


@pytest.mark.rule("FURY-CURLOC-02")
@pytest.mark.parametrize(
    "skipped",
    [["hide: rats"], ["feed"], ["dark_call"], ["misdirect"], ["hide: rats", "dark_call", "feed"]],
)
def test_cards_without_a_location_are_skipped(skipped: list[str]) -> None:
    table = dracula_in(*skipped, "bordeaux", "nantes")
    assert where(table) == "bordeaux"
    assert offers(table, "go") == FROM_BORDEAUX


@pytest.mark.rule("FURY-CURLOC-03")
def test_while_he_is_not_revealed_his_figure_stands_by_the_trail() -> None:
    table = scene(at="day", trail=["bordeaux", "open nantes"])
    assert where(table) == "bordeaux"
    assert [where(table, hunter) for hunter in (2, 3, 4, 5)] == [None] * 4


@pytest.mark.rule("FURY-CURLOC-04")
def test_once_he_is_revealed_his_figure_stands_on_the_board() -> None:
    table = played(scene("mina", "toulouse", trail=["bordeaux"]), "road:bordeaux")
    assert "dracula_found:bordeaux" in table.log(HUNTER)
    assert where(table, HUNTER) == "bordeaux"


@pytest.mark.rule("FURY-CURLOC-04")
def test_an_older_hideout_does_not_show_where_he_is() -> None:
    table = played(scene("mina", "toulouse", trail=["paris", "bordeaux"]), "road:bordeaux")
    assert trail(table, HUNTER) == ["land", "open bordeaux"]
    assert where(table, HUNTER) is None


@pytest.mark.rule("FURY-CURLOC-05")
@pytest.mark.parametrize("code", ["go:toulouse", "wolf:paris", "go:north_atlantic"])
def test_a_new_card_face_down_hides_him_again(code: str) -> None:
    table = dracula_in("open bordeaux")
    assert where(table, HUNTER) == "bordeaux"
    table.play(code)
    assert where(table, HUNTER) is None


@pytest.mark.rule("FURY-CURLOC-06")
@pytest.mark.parametrize("power", ["feed", "dark_call"])
def test_who_stays_while_revealed_stays_revealed(power: str) -> None:
    table = played(dracula_in("open bordeaux"), power)
    assert trail(table, HUNTER) == [power, "open bordeaux"]
    assert where(table, HUNTER) == "bordeaux"


@pytest.mark.rule("FURY-CURLOC-07")
def test_a_hunter_in_his_city_always_knows_that_he_is_there() -> None:
    met = 0
    for seed in range(6):
        chance = Fast(seed)
        state = GAME.setup(seed, 5)
        while (decision := pending(state)) is not None:
            apply(state, decision.options[chance.below(len(decision.options))])
            decision = pending(state)
            place = dracula_place(state)
            on_the_way = decision is not None and decision.prompt in ("wild_horses", "send_on")
            if is_city(place) and hunters_at(state, place) and not on_the_way:
                met += 1
                assert revealed(state)
    assert met > 20


@pytest.mark.rule("FURY-CURLOC-07")
def test_from_the_hospital_nobody_sees_him() -> None:
    table = scene("mina", "hospital_madrid", trail=["madrid"])
    assert where(table, 5) is None
    table.play("leave:madrid")
    assert where(table, 5) == "madrid"


@pytest.mark.rule("FURY-CURLOC-08")
def test_dracula_cannot_be_found_at_sea() -> None:
    table = played(scene("mina", "bordeaux", trail=["north_atlantic"]), "sail:north_atlantic")
    assert trail(table, HUNTER) == ["sea"]
    assert where(table, HUNTER) is None
    assert not [code for code in table.happened() if code.startswith(("fight", "found"))]


LONG_STAY = ["hide: spy", "feed", "dark_call", "bordeaux: bats, rumour", "nantes: rats"]


@pytest.mark.rule("FURY-CURLOC-09")
def test_a_matured_vampire_never_clears_the_current_location_itself() -> None:
    table = played(dracula_in(*LONG_STAY, "paris: new_vampire"), "mature:new_vampire")
    assert trail(table) == ["", "hide: spy", "feed", "", "bordeaux"]
    assert gone(table) == (["new_vampire"], 2)
    assert where(table) == "bordeaux"
    assert score(table) == 3


@pytest.mark.rule("FURY-CURLOC-09")
def test_and_hide_stays_tied_to_it() -> None:
    table = dracula_in(
        *LONG_STAY, "paris: new_vampire", hunters={"mina": "santander"}, pack="wolves", rumours=0
    )
    table.play("mature:new_vampire", "go:toulouse", "lay:wolves", *PASSES[:3], "road:bordeaux")
    assert trail(table)[1] == "open hide: spy"
    assert table.asked == (DRACULA, "ambush")
    assert "ambush:2:spy" in table.codes


@pytest.mark.rule("FURY-CURLOC-10")
@pytest.mark.parametrize("moment", ["dawn", "dusk"])
def test_a_sea_card_turned_up_shows_him_but_nobody_fights_there(moment: str) -> None:
    table = scene(at=moment, trail=["open north_atlantic"], hunters={"mina": "north_atlantic"})
    assert where(table, HUNTER) == "north_atlantic"
    assert not [code for code in table.happened() if code.startswith("fight")]


@pytest.mark.rule("FURY-CURLOC-10")
def test_he_places_no_encounter_there_and_his_next_card_hides_him() -> None:
    table = played(dracula_in("open north_atlantic"), "go:irish_sea")
    assert table.asked == (2, "act")
    assert trail(table, HUNTER) == ["sea", "open north_atlantic"]
    assert where(table, HUNTER) is None
