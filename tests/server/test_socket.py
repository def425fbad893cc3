"""The socket of a table: who gets one, what it sends, and what it does not tolerate."""

from __future__ import annotations

import asyncio
import json
import socket as net
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import AsyncMock, Mock, patch

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from server import web
from server.live import Live, cookie_of, running
from server.web import begun, opened
from whitby.server.http import identity
from whitby.server.http.channel import ANSWER_SECONDS, SILENT_SECONDS, DirectChannel
from whitby.server.http.listener import TICKS_PER_LOOK
from whitby.server.http.routes import sockets as handshake
from whitby.server.limits import Allowance, Kind
from whitby.server.live import attendee, frames
from whitby.server.live import socket as sockets
from whitby.server.live.attendee import MOST_WAITING
from whitby.wire.messages import Pong

HELLO = {"type": "hello", "protocol": 1}


@pytest.fixture
def table(anna: httpx.Client) -> str:
    return opened(anna, access="public")


@contextmanager
def dialled(
    server: Live, table: str, who: httpx.Client | None = None, query: str = "", **headers: str
) -> Iterator[ClientConnection]:
    """A socket before the hello."""
    sent = dict(headers) if who is None else {"cookie": who.headers["cookie"], **headers}
    url = f"{server.ws}/ws/tables/{table}{query}"
    with connect(url, additional_headers=sent, proxy=None, compression=None) as socket:
        yield socket


def hear(socket: ClientConnection) -> dict[str, Any]:
    return dict(json.loads(socket.recv(timeout=10)))


def hear_until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while (message := hear(socket))["type"] != kind:
        pass
    return message


def say(socket: ClientConnection, frame: object) -> None:
    socket.send(json.dumps(frame))


def do(socket: ClientConnection, act: str, key: str = "k", at: int = 0, **parts: Any) -> None:
    say(socket, {"type": "do", "key": key, "at": at, "act": {"do": act, **parts}})


@contextmanager
def attended(
    server: Live, table: str, who: httpx.Client | None = None, query: str = ""
) -> Iterator[ClientConnection]:
    """A socket after the hello and the first state of the table."""
    with dialled(server, table, who, query) as socket:
        say(socket, HELLO)
        assert hear(socket)["type"] == "table"
        yield socket


