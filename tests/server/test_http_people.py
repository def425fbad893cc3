"""Sessions: starting one, coming back, and a person's own settings."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.live import Live, cookie_of, running
from server.web import refused
from whitby.server.accounts import names, weak_passwords
from whitby.server.accounts.passwords import Passwords
from whitby.server.http.identity import digest

SETTINGS = {"hosts": "whitby.local"}


def account(client: httpx.Client, login: str) -> httpx.Response:
    wish = {"login": login, "password": "correct horse"}
    answer = client.post("/api/account", json=wish)
    if "set-cookie" in answer.headers:
        client.headers["cookie"] = cookie_of(answer)  # a new token
    return answer


def test_what_the_first_visitor_needs_is_read_before_anybody_comes() -> None:
    names.bot_words.cache_clear()
    weak_passwords.common.cache_clear()
    with running():
        assert names.bot_words.cache_info().currsize == 1
        assert weak_passwords.common.cache_info().currsize == 1


def test_somebody_comes_in_with_a_name(server: Live) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"name": "  Anna  \t Lena "})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Anna Lena"
    assert answer.json()["language"] == "en"
    known = {"id", "name", "language", "login", "outlets", "muted", "recovery_codes"}
    assert set(answer.json()) == known


def test_the_cookie_is_for_this_host_and_for_no_script(server: Live) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"name": "Anna"})
    name, *marks = answer.headers["set-cookie"].split("; ")
    assert name.startswith("__Host-whitby=")
    assert len(name.split("=")[1]) == 43
    assert {"Secure", "HttpOnly", "SameSite=Lax", "Path=/"} < set(marks)
    assert "domain" not in answer.headers["set-cookie"].lower()


def test_only_the_digest_of_a_token_is_stored(server: Live) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"name": "Anna"})
    token = cookie_of(answer).split("=")[1]
    people = server.context.store.people
    assert server.do(people.session(digest(token), server.context.now())) is not None
    assert server.do(people.session(token.encode(), server.context.now())) is None


def test_over_plain_http_elsewhere_the_cookie_has_a_plain_name(server: Live) -> None:
    there = {"host": "whitby.local:8000"}
    answer = httpx.post(f"{server.url}/api/session", json={"name": "Anna"}, headers=there)
    assert cookie_of(answer).startswith("whitby=")
    assert "Secure" not in answer.headers["set-cookie"]
    headers = {"cookie": cookie_of(answer)}
    assert httpx.get(f"{server.url}/api/me", headers={**headers, **there}).status_code == 200
    # where a browser can keep the secure cookie, no other is accepted
    refused(httpx.get(f"{server.url}/api/me", headers=headers), 401, "session-needed")


def test_behind_an_encrypting_proxy_the_cookie_is_safe() -> None:
    with running(base_url="https://whitby.example.org") as live:
        there = {"host": "whitby.example.org"}
        answer = httpx.post(f"{live.url}/api/session", json={"name": "Anna"}, headers=there)
        assert answer.headers["set-cookie"].startswith("__Host-whitby=")


@pytest.mark.parametrize(
    "name",
    ["A,B", " ", "\u202eannA", "A\u0000", "a\u200bb", "\u0301", "a\ufdd0"],
    ids=["comma", "blank", "bidi", "control", "zero width", "mark alone", "no character"],
)
def test_names_that_would_mislead_are_refused(server: Live, name: str) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"name": name})
    refused(answer, 422, "blank-name" if name == "\u0301" else "bad-name")


@pytest.mark.parametrize("name", ["Ægir Þór", "李小龍", "Zoë 🦇", "x" * 40])
def test_names_of_people_are_taken(server: Live, name: str) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"name": name})
    assert answer.json()["name"] == name


def test_names_are_kept_composed(server: Live) -> None:
    answer = httpx.post(f"{server.url}/api/session", json={"name": "Zoe\u0308"})
    assert answer.json()["name"] == "Zo\u00eb"


def test_whoever_has_a_session_needs_no_other(anna: httpx.Client) -> None:
    refused(anna.post("/api/session", json={"name": "Bert"}), 409, "signed-in")


def test_refusals_are_told_in_the_readers_language(server: Live) -> None:
    german = httpx.get(f"{server.url}/api/me", headers={"accept-language": "it, de;q=0.7"})
    english = httpx.get(f"{server.url}/api/me")
    assert german.json()["text"] != english.json()["text"]
    with server.person("Berthe", "fr") as berthe:
        french = berthe.post("/api/session", json={"name": "x"}).json()["text"]
        assert french.startswith("Vous avez")


def test_a_session_ends(server: Live, anna: httpx.Client) -> None:
    answer = anna.delete("/api/session")
    assert answer.status_code == 200
    assert "Max-Age=0" in answer.headers["set-cookie"]
    refused(anna.get("/api/me"), 401, "session-needed")
    refused(httpx.delete(f"{server.url}/api/session"), 401, "session-needed")


def test_name_and_language_can_be_changed(anna: httpx.Client) -> None:
    assert anna.patch("/api/me", json={"name": "Anne", "language": "fr"}).json()["name"] == "Anne"
    assert anna.get("/api/me").json()["language"] == "fr"
    refused(anna.patch("/api/me", json={"name": "a,b"}), 422, "bad-name")
    refused(anna.patch("/api/me", json={"language": "tlh"}), 400, "malformed")


def test_an_account_brings_a_person_back(server: Live, anna: httpx.Client) -> None:
    me = account(anna, "anna@example.org").json()
    assert me["login"] == "anna@example.org"
    refused(account(anna, "anna2"), 409, "has-account")
    wish = {"login": "anna@example.org", "password": "correct horse"}
    answer = httpx.post(f"{server.url}/api/login", json=wish)
    assert answer.json()["id"] == me["id"]
    headers = {"cookie": cookie_of(answer)}
    assert httpx.get(f"{server.url}/api/me", headers=headers).json()["id"] == me["id"]


def test_a_login_is_had_once(server: Live, anna: httpx.Client) -> None:
    assert account(anna, "taken").status_code == 200
    with server.person("Bert") as bert:
        refused(account(bert, "taken"), 409, "login-taken")


def test_logging_in_ends_the_guests_session(server: Live, anna: httpx.Client) -> None:
    account(anna, "guest")
    with server.person("Bert") as bert:
        wish = {"login": "guest", "password": "correct horse"}
        assert bert.post("/api/login", json=wish).json()["name"] == "Anna"
        refused(bert.get("/api/me"), 401, "session-needed")


def test_accounts_can_be_switched_off() -> None:
    with running(accounts=False) as live, live.person() as anna:
        refused(account(anna, "anna"), 403, "accounts-off")


def test_a_wrong_password_and_an_unknown_login_are_answered_alike(
    server: Live, anna: httpx.Client
) -> None:
    account(anna, "alike")
    answers = [
        httpx.post(f"{server.url}/api/login", json={"login": login, "password": "wrong horse"})
        for login in ("alike", "nobody")
    ]
    refused(answers[0], 401, "wrong-login")
    assert answers[0].content == answers[1].content


class Counting:
    """A hasher that counts how often it is called."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def hash(self, password: str) -> str:
        self.calls.append("hash")
        return f"hash of {password}"

    def verify(self, stored: str, password: str) -> bool:
        self.calls.append("verify")
        return stored == f"hash of {password}"


