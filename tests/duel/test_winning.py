"""Winning: the two proofs, a look that stays valid, who comes first (DUEL-112 to 119, 173)."""

import pytest

from whitby.games.duel.board import PLACES

from .at_the_table import DRACULA, VAN_HELSING, DuelTable, about_to_play, dealt, random_play, scene

CLOSE = ("4", "5")
APART = ("4", "station")


def goes_on(table: DuelTable) -> bool:
    """Whether nobody has won yet."""
    return not table.over and table.said("won") == []


# The first proof


@pytest.mark.rule("DUEL-112", "DUEL-113")
def test_the_fifth_target_found_ends_the_game_at_once() -> None:
    table = about_to_play(
        "dr_stille dr_schatten", revealed=True, figures=APART, board={"4": "victim"}, targets=(4, 0)
    )
    assert goes_on(table)
    table.play("play:dr_stille")
    assert table.over
    assert table.said("captured", "laid", "won") == ["captured:dracula:5", "won:dracula:targets"]
    assert table.ending == ("dracula", "targets")
    assert table.scores == (1, -1)


@pytest.mark.rule("DUEL-113", "DUEL-119")
def test_the_fifth_target_may_be_given_up() -> None:
    table = scene(targets=(0, 4), hands="coffin vampire1 vampire2 vampire3", lives=(2, 4))
    table.play("give", seat=DRACULA)
    assert table.ending == ("van_helsing", "targets")


@pytest.mark.rule("DUEL-113")
def test_fighters_and_symbols_are_no_targets() -> None:
    table = about_to_play(
        "dr_stille dr_schatten",
        revealed=True,
        figures=APART,
        board={"4": "hunter1"},
        targets=(4, 0),
    ).then("play:dr_stille", "lay:vampire1", "barrier:none")
    assert goes_on(table)
    assert table.side("dracula")["targets"] == 4


# The second proof


@pytest.mark.rule("DUEL-112", "DUEL-114", "DUEL-173")
def test_dracula_meets_van_helsing_sees_the_two_missing_victims_and_wins() -> None:
    table = scene(figures=CLOSE, targets=(3, 0), hands="2 victim 2 hunter1 hunter2 hunter3")
    table.play("step:5")
    assert goes_on(table)
    table.play("show:yes")
    assert table.ending == ("dracula", "hand")
    assert table.side("dracula")["targets"] == 3
    assert table.scores == (1, -1)


@pytest.mark.rule("DUEL-114")
@pytest.mark.parametrize("collected", [0, 1, 2, 3, 4])
def test_all_that_is_missing_must_be_in_the_hand(collected: int) -> None:
    missing = 5 - collected
    table = scene(
        turn="van_helsing",
        figures=CLOSE,
        targets=(0, collected),
        hands=f"{missing} coffin 2 vampire1 2 vampire2",
    ).then("step:4", "show:yes")
    assert table.ending == ("van_helsing", "hand")


@pytest.mark.rule("DUEL-114", "DUEL-115", "DUEL-119")
def test_van_helsing_may_prove_it_with_scharfsinn() -> None:
    for play, wins in (("use:vh_scharfsinn", True), ("play:vh_scharfsinn", False)):
        table = about_to_play(
            "vh_scharfsinn vh_staerke",
            figures=("1", "8"),
            targets=(0, 3),
            hands="2 coffin 2 vampire1 vampire2 vampire3",
        ).then(play)
        assert table.over == wins
        if wins:
            assert table.ending == ("van_helsing", "hand")


@pytest.mark.rule("DUEL-115", "DUEL-119")
def test_without_a_look_there_is_no_second_proof() -> None:
    table = scene(
        figures=CLOSE,
        targets=(3, 0),
        hands="2 victim 2 hunter1 hunter2 hunter3",
        actions="dr_stille dr_schatten",
    )
    assert goes_on(table)
    table.play("step:5", "show:no", "look:no", "stop", "play:dr_stille", "barrier:none")
    assert goes_on(table)
    assert table.asked == (VAN_HELSING, "move")


