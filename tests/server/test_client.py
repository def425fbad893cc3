"""The client: a whole game through it, and connections that break midway."""

from __future__ import annotations

import ast
import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import cast

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

import whitby
from server.live import Live, running
from whitby.client import Client, Closed, NotDone, SeatSocket, play
from whitby.wire.commands import Fill, Say, Shoulder, Sit, Start
from whitby.wire.messages import Shown
from whitby.wire.tables import NewTable

ROOT = Path(__file__).resolve().parent.parent.parent


@asynccontextmanager
async def arrived(url: str, *names: str) -> AsyncIterator[list[Client]]:
    """Clients of people with sessions."""
    clients = [Client(url) for _ in names]
    try:
        for client, name in zip(clients, names, strict=True):
            await client.sign_in(name)
        yield clients
    finally:
        for client in clients:
            await client.close()


async def opened(host: Client, guest: Client | None = None, start: bool = True) -> str:
    """A duel between two people, or a person and a bot."""
    table = (await host.create(NewTable(game="duel"))).id
    await host.do(table, Sit(seat=1))
    if guest is None:
        await host.do(table, Fill(seat=2, level="random"))
    else:
        await guest.do(table, Sit(seat=2))
    if start:
        await host.do(table, Start())
    return table


def at_random(seed: int) -> Callable[[Shown], str]:
    chance = random.Random(seed)

    def choose(shown: Shown) -> str:
        assert shown.decision is not None
        return chance.choice(shown.decision.options).code

    return choose


async def test_two_people_play_to_the_end_and_the_record_is_good(server: Live) -> None:
    async with arrived(server.url, "Anna", "Bert") as (anna, bert):
        table = await opened(anna, bert)
        ends = await asyncio.gather(
            play(anna, table, 1, at_random(1)), play(bert, table, 2, at_random(2))
        )
        assert ends[0].table.ending == ends[1].table.ending is not None
        book = whitby.record.parse(await anna.record(table))
        whitby.record.verify(whitby.GAMES, book)
        assert (await anna.moment(table, 0, seat=2)).seat == 2
        assert book.names == ["Anna", "Bert"]


async def test_what_is_kept_is_what_the_server_has(server: Live) -> None:
    async with arrived(server.url, "Anna") as (anna,):
        table = await opened(anna)
        choose = at_random(3)
        async with anna.seat(table, 1) as seat:
            for _ in range(10):
                assert seat.shown is not None
                while seat.shown.decision is None:
                    await seat.news()
                done = await seat.move(choose(seat.shown))
                await seat.reached(done.seq)
            seen = await anna.look(table, 1)
            await seat.reached(seen.seq)
            assert seat.events[: len(seen.events.items)] == seen.events.items
            assert seat.notices == seen.notices.items


async def test_refusals_are_raised_with_their_code(server: Live) -> None:
    async with arrived(server.url, "Anna") as (anna,):
        table = await opened(anna)
        with pytest.raises(NotDone) as over_http:
            await anna.do(table, Start())
        assert (over_http.value.code, over_http.value.status) == ("only-open", 409)
        async with anna.seat(table) as seat:
            with pytest.raises(NotDone) as over_socket:
                await seat.move("fly:moon")
            assert over_socket.value.code in ("not-offered", "not-your-turn")
            await seat.ping()


async def test_messages_can_be_read_one_by_one(server: Live) -> None:
    async with arrived(server.url, "Anna") as (anna,):
        table = await opened(anna, start=False)
        async with anna.seat(table) as seat:
            await seat.do(Say(text="Hello"))
            kinds = []
            async for message in seat:
                kinds.append(type(message).__name__)
                if kinds[-1] == "Done":
                    break
            assert kinds[0] == "Shown"
            assert [said.text for said in seat.talk] == ["Hello"]


async def test_whoever_may_not_look_is_told_for_good(server: Live) -> None:
    async with arrived(server.url, "Anna", "Bert") as (anna, bert):
        table = await opened(anna)
        for seat, status in ((bert.seat(table, 1), 403), (bert.seat("nosuchtable0"), 404)):
            with pytest.raises(Closed) as closed:
                await seat.__aenter__()
            assert closed.value.code == status


async def test_over_a_shoulder(server: Live) -> None:
    async with arrived(server.url, "Anna") as (anna,):
        table = await opened(anna)
        async with anna.seat(table, 1) as hers:
            done = await hers.do(Shoulder(seat=1))
            token = (await hers.reached(done.seq)).you.shoulder
            assert token is not None
            friend = Client(server.url)
            async with friend.seat(table, shoulder=token) as over:
                assert over.shown is not None
                assert (over.shown.seat, over.shown.you.seats) == (1, [])
                with pytest.raises(NotDone, match="session-needed"):
                    await over.move("pass")
                await hers.do(Shoulder(seat=1, open=False))
                with pytest.raises(Closed, match="4403"):
                    await over.reached(10**9)
            await friend.close()


