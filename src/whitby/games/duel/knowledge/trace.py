"""The enemy's hidden cards, followed through the history of a game."""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Fact
from whitby.games.duel import events
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.cards import EACH, NONE, SYMBOL, TARGET, mine
from whitby.games.duel.parts import ENCOUNTER, HAND, PLACE, SIDE, WHOSE
from whitby.games.duel.view import DuelView

# How likely a card is picked for the board: fighters by strength, symbol, target.
PICK_ONE: Final = 0.2
PICK_TWO: Final = 0.4
PICK_THREE: Final = 0.5
PICK_SYMBOL: Final = 0.8
PICK_TARGET: Final = 0.4

# How likely a card is placed: the same; and a target by those on the board already.
LAY_ONE: Final = 0.4
LAY_TWO: Final = 0.8
LAY_THREE: Final = 1.2
LAY_SYMBOL: Final = 2.0
LAY_FIRST: Final = 4.0
LAY_SECOND: Final = 1.5
LAY_THIRD: Final = 0.8
LAY_FOURTH: Final = 0.4
FAINT: Final = 0.02
"""The minimum factor that a seen hand leaves of a probability: the rest is guesswork."""
SAME: Final = 15.0
"""How much likelier the card just taken up is to be placed again."""


class Five:
    """An amount for each rank: probabilities of a place, or counts of a hand."""

    def __init__(self) -> None:
        self.one = 0.0
        self.two = 0.0
        self.three = 0.0
        self.symbol = 0.0
        self.target = 0.0

    def total(self) -> float:
        """Return the sum."""
        return self.one + self.two + self.three + self.symbol + self.target

    def of(self, rank: int) -> float:
        """Return the amount of a rank."""
        if rank == TARGET:
            return self.target
        if rank == SYMBOL:
            return self.symbol
        if rank == 2:
            return self.three
        return self.two if rank == 1 else self.one

    def scale(self, by: float) -> None:
        """Multiply all amounts."""
        self.one *= by
        self.two *= by
        self.three *= by
        self.symbol *= by
        self.target *= by

    def fill(self, size: float) -> None:
        """Scale all amounts to a sum."""
        total = self.total()
        if total > 0.0:
            self.scale(size / total)
        elif size > 0.0:
            self.one = self.two = self.three = self.symbol = self.target = size / EACH

    def add(self, rank: int, more: float) -> None:
        """Add to a rank, or subtract, but not below zero."""
        if rank == TARGET:
            self.target = max(0.0, self.target + more)
        elif rank == SYMBOL:
            self.symbol = max(0.0, self.symbol + more)
        elif rank == 2:
            self.three = max(0.0, self.three + more)
        elif rank == 1:
            self.two = max(0.0, self.two + more)
        else:
            self.one = max(0.0, self.one + more)

    def take(self, other: Five) -> None:
        """Subtract other cards."""
        self.one = max(0.0, self.one - other.one)
        self.two = max(0.0, self.two - other.two)
        self.three = max(0.0, self.three - other.three)
        self.symbol = max(0.0, self.symbol - other.symbol)
        self.target = max(0.0, self.target - other.target)

    def put(self, other: Five) -> None:
        """Add other cards."""
        self.one += other.one
        self.two += other.two
        self.three += other.three
        self.symbol += other.symbol
        self.target += other.target

    def times(self, by: Five) -> None:
        """Multiply each rank by a factor of its own."""
        self.one *= by.one
        self.two *= by.two
        self.three *= by.three
        self.symbol *= by.symbol
        self.target *= by.target


