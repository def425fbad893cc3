"""Many games between the same bots, counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from whitby.bots.arena.crews import Crew, Here
from whitby.bots.arena.intervals import wilson
from whitby.bots.arena.playing import Result, play_game
from whitby.bots.arena.seats import seating
from whitby.core.game import Game
from whitby.games import GAMES

CHUNK: Final = 25
"""Games that a worker plays before it reports. The result does not depend on it."""


@dataclass
class Summary:
    """The totals of many games: the same for any number of jobs, except for the time taken."""

    game: str
    players: int
    levels: str
    seed: int
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    reasons: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        self.rounds += result.rounds
        self.wins[result.winner] = self.wins.get(result.winner, 0) + 1
        how = f"{result.winner} by {result.reason}"
        self.reasons[how] = self.reasons.get(how, 0) + 1

    def rate(self, side: str) -> float:
        """Return the share of games that a side won."""
        return self.wins.get(side, 0) / self.games if self.games else 0.0

    def interval(self, side: str) -> tuple[float, float]:
        """Return the 95 % interval of that share."""
        return wilson(self.wins.get(side, 0), self.games)

    def to_json(self) -> dict[str, object]:
        """Return the summary as plain data."""
        games = max(self.games, 1)
        seconds = max(self.seconds, 1e-9)
        found: dict[str, object] = asdict(self)
        found["wins"] = dict(sorted(self.wins.items()))
        found["reasons"] = dict(sorted(self.reasons.items()))
        found["rates"] = {side: self.rate(side) for side in sorted(self.wins)}
        found["intervals"] = {side: list(self.interval(side)) for side in sorted(self.wins)}
        found["mean_decisions"] = self.decisions / games
        found["mean_rounds"] = self.rounds / games
        found["games_per_second"] = self.games / seconds
        found["decisions_per_second"] = self.decisions / seconds
        return found


@dataclass(frozen=True)
class Chunk:
    """Some games for one worker, in a form that can be sent between processes."""

    game: str
    players: int
    levels: str | tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    first: int
    count: int


def play_chunk(chunk: Chunk) -> list[Result]:
    """Play the games of a chunk, in a worker."""
    game = GAMES[chunk.game]
    seats = seating(chunk.game, chunk.players, chunk.levels)
    options = dict(chunk.options)
    return [
        play_game(game, seats, chunk.first + at, options, chunk.players)
        for at in range(chunk.count)
    ]


def share_out(
    game: Game[Any, Any],
    n: int,
    players: int | None = None,
    levels: str | Sequence[str] = "random",
    seed: int = 0,
    options: Mapping[str, str] | None = None,
) -> tuple[Summary, list[Chunk]]:
    """Return an empty summary of n games, and the games in chunks; fail if they are impossible."""
    count = game.check_players(players, options)
    kept = levels if isinstance(levels, str) else tuple(levels)
    seating(game.name, count, kept)  # fails for an impossible seating before any worker starts
    chosen = tuple(sorted(game.choose(options or {}).items()))
    chunks = [
        Chunk(game.name, count, kept, chosen, seed + at, min(CHUNK, n - at))
        for at in range(0, n, CHUNK)
    ]
    named = kept if isinstance(kept, str) else ",".join(kept)
    return Summary(game.name, count, named, seed), chunks


def simulate(
    game: Game[Any, Any],
    n: int,
    players: int | None = None,
    levels: str | Sequence[str] = "random",
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Callable[[Summary], None] | None = None,
    crew: Crew | None = None,
) -> Summary:
    """Play n games, with seeds `seed` to `seed + n - 1`, and sum them up.

    The same arguments give the same counts, whatever the number of jobs, and wherever a crew plays.
    Two calls that differ only in their levels play the same deals, so their games can be compared
    in pairs.
    """
    summary, chunks = share_out(game, n, players, levels, seed, options)
    began = time.perf_counter()
    for results in (crew or Here(jobs)).map(play_chunk, chunks):
        tally(summary, results, began, progress)
    return summary


def tally(
    summary: Summary,
    results: list[Result],
    began: float,
    progress: Callable[[Summary], None] | None,
) -> None:
    """Count the games of a chunk and report."""
    for result in results:
        summary.add(result)
    summary.seconds = time.perf_counter() - began
    if progress is not None:
        progress(summary)
