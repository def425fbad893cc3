"""A seat at a table over a WebSocket that reconnects by itself.

It keeps what the server sent. A lost connection is reopened from there, and commands without an
answer are sent again with the same key, so that each is done once or refused.
"""

from __future__ import annotations

import asyncio
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final
from urllib.parse import urlencode

from msgspec import DecodeError, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from whitby.client.seen import SeenTable
from whitby.wire.commands import Command, Do, Move, Ping
from whitby.wire.messages import Done, Message, Pong, Refused, Shown

OTHER_PROTOCOL: Final = 4406
FINAL: Final = frozenset({4400, 4401, 4403, 4404, OTHER_PROTOCOL})
"""Close codes after which reconnecting would not help."""
DENIED: Final = frozenset({400, 401, 403, 404})
"""The same for HTTP statuses, if the server did not open the socket."""
LEAST: Final = 0.05
MOST: Final = 5.0
"""Seconds between two attempts to reconnect; each wait is about twice the last."""
MOST_UNREAD: Final = 1000
MOST_READ: Final = 16 * 1024 * 1024
"""The maximum length of a server's message: the history of a long match is long."""
_decoder: Final = json.Decoder(Message)
_encoder: Final = json.Encoder()


def new_key() -> str:
    """Return a new unique key."""
    return secrets.token_urlsafe(12)


class Closed(Exception):
    """The server has closed the socket for good, with a close code or an HTTP status."""

    def __init__(self, code: int, reason: str = "") -> None:
        super().__init__(f"{code} {reason}".strip())
        self.code = code
        self.reason = reason


class NotDone(Exception):
    """The server refused; nothing has changed there."""

    def __init__(self, refused: Refused, status: int | None = None) -> None:
        super().__init__(f"{refused.code}: {refused.text}")
        self.code = refused.code
        self.text = refused.text
        self.retry_after = refused.retry_after
        self.seq = refused.seq
        self.status = status


def _reason(denied: InvalidStatus) -> str:
    """Return the code of a refusal; a proxy may have answered something else."""
    try:
        return json.decode(denied.response.body or b"", type=Refused).code
    except DecodeError:
        return ""


