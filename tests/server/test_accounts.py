"""Accounts: weak passwords, guessing, recovery, sessions on other devices, and new tokens."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from msgspec.structs import replace
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.live import Live, cookie_of, running
from server.test_passwords import Slow
from server.web import do, opened, refused
from whitby.cli.admin import store as stores
from whitby.server import logging
from whitby.server.accounts.backoff import FREE
from whitby.server.accounts.passwords import FOR_STRANGERS, HASHERS, Passwords
from whitby.server.live.frames import ENDED
from whitby.server.store import schema
from whitby.server.store.sessions import ACCOUNT, GUEST

PASSWORD = "correct horse battery"
OTHER = "another horse entirely"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
NOW = int(time.time() * 1000)
numbers = count(1)


@pytest.fixture(scope="module", autouse=True)
def forbearance(server: Live) -> None:
    """Let no wait of the server end."""
    quick(server)


def quick(live: Live) -> Live:
    """A server on which no wait ends."""
    live.context.backoff._now = lambda: NOW
    return live


class Member:
    """Someone with an account, and a browser that keeps cookies."""

    def __init__(self, live: Live, login: str | None = None) -> None:
        self.live = live
        self.login = login or f"member{next(numbers)}"
        self.web = Browser(live)
        assert self.web.post("/api/session", json={"name": "Anna"}).status_code == 201
        self.guest = self.web.token
        wish = {"login": self.login, "password": PASSWORD}
        answer = self.web.post("/api/account", json=wish)
        assert answer.status_code == 200, answer.text
        self.codes: list[str] = answer.json()["codes"]
        self.id: str = answer.json()["id"]

    def log_in(self, web: Browser | None = None, password: str = PASSWORD) -> httpx.Response:
        """Log in, by default on another device."""
        wish = {"login": self.login, "password": password}
        return (web or Browser(self.live)).post("/api/login", json=wish)


class Browser(httpx.Client):
    """A separate browser, which keeps cookies and sends them back to this machine."""

    def __init__(self, live: Live, agent: str = FIREFOX) -> None:
        none_kept = httpx.Limits(max_keepalive_connections=0)
        super().__init__(base_url=live.url, headers={"user-agent": agent}, limits=none_kept)
        self.jar: dict[str, str] = {}

    def send(self, request: httpx.Request, **other: Any) -> httpx.Response:
        request.headers["cookie"] = "; ".join(f"{name}={self.jar[name]}" for name in self.jar)
        response = super().send(request, **other)
        for cookie in response.headers.get_list("set-cookie"):
            name, _, value = cookie.split(";")[0].partition("=")
            self.jar[name] = value
        return response

    @property
    def token(self) -> str:
        return self.jar["__Host-whitby"]


@pytest.fixture
def member(server: Live) -> Member:
    return Member(server)


# Passwords that are guessed first


@pytest.mark.parametrize("password", ["password1", "Dracula1890", "Anna12345"])
def test_a_weak_password_is_refused_and_nothing_changes(server: Live, password: str) -> None:
    with server.person("Anna") as guest:
        wish = {"login": f"weak{next(numbers)}", "password": password}
        refused(guest.post("/api/account", json=wish), 422, "password-weak")
        assert guest.get("/api/me").json()["login"] is None


def test_a_weak_password_is_refused_when_it_is_changed(member: Member) -> None:
    wish = {"current": PASSWORD, "password": member.login + "2030"}
    refused(member.web.put("/api/account/password", json=wish), 422, "password-weak")
    assert member.log_in().status_code == 200


# Guessing


def test_guesses_from_many_addresses_are_slow_for_one_account() -> None:
    with (
        running(rate=1.0, trusted_proxies="127.0.0.1") as live,
        httpx.Client(base_url=live.url) as web,
    ):
        member = Member(quick(live))
        answers = [
            web.post(
                "/api/login",
                json={"login": member.login, "password": f"guess {number}"},
                headers={"x-forwarded-for": f"192.0.2.{number % 12}"},
            )
            for number in range(240)
        ]
        made, refused = answers[: FREE["login"] + 1], answers[FREE["login"] + 1 :]
        assert {answer.status_code for answer in made} == {401}
        assert {answer.json()["code"] for answer in refused} == {"too-many-guesses"}
        assert {answer.headers["retry-after"] for answer in refused} == {"2"}


def lock(member: Member, login: str | None = None) -> list[httpx.Response]:
    """Guess until the server makes us wait."""
    wish = {"login": login or member.login, "password": "wrong horse"}
    with httpx.Client(base_url=member.live.url) as web:
        found = [web.post("/api/login", json=wish) for _ in range(8)]
    assert found[-1].status_code == 429
    return found


def test_an_account_that_is_not_there_is_guessed_at_alike(member: Member) -> None:
    real = lock(member)
    none = lock(member, f"nobody{next(numbers)}")
    assert [each.status_code for each in real] == [each.status_code for each in none]
    assert real[0].content == none[0].content
    assert real[-1].json()["code"] == none[-1].json()["code"] == "too-many-guesses"


def test_on_a_known_device_nobody_is_locked_out_by_others(member: Member) -> None:
    assert member.web.delete("/api/session").status_code == 200
    lock(member)
    refused(member.log_in(), 429, "too-many-guesses")
    assert member.log_in(member.web).status_code == 200
    refused(member.log_in(), 429, "too-many-guesses")  # other devices still have to wait


def test_a_known_device_is_no_way_to_guess(member: Member) -> None:
    answers = [member.log_in(member.web, "wrong horse").status_code for _ in range(8)]
    assert answers[-1] == 429
    assert member.log_in().status_code == 200  # the account itself is not slowed down


def test_the_device_of_one_person_is_not_known_for_another(server: Live, member: Member) -> None:
    bram = Member(server)
    lock(member)
    refused(member.log_in(bram.web), 429, "too-many-guesses")


def test_failures_outlast_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as live:
        member = Member(quick(live))
        lock(member)
    with running(tmp_path) as live:
        member.live = quick(live)
        refused(member.log_in(), 429, "too-many-guesses")


def test_a_tables_password_is_guessed_slowly_and_guests_stay(server: Live) -> None:
    with server.person("Host") as host, server.person("Bram") as bram, server.person() as eve:
        table = opened(host, access="password", password="harbour lights")
        path = f"/api/tables/{table}/enter"
        assert bram.post(path, json={"password": "harbour lights"}).status_code == 200
        guesses = [eve.post(path, json={"password": f"guess{n}"}) for n in range(14)]
        assert [each.status_code for each in guesses[:10]] == [403] * 10
        refused(guesses[-1], 429, "too-many-guesses")
        with server.person("Late") as late:
            right = {"password": "harbour lights"}
            refused(late.post(path, json=right), 429, "too-many-guesses")
        for known in (host, bram):
            assert known.post(path, json={"password": "whatever"}).status_code == 200
            assert known.get(f"/api/tables/{table}").status_code == 200


def test_new_table_passwords_have_six_signs_and_old_ones_still_open(server: Live) -> None:
    with server.person("Host") as host, server.person("Bram") as bram:
        wish = {"game": "duel", "access": "password", "password": "short"}
        refused(host.post("/api/tables", json=wish), 400, "malformed")
        table = host.post("/api/tables", json={**wish, "password": "longer"}).json()["id"]
        room = server.do(server.context.rooms.get(table))
        old = server.do(server.context.passwords.hash("abcd"))
        room.table.header = replace(room.table.header, password=old)
        path = f"/api/tables/{table}/enter"
        assert bram.post(path, json={"password": "abcd"}).status_code == 200


# Passwords


def test_a_password_is_changed_by_whoever_knows_it(member: Member) -> None:
    elsewhere = Browser(member.live)
    assert member.log_in(elsewhere).status_code == 200
    wish = {"current": "wrong horse", "password": OTHER}
    refused(member.web.put("/api/account/password", json=wish), 403, "not-your-password")
    before = member.web.token
    wish = {"current": PASSWORD, "password": OTHER}
    assert member.web.put("/api/account/password", json=wish).json()["login"] == member.login
    assert member.web.token != before
    assert member.web.get("/api/me").status_code == 200
    refused(elsewhere.get("/api/me"), 401, "session-needed")
    refused(member.log_in(), 401, "wrong-login")
    assert member.log_in(password=OTHER).status_code == 200


def test_nobody_stays_with_a_password_that_was_changed_while_it_was_checked(
    member: Member, monkeypatch: pytest.MonkeyPatch
) -> None:
    people, passwords = member.live.context.store.people, member.live.context.passwords
    check = passwords.check

    async def change_meanwhile(password: str, stored: str | None, stranger: bool = False) -> bool:
        right = await check(password, stored, stranger)
        await people.set_password(member.id, await passwords.hash(OTHER))
        await people.end_sessions(member.id)
        return right

    thief = Browser(member.live)
    with monkeypatch.context() as patched:
        patched.setattr(passwords, "check", change_meanwhile)
        refused(member.log_in(thief), 401, "wrong-login")
    rows = select(schema.sessions.c.digest).where(schema.sessions.c.person == member.id)
    assert member.live.do(people.rows(rows)) == []
    assert member.log_in(password=OTHER).status_code == 200


def test_a_stolen_session_guesses_slowly_and_locks_nobody_out(member: Member) -> None:
    wish = {"password": "wrong horse"}
    answers = [member.web.post("/api/account/codes", json=wish) for _ in range(8)]
    refused(answers[0], 403, "not-your-password")
    refused(answers[-1], 429, "too-many-guesses")
    assert member.log_in().status_code == 200


def test_a_guest_has_no_password_to_change(server: Live) -> None:
    with server.person() as guest:
        wish: dict[str, str] = {"current": PASSWORD, "password": OTHER}
        refused(guest.put("/api/account/password", json=wish), 409, "no-account")
        refused(guest.post("/api/account/codes", json={"password": "x"}), 409, "no-account")


# Recovery


def recover(member: Member, code: str, web: Browser | None = None, **other: Any) -> Any:
    wish = {"login": member.login, "code": code, "password": OTHER, **other}
    return (web or Browser(member.live)).post("/api/recover", json=wish)


def test_a_recovery_code_sets_a_new_password_once(member: Member) -> None:
    assert len(set(member.codes)) == 8
    assert member.web.get("/api/me").json()["recovery_codes"] == 8
    web = Browser(member.live)
    answer = recover(member, member.codes[3].lower().replace("-", " "), web)
    assert (answer.status_code, answer.json()["recovery_codes"]) == (200, 7)
    assert web.get("/api/me").json()["id"] == member.id
    refused(member.web.get("/api/me"), 401, "session-needed")
    refused(member.log_in(), 401, "wrong-login")
    assert member.log_in(password=OTHER).status_code == 200
    refused(recover(member, member.codes[3]), 401, "wrong-recovery")


def test_a_code_is_not_used_up_by_a_weak_password(member: Member) -> None:
    refused(recover(member, member.codes[0], password="password1"), 422, "password-weak")
    assert recover(member, member.codes[0]).status_code == 200


def test_a_code_belongs_to_one_account(server: Live, member: Member) -> None:
    bram = Member(server)
    refused(recover(member, bram.codes[0]), 401, "wrong-recovery")
    nobody = recover(member, member.codes[0], login=f"nobody{next(numbers)}")
    refused(nobody, 401, "wrong-recovery")
    assert nobody.content == recover(member, bram.codes[0]).content


def test_wrong_codes_wait_and_a_right_one_never_does(member: Member) -> None:
    lock(member)
    wrong = "AAAA-AAAA-AAAA-AAAA-AAAA-AAAA"
    answers = [recover(member, wrong) for _ in range(8)]
    refused(answers[0], 401, "wrong-recovery")
    refused(answers[-1], 429, "too-many-guesses")
    assert recover(member, member.codes[0]).status_code == 200
    assert member.log_in(password=OTHER).status_code == 200


def test_codes_can_be_made_anew(member: Member) -> None:
    refused(
        member.web.post("/api/account/codes", json={"password": "wrong"}), 403, "not-your-password"
    )
    fresh = member.web.post("/api/account/codes", json={"password": PASSWORD}).json()["codes"]
    assert not set(fresh) & set(member.codes)
    refused(recover(member, member.codes[0]), 401, "wrong-recovery")
    assert recover(member, fresh[0]).status_code == 200


def test_codes_are_shown_once_and_stored_as_digests(member: Member) -> None:
    assert "codes" not in member.web.get("/api/me").json()
    live = member.live
    rows = live.do(live.context.store.people.rows(_recovery(member.id)))
    assert len(rows) == 8
    stored = b"".join(bytes(row.digest) for row in rows)
    assert not [code for code in member.codes if code.encode() in stored]


def _recovery(person: str) -> Any:
    return schema.recovery.select().where(schema.recovery.c.person == person)


# Sessions


def check_ended(live: Live, token: str) -> None:
    """Check that nobody is let in with this token."""
    old = {"cookie": f"__Host-whitby={token}"}
    refused(httpx.get(f"{live.url}/api/me", headers=old), 401, "session-needed")


def test_an_account_and_a_login_bring_a_new_token(member: Member) -> None:
    assert member.web.token != member.guest
    check_ended(member.live, member.guest)
    before = member.web.token
    member.log_in(member.web)
    check_ended(member.live, before)


def test_cookies_last_as_long_as_sessions_can(server: Live, member: Member) -> None:
    guest = httpx.post(f"{server.url}/api/session", json={"name": "Anna"})
    assert f"Max-Age={GUEST.whole // 1000};" in guest.headers["set-cookie"]
    session, device = member.log_in().headers.get_list("set-cookie")
    assert f"Max-Age={ACCOUNT.whole // 1000};" in session
    assert device.startswith("__Host-whitby-device=")
    assert {"Secure", "HttpOnly", "SameSite=Strict", "Path=/"} < set(device.split("; "))


def test_sessions_are_listed_by_device_and_ended_one_by_one(member: Member) -> None:
    phone = Browser(member.live, SAFARI)
    member.log_in(phone)
    listed = member.web.get("/api/me/sessions").json()["sessions"]
    assert [(each["browser"], each["system"], each["here"]) for each in listed] == [
        ("firefox", "linux", True),
        ("safari", "ios", False),
    ]
    assert set(listed[0]) == {"id", "browser", "system", "opened", "used", "here"}
    left = member.web.delete(f"/api/me/sessions/{listed[1]['id']}").json()["sessions"]
    assert [each["id"] for each in left] == [listed[0]["id"]]
    refused(phone.get("/api/me"), 401, "session-needed")
    refused(member.web.delete(f"/api/me/sessions/{listed[1]['id']}"), 404, "no-session")
    refused(member.web.delete("/api/me/sessions/x"), 404, "no-session")


def test_a_session_of_another_is_not_there(server: Live, member: Member) -> None:
    id = member.web.get("/api/me/sessions").json()["sessions"][0]["id"]
    with server.person("Eve") as eve:
        refused(eve.delete(f"/api/me/sessions/{id}"), 404, "no-session")
    assert member.web.get("/api/me").status_code == 200


def test_all_other_sessions_end_or_this_one_too(member: Member) -> None:
    others = [Browser(member.live) for _ in range(3)]
    for other in others:
        member.log_in(other)
    assert len(member.web.delete("/api/me/sessions").json()["sessions"]) == 1
    assert {other.get("/api/me").status_code for other in others} == {401}
    assert member.web.get("/api/me").status_code == 200
    answer = member.web.delete("/api/me/sessions", params={"here": "true"})
    assert answer.json()["sessions"] == []
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert member.web.get("/api/me").status_code == 401


@contextmanager
def listening(live: Live, web: Browser, table: str) -> Iterator[ClientConnection]:
    """A browser's socket at a table."""
    cookie = {"cookie": f"__Host-whitby={web.token}"}
    with connect(f"{live.ws}/ws/tables/{table}", additional_headers=cookie) as socket:
        socket.send('{"type":"hello","protocol":1}')
        socket.recv(10)
        yield socket


