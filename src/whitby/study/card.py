"""The card of a data set: what it holds, how it was made, and what it is good for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.bots.arena import Summary
from whitby.core.game import Game
from whitby.games.encodings import encoding
from whitby.study.recording import GAMES_COLUMNS, Wanted, decision_columns

FORMAT: Final = "whitby-data"
VERSION: Final = 1
LICENCE: Final = "Apache-2.0, as Whitby itself"

TEXT: Final = """\
# Games of {game} between bots

{games} games with {players} players, {rows} decisions. Bots: `{bots}`. Seeds {first} to {last}.

## How it was made

`{command}`

Whitby {version}, {form}, commit {commit}, sources {code}, rules version {rules}.
The same command with the same sources gives the same rows, in one process or on a cluster.

Won: {won}.

## What is in it

`games/*.parquet`, a row for each game:

{game_columns}

`decisions/*.parquet`, a row for each decision:

{decision_columns}
{tensor}
## What to know

- The players are bots, not people: their habits are in the data, and the levels differ in strength.
- A row has only what its seat was allowed to know when it decided. The exceptions are `score`,
  and `winner`, `sides` and the like in `games`, which say how it ended: labels, not inputs.
- Rows of one game are not independent. Split by `seed`, not by row.
- Actions and tensors belong to version {encoding} of the encoding; `card.json` has all slices.
- Licence: {licence}.
"""
TENSORS: Final = """
A tensor has {size} bytes{beliefs}. Divided by `high` of its slice every number is between 0 and 1.

{slices}
"""


def card_data(
    game: Game[Any, Any],
    options: Mapping[str, str],
    summary: Summary,
    wanted: Wanted,
    origin: Mapping[str, object],
) -> dict[str, Any]:
    """Return everything that a program should know about a data set."""
    found = encoding(game.name)
    layout = found.layout(belief=wanted.beliefs)
    slices = [
        {
            "name": each.name,
            "start": each.start,
            "shape": list(each.shape),
            "high": each.high,
            "about": each.about,
        }
        for each in layout.slices
    ]
    return {
        FORMAT: VERSION,
        "game": game.name,
        "rules": game.version,
        "players": summary.players,
        "options": dict(options),
        "changed": {name: value for name, value in options.items() if usual(game, name) != value},
        "bots": summary.levels,
        "seed": summary.seed,
        "games": summary.games,
        "decisions": summary.decisions,
        "wins": dict(sorted(summary.wins.items())),
        **origin,
        "licence": LICENCE,
        "encoding": found.version,
        "actions": found.actions.size,
        "beliefs": wanted.beliefs,
        "size": layout.size if wanted.tensors else 0,
        "slices": slices if wanted.tensors else [],
        "columns": {
            name: {column.name: [column.kind, column.about] for column in columns}
            for name, columns in (
                ("games", GAMES_COLUMNS),
                ("decisions", decision_columns(wanted)),
            )
        },
    }


def usual(game: Game[Any, Any], name: str) -> str:
    """Return the default of a table option."""
    return {one.name: one.default for one in (*game.options, *game.study)}[name]


def card_text(data: Mapping[str, Any]) -> str:
    """Return the card for people, in Markdown."""
    tensor = ""
    if data["size"]:
        lines = [
            f"| `{each['name']}` | {each['start']} | {tuple(each['shape'])} | {each['high']} "
            f"| {each['about']} |"
            for each in data["slices"]
        ]
        head = ["| slice | start | shape | high | what |", "| --- | --: | --- | --: | --- |"]
        tensor = TENSORS.format(
            size=data["size"],
            beliefs=", with what the seat can conclude" if data["beliefs"] else "",
            slices="\n".join([*head, *lines]),
        )
    return TEXT.format(
        game=data["game"],
        games=data["games"],
        players=data["players"],
        rows=data["decisions"],
        bots=data["bots"],
        first=data["seed"],
        last=data["seed"] + data["games"] - 1,
        command=command(data),
        version=data["version"],
        form="compiled" if data["compiled"] else "interpreted",
        commit=data["commit"] or "unknown",
        code=data["code"],
        rules=data["rules"],
        won=", ".join(f"{side} {count}" for side, count in data["wins"].items()),
        game_columns=columns(data["columns"]["games"]),
        decision_columns=columns(data["columns"]["decisions"]),
        tensor=tensor,
        encoding=data["encoding"],
        licence=data["licence"],
    )


def columns(found: Mapping[str, list[str]]) -> str:
    """Return a table of columns."""
    lines = [f"| `{name}` | {kind} | {about} |" for name, (kind, about) in found.items()]
    return "\n".join(["| column | type | what |", "| --- | --- | --- |", *lines])


def command(data: Mapping[str, Any]) -> str:
    """Return the command that makes the same data set again."""
    words = ["whitby", "simulate", data["game"], "-n", str(data["games"])]
    words += ["--players", str(data["players"]), "--bots", data["bots"]]
    words += ["--seed", str(data["seed"])]
    for name, value in data["changed"].items():
        words += ["--option", f"{name}={value}"]
    words += ["--record", "DIR"]
    if data["beliefs"]:
        words.append("--beliefs")
    return " ".join(words if data["size"] else [*words, "--no-tensors"])
