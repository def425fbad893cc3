"""The revealed card: targets, fights, symbols of power (DUEL-062 to DUEL-079)."""

import pytest

from whitby.games.duel.board import PLACES

from .at_the_table import (
    DRACULA,
    EVERYONE,
    VAN_HELSING,
    DuelTable,
    Viewer,
    about_to_play,
    new_game,
    scene,
)

STRENGTHS = {"dr_dunkel": 0, "dr_schatten": 1, "dr_fluestern": 2, "dr_puls": 3, "dr_stille": 4}
OTHERS = {
    "vh_eingebung": 0,
    "vh_ausdauer": 1,
    "vh_wachsamkeit": 2,
    "vh_kampfeslust": 3,
    "vh_staerke": 4,
}
"""A card of each strength: Dracula's and Van Helsing's."""


def dracula_finds(card: str, actions: str = " ".join(STRENGTHS), have: int = 4) -> DuelTable:
    """Dracula, on house 4, has just revealed a card; Van Helsing is far away."""
    return about_to_play(
        actions, figures=("4", "station"), revealed=True, board={"4": card}, lives=(have, 4)
    )


def van_helsing_finds(card: str, actions: str = " ".join(OTHERS), have: int = 4) -> DuelTable:
    """Van Helsing, on house 7, has just revealed a card; Dracula is far away."""
    return about_to_play(
        actions, figures=("harbour", "7"), revealed=True, board={"7": card}, lives=(4, have)
    )


# Targets


