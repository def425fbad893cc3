"""Dracula's phase, movement step: the slide, what he may play, what it costs (FURY-DPHASE)."""

from __future__ import annotations

import pytest

from whitby.core.errors import IllegalChoice

from .at_the_table import FuryTable, dracula_in, ending, played, scene
from .seats import DRACULA
from .the_trail import FIVE, HUNTER, PASSES, hurt, offers, pack, trail, where


@pytest.mark.rule("FURY-DPHASE-01")
@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_dracula_cannot_pass(mode: str) -> None:
    table = dracula_in("bordeaux", options={"game_mode": mode})
    assert table.asked == (DRACULA, "travel")
    with pytest.raises(IllegalChoice):
        table.play("pass")


@pytest.mark.rule("FURY-DPHASE-02")
def test_first_every_hideout_slides_one_space() -> None:
    table = dracula_in("bordeaux", "nantes: rats", "feed", "le_havre")
    assert table.asked == (DRACULA, "travel")
    assert trail(table) == ["", "bordeaux", "nantes: rats", "feed", "le_havre"]
    assert trail(table, HUNTER) == ["", "land", "land: ?", "feed", "land"]


@pytest.mark.rule("FURY-DPHASE-03")
def test_what_slides_off_is_dealt_with_before_a_card_is_chosen() -> None:
    table = dracula_in(*FIVE, "milan: spy", pack="rats")
    assert table.asked == (DRACULA, "leave")
    assert set(table.codes) == {"make_lair:1", "mature:spy", "let_go"}
    table.play("let_go")
    assert table.asked == (DRACULA, "travel")


@pytest.mark.rule("FURY-DPHASE-03")
def test_it_becomes_a_lair_before_a_card_is_chosen() -> None:
    table = played(dracula_in(*FIVE, "milan: spy", pack="rats"), "make_lair:1", "lay:rats")
    assert table.asked == (DRACULA, "travel")


@pytest.mark.rule("FURY-DPHASE-04")
def test_the_location_that_slid_off_can_be_chosen_at_once() -> None:
    table = played(dracula_in(*FIVE, "toulouse"), "let_go")
    assert "go:toulouse" in table.codes


@pytest.mark.rule("FURY-DPHASE-04")
@pytest.mark.parametrize("power", ["feed", "dark_call"])
def test_the_power_card_that_slid_off_can_be_chosen_at_once(power: str) -> None:
    table = dracula_in(*FIVE, power)
    assert power in table.codes


@pytest.mark.rule("FURY-DPHASE-05")
def test_the_chosen_card_lies_face_down_on_space_1() -> None:
    table = played(dracula_in("bordeaux", pack="rats"), "go:toulouse")
    assert trail(table) == ["toulouse", "bordeaux"]
    assert trail(table, HUNTER) == ["land", "land"]
    assert "laid:land" in table.log(HUNTER)
    assert not [code for code in table.log(HUNTER) if "toulouse" in code]


STEPS = [
    ("paris", "brussels clermont_ferrand geneva le_havre nantes strasbourg"),
    ("bordeaux", "clermont_ferrand nantes santander toulouse north_atlantic"),
    ("irish_sea", "dublin liverpool swansea north_atlantic"),
]


@pytest.mark.rule("FURY-DPHASE-06", "FURY-DPHASE-07", "FURY-DPHASE-08", "FURY-DPHASE-09")
@pytest.mark.parametrize(("here", "reached"), STEPS)
@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_a_location_is_one_road_or_one_step_by_sea_away(here: str, reached: str, mode: str) -> None:
    table = dracula_in(here, options={"game_mode": mode})
    assert offers(table, "go") == set(reached.split())


@pytest.mark.rule("FURY-DPHASE-10")
def test_a_location_on_the_trail_cannot_be_chosen() -> None:
    table = dracula_in("bordeaux", "feed", "toulouse", "", "north_atlantic")
    assert offers(table, "go") == {"clermont_ferrand", "nantes", "santander"}


@pytest.mark.rule("FURY-DPHASE-11")
def test_fog_roadblocks_and_storms_do_not_hinder_dracula() -> None:
    free = dracula_in("bordeaux")
    table = dracula_in(
        "bordeaux",
        fog="bordeaux toulouse nantes",
        roadblocks=["road-bordeaux-santander", "road-bordeaux-toulouse"],
        storms="north_atlantic",
    )
    assert table.codes == free.codes
    table.play("go:north_atlantic")
    assert where(table) == "north_atlantic"


@pytest.mark.rule("FURY-DPHASE-12")
def test_a_city_with_a_hunter_is_laid_open_and_gets_no_encounter() -> None:
    table = played(dracula_in("bordeaux", hunters={"mina": "toulouse"}), "go:toulouse")
    assert trail(table, HUNTER) == ["open toulouse", "land"]
    assert where(table, HUNTER) == "toulouse"
    assert table.asked == (2, "act")


@pytest.mark.rule("FURY-DPHASE-12")
def test_a_hunter_in_hospital_does_not_lay_the_city_open() -> None:
    table = played(dracula_in("santander", hunters={"mina": "hospital_madrid"}), "go:madrid")
    assert trail(table, HUNTER) == ["land", "land"]
    assert table.asked == (DRACULA, "lay")


@pytest.mark.rule("FURY-DPHASE-13")
def test_a_sea_with_a_hunter_is_laid_face_down() -> None:
    table = played(dracula_in("bordeaux", hunters={"mina": "north_atlantic"}), "go:north_atlantic")
    assert trail(table, HUNTER) == ["sea", "land"]
    assert where(table, HUNTER) is None


@pytest.mark.rule("FURY-DPHASE-14")
def test_a_chosen_power_card_does_what_it_says() -> None:
    table = played(dracula_in("bordeaux", damage=7), "feed")
    assert trail(table) == ["feed", "bordeaux"]
    assert hurt(table) == 4


