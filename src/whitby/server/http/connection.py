"""One connection: how long its requests may take to arrive, and which of them are read at all."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final

import h11
from msgspec import Struct
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from whitby.server import logging
from whitby.server.http.gate import Gate, let_go
from whitby.server.http.loop import Loops, server_loop

MOST_HEAD: Final = 16 * 1024
"""Maximum bytes in the head of a request, including its first line."""

MOST_FIELDS: Final = 100
MOST_TARGET: Final = 4096
MOST_METHOD: Final = 16
LENGTHS: Final = re.compile(rb"^content-length[ \t]*:(.*)", re.IGNORECASE | re.MULTILINE)
FOLDED: Final = re.compile(rb"\n[ \t]")


class Deadlines(Struct, frozen=True, kw_only=True):
    """Time limits for a client, in seconds."""

    head: float = 10.0  # for the head of a request to arrive
    body: float = 30.0  # then for its body
    idle: int = 15  # between two requests
    unread: float = 30.0  # without reading any of a response


class EdgeConfig(Config):
    """The uvicorn configuration, with our time limits and gate for each connection."""

    gate: Gate
    deadlines: Deadlines

    def get_loop_factory(self) -> Loops:
        """Return the maker of event loops."""
        return server_loop


class Parser(h11.Connection):
    """A parser that refuses ambiguous requests (request smuggling) and heads that are too long."""

    fault: h11.RemoteProtocolError | None = None

    def next_event(self) -> Any:
        """Return the next part of a request."""
        heading = self.their_state is h11.IDLE
        before = self.trailing_data[0] if heading else b""
        try:
            event = super().next_event()
            if isinstance(event, h11.Request):
                check(event, before[: len(before) - len(self.trailing_data[0])])
        except h11.RemoteProtocolError as error:
            self.fault = self.fault or error
            raise
        return event


def check(request: h11.Request, head: bytes) -> None:
    """Refuse a head that is too long, or whose body length is ambiguous."""
    names = [name for name, _ in request.headers]
    if len(request.method) > MOST_METHOD:
        raise h11.RemoteProtocolError("unknown method", 501)
    if len(request.target) > MOST_TARGET:
        raise h11.RemoteProtocolError("target too long", 414)
    if len(head) > MOST_HEAD or len(names) > MOST_FIELDS:
        raise h11.RemoteProtocolError("head too long", 431)
    if FOLDED.search(head):
        raise h11.RemoteProtocolError("folded line")
    lengths = LENGTHS.findall(head)
    coded = b"transfer-encoding" in names
    if len(lengths) + coded > 1 or any(b"," in each for each in lengths):
        raise h11.RemoteProtocolError("two lengths")
    if coded and request.http_version < b"1.1":
        raise h11.RemoteProtocolError("chunks before HTTP/1.1")


class Connection(H11Protocol):
    """A connection with deadlines, registered with the gate while it waits for a request."""

    def __init__(self, config: Config, *others: Any, **named: Any) -> None:
        super().__init__(config, *others, **named)
        assert isinstance(config, EdgeConfig)
        self.gate = config.gate
        self.deadlines = config.deadlines
        self.conn: Parser = Parser(h11.SERVER, MOST_HEAD)
        self._awaited: tuple[str, object] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Start waiting for a request."""
        super().connection_made(transport)
        self._await("head")

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._await(None)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        let_go(self.transport)

    def data_received(self, data: bytes) -> None:
        """Process incoming bytes."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """Wait for the next request; until its first byte arrives the idle timeout applies."""
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket, which has deadlines of its own."""
        self._await(None)
        super().handle_websocket_upgrade(event)

    def _look(self) -> None:
        """Determine which part of a request the connection is waiting for."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._await(None)
        elif self.conn.their_state is h11.SEND_BODY:
            self._await("body")
        elif self.conn.their_state is not h11.IDLE:
            self._await(None)
        else:
            idle = self.timeout_keep_alive_task is not None and not self.conn.trailing_data[0]
            self._await("idle" if idle else "head")

    def _await(self, part: str | None) -> None:
        """Set the deadline for this part, unless it already has one."""
        awaited = None if part is None else (part, self.cycle)
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if part is None:
            self.gate.served(self)
            return
        self.gate.wait(self, self.client[0] if self.client else "", self.transport.abort)
        if part != "idle":  # uvicorn enforces the idle timeout
            seconds = self.deadlines.head if part == "head" else self.deadlines.body
            self._timer = self.loop.call_later(seconds, self._late, part)

    def _late(self, part: str) -> None:
        """Close a connection whose request did not arrive in time."""
        self._timer = None
        client = self.client[0] if self.client else None
        logging.security("request too slow", reason=part, client=client)
        if part == "body" or self.conn.trailing_data[0]:
            self._refuse(408)
        else:
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Refuse an unreadable request, with the status that says why."""
        fault = self.conn.fault
        self._refuse(400 if fault is None else fault.error_status_hint)

    def _refuse(self, status: int) -> None:
        """Answer with a status, if no other answer has started, and close."""
        self._await(None)
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True  # tell the app that the client is gone
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            said = HTTPStatus(status).phrase.encode()
            headers = [("content-type", "text/plain"), ("content-length", str(len(said)))]
            answer = h11.Response(
                status_code=status, headers=[*headers, ("connection", "close")], reason=said
            )
            with suppress(h11.LocalProtocolError):  # an answer to HEAD has no body
                for event in (answer, h11.Data(data=said), h11.EndOfMessage()):
                    self.transport.write(self.conn.send(event))
        self.transport.close()
