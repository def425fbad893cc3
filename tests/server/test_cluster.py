"""Several processes on one PostgreSQL: any of them serves any table, and nothing is done twice."""

from __future__ import annotations

import asyncio

import httpx
import pytest
from sqlalchemy import text

from server.clusters import duel, room, until
from server.live import Live, running
from whitby.client import Client
from whitby.client.seat import NotDone, SeatSocket
from whitby.server.accounts.backoff import FREE, Backoff
from whitby.server.limits import KINDS, Limits
from whitby.server.live import cluster
from whitby.server.live.commands import execute
from whitby.server.live.room import Room
from whitby.server.notify import OutletNotifier
from whitby.server.refusals import Refusal
from whitby.server.rows import NotWritten
from whitby.server.store import Store, patience
from whitby.server.table import log
from whitby.wire import commands as asks
from whitby.wire.tables import NewTable


def at(clients: list[Client], client: Client, server: Live) -> Client:
    """The same person, as a client of another server."""
    clients.append(Client(server.url, client.session))
    return clients[-1]


def both_here(socket: SeatSocket) -> bool:
    return socket.here is not None and socket.here.seats == [1, 2]


def open_at(server: Live, table: str) -> Room:
    return server.do(server.context.rooms.get(table))


async def test_two_people_play_at_one_table_through_two_servers(
    two_servers: tuple[Live, Live], clients: list[Client]
) -> None:
    people, table = await duel(clients, *two_servers)
    for _ in range(12):
        for client in people:
            shown = await client.look(table)
            if shown.decision is not None:
                move = asks.Move(code=shown.decision.options[0].code)
                done = await client.do(table, move, shown.seq)
                assert done.seq > shown.seq
    seen = [await client.look(table) for client in people]
    assert seen[0].seq == seen[1].seq > 20
    assert len({room(server, table).table.seq for server in two_servers}) == 1


async def test_a_command_is_found_by_its_key_at_every_server(
    two_servers: tuple[Live, Live], clients: list[Client]
) -> None:
    people, table = await duel(clients, *two_servers)
    anna, here, there = people[0], open_at(two_servers[0], table), open_at(two_servers[1], table)
    shown = await anna.look(table)
    assert shown.decision is not None
    there.catch_up_soon = lambda: None  # type: ignore[method-assign]  # it hears nothing
    move = asks.Move(code=shown.decision.options[0].code)
    done = await anna.do(table, move, shown.seq, "once")
    assert there.table.seq < here.table.seq
    again = await at(clients, anna, two_servers[1]).do(table, move, shown.seq, "once")
    assert again == done
    other = asks.Move(code=shown.decision.options[-1].code)
    with pytest.raises(NotDone, match="key-used"):
        await at(clients, anna, two_servers[1]).do(table, other, shown.seq, "once")
    entries = two_servers[0].do(two_servers[0].context.store.entries(table))
    assert [each.key for each in entries].count("once") == 1


async def test_what_nobody_waits_for_any_more_is_not_done(
    two_servers: tuple[Live, Live], clients: list[Client]
) -> None:
    """Whoever left has asked another server since, and may have been refused there."""
    people, table = await duel(clients, *two_servers)
    server, shown = two_servers[0], await people[0].look(table)
    here = open_at(server, table)
    assert shown.decision is not None
    assert shown.you.person is not None
    person = server.do(server.context.store.people.many([shown.you.person]))[shown.you.person]
    move = asks.Move(code=shown.decision.options[0].code)

    async def left() -> bool:
        return False

    with pytest.raises(Refusal, match="unsure"):
        server.do(execute(here, person, asks.Do(key="left", at=shown.seq, act=move), left))
    assert here.table.seq == shown.seq


