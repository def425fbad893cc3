"""Hunter events for ambushes and combats; those that prevent harm are in `test_saving.py`."""

from __future__ import annotations

from typing import Any

import pytest

from .at_the_table import FuryTable, answer, ending, played
from .combats import at_prague, clash, combat, lurking, up_to
from .hunter_events import held, place, turn
from .readings import can_fight_with, damage, discarded, fighting, items, question, said, wounds
from .seats import DRACULA, GODALMING, MINA, SEWARD
from .the_trail import trail

BOTH = {"mina": "prague", "seward": "prague"}


def starting(card: str, hunter: str = "mina", **position: Any) -> FuryTable:
    """Return a combat with Dracula about to start, with a hunter asked who holds this event."""
    table = at_prague(events={hunter: card, **position.pop("events", {})}, **position)
    return up_to(table, "combat_start")


def test_escape_route_lets_the_only_hunter_out_and_the_combat_is_over() -> None:
    table = starting("escape_route")
    answer(table, MINA, "combat_start", "play:escape_route")
    assert said(table, "left_combat", "combat_round", "combat_ended") == [
        "left_combat:mina",
        "combat_ended",
    ]
    assert place(table, "mina") == "prague"
    assert discarded(table, "escape_route") == 1


@pytest.mark.parametrize(("who", "left"), [("seward", ["mina"]), ("mina", ["seward"])])
def test_escape_route_lets_out_whom_its_player_chooses(who: str, left: list[str]) -> None:
    table = starting("escape_route", "seward", hunters=BOTH)
    assert table.asked[0] == SEWARD
    table.play("play:escape_route")
    assert table.codes == ["choose:seward", "choose:mina"]
    table.play(f"choose:{who}")
    assert fighting(table) == left
    assert table.asked == (DRACULA, "strike")


def test_escape_route_is_not_played_from_outside_or_once_the_fight_has_begun() -> None:
    table = at_prague(events={"seward": "escape_route"})
    assert up_to(table, "strike").waiting == [DRACULA, MINA]
    table = clash(combat(events={"mina": "escape_route"}), "claws", mina="dodge")
    assert not any("escape_route" in code for code in table.offered(MINA))


def ambushed(encounter: str, card: str = "forewarned", **position: Any) -> FuryTable:
    """Return Dr. Seward, ambushed in Zurich with an event in hand."""
    table = turn(hideout=f"zurich: {encounter}", events=card, **position)
    table.play("road:zurich", f"ambush:2:{encounter}")
    return table


@pytest.mark.parametrize(
    "encounter",
    [
        "rats",
        "bats",
        "spy",
        "wolves",
        "saboteur",
        "szgany_mob",
        "szgany_bodyguards",
        "unnatural_fog",
        "desecrated_soil",
    ],
)
def test_forewarned_throws_away_what_ambushes(encounter: str) -> None:
    table = ambushed(encounter)
    assert question(table) == (SEWARD, "answer_ambush", ["play:forewarned", "no_event"])
    table.play("play:forewarned")
    assert said(table, "encounter_discarded") == [f"encounter_discarded:{encounter}"]
    assert said(table, "suffered", "delayed", "bats_put", "soil", "fog_put", "saw_items") == []
    assert trail(table)[1] == "open zurich"
    assert discarded(table, "forewarned") == 1


def test_forewarned_may_be_kept() -> None:
    table = played(ambushed("rats"), "no_event")
    assert wounds(table, "seward") == 2
    assert held(table) == ["forewarned"]


@pytest.mark.parametrize("vampire", ["new_vampire", "reckless_vampire"])
def test_forewarned_does_not_answer_vampires(vampire: str) -> None:
    assert ambushed(vampire).asked[1] == "combat_start"


def test_forewarned_is_of_no_use_in_a_search() -> None:
    table = played(turn(hideout="open strasbourg: rats", events="forewarned"), "search")
    assert wounds(table, "seward") == 2


def test_forewarned_is_the_ambushed_hunters_own() -> None:
    cards = ["galway", "zurich: rats"]
    table = turn(trail=cards, events={"mina": "forewarned"}, hunters={"mina": "strasbourg"})
    table.play("road:zurich", "ambush:2:rats")
    assert wounds(table, "seward") == 2


