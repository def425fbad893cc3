"""What the administrator's commands share: finding the store, reading it, and printing tables.

The server's packages are imported late, so that playing at a terminal does not wait for them.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeVar

from rich.table import Table

from whitby.cli.mistakes import Mistake
from whitby.cli.screen import Screen

if TYPE_CHECKING:
    from whitby.server.store import Person, Store
    from whitby.server.table.header import Header

T = TypeVar("T")

STAGES: Final = {
    "open": "admin-stage-open",
    "playing": "admin-stage-playing",
    "over": "admin-stage-over",
    "closed": "admin-stage-closed",
}
"""The stages of a table, and their names."""

HEADINGS: Final = (
    "admin-list-table",
    "admin-list-code",
    "admin-list-game",
    "admin-list-stage",
    "admin-list-touched",
    "admin-list-people",
)


def now() -> int:
    """Return the time in the store's format."""
    return time.time_ns() // 1_000_000


def address(folder: Path | None, database: str | None) -> str:
    """Return the address of the store: as requested, or from the environment."""
    from whitby.server.settings import Settings

    environ = dict(os.environ)
    if folder is not None:
        environ |= {"WHITBY_FOLDER": str(folder), "WHITBY_DATABASE": ""}
    if database is not None:
        environ["WHITBY_DATABASE"] = database
    return Settings.from_environ(environ).database_url


def run(folder: Path | None, database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """Run something with the store, and return its result."""

    async def inside() -> T:
        async with opened(address(folder, database)) as store:
            return await work(store)

    return asyncio.run(inside())


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """Open an existing store; the server may be using it at the same time."""
    from whitby.server.store import Store
    from whitby.server.store.database import file_of

    file = file_of(url)
    if file is not None and not file.is_file():
        raise Mistake(f"there is no database {file}; give --folder or --database of the server")
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


async def find(store: Store, table: str) -> Header:
    """Return the table with an id or a short code, or fail."""
    header = await store.header(table)
    if header is None:
        id = await store.by_code(table.upper()) or await store.by_code(table)
        header = None if id is None else await store.header(id)
    if header is None:
        raise Mistake(f"no table '{table}'; whitby admin list shows which there are")
    return header


async def names(store: Store, tables: list[str]) -> dict[str, str]:
    """Return the names of the people at each of these tables."""
    sitters = await store.sitters(tables)
    people = await store.people.many([each for found in sitters.values() for each in found])
    return {
        table: ", ".join(seen(people[each].name) for each in found if each in people)
        for table, found in sitters.items()
    }


async def forget(store: Store, table: str) -> None:
    """Delete a table, and tell the running server to close it."""
    await store.delete(table)
    await store.order("delete", table, now())


async def find_person(store: Store, login: str | None, id: str | None) -> Person:
    """Return the person with a login or an id, or fail."""
    if id is not None:
        person = await store.people.get(id)
        if person is None:
            raise Mistake(f"no person '{id}'; an id is what lines of the log have as person")
        return person
    found = await store.people.by_login(login or "")
    if found is None:
        raise Mistake(f"no account '{login}'; a login is written in small letters")
    return found[0]


async def end_sessions(store: Store, person: Person | None) -> int:
    """End the sessions of a person or of everyone, and tell the running server to close sockets."""
    people, id = store.people, None if person is None else person.id
    count = await people.end_everyone() if id is None else len(await people.end_sessions(id))
    await people.forget_devices(id)
    await store.order("sign-out", id or "", now())
    return count


def is_sure(screen: Screen, header: Header, people: str) -> bool:
    """Ask for confirmation before a table is deleted for good."""
    return confirmed(screen, "admin-sure", table=header.id, game=header.game, people=people or "–")


def confirmed(screen: Screen, message: str, **parts: str) -> bool:
    """Ask for confirmation before something is deleted for good."""
    word = screen.text("cli-yes")
    screen.say(message, yes=word, **parts)
    try:
        return screen.read().casefold() == word
    except EOFError:
        return False


def show_tables(screen: Screen, headers: list[Header], people: dict[str, str]) -> None:
    """Print tables, one per line."""
    if not headers:
        screen.say("admin-no-tables")
        return
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in HEADINGS:
        grid.add_column(screen.text(heading), no_wrap=heading != "admin-list-people")
    for header in headers:
        touched = datetime.fromtimestamp(header.touched / 1000).astimezone()
        stage = screen.text(STAGES[header.stage])
        at = touched.strftime("%Y-%m-%d %H:%M")
        grid.add_row(header.id, header.code, header.game, stage, at, people[header.id])
    screen.show(grid)


def seen(name: str) -> str:
    """Return a name without control characters that a terminal would interpret."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)


def write_new(path: Path, text: str) -> None:
    """Write a file that only the administrator can read; an existing one is not overwritten."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Mistake(f"{path} is there already; name another file") from None
    except OSError as error:
        raise Mistake(f"cannot write {path}: {(error.strerror or str(error)).lower()}") from None
