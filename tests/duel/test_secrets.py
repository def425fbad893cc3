"""Who may see what: views, logs, decisions and errors for both sides and the spectator.

Most tests compare two worlds that differ in one thing only. Viewers who may know it can tell them
apart; the others get the same bytes in both (DUEL-178 to DUEL-180).
"""

import pytest

from whitby.core.errors import IllegalChoice
from whitby.games.duel.board import PLACES
from whitby.games.duel.cards import KINDS

from .at_the_table import (
    DRACULA,
    EVERYONE,
    VAN_HELSING,
    DuelTable,
    Viewer,
    about_to_play,
    can_tell,
    dealt,
    laid_out,
    new_game,
    scene,
)

EYES: dict[str, Viewer] = {"dracula": DRACULA, "van_helsing": VAN_HELSING, "spectator": None}
HIS = list(KINDS[:5])
THEIRS = list(KINDS[5:])

ROWS = """
    vampire1 vampire2 coffin
    hunter1  victim   crucifix
    amulet   coffin   hunter2
    vampire3 victim   hunter3
"""
BOARD = laid_out(ROWS)
"""Six cards of each side; the other nine of each are in the hands."""
ACTIONS = {"dracula": "dr_stille dr_schatten dr_tiefe", "van_helsing": "vh_staerke vh_ausdauer"}
MIDDLE = ("4", "station")
CLOSE = ("4", "5")


def seen_by(*who: str) -> pytest.MarkDecorator:
    """Run a test for each viewer, with whether they may know."""
    cases = [pytest.param(viewer, name in who, id=name) for name, viewer in EYES.items()]
    return pytest.mark.parametrize(("viewer", "knows"), cases)


all_eyes = pytest.mark.parametrize("viewer", EVERYONE, ids=list(EYES))


def refusal(table: DuelTable, seat: int) -> str:
    """What a seat is told if it chooses something invalid."""
    with pytest.raises(IllegalChoice) as refused:
        table.play("nonsense", seat=seat)
    return str(refused.value)


# What the whole table sees


@pytest.mark.rule("DUEL-178")
@all_eyes
def test_figures_steps_barriers_and_lives(viewer: Viewer) -> None:
    table = scene(figures=MIDDLE, barriers={"red": "1-2", "green": "4-5"}, lives=(3, 2))
    table.play("step:7", "look:no", "step:8", "look:no")
    found = table.seen(viewer)
    assert found["steps"] == 2
    assert found["active"] == "dracula"
    assert found["barriers"] == {"red": "1-2", "blue": None, "green": "4-5", "yellow": None}
    dracula, van_helsing = found["sides"]["dracula"], found["sides"]["van_helsing"]
    assert (dracula["figure"], van_helsing["figure"]) == ("8", "station")
    assert (dracula["lives"], van_helsing["lives"]) == (3, 2)
    assert table.said("stepped", to=viewer) == ["stepped:dracula:7", "stepped:dracula:8"]


@pytest.mark.rule("DUEL-178")
@all_eyes
def test_the_sizes_of_hands_action_hands_and_cards_set_aside(viewer: Viewer) -> None:
    table = scene(
        board=BOARD,
        discard="vampire3 2 hunter1",
        actions="dr_stille dr_schatten vh_staerke",
        aside="dr_tiefe vh_ausdauer vh_eingebung vh_scharfsinn",
    )
    sizes = ("hand_size", "action_hand_size", "set_aside_size")
    dracula, van_helsing = (table.side(name, viewer) for name in ("dracula", "van_helsing"))
    assert [dracula[size] for size in sizes] == [8, 2, 1]
    assert [van_helsing[size] for size in sizes] == [7, 1, 3]


@pytest.mark.rule("DUEL-178")
@all_eyes
def test_both_kinds_of_discard_piles_and_collected_targets(viewer: Viewer) -> None:
    table = scene(
        discard="2 vampire2 hunter3",
        targets=(2, 1),
        actions="dr_stille vh_staerke",
        aside="dr_tiefe dr_puls dr_atem dr_augen dr_fluegel dr_dunkel dr_schatten vh_ausdauer",
    )
    dracula, van_helsing = (table.side(name, viewer) for name in ("dracula", "van_helsing"))
    assert {card: n for card, n in dracula["discard"].items() if n} == {"vampire2": 2}
    assert {card: n for card, n in van_helsing["discard"].items() if n} == {"hunter3": 1}
    assert dracula["played"] == ["dr_rauschen", "dr_fluestern"]
    assert len(van_helsing["played"]) == 8
    assert (dracula["targets"], van_helsing["targets"]) == (2, 1)


