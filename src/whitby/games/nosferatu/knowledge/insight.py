"""A keener belief: it expects of Vampires what was seen in games between bots, and other things.

The Vampire looks at what the table believes, so this belief follows the plain one beside its own.
What no bot does is never impossible: the habits and pure chance keep a share.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Event
from whitby.core.facts import Fact, Pick
from whitby.games.nosferatu import events
from whitby.games.nosferatu.cards import ACTION_PILE, HUNTER, NONE, VAMPIRE
from whitby.games.nosferatu.claims import ABOUT, CLAIM, CLAIMED, SUSPECT
from whitby.games.nosferatu.knowledge.belief import Belief
from whitby.games.nosferatu.knowledge.fitted import BY_RITUAL, SPARED_BY_HUNTER, TURNS_SEEN
from whitby.games.nosferatu.knowledge.habits import BOLD, SLY, Habit, Turns
from whitby.games.nosferatu.knowledge.levels import (
    bites_level,
    doubt_level,
    hand_class,
    read_turns,
    sureness,
)
from whitby.games.nosferatu.knowledge.memory import bites_before
from whitby.games.nosferatu.knowledge.odds import DRAWS
from whitby.games.nosferatu.parts import RITUAL, SEAT, TO
from whitby.games.nosferatu.view import NosferatuView

PLAYED: Final = read_turns(TURNS_SEEN)
OTHERWISE: Final = 0.15
"""How often a Vampire follows a plain habit instead of what bots do."""

PASSED_TO_TRUSTED: Final = 1.25
"""How much likelier the Vampire passes the Stake to the most trusted player than a Hunter."""
PASSED_ELSEWHERE: Final = 0.35
SPARED_LEAST: Final = 0.08
"""Some people never strike: passing the Stake on is not proof."""
TOLD: Final = 1.15
"""How much likelier someone is the Vampire who is accused by a player."""
TOLD_BY_HUNTER: Final = 1.5


class Fitted(Habit):
    """A Vampire as in games between bots, at one level of Bites and doubt."""

    def __init__(self, level: int) -> None:
        self.level = level

    def ways(self, cards: list[int]) -> list[tuple[int, int, float]]:
        """Return the turns seen with such a hand, and those of the habits."""
        found: list[tuple[int, int, float]] = []
        for habit in (BOLD, SLY):
            for shown, gift, share in habit.ways(cards):
                found.append((shown, gift, share * OTHERWISE / 2))
        seen = PLAYED[self.level].get(hand_class(cards), {})
        possible: dict[int, int] = {}
        for turn, count in seen.items():
            left = cards[:]
            left[turn // 4] -= 1
            left[turn % 4] -= 1
            if min(left) >= 0:
                possible[turn] = count
        total = sum(possible.values())
        if total == 0:
            return [(shown, gift, share / OTHERWISE) for shown, gift, share in found]
        for turn, count in possible.items():
            found.append((turn // 4, turn % 4, (1.0 - OTHERWISE) * count / total))
        return found


TURNS: Final[dict[int, Turns]] = {}
"""The turns of such Vampires, by level and number of players, made when they are needed."""


def turns_of(level: int, players: int) -> Turns:
    """Return the turns of a Vampire at a level."""
    key = 10 * level + players
    found = TURNS.get(key)
    if found is None:
        found = Turns(Fitted(level), DRAWS[players])
        TURNS[key] = found
    return found


class Insight(Belief):
    """What someone keen believes: a Hunter in `seat`, or with NONE a spectator."""

    def __init__(self, players: int, seat: int, bites: list[int]) -> None:
        super().__init__(players, seat, bites)
        self.plain = Belief(players, NONE, bites)
        self.renfield = NONE  # whose claims mean nothing
        self.accused: list[list[str]] = [[] for _ in range(players)]  # by whom, in codes

    def follow(self, history: list[Event]) -> None:
        """Process a history, and what the table made of it."""
        for event in history:
            assert isinstance(event, Fact)
            self.read([event])
            if event.kind is events.RITUAL_USED:
                self.chose(event[SEAT], event[RITUAL])
            elif event.kind is events.STAKE_PASSED:
                self.passed_to(event[SEAT], event[TO])
            elif event.kind is CLAIMED:
                self.heard(event[SEAT], event[CLAIM])
            if event.seen_by(None) or event.kind is events.SLID:
                self.plain.read([event])  # who slid a card is public

    def vampire_turns(self, seat: int, reserve: list[float], kind: int, turn: list[float]) -> None:
        """Add the turns of a Vampire who takes into account what the table believes."""
        doubt = doubt_level(self.plain.suspicions()[seat])
        level = 3 * bites_level(sum(self.bites)) + doubt
        turns_of(level, self.players).follow(reserve, kind, 1.0, turn)

    def passed(self, seat: int) -> None:
        """The holder passed the Stake on: how often does a Hunter, as sure as that?"""
        if 0.0 < self.weights[seat] < 1.0:
            self.plain.settle()
            sure = sureness(max(self.plain.known_hunter(seat)), sum(self.bites))
            self.weigh(seat, 1.0 / max(SPARED_BY_HUNTER[sure], SPARED_LEAST))

    def passed_to(self, seat: int, to: int) -> None:
        """The Vampire trusts whom the table trusts; a Hunter also looks at who acts next."""
        trust = self.plain.known_hunter(seat)
        least = 1.0
        for other in range(self.players):
            if other != seat and other != self.renfield:
                least = min(least, trust[other])
        self.weigh(seat, PASSED_TO_TRUSTED if trust[to] < least + 1e-6 else PASSED_ELSEWHERE)

    def chose(self, seat: int, ritual: int) -> None:
        """The holder picked a Ritual: would the Vampire?"""
        self.weigh(seat, BY_RITUAL[bites_level(sum(self.bites))][ritual])

    def heard(self, seat: int, claim: Pick) -> None:
        """Someone accuses another: Hunters are right a little more often than by chance."""
        if claim.verb is not SUSPECT or seat == self.seat or seat == self.renfield:
            return
        if claim.code() in self.accused[seat]:
            return
        self.accused[seat].append(claim.code())
        trusted = self.weights[seat] <= 0.0  # known to be a Hunter
        self.weigh(claim[ABOUT], TOLD_BY_HUNTER if trusted else TOLD)


def discern(view: NosferatuView, seat: int = NONE) -> Insight:
    """Return what a keen spectator believes, or a keen Hunter in this seat."""
    insight = Insight(view.players, seat, bites_before(view))
    insight.renfield = view.public.renfield
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
