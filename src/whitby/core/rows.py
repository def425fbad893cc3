"""The rows of a batch of games: what the asked seat of each sees and may do, and how games ended.

`Written` encodes a view for every row and serves every game; `whitby.paint` is faster.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Any

from whitby.core.encoding import MOST, Encoding
from whitby.core.engine import Decision
from whitby.core.game import Game

if TYPE_CHECKING:
    from mypy_extensions import i64


class Rows:
    """Buffers that are written again and again, a row for each game."""

    def __init__(self, encoding: Encoding[Any], count: int, players: int, width: int = 0) -> None:
        self.encoding = encoding
        self.count: i64 = count
        self.players: i64 = players
        self.width: i64 = width or encoding.layout().size
        self.size: i64 = encoding.actions.size
        self.reads_log = False  # whether what happened before the last decision is written

    def buffers(self) -> list[Any]:
        """Return what is written into: observations, masks, seats, rewards, ended, in bytes.

        Two more are read: numbers from 0 to 1 by which options are drawn (double precision), and
        the actions that are to be played (whole numbers of eight bytes).
        """
        raise NotImplementedError

    def chance(self, row: i64) -> float:
        """Return the number from 0 to 1 by which an option is drawn."""
        raise NotImplementedError

    def action(self, row: i64) -> i64:
        """Return the action that is to be played."""
        raise NotImplementedError

    def choose(self, row: i64, action: i64) -> None:
        """Write the action that is to be played."""
        raise NotImplementedError

    def show(self, row: i64, state: Any, asked: Decision[Any]) -> None:
        """Write what the asked seat of a game sees and may do."""
        raise NotImplementedError

    def go_on(self, row: i64) -> None:
        """Write that a game goes on."""
        raise NotImplementedError

    def end(self, row: i64, scores: tuple[int, ...]) -> None:
        """Write how a game ended."""
        raise NotImplementedError


class Written(Rows):
    """Rows that are encoded from views."""

    def __init__(
        self,
        game: Game[Any, Any],
        encoding: Encoding[Any],
        count: int,
        players: int,
        recall: bool = False,
        belief: bool = False,
    ) -> None:
        super().__init__(encoding, count, players, encoding.layout(recall, belief).size)
        self.game = game
        self.recall = recall
        self.belief = belief
        self.reads_log = recall or belief
        self.observations = bytearray(count * self.width)
        self.masks = bytearray(count * self.size)
        self.seats = bytearray(count)
        self.rewards = bytearray(count * players)
        self.ends = bytearray(count)
        self.chances = array("d", bytes(8 * count))
        self.acts = array("q", bytes(8 * count))

    def buffers(self) -> list[Any]:
        """Return what is written into and read, as `Rows` says."""
        written = [self.observations, self.masks, self.seats, self.rewards, self.ends]
        return [*written, self.chances, self.acts]

    def chance(self, row: i64) -> float:
        """Return the number from 0 to 1 by which an option is drawn."""
        return self.chances[row]

    def action(self, row: i64) -> i64:
        """Return the action that is to be played."""
        return self.acts[row]

    def choose(self, row: i64, action: i64) -> None:
        """Write the action that is to be played."""
        self.acts[row] = action

    def show(self, row: i64, state: Any, asked: Decision[Any]) -> None:
        """Write what the asked seat of a game sees and may do."""
        seat = asked.seat
        self.seats[row] = seat
        if self.recall or self.belief:
            view = self.game.view(state, seat)
        else:
            view = self.game.glimpse(state, seat)
        seen = self.encoding.tensor(view, asked, self.recall, self.belief)
        first: i64 = row * self.width
        self.observations[first : first + self.width] = seen
        self.encoding.actions.mask(asked, self.masks, row * self.size)

    def go_on(self, row: i64) -> None:
        """Write that a game goes on."""
        self.ends[row] = 0
        first: i64 = row * self.players
        self.rewards[first : first + self.players] = bytes(self.players)

    def end(self, row: i64, scores: tuple[int, ...]) -> None:
        """Write how a game ended."""
        self.ends[row] = 1
        first: i64 = row * self.players
        self.rewards[first : first + self.players] = bytes([score & MOST for score in scores])