@pytest.mark.rule("DUEL-178")
@all_eyes
def test_empty_and_turned_locations(viewer: Viewer) -> None:
    table = scene(board={"5": "empty", "7": "coffin"}, turned="7")
    assert [at for at in PLACES if table.place(at, viewer)["card"] is None] == ["5"]
    assert [at for at in PLACES if table.place(at, viewer)["turned"]] == ["7"]


@pytest.mark.rule("DUEL-178")
@all_eyes
@pytest.mark.parametrize("card", ["hunter3", "crucifix"])
def test_every_revealed_card(viewer: Viewer, card: str) -> None:
    table = scene(figures=MIDDLE, board={"7": card}, actions=ACTIONS).then("step:7", "look:yes")
    assert table.seen(viewer)["revealed"] == card
    assert f"revealed:dracula:7:{card}" in table.log(viewer)
    table.play("play:dr_schatten", "barrier:none")
    assert table.place("7", viewer)["card"] == card


@pytest.mark.rule("DUEL-178")
@all_eyes
@pytest.mark.parametrize("used", [True, False])
def test_the_action_card_played_and_whether_its_special_action_is_used(
    viewer: Viewer, used: bool
) -> None:
    table = about_to_play("dr_atem dr_stille", figures=MIDDLE)
    table.play("use:dr_atem" if used else "play:dr_atem")
    assert table.seen(viewer)["played"] == {"card": "dr_atem", "used": used}
    assert table.log(viewer)[-1] == ("used:dr_atem" if used else "played:dr_atem")
    assert table.side("dracula", viewer)["played"] == ["dr_atem"]


@pytest.mark.rule("DUEL-178")
@all_eyes
@pytest.mark.parametrize(
    ("effect", "name"),
    [("breath", "vampires_stronger"), ("whisper", "no_barrier"), ("ward", "no_special_action")],
)
def test_effects_still_to_come(viewer: Viewer, effect: str, name: str) -> None:
    table = scene(effects=effect)
    calm = {"vampires_stronger": False, "no_barrier": False, "no_special_action": False}
    assert table.seen(viewer)["effects"] == {**calm, name: True}


@pytest.mark.rule("DUEL-178")
@all_eyes
def test_that_somebody_did_not_look(viewer: Viewer) -> None:
    table = scene(figures=MIDDLE, board=BOARD, actions=ACTIONS).then("step:7", "look:no")
    assert table.log(viewer)[-1] == "passed_by:dracula:7"
    assert table.place("7", viewer)["may_be"] == list(KINDS)


@pytest.mark.rule("DUEL-178")
@all_eyes
def test_that_somebody_looked_and_that_the_card_was_his_own(viewer: Viewer) -> None:
    table = scene(figures=MIDDLE, board=BOARD, actions=ACTIONS).then("step:7", "look:yes")
    assert "took_up:dracula:7" in table.log(viewer)
    table.play("lay:coffin")
    assert set(table.place("7", viewer)["may_be"]) <= set(HIS)


# Set-up and hands


@pytest.mark.rule("DUEL-179")
@seen_by("dracula")
def test_the_cards_picked_at_set_up(viewer: Viewer, knows: bool) -> None:
    one, other = new_game(), new_game()
    one.play("pick:coffin", "pick:amulet", seat=DRACULA)
    other.play("pick:vampire1", "pick:vampire1", seat=DRACULA)
    assert can_tell(viewer, one, other) == knows


@pytest.mark.rule("DUEL-179")
@seen_by("dracula")
def test_the_cards_picked_stay_secret_after_the_deal(viewer: Viewer, knows: bool) -> None:
    one = dealt(dracula="vampire1 vampire1 vampire1 vampire2 vampire2 vampire2")
    other = dealt(dracula="coffin coffin coffin coffin coffin amulet")
    assert can_tell(viewer, one, other) == knows
    assert (len(one.said("chose", to=viewer)) == 1) == (viewer is not None)


