"""Lives: how they are lost, and the value of giving up a target (DUEL-120 to DUEL-126)."""

import pytest

from .at_the_table import (
    DRACULA,
    EVERYONE,
    VAN_HELSING,
    DuelTable,
    Viewer,
    about_to_play,
    kinds,
    scene,
)

APART = ("4", "station")
HOLDS = {"dracula": "2 coffin 2 vampire1 vampire2 3 vampire3"}
WITHOUT = {"dracula": "3 vampire1 3 vampire2 3 vampire3"}


def in_danger(card: str, play: str, hands: dict[str, str], have: int = 1) -> DuelTable:
    """Dracula, on house 4, has revealed a card and plays an action card with few lives left."""
    return about_to_play(
        "dr_stille dr_schatten",
        steps=1,
        revealed=True,
        figures=APART,
        board={"4": card},
        hands=hands,
        lives=(have, 4),
    ).then(play)


# Losing the last life


@pytest.mark.rule("DUEL-120")
def test_the_last_life_lost_ends_the_game_at_once() -> None:
    table = in_danger("hunter2", "play:dr_schatten", WITHOUT).then("lose")
    assert table.over
    assert kinds(table.log()[-4:]) == "fought life_lost won uncovered"
    assert table.ending == ("van_helsing", "lives")
    table.refuses("barrier:none")


@pytest.mark.rule("DUEL-121")
@pytest.mark.parametrize(
    ("card", "play", "lost"),
    [
        ("vampire3", "play:vh_ausdauer", ["fight"]),
        ("amulet", "play:vh_staerke", ["symbol"]),
        ("vampire1", "play:vh_gelassenheit", ["steps", "steps"]),
        ("coffin", "play:vh_gelassenheit", ["steps", "steps"]),
        ("amulet", "play:vh_gelassenheit", ["steps", "steps", "symbol"]),
        ("vampire1", "play:vh_staerke", []),
        ("vampire1", "play:vh_ausdauer", []),
        ("coffin", "play:vh_ausdauer", []),
        ("coffin", "use:vh_taeuschung", ["feint"]),
        ("vampire2", "use:vh_taeuschung", ["fight", "feint"]),
    ],
)
def test_what_costs_lives_and_what_does_not(card: str, play: str, lost: list[str]) -> None:
    table = about_to_play(
        "vh_ausdauer vh_staerke vh_gelassenheit vh_taeuschung",
        steps=3,
        revealed=True,
        figures=("1", "7"),
        board={"7": card},
        hands="2 coffin 2 vampire1 vampire2 2 vampire3",
        feint="vampire2",
    ).then(play)
    if table.asked[1] == "lay":
        table.play("lay:hunter1")
    assert table.asked == (VAN_HELSING, "barrier")
    expected = [f"life_lost:van_helsing:{how}:{3 - at}" for at, how in enumerate(lost)]
    assert table.said("life_lost") == expected
    assert table.lives == (4, 4 - len(lost))


@pytest.mark.rule("DUEL-121")
def test_walking_looking_meeting_and_exchanging_cost_nothing() -> None:
    table = scene(figures=("4", "5"), board={"5": "coffin"}, actions="dr_schatten")
    table.play("step:5", "show:yes", "look:yes", "lay:vampire1", "step:2", "look:no", "stop")
    table.play("play:dr_schatten", "barrier:none")
    assert table.asked == (VAN_HELSING, "move")
    assert table.lives == (4, 4)


# Giving up a target


@pytest.mark.rule("DUEL-122")
def test_a_target_may_be_given_at_every_moment_of_either_turn() -> None:
    table = scene(
        figures=("4", "5"),
        board={"2": "victim", "5": "vampire1", "8": "hunter1"},
        hands="3 coffin vampire1 2 vampire2 2 vampire3",
        lives=(1, 1),
        actions="dr_fluegel dr_stille vh_staerke",
    )
    moments = []
    his = "step:5 show:no look:yes lay:vampire1 step:2 look:yes play:dr_stille lay:vampire1"
    theirs = "step:8 look:yes lay:hunter1 stop play:vh_staerke"
    for code in f"{his} barrier:none {theirs} barrier:none".split():
        moments.append(table.asked[1])
        assert table.anytime(DRACULA) == ["give"]
        table.play(code)
    assert " ".join(moments) == (
        "move meet look lay move look play lay barrier move look lay move play barrier"
    )


@pytest.mark.rule("DUEL-122")
def test_it_interrupts_nothing() -> None:
    table = scene(figures=APART, board={"5": "coffin"}, hands=HOLDS, lives=(1, 4))
    table.play("step:5", "look:yes")
    table.play("give", seat=DRACULA)
    assert table.asked == (DRACULA, "lay")
    assert table.hand("dracula")["coffin"] == 2
    table.play("lay:coffin")
    assert table.asked == (DRACULA, "move")