@pytest.mark.rule("DUEL-115")
def test_one_card_of_a_hand_is_no_look_at_the_whole() -> None:
    for drawn, collected in (("vampire1", 3), ("coffin", 4)):
        table = about_to_play(
            "vh_taeuschung vh_staerke",
            figures=("1", "8"),
            targets=(0, 3),
            hands="2 coffin 2 vampire1 vampire2 vampire3",
            feint=drawn,
        ).then("use:vh_taeuschung")
        assert goes_on(table)
        assert table.side("van_helsing")["targets"] == collected


@pytest.mark.rule("DUEL-116")
@pytest.mark.parametrize("collected", [0, 1, 2, 3, 4])
def test_a_single_target_on_the_board_defeats_the_proof(collected: int) -> None:
    table = scene(
        figures=CLOSE,
        targets=(collected, 0),
        board={"9": "victim"},
        hands=f"{4 - collected} victim 2 hunter1 2 hunter2",
    )
    assert table.hand("van_helsing").get("victim", 0) + collected == 4
    table.play("step:5", "show:yes")
    assert goes_on(table)
    assert table.asked == (DRACULA, "look")


@pytest.mark.rule("DUEL-116")
def test_a_target_on_the_board_defeats_scharfsinn_too() -> None:
    table = about_to_play(
        "vh_scharfsinn vh_staerke",
        figures=("1", "8"),
        targets=(0, 3),
        board={"9": "coffin"},
        hands="coffin 2 vampire1 vampire2 vampire3",
    ).then("use:vh_scharfsinn")
    assert goes_on(table)


@pytest.mark.rule("DUEL-117")
def test_all_targets_may_stay_off_the_board_for_the_whole_game() -> None:
    table = dealt(van_helsing="hunter1 hunter1 hunter2 hunter2 hunter3 crucifix")
    assert table.hand("van_helsing")["victim"] == 5
    walk_about(table, turns=30)
    assert goes_on(table)
    assert table.hand("van_helsing")["victim"] == 5


def walk_about(table: DuelTable, turns: int) -> None:
    """Let both walk and meet without looking at anything, until this turn begins."""
    answers = {"meet": "show:no", "look": "look:no", "barrier": "barrier:none"}
    while table.seen()["turn"] < turns:
        prompt = table.asked[1]
        if prompt == "move" and "stop" in table.codes:
            table.play("stop")
        elif prompt in ("move", "play"):
            table.play(table.codes[-1 if prompt == "move" else 0])
        else:
            table.play(answers[prompt])


@pytest.mark.rule("DUEL-117")
def test_at_the_risk_of_losing_at_the_first_showing() -> None:
    table = scene(figures=CLOSE, hands="5 victim 2 hunter1 hunter2 hunter3", board={"9": "coffin"})
    table.play("step:5", "show:yes")
    assert table.ending == ("dracula", "hand")
    assert table.side("dracula")["targets"] == 0


# Both at a meeting


@pytest.mark.rule("DUEL-118")
@pytest.mark.parametrize(("turn", "step"), [("dracula", "step:5"), ("van_helsing", "step:4")])
def test_if_both_have_their_proof_the_side_on_turn_wins(turn: str, step: str) -> None:
    table = scene(
        turn=turn,
        figures=CLOSE,
        targets=(3, 2),
        hands={
            "dracula": "3 coffin 2 vampire1 2 vampire2",
            "van_helsing": "2 victim 2 hunter1 2 hunter2",
        },
    ).then(step, "show:yes")
    assert table.ending == (turn, "hand")
    assert len(table.said("won")) == 1


@pytest.mark.rule("DUEL-119")
@pytest.mark.parametrize(("turn", "step"), [("dracula", "step:5"), ("van_helsing", "step:4")])
def test_if_only_the_other_has_it_the_other_wins(turn: str, step: str) -> None:
    hands = {"dracula": "3 coffin 2 vampire1 2 vampire2"}
    targets = {"van_helsing": 2}
    winner = "van_helsing"
    board = {"9": "victim"}
    if turn == "van_helsing":
        hands = {"van_helsing": "2 victim 2 hunter1 2 hunter2"}
        targets = {"dracula": 3}
        winner = "dracula"
        board = {"9": "coffin"}
    table = scene(turn=turn, figures=CLOSE, targets=targets, hands=hands, board=board)
    table.play(step, "show:yes")
    assert table.ending == (winner, "hand")