async def test_an_account_and_the_rest_of_the_interface(server: Live) -> None:
    async with arrived(server.url, "Anna") as (anna,):
        me = await anna.open_account("client.anna", "correct horse")
        again = Client(server.url)
        assert (await again.log_in("client.anna", "correct horse")).id == me.id
        assert (await again.me()).id == me.id
        wish = NewTable(game="duel", access="password", password="open sesame")
        table = await anna.create(wish)
        assert await again.find(table.code) == table.id
        await again.enter(table.id, "open sesame")
        await again.write_note(table.id, "mine")
        assert await again.note(table.id) == "mine"
        assert [each.table.id for each in await again.my_tables()] == [table.id]
        assert table.id not in [each.id for each in await again.tables()]
        assert [game.name for game in (await again.games()).games] == list(whitby.GAMES)
        kept = Client(server.url, session=again.session)
        assert (await kept.me()).id == me.id
        await again.log_out()
        assert again.session is None
        with pytest.raises(NotDone, match="session-needed"):
            await kept.me()
        await again.recover("client.anna", me.codes[0], "another horse")
        await again.change_password("another horse", "a third horse")
        assert me.codes != await again.renew_codes("a third horse")
        assert (await kept.use_link((await again.make_link()).code)).id == me.id
        (_, other) = await again.sessions()
        assert (other.browser, other.here) == ("python", False)
        await again.end_session(other.id)
        await again.end_sessions()
        with pytest.raises(NotDone, match="not-your-password"):
            await again.delete_me("another horse")
        await again.delete_me("a third horse")
        assert again.session is None
        await again.close()
        await kept.close()


# Connections that break


class Wire:
    """A cable between client and server that can be cut."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cables: set[asyncio.StreamWriter] = set()
        self.swallow = False  # lose what the server says

    async def join(self, inner: asyncio.StreamReader, outer: asyncio.StreamWriter) -> None:
        try:
            back, forth = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            outer.close()
            return
        self.cables |= {outer, forth}
        await asyncio.gather(self.pass_on(inner, forth, False), self.pass_on(back, outer, True))

    async def pass_on(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, answers: bool
    ) -> None:
        try:
            while data := await source.read(65536):
                if not (answers and self.swallow):
                    to.write(data)
        except OSError:
            pass
        finally:
            to.close()

    def cut(self) -> None:
        for cable in self.cables:
            cable.transport.abort()
        self.cables.clear()


@asynccontextmanager
async def through_a_wire(server: Live) -> AsyncIterator[tuple[Wire, str]]:
    wire = Wire(server.settings.port)
    listening = await asyncio.start_server(wire.join, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield wire, f"http://127.0.0.1:{port}"
    finally:
        listening.close()
        wire.cut()
        await asyncio.sleep(0.05)


async def test_a_game_survives_its_connection_being_cut_all_the_time(server: Live) -> None:
    async def cut_often(wire: Wire) -> None:
        while True:
            await asyncio.sleep(0.3)
            wire.cut()

    async with (
        through_a_wire(server) as (wire, url),
        arrived(url, "Anna", "Bert") as (anna, bert),
    ):
        table = await opened(anna, bert)
        cutting = asyncio.create_task(cut_often(wire))
        try:
            await asyncio.gather(
                play(anna, table, 1, at_random(5)), play(bert, table, 2, at_random(6))
            )
        finally:
            cutting.cancel()
        async with Client(server.url, anna.session) as uncut:
            book = whitby.record.parse(await uncut.record(table))
        whitby.record.verify(whitby.GAMES, book)


async def test_an_answer_that_was_lost_is_asked_for_again_and_done_once(server: Live) -> None:
    async def heard(server: Live, table: str) -> None:
        room = server.do(server.context.rooms.get(table))
        while not room.table.lines:
            await asyncio.sleep(0.01)

    async with through_a_wire(server) as (wire, url), arrived(url, "Anna") as (anna,):
        table = await opened(anna, start=False)
        async with anna.seat(table, 1) as seat:
            wire.swallow = True
            asking = asyncio.create_task(seat.do(Say(text="Once")))
            await heard(server, table)
            assert not asking.done()
            wire.cut()
            wire.swallow = False
            await asking
            await seat.ping()
            assert [said.text for said in seat.talk] == ["Once"]
            assert seat.connections == 2


async def test_a_server_that_comes_back_is_found_again(tmp_path: Path) -> None:
    with running(tmp_path) as first:
        port = first.settings.port
        async with arrived(first.url, "Anna") as (anna,):
            table = await opened(anna)
            seat = anna.seat(table, 1)
            await seat.__aenter__()
            before = (list(seat.events), seat.shown and seat.shown.seq)
    with running(tmp_path, port):
        await seat.ping()
        assert seat.connections == 2
        assert seat.events[: len(before[0])] == before[0]
        await seat.close()


# What the client may know, and what the page says about it


def test_the_client_knows_neither_server_nor_games() -> None:
    for path in (ROOT / "src" / "whitby" / "client").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("whitby"):
                assert (node.module or "").split(".")[1] in ("client", "extras", "wire"), path


def test_the_example_of_the_page_plays_a_game(server: Live) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    (example,) = re.findall(r"```python\n(.*?asyncio\.run.*?)```", page, re.DOTALL)
    told: list[object] = []
    code = example.replace("http://localhost:8000", server.url)
    exec(compile(code, "protocol.md", "exec"), {"print": told.append})
    assert len(told) == 1
    assert "Ending(" in str(told[0])


class SlowWire:
    """A connection on which sending takes a moment."""

    def __init__(self) -> None:
        self.sent: list[str] = []

    async def send(self, text: str) -> None:
        self.sent.append(msgspec.json.decode(text)["type"])
        for _ in range(5):
            await asyncio.sleep(0)


async def test_what_is_asked_while_a_connection_opens_is_sent_on_it() -> None:
    seat, wire = Client("http://localhost:1").seat("abc"), SlowWire()
    greeting = asyncio.create_task(seat._greet(cast("ClientConnection", wire)))
    await asyncio.sleep(0)
    asking = asyncio.create_task(seat.ping())
    await greeting
    assert wire.sent == ["hello", "ping"]
    asking.cancel()


def test_a_seat_is_a_small_thing() -> None:
    assert isinstance(Client("http://localhost:1").seat("abc"), SeatSocket)
