"""Phase 1, the table turn: draw, discard, give, reveal the clock (NOSF-30 to NOSF-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.core.engine import Choice, Decision, Step
from whitby.core.facts import Fact, Pick
from whitby.games.nosferatu.cards import (
    BY_BITES,
    CASE_NONE,
    CLOCK,
    CLOCK_DAWN,
    EVIL_WINS,
    NIGHTS,
    NONE,
    TABLE_TURN,
)
from whitby.games.nosferatu.ending import win
from whitby.games.nosferatu.events import (
    CLOCK_TURNED,
    DISCARDED,
    GAVE_TO,
    GAVE_UNSEEN_TO,
    ROUND_BEGAN,
    TURN_BEGAN,
)
from whitby.games.nosferatu.hands import every_hand, kinds_in
from whitby.games.nosferatu.library import draw
from whitby.games.nosferatu.options import DISCARD, GIVE
from whitby.games.nosferatu.parts import CARD, MOST_SEATS
from whitby.games.nosferatu.pile import SETTLE_PILE
from whitby.games.nosferatu.round_end import END_ROUND
from whitby.games.nosferatu.row import EMPTY, lay
from whitby.games.nosferatu.sizes import WHOLE
from whitby.games.nosferatu.stake import STAKE_PHASE
from whitby.games.nosferatu.state import Nosferatu, add

if TYPE_CHECKING:
    from mypy_extensions import i64


class BeginRound(Step[Nosferatu]):
    """A round: table turn, action pile, stake, end of round, and another one (NOSF-23)."""

    def run(self, state: Nosferatu) -> None:
        """Clear what belonged to the last round; the holder acts first (NOSF-30)."""
        table = state.public
        if table.size is not WHOLE and table.round == table.size.rounds:
            win(state, EVIL_WINS, BY_BITES)
            return
        table.round += 1
        table.phase = TABLE_TURN
        table.case = CASE_NONE
        table.exhausted = False
        table.fresh = NO_BITES[state.players]
        table.shown = EMPTY
        state.given = EMPTY
        state.tell(Fact(ROUND_BEGAN, (table.round,)))
        state.then(TURN[table.holder], SETTLE_PILE, STAKE_PHASE, END_ROUND, BEGIN_ROUND)


class Turn(Step[Nosferatu]):
    """One player's turn: two cards drawn, then the choices (NOSF-33 to NOSF-36)."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def run(self, state: Nosferatu) -> None:
        """Draw, and push the choices."""
        seat = self.seat
        if state.logged:
            state.recent.append(TURN_BEGAN.of(seat))
        draw(state, seat)
        draw(state, seat)
        stack = state.stack
        stack.append(TURN_CLOCK[seat])
        stack.append(GIVE_ONE[seat])
        stack.append(DISCARD_ONE[seat])


class FromReserve(Choice[Nosferatu, Pick]):
    """A player picks any card from the reserve (NOSF-39)."""

    def __init__(self, seat: int, asks: list[Decision[Pick]]) -> None:
        self.seat: i64 = seat
        self.asks = asks

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return the kinds in the reserve."""
        return self.asks[kinds_in(state.reserve, 4 * self.seat)]


class DiscardOne(FromReserve):
    """A player discards a card face up (NOSF-34)."""

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Put it face up on the discard."""
        table = state.public
        seat = self.seat
        kind: i64 = option[CARD]
        add(state.reserve, 4 * seat + kind, -1)
        add(state.discard, kind, 1)
        table.discard_top = kind
        table.shown = lay(table.shown, seat, kind)
        if state.logged:
            state.recent.append(DISCARDED.of(seat, kind))


class GiveOne(FromReserve):
    """A player gives another card to Renfield, face down (NOSF-35)."""

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Add it to the pile; Renfield sees it and who gave it (NOSF-40), the others do not."""
        table = state.public
        seat = self.seat
        kind: i64 = option[CARD]
        add(state.reserve, 4 * seat + kind, -1)
        add(state.pile, kind, 1)
        state.given = lay(state.given, seat, kind)
        if state.logged:
            told = table.renfield if table.givers else NONE
            state.recent.append(GAVE_TO[told][seat][kind])
            state.recent.append(GAVE_UNSEEN_TO[told][seat])


class TurnClock(Step[Nosferatu]):
    """A player other than the holder reveals a clock card; Dawn ends the phase (NOSF-36 to 38)."""

    def __init__(self, seat: int) -> None:
        self.seat: i64 = seat

    def run(self, state: Nosferatu) -> None:
        """Reveal a card, and let the next player act unless it is Dawn or everyone has acted."""
        table = state.public
        seat = self.seat
        if seat != table.holder:
            nights = table.clock_nights
            turned = state.rng.pick(CLOCKS[nights], nights + 1, CLOCK)
            if state.logged:
                state.recent.append(CLOCK_TURNED.of(seat, turned))
            if turned == CLOCK_DAWN:
                table.dawn = True
                return
            table.clock_nights = nights - 1
            table.turned_nights += 1
        following = (seat + 1) % state.players
        if following == table.renfield:
            following = (following + 1) % state.players
        if following != table.holder:
            state.stack.append(TURN[following])


# by number of players
NO_BITES: Final = [(0,) * players for players in range(MOST_SEATS + 1)]

CLOCKS: Final = [[nights, 1] for nights in range(NIGHTS + 1)]
"""What is face down in the clock, by its Nights: these, and Dawn."""

BEGIN_ROUND: Final = BeginRound()
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
DISCARD_ONE: Final = [
    DiscardOne(seat, every_hand(seat, "discard", DISCARD)) for seat in range(MOST_SEATS)
]
GIVE_ONE: Final = [GiveOne(seat, every_hand(seat, "give", GIVE)) for seat in range(MOST_SEATS)]
TURN_CLOCK: Final = [TurnClock(seat) for seat in range(MOST_SEATS)]