# A look stays valid


def dracula_looked(*play: str, saw: str = "dracula") -> DuelTable:
    """Van Helsing plays this turn after Dracula saw his hand; then Dracula takes the victim on 5.

    It is the last on the board: two more are in Van Helsing's hand, two in front of Dracula.
    """
    table = scene(
        turn="van_helsing",
        figures=APART,
        saw=saw,
        targets=(2, 0),
        hands="2 victim 2 hunter1 2 hunter2",
        discard="hunter1",
        board={"5": "victim", "8": "empty", "10": "hunter3", "9": "vampire3", "7": "coffin"},
        lives=(4, 3),
        actions="dr_stille vh_staerke vh_ausdauer vh_verstaerkung vh_scharfsinn",
    ).then(*play, "barrier:none")
    assert goes_on(table)
    table.play("step:5", "look:yes", "play:dr_stille")
    assert table.side("dracula")["targets"] > 2
    return table


WALK = ("step:10", "look:no")
KEPT = {
    "he walks": (*WALK, "stop", "play:vh_staerke"),
    "he loses a fight": (*WALK, "step:9", "look:yes", "play:vh_ausdauer"),
    "he gives up a target": ("give", *WALK, "stop", "play:vh_staerke"),
    "he fetches a hunter": (*WALK, "stop", "use:vh_verstaerkung", "recruit:hunter1"),
    "he looks at Dracula's hand": (*WALK, "stop", "use:vh_scharfsinn"),
}
SPOILT = {
    "he exchanges": ("step:10", "look:yes", "lay:hunter1", "stop", "play:vh_staerke"),
    "he bluffs": ("step:10", "look:yes", "lay:hunter3", "stop", "play:vh_staerke"),
    "he wins a fight": (*WALK, "step:9", "look:yes", "play:vh_staerke", "lay:hunter1"),
    "he takes a coffin": (*WALK, "step:7", "look:yes", "play:vh_staerke", "lay:hunter1"),
    "he fills a location": ("step:8", "lay:hunter1", "stop", "play:vh_staerke"),
}


@pytest.mark.rule("DUEL-119")
@pytest.mark.parametrize("play", KEPT.values(), ids=list(KEPT))
def test_a_look_stays_good_while_the_hand_lies_untouched(play: tuple[str, ...]) -> None:
    table = dracula_looked(*play)
    assert table.ending == ("dracula", "hand")
    assert table.on("5") is None


@pytest.mark.rule("DUEL-119")
@pytest.mark.parametrize("play", SPOILT.values(), ids=list(SPOILT))
def test_taking_up_or_laying_down_a_card_spoils_it(play: tuple[str, ...]) -> None:
    table = dracula_looked(*play)
    assert goes_on(table)
    assert table.asked == (DRACULA, "lay")


@pytest.mark.rule("DUEL-119")
@pytest.mark.parametrize("saw", ["", "van_helsing"])
def test_without_a_look_of_his_own_the_last_target_on_the_board_proves_nothing(saw: str) -> None:
    table = dracula_looked(*WALK, "stop", "play:vh_staerke", saw=saw)
    assert goes_on(table)


@pytest.mark.rule("DUEL-119")
def test_a_meeting_and_the_last_target_in_one_move_win() -> None:
    table = scene(
        figures=CLOSE,
        targets=(2, 0),
        hands="2 victim 2 hunter1 2 hunter2",
        board={"5": "coffin", "8": "victim"},
        actions="dr_stille",
    ).then("step:5", "show:yes")
    assert goes_on(table)
    # his own cards do not matter for what he has seen
    table.play("look:yes", "lay:vampire1", "step:8", "look:yes")
    assert goes_on(table)
    table.play("play:dr_stille")
    assert table.ending == ("dracula", "hand")