def still_there(socket: ClientConnection) -> None:
    """Check that a socket is open."""
    socket.send('{"type":"ping","key":"still"}')
    while "still" not in str(socket.recv(10)):
        pass


def closes_with(socket: ClientConnection) -> int:
    try:
        while True:
            socket.recv(10)
    except ConnectionClosed as closed:
        return 0 if closed.rcvd is None else closed.rcvd.code


@pytest.mark.parametrize("every", [True, False])
def test_an_ended_session_closes_its_sockets_at_once(member: Member, every: bool) -> None:
    table = opened(member.web)
    phone = Browser(member.live)
    member.log_in(phone)
    other = member.web.get("/api/me/sessions").json()["sessions"][1]["id"]
    with listening(member.live, phone, table) as theirs:
        member.web.delete("/api/me/sessions" if every else f"/api/me/sessions/{other}")
        assert closes_with(theirs) == ENDED


def test_a_new_password_closes_other_sockets_and_keeps_the_own(member: Member) -> None:
    table = opened(member.web)
    phone = Browser(member.live)
    member.log_in(phone)
    with (
        listening(member.live, member.web, table) as own,
        listening(member.live, phone, table) as theirs,
    ):
        wish = {"current": PASSWORD, "password": OTHER}
        assert member.web.put("/api/account/password", json=wish).status_code == 200
        assert closes_with(theirs) == ENDED
        still_there(own)
        member.web.delete("/api/session")  # it belongs to the new session
        assert closes_with(own) == ENDED


