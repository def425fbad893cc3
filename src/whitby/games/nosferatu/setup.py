"""Set-up: who is Renfield, the characters, the reserves and the Stake (NOSF-10 to NOSF-21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Barred, Choice, Decision, Step, Together
from whitby.games.nosferatu.cards import HUNTER, RENFIELD, VAMPIRE
from whitby.games.nosferatu.events import (
    CHARACTER_SEEN,
    CHARACTERS_DEALT,
    RENFIELD_NAMED,
    RESERVES_DRAWN,
    STAKE_GIVEN,
    VOLUNTEERED,
)
from whitby.games.nosferatu.library import draw
from whitby.games.nosferatu.options import (
    DEALS,
    MOST_SEATS,
    STAKES,
    YES_OR_NO,
    DealVampire,
    GiveStake,
    Volunteer,
)
from whitby.games.nosferatu.state import Nosferatu, put
from whitby.games.nosferatu.turn import BEGIN_ROUND


class Opening(Step[Nosferatu]):
    """The game begins: someone becomes Renfield, by the table's option (NOSF-15)."""

    def run(self, state: Nosferatu) -> None:
        """Ask for volunteers, or name Renfield at once."""
        if state.options["renfield"] == "volunteers":
            state.then(Together([OFFER[seat] for seat in range(state.players)]), NAME_RENFIELD)
        else:
            state.then(NAME_RENFIELD)


class Offer(Choice[Nosferatu, Volunteer]):
    """Each person says in secret whether they want to be Renfield."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asks = Decision(seat, "volunteer", YES_OR_NO)

    def ask(self, state: Nosferatu) -> Decision[Volunteer]:
        """Return yes and no."""
        return self.asks

    def take(self, state: Nosferatu, option: Volunteer) -> None:
        """Keep the answer sealed."""
        state.volunteers = put(state.volunteers, self.seat, 1 if option.willing else 0)


class NameRenfield(Step[Nosferatu]):
    """Renfield's card is placed face up: a volunteer's, or anyone's if there is none (NOSF-15)."""

    def run(self, state: Nosferatu) -> None:
        """Name Renfield and push the deal."""
        candidates = [seat for seat in range(state.players) if state.volunteers[seat] == 1]
        for seat in candidates:
            state.tell(VOLUNTEERED[seat])
        if state.options["renfield"] == "first":
            candidates = [0]
        elif not candidates:
            candidates = list(range(state.players))
        named = candidates[state.rng.below(len(candidates))]
        state.renfield = named
        state.actors = tuple([seat for seat in range(state.players) if seat != named])
        state.roles = put(state.roles, named, RENFIELD)
        state.revealed = put(state.revealed, named, True)
        state.tell(RENFIELD_NAMED[named])
        state.then(DEAL_CHARACTERS, DRAW_RESERVES, HAND_STAKE, BEGIN_ROUND)


class DealCharacters(Choice[Nosferatu, DealVampire]):
    """Renfield looks at the characters and deals them as he likes (NOSF-16, NOSF-17)."""

    def ask(self, state: Nosferatu) -> Decision[DealVampire]:
        """Return every seat that can be the Vampire: all but his own."""
        return Decision(state.renfield, "deal", [DEALS[seat] for seat in state.actors])

    def take(self, state: Nosferatu, option: DealVampire) -> None:
        """Deal; each player looks at their own card, and Renfield knows them all."""
        state.tell(CHARACTERS_DEALT)
        roles = list(state.roles)
        for seat in state.actors:
            roles[seat] = VAMPIRE if seat == option.seat else HUNTER
            state.tell(CHARACTER_SEEN[state.renfield][seat][roles[seat]])
        state.roles = tuple(roles)


class DrawReserves(Step[Nosferatu]):
    """Each player draws two library cards; Renfield draws none (NOSF-19)."""

    def run(self, state: Nosferatu) -> None:
        """Draw the starting reserves."""
        for seat in state.actors:
            draw(state, seat)
            draw(state, seat)
        state.tell(RESERVES_DRAWN)


class HandStake(Choice[Nosferatu, GiveStake]):
    """Renfield gives the Stake to a player of his choice, never himself (NOSF-21)."""

    def ask(self, state: Nosferatu) -> Decision[GiveStake]:
        """Return every actor."""
        return Decision(state.renfield, "stake_first", [STAKES[seat] for seat in state.actors])

    def take(self, state: Nosferatu, option: GiveStake) -> None:
        """Make that seat the holder."""
        state.holder = option.seat
        state.tell(STAKE_GIVEN[option.seat])

    def barred(self, state: Nosferatu) -> Sequence[Barred]:
        """Return that Renfield cannot keep it."""
        return [Barred(STAKES[state.renfield], "nosferatu-why-renfield-no-stake")]


OPENING: Final = Opening()
OFFER: Final = [Offer(seat) for seat in range(MOST_SEATS)]
NAME_RENFIELD: Final = NameRenfield()
DEAL_CHARACTERS: Final = DealCharacters()
DRAW_RESERVES: Final = DrawReserves()
HAND_STAKE: Final = HandStake()