def van_helsing_looked(*play: str, actions: str = "dr_tiefe dr_puls dr_stille") -> DuelTable:
    """Dracula plays this turn after Van Helsing saw his hand; then he takes the coffin on 8.

    It is the last on the board: two more are in Dracula's hand, two in front of Van Helsing.
    """
    table = scene(
        figures=APART,
        saw="van_helsing",
        targets=(0, 2),
        hands="2 coffin 2 vampire2 2 vampire3",
        discard="2 vampire1",
        board={"8": "coffin", "3": "vampire1", "10": "victim"},
        lives=(2, 4),
        actions={"dracula": actions, "van_helsing": "vh_staerke"},
    ).then("step:1", "look:no", "stop", *play, "barrier:none")
    assert goes_on(table)
    table.play("step:8", "look:yes", "play:vh_staerke")
    return table


@pytest.mark.rule("DUEL-119")
@pytest.mark.parametrize(
    "play",
    [
        ("play:dr_stille",),
        ("use:dr_puls", "recruit:vampire1"),
        ("use:dr_tiefe", "reach:10"),
        ("give", "play:dr_stille"),
    ],
    ids=["nothing", "fetching a vampire", "reaching for an enemy card", "giving up a coffin"],
)
def test_van_helsings_look_stays_good_as_well(play: tuple[str, ...]) -> None:
    assert van_helsing_looked(*play).ending == ("van_helsing", "hand")


@pytest.mark.rule("DUEL-119")
@pytest.mark.parametrize("card", ["vampire1", "vampire2"])
def test_an_exchange_from_afar_spoils_it(card: str) -> None:
    table = van_helsing_looked("use:dr_tiefe", "reach:3", f"lay:{card}")
    assert goes_on(table)
    assert table.asked == (VAN_HELSING, "lay")


@pytest.mark.rule("DUEL-119")
def test_a_coffin_lost_to_a_feint_does_not_spoil_it() -> None:
    table = about_to_play(
        "vh_taeuschung vh_staerke",
        actions="dr_stille dr_schatten",
        figures=("4", "station"),
        saw="van_helsing",
        targets=(0, 1),
        hands="3 coffin 2 vampire2 2 vampire3",
        board={"8": "coffin"},
        feint="coffin",
    ).then("use:vh_taeuschung", "barrier:none")
    table.play("step:1", "look:no", "stop", "play:dr_stille", "barrier:none")
    assert goes_on(table)
    table.play("step:8", "look:yes", "play:vh_staerke")
    assert table.ending == ("van_helsing", "hand")
    assert table.side("van_helsing")["targets"] == 3


@pytest.mark.rule("DUEL-115", "DUEL-119")
def test_a_look_out_of_date_proves_nothing_until_there_is_a_new_one() -> None:
    table = scene(
        turn="van_helsing",
        figures=("4", "8"),
        saw="dracula",
        targets=(3, 0),
        hands="victim 2 hunter1 2 hunter2",
        board={"5": "victim"},
        actions="dr_stille vh_staerke",
    ).then("step:5", "look:yes", "lay:hunter1", "stop", "play:vh_staerke", "barrier:none")
    assert table.hand("van_helsing")["victim"] == 2
    assert goes_on(table)
    table.play("step:5")
    assert goes_on(table)
    table.play("show:yes")
    assert table.ending == ("dracula", "hand")


@pytest.mark.rule("DUEL-119")
@pytest.mark.parametrize("limit", [50, 100, 200])
def test_after_so_many_turns_the_game_is_a_technical_draw(limit: int) -> None:
    table = scene(
        options={"turn_limit": str(limit)},
        number=limit - 1,
        figures=APART,
        actions="dr_stille vh_staerke",
    ).then("step:5", "look:no", "stop", "play:dr_stille", "barrier:none")
    assert goes_on(table)
    assert table.seen()["turn"] == limit
    table.play("step:10", "look:no", "stop", "play:vh_staerke", "barrier:none")
    assert table.ending == ("nobody", "limit")
    assert table.scores == (0, 0)


@pytest.mark.rule("DUEL-112", "DUEL-113", "DUEL-116")
def test_nobody_ever_wins_by_proof_with_a_target_left_on_the_board() -> None:
    reasons = set()
    for seed in range(60):
        *_, table = random_play(dealt(seed=seed), seed)
        winner, reason = table.ending
        reasons.add(reason)
        if reason in ("targets", "hand"):
            target = "victim" if winner == "dracula" else "coffin"
            assert target not in [table.on(at) for at in PLACES]
    assert {"targets", "hand"} <= reasons
