"""Abuse of outlets: floods, mail to strangers, ways around the firewall."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from whitby.server.accounts.codes import new_code
from whitby.server.notify import OutletNotifier, webhooks
from whitby.server.notify.dns import MOST_LOOKUPS_OF_A_DOMAIN, look_up_in
from whitby.server.notify.notifier import MOST_CODES_A_DAY, MOST_CODES_OF_A_DOMAIN
from whitby.server.notify.queue import MOST_OF_ONE_AN_HOUR
from whitby.server.notify.results import Answer
from whitby.server.notify.webhooks import Post, PostOffice
from whitby.server.settings import BadSetting, Settings

from .notify_desk import Anna, Book, Box, Desk
from .test_notify_carriers import Postman, leads_to, mailing

# Web servers that respond without end


@contextmanager
def answering(talk: Callable[[socket.socket], None]) -> Iterator[int]:
    """A server that reads a request and then responds as the test wants; yields its port."""
    listening = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        try:
            caller, _ = listening.accept()
        except OSError:
            return
        with caller:
            caller.settimeout(10)
            try:
                caller.recv(65536)
                talk(caller)
            except OSError:
                pass  # the other side has closed

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        yield int(listening.getsockname()[1])
    finally:
        listening.shutdown(socket.SHUT_RDWR)
        listening.close()
        thread.join()


async def sent_to(port: int) -> Answer:
    office = PostOffice(leads_to("127.0.0.1"), private=True)
    return await office.send(Post(f"http://hooks.example:{port}/", {}, b"{}"))


@pytest.mark.parametrize(
    "flood",
    [
        b"HTTP/1.1 102 Processing\r\n\r\n" * 1000,
        b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n" * 1000,
    ],
)
async def test_an_answer_that_never_comes_to_the_point_is_cut_off(flood: bytes) -> None:
    def pour(caller: socket.socket) -> None:
        while True:
            caller.sendall(flood)

    with answering(pour) as port:
        assert (await sent_to(port)).how == "unreachable"  # not "slow": it was not read forever


@pytest.mark.parametrize("head", [b"HTTP/1.1 200 OK\r\nX: ", b"HTTP/1.1 200 ", b"<html>", b"\0"])
async def test_a_head_without_end_is_cut_off(head: bytes) -> None:
    def pour(caller: socket.socket) -> None:
        caller.sendall(head)
        while True:
            caller.sendall(b"x" * 65536)

    with answering(pour) as port:
        assert (await sent_to(port)).how == "unreachable"


async def test_an_answer_that_drips_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.3)
    left = threading.Event()

    def drip(caller: socket.socket) -> None:
        try:
            caller.sendall(b"HTTP/1.1 200 OK\r\nX: ")
            while True:
                caller.sendall(b"x")
                time.sleep(0.02)
        except OSError:
            left.set()

    with answering(drip) as port:
        assert (await sent_to(port)).how == "slow"
        assert left.wait(10)


async def test_a_redirect_to_the_inside_is_not_followed() -> None:
    def redirect(caller: socket.socket) -> None:
        caller.sendall(
            b"HTTP/1.1 307 Temporary Redirect\r\nLocation: http://169.254.169.254/\r\n"
            b"Content-Length: 0\r\n\r\n"
        )

    with answering(redirect) as port:
        assert (await sent_to(port)).how == "redirected"


# Ways around the firewall


async def test_the_servers_own_public_address_is_behind_the_wall_too(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A firewall does not see what a machine sends to its own address."""
    monkeypatch.setattr(
        webhooks, "may_reach", lambda address, private: True
    )  # as if it were public
    heard: list[bytes] = []

    def listen(caller: socket.socket) -> None:
        heard.append(caller.recv(10))

    with answering(listen) as port:
        parcel = Post(f"http://hooks.example:{port}/", {}, b"{}")
        assert (await PostOffice(leads_to("127.0.0.1")).send(parcel)).how == "nowhere"
    assert not any(heard)


# Name servers that do not respond


