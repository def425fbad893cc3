"""A client that asks for news gets what has changed, and with it everything that others get."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from copy import copy
from time import monotonic
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

from server.live import Live
from server.tables import Evening, Table, at_table
from server.web import begun, opened
from whitby.core.rng import Fast
from whitby.games import GAMES
from whitby.server.http.channel import head
from whitby.server.live.attendee import Attendee
from whitby.server.live.caller import Caller
from whitby.server.live.room import Room
from whitby.server.rows import Person
from whitby.server.slots import Gate
from whitby.server.table.fields import ALWAYS, Has, after_moves, news, nothing_new, whole
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import Auto, Do, Fill, Move, Propose, Say, Sit, Start, Vote
from whitby.wire.messages import Message, News, Shown

PLAYERS = {"duel": 2, "fury": 5, "nosferatu": 6}
DECODER: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_news_add_up_to_the_whole(evening: Evening, game: str) -> None:
    """Every viewer of a game that is played for a while, as a client of either kind."""
    anna = evening.person("Anna")
    players = PLAYERS[game]
    table = evening.table(anna, game=game, players=players)
    table.does(anna, Sit(seat=1))
    for seat in range(2, players + 1):
        table.does(anna, Fill(seat=seat, level="random"))
    table.does(anna, Start())
    room = table.room
    viewers = [viewer_of(room.table, anna.id, 1), viewer_of(room.table, None)]
    last: list[tuple[Shown, dict[str, bytes], Has]] = []
    for viewer in viewers:
        has = Has()
        shown = room.shown(viewer, has)
        has.take(shown)
        last.append((shown, room.renderer.fields(shown), has))
        assert whole(last[-1][1]) == msgspec.json.encode(shown)
    sizes = []
    for _ in range(6):
        asked = table.sees(anna).decision
        if asked is None:
            break
        table.does(anna, Move(code=asked.options[0].code))
        for at, viewer in enumerate(viewers):
            before, fields, has = last[at]
            shown = room.shown(viewer, has)
            has.take(shown)
            now = room.renderer.fields(shown)
            told = DECODER.decode(news(now, fields))
            assert isinstance(told, News)
            assert whole(now) == msgspec.json.encode(shown)
            found = told.since(before)
            assert msgspec.structs.replace(found, notices=shown.notices, talk=shown.talk) == shown
            sizes.append(len(news(now, fields)) / len(whole(now)))
            last[at] = (shown, now, has)
    assert sizes
    assert min(sizes) < 0.6


class Client:
    """What a client of a socket has been sent, put together as a page does it."""

    on_clear = on_text = None
    clear = True

    def __init__(self, table: Table, room: Room, person: Person | None, seat: int | None) -> None:
        self.table = table
        self.caller = Caller(person, "", None, "en", seat)
        self.attendee = Attendee(self, room, self.caller, None)  # type: ignore[arg-type]
        assert self.attendee.greet('{"type":"hello","protocol":1,"news":true}') is None
        self.shown: Shown | None = None
        self.events: list[object] = []

    def write(self, *frames: bytes) -> None:
        """Take frames in."""
        for frame in frames:
            message = DECODER.decode(frame)
            if isinstance(message, News):
                assert self.shown is not None
                message = message.since(self.shown)
            if isinstance(message, Shown):
                start = message.events.start
                assert start <= len(self.events)
                self.events = [*self.events[:start], *message.events.items]
                self.shown = message

    def pause(self) -> None: ...

    def resume(self) -> None: ...

    def check(self) -> None:
        """It has what someone who comes new is sent."""
        assert self.shown is not None
        room = self.table.room
        whole = room.renderer.shown(self.caller.look_at(room.table), Has(), self.shown.now)
        assert self.events == list(whole.events.items)
        some = {name: getattr(whole, name) for name in ("events", "notices", "talk")}
        assert msgspec.structs.replace(self.shown, **some) == whole


@pytest.mark.parametrize("windows", ["ask", "short"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_client_has_everything_whatever_happens_between_moves(
    evening: Evening, game: str, windows: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is put together after moves alone says the same as what is rendered anew."""
    chance, people = Fast(7), evening.people(*"ABCDEFG"[: PLAYERS[game] + 1])
    settings = msgspec.structs.replace(evening.settings, window_seconds=1.0)
    evening.rooms.services.settings = settings
    *players, wanda = people
    table = evening.begun(game, *players, windows=windows, undo=True, talk="open")
    clients: list[Client] = []
    quick = 0

    def compared(state: Any, viewer: Any, has: Has, sent: dict[str, bytes], public: Any) -> bytes:
        nonlocal quick
        quick += 1
        then, before = copy(has), dict(sent)
        found = after_moves(state, viewer, has, sent, public)
        renderer = room.renderer
        shown = renderer.shown(viewer, then, public.now)
        fields = renderer.fields(shown)
        assert found == news(fields, before, nothing_new(shown, then))
        then.take(shown)
        assert counts(has) == counts(then)
        assert {**sent, **{name: fields[name] for name in ALWAYS}} == fields
        return found

    def counts(has: Has) -> tuple[int, ...]:
        return has.era, has.events, has.notices, has.talk

    monkeypatch.setattr("whitby.server.live.display.after_moves", compared)

    async def come() -> None:
        who = [*enumerate(players, 1), (None, wanda), (None, None)]
        clients.extend(Client(table, room, person, seat) for seat, person in who)
        for each in clients:
            room.join(each.attendee)
            each.attendee.refresh()

    room = table.room
    evening.run(come())
    evening.run(asyncio.sleep(0))
    for _ in range(120):
        if table.stage != "playing":
            break
        evening.now += chance.below(2000)
        between(evening, table, players, wanda, chance.below(12))
        if table.room.table.window is not None:
            table.wait(1.0)
        elif table.asked:
            table.move_at_random(chance)
        evening.run(asyncio.sleep(0))
        for client in clients:
            client.check()
    assert quick > 60