class Trace:
    """How many cards of each rank the enemy has on each place, undiscovered, and in hand."""

    def __init__(self, view: DuelView) -> None:
        self.shown = 0  # places of the viewer's own cards whose face the enemy knows, as a set
        self.his = 0  # places where the enemy's cards are for sure, as a set
        self.rows: list[Five] = [Five() for _ in range(LOCATIONS)]
        self.pool = Five()  # the enemy's cards that were dealt and not found yet
        self.hand = Five()
        self.dealt = 0
        self.taken = NONE
        self._begin(view)
        me = view.side
        other = 1 - me
        for event in view.history:
            assert isinstance(event, Fact)
            kind = event.kind
            if kind is events.LAID:
                place = event[PLACE]
                self.shown &= ~(1 << place)
                if event[SIDE] == other:
                    self._lay(place)
                else:
                    self.his &= ~(1 << place)
            elif kind is events.TOOK_UP:
                if event[SIDE] == other:
                    self._find(event[PLACE])
                    self.taken = event[PLACE]
            elif kind is events.NOT_HIS:
                if event[SIDE] == me:
                    self._find(event[PLACE])
            elif kind is events.REVEALED:
                place = event[PLACE]
                if event[SIDE] == other:
                    self.shown |= 1 << place
                else:
                    self._find(place)
                    row = self.rows[place]
                    row.scale(0.0)
                    row.add(event[ENCOUNTER] % EACH, 1.0)
            elif kind is events.HAND_SEEN:
                if event[SIDE] == other:
                    self._see(event[HAND][other * EACH : other * EACH + EACH])
            elif kind is events.RECRUITED:
                if event[SIDE] == other:
                    self.hand.add(event[ENCOUNTER] % EACH, 1.0)
            elif kind is events.GAVE_UP:
                if event[WHOSE] == other:
                    self.hand.add(TARGET, -1.0)
            elif kind is events.FEINT_FACE:
                if event[ENCOUNTER] == mine(other, TARGET):
                    self.hand.add(TARGET, -1.0)
            elif kind is events.GAME_BEGAN:
                self._begin(view)

    def _begin(self, view: DuelView) -> None:
        """Assume typical picks of the enemy (DUEL-014)."""
        self.shown = 0
        self.his = 0
        self.dealt = view.deck.size.picked
        self.taken = NONE
        other = 1 - view.side
        box = view.deck.box
        pool = self.pool
        pool.one = PICK_ONE * box[mine(other, 0)]
        pool.two = PICK_TWO * box[mine(other, 1)]
        pool.three = PICK_THREE * box[mine(other, 2)]
        pool.symbol = PICK_SYMBOL
        pool.target = PICK_TARGET * box[mine(other, TARGET)]
        pool.fill(float(self.dealt))
        hand = self.hand
        hand.scale(0.0)
        for rank in range(EACH):
            hand.add(rank, float(box[mine(other, rank)]))
        hand.take(pool)

    def _find(self, place: int) -> None:
        """A place turns out to be the enemy's: its card was one of those dealt."""
        if self.his >> place & 1:
            return
        self.his |= 1 << place
        row = self.rows[place]
        row.scale(0.0)
        row.put(self.pool)
        row.fill(1.0)
        self.pool.take(row)
        self.dealt -= 1

    def _lay(self, place: int) -> None:
        """The enemy places a card: one from the hand, or the one just taken up."""
        row = self.rows[place]
        hand = self.hand
        lying = self.pool.target
        for at in range(LOCATIONS):
            if self.his >> at & 1 and at != place:
                lying += self.rows[at].target
        need = LAY_FOURTH
        if lying < 0.5:
            need = LAY_FIRST
        elif lying < 1.5:
            need = LAY_SECOND
        elif lying < 2.5:
            need = LAY_THIRD
        if self.taken == place:
            # the card taken up is in the hand now, and likelier to be placed than another card
            hand.put(row)
            row.scale(SAME - 1.0)
        else:
            row.scale(0.0)
        row.put(hand)
        row.one *= LAY_ONE
        row.two *= LAY_TWO
        row.three *= LAY_THREE
        row.symbol *= LAY_SYMBOL
        row.target *= need
        row.fill(1.0)
        hand.take(row)
        self.his |= 1 << place
        self.taken = NONE

    def _see(self, counts: tuple[int, ...]) -> None:
        """The enemy's hand is seen: other cards it was believed to hold are on the board."""
        lying = Five()
        lying.put(self.pool)
        for at in range(LOCATIONS):
            if self.his >> at & 1:
                lying.put(self.rows[at])
        by = Five()
        for rank in range(EACH):
            lies = lying.of(rank)
            more = self.hand.of(rank) - counts[rank]
            by.add(rank, max(FAINT, (lies + more) / lies) if lies > 0.001 else 1.0)
        self.pool.times(by)
        for at in range(LOCATIONS):
            if self.his >> at & 1:
                self.rows[at].times(by)
                self.rows[at].fill(1.0)
        hand = self.hand
        hand.scale(0.0)
        for rank in range(EACH):
            hand.add(rank, float(counts[rank]))

    def settle(self, view: DuelView, his: list[int], hidden: list[int], dealt: int) -> None:
        """Make everything agree with the counts: ranks not accounted for, sizes, dealt cards."""
        other = 1 - view.side
        exact = view.hands[other]
        pool = self.pool
        hand = self.hand
        if exact:
            hand.scale(0.0)
        for _ in range(2):
            total = Five()
            total.put(pool)
            total.put(hand)
            for at in his:
                total.put(self.rows[at])
            by = Five()
            for rank in range(EACH):
                count = hidden[rank] - exact[rank] if exact else hidden[rank]
                by.add(rank, count / (total.of(rank) + 0.0001))
            pool.times(by)
            pool.fill(float(dealt))
            for at in his:
                self.rows[at].times(by)
                self.rows[at].fill(1.0)
            if not exact:
                hand.times(by)
                hand.fill(float(view.hand_sizes[other]))
        if exact:
            for rank in range(EACH):
                hand.add(rank, float(exact[rank]))
