"""Continuing in another browser: a link works once, for a short time, and for one person."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from server.live import Live, running
from server.test_accounts import OTHER, PASSWORD, Browser, Member, check_ended
from server.web import do, opened, refused
from whitby.server import logging
from whitby.server.accounts import device_links
from whitby.server.accounts.backoff import FREE
from whitby.server.http.routes import links
from whitby.server.store import schema

WRONG = "AAAA-AAAA-AAAA-AAAA"


class Guest:
    """Someone without an account, in their own browser."""

    def __init__(self, live: Live, name: str) -> None:
        self.web = Browser(live)
        answer = self.web.post("/api/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.id = str(answer.json()["id"])

    def link(self) -> str:
        """Make a link and return its code."""
        answer = self.web.post("/api/me/link")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["code"])


@pytest.fixture
def guest(server: Live) -> Guest:
    server.context.backoff._few.clear()
    server.context.backoff._many.clear()
    return Guest(server, "Anna")


def use(live: Live, code: str, web: Browser | None = None) -> httpx.Response:
    """Use a link, by default in a fresh browser."""
    return (web or Browser(live)).post("/api/link", json={"code": code})


def who(web: Browser) -> str | None:
    """Return who is logged in to a browser."""
    answer = web.get("/api/me")
    return str(answer.json()["id"]) if answer.status_code == 200 else None


@contextmanager
def later(live: Live, milliseconds: int) -> Iterator[None]:
    """Let some time pass on the server."""
    now = live.context.now
    live.context.now = lambda: now() + milliseconds
    try:
        yield
    finally:
        live.context.now = now


def events(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, dict[str, Any]]]:
    """Collect the security events that follow."""
    told: list[tuple[str, dict[str, Any]]] = []

    def security(event: str, **fields: Any) -> None:
        told.append((event, fields))

    monkeypatch.setattr(links, "security", security)
    monkeypatch.setattr(logging, "security", security)
    return told


# What it is for


def test_a_guest_plays_on_in_another_browser(server: Live, guest: Guest) -> None:
    """The seat is theirs in both browsers, and both are listed."""
    table = opened(guest.web)
    assert do(guest.web, table, "sit", seat=1).status_code == 200
    phone = Browser(server, "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0")
    code = guest.link()
    looked = phone.post("/api/link/look", json={"code": code})
    assert looked.json()["name"] == "Anna"
    assert who(phone) is None, "looking logs nobody in"
    assert use(server, code, phone).json()["id"] == guest.id
    assert phone.get(f"/api/tables/{table}").json()["you"]["seats"] == [1]
    assert who(guest.web) == guest.id, "the first browser stays"
    listed = guest.web.get("/api/me/sessions").json()["sessions"]
    assert [(each["system"], each["here"]) for each in listed] == [
        ("linux", True),
        ("android", False),
    ]
    assert guest.web.delete(f"/api/me/sessions/{listed[1]['id']}").status_code == 200
    assert who(phone) is None


def test_a_code_may_be_typed(server: Live, guest: Guest) -> None:
    assert use(server, f" {guest.link().lower().replace('-', ' ')} ").status_code == 200


# Attacks


def test_a_link_works_once(server: Live, guest: Guest) -> None:
    code = guest.link()
    assert use(server, code).status_code == 200
    refused(use(server, code), 401, "wrong-link")
    refused(Browser(server).post("/api/link/look", json={"code": code}), 401, "wrong-link")


def test_of_two_who_are_quick_one_gets_in(server: Live, guest: Guest) -> None:
    code = guest.link()
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: use(server, code).status_code, range(6)))
    assert sorted(answers) == [200, *[401] * 5]


def test_a_link_expires(server: Live, guest: Guest) -> None:
    code = guest.link()
    with later(server, device_links.LASTS - 1000):
        seen = Browser(server).post("/api/link/look", json={"code": code})
        assert seen.status_code == 200
    with later(server, device_links.LASTS + 1000):
        refused(Browser(server).post("/api/link/look", json={"code": code}), 401, "wrong-link")
        refused(use(server, code), 401, "wrong-link")


def test_a_new_link_voids_the_one_before(server: Live, guest: Guest) -> None:
    before, now = guest.link(), guest.link()
    refused(use(server, before), 401, "wrong-link")
    assert use(server, now).status_code == 200


def test_a_link_is_one_persons(server: Live, guest: Guest) -> None:
    bram = Guest(server, "Bram")
    code, other = guest.link(), bram.link()
    assert use(server, other).json()["id"] == bram.id
    assert use(server, code).json()["id"] == guest.id, "Bram's link has not voided it"


def test_a_prefetch_uses_nothing_up(server: Live, guest: Guest) -> None:
    """Messengers and browsers open links before any person does."""
    code = guest.link()
    web = Browser(server)
    for path in (f"/link#{code}", f"/link/{code}", f"/link?code={code}", f"/api/link?code={code}"):
        for method in ("GET", "HEAD"):
            web.request(method, path)
    assert who(web) is None
    assert use(server, code).status_code == 200


def test_another_site_cannot_log_somebody_in(server: Live, guest: Guest) -> None:
    code = guest.link()
    bram = Guest(server, "Bram")
    for path in ("/api/link", "/api/link/look", "/api/me/link"):
        evil = {"origin": "https://evil.example"}
        answer = bram.web.post(path, json={"code": code}, headers=evil)
        refused(answer, 403, "wrong-origin")
    assert who(bram.web) == bram.id
    assert use(server, code).status_code == 200, "it is still good"


def test_a_stranger_makes_no_link(server: Live) -> None:
    refused(Browser(server).post("/api/me/link"), 401, "session-needed")


def test_guessing_backs_off_and_a_right_code_never_waits(
    server: Live, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = events(monkeypatch)
    code = guest.link()
    paths = ("/api/link", "/api/link/look")
    with httpx.Client(base_url=server.url) as eve:
        answers = [eve.post(paths[n % 2], json={"code": WRONG}) for n in range(FREE["link"] + 3)]
    assert [each.status_code for each in answers] == [*[401] * (FREE["link"] + 1), 429, 429]
    refused(answers[-1], 429, "too-many-guesses")
    assert use(server, code).status_code == 200
    names = [event for event, _ in told]
    assert names.count("link failed") == FREE["link"] + 1
    assert "backoff reached" in names
    assert [fields["person"] for event, fields in told if event == "link used"] == [guest.id]
    assert [fields["person"] for event, fields in told if event == "link made"] == [guest.id]


def test_guesses_are_limited_by_address() -> None:
    with running(rate=1.0) as live, httpx.Client(base_url=live.url) as eve:
        answers = [eve.post("/api/link", json={"code": WRONG}) for _ in range(25)]
        assert answers[-1].json()["code"] == "too-many"


def test_a_code_is_stored_as_a_digest(server: Live, guest: Guest) -> None:
    code = guest.link()
    asked = select(schema.recovery).where(schema.recovery.c.person == guest.id)
    (row,) = server.do(server.context.store.people.rows(asked))
    assert code.encode() not in bytes(row.digest)
    assert code.replace("-", "").encode() not in bytes(row.digest)
    assert guest.web.get("/api/me").json()["recovery_codes"] == 0, "it is no recovery code"


def test_a_thief_who_is_thrown_out_has_no_link_left(server: Live) -> None:
    """A link made in a session that has ended is void, whatever ended the session."""
    member = Member(server)

    def thief() -> str:
        web = Browser(server)
        assert member.log_in(web).status_code == 200
        return str(web.post("/api/me/link").json()["code"])

    code = thief()
    sessions = member.web.get("/api/me/sessions").json()["sessions"]
    (stolen,) = [each["id"] for each in sessions if not each["here"]]
    assert member.web.delete(f"/api/me/sessions/{stolen}").status_code == 200
    refused(use(server, code), 401, "wrong-link")
    code = thief()
    assert member.web.delete("/api/me/sessions").status_code == 200
    refused(use(server, code), 401, "wrong-link")
    code = thief()
    wish = {"current": PASSWORD, "password": OTHER}
    assert member.web.put("/api/account/password", json=wish).status_code == 200
    refused(use(server, code), 401, "wrong-link")
    code = str(member.web.post("/api/me/link").json()["code"])
    assert server.do(server.context.store.people.end_everyone()) > 0
    refused(use(server, code), 401, "wrong-link")


def test_a_link_and_a_recovery_code_do_not_open_each_others_door(server: Live) -> None:
    member = Member(server)
    code = str(member.web.post("/api/me/link").json()["code"])
    refused(use(server, member.codes[0]), 401, "wrong-link")
    wish = {"login": member.login, "code": code, "password": OTHER}
    refused(Browser(server).post("/api/recover", json=wish), 401, "wrong-recovery")
    assert member.web.get("/api/me").json()["recovery_codes"] == 8
    member.web.post("/api/me/link")
    assert member.web.get("/api/me").json()["recovery_codes"] == 8, (
        "codes are not replaced by links"
    )


def test_using_a_link_ends_the_session_before_it(server: Live, guest: Guest) -> None:
    bram = Guest(server, "Bram")
    token = bram.web.token
    assert use(server, guest.link(), bram.web).json()["name"] == "Anna"
    check_ended(server, token)


def test_expired_codes_and_links_are_dropped(server: Live, guest: Guest) -> None:
    guest.link()
    people = server.context.store.people

    async def left() -> int:
        await people.drop_expired(server.context.now() + device_links.LASTS + 1000)
        asked = select(schema.recovery.c.digest).where(schema.recovery.c.person == guest.id)
        return len(await people.rows(asked))

    assert server.do(left()) == 0
