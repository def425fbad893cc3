"""The move: step by step over the board, looking or not (DUEL-039 to DUEL-047, DUEL-086, 088)."""

import pytest

from whitby.games.duel.board import SLOT_NAMES

from .at_the_table import (
    DRACULA,
    EVERYONE,
    VAN_HELSING,
    DuelTable,
    Viewer,
    dealt,
    neighbours,
    scene,
)

PLACES = ["harbour", *[str(house) for house in range(1, 11)], "station"]
SIDES = ["dracula", "van_helsing"]
SEATS = {"dracula": DRACULA, "van_helsing": VAN_HELSING}


def other(name: str) -> str:
    return SIDES[1 - SIDES.index(name)]


def standing(name: str, at: str) -> DuelTable:
    """A side is to move from a place; the other figure is out of the way."""
    far = next(away for away in PLACES if away != at and away not in neighbours(at))
    return scene(turn=name, figures={name: at, other(name): far})


def steps(table: DuelTable) -> list[str]:
    """The places that can be entered."""
    return [code.removeprefix("step:") for code in table.codes if code != "stop"]


@pytest.mark.rule("DUEL-039", "DUEL-040")
@pytest.mark.parametrize("name", SIDES)
@pytest.mark.parametrize("at", PLACES)
def test_a_step_leads_to_a_neighbour_and_nowhere_else(name: str, at: str) -> None:
    table = standing(name, at)
    assert table.asked == (SEATS[name], "move")
    assert sorted(steps(table)) == sorted(neighbours(at))
    for there in set(PLACES) - set(neighbours(at)):
        table.refuses(f"step:{there}")


@pytest.mark.rule("DUEL-039")
@pytest.mark.parametrize("name", SIDES)
@pytest.mark.parametrize("there", ["1", "3", "5", "7"])
def test_a_step_moves_the_figure_one_place(name: str, there: str) -> None:
    table = standing(name, "4")
    before = table.side(other(name))["figure"]
    table.play(f"step:{there}")
    assert table.side(name)["figure"] == there
    assert table.side(other(name))["figure"] == before
    assert table.seen()["steps"] == 1


@pytest.mark.rule("DUEL-040")
@pytest.mark.parametrize("diagonal", ["harbour", "2", "6", "8"])
def test_diagonal_steps_are_not_allowed(diagonal: str) -> None:
    table = standing("dracula", "4")
    table.refuses(f"step:{diagonal}")
    assert table.figures[0] == "4"
    table.go("5", "4")
    table.refuses(f"step:{diagonal}")


@pytest.mark.rule("DUEL-039", "DUEL-040")
@pytest.mark.parametrize(("edge", "beyond"), [("2", "3"), ("3", "2"), ("5", "6"), ("8", "9")])
def test_the_board_does_not_go_on_beyond_its_edge(edge: str, beyond: str) -> None:
    assert beyond not in steps(standing("van_helsing", edge))


@pytest.mark.rule("DUEL-041")
@pytest.mark.parametrize("card", ["vampire2", "coffin", "hunter1", "crucifix", "victim"])
def test_at_a_location_entered_he_chooses_whether_to_look(card: str) -> None:
    table = scene(figures=("4", "station"), board={"5": card}).then("step:5")
    assert table.question == (DRACULA, "look", ["look:yes", "look:no"])


@pytest.mark.rule("DUEL-041")
@pytest.mark.parametrize("card", ["vampire2", "victim"])
@pytest.mark.parametrize("viewer", EVERYONE)
def test_without_a_look_nothing_is_learnt_or_changed(card: str, viewer: Viewer) -> None:
    table = scene(figures=("4", "station"), board={"5": card})
    before, holding = table.place("5", viewer), table.hand("dracula")
    table.play("step:5", "look:no")
    assert table.place("5", viewer) == before
    assert before["card"] == "?"
    assert table.on("5") == card
    assert table.hand("dracula") == holding
    assert table.log(viewer)[-2:] == ["stepped:dracula:5", "passed_by:dracula:5"]


@pytest.mark.rule("DUEL-041")
def test_a_look_shows_him_the_card() -> None:
    table = scene(figures=("4", "station"), board={"5": "coffin"}).then("step:5", "look:yes")
    assert "saw_own:dracula:5:coffin" in table.log(DRACULA)
    table = scene(figures=("4", "station"), board={"5": "victim"}).then("step:5", "look:yes")
    assert table.seen()["revealed"] == "victim"


@pytest.mark.rule("DUEL-041")
def test_at_each_location_of_a_move_he_may_choose_anew() -> None:
    table = scene(
        figures=("4", "9"),
        board={"5": "coffin", "8": "amulet", "7": "vampire3", "6": "hunter1"},
        actions="dr_schatten",
    ).then("step:5", "look:yes", "lay:coffin")
    table.play("step:8")
    assert table.codes == ["look:yes", "look:no"]
    table.play("look:no", "step:7", "look:yes", "lay:vampire3", "step:6")
    assert table.codes == ["look:yes", "look:no"]
    table.play("look:yes")
    assert table.seen()["revealed"] == "hunter1"


