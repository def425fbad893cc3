"""Van Helsing's special actions, card by card (DUEL-127 to DUEL-151, DUEL-161, DUEL-183)."""

from fractions import Fraction

import pytest

from nosferatu.chances import every_way
from whitby.core.rng import Rng
from whitby.games.duel.board import PLACES
from whitby.games.duel.cards import CARDS, FEINT_DECK

from .at_the_table import (
    DRACULA,
    EVERYONE,
    HUNTERS,
    NINE,
    VAN_HELSING,
    DuelTable,
    about_to_play,
    bar,
    can_tell,
    laid_out,
    movement,
    scene,
)

EVERY_CARD = CARDS[10:]


def meets(actions: str, card: str, **options: str) -> DuelTable:
    """Van Helsing has just revealed a card of Dracula's, and is about to play an action card."""
    return about_to_play(
        actions, options, figures=("harbour", "8"), board={"8": card}, revealed=True, hands=HUNTERS
    )


# Inspiration (vh_eingebung)


@pytest.mark.rule("DUEL-127", "DUEL-128", "DUEL-129")
@pytest.mark.parametrize("card", ["coffin", "amulet", "vampire1", "vampire2", "vampire3"])
def test_eingebung_ignores_the_card_revealed_which_stays_face_down(card: str) -> None:
    table = meets("vh_eingebung", card).then("use:vh_eingebung")
    assert table.asked == (VAN_HELSING, "barrier")
    assert table.facts("spared", "captured", "fought", "life_lost", "laid") == [
        "spared:van_helsing:8"
    ]
    assert table.on("8") == card
    assert table.lives == (4, 4)
    assert table.side("van_helsing")["targets"] == 0
    assert not any(table.side("dracula")["discard"].values())
    assert table.seen()["revealed"] is None
    for viewer in EVERYONE:
        assert table.place("8", viewer)["card"] == card  # everyone has seen it


@pytest.mark.rule("DUEL-127")
@pytest.mark.parametrize(
    ("card", "what"), [("coffin", "captured"), ("amulet", "life_lost"), ("vampire3", "fought")]
)
def test_eingebung_not_used_lets_the_card_take_effect(card: str, what: str) -> None:
    table = meets("vh_eingebung", card).then("play:vh_eingebung")
    assert table.facts("spared", what)[0].startswith(f"{what}:van_helsing:")


@pytest.mark.rule("DUEL-127")
def test_eingebung_holds_for_this_turn_only() -> None:
    table = scene(
        turn="van_helsing",
        board={"8": "coffin", "station": "victim"},
        actions="dr_stille vh_eingebung vh_staerke",
    ).then("step:8", "look:yes", "use:vh_eingebung", "barrier:none")
    table.take_turn("dr_stille", "1")
    table.play("step:station", "look:no", "step:8", "look:yes", "play:vh_staerke")
    assert table.facts("captured") == ["captured:van_helsing:1"]


@pytest.mark.rule("DUEL-129")
def test_with_eingebung_the_move_stays_ended_and_must_be_paid() -> None:
    table = scene(turn="van_helsing", board={"8": "amulet"}, actions="vh_eingebung")
    table.play("step:8", "look:yes")
    assert table.asked == (VAN_HELSING, "play")
    steps = movement("vh_eingebung") + 1
    table = about_to_play(
        "vh_eingebung", figures=("harbour", "8"), board={"8": "amulet"}, revealed=True, steps=steps
    ).then("use:vh_eingebung")
    assert table.facts("life_lost", "spared") == [
        "life_lost:van_helsing:steps:3",
        "spared:van_helsing:8",
    ]


@pytest.mark.rule("DUEL-128")
def test_eingebung_saves_the_last_life_from_the_amulet() -> None:
    table = about_to_play(
        "vh_eingebung", figures=("harbour", "8"), board={"8": "amulet"}, revealed=True, lives=(4, 1)
    ).then("use:vh_eingebung")
    assert table.asked == (VAN_HELSING, "barrier")
    assert table.lives == (4, 1)


@pytest.mark.rule("DUEL-127")
def test_eingebung_without_a_revealed_card_does_nothing() -> None:
    table = about_to_play("vh_eingebung", figures=("harbour", "8"), board={"8": "coffin"})
    table.play("use:vh_eingebung", "barrier:none")
    assert table.asked == (DRACULA, "move")
    assert table.facts("spared", "captured") == []
    assert table.place("8", VAN_HELSING)["card"] == "?"


