"""Nothing left in hand: locations that stay empty and are filled later (DUEL-080 to DUEL-082)."""

import pytest

from .at_the_table import DRACULA, EVERYONE, VAN_HELSING, DuelTable, Viewer, about_to_play, scene

MIDDLE = ("4", "station")
NO_VAMPIRES = "3 vampire1 3 vampire2 3 vampire3"
NO_HUNTERS = "3 hunter1 3 hunter2 3 hunter3"


def empty_handed(card: str) -> DuelTable:
    """Dracula, without a card in hand, has revealed a card on house 4."""
    return about_to_play(
        "dr_stille dr_schatten",
        revealed=True,
        figures=MIDDLE,
        board={"4": card},
        hands={"dracula": ""},
        discard=NO_VAMPIRES,
    )


@pytest.mark.rule("DUEL-080")
@pytest.mark.parametrize("card", ["victim", "hunter3"])
@pytest.mark.parametrize("viewer", EVERYONE)
def test_who_has_no_card_to_lay_leaves_the_location_empty(card: str, viewer: Viewer) -> None:
    table = empty_handed(card).then("play:dr_stille")
    assert table.asked == (DRACULA, "barrier")
    assert table.on("4") is None
    found = table.place("4", viewer)
    assert (found["card"], found["may_be"]) == (None, [])
    assert table.log(viewer)[-1] == "left_empty:dracula:4"


@pytest.mark.rule("DUEL-080")
def test_van_helsing_too_leaves_it_empty() -> None:
    table = about_to_play(
        "vh_staerke vh_ausdauer",
        revealed=True,
        figures=("harbour", "7"),
        board={"7": "coffin"},
        hands={"van_helsing": ""},
        discard=NO_HUNTERS,
    ).then("play:vh_staerke")
    assert table.asked == (VAN_HELSING, "barrier")
    assert table.place("7")["card"] is None
    assert table.side("van_helsing")["targets"] == 1


@pytest.mark.rule("DUEL-080")
def test_who_has_a_single_card_must_lay_it() -> None:
    table = about_to_play(
        "dr_stille dr_schatten",
        revealed=True,
        figures=MIDDLE,
        board={"4": "victim"},
        hands="coffin",
        discard=NO_VAMPIRES,
    ).then("play:dr_stille")
    assert table.question == (DRACULA, "lay", ["lay:coffin"])
    table.play("lay:coffin")
    assert table.on("4") == "coffin"
    assert table.hand("dracula") == {}


@pytest.mark.rule("DUEL-081")
@pytest.mark.parametrize("turn", ["dracula", "van_helsing"])
def test_whoever_enters_an_empty_location_lays_a_card_there(turn: str) -> None:
    seat = DRACULA if turn == "dracula" else VAN_HELSING
    table = scene(turn=turn, figures=("4", "8"), board={"5": "empty"})
    hand = table.hand(turn)
    table.play("step:5")
    assert table.asked == (seat, "lay")
    assert table.codes == [f"lay:{card}" for card in hand]
    table.refuses("lay:none", "stop", "step:2", "look:no")
    fighter = "vampire3" if turn == "dracula" else "hunter1"
    table.play(f"lay:{fighter}")
    assert table.on("5") == fighter
    assert table.hand(turn)[fighter] == hand[fighter] - 1
    assert table.place("5", seat)["card"] == fighter
    assert table.place("5", VAN_HELSING if seat == DRACULA else DRACULA)["card"] == "?"
    assert table.place("5")["card"] == "?"


@pytest.mark.rule("DUEL-081")
def test_he_must_do_so_at_every_entry_even_in_passing() -> None:
    table = scene(
        figures=MIDDLE, board={"5": "empty", "2": "empty", "1": "empty"}, actions="dr_schatten"
    )
    for at in ("5", "2", "1"):
        table.play(f"step:{at}")
        assert table.asked == (DRACULA, "lay")
        table.play("lay:coffin")
    assert table.said("laid") == ["laid:dracula:5", "laid:dracula:2", "laid:dracula:1"]


@pytest.mark.rule("DUEL-081")
def test_with_nothing_in_hand_it_stays_empty() -> None:
    table = scene(figures=MIDDLE, board={"5": "empty"}, hands={"dracula": ""}, discard=NO_VAMPIRES)
    table.play("step:5")
    assert table.codes == ["step:2", "step:4", "step:8", "stop"]
    assert table.on("5") is None
    assert table.log()[-2:] == ["stepped:dracula:5", "left_empty:dracula:5"]


@pytest.mark.rule("DUEL-081")
def test_what_stayed_empty_is_filled_by_the_next_who_comes() -> None:
    table = scene(
        figures=("4", "8"),
        board={"5": "empty"},
        hands={"dracula": ""},
        discard=NO_VAMPIRES,
        actions="dr_stille dr_schatten",
    ).then("step:5", "step:4", "look:no", "stop", "play:dr_stille", "barrier:none")
    table.play("step:5")
    assert table.asked == (VAN_HELSING, "lay")
    table.play("lay:hunter1")
    assert table.on("5") == "hunter1"


@pytest.mark.rule("DUEL-081")
def test_the_start_of_a_turn_on_an_empty_location_is_no_entry() -> None:
    table = scene(figures=MIDDLE, board={"4": "empty"})
    assert table.asked == (DRACULA, "move")
    table.play("step:5", "look:no", "step:4")
    assert table.asked == (DRACULA, "lay")


@pytest.mark.rule("DUEL-081")
def test_with_may_he_may_leave_it_empty() -> None:
    table = scene(options={"empty_place": "may"}, figures=MIDDLE, board={"5": "empty"})
    hand = table.hand("dracula")
    table.play("step:5")
    assert table.codes == [*[f"lay:{card}" for card in hand], "lay:none"]
    table.play("lay:none")
    assert table.asked == (DRACULA, "move")
    assert table.on("5") is None
    assert table.hand("dracula") == hand
    table.play("step:4", "look:no", "step:5", "lay:vampire3")
    assert table.on("5") == "vampire3"


@pytest.mark.rule("DUEL-081")
@pytest.mark.parametrize("card", ["victim", "hunter3"])
def test_with_may_the_card_after_an_encounter_is_still_a_must(card: str) -> None:
    table = about_to_play(
        "dr_stille dr_schatten",
        {"empty_place": "may"},
        revealed=True,
        figures=MIDDLE,
        board={"4": card},
    ).then("play:dr_stille")
    assert table.asked == (DRACULA, "lay")
    assert "lay:none" not in table.codes


@pytest.mark.rule("DUEL-082")
def test_an_empty_location_has_nothing_to_look_at() -> None:
    table = scene(figures=MIDDLE, board={"5": "empty"}).then("step:5")
    assert "look:yes" not in table.codes
    table.play("lay:coffin")
    assert table.asked == (DRACULA, "move")
    assert table.said("passed_by", "took_up", "revealed") == []


@pytest.mark.rule("DUEL-082")
def test_filling_it_does_not_end_the_move() -> None:
    table = scene(figures=MIDDLE, board={"5": "empty"}).then("step:5", "lay:coffin")
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
