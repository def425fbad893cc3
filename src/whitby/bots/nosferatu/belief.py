"""Who is the Vampire? Bayes over at most seven hypotheses, from what a viewer lawfully knows.

For every actor two reserves are followed, each as likelihoods over the hands it can be: the one of
a Hunter and the one of a Vampire in that seat. Discards weigh the two against each other; an
announced pile weighs all its givers together. Nothing a player does is impossible, so the truth
is never given up.
"""

from __future__ import annotations

from typing import Final

from whitby.bots.nosferatu.hands import BOLD, HONEST, RESERVES, SHY, Habit, Turns, faces, place_of
from whitby.bots.nosferatu.pile import Weighing, ladder
from whitby.core.engine import Event
from whitby.games.nosferatu.cards import (
    ACTION_PILE,
    CASE_BITES_OR_NIGHTS,
    CASE_NONE,
    FATAL_BITES,
    NONE,
    VAMPIRE,
)
from whitby.games.nosferatu.events import (
    Announced,
    Bitten,
    CharacterRevealed,
    Discarded,
    Gave,
    NightsJoined,
    RenfieldNamed,
    Slid,
    SlidUnseen,
    StakeGiven,
    StakeMoved,
    StakePassed,
    Transfused,
)
from whitby.games.nosferatu.view import NosferatuView

FAINTEST: Final = 1e-4
"""The least that a seat which may be the Vampire is suspected."""
BOLDNESS: Final[tuple[float, ...]] = (0.75, 0.75, 0.75, 0.75, 0.95)
"""How often a Vampire who has a Bite gives it, by the Bites in play."""
KILL_AT: Final[tuple[float, ...]] = (0.85, 0.8, 0.7, 0.6, 0.4)
"""How sure a Hunter with the Stake has to be, by the Bites in play."""
BITTEN_SELF: Final = 0.8  # Renfield bites his master less often than others
MOVED_TO: Final = 1.2  # and hands him the Stake more often

_TURNS: Final[dict[int, list[Turns]]] = {}


def turns(players: int) -> list[Turns]:
    """Return the turns of a Hunter, a bold Vampire and a shy one; made once for each table size."""
    if players not in _TURNS:
        draws = faces(players)
        _TURNS[players] = [Turns(HONEST, draws), Turns(BOLD, draws), Turns(SHY, draws)]
    return _TURNS[players]