# Composure (vh_gelassenheit)


@pytest.mark.rule("DUEL-130", "DUEL-131")
def test_gelassenheit_offers_every_card_played_or_set_aside_except_itself() -> None:
    table = about_to_play(
        "vh_gelassenheit vh_staerke vh_ausdauer", aside="vh_eingebung vh_scharfsinn"
    ).then("use:vh_gelassenheit")
    assert table.asked == (VAN_HELSING, "fetch")
    assert table.codes == [
        "fetch:vh_eingebung",
        "fetch:vh_kampfeslust",
        "fetch:vh_scharfsinn",
        "fetch:vh_taeuschung",
        "fetch:vh_verstaerkung",
        "fetch:vh_wachsamkeit",
        "fetch:vh_widerstand",
    ]


@pytest.mark.rule("DUEL-130")
@pytest.mark.parametrize(
    ("card", "aside", "line"),
    [
        ("vh_scharfsinn", ["vh_eingebung"], "fetched_aside:van_helsing"),
        ("vh_taeuschung", ["vh_eingebung", "vh_scharfsinn"], "fetched:vh_taeuschung"),
    ],
)
def test_the_card_taken_joins_the_action_hand(card: str, aside: list[str], line: str) -> None:
    table = about_to_play("vh_gelassenheit vh_staerke", aside="vh_eingebung vh_scharfsinn")
    table.play("use:vh_gelassenheit", f"fetch:{card}")
    mine = table.side("van_helsing", VAN_HELSING)
    assert mine["action_hand"] == sorted([card, "vh_staerke"], key=CARDS.index)
    assert mine["set_aside"] == aside
    assert card not in mine["played"]
    assert "vh_gelassenheit" in mine["played"]
    assert line in table.log(DRACULA)
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-130")
def test_the_card_taken_can_be_played_on_the_next_turn() -> None:
    table = about_to_play("vh_gelassenheit vh_staerke", aside="vh_widerstand", actions="dr_stille")
    table.play("use:vh_gelassenheit", "fetch:vh_widerstand", "barrier:none")
    table.take_turn("dr_stille", "1")
    table.walk("8")
    assert table.codes == ["play:vh_widerstand", "use:vh_widerstand", "play:vh_staerke"]


@pytest.mark.rule("DUEL-131")
def test_as_the_last_card_gelassenheit_puts_off_the_new_cards() -> None:
    table = about_to_play(
        "vh_gelassenheit",
        aside="vh_staerke vh_widerstand vh_ausdauer",
        actions="dr_stille dr_schatten",
    ).then("use:vh_gelassenheit", "fetch:vh_staerke", "barrier:none")
    assert table.side("van_helsing", VAN_HELSING)["action_hand"] == ["vh_staerke"]
    assert table.facts("refilled") == []
    table.take_turn("dr_stille", "1")
    table.take_turn("vh_staerke", "8")
    mine = table.side("van_helsing", VAN_HELSING)
    assert mine["action_hand"] == ["vh_widerstand", "vh_ausdauer"]
    assert mine["set_aside"] == []
    assert table.facts("refilled") == ["refilled:van_helsing:2"]


@pytest.mark.rule("DUEL-131")
def test_as_the_very_last_of_all_ten_it_brings_back_a_played_card_first() -> None:
    table = about_to_play(
        "vh_gelassenheit",
        aside={"van_helsing": ""},
        actions="dr_stille dr_schatten",
        draws={"van_helsing": "vh_gelassenheit vh_staerke vh_ausdauer vh_eingebung vh_taeuschung"},
    ).then("use:vh_gelassenheit", "fetch:vh_widerstand", "barrier:none")
    assert table.side("van_helsing", VAN_HELSING)["action_hand"] == ["vh_widerstand"]
    table.take_turn("dr_stille", "1")
    table.take_turn("vh_widerstand", "8")
    mine = table.side("van_helsing", VAN_HELSING)
    assert table.facts("refilled") == ["refilled:van_helsing:5:shuffled"]
    assert len(mine["action_hand"]) == len(mine["set_aside"]) == 5
    assert mine["played"] == []


@pytest.mark.rule("DUEL-131")
def test_as_the_last_card_not_used_it_brings_the_new_cards_at_once() -> None:
    table = about_to_play("vh_gelassenheit", aside="vh_staerke vh_widerstand")
    table.play("play:vh_gelassenheit", "barrier:none")
    assert table.facts("refilled") == ["refilled:van_helsing:2"]