async def test_a_transaction_ends_even_if_it_is_not_idle(
    shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor is one in which the driver prepares a statement, however long a server stands still."""
    monkeypatch.setattr(patience, "TRANSACTION_MS", 100)
    store = await Store.open(shared_database, exclusive=True)
    try:
        with pytest.raises(NotWritten):
            await store.run(text("SELECT pg_sleep(60)"))
    finally:
        await store.close()


async def test_of_two_servers_that_append_at_once_one_tries_again(
    two_servers: tuple[Live, Live], clients: list[Client]
) -> None:
    people, table = await duel(clients, *two_servers)
    lines = [asks.Say(text=f"line {number}") for number in range(10)]
    voices = [people[number % 2].do(table, line) for number, line in enumerate(lines)]
    autos = [people[number % 2].do(table, asks.Shoulder(seat=number % 2 + 1)) for number in (0, 1)]
    await asyncio.gather(*voices, *autos)
    for client in people:
        shown = await client.look(table)
        assert sorted(line.text or "" for line in shown.talk.items) == sorted(
            line.text or "" for line in lines
        )
    entries = two_servers[0].do(two_servers[0].context.store.entries(table))
    assert [each.seq for each in entries] == list(range(1, len(entries) + 1))


async def test_sockets_at_both_servers_see_moves_chat_and_presence(
    two_servers: tuple[Live, Live], clients: list[Client]
) -> None:
    people, table = await duel(clients, *two_servers)
    sockets = [SeatSocket(each.base_url, table, each.headers) for each in people]
    async with sockets[0] as left, sockets[1] as right:
        await until(lambda: both_here(left) and both_here(right))
        mover = next(each for each in sockets if each.shown and each.shown.decision)
        assert mover.shown is not None
        assert mover.shown.decision is not None
        done = await mover.do(asks.Move(code=mover.shown.decision.options[0].code))
        await asyncio.gather(*(each.reached(done.seq) for each in sockets))
        await people[0].do(table, asks.Say(text="hello there"))
        await until(lambda: any(line.text == "hello there" for line in right.talk))
    await until(lambda: room(two_servers[1], table).elsewhere.people == set())


async def test_one_server_runs_a_table_and_hands_it_over_when_it_stops(
    shared_database: str, clients: list[Client]
) -> None:
    with running(database=shared_database) as stays:
        with running(database=shared_database, bot_seconds=0.05) as leaves:
            anna = Client(leaves.url)
            clients.append(anna)
            await anna.sign_in("Anna")
            table = (await anna.create(NewTable(game="duel"))).id
            await anna.do(table, asks.Sit())
            await anna.do(table, asks.Fill(seat=2, level="random"))
            await anna.do(table, asks.Start())
            await until(lambda: room(leaves, table).leads)
            assert not open_at(stays, table).leads
        await until(lambda: room(stays, table).leads)
        moved = at(clients, anna, stays)
        for _ in range(4):
            shown = await moved.look(table)
            while shown.decision is None:
                shown = await moved.look(table)
            code = shown.decision.options[0].code
            await moved.do(table, asks.Move(code=code), shown.seq)
        entries = stays.do(stays.context.store.entries(table))
        assert not [each for each in entries if isinstance(each.act, log.Suspended)]


async def test_time_without_any_server_is_written_into_the_log(
    shared_database: str, clients: list[Client]
) -> None:
    with running(database=shared_database) as server:
        people, table = await duel(clients, server, server)
        await until(lambda: room(server, table).leads)
        left = (await people[0].look(table)).clocks[0].left
    store = await Store.open(shared_database)
    async with store.engine.begin() as connection:  # as if that had been a minute ago
        await connection.execute(text("UPDATE leases SET renewed = renewed - 60000"))
        await connection.execute(text("UPDATE entries SET at = at - 60000"))
        await connection.execute(text("UPDATE boots SET started = started - 60000"))
        await connection.execute(text("UPDATE boots SET beat = beat - 60000"))
    await store.close()
    with running(database=shared_database) as server:
        await until(lambda: server.context.rooms.find(table) is not None)
        await until(lambda: room(server, table).leads)
        acts = [each.act for each in server.do(server.context.store.entries(table))]
        down = [each for each in acts if isinstance(each, log.Suspended)]
        assert [each.until - each.since >= 60_000 for each in down] == [True]
        now = await at(clients, people[0], server).look(table)
        assert left - now.clocks[0].left < 30_000


async def test_names_mutes_and_sessions_change_at_every_server(
    two_servers: tuple[Live, Live], clients: list[Client]
) -> None:
    people, table = await duel(clients, *two_servers)
    anna, bram = people
    me = (await bram.me()).id
    async with (
        SeatSocket(two_servers[0].url, table, bram.headers) as here,
        SeatSocket(two_servers[1].url, table, anna.headers) as hers,
    ):
        await bram.do(table, asks.Say(text="boo"))
        await until(lambda: any(line.text == "boo" for line in hers.talk))
        answer = httpx.patch(
            f"{two_servers[1].url}/api/me", json={"name": "Abraham"}, headers=bram.headers
        )
        assert answer.status_code == 200
        await until(lambda: "Abraham" in [seat.name for seat in here.shown.table.seats])  # type: ignore[union-attr]
        httpx.post(
            f"{two_servers[0].url}/api/me/mutes",
            json={"person": me, "on": True},
            headers=anna.headers,
        )
        await until(lambda: not hers.talk)
        session = httpx.delete(f"{two_servers[1].url}/api/session", headers=bram.headers)
        assert session.status_code == 200
        await until(lambda: not two_servers[0].context.sockets.of_person(me))
        gone = httpx.get(f"{two_servers[0].url}/api/me", headers=bram.headers)
        assert gone.status_code == 401


async def test_the_name_and_chat_of_a_person_who_goes_vanish_at_every_server(
    two_servers: tuple[Live, Live], clients: list[Client]
) -> None:
    (_, bram), table = await duel(clients, *two_servers)
    async with SeatSocket(two_servers[0].url, table, clients[0].headers) as hers:
        await bram.do(table, asks.Say(text="boo"))
        await until(lambda: bool(hers.talk))
        assert "Bram" in str(hers.notices)
        gone = httpx.post(f"{two_servers[1].url}/api/me/delete", json={}, headers=bram.headers)
        assert gone.status_code == 200
        await until(lambda: not hers.talk and "Bram" not in str(hers.notices))


async def test_wrong_passwords_are_counted_by_all_servers_together(
    two_servers: tuple[Live, Live],
) -> None:
    backoffs = [server.context.backoff for server in two_servers]

    async def guess(backoff: Backoff, right: bool = False) -> None:
        async with backoff.attempt("table", "a table") as attempt:
            if right:
                attempt.succeed()

    for number in range(FREE["table"] + 1):
        two_servers[number % 2].do(guess(backoffs[number % 2]))
    for server, backoff in zip(two_servers, backoffs, strict=True):
        with pytest.raises(Refusal, match="too-many-guesses"):
            server.do(guess(backoff))
    two_servers[0].do(backoffs[0].clear("table", "a table"))
    two_servers[1].do(guess(backoffs[1], right=True))


async def test_limits_of_logins_and_codes_are_shared(two_servers: tuple[Live, Live]) -> None:
    limits = Limits()

    def ask(server: Live, kind: str) -> None:
        assert server.context.store.shared is not None
        spent = limits.share(kind, None, "192.0.2.7", server.context.store.shared.allowances)
        server.do(spent)

    for number in range(int(KINDS["login"].address.burst)):
        ask(two_servers[number % 2], "login")
    for server in two_servers:
        with pytest.raises(Refusal, match="too-many"):
            ask(server, "login")
        ask(server, "code")


async def test_servers_have_one_push_key(two_servers: tuple[Live, Live]) -> None:
    keys = [httpx.get(f"{server.url}/api/push").json() for server in two_servers]
    assert keys[0] == keys[1]


async def test_an_announcement_reaches_people_at_every_server(
    two_servers: tuple[Live, Live], clients: list[Client]
) -> None:
    people, table = await duel(clients, *two_servers)
    async with (
        SeatSocket(two_servers[0].url, table, people[0].headers) as left,
        SeatSocket(two_servers[1].url, table, people[1].headers) as right,
    ):
        store = two_servers[0].context.store
        two_servers[0].do(store.order("announce", "a pause at nine", two_servers[0].context.now()))
        for socket in (left, right):
            await until(lambda socket=socket: bool(socket.announcements))  # type: ignore[misc]
            assert [each.text for each in socket.announcements] == ["a pause at nine"]


async def test_reminders_that_were_not_sent_are_sent_after_a_take_over(
    shared_database: str, clients: list[Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "REMINDER_DELAY", 0.0)
    with running(database=shared_database) as server:
        people, table = await duel(clients, server, server)
        await until(lambda: room(server, table).leads)
        ids = [(await each.me()).id for each in people]
        asked = {who: put for _, put, who in room(server, table).autoplay.reminders.told}
        store = server.context.store
        server.do(store.remind(table, ids[0], asked[ids[0]]))
        assert server.do(store.reminded(table)) == {ids[0]: asked[ids[0]]}
    told: list[str] = []

    def your_turn(self: OutletNotifier, person: str, *_: object) -> None:
        told.append(person)

    monkeypatch.setattr(OutletNotifier, "your_turn", your_turn)
    with running(database=shared_database):
        await until(lambda: told == [ids[1]])
