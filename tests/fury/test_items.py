"""The twelve kinds of item, each with every use: fighting, revealing, discarding."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.board import PLACES
from whitby.games.fury.cards.table import MINA

from .at_the_table import FuryTable, answer, played, real_scene
from .combats import HAND, TWO, at_prague, clash, combat, lurking, up_to, vampire
from .in_play import discards, lying
from .readings import can_fight_with, damage, discarded, fighting, items, question, said, wounds
from .seats import DRACULA, seat

BASICS = ["punch", "dodge", "escape"]
NO_BANNER = ["dogs", "fast_horses", "garlic_wreath", "holy_bullets", "stake"]


def searched(encounters: str, held: str = "", **position: Any) -> FuryTable:
    """Return Seward, who has begun to search Prague by day."""
    table = real_scene(
        "seward", "prague", hideout=f"open prague: {encounters}", items=held, **position
    )
    table.play("search")
    return table


def ambushed(encounter: str, held: str = "", **position: Any) -> FuryTable:
    """Return Seward, who has just been ambushed in Prague."""
    table = real_scene("seward", "vienna", hideout=f"prague: {encounter}", items=held, **position)
    table.play("road:prague", f"ambush:2:{encounter}")
    return table


def great_wolf(held: str) -> FuryTable:
    """Return Seward attacked by the Great Wolf, an ally of Dracula."""
    table = real_scene(
        at="dracula", allies={"dracula": "great_wolf"}, trail=["galway"], items={"seward": held}
    )
    table.play("choose:seward")
    return table


@pytest.mark.rule("FURY-BANNER-01", "FURY-COMBAT-11")
@pytest.mark.parametrize("item", NO_BANNER)
def test_an_item_without_a_banner_is_no_combat_card(item: str) -> None:
    assert can_fight_with(combat(items={"mina": item})) == BASICS


@pytest.mark.parametrize("strike", ["fangs", "mesmerize"])
def test_crucifix_hurts_by_3_if_it_cancelled_fangs_or_mesmerize(strike: str) -> None:
    table = clash(combat(items={"mina": "crucifix"}), strike, mina="crucifix")
    assert (damage(table), wounds(table)) == (3, 0)
    assert items(table) == ["crucifix"]


@pytest.mark.parametrize("strike", ["claws", "strength", "plotting"])
def test_crucifix_does_nothing_against_other_cards(strike: str) -> None:
    table = clash(combat(at="dawn", items={"mina": "crucifix"}), strike, mina="crucifix")
    assert damage(table) == 0


def test_crucifix_that_cancels_the_mist_hurts_nobody() -> None:
    cards = "escape_as_mist claws fangs fangs plotting"
    table = clash(combat(cards, items={"mina": "crucifix"}), "claws", mina="dodge")
    clash(table, "escape_as_mist", mina="crucifix")
    assert said(table, "struck_out") == ["struck_out:claws", "struck_out:escape_as_mist"]
    assert damage(table) == 0


def test_crucifix_of_a_hunter_who_is_not_engaged_does_nothing() -> None:
    table = combat(hunters=TWO, items={"mina": "crucifix"})
    clash(table, "fangs", "seward", seward="dodge", mina="crucifix")
    table.play("resolve_card:mina")
    assert damage(table) == 0


def test_crucifix_that_enraged_withstands_does_nothing() -> None:
    table = clash(combat(items={"mina": "crucifix"}, schemes="enraged"), "fangs", mina="crucifix")
    table.play("play:enraged")
    assert (damage(table), wounds(table)) == (0, 2)


@pytest.mark.rule("FURY-REVEAL-03")
@pytest.mark.parametrize("item", ["crucifix", "heavenly_host"])
def test_crucifix_or_heavenly_host_shown_keeps_the_great_wolf_off(item: str) -> None:
    table = great_wolf(f"{item} knife")
    assert table.asked == (seat(table, "seward"), "great_wolf")
    assert table.codes == [f"show:{item}", "show_nothing"]
    table.play(f"show:{item}")
    assert wounds(table, "seward") == 0
    assert items(table, "seward") == [item, "knife"]
    assert f"showed:seward:{item}" in table.log()


def test_crucifix_that_is_not_shown_does_not_help() -> None:
    table = played(great_wolf("crucifix"), "show_nothing")
    assert said(table, "suffered") == ["suffered:seward:1:8"]


@pytest.mark.parametrize("prey", ["rats", "saboteur", "spy", "wolves"])
def test_dogs_shown_before_a_search_chase_their_prey_and_stay(prey: str) -> None:
    table = searched(f"{prey}", "dogs")
    answer(table, seat(table, "seward"), "tools", "show:dogs")
    assert discards(table) == {prey: 1}
    assert items(table, "seward") == ["dogs"]
    assert wounds(table, "seward") == 0
    assert table.state.public.delayed[1] == 0


def test_dogs_chase_all_of_their_prey_and_nothing_else() -> None:
    table = played(searched("rats, spy, bats, desecrated_soil", "dogs"), "show:dogs")
    assert table.codes == ["resolve:bats", "resolve:desecrated_soil"]
    assert discards(table) == {"rats": 1, "spy": 1}


def test_dogs_that_were_not_shown_do_nothing() -> None:
    table = played(searched("rats", "dogs"), "show_nothing")
    assert wounds(table, "seward") == 2


@pytest.mark.rule("FURY-AMBUSH-15")
@pytest.mark.parametrize("prey", ["rats", "saboteur", "spy", "wolves"])
def test_dogs_are_discarded_with_what_ambushes(prey: str) -> None:
    table = ambushed(prey, "dogs")
    answer(table, seat(table, "seward"), "answer_ambush", "use_dogs")
    assert discards(table) == {prey: 1}
    assert discarded(table, "dogs") == 1
    assert items(table, "seward") == []
    assert wounds(table, "seward") == 0


@pytest.mark.rule("FURY-AMBUSH-15")
@pytest.mark.parametrize("other", ["bats", "szgany_mob", "new_vampire"])
def test_dogs_do_not_answer_other_ambushes(other: str) -> None:
    table = ambushed(other, "dogs")
    assert "use_dogs" not in table.codes
    assert table.asked[1] != "answer_ambush"


@pytest.mark.rule("FURY-REVEAL-03", "FURY-TICKET-11")
def test_fast_horses_run_as_far_as_the_yellow_number_and_are_kept() -> None:
    table = real_scene("seward", "prague", items="fast_horses", draws={"tickets": "3-2"})
    pool = table.view().decks.tickets
    table.play("horses")
    assert said(table, "showed", "ticket_turned") == [
        "showed:seward:fast_horses",
        "ticket_turned:seward:3-2",
    ]
    assert "travel:zagreb" in table.codes
    table.play("travel:zagreb")
    assert PLACES[table.view().public.places[1]] == "zagreb"
    assert items(table, "seward") == ["fast_horses"]
    assert table.view().decks.tickets == pool


def test_fast_horses_with_a_yellow_1_run_one_road() -> None:
    table = real_scene("seward", "prague", items="fast_horses", draws={"tickets": "2-1"})
    table.play("horses")
    assert table.codes == ["travel:berlin", "travel:nuremberg", "travel:vienna", "stop_here"]


def test_fast_horses_without_a_yellow_number_run_one_road_and_are_lost() -> None:
    table = real_scene("seward", "prague", items="fast_horses", draws={"tickets": "1-0"})
    table.play("horses")
    assert table.codes == ["travel:berlin", "travel:nuremberg", "travel:vienna", "stop_here"]
    table.play("travel:vienna")
    assert PLACES[table.view().public.places[1]] == "vienna"
    assert (items(table, "seward"), discarded(table, "fast_horses")) == ([], 1)


def mobbed_on_the_way() -> FuryTable:
    """Return Dr. Seward on Fast Horses that run one road, about to meet a mob."""
    table = real_scene(
        "seward",
        "prague",
        items="fast_horses knife",
        hideout="vienna: szgany_mob",
        draws={"tickets": "1-0"},
    )
    table.play("horses")
    assert items(table, "seward") == ["fast_horses", "knife"]
    table.play("travel:vienna", "ambush:2:szgany_mob")
    return table


def test_fast_horses_without_a_yellow_number_are_lost_after_the_way_and_not_before() -> None:
    table = mobbed_on_the_way()
    assert (table.asked[1], table.codes[0]) == ("mob", "discard_item:fast_horses")
    table.play("done")
    assert said(table, "suffered", "discarded_item") == [
        "suffered:seward:2:7",
        "discarded_item:seward:fast_horses",
    ]
    assert items(table, "seward") == ["knife"]


def test_fast_horses_given_up_on_the_way_are_not_lost_twice() -> None:
    table = played(mobbed_on_the_way(), "discard_item:fast_horses", "done")
    assert (items(table, "seward"), discarded(table, "fast_horses")) == (["knife"], 1)


def test_fast_horses_reveal_only_the_city_where_they_stop() -> None:
    trail = ["galway", "vienna", "zagreb: rats"]
    draws = {"tickets": "3-2"}
    table = real_scene("seward", "prague", items="fast_horses", trail=trail, draws=draws)
    table.play("horses", "travel:zagreb")
    assert table.asked == (DRACULA, "ambush")
    assert said(table, "found") == ["found:3:zagreb"]


@pytest.mark.parametrize(("at", "place"), [("night", "prague"), ("day", "north_atlantic")])
def test_fast_horses_run_by_day_and_on_land(at: str, place: str) -> None:
    table = real_scene("seward", place, at=at, items={"seward": "fast_horses"})
    assert "horses" not in table.codes


def test_fast_horses_obey_roadblocks_and_fog() -> None:
    table = real_scene(
        "seward", "prague", items="fast_horses", fog="vienna", draws={"tickets": "3-2"}
    )
    table.play("horses")
    assert not {"travel:vienna", "travel:budapest"} & set(table.codes)
    assert "travel:berlin" in table.codes


@pytest.mark.parametrize(("strike", "hurt"), [("fangs", 0), ("claws", 2)])
def test_garlic_hurts_by_2_whoever_uses_fangs_or_claws(strike: str, hurt: int) -> None:
    table = clash(combat(at="dawn", items={"mina": "garlic"}), strike, mina="garlic")
    assert (damage(table), wounds(table)) == (2, hurt)
    assert items(table) == ["garlic"]


@pytest.mark.parametrize("strike", ["strength", "plotting", "mesmerize"])
def test_garlic_does_nothing_against_other_cards(strike: str) -> None:
    table = clash(combat(items={"mina": "garlic"}), strike, mina="garlic")
    assert damage(table) == 0


def test_garlic_hurts_also_when_fangs_are_not_cancelled() -> None:
    table = clash(combat(items={"mina": "garlic"}, schemes="enraged"), "fangs", mina="garlic")
    table.play("play:enraged")
    assert (damage(table), wounds(table)) == (2, 2)


def test_garlic_of_a_hunter_who_is_not_engaged_does_nothing() -> None:
    table = combat(at="dawn", hunters=TWO, items={"mina": "garlic"})
    clash(table, "claws", "seward", seward="escape", mina="garlic")
    table.play("resolve_card:mina")
    assert damage(table) == 0


def wreath(cards: str = HAND, **position: Any) -> FuryTable:
    """Return a combat in which Mina wears a wreath."""
    table = at_prague(cards, items={"mina": "garlic_wreath"}, **position)
    up_to(table, "combat_start").play("wear_wreath")
    return up_to(table, "strike")


@pytest.mark.rule("FURY-COMBAT-44")
def test_garlic_wreath_is_laid_out_before_the_first_round() -> None:
    table = wreath()
    assert said(table, "wreath_laid") == ["wreath_laid:mina"]
    assert items(table) == []
    combat_now = table.view().combat
    assert combat_now is not None
    assert combat_now.wreaths == (3,)


def test_garlic_wreath_hurts_by_4_each_time_fangs_hurt_its_owner() -> None:
    table = clash(wreath("fangs fangs mesmerize strength plotting"), "fangs", mina="punch")
    assert (damage(table), wounds(table)) == (5, 2)
    clash(table, "fangs", mina="escape")
    assert (damage(table), wounds(table)) == (7, 4)


def test_garlic_wreath_beside_another_hurts_as_much_again() -> None:
    table = at_prague(items={"mina": "2 garlic_wreath"})
    up_to(table, "combat_start").play("wear_wreath", "wear_wreath")
    clash(up_to(table, "strike"), "fangs", mina="escape")
    assert said(table, "dracula_suffered") == ["dracula_suffered:4:11", "dracula_suffered:4:7"]
    assert discarded(table, "garlic_wreath") == 2


def test_garlic_wreath_does_not_mind_fangs_on_another_hunter_or_cancelled_ones() -> None:
    table = wreath("fangs fangs mesmerize strength plotting", hunters=TWO)
    clash(table, "fangs", "mina", seward="punch", mina="dodge")
    table.play("resolve_card:mina")
    assert damage(table) == 1
    clash(table, "fangs", "seward", seward="escape", mina="punch")
    table.play("resolve_card:mina")
    assert damage(table) == 1


def test_garlic_wreath_does_not_mind_a_bite() -> None:
    table = at_prague(hunters={"van_helsing": "prague"}, items={"van_helsing": "garlic_wreath"})
    up_to(table, "combat_start").play("wear_wreath")
    clash(up_to(table, "strike"), "mesmerize", van_helsing="escape")
    clash(table, "fangs", van_helsing="punch")
    assert said(table, "bitten") == ["bitten:van_helsing"]
    assert damage(table) == 0


def test_garlic_wreath_does_not_mind_fangs_that_great_strength_prevented() -> None:
    table = wreath(hunters={"mina": "prague 8 damage"}, events={"seward": "great_strength"})
    clash(table, "fangs", mina="punch")
    table.play("play:great_strength")
    assert wounds(table) == 8
    assert damage(table) == 1


@pytest.mark.parametrize("engaged", ["mina", "seward"])
def test_garlic_wreath_is_torn_by_claws_on_whomever(engaged: str) -> None:
    table = clash(wreath(hunters=TWO, at="dawn"), "claws", engaged, seward="punch", mina="punch")
    assert said(table, "wreath_gone") == ["wreath_gone:mina"]
    assert discarded(table, "garlic_wreath") == 1


def test_garlic_wreath_that_was_torn_is_of_no_more_use_and_discarded_once() -> None:
    table = clash(clash(wreath(at="dawn"), "claws", mina="punch"), "fangs", mina="escape")
    assert said(table, "combat_ended") == ["combat_ended"]
    assert said(table, "dracula_suffered") == ["dracula_suffered:1:14"]
    assert discarded(table, "garlic_wreath") == 1


def test_garlic_wreath_withstands_claws_that_are_cancelled() -> None:
    table = clash(wreath(), "claws", mina="dodge")
    assert said(table, "wreath_gone") == []


def test_garlic_wreath_is_discarded_when_the_combat_ends() -> None:
    table = clash(clash(wreath(), "mesmerize", mina="punch"), "claws", mina="dodge")
    clash(table, "fangs", mina="escape")
    assert said(table, "wreath_gone", "combat_ended") == ["wreath_gone:mina", "combat_ended"]
    assert discarded(table, "garlic_wreath") == 1
    assert items(table) == []


def test_garlic_wreath_hurts_a_vampire_as_well() -> None:
    table = lurking("new_vampire", items={"mina": "garlic_wreath"})
    up_to(table, "combat_start").play("wear_wreath")
    clash(up_to(table, "strike"), "fangs", mina="escape")
    assert said(table, "vampire_suffered") == ["vampire_suffered:new_vampire:4:2"]


def test_garlic_wreath_is_asked_for_whatever_the_hand() -> None:
    for held in ("garlic_wreath", "dogs"):
        table = up_to(at_prague(items={"mina": held}), "combat_start")
        assert table.asked == (seat(table, "mina"), "combat_start")
        assert ("wear_wreath" in table.codes) == (held == "garlic_wreath")


def test_garlic_wreath_is_not_asked_for_once_all_three_are_gone() -> None:
    table = at_prague(items={"mina": "dogs"}, discard={"items": "3 garlic_wreath"})
    assert table.asked[1] == "strike"


def test_garlic_wreath_is_not_asked_for_once_the_last_one_is_worn() -> None:
    table = at_prague(items={"mina": "garlic_wreath dogs"}, discard={"items": "2 garlic_wreath"})
    up_to(table, "combat_start").play("wear_wreath")
    assert table.asked[1] == "strike"


@pytest.mark.parametrize("strike", ["claws", "strength", "mesmerize", "plotting"])
def test_heavenly_host_hurts_by_4_and_is_used_up(strike: str) -> None:
    table = clash(combat(at="dawn", items={"mina": "heavenly_host"}), strike, mina="heavenly_host")
    if strike == "plotting":
        table.play(table.codes[0])
    assert damage(table) == 4
    assert (items(table), discarded(table, "heavenly_host")) == ([], 1)


@pytest.mark.rule("FURY-BITE-02", "FURY-COMBAT-28")
def test_heavenly_host_against_fangs_gets_the_engaged_hunter_bitten_and_out() -> None:
    table = combat(hunters={"seward": "prague"}, items={"seward": "heavenly_host"})
    clash(table, "fangs", seward="heavenly_host")
    assert (damage(table), wounds(table, "seward")) == (0, 2)
    assert said(table, "bitten", "left_combat", "combat_ended", "influence") == [
        "bitten:seward",
        "left_combat:seward",
        "combat_ended",
    ]
    assert table.view().public.bites[1] == 1
    assert discarded(table, "heavenly_host") == 1


def test_heavenly_host_of_a_hunter_who_is_not_engaged_hurts_by_4_even_against_fangs() -> None:
    table = combat(hunters=TWO, items={"mina": "heavenly_host"})
    clash(table, "fangs", "seward", seward="escape", mina="heavenly_host")
    table.play("resolve_card:mina")
    assert damage(table) == 4
    assert said(table, "bitten") == []


def test_heavenly_host_against_fangs_defeats_mina() -> None:
    table = clash(combat(items={"mina": "heavenly_host"}, despair=1), "fangs", mina="heavenly_host")
    assert said(table, "defeated", "influence") == ["defeated:mina:prague", "influence:3:3"]


def test_heavenly_host_shown_gets_rid_of_desecrated_soil_and_is_kept() -> None:
    table = played(searched("desecrated_soil", "heavenly_host"), "show_nothing")
    while table.asked[1] == "drop":
        table.play("done")
    answer(table, seat(table, "seward"), "repel", "show:heavenly_host")
    assert discards(table) == {"desecrated_soil": 1}
    assert items(table, "seward") == ["heavenly_host"]


def test_heavenly_host_shown_marks_a_city_when_ground_is_consecrated() -> None:
    table = real_scene(
        "seward",
        "prague",
        at="night",
        hunters={"mina": "rome"},
        items={"mina": "heavenly_host", "godalming": "dogs"},
        events="consecrated_ground",
    )
    table.play("play:consecrated_ground", "hallow:paris")
    assert question(table) == (seat(table, "godalming"), "show_host", ["no_host"])
    table.play("no_host")
    answer(table, seat(table, "mina"), "show_host", "hallow:nantes")
    assert [PLACES[place] for place in table.view().public.hosts] == ["nantes"]
    assert items(table) == ["heavenly_host"]


@pytest.mark.parametrize("gun", ["pistol", "rifle"])
def test_holy_bullets_add_3_after_a_gun_and_are_used_up(gun: str) -> None:
    table = clash(combat(items={"mina": f"{gun} holy_bullets"}), "fangs", mina=gun)
    assert table.asked == (seat(table, "mina"), "bullets")
    assert damage(table) == 2
    table.play("fire")
    assert damage(table) == 5
    assert discarded(table, "holy_bullets") == 1
    assert items(table) == [gun]


def test_holy_bullets_may_be_held_back() -> None:
    table = clash(combat(items={"mina": "pistol holy_bullets"}), "fangs", mina="pistol")
    table.play("hold_fire")
    assert damage(table) == 2
    assert items(table) == ["holy_bullets", "pistol"]


def test_holy_bullets_do_not_go_with_a_knife_or_a_cancelled_gun() -> None:
    table = combat("claws strength mesmerize plotting fangs", items={"mina": "knife holy_bullets"})
    clash(table, "claws", mina="knife")
    assert table.asked[1] == "strike"
    table = combat(at="dawn", items={"mina": "pistol holy_bullets"})
    clash(table, "strength", mina="pistol")
    assert table.asked[1] == "strike"
    assert damage(table) == 0


def test_holy_bullets_are_used_once_in_a_combat_by_all_hunters_together() -> None:
    held = {"seward": "rifle holy_bullets", "mina": "pistol holy_bullets"}
    table = clash(combat(hunters=TWO, items=held), "fangs", "mina", seward="rifle", mina="pistol")
    table.play("resolve_card:seward", "fire")
    assert damage(table) == 7
    assert table.asked[1] == "strike"
    assert items(table) == ["holy_bullets", "pistol"]


def test_holy_bullets_can_be_used_again_in_the_next_combat() -> None:
    cards = f"{HAND} fangs fangs claws strength mesmerize plotting"
    table = combat(cards, at="dawn", items={"mina": "pistol 2 holy_bullets"})
    clash(table, "fangs", mina="pistol")
    table.play("fire")
    clash(table, "claws", mina="escape")
    while table.asked[1] != "strike":
        table.play(next((c for c in table.codes if c in ("pass", "no_event")), table.codes[0]))
    clash(table, "fangs", mina="pistol")
    assert "fire" in table.codes


def test_holy_bullets_are_not_dulled_by_mesmerize() -> None:
    table = combat(items={"mina": "pistol holy_bullets"}, at="dawn")
    clash(table, "mesmerize", mina="escape")
    clash(table, "fangs", mina="pistol")
    table.play("fire")
    assert damage(table) == 4


def test_holy_bullets_are_asked_for_by_what_everyone_can_count() -> None:
    table = clash(combat(items={"mina": "pistol dogs"}), "fangs", mina="pistol")
    assert question(table) == (seat(table, "mina"), "bullets", ["hold_fire"])
    table = clash(combat(items={"mina": "pistol"}), "fangs", mina="pistol")
    assert table.asked[1] == "strike"


def test_holy_bullets_are_not_wasted_on_a_vampire_that_has_fallen() -> None:
    trail = ["galway", "open prague: open reckless_vampire 2"]
    table = vampire("reckless_vampire", items={"mina": "pistol holy_bullets"}, trail=trail)
    clash(table, "plotting", mina="pistol")
    assert said(table, "vampire_defeated") == ["vampire_defeated:reckless_vampire"]
    assert table.asked[1] != "bullets"
    assert items(table) == ["holy_bullets", "pistol"]


def test_holy_circle_lets_any_hunters_out_and_is_used_up() -> None:
    table = combat(hunters={**TWO, "godalming": "prague"}, items={"mina": "holy_circle"})
    clash(table, "fangs", "mina", godalming="dodge", seward="dodge", mina="holy_circle")
    table.play("resolve_card:mina")
    assert table.asked == (seat(table, "mina"), "let_out")
    assert table.codes == ["let_out:godalming", "let_out:seward", "let_out:mina"]
    table.play("let_out:godalming")
    assert table.asked == (seat(table, "mina"), "let_out")
    assert table.decision.about == (MINA,)
    assert table.codes == ["let_out:seward", "let_out:mina", "done"]
    table.play("let_out:mina", "done")
    assert table.asked[1] == "strike"
    assert fighting(table) == ["seward"]
    assert (items(table), discarded(table, "holy_circle")) == ([], 1)


def test_holy_circle_lets_everybody_out_and_the_combat_is_over() -> None:
    table = clash(combat(items={"mina": "holy_circle"}), "claws", mina="holy_circle")
    table.play("let_out:mina")
    assert said(table, "left_combat", "combat_ended") == ["left_combat:mina", "combat_ended"]


def test_holy_circle_of_a_hunter_who_is_not_engaged_cancels_nothing() -> None:
    table = combat(hunters=TWO, items={"mina": "holy_circle"})
    clash(table, "fangs", "seward", seward="punch", mina="holy_circle")
    assert wounds(table, "seward") == 2
    table.play("resolve_card:mina", "let_out:seward", "done")
    assert fighting(table) == ["mina"]


@pytest.mark.parametrize(("weapon", "harm"), [("knife", 3), ("pistol", 2), ("rifle", 2)])
def test_knife_pistol_and_rifle_hurt_and_are_kept(weapon: str, harm: int) -> None:
    strike = "claws" if weapon == "knife" else "fangs"
    table = clash(combat(items={"mina": weapon}), strike, mina=weapon)
    assert damage(table) == harm
    assert items(table) == [weapon]


@pytest.mark.rule("FURY-ENC-08", "FURY-REVEAL-03")
@pytest.mark.parametrize("gun", ["pistol", "rifle"])
@pytest.mark.parametrize("encounter", ["rats", "saboteur"])
def test_pistol_or_rifle_shown_gets_rid_of_rats_and_saboteurs(gun: str, encounter: str) -> None:
    table = played(searched(encounter, gun), "show_nothing")
    answer(table, seat(table, "seward"), "repel", f"show:{gun}")
    assert discards(table) == {encounter: 1}
    assert items(table, "seward") == [gun]


@pytest.mark.rule("FURY-ENC-08")
def test_knife_does_not_scare_rats() -> None:
    table = played(searched("rats", "knife"), "show_nothing")
    assert table.codes == ["show_nothing"]
    table.play("show_nothing")
    assert lying(table, 2) == [("rats", True, 0)]


@pytest.mark.parametrize(
    ("held", "shown", "hurt"),
    [
        ("knife", "knife", 2),
        ("knife pistol", "knife pistol", 0),
        ("knife pistol", "pistol", 2),
        ("2 rifle", "rifle rifle", 0),
        ("crucifix", "", 4),
    ],
)
def test_weapons_shown_keep_wolves_off(held: str, shown: str, hurt: int) -> None:
    table = played(searched("wolves", held), "show_nothing")
    for weapon in shown.split():
        table.play(f"show:{weapon}")
    if hurt and table.asked[1] == "wolves_weapon":
        table.play("show_nothing")
    assert wounds(table, "seward") == hurt
    assert len(items(table, "seward")) == len(held.replace("2 rifle", "rifle rifle").split())


@pytest.mark.parametrize("weapon", ["knife", "pistol", "rifle"])
def test_weapons_shown_impress_the_bodyguards(weapon: str) -> None:
    table = played(searched("szgany_bodyguards", weapon), "show_nothing", f"show:{weapon}")
    assert wounds(table, "seward") == 2
    assert table.state.public.delayed[1] == 0
    assert items(table, "seward") == [weapon]


@pytest.mark.parametrize("weapon", ["knife", "pistol", "rifle"])
def test_weapons_given_up_send_the_spy_away(weapon: str) -> None:
    table = searched("spy", f"{weapon} dogs", tickets={"seward": "3-2"})
    table.play("show_nothing", f"give_up:{weapon}")
    assert discarded(table, weapon) == 1
    assert discards(table) == {"spy": 1}
    assert len(table.view().hands.tickets[1]) == 1
    assert said(table, "saw_items") == []


@pytest.mark.parametrize(
    "prey", ["new_vampire", "reckless_vampire", "aristocratic_vampire", "hoax"]
)
def test_stake_shown_before_a_search_removes_a_vampire_or_a_hoax(prey: str) -> None:
    table = played(searched(prey, "stake"), "show:stake")
    assert discards(table) == {prey: 1}
    assert (items(table, "seward"), discarded(table, "stake")) == ([], 1)
    assert said(table, "vampire_fight", "delayed") == []


def test_stake_removes_one_encounter_of_the_hunters_choice() -> None:
    table = played(searched("hoax, aristocratic_vampire", "stake"), "show:stake")
    assert table.codes == ["stake_it:aristocratic_vampire", "stake_it:hoax"]
    table.play("stake_it:aristocratic_vampire")
    assert discards(table) == {"aristocratic_vampire": 1, "hoax": 1}
    assert said(table, "delayed") == ["delayed:seward"]


def test_stake_after_stake_removes_one_each() -> None:
    table = searched("hoax, aristocratic_vampire", "2 stake")
    table.play("show:stake", "show:stake", "stake_it:hoax")
    assert discarded(table, "stake") == 2
    assert said(table, "delayed") == []


@pytest.mark.parametrize("shown", [True, False])
def test_stake_is_kept_without_prey_or_when_not_shown(shown: bool) -> None:
    table = searched("bats" if shown else "hoax", "stake")
    table.play("show:stake" if shown else "show_nothing")
    assert items(table, "seward") == ["stake"]


def test_stake_does_not_answer_an_ambush() -> None:
    table = ambushed("new_vampire", "stake")
    assert said(table, "vampire_fight") == ["vampire_fight:new_vampire:seward"]


@pytest.mark.rule("FURY-WIN-09")
def test_stake_is_the_price_of_vampire_lair() -> None:
    held = {"seward": "stake"}
    events = {"seward": "vampire_lair"}
    table = real_scene(at="day", turn="seward", influence=5, items=held, events=events)
    table.play("play:vampire_lair")
    assert table.view().public.influence == 3
    assert (items(table, "seward"), discarded(table, "stake")) == ([], 1)