@pytest.mark.rule("DUEL-179")
@seen_by("van_helsing")
def test_the_contents_of_a_hand(viewer: Viewer, knows: bool) -> None:
    one = scene(board=BOARD, actions=ACTIONS)
    other = scene(board={**BOARD, "10": "hunter1"}, actions=ACTIONS)
    assert can_tell(viewer, one, other) == knows
    assert (one.side("van_helsing", viewer)["hand"] is not None) == knows


@pytest.mark.rule("DUEL-179")
@seen_by("dracula")
def test_the_cards_of_an_action_hand_and_those_set_aside(viewer: Viewer, knows: bool) -> None:
    one = scene(board=BOARD, actions=ACTIONS)
    other = scene(board=BOARD, actions={**ACTIONS, "dracula": "dr_stille dr_puls dr_tiefe"})
    assert can_tell(viewer, one, other) == knows
    assert (one.side("dracula", viewer)["action_hand"] is not None) == knows
    assert (one.side("dracula", viewer)["set_aside"] is not None) == knows


# Face-down cards


@pytest.mark.rule("DUEL-179")
@seen_by()
def test_which_card_lies_where(viewer: Viewer, knows: bool) -> None:
    one = scene(board=BOARD, actions=ACTIONS)
    other = scene(board={**BOARD, "2": "vampire3", "9": "coffin"}, actions=ACTIONS)
    assert can_tell(viewer, one, other) == knows


@pytest.mark.rule("DUEL-179")
@seen_by()
def test_whose_a_face_down_card_is(viewer: Viewer, knows: bool) -> None:
    one = scene(board=BOARD, actions=ACTIONS)
    other = scene(board={**BOARD, "7": "hunter2", "8": "coffin"}, actions=ACTIONS)
    assert can_tell(viewer, one, other) == knows
    for table in (one, other):
        table.play("step:1", "look:no", "stop", "play:dr_stille", "barrier:none")
    assert can_tell(viewer, one, other) == knows
    assert one.place("7", viewer)["may_be"] == list(KINDS)


@pytest.mark.rule("DUEL-179")
@seen_by()
def test_the_card_passed_by(viewer: Viewer, knows: bool) -> None:
    one = scene(figures=MIDDLE, board=BOARD, actions=ACTIONS)
    other = scene(figures=MIDDLE, board={**BOARD, "7": "hunter2", "8": "coffin"}, actions=ACTIONS)
    for table in (one, other):
        table.play("step:7", "look:no")
    assert can_tell(viewer, one, other) == knows


@pytest.mark.rule("DUEL-179")
@seen_by("dracula")
def test_the_card_taken_up(viewer: Viewer, knows: bool) -> None:
    one = scene(figures=MIDDLE, board=BOARD, actions=ACTIONS)
    other = scene(figures=MIDDLE, board={**BOARD, "7": "vampire3", "9": "coffin"}, actions=ACTIONS)
    assert not can_tell(viewer, one, other)
    for table in (one, other):
        table.play("step:7", "look:yes")
    assert can_tell(viewer, one, other) == knows


@pytest.mark.rule("DUEL-179")
@seen_by("dracula")
@pytest.mark.parametrize("card", ["vampire1", "vampire3"])
def test_whether_the_card_laid_down_is_the_one_taken_up(
    viewer: Viewer, knows: bool, card: str
) -> None:
    bluff, exchange = (scene(figures=MIDDLE, board=BOARD, actions=ACTIONS) for _ in range(2))
    bluff.play("step:7", "look:yes", "lay:coffin")
    exchange.play("step:7", "look:yes", f"lay:{card}")
    assert can_tell(viewer, bluff, exchange) == knows
    if not knows:
        assert bluff.log(viewer)[-2:] == ["took_up:dracula:7", "laid:dracula:7"]
        assert exchange.place("7", viewer)["may_be"] == HIS
    for table in (bluff, exchange):
        table.play("step:8", "look:no", "stop", "play:dr_stille", "barrier:red:1-2")
    assert can_tell(viewer, bluff, exchange) == knows
    for table in (bluff, exchange):
        table.play("step:10", "look:no", "stop", "play:vh_staerke", "barrier:none")
    assert can_tell(viewer, bluff, exchange) == knows


