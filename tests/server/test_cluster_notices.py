"""What several processes tell each other: what is lost does no harm, and nothing is too long."""

from __future__ import annotations

import socket
from threading import Event
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from starlette.responses import Response

from server.clusters import duel, room, until
from server.live import Live, running
from whitby.client import Client
from whitby.client.seat import SeatSocket
from whitby.server.http import dispatch
from whitby.server.live import replica
from whitby.server.live.database_clock import DatabaseClock
from whitby.server.live.presence import Elsewhere, present
from whitby.server.live.services import Behind
from whitby.server.notify.messages import Turn
from whitby.server.notify.notifier import News
from whitby.server.notify.queue import Errands
from whitby.server.refusals import Refusal
from whitby.server.store import NotWritten, Store
from whitby.server.store.bulletin import Bulletin, packed
from whitby.server.table import log
from whitby.server.table.viewers import Viewer
from whitby.wire import commands as asks


async def test_a_session_that_ended_unheard_is_not_trusted_for_long(
    two_servers: tuple[Live, Live], clients: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    people, table = await duel(clients, *two_servers)
    bram, there = people[1], two_servers[0]
    shared = there.context.store.shared
    assert shared is not None
    async with SeatSocket(there.url, table, bram.headers):
        me = (await bram.me()).id
        monkeypatch.setattr(shared.bulletin, "heard", lambda *_: None)
        ended = httpx.delete(f"{two_servers[1].url}/api/session", headers=bram.headers)
        assert ended.status_code == 200
        assert there.context.sockets.of_person(me)
        there.do(joined(shared.bulletin))
        assert httpx.get(f"{there.url}/api/me", headers=bram.headers).status_code == 401
        await until(lambda: not there.context.sockets.of_person(me))


async def joined(bulletin: Bulletin) -> None:
    """Notices may have been missed: as after the connection was lost."""
    bulletin.joined()


async def test_what_the_database_does_not_take_is_refused_as_such(
    two_servers: tuple[Live, Live], clients: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, table = await duel(clients, *two_servers)
    monkeypatch.setattr(replica, "TRIES", 2)

    async def attempt() -> None:
        raise Behind from NotWritten("the disk is full")

    with pytest.raises(Refusal, match="not-stored"):
        two_servers[0].do(room(two_servers[0], table).in_turn(attempt))


async def test_a_server_that_was_stopped_writes_that_into_the_log_before_the_next_move(
    shared_database: str, clients: list[Client]
) -> None:
    with running(database=shared_database) as server:
        people, table = await duel(clients, server, server)
        await until(lambda: room(server, table).leads)
        shown = [await client.look(table) for client in people]
        mover, asked = next(
            (client, each.decision)
            for client, each in zip(people, shown, strict=True)
            if each.decision is not None
        )
        store = await Store.open(shared_database)
        async with store.engine.begin() as connection:  # as if it had stopped a minute ago
            await connection.execute(text("UPDATE leases SET renewed = renewed - 60000"))
            await connection.execute(
                text("UPDATE boots SET started = started - 60000, beat = beat - 60000")
            )
            cluster: Any = server.context.rooms.cluster
            cluster._beaten = 0.0
        await store.close()
        await mover.do(table, asks.Move(code=asked.options[0].code), shown[0].seq)
        acts = [type(each.act) for each in server.do(server.context.store.entries(table))]
        assert acts[-2:] == [log.Suspended, log.Moved]


def test_a_slow_answer_does_not_move_the_clock() -> None:
    clock = DatabaseClock()
    clock.set(1_000_000, 100.0, 100.002)
    before = clock.now()
    clock.set(1_003_000, 103.0, 107.0)  # it was read at once, and arrived late
    assert 0 <= clock.now() - before < 1000
    clock.set(5_000_000, 104.0, 104.002)
    assert clock.now() - before > 3_900_000


def test_what_is_said_of_any_number_of_viewers_fits_into_a_notice() -> None:
    spectators = [Viewer(person=f"{number:012}", seat=None) for number in range(5000)]
    said = present([*spectators, Viewer(person=None, seat=None), Viewer(person="anna", seat=1)])
    assert said[0] == "anna"
    elsewhere = Elsewhere()
    assert elsewhere.hear("other", said)
    assert "anna" in elsewhere.people
    assert elsewhere.watchers(["anna"]) == 5001
    assert packed("me", [" ".join(["h", "table", *said])]) != []
    assert packed("me", ["x" * 8000]) == []


async def test_bots_go_on_if_a_lease_lapses_while_it_is_being_renewed(
    two_servers: tuple[Live, Live], clients: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile a bot may have found that this server does not lead, and has given up."""
    _, table = await duel(clients, two_servers[0], two_servers[0])
    peers = two_servers[0].context.rooms.cluster
    assert peers is not None
    await until(lambda: room(two_servers[0], table).leads)
    renew = peers._leases.renew

    async def slowly() -> set[str]:
        peers._until = 0.0
        return await renew()

    begun: list[bool] = []
    monkeypatch.setattr(peers._leases, "renew", slowly)
    monkeypatch.setattr(room(two_servers[0], table).autoplay, "rest", lambda: begun.append(True))
    two_servers[0].do(peers.tick())
    assert begun


async def test_a_request_that_was_given_up_while_the_server_stood_still_is_not_carried_out(
    two_servers: tuple[Live, Live], clients: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when nginx passes it on to another server: newer notes would be overwritten."""
    people, table = await duel(clients, *two_servers)
    server, stands, goes_on = two_servers[0], Event(), Event()
    codes: list[str] = []
    refuse = dispatch.refused

    def refused(refusal: Refusal, language: str) -> Response:
        codes.append(refusal.code)
        return refuse(refusal, language)

    def stand_still() -> None:
        stands.set()
        goes_on.wait(20)

    monkeypatch.setattr(dispatch, "refused", refused)
    assert server.loop is not None
    server.loop.call_soon_threadsafe(stand_still)
    assert stands.wait(20)
    body, cookie = '{"text":"old"}', people[0].headers["Cookie"]
    lines = [f"PUT /api/tables/{table}/note HTTP/1.1", f"Host: 127.0.0.1:{server.settings.port}"]
    lines += [f"Cookie: {cookie}", "Content-Type: application/json", f"Content-Length: {len(body)}"]
    with socket.create_connection(("127.0.0.1", server.settings.port)) as given_up:
        given_up.sendall("\r\n".join([*lines, "", body]).encode())
    goes_on.set()
    await until(lambda: codes == ["unsure"])
    assert await people[0].note(table) == ""


@pytest.mark.parametrize("heard", [True, False])
async def test_where_a_person_wants_to_be_reminded_is_known_at_every_server(
    two_servers: tuple[Live, Live],
    clients: list[Client],
    monkeypatch: pytest.MonkeyPatch,
    heard: bool,
) -> None:
    (_, bram), table = await duel(clients, *two_servers)
    there, me = two_servers[0], (await bram.me()).id
    turn = Turn(person=me, language="en", game="duel", table=table, url=there.url)
    told: list[str] = []

    def remind() -> bool:
        there.do(there.context.outlets._look_at(News(turn, here=False)))
        return bool(told)

    shared = there.context.store.shared
    assert shared is not None
    monkeypatch.setattr(Errands, "begin", lambda _, table, *__: told.append(table))
    assert not remind()
    if not heard:
        monkeypatch.setattr(shared.bulletin, "heard", lambda *_: None)
    wish = {"kind": "webhook", "target": "https://example.org/bell"}
    added = httpx.post(f"{two_servers[1].url}/api/me/outlets", json=wish, headers=bram.headers)
    assert added.status_code == 201
    if not heard:
        there.do(joined(shared.bulletin))
    await until(remind)