@pytest.mark.rule("DUEL-131", "DUEL-183")
def test_with_all_other_cards_in_hand_gelassenheit_does_nothing() -> None:
    table = about_to_play(" ".join(EVERY_CARD)).then("use:vh_gelassenheit")
    assert table.asked == (VAN_HELSING, "barrier")
    assert table.side("van_helsing")["action_hand_size"] == 9


# Battle Lust (vh_kampfeslust)


def lust(vampire: str, at_strength: int = 3, others: str = "vh_staerke") -> DuelTable:
    cards = f"vh_kampfeslust.strength.{at_strength}"
    return meets(f"vh_kampfeslust {others}", vampire, cards=cards)


@pytest.mark.rule("DUEL-132", "DUEL-133")
def test_who_beats_a_vampire_with_kampfeslust_takes_a_new_turn_at_once() -> None:
    table = lust("vampire2").then("use:vh_kampfeslust", "lay:hunter1", "barrier:none")
    assert table.facts("fought", "again") == ["fought:van_helsing:3:2:won", "again:van_helsing"]
    assert table.asked == (VAN_HELSING, "move")
    assert table.seen()["active"] == "van_helsing"
    assert table.figures == ("harbour", "8")


@pytest.mark.rule("DUEL-133", "DUEL-134")
def test_the_extra_turn_is_a_complete_one_and_the_only_one() -> None:
    table = lust("vampire2").then("use:vh_kampfeslust", "lay:hunter1", "barrier:none")
    assert "stop" not in table.codes
    table.walk("7").play("play:vh_staerke")
    assert table.asked == (VAN_HELSING, "barrier")
    table.play("barrier:none")
    assert table.asked == (DRACULA, "move")
    assert table.facts("turn") == ["turn:2:van_helsing", "turn:3:van_helsing", "turn:4:dracula"]


@pytest.mark.rule("DUEL-134")
@pytest.mark.parametrize(
    ("vampire", "fight"), [("vampire2", "2:2:drawn"), ("vampire3", "2:3:lost")]
)
def test_a_draw_or_a_defeat_gives_no_extra_turn(vampire: str, fight: str) -> None:
    table = lust(vampire, 2).then("use:vh_kampfeslust", "barrier:none")
    assert table.facts("fought", "again") == [f"fought:van_helsing:{fight}"]
    assert table.asked == (DRACULA, "move")


@pytest.mark.rule("DUEL-134")
def test_without_a_fight_kampfeslust_does_nothing() -> None:
    for card in ("coffin", "amulet"):
        table = lust(card).then("use:vh_kampfeslust")
        if table.asked[1] == "lay":
            table.play("lay:hunter1")
        table.play("barrier:none")
        assert table.asked == (DRACULA, "move")
    table = about_to_play("vh_kampfeslust").then("use:vh_kampfeslust", "barrier:none")
    assert table.asked == (DRACULA, "move")


@pytest.mark.rule("DUEL-132")
@pytest.mark.parametrize("code", ["play:vh_kampfeslust", "play:vh_staerke"])
def test_a_victory_without_using_kampfeslust_gives_no_extra_turn(code: str) -> None:
    table = lust("vampire1").then(code, "lay:hunter1", "barrier:none")
    assert table.facts("fought")[0].endswith(":won")
    assert table.asked == (DRACULA, "move")


@pytest.mark.rule("DUEL-135")
def test_the_first_turn_is_finished_with_barrier_and_new_cards_before_the_extra_one() -> None:
    table = meets("vh_kampfeslust", "vampire1", cards="vh_kampfeslust.strength.3")
    table.play("use:vh_kampfeslust", "lay:hunter1")
    assert table.asked == (VAN_HELSING, "barrier")
    table.play(f"barrier:{bar('vh_kampfeslust')}:1-2")
    order = table.facts("barrier", "refilled", "again", "turn")
    assert order == [
        "turn:2:van_helsing",
        f"barrier:van_helsing:{bar('vh_kampfeslust')}:1-2",
        "refilled:van_helsing:9",
        "again:van_helsing",
        "turn:3:van_helsing",
    ]


# Perception (vh_scharfsinn)