@pytest.mark.rule("DUEL-062")
def test_the_finder_takes_a_target_and_lays_it_before_him() -> None:
    for table, play, name in (
        (dracula_finds("victim"), "play:dr_stille", "dracula"),
        (van_helsing_finds("coffin"), "play:vh_staerke", "van_helsing"),
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
    table = dracula_finds("victim").then("play:dr_stille")
    for viewer in EVERYONE:
        assert table.place("4", viewer)["card"] is None
    table.play("lay:vampire1")
    lying = [table.on(at) for at in PLACES].count("victim")
    assert table.hand("van_helsing").get("victim", 0) + lying == 4


@pytest.mark.rule("DUEL-063")
@pytest.mark.parametrize("card", STRENGTHS)
def test_there_is_no_fight_for_a_victim(card: str) -> None:
    table = dracula_finds("victim").then(f"play:{card}")
    assert table.said("captured", "fought") == ["captured:dracula:1"]
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-063")
@pytest.mark.parametrize("card", OTHERS)
def test_there_is_no_fight_for_a_coffin(card: str) -> None:
    table = van_helsing_finds("coffin").then(f"play:{card}")
    assert table.said("captured", "fought") == ["captured:van_helsing:1"]
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-064")
def test_the_finder_lays_a_card_of_his_own_in_its_place() -> None:
    table = dracula_finds("victim")
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


@pytest.mark.rule("DUEL-065")
def test_the_fifth_victim_wins_for_dracula() -> None:
    table = scene(
        figures=("4", "station"), board={"5": "victim"}, targets=(4, 0), actions="dr_stille"
    ).then("step:5", "look:yes")
    assert not table.over
    table.play("play:dr_stille")
    assert table.ending == ("dracula", "targets")
    assert table.side("dracula")["targets"] == 5
    assert table.on("5") is None


@pytest.mark.rule("DUEL-065")
def test_the_fifth_coffin_wins_for_van_helsing() -> None:
    table = scene(
        turn="van_helsing",
        figures=("harbour", "7"),
        board={"8": "coffin"},
        targets=(0, 4),
        actions="vh_staerke",
    ).then("step:8", "look:yes", "play:vh_staerke")
    assert table.ending == ("van_helsing", "targets")


@pytest.mark.rule("DUEL-065")
def test_the_fourth_target_wins_nothing() -> None:
    table = scene(
        figures=("4", "station"),
        board={"5": "victim", "2": "victim"},
        targets=(3, 0),
        actions="dr_stille dr_schatten",
    ).then("step:5", "look:yes", "play:dr_stille", "lay:vampire1", "barrier:none")
    assert table.asked == (VAN_HELSING, "move")
    assert table.side("dracula")["targets"] == 4


# Fighters


@pytest.mark.rule("DUEL-066")
@pytest.mark.parametrize("card", STRENGTHS)
@pytest.mark.parametrize("fighter", ["hunter1", "hunter2", "hunter3"])
def test_a_hunter_must_be_fought_with_any_card(card: str, fighter: str) -> None:
    table = dracula_finds(fighter)
    assert {code.split(":")[0] for code in table.codes} == {"play", "use"}
    table.play(f"play:{card}")
    (fight,) = table.said("fought")
    assert fight.startswith(f"fought:dracula:{STRENGTHS[card]}:{fighter[-1]}:")


@pytest.mark.rule("DUEL-066")
@pytest.mark.parametrize("card", OTHERS)
@pytest.mark.parametrize("fighter", ["vampire1", "vampire2", "vampire3"])
def test_a_vampire_must_be_fought_with_any_card(card: str, fighter: str) -> None:
    table = van_helsing_finds(fighter)
    assert {code.split(":")[0] for code in table.codes} == {"play", "use"}
    table.play(f"play:{card}")
    (fight,) = table.said("fought")
    assert fight.startswith(f"fought:van_helsing:{OTHERS[card]}:{fighter[-1]}:")


@pytest.mark.rule("DUEL-067")
def test_there_are_three_fighters_of_each_strength_a_side() -> None:
    table = new_game()
    vampires = {"vampire1": 3, "vampire2": 3, "vampire3": 3}
    hunters = {"hunter1": 3, "hunter2": 3, "hunter3": 3}
    assert table.hand("dracula") == {**vampires, "amulet": 1, "coffin": 5}
    assert table.hand("van_helsing") == {**hunters, "crucifix": 1, "victim": 5}


@pytest.mark.rule("DUEL-067")
def test_a_table_may_split_the_fighters_otherwise() -> None:
    table = new_game(cards="vampires.1.4+vampires.3.2")
    assert table.hand("dracula") == {
        "vampire1": 4,
        "vampire2": 3,
        "vampire3": 2,
        "amulet": 1,
        "coffin": 5,
    }


@pytest.mark.rule("DUEL-068")
def test_the_card_played_fights_not_the_best_in_hand() -> None:
    table = dracula_finds("hunter2", actions="dr_stille dr_schatten").then("play:dr_schatten")
    assert table.said("fought") == ["fought:dracula:1:2:lost"]
    table = dracula_finds("hunter2", actions="dr_stille dr_schatten").then("play:dr_stille")
    assert table.said("fought") == ["fought:dracula:4:2:won"]


@pytest.mark.rule("DUEL-068")
def test_the_special_action_of_the_card_does_not_change_its_strength() -> None:
    for play in ("play:dr_puls", "use:dr_puls"):
        table = dracula_finds("hunter2").then(play)
        assert table.said("fought") == ["fought:dracula:3:2:won"]


WON = [(card, kind) for card, own in STRENGTHS.items() for kind in (1, 2, 3) if own > kind]
DRAWN = [(card, kind) for card, own in STRENGTHS.items() for kind in (1, 2, 3) if own == kind]
LOST = [(card, kind) for card, own in STRENGTHS.items() for kind in (1, 2, 3) if own < kind]
assert (len(WON), len(DRAWN), len(LOST)) == (6, 3, 6)


@pytest.mark.rule("DUEL-069")
@pytest.mark.parametrize(("card", "kind"), WON)
def test_with_more_strength_the_fight_is_won_and_the_fighter_leaves(card: str, kind: int) -> None:
    table = dracula_finds(f"hunter{kind}").then(f"play:{card}")
    assert table.said("fought") == [f"fought:dracula:{STRENGTHS[card]}:{kind}:won"]
    assert table.on("4") is None
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-070")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_a_beaten_hunter_lies_open_on_van_helsings_pile(viewer: Viewer) -> None:
    table = dracula_finds("hunter2").then("play:dr_stille")
    none = {"hunter1": 0, "hunter2": 0, "hunter3": 0, "crucifix": 0, "victim": 0}
    assert table.side("van_helsing", viewer)["discard"] == {**none, "hunter2": 1}
    assert sum(table.side("dracula", viewer)["discard"].values()) == 0


@pytest.mark.rule("DUEL-070")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_a_beaten_vampire_lies_open_on_draculas_pile(viewer: Viewer) -> None:
    table = van_helsing_finds("vampire3").then("play:vh_staerke")
    none = {"vampire1": 0, "vampire2": 0, "vampire3": 0, "amulet": 0, "coffin": 0}
    assert table.side("dracula", viewer)["discard"] == {**none, "vampire3": 1}
    assert sum(table.side("van_helsing", viewer)["discard"].values()) == 0


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
    table = dracula_finds("hunter2")
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
    table = dracula_finds(f"hunter{kind}")
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
    table = dracula_finds("hunter3", actions="dr_schatten dr_stille")
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
    table = van_helsing_finds("vampire3").then("play:vh_eingebung")
    assert table.lives == (4, 3)
    assert table.said("life_lost") == ["life_lost:van_helsing:fight:3"]


@pytest.mark.rule("DUEL-074")
@pytest.mark.parametrize(("card", "kind"), DRAWN)
def test_equal_strength_is_a_draw_and_costs_nobody_a_life(card: str, kind: int) -> None:
    table = dracula_finds(f"hunter{kind}")
    hand = table.hand("dracula")
    table.play(f"play:{card}")
    assert table.said("fought") == [f"fought:dracula:{kind}:{kind}:drawn"]
    assert table.lives == (4, 4)
    assert table.asked == (DRACULA, "barrier")
    assert table.on("4") == f"hunter{kind}"
    assert table.hand("dracula") == hand
    assert sum(table.side("van_helsing")["discard"].values()) == 0


@pytest.mark.rule("DUEL-075")
@pytest.mark.parametrize("card", STRENGTHS)
@pytest.mark.parametrize("kind", [1, 2, 3])
def test_the_owner_of_the_fighter_never_loses_a_life(card: str, kind: int) -> None:
    table = dracula_finds(f"hunter{kind}").then(f"play:{card}")
    assert table.side("van_helsing")["lives"] == 4
    assert table.said("fought") != []


@pytest.mark.rule("DUEL-075")
@pytest.mark.parametrize("card", OTHERS)
@pytest.mark.parametrize("kind", [1, 2, 3])
def test_nor_does_dracula_for_his_vampires(card: str, kind: int) -> None:
    table = van_helsing_finds(f"vampire{kind}").then(f"play:{card}")
    assert table.side("dracula")["lives"] == 4
    assert table.said("fought") != []


# Symbols of power


@pytest.mark.rule("DUEL-076")
@pytest.mark.parametrize("card", STRENGTHS)
def test_the_crucifix_costs_a_life_without_a_fight(card: str) -> None:
    table = dracula_finds("crucifix").then(f"play:{card}")
    assert table.said("fought", "life_lost") == ["life_lost:dracula:symbol:3"]
    assert table.lives == (3, 4)


@pytest.mark.rule("DUEL-076")
@pytest.mark.parametrize("card", OTHERS)
def test_the_amulet_costs_a_life_without_a_fight(card: str) -> None:
    table = van_helsing_finds("amulet").then(f"play:{card}")
    assert table.said("fought", "life_lost") == ["life_lost:van_helsing:symbol:3"]
    assert table.lives == (4, 3)


@pytest.mark.rule("DUEL-077")
def test_the_darkness_of_the_night_spares_dracula_if_he_uses_it() -> None:
    table = dracula_finds("crucifix").then("use:dr_dunkel")
    assert table.lives == (4, 4)
    assert table.said("fought", "life_lost", "spared") == ["spared:dracula:4"]


@pytest.mark.rule("DUEL-077")
def test_it_does_not_if_he_only_plays_it() -> None:
    table = dracula_finds("crucifix").then("play:dr_dunkel")
    assert table.lives == (3, 4)
    assert table.said("spared") == []


@pytest.mark.rule("DUEL-077")
@pytest.mark.parametrize("fighter", ["hunter1", "hunter2", "hunter3"])
def test_it_spares_him_no_fight(fighter: str) -> None:
    table = dracula_finds(fighter).then("use:dr_dunkel")
    assert table.said("fought") == [f"fought:dracula:0:{fighter[-1]}:lost"]
    assert table.lives == (3, 4)


@pytest.mark.rule("DUEL-077")
def test_it_lets_him_take_a_victim_all_the_same() -> None:
    table = dracula_finds("victim").then("use:dr_dunkel")
    assert table.side("dracula")["targets"] == 1


@pytest.mark.rule("DUEL-078")
@pytest.mark.parametrize("play", ["play:dr_stille", "use:dr_dunkel"])
def test_the_symbol_goes_back_to_its_location(play: str) -> None:
    table = dracula_finds("crucifix")
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
    ("card", "play", "how"),
    [("hunter2", "play:dr_schatten", "fight"), ("crucifix", "play:dr_stille", "symbol")],
)
def test_the_last_life_of_dracula_loses_the_game(card: str, play: str, how: str) -> None:
    table = dracula_finds(card, have=1).then(play, "lose")
    assert table.said("life_lost") == [f"life_lost:dracula:{how}:0"]
    assert table.ending == ("van_helsing", "lives")
    assert table.scores == (-1, 1)


