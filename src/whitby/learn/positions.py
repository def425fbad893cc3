"""Positions of whole games between bots, with how each game ended: what evaluations learn from.

They are the ones at which playouts of the search end: the first decision of each turn. Part of the
moves is random, more in some games than in others, so that unusual positions are known as well. On
each side plays a scripted bot, a policy or one that searches.
"""

from __future__ import annotations

import multiprocessing
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from whitby.bots import GUIDES, Bot, bot
from whitby.bots.duel.opening import OpeningDuel
from whitby.bots.duel.scripted import ScriptedDuel
from whitby.bots.duel.worlds import Followed
from whitby.bots.fury.scripted import COARSE, ScriptedFury
from whitby.bots.learned.playing import drawn
from whitby.bots.learned.rows import duel_row, duel_world, fury_belief, fury_view
from whitby.bots.learned.shapes import Shape
from whitby.bots.learned.store import Network, read
from whitby.core.engine import Decision, Option, State, apply, pending
from whitby.core.rng import Fast
from whitby.games import GAMES
from whitby.games.encodings import encoding
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.learn.shared import followed, shared

if TYPE_CHECKING:
    from numpy.typing import NDArray

RANDOM: Final = (0, 0, 5, 10, 20)
"""The percentages of random moves, one of them in each game."""
DRAWN: Final = 0.5
SCRIPTED, POLICY, SEARCH = range(3)
"""Who plays a side."""
STEADY: Final = 5
"""Games between bots other than the scripted ones, with at most so many percent of random moves,
are strong ones."""


@dataclass(frozen=True)
class Company:
    """Who plays: how many parts of the sides have a scripted bot, a policy or a search."""

    scripted: int = 1
    policy: int = 0
    search: int = 0
    file: str = ""  # the policy
    warmth: float = 0.5
    level: str = "hard@40"  # what searches


COMPANY: Final = Company()


class Positions:
    """Rows that one worker fills: views and numbers of worlds, how they ended, which game."""

    def __init__(self, count: int, seen: int, given: int) -> None:
        self.seen = shared((count, seen), np.uint8)
        self.given = shared((count, given), np.float32)
        self.won = shared((count,), np.float32)
        self.game = shared((count,), np.int32)
        self.strong = shared((count,), np.uint8)
        self.filled = shared((2,), np.int64)  # rows of finished games, and games


class Player:
    """Plays games of one kind and writes their positions down."""

    def __init__(self, name: str, seed: int, company: Company) -> None:
        self.game = GAMES[name]
        self.guide = GUIDES[name]
        self.chance = Fast(seed)
        self.company = company
        self.parts = [company.scripted, company.policy, company.search]
        self.searching = bot(name, company.level)
        self.kinds: list[int] = []  # by side

    def invite(self) -> None:
        """Decide who plays which side."""
        self.kinds = [self.chance.pick(self.parts, sum(self.parts)) for _ in self.game.sides]

    def kind(self, state: State, seat: int) -> int:
        """Return who plays a seat."""
        side = self.game.side(state, seat)
        return self.kinds[0 if side is None else self.game.sides.index(side)]

    def choose(self, state: State, decision: Decision[Any]) -> Option:
        """Return what a bot chooses."""
        raise NotImplementedError

    def row(self, state: State, decision: Decision[Any]) -> bytes:
        """Return a world as the network sees it."""
        raise NotImplementedError

    def begin(self) -> State:
        """Return a new game."""
        raise NotImplementedError

    def play(self, rows: Positions) -> bool:
        """Play a game; return whether there was room for it."""
        careless = RANDOM[self.chance.below(len(RANDOM))]
        self.invite()
        state = self.begin()
        first = at = int(rows.filled[0])
        last = self.guide.time(state)
        while (decision := pending(state)) is not None:
            now = self.guide.time(state)
            if now != last:
                last = now
                if at >= len(rows.won):
                    return False
                rows.seen[at] = np.frombuffer(self.row(state, decision), np.uint8)
                rows.given[at] = self.guide.features(state)
                at += 1
            options = decision.options
            if len(options) == 1:
                apply(state, options[0])
            elif careless and self.chance.below(100) < careless:
                apply(state, options[self.chance.below(len(options))])
            else:
                apply(state, self.choose(state, decision))
        outcome = self.game.outcome(state)
        assert outcome is not None
        sides = self.game.sides
        won = DRAWN if outcome.winner not in sides else float(outcome.winner == sides[0])
        rows.won[first:at] = won
        rows.game[first:at] = rows.filled[1]
        rows.strong[first:at] = careless <= STEADY and SCRIPTED not in self.kinds
        rows.filled[1] += 1
        rows.filled[0] = at
        return True


