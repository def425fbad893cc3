"""Someone leaves for good: their name and messages are removed, the game goes on without them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from server.live import Live
from server.test_accounts import PASSWORD, Browser, Member, closes_with, listening
from server.web import refused
from whitby.server.app import purge
from whitby.server.http.context import DAY
from whitby.server.live.frames import ENDED
from whitby.server.store.sessions import GUEST
from whitby.words import LANGUAGES, Speech

NAME = "Wilhelmina"


@pytest.fixture
def mina(server: Live) -> Browser:
    """A guest who is about to leave."""
    return guest(server, NAME)


@pytest.fixture
def bram(server: Live) -> Browser:
    return guest(server, "Bram")


def guest(server: Live, name: str) -> Browser:
    web = Browser(server)
    assert web.post("/api/session", json={"name": name}).status_code == 201
    return web


def table_of(host: httpx.Client, *others: httpx.Client, start: bool = True) -> str:
    """A duel where people sit in order; the first of them is the host."""
    table = host.post("/api/tables", json={"game": "duel", "access": "public"}).json()["id"]
    for seat, web in enumerate((host, *others), 1):
        do(web, table, do="sit", seat=seat)
    if start:
        do(host, table, do="start")
    return str(table)


def do(web: httpx.Client, table: str, **act: Any) -> None:
    seq = web.get(f"/api/tables/{table}").json()["seq"]
    wish = {"key": f"{seq}{act['do']}", "at": seq, "act": act}
    answer = web.post(f"/api/tables/{table}/do", json=wish)
    assert answer.status_code == 200, answer.text


def seen(web: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = web.get(f"/api/tables/{table}").json()
    return found


def go(web: httpx.Client, **wish: str) -> httpx.Response:
    return web.post("/api/me/delete", json=wish)


def test_bots_play_on_and_nobody_reads_the_name_again(
    server: Live, mina: Browser, bram: Browser
) -> None:
    table = table_of(bram, mina)
    do(mina, table, do="say", text="It is I, from the harbour")
    do(bram, table, do="say", text="Good evening")
    assert NAME in str(seen(bram, table))
    assert go(mina).status_code == 200
    for again in range(2):
        shown = seen(bram, table)
        seat = shown["table"]["seats"][1]
        assert (seat["person"], seat["owner_name"]) == (None, "")
        assert seat["bot"]
        assert [line["text"] for line in shown["talk"]["items"]] == ["Good evening"]
        assert NAME not in str(shown)
        words = [
            notice["say"]["parts"]["name"]
            for notice in shown["notices"]["items"]
            if notice["say"]["id"] == "notice-sat"
        ]
        assert words[1] == {"is": "word", "id": "web-gone"}
        if again:
            log = server.do(server.context.store.entries(table))
            assert NAME not in str(log)
            assert "Bram" in str(log)
        else:  # the same after the table is opened again
            room = server.do(server.context.rooms.get(table))
            server.loop.call_soon_threadsafe(server.context.rooms.retire, room)  # type: ignore[union-attr]
    assert len({Speech(lang).say("web-gone") for lang in LANGUAGES}) == 3


def test_a_seat_of_a_game_to_come_is_free_again(mina: Browser, bram: Browser) -> None:
    table = table_of(bram, mina, start=False)
    go(mina)
    seat = seen(bram, table)["table"]["seats"][1]
    assert (seat["person"], seat["bot"]) == (None, None)


def test_a_table_whose_host_goes_before_the_start_is_closed(mina: Browser, bram: Browser) -> None:
    table = table_of(mina, bram, start=False)
    go(mina)
    shown = seen(bram, table)["table"]
    assert (shown["stage"], shown["host_name"]) == ("closed", "")


def test_nobody_is_voted_into_the_seat_of_who_is_gone(
    server: Live, mina: Browser, bram: Browser
) -> None:
    table = table_of(bram, mina)
    eve = guest(server, "Eve")
    do(eve, table, do="offer", willing=True)
    go(mina)
    id = eve.get("/api/me").json()["id"]
    act = {"do": "propose", "motion": "hand", "seat": 2, "person": id}
    wish = {"key": "vote", "at": seen(bram, table)["seq"], "act": act}
    refused(bram.post(f"/api/tables/{table}/do", json=wish), 403, "seat-owned")


def test_a_rematch_has_a_bot_in_the_place_of_who_is_gone(mina: Browser, bram: Browser) -> None:
    table = table_of(bram, mina)
    go(mina)
    do(bram, table, do="propose", motion="abandon")
    shown = seen(bram, table)["table"]
    assert shown["stage"] == "closed"
    do(bram, table, do="rematch")
    after = seen(bram, seen(bram, table)["table"]["rematch"])["table"]
    assert [bool(seat["bot"]) for seat in after["seats"]] == [False, True]


def test_those_who_look_on_see_it_at_once_and_the_own_sockets_close(
    server: Live, mina: Browser, bram: Browser
) -> None:
    table = table_of(bram, mina)
    do(mina, table, do="say", text="It is I")
    with listening(server, bram, table) as theirs, listening(server, mina, table) as own:
        go(mina)
        assert closes_with(own) == ENDED
        told = ""
        while '"type":"table"' not in told or NAME in told:
            told = str(theirs.recv(10))
        assert "It is I" not in told


def test_all_of_a_person_is_gone_from_the_store(server: Live, mina: Browser, bram: Browser) -> None:
    id = mina.get("/api/me").json()["id"]
    table = table_of(bram, mina)
    mina.put(f"/api/tables/{table}/note", json={"text": "Bram bluffs"})
    bram.post("/api/me/mutes", json={"person": id})
    wish = {"kind": "ntfy", "target": "https://ntfy.sh/whitby-secret-topic"}
    mina.post("/api/me/outlets", json=wish)
    go(mina)
    refused(mina.get("/api/me"), 401, "session-needed")
    assert bram.get("/api/me").json()["muted"] == []
    store = server.context.store
    assert server.do(store.people.get(id)) is None
    assert server.do(store.note(table, id)) == ""
    assert server.do(store.people.outlets(id)) == []
    assert server.do(store.seated(id)) == []


def test_an_account_goes_only_with_its_password(server: Live) -> None:
    anna = Member(server)
    refused(go(anna.web), 403, "not-your-password")
    refused(go(anna.web, password="wrong horse"), 403, "not-your-password")
    assert anna.web.get("/api/me").status_code == 200
    answer = go(anna.web, password=PASSWORD)
    assert answer.status_code == 200
    assert "Max-Age=0" in answer.headers["set-cookie"]
    refused(anna.log_in(), 401, "wrong-login")
    Member(server, anna.login)  # the login is free again


# Guests whom nobody needs


def test_guests_without_a_session_and_a_table_are_purged(server: Live) -> None:
    alone, player, speaker, here = (guest(server, name) for name in ("A", "P", "S", "H"))
    member = Member(server)
    ids = {web: web.get("/api/me").json()["id"] for web in (alone, player, speaker, here)}
    table = table_of(player, guest(server, "Q"))
    do(speaker, table, do="say", channel="watchers", text="Hello")
    for web in (alone, player, speaker, member.web):
        web.delete("/api/session")
    context = server.context
    day = context.now

    async def tomorrow(days: float) -> None:
        context.now = lambda: day() + int(days * DAY)
        try:
            await purge(context)
        finally:
            context.now = day

    def left() -> set[str]:
        return set(server.do(context.store.people.many([*ids.values(), member.id])))

    server.do(tomorrow(0.5))
    assert left() == {*ids.values(), member.id}
    server.do(tomorrow(1.5))
    assert left() == {*ids.values(), member.id} - {ids[alone]}
    server.do(context.store.delete(table))
    server.do(tomorrow(1.5))
    assert left() == {ids[here], member.id}
    server.do(tomorrow(GUEST.idle / DAY + 1))
    assert left() == {member.id}
