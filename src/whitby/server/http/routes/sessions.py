"""Sessions: where a person is logged in, and ending sessions remotely."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Final

from whitby.server.http import identity
from whitby.server.http.devices import OTHER
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.http.routes.people import give_cookie
from whitby.server.live.frames import ENDED
from whitby.server.logging import security
from whitby.server.refusals import Refusal
from whitby.server.store.sessions import Session
from whitby.wire import Plain
from whitby.wire.people import SessionCard, SessionList


class Everywhere(Plain):
    """Whether the current session ends too."""

    here: bool = False


async def list_sessions(call: Call) -> SessionList:
    """List where a person is logged in: when, and with what browser, never from which address."""
    people, now = call.context.store.people, call.context.now()
    own = identity.session_of(call.context.settings, call.request)
    cards = [card(session, own) for session in await people.sessions(call.someone, now)]
    return SessionList(sessions=sorted(cards, key=lambda each: not each.here))


async def end_one(call: Call) -> SessionList:
    """End one session, and close its sockets at once."""
    people, now = call.context.store.people, call.context.now()
    for session in await people.sessions(call.someone, now):
        if name_of(session.digest) == call.pieces["session"]:
            await people.end_session(session.digest)
            close_sockets(call, [session.digest])
            security("sessions ended", person=call.someone.id, count=1)
            if session.digest == identity.session_of(call.context.settings, call.request):
                give_cookie(call, None)
            return await list_sessions(call)
    raise Refusal("no-session", 404)


async def end_all(call: Call) -> SessionList:
    """End all other sessions, or this one too, and forget all known devices."""
    people, person = call.context.store.people, call.someone
    here = call.query(Everywhere).here
    own = None if here else identity.session_of(call.context.settings, call.request)
    ended = await people.end_sessions(person.id, keep=own)
    await people.forget_devices(person.id)
    close_sockets(call, ended)
    security("sessions ended", person=person.id, count=len(ended))
    if here:
        give_cookie(call, None)
    return await list_sessions(call)


def card(session: Session, own: bytes | None) -> SessionCard:
    """Return what is shown to a person about one of their sessions."""
    browser, _, system = (session.device or "").partition(" ")
    return SessionCard(
        id=name_of(session.digest),
        browser=browser or OTHER,
        system=system or OTHER,
        opened=session.opened,
        used=session.last_seen,
        here=session.digest == own,
    )


def name_of(digest: bytes) -> str:
    """Return the public name of a session, which cannot be used to log in."""
    return sha256(b"session " + digest).hexdigest()[:16]


def close_sockets(call: Call, ended: Iterable[bytes]) -> None:
    """Close the sockets of sessions that have ended."""
    for session in ended:
        for socket in call.context.sockets.of_session(session):
            socket.close(ENDED)


ENDPOINTS: Final = (
    Endpoint("GET", "/api/me/sessions", list_sessions, SessionList, signed=True),
    Endpoint("DELETE", "/api/me/sessions", end_all, SessionList, query=Everywhere, signed=True,
             limit="command"),
    Endpoint("DELETE", "/api/me/sessions/{session}", end_one, SessionList, signed=True,
             limit="command"),
)  # fmt: skip
