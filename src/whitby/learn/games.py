"""Games that are learned from, in any process: each follows from its seed and from who can play.

Three tables are written of them (`whitby.study`): what those chose who search; the positions at
which turns begin, where playouts of the search end; and how the games ended. Part of the moves is
random, more in some games than in others, so that unusual positions are known as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from whitby.bots import GUIDES, Bot, bot
from whitby.bots.arena.playing import Result, bot_rng, play_game
from whitby.bots.arena.seats import BySide
from whitby.bots.fury.scripted import COARSE
from whitby.bots.learned.making import searching
from whitby.bots.learned.rows import fury_belief, fury_view
from whitby.bots.learned.shapes import PLANS
from whitby.bots.random_bot import Careless
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import Decision, Option, State
from whitby.core.errors import WhitbyError
from whitby.core.game import Game
from whitby.games import GAMES
from whitby.games.fury.encoding import FuryEncoding
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.study.recording import (
    DECISION_COLUMNS,
    GAMES_COLUMNS,
    TENSOR,
    Column,
    Row,
    Scribe,
    Wanted,
    table,
)

if TYPE_CHECKING:
    import pyarrow

PLAYERS: Final[dict[str, tuple[int, ...]]] = {"duel": (2,), "fury": (2, 5)}
"""The numbers of players, drawn evenly, of the games whose search can use a network."""
SCRIPTED: Final = "scripted"
RANDOM: Final = (0, 0, 5, 10, 20)
"""The percentages of random moves, one of them in each game."""
STEADY: Final = 5
"""Games between bots that search, with at most so many percent of random moves, are strong."""
LISTENER: Final = -1
"""In place of a seat: the generator that decides who plays."""

CHOICES: Final = tuple(
    each
    for each in (*DECISION_COLUMNS, TENSOR)
    if each.name in ("seed", "seat", "side", "prompt", "actions", "action", "score", "tensor")
)
POSITIONS: Final = (
    Column("seed", "int64", "the game"),
    Column("tensor", "tensor", "the position as the network sees it, as bytes"),
    Column("given", "list<float>", "the numbers of the fitted evaluation"),
)
ENDED: Final = (
    *GAMES_COLUMNS,
    Column("entrants", "list<string>", "who played each side, in the order of the game's sides"),
    Column("random", "int8", "the percentage of random moves"),
    Column("strong", "bool", "whether both sides searched, with few random moves"),
)
TABLES: Final = {"choices": CHOICES, "positions": POSITIONS, "games": ENDED}
"""The tables and their columns; a part is complete once its games are there."""


@dataclass(frozen=True)
class Piece:
    """Games with seeds that follow one another."""

    first: int
    count: int


@dataclass(frozen=True)
class Company:
    """Who plays: names with their weights, of which one is drawn for each side of a game.

    A name is `scripted`, the teacher, which is a level that searches, or that of a network at the
    leaves of the teacher's search.
    """

    game: str
    teacher: str
    names: tuple[tuple[str, int], ...]
    networks: tuple[tuple[str, bytes], ...] = ()  # their files

    def player(self, name: str) -> Bot:
        """Return a bot by its name."""
        for network, file in self.networks:
            if network == name:
                below = teacher_of(self.game, self.teacher)
                return searching(below, BytesIO(file), below.simulations, below.seconds)
        return bot(self.game, name)

    def __call__(self, piece: Piece) -> dict[str, pyarrow.Table]:
        """Play the games of a piece; return the tables, in a worker."""
        rules = GAMES[self.game]
        players = {name: self.player(name) for name, _ in self.names}
        witness = Witness(rules)
        for seed in range(piece.first, piece.first + piece.count):
            chance = bot_rng(seed, LISTENER)
            weights = [weight for _, weight in self.names]
            chosen = [self.names[chance.pick(weights, sum(weights))][0] for _ in rules.sides]
            percent = RANDOM[chance.below(len(RANDOM))]
            counts = PLAYERS[self.game]
            count = counts[chance.below(len(counts))]
            witness.begin(chosen, percent)
            seats = {
                side: Careless(players[name], percent) if percent else players[name]
                for side, name in zip(rules.sides, chosen, strict=True)
            }
            play_game(rules, BySide(rules, seats, players[chosen[0]]), seed, None, count, witness)
        return witness.tables()


def teacher_of(game: str, name: str) -> SearchBot:
    """Return the level that teaches, or fail: it has to search."""
    found = bot(game, name)
    if not isinstance(found, SearchBot):
        raise WhitbyError(
            f"the teacher has to search without a network; '{name}' does not, hard@60 does"
        )
    return found


class Witness(Scribe):
    """Writes games down for those who learn."""

    def __init__(self, game: Game[Any, Any]) -> None:
        super().__init__(game, Wanted(beliefs=True))
        self.guide = GUIDES[game.name]
        self.coarse = Beliefs(cap=COARSE)  # for what hunters believe, as bots that play see it
        self.known = Beliefs(4, COARSE, habits=True)  # and as the search of Dracula follows it
        self.positions: list[Row] = []
        self.begun: list[Row] = []  # of the game that is being played
        self.entrants: Sequence[str] = ()
        self.percent = 0
        self.turn: int | None = None

    def begin(self, entrants: Sequence[str], percent: int) -> None:
        """Say who plays the next game, with how many random moves."""
        self.entrants = entrants
        self.percent = percent
        self.turn = None

    def chose(
        self, state: State, decision: Decision[Any], offered: Sequence[Option], option: Option
    ) -> None:
        """Write down a position at which a turn begins, and what somebody chose who searches."""
        turn = self.guide.time(state)
        if self.turn is None:
            self.turn = turn
        if turn != self.turn:
            self.turn = turn
            given = self.guide.features(state)
            self.begun.append({"tensor": self.world(state, decision), "given": given})
        if len(offered) > 1 and offered is decision.options and self.searches(state, decision):
            if isinstance(self.encoding, FuryEncoding):
                self.encoding.known = self.coarse
            super().chose(state, decision, offered, option)

    def searches(self, state: State, decision: Decision[Any]) -> bool:
        """Return whether a decision is made by searching, and never at random."""
        side = self.game.side(state, decision.seat)
        if self.percent or side is None:
            return False
        return self.entrants[self.game.sides.index(side)] != SCRIPTED

    def world(self, state: State, decision: Decision[Any]) -> bytes:
        """Return a position as the network sees it that evaluates worlds (`learned/rows.py`)."""
        game = self.game
        if isinstance(state, Fury):
            outlook = self.known.outlook(game.view(state, DRACULA_SEAT))
            return fury_view(state, decision, fury_belief(outlook))
        seats = range(state.players)
        shown = [seat for side in game.sides for seat in seats if game.side(state, seat) == side]
        return b"".join(
            self.encoding.tensor(
                game.view(state, seat), decision if decision.seat == seat else None, belief=True
            )
            for seat in shown
        )

    def ended(self, state: State, result: Result) -> None:
        """Write down how the game ended."""
        super().ended(state, result)
        steady = self.percent <= STEADY and SCRIPTED not in self.entrants
        self.games[-1] |= {
            "entrants": list(self.entrants),
            "random": self.percent,
            "strong": steady,
        }
        self.positions += [{"seed": result.seed, **each} for each in self.begun]
        self.begun = []

    def tables(self) -> dict[str, pyarrow.Table]:
        """Return everything that was written down."""
        layout = self.encoding.layout(belief=True).size
        sizes = {"choices": layout, "positions": layout * PLANS[self.game.name].views, "games": 0}
        rows = {"choices": self.decisions, "positions": self.positions, "games": self.games}
        return {name: table(rows[name], TABLES[name], sizes[name]) for name in TABLES}