@pytest.mark.rule("DUEL-179")
@seen_by("van_helsing")
def test_a_bluff_of_van_helsing_looks_like_an_exchange_too(viewer: Viewer, knows: bool) -> None:
    bluff, exchange = (
        scene(turn="van_helsing", figures=MIDDLE, board=BOARD, actions=ACTIONS, seen=["8"])
        for _ in range(2)
    )
    assert bluff.place("8", viewer)["card"] == "hunter2"
    bluff.play("step:8", "look:yes", "lay:hunter2")
    exchange.play("step:8", "look:yes", "lay:victim")
    assert can_tell(viewer, bluff, exchange) == knows
    assert bluff.place("8", viewer)["card"] == ("hunter2" if knows else "?")


@pytest.mark.rule("DUEL-179")
@seen_by("dracula")
def test_a_bluff_from_afar_looks_like_an_exchange_too(viewer: Viewer, knows: bool) -> None:
    bluff, exchange = (
        scene(at="action", figures=MIDDLE, board=BOARD, actions=ACTIONS) for _ in range(2)
    )
    bluff.play("use:dr_tiefe", "reach:9", "lay:vampire3")
    exchange.play("use:dr_tiefe", "reach:9", "lay:coffin")
    assert can_tell(viewer, bluff, exchange) == knows
    assert bluff.place("9", viewer)["may_be"] == (["vampire3"] if knows else HIS)


@pytest.mark.rule("DUEL-179")
@seen_by("dracula")
@pytest.mark.parametrize(
    ("found", "before"),
    [
        ("victim", ("look:yes", "play:dr_stille")),
        ("hunter3", ("look:yes", "play:dr_stille")),
        ("empty", ()),
    ],
)
def test_a_card_laid_down_elsewhere_is_known_to_its_owner_alone(
    viewer: Viewer, knows: bool, found: str, before: tuple[str, ...]
) -> None:
    board = {**BOARD, "7": found}
    tables = [scene(figures=MIDDLE, board=board, actions=ACTIONS) for _ in range(2)]
    for table, card in zip(tables, ("coffin", "vampire3"), strict=True):
        table.play("step:7", *before, f"lay:{card}")
    one, other = tables
    assert can_tell(viewer, one, other) == knows
    assert one.place("7", viewer)["card"] == ("coffin" if knows else "?")


@pytest.mark.rule("DUEL-179")
@seen_by("van_helsing")
def test_whoever_laid_a_card_remembers_it(viewer: Viewer, knows: bool) -> None:
    table = scene(board=BOARD, laid=["8"], actions=ACTIONS)
    assert table.place("8", viewer)["card"] == ("hunter2" if knows else "?")
    assert table.place("8", viewer)["may_be"] == (["hunter2"] if knows else THEIRS)
    table.play("step:1", "look:no", "stop", "play:dr_stille", "barrier:none")
    assert table.place("8", viewer)["card"] == ("hunter2" if knows else "?")


# A revealed card that is turned face down again


def dracula_lost_to(card: str) -> DuelTable:
    """Dracula has revealed a card on house 8 that stays there; Van Helsing is to move."""
    return scene(
        figures=("7", "station"),
        board={**BOARD, "8": card, "station": "hunter2", "5": "hunter1", "3": "hunter1"},
        actions=ACTIONS,
    ).then("step:8", "look:yes", "play:dr_schatten", "barrier:none")


@pytest.mark.rule("DUEL-179")
@all_eyes
@pytest.mark.parametrize("card", ["hunter3", "hunter1", "crucifix"])
def test_a_revealed_card_is_known_until_its_owner_handles_it(viewer: Viewer, card: str) -> None:
    table = dracula_lost_to(card)
    assert table.place("8", viewer)["card"] == card
    table.play("step:8", "show:no", "look:no")
    assert table.place("8", viewer)["card"] == card
    table.play("step:station", "look:no", "step:8", "show:no", "look:yes")
    assert table.place("8", viewer)["card"] is None
    table.play(f"lay:{card}")
    owner = viewer == VAN_HELSING
    assert table.place("8", viewer)["card"] == (card if owner else "?")
    assert table.place("8", viewer)["may_be"] == ([card] if owner else THEIRS)