def closed_with(socket: ClientConnection) -> int:
    """The code with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        hear_until(socket, "nothing more")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def denied(server: Live, table: str, who: httpx.Client | None = None, **more: str) -> Any:
    """How a socket that is never opened is refused."""
    query = more.pop("query", "")
    with pytest.raises(InvalidStatus) as answer, dialled(server, table, who, query, **more):
        pass
    response = answer.value.response
    assert "content-security-policy" in response.headers
    return response.status_code, json.loads(response.body or b"")["code"]


# Who gets one


def test_pages_of_others_get_none(server: Live, table: str, anna: httpx.Client) -> None:
    evil = {"origin": "https://evil.example"}
    assert denied(server, table, anna, **evil) == (403, "wrong-origin")
    own = f"http://127.0.0.1:{server.settings.port}"
    with dialled(server, table, anna, origin=own) as socket:
        say(socket, HELLO)
        assert hear(socket)["type"] == "table"


def test_a_table_that_is_not_there_has_none(server: Live) -> None:
    assert denied(server, "nosuchtable0") == (404, "no-table")
    assert denied(server, "NOT") == (404, "no-table")


def test_whoever_may_not_look_gets_none(server: Live, anna: httpx.Client, table: str) -> None:
    secret = opened(anna, access="password", password="open sesame")
    assert denied(server, secret) == (403, "password-needed")
    assert denied(server, table, query="?seat=1") == (403, "not-your-seat")
    assert denied(server, table, query="?shoulder=guess") == (403, "no-shoulder")
    assert denied(server, table, query="?seat=x") == (400, "malformed")


def test_too_many_at_once_are_refused() -> None:
    with running(rate=0.05) as live, live.person() as anna:
        table = opened(anna)
        with attended(live, table, anna):
            status, code = denied(live, table, anna)
        assert (status, code[:8]) == (429, "too-many")


# Saying hello


def test_hello_is_not_waited_for_for_ever(
    server: Live, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(handshake, "HELLO_SECONDS", 0.1)
    with dialled(server, table) as socket:
        assert closed_with(socket) == frames.NO_HELLO


# At the table


def test_commands_are_answered_and_everyone_sees(
    server: Live, anna: httpx.Client, table: str
) -> None:
    with attended(server, table, anna) as hers, attended(server, table) as strangers:
        do(hers, "sit", "first", seat=2)
        assert hear_until(hers, "done") == {"type": "done", "key": "first", "seq": 2}
        seen = hear_until(strangers, "table")
        assert seen["table"]["seats"][1]["name"] == "Anna"
        assert (seen["seq"], seen["seat"]) == (2, None)


def test_a_refusal_names_its_command(server: Live, anna: httpx.Client, table: str) -> None:
    with attended(server, table, anna) as socket:
        do(socket, "start", "early")
        refused = hear_until(socket, "refused")
        assert (refused["key"], refused["code"], refused["seq"]) == ("early", "seats-free", 1)


def test_a_sign_of_life(server: Live, table: str) -> None:
    with attended(server, table) as socket:
        say(socket, {"type": "ping", "key": "alive"})
        assert hear_until(socket, "pong")["key"] == "alive"


def test_a_silent_client_is_pinged_and_cut_off_if_it_does_not_answer(
    server: Live, table: str
) -> None:
    async def channel() -> DirectChannel:
        every = server.server.server_state.connections
        (found,) = [each for each in every if isinstance(each, DirectChannel)]
        return found

    async def later(seconds: float) -> float:
        """Look after the client as if some time had passed; return when it was last heard."""
        before = (await channel()).heard
        for turn in range(TICKS_PER_LOOK):
            server.server.look_after(turn, before + seconds)
        return before

    with attended(server, table) as socket:
        heard = server.do(later(SILENT_SECONDS))
        while server.do(later(0)) == heard:  # it answers by itself
            pass
        assert server.do(later(SILENT_SECONDS)) > heard
        say(socket, {"type": "ping", "key": "alive"})
        assert hear_until(socket, "pong")["key"] == "alive"

        async def no_answer() -> None:
            (await channel()).pause()
            last = await later(SILENT_SECONDS)
            (await channel()).look_after(last + SILENT_SECONDS + ANSWER_SECONDS)

        server.do(no_answer())
        with pytest.raises(ConnectionClosed):
            socket.recv(10)


def test_who_is_here_is_told(server: Live, anna: httpx.Client, table: str) -> None:
    with attended(server, table, anna) as hers:
        do(hers, "sit", seat=1)
        hear_until(hers, "done")
        with attended(server, table):
            while (here := hear_until(hers, "here"))["watchers"] != 1:
                pass
            assert here["seats"] == [1]
        assert hear_until(hers, "here")["watchers"] == 0


def test_only_what_is_new_is_sent(server: Live, anna: httpx.Client, table: str) -> None:
    web.do(anna, table, "sit", seat=1)
    with dialled(server, table, anna) as socket:
        say(socket, {**HELLO, "notices": 1})
        notices = hear(socket)["notices"]
        assert notices["start"] == 1
        do(socket, "stand", seat=1)
        later = hear_until(socket, "table")["notices"]
        assert later["start"] == 1 + len(notices["items"])
        assert len(later["items"]) == 1


def test_announcements_reach_everyone_and_newcomers(server: Live, table: str) -> None:
    with attended(server, table) as socket:
        server.do(server.context.store.order("announce", "Back at ten.", 0))
        assert hear_until(socket, "announcement")["text"] == "Back at ten."
    with attended(server, table) as late:
        assert hear_until(late, "announcement")["text"] == "Back at ten."


def test_somebody_muted_is_heard_no_longer(server: Live, anna: httpx.Client, table: str) -> None:
    with server.person("Bert") as bert, attended(server, table, anna) as hers:
        with attended(server, table, bert) as his:
            do(hers, "sit", "a", seat=1)
            do(his, "sit", "b", seat=2)
            hear_until(his, "done")
            do(his, "say", "c", text="Boo")
            hear_until(his, "done")
        while not (said := hear_until(hers, "table")["talk"])["items"]:
            pass
        assert said["items"][0]["text"] == "Boo"
        anna.post("/api/me/mutes", json={"person": bert.get("/api/me").json()["id"]})
        assert hear_until(hers, "table")["talk"] == {"start": 0, "items": [], "anew": True}


def test_a_new_name_is_shown_at_once_and_stays(
    server: Live, anna: httpx.Client, table: str
) -> None:
    with attended(server, table, anna) as socket:
        do(socket, "sit", "a", seat=1)
        hear_until(socket, "done")
        anna.patch("/api/me", json={"name": "Anne", "language": "fr"})
        while (seen := hear_until(socket, "table"))["table"]["seats"][0]["name"] != "Anne":
            pass
        do(socket, "start", "b")
        assert "place" in hear_until(socket, "refused")["text"]
        do(socket, "stand", "c", seat=1)
        do(socket, "sit", "d", seat=2)
        while (seen := hear_until(socket, "table"))["seq"] < 4:
            pass
        assert seen["table"]["seats"][1]["name"] == "Anne"


# Why it is closed


def test_the_end_of_a_session_ends_its_sockets(server: Live, table: str) -> None:
    with server.person("Bert") as bert, attended(server, table, bert) as socket:
        bert.delete("/api/session")
        assert closed_with(socket) == frames.ENDED


def test_a_session_that_ends_during_the_handshake_has_no_socket(
    server: Live, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The end of a session closes its open sockets; this one is not open yet."""
    people = server.context.store.people
    muted = people.muted

    with server.person("Bert") as bert:
        session = identity.digest(bert.headers["cookie"].partition("=")[2])

        async def log_out_meanwhile(person: str) -> set[str]:
            await people.end_session(session)
            return await muted(person)

        monkeypatch.setattr(people, "muted", log_out_meanwhile)
        with dialled(server, table, bert) as socket:
            assert closed_with(socket) == frames.ENDED
        assert not server.context.sockets.of_session(session)


