"""The turn that the rulebook describes step by step, played exactly so (DUEL-168 to DUEL-172).

harbour    1     2
      3    4     5       Van Helsing goes from 10 over 7 (1), 8 (2) and 5 (3) to 4 (4).
      6    7     8
      9   10     station
"""

import pytest

from .at_the_table import DRACULA, EVERYONE, VAN_HELSING, DuelTable, movement, scene, strength

HAND = {"hunter1": 2, "hunter2": 3, "hunter3": 1, "crucifix": 1, "victim": 2}
IN_HAND = ("vh_staerke", "vh_taeuschung", "vh_widerstand")


def the_table() -> DuelTable:
    """It is Van Helsing's turn."""
    return scene(
        turn="van_helsing",
        figures=("6", "10"),
        board={"7": "victim", "8": "amulet", "5": "hunter1", "4": "vampire2"},
        hands="2 hunter1 3 hunter2 hunter3 crucifix 2 victim",
        actions="vh_eingebung vh_gelassenheit " + " ".join(IN_HAND),
        barriers={"green": "1-2", "red": "8-station"},
    )


def the_move() -> DuelTable:
    """He has made his four steps and met the vampire."""
    table = the_table()
    table.play("step:7", "look:yes", "lay:hunter2")
    table.play("step:8", "look:no")
    table.play("step:5", "look:yes", "lay:crucifix")
    table.play("step:4", "look:yes")
    return table


def instead(table: DuelTable) -> DuelTable:
    """The same table again, to see where another choice leads."""
    return DuelTable(table.game, table.state.clone())


@pytest.mark.rule("DUEL-168", "DUEL-171", "DUEL-172")
def test_the_turn_of_the_rulebook() -> None:
    table = the_table()
    assert table.hand("van_helsing") == HAND

    # He moves to the neighbouring place (1) and looks: a victim. He takes it into his hand and
    # replaces it by a vampire hunter of strength 2. He could have put the victim back.
    assert table.codes == ["step:7", "step:9", "step:station"]
    table.play("step:7")
    assert table.asked == (VAN_HELSING, "look")
    table.play("look:yes")
    assert table.hand("van_helsing") == {**HAND, "victim": 3}
    assert "lay:victim" in table.codes
    assert table.place("7", DRACULA)["card"] is None
    table.play("lay:hunter2")
    assert table.on("7") == "hunter2"
    assert table.place("7", DRACULA)["card"] == "?"

    # He moves to the next place (2) and does not look: he thinks it is the Amulet.
    table.play("step:8", "look:no")
    assert table.on("8") == "amulet"
    assert table.place("8", VAN_HELSING)["card"] == "?"
    assert table.lives == (4, 4)

    # He moves to the next place (3) and looks: a hunter of strength 1, replaced by the Crucifix.
    table.play("step:5", "look:yes", "lay:crucifix")
    assert table.on("5") == "crucifix"
    assert table.hand("van_helsing") == {"hunter1": 3, "hunter2": 2, "hunter3": 1, "victim": 3}

    # It is still his turn. On the fourth place (4) he finds a vampire of strength 2; his move ends.
    assert table.asked == (VAN_HELSING, "move")
    table.play("step:4", "look:yes")
    for viewer in EVERYONE:
        assert table.seen(viewer)["revealed"] == "vampire2"
    assert table.seen()["steps"] == 4
    assert table.asked == (VAN_HELSING, "play")

    # Among his cards are Resistance, Feint and Strength. He plays Resistance (5, strength 2): the
    # move is paid for, the combat is a draw, the vampire stays and no life is lost.
    assert {f"play:{card}" for card in IN_HAND} <= set(table.codes)
    table.play("use:vh_widerstand")
    assert table.facts("fought", "life_lost") == ["fought:van_helsing:2:2:drawn"]
    assert table.on("4") == "vampire2"
    assert table.lives == (4, 4)

    # Then he turns over the card with the Crucifix, hoping that Dracula takes it for a victim.
    assert table.asked == (VAN_HELSING, "turn")
    table.play("turn:5")
    assert table.place("5", DRACULA)["turned"]
    assert table.place("5", DRACULA)["card"] == "?"

    # Finally he moves the green barrier below place (4), to make Dracula's way harder.
    assert table.asked == (VAN_HELSING, "barrier")
    table.play("barrier:green:4-7")
    assert table.barriers == {"green": "4-7", "red": "8-station"}

    # Then it is Dracula's turn.
    assert table.asked == (DRACULA, "move")
    assert table.figures == ("6", "4")
    assert table.side("van_helsing")["played"] == ["vh_widerstand"]
    turn = table.happened()
    assert [line for line in table.log() if line in turn[turn.index("turn:2:van_helsing") :]] == [
        "turn:2:van_helsing",
        "stepped:van_helsing:7",
        "took_up:van_helsing:7",
        "laid:van_helsing:7",
        "stepped:van_helsing:8",
        "passed_by:van_helsing:8",
        "stepped:van_helsing:5",
        "took_up:van_helsing:5",
        "laid:van_helsing:5",
        "stepped:van_helsing:4",
        "revealed:van_helsing:4:vampire2",
        "used:vh_widerstand",
        "fought:van_helsing:2:2:drawn",
        "turned:van_helsing:5",
        "barrier:van_helsing:green:4-7",
        "turn:3:dracula",
    ]


