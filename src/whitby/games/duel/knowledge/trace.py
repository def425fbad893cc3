"""The enemy's hidden cards, followed through the history of a game."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Event
from whitby.core.facts import Fact
from whitby.games.duel import events
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.cards import EACH, NONE, TARGET, mine
from whitby.games.duel.knowledge.five import Five
from whitby.games.duel.parts import ENCOUNTER, HAND, PLACE, SIDE, WHOSE
from whitby.games.duel.values import Deck
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
FOLLOWED: Final = frozenset(
    (
        events.LAID,
        events.TOOK_UP,
        events.NOT_HIS,
        events.REVEALED,
        events.HAND_SEEN,
        events.RECRUITED,
        events.GAVE_UP,
        events.FEINT_FACE,
        events.GAME_BEGAN,
    )
)
"""The events that tell something about the enemy's cards."""


class Trace:
    """How many cards of each rank the enemy has on each place, undiscovered, and in hand."""

    def __init__(self, side: int, deck: Deck, like: Trace | None = None) -> None:
        self.side = side
        self.deck = deck
        # places of the viewer's own cards whose face the enemy knows, as a set
        self.shown: int = like.shown if like else 0
        # and those where the enemy's cards are for sure
        self.his: int = like.his if like else 0
        rows = [row.clone() for row in like.rows] if like else [Five() for _ in range(LOCATIONS)]
        self.rows: list[Five] = rows
        # the enemy's cards that were dealt and not found yet
        self.pool: Five = like.pool.clone() if like else Five()
        self.hand: Five = like.hand.clone() if like else Five()
        self.dealt: int = like.dealt if like else 0
        self.taken: int = like.taken if like else NONE
        if like is None:
            self._begin()

    def clone(self) -> Trace:
        """Return an independent copy."""
        return Trace(self.side, self.deck, self)

    def witness(self, event: Event) -> None:
        """Process one event of the viewer's history."""
        assert isinstance(event, Fact)
        kind = event.kind
        if kind not in FOLLOWED:
            return
        me = self.side
        other = 1 - me
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
        else:
            self._begin()

    def _begin(self) -> None:
        """Assume typical picks of the enemy (DUEL-014)."""
        self.shown = 0
        self.his = 0
        self.dealt = self.deck.size.picked
        self.taken = NONE
        other = 1 - self.side
        box = self.deck.box
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
