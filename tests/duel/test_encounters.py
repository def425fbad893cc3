"""The revealed card: targets, fights, symbols of power (DUEL-062 to DUEL-079)."""

from typing import TypeVar

import pytest

from whitby.games.duel.board import PLACES
from whitby.games.duel.cards import KINDS

from .at_the_table import (
    DRACULA,
    EVERYONE,
    HIS,
    THEIRS,
    VAN_HELSING,
    DuelTable,
    Viewer,
    new_game,
    scene,
)

T = TypeVar("T")
STRENGTHS = {"dr_dunkel": 0, "dr_schatten": 1, "dr_fluestern": 2, "dr_puls": 3, "dr_stille": 4}
HUNTERS = {"vh_eingebung": 0, "vh_ausdauer": 1, "vh_wachsamkeit": 2, "vh_kampfeslust": 3}
ALL = {**STRENGTHS, **HUNTERS, "vh_staerke": 4}
"""A card of each strength: Dracula's, then Van Helsing's."""


def finds(card: str, actions: str = " ".join(ALL), have: int = 4) -> DuelTable:
    """An enemy has just revealed a card: Dracula on house 4, Van Helsing on 7; both far apart."""
    his = card in KINDS[:5]
    return scene(
        turn="van_helsing" if his else "dracula",
        at="action",
        revealed=True,
        figures=("harbour", "7") if his else ("4", "station"),
        board={"7" if his else "4": card},
        actions=actions,
        lives=(4, have) if his else (have, 4),
    )


def player(card: str) -> str:
    """Whose action card this is."""
    return "dracula" if card.startswith("dr_") else "van_helsing"


def enemy(card: str, his: T, theirs: T) -> T:
    """What is the enemy's for the player of an action card: Dracula's or Van Helsing's."""
    return theirs if player(card) == "dracula" else his


# Targets


@pytest.mark.rule("DUEL-062")
def test_the_finder_takes_a_target_and_lays_it_before_him() -> None:
    for table, play, name in (
        (finds("victim"), "play:dr_stille", "dracula"),
        (finds("coffin"), "play:vh_staerke", "van_helsing"),
    ):
        other = "van_helsing" if name == "dracula" else "dracula"
        hands = table.hand(name), table.hand(other)
        table.play(play)
        assert table.log()[-1] == f"captured:{name}:1"
        for viewer in EVERYONE:
            assert table.side(name, viewer)["targets"] == 1
            assert table.side(other, viewer)["targets"] == 0
        assert (table.hand(name), table.hand(other)) == hands


@pytest.mark.rule("DUEL-062")
def test_a_target_leaves_the_board_for_good() -> None:
    table = finds("victim").then("play:dr_stille")
    for viewer in EVERYONE:
        assert table.place("4", viewer)["card"] is None
    table.play("lay:vampire1")
    lying = [table.on(at) for at in PLACES].count("victim")
    assert table.hand("van_helsing").get("victim", 0) + lying == 4


@pytest.mark.rule("DUEL-063")
@pytest.mark.parametrize("card", ALL)
def test_there_is_no_fight_for_a_target(card: str) -> None:
    table = finds(enemy(card, "coffin", "victim")).then(f"play:{card}")
    assert table.said("captured", "fought") == [f"captured:{player(card)}:1"]
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-064")
def test_the_finder_lays_a_card_of_his_own_in_its_place() -> None:
    table = finds("victim")
    hand = table.hand("dracula")
    table.play("play:dr_schatten")
    assert table.asked == (DRACULA, "lay")
    assert table.codes == [f"lay:{card}" for card in hand]
    table.refuses("barrier:none", "lay:none", "lay:victim")
    table.play("lay:coffin")
    assert table.on("4") == "coffin"
    assert table.hand("dracula")["coffin"] == hand["coffin"] - 1
    assert table.place("4", VAN_HELSING)["card"] == "?"
    assert table.asked == (DRACULA, "barrier")


# Fighters


@pytest.mark.rule("DUEL-066")
@pytest.mark.parametrize("card", ALL)
@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_fighter_must_be_fought_with_any_card(card: str, number: int) -> None:
    table = finds(enemy(card, f"vampire{number}", f"hunter{number}"))
    assert {code.split(":")[0] for code in table.codes} == {"play", "use"}
    table.play(f"play:{card}")
    (fight,) = table.said("fought")
    assert fight.startswith(f"fought:{player(card)}:{ALL[card]}:{number}:")


@pytest.mark.rule("DUEL-067")
def test_there_are_three_fighters_of_each_strength_a_side() -> None:
    table = new_game()
    assert (table.hand("dracula"), table.hand("van_helsing")) == (HIS, THEIRS)


@pytest.mark.rule("DUEL-067")
def test_a_table_may_split_the_fighters_otherwise() -> None:
    table = new_game(cards="vampires.1.4+vampires.3.2")
    assert table.hand("dracula") == {**HIS, "vampire1": 4, "vampire3": 2}