@pytest.mark.rule("DUEL-168")
def test_on_the_way_he_could_have_put_the_victim_back() -> None:
    table = the_table()
    table.play("step:7", "look:yes", "lay:victim", "step:8")
    assert table.on("7") == "victim"
    assert table.hand("van_helsing") == HAND


@pytest.mark.rule("DUEL-169")
def test_with_staerke_he_would_win_the_fight_but_pay_a_life_for_the_fourth_step() -> None:
    table = the_move()
    assert (movement("vh_staerke"), strength("vh_staerke")) == (3, 4)
    table.play("play:vh_staerke")
    assert table.facts("life_lost", "fought") == [
        "life_lost:van_helsing:steps:3",
        "fought:van_helsing:4:2:won",
    ]
    assert table.asked == (VAN_HELSING, "lay")
    table.play("lay:hunter3")
    assert table.side("dracula")["discard"]["vampire2"] == 1
    assert table.on("4") == "hunter3"
    assert table.lives == (4, 3)


@pytest.mark.rule("DUEL-170")
def test_with_taeuschung_the_move_would_be_paid_but_the_fight_lost() -> None:
    table = the_move()
    assert movement("vh_taeuschung") >= 4
    assert strength("vh_taeuschung") == 1
    table.play("play:vh_taeuschung")
    assert table.facts("life_lost", "fought") == [
        "fought:van_helsing:1:2:lost",
        "life_lost:van_helsing:fight:3",
    ]
    assert table.on("4") == "vampire2"
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-171")
def test_with_widerstand_nothing_is_lost() -> None:
    table = the_move()
    assert (movement("vh_widerstand"), strength("vh_widerstand")) == (5, 2)
    table.play("play:vh_widerstand")
    assert table.facts("life_lost", "fought") == ["fought:van_helsing:2:2:drawn"]
    assert table.on("4") == "vampire2"
    assert not any(table.side("dracula")["discard"].values())


@pytest.mark.rule("DUEL-169", "DUEL-170", "DUEL-171")
def test_what_each_of_the_three_cards_costs() -> None:
    table = the_move()
    left = {}
    for card in IN_HAND:
        other = instead(table)
        other.play(f"play:{card}")
        left[card] = other.lives[1]
    assert left == {"vh_staerke": 3, "vh_taeuschung": 3, "vh_widerstand": 4}
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-172")
def test_dracula_cannot_reach_the_turned_card_and_must_go_round_the_barrier() -> None:
    table = the_move()
    table.play("use:vh_widerstand", "turn:5", "barrier:green:4-7")
    table.play("step:7", "look:no")
    assert "step:4" not in table.codes
    assert table.barred(DRACULA)["step:4"] == "duel-why-barrier"
    table.play("step:8", "look:no")
    assert table.barred(DRACULA)["step:5"] == "duel-why-turned"
