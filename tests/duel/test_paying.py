"""Playing the action card and paying with lives (DUEL-084 to DUEL-098, DUEL-175 to DUEL-177)."""

import pytest

from .at_the_table import (
    DRACULA,
    EVERYONE,
    VAN_HELSING,
    DuelTable,
    about_to_play,
    can_tell,
    kinds,
    laid_out,
    scene,
)

AWAY = ("4", "9")


def after(table: DuelTable, start: str) -> list[str]:
    """What everyone saw from an event on."""
    log = table.log()
    return log[log.index(start) :]


COFFINS = {
    0: "3 vampire1 3 vampire2 3 vampire3",
    1: "3 vampire1 3 vampire2 2 vampire3 coffin",
    2: "3 vampire1 3 vampire2 vampire3 2 coffin",
    3: "3 vampire1 3 vampire2 3 coffin",
}
"""A hand for Dracula with so many coffins; the rest of his cards are on the board."""
FIGHTERS = COFFINS[0]


@pytest.mark.rule("DUEL-084")
def test_one_card_is_used_and_then_the_turn_passes_on() -> None:
    table = scene(figures=AWAY, actions="dr_stille dr_schatten dr_atem", aside={"dracula": ""})
    table.walk("5").play("play:dr_stille")
    assert table.asked == (DRACULA, "barrier")
    assert not [code for code in table.codes if not code.startswith("barrier:")]
    table.play("barrier:none")
    assert table.asked == (VAN_HELSING, "move")
    assert table.side("dracula", DRACULA)["action_hand"] == ["dr_atem", "dr_schatten"]
    assert table.said("played", "used") == ["played:dr_stille"]


@pytest.mark.rule("DUEL-084")
def test_after_a_fight_too_only_one_card_has_gone() -> None:
    table = scene(figures=AWAY, board={"5": "hunter1"}, actions="dr_stille dr_schatten dr_atem")
    table.play("step:5", "look:yes", "play:dr_stille", "lay:vampire1", "barrier:none")
    assert table.side("dracula")["action_hand_size"] == 2
    assert table.asked == (VAN_HELSING, "move")


@pytest.mark.rule("DUEL-085")
def test_no_card_can_be_played_before_the_move_is_over() -> None:
    table = scene(figures=("4", "5"), board={"5": "coffin"}, actions="dr_stille dr_atem")
    for code in ("step:5", "show:no", "look:yes", "lay:coffin"):
        table.refuses("play:dr_stille", "play:dr_atem", "use:dr_atem")
        table.play(code)
    assert table.codes == ["step:2", "step:4", "step:8", "stop"]
    table.play("stop")
    assert table.codes == ["play:dr_atem", "use:dr_atem", "play:dr_stille"]


@pytest.mark.rule("DUEL-085")
def test_nor_in_the_opponents_turn() -> None:
    table = scene(figures=AWAY, actions="dr_stille dr_atem").take_turn("dr_stille", "5")
    table.refuses("play:dr_atem", "use:dr_atem", seat=DRACULA)


@pytest.mark.rule("DUEL-087")
def test_he_is_warned_of_cards_whose_number_is_too_small() -> None:
    table = scene(figures=AWAY, actions="dr_fluegel dr_puls dr_stille dr_schatten")
    table.walk("5", "4", "5")
    warned = [option.code() for option in table.decision.options if option.grave()]
    assert warned == ["play:dr_fluegel", "use:dr_fluegel", "play:dr_puls", "use:dr_puls"]


@pytest.mark.rule("DUEL-089")
@pytest.mark.parametrize("steps", [1, 2, 3, 4, 5, 6])
def test_fewer_steps_than_the_number_are_legal(steps: int) -> None:
    table = scene(figures=AWAY, actions="dr_schatten").go(*["5", "4", "5", "4", "5", "4"][:steps])
    table.play("stop", "play:dr_schatten", "barrier:none")
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-089")
def test_steps_not_taken_are_lost() -> None:
    table = scene(figures=("4", "9"), actions="dr_schatten dr_fluegel vh_staerke vh_ausdauer")
    table.take_turn("dr_schatten", "5")  # five steps were left
    table.take_turn("vh_staerke", "6")
    table.take_turn("dr_fluegel", "4", "5")
    assert table.lives == (3, 4)


