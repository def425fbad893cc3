"""Nothing left in hand: locations that stay empty and are filled later (DUEL-080 to DUEL-082)."""

from __future__ import annotations

import pytest

from whitby.core.errors import IllegalChoice

from .at_the_table import (
    DRACULA,
    EVERYONE,
    VAN_HELSING,
    DuelTable,
    Viewer,
    held,
    lies,
    place,
    said,
    scene,
    side,
)

MIDDLE = {"dracula": "4", "van_helsing": "station"}
NO_VAMPIRES = "3 vampire1 3 vampire2 3 vampire3"
NO_HUNTERS = "3 hunter1 3 hunter2 3 hunter3"


def empty_handed(card: str) -> DuelTable:
    """Dracula, without a card in hand, has revealed a card on house 4."""
    return scene(
        at="action",
        revealed=True,
        figures=MIDDLE,
        board={"4": card},
        hands={"dracula": ""},
        discard=NO_VAMPIRES,
        actions={"dracula": "dr_stille dr_schatten"},
    )


@pytest.mark.rule("DUEL-080")
@pytest.mark.parametrize("card", ["victim", "hunter3"])
@pytest.mark.parametrize("viewer", EVERYONE)
def test_who_has_no_card_to_lay_leaves_the_location_empty(card: str, viewer: Viewer) -> None:
    table = empty_handed(card)
    table.play("play:dr_stille")
    assert table.asked == (DRACULA, "barrier")
    assert lies(table, "4") is None
    found = place(table, "4", viewer)
    assert (found["card"], found["may_be"]) == (None, [])
    assert table.log(viewer)[-1] == "left_empty:dracula:4"


@pytest.mark.rule("DUEL-080")
def test_van_helsing_too_leaves_it_empty() -> None:
    table = scene(
        turn="van_helsing",
        at="action",
        revealed=True,
        figures={"dracula": "harbour", "van_helsing": "7"},
        board={"7": "coffin"},
        hands={"van_helsing": ""},
        discard=NO_HUNTERS,
        actions={"van_helsing": "vh_staerke vh_ausdauer"},
    )
    table.play("play:vh_staerke")
    assert table.asked == (VAN_HELSING, "barrier")
    assert place(table, "7")["card"] is None
    assert side(table, "van_helsing")["targets"] == 1


@pytest.mark.rule("DUEL-080")
def test_who_has_a_single_card_must_lay_it() -> None:
    table = scene(
        at="action",
        revealed=True,
        figures=MIDDLE,
        board={"4": "victim"},
        hands={"dracula": "coffin"},
        discard=NO_VAMPIRES,
        actions={"dracula": "dr_stille dr_schatten"},
    )
    table.play("play:dr_stille")
    assert table.asked == (DRACULA, "lay")
    assert table.codes == ["lay:coffin"]
    table.play("lay:coffin")
    assert lies(table, "4") == "coffin"
    assert held(table, "dracula") == {}


@pytest.mark.rule("DUEL-081")
@pytest.mark.parametrize("turn", ["dracula", "van_helsing"])
def test_whoever_enters_an_empty_location_lays_a_card_there(turn: str) -> None:
    seat = DRACULA if turn == "dracula" else VAN_HELSING
    table = scene(turn=turn, figures={"dracula": "4", "van_helsing": "8"}, board={"5": "empty"})
    hand = held(table, turn)
    table.play("step:5")
    assert table.asked == (seat, "lay")
    assert table.codes == [f"lay:{card}" for card in hand]
    for code in ("lay:none", "stop", "step:2", "look:no"):
        with pytest.raises(IllegalChoice):
            table.play(code)
    fighter = "vampire3" if turn == "dracula" else "hunter1"
    table.play(f"lay:{fighter}")
    assert lies(table, "5") == fighter
    assert held(table, turn)[fighter] == hand[fighter] - 1
    assert place(table, "5", seat)["card"] == fighter
    assert place(table, "5", VAN_HELSING if seat == DRACULA else DRACULA)["card"] == "?"
    assert place(table, "5")["card"] == "?"


@pytest.mark.rule("DUEL-081")
def test_he_must_do_so_at_every_entry_even_in_passing() -> None:
    table = scene(
        figures=MIDDLE,
        board={"5": "empty", "2": "empty", "1": "empty"},
        actions={"dracula": "dr_schatten"},
    )
    for at in ("5", "2", "1"):
        table.play(f"step:{at}")
        assert table.asked == (DRACULA, "lay")
        table.play("lay:coffin")
    assert said(table.log(), "laid") == ["laid:dracula:5", "laid:dracula:2", "laid:dracula:1"]


