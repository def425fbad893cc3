"""Set-up: the secret choice of six cards each, and the deal (DUEL-005 to DUEL-022, DUEL-036)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.core.engine import Choice, Decision, Step, Together
from whitby.core.facts import Fact, Pick
from whitby.games.duel import cards
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.events import CHOSE, DEALT, GAME_BEGAN, of_side
from whitby.games.duel.hands import every_set
from whitby.games.duel.options import PICK
from whitby.games.duel.parts import ENCOUNTER
from whitby.games.duel.public import NEITHER, Public
from whitby.games.duel.round import BEGIN_TURN, draw_five
from whitby.games.duel.state import NO_PICKS, Duel, audience_of, seat_of, side_of, unknown_board

if TYPE_CHECKING:
    from mypy_extensions import i64

FEWEST_TARGETS: Final = 2
MOST_TARGETS: Final = 3
"""Targets that each side may put on the board in a first game (DUEL-018)."""


JUST_TARGETS: Final = 1 << cards.TARGET
PICKS: Final = every_set(PICK)


class NextGame(Step[Duel]):
    """A game of the match begins; this step stays below it for the next one."""

    def run(self, state: Duel) -> None:
        """Set everything up and ask both for six cards."""
        if state.public.game > 0:
            pass_on(state)
        state.public.game += 1
        lay_out(state)
        table = state.public
        state.say(GAME_BEGAN, table.game, table.starter, table.dracula)
        state.stack += (NEXT_GAME, DEAL, PICK_CARDS[state.deck.size.picked - 1])


def pass_on(state: Duel) -> None:
    """Let the loser start, and swap roles if the table does so (DUEL-036)."""
    table = state.public
    starter = seat_of(state, table.starter if table.winner == cards.NONE else 1 - table.winner)
    if state.rulings.swap:
        table.dracula = 1 - table.dracula
    table.starter = side_of(state, starter)


def lay_out(state: Duel) -> None:
    """Put everything in its initial place (DUEL-008, DUEL-009, DUEL-020, DUEL-022)."""
    last = state.public
    table = state.public = Public()
    table.game, table.wins, table.dracula = last.game, last.wins, last.dracula
    table.starter = table.active = last.starter
    size = state.deck.size
    table.figures, table.lives, table.targets = size.figures, size.lives, size.found
    table.walls = size.outside
    state.picks = NO_PICKS
    state.board = [cards.NONE] * LOCATIONS
    state.hand = state.deck.box[:]
    for side in (cards.DRACULA, cards.VAN_HELSING):
        state.hand[cards.mine(side, cards.TARGET)] -= size.found[1 - side]
    state.notes = [0] * (3 * LOCATIONS)
    state.ready = state.aside = NEITHER


class PickCard(Choice[Duel, Pick]):
    """Each player chooses six cards in secret, one after the other (DUEL-014)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Duel) -> Decision[Pick]:
        """Return the kinds that are left; in a first game two or three are targets (DUEL-018)."""
        first = side_of(state, self.seat) * cards.EACH
        picks = state.picks
        whole = state.deck.size.picked
        targets = picks[first + cards.TARGET]
        picked = 0
        for kind in range(first, first + cards.EACH):
            picked += picks[kind]
        left: i64 = 0
        bit: i64 = 1
        for kind in range(first, first + cards.EACH):
            if state.hand[kind] != picks[kind]:
                left |= bit
            bit <<= 1
        if state.rulings.first_game and state.public.game == 1:
            if targets == MOST_TARGETS:
                left &= ~JUST_TARGETS
            if FEWEST_TARGETS - targets >= whole - picked:
                left &= JUST_TARGETS
        side: i64 = side_of(state, self.seat)
        return Decision(self.seat, "pick", PICKS[side << cards.EACH | left], (whole - picked,))

    def take(self, state: Duel, option: Pick) -> None:
        """Keep it sealed."""
        picks = list(state.picks)
        picks[option[ENCOUNTER]] += 1
        state.picks = tuple(picks)


class Deal(Step[Duel]):
    """The twelve cards are shuffled and dealt; each side draws five action cards (DUEL-015)."""

    def run(self, state: Duel) -> None:
        """Deal, and begin the first turn."""
        for side in (cards.DRACULA, cards.VAN_HELSING):
            first = side * cards.EACH
            chosen = of_side(side, state.picks[first : first + cards.EACH])
            state.tell(Fact(CHOSE, (side, chosen), audience_of(state, side)))
        left = list(state.picks)
        state.picks = NO_PICKS
        size = state.deck.size
        places = cards.bits(size.filled)
        for at, place in enumerate(places):
            kind = state.rng.pick(left, len(places) - at, cards.BOARD_DECK)
            left[kind] -= 1
            state.hand[kind] -= 1
            state.board[place] = kind
        state.notes = unknown_board(size.filled)
        state.say(DEALT, size.picked, size.picked, size.filled)
        draw_five(state, cards.DRACULA, False)
        draw_five(state, cards.VAN_HELSING, False)
        state.stack.append(BEGIN_TURN)


NEXT_GAME: Final = NextGame()
PICK_CARD: Final = (PickCard(0), PickCard(1))
PICK_CARDS: Final = [
    Together([PICK_CARD[0]] * count + [PICK_CARD[1]] * count)
    for count in range(1, cards.PICKED + 1)
]
"""The choices of both, by the number of cards less one."""
DEAL: Final = Deal()