class Belief:
    """What somebody at the table believes, `seat` being a Hunter, or NONE a spectator."""

    def __init__(self, players: int, seat: int = NONE) -> None:
        self.players = players
        self.seat = seat
        self.turns = turns(players)
        self.draws = faces(players)
        self.weights = [1.0] * players
        self.bites = [0] * players
        blank = _draw(_draw([1.0], self.draws), self.draws)
        self.hunter: list[list[float]] = [blank for _ in range(players)]
        self.vampire: list[list[float]] = [blank for _ in range(players)]
        # this round: each giver's gift and reserve together, as in Turns
        self.givers: list[int] = []
        self.hunter_turn: list[list[float]] = [[] for _ in range(players)]
        self.vampire_turn: list[list[float]] = [[] for _ in range(players)]
        self.own_gift = NONE
        # this round's pile, while it is being carried out
        self.case = CASE_NONE
        self.laid = 0  # Bites
        self.nights = 0
        self.slides: list[int] = []  # who slid a card under the discard
        if seat != NONE:
            self.clear(seat)

    def clear(self, seat: int) -> None:
        """Take a seat for a Hunter, or for Renfield."""
        self.weights[seat] = 0.0
        self.norm()

    def norm(self) -> None:
        """Make the weights probabilities, none of those in question too small to recover."""
        total = sum(self.weights)
        for seat in range(self.players):
            if self.weights[seat] > 0.0:
                self.weights[seat] = max(self.weights[seat] / total, FAINTEST)

    def read(self, history: list[Event]) -> None:
        """Take in what happened."""
        for event in history:
            if isinstance(event, Discarded):
                self.turn(event.seat, event.kind)
            elif isinstance(event, Gave):
                if event.seat == self.seat:
                    self.own_gift = event.kind
            elif isinstance(event, Announced):
                self.case = event.case
                if event.case != CASE_BITES_OR_NIGHTS:
                    self.settle()
            elif isinstance(event, Bitten):
                self.bites[event.seat] += 1
                self.laid += 1
                self.weigh(event.seat, BITTEN_SELF)
            elif isinstance(event, NightsJoined):
                self.nights += event.count
            elif isinstance(event, (SlidUnseen, Slid)):
                self.slides.append(event.seat)
            elif isinstance(event, Transfused):
                self.transfused(event.seat)
            elif isinstance(event, CharacterRevealed):
                self.revealed(event)
            elif isinstance(event, StakePassed):
                self.settle()
                self.passed(event.seat)
            elif isinstance(event, StakeMoved):
                self.settle()
                self.weigh(event.seat, MOVED_TO)
            elif isinstance(event, StakeGiven):
                self.weigh(event.seat, MOVED_TO)
            elif isinstance(event, RenfieldNamed):
                self.clear(event.seat)

    def weigh(self, seat: int, factor: float) -> None:
        """Make one seat more or less suspect."""
        self.weights[seat] *= factor
        self.norm()

    def boldness(self) -> float:
        """Return how likely a Vampire with a Bite is to give it now."""
        return BOLDNESS[min(sum(self.bites), FATAL_BITES - 1)]

    def turn(self, seat: int, kind: int) -> None:
        """Take in a face-up discard: what it tells, and what may have been given and kept."""
        self.givers.append(seat)
        if seat == self.seat:
            return
        size = 2 - self.bites[seat]
        turn = [0.0] * (4 * len(RESERVES[size]))
        _follow(self.turns[0], size, self.hunter[seat], kind, 1.0, turn)
        as_hunter = _scale(turn)
        self.hunter_turn[seat] = turn
        if self.weights[seat] > 0.0:
            bold = self.boldness()
            turn = [0.0] * (4 * len(RESERVES[size]))
            _follow(self.turns[1], size, self.vampire[seat], kind, bold, turn)
            _follow(self.turns[2], size, self.vampire[seat], kind, 1.0 - bold, turn)
            self.weights[seat] *= _scale(turn) / as_hunter
            self.vampire_turn[seat] = turn
            self.norm()

    def settle(self) -> None:
        """Weigh the givers by their pile, once all of it that will be known is known."""
        if self.case == CASE_NONE:
            return
        hunters: list[list[float]] = []
        vampires: list[list[float]] = []
        weights: list[float] = []
        absent = sum(self.weights)
        for seat in self.givers:
            if seat == self.seat:
                own = [0.0] * 4
                own[self.own_gift] = 1.0
                hunters.append(own)
            else:
                hunters.append(_gifts(self.hunter_turn[seat]))
            vampires.append(
                _gifts(self.vampire_turn[seat]) if self.weights[seat] > 0.0 else [0.0] * 4
            )
            weights.append(self.weights[seat])
            absent -= self.weights[seat]
        steps = ladder(self.case, self.laid, self.nights)
        paths = Weighing(hunters, vampires, weights, max(absent, 0.0), steps)
        for seat in range(self.players):
            self.weights[seat] *= paths.without
        for at in range(len(self.givers)):
            seat = self.givers[at]
            if seat != self.seat:
                if self.weights[seat] > 0.0:
                    self.weights[seat] = sum(paths.as_vampire[at])
                    self.vampire[seat] = _kept(
                        self.vampire_turn[seat], vampires[at], paths.as_vampire[at]
                    )
                self.hunter[seat] = _kept(self.hunter_turn[seat], hunters[at], paths.as_hunter[at])
        for seat in self.slides:
            if seat != self.seat:
                self.hunter[seat] = _slide(HONEST, self.hunter[seat])
                self.vampire[seat] = _slide(BOLD, self.vampire[seat])
        self.givers = []
        self.slides = []
        self.case = CASE_NONE
        self.laid = 0
        self.nights = 0
        self.norm()

    def transfused(self, seat: int) -> None:
        """A Bite was cancelled, and a card drawn."""
        self.bites[seat] -= 1
        if seat != self.seat:
            self.hunter[seat] = _draw(self.hunter[seat], self.draws)
            self.vampire[seat] = _draw(self.vampire[seat], self.draws)

    def revealed(self, event: CharacterRevealed) -> None:
        """A character was turned face up."""
        if event.role == VAMPIRE:
            self.weights = [0.0] * self.players
            self.weights[event.seat] = 1.0
        else:
            self.clear(event.seat)

    def passed(self, seat: int) -> None:
        """A holder passed the Stake on: would a Hunter not have struck?"""
        weight = self.weights[seat]
        if 0.0 < weight < 1.0:
            top = 0.0
            for other in range(self.players):
                if other != seat:
                    top = max(top, self.weights[other])
            sure = top / (sum(self.weights) - weight) - self.kill_at()
            if sure > 0.0:
                self.weigh(seat, min(1.0 + 20.0 * sure, 4.0))

    def kill_at(self) -> float:
        """Return how sure a Hunter has to be to strike."""
        return KILL_AT[min(sum(self.bites), FATAL_BITES - 1)]

    def given_hunter(self, seat: int) -> list[float]:
        """Return the suspicions of somebody who knows that this seat is a Hunter's."""
        rest = [max(weight, 0.0) for weight in self.weights]
        rest[seat] = 0.0
        total = sum(rest)
        return [weight / total for weight in rest] if total > 0.0 else rest

    def suspicions(self) -> list[float]:
        """Return the probabilities, a number for each seat."""
        total = sum(self.weights)
        return [weight / total for weight in self.weights]


