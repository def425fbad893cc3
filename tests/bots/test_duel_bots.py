"""The duel's scripted bot: fair, reproducible, worth beating, and sensible where it matters."""

from collections.abc import Iterator, Mapping

import pytest

from duel.at_the_table import DuelTable, about_to_play, scene
from whitby import apply, pending
from whitby.bots import bot
from whitby.bots.arena import bot_rng, play_game, simulate
from whitby.bots.duel.routes import distances
from whitby.core.engine import Decision, Event, Option
from whitby.core.rng import Fast
from whitby.games.duel.board import SLOT_NAMES
from whitby.games.duel.cards import (
    ALL_TARGETS,
    CARDS,
    DRACULA,
    FOR_STEPS,
    HIDDEN,
    PLAIN,
    SIDES,
    TARGET,
    VAN_HELSING,
)
from whitby.games.duel.events import LIFE_LOST, USED, WON
from whitby.games.duel.game import DUEL
from whitby.games.duel.knowledge.belief import believe
from whitby.games.duel.parts import LOSS, PLAYED_CARD, WINNER
from whitby.games.duel.state import Duel

SCRIPTED = bot("duel", "scripted")


def moments(
    seed: int, options: Mapping[str, str] | None = None
) -> Iterator[tuple[Duel, Decision[Option]]]:
    """Yield every decision of a game between scripted bots."""
    state = DUEL.setup(seed, 2, options)
    chance = [bot_rng(seed, seat) for seat in range(2)]
    while (decision := pending(state)) is not None:
        yield state, decision
        view = DUEL.view(state, decision.seat)
        apply(state, SCRIPTED.choose(view, decision, chance[decision.seat]))


def history(seed: int, options: Mapping[str, str] | None = None) -> list[Event]:
    """Everything that happens in a game between scripted bots."""
    *_, (state, _) = moments(seed, options)
    return state.events


def answer(table: DuelTable, chance: int = 0) -> str:
    """Let the bot choose, and play its choice."""
    decision = table.decision
    view = DUEL.view(table.state, decision.seat)
    code = SCRIPTED.choose(view, decision, Fast(chance)).code()
    table.play(code)
    return code


def turn(table: DuelTable, chance: int = 0) -> list[str]:
    """What the bot does until its turn or the game is over."""
    table.run()
    number, seat = table.state.public.turn, table.decision.seat
    done: list[str] = []
    while not table.over and table.state.public.turn == number and table.decision.seat == seat:
        done.append(answer(table, chance + len(done)))
    return done


def test_the_same_view_and_chance_give_the_same_choice() -> None:
    looked = 0
    for made, (state, decision) in enumerate(moments(3)):
        view = DUEL.view(state, decision.seat)
        chosen = SCRIPTED.choose(view, decision, Fast(made)).code()
        assert chosen in decision.codes()
        again = DUEL.view(state, decision.seat)
        assert SCRIPTED.choose(again, decision, Fast(made)).code() == chosen
        twin = DUEL.imagine(view, Fast(made + 1))
        asked = pending(twin)
        assert asked is not None
        if asked.seat == decision.seat:
            other = SCRIPTED.choose(DUEL.view(twin, decision.seat), asked, Fast(made))
            assert other.code() == chosen
            looked += 1
    assert looked > 40


def test_a_game_can_be_repeated() -> None:
    assert play_game(DUEL, [SCRIPTED] * 2, 4) == play_game(DUEL, [SCRIPTED] * 2, 4)
    assert history(4) != history(5)


@pytest.mark.parametrize("side", SIDES)
def test_it_beats_the_random_bot_from_either_side(side: str) -> None:
    other = SIDES[1 - SIDES.index(side)]
    summary = simulate(DUEL, 60, 2, f"{side}=scripted,{other}=random", seed=100)
    assert summary.rate(side) > 0.9


@pytest.mark.parametrize(
    ("name", "choice"),
    [(option.name, choice) for option in DUEL.options for choice in option.choices],
)
def test_it_plays_at_every_table(name: str, choice: str) -> None:
    ended = [event for event in history(7, {name: choice}) if WON.matches(event)]
    assert ended


def test_it_plays_with_other_values_and_in_a_match() -> None:
    options = {
        "match": "three",
        "roles": "swap",
        "cards": "dr_stille.strength.3+vh_ausdauer.move.9+vampires.1.0+vampires.3.6",
        "grey_cards": "one_per_deck",
    }
    ended = [event for event in history(1, options) if WON.matches(event)]
    assert len(ended) in (2, 3)


def test_the_truth_is_never_ruled_out() -> None:
    looked = 0
    for made, (state, decision) in enumerate(moments(11)):
        if made % 3 or decision.prompt == "pick":
            continue
        view = DUEL.view(state, decision.seat)
        belief = believe(view)
        for at, kind in enumerate(state.board):
            if kind < 0 or view.board[at] != HIDDEN:
                continue
            chance = belief.own[at]
            if kind // 5 != view.side:
                chance = belief.odds[at].of(kind % 5)
            assert chance > 0, (made, at)
            total = belief.own[at] + (0.0 if belief.own[at] == 1 else belief.odds[at].total())
            assert total == pytest.approx(1, abs=0.02)
            looked += 1
    assert looked > 100


@pytest.mark.whole_games
def test_steps_are_overpaid_only_where_a_capture_would_win() -> None:
    for seed in range(8):
        for state, decision in moments(seed):
            if decision.prompt != "play" or pending(state) is None:
                continue
            side, table = int(state.public.active), state.public
            if table.steps > state.deck.best[side << 10 | state.ready[side]]:
                left = ALL_TARGETS - table.targets[side] - state.hand[5 * (1 - side) + TARGET]
                assert table.targets[side] == ALL_TARGETS - 1 or (table.fresh[side] and left == 1)