@pytest.mark.rule("DUEL-136")
def test_with_scharfsinn_van_helsing_alone_sees_the_other_hand() -> None:
    table = about_to_play("vh_scharfsinn", hands={"dracula": NINE, "van_helsing": HUNTERS})
    table.play("use:vh_scharfsinn")
    assert table.asked == (VAN_HELSING, "barrier")
    seen = {"vampire1": 3, "vampire2": 2, "vampire3": 2, "amulet": 1, "coffin": 1}
    assert table.side("dracula", VAN_HELSING)["hand"] == seen
    assert table.side("dracula", None)["hand"] is None
    assert table.side("van_helsing", DRACULA)["hand"] is None
    assert table.facts("hand") == ["hand:dracula:3vampire1+2vampire2+2vampire3+1amulet+1coffin"]
    for viewer in (DRACULA, None):
        assert [line for line in table.log(viewer) if line.startswith("hand:")] == []
        assert "hand_studied:van_helsing" in table.log(viewer)


@pytest.mark.rule("DUEL-136")
def test_scharfsinn_not_used_shows_nothing() -> None:
    table = about_to_play("vh_scharfsinn", hands=NINE).then("play:vh_scharfsinn")
    assert table.side("dracula", VAN_HELSING)["hand"] is None
    assert table.facts("hand", "hand_studied") == []


@pytest.mark.rule("DUEL-136")
def test_dracula_cannot_tell_what_van_helsing_holds() -> None:
    tables = []
    for hand, on_board in (
        (HUNTERS, "hunter3"),
        ("victim 2 hunter1 3 hunter2 3 hunter3", "hunter1"),
    ):
        table = about_to_play(
            "vh_scharfsinn",
            hands={"dracula": NINE, "van_helsing": hand},
            board={**laid_out(ROWS), "1": on_board},
        ).then("use:vh_scharfsinn", "barrier:none")
        tables.append(table)
    assert not can_tell(DRACULA, *tables)


ROWS = """
    coffin hunter1 coffin
    coffin coffin  vampire2
    vampire3 victim victim
    victim victim  crucifix
"""


@pytest.mark.rule("DUEL-137")
@pytest.mark.parametrize("collected", [0, 1, 4])
def test_scharfsinn_wins_if_all_missing_coffins_are_in_that_hand(collected: int) -> None:
    hand = f"{5 - collected} coffin 3 vampire1 vampire2"
    table = about_to_play("vh_scharfsinn", targets=(0, collected), hands={"dracula": hand})
    table.play("use:vh_scharfsinn")
    assert table.ending == ("van_helsing", "hand")
    assert table.facts("barrier") == []


@pytest.mark.rule("DUEL-137")
@pytest.mark.parametrize(("collected", "hand"), [(0, "4 coffin"), (3, "coffin"), (4, "amulet")])
def test_a_single_coffin_on_the_board_defeats_it(collected: int, hand: str) -> None:
    table = about_to_play(
        "vh_scharfsinn",
        targets=(0, collected),
        hands=f"{hand} 3 vampire1 vampire2",
        discard="vampire3 vampire2",
    ).then("use:vh_scharfsinn")
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-137")
def test_a_coffin_captured_on_the_same_turn_counts_for_the_proof() -> None:
    table = about_to_play(
        "vh_scharfsinn",
        figures=("harbour", "8"),
        board={"8": "coffin"},
        revealed=True,
        hands={"dracula": "4 coffin 3 vampire1 vampire2", "van_helsing": HUNTERS},
        discard="vampire3",
    ).then("use:vh_scharfsinn", "lay:hunter1")
    assert table.ending == ("van_helsing", "hand")


@pytest.mark.rule("DUEL-137", "DUEL-183")
def test_an_empty_hand_proves_nothing() -> None:
    table = about_to_play(
        "vh_scharfsinn", hands={"dracula": ""}, discard="3 vampire1 3 vampire2", targets=(0, 3)
    ).then("use:vh_scharfsinn")
    assert table.facts("hand") == ["hand:dracula:nothing"]
    assert table.asked == (VAN_HELSING, "barrier")


# Feint (vh_taeuschung)


def feint(card: str, hand: str = NINE) -> DuelTable:
    """Feint has drawn this card."""
    return about_to_play(
        "vh_taeuschung", hands={"dracula": hand, "van_helsing": HUNTERS}, feint=card
    ).then("use:vh_taeuschung")


@pytest.mark.rule("DUEL-138")
def test_taeuschung_draws_each_card_of_draculas_hand_with_equal_chance() -> None:
    def drawn(rng: Rng) -> str:
        table = about_to_play("vh_taeuschung", hands=NINE)
        table.state.rng = rng
        table.play("use:vh_taeuschung")
        [line] = table.facts("feint")
        return line

    chances = {line: chance for chance, line in every_way(FEINT_DECK, drawn)}
    assert chances == {
        "feint:dracula:vampire1": Fraction(3, 9),
        "feint:dracula:vampire2": Fraction(2, 9),
        "feint:dracula:vampire3": Fraction(2, 9),
        "feint:dracula:amulet": Fraction(1, 9),
        "feint:dracula:coffin": Fraction(1, 9),
    }


