"""Meeting: both figures on one location, and the order on entering (DUEL-048 to 053, 174)."""

import pytest

from .at_the_table import (
    DRACULA,
    EVERYONE,
    VAN_HELSING,
    DuelTable,
    Viewer,
    about_to_play,
    beginning,
    kinds,
    scene,
)

CLOSE = ("4", "5")
SHOWN = ("hands_shown", "hands_kept", "hand")


@pytest.mark.rule("DUEL-048")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_a_figure_may_enter_the_location_of_the_other(viewer: Viewer) -> None:
    table = scene(figures=CLOSE)
    assert "step:5" in table.codes
    table.play("step:5")
    assert table.side("dracula", viewer)["figure"] == "5"
    assert table.side("van_helsing", viewer)["figure"] == "5"


@pytest.mark.rule("DUEL-049")
def test_whoever_enters_is_asked_whether_hands_are_shown() -> None:
    table = scene(figures=CLOSE).then("step:5")
    assert table.question == (DRACULA, "meet", ["show:yes", "show:no"])
    table = scene(turn="van_helsing", figures=CLOSE).then("step:4")
    assert table.question == (VAN_HELSING, "meet", ["show:yes", "show:no"])


@pytest.mark.rule("DUEL-049")
def test_nobody_is_asked_beside_the_other_figure() -> None:
    table = scene(figures=CLOSE).then("step:1")
    assert table.asked == (DRACULA, "look")
    assert table.facts(*SHOWN) == []


@pytest.mark.rule("DUEL-049", "DUEL-050")
@pytest.mark.parametrize(("turn", "step"), [("dracula", "step:5"), ("van_helsing", "step:4")])
def test_a_showing_is_mutual_whoever_wants_it(turn: str, step: str) -> None:
    table = scene(turn=turn, figures=CLOSE)
    assert table.side("van_helsing", DRACULA)["hand"] is None
    assert table.side("dracula", VAN_HELSING)["hand"] is None
    table.play(step, "show:yes")
    for name in ("dracula", "van_helsing"):
        whole = table.side(name, DRACULA)["hand"]
        assert whole == table.side(name, VAN_HELSING)["hand"]
        assert sum(whole.values()) == 9
        assert table.side(name)["hand"] is None
    for seat in (DRACULA, VAN_HELSING):
        heard = table.said(*SHOWN, to=seat)
        assert heard[0] == f"hands_shown:{turn}"
        assert [line.split(":")[1] for line in heard[1:]] == ["dracula", "van_helsing"]


@pytest.mark.rule("DUEL-050")
def test_a_showing_shows_the_whole_hands() -> None:
    hands = {"dracula": "2 vampire1 3 vampire3 3 coffin", "van_helsing": "hunter2 2 victim"}
    table = scene(figures=CLOSE, hands=hands, discard="3 hunter1 3 hunter3 vampire2")
    table.play("step:5", "show:yes")
    expected = ["hand:dracula:2vampire1+3vampire3+3coffin", "hand:van_helsing:1hunter2+2victim"]
    assert table.said("hand", to=DRACULA) == expected
    assert table.said("hand", to=VAN_HELSING) == expected


@pytest.mark.rule("DUEL-051")
def test_whoever_enters_is_free_not_to_ask() -> None:
    table = scene(figures=CLOSE).then("step:5", "show:no")
    for viewer in EVERYONE:
        assert table.said(*SHOWN, to=viewer) == ["hands_kept:dracula"]
    assert table.side("van_helsing", DRACULA)["hand"] is None
    assert table.side("dracula", VAN_HELSING)["hand"] is None


@pytest.mark.rule("DUEL-051")
def test_the_other_can_neither_ask_for_it_nor_refuse_it() -> None:
    table = scene(figures=CLOSE, lives=(4, 1)).then("step:5")
    assert table.waiting == [DRACULA]
    table.refuses("show:yes", "show:no", seat=VAN_HELSING)
    assert table.asked == (DRACULA, "meet")
    table.play("show:no")
    table.refuses("show:yes", seat=VAN_HELSING)
    assert "show:yes" not in table.anytime(VAN_HELSING)
    assert table.facts(*SHOWN) == ["hands_kept:dracula"]