@pytest.mark.parametrize("chance", range(5))
def test_it_pays_no_life_for_a_first_target(chance: int) -> None:
    table = scene(
        figures=("harbour", "10"),
        board={"5": "victim", "10": "hunter1"},
        seen=["5"],
        actions="dr_puls dr_tiefe",
    )
    turn(table, chance)
    assert table.state.public.lives[DRACULA] >= 3  # a fight may cost one
    assert not [e for e in table.state.events if LIFE_LOST.matches(e) and e[LOSS] == FOR_STEPS]


@pytest.mark.whole_games
def test_every_special_action_is_used_and_games_end() -> None:
    used: set[int] = set()
    ends: list[int] = []
    for seed in range(20):
        events = history(seed)
        used |= {event[PLAYED_CARD] for event in events if USED.matches(event)}
        ends += [event[WINNER] for event in events if WON.matches(event)]
    assert {CARDS[card] for card in used} == {
        CARDS[card] for card in range(len(CARDS)) if card not in PLAIN
    }
    assert sum(side in (DRACULA, VAN_HELSING) for side in ends) >= 18


@pytest.mark.parametrize("chance", range(5))
def test_it_sees_the_winning_capture(chance: int) -> None:
    table = scene(
        figures=("3", "10"),
        board={"5": "victim", "10": "hunter1"},
        seen=["5"],
        targets=(4, 0),
        actions="dr_atem dr_puls",
    )
    turn(table, chance)
    assert table.ending == ("dracula", "targets")


@pytest.mark.parametrize("chance", range(5))
def test_it_pays_a_life_for_a_step_that_wins(chance: int) -> None:
    table = scene(
        figures=("harbour", "10"),
        board={"5": "victim", "10": "hunter1"},
        seen=["5"],
        targets=(4, 0),
        actions="dr_puls",
    )
    turn(table, chance)
    assert table.ending[0] == "dracula"


@pytest.mark.parametrize("chance", range(5))
def test_it_wins_by_showing_hands_where_the_enemy_has_nothing_left_on_the_board(
    chance: int,
) -> None:
    board = {"4": "hunter3", "5": "hunter2", "7": "crucifix", "8": "hunter1"}
    board |= {"harbour": "vampire3", "1": "vampire2", "2": "coffin", "3": "coffin"}
    board |= {"6": "vampire1", "9": "vampire1", "10": "amulet", "station": "vampire2"}
    table = scene(
        figures=("3", "5"),
        board=board,
        seen=list(board),
        targets=(1, 1),
        actions="dr_atem dr_augen",
    )
    done = turn(table, chance)
    assert "show:yes" in done
    assert table.ending == ("dracula", "hand")


@pytest.mark.parametrize("chance", range(5))
def test_it_does_not_show_a_hand_that_holds_all_its_targets(chance: int) -> None:
    table = scene(
        figures=("7", "10"),
        board={"4": "victim", "1": "victim", "10": "hunter1"},
        seen=["4", "1"],
        hands="5 coffin 3 vampire1 vampire3",
    )
    table.play("step:10")
    assert answer(table, chance) == "show:no"


@pytest.mark.parametrize("chance", range(10))
def test_it_lays_a_target_where_it_has_none_on_the_board(chance: int) -> None:
    table = scene(
        figures=("harbour", "10"),
        board={"1": "vampire3", "3": "vampire2"},
        laid=["1", "3"],
        hands="5 coffin 3 vampire1 vampire3",
    )
    done = turn(table, chance)
    assert "lay:coffin" in done


@pytest.mark.parametrize("chance", range(5))
def test_it_saves_its_last_life_with_a_target(chance: int) -> None:
    table = about_to_play(
        "vh_staerke vh_wachsamkeit",
        revealed=True,
        figures=("harbour", "4"),
        board={"4": "amulet"},
        lives=(4, 1),
        hands="3 victim 3 hunter1 3 hunter2",
    )
    done = turn(table, chance)
    assert "give" in done
    assert table.outcome is None


@pytest.mark.parametrize("chance", range(5))
@pytest.mark.parametrize(
    ("card", "cards", "found"),
    [
        ("crucifix", "dr_dunkel dr_schatten dr_stille", "use:dr_dunkel"),
        ("amulet", "vh_eingebung vh_ausdauer vh_staerke", "use:vh_eingebung"),
        ("vampire2", "vh_kampfeslust vh_ausdauer vh_staerke", "use:vh_kampfeslust"),
        ("hunter3", "dr_stille dr_schatten dr_fluestern", "play:dr_stille"),
    ],
)
def test_it_plays_the_card_for_the_encounter(
    card: str, cards: str, found: str, chance: int
) -> None:
    side = "dracula" if cards.startswith("dr") else "van_helsing"
    table = scene(
        turn=side,
        at="action",
        revealed=True,
        figures={side: "4"},
        board={"4": card},
        actions={side: cards},
    )
    assert answer(table, chance) == found


@pytest.mark.parametrize("chance", range(5))
@pytest.mark.parametrize(("card", "side"), [("crucifix", "dracula"), ("amulet", "van_helsing")])
def test_it_does_not_look_at_a_symbol_that_it_knows(card: str, side: str, chance: int) -> None:
    other = SIDES[1 - SIDES.index(side)]
    table = scene(turn=side, figures={side: "3", other: "8"}, board={"4": card}, seen=["4"])
    table.play("step:4")
    assert answer(table, chance) == "look:no"


def test_distances_go_round_barriers() -> None:
    assert distances(0)[11] == 5
    walls = 1 << SLOT_NAMES.index("harbour-1")
    assert distances(walls)[1] == 3
    assert distances(walls)[12] == 3
