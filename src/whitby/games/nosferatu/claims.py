"""Structured table talk: claims, public and logged, never binding (NOSF-112 to NOSF-118).

A claim may be made at any time besides the open decision. It changes nothing in the game, and
nothing checks it (NOSF-118).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.facts import Named, Number, Part, Pick
from whitby.games.nosferatu.cards import NONE, ROLES
from whitby.games.nosferatu.events import Kind
from whitby.games.nosferatu.options import Verb
from whitby.games.nosferatu.parts import CARD, MOST_SEATS, SEAT

TOPICS: Final = ("gave", "hold", "am", "suspect", "trust", "gave_me", "pile_had")
ABOUT: Final[Number] = Number("seat", MOST_SEATS, first=1)
CHARACTER: Final[Named] = Named("role", ROLES[:2])
SPLIT: Final[Number] = Number("count", MOST_SEATS)


class Said(Part[Pick]):
    """A claim."""

    def text(self, value: Pick) -> str | None:
        """Return its code."""
        return value.code()


CLAIM: Final = Said("claim")
CLAIMED: Final = Kind("claimed", SEAT, CLAIM)
"""A player made a claim."""

I_GAVE: Final = Verb("claim", Named("topic", ("gave",)), CARD)
"""I gave a card of this kind this round."""
I_HOLD: Final = Verb("claim", Named("topic", ("hold",)), CARD)
"""I hold a card of this kind."""
I_AM: Final = Verb("claim", Named("topic", ("am",)), CHARACTER)
"""I am a Hunter, or the Vampire."""
SUSPECT: Final = Verb("claim", Named("topic", ("suspect",)), ABOUT)
"""I suspect that seat."""
TRUST: Final = Verb("claim", Named("topic", ("trust",)), ABOUT)
"""I trust that seat."""
GAVE_ME: Final = Verb("claim", Named("topic", ("gave_me",)), ABOUT, CARD)
"""Renfield: that seat gave me such a card."""
PILE_HAD: Final = Verb("claim", Named("topic", ("pile_had",)), SPLIT)
"""Renfield: the pile had so many Components."""

OF_ACTORS: Final = (*I_GAVE.all, *I_HOLD.all, *I_AM.all)


def claims(renfield: int, players: int, seat: int) -> Sequence[Pick]:
    """Return what a seat can say now; it depends only on who Renfield is (NOSF-114)."""
    if renfield == NONE:
        return ()
    actors = [other for other in range(players) if other != renfield]
    said: list[Pick] = []
    if seat == renfield:
        for other in actors:
            said.extend([GAVE_ME.of(other, card) for card in range(CARD.count)])
        said.extend(PILE_HAD.all[:players])
    else:
        said.extend(OF_ACTORS)
    for other in actors:
        if other != seat:
            said.append(SUSPECT.of(other))
            said.append(TRUST.of(other))
    return said