@pytest.mark.rule("DUEL-079")
@pytest.mark.parametrize(
    ("card", "play", "how"),
    [("vampire2", "play:vh_ausdauer", "fight"), ("amulet", "play:vh_staerke", "symbol")],
)
def test_the_last_life_of_van_helsing_loses_the_game(card: str, play: str, how: str) -> None:
    table = van_helsing_finds(card, have=1).then(play, "lose")
    assert table.said("life_lost") == [f"life_lost:van_helsing:{how}:0"]
    assert table.ending == ("dracula", "lives")
    assert table.scores == (1, -1)


@pytest.mark.rule("DUEL-079")
def test_so_do_excess_steps() -> None:
    table = about_to_play("dr_fluegel dr_stille", steps=2, figures=("4", "station"), lives=(1, 4))
    table.play("play:dr_fluegel", "lose")
    assert table.said("life_lost") == ["life_lost:dracula:steps:0"]
    assert table.ending == ("van_helsing", "lives")


@pytest.mark.rule("DUEL-079")
def test_so_does_a_feint() -> None:
    table = about_to_play(
        "vh_taeuschung vh_staerke",
        figures=("harbour", "8"),
        lives=(4, 1),
        hands="3 vampire3 2 vampire2 amulet 3 coffin",
        feint="vampire3",
    ).then("use:vh_taeuschung", "lose")
    assert table.said("life_lost") == ["life_lost:van_helsing:feint:0"]
    assert table.ending == ("dracula", "lives")


@pytest.mark.rule("DUEL-079")
@pytest.mark.parametrize("card", ["hunter3", "crucifix"])
def test_the_last_life_but_one_does_not(card: str) -> None:
    table = dracula_finds(card, have=2).then("play:dr_schatten")
    assert table.lives == (1, 4)
    assert table.asked == (DRACULA, "barrier")
