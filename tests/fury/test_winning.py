"""How the game ends: influence, Dracula's defeat, and which comes first."""

from __future__ import annotations

import pytest

from .at_the_table import dracula_in, ending, fought, played, scene, sees
from .in_play import Fight, facts
from .seats import DRACULA, GODALMING


@pytest.mark.rule("FURY-WIN-01")
@pytest.mark.parametrize(("before", "over"), [(8, False), (9, True), (12, True)])
def test_dracula_wins_with_13_influence_and_the_marker_stops(before: int, over: bool) -> None:
    trail = ["galway", "dublin", "liverpool", "manchester", "london", "nantes: reckless_vampire"]
    table = played(dracula_in(*trail, influence=before), "mature:reckless_vampire")
    assert table.over is over
    assert sees(table)["influence"] == (13 if over else 12)
    if over:
        assert ending(table) == ("dracula", "influence")


@pytest.mark.rule("FURY-WIN-02", "FURY-PLAYERS-05")
def test_the_hunters_win_together_when_dracula_is_defeated() -> None:
    table = fought(
        Fight(harm=1), at="dusk", damage=14, trail=["open paris"], hunters={"mina": "paris"}
    )
    assert ending(table) == ("hunters", "defeat")
    outcome = table.outcome
    assert outcome is not None
    assert outcome.scores == (-1, 1, 1, 1, 1)


@pytest.mark.rule("FURY-WIN-03", "FURY-WIN-10")
def test_wolf_form_that_kills_dracula_and_scores_13_is_the_hunters_victory() -> None:
    table = played(dracula_in("paris", despair=3, damage=14, influence=10), "wolf:nantes")
    assert ending(table) == ("hunters", "defeat")
    assert sees(table)["influence"] == 10


@pytest.mark.rule("FURY-WIN-10")
def test_wolf_form_that_scores_13_and_leaves_dracula_alive_is_his_victory() -> None:
    table = played(dracula_in("paris", despair=3, damage=13, influence=10), "wolf:nantes")
    assert ending(table) == ("dracula", "influence")


@pytest.mark.rule("FURY-WIN-10", "FURY-HIDE-13")
def test_wolf_form_with_hide_in_one_step_kills_before_it_scores() -> None:
    options = {"wolf_form_with_hide": "also_same_step"}
    table = dracula_in("paris", options=options, despair=3, damage=14, influence=10)
    table.play("wolf_hide")
    assert ending(table) == ("hunters", "defeat")


@pytest.mark.rule("FURY-WIN-05")
@pytest.mark.parametrize(("rumour", "gain"), [("", 3), (", rumour", 6)])
def test_a_matured_vampire_is_worth_its_number_and_3_with_a_rumour(rumour: str, gain: int) -> None:
    trail = [
        "galway",
        "dublin",
        "liverpool",
        "manchester",
        "london",
        f"nantes: new_vampire{rumour}",
    ]
    table = played(dracula_in(*trail, influence=2), "mature:new_vampire")
    assert sees(table)["influence"] == 2 + gain


@pytest.mark.rule("FURY-WIN-08")
@pytest.mark.parametrize(
    ("despair", "card", "gain"),
    [
        (2, "go:nantes", 0),
        (3, "go:nantes", 3),
        (3, "wolf:bordeaux", 3),
        (3, "hide", 3),
        (3, "feed", 0),
        (3, "dark_call", 0),
    ],
)
def test_with_three_despair_a_city_or_hide_is_worth_3(despair: int, card: str, gain: int) -> None:
    table = played(dracula_in("paris", despair=despair, influence=1), card)
    assert sees(table)["influence"] == 1 + gain


@pytest.mark.rule("FURY-WIN-08")
def test_with_three_despair_a_sea_is_worth_nothing() -> None:
    table = played(dracula_in("nantes", despair=3, influence=1), "go:north_atlantic")
    assert sees(table)["influence"] == 1


@pytest.mark.rule("FURY-WIN-11")
def test_the_game_ends_in_the_middle_of_a_phase() -> None:
    table = played(dracula_in("paris", despair=3, influence=10, pack="rats"), "go:nantes")
    assert table.over
    assert facts(table, "encounter_laid", "day") == []


@pytest.mark.rule("FURY-WIN-11")
def test_damage_at_sea_ends_the_game_at_once() -> None:
    table = played(dracula_in("nantes", damage=13), "go:north_atlantic")
    assert ending(table) == ("hunters", "defeat")


@pytest.mark.rule("FURY-WIN-12")
@pytest.mark.parametrize("week", [4, 5, 9])
def test_the_hunt_goes_on_after_the_third_week(week: int) -> None:
    table = scene(at="dawn", day="monday", week=week)
    assert table.asked == (GODALMING, "act")
    assert table.outcome is None
    table = dracula_in("paris", day="sunday", week=week)
    assert table.asked == (DRACULA, "travel")
