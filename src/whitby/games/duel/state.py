"""The state of the duel.

A hand is five counts; action cards are sets of ten, one bit each. What belongs to a side is indexed
by the side, Dracula first; `dracula` says which seat plays him, since people may swap roles between
games. What seldom changes is a tuple, which clones share.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from whitby.core.engine import Option, State
from whitby.games.duel import cards
from whitby.games.duel.board import HARBOUR, NOWHERE, STATION
from whitby.games.duel.options import GIVE
from whitby.games.duel.rulings import Rulings
from whitby.games.duel.values import Deck

if TYPE_CHECKING:
    from mypy_extensions import i64

# The value of fields before the deal or the cloning: never changed, always replaced.
NOTHING: Final[list[int]] = []
SPECTATOR: Final = 2
"""The index of the spectator's notes, after those of the two sides."""
GIVING: Final = GIVE.all
NO_BARRIERS: Final = (NOWHERE, NOWHERE, NOWHERE, NOWHERE)


class Duel(State):
    """One game of the duel, or a match of several."""

    def __init__(self, rulings: Rulings, deck: Deck) -> None:
        super().__init__()
        # what the table chose
        self.rulings = rulings
        self.deck = deck
        # the match
        self.game: i64 = 0  # games begun
        self.wins: tuple[int, int] = (0, 0)  # of each seat
        self.dracula: i64 = 0  # the seat that plays Dracula
        self.starter: i64 = cards.DRACULA  # the side with the first turn of this game
        # encounter cards
        self.picks: list[int] = NOTHING  # cards chosen for the board, sealed until it is dealt
        self.board: list[int] = NOTHING  # the kind on each location, or NONE
        self.hand: list[int] = NOTHING
        self.discard: list[int] = NOTHING
        self.targets: tuple[int, int] = (0, 0)  # targets collected by each side
        self.notes: list[int] = NOTHING  # kinds that a viewer thinks possible on each location
        self.fresh: tuple[bool, bool] = (False, False)  # its look at the other hand is still valid
        # action cards, as sets
        self.ready: tuple[int, int] = (0, 0)  # in hand
        self.aside: tuple[int, int] = (0, 0)
        self.spent: tuple[int, int] = (0, 0)  # played, open
        self.open: tuple[int, int] = (0, 0)  # of those in hand, the ones that everyone knows
        # the board
        self.figures: tuple[int, int] = (HARBOUR, STATION)
        self.lives: tuple[int, int] = (cards.MOST_LIVES, cards.MOST_LIVES)
        self.barriers: tuple[int, int, int, int] = NO_BARRIERS  # the slot of each colour
        self.walls: i64 = 0  # the barred slots, as a set
        self.turned: i64 = NOWHERE  # the location barred to Dracula
        # effects on the other side's next turn
        self.breath: bool = False  # vampires are one point stronger
        self.whisper: bool = False  # Van Helsing may not use a barrier
        self.ward: bool = False  # Dracula may not use a special action
        # this turn
        self.phase: i64 = cards.SETUP
        self.turn: i64 = 0
        self.active: i64 = cards.DRACULA
        self.steps: i64 = 0
        self.revealed: i64 = cards.NONE  # the enemy card that ended the move
        self.card: i64 = cards.NONE  # the action card played
        self.used: bool = False  # with its special action
        self.bars: i64 = 0  # the colours of barriers still to be used
        self.again: bool = False  # another turn is due
        # the end
        self.winner: i64 = cards.NONE  # side that won the last game; NONE: nobody
        self.reason: i64 = 0

    def clone(self) -> Duel:
        """Return an independent copy."""
        twin = Duel(self.rulings, self.deck)
        self.clone_into(twin)
        twin.game = self.game
        twin.wins = self.wins
        twin.dracula = self.dracula
        twin.starter = self.starter
        twin.picks = self.picks[:]
        twin.board = self.board[:]
        twin.hand = self.hand[:]
        twin.discard = self.discard[:]
        twin.targets = self.targets
        twin.notes = self.notes[:]
        twin.fresh = self.fresh
        twin.ready = self.ready
        twin.aside = self.aside
        twin.spent = self.spent
        twin.open = self.open
        twin.figures = self.figures
        twin.lives = self.lives
        twin.barriers = self.barriers
        twin.walls = self.walls
        twin.turned = self.turned
        twin.breath = self.breath
        twin.whisper = self.whisper
        twin.ward = self.ward
        twin.phase = self.phase
        twin.turn = self.turn
        twin.active = self.active
        twin.steps = self.steps
        twin.revealed = self.revealed
        twin.card = self.card
        twin.used = self.used
        twin.bars = self.bars
        twin.again = self.again
        twin.winner = self.winner
        twin.reason = self.reason
        return twin

    def anytime(self, seat: int) -> Sequence[Option]:
        """Return the option to give up a target, if it is possible (DUEL-122)."""
        side = side_of(self, seat)
        if (
            self.phase == cards.SETUP
            or self.phase == cards.OVER
            or self.lives[side] == cards.MOST_LIVES
            or self.hand[side * cards.EACH + cards.TARGET] == 0
        ):
            return ()
        # before the last life it is an answer to the question instead (DUEL-176)
        asked = self.asked
        return () if asked is not None and asked.prompt == "save" and asked.seat == seat else GIVING

    def interject(self, seat: int, option: Option) -> None:
        """Give up a target."""
        ASIDES[0].give_target(self, side_of(self, seat))


class Asides:
    """What may be done besides the open decision; `lives.py` says how."""

    def give_target(self, state: Duel, side: int) -> None:
        """Give up a target for two lives."""
        raise NotImplementedError


ASIDES: Final[list[Asides]] = []


def seat_of(state: Duel, side: int) -> int:
    """Return the seat that plays a side."""
    return int(side ^ state.dracula)


def audience_of(state: Duel, side: int) -> int:
    """Return the audience that consists of one side alone."""
    return 1 << seat_of(state, side)


def side_of(state: Duel, seat: int) -> int:
    """Return the side that a seat plays."""
    return int(seat ^ state.dracula)


def pair(values: tuple[int, int], side: int, value: int) -> tuple[int, int]:
    """Return two values with one side's replaced."""
    return (value, values[1]) if side == 0 else (values[0], value)


def hand_size(state: Duel, side: int) -> int:
    """Return how many encounter cards a side holds, which is public."""
    first = side * cards.EACH
    hand = state.hand
    return hand[first] + hand[first + 1] + hand[first + 2] + hand[first + 3] + hand[first + 4]


def note_all(state: Duel, at: int, kinds: int) -> None:
    """Note for everyone what a location may hold."""
    notes = state.notes
    notes[at] = kinds
    notes[12 + at] = kinds
    notes[24 + at] = kinds


def note_laid(state: Duel, at: int, side: int, kind: int) -> None:
    """A side placed a card: it knows which, the others only whose."""
    note_all(state, at, cards.KINDS_OF[side])
    state.notes[12 * side + at] = 1 << kind


def unknown_board() -> list[int]:
    """Return notes in which every location may hold any kind."""
    return [cards.ALL_KINDS] * 36