@pytest.mark.rule("FURY-DPHASE-15")
def test_without_a_card_to_play_there_is_a_penalty() -> None:
    table = dracula_in("galway", "north_atlantic", hosts="galway dublin")
    table.run()
    assert "penalty" in table.log(HUNTER)
    assert hurt(table) == 5


VOYAGES = [
    ("bordeaux", "north_atlantic", 2),
    ("irish_sea", "north_atlantic", 1),
    ("north_atlantic", "nantes", 0),
]


@pytest.mark.rule("FURY-DPHASE-16", "FURY-DPHASE-17")
@pytest.mark.parametrize(("here", "there", "cost"), VOYAGES)
@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_the_sea_hurts_dracula(here: str, there: str, cost: int, mode: str) -> None:
    table = played(dracula_in(here, damage=4, options={"game_mode": mode}), f"go:{there}")
    assert hurt(table) == 4 + cost


@pytest.mark.rule("FURY-DPHASE-16")
def test_it_is_a_port_that_he_leaves_though_he_stayed_there_last() -> None:
    table = played(dracula_in("feed", "hide: rats", "bordeaux", "north_sea"), "go:north_atlantic")
    assert hurt(table) == 2


@pytest.mark.rule("FURY-DPHASE-18")
def test_at_sea_dracula_can_misdirect_or_leap_but_not_stay() -> None:
    table = dracula_in("north_atlantic", "nantes", "english_channel")
    assert offers(table, "wolf") == {
        *("bordeaux", "galway", "clermont_ferrand", "santander", "toulouse"),
        *("le_havre", "paris", "dublin"),
    }
    assert offers(table, "misdirect") == {"3"}
    assert not {"feed", "dark_call", "hide"} & set(table.codes)


@pytest.mark.rule("FURY-DPHASE-18")
def test_on_land_he_can_stay() -> None:
    table = dracula_in("bordeaux", "north_atlantic")
    assert {"feed", "dark_call", "hide"} <= set(table.codes)


@pytest.mark.rule("FURY-DPHASE-19")
def test_after_a_fight_dracula_must_play_a_card_as_always() -> None:
    table = played(scene(at="dusk", hunters={"mina": "paris"}, trail=["open paris"]), *PASSES)
    assert "fight:mina" in table.happened()
    assert table.asked == (DRACULA, "travel")
    assert not {"pass", "go:paris", "wolf:paris"} & set(table.codes)
    table.play("go:geneva")
    assert trail(table) == ["geneva", "open paris"]


DEADLY = [
    ("bordeaux", "go:north_atlantic", 13),
    ("irish_sea", "go:north_atlantic", 14),
    ("bordeaux", "dark_call", 13),
    ("bordeaux", "wolf:paris", 14),
    ("galatz", "wolf:castle_dracula", 14),
    ("bordeaux", "wolf:toulouse", 14),
]


@pytest.mark.rule("FURY-DPHASE-20")
@pytest.mark.parametrize(("here", "code", "damage"), DEADLY)
def test_what_it_costs_may_be_dracula_s_end(here: str, code: str, damage: int) -> None:
    table = dracula_in(here, damage=damage)
    held = pack(table)
    table.play(code)
    assert ending(table) == ("hunters", "defeat")
    assert pack(table) == held


# The worked example: from Nantes via Clermont-Ferrand to Bordeaux, and on to Santander


def in_bordeaux(mode: str) -> FuryTable:
    """Dracula started in Nantes, and has moved twice."""
    table = dracula_in(
        "nantes",
        options={"game_mode": mode},
        rumours=0,
        pack="rats bats spy hoax wolves",
        draws={"encounters": "saboteur rats unnatural_fog"},
    )
    for city, encounter in (("clermont_ferrand", "rats"), ("bordeaux", "bats")):
        table.play(f"go:{city}", f"lay:{encounter}", *PASSES, *PASSES)
    return table


MODES = pytest.mark.parametrize("mode", ["basic", "advanced"])


@pytest.mark.rule("FURY-EXAMPLE-07")
@MODES
def test_example_dracula_is_in_bordeaux(mode: str) -> None:
    table = in_bordeaux(mode)
    assert where(table) == "bordeaux"
    assert trail(table) == ["", "bordeaux: bats", "clermont_ferrand: rats", "nantes"]


@pytest.mark.rule("FURY-EXAMPLE-08")
def test_example_exactly_three_cards_can_be_chosen() -> None:
    assert set(in_bordeaux("basic").codes) == {"go:toulouse", "go:santander", "go:north_atlantic"}
    assert offers(in_bordeaux("advanced"), "go") == {"toulouse", "santander", "north_atlantic"}


@pytest.mark.rule("FURY-EXAMPLE-09")
@MODES
@pytest.mark.parametrize("city", ["paris", "saragossa"])
def test_example_no_train_carries_dracula(mode: str, city: str) -> None:
    table = in_bordeaux(mode)
    with pytest.raises(IllegalChoice):
        table.play(f"go:{city}")


@pytest.mark.rule("FURY-EXAMPLE-10")
@MODES
def test_example_he_goes_to_santander(mode: str) -> None:
    table = in_bordeaux(mode)
    assert pack(table) == ["hoax", "rats", "saboteur", "spy", "wolves"]
    table.play("go:santander")
    assert trail(table) == ["santander", "bordeaux: bats", "clermont_ferrand: rats", "nantes"]
    table.play("lay:hoax")
    assert trail(table)[0] == "santander: hoax"
    assert trail(table, HUNTER) == ["land: ?", "land: ?", "land: ?", "land"]
    assert pack(table) == ["rats", "saboteur", "spy", "unnatural_fog", "wolves"]