@pytest.mark.rule("DUEL-090")
def test_payment_comes_before_fight_special_action_and_barrier() -> None:
    table = scene(
        turn="van_helsing",
        figures=("harbour", "4"),
        board={"5": "vampire1"},
        discard="hunter3",
        hands="2 hunter1 3 hunter2 crucifix victim",
        actions="vh_verstaerkung",
    ).go("5", "4")
    table.play("step:5", "look:yes", "use:vh_verstaerkung", "lay:crucifix")
    table.play("recruit:hunter3", "barrier:yellow:7-8")
    story = "used life_lost fought laid relocated recruited barrier refilled turn"
    assert kinds(after(table, "used:vh_verstaerkung")) == story


@pytest.mark.rule("DUEL-090", "DUEL-175")
def test_who_dies_of_the_payment_takes_no_fifth_target() -> None:
    table = scene(
        figures=("1", "9"),
        board={"5": "victim"},
        targets=(4, 0),
        lives=(1, 4),
        actions="dr_fluegel",
        hands=FIGHTERS,
    ).go("4")
    table.play("step:5", "look:yes", "use:dr_fluegel", "lose")
    assert table.ending == ("van_helsing", "lives")
    assert table.side("dracula")["targets"] == 4
    assert table.on("5") == "victim"
    assert table.said("captured", "relocated", "laid") == []


@pytest.mark.rule("DUEL-092")
def test_some_special_actions_work_at_once() -> None:
    table = scene(figures=AWAY, actions="dr_fluegel dr_stille").go("5")
    table.play("stop", "use:dr_fluegel", "fly:2")
    assert table.figures[0] == "2"
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-092")
def test_others_work_during_the_opponents_next_turn() -> None:
    table = scene(
        figures=("2", "7"),
        board={"8": "vampire2"},
        actions="dr_atem dr_stille vh_wachsamkeit vh_widerstand",
    ).go("5")
    table.play("stop", "use:dr_atem", "barrier:none")
    table.play("step:8", "look:yes", "play:vh_wachsamkeit", "barrier:none")
    assert table.said("fought") == ["fought:van_helsing:2:3:lost"]
    table.take_turn("dr_stille", "2")
    table.go("7")
    table.play("step:8", "look:yes", "play:vh_widerstand")
    assert table.said("fought")[1:] == ["fought:van_helsing:2:2:drawn"]


@pytest.mark.rule("DUEL-093")
def test_using_the_special_action_is_a_choice() -> None:
    table = about_to_play("dr_fluegel", figures=AWAY)
    assert table.codes == ["play:dr_fluegel", "use:dr_fluegel"]
    table.play("play:dr_fluegel")
    assert table.asked == (DRACULA, "barrier")
    assert table.figures == ("4", "9")
    assert table.seen()["played"] == {"card": "dr_fluegel", "used": False}


@pytest.mark.rule("DUEL-093")
def test_an_unused_special_action_cannot_be_called_up_later() -> None:
    table = scene(
        figures=("4", "8"),
        board={"7": "vampire2"},
        actions="dr_atem dr_stille vh_wachsamkeit vh_scharfsinn",
    ).take_turn("dr_atem", "5")
    assert table.seen()["effects"] == {
        "vampires_stronger": False,
        "no_barrier": False,
        "no_special_action": False,
    }
    table.refuses("use:dr_atem", seat=DRACULA)
    table.play("step:7", "look:yes", "play:vh_wachsamkeit", "barrier:none")
    assert table.said("fought") == ["fought:van_helsing:2:2:drawn"]
    table.walk("4")
    assert table.codes == ["play:dr_stille"]


