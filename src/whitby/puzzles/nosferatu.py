"""Nosferatu: rank the suspects, the likeliest Vampire first.

The answer is what a Hunter believes who weighs every discard, pile and Stake as
`knowledge/belief.py` does; the steps are the events that changed it most.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from whitby.core.engine import State
from whitby.core.facts import Fact
from whitby.core.sight import Glimpse, look
from whitby.games.nosferatu import events
from whitby.games.nosferatu.cards import HUNTER, NONE
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.knowledge.belief import Belief, suspicion
from whitby.games.nosferatu.parts import NUMBER
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView
from whitby.puzzles.made import Grade, Puzzle, Step, graded, thousandths
from whitby.puzzles.playing import Moment, played, stopped

SIZES: Final = (5, 6, 7)
"""The numbers of players, by the seed."""
FIRST, LAST = 2, 6
"""The rounds with puzzles."""
APART: Final = 1.4
"""How many times likelier each suspect must be than the next."""
SURE: Final = 950
"""Above this a first suspect is no puzzle, in thousandths."""
FAINT: Final = 3
"""Below this a last suspect is no puzzle."""
FEWEST: Final = 3
"""How many suspects there are at least."""
NOTABLE: Final = 0.1
"""How much an event must change the chances, all added up, to be told."""
FACTS, MOST_FACTS = 3, 14
"""The fewest steps of an explanation, and the most."""
EASY, MEDIUM = 12, 14
"""The most of the two lower grades: suspects and steps."""

Row = tuple[int, ...]
"""How likely each suspect is, in thousandths."""


def players_of(seed: int) -> int:
    """Return how many play the game of a seed."""
    return SIZES[seed % len(SIZES)]


def puzzle(seed: int, move: int) -> Puzzle:
    """Return the puzzle after this many moves of a game."""
    state, watcher = stopped(NOSFERATU, seed, players_of(seed), move)
    seat = asked(seed)
    return pose(look(NOSFERATU, state, seat), watcher.seen_by(state, seat))


def pose(seen: Glimpse, moves: tuple[int, ...]) -> Puzzle:
    """Return the puzzle of what a Hunter sees."""
    view = seen.view
    assert isinstance(view, NosferatuView)
    suspects = suspected(view)
    chances = row_of(suspicion(view), suspects)
    told = steps(view, suspects, moves)
    return Puzzle(
        game=NOSFERATU,
        players=view.players,
        seat=view.seat,
        seen=seen,
        moves=moves,
        grade=graded(len(suspects) + len(told), EASY, MEDIUM),
        about=None,
        answers=named(suspects),
        solution=named(ranked(suspects, chances)),
        chances=chances,
        steps=tuple(told),
    )


def asked(seed: int) -> int:
    """Return the seat that solves the puzzle; it tells nothing about who the Vampire is."""
    return seed // len(SIZES) % players_of(seed)


def suspected(view: NosferatuView) -> list[int]:
    """Return the seats that can be the Vampire's."""
    return [seat for seat, chance in enumerate(suspicion(view)) if chance > 0.0]


def named(seats: list[int]) -> tuple[str, ...]:
    """Return seats as answers, which count from 1."""
    return tuple(str(seat + 1) for seat in seats)


def ranked(suspects: list[int], chances: Row) -> list[int]:
    """Return the suspects, the likeliest first."""
    order = sorted(zip(chances, suspects, strict=True), key=lambda pair: (-pair[0], pair[1]))
    return [seat for _, seat in order]


def row_of(suspicions: list[float], suspects: list[int]) -> Row:
    """Return how likely the suspects are."""
    return tuple(thousandths(suspicions[seat]) for seat in suspects)


def changes(view: NosferatuView) -> Iterator[tuple[int, int, list[float]]]:
    """Yield the number of an event, its round and what is believed after it, if that changed.

    A pile is weighed once all is known about it; that counts as the event that announced it.
    """
    assert view.seat is not None
    belief = Belief(view.players, view.seat)
    before = belief.suspicions()
    round_, announced = 0, NONE
    for at, event in enumerate(view.history):
        assert isinstance(event, Fact)
        if event.kind is events.ROUND_BEGAN:
            round_ = event[NUMBER]
        if event.kind is events.ANNOUNCED:
            announced = at
        if event.kind in (events.STAKE_PASSED, events.STAKE_MOVED):
            belief.settle()
            if belief.suspicions() != before:
                before = belief.suspicions()
                yield announced, round_, before
        belief.read([event])
        if belief.suspicions() != before:
            before = belief.suspicions()
            yield at, round_, before


def steps(view: NosferatuView, suspects: list[int], moves: tuple[int, ...]) -> list[Step]:
    """Return the events that changed what is believed most, and the last that changed anything."""
    told = list(changes(view))
    found: list[Step] = []
    last = [1.0 / len(suspects)] * view.players
    for at, round_, now in told:
        moved = sum(abs(now[seat] - last[seat]) for seat in suspects)
        if moved >= NOTABLE or now is told[-1][2]:
            row = row_of(now, suspects)
            found.append(Step(view.history[at], moves[at], round_, (), named(suspects), row))
            last = now
    return found


class Search(Moment):
    """Finds the moments of a game that make a puzzle: a round is about to begin."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.round = 0
        self.found: dict[int, Grade] = {}  # by move

    def look(self, state: State) -> None:
        """Judge the first moment of each round."""
        assert isinstance(state, Nosferatu)
        table = state.public
        if table.round == self.round or not FIRST <= table.round <= LAST:
            return
        self.round = table.round
        view = NOSFERATU.view(state, self.seat)
        if view.roles[self.seat] != HUNTER:
            return
        suspects = suspected(view)
        told = len(steps(view, suspects, (0,) * len(view.history)))
        if apart(row_of(suspicion(view), suspects)) and FACTS <= told <= MOST_FACTS:
            self.found[self.played] = graded(len(suspects) + told, EASY, MEDIUM)


def apart(chances: Row) -> bool:
    """Return whether suspects can be ranked: each one is clearly likelier than the next."""
    falling = sorted(chances, reverse=True)
    clear = all(high >= APART * low for high, low in pairwise(falling))
    return clear and len(chances) >= FEWEST and falling[0] <= SURE and falling[-1] >= FAINT


def moments(seed: int) -> dict[int, Grade]:
    """Return the moves of a game before which there is a puzzle, with its grade."""
    search = Search(asked(seed))
    played(NOSFERATU, seed, players_of(seed), search)
    return search.found