@pytest.mark.rule("DUEL-122")
def test_the_other_may_give_while_somebody_else_chooses() -> None:
    table = scene(turn="van_helsing", figures=APART, hands=HOLDS, lives=(1, 4))
    table.play("give", seat=DRACULA)
    assert table.lives == (3, 4)
    assert table.asked == (VAN_HELSING, "move")
    for viewer in EVERYONE:
        assert table.said("gave_up", to=viewer) == ["gave_up:dracula:3:1"]


@pytest.mark.rule("DUEL-122")
def test_nobody_gives_for_the_other() -> None:
    table = scene(turn="van_helsing", figures=APART, hands=HOLDS, lives=(1, 4))
    assert table.anytime(VAN_HELSING) == []
    table.refuses("give", seat=VAN_HELSING)
    assert table.lives == (1, 4)


@pytest.mark.rule("DUEL-122", "DUEL-123", "DUEL-124")
@pytest.mark.parametrize("giver", ["dracula", "van_helsing"])
def test_a_target_goes_from_the_hand_to_the_other_for_two_lives(giver: str) -> None:
    target, other = ("coffin", "van_helsing") if giver == "dracula" else ("victim", "dracula")
    seat = DRACULA if giver == "dracula" else VAN_HELSING
    hand = {"dracula": HOLDS["dracula"], "van_helsing": "2 victim 3 hunter1 3 hunter2"}[giver]
    table = scene(hands={giver: hand}, lives={giver: 1}, targets={other: 1})
    before = table.hand(giver)
    others = table.hand(other)
    table.play("give", seat=seat)
    assert table.hand(giver) == {**before, target: 1}
    assert table.hand(other) == others
    assert table.side(giver)["lives"] == 3
    assert table.side(other)["lives"] == 4
    assert table.side(other)["targets"] == 2
    assert table.side(giver)["targets"] == 0


@pytest.mark.rule("DUEL-123")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_it_lies_with_the_targets_found_and_counts_like_them(viewer: Viewer) -> None:
    table = scene(
        turn="van_helsing",
        figures=("1", "7"),
        board={"8": "coffin"},
        targets=(0, 3),
        hands="coffin 2 vampire1 vampire2 2 vampire3",
        lives=(1, 4),
        actions="vh_staerke",
    )
    table.play("give", seat=DRACULA)
    assert table.side("van_helsing", viewer)["targets"] == 4
    table.play("step:8", "look:yes", "play:vh_staerke")
    assert table.ending == ("van_helsing", "targets")


@pytest.mark.rule("DUEL-123")
def test_it_counts_for_the_second_proof() -> None:
    table = scene(
        turn="van_helsing",
        figures=("4", "5"),
        targets=(0, 2),
        hands="3 coffin 2 vampire1 2 vampire2",
        lives=(1, 4),
    )
    table.play("give", seat=DRACULA)
    table.play("step:4", "show:yes")
    assert table.ending == ("van_helsing", "hand")


@pytest.mark.rule("DUEL-124", "DUEL-126")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (3, 4)])
def test_two_lives_come_back_but_never_more_than_four(before: int, after: int) -> None:
    table = scene(hands=HOLDS, lives=(before, 4))
    table.play("give", seat=DRACULA)
    assert table.lives == (after, 4)


@pytest.mark.rule("DUEL-126")
def test_with_all_four_lives_there_is_nothing_to_give_for() -> None:
    table = scene(hands=HOLDS)
    assert table.anytime(DRACULA) == []
    table.refuses("give", seat=DRACULA)
    assert table.side("van_helsing")["targets"] == 0


@pytest.mark.rule("DUEL-126")
def test_a_target_on_the_board_cannot_be_given() -> None:
    table = scene(
        hands="2 vampire1 3 vampire2 3 vampire3",
        discard="vampire1",
        board={"4": "coffin"},
        laid=["4"],
        lives=(1, 4),
    )
    assert table.anytime(DRACULA) == []
    table.refuses("give", seat=DRACULA)
    assert table.lives == (1, 4)


@pytest.mark.rule("DUEL-126")
def test_once_taken_up_it_can() -> None:
    table = scene(
        figures=APART,
        board={"5": "coffin"},
        hands="2 vampire1 3 vampire2 3 vampire3",
        discard="vampire1",
        lives=(1, 4),
    ).then("step:5")
    assert table.anytime(DRACULA) == []
    table.play("look:yes")
    assert table.anytime(DRACULA) == ["give"]


