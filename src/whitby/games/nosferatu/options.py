"""All options of Nosferatu, one row each."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from whitby.core import facts
from whitby.games.nosferatu.parts import ANSWER, CARD, NONE_OF_THEM, RITUAL, SEAT


class Verb(facts.Verb):
    """A kind of option of Nosferatu."""

    ALL: ClassVar[dict[str, Any]] = {}


# Set-up
VOLUNTEER: Final = Verb("volunteer", ANSWER)
"""Offer to be Renfield, or not (NOSF-15)."""
DEAL_VAMPIRE: Final = Verb("vampire", SEAT)
"""Deal the Vampire to a seat, and Hunters to the others (NOSF-16)."""
GIVE_STAKE: Final = Verb("stake", SEAT)
"""Give the Stake to its first holder (NOSF-21)."""

# Cards of one's own reserve
DISCARD: Final = Verb("discard", CARD)
"""Discard a card face up (NOSF-34)."""
GIVE: Final = Verb("give", CARD)
"""Give a card to Renfield face down (NOSF-35)."""
SLIDE: Final = Verb("slide", CARD)
"""Put a card face down under the discard, for a Bite (NOSF-59)."""

# Bites and Rituals
PLACE_BITE: Final = Verb("bite", SEAT)
"""Place a Bite in front of a seat (NOSF-56)."""
PICK_RITUAL: Final = Verb("ritual", RITUAL)
"""Apply a face-up Ritual (NOSF-70)."""
NO_RITUAL: Final = Verb("ritual", NONE_OF_THEM)
"""Use no Ritual, if the table allows it."""
HOLD_MIRROR: Final = Verb("mirror", SEAT)
"""Reveal the character of a seat, as the Silver Mirror makes Renfield do (NOSF-71)."""
TRANSFUSE: Final = Verb("transfuse", SEAT)
"""Cancel a Bite of a seat (NOSF-75)."""

# Stake and end of round
KILL: Final = Verb("kill", SEAT, grave=True)
"""Use the Stake to kill (NOSF-85). It ends the game, one way or the other."""
PASS_STAKE: Final = Verb("pass", SEAT)
"""Pass the Stake on (NOSF-85)."""
MOVE_STAKE: Final = Verb("move", SEAT)
"""Move the Stake, as Renfield does without Dawn (NOSF-87)."""
EXPOSE: Final = Verb("expose", SEAT)
"""Reveal a character when the library is exhausted (NOSF-92)."""