class SeatSocket(SeenTable):
    """A table as one viewer sees it, kept up to date. Use it with `async with`."""

    pulse: float = 4.0
    """Seconds between two pings; a server that answers none for as long is left for another."""

    def __init__(
        self,
        base_url: str,
        table: str,
        headers: dict[str, str],
        seat: int | None = None,
        shoulder: str | None = None,
    ) -> None:
        super().__init__()
        wish = {"seat": seat, "shoulder": shoulder}
        query = urlencode({name: value for name, value in wish.items() if value is not None})
        self.url = f"ws{base_url.removeprefix('http')}/ws/tables/{table}?{query}"
        self.connections = 0
        self._headers = headers
        self._socket: ClientConnection | None = None
        self._asked: dict[str, tuple[Do | Ping, asyncio.Future[Done | Pong]]] = {}
        self._unread: deque[Message] = deque(maxlen=MOST_UNREAD)
        self._news = asyncio.Event()
        self._fresh = False
        self._task: asyncio.Task[None] | None = None
        self._closed: Closed | None = None

    async def __aenter__(self) -> SeatSocket:
        self._task = asyncio.create_task(self._stay())
        await self.news()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the socket; the person keeps their seat."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        self._end(Closed(1000))

    # Reading

    async def news(self) -> Shown:
        """Wait for a state of the table that was not returned yet, and return the newest."""
        while not self._fresh:
            await self._wait()
        self._fresh = False
        assert self.shown is not None
        return self.shown

    async def reached(self, seq: int) -> Shown:
        """Wait until the table has reached this number, and return it."""
        while self.shown is None or self.shown.seq < seq:
            await self._wait()
        return self.shown

    async def __aiter__(self) -> AsyncIterator[Message]:
        """Yield every message; of those that nobody reads the oldest are dropped."""
        while True:
            while self._unread:
                yield self._unread.popleft()
            try:
                await self._wait()
            except Closed:
                if not self._unread:
                    return

    async def _wait(self) -> None:
        """Wait for the next message."""
        if self._closed is not None:
            raise self._closed
        self._news.clear()
        await self._news.wait()

    # Commands

    async def do(self, act: Command, at: int | None = None) -> Done:
        """Do something at the table; raise NotDone if it is refused."""
        if at is None:
            at = 0 if self.shown is None else self.shown.seq
        answer = await self._ask(Do(key=new_key(), at=at, act=act))
        assert isinstance(answer, Done)
        return answer

    async def move(self, code: str, at: int | None = None, seat: int | None = None) -> Done:
        """Choose an option by its code."""
        return await self.do(Move(code=code, seat=seat), at)

    async def ping(self) -> None:
        """Wait for a pong."""
        await self._ask(Ping(key=new_key()))

    async def _ask(self, frame: Do | Ping) -> Done | Pong:
        if self._closed is not None:
            raise self._closed
        future: asyncio.Future[Done | Pong] = asyncio.get_running_loop().create_future()
        self._asked[frame.key] = (frame, future)
        try:
            if self._socket is not None:
                with suppress(ConnectionClosed):  # it is sent again on the next connection
                    await self._socket.send(_encoder.encode(frame).decode())
            return await future
        finally:
            self._asked.pop(frame.key, None)

    # The connection

    async def _stay(self) -> None:
        """Stay connected until the server closes the socket for good."""
        wait = LEAST
        while True:
            before = self.connections
            try:
                await self._connect()
            except Closed as closed:
                self._end(closed)
                return
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                pass
            except DecodeError as error:
                self._end(Closed(OTHER_PROTOCOL, f"the server speaks another protocol: {error}"))
                return
            finally:
                self._socket = None
            wait = LEAST if self.connections > before else min(MOST, 2 * wait)
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))  # noqa: S311 - not a secret

    async def _connect(self) -> None:
        """Open a connection, continuing from what was received, and read it to its end."""
        try:
            async with connect(
                self.url,
                additional_headers=self._headers,
                compression=None,
                max_size=MOST_READ,
                ping_interval=self.pulse,
                ping_timeout=self.pulse,
                open_timeout=1.5 * self.pulse,
                close_timeout=min(1.0, self.pulse),  # one that hangs does not say goodbye
            ) as socket:
                with suppress(ConnectionClosed):
                    await self._greet(socket)
                    async for text in socket:
                        self._take(_decoder.decode(text))
            if socket.close_code in FINAL:
                raise Closed(socket.close_code, socket.close_reason or "")
        except InvalidStatus as denied:
            if denied.response.status_code in DENIED:
                raise Closed(denied.response.status_code, _reason(denied)) from None
            raise

    async def _greet(self, socket: ClientConnection) -> None:
        """Tell the server what was received already, and send unanswered commands again."""
        await socket.send(_encoder.encode(self.hello()).decode())
        sent: set[str] = set()
        while left := [frame for key, (frame, _) in self._asked.items() if key not in sent]:
            for frame in left:  # meanwhile others may be asked
                sent.add(frame.key)
                await socket.send(_encoder.encode(frame).decode())
        self._socket = socket
        self.connections += 1

    def _take(self, message: Message) -> None:
        """Store a message, and wake those who wait for it."""
        message = self.keep(message)
        if isinstance(message, Shown):
            self._fresh = True
        elif isinstance(message, Done | Pong | Refused):
            self._answer(message)
        self._unread.append(message)
        self._news.set()

    def _answer(self, message: Done | Pong | Refused) -> None:
        _, future = self._asked.get(message.key or "", (None, None))
        if future is None or future.done():
            return
        if isinstance(message, Refused):
            future.set_exception(NotDone(message))
        else:
            future.set_result(message)

    def _end(self, closed: Closed) -> None:
        """Tell everyone who is waiting that nothing more will come."""
        self._closed = self._closed or closed
        for _, future in self._asked.values():
            if not future.done():
                future.set_exception(self._closed)
        self._news.set()
