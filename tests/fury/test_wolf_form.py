"""Wolf Form: one road or two (FURY-WOLF)."""

from __future__ import annotations

import pytest

from .at_the_table import dracula_in, played
from .seats import DRACULA
from .the_trail import HUNTER, hurt, offers, trail, where

FROM_GALATZ = {
    *("bucharest", "castle_dracula", "klausenburg"),
    *("belgrade", "constanta", "sofia", "budapest", "szeged"),
}


@pytest.mark.rule("FURY-WOLF-01")
def test_a_leap_leads_one_road_or_two_and_costs_1() -> None:
    table = dracula_in("galatz", damage=3)
    assert offers(table, "wolf") == FROM_GALATZ
    table.play("wolf:szeged")
    assert where(table) == "szeged"
    assert hurt(table) == 4


@pytest.mark.rule("FURY-WOLF-01")
def test_from_a_city_without_roads_no_leap_leads() -> None:
    assert not offers(dracula_in("cagliari"), "wolf")


@pytest.mark.rule("FURY-WOLF-02")
def test_the_location_lies_face_down_with_wolf_form() -> None:
    table = played(dracula_in("galatz"), "wolf:szeged")
    assert trail(table) == ["wolf szeged", "galatz"]
    assert trail(table, HUNTER) == ["wolf land", "land"]
    assert not [code for code in table.log(HUNTER) if "szeged" in code]


@pytest.mark.rule("FURY-WOLF-03")
def test_an_encounter_is_placed_as_usual() -> None:
    table = played(dracula_in("galatz", pack="rats"), "wolf:szeged", "lay:rats")
    assert trail(table)[0] == "wolf szeged: rats"


@pytest.mark.rule("FURY-WOLF-04", "FURY-WOLF-10")
@pytest.mark.parametrize(
    ("sea", "reached"),
    [
        ("irish_sea", "dublin galway liverpool manchester swansea london"),
        ("black_sea", "constanta varna bucharest sofia"),
        ("tyrrhenian_sea", "cagliari genoa naples rome bari florence marseilles milan venice"),
    ],
)
def test_from_the_sea_a_leap_leads_to_a_port_or_one_road_beyond(sea: str, reached: str) -> None:
    table = dracula_in(sea)
    assert offers(table, "wolf") == set(reached.split())


@pytest.mark.rule("FURY-WOLF-04")
def test_landing_as_a_wolf_costs_1_like_any_leap() -> None:
    table = played(dracula_in("north_atlantic"), "wolf:paris")
    assert hurt(table) == 1


@pytest.mark.rule("FURY-WOLF-05")
def test_hunters_on_the_way_neither_stop_nor_see_him() -> None:
    table = dracula_in("athens", hunters={"mina": "valona"})
    assert offers(table, "wolf") == {"valona", "salonica", "sarajevo", "sofia"}
    table.play("wolf:sofia")
    assert where(table, HUNTER) is None
    assert trail(table, HUNTER) == ["wolf land", "land"]
    assert table.asked == (DRACULA, "lay")


@pytest.mark.rule("FURY-WOLF-06")
def test_the_city_on_the_way_may_be_on_the_trail_but_not_the_destination() -> None:
    table = dracula_in("athens", "valona", "sofia")
    assert offers(table, "wolf") == {"salonica", "sarajevo"}


@pytest.mark.rule("FURY-WOLF-07", "FURY-CONS-06")
@pytest.mark.parametrize("token", ["ground", "hosts"])
def test_holy_ground_bars_the_way_and_the_destination(token: str) -> None:
    over = dracula_in("athens", **{token: "valona"})
    assert not offers(over, "wolf")
    to = dracula_in("athens", **{token: "sofia"})
    assert offers(to, "wolf") == {"valona", "salonica", "sarajevo"}


@pytest.mark.rule("FURY-WOLF-07")
def test_a_way_round_holy_ground_is_open() -> None:
    table = dracula_in("paris", ground="clermont_ferrand")
    assert {"bordeaux", "geneva", "marseilles"} <= offers(table, "wolf")
    assert "toulouse" not in offers(table, "wolf")


@pytest.mark.rule("FURY-WOLF-07")
def test_holy_ground_in_a_port_bars_the_way_from_the_sea() -> None:
    table = dracula_in("black_sea", ground="varna")
    assert offers(table, "wolf") == {"constanta", "bucharest"}


@pytest.mark.rule("FURY-WOLF-07")
@pytest.mark.parametrize(("blocks", "leaps"), [("off", True), ("on", False)])
def test_holy_ground_where_he_leaves_matters_if_the_table_says(blocks: str, leaps: bool) -> None:
    table = dracula_in("open athens", ground="athens", options={"departure_token_blocks": blocks})
    assert (offers(table, "wolf") == {"valona", "salonica", "sarajevo", "sofia"}) == leaps
    assert bool(offers(table, "wolf")) == leaps
    assert "valona" in offers(table, "go")


@pytest.mark.rule("FURY-WOLF-07")
@pytest.mark.parametrize("blocks", ["off", "on"])
def test_a_holy_token_far_away_leaves_the_wolf_alone(blocks: str) -> None:
    table = dracula_in("athens", hosts="paris", options={"departure_token_blocks": blocks})
    assert offers(table, "wolf") == {"valona", "salonica", "sarajevo", "sofia"}


@pytest.mark.rule("FURY-WOLF-08")
@pytest.mark.parametrize("city", ["valona", "sofia"])
def test_where_a_hunter_is_the_location_lies_open_without_an_encounter(city: str) -> None:
    table = played(dracula_in("athens", hunters={"mina": city}), f"wolf:{city}")
    assert trail(table, HUNTER) == [f"open wolf {city}", "land"]
    assert where(table, HUNTER) == city
    assert table.asked == (2, "act")


@pytest.mark.rule("FURY-WOLF-10")
def test_a_leap_leads_neither_back_nor_out_to_sea() -> None:
    table = dracula_in("athens")
    assert not {"athens", "ionian_sea"} & offers(table, "wolf")


@pytest.mark.rule("FURY-WOLF-11")
@pytest.mark.parametrize(("before", "after"), [(8, 4), (2, 0), (0, 0)])
def test_a_leap_home_costs_1_and_heals_5(before: int, after: int) -> None:
    table = played(dracula_in("bucharest", damage=before), "wolf:castle_dracula")
    assert hurt(table) == after
    suffered = f"dracula_suffered:1:{15 - before - 1}"
    healed = f"dracula_recovered:{before + 1 - after}:{15 - after}"
    log = table.log(HUNTER)
    assert log.index(suffered) < log.index(healed)