@pytest.mark.parametrize("card", ["forewarned", "hypnosis"])
def test_forewarned_is_asked_for_alike_whatever_is_held(card: str) -> None:
    table = ambushed("rats", card)
    assert table.asked == (SEWARD, "answer_ambush")
    assert "no_event" in table.codes


def test_forewarned_is_not_asked_for_when_both_copies_lie_open() -> None:
    table = ambushed("rats", "hypnosis", discard={"events": "2 forewarned"})
    assert wounds(table, "seward") == 2


# Great Strength and Lucy's Revenge: see also test_saving.py


def test_great_strength_prevents_all_of_a_fatal_damage() -> None:
    cards = ["galway", "zurich: wolves"]
    hunters = {"seward": "strasbourg 7 damage"}
    table = turn(trail=cards, hunters=hunters, events={"mina": "great_strength"})
    table.play("road:zurich", "ambush:2:wolves")
    answer(table, MINA, "save", "play:great_strength")
    assert wounds(table, "seward") == 7
    assert said(table, "prevented", "defeated") == ["prevented:seward"]
    assert discarded(table, "great_strength") == 1


@pytest.mark.parametrize("escape", ["escape_as_mist", "escape_as_bat"])
def test_lucys_revenge_cancels_an_escape_that_would_be_resolved(escape: str) -> None:
    cards = f"strength claws fangs plotting {escape}"
    table = starting("lucys_revenge", "godalming", cards=cards, hunters={"godalming": "prague"})
    table.play("play:lucys_revenge")
    clash(up_to(table, "strike"), "strength", godalming="dodge")
    clash(table, escape, godalming="punch")
    answer(table, GODALMING, "revenge", "use_revenge")
    assert fighting(table) == ["godalming"]
    assert said(table, "flew_away") == []
    assert damage(table) == 1, "the punch still counts"
    assert discarded(table, "lucys_revenge") == 1


def test_lucys_revenge_may_let_dracula_go() -> None:
    cards = "strength claws fangs plotting escape_as_mist"
    table = starting("lucys_revenge", "godalming", cards=cards, hunters={"godalming": "prague"})
    table.play("play:lucys_revenge")
    clash(up_to(table, "strike"), "strength", godalming="dodge")
    clash(table, "escape_as_mist", godalming="punch")
    table.play("no_event")
    assert fighting(table) == []
    assert discarded(table, "lucys_revenge") == 1, "discarded when the combat ends"


def test_heroic_leap_replaces_the_combat_and_hurts_dracula_and_then_its_player_by_5() -> None:
    table = played(starting("heroic_leap", "seward", hunters=BOTH), "play:heroic_leap")
    assert damage(table) == 5
    assert wounds(table, "seward") == 5
    assert wounds(table, "mina") == 0
    assert said(table, "combat_round", "combat_ended") == ["combat_ended"]
    order = said(table, "dracula_suffered", "suffered")
    assert [code.split(":")[0] for code in order] == ["dracula_suffered", "suffered"]
    assert discarded(table, "heroic_leap") == 1


def test_heroic_leap_that_defeats_dracula_wins_before_its_player_is_hurt() -> None:
    table = starting("heroic_leap", damage=10, hunters={"mina": "prague 6 damage"})
    table.play("play:heroic_leap")
    assert table.over
    assert ending(table)[0] == "hunters"
    assert said(table, "suffered", "defeated") == []


def test_heroic_leap_may_defeat_its_player() -> None:
    table = played(starting("heroic_leap", hunters={"mina": "prague 4 damage"}), "play:heroic_leap")
    assert place(table, "mina") is None
    assert table.view().public.influence == 2


def test_heroic_leap_at_a_vampire_leaves_it_open_with_its_damage_or_defeats_it() -> None:
    table = up_to(lurking("new_vampire", events={"mina": "heroic_leap"}), "combat_start")
    table.play("play:heroic_leap")
    assert (damage(table), wounds(table)) == (0, 5)
    assert trail(table)[1] == "open prague: open new_vampire 5"
    table = up_to(lurking("reckless_vampire", events={"mina": "heroic_leap"}), "combat_start")
    table.play("play:heroic_leap")
    assert trail(table)[1] == "open prague"
    assert said(table, "encounter_discarded") == ["encounter_discarded:reckless_vampire"]