def test_whoever_moved_is_answered_before_others_are_told(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the state and the confirmation together; what others are sent is rendered before."""
    table, anna, bram = evening.duel_for_two()
    room, done = table.room, []

    def noting(name: str, kind: str, then: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            done.append((name, kind, len(given)))
            return then(*given)

        return noted

    async def main() -> None:
        clients = {}
        for name, person, seat in (("Wanda", None, None), ("Anna", anna, 1), ("Bram", bram, 2)):
            clients[name] = client = Client(table, room, person, seat)
            room.join(client.attendee)
            client.attendee.refresh()
            await asyncio.sleep(0)
            monkeypatch.setattr(client, "write", noting(name, "sent", client.write))
            render = noting(name, "rendered", client.attendee._render)
            monkeypatch.setattr(client.attendee, "_render", render)
        code = room.table.questions[2][1]
        do = Do(key="k", at=room.table.seq, act=Move(code=code, seat=2))
        await clients["Bram"].attendee._do(do)
        await asyncio.sleep(0)

    evening.run(main())
    assert done[:3] == [(name, "rendered", 0) for name in ("Wanda", "Anna", "Bram")]
    assert done[3:] == [("Bram", "sent", 2), ("Wanda", "sent", 1), ("Anna", "sent", 1)]


def between(
    evening: Evening, table: Table, players: list[Person], wanda: Person, what: int
) -> None:
    """Something that may happen between two moves."""
    seat, room = 1, table.room
    match what:
        case 0:
            table.does(players[0], Say(text="hello"))
        case 1:
            table.does(wanda, Say(text="hush", channel="watchers"))
        case 2:
            table.does(players[1], Propose(motion="pause"))
            for other in [players[0], *players[2:]]:
                if room.table.seating.motion is not None:
                    table.does(other, Vote(yes=False))
        case 3:
            seats = [n for n in table.asked if room.table.may_undo(n)] or [
                n for n in range(1, len(players) + 1) if room.table.may_undo(n)
            ]
            if seats:
                table.undo(table.holder(seats[0]), seats[0])
        case 4:
            table.does(players[0], Auto(seat=seat, on=not room.table.seating.answers_itself(seat)))
        case 5:
            with at_table(table, wanda):
                pass
        case 6:
            evening.run(renamed(room, players[0]))


async def renamed(room: Room, person: Person) -> None:
    """A person has another name now, and nobody is told yet."""
    other = room.table.names[person.id] == "Ada"
    room.remember_name(msgspec.structs.replace(person, name="Eve" if other else "Ada"))


def test_only_those_who_ask_for_news_get_them(server: Live) -> None:
    with server.person("Anna") as anna:
        table = begun(anna)
        kinds, cookie = {}, {"Cookie": anna.headers["cookie"]}
        for wanted in (True, False):
            url = f"{server.ws}/ws/tables/{table}"
            with connect(url, additional_headers=cookie, compression=None) as socket:
                hello = {"type": "hello", "protocol": 1} | ({"news": True} if wanted else {})
                socket.send(json.dumps(hello))
                first = until(socket, "table", "news")
                assert first["type"] == "table"
                code = first["decision"]["options"][0]["code"]
                act, key = {"do": "move", "code": code}, f"k{wanted}"
                frame = {"type": "do", "key": key, "at": first["seq"], "act": act}
                socket.send(json.dumps(frame))
                kinds[wanted] = until(socket, "table", "news")
        assert kinds[True]["type"] == "news"
        assert "table" not in kinds[True]
        assert kinds[False]["type"] == "table"
        assert kinds[False]["table"]["id"] == table


def test_a_socket_follows_to_another_table(server: Live) -> None:
    with server.person("Anna") as anna, server.person("Bram") as bram:
        first, second = opened(anna), opened(anna)
        closed = opened(bram, access="password", password="garlic and roses")
        url, cookie = f"{server.ws}/ws/tables/{first}", {"Cookie": anna.headers["cookie"]}
        with connect(url, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "news": True}))
            assert until(socket, "table")["table"]["id"] == first
            socket.send(json.dumps({"type": "follow", "key": "f1", "table": closed}))
            assert until(socket, "refused")["code"] == "password-needed"
            socket.send(json.dumps({"type": "follow", "key": "f2", "table": second}))
            assert until(socket, "table")["table"]["id"] == second
            assert until(socket, "done")["key"] == "f2"
            rooms = [server.do(server.context.rooms.get(each)) for each in (first, second)]
            assert [len(room.listeners) for room in rooms] == [0, 1]
            act = {"do": "sit", "seat": 2}
            socket.send(json.dumps({"type": "do", "key": "k", "at": 1, "act": act}))
            assert until(socket, "news")["you"]["seats"] == [2]
        with connect(url, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1}))
            assert until(socket, "table")["you"]["seats"] == []


def test_what_was_rendered_at_another_table_is_not_sent_after_following(server: Live) -> None:
    with server.person("Anna") as anna:
        first, second = opened(anna), opened(anna)
        room, gate = server.do(server.context.rooms.get(first)), server.do(closed_gate())
        url, cookie = f"{server.ws}/ws/tables/{first}", {"Cookie": anna.headers["cookie"]}
        with connect(url, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "news": True}))
            assert until(socket, "table")["table"]["id"] == first
            room.gate = gate
            server.do(told(room))
            socket.send(json.dumps({"type": "follow", "key": "f", "table": second}))
            assert until(socket, "table", "news", "done")["table"]["id"] == second
            assert until(socket, "table", "news", "done")["type"] == "done"
            server.do(opens(gate))
            socket.send(json.dumps({"type": "ping", "key": "p"}))
            assert until(socket, "table", "news", "pong")["type"] == "pong"


def test_what_changes_while_frames_wait_is_sent_after_them(server: Live) -> None:
    with server.person("Anna") as anna:
        table = opened(anna)
        room, gate = server.do(server.context.rooms.get(table)), server.do(closed_gate())
        url, cookie = f"{server.ws}/ws/tables/{table}", {"Cookie": anna.headers["cookie"]}
        with connect(url, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello", "protocol": 1, "news": True}))
            until(socket, "table")
            room.gate = gate
            server.do(told(room))
            server.do(told(room))
            server.do(opens(gate))
            assert [until(socket, "news")["type"] for _ in range(2)] == ["news", "news"]


async def closed_gate() -> Gate:
    return Gate(monotonic() + 3600)


async def told(room: Room) -> None:
    room.tell()


async def opens(gate: Gate) -> None:
    gate.open()


def until(socket: Any, *kinds: str) -> dict[str, Any]:
    """Read up to a message of one of these kinds."""
    while (found := json.loads(socket.recv(10)))["type"] not in kinds:
        pass
    return dict(found)


def test_frames_of_every_length_have_their_heads() -> None:
    assert head(5) == b"\x81\x05"
    assert head(125) == b"\x81\x7d"
    assert head(126) == b"\x81\x7e\x00\x7e"
    assert head(65535) == b"\x81\x7e\xff\xff"
    assert head(65536) == b"\x81\x7f" + (65536).to_bytes(8, "big")


def test_who_has_no_events_of_a_seat_is_told_so(evening: Evening) -> None:
    """A client forgets what another seat saw; it has to be told where the new list begins."""
    table, anna, _ = evening.duel_for_two()
    shown = table.sees(anna)
    shown.events.start, shown.events.items = 3, []
    assert "events" in nothing_new(shown, Has(events=3))
    assert "events" not in nothing_new(shown, Has(era=1, events=3)), "moves were undone"
    shown.events.start = 0
    assert "events" not in nothing_new(shown, Has(events=0))
