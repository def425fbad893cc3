"""Looking: leaving a card alone, exchanging an own one, revealing an enemy's (DUEL-054 to 061)."""

import pytest

from whitby.games.duel.cards import KINDS

from .at_the_table import DRACULA, EVERYONE, HIS, THEIRS, VAN_HELSING, Viewer, about_to_play, scene

MIDDLE = ("4", "station")


# Not looking


@pytest.mark.rule("DUEL-054")
@pytest.mark.parametrize("card", ["coffin", "victim"])
@pytest.mark.parametrize("viewer", EVERYONE)
def test_a_card_not_looked_at_stays_untouched_and_unknown(card: str, viewer: Viewer) -> None:
    table = scene(figures=MIDDLE, board={"5": card})
    hand = table.hand("dracula")
    table.play("step:5", "look:no")
    assert table.hand("dracula") == hand
    assert table.on("5") == card
    unknown = {"place": "5", "card": "?", "may_be": list(KINDS), "turned": False}
    assert table.place("5", viewer) == unknown
    assert table.log(viewer)[-1] == "passed_by:dracula:5"


@pytest.mark.rule("DUEL-054")
@pytest.mark.parametrize("card", ["coffin", "victim"])
def test_who_does_not_look_may_go_on_or_stop(card: str) -> None:
    table = scene(figures=MIDDLE, board={"5": card}).then("step:5", "look:no")
    assert table.codes == ["step:2", "step:4", "step:8", "stop"]
    table.play("step:2", "look:no", "stop")
    assert table.asked == (DRACULA, "play")
    assert table.seen()["steps"] == 2


@pytest.mark.rule("DUEL-054")
@pytest.mark.parametrize("card", ["coffin", "victim"])
def test_with_stop_not_looking_ends_the_move(card: str) -> None:
    table = scene(options={"no_look": "stop"}, figures=MIDDLE, board={"5": card})
    table.play("step:5", "look:no")
    assert table.asked == (DRACULA, "play")
    assert table.seen()["revealed"] is None
    assert table.on("5") == card


@pytest.mark.rule("DUEL-054")
def test_with_stop_an_exchange_still_lets_him_go_on() -> None:
    table = scene(options={"no_look": "stop"}, figures=MIDDLE, board={"5": "coffin"})
    table.play("step:5", "look:yes", "lay:coffin")
    assert table.asked == (DRACULA, "move")


# Own cards


@pytest.mark.rule("DUEL-055")
def test_his_own_card_goes_into_his_hand() -> None:
    table = scene(figures=MIDDLE, board={"5": "amulet"})
    hand = table.hand("dracula")
    assert "amulet" not in hand
    table.play("step:5", "look:yes")
    assert table.hand("dracula") == {**hand, "amulet": 1}
    assert table.on("5") is None
    assert table.side("dracula")["hand_size"] == 10
    for viewer in EVERYONE:
        empty = table.place("5", viewer)
        assert (empty["card"], empty["may_be"]) == (None, [])


@pytest.mark.rule("DUEL-055")
def test_he_takes_it_without_showing_it() -> None:
    table = scene(figures=MIDDLE, board={"5": "amulet"}).then("step:5", "look:yes")
    assert "saw_own:dracula:5:amulet" in table.log(DRACULA)
    for viewer in (VAN_HELSING, None):
        assert table.log(viewer)[-1] == "took_up:dracula:5"
        assert table.said("revealed", "saw_own", to=viewer) == []
        assert table.seen(viewer)["revealed"] is None
        assert table.side("dracula", viewer)["hand"] is None


@pytest.mark.rule("DUEL-056")
def test_he_must_then_lay_one_card_of_his_hand() -> None:
    table = scene(
        figures=MIDDLE,
        board={"5": "amulet"},
        hands="2 vampire1 vampire3 3 coffin",
        discard="3 vampire2",
    ).then("step:5", "look:yes")
    assert table.asked == (DRACULA, "lay")
    assert table.codes == ["lay:vampire1", "lay:vampire3", "lay:amulet", "lay:coffin"]
    table.refuses("stop", "step:4", "lay:none", "lay:vampire2", "lay:hunter1")
    table.play("lay:vampire3")
    assert table.on("5") == "vampire3"
    assert table.hand("dracula") == {"vampire1": 2, "amulet": 1, "coffin": 3}


