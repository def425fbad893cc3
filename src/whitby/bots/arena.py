"""The arena: many games between bots, counted with confidence intervals. Never compiled.

The arena is the experimenter, not a player: it holds the states and looks at the characters to seat
bots by side. The bots get views.
"""

from __future__ import annotations

import math
import multiprocessing
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from typing import Any, Final

from whitby.bots import BOTS, Bot, bot
from whitby.bots.random_bot import RandomBot
from whitby.core.engine import State, anytime, apply, pending
from whitby.core.errors import WhitbyError
from whitby.core.game import Game
from whitby.core.rng import Fast, Rng
from whitby.games import GAMES

CHUNK: Final = 25
"""Games that a worker plays before it reports. The result does not depend on it."""


@dataclass(frozen=True)
class Result:
    """One game played."""

    seed: int
    winner: str
    reason: str
    scores: tuple[int, ...]
    decisions: int
    rounds: int


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


def wilson(won: int, played: int, z: float = 1.959964) -> tuple[float, float]:
    """Return Wilson's interval of a share; 95 % unless told otherwise."""
    if played == 0:
        return (0.0, 1.0)
    share = won / played
    spread = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    middle = share + z * z / (2 * played)
    scale = 1 + z * z / played
    return (max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


class Seating:
    """Which bot answers for a seat; a subclass may look at the state for it."""

    def bot_for(self, state: State, seat: int) -> Bot:
        """Return the bot that answers for a seat now."""
        raise NotImplementedError


class BySeat(Seating):
    """One bot for each seat, from first to last."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = bots

    def bot_for(self, state: State, seat: int) -> Bot:
        """Return the seat's own bot."""
        return self.bots[seat]


class BySide(Seating):
    """One bot for each side. Sides are dealt in the game, so the arena looks up who plays which.

    Before the deal a seat could be on either side; then `undealt` answers.
    """

    def __init__(self, game: Game[Any, Any], bots: Mapping[str, Bot], undealt: Bot) -> None:
        self.game = game
        self.bots = bots
        self.undealt = undealt

    def bot_for(self, state: State, seat: int) -> Bot:
        """Return the bot of the seat's side."""
        side = self.game.side(state, seat)
        return self.undealt if side is None else self.bots[side]


def seating(game_name: str, players: int, levels: str | Sequence[str]) -> Seating:
    """Return who sits where: one level for all, one per seat, or 'hunters=scripted,evil=random'."""
    if not isinstance(levels, str):
        if len(levels) != players:
            raise WhitbyError(
                "{players} players need {players} levels, not {levels}",
                "levels-count",
                players=players,
                levels=len(levels),
            )
        return BySeat([bot(game_name, level) for level in levels])
    if "=" not in levels:
        return BySeat([bot(game_name, levels)] * players)
    sides = GAMES[game_name].sides
    chosen: dict[str, Bot] = {}
    parts = levels.split(",")
    for part in parts:
        side, _, level = part.strip().partition("=")
        if side not in sides or side in chosen:
            break
        chosen[side] = bot(game_name, level)
    if not len(chosen) == len(parts) == len(sides):
        raise WhitbyError(
            "give each side a level once: {sides}; not '{levels}'",
            "bad-levels",
            sides=", ".join(sides),
            levels=levels,
        )
    return BySide(GAMES[game_name], chosen, RandomBot())


def bot_rng(seed: int, seat: int) -> Rng:
    """Return the generator of one seat's bot in one game, separate from the game's own."""
    text = f"{seed}/{seat}".encode()
    digest = blake2b(text, digest_size=8, person=b"whitby bots").digest()
    return Fast(int.from_bytes(digest, "big"))


def play_game(
    game: Game[Any, Any],
    bots: Sequence[Bot] | Seating,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    players: int | None = None,
) -> Result:
    """Play one game between bots and return how it ended."""
    if isinstance(bots, Seating):
        seats = bots
        count = game.check_players(game.seats[0] if players is None else players)
    else:
        seats = BySeat(bots)
        count = game.check_players(len(bots))
    state = game.setup(seed=seed, players=count, options=options)
    chance = [bot_rng(seed, seat) for seat in range(count)]
    decisions = 0
    aside = False
    while (decision := pending(state)) is not None:
        decisions += 1
        seat = decision.seat
        player = seats.bot_for(state, seat)
        if not aside and type(player).aside is not Bot.aside:
            aside = took_aside(game, state, seat, player, chance[seat])
            if aside:
                continue
        aside = False
        if len(decision.options) == 1:
            option = decision.options[0]
        elif isinstance(player, RandomBot):
            # A random choice needs no view, and views take most of the time in a random game.
            option = player.pick(decision, chance[seat])
        else:
            # Only the deciding seat is shown anything.
            option = player.choose(game.view(state, seat), decision, chance[seat])
        apply(state, option)
    outcome = game.outcome(state)
    assert outcome is not None, "a game that asks nothing more is over"
    return Result(
        seed, outcome.winner, outcome.reason, outcome.scores, decisions, game.rounds(state)
    )


def took_aside(game: Game[Any, Any], state: State, seat: int, player: Bot, rng: Rng) -> bool:
    """Let a bot that is asked something first do what it may do at any time."""
    options = anytime(state, seat)
    option = player.aside(game.view(state, seat), options, rng) if options else None
    if option is None:
        return False
    apply(state, option, seat)
    return True


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


def simulate(
    game: Game[Any, Any],
    n: int,
    players: int | None = None,
    levels: str | Sequence[str] = "random",
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, str] | None = None,
    progress: Callable[[Summary], None] | None = None,
) -> Summary:
    """Play n games, with seeds `seed` to `seed + n - 1`, and sum them up.

    The same arguments give the same counts, whatever the number of jobs. Two calls that differ only
    in their levels play the same deals, so their games can be compared in pairs.
    """
    count = game.check_players(game.seats[0] if players is None else players)
    kept = levels if isinstance(levels, str) else tuple(levels)
    seating(game.name, count, kept)  # fails for an impossible seating before any worker starts
    chosen = tuple(sorted(game.choose(options or {}).items()))
    chunks = [
        Chunk(game.name, count, kept, chosen, seed + at, min(CHUNK, n - at))
        for at in range(0, n, CHUNK)
    ]
    summary = Summary(game.name, count, kept if isinstance(kept, str) else ",".join(kept), seed)
    began = time.perf_counter()
    if jobs <= 1 or len(chunks) <= 1:
        for chunk in chunks:
            _count(summary, play_chunk(chunk), began, progress)
    else:
        context = multiprocessing.get_context("spawn")
        with context.Pool(min(jobs, len(chunks))) as pool:
            for results in pool.imap(play_chunk, chunks):
                _count(summary, results, began, progress)
    return summary


def _count(
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


__all__ = [
    "BOTS",
    "BySeat",
    "BySide",
    "Result",
    "Seating",
    "Summary",
    "bot_rng",
    "play_game",
    "seating",
    "simulate",
    "wilson",
]
