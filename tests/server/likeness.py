"""Two games that look the same to some viewers, though a hidden seat plays them differently.

Both are dealt from one secret and are real games with their own logs, so that servers can play
them without special machinery: every read and every frame is as in production.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from whitby.core.engine import decisions
from whitby.core.game import Game
from whitby.core.rng import Fast
from whitby.core.sight import sight, to_bytes
from whitby.games import GAMES
from whitby.server.table.game import TableGame

Moves = list[tuple[int, str]]


class Alike(NamedTuple):
    """Two games after the same number of moves, and what the hidden seat is asked next in each."""

    moves: tuple[Moves, Moves]
    prompt: str
    options: tuple[int, int]


class Likeness:
    """Two games that give the same bytes to the seats in `viewers` (None: a spectator)."""

    def __init__(
        self, game: str, players: int, secret: bytes, hidden: int, viewers: tuple[int | None, ...]
    ) -> None:
        self.game: Game[Any, Any] = GAMES[game]
        self.hidden = hidden
        self.viewers = viewers
        self.worlds = [TableGame.deal(self.game, players, {}, secret) for _ in range(2)]
        self.moves: tuple[Moves, Moves] = ([], [])

    @staticmethod
    def at(moves: Moves, prompt: str, options: tuple[int, int]) -> Alike:
        """The point that two games reached by the same moves, though what is hidden may differ."""
        return Alike((moves[:], moves[:]), prompt, options)

    def seen(self, position: TableGame) -> list[bytes]:
        """Everything the viewers get, because they are deceived together."""
        viewers = [None if seat is None else seat - 1 for seat in self.viewers]
        return [to_bytes(sight(self.game, position._state, seat)) for seat in viewers]

    def step(self, chance: Fast) -> bool:
        """Let a seat choose in both worlds, the hidden one differently; False at a dead end."""
        asked = [self.mild(position) for position in self.worlds]
        seats = [seat for seat, _ in asked]
        assert seats[0] == seats[1], "who is asked is public"
        seat, (codes, others) = seats[0], (asked[0][1], asked[1][1])
        chance.shuffle(codes)
        chance.shuffle(others)
        for code in codes[:6]:
            here = self.worlds[0].try_move(seat, code)
            wanted = self.after(0, here)
            same = [code] if code in others else []
            tried = [each for each in others if each != code][:12] + same
            for other in tried if seat == self.hidden else same:
                there = self.worlds[1].try_move(seat, other)
                if self.after(1, there) == wanted:
                    self.worlds[0].accept(here)
                    self.worlds[1].accept(there)
                    self.moves[0].append((seat, code))
                    self.moves[1].append((seat, other))
                    return True
        return False

    def mild(self, position: TableGame) -> tuple[int, list[str]]:
        decision = decisions(position._state)[0]
        mild = [option.code() for option in decision.options if not option.grave()]
        return decision.seat + 1, mild or decision.codes()

    def after(self, at: int, trial: Any) -> list[bytes] | None:
        position = TableGame(self.game, trial.state, {}, self.worlds[at]._secret)
        return None if position.over else self.seen(position)

    def play(self, chance: Fast, most: int) -> Iterator[Alike]:
        """Play on, and yield whenever the hidden seat's options differ between the worlds."""
        for _ in range(most):
            if any(world.over for world in self.worlds) or not self.step(chance):
                return
            asked = [world.questions.get(self.hidden, ()) for world in self.worlds]
            if asked[0] and len(asked[0]) != len(asked[1]):
                moves = (self.moves[0][:], self.moves[1][:])
                yield Alike(moves, asked[0][0], (len(asked[0]) - 1, len(asked[1]) - 1))