def test_one_that_is_opened_while_its_session_is_renewed_belongs_to_the_new_one(
    server: Live, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, opened_then = server.context.store.people, ExitStack()
    end_session = people.end_session

    with server.person("Bert") as bert, opened_then:
        session = identity.digest(bert.headers["cookie"].partition("=")[2])

        async def open_meanwhile(digest: bytes) -> None:
            enter = opened_then.enter_context
            await asyncio.to_thread(enter, attended(server, table, bert))
            await end_session(digest)

        monkeypatch.setattr(people, "end_session", open_meanwhile)
        wish = {"login": "bert-renewed", "password": "a long horse"}
        me = bert.post("/api/account", json=wish).json()["id"]
        assert not server.context.sockets.of_session(session)
        assert len(server.context.sockets.of_person(me)) == 1


def test_one_for_whom_the_table_cannot_be_shown_does_not_stop_the_others(
    server: Live, anna: httpx.Client, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with attended(server, table) as other:
        room = server.do(server.context.rooms.get(table))
        (listener,) = [each for each in room.listeners if isinstance(each, sockets.Socket)]
        with attended(server, table, anna) as hers:
            monkeypatch.setattr(listener.display, "frame", Mock(side_effect=ZeroDivisionError))
            do(hers, "sit")
            assert hear_until(hers, "done")["key"] == "k"
        assert closed_with(other) == frames.FAILED


def test_a_table_that_is_deleted_ends_its_sockets(server: Live, table: str) -> None:
    with attended(server, table) as socket:
        server.do(server.context.store.order("delete", table, 0))
        assert closed_with(socket) == frames.GONE
    assert httpx.get(f"{server.url}/api/tables/{table}").status_code == 404


def test_a_link_that_is_taken_back_shows_nothing_more(server: Live, anna: httpx.Client) -> None:
    table = begun(anna, access="public")
    with attended(server, table, anna) as hers:
        do(hers, "shoulder", "d", seat=1)
        assert hear_until(hers, "done")["key"] == "d"
        token = anna.get(f"/api/tables/{table}?seat=1").json()["you"]["shoulder"]
        with attended(server, table, None, f"?shoulder={token}") as over:
            do(hers, "shoulder", "e", seat=1, open=False)
            assert closed_with(over) == frames.NOT_ALLOWED


def test_too_much_at_once_is_refused_and_not_closed() -> None:
    with running(rate=0.2) as live, live.person() as anna:
        table = opened(anna)
        with attended(live, table, anna) as socket:
            for number in range(12):
                say(socket, {"type": "ping", "key": f"k{number}"})
            refused = hear_until(socket, "refused")
            assert (refused["code"], refused["retry_after"]) == ("too-many", 1)
            assert refused["key"].startswith("k")


def test_the_sockets_of_one_address_share_what_it_may_send() -> None:
    with running(rate=1.0) as live, live.person("Anna") as anna, live.person("Bram") as bram:
        limits = live.context.limits
        limits.kinds["command"] = Kind(Allowance(100, 0.01), Allowance(9, 60))
        limits.kinds["talk"] = Kind(Allowance(100, 0.01), Allowance(2, 60))
        table = opened(anna, access="public")
        with attended(live, table, anna) as first, attended(live, table, bram) as second:
            for number in range(2):
                say(first, talk(f"talk{number}"))
                hear_until(first, "done")
            say(second, talk("talk2"))
            assert hear_until(second, "refused")["code"] == "too-many", "talk by address"
            for number in range(6):
                say((first, second)[number % 2], {"type": "ping", "key": f"k{number}"})
                hear_until((first, second)[number % 2], "pong")
            say(second, {"type": "ping", "key": "toomany"})
            refused = hear_until(second, "refused")
            assert (refused["code"], refused["key"]) == ("too-many", "toomany")


def talk(key: str) -> dict[str, Any]:
    act = {"do": "say", "channel": "watchers", "text": "Hello"}
    return {"type": "do", "key": key, "at": 1, "act": act}


def test_somebody_who_does_not_read_costs_no_more_than_his_due(
    server: Live, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendee, "SEND_SECONDS", 0.5)
    with deaf(server, table):
        room = server.do(server.context.rooms.get(table))
        deadline = time.monotonic() + 20
        while not room.listeners and time.monotonic() < deadline:
            time.sleep(0.01)
        (listener,) = [each for each in room.listeners if isinstance(each, sockets.Socket)]
        waiting = 0
        while listener in room.listeners and time.monotonic() < deadline:
            server.do(refresh(listener))
            waiting = max(waiting, len(listener._waiting))
        assert listener not in room.listeners
        assert waiting <= 1  # who is here: states are built only when they can be sent
        channel: Any = listener._channel
        while not channel.disconnected and time.monotonic() < deadline:
            time.sleep(0.01)
        assert channel.disconnected, "although nothing that was sent to him is ever read"


@contextmanager
def deaf(server: Live, table: str) -> Iterator[None]:
    """Someone who says hello and then reads nothing at all."""
    with net.socket() as raw:
        raw.setsockopt(net.SOL_SOCKET, net.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.settings.port))
        head = (
            f"GET /ws/tables/{table} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
        )
        raw.sendall("\r\n".join([*head, "", ""]).encode())
        assert b" 101 " in raw.recv(4096)
        hello = json.dumps(HELLO).encode()
        raw.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        yield


async def refresh(listener: sockets.Socket) -> None:
    """Let a table change a hundred times at once."""
    for _ in range(100):
        listener.refresh()


def test_answers_that_are_not_read_are_bounded(
    server: Live, anna: httpx.Client, table: str
) -> None:
    with attended(server, table, anna) as socket:
        room = server.do(server.context.rooms.get(table))
        (listener,) = [each for each in room.listeners if isinstance(each, sockets.Socket)]
        server.do(flood(listener))
        assert len(listener._waiting) <= MOST_WAITING
        assert closed_with(socket) == frames.TOO_SLOW


async def flood(listener: sockets.Socket) -> None:
    """Send more than may be queued to a client that has stopped reading."""
    channel = listener._channel
    assert isinstance(channel, DirectChannel)
    channel.pause_writing()
    for number in range(10 * MOST_WAITING):
        listener.send(Pong(key=str(number)))
    channel.resume_writing()


def test_cookies_are_read_from_the_handshake(server: Live, table: str) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"name": "Clara"})
    with dialled(server, table, cookie=cookie_of(answer)) as socket:
        say(socket, HELLO)
        assert hear(socket)["you"]["person"] == answer.json()["id"]


def test_nobody_is_left_behind(server: Live) -> None:
    deadline = time.monotonic() + 10
    while len(server.context.sockets) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert len(server.context.sockets) == 0
    assert not server.context.sockets._counts


async def test_a_client_that_leaves_during_the_handshake_is_no_failure() -> None:
    websocket = Mock(accept=AsyncMock(side_effect=ConnectionResetError))
    with patch("whitby.server.logging.note") as note:
        await handshake.serve(Mock(), websocket, Mock())
    assert [call.kwargs["level"] for call in note.call_args_list] == ["debug"]