async def test_a_wrong_password_and_an_unknown_login_take_the_same_steps() -> None:
    hasher: Any = Counting()
    passwords = Passwords(hasher)
    for stored in (await passwords.hash("right"), None):
        hasher.calls.clear()
        assert not await passwords.check("wrong", stored)
        assert hasher.calls == ["verify"]


async def test_nobodys_password_is_nobodys() -> None:
    passwords = Passwords()
    stored = await passwords.hash("correct horse")
    assert stored.startswith("$argon2id$")
    assert await passwords.check("correct horse", stored)
    assert not await passwords.check("", None)


def test_somebody_is_muted_and_heard_again(server: Live, anna: httpx.Client) -> None:
    with server.person("Bert") as bert:
        id = bert.get("/api/me").json()["id"]
    assert anna.post("/api/me/mutes", json={"person": id}).json()["muted"] == [id]
    assert anna.post("/api/me/mutes", json={"person": id, "on": False}).json()["muted"] == []
    stranger = {"person": "nobody000000"}
    refused(anna.post("/api/me/mutes", json=stranger), 404, "no-person")


def test_outlets_come_and_go(anna: httpx.Client) -> None:
    wish = {"kind": "ntfy", "target": "https://ntfy.sh/whitby-secret-topic"}
    made = anna.post("/api/me/outlets", json=wish)
    assert made.status_code == 201
    assert made.json()["confirmed"]
    assert "secret" not in made.text
    number = made.json()["number"]
    assert [each["number"] for each in anna.get("/api/me").json()["outlets"]] == [number]
    assert anna.delete(f"/api/me/outlets/{number}").status_code == 200
    refused(anna.delete(f"/api/me/outlets/{number}"), 404, "no-outlet")
    refused(anna.post(f"/api/me/outlets/{number}/test"), 404, "no-outlet")
    refused(anna.delete("/api/me/outlets/x"), 404, "no-outlet")


def test_an_outlet_of_another_is_not_there(server: Live, anna: httpx.Client) -> None:
    wish = {"kind": "ntfy", "target": "https://ntfy.sh/topic"}
    number = anna.post("/api/me/outlets", json=wish).json()["number"]
    with server.person("Bert") as bert:
        refused(bert.delete(f"/api/me/outlets/{number}"), 404, "no-outlet")


def test_outlets_are_checked_and_counted(anna: httpx.Client) -> None:
    inside = {"kind": "webhook", "target": "http://127.0.0.1:8000/"}
    assert anna.post("/api/me/outlets", json=inside).status_code == 422
    mail = {"kind": "email", "target": "anna@example.org"}
    refused(anna.post("/api/me/outlets", json=mail), 422, "outlet-off")
    for number in range(10):
        wish = {"kind": "ntfy", "target": f"https://ntfy.sh/topic{number}"}
        assert anna.post("/api/me/outlets", json=wish).status_code == 201
    refused(anna.post("/api/me/outlets", json=wish), 409, "too-many-outlets")


def test_an_address_is_confirmed_by_its_code(server: Live, anna: httpx.Client) -> None:
    id = anna.get("/api/me").json()["id"]
    people = server.context.store.people
    outlet = server.do(people.add_outlet(id, "email", "anna@example.org", code="ABCD-2345"))
    path = f"/api/me/outlets/{outlet.number}/confirm"
    refused(anna.post(path, json={"code": "ABCD-9999"}), 409, "wrong-code")
    assert anna.post(path, json={"code": "abcd2345"}).json()["confirmed"]


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/me"),
        ("PATCH", "/api/me"),
        ("GET", "/api/me/tables"),
        ("POST", "/api/me/mutes"),
        ("POST", "/api/me/outlets"),
        ("POST", "/api/account"),
        ("POST", "/api/tables"),
    ],
)
def test_what_is_a_persons_own_needs_a_session(server: Live, method: str, path: str) -> None:
    refused(httpx.request(method, server.url + path), 401, "session-needed")
    forged = {"cookie": "__Host-whitby=" + "A" * 43}
    refused(httpx.request(method, server.url + path, headers=forged), 401, "session-needed")
