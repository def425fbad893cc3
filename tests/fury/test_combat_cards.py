"""Dracula's seven combat cards, and Punch, Dodge and Escape (FURY-MESM, FURY-PLOT, EXAMPLE-23)."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.cards.table import HUNTERS, PLOTTING

from .at_the_table import FuryTable, answer, ending, played
from .combats import TWO, at_prague, clash, combat, up_to, vampire
from .readings import (
    can_fight_with,
    combat_of,
    damage,
    discarded,
    fighting,
    items,
    question,
    said,
    wounds,
)
from .seats import DRACULA, seat

GUN_AND_KNIFE = ("knife", "pistol")


def mesmerized(table: FuryTable) -> list[str]:
    """Return who is mesmerized, as everyone sees it."""
    fight = table.view().combat
    return [] if fight is None else [HUNTERS[hunter] for hunter in fight.mesmerized]


@pytest.mark.rule("FURY-COMBAT-43")
def test_claws_hurt_the_engaged_hunter_by_2() -> None:
    table = clash(combat(at="dawn", hunters=TWO), "claws", "mina", seward="punch", mina="punch")
    assert (wounds(table, "mina"), wounds(table, "seward")) == (2, 0)
    assert table.asked[1] == "next_card"


@pytest.mark.rule("FURY-COMBAT-43")
def test_claws_by_night_hurt_a_lone_hunter_by_4() -> None:
    table = clash(combat(), "claws", mina="punch")
    assert said(table, "suffered") == ["suffered:mina:2:7", "suffered:mina:2:5"]


@pytest.mark.rule("FURY-COMBAT-18", "FURY-GOLD-02")
@pytest.mark.parametrize(("second", "hurt"), [("seward", (2, 2)), ("mina", (0, 4))])
def test_claws_by_night_then_strike_any_hunter_there(second: str, hurt: tuple[int, int]) -> None:
    table = combat(hunters={**TWO, "godalming": "vienna"})
    clash(table, "claws", "mina", seward="punch", mina="punch")
    assert question(table) == (DRACULA, "claw", ["claw:seward", "claw:mina"])
    table.play(f"claw:{second}")
    assert (wounds(table, "seward"), wounds(table, "mina")) == hurt


def test_claws_by_night_go_on_to_another_when_the_engaged_hunter_has_fallen() -> None:
    table = combat(hunters={"seward": "prague", "mina": "prague 7 damage"})
    clash(table, "claws", "mina", seward="punch", mina="punch")
    assert said(table, "defeated") == ["defeated:mina:prague"]
    assert wounds(table, "seward") == 2


@pytest.mark.rule("FURY-COMBAT-21")
def test_claws_by_night_end_there_when_the_only_hunter_has_fallen() -> None:
    table = clash(combat(hunters={"mina": "prague 7 damage"}), "claws", mina="punch")
    assert said(table, "suffered", "combat_ended") == ["suffered:mina:2:0", "combat_ended"]


@pytest.mark.rule("FURY-COMBAT-43")
@pytest.mark.parametrize("card", ["punch", "crucifix", "knife", "pistol", "rifle"])
def test_strength_hurts_by_2_and_cancels_a_punch_a_crucifix_or_a_weapon(card: str) -> None:
    held = {} if card == "punch" else {"mina": card}
    table = clash(combat(at="dawn", items=held), "strength", mina=card)
    assert wounds(table) == 2
    assert said(table, "card_cancelled") == [f"card_cancelled:mina:{card}"]
    assert damage(table) == 0
    assert items(table) == list(held.values())


@pytest.mark.parametrize("card", ["heavenly_host"])
def test_strength_leaves_other_cards_alone(card: str) -> None:
    table = clash(combat(items={"mina": card}), "strength", mina=card)
    assert said(table, "card_cancelled") == []
    assert (wounds(table), damage(table)) == (2, 4)


@pytest.mark.rule("FURY-CANCEL-04", "FURY-COMBAT-04")
@pytest.mark.parametrize("card", ["crucifix", "knife", "pistol", "rifle"])
def test_strength_by_night_also_discards_a_crucifix_or_a_weapon(card: str) -> None:
    table = clash(combat(items={"mina": card}), "strength", mina=card)
    assert items(table) == []
    assert discarded(table, card) == 1
    assert can_fight_with(table) == ["punch", "dodge", "escape"]


def test_strength_by_night_only_cancels_a_punch() -> None:
    table = clash(combat(), "strength", mina="punch")
    assert damage(table) == 0
    clash(table, "claws", mina="dodge")
    assert "punch" in can_fight_with(table)


def test_strength_by_night_takes_one_of_two_equal_weapons() -> None:
    table = clash(combat(items={"mina": "2 knife"}), "strength", mina="knife")
    assert items(table) == ["knife"]
    assert "knife" in can_fight_with(table)


def test_strength_of_a_vampire_discards_nothing_by_night() -> None:
    table = vampire("new_vampire", at="night", items={"mina": "knife"})
    clash(table, "strength", mina="knife")
    assert items(table) == ["knife"]
    assert "card_cancelled:mina:knife" in table.log()


@pytest.mark.rule("FURY-DAMAGE-02", "FURY-DAMAGE-03")
@pytest.mark.parametrize(("before", "left"), [(5, 3), (1, 0), (0, 0)])
def test_fangs_heal_dracula_by_2_and_hurt_the_engaged_hunter_by_2(before: int, left: int) -> None:
    table = clash(combat(damage=before), "fangs", mina="escape")
    assert (damage(table), wounds(table)) == (left, 2)
    assert said(table, "bitten", "influence") == []


def fangs_on_a_mesmerized(hunter: str = "van_helsing", **position: Any) -> FuryTable:
    """Let Dracula mesmerize a hunter, and use Fangs in the next round."""
    position.setdefault("hunters", {hunter: "prague"})
    table = clash(combat(**position), "mesmerize", **{hunter: "escape"})
    return clash(table, "fangs", **{hunter: "punch"})


@pytest.mark.rule("FURY-MESM-03", "FURY-WIN-06")
def test_fangs_on_a_mesmerized_hunter_by_night_bite_instead_of_hurting() -> None:
    table = fangs_on_a_mesmerized(damage=4)
    assert (damage(table), wounds(table, "van_helsing")) == (2, 0)
    assert said(table, "bitten", "left_combat", "influence", "combat_ended") == [
        "bitten:van_helsing",
        "left_combat:van_helsing",
        "influence:1:1",
        "combat_ended",
    ]
    assert table.view().public.bites == (0, 0, 1, 0)


@pytest.mark.rule("FURY-MESM-03", "FURY-COMBAT-04")
def test_fangs_on_a_mesmerized_hunter_by_day_only_hurt() -> None:
    table = fangs_on_a_mesmerized(at="dawn")
    assert said(table, "bitten", "influence") == []
    assert wounds(table, "van_helsing") == 2
    assert fighting(table) == ["van_helsing"]


@pytest.mark.rule("FURY-MESM-03")
def test_fangs_on_another_hunter_than_the_mesmerized_one_only_hurt() -> None:
    table = clash(combat(hunters=TWO), "mesmerize", "mina", seward="dodge", mina="dodge")
    clash(table, "fangs", "seward", seward="punch", mina="punch")
    assert said(table, "bitten", "influence") == []
    assert wounds(table, "seward") == 2


@pytest.mark.rule("FURY-MESM-03", "FURY-COMBAT-15")
def test_fangs_that_are_cancelled_bite_nobody() -> None:
    table = clash(clash(combat(), "mesmerize", mina="escape"), "fangs", mina="dodge")
    assert said(table, "bitten", "influence", "suffered") == []


@pytest.mark.rule("FURY-EXAMPLE-23", "FURY-WIN-07", "FURY-BITE-04")
def test_fangs_on_a_mesmerized_mina_are_worth_five_with_two_despair_tokens() -> None:
    table = fangs_on_a_mesmerized("mina", despair=2, influence=5, damage=6)
    assert damage(table) == 4
    assert said(table, "defeated", "influence") == [
        "defeated:mina:prague",
        "influence:4:9",
        "influence:1:10",
    ]


@pytest.mark.rule("FURY-EXAMPLE-23", "FURY-GREAT-01", "FURY-GREAT-02")
def test_fangs_prevented_by_great_strength_still_score_one() -> None:
    table = fangs_on_a_mesmerized(
        "mina", despair=2, influence=5, damage=6, events={"seward": "great_strength"}
    )
    answer(table, seat(table, "seward"), "save", "play:great_strength")
    table.run()
    assert damage(table) == 4
    assert said(table, "bitten", "defeated", "influence", "left_combat") == [
        "left_combat:mina",
        "influence:1:6",
    ]


@pytest.mark.rule("FURY-MESM-01")
def test_mesmerize_cancels_the_card_and_weighs_on_the_hunter_to_the_end() -> None:
    table = clash(combat(at="dawn", items={"mina": "knife"}), "mesmerize", mina="knife")
    assert said(table, "card_cancelled") == ["card_cancelled:mina:knife"]
    assert damage(table) == 0
    clash(table, "claws", mina="dodge")
    assert mesmerized(table) == ["mina"]
    clash(table, "plotting", mina="knife")
    table.play(table.codes[0])
    assert damage(table) == 2
    assert mesmerized(table) == ["mina"]


@pytest.mark.rule("FURY-MESM-01")
@pytest.mark.parametrize(
    ("card", "harm"), [("knife", 2), ("pistol", 1), ("rifle", 1), ("punch", 1)]
)
def test_mesmerize_dulls_every_weapon_by_1_and_no_other_card(card: str, harm: int) -> None:
    held = {} if card == "punch" else {"mina": card}
    table = combat("mesmerize fangs claws strength plotting", at="dawn", items=held)
    clash(table, "mesmerize", mina="escape")
    clash(table, "claws" if card in ("knife", "punch") else "fangs", mina=card)
    assert damage(table) == harm


@pytest.mark.rule("FURY-MESM-01")
def test_mesmerize_affects_the_engaged_hunter_alone() -> None:
    table = combat(hunters=TWO, items={"seward": "knife"})
    clash(table, "mesmerize", "mina", seward="knife", mina="dodge")
    assert mesmerized(table) == ["mina"]
    assert damage(table) == 3


@pytest.mark.rule("FURY-MESM-01")
def test_mesmerize_ends_with_the_combat() -> None:
    table = clash(clash(combat(at="dawn"), "mesmerize", mina="dodge"), "claws", mina="escape")
    while table.asked[1] == "act":
        table.play("pass")
    assert table.asked[1] == "strike"
    assert mesmerized(table) == []


@pytest.mark.rule("FURY-MESM-02")
def test_mesmerize_for_the_second_time_changes_nothing() -> None:
    table = combat("mesmerize mesmerize claws fangs plotting", at="dawn", items={"mina": "knife"})
    clash(table, "mesmerize", mina="dodge")
    clash(table, "mesmerize", mina="escape")
    assert said(table, "mesmerized") == ["mesmerized:mina"]
    clash(table, "claws", mina="knife")
    assert damage(table) == 2


@pytest.mark.rule("FURY-MESM-04")
def test_mesmerize_can_take_several_hunters_in_different_rounds() -> None:
    table = combat("mesmerize mesmerize claws fangs plotting", hunters=TWO)
    clash(table, "mesmerize", "mina", seward="dodge", mina="dodge")
    clash(table, "mesmerize", "seward", seward="escape", mina="escape")
    assert mesmerized(table) == ["seward", "mina"]
    assert fighting(table) == ["seward"]


def plotted(**position: Any) -> FuryTable:
    """Return round 2, with a Plotting face up."""
    table = combat("plotting claws strength fangs fangs", **position)
    clash(table, "plotting", mina="dodge")
    table.play("seek:plotting")
    return table


def test_plotting_takes_a_card_of_his_choice_from_the_combat_deck() -> None:
    table = clash(combat("plotting claws claws fangs strength"), "plotting", mina="dodge")
    assert table.asked == (DRACULA, "seek")
    assert table.codes == [
        "seek:escape_as_bat",
        "seek:escape_as_mist",
        "seek:fangs",
        "seek:mesmerize",
        "seek:plotting",
        "seek:strength",
    ]
    table.play("seek:escape_as_mist")
    assert "strike:escape_as_mist" in table.offered(DRACULA)
    assert said(table, "combat_drawn") == ["combat_drawn:5"]
    assert "plot_drew:escape_as_mist" in table.log(DRACULA)
    assert not any("escape_as_mist" in code for viewer in (None, 5) for code in table.log(viewer))


@pytest.mark.rule("FURY-PLOT-01", "FURY-CANCEL-02")
@pytest.mark.parametrize("card", ["punch", "escape"])
def test_plotting_cancels_the_engaged_hunters_basic_card_in_a_later_round(card: str) -> None:
    table = clash(plotted(), "fangs", mina=card)
    assert table.asked == (DRACULA, "plot")
    assert f"fought_with:mina:{card}" in table.log()
    assert said(table, "suffered") == []
    table.play("plot")
    assert f"card_cancelled:mina:{card}" in table.log()
    assert damage(table) == 0
    assert fighting(table) == ["mina"]


@pytest.mark.rule("FURY-PLOT-01", "FURY-CANCEL-03")
def test_plotting_cancels_a_dodge_before_its_icons_count() -> None:
    table = played(clash(plotted(), "fangs", mina="punch"), "no_plot")
    assert damage(table) == 1
    clash(table, "claws", mina="dodge")
    table.play("plot")
    assert said(table, "struck_out") == []
    assert wounds(table) == 6


@pytest.mark.rule("FURY-PLOT-01")
def test_plotting_can_still_be_used_in_the_last_round() -> None:
    table = clash(combat("plotting claws strength fangs fangs"), "plotting", mina="dodge")
    table.play("seek:mesmerize")
    for strike, card in (("mesmerize", "punch"), ("strength", "dodge"), ("fangs", "escape")):
        clash(table, strike, mina=card)
        if card != "escape":
            table.play("no_plot")
    assert table.asked == (DRACULA, "plot")


@pytest.mark.rule("FURY-PLOT-02")
def test_plotting_does_not_cancel_in_its_own_round() -> None:
    table = clash(combat(), "plotting", mina="dodge")
    assert table.asked[1] == "seek"
    assert said(table, "card_cancelled") == []


@pytest.mark.rule("FURY-PLOT-03")
def test_plotting_cancels_once() -> None:
    table = clash(played(clash(plotted(), "fangs", mina="punch"), "plot"), "claws", mina="escape")
    assert said(table, "left_combat") == ["left_combat:mina"]
    assert len(said(table, "plotted")) == 1


@pytest.mark.rule("FURY-PLOT-03")
def test_plotting_twice_cancels_twice() -> None:
    table = played(clash(plotted(), "plotting", mina="punch"), "plot", "seek:mesmerize")
    clash(table, "fangs", mina="escape")
    table.play("plot")
    assert said(table, "card_cancelled") == [
        "card_cancelled:mina:punch",
        "card_cancelled:mina:escape",
    ]
    clash(table, "claws", mina="dodge")
    assert said(table, "struck_out") == ["struck_out:claws"]


@pytest.mark.rule("FURY-PLOT-04")
def test_plotting_that_was_cancelled_is_of_no_use_later() -> None:
    table = clash(combat("plotting claws strength fangs fangs"), "plotting", mina="punch")
    assert said(table, "plot_searched") == []
    clash(table, "fangs", mina="escape")
    assert said(table, "left_combat") == ["left_combat:mina"]
    assert said(table, "plotted") == []


@pytest.mark.rule("FURY-PLOT-04")
def test_plotting_does_not_reach_items() -> None:
    table = clash(plotted(items={"mina": "knife"}), "claws", mina="knife")
    assert said(table, "plotted", "card_cancelled") == []
    assert damage(table) == 3


@pytest.mark.rule("FURY-PLOT-04")
def test_plotting_does_not_reach_hunters_who_are_not_engaged() -> None:
    table = combat("plotting claws strength fangs fangs", hunters=TWO, items={"mina": "knife"})
    clash(table, "plotting", "mina", seward="dodge", mina="dodge")
    table.play("seek:mesmerize")
    table.play("resolve_card:seward")
    clash(table, "fangs", "mina", seward="punch", mina="knife")
    assert said(table, "plotted") == []
    assert table.asked[1] == "next_card"


def test_plotting_with_an_empty_deck_finds_nothing() -> None:
    table = combat(
        "plotting plotting claws claws fangs strength strength fangs mesmerize escape_as_mist",
        at="dawn",
        options={"combat_draw_cap": "off"},
        trail=["open prague", "bat paris", "bat nantes"],
        items={"mina": "knife pistol"},
    )
    clash(table, "plotting", mina="dodge")
    table.play("seek:mesmerize")
    for strike, card in zip(
        ("claws", "claws", "fangs", "strength"), 2 * GUN_AND_KNIFE, strict=True
    ):
        up_to(clash(table, strike, mina=card), "strike")
    assert sum(combat_of(table).deck) == 0
    clash(table, "plotting", mina="knife")
    assert said(table, "plot_searched", "combat_ended") == ["plot_searched", "combat_ended"]


def test_plotting_saved_by_enraged_is_resolved() -> None:
    table = played(clash(combat(schemes="enraged"), "plotting", mina="punch"), "play:enraged")
    assert table.asked[1] == "seek"
    assert combat_of(table).played == (PLOTTING,)


# The escapes are in test_escapes.py. Punch, Dodge and Escape


@pytest.mark.parametrize("strike", ["claws", "fangs"])
def test_punch_hurts_by_1(strike: str) -> None:
    table = clash(combat(), strike, mina="punch")
    assert damage(table) == 1


@pytest.mark.rule("FURY-HAND-05")
def test_punch_dodge_and_escape_are_no_items() -> None:
    table = clash(combat(items={"mina": "knife"}), "fangs", mina="punch")
    clash(table, "claws", mina="dodge")
    assert items(table) == ["knife"]
    clash(table, "mesmerize", mina="knife")
    clash(table, "strength", mina="escape")
    assert items(table) == ["knife"]
    assert table.view().combat is None


def test_dodge_has_no_effect_of_its_own() -> None:
    table = clash(combat(), "mesmerize", mina="dodge")
    assert (damage(table), wounds(table)) == (0, 0)
    table = clash(combat("claws fangs strength plotting plotting"), "claws", mina="dodge")
    assert (damage(table), wounds(table)) == (0, 0)


@pytest.mark.rule("FURY-COMBAT-08", "FURY-COMBAT-22")
def test_escape_takes_its_player_out_after_draculas_card() -> None:
    table = clash(combat(hunters=TWO), "fangs", "mina", seward="dodge", mina="escape")
    assert wounds(table) == 2
    answer(table, seat(table, "seward"), "next_card", "resolve_card:mina")
    assert fighting(table) == ["seward"]
    assert table.view().public.places[3] == table.view().public.places[1]


def test_escape_that_is_cancelled_keeps_its_player_in() -> None:
    table = clash(combat(), "mesmerize", mina="escape")
    assert fighting(table) == ["mina"]


# Sister Agatha, who waits for two of Dracula's cards


@pytest.mark.rule("FURY-COMBAT-45")
@pytest.mark.parametrize(
    ("strike", "card", "hurt"),
    [("fangs", "escape", 2), ("fangs", "dodge", 0), ("claws", "escape", 0)],
)
def test_sister_agatha_hurts_who_has_resolved_fangs(strike: str, card: str, hurt: int) -> None:
    table = clash(combat(allies={"hunters": "sister_agatha"}), strike, mina=card)
    assert damage(table) == hurt


@pytest.mark.rule("FURY-COMBAT-45")
@pytest.mark.parametrize("by", ["escape_as_bat", "escape_as_mist"])
def test_sister_agatha_hurts_dracula_when_he_has_escaped(by: str) -> None:
    cards = f"{by} strength claws fangs plotting"
    table = clash(combat(cards, allies={"hunters": "sister_agatha"}), "strength", mina="dodge")
    clash(table, by, mina="escape")
    if by == "escape_as_bat":
        table.play("fly:vienna")
        table.run()
    assert damage(table) == 2


@pytest.mark.rule("FURY-DAMAGE-06")
def test_sister_agatha_does_not_care_for_vampires() -> None:
    table = vampire("new_vampire", allies={"hunters": "sister_agatha"})
    clash(table, "fangs", mina="escape")
    assert damage(table) == 0
    assert said(table, "vampire_suffered") == []


def test_escape_too_early_does_not_call_sister_agatha() -> None:
    table = combat("escape_as_mist claws fangs fangs plotting", allies={"hunters": "sister_agatha"})
    clash(table, "escape_as_mist", mina="dodge")
    assert damage(table) == 0


# A combat can end the game midway


@pytest.mark.rule("FURY-WIN-02", "FURY-WIN-11")
def test_sister_agatha_can_defeat_a_dracula_who_escapes() -> None:
    cards = "escape_as_mist strength claws fangs plotting"
    table = combat(cards, damage=13, allies={"hunters": "sister_agatha"})
    clash(table, "strength", mina="dodge")
    clash(table, "escape_as_mist", mina="escape")
    assert said(table, "won", "combat_ended") == ["won:hunters:defeat"]


@pytest.mark.rule("FURY-WIN-04", "FURY-WIN-11")
def test_influence_in_step_5_wins_before_a_knife_in_step_6() -> None:
    table = combat(influence=11, damage=14, hunters={"seward": "prague 8 damage", "mina": "prague"})
    clash(table, "strength", "seward", seward="punch", mina="punch")
    assert table.over
    assert ending(table) == ("dracula", "influence")
    assert damage(table) == 14


@pytest.mark.rule("FURY-WIN-04", "FURY-WIN-11")
def test_influence_by_fangs_wins_in_the_middle_of_a_combat() -> None:
    table = fangs_on_a_mesmerized("van_helsing", influence=12, damage=14)
    assert table.over
    assert said(table, "won") == ["won:dracula:influence"]
    assert said(table, "combat_ended") == []


@pytest.mark.rule("FURY-WIN-04")
def test_influence_of_a_lone_hunters_defeat_wins_before_what_follows_the_card() -> None:
    hunters = {"mina": "prague 8 damage"}
    table = at_prague(influence=11, damage=12, hunters=hunters, items={"mina": "garlic_wreath"})
    up_to(table, "combat_start").play("wear_wreath")
    clash(up_to(table, "strike"), "fangs", mina="punch")
    assert said(table, "won") == ["won:dracula:influence"]


@pytest.mark.rule("FURY-WIN-03", "FURY-WIN-11", "FURY-COMBAT-25")
@pytest.mark.parametrize(("first", "winner"), [("seward", "hunters"), ("mina", "dracula")])
def test_when_both_could_win_in_step_6_the_hunters_order_decides(first: str, winner: str) -> None:
    held = {"seward": "knife", "mina": "heavenly_host"}
    table = combat(damage=14, influence=11, hunters=TWO, items=held)
    clash(table, "fangs", "mina", seward="knife", mina="heavenly_host")
    assert table.asked[1] == "next_card"
    table.play(f"resolve_card:{first}")
    assert table.over
    assert ending(table)[0] == winner


@pytest.mark.rule("FURY-WIN-09", "FURY-WIN-11")
def test_fangs_of_a_reckless_vampire_in_ambush_can_win_the_game() -> None:
    table = clash(vampire("reckless_vampire", ambush=True, influence=12), "fangs", mina="punch")
    assert said(table, "won") == ["won:dracula:influence"]