def order(live: Live, person: str) -> None:
    """End sessions as the administrator does, from outside the server."""
    url = live.context.settings.database_url

    async def work() -> None:
        async with stores.opened(url) as store:
            found = await store.people.get(person) if person else None
            await stores.end_sessions(store, found)

    asyncio.run(work())


def test_the_host_signs_one_person_out(member: Member, caplog: pytest.LogCaptureFixture) -> None:
    bram = Member(member.live)
    table = opened(member.web)
    with (
        listening(member.live, member.web, table) as theirs,
        listening(member.live, bram.web, table) as other,
    ):
        order(member.live, member.id)
        assert closes_with(theirs) == ENDED
        still_there(other)
    assert member.web.get("/api/me").status_code == 401
    assert bram.web.get("/api/me").status_code == 200
    assert member.log_in().status_code == 200
    lines = [logging.told(record) for record in caplog.records]
    wanted = {"event": "sessions ended", "reason": "host", "person": member.id, "security": True}
    assert any(wanted.items() <= line.items() for line in lines)


def test_the_host_signs_everyone_out() -> None:
    with running() as live:
        member, bram = Member(quick(live)), Member(live)
        table = opened(member.web)
        with (
            listening(live, member.web, table) as one,
            listening(live, bram.web, table) as other,
            connect(f"{live.ws}/ws/tables/{table}") as stranger,
        ):
            stranger.send('{"type":"hello","protocol":1}')
            order(live, "")
            assert {closes_with(one), closes_with(other)} == {ENDED}
            still_there(stranger)
        assert member.web.get("/api/me").status_code == 401