@pytest.mark.rule("DUEL-139", "DUEL-143")
def test_a_coffin_drawn_is_kept_as_a_target() -> None:
    table = feint("coffin")
    assert table.facts("feint", "captured", "life_lost") == [
        "feint:dracula:coffin",
        "captured:van_helsing:1",
    ]
    assert table.side("van_helsing")["targets"] == 1
    assert table.hand("dracula") == {"vampire1": 3, "vampire2": 2, "vampire3": 2, "amulet": 1}
    assert table.facts("laid") == []
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-140", "DUEL-141", "DUEL-142", "DUEL-143")
@pytest.mark.parametrize(
    ("card", "lost"), [("amulet", 1), ("vampire3", 1), ("vampire2", 1), ("vampire1", 0)]
)
def test_what_the_other_cards_cost_and_that_they_go_back(card: str, lost: int) -> None:
    before = about_to_play("vh_taeuschung", hands=NINE)
    table = feint(card)
    assert table.facts("feint") == [f"feint:dracula:{card}"]
    assert table.lives == (4, 4 - lost)
    assert table.facts("life_lost") == ["life_lost:van_helsing:feint:3"][:lost]
    assert table.hand("dracula") == before.hand("dracula")
    assert table.facts("laid", "fought", "took_up", "left_empty") == []
    assert not any(table.side("dracula")["discard"].values())
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-143")
def test_a_card_met_on_the_board_is_dealt_with_first_so_two_lives_may_go() -> None:
    table = about_to_play(
        "vh_taeuschung",
        figures=("harbour", "8"),
        board={"8": "vampire2"},
        revealed=True,
        hands=NINE,
        feint="amulet",
    ).then("use:vh_taeuschung")
    assert table.facts("fought", "life_lost", "feint") == [
        "fought:van_helsing:1:2:lost",
        "life_lost:van_helsing:fight:3",
        "feint:dracula:amulet",
        "life_lost:van_helsing:feint:2",
    ]


@pytest.mark.rule("DUEL-143")
def test_after_a_capture_the_place_is_filled_before_the_draw() -> None:
    table = about_to_play(
        "vh_taeuschung",
        figures=("harbour", "8"),
        board={"8": "coffin"},
        revealed=True,
        hands={"dracula": NINE, "van_helsing": HUNTERS},
        feint="coffin",
    ).then("use:vh_taeuschung", "lay:hunter2")
    assert table.facts("captured", "laid", "feint") == [
        "captured:van_helsing:1",
        "laid:van_helsing:8",
        "feint:dracula:coffin",
        "captured:van_helsing:2",
    ]
    assert table.on("8") == "hunter2"


@pytest.mark.rule("DUEL-143", "DUEL-183")
def test_from_an_empty_hand_nothing_is_drawn() -> None:
    table = about_to_play(
        "vh_taeuschung", hands={"dracula": ""}, discard="3 vampire1 3 vampire2", targets=(0, 3)
    )
    assert "use:vh_taeuschung" in table.codes
    table.play("use:vh_taeuschung")
    assert table.asked == (VAN_HELSING, "barrier")
    assert table.facts("feint", "feint_drawn", "life_lost") == []


@pytest.mark.rule("DUEL-113", "DUEL-139")
def test_the_fifth_coffin_may_come_from_taeuschung() -> None:
    table = about_to_play(
        "vh_taeuschung", hands="coffin amulet 3 vampire1", targets=(0, 4), feint="coffin"
    ).then("use:vh_taeuschung")
    assert table.ending == ("van_helsing", "targets")
    assert table.facts("barrier") == []


@pytest.mark.rule("DUEL-079", "DUEL-140", "DUEL-141")
@pytest.mark.parametrize("card", ["amulet", "vampire2"])
def test_taeuschung_can_cost_the_last_life(card: str) -> None:
    table = about_to_play(
        "vh_taeuschung", hands={"dracula": NINE, "van_helsing": HUNTERS}, lives=(4, 1), feint=card
    ).then("use:vh_taeuschung")
    assert table.question == (VAN_HELSING, "save", ["give", "lose"])
    table.play("lose")
    assert table.said("life_lost") == ["life_lost:van_helsing:feint:0"]
    assert table.ending == ("dracula", "lives")


