"""What a process learns from the others on its database about people, and from the administrator.

The store is the truth here too. A notice only says who has changed; their data is read again. Every
process looks by itself once in a while, in case a notice was lost with the process that sent it.
"""

from __future__ import annotations

import asyncio
from typing import Final

from whitby.server import logging
from whitby.server.http.context import DAY, Context
from whitby.server.live.cluster import Cluster
from whitby.server.live.frames import ENDED
from whitby.server.live.leaving import erase

ORDERS: Final = 1.0
"""Seconds between two looks for orders of the administrator."""

LOOKS: Final = 30
"""Looks for orders after which the sessions of all open sockets are checked."""


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
        self._wake = asyncio.Event()

    async def begin(self) -> None:
        """Remember the announcements of the last day; older orders have been carried out."""
        since = self._context.now() - DAY
        for number, kind, body, at in await self._context.store.orders(0):
            self._last = number
            if kind == "announce" and at > since:
                self._context.announce(body, at)

    def hear(self, words: list[str]) -> None:
        """Note that another process has changed a person."""
        match words:
            case ["p", person]:
                self._changed.add(person)
                self._context.store.people.known.forget(person, ours=False)
                self._wake.set()
            case ["s", digest]:
                session = bytes.fromhex(digest)
                self._context.store.people.known.drop(session, ours=False)
                for socket in self._context.sockets.of_session(session):
                    socket.close(ENDED)

    async def run(self) -> None:
        """Carry out orders, and follow what has changed."""
        looks = 0
        while True:
            try:
                async with asyncio.timeout(ORDERS):
                    await self._wake.wait()
            except TimeoutError:
                looks += 1
            self._wake.clear()
            try:
                await self._look(everyone=looks % LOOKS == 0)
            except Exception as error:
                logging.note("database away", level="warning", error=error)

    async def _look(self, everyone: bool) -> None:
        changed, self._changed = self._changed, set()
        if everyone:
            changed |= {each.person.id for each in self._context.sockets.everyone() if each.person}
        for person in changed:
            await follow(self._context, person)
        for number, kind, body, at in await self._context.store.orders(self._last):
            self._last = number
            await obey(self._context, kind, body, at)


async def follow(context: Context, person: str) -> None:
    """Read a person again whom another process has changed: name, mutes and sessions."""
    people = context.store.people
    people.known.forget(person, ours=False)
    found = await people.get(person)
    if found is None:
        for room in erase(context.rooms, person):
            room.tell()
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
