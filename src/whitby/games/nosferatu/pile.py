"""Phase 2, the action pile: its three cases; the Bites and Nights of the first (NOSF-50 to 69)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Barred, Choice, Decision, Step, Together, only
from whitby.core.facts import Fact, Pick
from whitby.games.nosferatu import cards
from whitby.games.nosferatu.ending import win
from whitby.games.nosferatu.events import (
    ANNOUNCED,
    BITE_DUE,
    BITTEN,
    DARK_CARD_TURNED,
    NIGHTS_JOINED,
    PILE_SEEN,
    SLID,
    SLID_UNSEEN,
)
from whitby.games.nosferatu.hands import every_hand, kinds_in
from whitby.games.nosferatu.library import slide_under
from whitby.games.nosferatu.options import PLACE_BITE, SLIDE
from whitby.games.nosferatu.parts import CARD, MOST_SEATS, SEAT
from whitby.games.nosferatu.rituals import CHOOSE_RITUAL
from whitby.games.nosferatu.state import Nosferatu, bites_in_play, put, reserve_size


def case_of(pile: list[int]) -> int:
    """Return which of the three cases a pile is (NOSF-52 to NOSF-55)."""
    if pile[cards.BITE] or pile[cards.NIGHT]:
        return cards.CASE_BITES_OR_NIGHTS
    return cards.CASE_RUMOURS if pile[cards.RUMOUR] else cards.CASE_COMPONENTS


class SettlePile(Step[Nosferatu]):
    """The pile is shuffled, looked through, and its case announced truthfully (NOSF-50, 51)."""

    def run(self, state: Nosferatu) -> None:
        """Announce, and push what the case requires."""
        table = state.public
        table.phase = cards.ACTION_PILE
        pile = state.pile
        table.case = case_of(pile)
        if not table.givers:
            state.tell(Fact(PILE_SEEN, (tuple(pile),), only(table.renfield)))
        state.tell(ANNOUNCED.of(table.case))
        if table.case == cards.CASE_BITES_OR_NIGHTS:
            state.then(LAY_BITE, BITTEN_DISCARD, TURN_DARK_CARD, NIGHTS_JOIN)
        elif table.case == cards.CASE_COMPONENTS:
            state.then(CHOOSE_RITUAL)


class LayBite(Step[Nosferatu]):
    """As long as the pile has Bites, Renfield places them one by one (NOSF-56, NOSF-64)."""

    def run(self, state: Nosferatu) -> None:
        """Ask for the next target, if there is a Bite left."""
        if state.pile[cards.BITE]:
            state.tell(BITE_DUE.of())
            state.then(CHOOSE_BITTEN, LAY_BITE)


def can_be_bitten(state: Nosferatu, seat: int) -> bool:
    """Return whether a Bite may be placed in front of a player (NOSF-58, NOSF-65)."""
    table = state.public
    return table.bites[seat] < cards.MOST_BITES and (table.double_bite or table.fresh[seat] == 0)


class ChooseBitten(Choice[Nosferatu, Pick]):
    """Renfield picks who is bitten: Hunters or the Vampire, never himself (NOSF-57)."""

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return the players with room for a Bite; there is always one (NOSF-66)."""
        targets = [
            PLACE_BITE.of(seat) for seat in state.public.actors if can_be_bitten(state, seat)
        ]
        assert targets, "somebody can always be bitten (NOSF-66)"
        return Decision(state.public.renfield, "bite", targets, (state.pile[cards.BITE],))

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Place the Bite; the fifth in play ends the game at once (NOSF-68, NOSF-101)."""
        table = state.public
        seat = option[SEAT]
        state.pile[cards.BITE] -= 1
        table.bites = put(table.bites, seat, table.bites[seat] + 1)
        table.fresh = put(table.fresh, seat, table.fresh[seat] + 1)
        in_play = bites_in_play(state)
        state.tell(BITTEN.of(seat, in_play))
        if in_play >= table.size.fatal:
            win(state, cards.EVIL_WINS, cards.BY_BITES)

    def barred(self, state: Nosferatu) -> Sequence[Barred]:
        """Return who cannot take another Bite."""
        return [
            Barred(
                PLACE_BITE.of(seat),
                "nosferatu-why-two-bites"
                if state.public.bites[seat] == cards.MOST_BITES
                else "nosferatu-why-bitten-already",
            )
            for seat in state.public.actors
            if not can_be_bitten(state, seat)
        ]


class BittenDiscard(Step[Nosferatu]):
    """All who were bitten discard at the same time, one card for each Bite (NOSF-59, NOSF-68)."""

    def run(self, state: Nosferatu) -> None:
        """Open their choices."""
        table = state.public
        choices: list[SlideOne] = []
        for seat in table.actors:
            if table.fresh[seat]:  # in a reduced game there may be no card to discard
                choices += [SLIDE_ONE[seat]] * min(table.fresh[seat], reserve_size(state, seat))
        if choices:
            state.then(Together(choices), SLIDE_ALL)


class SlideOne(Choice[Nosferatu, Pick]):
    """A bitten player chooses a reserve card, unseen by everyone else (NOSF-59)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asks = every_hand(seat, "slide", SLIDE)

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return the kinds still in the reserve; there is always one (NOSF-67)."""
        first = 4 * self.seat
        free = state.reserve[first : first + 4]
        for kind in range(4):
            free[kind] -= state.sealed[first + kind]
        kinds = kinds_in(free, 0)
        assert kinds, "a bitten player always has a card (NOSF-67)"
        return self.asks[kinds]

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Keep the answer sealed."""
        at = 4 * self.seat + option[CARD]
        state.sealed = put(state.sealed, at, state.sealed[at] + 1)


class SlideAll(Step[Nosferatu]):
    """The chosen cards go face down under the discard (NOSF-59)."""

    def run(self, state: Nosferatu) -> None:
        """Move every sealed card."""
        for seat in state.public.actors:
            if state.public.fresh[seat]:
                for kind in range(4):
                    for _ in range(state.sealed[4 * seat + kind]):
                        state.reserve[4 * seat + kind] -= 1
                        slide_under(state, kind)
                        state.tell(SLID.of(seat, kind))
                        state.tell(SLID_UNSEEN.of(seat))
        state.sealed = (0,) * len(state.sealed)


class TurnDarkCard(Step[Nosferatu]):
    """If anyone was bitten, Eternal Thirst gives way to Master of Darkness (NOSF-60, NOSF-62)."""

    def run(self, state: Nosferatu) -> None:
        """Turn the Dark Card if necessary."""
        table = state.public
        if table.thirst and sum(table.fresh) > 0:
            table.thirst = False
            state.tell(DARK_CARD_TURNED.of(table.thirst))


class NightsJoin(Step[Nosferatu]):
    """Each Night of the pile joins the clock for good (NOSF-61)."""

    def run(self, state: Nosferatu) -> None:
        """Move the Nights; they are with the revealed cards until the clock is gathered."""
        nights = state.pile[cards.NIGHT]
        if nights:
            state.pile[cards.NIGHT] = 0
            state.public.turned_nights += nights
            state.tell(NIGHTS_JOINED.of(nights))


SETTLE_PILE: Final = SettlePile()
LAY_BITE: Final = LayBite()
CHOOSE_BITTEN: Final = ChooseBitten()
BITTEN_DISCARD: Final = BittenDiscard()
SLIDE_ONE: Final = [SlideOne(seat) for seat in range(MOST_SEATS)]
SLIDE_ALL: Final = SlideAll()
TURN_DARK_CARD: Final = TurnDarkCard()
NIGHTS_JOIN: Final = NightsJoin()