@pytest.mark.rule("DUEL-094")
@pytest.mark.parametrize(
    ("card", "answer"),
    [("dr_fluegel", "fly:2"), ("dr_puls", "recruit:vampire2"), ("dr_rauschen", "send:dracula")],
)
def test_the_barrier_comes_after_the_special_action_and_closes_the_turn(
    card: str, answer: str
) -> None:
    table = about_to_play(card, figures=AWAY, discard="vampire2").then(f"use:{card}")
    assert table.asked == (DRACULA, answer.split(":")[0])
    table.play(answer)
    assert table.asked == (DRACULA, "barrier")
    table.play(table.codes[1])
    assert table.asked == (VAN_HELSING, "move")
    assert kinds(table.log()[-3:]) == "barrier refilled turn"


@pytest.mark.rule("DUEL-094")
def test_the_barrier_comes_after_the_place_of_a_beaten_fighter_is_filled() -> None:
    table = scene(figures=AWAY, board={"5": "hunter1"}, actions="dr_stille")
    table.play("step:5", "look:yes", "play:dr_stille")
    assert table.asked == (DRACULA, "lay")
    table.play(table.codes[0])
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-095")
def test_any_card_of_the_hand_may_be_played_however_small_its_number() -> None:
    table = scene(figures=AWAY, actions="dr_fluegel dr_tiefe dr_augen dr_stille dr_schatten")
    table.walk("5", "4", "5", "4")
    assert table.codes == [
        "play:dr_fluegel",
        "use:dr_fluegel",
        "play:dr_tiefe",
        "use:dr_tiefe",
        "play:dr_augen",
        "use:dr_augen",
        "play:dr_stille",
        "play:dr_schatten",
    ]


@pytest.mark.rule("DUEL-095")
def test_even_a_card_that_means_certain_death_may_be_played() -> None:
    table = about_to_play("dr_fluegel dr_schatten", steps=6, lives=(1, 4), hands=FIGHTERS)
    assert table.codes == ["play:dr_fluegel", "use:dr_fluegel", "play:dr_schatten"]
    table.play("play:dr_fluegel", "lose")
    assert table.ending == ("van_helsing", "lives")


