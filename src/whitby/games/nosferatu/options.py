"""All options of Nosferatu, as types. Each is created once and shared.

In text, seats count from 1: 'kill:4' is aimed at the fourth seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Option, Subject
from whitby.games.nosferatu.cards import KINDS, RITUALS

MOST_SEATS: Final = 8


class Volunteer(Option):
    """Offer to be Renfield, or not."""

    def __init__(self, willing: bool) -> None:
        self.willing = willing

    def code(self) -> str:
        """Return its name in records."""
        return "volunteer:yes" if self.willing else "volunteer:no"

    def on(self) -> Sequence[Subject]:
        """Return the answer."""
        return (Subject("answer", "yes" if self.willing else "no"),)


class OfCard(Option):
    """Something done with a card from one's own reserve. A subclass says what."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def does(self) -> str:
        """Return the act."""
        raise NotImplementedError

    def code(self) -> str:
        """Return its name in records."""
        return f"{self.does()}:{KINDS[self.kind]}"

    def on(self) -> Sequence[Subject]:
        """Return the card."""
        return (Subject("card", KINDS[self.kind]),)


class Discard(OfCard):
    """Discard a card face up (NOSF-34)."""

    def does(self) -> str:
        """Return the act."""
        return "discard"


class Give(OfCard):
    """Give a card to Renfield face down (NOSF-35)."""

    def does(self) -> str:
        """Return the act."""
        return "give"


class Slide(OfCard):
    """Put a card face down under the discard, for a Bite (NOSF-59)."""

    def does(self) -> str:
        """Return the act."""
        return "slide"


class OfSeat(Option):
    """Something done to a seat. A subclass says what."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def does(self) -> str:
        """Return the act."""
        raise NotImplementedError

    def code(self) -> str:
        """Return its name in records."""
        return f"{self.does()}:{self.seat + 1}"

    def on(self) -> Sequence[Subject]:
        """Return the seat."""
        return (Subject("seat", str(self.seat + 1)),)


class DealVampire(OfSeat):
    """Deal the Vampire to a seat, and Hunters to the others (NOSF-16)."""

    def does(self) -> str:
        """Return the act."""
        return "vampire"


class GiveStake(OfSeat):
    """Give the Stake to its first holder (NOSF-21)."""

    def does(self) -> str:
        """Return the act."""
        return "stake"


class PlaceBite(OfSeat):
    """Place a Bite in front of a seat (NOSF-56)."""

    def does(self) -> str:
        """Return the act."""
        return "bite"


class HoldMirror(OfSeat):
    """Reveal the character of a seat, as the Silver Mirror makes Renfield do (NOSF-71)."""

    def does(self) -> str:
        """Return the act."""
        return "mirror"


class Transfuse(OfSeat):
    """Cancel a Bite of a seat (NOSF-75)."""

    def does(self) -> str:
        """Return the act."""
        return "transfuse"


class Kill(OfSeat):
    """Use the Stake to kill (NOSF-85). It ends the game."""

    def does(self) -> str:
        """Return the act."""
        return "kill"

    def grave(self) -> bool:
        """Return that it ends the game, one way or the other."""
        return True


class PassStake(OfSeat):
    """Pass the Stake on (NOSF-85)."""

    def does(self) -> str:
        """Return the act."""
        return "pass"


class MoveStake(OfSeat):
    """Move the Stake, as Renfield does without Dawn (NOSF-87)."""

    def does(self) -> str:
        """Return the act."""
        return "move"


class Expose(OfSeat):
    """Reveal a character when the library is exhausted (NOSF-92)."""

    def does(self) -> str:
        """Return the act."""
        return "expose"


class PickRitual(Option):
    """Apply a face-up Ritual (NOSF-70)."""

    def __init__(self, ritual: int) -> None:
        self.ritual = ritual

    def code(self) -> str:
        """Return its name in records."""
        return f"ritual:{RITUALS[self.ritual]}"

    def on(self) -> Sequence[Subject]:
        """Return the Ritual."""
        return (Subject("ritual", RITUALS[self.ritual]),)


class NoRitual(Option):
    """Use no Ritual, if the table allows it."""

    def code(self) -> str:
        """Return its name in records."""
        return "ritual:none"

    def on(self) -> Sequence[Subject]:
        """Return the answer: none of them."""
        return (Subject("answer", "none"),)


YES_OR_NO: Final = (Volunteer(False), Volunteer(True))
DISCARDS: Final = tuple([Discard(kind) for kind in range(4)])
GIVES: Final = tuple([Give(kind) for kind in range(4)])
SLIDES: Final = tuple([Slide(kind) for kind in range(4)])
DEALS: Final = tuple([DealVampire(seat) for seat in range(MOST_SEATS)])
STAKES: Final = tuple([GiveStake(seat) for seat in range(MOST_SEATS)])
BITES: Final = tuple([PlaceBite(seat) for seat in range(MOST_SEATS)])
MIRRORS: Final = tuple([HoldMirror(seat) for seat in range(MOST_SEATS)])
TRANSFUSIONS: Final = tuple([Transfuse(seat) for seat in range(MOST_SEATS)])
KILLS: Final = tuple([Kill(seat) for seat in range(MOST_SEATS)])
PASSES: Final = tuple([PassStake(seat) for seat in range(MOST_SEATS)])
MOVES: Final = tuple([MoveStake(seat) for seat in range(MOST_SEATS)])
EXPOSURES: Final = tuple([Expose(seat) for seat in range(MOST_SEATS)])
PICKS: Final = tuple([PickRitual(ritual) for ritual in range(3)])
NO_RITUAL: Final = NoRitual()
