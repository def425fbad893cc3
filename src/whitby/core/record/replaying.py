"""Records as games: begin one, replay it, verify it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from whitby.core.engine import State, decisions, pending, play
from whitby.core.errors import BadRecord, WhitbyError
from whitby.core.game import Game
from whitby.core.record.model import MOST_DIGITS, Record, check_name, digest
from whitby.core.rng import commitment


def begin(
    game: Game[Any, Any],
    players: int,
    options: Mapping[str, str] | None = None,
    names: list[str] | None = None,
    seed: int | None = None,
    secret: bytes | None = None,
) -> Record:
    """Return the record of a game about to start: fast by seed, or live by secret."""
    chosen = game.choose(options or {})
    game.check_players(players, chosen)
    if names is None:
        names = [f"Seat {seat + 1}" for seat in range(players)]
    for name in names:
        check_name(name)
    if len(names) != players:
        raise BadRecord(
            "{players} players need {players} names, not {names}",
            "names-count",
            players=players,
            names=len(names),
        )
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
        raise BadRecord("a seed has at most {digits} digits", "long-seed", digits=MOST_DIGITS)
    return Record(game.name, game.version, players, chosen, names, seed=seed or 0)


def replay(games: Mapping[str, Game[Any, Any]], record: Record, to: int | None = None) -> State:
    """Return the state after the first `to` moves, or after all of them."""
    game = find_game(games, record)
    try:
        state: State = game.setup(players=record.players, options=record.options, rng=record.rng())
    except BadRecord:
        raise
    except WhitbyError as error:
        raise BadRecord("the set-up: {why}", "record-setup", why=str(error)) from error
    moves = record.moves if to is None else record.moves[:to]
    for number, move in enumerate(moves, 1):
        try:
            play(state, move.code, move.seat)
        except WhitbyError as error:
            raise BadRecord(
                "move {number} ({move}): {why}",
                "record-move",
                number=number,
                move=str(move),
                why=str(error),
            ) from error
    pending(state)
    return state


def find_game(games: Mapping[str, Game[Any, Any]], record: Record) -> Game[Any, Any]:
    """Return the game of a record, if its rules version is the current one."""
    if record.game not in games:
        raise BadRecord(
            "unknown game '{game}'; known are {games}",
            "no-game",
            game=record.game,
            games=", ".join(games),
        )
    game = games[record.game]
    if record.version != game.version:
        age = "newer" if record.version > game.version else "older"
        raise BadRecord(
            "the record is of rules version {version} of {game}; this is version {current}: "
            f"{'a' if age == 'newer' else 'an'} {{age}} whitby can replay it",
            "other-rules",
            game=game.name,
            version=record.version,
            current=game.version,
            age=age,
        )
    return game


def verify(games: Mapping[str, Game[Any, Any]], record: Record) -> str:
    """Check a finished record: the commitment, the legality of every move, the events, the end.

    Return what was proven: 'committed' for a live table that kept its commitment, else 'replayed'.
    """
    if record.commitment is not None:
        if record.secret is None:
            raise BadRecord(
                "the secret is not in this record yet; a live table tells it at the end",
                "no-secret",
            )
        check_promise(record)
    state = replay(games, record)
    outcome = record.outcome(find_game(games, record), state)
    if outcome is None:
        seats = [str(decision.seat + 1) for decision in decisions(state)]
        raise BadRecord(
            f"the game is not over: it waits for seat {' and '.join(seats)}",
            "not-over",
            seats=", ".join(seats),
        )
    found = f"{outcome.winner} {outcome.reason}"
    if record.end is None:
        raise BadRecord(
            "the record lacks its last lines; the moves end with '{found}'", "no-end", found=found
        )
    check_end(record, found, state)
    return "replayed" if record.commitment is None else "committed"


def check_promise(record: Record) -> None:
    """Refuse a record whose secret does not match its commitment."""
    if record.secret is not None and commitment(record.secret) != record.commitment:
        raise BadRecord(
            "the secret does not fit the commitment: the table broke its promise", "broken-promise"
        )


def check_end(record: Record, found: str | None, state: State) -> None:
    """Refuse a record that says something else about its end than its moves, if it says it."""
    if record.end is None:
        return
    if found is None:
        raise BadRecord(
            "the record says '{end}', but the moves do not end the game",
            "unfinished",
            end=record.end,
        )
    if record.end != found:
        raise BadRecord(
            "the record says '{end}', but the moves end with '{found}'",
            "other-end",
            end=record.end,
            found=found,
        )
    if record.digest != digest(state):
        raise BadRecord(
            "the digest is {digest}, but the moves give {found}",
            "other-digest",
            digest=str(record.digest),
            found=digest(state),
        )
