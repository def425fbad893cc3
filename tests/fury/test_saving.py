"""Great Strength and Lucy's Revenge: harm that is prevented (FURY-GREAT-01 to GREAT-05)."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.cards.table import ENCOUNTERS

from .at_the_table import FuryTable, answer, played, real_scene
from .combats import at_prague, clash, combat, up_to
from .readings import can_fight_with, damage, discarded, fighting, question, said, wounds
from .seats import seat

HELD = {"seward": "great_strength"}
WEAK = {"mina": "prague 8 damage"}


def bite(hunter: str, **position: Any) -> FuryTable:
    """Return Fangs on a hunter who was mesmerized at dusk; the bite is about to happen."""
    position.setdefault("hunters", {hunter: "prague"})
    table = clash(combat(**position), "mesmerize", **{hunter: "escape"})
    return clash(table, "fangs", **{hunter: "punch"})


def revenge(cards: str = "mesmerize fangs claws strength plotting", **position: Any) -> FuryTable:
    """Return Lord Godalming's combat with Lucy's Revenge in front of him."""
    position.setdefault("hunters", {"godalming": "prague"})
    table = at_prague(cards, events={"godalming": "lucys_revenge"}, **position)
    up_to(table, "combat_start").play("play:lucys_revenge")
    return up_to(table, "strike")


@pytest.mark.rule("FURY-GREAT-01", "FURY-GREAT-02")
def test_great_strength_stops_the_bite_and_not_the_influence() -> None:
    table = played(bite("van_helsing", events=HELD), "play:great_strength")
    assert table.view().public.bites == (0, 0, 0, 0)
    assert said(table, "bitten", "prevented", "influence") == [
        "prevented:van_helsing",
        "influence:1:1",
    ]
    assert discarded(table, "great_strength") == 1
    assert table.view().hands.events[1] == ()


@pytest.mark.rule("FURY-GREAT-01", "FURY-GREAT-02")
def test_great_strength_stops_the_defeat_by_a_bite_and_its_influence() -> None:
    table = played(bite("mina", events=HELD, despair=3), "play:great_strength")
    assert said(table, "defeated", "influence") == ["influence:1:1"]


@pytest.mark.rule("FURY-GREAT-04", "FURY-COMBAT-29")
def test_great_strength_does_not_keep_the_hunter_of_prevented_fangs_in_the_combat() -> None:
    table = played(bite("van_helsing", events=HELD), "play:great_strength")
    assert said(table, "left_combat", "combat_ended") == ["left_combat:van_helsing", "combat_ended"]


@pytest.mark.rule("FURY-GREAT-04", "FURY-COMBAT-29")
def test_great_strength_does_not_keep_the_hunter_of_a_heavenly_host_in_the_combat() -> None:
    table = combat(items={"mina": "heavenly_host"}, events=HELD)
    clash(table, "fangs", mina="heavenly_host")
    assert table.asked[1] == "save"
    table.play("play:great_strength")
    assert said(table, "bitten", "defeated", "left_combat") == ["left_combat:mina"]
    assert discarded(table, "heavenly_host") == 1


@pytest.mark.rule("FURY-GREAT-04")
def test_great_strength_does_not_keep_seductions_vampire_in_its_hideout() -> None:
    table = real_scene(
        "mina",
        "prague",
        hideout="open prague: new_vampire",
        pack="rats rats bats bats",
        schemes="seduction",
        events=HELD,
    )
    table.play("search", "play:seduction", "play:great_strength")
    assert said(table, "returned_to_hand", "bitten", "defeated") == ["returned_to_hand:new_vampire"]
    assert ENCOUNTERS.index("new_vampire") in table.state.dracula.encounter_hand


@pytest.mark.rule("FURY-GREAT-05", "FURY-DAMAGE-09")
@pytest.mark.parametrize(("hunter", "place"), [("seward", "rome"), ("seward", "hospital_madrid")])
def test_great_strength_may_come_from_anywhere_on_the_board(hunter: str, place: str) -> None:
    table = combat(hunters={**WEAK, hunter: place}, events={hunter: "great_strength"})
    clash(table, "strength", mina="punch")
    answer(table, seat(table, hunter), "save", "play:great_strength")
    assert wounds(table) == 8
    assert said(table, "suffered", "prevented", "defeated") == ["prevented:mina"]
    assert fighting(table) == ["mina"]


@pytest.mark.rule("FURY-GREAT-05", "FURY-DEFEAT-12")
def test_great_strength_of_a_hunter_off_the_board_is_of_no_use() -> None:
    table = combat(hunters={**WEAK, "seward": "defeated madrid"}, events=HELD)
    clash(table, "strength", mina="punch")
    assert said(table, "defeated") == ["defeated:mina:prague"]


@pytest.mark.rule("FURY-GREAT-05")
def test_great_strength_may_save_its_own_holder() -> None:
    table = clash(combat(hunters=WEAK, events={"mina": "great_strength"}), "strength", mina="punch")
    table.play("play:great_strength")
    assert wounds(table) == 8


@pytest.mark.rule("FURY-GREAT-05")
def test_great_strength_is_asked_for_in_order_and_whatever_is_held() -> None:
    events = {"godalming": "hypnosis", "seward": "good_luck", "mina": "great_strength"}
    table = clash(combat(hunters=WEAK, events=events), "strength", mina="punch")
    asked = []
    while table.asked[1] == "save":
        asked.append((table.asked[0], table.codes))
        table.play("no_event")
    assert asked == [
        (seat(table, "godalming"), ["no_event"]),
        (seat(table, "seward"), ["no_event"]),
        (seat(table, "mina"), ["play:great_strength", "no_event"]),
    ]
    assert said(table, "defeated") == ["defeated:mina:prague"]


@pytest.mark.rule("FURY-GREAT-05")
def test_great_strength_is_not_asked_for_when_everyone_sees_it_in_the_discard() -> None:
    table = combat(
        hunters=WEAK, events={"seward": "good_luck"}, discard={"events": "great_strength"}
    )
    clash(table, "strength", mina="punch")
    assert said(table, "defeated") == ["defeated:mina:prague"]


@pytest.mark.rule("FURY-GREAT-05")
def test_great_strength_does_not_answer_damage_that_is_not_fatal() -> None:
    table = clash(combat(events=HELD), "strength", mina="punch")
    assert table.asked[1] == "strike"
    assert wounds(table) == 2


@pytest.mark.rule("FURY-DAMAGE-09", "FURY-GREAT-05")
def test_great_strength_stops_one_instance_of_damage() -> None:
    table = clash(combat(hunters=WEAK, events=HELD), "claws", mina="punch")
    table.play("play:great_strength")
    table.run()
    assert said(table, "prevented", "defeated") == ["prevented:mina", "defeated:mina:prague"]


@pytest.mark.rule("FURY-GREAT-05")
def test_great_strength_spares_nobody_else_afterwards() -> None:
    table = combat(hunters={**WEAK, "seward": "prague"}, events=HELD)
    clash(table, "claws", "mina", seward="punch", mina="punch")
    table.play("play:great_strength", "claw:seward")
    assert (wounds(table), wounds(table, "seward")) == (8, 2)


@pytest.mark.rule("FURY-GREAT-04")
def test_great_strength_leaves_the_rest_of_strength_in_force() -> None:
    table = combat(hunters=WEAK, events=HELD, items={"mina": "knife"})
    clash(table, "strength", mina="knife")
    table.play("play:great_strength")
    assert (damage(table), discarded(table, "knife")) == (0, 1)
    assert can_fight_with(table) == ["punch", "dodge", "escape"]


@pytest.mark.rule("FURY-GREAT-05", "FURY-DAMAGE-08")
@pytest.mark.parametrize("encounter", ["rats", "wolves"])
def test_great_strength_works_outside_combat_as_well(encounter: str) -> None:
    table = real_scene("mina", "prague 8 damage", hideout=f"open prague: {encounter}", events=HELD)
    table.play("search")
    answer(table, seat(table, "seward"), "save", "play:great_strength")
    assert wounds(table) == 8
    assert said(table, "prevented") == ["prevented:mina"]


@pytest.mark.rule("FURY-GREAT-05")
def test_great_strength_stops_the_second_half_of_a_heroic_leap() -> None:
    hunters = {"mina": "prague 5 damage"}
    table = at_prague(hunters=hunters, events={"seward": "great_strength", "mina": "heroic_leap"})
    up_to(table, "combat_start").play("play:heroic_leap", "play:great_strength")
    assert (damage(table), wounds(table)) == (5, 5)


def test_great_strength_spent_by_a_weakened_hunter_lets_another_card_be_opened() -> None:
    events = {"mina": "great_strength good_luck hypnosis"}
    table = combat(hunters={"seward": "prague 8 damage"}, events=events)
    clash(table, "strength", seward="punch")
    table.play("play:great_strength")
    assert table.asked == (seat(table, "mina"), "open_event")


@pytest.mark.rule("FURY-GREAT-03")
def test_lucys_revenge_stops_the_bite_and_not_the_influence_nor_the_leaving() -> None:
    table = clash(clash(revenge(), "mesmerize", godalming="escape"), "fangs", godalming="punch")
    answer(table, seat(table, "godalming"), "save", "use_revenge")
    assert table.view().public.bites[0] == 0
    assert said(table, "bitten", "influence", "left_combat") == [
        "left_combat:godalming",
        "influence:1:1",
    ]
    assert discarded(table, "lucys_revenge") == 1


@pytest.mark.rule("FURY-GREAT-03", "FURY-GREAT-05")
def test_lucys_revenge_stops_fatal_damage_once() -> None:
    table = revenge(
        "strength claws fangs plotting mesmerize", hunters={"godalming": "prague 10 damage"}
    )
    clash(table, "strength", godalming="punch")
    table.play("use_revenge")
    assert wounds(table, "godalming") == 10
    clash(table, "fangs", godalming="escape")
    assert said(table, "defeated") == ["defeated:godalming:prague"]
    assert discarded(table, "lucys_revenge") == 1


@pytest.mark.rule("FURY-GREAT-05")
def test_lucys_revenge_protects_lord_godalming_alone() -> None:
    table = revenge(hunters={"godalming": "prague", "mina": "prague 8 damage"})
    clash(table, "strength", "mina", godalming="dodge", mina="punch")
    assert said(table, "defeated") == ["defeated:mina:prague"]
    assert discarded(table, "lucys_revenge") == 0


@pytest.mark.rule("FURY-GREAT-05")
def test_lucys_revenge_is_laid_out_for_one_combat() -> None:
    table = revenge("strength claws fangs plotting mesmerize")
    clash(table, "strength", godalming="escape")
    assert said(table, "combat_ended") == ["combat_ended"]
    assert discarded(table, "lucys_revenge") == 1


@pytest.mark.rule("FURY-GREAT-05")
def test_lucys_revenge_is_lord_godalmings_alone() -> None:
    hunters = {"godalming": "prague", "mina": "prague"}
    table = up_to(at_prague(hunters=hunters, events={"mina": "lucys_revenge"}), "combat_start")
    assert question(table) == (seat(table, "mina"), "combat_start", ["no_event"])


@pytest.mark.rule("FURY-GREAT-05")
def test_lucys_revenge_is_of_no_use_before_the_combat_for_which_it_lies_out() -> None:
    table = at_prague(
        hunters={"godalming": "prague 9 damage"}, events={"godalming": "lucys_revenge"}, guards=1
    )
    up_to(table, "guards").play("guards:godalming")
    up_to(table, "save")
    assert table.codes == ["no_event"]
    table.play("no_event")
    assert said(table, "defeated") == ["defeated:godalming:prague"]


@pytest.mark.rule("FURY-GREAT-05")
def test_lucys_revenge_and_great_strength_can_both_answer() -> None:
    table = at_prague(
        "strength claws fangs plotting mesmerize",
        hunters={"godalming": "prague 10 damage"},
        events={"godalming": "lucys_revenge great_strength"},
    )
    up_to(table, "combat_start").play("play:lucys_revenge")
    clash(up_to(table, "strike"), "strength", godalming="punch")
    assert table.codes == ["play:great_strength", "use_revenge", "no_event"]
    table.play("play:great_strength")
    assert discarded(table, "lucys_revenge") == 0
    assert wounds(table, "godalming") == 10
