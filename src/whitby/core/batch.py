"""Many games at once: options by number in, observations, masks and rewards out, as bytes.

`whitby.vectors` puts NumPy arrays around it. A finished game is replaced by a new one at once; its
rewards say how it ended, and the observation is already the new game's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from whitby.core.actions import along
from whitby.core.engine import Decision, State, pending
from whitby.core.errors import IllegalChoice, WhitbyError
from whitby.core.facts import Pick
from whitby.core.game import Game
from whitby.core.rng import Fast
from whitby.core.rows import Rows

if TYPE_CHECKING:
    from mypy_extensions import i64


class Batch:
    """Several games of one kind, each waiting for the decision of one seat.

    `rows` are written again and again: for each game the observation and the mask of the seat that
    is asked, its number, the rewards of all seats, and whether a game ended; and they say what is
    to be played. The log is kept only if they show it.
    """

    def __init__(self, game: Game[Any, Any], rows: Rows, options: Mapping[str, str]) -> None:
        self.game = game
        self.rows = rows
        self.actions = rows.encoding.actions
        self.count: i64 = rows.count
        self.players = int(rows.players)
        self.options = options
        self.states: list[State] = []
        self.asked: list[Decision[Any]] = []
        self.chosen: list[Pick | None] = []  # of these decisions
        self.ended: list[int] = []  # the rows that say so
        self.seeds: list[int] = []

    def start(self, seed: int) -> None:
        """Begin all games anew; game i has the seeds seed + i, seed + count + i and so on."""
        self.states = []
        self.asked = []
        self.chosen = [None] * self.count
        self.ended = []
        self.seeds = [seed + at for at in range(self.count)]
        for at in range(self.count):
            state = self.deal(self.seeds[at])
            self.states.append(state)
            asked = pending(state)
            assert asked is not None
            self.asked.append(asked)
            self.rows.go_on(at)
            self.rows.show(at, state, asked)

    def deal(self, seed: int) -> State:
        """Return a new game."""
        state: State = self.game.deal(Fast(seed), self.players, self.options)
        state.players = self.players
        state.logged = self.rows.reads_log
        return state

    def step(self) -> None:
        """Play the action of each row; if one is not legal, nothing is played at all."""
        if not self.states:
            raise WhitbyError("the games have not begun; reset() begins them")
        rows, chosen, states, decisions = self.rows, self.chosen, self.states, self.asked
        count = self.count
        at: i64 = 0
        while at < count:
            action = rows.action(at)
            option = chosen[at]
            if option is None or option.number != action:
                chosen[at] = self.find(at, action)
            at += 1
        self.chosen = [None] * count
        for row in self.ended:
            rows.go_on(row)
        self.ended = []
        at = 0
        while at < count:
            state, option = states[at], chosen[at]
            state.asked = None
            state.stack.pop().take(state, option)
            asked = pending(state)
            decisions[at] = self.finish(at, state) if asked is None else asked
            at += 1
        at = 0  # only now, so that what plays and what writes do not drive each other out of caches
        shown = cast("list[Any]", states)  # whose type the painters check
        while at < count:
            rows.show(at, shown[at], decisions[at])
            at += 1

    def find(self, at: i64, action: i64) -> Pick:
        """Return the option of an action in a game, or refuse it in one line."""
        found = self.actions.offered(self.asked[at], action)
        if found is None:
            refusal = self.actions.refusal(self.asked[at], int(action))
            raise IllegalChoice(f"game {int(at)}: {refusal}")
        return found

    def draw(self) -> None:
        """Choose a legal action for each game: the rows' numbers from 0 to 1 say which option."""
        rows, chosen = self.rows, self.chosen
        for at, asked in enumerate(self.asked):
            option = along(asked.options, rows.chance(at))
            chosen[at] = option
            rows.choose(at, option.number)

    def finish(self, at: i64, state: State) -> Decision[Any]:
        """Write how a game ended, begin the next one and return its first decision."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        self.rows.end(at, outcome.scores)
        self.ended.append(at)
        self.seeds[at] += self.count
        fresh = self.deal(self.seeds[at])
        self.states[at] = fresh
        asked = pending(fresh)
        assert asked is not None
        return asked