def _follow(
    turns: Turns, size: int, reserve: list[float], kind: int, share: float, into: list[float]
) -> None:
    """Add up the outcomes of a turn over the reserves it may have begun with."""
    slots = turns.slots[size]
    odds = turns.odds[size]
    for at in range(len(reserve)):
        likely = reserve[at] * share
        if likely > 1e-7:
            slot = slots[at][kind]
            odd = odds[at][kind]
            for i in range(len(slot)):
                into[slot[i]] += likely * odd[i]


def _scale(values: list[float]) -> float:
    """Make values add up to one and return what they added up to."""
    total = sum(values)
    if total > 0.0:
        for at in range(len(values)):
            values[at] /= total
    return max(total, 1e-9)


def _gifts(turn: list[float]) -> list[float]:
    """Return how likely each kind was given in a turn."""
    width = len(turn) // 4
    return [sum(turn[kind * width : (kind + 1) * width]) for kind in range(4)]


def _kept(turn: list[float], before: list[float], after: list[float]) -> list[float]:
    """Return the reserve that a turn left, once it is known how likely each gift was."""
    width = len(turn) // 4
    kept = [0.0] * width
    if sum(after) < 1e-12:
        after = before  # a part that this seat surely does not play
    for kind in range(4):
        if before[kind] > 0.0:
            ratio = after[kind] / before[kind]
            for at in range(width):
                kept[at] += turn[kind * width + at] * ratio
    _scale(kept)
    return kept


def _draw(reserve: list[float], draws: list[float]) -> list[float]:
    """Return a reserve with one more card."""
    size = _size(reserve)
    larger = [0.0] * len(RESERVES[size + 1])
    for at in range(len(reserve)):
        for kind in range(4):
            cards = RESERVES[size][at][:]
            cards[kind] += 1
            larger[place_of(cards)] += reserve[at] * draws[kind]
    return larger


def _slide(habit: Habit, reserve: list[float]) -> list[float]:
    """Return a reserve with the card less that this habit gives up."""
    size = _size(reserve)
    smaller = [0.0] * len(RESERVES[size - 1])
    for at in range(len(reserve)):
        cards = RESERVES[size][at][:]
        cards[habit.slide(cards)] -= 1
        smaller[place_of(cards)] += reserve[at]
    return smaller


def _size(reserve: list[float]) -> int:
    """Return how many cards a reserve has, from how many hands it can be."""
    return (1, 4, 10).index(len(reserve))


def public_belief(view: NosferatuView, seat: int = NONE) -> Belief:
    """Return what a spectator believes, or a Hunter in this seat as far as the viewer can tell."""
    belief = Belief(view.players, seat)
    belief.read(view.history)
    if view.phase > ACTION_PILE:
        belief.settle()
    return belief


def suspicion(view: NosferatuView) -> list[float]:
    """Return how likely each seat is the Vampire to a viewer who thinks it through.

    The numbers add up to one from the moment the characters are dealt. Whoever knows the Vampire
    is sure; everybody else is sure only of what is logically so.
    """
    if VAMPIRE in view.roles:
        return [1.0 if role == VAMPIRE else 0.0 for role in view.roles]
    seat = NONE if view.seat is None else view.seat
    return public_belief(view, seat).suspicions()
