"""Phase 1, the table turn: draw, discard, give, turn the clock (NOSF-30 to NOSF-49)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from whitby.core.engine import Choice, Decision, Step
from whitby.games.nosferatu.cards import CASE_NONE, CLOCK, CLOCK_DAWN, NONE, TABLE_TURN
from whitby.games.nosferatu.events import (
    CLOCK_TURNED,
    DISCARDED,
    GAVE,
    GAVE_UNSEEN,
    TURN_BEGAN,
    RoundBegan,
)
from whitby.games.nosferatu.library import draw
from whitby.games.nosferatu.options import DISCARDS, GIVES, MOST_SEATS, Discard, Give, OfCard
from whitby.games.nosferatu.pile import SETTLE_PILE
from whitby.games.nosferatu.round_end import END_ROUND
from whitby.games.nosferatu.stake import STAKE_PHASE
from whitby.games.nosferatu.state import Nosferatu

if TYPE_CHECKING:
    from mypy_extensions import i64


class BeginRound(Step[Nosferatu]):
    """A round: table turn, action pile, stake, end of round, and another one (NOSF-23)."""

    def run(self, state: Nosferatu) -> None:
        """Clear what belonged to the last round; the holder acts first (NOSF-30)."""
        state.round += 1
        state.phase = TABLE_TURN
        state.case = CASE_NONE
        state.exhausted = False
        state.fresh = (0,) * state.players
        state.shown = [NONE] * state.players
        state.given = [NONE] * state.players
        state.tell(RoundBegan(state.round))
        state.then(TURN[state.holder], SETTLE_PILE, STAKE_PHASE, END_ROUND, BEGIN_ROUND)


class Turn(Step[Nosferatu]):
    """One actor's turn: two cards drawn, then the choices (NOSF-33 to NOSF-36)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Nosferatu) -> None:
        """Draw, and go on to the choices."""
        seat = self.seat
        state.tell(TURN_BEGAN[seat])
        draw(state, seat)
        draw(state, seat)
        stack = state.stack
        stack.append(TURN_CLOCK[seat])
        stack.append(GIVE[seat])
        stack.append(DISCARD[seat])


def holds(state: Nosferatu, seat: i64) -> i64:
    """Return which kinds of card a seat's reserve has, one bit each."""
    reserve = state.reserve
    first = 4 * seat
    kinds: i64 = 0
    if reserve[first]:
        kinds = 1
    if reserve[first + 1]:
        kinds |= 2
    if reserve[first + 2]:
        kinds |= 4
    if reserve[first + 3]:
        kinds |= 8
    return kinds


CardT = TypeVar("CardT", bound=OfCard)


def every_hand(seat: int, prompt: str, options: tuple[CardT, ...]) -> list[Decision[CardT]]:
    """Return the decision for each set of kinds that a seat can hold."""
    return [
        Decision(seat, prompt, tuple([option for option in options if hand >> option.kind & 1]))
        for hand in range(16)
    ]


class DiscardOne(Choice[Nosferatu, Discard]):
    """An actor discards any card of the reserve face up (NOSF-34, NOSF-39)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asks = every_hand(seat, "discard", DISCARDS)

    def ask(self, state: Nosferatu) -> Decision[Discard]:
        """Return the kinds in the reserve."""
        return self.asks[holds(state, self.seat)]

    def take(self, state: Nosferatu, option: Discard) -> None:
        """Lay it open on the discard."""
        seat = self.seat
        kind = option.kind
        state.reserve[4 * seat + kind] -= 1
        state.discard[kind] += 1
        state.discard_top = kind
        state.shown[seat] = kind
        state.tell(DISCARDED[seat][kind])


class GiveOne(Choice[Nosferatu, Give]):
    """An actor gives any other card of the reserve to Renfield, face down (NOSF-35, NOSF-39)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asks = every_hand(seat, "give", GIVES)

    def ask(self, state: Nosferatu) -> Decision[Give]:
        """Return the kinds in the reserve."""
        return self.asks[holds(state, self.seat)]

    def take(self, state: Nosferatu, option: Give) -> None:
        """Add it to the pile; Renfield sees it and who gave it (NOSF-40), the others do not."""
        seat = self.seat
        kind = option.kind
        state.reserve[4 * seat + kind] -= 1
        state.pile[kind] += 1
        state.given[seat] = kind
        told = state.renfield if state.givers else NONE
        state.tell(GAVE[told][seat][kind])
        state.tell(GAVE_UNSEEN[told][seat])


class TurnClock(Step[Nosferatu]):
    """An actor other than the holder turns a clock card; Dawn ends the phase (NOSF-36 to 38)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Nosferatu) -> None:
        """Turn a card, and let the next actor act unless it is Dawn or everyone has acted."""
        seat = self.seat
        if seat != state.holder:
            nights = state.clock_nights
            turned = state.rng.pick([nights, 1], nights + 1, CLOCK)
            state.tell(CLOCK_TURNED[seat][turned])
            if turned == CLOCK_DAWN:
                state.dawn = True
                return
            state.clock_nights = nights - 1
            state.turned_nights += 1
        following = (seat + 1) % state.players
        if following == state.renfield:
            following = (following + 1) % state.players
        if following != state.holder:
            state.stack.append(TURN[following])


BEGIN_ROUND: Final = BeginRound()
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
DISCARD: Final = [DiscardOne(seat) for seat in range(MOST_SEATS)]
GIVE: Final = [GiveOne(seat) for seat in range(MOST_SEATS)]
TURN_CLOCK: Final = [TurnClock(seat) for seat in range(MOST_SEATS)]