@pytest.mark.rule("DUEL-042")
def test_the_same_location_may_be_entered_again_and_looked_at_again() -> None:
    table = scene(figures=("4", "9"), board={"4": "coffin", "5": "amulet"}, actions="dr_schatten")
    for count, there in enumerate(["5", "4", "5", "4", "5"], 1):
        table.play(f"step:{there}")
        assert table.question == (DRACULA, "look", ["look:yes", "look:no"])
        assert table.seen()["steps"] == count
        table.play("look:no")
    table.play("stop", "play:dr_schatten")
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-042")
def test_each_entry_is_a_step_of_its_own_to_be_paid_for() -> None:
    table = scene(figures=("4", "9"), actions="dr_puls").go("5", "4", "5")
    table.play("stop", "play:dr_puls")
    assert table.lives == (3, 4)


@pytest.mark.rule("DUEL-042")
def test_after_an_exchange_the_card_may_be_exchanged_again_on_coming_back() -> None:
    table = scene(
        figures=("4", "9"),
        board={"5": "coffin", "4": "vampire1"},
        hands="amulet 2 vampire1 3 vampire2 3 vampire3",
    ).then("step:5", "look:yes", "lay:amulet")
    table.go("4")
    table.play("step:5", "look:yes")
    assert table.said("saw_own", to=DRACULA) == [
        "saw_own:dracula:5:coffin",
        "saw_own:dracula:5:amulet",
    ]
    table.play("lay:vampire3")
    assert table.on("5") == "vampire3"


@pytest.mark.rule("DUEL-043")
@pytest.mark.parametrize("seed", range(5))
def test_the_card_under_the_starting_place_needs_a_return(seed: int) -> None:
    table = dealt(seed=seed)
    assert table.asked == (DRACULA, "move")
    table.refuses("look:yes")
    table.go("1")
    table.play("step:harbour")
    assert table.codes == ["look:yes", "look:no"]
    card = table.on("harbour")
    table.play("look:yes")
    assert any(line.endswith(f":dracula:harbour:{card}") for line in table.log(DRACULA))


@pytest.mark.rule("DUEL-043")
def test_on_every_turn_the_card_under_the_figure_needs_a_return() -> None:
    table = scene(
        figures=("4", "10"),
        board={"5": "coffin"},
        actions="dr_stille dr_schatten vh_staerke vh_ausdauer",
    ).take_turn("dr_stille", "5")
    table.take_turn("vh_staerke", "9")
    assert table.figures[0] == "5"
    assert table.question == (DRACULA, "move", ["step:2", "step:4", "step:8"])
    table.go("4")
    table.play("step:5")
    assert table.codes == ["look:yes", "look:no"]


@pytest.mark.rule("DUEL-043")
def test_a_card_passed_by_cannot_be_looked_at_afterwards() -> None:
    table = scene(figures=("4", "station"), board={"5": "coffin"}).go("5")
    table.refuses("look:yes")
    table.play("stop")
    assert table.asked == (DRACULA, "play")


@pytest.mark.rule("DUEL-044")
def test_one_card_must_pay_for_all_steps() -> None:
    table = scene(figures=("4", "9"), actions="dr_atem dr_rauschen").go("5", "4", "5", "4")
    table.play("stop", "play:dr_atem", "barrier:none")
    assert table.lives == (3, 4)
    assert table.asked == (VAN_HELSING, "move")


@pytest.mark.rule("DUEL-044")
def test_nothing_is_paid_before_the_move_has_ended() -> None:
    table = scene(figures=("4", "9"), actions="dr_fluegel")
    for count, there in enumerate(["5", "4", "5"], 1):
        table.go(there)
        assert table.seen()["steps"] == count
        assert table.lives == (4, 4)
        assert table.side("dracula")["action_hand_size"] == 1
    table.play("stop")
    assert table.lives == (4, 4)
    table.play("play:dr_fluegel")
    assert table.lives == (2, 4)


@pytest.mark.rule("DUEL-045")
def test_the_card_is_chosen_when_what_was_found_is_known() -> None:
    table = scene(
        turn="van_helsing",
        figures=("harbour", "4"),
        board={"5": "vampire3"},
        actions="vh_ausdauer vh_staerke vh_eingebung",
    ).then("step:5", "look:yes")
    assert "revealed:van_helsing:5:vampire3" in table.log()
    assert table.said("played", "used") == []
    assert table.asked == (VAN_HELSING, "play")
    assert table.codes == [
        "play:vh_eingebung",
        "use:vh_eingebung",
        "play:vh_staerke",
        "play:vh_ausdauer",
    ]


@pytest.mark.rule("DUEL-046")
@pytest.mark.parametrize("name", SIDES)
def test_one_step_at_least_is_compulsory(name: str) -> None:
    table = standing(name, "4")
    assert table.codes == ["step:1", "step:3", "step:5", "step:7"]
    assert table.barred(SEATS[name]) == {"stop": "duel-why-first-step"}
    table.refuses("stop")
    table.go("5")
    assert table.codes == ["step:2", "step:4", "step:8", "stop"]
    assert table.barred(SEATS[name]) == {}


