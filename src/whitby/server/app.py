"""The server as an ASGI application: its resources, background tasks and routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, suppress
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute

from whitby.server import logging, metrics
from whitby.server.accounts import names, weak_passwords
from whitby.server.clock import leapt
from whitby.server.http import company, dispatch, openapi, page, saving
from whitby.server.http.context import DAY, Context
from whitby.server.http.headers import Headers
from whitby.server.http.hosts import Hosts
from whitby.server.http.routes import sockets
from whitby.server.http.routes.endpoints import ENDPOINTS
from whitby.server.live.rooms import Rooms
from whitby.server.notify import OutletNotifier
from whitby.server.pressure import TICK
from whitby.server.settings import Settings
from whitby.server.store import Store

BEAT: Final = 2.0
"""Seconds between two heartbeats in the store."""

PURGE: Final = 24 * 3600.0


def create(settings: Settings) -> Starlette:
    """Return the application of a server; it opens its store on startup."""
    app = Starlette(
        routes=[
            *dispatch.routes(ENDPOINTS),
            *page.routes(dispatch.paced),
            WebSocketRoute(sockets.PATH, sockets.attend),
        ],
        middleware=[Middleware(Headers, settings), Middleware(Hosts, settings)],
        exception_handlers={HTTPException: dispatch.lost},
        lifespan=lifespan(settings),
    )
    app.router.redirect_slashes = False
    return app


Lifespan = Callable[[Starlette], AbstractAsyncContextManager[None]]


def lifespan(settings: Settings) -> Lifespan:
    """Return the lifespan handler that opens and closes a server."""

    @asynccontextmanager
    async def live(app: Starlette) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            app.state.context = await open_context(settings, stack)
            yield

    return live


async def open_context(settings: Settings, stack: AsyncExitStack) -> Context:
    """Open all resources in order; the stack closes them in reverse."""
    if not settings.secure:
        logging.note("insecure", level="warning")  # cookies can be read and set in transit
    await asyncio.to_thread(warm_up)
    store = await Store.open(settings.database_url, exclusive=True)
    stack.push_async_callback(store.close)
    store.writer.timed = metrics.committed
    outlets = OutletNotifier(settings, store.people)
    if store.shared is not None:
        await outlets.share(store.shared.allowances.spend, store.shared.secret)
    await outlets.open()
    stack.push_async_callback(outlets.close)
    rooms = Rooms(settings, store, outlets)
    stack.push_async_callback(rooms.close)
    await rooms.open()
    context = Context(settings, store, rooms, outlets, openapi.rendered, rooms.services.now)
    if rooms.cluster is not None:
        stack.push_async_callback(stop, await company.join(context, rooms.cluster))
    for seconds, duty in ((TICK, saving.look), (BEAT, attend), (PURGE, purge)):
        task = asyncio.create_task(every(seconds, duty, context))
        stack.push_async_callback(stop, task)
    return context


def warm_up() -> None:
    """Load what the first request needs, so that no visitor has to wait for it.

    Checking that a name is not a bot's takes the messages of every language: a second of work.
    """
    names.bot_words()
    weak_passwords.common()


async def every(
    seconds: float, duty: Callable[[Context], Awaitable[None]], context: Context
) -> None:
    """Run a task periodically; a failure is logged, and the task runs again next time."""
    while True:
        try:
            await duty(context)
        except Exception as error:
            logging.note("failed", level="error", error=error)
        await asyncio.sleep(seconds)


async def stop(task: asyncio.Task[None]) -> None:
    """Cancel a periodic task."""
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


async def attend(context: Context) -> None:
    """Write the heartbeat, and carry out the administrator's orders."""
    logging.settle()
    await context.rooms.beat()
    context.sweeper.sweep(len(context.sockets))
    if context.store.shared is not None:
        await context.store.writer.probe()  # its heartbeat goes another way
        return  # `company.py` sees to orders
    for kind, body in await context.store.take_orders():
        try:
            await company.obey(context, kind, body, context.now())
        except Exception as error:  # the others have been taken, too
            logging.note("failed", level="error", error=error)


async def purge(context: Context) -> None:
    """Delete tables nobody has used for a long time, expired sessions, and guests who left."""
    now = context.now()
    rooms = context.rooms
    down = rooms.services.downtimes if rooms.cluster is None else await rooms.cluster.downtimes()
    if leapt(down, now):
        logging.note("purge postponed", level="warning")
        return
    await context.store.people.drop_expired(now)
    context.backoff.drop_old()
    if context.store.shared is not None:
        await context.store.shared.drop_old()
        await context.store.drop_orders(now - DAY)
    days = context.settings.retention_days
    stale = await context.store.stale(now - days * DAY) if days else []
    for table in stale:
        await rooms.forget(table)
    people = await context.store.people.drop_strangers(now - DAY)
    logging.note("purged", tables=len(stale), people=people)
