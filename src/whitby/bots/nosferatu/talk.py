"""Claims of the keen bot: Hunters say whom they suspect, and the Vampire says what a Hunter would.

Each claim is made once. What it depends on is public, so that it reveals no character.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Option
from whitby.core.facts import Fact, Pick
from whitby.games.nosferatu.cards import HUNTER, RENFIELD
from whitby.games.nosferatu.claims import CLAIM, CLAIMED, I_AM, SUSPECT
from whitby.games.nosferatu.knowledge.insight import discern
from whitby.games.nosferatu.parts import SEAT
from whitby.games.nosferatu.view import NosferatuView

ACCUSE_AT: Final = 0.45
"""How suspicious someone has to be to be accused."""
DENY_AT: Final = 0.4
"""How suspicious someone has to look to claim to be a Hunter."""


def said(view: NosferatuView) -> list[Pick]:
    """Return the claims that the viewer has made."""
    found: list[Pick] = []
    for event in view.history:
        assert isinstance(event, Fact)
        if event.kind is CLAIMED and event[SEAT] == view.seat:
            found.append(event[CLAIM])
    return found


def claim(view: NosferatuView, options: Sequence[Option]) -> Option | None:
    """Return a claim that has not been made yet, or None to say nothing."""
    seat = view.seat
    if seat is None or not options or view.roles[seat] == RENFIELD or view.public.round == 0:
        return None  # nobody believes Renfield
    public = discern(view)
    wanted: Pick | None = None
    suspects = public.known_hunter(seat)
    prime = suspects.index(max(suspects))
    if suspects[prime] >= ACCUSE_AT:
        wanted = SUSPECT.of(prime)
    elif public.suspicions()[seat] >= DENY_AT:
        wanted = I_AM.of(HUNTER)
    if wanted is None or wanted in said(view):
        return None
    for option in options:
        if option is wanted:
            return option
    return None
