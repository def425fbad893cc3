"""The parts of events and options: what they are called, and how they are written in codes."""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Flag, Named, Number, Part
from whitby.core.topics import Topics
from whitby.games.duel.board import LOCATIONS, PLACES, SLOT_NAMES
from whitby.games.duel.cards import CARDS, COLOURS, FIGHTS, KINDS, LOSSES, NONE, REASONS, SIDES


class Hand(Part[tuple[int, ...]]):
    """How many encounter cards of each of the ten kinds."""

    def __init__(self, name: str, empty: str = "") -> None:
        super().__init__(name)
        self.empty = empty

    def text(self, value: tuple[int, ...]) -> str | None:
        """Return the kinds, with the number of each."""
        held = [f"{count}{KINDS[kind]}" for kind, count in enumerate(value) if count]
        return "+".join(held) or self.empty


class CardSet(Part[int]):
    """Action cards of both sides, one bit each."""

    def text(self, value: int) -> str | None:
        """Return the cards."""
        return "+".join([CARDS[card] for card in cards_in(value)])


class Board(Part[tuple[int, ...]]):
    """What lies on each location."""

    def text(self, value: tuple[int, ...]) -> str | None:
        """Return each location with a card, and the card."""
        return "+".join(
            [f"{PLACES[at]}={KINDS[kind]}" for at, kind in enumerate(value) if kind != NONE]
        )


class Filled(Part[int]):
    """The locations with a card, one bit each; the others are written."""

    def text(self, value: int) -> str | None:
        """Return the locations without a card, if there are any."""
        return ":".join([PLACES[at] for at in range(LOCATIONS) if not value >> at & 1]) or None


def cards_in(cards: int) -> list[int]:
    """Return the action cards of a set by number."""
    return [card for card in range(len(CARDS)) if cards >> card & 1]


SIDE: Final[Named] = Named("side", SIDES)
WHOSE: Final[Named] = Named("side", SIDES)  # a side with messages of its own
WINNER: Final[Named] = Named("side", (*SIDES, "nobody"))  # by NONE
PLACE: Final[Named] = Named("place", PLACES)
ENCOUNTER: Final[Named] = Named("encounter", KINDS)
CARD: Final[Named] = Named("card", CARDS)
PLAYED_CARD: Final[Named] = Named("card", CARDS)
COLOUR: Final[Named] = Named("colour", COLOURS)
SLOT: Final[Named] = Named("slot", SLOT_NAMES)
ANSWER: Final[Named] = Named("answer", ("no", "yes"))
NONE_OF_THEM: Final[Named] = Named("answer", ("none",))
LOSS: Final[Named] = Named("loss", LOSSES)
RESULT: Final[Named] = Named("result", FIGHTS)
REASON: Final[Named] = Named("reason", REASONS)
NUMBER: Final[Number] = Number("number")
COUNT: Final[Number] = Number("count")
LEFT: Final[Number] = Number("left")
LIVES: Final[Number] = Number("lives")
STRENGTH: Final[Number] = Number("strength")
AGAINST: Final[Number] = Number("against")
FIRST: Final[Number] = Number("first")
SECOND: Final[Number] = Number("second")
STARTER: Final[Named] = Named("starter", SIDES)
DRACULAS_SEAT: Final[Number] = Number("seat", 2, first=1)
DRACULAS_CARDS: Final[Number] = Number("dracula")
VAN_HELSINGS_CARDS: Final[Number] = Number("van_helsing")
FILLED: Final[Filled] = Filled("places")
SHUFFLED: Final[Flag] = Flag("shuffled")
HAND: Final[Hand] = Hand("cards", "nothing")
DRAWN: Final[CardSet] = CardSet("cards")
LYING: Final[Board] = Board("board")
HELD: Final[Hand] = Hand("hand")
READY: Final[CardSet] = CardSet("ready")

TOPICS: Final = Topics((PLACE,), {"pick": (LEFT,)})
"""What prompts are about: a location, if nothing else is said."""
