"""The duel: which card lies there? Mark every one that it can be.

The answer counts every way in which the other side's cards can have been placed
(`knowledge/exact.py`); the steps are the events after which fewer faces were possible.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Event, State
from whitby.core.facts import Fact
from whitby.core.sight import Glimpse, look
from whitby.games.duel import events
from whitby.games.duel.board import PLACES
from whitby.games.duel.cards import EACH, KINDS, OVER, SETUP
from whitby.games.duel.game import DUEL
from whitby.games.duel.knowledge.exact import Count, TooMany, counted, hidden_at
from whitby.games.duel.knowledge.memory import Memory
from whitby.games.duel.knowledge.recall import in_play_at_deal, remember, this_game
from whitby.games.duel.parts import NUMBER
from whitby.games.duel.parts import PLACE as AT
from whitby.games.duel.state import Duel, seat_of
from whitby.games.duel.view import DuelView
from whitby.puzzles.made import Grade, Puzzle, Step, graded, thousandths
from whitby.puzzles.playing import Moment, played, stopped

PLAYERS: Final = 2
MOST: Final = 3
"""How many cards an answer may have, of five."""
FACTS: Final = 2
"""The fewest facts that an answer follows from."""
EASY, MEDIUM = 7, 8
"""The most of the two lower grades: facts, and hidden cards that have to be counted."""
LONGEST: Final = 8
"""The last turn with a puzzle: a longer game is too much to read."""


def puzzle(seed: int, move: int) -> Puzzle:
    """Return the puzzle after this many moves of a game."""
    state, watcher = stopped(DUEL, seed, PLAYERS, move)
    assert isinstance(state, Duel)
    seat = asked(state)
    return pose(look(DUEL, state, seat), watcher.seen_by(state, seat))


def pose(seen: Glimpse, moves: tuple[int, ...]) -> Puzzle:
    """Return the puzzle of what a player sees."""
    view = seen.view
    assert isinstance(view, DuelView)
    found = question(view, moves)
    assert found is not None, "this moment has no puzzle"
    place, steps = found
    count = counted(view, remember(view))
    kinds = KINDS[(1 - view.side) * EACH :][:EACH]
    odds = count.at(place)
    return Puzzle(
        game=DUEL,
        players=PLAYERS,
        seat=view.seat,
        seen=seen,
        moves=moves,
        grade=graded(len(count.lying) + len(steps), EASY, MEDIUM),
        about=PLACES[place],
        answers=kinds,
        solution=possible(kinds, odds),
        chances=tuple(thousandths(chance) for chance in odds),
        steps=tuple(steps),
    )


def asked(state: Duel) -> int:
    """Return the seat that solves the puzzle: that of the side whose turn it is."""
    return seat_of(state, state.public.active)


class Story:
    """What a player could tell of the other side's hidden cards, event by event."""

    def __init__(self, view: DuelView) -> None:
        self.side = 1 - view.side
        self.kinds = KINDS[self.side * EACH :][:EACH]
        self.steps: dict[int, list[Step]] = {}  # by place
        self._memory = Memory(in_play_at_deal(view))
        self._mark: tuple[object, ...] = ()  # of all that concerns the side's cards
        self._turn = 0

    def hear(self, event: Event, move: int) -> None:
        """Process an event, and keep it with every card that it tells something about."""
        assert isinstance(event, Fact)
        memory = self._memory
        memory.witness(event)
        if event.kind is events.TURN_BEGAN:
            self._turn = event[NUMBER]
        if event.kind is events.LAID:
            self.steps.pop(event[AT], None)
        first = self.side * EACH
        room = memory.moments[-1].room[first : first + EACH] if memory.moments else []
        known = [(stay.kind, stay.end) for stay in memory.stays if stay.side == self.side]
        mark = (len(memory.unproven), tuple(room), tuple(known))
        if mark != self._mark and hidden_at(memory, self.side):
            self._tell(event, move)
        self._mark = mark

    def _tell(self, event: Event, move: int) -> None:
        needed = [at for at, side in self._memory.unproven if side == self.side]
        count = Count(self._memory, self.side, needed)
        for place in hidden_at(self._memory, self.side):
            now = possible(self.kinds, count.at(place))
            told = self.steps.setdefault(place, [])
            left = told[-1].left if told else self.kinds
            if not told or len(now) < len(left):
                out = tuple(kind for kind in left if kind not in now)
                told.append(Step(event, move, self._turn, out, now))


def possible(kinds: tuple[str, ...], odds: list[float]) -> tuple[str, ...]:
    """Return the kinds that have a chance."""
    return tuple(kind for kind, chance in zip(kinds, odds, strict=True) if chance > 0.0)


def told(view: DuelView, moves: tuple[int, ...]) -> dict[int, list[Step]]:
    """Return for each hidden card how it came to its place and what ruled out other faces."""
    story = Story(view)
    for at in range(this_game(view.history), len(view.history)):
        story.hear(view.history[at], moves[at])
    return story.steps


def question(view: DuelView, moves: tuple[int, ...]) -> tuple[int, list[Step]] | None:
    """Return the place of the card that is worth a question, the one that took most facts."""
    memory = remember(view)
    try:
        steps = told(view, moves)
        count = counted(view, memory)
    except TooMany:
        return None
    best: tuple[int, int, int] | None = None
    for place in hidden_at(memory, 1 - view.side):
        found = steps[place]
        left = len([chance for chance in count.at(place) if chance > 0.0])
        if left <= MOST and len(found) >= FACTS and len(found[-1].left) == left:
            rank = (len(found), -left, -place)
            best = rank if best is None else max(best, rank)
    return None if best is None else (-best[2], steps[-best[2]])


class Search(Moment):
    """Finds the moments of a game that make a puzzle: a turn is about to begin."""

    def __init__(self) -> None:
        super().__init__()
        self.turn = 0
        self.found: dict[int, Grade] = {}  # by move

    def look(self, state: State) -> None:
        """Judge the first moment of each turn."""
        assert isinstance(state, Duel)
        table = state.public
        if table.phase in (SETUP, OVER) or table.turn == self.turn or table.turn > LONGEST:
            return
        self.turn = table.turn
        view = DUEL.view(state, asked(state))
        found = question(view, (0,) * len(view.history))
        if found is not None:
            hidden = len(counted(view, remember(view)).lying)
            self.found[self.played] = graded(hidden + len(found[1]), EASY, MEDIUM)


def moments(seed: int) -> dict[int, Grade]:
    """Return the moves of a game before which there is a puzzle, with its grade."""
    search = Search()
    played(DUEL, seed, PLAYERS, search)
    return search.found
