"""What nobody learns in a combat: sealed cards, hands, and who holds an answer."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from whitby.core.errors import IllegalChoice
from whitby.core.sight import sight, to_bytes
from whitby.games.fury.cards.table import HUNTERS, NONE
from whitby.games.fury.game import FURY

from .at_the_table import played, real_scene
from .combats import (
    DRACULA,
    HAND,
    FuryTable,
    at_prague,
    can_fight_with,
    clash,
    combat,
    combat_of,
    fighting,
    open_item,
    said,
    seat,
    up_to,
    wounds,
)

TWO = {"seward": "prague", "mina": "prague"}
ALL_FOUR = dict.fromkeys(HUNTERS, "prague")
UNSEEN = "?"
VIEWERS: tuple[int | None, ...] = (None, 1, 2, 3, 4, 5)


def glimpse(table: FuryTable, viewer: int | None) -> bytes:
    """Return every byte a viewer gets."""
    return to_bytes(sight(FURY, table.state, None if viewer is None else viewer - 1))


def others(*seats: int) -> list[int | None]:
    """Return every viewer but these."""
    return [viewer for viewer in VIEWERS if viewer not in seats]


def in_combat_view(table: FuryTable, viewer: int | None) -> dict[str, Any]:
    """Return the combat as a client receives it."""
    found = table.view(viewer).to_json()["combat"]
    assert isinstance(found, dict)
    return found


# Sealed cards


@pytest.mark.rule("FURY-COMBAT-09", "FURY-COMBAT-39")
def test_nobody_else_sees_which_card_a_hunter_has_chosen() -> None:
    worlds = []
    for card in ("punch", "dodge", "knife"):
        table = combat(hunters=TWO, items={"seward": "knife"})
        table.play(f"fight_with:seward:{card}", seat=3)
        worlds.append(table)
    for viewer in others(3):
        assert len({glimpse(table, viewer) for table in worlds}) == 1
    assert len({glimpse(table, 3) for table in worlds}) == 3
    assert in_combat_view(worlds[2], 3)["hunters"]["seward"]["card"] == "knife"


@pytest.mark.rule("FURY-COMBAT-09", "FURY-COMBAT-39")
def test_nobody_else_sees_which_card_dracula_has_chosen() -> None:
    worlds = []
    for card in HAND.split():
        table = played(combat(hunters=TWO), f"strike:{card}", seat=DRACULA)
        worlds.append(table)
    for viewer in others(DRACULA):
        assert len({glimpse(table, viewer) for table in worlds}) == 1
    assert len({glimpse(table, DRACULA) for table in worlds}) == 5


@pytest.mark.rule("FURY-COMBAT-13", "FURY-COMBAT-14")
def test_dracula_names_the_engaged_hunter_without_having_seen_a_card() -> None:
    worlds = []
    for card in ("punch", "dodge", "escape"):
        table = clash(combat(hunters=TWO), "claws", seward=card, mina=card)
        assert table.asked == (DRACULA, "engage")
        worlds.append(table)
    assert len({glimpse(table, DRACULA) for table in worlds}) == 1


@pytest.mark.rule("FURY-COMBAT-13")
def test_in_a_new_round_nobody_is_engaged_yet() -> None:
    table = clash(combat(hunters=TWO), "fangs", "mina", seward="dodge", mina="dodge")
    table.play("resolve_card:mina")
    assert in_combat_view(table, None)["round"] == 2
    assert in_combat_view(table, None)["engaged"] is None


@pytest.mark.rule("FURY-COMBAT-14")
@pytest.mark.parametrize("viewer", VIEWERS)
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
    ends = set()
    for order in permutations(answers):
        table = combat(hunters=TWO)
        for chooser in order:
            table.play(answers[chooser], seat=chooser)
        table.play("engage_with:seward")
        ends.add(tuple(glimpse(table, viewer) for viewer in VIEWERS))
    assert len(ends) == 1


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
    hands = (HAND, "claws claws fangs fangs escape_as_mist")
    worlds = [combat(hand) for hand in hands]
    for viewer in others(DRACULA):
        assert len({glimpse(table, viewer) for table in worlds}) == 1
        assert in_combat_view(worlds[0], viewer)["hand"] == [UNSEEN] * 5
    assert in_combat_view(worlds[0], DRACULA)["hand"] == sorted(HAND.split())


def test_hunters_do_not_see_what_dracula_draws_after_a_round() -> None:
    worlds = []
    for drawn in ("escape_as_bat", "claws", "mesmerize"):
        table = combat(f"{HAND} {drawn}")
        worlds.append(clash(table, "strength", mina="dodge"))
    for viewer in others(DRACULA):
        assert len({glimpse(table, viewer) for table in worlds}) == 1


def test_hunters_do_not_see_what_plotting_found() -> None:
    worlds = []
    for found in ("escape_as_mist", "fangs", "mesmerize"):
        table = played(clash(combat(), "plotting", mina="dodge"), f"seek:{found}")
        worlds.append(table)
    for viewer in others(DRACULA):
        assert len({glimpse(table, viewer) for table in worlds}) == 1


@pytest.mark.rule("FURY-HAND-10")
def test_nobody_sees_the_items_that_another_hunter_could_fight_with() -> None:
    worlds = []
    for held in ("knife pistol", "dogs stake", "holy_circle garlic"):
        table = combat(hunters=TWO, items={"seward": held})
        worlds.append(clash(table, "mesmerize", "mina", seward="dodge", mina="dodge"))
    for viewer in others(3):
        assert len({glimpse(table, viewer) for table in worlds}) == 1


@pytest.mark.rule("FURY-COMBAT-33")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_card_of_the_last_round_lies_open(viewer: int | None) -> None:
    table = played(clash(combat(items={"mina": "knife"}), "plotting", mina="knife"), "seek:fangs")
    assert in_combat_view(table, viewer)["hunters"]["mina"]["last"] == "knife"
    assert in_combat_view(table, viewer)["hunters"]["mina"]["card"] is None


@pytest.mark.rule("FURY-COMBAT-32")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everyone_knows_which_cards_dracula_has_played(viewer: int | None) -> None:
    table = clash(clash(combat(), "strength", mina="dodge"), "claws", mina="punch")
    assert in_combat_view(table, viewer)["played"] == ["strength", "claws"]


@pytest.mark.parametrize("viewer", VIEWERS)
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
    assert table.asked == (seat(table, "mina"), "open_event")
    table.play("open_event:mina:hypnosis")
    assert open_item(table) == "pistol"


@pytest.mark.rule("FURY-WEAK-08", "FURY-GOLD-07")
def test_after_the_combat_the_weakened_choose_in_activation_order() -> None:
    hunters = {"van_helsing": "prague 1 bite", "mina": "prague"}
    held = {"van_helsing": "knife dogs", "mina": "knife dogs"}
    table = combat("fangs claws strength plotting mesmerize", hunters=hunters, items=held)
    clash(table, "fangs", "mina", van_helsing="escape", mina="escape")
    table.play("resolve_card:mina")
    assert table.asked == (seat(table, "van_helsing"), "open_item")
    table.play("open_item:van_helsing:dogs")
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
        "seward",
        "prague",
        trail=["galway", "open prague: new_vampire"],
        items="knife",
        schemes="seduction",
    )
    table.play("search", "show_nothing", "play:seduction")
    assert open_item(table, "seward") == "knife"


@pytest.mark.rule("FURY-WEAK-08")
def test_in_a_combat_nobody_can_tell_minas_items_apart() -> None:
    """Her face-up item is the same; her other items differ."""
    worlds = []
    for other in ("pistol", "stake"):
        table = at_prague(items={"mina": f"knife {other}"})
        worlds.append(up_to(table, "strike"))
    for viewer in others(5):
        assert len({glimpse(table, viewer) for table in worlds}) == 1


# Windows open by public facts


def test_the_beginning_of_a_combat_asks_alike_whatever_is_held() -> None:
    worlds = []
    for held in ("heroic_leap", "hypnosis", "planned_ambush"):
        table = at_prague(hunters=TWO, events={"seward": held})
        worlds.append(up_to(table, "combat_start"))
    for viewer in others(3):
        assert len({glimpse(table, viewer) for table in worlds}) == 1


@pytest.mark.parametrize("prompt", ["enraged"])
def test_enraged_is_asked_for_alike_whatever_dracula_holds(prompt: str) -> None:
    worlds = []
    for held in ("enraged", "roadblock"):
        table = clash(combat(schemes=held), "claws", mina="dodge")
        assert table.asked == (DRACULA, prompt)
        worlds.append(table)
    for viewer in others(DRACULA):
        assert len({glimpse(table, viewer) for table in worlds}) == 1


def test_enraged_is_not_asked_for_without_an_event_or_once_it_lies_open() -> None:
    table = clash(combat(), "claws", mina="dodge")
    assert table.asked[1] == "strike"
    table = clash(combat(schemes="roadblock", discard={"events": "enraged"}), "claws", mina="dodge")
    assert table.asked[1] == "strike"


def test_a_rescue_is_asked_for_alike_whatever_is_held() -> None:
    worlds = []
    for held in ("great_strength", "hypnosis"):
        table = combat(hunters={"mina": "prague 8 damage"}, events={"seward": held})
        clash(table, "strength", mina="punch")
        assert table.asked == (3, "save")
        worlds.append(table)
    for viewer in others(3):
        assert len({glimpse(table, viewer) for table in worlds}) == 1


def test_bullets_are_asked_for_alike_whatever_is_held() -> None:
    worlds = []
    for other in ("holy_bullets", "stake"):
        table = combat(hunters={"seward": "prague"}, items={"seward": f"pistol {other}"})
        clash(table, "fangs", seward="pistol")
        assert table.asked == (3, "bullets")
        worlds.append(table)
    for viewer in others(3):
        assert len({glimpse(table, viewer) for table in worlds}) == 1


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
    assert table.asked == (DRACULA, "engage")
    table.play("engage_with:van_helsing")
    table.run()
    assert len(said(table, "fought_with")) == 4
    assert len(set(chosen)) == players - 1


@pytest.mark.rule("FURY-COMBAT-09", "FURY-COMBAT-39")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seat_of_several_hunters_sees_its_own_sealed_cards_and_dracula_none(
    players: int,
) -> None:
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
    assert table.asked == (2, "next_card")
    table.play("resolve_card:mina")
    table.run()
    assert (wounds(table, "mina"), wounds(table, "seward")) == (0, 0)
    assert table.view().public.damage == 5
    assert combat_of(table).round == 2
