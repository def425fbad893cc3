"""Tables: finding, opening and reading them, and acting at one."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from whitby.server import metrics
from whitby.server.http import identity
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.http.refusals import OF_DOING, OF_SETTING_UP, OF_VIEWING
from whitby.server.live import commands, taking_up
from whitby.server.table.fields import Has
from whitby.server.table.render import talk_page
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import Do
from whitby.wire.messages import Done, Notices, Shown, TalkTail
from whitby.wire.people import Enter, Found, Nothing
from whitby.wire.queries import PagingBack, Reading
from whitby.wire.tables import NewTable, TableCard, TableList, TakeUp


async def list_tables(call: Call) -> TableList:
    """List the public tables."""
    return TableList(tables=await call.context.rooms.cards())


async def open_table(call: Call) -> TableCard:
    """Open a table; the person who opens it is its host."""
    room = await call.context.rooms.create(call.someone, call.body(NewTable))
    return room.card()


async def take_up(call: Call) -> TableCard:
    """Open a table that goes on where a record ends, or shows a game that is over.

    The person takes the first seat of a person in it; bots take those of others. Whoever has the
    record of a running game can know all that is hidden in it.
    """
    rooms, text = call.context.rooms, call.body(TakeUp).record
    return (await taking_up.take_up(rooms, call.someone, text, call.admit)).card()


async def find_table(call: Call) -> Found:
    """Find the table with a short code."""
    return Found(id=await call.context.rooms.by_code(call.pieces["code"]))


async def show_table(call: Call) -> Shown:
    """Show everything that a viewer may see of a table now."""
    wish = call.query(Reading)
    room = await call.context.room(call.table, call.person)
    viewer = await room.admit_viewer(call.who, wish.seat, wish.shoulder, await muted(call))
    return room.shown(viewer, Has(wish.era, wish.events, wish.notices, wish.talk))


async def show_notices(call: Call) -> Notices:
    """Show a page of earlier notices of a table."""
    wish = call.query(PagingBack)
    room = await call.context.room(call.table, call.person)
    viewer_of(room.table, call.who, wish.seat, wish.shoulder)
    return room.table.seating.notices.page(wish.before, room.table.names)


async def show_talk(call: Call) -> TalkTail:
    """Show a page of earlier chat at a table, as far as the viewer may read it."""
    wish = call.query(PagingBack)
    room = await call.context.room(call.table, call.person)
    table, unheard = room.table, await muted(call)
    viewer = viewer_of(table, call.who, wish.seat, wish.shoulder, unheard)
    return talk_page(table, viewer, wish.before)


async def muted(call: Call) -> frozenset[str]:
    """Return whom a person has muted."""
    if call.person is None:
        return frozenset()
    return frozenset(await call.context.store.people.muted(call.person.id))


async def obey(call: Call) -> Done:
    """Do something at a table: the same commands as by socket."""
    begun = perf_counter()
    wish, person = call.body(Do), call.someone
    address = identity.address_of(call.request)
    call.context.limits.of_act(wish.act, person.id, address, call.table)
    room = await call.context.room(call.table, person)

    async def waits() -> bool:
        return not await call.request.is_disconnected()

    seq = await commands.execute(room, person, wish, waits)
    metrics.acted(str(wish.act.__struct_config__.tag), perf_counter() - begun)
    return Done(key=wish.key, seq=seq)


async def enter(call: Call) -> Nothing:
    """Give the password of a table, once; it is remembered for the person."""
    room = await call.context.rooms.get(call.table)
    await call.context.rooms.enter(room, call.someone.id, call.body(Enter).password)
    return Nothing()


ENDPOINTS: Final = (
    Endpoint("GET", "/api/tables", list_tables, TableList),
    Endpoint("POST", "/api/tables", open_table, TableCard, body=NewTable,
             refusals=(*OF_SETTING_UP, "busy", "server-full"), signed=True, limit="table",
             status=201),
    Endpoint("POST", "/api/records", take_up, TableCard, body=TakeUp,
             refusals=("not-a-record", "record-seed", "rules-version", "no-game", "server-full"),
             signed=True, limit="table", status=201),
    Endpoint("GET", "/api/codes/{code}", find_table, Found, limit="code"),
    Endpoint("GET", "/api/tables/{table}", show_table, Shown, query=Reading, refusals=OF_VIEWING),
    Endpoint("GET", "/api/tables/{table}/notices", show_notices, Notices, query=PagingBack,
             refusals=OF_VIEWING),
    Endpoint("GET", "/api/tables/{table}/talk", show_talk, TalkTail, query=PagingBack,
             refusals=OF_VIEWING),
    Endpoint("POST", "/api/tables/{table}/do", obey, Done, body=Do, refusals=(*OF_DOING, "busy"),
             signed=True, limit="command"),
    Endpoint("POST", "/api/tables/{table}/enter", enter, Nothing, body=Enter,
             refusals=("wrong-password", "too-many-guesses", "busy"), signed=True,
             limit="password"),
)  # fmt: skip
