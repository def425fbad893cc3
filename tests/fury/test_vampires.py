"""Vampire encounters: how a combat with one starts, and how it is resolved."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.core.engine import Step
from whitby.games.fury.state.fury import Fury

from .at_the_table import FuryTable, answer, dracula_in, fought, played, scene, sees, sheet
from .in_play import Fight, Held, discards, facts, in_lair, in_nantes, lying, to_nantes
from .readings import question
from .seats import DRACULA, GODALMING, MINA, SEWARD, VAN_HELSING

FOUGHT = ["new_vampire", "reckless_vampire"]


def found(card: str, fight: Step[Fury] | None = None, **position: Any) -> FuryTable:
    """Dr. Seward searches Nantes, where a vampire is."""
    return played(in_nantes(card, fight, **position), "search")


def ambushed(card: str, fight: Step[Fury] | None = None, **position: Any) -> FuryTable:
    """Dr. Seward goes to Nantes, and a vampire ambushes him."""
    return played(to_nantes(card, fight, **position), "road:nantes", f"ambush:2:{card}")


@pytest.mark.rule("FURY-VAMP-01")
@pytest.mark.parametrize("card", FOUGHT)
def test_new_and_reckless_vampires_are_fought_when_searched_and_when_they_ambush(card: str) -> None:
    assert facts(found(card), "vampire_fight") == [f"vampire_fight:{card}:seward"]
    assert facts(ambushed(card), "vampire_fight") == [f"vampire_fight:{card}:seward"]


@pytest.mark.rule("FURY-VAMP-01")
@pytest.mark.parametrize("card", FOUGHT)
def test_combat_is_told_who_fights_what_and_whether_it_ambushed(card: str) -> None:
    for how, sprung in ((found, False), (ambushed, True)):
        table = how(card, Held())
        assert table.asked == (DRACULA, "combat")
        assert (sees(table)["fighting"], sees(table)["facing"]) == (["seward"], card)
        assert table.view().public.ambush is sprung
        table.play("done")
        assert (sees(table)["fighting"], sees(table)["facing"]) == ([], None)
        assert not table.view().public.ambush


@pytest.mark.rule("FURY-VAMP-02")
def test_the_dracula_player_springs_the_vampire() -> None:
    table = played(scene("seward", "paris", hideout="nantes: new_vampire"), "road:nantes")
    assert table.asked == (DRACULA, "ambush")


@pytest.mark.rule("FURY-VAMP-04")
@pytest.mark.parametrize("at", ["day", "night"])
@pytest.mark.parametrize("card", FOUGHT)
def test_the_fight_is_held_at_once_within_the_turn(card: str, at: str) -> None:
    table = found(card, at=at)
    assert facts(table, "vampire_fight")
    assert table.asked == (VAN_HELSING, "act")
    assert sees(table)["phase"] == at


@pytest.mark.rule("FURY-VAMP-04")
def test_a_hunter_whom_the_vampire_defeats_is_defeated_in_his_turn() -> None:
    table = found("reckless_vampire, hoax", Fight(hurts=9), hunters={"mina": "nantes"})
    table.play("resolve:reckless_vampire")
    assert facts(table, "defeated") == ["defeated:seward:nantes"]
    assert sorted(lying(table, 2)) == [("hoax", True, 0), ("reckless_vampire", True, 0)]
    assert table.asked == (VAN_HELSING, "act")


@pytest.mark.rule("FURY-VAMP-05")
@pytest.mark.parametrize(("card", "health"), [("new_vampire", 6), ("reckless_vampire", 4)])
def test_a_vampire_has_its_own_health_and_carries_its_own_damage(card: str, health: int) -> None:
    table = found(f"{card} 1", Fight(harm=health - 2))
    assert lying(table, 2) == [(card, True, health - 1)]
    table = found(f"{card} 1", Fight(harm=health - 1))
    assert lying(table, 2) == []


@pytest.mark.rule("FURY-VAMP-05")
def test_of_two_vampires_each_carries_its_own_damage() -> None:
    table = found("new_vampire 2, new_vampire", Fight(harm=3))
    assert sorted(damage for _, _, damage in lying(table, 2)) == [3, 5]
    assert len(facts(table, "vampire_fight")) == 2


@pytest.mark.rule("FURY-VAMP-08")
@pytest.mark.parametrize("card", FOUGHT)
def test_a_vampire_that_survives_goes_back_open_with_its_damage(card: str) -> None:
    table = found(card, Fight(harm=3))
    assert lying(table, 2) == [(card, True, 3)]
    assert sees(table)["trail"][1]["encounters"] == [{"card": card, "open": True, "damage": 3}]
    table = fought(Fight(harm=3), "seward", "nantes", lairs=[f"open nantes: {card}"])
    table.play("search")
    assert in_lair(table, 1) == [(card, True, 3)]


@pytest.mark.rule("FURY-VAMP-08")
def test_a_hurt_vampire_that_ambushes_keeps_its_damage() -> None:
    table = fought(Fight(harm=1), "seward", "paris", hideout="nantes: open new_vampire 3")
    table.play("road:nantes", "ambush_open:2:new_vampire")
    assert lying(table, 2) == [("new_vampire", True, 4)]


@pytest.mark.rule("FURY-VAMP-08")
@pytest.mark.parametrize("card", FOUGHT)
def test_a_defeated_vampire_is_discarded_and_may_leave_its_lair_empty(card: str) -> None:
    assert discards(found(card, Fight(harm=6))) == {card: 1}
    table = fought(Fight(harm=6), "seward", "nantes", lairs=[f"open nantes: {card}"])
    table.play("search")
    assert sees(table)["lairs"] == [None, None, None]
    assert discards(table) == {card: 1}


@pytest.mark.rule("FURY-VAMP-09")
def test_a_defeated_vampire_does_not_mature() -> None:
    trail = ["paris", "galway", "dublin", "liverpool", "manchester", "open nantes: new_vampire"]
    table = played(found("", Fight(harm=6), at="night", trail=trail), "pass", "pass")
    assert table.asked == (DRACULA, "leave")
    assert "mature:new_vampire" not in table.codes


@pytest.mark.rule("FURY-VAMP-10")
@pytest.mark.parametrize("how", [found, ambushed])
def test_exactly_one_hunter_fights_a_reckless_vampire(how: Any) -> None:
    table = how("reckless_vampire", hunters={"godalming": "nantes", "mina": "nantes"})
    assert facts(table, "vampire_fight") == ["vampire_fight:reckless_vampire:seward"]
    assert facts(table, "joined", "delayed") == []


@pytest.mark.rule("FURY-VAMP-11", "FURY-COMBAT-44")
@pytest.mark.parametrize("how", [found, ambushed])
def test_others_there_may_join_against_a_new_vampire_in_their_order(how: Any) -> None:
    table = how("new_vampire", hunters={"godalming": "nantes", "mina": "nantes"})
    assert question(table) == (GODALMING, "join", ["join", "stand_by"])
    table.play("join")
    assert table.asked == (MINA, "join")
    assert sheet(table, "godalming")["delayed"]
    table.play("join")
    assert facts(table, "vampire_fight") == ["vampire_fight:new_vampire:godalming+seward+mina"]


@pytest.mark.rule("FURY-VAMP-11")
def test_who_stands_by_is_not_delayed_and_does_not_fight() -> None:
    table = found("new_vampire", Fight(hurts=1), hunters={"godalming": "nantes", "mina": "nantes"})
    table.play("stand_by", "join")
    assert facts(table, "vampire_fight") == ["vampire_fight:new_vampire:seward+mina"]
    assert facts(table, "delayed") == ["delayed:mina"]
    assert sheet(table, "godalming")["health"] == 11
    assert sheet(table, "mina")["health"] == 8


@pytest.mark.rule("FURY-VAMP-11")
def test_who_is_elsewhere_cannot_join() -> None:
    table = found("new_vampire", hunters={"mina": "paris", "godalming": "north_atlantic"})
    assert facts(table, "vampire_fight") == ["vampire_fight:new_vampire:seward"]


@pytest.mark.rule("FURY-DELAY-07")
def test_a_delayed_hunter_cannot_join() -> None:
    table = found("new_vampire", hunters={"godalming": "nantes delayed", "mina": "nantes"})
    answer(table, MINA, "join", "stand_by")
    assert facts(table, "vampire_fight") == ["vampire_fight:new_vampire:seward"]


@pytest.mark.rule("FURY-DELAY-07")
def test_who_joined_one_fight_cannot_join_the_second() -> None:
    table = played(found("new_vampire, new_vampire", hunters={"mina": "nantes"}), "join")
    assert facts(table, "vampire_fight") == [
        "vampire_fight:new_vampire:seward+mina",
        "vampire_fight:new_vampire:seward",
    ]


@pytest.mark.rule("FURY-DELAY-07")
def test_a_delayed_searcher_fights_all_the_same() -> None:
    table = played(found("hoax, new_vampire"), "resolve:hoax")
    assert facts(table, "vampire_fight") == ["vampire_fight:new_vampire:seward"]


@pytest.mark.rule("FURY-VAMP-15")
def test_a_joiner_who_has_not_acted_loses_this_turn() -> None:
    table = found("new_vampire", hunters={"mina": "nantes", "van_helsing": "paris"})
    table.play("join", "pass")
    assert facts(table, "stood_up") == ["stood_up:mina"]
    while sees(table)["phase"] != "night":
        table.play(table.codes[0])
    table.play("pass", "pass", "pass")
    assert table.asked == (MINA, "act")


@pytest.mark.rule("FURY-VAMP-15")
def test_a_joiner_who_has_acted_loses_the_next_turn() -> None:
    table = played(found("new_vampire", hunters={"godalming": "nantes"}), "join", "pass", "pass")
    assert sees(table)["phase"] == "night"
    assert facts(table, "stood_up") == ["stood_up:godalming"]
    assert table.asked == (SEWARD, "act")


@pytest.mark.rule("FURY-VAMP-15")
def test_the_searcher_himself_is_not_delayed_by_the_fight() -> None:
    table = played(found("new_vampire", hunters={"mina": "nantes"}), "join")
    assert not sheet(table, "seward")["delayed"]


@pytest.mark.rule("FURY-VAMP-18")
def test_the_damage_of_a_vampire_is_gone_with_its_card() -> None:
    trail = ["paris", "galway", "dublin", "liverpool", "manchester", "nantes: open new_vampire 4"]
    draws = {"encounters": "rats bats spy hoax wolves"}
    table = dracula_in(*trail, pack="hoax", discard={"encounters": "new_vampire"}, draws=draws)
    table.play("let_go")
    assert discards(table) == {"new_vampire": 2}
    assert sees(table)["discards"]["encounters_face_down"] == 0


@pytest.mark.rule("FURY-VAMP-18")
def test_a_vampire_drawn_again_is_unhurt() -> None:
    rest = (
        "3 aristocratic_vampire 2 bats 2 desecrated_soil hoax new_vampire 2 rats"
        " 3 reckless_vampire 2 saboteur 2 spy 2 szgany_bodyguards 2 szgany_mob"
        " 2 unnatural_fog 2 wolves"
    )
    trail = ["paris", "galway", "dublin", "liverpool", "manchester", "nantes: open new_vampire 4"]
    draws = {"encounters": "2 new_vampire"}
    table = dracula_in(*trail, pack="hoax", rumours=0, discard={"encounters": rest}, draws=draws)
    table.play("let_go", "hide")
    assert "lay:new_vampire" in table.codes
    table.play("lay:new_vampire")
    assert lying(table, 1) == [("new_vampire", False, 0)]
