"""Who is the Vampire? Bayes over at most seven hypotheses, from what a viewer may know.

For every player two reserves are tracked, each as likelihoods over the hands it can be: that of a
Hunter and that of a Vampire in that seat. Discards weigh the two against each other; a revealed
pile weighs all its givers together. Players make mistakes: nothing they do is considered
impossible, so the truth is never ruled out.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from whitby.core.engine import Event
from whitby.core.facts import Fact
from whitby.games.nosferatu import events
from whitby.games.nosferatu.cards import (
    ACTION_PILE,
    CASE_BITES_OR_NIGHTS,
    CASE_NONE,
    FATAL_BITES,
    HUNTER,
    NONE,
    VAMPIRE,
)
from whitby.games.nosferatu.knowledge import odds
from whitby.games.nosferatu.knowledge.habits import (
    BOLD,
    HONEST,
    add_up,
    kept_after,
    one_less,
    one_more,
    scale,
)
from whitby.games.nosferatu.knowledge.levels import BITTEN, GIVEN, MOVED
from whitby.games.nosferatu.knowledge.memory import bites_before
from whitby.games.nosferatu.knowledge.weighing import Weighing, ladder
from whitby.games.nosferatu.parts import CARD, CASE, COUNT, ROLE, SEAT
from whitby.games.nosferatu.view import NosferatuView


class Belief:
    """What someone at the table believes: a Hunter in `seat`, or with NONE a spectator."""

    def __init__(self, players: int, seat: int = NONE, bites: Sequence[int] = ()) -> None:
        self.players = players
        self.seat = seat
        self.turns = odds.TURNS[players]
        self.draws = odds.DRAWS[players]
        self.weights = [1.0] * players
        self.evidence = 0.0  # how likely everything was that it has seen, in logarithms
        self.bites = list(bites) or [0] * players  # in a scene there may be some from the start
        # the reserves, of a Hunter and of a Vampire in each seat
        unknown = odds.UNKNOWN[players]
        self.hunter: list[list[float]] = [unknown[held] for held in self.bites]
        self.vampire: list[list[float]] = [unknown[held] for held in self.bites]
        # this round: who gave, and the joint likelihood of each one's gift and reserve, as in Turns
        self.givers: list[int] = []
        self.hunter_turn: list[list[float]] = [[] for _ in range(players)]
        self.vampire_turn: list[list[float]] = [[] for _ in range(players)]
        self.own_gift = NONE
        # how much more random each seat's discards look than a Hunter's, in log odds
        self.careless = [0.0] * players
        self.strewn = 0  # Bites and Nights in piles beyond the one that is the Vampire's
        # this round's pile, while it is being carried out
        self.case = CASE_NONE
        self.laid = 0  # Bites
        self.nights = 0
        self.slides: list[int] = []  # who slid a card under the discard
        if seat != NONE:
            self.clear(seat)

    def clone(self) -> Belief:
        """Return an independent copy; lists of likelihoods are replaced, never changed."""
        twin = Belief(self.players, NONE, self.bites)
        twin.seat = self.seat
        twin.weights = self.weights[:]
        twin.evidence = self.evidence
        twin.hunter = self.hunter[:]
        twin.vampire = self.vampire[:]
        twin.givers = self.givers[:]
        twin.hunter_turn = self.hunter_turn[:]
        twin.vampire_turn = self.vampire_turn[:]
        twin.own_gift = self.own_gift
        twin.careless = self.careless[:]
        twin.strewn = self.strewn
        twin.case = self.case
        twin.laid = self.laid
        twin.nights = self.nights
        twin.slides = self.slides[:]
        return twin

    def clear(self, seat: int) -> None:
        """Treat a seat as a Hunter's, or as Renfield's."""
        self.weights[seat] = 0.0
        self.norm()

    def weigh(self, seat: int, factor: float) -> None:
        """Make one seat more or less suspicious."""
        self.weights[seat] *= factor
        self.norm()

    def norm(self) -> None:
        """Normalize the weights, keeping each possible one large enough to recover."""
        whole = add_up(self.weights)
        if whole > 0.0:
            self.evidence += log(whole)
        for seat in range(self.players):
            if self.weights[seat] > 0.0:
                self.weights[seat] = max(self.weights[seat] / whole, odds.FAINTEST)

    def read(self, history: list[Event]) -> None:
        """Process the events of a history."""
        for event in history:
            assert isinstance(event, Fact)
            kind = event.kind
            if kind is events.DISCARDED:
                self.turn(event[SEAT], event[CARD])
            elif kind is events.GAVE:
                if event[SEAT] == self.seat:
                    self.own_gift = event[CARD]
            elif kind is events.ANNOUNCED:
                self.case = event[CASE]
                if event[CASE] != CASE_BITES_OR_NIGHTS:
                    self.settle()
            elif kind is events.BITTEN:
                self.bites[event[SEAT]] += 1
                self.laid += 1
                self.picked(event[SEAT], BITTEN)
            elif kind is events.NIGHTS_JOINED:
                self.nights += event[COUNT]
            elif kind is events.SLID_UNSEEN or kind is events.SLID:
                self.slides.append(event[SEAT])
            else:
                self.note(event)

    def note(self, event: Fact) -> None:
        """Process an event about characters, the Stake or a Transfusion."""
        kind = event.kind
        if kind is events.TRANSFUSED:
            self.transfused(event[SEAT])
        elif kind is events.CHARACTER_REVEALED:
            self.revealed(event)
        elif kind is events.STAKE_PASSED:
            self.settle()
            self.passed(event[SEAT])
        elif kind is events.STAKE_MOVED or kind is events.STAKE_GIVEN:
            self.settle()
            self.picked(event[SEAT], MOVED if kind is events.STAKE_MOVED else GIVEN)
        elif kind is events.RENFIELD_NAMED:
            self.clear(event[SEAT])

    def picked(self, seat: int, what: int) -> None:
        """Renfield picked a seat for a Bite or for the Stake."""
        self.weigh(seat, odds.BITTEN_SELF if what == BITTEN else odds.MOVED_TO)

    def likely(self, seat: int, kind: int, vampire: bool) -> float:
        """Return how likely such a player discards this kind; store the possible outcomes."""
        reserve = self.vampire[seat] if vampire else self.hunter[seat]
        turn = [0.0] * (4 * len(reserve))
        if vampire:
            self.vampire_turns(seat, reserve, kind, turn)
            self.vampire_turn[seat] = turn
        else:
            self.turns[0].follow(reserve, kind, 1.0, turn)
            self.hunter_turn[seat] = turn
        tremble = odds.VAMPIRE_TREMBLE if vampire else odds.HUNTER_TREMBLE
        return (1.0 - tremble) * scale(turn) + tremble / 4

    def vampire_turns(self, seat: int, reserve: list[float], kind: int, turn: list[float]) -> None:
        """Add the turns of a Vampire with this discard, bold and sly."""
        bold = odds.RECKLESS
        if sum(self.bites) < FATAL_BITES - 1:
            bold = odds.BOLDNESS[self.bites[seat]]
        self.turns[1].follow(reserve, kind, bold, turn)
        self.turns[2].follow(reserve, kind, 1.0 - bold, turn)

    def reading(self, seat: int, kind: int) -> float:
        """Return how much likelier a Vampire in this seat discards such a card than a Hunter."""
        return self.likely(seat, kind, True) / self.likely(seat, kind, False)

    def turn(self, seat: int, kind: int) -> None:
        """Process a face-up discard."""
        self.givers.append(seat)
        if seat == self.seat:
            return
        as_hunter = self.likely(seat, kind, False)
        self.careless[seat] += log(self.draws[kind] / as_hunter)
        if self.weights[seat] > 0.0:
            self.weigh(seat, self.likely(seat, kind, True) / as_hunter)

    def settle(self) -> None:
        """Weigh the givers by their pile, once everything that will be known about it is known."""
        if self.case == CASE_NONE:
            return
        hunters = [self.gifts(seat, False) for seat in self.givers]
        vampires = [self.gifts(seat, True) for seat in self.givers]
        weights = [self.weights[seat] for seat in self.givers]
        absent = max(0.0, add_up(self.weights) - add_up(weights))
        steps = ladder(self.case, self.laid, self.nights)
        paths = Weighing(hunters, vampires, weights, absent, steps)
        before = self.weights[:]
        for seat in range(self.players):
            self.weights[seat] *= paths.without
        for at in range(len(self.givers)):
            seat = self.givers[at]
            if seat != self.seat:
                told = paths.as_hunter[at]
                self.hunter[seat] = kept_after(self.hunter_turn[seat], hunters[at], told)
                if self.weights[seat] > 0.0:
                    told = paths.as_vampire[at]
                    self.vampire[seat] = kept_after(self.vampire_turn[seat], vampires[at], told)
                    self.weights[seat] = add_up(told)
        if add_up(self.weights) <= 0.0:
            self.weights = before  # it cannot be: a scene began in the middle of the round
        self.norm()
        self.strewn += max(0, self.laid + self.nights - 1)
        for seat in self.slides:
            if seat != self.seat:
                self.hunter[seat] = one_less(self.hunter[seat], HONEST)
                self.vampire[seat] = one_less(self.vampire[seat], BOLD)
        self.givers = []
        self.slides = []
        self.case = CASE_NONE
        self.laid = 0
        self.nights = 0

    def gifts(self, seat: int, vampire: bool) -> list[float]:
        """Return how likely each kind was given by such a player in this seat."""
        found = [0.0] * 4
        if seat == self.seat:
            found[self.own_gift] = 1.0
            return found
        turn = self.vampire_turn[seat] if vampire else self.hunter_turn[seat]
        tremble = odds.VAMPIRE_TREMBLE if vampire else odds.HUNTER_TREMBLE
        width = len(turn) // 4
        for kind in range(4):
            likely = add_up(turn[kind * width : (kind + 1) * width])
            found[kind] = (1.0 - tremble) * likely + tremble / 4
        return found

    def transfused(self, seat: int) -> None:
        """A Bite was cancelled, and a card drawn."""
        self.bites[seat] -= 1
        if seat != self.seat:
            self.hunter[seat] = one_more(self.hunter[seat], self.draws)
            self.vampire[seat] = one_more(self.vampire[seat], self.draws)

    def revealed(self, event: Fact) -> None:
        """A character was revealed."""
        if event[ROLE] == VAMPIRE:
            self.weights = [0.0] * self.players
            self.weights[event[SEAT]] = 1.0
        else:
            self.clear(event[SEAT])

    def passed(self, seat: int) -> None:
        """The holder passed the Stake on: would a Hunter not have struck?"""
        if 0.0 < self.weights[seat] < 1.0:
            clear = max(self.known_hunter(seat)) - odds.kill_at(sum(self.bites))
            if clear > 0.0:
                self.weigh(seat, min(1.0 + odds.SPARED * clear, odds.SPARED_MOST))

    def known_hunter(self, seat: int) -> list[float]:
        """Return the suspicions of someone who knows that this seat is a Hunter's."""
        rest = self.weights[:]
        rest[seat] = 0.0
        whole = add_up(rest)
        return [weight / whole for weight in rest] if whole > 0.0 else rest

    def suspicions(self) -> list[float]:
        """Return the probabilities, one for each seat."""
        whole = add_up(self.weights)
        return [weight / whole for weight in self.weights]


def believe(view: NosferatuView, seat: int = NONE) -> Belief:
    """Return what a spectator believes, or a Hunter in this seat as far as the viewer can tell."""
    belief = Belief(view.players, seat, bites_before(view))
    belief.read(view.history)
    if view.public.phase > ACTION_PILE:
        belief.settle()
    return belief


def suspicion(view: NosferatuView) -> list[float]:
    """Return how likely each seat is the Vampire to a viewer who reasons it through.

    The numbers add up to one once Renfield is named. A viewer who knows the Vampire is sure;
    everyone else is sure only of what follows logically.
    """
    if view.public.renfield == NONE:
        return [0.0] * view.players
    if VAMPIRE in view.roles:
        return [1.0 if role == VAMPIRE else 0.0 for role in view.roles]
    if view.seat is not None and view.roles[view.seat] == HUNTER:
        return believe(view, view.seat).suspicions()
    return believe(view).suspicions()
