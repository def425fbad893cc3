"""Records: setup, seed and option codes, one per line. A record is the whole game.

    whitby record 1
    game: nosferatu
    rules: 1
    players: 5
    options: double_bite=on full_history=off givers=on ...
    names: Anna, Bram, Clara, Dora, Emil
    seed: 7

    1 volunteer:no
    2 volunteer:yes
    ...
    end: evil bites
    digest: 5f0c...

A game that one side gave up has the line `resigned:` with the seat before `end:`.
A live table has `commitment:` in place of `seed:` and tells its `secret:` when the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whitby.core.book import MOST_DIGITS, Move, Record, check_name, digest
from whitby.core.engine import State, decisions, pending, play
from whitby.core.errors import BadRecord, WhitbyError
from whitby.core.game import Game
from whitby.core.reading import parse
from whitby.core.rng import commitment

__all__ = ["Move", "Record", "begin", "digest", "find_game", "parse", "replay", "verify"]


def begin(
    game: Game[Any, Any],
    players: int,
    options: Mapping[str, str] | None = None,
    names: list[str] | None = None,
    seed: int | None = None,
    secret: bytes | None = None,
) -> Record:
    """Return the record of a game about to start: fast by seed, or live by secret."""
    game.check_players(players)
    chosen = game.choose(options or {})
    if names is None:
        names = [f"Seat {seat + 1}" for seat in range(players)]
    for name in names:
        check_name(name)
    if len(names) != players:
        raise BadRecord(f"{players} players need {players} names, not {len(names)}")
    if secret is not None:
        return Record(
            game.name,
            game.version,
            players,
            chosen,
            names,
            secret=secret,
            commitment=commitment(secret),
        )
    if abs(seed or 0) >= 10**MOST_DIGITS:
        raise BadRecord(f"a seed has at most {MOST_DIGITS} digits")
    return Record(game.name, game.version, players, chosen, names, seed=seed or 0)


def replay(games: Mapping[str, Game[Any, Any]], record: Record, to: int | None = None) -> State:
    """Return the state after the first `to` moves, or after all of them."""
    game = find_game(games, record)
    try:
        state: State = game.setup(players=record.players, options=record.options, rng=record.rng())
    except BadRecord:
        raise
    except WhitbyError as error:
        raise BadRecord(str(error)) from error
    moves = record.moves if to is None else record.moves[:to]
    for number, move in enumerate(moves, 1):
        try:
            play(state, move.code, move.seat)
        except WhitbyError as error:
            raise BadRecord(f"move {number} ({move}): {error}") from error
    pending(state)
    return state


def find_game(games: Mapping[str, Game[Any, Any]], record: Record) -> Game[Any, Any]:
    """Return the game of a record, if its rules version is the current one."""
    if record.game not in games:
        raise BadRecord(f"unknown game '{record.game}'; known are {', '.join(games)}")
    game = games[record.game]
    if record.version != game.version:
        newer = "a newer whitby" if record.version > game.version else "an older whitby"
        raise BadRecord(
            f"the record is of rules version {record.version} of {game.name}; this is version "
            f"{game.version}: {newer} can replay it"
        )
    return game


def verify(games: Mapping[str, Game[Any, Any]], record: Record) -> str:
    """Check a finished record: the commitment, the legality of every move, the events, the end.

    Return what was proven: 'committed' for a live table that kept its commitment, else 'replayed'.
    """
    if record.commitment is not None:
        if record.secret is None:
            raise BadRecord(
                "the secret is not in this record yet; a live table tells it at the end"
            )
        if commitment(record.secret) != record.commitment:
            raise BadRecord("the secret does not fit the commitment: the table broke its promise")
    state = replay(games, record)
    outcome = record.outcome(find_game(games, record), state)
    if outcome is None:
        waiting = " and ".join([str(decision.seat + 1) for decision in decisions(state)])
        raise BadRecord(f"the game is not over: it waits for seat {waiting}")
    found = f"{outcome.winner} {outcome.reason}"
    if record.end is None:
        raise BadRecord(f"the record lacks its last lines; the moves end with '{found}'")
    if record.end != found:
        raise BadRecord(f"the record says '{record.end}', but the moves end with '{found}'")
    if record.digest != digest(state):
        raise BadRecord(f"the digest is {record.digest}, but the moves give {digest(state)}")
    return "replayed" if record.commitment is None else "committed"
