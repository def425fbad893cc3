"""Phase 4, the end of a round: clock, discard, and the exhausted library (NOSF-90 to NOSF-97)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Choice, Decision, Step
from whitby.core.facts import Pick
from whitby.games.nosferatu.cards import BITE, COMPONENT, END_OF_ROUND, NIGHT, RUMOUR
from whitby.games.nosferatu.ending import reveal
from whitby.games.nosferatu.events import DARK_CARD_TURNED, PUNISHED, ROUND_ENDED
from whitby.games.nosferatu.library import slide_under
from whitby.games.nosferatu.options import EXPOSE
from whitby.games.nosferatu.parts import SEAT
from whitby.games.nosferatu.state import Nosferatu, hidden_characters


class EndRound(Step[Nosferatu]):
    """The clock is gathered and the rest of the pile goes under the discard (NOSF-90, 91)."""

    def run(self, state: Nosferatu) -> None:
        """Clear the table for the next round, then handle an exhausted library."""
        table = state.public
        table.phase = END_OF_ROUND
        table.clock_nights += table.turned_nights
        table.turned_nights = 0
        table.dawn = False
        pile = state.pile
        discarded = pile[RUMOUR] + pile[COMPONENT]
        for kind in (RUMOUR, COMPONENT):
            for _ in range(pile[kind]):
                slide_under(state, kind)
            pile[kind] = 0
        assert pile[BITE] + pile[NIGHT] == 0, "Bites and Nights have left the pile"
        state.tell(ROUND_ENDED.of(table.clock_nights, discarded))
        if table.exhausted:
            state.then(PUNISH)


class Punish(Step[Nosferatu]):
    """The library ran out: Eternal Thirst punishes, Master of Darkness is turned (NOSF-92)."""

    def run(self, state: Nosferatu) -> None:
        """Turn the Dark Card back, or have the holder reveal a character."""
        table = state.public
        if not table.thirst:
            table.thirst = True
            state.tell(DARK_CARD_TURNED.of(table.thirst))
        elif exposable(state):
            state.tell(PUNISHED.of(table.holder))
            state.then(EXPOSE_ONE)


def exposable(state: Nosferatu) -> list[int]:
    """Return whose character the holder may reveal: any that is face down (NOSF-94)."""
    own = state.public.options["penalty_own"] == "on"
    return [seat for seat in hidden_characters(state) if own or seat != state.public.holder]


class ExposeOne(Choice[Nosferatu, Pick]):
    """The holder after Phase 3 reveals a character of choice (NOSF-92, NOSF-93)."""

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return the characters that are face down."""
        return Decision(
            state.public.holder, "expose", [EXPOSE.of(seat) for seat in exposable(state)]
        )

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Reveal it."""
        reveal(state, option[SEAT])


END_ROUND: Final = EndRound()
PUNISH: Final = Punish()
EXPOSE_ONE: Final = ExposeOne()
