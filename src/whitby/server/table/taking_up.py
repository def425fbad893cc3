"""Take up a record as a table: its log is what these people and bots would have done here."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from whitby.bots import BOTS
from whitby.bots.levels import installed, usual
from whitby.core.errors import WhitbyError
from whitby.core.game import Game
from whitby.core.record import Record, check_promise, find_game, parse
from whitby.core.rng import commitment
from whitby.games import GAMES
from whitby.server.refusals import Refusal, need
from whitby.server.table import log
from whitby.server.table.game import TableGame
from whitby.server.table.header import Header
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.replay import Table
from whitby.wire.tables import Correspondence, House

BOT: Final = re.compile(r".* \[(\w+)\]")
"""The name of a bot in a record ends with its level."""


class Seats(Struct, frozen=True):
    """Who sits where: the person of each seat, None for a bot; and the seats left to bots."""

    people: Sequence[str | None]
    left: frozenset[int] = frozenset()


def read(text: str) -> Record:
    """Return a record that can be taken up, or refuse it."""
    try:
        record = parse(text)
    except WhitbyError:
        raise Refusal("not-a-record", 422) from None
    need(record.game in GAMES, "no-game", 422, game=record.game, games=", ".join(GAMES))
    need(GAMES[record.game].version == record.version, "rules-version", rules=record.version)
    need(record.secret is not None, "record-seed", 422)
    try:
        check_promise(record)
        find_game(GAMES, record).check_players(record.players, record.options)
    except WhitbyError:
        raise Refusal("not-a-record", 422) from None
    return record


def levels(record: Record) -> list[str | None]:
    """Return the level of the bot in each seat of a record, None for a person."""
    found = [BOT.fullmatch(name) for name in record.names]
    named = [each and installed(record.game, each[1]) for each in found]
    return [level if level in BOTS[record.game] else None for level in named]


def opening(record: Record, host: str) -> log.Opened:
    """Return the first act of the table that a record becomes."""
    game = find_game(GAMES, record)
    return log.Opened(
        game=game.name, rules=game.version, players=record.players,
        options=game.choose(record.options), pace=Correspondence(hours=720),
        access="unlisted", house=House(), host=host,
    )  # fmt: skip


def acts(record: Record, seats: Seats, host: str) -> list[AnyAct]:
    """Return what leads to the last line of a record."""
    game, secret = find_game(GAMES, record), record.secret
    assert secret is not None
    done: list[AnyAct] = [opening(record, host)]
    bots = levels(record)
    for number, person in enumerate(seats.people, 1):
        if person is not None:
            done.append(log.Sat(seat=number, person=person))
        else:
            level = bots[number - 1] or usual(game.name)
            done.append(log.Filled(seat=number, level=level))
    order = list(range(1, record.players + 1))
    done.append(log.Started(order=order, commitment=commitment(secret)))
    done += _moves(game, record, secret)
    if record.resigned is not None:
        seat = record.resigned + 1
        done.append(log.Resigned(seat=seat, level=usual(game.name), ends=True))
    elif record.end is None:
        done += [log.Handed(seat=seat, level=usual(game.name)) for seat in sorted(seats.left)]
    return done


def _moves(game: Game[Any, Any], record: Record, secret: bytes) -> list[AnyAct]:
    """Return the moves as a table stores them: which of them answered no question."""
    position = TableGame.deal(game, record.players, game.choose(record.options), secret)
    done: list[AnyAct] = []
    for move in record.moves:
        seat = move.seat + 1
        aside = move.code not in position.question(seat)[1:]
        position.accept(position.try_move(seat, move.code))
        done.append(log.Moved(seat=seat, code=move.code, aside=aside))
    return done


def taken_up(
    record: Record, seats: Seats, host: str, header: Header, now: int
) -> tuple[Header, list[Entry]]:
    """Return a record as a table: what is stored about it, and its log; or refuse it."""
    try:
        done = acts(record, seats, host)
        entries = [Entry(number, now, act, host) for number, act in enumerate(done, 1)]
        header = replace(header, secret=record.secret, rules=record.version)
        table = Table(header)
        for entry in entries:
            table.take(entry)
    except (WhitbyError, AssertionError, LookupError):
        raise Refusal("not-a-record", 422) from None
    return replace(header, stage=table.stage), entries
