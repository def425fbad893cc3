"""A keener belief: it expects of Evil what was seen in games between bots, and other things.

It follows several manners in which Evil may be playing, each with a belief of its own, and trusts
those most that explain best what happens. One of them expects nothing in particular, as of people.
The Vampire looks at what the table believes, so the plain belief is followed beside them.
"""

from __future__ import annotations

from math import exp
from typing import Final

from whitby.core.engine import Event
from whitby.core.facts import Fact, Pick
from whitby.games.nosferatu import events
from whitby.games.nosferatu.cards import ACTION_PILE, HUNTER, NONE, VAMPIRE
from whitby.games.nosferatu.claims import ABOUT, CLAIM, CLAIMED, SUSPECT
from whitby.games.nosferatu.knowledge.belief import Belief
from whitby.games.nosferatu.knowledge.fitted import SPARED_BY_HUNTER
from whitby.games.nosferatu.knowledge.habits import add_up
from whitby.games.nosferatu.knowledge.levels import (
    BITTEN,
    MOVED,
    bites_level,
    doubt_level,
    sureness,
    suspicion_level,
    trust_rank,
)
from whitby.games.nosferatu.knowledge.manners import MANNERS, Manner
from whitby.games.nosferatu.knowledge.memory import bites_before
from whitby.games.nosferatu.parts import RITUAL, SEAT, TO
from whitby.games.nosferatu.view import NosferatuView

ANYONE: Final = 0.5
"""How likely a manner is that expects nothing in particular, compared with each other one."""
SPARED_LEAST: Final = 0.08
"""Some people never strike: passing the Stake on is not proof."""
TOLD: Final = 1.15
"""How much likelier someone is the Vampire who is accused by a player."""
TOLD_BY_HUNTER: Final = 1.5


class Reading(Belief):
    """What someone believes who expects one manner of Evil, or with None nothing in particular."""

    def __init__(
        self, players: int, seat: int, bites: list[int], manner: Manner | None, plain: Belief
    ) -> None:
        super().__init__(players, seat, bites)
        self.manner = manner
        self.plain = plain  # what the table believes
        self.renfield = NONE
        self.holder = NONE  # of the Stake

    def follow(self, event: Fact) -> None:
        """Process an event."""
        self.read([event])
        kind = event.kind
        if kind is events.RITUAL_USED:
            self.chose(event[SEAT], event[RITUAL])
        elif kind is events.STAKE_PASSED:
            self.passed_to(event[SEAT], event[TO])
            self.holder = event[TO]
        elif kind is events.STAKE_MOVED or kind is events.STAKE_GIVEN:
            self.holder = event[SEAT]

    def vampire_turns(self, seat: int, reserve: list[float], kind: int, turn: list[float]) -> None:
        """Add the turns of a Vampire who takes into account what the table believes."""
        if self.manner is None:
            super().vampire_turns(seat, reserve, kind, turn)
        else:
            doubt = doubt_level(self.plain.suspicions()[seat])
            level = 3 * bites_level(sum(self.bites)) + doubt
            self.manner.turns(level, self.players).follow(reserve, kind, 1.0, turn)

    def picked(self, seat: int, what: int) -> None:
        """Renfield picked a seat: how likely, if this or that seat is the Vampire?"""
        among = self.others(self.holder if what == MOVED else NONE)
        manner = self.manner
        if manner is None:
            for other in range(self.players):
                self.weights[other] /= len(among)
        else:
            if what != BITTEN:
                self.plain.settle()  # a Bite is placed while the pile is carried out
            suspects = self.plain.suspicions()
            hunters = manner.hunters[what]
            vampires = manner.vampires[what]
            whole = 0.0
            for other in among:
                whole += hunters[suspicion_level(suspects[other])]
            here = suspicion_level(suspects[seat])
            for other in range(self.players):
                level = suspicion_level(suspects[other])
                total = whole
                if other in among:
                    total += vampires[level] - hunters[level]
                self.weights[other] *= (vampires if other == seat else hunters)[here] / total
        self.norm()

    def others(self, but: int) -> list[int]:
        """Return the players except Renfield and one more."""
        return [seat for seat in range(self.players) if seat != self.renfield and seat != but]

    def passed(self, seat: int) -> None:
        """The holder passed the Stake on: how often does a Hunter, as sure as that?"""
        if 0.0 < self.weights[seat] < 1.0:
            self.plain.settle()
            sure = sureness(max(self.plain.known_hunter(seat)), sum(self.bites))
            self.weigh(seat, 1.0 / max(SPARED_BY_HUNTER[sure], SPARED_LEAST))

    def passed_to(self, seat: int, to: int) -> None:
        """The Vampire does not pass it to those whom a Hunter would choose."""
        if self.manner is not None:
            rank = trust_rank(self.plain.known_hunter(seat), to, self.others(seat))
            self.weigh(seat, self.manner.passes[rank])

    def chose(self, seat: int, ritual: int) -> None:
        """The holder picked a Ritual: would the Vampire?"""
        if self.manner is not None:
            self.weigh(seat, self.manner.rituals[bites_level(sum(self.bites))][ritual])

    def told(self, seat: int, about: int) -> None:
        """Someone accuses another: Hunters are right a little more often than by chance."""
        evidence = self.evidence
        trusted = self.weights[seat] <= 0.0  # known to be a Hunter
        self.weigh(about, TOLD_BY_HUNTER if trusted else TOLD)
        self.evidence = evidence  # it says nothing about how Evil plays


