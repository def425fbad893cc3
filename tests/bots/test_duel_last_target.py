"""The last target on the board: who has seen the rest in a hand wins with it (DUEL-119).

The bots that search take it, and keep theirs from being taken.
"""

import pytest

from duel.at_the_table import DuelTable, scene
from whitby.bots.duel.guide import CAREFUL, LONG, DuelGuide
from whitby.bots.duel.opening import OpeningDuel
from whitby.bots.duel.routes import distances
from whitby.bots.search.bot import SearchBot
from whitby.core.rng import Fast
from whitby.games.duel.board import LOCATIONS, PLACES
from whitby.games.duel.cards import ALL_TARGETS, EACH, KINDS, SIDES, TARGET
from whitby.games.duel.game import DUEL

SEARCHING = SearchBot(DuelGuide(CAREFUL, LONG), OpeningDuel(), 60)
"""What the levels that search play with, with fewer simulations."""
OTHER = {"dracula": "van_helsing", "van_helsing": "dracula"}
VAN_HELSINGS = "7 victim 4 crucifix 8 hunter2 9 hunter3 10 hunter1 station hunter1"
DRACULAS = "5 coffin harbour vampire1 1 vampire2 2 vampire3 3 vampire1 6 amulet"
FIGURES = {"dracula": "6", "van_helsing": "10"}
"""Van Helsing's last victim lies between the figures. For Dracula's coffin the board is turned."""
HANDS = {
    "dracula": "4 coffin vampire1 2 vampire2 2 vampire3",
    "van_helsing": "4 victim hunter1 2 hunter2 2 hunter3",
}


def met(side: str, saw: str = "", knows: bool = False) -> DuelTable:
    """A side is on turn, near the enemy; each has one target on the board and four in hand.

    Perhaps it knows where that of the enemy is.
    """
    board: dict[str, str] = {}
    for words in (VAN_HELSINGS, DRACULAS):
        places = words.split()
        board |= zip(places[::2], places[1::2], strict=True)
    figures = FIGURES
    if side == "dracula":
        board = {turned(place): swapped(card) for place, card in board.items()}
        figures = {OTHER[whose]: turned(place) for whose, place in figures.items()}
    last = "victim" if side == "dracula" else "coffin"
    return scene(
        turn=side,
        figures=figures,
        board=board,
        laid=list(board),
        seen=[place for place, card in board.items() if knows and card == last],
        hands=HANDS,
        saw=saw,
    )


def turned(place: str) -> str:
    """The same place, seen from the other side of the board."""
    return PLACES[LOCATIONS - 1 - PLACES.index(place)]


def swapped(card: str) -> str:
    """The same card of the other side."""
    return KINDS[(KINDS.index(card) + EACH) % (2 * EACH)]


def lying(table: DuelTable, side: str) -> int:
    """How many targets a side has on the board."""
    mine = SIDES.index(side)
    held = table.state.hand[mine * EACH + TARGET]
    return ALL_TARGETS - held - table.state.public.targets[1 - mine]


def in_danger(table: DuelTable, side: str) -> bool:
    """Whether the enemy would win by taking a side's last target, and is two steps from it."""
    table.run()
    mine, state = SIDES.index(side), table.state
    if table.over or lying(table, side) != 1 or not state.public.fresh[1 - mine]:
        return False
    target = state.board.index(mine * EACH + TARGET)
    enemy = state.public.figures[1 - mine]
    return distances(state.public.walls)[LOCATIONS * enemy + target] <= 2


def turn(table: DuelTable, seed: int) -> DuelTable:
    """The bot plays its turn, or wins in it."""
    table.run()
    number = table.state.public.turn
    chance = Fast(seed)
    while not table.over and table.state.public.turn == number:
        decision = table.decision
        view = DUEL.view(table.state, decision.seat)
        table.play(SEARCHING.choose(view, decision, chance).code())
    return table


def times_in_danger(side: str, saw: str) -> int:
    """How often the bot leaves its last target in danger, of four times."""
    return sum(in_danger(turn(met(side, saw), seed), side) for seed in range(4))


@pytest.mark.whole_games
@pytest.mark.rule("DUEL-119")
def test_it_seldom_leaves_the_last_target_to_who_saw_its_hand() -> None:
    assert sum(times_in_danger(side, saw=OTHER[side]) for side in SIDES) <= 1


@pytest.mark.whole_games
@pytest.mark.rule("DUEL-119")
def test_it_seldom_shows_its_hand_and_leaves_the_last_target_to_who_saw_it() -> None:
    assert sum(times_in_danger(side, saw="") for side in SIDES) <= 1


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.rule("DUEL-119")
def test_it_takes_the_last_target_when_it_has_seen_the_hand(side: str, seed: int) -> None:
    assert turn(met(side, saw=side, knows=True), seed).ending == (side, "hand")
