"""The parts of events and options: what they are called, and how they are written in codes.

Seats count from 1 in codes: 'kill:4' is aimed at the fourth seat.
"""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Named, Number, Part
from whitby.core.topics import Topics
from whitby.games.nosferatu.cards import FATAL_BITES, KINDS, NIGHTS, REASONS, RITUALS, ROLES, SIDES

FEWEST_SEATS: Final = 5
MOST_SEATS: Final = 8


class Counts(Part[tuple[int, ...]]):
    """How many cards of each kind."""

    def text(self, value: tuple[int, ...]) -> str | None:
        """Return the four numbers."""
        return ":".join([str(count) for count in value])


SEAT: Final[Number] = Number("seat", MOST_SEATS, first=1)
TO: Final[Number] = Number("to", MOST_SEATS, first=1)
CARD: Final[Named] = Named("card", KINDS)
CARDS: Final[Counts] = Counts("cards")
ROLE: Final[Named] = Named("role", ROLES)
RITUAL: Final[Named] = Named("ritual", RITUALS)
ANSWER: Final[Named] = Named("answer", ("no", "yes"))
NONE_OF_THEM: Final[Named] = Named("answer", ("none",))
NUMBER: Final[Number] = Number("number")
COUNT: Final[Number] = Number("count", MOST_SEATS)
CLOCK_NIGHTS: Final[Number] = Number("nights", NIGHTS + 1)
IN_PLAY: Final[Part[int]] = Part[int](
    "count", FATAL_BITES + 1
)  # Bites, for the log: no part of the code
CASE: Final[Number] = Number("case", 4)
CLOCK_FACE: Final[Named] = Named("face", ("night", "dawn"))
DARK_FACE: Final[Named] = Named("face", ("master", "thirst"))
SIDE: Final[Named] = Named("side", SIDES)
REASON: Final[Named] = Named("reason", REASONS)

TOPICS: Final = Topics((COUNT,), {})
"""What prompts are about: how many cards are still to be chosen."""
