"""The parts of events and options: what they are called, and how they are written in codes.

Seats count from 1 in codes: 'kill:4' is aimed at the fourth seat.
"""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Named, Number, Part
from whitby.games.nosferatu.cards import FATAL_BITES, KINDS, REASONS, RITUALS, ROLES, SIDES

FEWEST_SEATS: Final = 5
MOST_SEATS: Final = 8


class Counts(Part[tuple[int, ...]]):
    """How many cards of each kind."""

    def text(self, value: tuple[int, ...]) -> str | None:
        """Return the four numbers."""
        return ":".join([str(count) for count in value])


SEAT: Final = Number("seat", MOST_SEATS, first=1)
TO: Final = Number("to", MOST_SEATS, first=1)
CARD: Final = Named("card", KINDS)
CARDS: Final = Counts("cards")
ROLE: Final = Named("role", ROLES)
RITUAL: Final = Named("ritual", RITUALS)
ANSWER: Final = Named("answer", ("no", "yes"))
NONE_OF_THEM: Final = Named("answer", ("none",))
NUMBER: Final = Number("number")
COUNT: Final = Number("count")
CLOCK_NIGHTS: Final = Number("nights")
IN_PLAY: Final = Part[int]("count", FATAL_BITES + 1)  # Bites, for the log: no part of the code
CASE: Final = Number("case", 4)
CLOCK_FACE: Final = Named("face", ("night", "dawn"))
DARK_FACE: Final = Named("face", ("master", "thirst"))
SIDE: Final = Named("side", SIDES)
REASON: Final = Named("reason", REASONS)
