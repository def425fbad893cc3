"""Many games at once: options by number in, observations, masks and rewards out, as bytes.

`whitby.env.vector` puts NumPy arrays around it. A finished game is replaced by a new one at once;
its rewards say how it ended, and the observation is already the new game's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from whitby.core.encoding import Encoding
from whitby.core.engine import Decision, Option, State, pending
from whitby.core.errors import IllegalChoice, WhitbyError
from whitby.core.game import Game
from whitby.core.rng import Fast

if TYPE_CHECKING:
    from mypy_extensions import i64


class Batch:
    """Several games of one kind, each waiting for the decision of one seat.

    Buffers are given once and written again and again: for each game the observation and the mask
    of the seat that is asked, its number, the rewards of all seats, and whether a game ended.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        encoding: Encoding[Any],
        count: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        recall: bool = False,
        belief: bool = False,
    ) -> None:
        if count < 1:
            raise WhitbyError(f"a batch has at least one game, not {count}")
        self.game = game
        self.encoding = encoding
        self.count = count
        self.options = game.choose(options or {})
        self.players = game.check_players(players, self.options)
        self.recall = recall
        self.belief = belief
        self.width = encoding.layout(recall, belief).size
        self.states: list[State] = []
        self.asked: list[Decision[Any]] = []
        self.seeds: list[int] = []
        self.observations: Any = None
        self.masks: Any = None
        self.seats: Any = None
        self.rewards: Any = None
        self.ended: Any = None

    def use(self, observations: Any, masks: Any, seats: Any, rewards: Any, ended: Any) -> None:
        """Write into these buffers, as long as the games go on."""
        self.observations = observations
        self.masks = masks
        self.seats = seats
        self.rewards = rewards
        self.ended = ended

    def start(self, seed: int) -> None:
        """Begin all games anew; game i has the seeds seed + i, seed + count + i and so on."""
        self.states = []
        self.asked = []
        self.seeds = [seed + at for at in range(self.count)]
        for at in range(self.count):
            state = self.deal(self.seeds[at])
            self.states.append(state)
            asked = pending(state)
            assert asked is not None
            self.asked.append(asked)
            self.clear(at)
            self.show(at)

    def deal(self, seed: int) -> State:
        """Return a new game."""
        state: State = self.game.deal(Fast(seed), self.players, self.options)
        state.players = self.players
        return state

    def clear(self, at: i64) -> None:
        """Write that a game goes on."""
        self.ended[at] = 0
        first: i64 = at * self.players
        for seat in range(self.players):
            self.rewards[first + seat] = 0

    def step(self, actions: Any) -> None:
        """Play one action in each game; if one is not legal, nothing is played at all."""
        if not self.states:
            raise WhitbyError("the games have not begun; reset() begins them")
        if len(actions) != self.count:
            raise WhitbyError(f"{self.count} games need as many actions, not {len(actions)}")
        chosen: list[Option] = []
        for at in range(self.count):
            chosen.append(self.find(at, actions[at]))
        for at in range(self.count):
            state = self.states[at]
            if self.ended[at]:
                self.clear(at)
            state.asked = None
            state.stack.pop().take(state, chosen[at])
            asked = pending(state)
            if asked is None:
                asked = self.finish(at, state)
            self.asked[at] = asked
            self.show(at)

    def find(self, at: int, action: int) -> Option:
        """Return the option of an action in a game, or refuse it in one line."""
        try:
            return self.encoding.actions.find(self.asked[at], action)
        except IllegalChoice as error:
            raise IllegalChoice(f"game {at}: {error}") from None

    def finish(self, at: int, state: State) -> Decision[Any]:
        """Write how a game ended, begin the next one and return its first decision."""
        outcome = self.game.outcome(state)
        assert outcome is not None
        first = at * self.players
        for seat in range(self.players):
            self.rewards[first + seat] = outcome.scores[seat]
        self.ended[at] = 1
        self.seeds[at] += self.count
        fresh = self.deal(self.seeds[at])
        self.states[at] = fresh
        asked = pending(fresh)
        assert asked is not None
        return asked

    def show(self, at: i64) -> None:
        """Write what the asked seat of a game sees and may do."""
        state = self.states[at]
        asked = self.asked[at]
        seat = asked.seat
        self.seats[at] = seat
        if self.recall or self.belief:
            view = self.game.view(state, seat)
        else:
            view = self.game.glimpse(state, seat)
        seen = self.encoding.tensor(view, asked, self.recall, self.belief)
        first: i64 = at * self.width
        self.observations[first : first + self.width] = seen
        actions = self.encoding.actions
        actions.mask(asked, self.masks, at * actions.size)