# Hashes with old parameters


def test_a_login_hashes_the_password_anew_when_the_parameters_have_changed(member: Member) -> None:
    stored = hash_of(member)
    assert member.log_in().status_code == 200
    assert hash_of(member) == stored
    stronger = Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    before, member.live.context.passwords = member.live.context.passwords, stronger
    try:
        assert member.log_in(password=OTHER).status_code == 401
        assert hash_of(member) == stored
        assert member.log_in().status_code == 200
        assert "m=16,t=2" in hash_of(member)
        assert member.log_in().status_code == 200
    finally:
        member.live.context.passwords = before


def test_a_password_that_was_changed_meanwhile_is_not_hashed_anew(member: Member) -> None:
    stored = hash_of(member)
    people = member.live.context.store.people
    member.live.do(people.replace_hash(member.id, "another hash", "of the old password"))
    assert hash_of(member) == stored


def hash_of(member: Member) -> str:
    found = member.live.do(member.live.context.store.people.by_login(member.login))
    assert found is not None
    return found[1]


# A flood


def test_a_flood_of_logins_is_refused_and_play_goes_on() -> None:
    with running() as live, live.person() as member, ThreadPoolExecutor(40) as crowd:
        slow: Any = Slow()
        slow.go.clear()
        live.context.passwords = Passwords(slow)
        table = opened(member)
        flood = [
            crowd.submit(
                httpx.post,
                f"{live.url}/api/login",
                json={"login": f"login{n}", "password": "x"},
                timeout=30,
            )
            for n in range(40)
        ]
        while sum(each.done() for each in flood) < 40 - HASHERS - FOR_STRANGERS:
            time.sleep(0.01)
        assert do(member, table, "sit", seat=1).status_code == 200
        slow.go.set()
        answers = [each.result() for each in flood]
        told = [answer for answer in answers if answer.status_code != 401]
        assert len(told) == 40 - HASHERS - FOR_STRANGERS
        for answer in told:
            refused(answer, 503, "busy")
            assert answer.headers["retry-after"] == "2"


def test_the_first_cookie_is_the_session(member: Member) -> None:
    assert cookie_of(member.log_in()).startswith("__Host-whitby=")


# The log


def test_the_log_tells_what_happened_to_an_account_and_names_nobody(
    server: Live, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO", logger="whitby"):
        member = Member(server, "secretlogin")
        lock(member)
        recover(member, "AAAA")
        web = Browser(server)
        recover(member, member.codes[0], web)
        wish = {"current": OTHER, "password": PASSWORD}
        assert web.put("/api/account/password", json=wish).status_code == 200
        web.delete("/api/me/sessions")
        web.post("/api/me/delete", json={"password": PASSWORD})
    lines = [logging.told(record) for record in caplog.records]
    told = [(line["event"], line.get("person")) for line in lines]
    for event in (
        "account opened", "login failed", "recovery used", "password changed", "sessions ended",
        "person deleted",
    ):  # fmt: skip
        assert (event, member.id) in told, event
    assert {("backoff reached", None), ("recovery failed", None)} <= set(told)
    assert not [line for line in lines if "dropped" in line]
    assert not {"secretlogin", "Anna", PASSWORD, OTHER, *member.codes} & {
        value for line in lines for value in line.values() if isinstance(value, str)
    }
