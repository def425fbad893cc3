"""What a process learns from the others on its database about people, and from the administrator.

The store is the truth here too. A notice only says who has changed; their data is read again. Every
process looks by itself once in a while, in case a notice was lost with the process that sent it.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final

from whitby.server import logging
from whitby.server.http.context import DAY, Context
from whitby.server.live.cluster import Cluster
from whitby.server.live.frames import ENDED
from whitby.server.live.leaving import erase
from whitby.server.table.notices import NO_NAME

ORDER_SECONDS: Final = 1.0
"""Seconds between two looks for orders of the administrator."""

CHECK_SECONDS: Final = 30.0
"""Seconds after which sessions and names are compared with the database, and not trusted longer:
a notice may have been lost.
"""


async def join(context: Context, cluster: Cluster) -> asyncio.Task[None]:
    """Listen to the other processes, and return the task that looks for what they did."""
    company = Company(context)
    cluster.of_people = company.hear
    context.store.people.known.told = cluster.post
    context.outlets.follow(cluster.told)
    await company.begin()
    return asyncio.create_task(company.run())


class Company:
    """People and orders, as this process knows them."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._last = 0
        self._changed: set[str] = set()
        self._due = monotonic() + CHECK_SECONDS
        self._wake = asyncio.Event()

    async def begin(self) -> None:
        """Remember the announcements of the last day; older orders have been carried out."""
        since = self._context.now() - DAY
        for number, kind, body, at in await self._context.store.orders(0):
            self._last = number
            if kind == "announce" and at > since:
                self._context.announce(body, at)

    def hear(self, words: list[str]) -> None:
        """Note that another process has changed a person, or that we may have missed it."""
        known = self._context.store.people.known
        match words:
            case ["p", person]:
                self._changed.add(person)
                known.forget(person, ours=False)
                self._wake.set()
            case ["s", digest]:
                session = bytes.fromhex(digest)
                known.drop(session, ours=False)
                for socket in self._context.sockets.of_session(session):
                    socket.close(ENDED)
            case ["missed"]:
                known.forget(ours=False)
                self._due = 0.0
                self._wake.set()

    async def run(self) -> None:
        """Carry out orders, and follow what has changed."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(ORDER_SECONDS):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self._look()
            except Exception as error:
                logging.note("database away", level="warning", error=error)

    async def _look(self) -> None:
        for number, kind, body, at in await self._context.store.orders(self._last):
            self._last = number
            await obey(self._context, kind, body, at)
        if monotonic() >= self._due:
            await self._check_everyone()
            self._due = monotonic() + CHECK_SECONDS
        while self._changed:
            person = self._changed.pop()
            try:
                await follow(self._context, person)
            except BaseException:
                self._changed.add(person)  # it is tried again with the next look
                raise

    async def _check_everyone(self) -> None:
        """Find people who have changed without our hearing of it."""
        people, sockets = self._context.store.people, self._context.sockets.everyone()
        people.known.forget(ours=False)
        self._context.outlets.added()
        open_here = {each.caller.session: each.caller.who for each in sockets}
        lasting = await people.still_open([each for each in open_here if each is not None])
        ended = {who for session, who in open_here.items() if session not in lasting}
        names: dict[str, str] = {}
        for room in self._context.rooms.everyone():
            names.update(room.table.names)
        found = await people.many(sorted(names))
        self._changed |= {who for who in ended if who is not None}
        self._changed |= {
            who
            for who, name in names.items()
            if name != (NO_NAME if who not in found else found[who].name)
        }


async def follow(context: Context, person: str) -> None:
    """Read a person again whom another process has changed: name, mutes, sessions, outlets."""
    people = context.store.people
    context.outlets.added(person)
    people.known.forget(person, ours=False)
    found = await people.get(person)
    if found is None:
        erase(context.rooms, person)
    muted = frozenset(await people.muted(person)) if found is not None else frozenset()
    for socket in context.sockets.of_person(person):
        session = socket.caller.session
        owner = None if session is None else await people.session(session, context.now())
        if found is None or owner is None or owner.id != person:
            socket.close(ENDED)
            continue
        if found != socket.person:
            socket.rename(found)
        if muted != socket.caller.muted:
            socket.mute(muted)
    for room in context.rooms.everyone():
        if found is not None and room.table.names.get(person, found.name) != found.name:
            room.remember_name(found)
            room.tell()


async def obey(context: Context, kind: str, body: str, at: int) -> None:
    """Carry out an order of the administrator in this process."""
    logging.note("ordered", kind=kind)
    if kind == "announce":
        context.announce(body, at)
    elif kind == "delete":
        await context.rooms.forget(body)
    elif kind == "sign-out":
        sign_out(context, body)


def sign_out(context: Context, person: str) -> None:
    """Close the sockets of a person whose sessions the administrator ended, or of everyone."""
    context.store.people.known.forget(person or None, ours=False)
    sockets = context.sockets
    ended = sockets.of_person(person) if person else [s for s in sockets.everyone() if s.person]
    for socket in ended:
        socket.close(ENDED)
    logging.security("sessions ended", reason="host", person=person or None, sockets=len(ended))
