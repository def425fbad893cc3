"""Games played for learning, in worker processes: who sits where, and what networks are asked.

A worker plays two groups of tables, so that it plays on in one while a network answers in the
other. Rows pass through shared memory. Seats are played by the network that learns, by older ones,
or by bots, which answer at once in the worker.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np

from whitby.bots import Bot
from whitby.bots.arena.playing import took_aside
from whitby.bots.duel.scripted import ScriptedDuel
from whitby.bots.duel.worlds import Followed
from whitby.bots.fury.scripted import COARSE, ScriptedFury
from whitby.bots.fury.searching import SearchingFury
from whitby.bots.learned.playing import Instinct
from whitby.bots.learned.rows import duel_row
from whitby.bots.random_bot import Careless
from whitby.core.actions import Actions
from whitby.core.engine import Decision, Option, State, apply, pending
from whitby.core.rng import Fast, Rng
from whitby.games import GAMES
from whitby.games.encodings import encoding
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.learn import contest
from whitby.learn.shared import Rows, followed

GROUPS: Final = 2
LEARNER: Final = 0
"""Who plays a seat: 0 is the network that learns, more are older ones, less are bots."""
SEEDS: Final = 1 << 31
SHARE: Final = 1000
OWN: Final = ("self", "past")
"""Opponents that are forms of the learner."""
KEPT: Final = 4
"""Histories of one table whose beliefs are kept."""


@dataclass(frozen=True)
class Opponent:
    """Whom the learner meets: itself, an older network or a bot, and how often."""

    name: str  # 'self', 'past' or a player of a contest, such as a level of the game's bots
    weight: float


@dataclass(frozen=True)
class Job:
    """What the workers play."""

    game: str
    players: tuple[int, ...]  # the numbers of players, drawn evenly
    opponents: tuple[Opponent, ...]
    past: int = 3  # how many older networks there are
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)  # of the table, such as its size
    actions: tuple[int, ...] = ()  # all that a reduced game can offer; a network has no others
    sides: tuple[int, ...] = (0, 1)  # those that the learner plays against others
    teachers: tuple[str, ...] = ()  # bots that answer for the learner, one for each side
    whims: tuple[int, ...] = (0,)  # the percentages of its moves that are random, one for each game


class Seat:
    """Who plays for each side at a table."""

    def __init__(self, sides: tuple[int, int], against: int, mine: int) -> None:
        self.sides = sides
        self.against = against
        self.mine = mine


class Table:
    """One place where game after game is played."""

    def __init__(self, job: Job, bots: list[Bot], seed: int, teachers: Sequence[Bot] = ()) -> None:
        self.job = job
        self.game = GAMES[job.game]
        self.encoding = encoding(job.game)
        self.actions: Actions = self.encoding.actions
        self.columns = {number: at for at, number in enumerate(job.actions)}
        self.bots = [private(each) for each in bots]
        self.teachers = [private(each) for each in teachers]
        self.known = Beliefs(KEPT, COARSE) if job.game == "fury" else None
        self.chance = Fast(seed)
        self.asked: Decision[Any] | None = None
        self.aside = False
        self.state: State
        self.seat: Seat
        self.rows = 0
        self.deal()

    def deal(self) -> None:
        """Begin a game."""
        job, chance = self.job, self.chance
        self.players = job.players[chance.below(len(job.players))]
        seed = chance.below(SEEDS)
        self.state = self.game.setup(seed, self.players, job.options)
        self.seat = self.invite()
        whims = len(job.whims)
        self.whim = job.whims[chance.below(whims) if whims > 1 else 0]
        self.rows = 0
        self.aside = False

    def invite(self) -> Seat:
        """Decide who plays which side."""
        shares = [round(SHARE * each.weight) for each in self.job.opponents]
        at = self.chance.pick(shares, sum(shares))
        mine = self.job.sides[self.chance.below(len(self.job.sides))]
        name = self.job.opponents[at].name
        if name == "self":
            return Seat((LEARNER, LEARNER), at, -1)
        other = 1 + self.chance.below(self.job.past) if name == "past" else -1 - at
        return Seat((LEARNER, other) if mine == 0 else (other, LEARNER), at, mine)

    def side(self, seat: int) -> int:
        """Return the number of a seat's side; the first before sides are dealt."""
        found = self.game.side(self.state, seat)
        return 0 if found is None else self.game.sides.index(found)

    def take(self, action: int) -> None:
        """Play the network's action, or its teacher's, unless a whim is in the way."""
        assert self.asked is not None
        if self.whim and self.chance.below(100) < self.whim:
            apply(self.state, any_option(self.asked, self.chance))
        else:
            number = self.job.actions[action] if self.columns else action
            apply(self.state, self.actions.find(self.asked, number))
        self.asked = None

    def go_on(self, rows: Rows, at: int) -> None:
        """Play until a network is asked, and write its row."""
        rows.ended[at] = 0
        while True:
            decision = pending(self.state)
            if decision is None:
                self.finish(rows, at)
                continue
            if len(decision.options) == 1:
                apply(self.state, decision.options[0])
                continue
            who = self.seat.sides[self.side(decision.seat)]
            if who >= 0:
                self.ask(decision, who, rows, at)
                return
            self.answer(decision, self.bots[-1 - who])

    def finish(self, rows: Rows, at: int) -> None:
        """Write how a game ended, and begin the next."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        if self.rows:
            rows.ended[at] = 1
            rows.scores[at, : self.players] = outcome.scores
            rows.against[at] = self.seat.against
            rows.mine[at] = mine = self.seat.mine
            sides = self.game.sides
            drawn = outcome.winner not in sides
            rows.won[at] = 1 if drawn else 2 * (outcome.winner == sides[max(mine, 0)])
        self.deal()

    def tensor(self, decision: Decision[Any]) -> bytes:
        """Return what the asked seat sees and concludes."""
        if self.known is not None:
            self.encoding.known = self.known  # type: ignore[attr-defined]
        view = self.game.view(self.state, decision.seat)
        return self.encoding.tensor(view, decision, belief=True)

    def choice(self, decision: Decision[Any], player: Bot) -> Option:
        """Return what a bot chooses."""
        view = self.game.view(self.state, decision.seat)
        return player.choose(view, decision, self.chance)

    def show(self, decision: Decision[Any], rows: Rows, at: int) -> None:
        """Write what the asked seat sees and may do."""
        seat = decision.seat
        rows.seen[at] = np.frombuffer(self.tensor(decision), np.uint8)
        legal = self.actions.legal(decision)
        rows.legal[at] = 0
        rows.legal[at, [self.columns[each] for each in legal] if self.columns else legal] = 1
        rows.seat[at] = seat
        rows.side[at] = self.side(seat)
        self.rows += 1

    def ask(self, decision: Decision[Any], who: int, rows: Rows, at: int) -> None:
        """Ask a network; with a teacher, show it what this would do."""
        self.show(decision, rows, at)
        rows.who[at] = who
        if self.teachers:
            teacher = self.teachers[self.side(decision.seat)]
            number = self.actions.number(self.choice(decision, teacher))
            rows.action[at] = self.columns[number] if self.columns else number
        self.asked = decision

    def answer(self, decision: Decision[Any], player: Bot) -> None:
        """Let a bot decide, or do something else first."""
        if not self.aside and type(player).aside is not Bot.aside:
            self.aside = took_aside(self.game, self.state, decision, player, self.chance)
            if self.aside:
                return
        self.aside = False
        apply(self.state, self.choice(decision, player))


class DuelTable(Table):
    """A place for duels, where both sides' beliefs are followed rather than found out anew."""

    def deal(self) -> None:
        """Begin a game."""
        super().deal()
        self.state = followed(self.state)

    def tensor(self, decision: Decision[Any]) -> bytes:
        """Return what the asked seat sees and concludes."""
        return duel_row(self.state, decision)

    def choice(self, decision: Decision[Any], player: Bot) -> Option:
        """Return what a bot chooses."""
        state = self.state
        if isinstance(player, Careless):
            if self.chance.below(100) < player.percent:
                return any_option(decision, self.chance)
            player = player.careful
        if isinstance(player, ScriptedDuel):
            assert isinstance(state, Followed)
            return player.answer(state, decision, self.chance)
        return super().choice(decision, player)