@pytest.mark.rule("DUEL-179")
@all_eyes
def test_a_revealed_vampire_is_known_until_dracula_reaches_for_it(viewer: Viewer) -> None:
    table = scene(
        at="action", figures=MIDDLE, board=BOARD, seen=["9", "10"], laid=["9"], actions=ACTIONS
    )
    assert table.place("9", viewer)["card"] == "vampire3"
    table.play("use:dr_tiefe", "reach:9", "lay:vampire3")
    assert table.place("9", viewer)["card"] == ("vampire3" if viewer == DRACULA else "?")
    assert table.place("10", viewer)["card"] == "victim"


@pytest.mark.rule("DUEL-179")
@all_eyes
def test_reaching_for_a_known_enemy_card_makes_nobody_forget_it(viewer: Viewer) -> None:
    table = scene(at="action", figures=MIDDLE, board=BOARD, seen=["10"], actions=ACTIONS)
    table.play("use:dr_tiefe", "reach:10")
    assert table.place("10", viewer)["card"] == "victim"


@pytest.mark.rule("DUEL-179")
@seen_by()
def test_an_enemy_card_reached_for_stays_unseen(viewer: Viewer, knows: bool) -> None:
    one = scene(at="action", figures=MIDDLE, board=BOARD, actions=ACTIONS)
    swapped = {**BOARD, "10": "hunter2", "8": "victim"}
    other = scene(at="action", figures=MIDDLE, board=swapped, actions=ACTIONS)
    for table in (one, other):
        table.play("use:dr_tiefe", "reach:10")
    assert can_tell(viewer, one, other) == knows
    assert one.place("10", viewer)["may_be"] == THEIRS


# Showing hands and Perception


@pytest.mark.rule("DUEL-179")
@seen_by("dracula", "van_helsing")
def test_a_showing_is_for_the_two_alone(viewer: Viewer, knows: bool) -> None:
    one = scene(figures=CLOSE, board=BOARD, actions=ACTIONS)
    # in this world Van Helsing holds one hunter fewer and one victim more
    other = scene(figures=CLOSE, board={**BOARD, "10": "hunter1"}, actions=ACTIONS)
    for table in (one, other):
        table.play("step:5", "show:no", "look:no", "step:2", "look:no", "step:5")
    assert can_tell(viewer, one, other) == (viewer == VAN_HELSING)
    for table in (one, other):
        table.play("show:yes")
    assert can_tell(viewer, one, other) == knows
    assert (one.side("van_helsing", viewer)["hand"] is not None) == knows
    assert (one.side("dracula", viewer)["hand"] is not None) == knows
    assert len(one.said("hand", to=viewer)) == (2 if knows else 0)
    assert "hands_shown:dracula" in one.log(viewer)


@pytest.mark.rule("DUEL-179")
def test_what_was_shown_is_remembered_but_not_what_changed_since() -> None:
    tables = [
        scene(turn="van_helsing", figures=CLOSE, board=BOARD, actions=ACTIONS) for _ in range(2)
    ]
    for table, card in zip(tables, ("hunter1", "victim"), strict=True):
        table.play("step:4", "show:yes", "look:yes", f"lay:{card}")
        assert len(table.said("hand", to=DRACULA)) == 2
        assert table.side("van_helsing", DRACULA)["hand"] is None
        assert table.side("dracula", VAN_HELSING)["hand"] is not None
    assert not can_tell(DRACULA, *tables)
    assert not can_tell(None, *tables)