@pytest.mark.rule("DUEL-138")
def test_taeuschung_not_used_draws_nothing() -> None:
    table = about_to_play("vh_taeuschung", hands=NINE).then("play:vh_taeuschung", "barrier:none")
    assert table.facts("feint", "feint_drawn", "captured", "life_lost") == []


# Reinforcement (vh_verstaerkung)


@pytest.mark.rule("DUEL-144")
@pytest.mark.parametrize("at", ["3", "station"])
def test_verstaerkung_returns_van_helsing_even_if_no_hunter_was_discarded(at: str) -> None:
    table = about_to_play(
        "vh_verstaerkung",
        figures=("harbour", at),
        discard="vampire1",
        barriers={"red": "8-station"},
    )
    size = table.side("van_helsing")["hand_size"]
    table.play("use:vh_verstaerkung")
    assert table.figures == ("harbour", "station")
    assert table.asked == (VAN_HELSING, "barrier")
    assert table.side("van_helsing")["hand_size"] == size
    assert table.lives == (4, 4)


@pytest.mark.rule("DUEL-145", "DUEL-183")
@pytest.mark.parametrize("at", ["3", "station"])
def test_with_the_return_he_takes_one_hunter_of_his_choice(at: str) -> None:
    table = about_to_play(
        "vh_verstaerkung",
        figures=("harbour", at),
        discard="2 hunter1 hunter3 vampire2",
        hands="victim hunter1 3 hunter2",
        board={"station": "crucifix"},
    ).then("use:vh_verstaerkung")
    assert table.question == (VAN_HELSING, "recruit", ["recruit:hunter1", "recruit:hunter3"])
    table.play("recruit:hunter1")
    assert table.hand("van_helsing") == {"hunter1": 2, "hunter2": 3, "victim": 1}
    assert table.side("van_helsing")["discard"]["hunter1"] == 1
    assert table.facts("relocated", "recruited") == [
        "relocated:van_helsing:station",
        "recruited:van_helsing:hunter1",
    ]
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-145", "DUEL-183")
def test_without_the_return_there_is_no_hunter() -> None:
    table = about_to_play("vh_verstaerkung", figures=("harbour", "3"), discard="hunter1")
    table.play("play:vh_verstaerkung")
    assert table.figures[1] == "3"
    assert table.asked == (VAN_HELSING, "barrier")
    assert table.side("van_helsing")["discard"]["hunter1"] == 1


@pytest.mark.rule("DUEL-145")
@pytest.mark.parametrize("card", ["coffin", "victim", "amulet", "empty"])
def test_at_the_station_he_does_not_look_meet_or_fill(card: str) -> None:
    table = about_to_play("vh_verstaerkung", figures=("station", "3"), board={"station": card})
    table.play("use:vh_verstaerkung")
    assert table.figures == ("station", "station")
    assert table.asked == (VAN_HELSING, "barrier")
    assert table.on("station") == (None if card == "empty" else card)
    if card != "empty":
        assert table.place("station", VAN_HELSING)["card"] == "?"


@pytest.mark.rule("DUEL-145")
def test_the_return_comes_after_the_encounter() -> None:
    table = about_to_play(
        "vh_verstaerkung",
        figures=("harbour", "3"),
        board={"3": "coffin"},
        revealed=True,
        hands=HUNTERS,
    ).then("use:vh_verstaerkung", "lay:hunter1")
    assert table.on("3") == "hunter1"
    assert table.figures[1] == "station"
    assert table.facts("captured", "relocated") == [
        "captured:van_helsing:1",
        "relocated:van_helsing:station",
    ]


# Vigilance (vh_wachsamkeit)


@pytest.mark.rule("DUEL-146")
def test_after_wachsamkeit_dracula_can_use_no_special_action() -> None:
    his = CARDS[:10]
    table = about_to_play("vh_wachsamkeit", actions=" ".join(his))
    table.play("use:vh_wachsamkeit", "barrier:none")
    assert table.seen()["effects"]["no_special_action"]
    table.walk("1")
    assert table.codes == [f"play:{card}" for card in his]
    assert table.barred(DRACULA) == {f"use:{card}": "duel-why-vigilance" for card in his[:8]}


