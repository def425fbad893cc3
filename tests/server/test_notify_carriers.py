"""Messages through real web and mail servers, well-behaved and otherwise."""

from __future__ import annotations

import json
import logging
import re
import socket
import ssl
import threading
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage, Message
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from msgspec.structs import replace

from whitby.core.errors import WhitbyError
from whitby.server.accounts.codes import fits, new_code
from whitby.server.notify import OutletNotifier, webhooks
from whitby.server.notify.dns import LookUp, look_up_in
from whitby.server.notify.mail import Letter, MailRoom
from whitby.server.notify.results import Answer
from whitby.server.notify.webhooks import Post, PostOffice
from whitby.server.settings import Settings

from .notify_desk import SENT, Anna, Book, Box, Desk

# A certificate for "hooks.example" and this machine, valid for a hundred years; it opens nothing.
KEY_AND_CERTIFICATE = """\
-----BEGIN EC PRIVATE KEY-----
MHcCAQEEIHf4j41ai0A93Zyn65ph2veKMfJQ2UJj5r/mmQdZz0IGoAoGCCqGSM49
AwEHoUQDQgAEjZPcz9DkEmjrvtJmw2RXwZo3TH4tQMLJzobnGBbU1egPRBonC5cl
7T18sLJCR7Rx+zqIY9/3i2zP101gSRzKYQ==
-----END EC PRIVATE KEY-----
-----BEGIN CERTIFICATE-----
MIIBfDCCASKgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxXaGl0Ynkg
dGVzdHMwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBcxFTATBgNV
BAMMDFdoaXRieSB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABI2T3M/Q
5BJo677SZsNkV8GaN0x+LUDCyc6G5xgW1NXoD0QaJwuXJe09fLCyQke0cfs6iGPf
94tsz9dNYEkcymGjXTBbMCkGA1UdEQQiMCCCDWhvb2tzLmV4YW1wbGWCCWxvY2Fs
aG9zdIcEfwAAATAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBQ1KTgxlydGeOe6
ADbLMIciQ9aZBTAKBggqhkjOPQQDAgNIADBFAiAvhTNZD++TLadX6kUbXtTUH9+v
ROdilENeMO7PFW1JVgIhANiAo9pojUbXPhvp7o7WZLOWqV7q7d0xkFyXKi7EXAJu
-----END CERTIFICATE-----
"""


# A foreign web server


class Stranger(BaseHTTPRequestHandler):
    """A server that does what its path says."""

    protocol_version = "HTTP/1.1"
    seen: list[tuple[str, Message, bytes]]

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.seen.append((self.path, self.headers, body))
        word, _, number = self.path.strip("/").partition("-")
        if word == "slow":
            time.sleep(1)
        status = int(number) if word == "status" else 302 if word == "elsewhere" else 200
        self.send_response(status)
        self.send_header("Set-Cookie", "flavour=garlic")
        if word == "elsewhere":
            self.send_header("Location", "/ok")
        if word == "status":
            self.send_header("Retry-After", "7")
        self.send_header("Content-Length", str(10**12 if word == "huge" else 0))
        self.end_headers()
        if word == "huge":
            self.pour()

    def pour(self) -> None:
        """Send without end, until the other side closes."""
        try:
            while True:
                self.wfile.write(b"x" * 65536)
                self.poured = getattr(self, "poured", 0) + 65536
                assert self.poured < 10**9
        except OSError:
            self.close_connection = True

    def log_message(self, format: str, *args: object) -> None:
        pass


class Site:
    """A running server, and what it received."""

    def __init__(self, context: ssl.SSLContext | None = None) -> None:
        self.seen: list[tuple[str, Message, bytes]] = []
        handler = type("Handler", (Stranger,), {"seen": self.seen})
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.handle_error = lambda *_: None  # type: ignore[method-assign]
        self.port = self.server.server_address[1]
        if context is not None:
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.01,))
        self.thread.start()

    def post(self, path: str) -> Post:
        """A message to this server under another name."""
        return Post(f"http://hooks.example:{self.port}/{path}", {}, b"{}")

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()


