"""Set-up: who is Renfield, the characters, the reserves and the Stake (NOSF-10 to NOSF-21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Barred, Choice, Decision, Step, Together
from whitby.core.facts import Pick
from whitby.games.nosferatu.cards import HUNTER, RENFIELD, VAMPIRE
from whitby.games.nosferatu.events import (
    CHARACTER_SEEN_WITH,
    CHARACTERS_DEALT,
    RENFIELD_NAMED,
    RESERVES_DRAWN,
    STAKE_GIVEN,
    VOLUNTEERED,
)
from whitby.games.nosferatu.library import draw
from whitby.games.nosferatu.options import DEAL_VAMPIRE, GIVE_STAKE, VOLUNTEER
from whitby.games.nosferatu.parts import ANSWER, MOST_SEATS, SEAT
from whitby.games.nosferatu.round import BEGIN_ROUND
from whitby.games.nosferatu.state import Nosferatu, put


class Opening(Step[Nosferatu]):
    """The game begins: someone becomes Renfield, by the table's option (NOSF-15)."""

    def run(self, state: Nosferatu) -> None:
        """Ask for volunteers, or name Renfield at once."""
        if state.public.options["renfield"] == "volunteers":
            state.then(OFFERS[state.players - 1], NAME_RENFIELD)
        else:
            state.then(NAME_RENFIELD)


class Offer(Choice[Nosferatu, Pick]):
    """Each person says in secret whether they want to be Renfield."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.asks = Decision(seat, "volunteer", VOLUNTEER.all)

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return yes and no."""
        return self.asks

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Keep the answer sealed."""
        state.volunteers = put(state.volunteers, self.seat, option[ANSWER])


class NameRenfield(Step[Nosferatu]):
    """Renfield's card is placed face up: a volunteer's, or anyone's if there is none (NOSF-15)."""

    def run(self, state: Nosferatu) -> None:
        """Name Renfield and push the deal."""
        table = state.public
        candidates = [seat for seat in range(state.players) if state.volunteers[seat] == 1]
        for seat in candidates:
            state.tell(VOLUNTEERED.of(seat))
        if table.options["renfield"] == "first":
            candidates = [0]
        elif not candidates:
            candidates = list(range(state.players))
        named = candidates[state.rng.below(len(candidates))]
        table.renfield = named
        table.actors = tuple([seat for seat in range(state.players) if seat != named])
        state.roles = put(state.roles, named, RENFIELD)
        table.revealed = put(table.revealed, named, True)
        state.tell(RENFIELD_NAMED.of(named))
        state.then(DEAL_CHARACTERS, DRAW_RESERVES, HAND_STAKE, BEGIN_ROUND)


class DealCharacters(Choice[Nosferatu, Pick]):
    """Renfield looks at the characters and deals them as he likes (NOSF-16, NOSF-17)."""

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return every seat that can be the Vampire: all but his own."""
        return Decision(
            state.public.renfield, "deal", [DEAL_VAMPIRE.of(seat) for seat in state.public.actors]
        )

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Deal; each player looks at their own card, and Renfield knows them all."""
        state.tell(CHARACTERS_DEALT.of())
        vampire = option[SEAT]
        roles = list(state.roles)
        for seat in state.public.actors:
            roles[seat] = VAMPIRE if seat == vampire else HUNTER
            state.tell(CHARACTER_SEEN_WITH[state.public.renfield][seat][roles[seat]])
        state.roles = tuple(roles)


class DrawReserves(Step[Nosferatu]):
    """Each player draws two library cards; Renfield draws none (NOSF-19)."""

    def run(self, state: Nosferatu) -> None:
        """Draw the starting reserves."""
        for seat in state.public.actors:
            for _ in range(state.public.size.reserve):
                draw(state, seat)
        state.tell(RESERVES_DRAWN.of())


class HandStake(Choice[Nosferatu, Pick]):
    """Renfield gives the Stake to a player of his choice, never himself (NOSF-21)."""

    def ask(self, state: Nosferatu) -> Decision[Pick]:
        """Return every actor."""
        return Decision(
            state.public.renfield,
            "stake_first",
            [GIVE_STAKE.of(seat) for seat in state.public.actors],
        )

    def take(self, state: Nosferatu, option: Pick) -> None:
        """Make that seat the holder."""
        state.public.holder = option[SEAT]
        state.tell(STAKE_GIVEN.of(option[SEAT]))

    def barred(self, state: Nosferatu) -> Sequence[Barred]:
        """Return that Renfield cannot keep it."""
        return [Barred(GIVE_STAKE.of(state.public.renfield), "nosferatu-why-renfield-no-stake")]


OPENING: Final = Opening()
OFFER: Final = [Offer(seat) for seat in range(MOST_SEATS)]
OFFERS: Final = [Together(OFFER[: most + 1]) for most in range(MOST_SEATS)]
"""The offers to everyone, by the last seat."""
NAME_RENFIELD: Final = NameRenfield()
DEAL_CHARACTERS: Final = DealCharacters()
DRAW_RESERVES: Final = DrawReserves()
HAND_STAKE: Final = HandStake()