@pytest.mark.rule("DUEL-126")
def test_it_may_be_repeated() -> None:
    table = scene(hands=HOLDS, lives=(1, 4))
    table.play("give", "give", seat=DRACULA)
    assert table.lives == (4, 4)
    assert table.side("van_helsing")["targets"] == 2
    assert table.said("gave_up") == ["gave_up:dracula:3:1", "gave_up:dracula:4:2"]


@pytest.mark.rule("DUEL-126")
def test_giving_the_fifth_is_legal_and_loses() -> None:
    table = scene(targets=(4, 0), hands="victim 2 hunter1 hunter2 hunter3", lives=(4, 2))
    assert table.anytime(VAN_HELSING) == ["give"]
    table.play("give", seat=VAN_HELSING)
    assert table.ending == ("dracula", "targets")


# Facing the last life

LAST = [
    pytest.param("hunter2", "play:dr_schatten", "fight", id="fight"),
    pytest.param("crucifix", "play:dr_stille", "symbol", id="symbol"),
]


@pytest.mark.rule("DUEL-125", "DUEL-126")
@pytest.mark.parametrize(("card", "play", "how"), LAST)
def test_he_is_asked_before_the_last_life_goes(card: str, play: str, how: str) -> None:
    table = in_danger(card, play, HOLDS)
    assert table.question == (DRACULA, "save", ["give", "lose"])
    assert table.lives == (1, 4)
    table.play("give")
    assert table.lives == (2, 4)
    assert table.said("gave_up", "life_lost") == [
        "gave_up:dracula:3:1",
        f"life_lost:dracula:{how}:2",
    ]
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-125")
@pytest.mark.parametrize(("card", "play", "how"), LAST)
def test_after_the_last_life_it_is_too_late(card: str, play: str, how: str) -> None:
    table = in_danger(card, play, HOLDS).then("lose")
    assert table.ending == ("van_helsing", "lives")
    assert table.said("life_lost") == [f"life_lost:dracula:{how}:0"]
    assert table.hand("dracula")["coffin"] == 2
    assert table.anytime(DRACULA) == []
    table.refuses("give", seat=DRACULA)
    assert table.ending == ("van_helsing", "lives")


@pytest.mark.rule("DUEL-126")
def test_he_is_asked_before_excess_steps_take_the_last_life() -> None:
    table = about_to_play("dr_fluegel dr_stille", steps=2, figures=APART, hands=HOLDS, lives=(1, 4))
    table.play("play:dr_fluegel")
    assert table.asked == (DRACULA, "save")
    table.play("give")
    assert table.lives == (2, 4)
    assert table.asked == (DRACULA, "barrier")


@pytest.mark.rule("DUEL-126")
def test_he_is_asked_before_a_feint_takes_the_last_life() -> None:
    table = about_to_play(
        "vh_taeuschung vh_staerke",
        figures=("1", "7"),
        hands="victim 3 hunter1 3 hunter2",
        board={"9": "coffin", "6": "vampire1"},
        lives=(4, 1),
        feint="vampire3",
    ).then("use:vh_taeuschung")
    assert table.asked == (VAN_HELSING, "save")
    table.play("give")
    assert table.lives == (4, 2)
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-126")
def test_he_may_also_give_between_the_reveal_and_the_payment() -> None:
    table = scene(
        figures=APART, board={"5": "crucifix"}, hands=HOLDS, lives=(1, 4), actions="dr_stille"
    ).then("step:5", "look:yes")
    assert table.asked == (DRACULA, "play")
    table.play("give", seat=DRACULA)
    assert table.lives == (3, 4)
    table.play("play:dr_stille")
    assert table.lives == (2, 4)


@pytest.mark.rule("DUEL-126")
def test_with_more_than_one_life_he_is_not_asked() -> None:
    table = in_danger("crucifix", "play:dr_stille", HOLDS, have=2)
    assert table.asked == (DRACULA, "barrier")
    assert table.lives == (1, 4)


@pytest.mark.rule("DUEL-126")
def test_without_a_target_in_hand_he_can_only_lose() -> None:
    table = in_danger("crucifix", "play:dr_stille", WITHOUT)
    assert table.question == (DRACULA, "save", ["lose"])


@pytest.mark.rule("DUEL-126")
def test_in_the_face_of_the_last_life_giving_the_fifth_target_loses_as_well() -> None:
    table = about_to_play(
        "dr_stille dr_schatten",
        revealed=True,
        figures=APART,
        board={"4": "crucifix"},
        hands="coffin 2 vampire1 vampire2 2 vampire3",
        targets=(0, 4),
        lives=(1, 4),
    ).then("play:dr_stille", "give")
    assert table.ending == ("van_helsing", "targets")
    assert table.said("life_lost") == []
