"""Damage, bites and weakness: what a sheet takes, and which cards a bitten hunter keeps face up."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.games.fury.cards.table import ENCOUNTERS

from .at_the_table import FuryTable, answer, dracula_in, ending, fought, played, scene, sees, sheet
from .combats import at_prague, clash, combat, lurking, up_to
from .in_play import Fight, facts, healths, lying
from .seats import DRACULA, MINA, SEWARD, VAN_HELSING


def bitten(name: str, times: int = 1, **position: Any) -> FuryTable:
    """Dracula meets a hunter at dusk in Paris and bites this many times."""
    hunters = {name: "paris"}
    table = fought(Fight(bites=times), at="dusk", trail=["open paris"], hunters=hunters, **position)
    while table.asked[1] in ("dusk", "save"):
        table.play("no_event")
    return table


@pytest.mark.rule("FURY-DAMAGE-05")
@pytest.mark.parametrize(
    ("strike", "card", "harm"), [("claws", "knife", 3), ("fangs", "crucifix", 3)]
)
def test_what_is_done_to_a_vampire_is_done_to_dracula(strike: str, card: str, harm: int) -> None:
    table = clash(combat(items={"mina": card}), strike, mina=card)
    assert sees(table)["dracula"]["damage"] == harm


@pytest.mark.rule("FURY-DAMAGE-05", "FURY-DAMAGE-06")
@pytest.mark.parametrize("foe", ["dracula", "vampire"])
def test_a_heroic_leap_strikes_whoever_is_in_the_combat(foe: str) -> None:
    leap = {"mina": "heroic_leap"}
    table = at_prague(events=leap) if foe == "dracula" else lurking("new_vampire", events=leap)
    up_to(table, "combat_start").play("play:heroic_leap")
    assert sees(table)["dracula"]["damage"] == (5 if foe == "dracula" else 0)
    harmed = [] if foe == "dracula" else [("new_vampire", True, 5)]
    assert lying(table, 2) == harmed


@pytest.mark.rule("FURY-DAMAGE-01")
def test_damage_lies_on_the_sheet_of_who_suffers_it() -> None:
    table = scene("mina", "paris 3 damage", hideout="nantes: rats")
    table.play("road:nantes", "ambush:2:rats")
    assert healths(table) == {"godalming": 11, "seward": 9, "van_helsing": 8, "mina": 9 - 3 - 2}
    assert facts(table, "suffered") == ["suffered:mina:2:4"]


@pytest.mark.rule("FURY-DAMAGE-01")
def test_damage_lies_on_draculas_sheet() -> None:
    table = played(dracula_in("paris", damage=4), "dark_call")
    assert sees(table)["dracula"]["damage"] == 6


@pytest.mark.rule("FURY-DAMAGE-01", "FURY-VAMP-05")
def test_the_damage_of_a_vampire_lies_on_its_card() -> None:
    table = fought(
        Fight(harm=2), "mina", "nantes", hideout="open nantes: new_vampire 1, reckless_vampire"
    )
    table.play("search", "resolve:new_vampire")
    assert sorted(lying(table, 2)) == [("new_vampire", True, 3), ("reckless_vampire", True, 2)]
    assert sees(table)["dracula"]["damage"] == 0


@pytest.mark.rule("FURY-DAMAGE-02")
def test_recovering_takes_damage_off_the_sheet() -> None:
    table = played(scene("mina", "paris 3 damage"), "rest")
    assert healths(table)["mina"] == 7
    table = played(dracula_in("paris", damage=9), "feed")
    assert sees(table)["dracula"]["damage"] == 6


@pytest.mark.rule("FURY-DAMAGE-03")
def test_nobody_recovers_more_than_there_is() -> None:
    table = played(scene("mina", "paris 1 damage", hunters={"seward": "paris"}), "rest")
    assert healths(table)["mina"] == 9
    assert facts(table, "recovered") == ["recovered:mina:1:9"]
    table = played(dracula_in("paris", damage=2), "feed")
    assert sees(table)["dracula"]["damage"] == 0


@pytest.mark.rule("FURY-DAMAGE-04")
@pytest.mark.parametrize(("wounds", "defeated"), [(6, False), (7, True), (8, True)])
def test_damage_of_at_least_the_health_defeats_a_hunter(wounds: int, defeated: bool) -> None:
    table = scene("seward", f"paris {wounds} damage", hideout="nantes: rats")
    table.play("road:nantes", "ambush:2:rats")
    assert (sheet(table, "seward")["place"] is None) is defeated
    assert healths(table)["seward"] == (0 if defeated else 1)


@pytest.mark.rule("FURY-DAMAGE-04")
@pytest.mark.parametrize(("damage", "defeated"), [(12, False), (13, True), (14, True)])
def test_damage_of_at_least_15_defeats_dracula(damage: int, defeated: bool) -> None:
    table = played(dracula_in("paris", damage=damage), "dark_call")
    assert table.over is defeated


@pytest.mark.rule("FURY-DAMAGE-04", "FURY-COMP-12")
@pytest.mark.parametrize(("card", "health"), [("new_vampire", 6), ("reckless_vampire", 4)])
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_damage_of_at_least_its_health_defeats_a_vampire(card: str, health: int, more: int) -> None:
    table = fought(Fight(harm=health + more), "mina", "nantes", hideout=f"open nantes: {card}")
    table.play("search")
    assert lying(table, 2) == ([] if more >= 0 else [(card, True, health - 1)])


@pytest.mark.rule("FURY-DAMAGE-07")
def test_a_token_worth_five_is_change_for_five_single_ones() -> None:
    table = played(dracula_in("paris", damage=5), "feed")
    assert sees(table)["dracula"]["damage"] == 2
    table = played(scene("mina", "paris 5 damage"), "rest")
    assert healths(table)["mina"] == 5


STUCK = {"trail": ["galway", "dublin", "north_atlantic"], "options": {"game_mode": "basic"}}


@pytest.mark.rule("FURY-DAMAGE-08")
@pytest.mark.parametrize(
    ("card", "position", "harm"),
    [
        ("go:north_atlantic", {"trail": ["nantes"]}, 2),
        ("go:english_channel", {"trail": ["north_atlantic"]}, 1),
        ("dark_call", {"trail": ["paris"]}, 2),
        ("wolf:paris", {"trail": ["nantes"]}, 1),
        ("", STUCK, 5),
    ],
)
def test_dracula_is_hurt_outside_combat(card: str, position: dict[str, object], harm: int) -> None:
    table = scene(at="dracula", **position)
    if card:
        table.play(card)
    assert sees(table)["dracula"]["damage"] == harm


@pytest.mark.rule("FURY-BITE-01")
@pytest.mark.parametrize("card", ENCOUNTERS)
def test_nobody_is_bitten_outside_of_combat(card: str) -> None:
    table = scene(
        turn="seward",
        hunters=dict.fromkeys(("godalming", "seward", "van_helsing", "mina"), "nantes"),
        hideout=f"open nantes: {card}",
    )
    table.play("search")
    assert facts(table, "bitten") == []
    assert all(hunter["bites"] == 0 for hunter in sees(table)["hunters"].values())


@pytest.mark.rule("FURY-BITE-02")
@pytest.mark.parametrize(("name", "spaces"), [("godalming", 1), ("seward", 1), ("van_helsing", 2)])
def test_a_bite_fills_an_empty_space_of_the_sheet(name: str, spaces: int) -> None:
    for times in range(1, spaces + 1):
        table = bitten(name, times)
        assert sheet(table, name)["bites"] == times
        assert facts(table, "defeated") == []
        assert healths(table)[name] == healths(scene())[name]  # a bite is not damage


@pytest.mark.rule("FURY-BITE-03", "FURY-BITE-04", "FURY-EXAMPLE-21")
@pytest.mark.parametrize(
    ("name", "fatal"), [("godalming", 2), ("seward", 2), ("van_helsing", 3), ("mina", 1)]
)
def test_a_bite_without_an_empty_space_is_a_defeat(name: str, fatal: int) -> None:
    assert facts(bitten(name, fatal - 1), "defeated") == []
    table = bitten(name, fatal)
    assert facts(table, "defeated") == [f"defeated:{name}:paris"]
    assert sheet(table, name)["place"] is None


@pytest.mark.rule("FURY-WEAK-01", "FURY-WEAK-02")
def test_a_bitten_hunter_lays_open_an_item_and_an_event_of_his_choice() -> None:
    cards: dict[str, Any] = {
        "items": {"seward": "dogs pistol"},
        "events": {"seward": "hypnosis good_luck"},
    }
    table = bitten("seward", **cards)
    assert table.asked == (SEWARD, "open_item")
    assert table.codes == ["open_item:seward:dogs", "open_item:seward:pistol"]
    table.play("open_item:seward:pistol")
    answer(table, SEWARD, "open_event", "open_event:seward:hypnosis")
    assert sheet(table, "seward")["open_item"] == "pistol"
    assert sheet(table, "seward")["open_event"] == "hypnosis"


@pytest.mark.rule("FURY-WEAK-01")
def test_who_has_no_bite_keeps_the_cards_to_himself() -> None:
    cards: dict[str, Any] = {"items": {"seward": "dogs pistol"}, "events": {"seward": "hypnosis"}}
    table = bitten("seward", 0, **cards)
    assert table.asked[1] != "open_item"
    assert sheet(table, "seward")["open_item"] is None
    assert sheet(table, "seward")["items"] == ["?", "?"]
    assert table.anytime(SEWARD) == []


@pytest.mark.rule("FURY-WEAK-03")
def test_the_open_item_and_the_open_event_have_a_place_each() -> None:
    table = scene(
        hunters={"seward": "paris 1 bite"}, items={"seward": "dogs"}, events={"seward": "hypnosis"}
    )
    for seat in (DRACULA, MINA, None):
        seen = sheet(table, "seward", seat)
        assert (seen["open_item"], seen["open_event"]) == ("dogs", "hypnosis")
        assert (seen["items"], seen["events"]) == (["?"], ["?"])


@pytest.mark.rule("FURY-WEAK-04", "FURY-WEAK-11")
@pytest.mark.parametrize("at", ["day", "night"])
def test_the_open_cards_may_be_changed_in_the_own_turn_beside_the_action(at: str) -> None:
    table = scene("mina", "paris", at=at, items="dogs pistol", events="hypnosis good_luck")
    assert table.anytime(MINA) == ["open_item:mina:pistol", "open_event:mina:hypnosis"]
    table.play("open_item:mina:pistol", "open_event:mina:hypnosis", seat=MINA)
    assert sheet(table, "mina")["open_item"] == "pistol"
    assert sheet(table, "mina")["open_event"] == "hypnosis"
    assert table.asked == (MINA, "act")  # it is not an action
    assert table.anytime(MINA) == ["open_item:mina:dogs", "open_event:mina:good_luck"]


@pytest.mark.rule("FURY-WEAK-11")
@pytest.mark.parametrize("at", ["dawn", "dusk"])
def test_the_open_cards_may_be_changed_in_the_windows_of_dawn_and_dusk(at: str) -> None:
    table = scene(
        at=at,
        hunters={"mina": "paris", "seward": "rome 1 bite"},
        items={"mina": "dogs pistol", "seward": "knife rifle"},
        events={"mina": "hypnosis good_luck", "seward": "money_trail"},
    )
    assert (table.asked, table.anytime(MINA)) == ((SEWARD, at), [])
    assert table.anytime(SEWARD) == ["open_item:seward:rifle"]
    table.play("no_event")
    assert table.asked == (MINA, at)
    assert table.anytime(MINA) == ["open_item:mina:pistol", "open_event:mina:hypnosis"]
    table.play("open_event:mina:hypnosis", seat=MINA)
    assert sheet(table, "mina")["open_event"] == "hypnosis"
    assert table.asked == (MINA, at)


@pytest.mark.rule("FURY-WEAK-11")
def test_the_open_cards_are_not_changed_in_the_middle_of_something() -> None:
    table = scene(
        "van_helsing",
        "paris",
        hunters={"mina": "nantes"},
        items={"mina": "dogs pistol"},
        hideout="open nantes: wolves",
    )
    assert table.anytime(MINA) == []
    table.play("road:nantes", "ambush:2:wolves")
    assert table.asked == (MINA, "wolves_weapon")
    assert table.anytime(MINA) == []


@pytest.mark.rule("FURY-WEAK-11")
def test_the_open_card_may_be_changed_whenever_the_hand_changes() -> None:
    table = scene("mina", "paris", items="dogs", draws={"items": "rifle", "events": "hypnosis"})
    table.play("supply")
    answer(table, MINA, "open_item", "open_item:mina:rifle")
    assert sheet(table, "mina")["open_item"] == "rifle"


@pytest.mark.rule("FURY-WEAK-11")
def test_a_card_that_stays_open_is_not_shown_anew() -> None:
    table = scene("mina", "zurich", events="hypnosis", draws={"events": "money_trail"})
    table.play("supply", "keep_event", "open_event:mina:hypnosis")
    assert sheet(table, "mina")["open_event"] == "hypnosis"
    assert facts(table, "shows_event") == ["shows_event:mina:hypnosis"]


@pytest.mark.rule("FURY-WEAK-02", "FURY-WEAK-11")
def test_the_open_card_stays_open_when_another_is_played() -> None:
    table = scene("mina", "zurich", events="hypnosis money_trail", hideout="north_sea")
    assert sheet(table, "mina")["open_event"] == "hypnosis"
    table.play("play:money_trail")
    assert sheet(table, "mina")["open_event"] == "hypnosis"
    assert facts(table, "shows_event") == ["shows_event:mina:hypnosis"]


@pytest.mark.rule("FURY-WEAK-05")
def test_an_open_card_can_be_shown_where_an_effect_asks_for_it() -> None:
    table = scene("mina", "paris", items="pistol", hideout="nantes: rats")
    assert sheet(table, "mina")["open_item"] == "pistol"
    table.play("road:nantes", "ambush:2:rats", "no_event")
    assert "show:pistol" in table.codes
    table.play("show:pistol")
    assert lying(table, 2) == []
    assert sheet(table, "mina")["open_item"] == "pistol"


@pytest.mark.rule("FURY-WEAK-06", "FURY-WEAK-07")
def test_mina_is_weakened_from_the_beginning_without_a_token() -> None:
    table = scene("mina", "paris", draws={"items": "rifle", "events": "hypnosis"})
    table.play("supply", "keep_event")
    assert sheet(table, "mina")["bites"] == 0
    assert sheet(table, "mina")["open_item"] == "rifle"
    assert sheet(table, "mina")["open_event"] == "hypnosis"


@pytest.mark.rule("FURY-WEAK-06")
def test_mina_is_weakened_even_after_a_defeat_and_others_no_longer() -> None:
    for name, seat, opened in (("mina", MINA, "rifle"), ("van_helsing", VAN_HELSING, None)):
        table = scene(at="dawn", hunters={name: "defeated rome"}, draws={"items": "rifle"})
        while table.asked != (seat, "act"):
            table.play("pass")
        table.play("supply")
        assert len(sheet(table, name)["items"]) == 1
        assert sheet(table, name)["open_item"] == opened


@pytest.mark.rule("FURY-WEAK-09")
def test_without_a_card_of_one_kind_nothing_is_open_until_one_is_gained() -> None:
    table = scene("seward", "paris 1 bite", events="hypnosis", draws={"items": "stake"})
    assert sheet(table, "seward")["open_item"] is None
    table.play("supply")
    assert sheet(table, "seward")["open_item"] == "stake"


@pytest.mark.rule("FURY-WEAK-09")
def test_the_last_item_given_up_leaves_nothing_open() -> None:
    table = scene("mina", "paris", items="knife", hideout="nantes: spy")
    table.play("road:nantes", "ambush:2:spy", "no_event", "give_up:knife")
    assert sheet(table, "mina")["open_item"] is None


@pytest.mark.rule("FURY-DAMAGE-04", "FURY-BITE-03")
def test_a_fight_can_cost_several_hunters_at_once() -> None:
    hunters = {"godalming": "paris 1 bite", "seward": "paris", "mina": "paris"}
    table = fought(Fight(bites=1), at="dusk", trail=["open paris"], hunters=hunters, influence=9)
    assert facts(table, "defeated") == ["defeated:godalming:paris", "defeated:mina:paris"]
    assert ending(table) == ("dracula", "influence")
