"""People: starting and ending a session, and personal settings."""

from __future__ import annotations

from typing import Final

from msgspec import convert

from whitby.server.accounts import names
from whitby.server.http import identity
from whitby.server.http.devices import described
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.ids import new_id
from whitby.server.live.frames import ENDED
from whitby.server.notify import card
from whitby.server.refusals import Refusal
from whitby.server.store import Outlet, Person
from whitby.server.store.people import PeopleStore
from whitby.server.store.sessions import lifetime
from whitby.wire.people import ChangeMe, Me, MutePerson, NewSession, Nothing
from whitby.wire.tables import MyTables

MOST_MUTED: Final = 200
OF_NAMING: Final = ("bad-name", "blank-name", "marked-name", "bot-name")
"""Refusals of a name."""


async def come_in(call: Call) -> Me:
    """Start a session under a name; it is set as a cookie."""
    if call.person is not None:
        raise Refusal("signed-in")
    wish = call.body(NewSession)
    person = Person(
        id=new_id(),
        name=names.tidy(wish.name),
        language=wish.language,
        login=None,
        created=call.context.now(),
    )
    token, context = identity.new_token(), call.context
    device = described(call.request.headers.get("user-agent", ""))
    await context.store.people.welcome(person, identity.digest(token), context.now(), device)
    give_cookie(call, token, lifetime(person.login).whole // 1000)
    return told(person, [], set(), 0)  # a newcomer has nothing yet


async def log_out(call: Call) -> Nothing:
    """End the session; without an account there is no way back."""
    await end(call)
    give_cookie(call, None)
    return Nothing()


async def show_me(call: Call) -> Me:
    """Show what the server knows about the person who asks."""
    return await shown(call)


async def change_me(call: Call) -> Me:
    """Change name or language; tables show the new name from now on."""
    wish = call.body(ChangeMe)
    name = None if wish.name is None else names.tidy(wish.name)
    people, id = call.context.store.people, call.someone.id
    if name is not None and name != call.someone.name:
        names.check_free(name, await call.context.store.tablemates(id))
    await people.rename(id, name, wish.language)
    person = await people.get(id)
    for socket in call.context.sockets.of_person(id):
        socket.rename(person or call.someone)
    return await shown(call)


async def my_tables(call: Call) -> MyTables:
    """List a person's tables, those where it is their turn first."""
    return MyTables(tables=await call.context.rooms.mine(call.someone))


async def mute(call: Call) -> Me:
    """Mute or unmute a person, at all tables."""
    wish, person, people = call.body(MutePerson), call.someone, call.context.store.people
    if wish.on:
        if await people.get(wish.person) is None:
            raise Refusal("no-person", 404)
        if len(await people.muted(person.id)) >= MOST_MUTED:
            raise Refusal("too-many-muted", most=MOST_MUTED)
    await people.mute(person.id, wish.person, wish.on)
    muted = frozenset(await people.muted(person.id))
    for socket in call.context.sockets.of_person(person.id):
        socket.mute(muted)
    return await shown(call)


async def begin(call: Call, person: Person) -> bytes:
    """Open a session; the browser gets its token, the store only the digest."""
    token, context = identity.new_token(), call.context
    session = identity.digest(token)
    agent = call.request.headers.get("user-agent", "")
    await context.store.people.open_session(session, person.id, context.now(), described(agent))
    give_cookie(call, token, lifetime(person.login).whole // 1000)
    return session


async def renew(call: Call, person: Person) -> bytes:
    """Give a session a new token, as always when its rights grow; its sockets stay open."""
    old = identity.session_of(call.context.settings, call.request)
    fresh = await begin(call, person)
    if old is not None:
        await call.context.store.people.end_session(old)
        for socket in call.context.sockets.of_session(old):  # with those opened until now
            socket.caller.session = fresh
    return fresh


def give_cookie(call: Call, token: str | None, lasts: int = 0) -> None:
    """Set the cookie with a token for this many seconds, or delete it."""
    call.cookies.insert(0, identity.cookie(call.context.settings, call.request, token, lasts))


async def end(call: Call) -> None:
    """End the session of a request, and its sockets."""
    session = identity.session_of(call.context.settings, call.request)
    if session is not None:
        await call.context.store.people.end_session(session)
        for socket in call.context.sockets.of_session(session):
            socket.close(ENDED)


async def shown(call: Call) -> Me:
    """Return a person as currently stored."""
    people = call.context.store.people
    person = await people.get(call.someone.id)
    if person is None:
        raise Refusal("session-needed", 401)
    return await me(people, person)


async def me(people: PeopleStore, person: Person) -> Me:
    """Return a person's own data."""
    outlets, muted = await people.outlets(person.id), await people.muted(person.id)
    return told(person, outlets, muted, await people.codes_left(person.id))


def told(person: Person, outlets: list[Outlet], muted: set[str], codes: int) -> Me:
    """Return a person's own data, once it is known."""
    found = {
        "id": person.id,
        "name": person.name,
        "language": person.language,
        "login": person.login,
        "outlets": [card(outlet) for outlet in outlets],
        "muted": sorted(muted),
        "recovery_codes": codes,
    }
    return convert(found, Me)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/session", come_in, Me, body=NewSession,
             refusals=(*OF_NAMING, "signed-in"), limit="session", status=201, sets_cookie=True),
    Endpoint("DELETE", "/api/session", log_out, Nothing, signed=True, limit="command",
             sets_cookie=True),
    Endpoint("GET", "/api/me", show_me, Me, signed=True),
    Endpoint("PATCH", "/api/me", change_me, Me, body=ChangeMe, refusals=(*OF_NAMING, "name-taken"),
             signed=True, limit="command"),
    Endpoint("GET", "/api/me/tables", my_tables, MyTables, signed=True),
    Endpoint("POST", "/api/me/mutes", mute, Me, body=MutePerson,
             refusals=("no-person", "too-many-muted"), signed=True, limit="command"),
)  # fmt: skip