@pytest.mark.rule("DUEL-146")
def test_wachsamkeit_not_used_stops_nothing() -> None:
    table = about_to_play("vh_wachsamkeit", actions="dr_puls")
    table.play("play:vh_wachsamkeit", "barrier:none")
    table.walk("1")
    assert table.codes == ["play:dr_puls", "use:dr_puls"]


@pytest.mark.rule("DUEL-147")
@pytest.mark.parametrize("card", CARDS[:8])
def test_number_and_barrier_of_draculas_card_stay_valid(card: str) -> None:
    steps = movement(card)
    for excess in (0, 1):
        table = about_to_play(card, effects="ward", steps=steps + excess).then(f"play:{card}")
        assert table.lives == (4 - excess, 4)
        assert table.asked == (DRACULA, "barrier")
        colour = bar(card)
        table.play(f"barrier:{colour}:4-5")
        assert table.barriers == {colour: "4-5"}
        assert table.asked == (VAN_HELSING, "move")
        assert table.facts("relocated", "recruited", "not_his", "took_up", "spared") == []
        assert set(table.seen()["effects"].values()) == {False}


@pytest.mark.rule("DUEL-147")
def test_the_strength_of_draculas_card_stays_valid() -> None:
    table = about_to_play(
        "dr_puls",
        {"cards": "dr_puls.strength.3"},
        figures=("1", "station"),
        board={"1": "hunter2"},
        revealed=True,
        effects="ward",
    ).then("play:dr_puls")
    assert table.facts("fought") == ["fought:dracula:3:2:won"]


@pytest.mark.rule("DUEL-146", "DUEL-147")
def test_wachsamkeit_cancels_dunkel_too() -> None:
    table = about_to_play(
        "dr_dunkel",
        figures=("1", "station"),
        board={"1": "crucifix"},
        revealed=True,
        effects="ward",
    )
    assert table.codes == ["play:dr_dunkel"]
    table.play("play:dr_dunkel")
    assert table.lives == (3, 4)


@pytest.mark.rule("DUEL-147")
@pytest.mark.parametrize("card", ["dr_puls", "dr_stille"])
def test_wachsamkeit_is_over_after_draculas_next_turn_whatever_he_played(card: str) -> None:
    table = about_to_play("vh_wachsamkeit vh_staerke", actions=f"{card} dr_tiefe dr_schatten")
    table.play("use:vh_wachsamkeit", "barrier:none")
    table.take_turn(card, "1")
    assert not table.seen()["effects"]["no_special_action"]
    table.take_turn("vh_staerke", "8")
    table.walk("harbour")
    assert "use:dr_tiefe" in table.codes


# Resistance (vh_widerstand)


@pytest.mark.rule("DUEL-148")
def test_widerstand_turns_any_card_on_the_board_whoever_owns_it() -> None:
    table = about_to_play("vh_widerstand", figures=("4", "7"), board={"1": "empty", "10": "empty"})
    table.play("use:vh_widerstand")
    assert table.asked == (VAN_HELSING, "turn")
    assert table.codes == [f"turn:{at}" for at in PLACES if at not in ("1", "10")]


@pytest.mark.rule("DUEL-148")
@pytest.mark.parametrize("card", ["coffin", "amulet", "crucifix", "victim"])
def test_a_card_is_turned_without_a_look(card: str) -> None:
    table = about_to_play("vh_widerstand", board={"5": card}).then("use:vh_widerstand", "turn:5")
    assert table.facts("turned", "revealed", "took_up") == ["turned:van_helsing:5"]
    for viewer in EVERYONE:
        assert table.place("5", viewer)["turned"]
        assert table.place("5", viewer)["card"] == "?"
    assert [at["place"] for at in table.seen()["board"] if at["turned"]] == ["5"]
    assert table.on("5") == card
    assert table.asked == (VAN_HELSING, "barrier")


@pytest.mark.rule("DUEL-149")
def test_dracula_may_not_enter_the_location_of_the_turned_card() -> None:
    table = about_to_play("vh_widerstand", actions="dr_schatten")
    table.play("use:vh_widerstand", "turn:1", "barrier:none")
    assert table.codes == ["step:3"]
    assert table.barred(DRACULA)["step:1"] == "duel-why-turned"
    table.go("3", "4")
    assert "step:1" not in table.codes
    assert table.barred(DRACULA) == {"step:1": "duel-why-turned"}