FIVE = "knife pistol rifle stake dogs"


def find(**position: Any) -> FuryTable:
    """Return Mina, who looks at five items."""
    return played(starting("lucky_find", draws={"items": FIVE}, **position), "play:lucky_find")


def test_lucky_find_keeps_one_of_five_items_and_discards_the_others() -> None:
    table = find()
    assert table.asked == (MINA, "lucky_find")
    assert sorted(table.codes) == sorted(f"take_item:{item}" for item in FIVE.split())
    table.play("take_item:rifle")
    assert items(table) == ["rifle"]
    for item in ("knife", "pistol", "stake", "dogs"):
        assert discarded(table, item) == 1
    thrown = sorted(f"item_thrown:{item}" for item in ("knife", "pistol", "stake", "dogs"))
    assert sorted(said(table, "item_thrown")) == thrown, "told to all"
    assert discarded(table, "lucky_find") == 1
    assert "rifle" in can_fight_with(up_to(table, "strike"))


def test_lucky_find_is_looked_at_by_its_player_alone() -> None:
    table = find()
    table.run()
    seen = [code for code in table.log(MINA) if code.startswith("saw_finds:mina:")]
    assert [sorted(code.split(":")[2].split("+")) for code in seen] == [sorted(FIVE.split())]
    for seat in (None, DRACULA, SEWARD):
        assert not any("rifle" in code for code in table.log(seat))
    table.play("take_item:rifle")
    for seat in (None, DRACULA, SEWARD):
        assert not any("rifle" in code for code in table.log(seat))


def test_lucky_find_is_followed_by_the_item_limit() -> None:
    table = played(find(items={"mina": "crucifix garlic holy_circle"}), "take_item:rifle")
    answer(table, MINA, "item_limit", "discard_item:garlic")
    assert items(table) == ["crucifix", "holy_circle", "rifle"]


def test_lucky_find_looks_at_what_there_is_after_shuffling_the_discards() -> None:
    table = starting("lucky_find", discard={"items": "2 crucifix"})
    table.state.decks.items = (0,) * len(table.state.decks.items)
    table.play("play:lucky_find")
    assert table.codes == ["take_item:crucifix"]
    table.play("take_item:crucifix")
    assert items(table) == ["crucifix"]
    assert said(table, "items_shuffled") == ["items_shuffled"]


def test_lucky_find_without_any_item_finds_nothing() -> None:
    table = starting("lucky_find")
    table.state.decks.items = (0,) * len(table.state.decks.items)
    table.play("play:lucky_find")
    assert table.asked == (DRACULA, "strike")


def planned(**position: Any) -> FuryTable:
    """Return Mina's first round with a Planned Ambush in play."""
    table = played(starting("planned_ambush", **position), "play:planned_ambush")
    return up_to(table, "strike")


def test_planned_ambush_takes_another_card_once_all_are_revealed() -> None:
    table = clash(planned(items={"mina": "knife stake"}), "claws", mina="punch")
    assert table.asked == (MINA, "plan")
    assert set(table.codes) == {"exchange:knife", "exchange:dodge", "exchange:escape", "keep_card"}
    table.play("exchange:dodge")
    assert said(table, "struck_out") == ["struck_out:claws"], "the new banner counts"
    assert wounds(table) == 0
    assert discarded(table, "planned_ambush") == 1


def test_planned_ambush_may_keep_the_card_and_is_spent_all_the_same() -> None:
    table = played(clash(planned(), "claws", mina="dodge"), "keep_card")
    assert said(table, "exchanged") == []
    assert discarded(table, "planned_ambush") == 1


def test_planned_ambush_is_for_the_first_round() -> None:
    table = played(clash(planned(), "claws", mina="dodge"), "keep_card")
    clash(table, "strength", mina="escape")
    assert table.asked[1] != "plan"


@pytest.mark.parametrize(
    "card", ["escape_route", "heroic_leap", "lucky_find", "lucys_revenge", "planned_ambush"]
)
def test_the_events_for_a_combat_are_not_played_outside_of_it(card: str) -> None:
    for moment in ("day", "night"):
        table = turn("godalming", at=moment, events=card)
        assert not any(card in code for code in table.codes)
