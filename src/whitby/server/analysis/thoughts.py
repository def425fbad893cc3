"""What bots considered, once the game is over: computed again from the log, move by move.

The log says which bot made a move and since when it was asked, from which its seed follows; so it
considers the same again, unless the clock cut its thinking short. That happens in the processes for
bots when no game needs them, and the result is cached with the moments of the table.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from msgspec import json

from whitby.bots.levels import thinks
from whitby.core.engine import Option
from whitby.core.game import Game
from whitby.core.sight import Glimpse
from whitby.server.admission import Admit, yield_to_others
from whitby.server.analysis.moments import Book, Library, check
from whitby.server.refusals import Refusal
from whitby.server.table import log
from whitby.server.table.log import Entry
from whitby.server.table.phrases import phrase
from whitby.server.table.replay import Table
from whitby.server.table.viewers import Viewer
from whitby.server.thinking import Reconsidered, Tried, packed, reconsider
from whitby.wire.thoughts import Considered, How, Thoughts

MOST_SHOWN: Final = 4
"""The options that are listed, and the one that was played if it is not among them."""

MOST_WAITING: Final = 8
"""The requests that may wait for the thoughts of one table; each can take a second."""

Entries = Callable[[], Awaitable[Sequence[Entry]]]
"""Reads the log of the table."""

Run = Callable[..., Awaitable[Reconsidered]]
"""Runs a function in one of the processes for bots: its table, its budget, and its arguments."""

_encoder: Final = json.Encoder()


class Author(NamedTuple):
    """The bot that made a move."""

    level: str
    since: int  # the row of the log since which it was asked: its seed follows from it
    moves: int  # the number of moves that had been made when it looked
    asides: bool  # whether it was offered what is possible at any time


async def thoughts(
    library: Library,
    table: Table,
    viewer: Viewer,
    move: int,
    entries: Entries,
    run: Run,
    admit: Admit,
) -> bytes:
    """Return what was considered for a move of a finished game, or refuse."""
    check(table, viewer, move, truth=True)
    book = library.book(table)
    found = book.thoughts.get(move)
    if found is not None:
        return found
    if book.wondering >= MOST_WAITING:
        raise Refusal("busy", 503, retry_after=5)
    book.wondering += 1
    try:
        return await _computed(library, book, table, move, entries, run, admit)
    finally:
        book.wondering -= 1


async def _computed(
    library: Library,
    book: Book,
    table: Table,
    move: int,
    entries: Entries,
    run: Run,
    admit: Admit,
) -> bytes:
    """Compute what was considered for a move, and cache it."""
    async with book.thinking:  # one move of a table after the other
        found = book.thoughts.get(move)
        if found is None:
            found = _encoder.encode(await _thoughts(book, table, move, entries, run, admit))
            book.remember(move, found)
            library.make_room()
    return found


async def _thoughts(
    book: Book, table: Table, move: int, entries: Entries, run: Run, admit: Admit
) -> Thoughts:
    """Compute what was considered for a move."""
    if move == 0:
        return nothing(0, None)
    made = table.seating.moves[move - 1]
    async with admit():
        if book.authors is None:
            book.authors = await follow(table, await entries())
        author = book.authors[move - 1]
        if author is None:
            return nothing(move, made.seat)
        position = await book.position(min(author.moves, move - 1))
        seen = position.look(made.seat)
        seed = position.bot_seed(author.since, made.seat)
        if not offers(seen, made):
            seen = (await book.position(move - 1)).look(made.seat)
    given = packed(seen, seen.asides if author.asides else ())
    game, budget = table.game, thinks(table.game.name, author.level)
    found = await run(
        table.id, budget, reconsider, game.name, author.level, given, seed, budget, made.aside
    )
    return told(game, move, made, author.level, seen, found)


def offers(seen: Glimpse, made: log.Moved) -> bool:
    """Return whether a move was possible in a position."""
    if made.aside:
        return made.code in [option.code() for option in seen.asides]
    return seen.decision is not None and made.code in seen.decision.codes()


def nothing(move: int, seat: int | None) -> Thoughts:
    """Return what is known about a move of a person: who made it."""
    return Thoughts(
        move=move,
        seat=seat,
        level=None,
        how=None,
        options=[],
        others=0,
        same=True,
        suspects=[],
        of_table=False,
    )


async def follow(table: Table, entries: Sequence[Entry]) -> list[Author | None]:
    """Return who made each move: the bot, or None for a person. It reads the log again."""
    again = Table(table.header, table.clocks.downtimes, table.window_seconds, table.opened)
    found: dict[int, Author | None] = {}
    moves = [0]  # the number of moves after each row of the log
    spoke: dict[int, int] = {}  # the same after what a seat did at any time; then it looks again
    for number, entry in enumerate(entries, 1):
        act = entry.act
        if isinstance(act, log.Moved):
            found[id(act)] = _author(again, act, moves, spoke)
        again.take(entry)
        if isinstance(act, log.Moved) and act.aside:
            spoke[act.seat] = len(again.seating.moves)
        moves += [len(again.seating.moves)] * (again.seq + 1 - len(moves))
        if number % 5 == 0:
            await yield_to_others()
    return [found[id(act)] for act in again.seating.moves]


def _author(table: Table, act: log.Moved, moves: list[int], spoke: dict[int, int]) -> Author | None:
    level = table.seating.seats[act.seat - 1].level
    if level is None:
        return None
    window = table.window
    since = table.since.get(act.seat, 0) if window is None else window.since
    offered = window is None and act.seat not in table.acted
    looked = spoke[act.seat] if act.seat in table.acted else moves[since]
    return Author(level, since, looked, offered)


def told(
    game: Game[Any, Any],
    move: int,
    made: log.Moved,
    level: str,
    seen: Glimpse,
    found: Reconsidered,
) -> Thoughts:
    """Return the best few options in words, those that were tried most first."""
    options: dict[str, Option] = {}
    if seen.decision is not None:
        options = {option.code(): option for option in seen.decision.options}
    tried = sorted(found.tried, key=partial(_promise, found.chosen))
    shown = tried[:MOST_SHOWN]
    shown += [each for each in tried[MOST_SHOWN:] if each.code == made.code]
    return Thoughts(
        move=move,
        seat=made.seat,
        level=level,
        how=_how(found.how),
        options=[
            Considered(
                code=each.code,
                say=phrase(game.words.option(options[each.code])),
                value=None if each.value is None else round(1000 * each.value),
                worlds=each.worlds,
                played=each.code == made.code,
            )
            for each in shown
        ],
        others=len(tried) - len(shown),
        same=found.chosen == made.code,
        suspects=[round(1000 * likely) for likely in found.suspects],
        of_table=found.of_table,
    )


def _how(how: str) -> How:
    """Return how a bot considers, typed for the wire."""
    match how:
        case "search" | "glance" | "share" | "rules" | "random" | "aside":
            return how
    raise AssertionError(f"bots do not consider by {how}")


def _promise(chosen: str, each: Tried) -> tuple[float, ...]:
    """Order options by how good they looked; those that were not dropped early come first."""
    return (-each.worlds, -(each.value or 0.0), each.code != chosen)