@pytest.fixture
def site() -> Iterator[Site]:
    running = Site()
    yield running
    running.close()


async def tried(url: str) -> str:
    """Press a webhook's test button, on a server that allows private networks; how it went."""
    outlets = OutletNotifier(Settings(webhooks="any", base_url="https://whitby.example"), Book())
    try:
        return (await outlets.test(Anna, Box(target=url))).how
    finally:
        await outlets.close()


async def test_a_webhook_arrives(site: Site) -> None:
    assert await tried(f"http://localhost:{site.port}/hook?key=1") == "sent"
    path, headers, body = site.seen[0]
    assert path == "/hook?key=1"
    assert headers["Host"] == f"localhost:{site.port}"
    assert headers["User-Agent"].startswith("Whitby/")
    assert headers["Content-Type"] == "application/json"
    assert json.loads(body)["event"] == "test"


@pytest.mark.parametrize(
    ("path", "how"),
    [
        ("status-204", "sent"),
        ("elsewhere", "redirected"),
        ("status-404", "refused"),
        ("status-429", "busy"),
        ("status-500", "busy"),
    ],
)
async def test_answers_are_told_by_their_class(site: Site, path: str, how: str) -> None:
    assert await tried(f"http://127.0.0.1:{site.port}/{path}") == how
    assert len(site.seen) == 1


async def test_a_slow_server_is_left(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)
    assert await tried(f"http://127.0.0.1:{site.port}/slow") == "slow"


async def test_an_answer_without_end_is_not_read(site: Site) -> None:
    assert await tried(f"http://127.0.0.1:{site.port}/huge") == "sent"


async def test_nobody_listens() -> None:
    assert await tried(f"http://127.0.0.1:{free_port()}/") == "unreachable"


