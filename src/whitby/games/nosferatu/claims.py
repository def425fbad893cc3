"""Structured table talk: claims, public and logged, never binding (NOSF-112 to NOSF-118).

A claim may be made at any time besides the open decision. It changes nothing in the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import EVERYONE, Event, Option, Subject
from whitby.games.nosferatu.cards import HUNTER, KINDS, NONE, ROLES, VAMPIRE
from whitby.games.nosferatu.options import MOST_SEATS

# What a claim is about.
I_GAVE: Final = 0  # a kind of card, this round
I_HOLD: Final = 1  # a kind of card
I_AM: Final = 2  # a character
SUSPECT: Final = 3  # a seat
TRUST: Final = 4  # a seat
GAVE_ME: Final = 5  # Renfield: a seat and a kind of card
PILE_HAD: Final = 6  # Renfield: how many Components
TOPICS: Final = ("gave", "hold", "am", "suspect", "trust", "gave_me", "pile_had")


class Claim(Option):
    """A statement about a card, a character or a seat. Nothing checks it (NOSF-118)."""

    def __init__(self, topic: int, seat: int = NONE, value: int = NONE) -> None:
        self.topic = topic
        self.seat = seat
        self.value = value

    def code(self) -> str:
        """Return its name in records."""
        return ":".join(["claim", *[subject.id for subject in self.on()]])

    def on(self) -> Sequence[Subject]:
        """Return the topic, and the arguments."""
        found = [Subject("topic", TOPICS[self.topic])]
        if self.seat != NONE:
            found.append(Subject("seat", str(self.seat + 1)))
        if self.topic == I_AM:
            found.append(Subject("role", ROLES[self.value]))
        elif self.topic == PILE_HAD:
            found.append(Subject("count", str(self.value)))
        elif self.value != NONE:
            found.append(Subject("card", KINDS[self.value]))
        return found


class Claimed(Event):
    """A player made a claim."""

    def __init__(self, seat: int, claim: Claim) -> None:
        super().__init__(EVERYONE)
        self.seat = seat
        self.claim = claim

    def code(self) -> str:
        """Return the fact as text."""
        return f"claimed:{self.seat + 1}:{self.claim.code()}"


OF_ACTORS: Final = (
    [Claim(I_GAVE, NONE, kind) for kind in range(len(KINDS))]
    + [Claim(I_HOLD, NONE, kind) for kind in range(len(KINDS))]
    + [Claim(I_AM, NONE, HUNTER), Claim(I_AM, NONE, VAMPIRE)]
)
SUSPICIONS: Final = [Claim(SUSPECT, seat) for seat in range(MOST_SEATS)]
TRUSTS: Final = [Claim(TRUST, seat) for seat in range(MOST_SEATS)]
GIFTS: Final = [
    [Claim(GAVE_ME, seat, kind) for kind in range(len(KINDS))] for seat in range(MOST_SEATS)
]
SPLITS: Final = [Claim(PILE_HAD, NONE, count) for count in range(MOST_SEATS)]


def claims(renfield: int, players: int, seat: int) -> Sequence[Claim]:
    """Return what a seat can say now; it depends only on who Renfield is (NOSF-114)."""
    if renfield == NONE:
        return ()
    actors = [other for other in range(players) if other != renfield]
    said: list[Claim] = []
    if seat == renfield:
        for other in actors:
            said.extend(GIFTS[other])
        said.extend(SPLITS[:players])
    else:
        said.extend(OF_ACTORS)
    for other in actors:
        if other != seat:
            said.append(SUSPICIONS[other])
            said.append(TRUSTS[other])
    return said