@pytest.mark.rule("DUEL-052")
@pytest.mark.parametrize("show", ["show:yes", "show:no"])
@pytest.mark.parametrize(
    ("card", "then"), [("coffin", "lay"), ("hunter1", "play"), ("victim", "play")]
)
def test_whatever_he_decides_he_may_then_look(show: str, card: str, then: str) -> None:
    table = scene(figures=CLOSE, board={"5": card}).then("step:5", show)
    assert table.question == (DRACULA, "look", ["look:yes", "look:no"])
    table.play("look:yes")
    assert table.asked == (DRACULA, then)


@pytest.mark.rule("DUEL-052")
@pytest.mark.parametrize("show", ["show:yes", "show:no"])
def test_or_leave_the_card_alone(show: str) -> None:
    table = scene(figures=CLOSE, board={"5": "hunter1"}).then("step:5", show, "look:no")
    assert table.asked == (DRACULA, "move")
    assert table.place("5", DRACULA)["card"] == "?"


@pytest.mark.rule("DUEL-053")
@pytest.mark.parametrize("show", ["show:yes", "show:no"])
def test_a_meeting_is_no_fight_and_does_not_end_the_move(show: str) -> None:
    table = scene(figures=CLOSE).then("step:5", show, "look:no")
    assert table.codes == ["step:2", "step:4", "step:8", "stop"]
    table.play("step:2", "look:no", "stop")
    assert table.asked == (DRACULA, "play")
    assert table.facts("fought", "life_lost", "revealed") == []
    assert table.seen()["steps"] == 2


@pytest.mark.rule("DUEL-053")
def test_every_entry_by_a_step_gives_a_new_choice() -> None:
    table = scene(figures=CLOSE, actions="dr_schatten")
    table.play("step:5", "show:no", "look:no", "step:2", "look:no", "step:5")
    assert table.asked == (DRACULA, "meet")
    table.play("show:yes", "look:no", "step:8", "look:no", "step:5")
    assert table.asked == (DRACULA, "meet")
    table.play("show:yes")
    shown = table.said(*SHOWN)
    assert shown == ["hands_kept:dracula", "hands_shown:dracula", "hands_shown:dracula"]


@pytest.mark.rule("DUEL-053")
def test_who_begins_the_turn_together_is_not_asked() -> None:
    table = scene(figures=("4", "4"))
    assert table.asked == (DRACULA, "move")
    table.play("step:5")
    assert table.asked == (DRACULA, "look")


Relocation = tuple[str, tuple[str, str], tuple[str, ...]]
RELOCATIONS: dict[str, Relocation] = {
    "flight": ("dracula", ("1", "station"), ("use:dr_fluegel", "fly:station")),
    "sending": ("dracula", ("harbour", "station"), ("use:dr_rauschen", "send:van_helsing")),
    "going": ("dracula", ("5", "harbour"), ("use:dr_rauschen", "send:dracula")),
    "return": ("van_helsing", ("station", "1"), ("use:vh_verstaerkung",)),
}
relocations = pytest.mark.parametrize("relocation", RELOCATIONS.values(), ids=RELOCATIONS)


def about_to_relocate(relocation: Relocation, empty: bool, **options: str) -> DuelTable:
    """A figure is about to join the other, without a step; harbour and station may be empty."""
    turn, figures, _ = relocation
    return scene(
        options,
        turn=turn,
        at="action",
        figures=figures,
        actions="dr_fluegel dr_rauschen dr_stille vh_verstaerkung",
        board={"harbour": "empty", "station": "empty"} if empty else {},
    )