async def test_proxies_of_the_environment_are_ignored(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy"):
        monkeypatch.setenv(name, f"http://127.0.0.1:{free_port()}")
    monkeypatch.setenv("NO_PROXY", "")
    assert await tried(f"http://127.0.0.1:{site.port}/ok") == "sent"


async def test_no_cookie_is_kept(site: Site) -> None:
    office = PostOffice(leads_to("127.0.0.1"), private=True)
    for _ in range(2):
        assert await office.send(site.post("ok")) == SENT
    assert [headers["Cookie"] for _, headers, _ in site.seen] == [None, None]


async def test_we_are_told_for_how_long_to_wait(site: Site) -> None:
    office = PostOffice(leads_to("127.0.0.1"), private=True)
    assert await office.send(site.post("status-429")) == Answer("busy", 7)


def leads_to(*found: str) -> LookUp:
    """A resolver with a single answer."""

    async def look_up(host: str, port: int) -> list[str]:
        return list(found)

    return look_up


async def test_the_address_that_was_checked_is_the_one_that_is_used(site: Site) -> None:
    asked: list[str] = []

    async def look_up(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["203.0.113.1"]

    office = PostOffice(look_up, private=True)
    assert await office.send(site.post("ok")) == SENT
    assert asked == ["hooks.example"]
    assert site.seen[0][1]["Host"] == f"hooks.example:{site.port}"


@pytest.mark.parametrize(
    "found", [[], ["127.0.0.1"], ["::ffff:127.0.0.1", "10.0.0.1", "fe80::1%1"]]
)
async def test_a_name_that_leads_behind_the_wall_leads_nowhere(
    site: Site, found: list[str]
) -> None:
    office = PostOffice(leads_to(*found))
    assert await office.send(site.post("ok")) == Answer("nowhere")
    assert site.seen == []


@pytest.mark.parametrize("host", ["0x7f.1", "2130706433", "0177.0.0.1", "127.1", "localhost", "0"])
async def test_other_ways_to_write_this_machine_lead_nowhere(site: Site, host: str) -> None:
    with ThreadPoolExecutor(1) as threads:
        office = PostOffice(look_up_in(threads))
        parcel = Post(f"http://{host}:{site.port}/ok", {}, b"{}")
        assert await office.send(parcel) == Answer("nowhere")
    assert site.seen == []


async def test_an_address_that_does_not_answer_is_not_the_last_word(site: Site) -> None:
    office = PostOffice(leads_to("169.254.1.1", "127.9.9.9", "127.0.0.1"), private=True)
    assert await office.send(site.post("ok")) == SENT


@pytest.fixture
def certificate(tmp_path: Path) -> Path:
    path = tmp_path / "certificate.pem"
    path.write_text(KEY_AND_CERTIFICATE)
    return path


@pytest.mark.parametrize(
    ("host", "how"), [("hooks.example", "sent"), ("other.example", "unreachable")]
)
async def test_the_certificate_must_be_that_of_the_name(
    certificate: Path, host: str, how: str
) -> None:
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(certificate)
    asked: list[str | None] = []
    serving.sni_callback = lambda _, name, __: asked.append(name)
    site = Site(serving)
    try:
        trust = ssl.create_default_context(cafile=certificate)
        office = PostOffice(leads_to("127.0.0.1"), private=True, trust=trust)
        answer = await office.send(Post(f"https://{host}:{site.port}/ok", {}, b"{}"))
    finally:
        site.close()
    assert answer.how == how
    assert asked == [host]
    assert len(site.seen) == (how == "sent")


async def test_targets_are_in_no_log(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    for path in ("ok-hush", "elsewhere-hush", "status-500", "huge-hush"):
        await tried(f"http://hush-user.localhost:{site.port}/{path}/hush")
        await tried(f"http://127.0.0.1:{site.port}/{path}/hush")
    await tried(f"http://127.0.0.1:{free_port()}/hush")
    async with Desk(Box(target="https://hush.example/"), answers=[Answer("refused")] * 20) as desk:
        for number in range(20):
            await desk.turn(f"{number:012}")
    assert "paused" in caplog.text
    assert "hush" not in caplog.text


# A mail server


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Postman:
    """A mail server that gives every message the same response."""

    def __init__(self, to: str = "250 OK", data: str = "250 OK") -> None:
        self.to = to
        self.data = data
        self.letters: list[tuple[list[str], EmailMessage]] = []

    async def handle_RCPT(  # noqa: N802 - the library calls it so
        self, server: Any, session: Any, envelope: Any, address: str, options: Any
    ) -> str:
        envelope.rcpt_tos.append(address)
        return self.to

    async def handle_DATA(  # noqa: N802 - the library calls it so
        self, server: Any, session: Any, envelope: Any
    ) -> str:
        letter = message_from_bytes(envelope.content, policy=default)
        self.letters.append((envelope.rcpt_tos, letter))
        return self.data


async def mailed(
    postman: Postman, scheme: str = "smtp", user: str = "", trust: Path | None = None, **more: Any
) -> Answer:
    """Send one message through our mail server."""
    port = free_port()
    controller = Controller(postman, hostname="127.0.0.1", port=port, **more)
    controller.start()
    context = ssl.create_default_context(cafile=trust) if trust else None
    try:
        with ThreadPoolExecutor(1) as threads:
            url = f"{scheme}://{user}127.0.0.1:{port}"
            room = MailRoom(url, "Die Gräfin <w@example.org>", threads, context)
            letter = Letter(
                "anna@example.org", "À vous", "Écrit\n.\nÀ la main\n", "https://w.example/me"
            )
            return await room.send(letter)
    finally:
        controller.stop()


@asynccontextmanager
async def mailing(postman: Postman) -> AsyncIterator[OutletNotifier]:
    """Outlets that send their mail to our mail server."""
    controller = Controller(postman, hostname="127.0.0.1", port=free_port())
    controller.start()
    smtp = f"smtp://127.0.0.1:{controller.port}"
    settings = Settings(smtp=smtp, mail_from="w@example.org", base_url="https://whitby.example")
    outlets = OutletNotifier(settings, Book())
    try:
        yield outlets
    finally:
        await outlets.close()
        controller.stop()


async def test_a_letter_arrives() -> None:
    postman = Postman()
    assert await mailed(postman) == SENT
    to, letter = postman.letters[0]
    assert to == ["anna@example.org"]
    assert letter["From"] == "Die Gräfin <w@example.org>"
    assert letter["Subject"] == "À vous"
    assert letter["List-Unsubscribe"] == "<https://w.example/me>"
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Message-ID"].endswith("@example.org>")
    assert letter.get_content().splitlines() == ["Écrit", ".", "À la main"]


@pytest.mark.parametrize(
    ("postman", "how"),
    [
        (Postman(to="550 no such person"), "refused"),
        (Postman(to="451 come again"), "busy"),
        (Postman(data="554 looks like spam"), "refused"),
        (Postman(data="452 full"), "busy"),
    ],
)
async def test_what_a_mail_server_says_is_understood(postman: Postman, how: str) -> None:
    assert (await mailed(postman)).how == how


async def test_letters_are_encrypted_where_the_server_can(certificate: Path) -> None:
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(certificate)
    postman = Postman()
    secured: dict[str, Any] = {"tls_context": serving, "require_starttls": True}
    assert await mailed(postman, trust=certificate, **secured) == SENT
    assert (await mailed(postman, **secured)).how == "unreachable"  # its certificate is not trusted
    assert len(postman.letters) == 1


async def test_letters_may_be_encrypted_from_the_first_byte(certificate: Path) -> None:
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(certificate)
    assert await mailed(Postman(), "smtps", trust=certificate, ssl_context=serving) == SENT


async def test_a_password_goes_over_no_open_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whitby.server.notify.mail.HERE", ())
    postman = Postman()
    assert (await mailed(postman, user="anna:hush@")).how == "unreachable"
    assert postman.letters == []


async def test_no_mail_server(caplog: pytest.LogCaptureFixture) -> None:
    with ThreadPoolExecutor(1) as threads:
        room = MailRoom(f"smtp://anna:hush@127.0.0.1:{free_port()}", "w@example.org", threads)
        answer = await room.send(Letter("secret@example.org", "x", "y"))
    assert answer.how == "unreachable"
    assert "mail refused" in caplog.text
    assert not re.search("hush|secret", caplog.text)


@pytest.mark.parametrize("sender", ["whitby", "a,b@example.org", "@", "a@b@c"])
def test_a_sender_that_is_none_is_told_at_once(sender: str) -> None:
    with ThreadPoolExecutor(1) as threads, pytest.raises(WhitbyError, match="WHITBY_MAIL_FROM"):
        MailRoom("smtp://localhost", sender, threads)


@pytest.mark.parametrize("field", ["to", "subject", "stop"])
def test_no_letter_has_a_head_that_it_should_not_have(field: str) -> None:
    with ThreadPoolExecutor(1) as threads:
        room = MailRoom("smtp://localhost", "w@example.org", threads)
        letter = Letter("anna@example.org", "x", "y", "https://w.example/me")
        with pytest.raises(ValueError):  # noqa: PT011 - which of several is up to the library
            room.written(replace(letter, **{field: "x@example.org\r\nBcc: bob@example.org"}))


async def test_an_address_is_confirmed_through_a_real_mail_server() -> None:
    postman = Postman()
    box = Box(kind="email", target="anna@example.org", confirmed=False, code=new_code())
    async with mailing(postman) as outlets:
        assert (await outlets.test(Anna, box)).ok
    text = postman.letters[0][1].get_content()
    found = re.search("[A-Z2-9]{4}-[A-Z2-9]{4}", text)
    assert found is not None
    assert fits(box.code, found[0].lower())