class Tar:
    """A resolver that hangs for some names until the test is over."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.asked: Counter[str] = Counter()
        self.real = socket.getaddrinfo
        monkeypatch.setattr(socket, "getaddrinfo", self.ask)

    def ask(self, host: Any, *rest: Any, **more: Any) -> Any:
        if not str(host).endswith("tar.example"):
            return self.real(host, *rest, **more)
        self.asked[str(host)] += 1
        self.free.wait(30)
        raise OSError


async def test_names_that_hang_hold_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    tar = Tar(monkeypatch)
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)
    with ThreadPoolExecutor(4) as threads:
        look_up = look_up_in(threads)
        office = PostOffice(look_up)
        try:
            stuck = [office.send(Post(f"https://{n}.tar.example/", {}, b"{}")) for n in range(40)]
            assert {answer.how for answer in await asyncio.gather(*stuck)} == {"slow"}
            async with asyncio.timeout(5):
                assert await look_up("localhost", 80)
        finally:
            tar.free.set()
    assert tar.asked.total() == MOST_LOOKUPS_OF_A_DOMAIN


async def test_letters_do_not_wait_for_name_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    tar = Tar(monkeypatch)
    monkeypatch.setattr(webhooks, "SECONDS", 0.1)
    async with mailing(Postman()) as outlets:
        try:
            stuck = [Box(target=f"https://x.{n}tar.example/") for n in range(20)]
            await asyncio.gather(*(outlets.test(Anna, box) for box in stuck))
            async with asyncio.timeout(10):
                told = await outlets.test(Anna, Box(kind="email", target="anna@example.org"))
            assert told.how == "sent"
        finally:
            tar.free.set()


# Mail to people who did not ask for it


def unconfirmed(target: str, person: str = Anna.id) -> Box:
    return Box(kind="email", target=target, person=person, confirmed=False, code=new_code())


@pytest.mark.parametrize(
    "spellings",
    [
        [f"anna+{n}@gmail.com" for n in range(20)],
        [f"{'.'.join('annamaria'[:n])}{'annamaria'[n:]}@gmail.com" for n in range(1, 9)],
        [f"ANNA+{n}@Example.org" for n in range(20)],
    ],
)
async def test_one_mailbox_is_one_mailbox_however_it_is_spelt(spellings: list[str]) -> None:
    async with Desk() as desk:
        for person, target in enumerate(spellings):
            await desk.outlets.send_code(Anna, unconfirmed(target, f"person{person}"))
    assert len(desk.sent) == MOST_CODES_A_DAY


async def test_nobody_floods_a_domain_with_codes() -> None:
    async with Desk() as desk:
        for n in range(60):
            await desk.outlets.send_code(Anna, unconfirmed(f"{n}@catch-all.example"))
        told = await desk.outlets.send_code(Anna, unconfirmed("anna@example.org"))
        assert told.how == "sent"  # the others do not have to wait for it
    assert len(desk.sent) == MOST_CODES_OF_A_DOMAIN + 1


async def test_nobody_floods_a_host_by_many_paths() -> None:
    boxes = [Box(number=n, target=f"https://victim.example/?{n}") for n in range(10)]
    friend = Box(number=11, target="https://friend.example/")
    async with Desk(*boxes, friend) as desk:
        for table in range(20):
            await desk.turn(f"{table:012}")
        await desk.glass.run(3000)
    hosts = Counter(parcel.url.split("/")[2] for parcel in desk.posts)
    assert hosts["victim.example"] == MOST_OF_ONE_AN_HOUR
    assert hosts["friend.example"] == 20


# Header injection in mail


@pytest.mark.parametrize("end", ["\r\n", "\n", "\r", "\x0b", "\x0c", "\x85", "\u2028", "\0"])
@pytest.mark.parametrize(
    "place", ["{}anna@example.org", "an{}na@example.org", "anna@example.org{}"]
)
def test_no_address_has_a_line_break(end: str, place: str) -> None:
    outlets = OutletNotifier(Desk().settings, Book())
    for injected in (end, f"{end}RCPT TO:<bob@example.org>", f">{end}DATA{end}"):
        with pytest.raises(Exception, match="outlet-email"):
            outlets.check("email", place.format(injected))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("WHITBY_BASE_URL", "https://whitby.example\r\nBcc: bob@example.org"),
        ("WHITBY_MAIL_FROM", "Whitby\r\nBcc: bob@example.org <w@example.org>"),
        ("WHITBY_MAIL_FROM", "w@example.org\nBcc: bob@example.org"),
    ],
)
def test_no_setting_has_a_line_break(name: str, value: str) -> None:
    smtp = {"WHITBY_SMTP_URL": "smtp://localhost", "WHITBY_MAIL_FROM": "w@example.org"}
    with pytest.raises(BadSetting):
        Settings.from_environ({**smtp, name: value})


@pytest.mark.parametrize(
    "local", ["anna!bob", "anna%bob", "-f", "|cat", "`id`", "$(id)", "{anna}", "a=b", "/etc/passwd"]
)
async def test_unusual_boxes_reach_their_own_domain_and_nobody_else(local: str) -> None:
    postman, target = Postman(), f"{local}@example.org"
    async with mailing(postman) as outlets:
        if set("()") & set(local):
            with pytest.raises(Exception, match="outlet-email"):
                outlets.check("email", target)
            return
        await outlets.test(Anna, Box(kind="email", target=outlets.check("email", target)))
    ((to, letter),) = postman.letters
    assert to == [target]
    assert letter["To"].addresses[0].addr_spec == target