@pytest.mark.rule("DUEL-053", "DUEL-174")
@relocations
@pytest.mark.parametrize("empty", [False, True])
def test_a_relocation_brings_no_showing_no_filling_and_no_look(
    relocation: Relocation, empty: bool
) -> None:
    table = about_to_relocate(relocation, empty)
    cards = table.on("harbour"), table.on("station")
    table.play(*relocation[2])
    here = table.side("dracula")["figure"]
    assert here in ("harbour", "station")
    assert here == table.side("van_helsing")["figure"]
    assert table.asked[1] == "barrier"
    assert (table.on("harbour"), table.on("station")) == cards
    assert table.facts(*SHOWN, "passed_by", "took_up", "revealed", "laid") == []


@pytest.mark.rule("DUEL-053", "DUEL-174")
@relocations
@pytest.mark.parametrize("empty", [False, True])
def test_with_arrival_a_relocation_brings_a_showing_and_no_more(
    relocation: Relocation, empty: bool
) -> None:
    turn, _, codes = relocation
    table = about_to_relocate(relocation, empty, meeting="arrival").then(*codes)
    assert table.asked == (DRACULA if turn == "dracula" else VAN_HELSING, "meet")
    table.play("show:yes")
    assert table.said(*SHOWN) == [f"hands_shown:{turn}"]
    assert table.side("van_helsing", DRACULA)["hand"] is not None
    assert table.side("dracula", VAN_HELSING)["hand"] is not None
    assert table.side("dracula")["hand"] is None
    assert table.asked[1] == "barrier"
    assert table.facts("passed_by", "took_up", "revealed", "laid") == []


@pytest.mark.rule("DUEL-053")
def test_with_arrival_a_relocation_elsewhere_brings_no_showing() -> None:
    table = about_to_play("dr_fluegel dr_stille", {"meeting": "arrival"}, figures=("1", "station"))
    table.play("use:dr_fluegel", "fly:10")
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-174")
def test_first_the_showing_then_the_look_then_going_on() -> None:
    table = scene(figures=CLOSE, board={"5": "coffin"})
    asked = []
    for code in ("step:5", "show:yes", "look:yes", "lay:coffin"):
        table.play(code)
        asked.append(table.asked)
    assert asked == [(DRACULA, what) for what in ("meet", "look", "lay", "move")]
    assert kinds(table.log()[-4:]) == "stepped hands_shown took_up laid"


@pytest.mark.rule("DUEL-174")
def test_first_the_showing_then_the_filling_then_going_on() -> None:
    table = scene(figures=CLOSE, board={"5": "empty"})
    asked = []
    for code in ("step:5", "show:yes", "lay:vampire3"):
        table.play(code)
        asked.append(table.asked)
    assert asked == [(DRACULA, what) for what in ("meet", "lay", "move")]
    assert table.on("5") == "vampire3"


@pytest.mark.rule("DUEL-174")
def test_a_card_just_laid_on_an_empty_location_is_not_looked_at() -> None:
    table = scene(board={"1": "empty"}).then("step:1")
    assert table.asked == (DRACULA, "lay")
    table.play(table.codes[0])
    assert table.codes == ["step:harbour", "step:2", "step:4", "stop"]


@pytest.mark.rule("DUEL-174")
@pytest.mark.parametrize("card", ["empty", "coffin", "hunter1"])
def test_a_victory_at_the_showing_comes_before_the_card_of_the_location(card: str) -> None:
    table = scene(
        figures=CLOSE, targets=(3, 0), hands="2 victim 2 hunter1 hunter2 hunter3", board={"5": card}
    )
    before = table.on("5"), table.hand("dracula")
    table.play("step:5", "show:yes")
    assert table.over
    assert (table.on("5"), table.hand("dracula")) == before
    assert kinds(table.log()[-3:]) == "hands_shown won uncovered"


@pytest.mark.rule("DUEL-174")
def test_a_look_that_reveals_leaves_no_going_on_or_stopping() -> None:
    table = scene(figures=CLOSE, board={"5": "crucifix"}).then("step:5", "show:no", "look:yes")
    assert table.asked == (DRACULA, "play")
    assert beginning(table.codes, "step", "stop") == []