@pytest.mark.rule("DUEL-179")
def test_a_hand_once_shown_does_not_show_the_card_taken_up_since() -> None:
    boards = (BOARD, {**BOARD, "8": "victim", "10": "hunter2"})
    tables = [
        scene(turn="van_helsing", figures=CLOSE, board=board, actions=ACTIONS, saw="dracula")
        for board in boards
    ]
    for table in tables:
        assert table.side("van_helsing", DRACULA)["hand"] is not None
        table.play("step:8", "look:yes")
        assert table.asked == (VAN_HELSING, "lay")
        assert table.side("van_helsing", DRACULA)["hand"] is None
    assert can_tell(VAN_HELSING, *tables)
    assert not can_tell(DRACULA, *tables)
    assert not can_tell(None, *tables)


def perception(at: str, *cards: str) -> list[DuelTable]:
    """Van Helsing may look at Dracula's hand, in worlds with different cards on a place."""
    return [
        about_to_play(
            "vh_scharfsinn vh_staerke",
            figures=("harbour", "8"),
            board={**BOARD, at: card},
            actions=ACTIONS["dracula"],
        )
        for card in cards
    ]


@pytest.mark.rule("DUEL-179")
@seen_by("van_helsing")
def test_scharfsinn_is_for_van_helsing_alone(viewer: Viewer, knows: bool) -> None:
    one, other = perception("2", "coffin", "vampire1")
    assert can_tell(viewer, one, other) == (viewer == DRACULA)
    for table in (one, other):
        table.play("use:vh_scharfsinn")
    assert can_tell(viewer, one, other) == (knows or viewer == DRACULA)
    assert one.said("hand_studied", to=viewer) == ["hand_studied:van_helsing"]
    assert len(one.said("hand", to=viewer)) == (1 if knows else 0)
    assert (one.side("dracula", viewer)["hand"] is None) == (viewer is None)


@pytest.mark.rule("DUEL-179")
@seen_by("van_helsing")
def test_scharfsinn_shows_nobody_van_helsings_hand(viewer: Viewer, knows: bool) -> None:
    one, other = perception("10", "victim", "hunter1")
    for table in (one, other):
        table.play("use:vh_scharfsinn")
    assert can_tell(viewer, one, other) == knows
    assert (one.side("van_helsing", viewer)["hand"] is not None) == knows


# Feint and Composure


def feint(drawn: str, have: int = 4) -> DuelTable:
    """Van Helsing draws this card from Dracula's hand."""
    return about_to_play(
        "vh_taeuschung vh_staerke",
        figures=("harbour", "8"),
        board={**BOARD, "6": "vampire1"},
        actions=ACTIONS["dracula"],
        lives=(4, have),
        feint=drawn,
    ).then("use:vh_taeuschung")


@pytest.mark.rule("DUEL-180")
@seen_by("dracula", "van_helsing")
@pytest.mark.parametrize(("one", "other"), [("amulet", "vampire2"), ("vampire2", "vampire3")])
def test_the_card_drawn_with_a_feint_is_shown_to_the_two(
    viewer: Viewer, knows: bool, one: str, other: str
) -> None:
    assert can_tell(viewer, feint(one), feint(other)) == knows
    heard = feint(one).said("feint", "life_lost", to=viewer)
    shown = [f"feint:dracula:{one}"] if knows else []
    assert heard == [*shown, "life_lost:van_helsing:feint:3"]


@pytest.mark.rule("DUEL-180")
@all_eyes
def test_a_coffin_kept_is_seen_by_all(viewer: Viewer) -> None:
    table = feint("coffin")
    assert table.side("van_helsing", viewer)["targets"] == 1
    assert "captured:van_helsing:1" in table.log(viewer)
    assert table.side("dracula", viewer)["hand_size"] == 8


@pytest.mark.rule("DUEL-180")
@seen_by("dracula", "van_helsing")
def test_it_is_shown_before_it_takes_effect(viewer: Viewer, knows: bool) -> None:
    table = feint("amulet", have=1)
    assert table.asked == (VAN_HELSING, "save")
    assert table.lives == (4, 1)
    assert ("feint:dracula:amulet" in table.log(viewer)) == knows
    assert can_tell(viewer, table, feint("vampire3", have=1)) == knows


@pytest.mark.rule("DUEL-180")
def test_a_coffin_is_shown_before_it_is_kept() -> None:
    for seat in (DRACULA, VAN_HELSING):
        heard = feint("coffin").said("feint", "captured", to=seat)
        assert heard == ["feint:dracula:coffin", "captured:van_helsing:1"]