@pytest.mark.rule("DUEL-056")
def test_the_card_lies_face_down_and_only_he_knows_it() -> None:
    table = scene(figures=MIDDLE, board={"5": "amulet"}).then("step:5", "look:yes", "lay:vampire3")
    assert table.place("5", DRACULA)["card"] == "vampire3"
    for viewer in (VAN_HELSING, None):
        assert table.place("5", viewer)["card"] == "?"
        assert table.place("5", viewer)["may_be"] == list(HIS)
        assert table.log(viewer)[-1] == "laid:dracula:5"


@pytest.mark.rule("DUEL-056")
def test_exactly_one_card_is_laid() -> None:
    table = scene(figures=MIDDLE, board={"5": "amulet"}).then("step:5", "look:yes", "lay:amulet")
    assert table.asked == (DRACULA, "move")
    assert table.said("laid") == ["laid:dracula:5"]
    assert table.side("dracula")["hand_size"] == 9


@pytest.mark.rule("DUEL-055", "DUEL-056", "DUEL-057")
def test_van_helsing_exchanges_in_the_same_way() -> None:
    table = scene(turn="van_helsing", figures=("1", "8"), board={"5": "crucifix"})
    hand = table.hand("van_helsing")
    table.play("step:5", "look:yes")
    assert table.hand("van_helsing") == {**hand, "crucifix": 1}
    assert set(table.codes) <= {f"lay:{card}" for card in THEIRS}
    table.play("lay:crucifix")
    assert table.on("5") == "crucifix"
    assert table.place("5", DRACULA)["may_be"] == list(THEIRS)
    assert table.hand("van_helsing") == hand


@pytest.mark.rule("DUEL-057")
@pytest.mark.parametrize("card", HIS)
def test_the_card_just_taken_may_go_straight_back(card: str) -> None:
    table = scene(figures=MIDDLE, board={"5": card})
    hand = table.hand("dracula")
    table.play("step:5", "look:yes")
    assert f"lay:{card}" in table.codes
    table.play(f"lay:{card}")
    assert table.on("5") == card
    assert table.hand("dracula") == hand


@pytest.mark.rule("DUEL-057")
def test_with_an_empty_hand_the_card_just_taken_must_go_back() -> None:
    table = scene(
        figures=MIDDLE,
        board={"5": "amulet"},
        hands={"dracula": ""},
        discard="3 vampire1 3 vampire2 3 vampire3",
    ).then("step:5", "look:yes")
    assert table.codes == ["lay:amulet"]
    table.play("lay:amulet")
    assert table.on("5") == "amulet"


@pytest.mark.rule("DUEL-058")
def test_after_an_exchange_he_may_go_on() -> None:
    table = scene(figures=MIDDLE, board={"5": "coffin"}).then("step:5", "look:yes", "lay:vampire1")
    assert table.codes == ["step:2", "step:4", "step:8", "stop"]
    table.play("step:8")
    assert table.asked == (DRACULA, "look")
    assert table.seen()["steps"] == 2


@pytest.mark.rule("DUEL-058")
def test_after_an_exchange_he_may_stop() -> None:
    table = scene(figures=MIDDLE, board={"5": "coffin"})
    table.play("step:5", "look:yes", "lay:vampire1", "stop")
    assert table.asked == (DRACULA, "play")
    assert table.side("dracula")["figure"] == "5"


@pytest.mark.rule("DUEL-059")
def test_any_number_of_own_cards_may_be_exchanged_in_one_move() -> None:
    table = scene(
        figures=MIDDLE,
        actions="dr_schatten",
        board={"5": "coffin", "2": "vampire1", "1": "amulet", "harbour": "vampire2"},
        hands="3 vampire3 2 vampire1 vampire2 3 coffin",
    )
    for at, card in (("5", "vampire3"), ("2", "coffin"), ("1", "coffin"), ("harbour", "amulet")):
        table.play(f"step:{at}", "look:yes", f"lay:{card}")
    assert [table.on(at) for at in ("5", "2", "1", "harbour")] == [
        "vampire3",
        "coffin",
        "coffin",
        "amulet",
    ]
    assert table.hand("dracula") == {"vampire1": 3, "vampire2": 2, "vampire3": 2, "coffin": 2}
    assert table.codes == ["step:1", "step:3", "stop"]