@pytest.mark.rule("DUEL-150")
def test_van_helsing_straightens_it_at_the_very_start_of_his_next_turn() -> None:
    table = about_to_play("vh_widerstand vh_staerke", actions="dr_schatten dr_stille")
    table.play("use:vh_widerstand", "turn:8", "barrier:none")
    assert table.facts("straightened") == []
    table.take_turn("dr_schatten", "1")
    assert table.asked == (VAN_HELSING, "move")
    assert table.happened()[-2:] == ["turn:4:van_helsing", "straightened:van_helsing:8"]
    assert not any(at["turned"] for at in table.seen()["board"])
    assert table.codes == ["step:8", "step:10"]


@pytest.mark.rule("DUEL-150")
def test_after_that_dracula_may_enter_again() -> None:
    table = scene(turn="van_helsing", figures=("4", "station"), turned="1", actions="vh_staerke")
    table.take_turn("vh_staerke", "8")
    assert "step:1" in table.codes


@pytest.mark.rule("DUEL-148")
def test_widerstand_not_used_turns_nothing() -> None:
    table = about_to_play("vh_widerstand").then("play:vh_widerstand")
    assert table.asked == (VAN_HELSING, "barrier")
    assert not any(at["turned"] for at in table.seen()["board"])


@pytest.mark.rule("DUEL-161")
@pytest.mark.parametrize(
    ("stands", "lie", "forbidden"),
    [
        ("harbour", {"red": "harbour-1"}, {"3"}),
        ("harbour", {"red": "harbour-3"}, {"1"}),
        ("harbour", {}, set()),
        ("1", {"red": "harbour-1", "blue": "1-4"}, {"2"}),
        ("4", {"red": "1-4", "blue": "3-4", "yellow": "4-5"}, {"7"}),
        ("4", {"red": "1-4", "blue": "3-4"}, set()),
    ],
)
def test_the_last_way_out_for_dracula_may_not_be_turned(
    stands: str, lie: dict[str, str], forbidden: set[str]
) -> None:
    table = about_to_play("vh_widerstand", figures=(stands, "station"), barriers=lie)
    table.play("use:vh_widerstand")
    assert table.codes == [f"turn:{at}" for at in PLACES if at not in forbidden]


@pytest.mark.rule("DUEL-161")
def test_the_barrier_of_the_same_turn_may_not_shut_the_last_way_out_either() -> None:
    table = about_to_play("vh_widerstand", figures=("harbour", "station"))
    table.play("use:vh_widerstand", "turn:3")
    assert table.barred(VAN_HELSING) == {"barrier:green:harbour-1": "duel-why-locked"}
    other = about_to_play("vh_widerstand", figures=("harbour", "station"))
    other.play("play:vh_widerstand")
    assert other.barred(VAN_HELSING) == {}
    assert "barrier:green:harbour-1" in other.codes


@pytest.mark.rule("DUEL-161")
def test_a_barrier_may_shut_one_way_if_it_opens_another_by_leaving_its_slot() -> None:
    table = about_to_play(
        "vh_widerstand", figures=("1", "station"), barriers={"green": "1-4", "red": "3-6"}
    ).then("use:vh_widerstand", "turn:harbour")
    assert "barrier:green:1-2" in table.codes
    table.play("barrier:green:1-2")
    assert table.codes == ["step:4"]
    table = about_to_play(
        "vh_widerstand", figures=("1", "station"), barriers={"green": "1-4", "red": "1-2"}
    ).then("use:vh_widerstand")
    assert "turn:harbour" not in table.codes  # with the current barriers, it is the only way
    table.play("turn:4")
    assert table.barred(VAN_HELSING)["barrier:green:harbour-1"] == "duel-why-locked"


@pytest.mark.rule("DUEL-161")
def test_a_card_under_dracula_may_be_turned() -> None:
    table = about_to_play(
        "vh_widerstand",
        figures=("harbour", "station"),
        barriers={"red": "harbour-1"},
        actions="dr_schatten",
    ).then("use:vh_widerstand", "turn:harbour", "barrier:none")
    assert table.codes == ["step:3"]
    table.go("3")
    assert "step:harbour" not in table.codes


@pytest.mark.rule("DUEL-149")
def test_the_turned_card_bars_dracula_only() -> None:
    table = about_to_play("vh_widerstand", figures=("harbour", "5"), actions="dr_rauschen")
    table.play("use:vh_widerstand", "turn:harbour", "barrier:none")
    table.walk("3").play("use:dr_rauschen", "send:van_helsing")
    assert table.figures == ("3", "harbour")
    table.no_barrier()
    assert table.asked == (VAN_HELSING, "move")
