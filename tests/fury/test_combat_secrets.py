"""What nobody learns in a combat: sealed cards, hands, and who holds an answer."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from whitby.core.errors import IllegalChoice
from whitby.games.fury.cards.table import HUNTERS, NONE

from .at_the_table import FuryTable, answer, played, real_scene, sees
from .combats import HAND, TWO, at_prague, clash, combat, up_to
from .readings import apart, can_fight_with, combat_of, fighting, gets, open_item, said, wounds
from .seats import DRACULA, EVERYONE, GODALMING, MINA, SEWARD, VAN_HELSING, seat

ALL_FOUR = dict.fromkeys(HUNTERS, "prague")
UNSEEN = "?"


def in_combat_view(table: FuryTable, viewer: int | None) -> dict[str, Any]:
    """Return the combat as a client receives it."""
    found: dict[str, Any] = sees(table, viewer)["combat"]
    return found


# Sealed cards


@pytest.mark.rule("FURY-COMBAT-09", "FURY-COMBAT-39")
def test_nobody_else_sees_which_card_a_hunter_has_chosen() -> None:
    worlds = [
        played(combat(hunters=TWO, items={"seward": "knife"}), f"fight_with:seward:{card}", seat=3)
        for card in ("punch", "dodge", "knife")
    ]
    assert apart(*worlds) == [SEWARD]
    assert len({gets(table, SEWARD) for table in worlds}) == 3
    assert in_combat_view(worlds[2], SEWARD)["hunters"]["seward"]["card"] == "knife"


@pytest.mark.rule("FURY-COMBAT-09", "FURY-COMBAT-39")
def test_nobody_else_sees_which_card_dracula_has_chosen() -> None:
    cards = HAND.split()
    worlds = [played(combat(hunters=TWO), f"strike:{card}", seat=DRACULA) for card in cards]
    assert apart(*worlds) == [DRACULA]
    assert len({gets(table, DRACULA) for table in worlds}) == 5


@pytest.mark.rule("FURY-COMBAT-13", "FURY-COMBAT-14")
def test_dracula_names_the_engaged_hunter_without_having_seen_a_card() -> None:
    cards = ("punch", "dodge", "escape")
    worlds = [clash(combat(hunters=TWO), "claws", seward=card, mina=card) for card in cards]
    assert [table.asked for table in worlds] == [(DRACULA, "engage")] * 3
    assert DRACULA not in apart(*worlds)


@pytest.mark.rule("FURY-COMBAT-13")
def test_in_a_new_round_nobody_is_engaged_yet() -> None:
    table = clash(combat(hunters=TWO), "fangs", "mina", seward="dodge", mina="dodge")
    table.play("resolve_card:mina")
    assert in_combat_view(table, None)["round"] == 2
    assert in_combat_view(table, None)["engaged"] is None


@pytest.mark.rule("FURY-COMBAT-14")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_after_the_reveal_everyone_sees_all_cards(viewer: int | None) -> None:
    table = clash(combat(hunters=TWO), "fangs", "mina", seward="punch", mina="escape")
    assert table.asked[1] == "next_card"
    seen = in_combat_view(table, viewer)
    assert seen["card"] == "fangs"
    assert seen["engaged"] == "mina"
    cards = {name: hunter["card"] for name, hunter in seen["hunters"].items()}
    assert cards == {"seward": "punch", "mina": "escape"}


@pytest.mark.rule("FURY-COMBAT-39")
def test_the_order_of_the_answers_does_not_matter() -> None:
    answers = {DRACULA: "strike:strength", 3: "fight_with:seward:punch", 5: "fight_with:mina:dodge"}
    worlds = [combat(hunters=TWO) for _ in permutations(answers)]
    for table, order in zip(worlds, permutations(answers), strict=True):
        for chooser in order:
            table.play(answers[chooser], seat=chooser)
        table.play("engage_with:seward")
    assert apart(*worlds) == []


@pytest.mark.rule("FURY-COMBAT-39")
def test_a_card_once_chosen_stays_chosen() -> None:
    table = played(combat(hunters=TWO), "fight_with:mina:punch", seat=5)
    with pytest.raises(IllegalChoice):
        table.play("fight_with:mina:dodge", seat=5)
    assert table.waiting == [1, 3]


@pytest.mark.rule("FURY-COMBAT-39")
def test_nobody_answers_for_another() -> None:
    table = combat(hunters=TWO)
    with pytest.raises(IllegalChoice) as refused:
        table.play("fight_with:mina:punch", seat=3)
    assert "mina:dodge" not in str(refused.value)
    with pytest.raises(IllegalChoice) as refused:
        table.play("strike:claws", seat=5)
    assert "fangs" not in str(refused.value)


# Hands


@pytest.mark.rule("FURY-HAND-10")
def test_hunters_do_not_see_draculas_combat_hand_only_its_size() -> None:
    worlds = [combat(hand) for hand in (HAND, "claws claws fangs fangs escape_as_mist")]
    assert apart(*worlds) == [DRACULA]
    for viewer in (GODALMING, SEWARD, VAN_HELSING, MINA, None):
        assert in_combat_view(worlds[0], viewer)["hand"] == [UNSEEN] * 5
    assert in_combat_view(worlds[0], DRACULA)["hand"] == sorted(HAND.split())


def test_hunters_do_not_see_what_dracula_draws_after_a_round() -> None:
    cards = ("escape_as_bat", "claws", "mesmerize")
    worlds = [clash(combat(f"{HAND} {card}"), "strength", mina="dodge") for card in cards]
    assert apart(*worlds) == [DRACULA]


def test_hunters_do_not_see_what_plotting_found() -> None:
    codes = ("seek:escape_as_mist", "seek:fangs", "seek:mesmerize")
    worlds = [played(clash(combat(), "plotting", mina="dodge"), code) for code in codes]
    assert apart(*worlds) == [DRACULA]


@pytest.mark.rule("FURY-HAND-10")
def test_nobody_sees_the_items_that_another_hunter_could_fight_with() -> None:
    hands = ("knife pistol", "dogs stake", "holy_circle garlic")
    worlds = [combat(hunters=TWO, items={"seward": held}) for held in hands]
    for table in worlds:
        clash(table, "mesmerize", "mina", seward="dodge", mina="dodge")
    assert apart(*worlds) == [SEWARD]


@pytest.mark.rule("FURY-COMBAT-33")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_the_card_of_the_last_round_lies_open(viewer: int | None) -> None:
    table = played(clash(combat(items={"mina": "knife"}), "plotting", mina="knife"), "seek:fangs")
    assert in_combat_view(table, viewer)["hunters"]["mina"]["last"] == "knife"
    assert in_combat_view(table, viewer)["hunters"]["mina"]["card"] is None


@pytest.mark.rule("FURY-COMBAT-32")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_everyone_knows_which_cards_dracula_has_played(viewer: int | None) -> None:
    table = clash(clash(combat(), "strength", mina="dodge"), "claws", mina="punch")
    assert in_combat_view(table, viewer)["played"] == ["strength", "claws"]


@pytest.mark.parametrize("viewer", EVERYONE)
def test_what_is_laid_out_for_a_combat_is_open_to_all(viewer: int | None) -> None:
    table = at_prague(
        hunters={"godalming": "prague", "mina": "prague"},
        events={"godalming": "lucys_revenge", "mina": "planned_ambush"},
        items={"mina": "garlic_wreath"},
    )
    up_to(table, "combat_start").play("play:lucys_revenge")
    table.play("play:planned_ambush", "wear_wreath")
    seen = in_combat_view(up_to(table, "strike"), viewer)
    assert seen["revenge"] is True
    assert seen["hunters"]["mina"]["planned"] is True
    assert seen["hunters"]["mina"]["wreath"] is True
    assert seen["hunters"]["godalming"]["planned"] is False


# Face-up cards of the weakened (FURY-WEAK-08)


@pytest.mark.rule("FURY-WEAK-08", "FURY-WEAK-07")
def test_in_a_combat_minas_open_cards_are_hidden() -> None:
    table = at_prague(at="dusk", items={"mina": "knife"}, events={"mina": "hypnosis"})
    assert table.asked[1] == "dusk"
    assert open_item(table) == "knife"
    up_to(table, "combat_start")
    assert open_item(table) is None
    assert table.view().public.open_events[3] == NONE
    up_to(table, "strike")
    assert open_item(table) is None
    assert table.anytime(5) == []


@pytest.mark.rule("FURY-WEAK-08")
def test_after_the_combat_she_chooses_freely_what_to_open() -> None:
    table = combat(items={"mina": "knife pistol"}, events={"mina": "hypnosis good_luck"})
    clash(table, "claws", mina="escape")
    assert table.asked == (seat(table, "mina"), "open_item")
    assert table.codes == ["open_item:mina:knife", "open_item:mina:pistol"]
    table.play("open_item:mina:pistol")
    answer(table, seat(table, "mina"), "open_event", "open_event:mina:hypnosis")
    assert open_item(table) == "pistol"


@pytest.mark.rule("FURY-WEAK-08", "FURY-GOLD-07")
def test_after_the_combat_the_weakened_choose_in_activation_order() -> None:
    hunters = {"van_helsing": "prague 1 bite", "mina": "prague"}
    held = {"van_helsing": "knife dogs", "mina": "knife dogs"}
    table = combat("fangs claws strength plotting mesmerize", hunters=hunters, items=held)
    clash(table, "fangs", "mina", van_helsing="escape", mina="escape")
    table.play("resolve_card:mina")
    answer(table, seat(table, "van_helsing"), "open_item", "open_item:van_helsing:dogs")
    assert table.asked == (seat(table, "mina"), "open_item")


@pytest.mark.rule("FURY-WEAK-08", "FURY-WEAK-09")
def test_after_the_combat_a_single_card_is_opened_at_once() -> None:
    table = clash(combat(items={"mina": "knife"}), "claws", mina="escape")
    assert open_item(table) == "knife"


@pytest.mark.rule("FURY-WEAK-08")
def test_only_hunters_in_the_combat_hide_their_cards() -> None:
    hunters = {"seward": "prague", "van_helsing": "rome 1 bite"}
    table = combat(hunters=hunters, items={"van_helsing": "knife", "mina": "rifle"})
    assert open_item(table, "van_helsing") == "knife"
    assert open_item(table, "mina") == "rifle"


@pytest.mark.rule("FURY-WEAK-08")
def test_a_hunter_who_has_left_opens_cards_only_when_the_combat_ends() -> None:
    table = combat(hunters=TWO, items={"mina": "knife"})
    clash(table, "fangs", "seward", seward="dodge", mina="escape")
    table.play("resolve_card:mina")
    assert fighting(table) == ["seward"]
    assert open_item(table) is None
    clash(table, "claws", seward="escape")
    assert open_item(table) == "knife"


@pytest.mark.rule("FURY-WEAK-08", "FURY-WEAK-02")
def test_a_hunter_bitten_in_the_combat_opens_cards_at_its_end() -> None:
    hunters = {"seward": "prague", "van_helsing": "prague"}
    table = combat(hunters=hunters, items={"van_helsing": "heavenly_host dogs"})
    clash(table, "fangs", "van_helsing", seward="dodge", van_helsing="heavenly_host")
    table.play("resolve_card:van_helsing")
    assert said(table, "bitten") == ["bitten:van_helsing"]
    assert open_item(table, "van_helsing") is None
    clash(table, "claws", seward="escape")
    assert open_item(table, "van_helsing") == "dogs"


@pytest.mark.rule("FURY-WEAK-02", "FURY-BITE-01")
def test_a_hunter_bitten_outside_a_combat_opens_cards_at_once() -> None:
    table = real_scene(
        "seward", "prague", hideout="open prague: new_vampire", items="knife", schemes="seduction"
    )
    table.play("search", "show_nothing", "play:seduction")
    assert open_item(table, "seward") == "knife"


@pytest.mark.rule("FURY-WEAK-08")
def test_in_a_combat_nobody_can_tell_minas_items_apart() -> None:
    """Her face-up item is the same; her other items differ."""
    hands = ("knife pistol", "knife stake")
    worlds = [up_to(at_prague(items={"mina": held}), "strike") for held in hands]
    assert apart(*worlds) == [MINA]


# Windows open by public facts


def test_the_beginning_of_a_combat_asks_alike_whatever_is_held() -> None:
    cards = ("heroic_leap", "hypnosis", "planned_ambush")
    worlds = [at_prague(hunters=TWO, events={"seward": card}) for card in cards]
    assert apart(*[up_to(table, "combat_start") for table in worlds]) == [SEWARD]


@pytest.mark.parametrize("prompt", ["enraged"])
def test_enraged_is_asked_for_alike_whatever_dracula_holds(prompt: str) -> None:
    cards = ("enraged", "roadblock")
    worlds = [clash(combat(schemes=held), "claws", mina="dodge") for held in cards]
    assert [table.asked for table in worlds] == [(DRACULA, prompt)] * 2
    assert apart(*worlds) == [DRACULA]


def test_enraged_is_not_asked_for_without_an_event_or_once_it_lies_open() -> None:
    table = clash(combat(), "claws", mina="dodge")
    assert table.asked[1] == "strike"
    table = clash(combat(schemes="roadblock", discard={"events": "enraged"}), "claws", mina="dodge")
    assert table.asked[1] == "strike"


def test_a_rescue_is_asked_for_alike_whatever_is_held() -> None:
    hurt, cards = {"mina": "prague 8 damage"}, ("great_strength", "hypnosis")
    worlds = [combat(hunters=hurt, events={"seward": held}) for held in cards]
    for table in worlds:
        assert clash(table, "strength", mina="punch").asked == (SEWARD, "save")
    assert apart(*worlds) == [SEWARD]


def test_bullets_are_asked_for_alike_whatever_is_held() -> None:
    there, hands = {"seward": "prague"}, ("pistol holy_bullets", "pistol stake")
    worlds = [combat(hunters=there, items={"seward": held}) for held in hands]
    for table in worlds:
        assert clash(table, "fangs", seward="pistol").asked == (SEWARD, "bullets")
    assert apart(*worlds) == [SEWARD]


# Several hunters of one seat


@pytest.mark.rule("FURY-COMBAT-09", "FURY-PLAYERS-02")
@pytest.mark.parametrize(
    ("players", "waiting"), [(2, [1, 2]), (3, [1, 2, 3]), (4, [1, 2, 3, 4]), (5, [1, 2, 3, 4, 5])]
)
def test_every_hunter_chooses_whoever_commands_them(players: int, waiting: list[int]) -> None:
    table = combat(players=players, hunters=ALL_FOUR)
    assert table.waiting == waiting
    chosen = []
    for hunter in HUNTERS:
        command = seat(table, hunter)
        assert can_fight_with(table, hunter) == ["punch", "dodge", "escape"]
        table.play(f"fight_with:{hunter}:dodge", seat=command)
        chosen.append(command)
    table.play("strike:mesmerize", seat=DRACULA)
    answer(table, DRACULA, "engage", "engage_with:van_helsing")
    table.run()
    assert len(said(table, "fought_with")) == 4
    assert len(set(chosen)) == players - 1


@pytest.mark.rule("FURY-COMBAT-09", "FURY-COMBAT-39")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_plays_several_hunters_sees_their_sealed_cards_and_dracula_none(players: int) -> None:
    hunters = {"godalming": "prague", "mina": "prague"}
    table = played(combat(players=players, hunters=hunters), "fight_with:godalming:punch", seat=2)
    own = in_combat_view(table, 2)["hunters"]
    assert own["godalming"]["card"] == "punch"
    for viewer in (None, DRACULA):
        cards = [hunter["card"] for hunter in in_combat_view(table, viewer)["hunters"].values()]
        assert cards == [UNSEEN, None]


@pytest.mark.rule("FURY-COMBAT-12", "FURY-COMBAT-22")
def test_hunters_of_one_seat_are_engaged_and_resolved_one_by_one() -> None:
    table = combat(players=2, hunters=TWO, items={"seward": "pistol", "mina": "knife"})
    clash(table, "fangs", "mina", seward="pistol", mina="knife")
    answer(table, 2, "next_card", "resolve_card:mina")
    table.run()
    assert (wounds(table, "mina"), wounds(table, "seward")) == (0, 0)
    assert table.view().public.damage == 5
    assert combat_of(table).round == 2