@pytest.mark.rule("DUEL-046")
def test_it_is_compulsory_on_every_turn() -> None:
    table = scene(figures=("4", "10"), actions="dr_stille dr_schatten")
    table.take_turn("dr_stille", "5", "4")
    assert table.codes == ["step:7", "step:9", "step:station"]
    assert table.barred(VAN_HELSING) == {"stop": "duel-why-first-step"}


@pytest.mark.rule("DUEL-046")
def test_a_figure_without_any_step_stays_and_a_card_is_still_played() -> None:
    # no play leads here, and no scene (DUEL-161)
    table = scene(figures=("harbour", "station"), turned="3", actions="dr_stille dr_schatten")
    table.state.public.walls = 1 << SLOT_NAMES.index("harbour-1")
    assert table.codes == ["stop"]
    assert table.barred(DRACULA) == {"step:1": "duel-why-barrier", "step:3": "duel-why-turned"}
    table.play("stop")
    assert table.question == (DRACULA, "play", ["play:dr_stille", "play:dr_schatten"])
    table.play("play:dr_stille", "barrier:none")
    assert table.figures[0] == "harbour"
    assert table.lives == (4, 4)
    assert table.asked == (VAN_HELSING, "move")


@pytest.mark.rule("DUEL-047")
def test_after_each_location_he_decides_whether_to_go_on() -> None:
    table = scene(figures=("harbour", "9"), actions="dr_schatten")
    for there in ("1", "2", "5", "4", "7", "8"):
        table.go(there)
        assert table.asked == (DRACULA, "move")
        assert sorted(steps(table)) == sorted(neighbours(there))
        assert table.codes[-1] == "stop"


@pytest.mark.rule("DUEL-047")
def test_what_he_found_may_decide_whether_he_goes_on() -> None:
    table = scene(figures=("4", "9"), board={"5": "coffin"})
    table.play("step:5", "look:yes", "lay:coffin")
    assert table.question == (DRACULA, "move", ["step:2", "step:4", "step:8", "stop"])


@pytest.mark.rule("DUEL-047")
def test_his_steps_do_not_show_how_far_he_means_to_go() -> None:
    table = scene(figures=("4", "9"), actions="dr_schatten").go("5")
    for viewer in EVERYONE:
        assert table.log(viewer)[-3:] == [
            "turn:1:dracula",
            "stepped:dracula:5",
            "passed_by:dracula:5",
        ]


@pytest.mark.rule("DUEL-086")
@pytest.mark.parametrize(
    "codes",
    [
        ("step:5", "show:no", "look:no"),
        ("step:5", "show:yes", "look:no"),
        ("step:5", "show:no", "look:yes", "lay:coffin"),
    ],
)
def test_neither_a_meeting_nor_an_own_card_nor_passing_by_ends_the_move(
    codes: tuple[str, ...],
) -> None:
    table = scene(figures=("4", "5"), board={"5": "coffin", "8": "victim"}).then(*codes)
    assert table.question == (DRACULA, "move", ["step:2", "step:4", "step:8", "stop"])


@pytest.mark.rule("DUEL-086")
@pytest.mark.parametrize("card", ["hunter1", "hunter2", "hunter3", "crucifix", "victim"])
def test_revealing_an_enemy_card_ends_the_move(card: str) -> None:
    table = scene(figures=("4", "station"), board={"5": card}, actions="dr_schatten dr_atem")
    table.play("step:5", "look:yes")
    assert table.asked == (DRACULA, "play")
    table.refuses("step:4")


@pytest.mark.rule("DUEL-086")
def test_declaring_it_ends_the_move() -> None:
    table = scene(figures=("4", "station"), actions="dr_schatten").go("5")
    table.play("stop")
    assert table.codes == ["play:dr_schatten"]
    table.refuses("step:4")


@pytest.mark.rule("DUEL-086")
def test_the_best_number_alone_does_not_end_the_move() -> None:
    table = scene(figures=("4", "9"), actions="dr_fluegel").go("5")
    assert table.codes == ["step:2", "step:4", "step:8", "stop"]


def grave(table: DuelTable) -> list[str]:
    """The options that need confirmation."""
    return [option.code() for option in table.decision.options if option.grave()]


@pytest.mark.rule("DUEL-088")
def test_he_is_warned_of_a_step_beyond_his_best_card() -> None:
    table = scene(figures=("4", "9"), actions="dr_fluegel dr_puls")
    assert grave(table) == []
    table.go("5")
    assert grave(table) == []
    table.go("4")
    assert grave(table) == ["step:1", "step:3", "step:5", "step:7"]
    table.go("5")
    assert grave(table) == ["step:2", "step:4", "step:8"]


@pytest.mark.rule("DUEL-088")
def test_what_counts_is_the_best_card_in_hand_not_one_set_aside() -> None:
    table = scene(figures=("4", "9"), actions="dr_fluegel", aside="dr_schatten")
    assert grave(table) == []
    table.go("5")
    assert grave(table) == ["step:2", "step:4", "step:8"]
