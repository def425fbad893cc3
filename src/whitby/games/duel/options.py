"""All options of the duel, one row each."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from whitby.core import facts
from whitby.core.facts import Pick
from whitby.games.duel.parts import (
    ANSWER,
    CARD,
    COLOUR,
    ENCOUNTER,
    NONE_OF_THEM,
    PLACE,
    SLOT,
    WHOSE,
)


class Verb(facts.Verb):
    """A kind of option of the duel."""

    ALL: ClassVar[dict[str, Any]] = {}


NO: Final = 0
YES: Final = 1

# Encounter cards
PICK: Final = Verb("pick", ENCOUNTER)
"""Pick a card for the board, in secret (DUEL-014)."""
LAY: Final = Verb("lay", ENCOUNTER)
"""Place a card from one's hand face down on a location (DUEL-056)."""
NO_LAY: Final = Verb("lay", NONE_OF_THEM)
"""Leave the location empty."""
RECRUIT: Final = Verb("recruit", ENCOUNTER)
"""Take a fighter back from one's discard pile (DUEL-145, DUEL-164)."""

# The move
STEP: Final = Verb("step", PLACE)
"""Move one step to a neighbouring location (DUEL-039)."""
DEAR_STEP: Final = Verb("step", PLACE, grave=True)
"""The same beyond what the best card in hand pays for: it costs a life (DUEL-096)."""
STOP: Final = Verb("stop")
"""End the move (DUEL-047)."""
SHOW: Final = Verb("show", ANSWER)
"""Have both hands shown, or not (DUEL-049)."""
LOOK: Final = Verb("look", ANSWER)
"""Look at the card of a location, or not (DUEL-041)."""

# Action cards
PLAY: Final = Verb("play", CARD)
"""Play an action card without its special action (DUEL-029, DUEL-093)."""
USE: Final = Verb("use", CARD)
"""Play an action card and use its special action."""
DEAR_PLAY: Final = Verb("play", CARD, grave=True)
"""The same with a number too small for the move: it costs lives (DUEL-096)."""
DEAR_USE: Final = Verb("use", CARD, grave=True)
"""The same with a number too small for the move: it costs lives (DUEL-096)."""
FETCH: Final = Verb("fetch", CARD)
"""Take an action card back into one's action hand (DUEL-130)."""
TURN: Final = Verb("turn", PLACE)
"""Turn the card of a location, so that Dracula may not enter (DUEL-148)."""
FLY: Final = Verb("fly", PLACE)
"""Put Dracula's figure on a location (DUEL-157)."""
REACH: Final = Verb("reach", PLACE)
"""Exchange the card of a location from a distance (DUEL-162)."""
SEND: Final = Verb("send", WHOSE)
"""Put one of the figures on the harbour (DUEL-165)."""
SET_BARRIER: Final = Verb("barrier", COLOUR, SLOT)
"""Place or move a barrier (DUEL-100)."""
NO_BARRIER: Final = Verb("barrier", NONE_OF_THEM)
"""Place no barrier (DUEL-111)."""

# The last life
GIVE: Final = Verb("give", grave=True)
"""Give up a target for two lives (DUEL-122)."""
LOSE: Final = Verb("lose", grave=True)
"""Lose the last life (DUEL-176)."""


def uses_special(option: Pick) -> bool:
    """Return whether an action card is played with its special action."""
    return option.verb is USE or option.verb is DEAR_USE
