"""All events, as facts with an audience. A partly visible fact is two events.

What is marked `tells` depends on something hidden: cards, characters or sealed answers.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from whitby.core import facts
from whitby.core.engine import but, only
from whitby.core.facts import Fact
from whitby.games.nosferatu.parts import (
    CARD,
    CARDS,
    CASE,
    CLOCK_FACE,
    CLOCK_NIGHTS,
    COUNT,
    DARK_FACE,
    IN_PLAY,
    MOST_SEATS,
    NUMBER,
    REASON,
    RITUAL,
    ROLE,
    SEAT,
    SIDE,
    TO,
)


class Kind(facts.Kind):
    """A kind of event of Nosferatu."""

    ALL: ClassVar[dict[str, Any]] = {}


# Set-up
VOLUNTEERED: Final = Kind("volunteered", SEAT, tells=True)
"""A seat had offered to be Renfield: sealed answers were opened."""
RENFIELD_NAMED: Final = Kind("renfield", SEAT, tells=True)
"""A seat became Renfield (NOSF-15)."""
CHARACTERS_DEALT: Final = Kind("dealt")
"""Renfield dealt the characters (NOSF-16)."""
CHARACTER_SEEN: Final = Kind("character", SEAT, ROLE, tells=True)
"""A seat looked at its own character (NOSF-17); Renfield knows it too."""
STAKE_GIVEN: Final = Kind("stake_given", SEAT)
"""Renfield gave the Stake to its first holder (NOSF-21)."""

# Table turn
ROUND_BEGAN: Final = Kind("round", NUMBER)
"""A round began."""
TURN_BEGAN: Final = Kind("turn", SEAT)
"""A seat drew two cards, unseen by others (NOSF-33)."""
RESERVES_DRAWN: Final = Kind("reserves")
"""Every player but Renfield drew the starting reserve (NOSF-19)."""
DREW: Final = Kind("drew", SEAT, CARD, to=only, tells=True)
"""A seat drew this card; seen by itself alone."""
Drew: Final = DREW.of  # its name in docs/api.md
LIBRARY_REBUILT: Final = Kind("rebuilt")
"""The last library card was drawn and the discard became the library (NOSF-41)."""
DISCARDED: Final = Kind("discarded", SEAT, CARD, tells=True)
"""A seat discarded a card face up (NOSF-34)."""
GAVE: Final = Kind("gave", SEAT, CARD, tells=True)
"""A seat gave this card to Renfield; seen by the two of them, unless the table chose otherwise
(NOSF-40)."""
GAVE_UNSEEN: Final = Kind("gave_unseen", SEAT)
"""A seat gave a card to Renfield, as the others see it (NOSF-35)."""
CLOCK_TURNED: Final = Kind("clock", SEAT, CLOCK_FACE)
"""A seat revealed a clock card (NOSF-36)."""

# Action pile
ANNOUNCED: Final = Kind("announced", CASE, tells=True)
"""Renfield announced the case (NOSF-51)."""
PILE_SEEN: Final = Kind("pile", CARDS, tells=True)
"""Renfield, and nobody else, looked through the shuffled pile, without its givers."""
BITE_DUE: Final = Kind("bite_due", tells=True)
"""The pile has a Bite that Renfield must place now (NOSF-56)."""
BITTEN: Final = Kind("bitten", SEAT, IN_PLAY)
"""Renfield placed a Bite in front of a seat (NOSF-56)."""
SLID: Final = Kind("slid", SEAT, CARD, to=only, tells=True)
"""A bitten seat slid this card under the discard; seen by itself alone (NOSF-59)."""
SLID_UNSEEN: Final = Kind("slid_unseen", SEAT, to=but)
"""A bitten seat slid a card under the discard, as the others see it."""
DARK_CARD_TURNED: Final = Kind("dark_card", DARK_FACE)
"""The Dark Card was turned over (NOSF-60, NOSF-92)."""
NIGHTS_JOINED: Final = Kind("nights_joined", COUNT, tells=True)
"""Nights of the pile joined the clock (NOSF-61)."""
RITUALS_RAISED: Final = Kind("rituals_raised")
"""All Rituals were turned face up (NOSF-79, NOSF-80)."""
RITUAL_USED: Final = Kind("ritual", SEAT, RITUAL)
"""The holder picked a Ritual (NOSF-70)."""
NO_RITUAL_POSSIBLE: Final = Kind("no_ritual")
"""No Ritual could be applied (NOSF-81)."""
RITUAL_DECLINED: Final = Kind("ritual_declined", SEAT)
"""The holder used no Ritual."""
CHARACTER_REVEALED: Final = Kind("revealed", SEAT, ROLE, tells=True)
"""A character was turned face up for everyone (NOSF-71, NOSF-92, NOSF-100, NOSF-108)."""
NIGHT_REMOVED: Final = Kind("night_removed")
"""A Night left the clock for the discard (NOSF-73)."""
TRANSFUSED: Final = Kind("transfused", SEAT)
"""A Bite in front of a seat was cancelled and the seat drew a card (NOSF-75)."""

# Stake
STAKE_PASSED: Final = Kind("stake_passed", SEAT, TO)
"""The holder passed the Stake on (NOSF-85)."""
STAKE_MOVED: Final = Kind("stake_moved", SEAT)
"""Renfield moved the Stake to a seat (NOSF-87)."""
KILLED: Final = Kind("killed", SEAT, TO, tells=True)
"""The holder used the Stake on a seat, as only a Hunter can (NOSF-100)."""

# End of round
ROUND_ENDED: Final = Kind("round_ended", CLOCK_NIGHTS, COUNT)
"""The clock was gathered, and the rest of the pile slid under the discard (NOSF-90, 91)."""
PUNISHED: Final = Kind("punished", SEAT)
"""The library ran out under Eternal Thirst: the holder must reveal a character (NOSF-92)."""
WON: Final = Kind("won", SIDE, REASON, tells=True)
"""A side won."""
RESERVE_SHOWN: Final = Kind("reserve", SEAT, CARDS, tells=True)
"""A reserve was revealed after the end of the game (NOSF-108)."""

# What Renfield shares with one seat, by Renfield's seat first; -1 if Renfield is not told.
SEATS: Final = range(MOST_SEATS)
CHARACTER_SEEN_WITH: Final = [
    [
        [Fact(CHARACTER_SEEN, (seat, role), only(seat, renfield)) for role in range(ROLE.count)]
        for seat in SEATS
    ]
    for renfield in SEATS
]
GAVE_TO: Final = [
    [
        [Fact(GAVE, (seat, card), only(seat, renfield)) for card in range(CARD.count)]
        for seat in SEATS
    ]
    for renfield in SEATS
] + [[[Fact(GAVE, (seat, card), only(seat)) for card in range(CARD.count)] for seat in SEATS]]
GAVE_UNSEEN_TO: Final = [
    [Fact(GAVE_UNSEEN, (seat,), but(seat, renfield)) for seat in SEATS] for renfield in SEATS
] + [[Fact(GAVE_UNSEEN, (seat,), but(seat)) for seat in SEATS]]