def any_option(decision: Decision[Any], chance: Rng) -> Option:
    """Return any option."""
    found: Option = decision.options[chance.below(len(decision.options))]
    return found


def private(player: Bot) -> Bot:
    """Return a bot like another whose memory of histories is not shared between tables."""
    if isinstance(player, Careless):
        return Careless(private(player.careful), player.percent)
    if isinstance(player, Instinct):
        return Instinct(player.network, player.warmth)
    if isinstance(player, SearchingFury):
        script = ScriptedFury(True, COARSE, player.scripted.plan)
        return SearchingFury(player.careful, script, player.simulations, player.seconds)
    return ScriptedFury(cap=COARSE) if isinstance(player, ScriptedFury) else player


TABLES: Final[dict[str, type[Table]]] = {"duel": DuelTable}


def table_of(job: Job) -> type[Table]:
    """Return the kind of table for a job; with other options than the usual ones, the plain one.

    Beliefs that are followed are those of the usual game.
    """
    return Table if job.options else TABLES.get(job.game, Table)


def work(job: Job, number: int, groups: list[Rows], ready: list[Any], go: list[Any]) -> None:
    """Play, in a worker: a group waits for `go` after each row, and says when it is `ready`."""
    import gc

    gc.disable()  # games make no cycles
    names = [each.name for each in job.opponents]
    others, teachers = (
        [contest.player(job.game, each if each not in OWN else "random") for each in named]
        for named in (names, job.teachers)
    )
    tables = []
    for group, rows in enumerate(groups):
        count = len(rows.seat)
        first = (job.seed * 1009 + number * GROUPS + group) * count
        kind = table_of(job)
        tables.append([kind(job, others, first + at, teachers) for at in range(count)])
        for at, table in enumerate(tables[group]):
            table.go_on(rows, at)
        ready[group].release()
    while True:
        for group, rows in enumerate(groups):
            go[group].acquire()
            for at, table in enumerate(tables[group]):
                if table.asked is not None:
                    table.take(int(rows.action[at]))
                table.go_on(rows, at)
            ready[group].release()