@pytest.mark.rule("DUEL-068")
def test_the_card_played_fights_not_the_best_in_hand() -> None:
    table = finds("hunter2", actions="dr_stille dr_schatten").then("play:dr_schatten")
    assert table.said("fought") == ["fought:dracula:1:2:lost"]
    table = finds("hunter2", actions="dr_stille dr_schatten").then("play:dr_stille")
    assert table.said("fought") == ["fought:dracula:4:2:won"]


@pytest.mark.rule("DUEL-068")
def test_the_special_action_of_the_card_does_not_change_its_strength() -> None:
    for play in ("play:dr_puls", "use:dr_puls"):
        table = finds("hunter2").then(play)
        assert table.said("fought") == ["fought:dracula:3:2:won"]


WON = [(card, kind) for card, own in STRENGTHS.items() for kind in (1, 2, 3) if own > kind]
DRAWN = [(card, kind) for card, own in STRENGTHS.items() for kind in (1, 2, 3) if own == kind]
LOST = [(card, kind) for card, own in STRENGTHS.items() for kind in (1, 2, 3) if own < kind]
assert (len(WON), len(DRAWN), len(LOST)) == (6, 3, 6)


@pytest.mark.rule("DUEL-069")
@pytest.mark.parametrize(("card", "kind"), WON)
def test_with_more_strength_the_fight_is_won_and_the_fighter_leaves(card: str, kind: int) -> None:
    table = finds(f"hunter{kind}").then(f"play:{card}")
    assert table.said("fought") == [f"fought:dracula:{STRENGTHS[card]}:{kind}:won"]
    assert table.on("4") is None
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-070")
@pytest.mark.parametrize("viewer", EVERYONE)
@pytest.mark.parametrize(
    ("card", "fighter"), [("dr_stille", "hunter2"), ("vh_staerke", "vampire3")]
)
def test_a_beaten_fighter_lies_open_on_its_owners_pile(
    viewer: Viewer, card: str, fighter: str
) -> None:
    table = finds(fighter).then(f"play:{card}")
    loser = enemy(card, "dracula", "van_helsing")
    pile = dict.fromkeys(enemy(card, KINDS[:5], KINDS[5:]), 0)
    assert table.side(loser, viewer)["discard"] == {**pile, fighter: 1}
    assert sum(table.side(player(card), viewer)["discard"].values()) == 0


@pytest.mark.rule("DUEL-070")
def test_both_may_look_through_both_piles_at_any_time() -> None:
    table = scene(discard="2 vampire1 hunter3")
    for code in ("step:1", "look:no", "stop"):
        table.play(code)
        for viewer in EVERYONE:
            assert table.side("dracula", viewer)["discard"]["vampire1"] == 2
            assert table.side("van_helsing", viewer)["discard"]["hunter3"] == 1


@pytest.mark.rule("DUEL-071")
def test_the_winner_lays_a_card_of_his_own_on_the_location() -> None:
    table = finds("hunter2")
    hand = table.hand("dracula")
    table.play("play:dr_stille")
    assert table.asked == (DRACULA, "lay")
    assert table.codes == [f"lay:{card}" for card in hand]
    table.refuses("barrier:none")
    table.play("lay:vampire3")
    assert table.on("4") == "vampire3"
    assert table.hand("dracula")["vampire3"] == hand["vampire3"] - 1
    assert table.place("4", VAN_HELSING)["card"] == "?"
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-072", "DUEL-073")
@pytest.mark.parametrize(("card", "kind"), LOST)
def test_with_less_strength_the_fighter_stays_and_a_life_goes(card: str, kind: int) -> None:
    table = finds(f"hunter{kind}")
    hand = table.hand("dracula")
    table.play(f"play:{card}")
    assert table.said("fought", "life_lost") == [
        f"fought:dracula:{STRENGTHS[card]}:{kind}:lost",
        "life_lost:dracula:fight:3",
    ]
    assert table.lives == (3, 4)
    assert table.asked == (DRACULA, "barrier")
    assert table.on("4") == f"hunter{kind}"
    assert table.hand("dracula") == hand
    assert sum(table.side("van_helsing")["discard"].values()) == 0


@pytest.mark.rule("DUEL-072")
def test_the_fighter_that_stayed_can_be_met_again() -> None:
    table = finds("hunter3", actions="dr_schatten dr_stille")
    table.play("play:dr_schatten", "barrier:none")
    table.play("step:8", "look:no", "stop", any_card(table), "barrier:none")
    table.play("step:1", "look:no", "step:4")
    assert table.asked == (DRACULA, "look")
    table.play("look:yes", "play:dr_stille")
    assert table.said("fought") == ["fought:dracula:1:3:lost", "fought:dracula:4:3:won"]


