"""Fury of Dracula: mark every place where the Count can still be.

The answer is the belief of `knowledge/belief.py`, which follows every trail that fits the public
events; the steps are the events that ruled out the other places, as the deduction map has them.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import EVERYONE, Event, State
from whitby.core.sight import Glimpse, look
from whitby.games.fury.board import LOCATIONS, PLACES
from whitby.games.fury.cards.table import DAYS
from whitby.games.fury.game import FURY
from whitby.games.fury.knowledge.tracking import Tracker
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.view import FuryView
from whitby.puzzles.made import Grade, Puzzle, Step, graded, thousandths
from whitby.puzzles.playing import Moment, Reached, played, stopped

PLAYERS: Final = 2
FEWEST, MOST = 3, 14
"""How many places an answer may have."""
FACTS: Final = 4
"""The fewest facts that an answer follows from."""
EASY, MEDIUM = 14, 19
"""The most of the two lower grades: places that remain, and facts."""
LONGEST: Final = 10
"""The last day with a puzzle: a longer game is too much to read."""


def puzzle(seed: int, move: int) -> Puzzle:
    """Return the puzzle after this many moves of a game."""
    state, watcher = stopped(FURY, seed, PLAYERS, move)
    return pose(look(FURY, state, None), watcher.seen_by(state, None))


def pose(seen: Glimpse, moves: tuple[int, ...]) -> Puzzle:
    """Return the puzzle of what the spectator sees."""
    assert isinstance(seen.view, FuryView)
    witnessed = list(zip(seen.view.history, moves, strict=True))
    public = [(event, at) for event, at in witnessed if event.audience == EVERYONE]
    tracker = tracked(seen.view.options, [event for event, _ in public])
    spot = tracker.here
    told = steps(tracker, [at for _, at in public])
    return Puzzle(
        game=FURY,
        players=PLAYERS,
        seat=None,
        seen=seen,
        moves=moves,
        grade=graded(len(spot.places) + len(told), EASY, MEDIUM),
        about=None,
        answers=PLACES[:LOCATIONS],
        solution=tuple(PLACES[at] for at in spot.places),
        chances=tuple(thousandths(spot.places.get(at, 0.0)) for at in range(LOCATIONS)),
        steps=tuple(told),
    )


def tracked(options: dict[str, str], public: list[Event]) -> Tracker:
    """Return a tracker that has processed these events."""
    tracker = Tracker(options)
    for event in public:
        tracker.hear(event)
    return tracker


def steps(tracker: Tracker, moves: list[int]) -> list[Step]:
    """Return the events that ruled out places, in order."""
    spot = tracker.here
    left = set(range(LOCATIONS))
    found: list[Step] = []
    for event in sorted(set(spot.excluded.values())):
        out = [place for place in range(LOCATIONS) if spot.excluded.get(place) == event]
        left -= set(out)
        day, week = tracker.days[event]
        found.append(
            Step(
                event=tracker.heard[event],
                move=moves[event],
                round=(week - 1) * len(DAYS) + day + 1,
                out=tuple(PLACES[at] for at in out),
                left=tuple(PLACES[at] for at in sorted(left)),
            )
        )
    return found


class Search(Moment):
    """Finds the moments of a game that make a puzzle: the hunters are about to act by day."""

    def __init__(self) -> None:
        super().__init__()
        self.tracker = Tracker(FURY.defaults)
        self.heard = 0
        self.round = 0
        self.found: dict[int, Grade] = {}  # by move

    def look(self, state: State) -> None:
        """Follow the public events, and judge the first moment of each day."""
        assert isinstance(state, Fury)
        for event in state.events[self.heard :]:
            if event.audience == EVERYONE:
                self.tracker.hear(event)
        self.heard = len(state.events)
        if state.public.round > LONGEST:
            raise Reached
        if state.public.round != self.round:
            self.round = state.public.round
            self.judge()

    def judge(self) -> None:
        """Keep the moment if it is worth a puzzle."""
        spot = self.tracker.here
        facts = len(set(spot.excluded.values()))
        fits = FEWEST <= len(spot.places) <= MOST and facts >= FACTS
        if fits and self.tracker.belief.exact:
            self.found[self.played] = graded(len(spot.places) + facts, EASY, MEDIUM)


def moments(seed: int) -> dict[int, Grade]:
    """Return the moves of a game before which there is a puzzle, with its grade."""
    search = Search()
    played(FURY, seed, PLAYERS, search)
    return search.found