def composure(card: str) -> DuelTable:
    """Van Helsing fetches this action card: Endurance was played, two others are set aside."""
    return about_to_play(
        "vh_gelassenheit vh_staerke",
        figures=("harbour", "8"),
        board=BOARD,
        actions=ACTIONS["dracula"],
        aside="vh_eingebung vh_scharfsinn vh_widerstand",
    ).then("use:vh_gelassenheit", f"fetch:{card}")


@pytest.mark.rule("DUEL-180")
@all_eyes
def test_a_card_fetched_from_the_discard_pile_is_known_by_name(viewer: Viewer) -> None:
    one, other = composure("vh_ausdauer"), composure("vh_verstaerkung")
    assert can_tell(viewer, one, other)
    assert "fetched:vh_ausdauer" in one.log(viewer)
    van_helsing = one.side("van_helsing", viewer)
    assert van_helsing["action_hand_open"] == ["vh_ausdauer"]
    assert "vh_ausdauer" not in van_helsing["played"]


@pytest.mark.rule("DUEL-180")
@seen_by("van_helsing")
def test_of_a_card_that_was_set_aside_only_that_is_known(viewer: Viewer, knows: bool) -> None:
    one, other = composure("vh_eingebung"), composure("vh_scharfsinn")
    assert can_tell(viewer, one, other) == knows
    assert one.said("fetched", "fetched_aside", to=viewer) == ["fetched_aside:van_helsing"]
    assert ("fetched_face:vh_eingebung" in one.log(viewer)) == knows
    van_helsing = one.side("van_helsing", viewer)
    assert van_helsing["action_hand_open"] == []
    assert (van_helsing["action_hand_size"], van_helsing["set_aside_size"]) == (2, 2)


@pytest.mark.rule("DUEL-180")
def test_dracula_learns_the_origin_of_a_fetched_card() -> None:
    assert can_tell(DRACULA, composure("vh_ausdauer"), composure("vh_eingebung"))


# Decisions and errors


@pytest.mark.rule("DUEL-179")
@pytest.mark.parametrize(
    ("codes", "prompt"),
    [
        (("step:7", "look:yes"), "lay"),
        (("step:7", "look:no", "stop"), "play"),
        (("step:7", "look:no"), "move"),
    ],
)
def test_a_choice_is_told_to_nobody_but_whose_it_is(codes: tuple[str, ...], prompt: str) -> None:
    one = scene(figures=MIDDLE, board=BOARD, actions=ACTIONS)
    other = scene(
        figures=MIDDLE,
        board={**BOARD, "2": "vampire3", "6": "vampire2", "harbour": "coffin", "9": "coffin"},
        actions={**ACTIONS, "dracula": "dr_puls dr_fluegel dr_atem"},
    )
    for table in (one, other):
        table.play(*codes)
        assert table.asked == (DRACULA, prompt)
        assert table.offered(VAN_HELSING) == []
        assert table.barred(VAN_HELSING) == {}
    assert can_tell(DRACULA, one, other)
    assert not can_tell(VAN_HELSING, one, other)
    assert not can_tell(None, one, other)
    assert refusal(one, VAN_HELSING) == refusal(other, VAN_HELSING)
    assert "lay:" not in refusal(one, VAN_HELSING)


@pytest.mark.rule("DUEL-179")
def test_an_error_names_a_players_own_choices_only() -> None:
    table = scene(figures=MIDDLE, board=BOARD, actions=ACTIONS).then("step:7", "look:yes")
    assert refusal(table, DRACULA).endswith(", ".join(table.codes))
    assert refusal(table, VAN_HELSING) == "'nonsense' is not offered: it is not seat 2's choice now"