@pytest.mark.rule("DUEL-081")
def test_with_nothing_in_hand_it_stays_empty() -> None:
    table = scene(figures=MIDDLE, board={"5": "empty"}, hands={"dracula": ""}, discard=NO_VAMPIRES)
    table.play("step:5")
    assert table.codes == ["step:2", "step:4", "step:8", "stop"]
    assert lies(table, "5") is None
    assert table.log()[-2:] == ["stepped:dracula:5", "left_empty:dracula:5"]


@pytest.mark.rule("DUEL-081")
def test_what_stayed_empty_is_filled_by_the_next_who_comes() -> None:
    table = scene(
        figures={"dracula": "4", "van_helsing": "8"},
        board={"5": "empty"},
        hands={"dracula": ""},
        discard=NO_VAMPIRES,
        actions={"dracula": "dr_stille dr_schatten"},
    )
    table.play("step:5", "step:4", "look:no", "stop", "play:dr_stille", "barrier:none")
    table.play("step:5")
    assert table.asked == (VAN_HELSING, "lay")
    table.play("lay:hunter1")
    assert lies(table, "5") == "hunter1"


@pytest.mark.rule("DUEL-081")
def test_the_start_of_a_turn_on_an_empty_location_is_no_entry() -> None:
    table = scene(figures=MIDDLE, board={"4": "empty"})
    assert table.asked == (DRACULA, "move")
    table.play("step:5", "look:no", "step:4")
    assert table.asked == (DRACULA, "lay")


@pytest.mark.rule("DUEL-081")
def test_with_may_he_may_leave_it_empty() -> None:
    table = scene(options={"empty_place": "may"}, figures=MIDDLE, board={"5": "empty"})
    hand = held(table, "dracula")
    table.play("step:5")
    assert table.codes == [*[f"lay:{card}" for card in hand], "lay:none"]
    table.play("lay:none")
    assert table.asked == (DRACULA, "move")
    assert lies(table, "5") is None
    assert held(table, "dracula") == hand
    table.play("step:4", "look:no", "step:5", "lay:vampire3")
    assert lies(table, "5") == "vampire3"


@pytest.mark.rule("DUEL-081")
@pytest.mark.parametrize("card", ["victim", "hunter3"])
def test_with_may_the_card_after_an_encounter_is_still_a_must(card: str) -> None:
    table = scene(
        options={"empty_place": "may"},
        at="action",
        revealed=True,
        figures=MIDDLE,
        board={"4": card},
        actions={"dracula": "dr_stille dr_schatten"},
    )
    table.play("play:dr_stille")
    assert table.asked == (DRACULA, "lay")
    assert "lay:none" not in table.codes


@pytest.mark.rule("DUEL-082")
def test_an_empty_location_has_nothing_to_look_at() -> None:
    table = scene(figures=MIDDLE, board={"5": "empty"})
    table.play("step:5")
    assert "look:yes" not in table.codes
    table.play("lay:coffin")
    assert table.asked == (DRACULA, "move")
    assert said(table.log(), "passed_by", "took_up", "revealed") == []


@pytest.mark.rule("DUEL-082")
def test_filling_it_does_not_end_the_move() -> None:
    table = scene(figures=MIDDLE, board={"5": "empty"})
    table.play("step:5", "lay:coffin")
    assert table.codes == ["step:2", "step:4", "step:8", "stop"]
    table.play("step:8")
    assert table.asked == (DRACULA, "look")


@pytest.mark.rule("DUEL-082")
def test_nor_does_passing_it_with_an_empty_hand() -> None:
    table = scene(figures=MIDDLE, board={"5": "empty"}, hands={"dracula": ""}, discard=NO_VAMPIRES)
    table.play("step:5", "step:2")
    assert table.asked == (DRACULA, "look")


@pytest.mark.rule("DUEL-082")
@pytest.mark.parametrize("no_look", ["go_on", "stop"])
def test_even_where_not_looking_ends_the_move(no_look: str) -> None:
    table = scene(options={"no_look": no_look}, figures=MIDDLE, board={"5": "empty"})
    table.play("step:5", "lay:coffin")
    assert table.asked == (DRACULA, "move")


@pytest.mark.rule("DUEL-082")
def test_once_filled_it_can_be_looked_at_on_the_next_entry() -> None:
    table = scene(figures=MIDDLE, board={"5": "empty"})
    table.play("step:5", "lay:coffin", "step:2", "look:no", "step:5")
    assert table.asked == (DRACULA, "look")
    table.play("look:yes")
    assert table.log(DRACULA)[-1] == "saw_own:dracula:5:coffin"