@pytest.mark.rule("DUEL-096")
@pytest.mark.parametrize(("steps", "left"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_each_step_beyond_the_number_costs_a_life(steps: int, left: int) -> None:
    table = scene(figures=AWAY, actions="dr_fluegel")
    table.walk(*["5", "4", "5", "4"][:steps]).play("play:dr_fluegel")
    assert table.lives == (left, 4)
    lost = [f"life_lost:dracula:steps:{after}" for after in (3, 2, 1)[: steps - 1]]
    assert table.said("life_lost") == lost
    assert not table.over


@pytest.mark.rule("DUEL-096")
def test_van_helsing_pays_like_dracula() -> None:
    table = scene(turn="van_helsing", figures=("2", "9"), actions="vh_kampfeslust")
    table.walk("6", "9", "10", "7").play("play:vh_kampfeslust")
    assert table.lives == (4, 2)


@pytest.mark.rule("DUEL-096")
def test_a_mistake_costs_as_much_as_a_purpose() -> None:
    table = scene(figures=AWAY, board={"8": "crucifix"}, actions="dr_puls dr_fluegel")
    table.go("5", "4", "5")
    table.play("step:8", "look:yes", "play:dr_puls")
    assert table.said("life_lost") == [
        "life_lost:dracula:steps:3",
        "life_lost:dracula:steps:2",
        "life_lost:dracula:symbol:1",
    ]


@pytest.mark.rule("DUEL-097")
@pytest.mark.parametrize(("card", "left"), [("dr_schatten", 4), ("dr_augen", 4), ("dr_puls", 2)])
def test_the_excess_is_measured_against_the_card_played(card: str, left: int) -> None:
    table = scene(figures=AWAY, actions="dr_schatten dr_augen dr_puls").go("5", "4", "5", "4")
    table.play("stop", f"play:{card}")
    assert table.lives == (left, 4)


@pytest.mark.rule("DUEL-097")
def test_the_special_action_makes_no_step_cheaper() -> None:
    table = scene(figures=AWAY, actions="dr_fluegel dr_schatten").go("5", "4")
    table.play("stop", "use:dr_fluegel", "fly:10")
    assert table.lives == (3, 4)


@pytest.mark.rule("DUEL-098")
@pytest.mark.parametrize(("steps", "over"), [(4, False), (5, True), (6, True)])
def test_who_cannot_pay_for_all_excess_steps_loses(steps: int, over: bool) -> None:
    table = about_to_play("dr_fluegel", steps=steps, hands=FIGHTERS).then("play:dr_fluegel")
    if over:
        assert table.question == (DRACULA, "save", ["lose"])
        table.play("lose")
        assert table.ending == ("van_helsing", "lives")
        assert table.lives == (0, 4)
    else:
        assert table.lives == (1, 4)
        assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-098")
def test_paying_with_the_very_last_life_loses_too() -> None:
    table = about_to_play("vh_gelassenheit", steps=2, lives=(4, 1))
    table.play("play:vh_gelassenheit", "lose")
    assert table.ending == ("dracula", "lives")


@pytest.mark.rule("DUEL-175")
def test_a_declared_end_reveals_nothing_and_applies_no_card() -> None:
    table = scene(figures=AWAY, board={"5": "hunter3"}, actions="dr_fluegel", aside={"dracula": ""})
    table.walk("5", "4", "5").play("use:dr_fluegel", "fly:2", "barrier:red:7-8")
    assert [line.rsplit(":", 1)[0] for line in after(table, "used:dr_fluegel")] == [
        "used",
        "life_lost:dracula:steps",
        "life_lost:dracula:steps",
        "relocated:dracula",
        "barrier:dracula:red",
        "refilled:dracula:5",
        "turn:2",
    ]
    assert table.on("5") == "hunter3"
    assert table.said("revealed", "fought") == []


@pytest.mark.rule("DUEL-175")
def test_with_the_fifth_target_everything_stops() -> None:
    table = scene(figures=AWAY, board={"5": "victim"}, targets=(4, 0), actions="dr_fluegel")
    table.play("step:5", "look:yes", "use:dr_fluegel")
    assert table.over
    assert kinds(after(table, "used:dr_fluegel")) == "used captured won uncovered"
    assert table.on("5") is None
    assert table.figures[0] == "5"


@pytest.mark.rule("DUEL-175")
def test_with_the_last_life_in_a_fight_everything_stops() -> None:
    table = scene(
        turn="van_helsing",
        figures=AWAY,
        board={"10": "vampire3"},
        lives=(4, 1),
        actions="vh_scharfsinn",
    ).then("step:10", "look:yes", "use:vh_scharfsinn", "lose")
    assert table.ending == ("dracula", "lives")
    assert table.said("hand_studied", "barrier", "refilled") == []


@pytest.mark.rule("DUEL-175")
def test_the_first_missing_life_ends_the_payment() -> None:
    table = about_to_play("dr_fluegel", steps=6, lives=(2, 4), hands=FIGHTERS)
    table.play("use:dr_fluegel", "lose")
    assert table.over
    assert [line.rsplit(":", 1)[0] for line in after(table, "used:dr_fluegel")][:-1] == [
        "used",
        "life_lost:dracula:steps",
        "life_lost:dracula:steps",
        "won:van_helsing",
    ]


@pytest.mark.rule("DUEL-175")
def test_a_fifth_target_given_up_stops_the_payment() -> None:
    table = about_to_play(
        "dr_fluegel", steps=3, lives=(1, 4), targets=(0, 4), hands="coffin 3 vampire1 3 vampire2"
    ).then("play:dr_fluegel", "give")
    assert table.ending == ("van_helsing", "targets")
    assert table.said("life_lost") == []


@pytest.mark.rule("DUEL-176")
def test_the_example_two_lives_three_excess_steps_and_a_target() -> None:
    table = about_to_play("dr_fluegel", steps=4, lives=(2, 4), hands=COFFINS[2])
    table.play("play:dr_fluegel")
    assert table.lives == (1, 4)
    assert table.question == (DRACULA, "save", ["give", "lose"])
    table.play("give")
    assert after(table, "played:dr_fluegel") == [
        "played:dr_fluegel",
        "life_lost:dracula:steps:1",
        "gave_up:dracula:3:1",
        "life_lost:dracula:steps:2",
        "life_lost:dracula:steps:1",
    ]
    assert table.lives == (1, 4)
    assert table.asked == (DRACULA, "barrier")
    assert table.hand("dracula")["coffin"] == 1


@pytest.mark.rule("DUEL-176")
def test_the_question_comes_again_before_each_last_life() -> None:
    table = about_to_play("dr_fluegel", steps=6, lives=(1, 4), hands=COFFINS[2])
    table.play("play:dr_fluegel", "give")
    assert table.lives == (1, 4)
    assert table.codes == ["give", "lose"]
    table.play("give")
    assert table.lives == (1, 4)
    assert table.codes == ["lose"]
    table.play("lose")
    assert table.ending == ("van_helsing", "lives")
    assert table.side("van_helsing")["targets"] == 2


@pytest.mark.rule("DUEL-176")
@pytest.mark.parametrize("start", [2, 3, 4])
def test_with_more_than_one_life_he_is_not_asked(start: int) -> None:
    table = about_to_play("dr_fluegel", steps=start, lives=(start, 4), hands=COFFINS[2])
    table.play("play:dr_fluegel")
    assert table.lives == (1, 4)
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-176")
def test_the_question_does_not_betray_whether_he_holds_a_target() -> None:
    rows = """
        coffin  coffin coffin
        coffin hunter1 vampire1
        amulet hunter2 hunter3
        victim victim  crucifix
    """

    def about_to_save(on_five: str) -> DuelTable:
        return about_to_play(
            "dr_fluegel",
            actions="vh_staerke",
            steps=2,
            figures=AWAY,
            lives=(1, 4),
            board={**laid_out(rows), "5": on_five},
        ).then("play:dr_fluegel")

    with_target, without = about_to_save("vampire1"), about_to_save("coffin")
    assert with_target.hand("dracula")["coffin"] == 1
    assert "coffin" not in without.hand("dracula")
    assert with_target.asked == without.asked == (DRACULA, "save")
    assert (with_target.codes, without.codes) == (["give", "lose"], ["lose"])
    tellers = [viewer for viewer in EVERYONE if can_tell(viewer, with_target, without)]
    assert tellers == [DRACULA]


@pytest.mark.rule("DUEL-176")
def test_with_an_empty_hand_he_is_not_asked() -> None:
    table = about_to_play(
        "dr_fluegel",
        steps=2,
        figures=AWAY,
        lives=(1, 4),
        targets=(0, 4),
        discard=FIGHTERS,
        hands={"dracula": ""},
    )
    assert table.side("dracula")["hand_size"] == 0
    table.play("play:dr_fluegel")
    assert table.ending == ("van_helsing", "lives")


def furthest(table: DuelTable) -> int:
    """The largest number of steps offered in one move, back and forth."""
    steps = 0
    while table.codes != ["stop"]:
        table.go(table.codes[0].removeprefix("step:"))
        steps += 1
    return steps


LONGEST_WAY = 11
"""From any location to the other figure: showing hands there could still win."""


@pytest.mark.rule("DUEL-177")
def test_a_step_that_cannot_be_paid_for_may_still_win() -> None:
    table = scene(
        figures=("3", "8"),
        lives=(1, 4),
        targets=(3, 4),
        discard=FIGHTERS,
        hands={"dracula": "", "van_helsing": "2 victim"},
        actions="dr_fluegel",
        aside={"dracula": ""},
    ).go("4", "5")
    table.play("step:8", "show:yes")
    assert table.ending == ("dracula", "hand")


@pytest.mark.rule("DUEL-177")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
@pytest.mark.parametrize("lost", [0, 1, 3, 4])
@pytest.mark.parametrize(("card", "number"), [("dr_fluegel", 1), ("dr_atem", 3)])
def test_steps_are_offered_until_the_loss_is_certain(
    left: int, lost: int, card: str, number: int
) -> None:
    table = scene(
        figures=("4", "station"),
        lives=(left, 4),
        targets=(0, lost),
        actions=card,
        aside={"dracula": ""},
    )
    assert furthest(table) == number + left + 2 * (5 - lost) + LONGEST_WAY
    reasons = set(table.barred(DRACULA).values())
    assert reasons == {"duel-why-hopeless"}
    table.play("stop", f"play:{card}", "lose")
    assert table.ending == ("van_helsing", "lives")


@pytest.mark.rule("DUEL-177")
def test_no_more_targets_count_than_cards_are_held() -> None:
    table = scene(
        figures=("4", "station"),
        lives=(2, 4),
        targets=(0, 1),
        discard=FIGHTERS,
        hands="2 coffin",
        actions="dr_fluegel",
        aside={"dracula": ""},
    )
    assert furthest(table) == 1 + 2 + 2 * 2 + LONGEST_WAY
    table.play("stop", "play:dr_fluegel", "give", "give")
    assert table.side("dracula")["hand_size"] == 0  # there is nothing left to ask
    assert table.ending == ("van_helsing", "lives")


@pytest.mark.rule("DUEL-177")
@pytest.mark.parametrize("left", [1, 2, 3, 4])
@pytest.mark.parametrize("coffins", COFFINS)
def test_one_step_less_can_still_be_paid_for(left: int, coffins: int) -> None:
    table = about_to_play(
        "dr_fluegel", steps=left + 2 * coffins, lives=(left, 4), hands=COFFINS[coffins]
    ).then("play:dr_fluegel", *["give"] * coffins)
    assert table.lives == (1, 4)
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-177")
@pytest.mark.parametrize(
    ("hand", "aside", "best"),
    [
        ("dr_fluegel", "", 1),
        ("dr_fluegel dr_atem", "", 3),
        ("dr_fluegel", "dr_puls dr_fluestern", 5),
        ("dr_fluegel", "dr_schatten dr_puls", 6),
    ],
)
def test_what_counts_is_the_best_number_not_yet_played(hand: str, aside: str, best: int) -> None:
    table = scene(
        figures=("4", "station"),
        lives=(1, 4),
        targets=(0, 4),
        actions=hand,
        aside={"dracula": aside},
    )
    assert furthest(table) == best + 1 + 2 + LONGEST_WAY


@pytest.mark.rule("DUEL-177")
@pytest.mark.parametrize("coffins", COFFINS)
@pytest.mark.parametrize("card", ["dr_fluegel", "dr_schatten"])
def test_the_steps_offered_tell_nothing_of_his_hands(coffins: int, card: str) -> None:
    other = "dr_schatten" if card == "dr_fluegel" else "dr_fluegel"
    table = scene(
        figures=("4", "station"),
        lives=(2, 4),
        hands=COFFINS[coffins],
        actions=card,
        aside={"dracula": other},
    )
    assert furthest(table) == 6 + 2 + 2 * 5 + LONGEST_WAY


@pytest.mark.rule("DUEL-177")
def test_no_number_of_steps_is_forbidden_in_itself() -> None:
    table = scene(
        turn="van_helsing",
        figures=("harbour", "7"),
        actions="vh_ausdauer",
        hands="5 victim hunter1 hunter2 hunter3 crucifix",
    )
    assert furthest(table) == 6 + 4 + 2 * 5 + LONGEST_WAY