@pytest.mark.rule("DUEL-179")
@seen_by("dracula")
def test_the_last_question_does_not_betray_a_target(viewer: Viewer, knows: bool) -> None:
    with_coffin = {**BOARD, "2": "coffin", "7": "coffin"}
    without = {**BOARD, "1": "coffin", "2": "coffin", "7": "coffin", "9": "coffin", "6": "coffin"}
    tables = [
        scene(figures=MIDDLE, board=board, lives=(1, 4), actions=ACTIONS)
        for board in (with_coffin, without)
    ]
    for table in tables:
        table.play("step:5", "look:yes", "play:dr_stille")
        assert table.asked == (DRACULA, "save")
    one, other = tables
    assert (one.codes, other.codes) == (["give", "lose"], ["lose"])
    assert can_tell(viewer, one, other) == knows
    assert refusal(one, VAN_HELSING) == refusal(other, VAN_HELSING)
    assert one.anytime(VAN_HELSING) == []


@pytest.mark.rule("DUEL-179")
@seen_by("dracula")
def test_a_target_that_could_be_given_up_is_secret(viewer: Viewer, knows: bool) -> None:
    with_coffin = {**BOARD, "2": "coffin", "7": "coffin"}
    without = {**BOARD, "1": "coffin", "2": "coffin", "7": "coffin", "9": "coffin", "6": "coffin"}
    one, other = (
        scene(board=board, lives=(2, 4), actions=ACTIONS) for board in (with_coffin, without)
    )
    assert (one.anytime(DRACULA), other.anytime(DRACULA)) == (["give"], [])
    assert can_tell(viewer, one, other) == knows
    for table in (one, other):
        with pytest.raises(IllegalChoice) as refused:
            table.play("give", seat=VAN_HELSING)
        assert str(refused.value) == "'give' is not offered: it is not seat 2's choice now"


# After the end


@pytest.mark.rule("DUEL-179")
@all_eyes
def test_after_the_end_everything_is_open(viewer: Viewer) -> None:
    table = scene(
        figures=MIDDLE,
        board={**BOARD, "7": "empty"},
        lives=(1, 4),
        actions="dr_stille dr_schatten vh_staerke vh_ausdauer",
    ).then("step:5", "look:yes", "play:dr_stille")
    hidden = [at for at in PLACES if table.place(at, viewer)["card"] == "?"]
    assert len(hidden) == 10
    assert table.said("uncovered", to=viewer) == []
    table.play("lose")
    assert table.over
    for at in PLACES:
        assert table.place(at, viewer)["card"] == table.on(at)
        card = table.on(at)
        assert table.place(at, viewer)["may_be"] == ([] if card is None else [card])
    dracula, van_helsing = (table.side(name, viewer) for name in ("dracula", "van_helsing"))
    assert {card: n for card, n in dracula["hand"].items() if n} == {
        "vampire1": 2,
        "vampire2": 2,
        "vampire3": 2,
        "coffin": 4,
    }
    assert sum(van_helsing["hand"].values()) == 9
    assert dracula["action_hand"] == ["dr_schatten"]
    assert van_helsing["action_hand"] == ["vh_staerke", "vh_ausdauer"]
    assert len(van_helsing["set_aside"]) == 8
    (told,) = table.said("uncovered", to=viewer)
    assert "9=vampire3" in told
    assert "7=" not in told


@pytest.mark.rule("DUEL-179")
@all_eyes
def test_in_the_next_game_of_a_match_everything_is_hidden_again(viewer: Viewer) -> None:
    table = scene(
        options={"match": "three"}, figures=MIDDLE, board=BOARD, lives=(1, 4), actions=ACTIONS
    ).then("step:5", "look:yes", "play:dr_stille", "lose")
    assert table.seen(viewer)["phase"] == "setup"
    assert len(table.said("uncovered", to=viewer)) == 1
    for seat, cards in (
        (DRACULA, "vampire1 vampire2 vampire3 amulet coffin coffin"),
        (VAN_HELSING, "hunter1 hunter2 hunter3 crucifix victim victim"),
    ):
        table.play(*[f"pick:{card}" for card in cards.split()], seat=seat)
    assert {table.place(at, viewer)["card"] for at in PLACES} == {"?"}
    for name, seat in (("dracula", DRACULA), ("van_helsing", VAN_HELSING)):
        assert (table.side(name, viewer)["hand"] is not None) == (viewer == seat)
        assert (table.side(name, viewer)["action_hand"] is not None) == (viewer == seat)