def any_card(table: DuelTable) -> str:
    """Any action card in Van Helsing's hand, played without its special action."""
    return f"play:{table.side('van_helsing', VAN_HELSING)['action_hand'][0]}"


@pytest.mark.rule("DUEL-073")
def test_van_helsing_too_gives_up_one_life_and_no_more() -> None:
    table = finds("vampire3").then("play:vh_eingebung")
    assert table.lives == (4, 3)
    assert table.said("life_lost") == ["life_lost:van_helsing:fight:3"]


@pytest.mark.rule("DUEL-074")
@pytest.mark.parametrize(("card", "kind"), DRAWN)
def test_equal_strength_is_a_draw_and_costs_nobody_a_life(card: str, kind: int) -> None:
    table = finds(f"hunter{kind}")
    hand = table.hand("dracula")
    table.play(f"play:{card}")
    assert table.said("fought") == [f"fought:dracula:{kind}:{kind}:drawn"]
    assert table.lives == (4, 4)
    assert table.asked == (DRACULA, "barrier")
    assert table.on("4") == f"hunter{kind}"
    assert table.hand("dracula") == hand
    assert sum(table.side("van_helsing")["discard"].values()) == 0


@pytest.mark.rule("DUEL-075")
@pytest.mark.parametrize("card", ALL)
@pytest.mark.parametrize("kind", [1, 2, 3])
def test_the_owner_of_the_fighter_never_loses_a_life(card: str, kind: int) -> None:
    table = finds(enemy(card, f"vampire{kind}", f"hunter{kind}")).then(f"play:{card}")
    assert table.side(enemy(card, "dracula", "van_helsing"))["lives"] == 4
    assert table.said("fought") != []


# Symbols of power


@pytest.mark.rule("DUEL-076")
@pytest.mark.parametrize("card", ALL)
def test_the_symbol_costs_a_life_without_a_fight(card: str) -> None:
    table = finds(enemy(card, "amulet", "crucifix")).then(f"play:{card}")
    assert table.said("fought", "life_lost") == [f"life_lost:{player(card)}:symbol:3"]
    assert table.lives == enemy(card, (4, 3), (3, 4))


@pytest.mark.rule("DUEL-077")
@pytest.mark.parametrize("fighter", ["hunter1", "hunter2", "hunter3"])
def test_the_darkness_of_the_night_spares_dracula_no_fight(fighter: str) -> None:
    table = finds(fighter).then("use:dr_dunkel")
    assert table.said("fought") == [f"fought:dracula:0:{fighter[-1]}:lost"]
    assert table.lives == (3, 4)


@pytest.mark.rule("DUEL-078")
@pytest.mark.parametrize("play", ["play:dr_stille", "use:dr_dunkel"])
def test_the_symbol_goes_back_to_its_location(play: str) -> None:
    table = finds("crucifix")
    hands = table.hand("dracula"), table.hand("van_helsing")
    table.play(play)
    assert table.asked == (DRACULA, "barrier")
    assert table.on("4") == "crucifix"
    assert (table.hand("dracula"), table.hand("van_helsing")) == hands


@pytest.mark.rule("DUEL-078")
def test_the_life_goes_after_the_payment_and_before_the_special_action() -> None:
    table = scene(figures=("4", "station"), board={"5": "crucifix"}, actions="dr_fluegel dr_stille")
    table.play("step:1", "look:no", "step:4", "look:no", "step:5", "look:yes")
    assert table.lives == (4, 4)
    table.play("use:dr_fluegel")
    assert table.lives == (1, 4)
    assert table.asked == (DRACULA, "fly")
    assert table.said("life_lost") == [
        "life_lost:dracula:steps:3",
        "life_lost:dracula:steps:2",
        "life_lost:dracula:symbol:1",
    ]


# The last life


@pytest.mark.rule("DUEL-079")
@pytest.mark.parametrize(
    ("found", "card", "how"),
    [
        ("hunter2", "dr_schatten", "fight"),
        ("crucifix", "dr_stille", "symbol"),
        ("vampire2", "vh_ausdauer", "fight"),
        ("amulet", "vh_staerke", "symbol"),
    ],
)
def test_the_last_life_loses_the_game(found: str, card: str, how: str) -> None:
    table = finds(found, have=1).then(f"play:{card}", "lose")
    assert table.said("life_lost") == [f"life_lost:{player(card)}:{how}:0"]
    assert table.ending == (enemy(card, "dracula", "van_helsing"), "lives")
    assert table.scores == enemy(card, (1, -1), (-1, 1))


@pytest.mark.rule("DUEL-079")
@pytest.mark.parametrize("card", ["hunter3", "crucifix"])
def test_the_last_life_but_one_does_not(card: str) -> None:
    table = finds(card, have=2).then("play:dr_schatten")
    assert table.lives == (1, 4)
    assert table.asked == (DRACULA, "barrier")
