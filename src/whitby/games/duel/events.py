"""All events, as facts with an audience. A partly visible fact is two events.

What is marked `tells` depends on something hidden: a card, a hand or a choice.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from whitby.core import facts
from whitby.games.duel.cards import EACH, FEINTS
from whitby.games.duel.parts import (
    AGAINST,
    CARD,
    COLOUR,
    COUNT,
    DRACULAS_CARDS,
    DRACULAS_SEAT,
    DRAWN,
    ENCOUNTER,
    FILLED,
    FIRST,
    HAND,
    HELD,
    LEFT,
    LIVES,
    LOSS,
    LYING,
    NUMBER,
    PLACE,
    PLAYED_CARD,
    READY,
    REASON,
    RESULT,
    SECOND,
    SHUFFLED,
    SIDE,
    SLOT,
    STARTER,
    STRENGTH,
    VAN_HELSINGS_CARDS,
    WHOSE,
    WINNER,
)

BOTH: Final = 0b11
"""The audience of the two at the table, without spectators."""


class Kind(facts.Kind):
    """A kind of event of the duel."""

    ALL: ClassVar[dict[str, Any]] = {}


# Set-up and turns
GAME_BEGAN: Final = Kind("game", NUMBER, STARTER, DRACULAS_SEAT)
"""A game of the match began (DUEL-035, DUEL-036)."""
CHOSE: Final = Kind("chose", SIDE, HAND)
"""A side chose cards for the board (DUEL-014)."""
DEALT: Final = Kind("dealt", DRACULAS_CARDS, VAN_HELSINGS_CARDS, FILLED)
"""The chosen cards were shuffled and dealt on the board (DUEL-015)."""
DREW: Final = Kind("drew", DRAWN, tells=True)
"""A side drew action cards, as it sees them (DUEL-011, DUEL-033)."""
REFILLED: Final = Kind("refilled", SIDE, COUNT, SHUFFLED)
"""A side drew this many action cards, with or without a reshuffle (DUEL-033, DUEL-034)."""
TURN_BEGAN: Final = Kind("turn", NUMBER, SIDE)
"""A turn began."""
EXTRA_TURN: Final = Kind("again", SIDE)
"""A side earned another turn (DUEL-132)."""
STRAIGHTENED: Final = Kind("straightened", SIDE, PLACE)
"""Van Helsing straightened the turned card (DUEL-150)."""

# The move
STEPPED: Final = Kind("stepped", SIDE, PLACE)
"""A figure moved one step (DUEL-039)."""
PASSED_BY: Final = Kind("passed_by", SIDE, PLACE)
"""A player did not look at the card of a location (DUEL-054)."""
TOOK_UP: Final = Kind("took_up", SIDE, PLACE, tells=True)
"""A player looked, and took back a card of their own (DUEL-055, DUEL-178)."""
SAW_OWN: Final = Kind("saw_own", SIDE, PLACE, ENCOUNTER, tells=True)
"""What the card was, for its owner."""
LAID: Final = Kind("laid", SIDE, PLACE)
"""A player placed a card from their hand face down (DUEL-056, DUEL-064, DUEL-071, DUEL-081)."""
LAID_FACE: Final = Kind("laid_face", SIDE, PLACE, ENCOUNTER)
"""Which card it was, for its owner."""
LEFT_EMPTY: Final = Kind("left_empty", SIDE, PLACE)
"""A location stayed empty (DUEL-080)."""
REVEALED: Final = Kind("revealed", SIDE, PLACE, ENCOUNTER, tells=True)
"""A player looked at an opponent's card, and everyone sees it (DUEL-060, DUEL-061)."""
HANDS_SHOWN: Final = Kind("hands_shown", SIDE)
"""The active player had both hands shown (DUEL-049)."""
HANDS_KEPT: Final = Kind("hands_kept", SIDE)
"""The active player did not (DUEL-051)."""
HAND_SEEN: Final = Kind("hand", SIDE, HAND, tells=True)
"""What a hand held when it was shown (DUEL-179)."""

# The action card
PLAYED: Final = Kind("played", PLAYED_CARD, tells=True)
"""An action card was played without its special action."""
USED: Final = Kind("used", PLAYED_CARD, tells=True)
"""An action card was played with its special action."""
LIFE_LOST: Final = Kind("life_lost", SIDE, LOSS, LEFT)
"""A side lost a life (DUEL-121)."""
GAVE_UP: Final = Kind("gave_up", WHOSE, LIVES, COUNT, tells=True)
"""A side gave up a target for lives: how many it has then, and how many targets the other side has
(DUEL-122 to DUEL-124)."""
CAPTURED: Final = Kind("captured", WHOSE, COUNT, tells=True)
"""A side collected a target, and has this many then (DUEL-062, DUEL-139)."""
FOUGHT: Final = Kind("fought", SIDE, STRENGTH, AGAINST, RESULT)
"""A fight was fought (DUEL-066 to DUEL-075)."""
SPARED: Final = Kind("spared", SIDE, PLACE)
"""A revealed card had no effect: Eingebung, or Das Dunkel der Nacht (DUEL-127, DUEL-155)."""
RELOCATED: Final = Kind("relocated", SIDE, PLACE)
"""A figure was put somewhere without steps (DUEL-144, DUEL-157, DUEL-165)."""
RECRUITED: Final = Kind("recruited", SIDE, ENCOUNTER)
"""A fighter came back from the discard pile (DUEL-145, DUEL-164)."""
FETCHED: Final = Kind("fetched", CARD)
"""An action card came back from the discard pile (DUEL-130, DUEL-180)."""
FETCHED_ASIDE: Final = Kind("fetched_aside", SIDE, tells=True)
"""An action card was taken from those set aside (DUEL-180)."""
FETCHED_FACE: Final = Kind("fetched_face", CARD)
"""Which card it was, for its owner."""
HAND_STUDIED: Final = Kind("hand_studied", SIDE)
"""Van Helsing looked at Dracula's hand (DUEL-136)."""
FEINT_DRAWN: Final = tuple([Kind(f"feint_{result}", SIDE, tells=True) for result in FEINTS])
"""A card was drawn from Dracula's hand (DUEL-138); everyone sees the result, which is the index."""
FEINT_FACE: Final = Kind("feint", SIDE, ENCOUNTER, tells=True)
"""What the drawn card is, for the two players (DUEL-180)."""
NOT_HIS: Final = Kind("not_his", SIDE, PLACE, tells=True)
"""The card to be exchanged from a distance is the opponent's, and stays unseen (DUEL-163)."""
TURNED: Final = Kind("turned", SIDE, PLACE)
"""Van Helsing turned a card by 90 degrees (DUEL-148)."""
BARRIER_SET: Final = Kind("barrier", SIDE, COLOUR, SLOT)
"""A barrier was placed or moved (DUEL-100)."""

# The end
WON: Final = Kind("won", WINNER, REASON, tells=True)
"""A side won the game (DUEL-112, DUEL-120); NONE is a technical draw (DUEL-119)."""
UNCOVERED: Final = Kind("uncovered", LYING, HELD, READY, tells=True)
"""After the end all cards are revealed (DUEL-179)."""
SCORE: Final = Kind("score", FIRST, SECOND)
"""The score of the match: games won by each seat."""

NO_CARDS: Final = (0,) * EACH


def of_side(side: int, counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return a hand of one side, five counts, as ten counts."""
    return NO_CARDS + counts if side else counts + NO_CARDS