class Insight:
    """What someone keen believes: a Hunter in `seat`, or with NONE a spectator."""

    def __init__(self, players: int, seat: int, bites: list[int], renfield: int) -> None:
        self.players = players
        self.seat = seat
        self.renfield = renfield  # whose claims mean nothing
        self.plain = Belief(players, NONE, bites)
        self.readings = [Reading(players, seat, bites, each, self.plain) for each in MANNERS]
        self.readings.append(Reading(players, seat, bites, None, self.plain))
        for reading in self.readings:
            reading.renfield = renfield
        self.accused: list[list[str]] = [[] for _ in range(players)]  # by whom, in codes

    def follow(self, history: list[Event]) -> None:
        """Process a history, and what the table made of it."""
        for event in history:
            assert isinstance(event, Fact)
            for reading in self.readings:
                reading.follow(event)
            if event.kind is CLAIMED:
                self.heard(event[SEAT], event[CLAIM])
            if event.seen_by(None) or event.kind is events.SLID:
                self.plain.read([event])  # who slid a card is public

    def heard(self, seat: int, claim: Pick) -> None:
        """Listen to a claim, the first time that it is made."""
        if claim.verb is not SUSPECT or seat == self.seat or seat == self.renfield:
            return
        if claim.code() not in self.accused[seat]:
            self.accused[seat].append(claim.code())
            for reading in self.readings:
                reading.told(seat, claim[ABOUT])

    def settle(self) -> None:
        """Weigh the givers of the present pile, once everything about it is known."""
        for reading in self.readings:
            reading.settle()

    def shares(self) -> list[float]:
        """Return how likely each manner is."""
        top = max([reading.evidence for reading in self.readings])
        found = [exp(reading.evidence - top) for reading in self.readings]
        found[-1] *= ANYONE
        whole = add_up(found)
        return [share / whole for share in found]

    def suspicions(self) -> list[float]:
        """Return the probabilities, one for each seat."""
        found = [0.0] * self.players
        shares = self.shares()
        for at in range(len(shares)):
            suspects = self.readings[at].suspicions()
            for seat in range(self.players):
                found[seat] += shares[at] * suspects[seat]
        return found

    def known_hunter(self, seat: int) -> list[float]:
        """Return the suspicions of someone who knows that this seat is a Hunter's."""
        rest = self.suspicions()
        rest[seat] = 0.0
        whole = add_up(rest)
        return [likely / whole for likely in rest] if whole > 0.0 else rest


def discern(view: NosferatuView, seat: int = NONE) -> Insight:
    """Return what a keen spectator believes, or a keen Hunter in this seat."""
    insight = Insight(view.players, seat, bites_before(view), view.public.renfield)
    insight.follow(view.history)
    if view.public.phase > ACTION_PILE:
        insight.settle()
    return insight


def keen_suspicion(view: NosferatuView) -> list[float]:
    """Return how likely each seat is the Vampire to a keen viewer."""
    if view.public.renfield == NONE:
        return [0.0] * view.players
    if VAMPIRE in view.roles:
        return [1.0 if role == VAMPIRE else 0.0 for role in view.roles]
    if view.seat is not None and view.roles[view.seat] == HUNTER:
        return discern(view, view.seat).suspicions()
    return discern(view).suspicions()
