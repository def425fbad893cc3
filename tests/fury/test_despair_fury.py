"""Despair tokens: Dracula escapes later, and all three bring influence (FURY-DESPAIR-06 ff.)."""

from __future__ import annotations

import pytest

from .at_the_table import FuryTable, answer, dracula_in, ending, played
from .combats import clash, combat, vampire
from .readings import said
from .seats import DRACULA
from .the_trail import HUNTER, PASSES, score

CITIES = ["go:toulouse", "wolf:paris", "go:santander"]
FLEEING = "escape_as_mist strength plotting claws mesmerize"
IDLE = (("strength", "dodge"), ("plotting", "punch"), ("claws", "dodge"), ("mesmerize", "punch"))
"""Rounds in which nothing happens: each card is cancelled."""


def flees(table: FuryTable, rounds: int) -> bool:
    """Let this many rounds pass without effect; return whether Escape as Mist then works."""
    for strike, card in IDLE[:rounds]:
        clash(table, strike, mina=card)
    clash(table, "escape_as_mist", mina="escape")
    return not said(table, "too_proud")


@pytest.mark.rule("FURY-DESPAIR-06")
@pytest.mark.parametrize("despair", [0, 1, 2, 3])
def test_each_token_keeps_dracula_in_his_own_combats_a_round_longer(despair: int) -> None:
    assert not flees(combat(FLEEING, despair=despair, at="dawn"), despair)
    assert flees(combat(FLEEING, despair=despair, at="dawn"), despair + 1)


@pytest.mark.rule("FURY-DESPAIR-06")
@pytest.mark.parametrize("despair", [0, 3])
def test_the_tokens_do_not_count_in_the_combat_of_a_vampire(despair: int) -> None:
    assert not flees(vampire("new_vampire", FLEEING, despair=despair), 2)
    assert flees(vampire("new_vampire", FLEEING, despair=despair), 3)


@pytest.mark.rule("FURY-DESPAIR-07", "FURY-WIN-08")
@pytest.mark.parametrize(("despair", "influence"), [(0, 0), (1, 0), (2, 0), (3, 3)])
@pytest.mark.parametrize("code", CITIES)
@pytest.mark.parametrize("mode", ["advanced", "basic"])
def test_with_all_three_tokens_out_a_city_brings_3(
    despair: int, influence: int, code: str, mode: str
) -> None:
    if mode == "basic" and code.startswith("wolf"):
        code = "go:nantes"
    table = played(dracula_in("bordeaux", despair=despair, options={"game_mode": mode}), code)
    assert score(table) == influence
    assert (f"influence:3:{influence}" in table.log(HUNTER)) == (influence > 0)


@pytest.mark.rule("FURY-DESPAIR-07")
def test_a_city_with_a_hunter_counts() -> None:
    table = played(dracula_in("bordeaux", despair=3, hunters={"mina": "toulouse"}), "go:toulouse")
    assert score(table) == 3


@pytest.mark.rule("FURY-DESPAIR-07")
def test_it_counts_in_every_phase() -> None:
    table = dracula_in("bordeaux", despair=3, week=4, rumours=0, pack="2 rats spy")
    table.play("go:toulouse", "lay:rats", *PASSES, *PASSES, "go:saragossa", "lay:rats")
    assert score(table) == 6


@pytest.mark.rule("FURY-DESPAIR-08", "FURY-WIN-08")
@pytest.mark.parametrize(("fury", "influence"), [("on", 3), ("off", 0)])
@pytest.mark.parametrize("card", ["open bordeaux", "bordeaux"])
def test_hide_counts_unless_the_table_says_no(fury: str, influence: int, card: str) -> None:
    table = played(dracula_in(card, despair=3, options={"hide_triggers_fury": fury}), "hide")
    assert score(table) == influence


@pytest.mark.rule("FURY-DESPAIR-08")
def test_hide_does_not_count_before() -> None:
    table = played(dracula_in("bordeaux", despair=2), "hide")
    assert score(table) == 0


@pytest.mark.rule("FURY-DESPAIR-08", "FURY-HIDE-13")
@pytest.mark.parametrize(("fury", "influence"), [("on", 3), ("off", 0)])
def test_hide_with_wolf_form_counts_once(fury: str, influence: int) -> None:
    options = {"wolf_form_with_hide": "also_same_step", "hide_triggers_fury": fury}
    table = played(dracula_in("bordeaux", despair=3, options=options), "wolf_hide")
    assert score(table) == influence


@pytest.mark.rule("FURY-DESPAIR-09")
@pytest.mark.parametrize("code", ["go:north_atlantic", "dark_call", "feed"])
def test_the_sea_dark_call_and_feed_do_not_count(code: str) -> None:
    table = played(dracula_in("bordeaux", despair=3), code)
    assert score(table) == 0


@pytest.mark.rule("FURY-DESPAIR-10")
@pytest.mark.parametrize(
    ("codes", "influence"),
    [
        (["wolf:paris"], 3),
        (["misdirect:3"], 0),
        (["misdirect:3", "go:toulouse"], 3),
        (["misdirect:3", "feed"], 0),
        (["misdirect:3", "wolf:paris"], 3),
    ],
)
def test_each_card_laid_in_the_movement_step_counts_once(codes: list[str], influence: int) -> None:
    table = played(dracula_in("bordeaux", "nantes", despair=3), *codes)
    assert score(table) == influence


@pytest.mark.rule("FURY-DESPAIR-11")
@pytest.mark.parametrize("code", ["enter_lair:1", "wolf_lair:1"])
def test_moving_into_a_lair_counts(code: str) -> None:
    table = played(dracula_in("bordeaux", lairs=["toulouse: rats"], despair=3), code)
    assert score(table) == 3


@pytest.mark.rule("FURY-DESPAIR-13")
def test_castle_dracula_counts() -> None:
    table = played(dracula_in("galatz", despair=3), "go:castle_dracula")
    assert score(table) == 3


@pytest.mark.rule("FURY-DESPAIR-07")
def test_the_penalty_does_not_count() -> None:
    table = dracula_in("galway", "north_atlantic", hosts="galway dublin", despair=3)
    assert score(table) == 0


@pytest.mark.rule("FURY-DESPAIR-07", "FURY-WIN-01")
def test_it_may_win_the_game() -> None:
    table = played(dracula_in("bordeaux", despair=3, influence=10), "go:toulouse")
    assert ending(table) == ("dracula", "influence")


@pytest.mark.rule("FURY-WIN-10")
def test_a_deadly_leap_that_would_win_loses() -> None:
    table = played(dracula_in("bordeaux", despair=3, influence=10, damage=14), "wolf:paris")
    assert ending(table) == ("hunters", "defeat")
    assert table.state.public.influence == 10


@pytest.mark.rule("FURY-DESPAIR-07")
def test_the_third_token_counts_from_the_dawn_that_brings_it() -> None:
    table = dracula_in("bordeaux", day="sunday", week=3, pack="rats", rumours=0)
    table.play("go:toulouse", "lay:rats")
    assert score(table) == 0
    assert "despair:3" in table.log(HUNTER)
    table.play(*PASSES, *PASSES)
    answer(table, DRACULA, "travel", "go:saragossa")
    assert score(table) == 3