@pytest.mark.rule("DUEL-059")
def test_even_the_same_card_several_times() -> None:
    table = scene(figures=MIDDLE, actions="dr_schatten", board={"5": "coffin", "2": "amulet"})
    table.play("step:5", "look:yes", "lay:vampire1", "step:2", "look:yes", "lay:amulet")
    table.play("step:5", "look:yes")
    assert table.log(DRACULA)[-1] == "saw_own:dracula:5:vampire1"
    table.play("lay:coffin")
    assert table.on("5") == "coffin"


# An enemy card


@pytest.mark.rule("DUEL-060")
@pytest.mark.parametrize(
    ("turn", "action", "card"),
    [
        *[("dracula", "dr_schatten", card) for card in THEIRS],
        *[("van_helsing", "vh_ausdauer", card) for card in HIS],
    ],
)
def test_an_enemy_card_of_any_kind_ends_the_move(turn: str, action: str, card: str) -> None:
    table = scene(turn=turn, figures=("4", "8"), actions=action, board={"5": card})
    table.play("step:5", "look:yes")
    seat = DRACULA if turn == "dracula" else VAN_HELSING
    assert table.question == (seat, "play", [f"play:{action}"])
    table.refuses("step:2", "stop")
    assert table.figures[seat - 1] == "5"


@pytest.mark.rule("DUEL-061")
@pytest.mark.parametrize("card", THEIRS)
def test_an_enemy_card_is_revealed_to_the_whole_table(card: str) -> None:
    table = scene(figures=MIDDLE, board={"5": card}).then("step:5", "look:yes")
    for viewer in EVERYONE:
        assert table.log(viewer)[-1] == f"revealed:dracula:5:{card}"
        assert table.seen(viewer)["revealed"] == card
        assert table.place("5", viewer)["card"] == card


@pytest.mark.rule("DUEL-061")
def test_reveal_action_card_payment_encounter_special_action_barrier_new_cards() -> None:
    table = scene(
        figures=MIDDLE, board={"5": "hunter2"}, actions="dr_fluegel", aside="dr_stille dr_schatten"
    ).then("step:1", "look:no", "step:4", "look:no", "step:5", "look:yes")
    assert table.lives == (4, 4)
    table.play("use:dr_fluegel", "lay:vampire3", "fly:10", "barrier:red:1-4")
    start = table.log().index("revealed:dracula:5:hunter2")
    assert table.log()[start:] == [
        "revealed:dracula:5:hunter2",
        "used:dr_fluegel",
        "life_lost:dracula:steps:3",
        "life_lost:dracula:steps:2",
        "fought:dracula:3:2:won",
        "laid:dracula:5",
        "relocated:dracula:10",
        "barrier:dracula:red:1-4",
        "refilled:dracula:2",
        "turn:2:van_helsing",
    ]


@pytest.mark.rule("DUEL-061")
def test_who_can_pay_wins_with_the_fifth_target() -> None:
    table = about_to_play(
        "dr_fluegel dr_schatten",
        figures=MIDDLE,
        steps=2,
        revealed=True,
        board={"4": "victim"},
        targets=(4, 0),
        lives=(2, 4),
    ).then("play:dr_fluegel")
    assert table.ending == ("dracula", "targets")
    assert table.lives == (1, 4)


@pytest.mark.rule("DUEL-061")
def test_the_card_must_be_dealt_with() -> None:
    table = scene(figures=MIDDLE, board={"5": "hunter3"}, actions="dr_augen dr_schatten")
    table.play("step:5", "look:yes")
    assert table.codes == ["play:dr_augen", "use:dr_augen", "play:dr_schatten"]
    assert table.anytime(DRACULA) == []
    table.play("play:dr_schatten")
    assert table.said("fought") == ["fought:dracula:1:3:lost"]
