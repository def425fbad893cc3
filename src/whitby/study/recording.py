"""Games written down decision by decision, as columns.

Each decision is a row: what its seat knew, as a tensor; what it was offered and chose; and how the
game ended for it. Nothing in a row was hidden from its seat, except how the game ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from whitby.bots.arena import Result, play_game, seating
from whitby.bots.arena.many import Chunk
from whitby.bots.arena.playing import Watcher
from whitby.core.encoding import Encoding
from whitby.core.engine import Decision, Option, State
from whitby.core.game import Game
from whitby.games import GAMES
from whitby.games.encodings import encoding

if TYPE_CHECKING:
    import pyarrow

Row = dict[str, Any]


@dataclass(frozen=True)
class Wanted:
    """What a row holds beside the choice: the tensor of the view, with or without beliefs."""

    tensors: bool = True
    beliefs: bool = False


@dataclass(frozen=True)
class Column:
    """A column of a table, and what it holds."""

    name: str
    kind: str  # a type of Arrow, by name
    about: str


GAMES_COLUMNS = (
    Column("seed", "int64", "the seed of the game, which identifies it in this data set"),
    Column("winner", "dictionary", "the side that won, or nobody"),
    Column("reason", "dictionary", "how it won"),
    Column("scores", "list<int8>", "1, 0 or -1 for each seat"),
    Column("sides", "list<string>", "the side of each seat"),
    Column("decisions", "int32", "the number of decisions, and of rows in the other table"),
    Column("rounds", "int32", "the number of rounds or turns"),
)
DECISION_COLUMNS = (
    Column("seed", "int64", "the game"),
    Column("move", "int32", "the number of the decision in its game, from 0"),
    Column("seat", "int8", "who decides, from 0"),
    Column("side", "dictionary", "that seat's side; null before sides are dealt"),
    Column("prompt", "dictionary", "what is asked"),
    Column("anytime", "bool", "whether it is something that may be done at any time instead"),
    Column("options", "list<string>", "the codes of the options, in the order offered"),
    Column("actions", "list<int32>", "their numbers in the action space"),
    Column("chosen", "int16", "the place of the choice among the options"),
    Column("action", "int32", "its number in the action space"),
    Column("score", "int8", "how the game ended for this seat: 1, 0 or -1"),
)
TENSOR = Column("tensor", "tensor", "what the seat knew and was asked, as bytes (see slices)")


class Scribe(Watcher):
    """Writes down the games that it watches."""

    def __init__(self, game: Game[Any, Any], wanted: Wanted) -> None:
        self.game = game
        self.wanted = wanted
        self.encoding: Encoding[Any] = encoding(game.name)
        self.games: list[Row] = []
        self.decisions: list[Row] = []
        self.open: list[Row] = []  # of the game that is being played

    def chose(
        self, state: State, decision: Decision[Any], offered: Sequence[Option], option: Option
    ) -> None:
        """Write down a choice."""
        seat = decision.seat
        number = self.encoding.actions.number
        codes = [one.code() for one in offered]
        chosen = codes.index(option.code())
        row: Row = {
            "move": len(self.open),
            "seat": seat,
            "side": self.game.side(state, seat),
            "prompt": decision.prompt,
            "anytime": offered is not decision.options,
            "options": codes,
            "actions": [number(one) for one in offered],
            "chosen": chosen,
            "action": number(offered[chosen]),
        }
        if self.wanted.tensors:
            view = self.game.view(state, seat)
            row["tensor"] = self.encoding.tensor(view, decision, belief=self.wanted.beliefs)
        self.open.append(row)

    def ended(self, state: State, result: Result) -> None:
        """Write down how the game ended."""
        seats = range(len(result.scores))
        self.games.append(
            {
                "seed": result.seed,
                "winner": result.winner,
                "reason": result.reason,
                "scores": list(result.scores),
                "sides": [self.game.side(state, seat) for seat in seats],
                "decisions": result.decisions,
                "rounds": result.rounds,
            }
        )
        for row in self.open:
            self.decisions.append({"seed": result.seed, **row, "score": result.scores[row["seat"]]})
        self.open = []


@dataclass(frozen=True)
class Recorded:
    """The games of a chunk: how they ended, and two tables."""

    results: list[Result]
    games: pyarrow.Table
    decisions: pyarrow.Table


@dataclass(frozen=True)
class RecordChunk:
    """Plays the games of a chunk and writes them down, in a worker."""

    wanted: Wanted

    def __call__(self, chunk: Chunk) -> Recorded:
        """Play them."""
        game = GAMES[chunk.game]
        seats = seating(chunk.game, chunk.players, chunk.levels)
        scribe = Scribe(game, self.wanted)
        results = [
            play_game(
                game, seats, chunk.first + at, dict(chunk.options), chunk.players, watcher=scribe
            )
            for at in range(chunk.count)
        ]
        columns = decision_columns(self.wanted)
        size = tensor_size(chunk.game, self.wanted)
        return Recorded(
            results,
            table(scribe.games, GAMES_COLUMNS, 0),
            table(scribe.decisions, columns, size),
        )


def decision_columns(wanted: Wanted) -> tuple[Column, ...]:
    """Return the columns of the decisions."""
    return (*DECISION_COLUMNS, TENSOR) if wanted.tensors else DECISION_COLUMNS


def tensor_size(game: str, wanted: Wanted) -> int:
    """Return how many bytes a tensor has."""
    return encoding(game).layout(belief=wanted.beliefs).size if wanted.tensors else 0


def schema(columns: Sequence[Column], size: int) -> pyarrow.Schema:
    """Return the types of a table; `size` is that of a tensor."""
    import pyarrow as arrow

    types = {
        "bool": arrow.bool_(),
        "dictionary": arrow.dictionary(arrow.int32(), arrow.string()),
        "int8": arrow.int8(),
        "int16": arrow.int16(),
        "int32": arrow.int32(),
        "int64": arrow.int64(),
        "list<int8>": arrow.list_(arrow.int8()),
        "list<int32>": arrow.list_(arrow.int32()),
        "list<float>": arrow.list_(arrow.float32()),
        "list<string>": arrow.list_(arrow.string()),
        "tensor": arrow.binary(size) if size else arrow.binary(),
    }
    return arrow.schema([(column.name, types[column.kind]) for column in columns])


def table(rows: list[Row], columns: Sequence[Column], size: int) -> pyarrow.Table:
    """Return rows as a table of Arrow."""
    import pyarrow as arrow

    return arrow.Table.from_pylist(rows, schema=schema(columns, size))