class DuelPlayer(Player):
    """Duels, in which both sides' beliefs are followed."""

    def __init__(self, seed: int, company: Company) -> None:
        super().__init__("duel", seed, company)
        self.scripted = ScriptedDuel()
        self.opening = OpeningDuel()
        self.actions = encoding("duel").actions
        self.network: Network | None = None
        if company.file:
            weights, _ = read(Path(company.file))
            self.network = Network(Shape("duel"), weights)

    def begin(self) -> State:
        """Return a new game."""
        return followed(self.game.setup(seed=self.chance.below(1 << 31), players=2))

    def choose(self, state: State, decision: Decision[Any]) -> Option:
        """Return what a bot chooses."""
        assert isinstance(state, Followed)
        kind = self.kind(state, decision.seat)
        if kind == SEARCH:
            view = self.game.view(state, decision.seat)
            return self.searching.choose(view, decision, self.chance)
        if kind == POLICY and self.network is not None:
            seen = np.frombuffer(duel_row(state, decision), np.uint8)
            return drawn(
                self.network, self.actions, seen, decision, self.company.warmth, self.chance
            )
        if decision.prompt == "pick" and self.chance.below(2):
            view = self.game.view(state, decision.seat)
            return self.opening.choose(view, decision, self.chance)
        return self.scripted.answer(state, decision, self.chance)

    def row(self, state: State, decision: Decision[Any]) -> bytes:
        """Return a world as the network sees it."""
        return duel_world(state, decision)


class FuryPlayer(Player):
    """Games of Fury of Dracula with two to five players."""

    def __init__(self, seed: int, company: Company) -> None:
        super().__init__("fury", seed, company)
        self.known = Beliefs(4, COARSE, habits=True)
        self.bots: list[Bot] = []

    def begin(self) -> State:
        """Return a new game."""
        kinds = [ScriptedFury(cap=COARSE), ScriptedFury(True, COARSE), bot("fury", "normal")]
        self.bots = [kinds[self.chance.below(3)], kinds[self.chance.below(2)]]
        for side, kind in enumerate(self.kinds):
            if kind == SEARCH:
                self.bots[1 - side] = self.searching
        players = 2 + 3 * self.chance.below(2)
        state: State = self.game.setup(seed=self.chance.below(1 << 31), players=players)
        return state

    def choose(self, state: State, decision: Decision[Any]) -> Option:
        """Return what a bot chooses."""
        view = self.game.view(state, decision.seat)
        player = self.bots[0 if decision.seat == DRACULA_SEAT else 1]
        return player.choose(view, decision, self.chance)

    def row(self, state: State, decision: Decision[Any]) -> bytes:
        """Return a world as the network sees it."""
        assert isinstance(state, Fury)
        outlook = self.known.outlook(self.game.view(state, DRACULA_SEAT))
        return fury_view(state, decision, fury_belief(outlook))


PLAYERS: Final = {"duel": DuelPlayer, "fury": FuryPlayer}


def work(
    game: str, company: Company, seed: int, rows: Positions, games: int, seconds: float
) -> None:
    """Fill rows with so many games, or for some seconds, in a worker."""
    import gc

    gc.disable()  # games make no cycles
    player = PLAYERS[game](seed, company)
    until = time.monotonic() + seconds
    for _ in range(games):
        if time.monotonic() >= until or not player.play(rows):
            return


def collect(
    game: str,
    seed: int,
    workers: int,
    games: int,
    room: int,
    seconds: float,
    company: Company = COMPANY,
) -> list[Positions]:
    """Return what workers have played."""
    shape = Shape(game)
    given = len(GUIDES[game].weights) - 1
    found = [Positions(room, shape.plan.views * shape.inputs, given) for _ in range(workers)]
    context = multiprocessing.get_context("fork")
    processes = []
    for number, rows in enumerate(found):
        args = (game, company, seed * 1000 + number, rows, games, seconds)
        processes.append(context.Process(target=work, args=args, daemon=True))
        processes[-1].start()
    for process in processes:
        process.join()
    return found


def joined(found: list[Positions]) -> tuple[NDArray[Any], ...]:
    """Return the rows of all workers: seen, given, won, strong and the number of the game."""
    parts: list[list[NDArray[Any]]] = [[], [], [], [], []]
    games = 0
    for rows in found:
        count = int(rows.filled[0])
        told = (rows.seen, rows.given, rows.won, rows.strong)
        for part, each in zip(parts, told, strict=False):
            part.append(each[:count])
        parts[4].append(rows.game[:count] + games)
        games += int(rows.filled[1])
    return tuple(np.concatenate(part) for part in parts)
