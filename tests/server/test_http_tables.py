"""Tables over HTTP: finding, opening, reading, acting."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

import whitby
from server.live import Live, running
from server.web import begun, do, opened, refused
from whitby.bots import BOTS
from whitby.bots.levels import offered, usual


@pytest.fixture
def bert(server: Live) -> Iterator[httpx.Client]:
    with server.person("Bert") as client:
        yield client


def test_games_are_listed_with_what_can_be_chosen(server: Live) -> None:
    found = httpx.get(f"{server.url}/api/games").json()
    assert [game["name"] for game in found["games"]] == list(whitby.GAMES)
    duel = found["games"][0]
    assert [bot["level"] for bot in duel["bots"]] == list(BOTS["duel"])
    assert [bot["level"] for bot in duel["bots"] if bot["offered"]] == offered("duel")
    assert [bot["level"] for bot in duel["bots"] if bot["usual"]] == [usual("duel")]
    free = {setting["name"]: setting["free"] for setting in duel["settings"]}
    assert free["cards"]
    assert not free["match"]
    assert "good-game" in found["phrases"]


def test_a_public_table_is_listed_and_found(server: Live, anna: httpx.Client) -> None:
    table = opened(anna, access="public")
    hidden = opened(anna)
    listed = httpx.get(f"{server.url}/api/tables").json()["tables"]
    assert table in [card["id"] for card in listed]
    assert hidden not in [card["id"] for card in listed]
    code = next(card["code"] for card in listed if card["id"] == table)
    assert httpx.get(f"{server.url}/api/codes/{code.lower()}").json() == {"id": table}
    refused(httpx.get(f"{server.url}/api/codes/NONE00"), 404, "no-code")
    refused(httpx.get(f"{server.url}/api/codes/no-code"), 404, "no-code")


def test_a_table_that_cannot_be_is_not_opened(anna: httpx.Client) -> None:
    for wish, code in (
        ({"game": "chess"}, "no-game"),
        ({"game": "duel", "players": 3}, "bad-players"),
        ({"game": "duel", "options": {"colour": "red"}}, "no-option"),
        ({"game": "duel", "options": {"size": "small"}}, "no-option"),
        ({"game": "duel", "options": {"match": "seven"}}, "bad-option"),
        ({"game": "duel", "access": "password"}, "password-missing"),
    ):
        refused(anna.post("/api/tables", json=wish), 422, code)


def test_strangers_watch_and_do_nothing(server: Live, anna: httpx.Client) -> None:
    table = begun(anna)
    shown = httpx.get(f"{server.url}/api/tables/{table}").json()
    assert (shown["seat"], shown["decision"], shown["you"]["person"]) == (None, None, None)
    with httpx.Client(base_url=server.url) as stranger:
        refused(do(stranger, table, "sit"), 401, "session-needed")


def test_nobody_looks_from_anothers_seat(anna: httpx.Client, bert: httpx.Client) -> None:
    table = begun(anna)
    assert anna.get(f"/api/tables/{table}", params={"seat": 1}).json()["seat"] == 1
    refused(bert.get(f"/api/tables/{table}", params={"seat": 1}), 403, "not-your-seat")
    refused(bert.get(f"/api/tables/{table}", params={"shoulder": "x"}), 403, "no-shoulder")
    refused(bert.get(f"/api/tables/{table}", params={"seat": 9}), 404, "no-seat")


def test_a_table_may_do_without_watchers(anna: httpx.Client, bert: httpx.Client) -> None:
    table = begun(anna, house={"watchers": False})
    refused(bert.get(f"/api/tables/{table}"), 403, "no-watchers")
    refused(bert.get(f"/api/tables/{table}/moments/0"), 403, "no-watchers")


def test_what_is_there_already_is_not_sent_again(anna: httpx.Client) -> None:
    table = begun(anna)
    all = anna.get(f"/api/tables/{table}").json()["notices"]
    assert (all["start"], len(all["items"]) > 1) == (0, True)
    rest = anna.get(f"/api/tables/{table}", params={"notices": 1}).json()["notices"]
    assert rest == {"start": 1, "items": all["items"][1:], "anew": False}


def test_what_came_before_is_read_page_by_page(anna: httpx.Client) -> None:
    table = begun(anna)
    all = anna.get(f"/api/tables/{table}").json()["notices"]["items"]
    page = anna.get(f"/api/tables/{table}/notices", params={"before": 2}).json()
    assert page == {"start": 0, "items": all[:2], "anew": False}
    assert do(anna, table, "say", text="Hello").status_code == 200
    page = anna.get(f"/api/tables/{table}/talk").json()
    assert [line["text"] for line in page["items"]] == ["Hello"]
    assert anna.get(f"/api/tables/{table}/talk", params={"before": 0}).json()["items"] == []
    for kind in ("notices", "talk"):
        refused(anna.get(f"/api/tables/{table}/{kind}", params={"before": -1}), 400, "malformed")


def test_pages_are_for_those_who_may_look(anna: httpx.Client, bert: httpx.Client) -> None:
    table = begun(anna, house={"watchers": False})
    for kind in ("notices", "talk"):
        refused(bert.get(f"/api/tables/{table}/{kind}"), 403, "no-watchers")
        refused(bert.get(f"/api/tables/{table}/{kind}", params={"seat": 1}), 403, "not-your-seat")


def test_a_command_under_the_same_key_is_done_once(anna: httpx.Client) -> None:
    table = opened(anna)
    first = do(anna, table, "sit", key="once", seat=1).json()
    assert do(anna, table, "sit", key="once", seat=1).json() == first
    refused(do(anna, table, "sit", key="twice", seat=1), 409, "already-seated")


def test_a_password_is_asked_of_watchers_too(
    server: Live, anna: httpx.Client, bert: httpx.Client
) -> None:
    table = opened(anna, access="password", password="open sesame")
    here = f"/api/tables/{table}"
    assert anna.get(here).status_code == 200
    refused(httpx.get(server.url + here), 403, "password-needed")
    for answer in (
        bert.get(here),
        bert.get(f"{here}/note"),
        bert.get(f"{here}/record"),
        bert.get(f"{here}/moments/0"),
        bert.get(f"{here}/facts"),
        do(bert, table, "sit"),
        bert.put(f"{here}/note", json={"text": ""}),
    ):
        refused(answer, 403, "password-needed")
    refused(bert.post(f"{here}/enter", json={"password": "wrong one"}), 403, "wrong-password")
    assert bert.post(f"{here}/enter", json={"password": "open sesame"}).status_code == 200
    assert bert.get(here).status_code == 200
    assert do(bert, table, "sit").status_code == 200


def test_a_password_is_remembered_by_the_store(anna: httpx.Client, server: Live) -> None:
    table = opened(anna, access="password", password="open sesame")
    with server.person("Clara") as clara:
        clara.post(f"/api/tables/{table}/enter", json={"password": "open sesame"})
        room = server.do(server.context.rooms.get(table))

        async def restart() -> None:
            server.context.rooms.retire(room)

        server.do(restart())
        assert clara.get(f"/api/tables/{table}").status_code == 200


def test_moments_of_a_game_can_be_looked_at(anna: httpx.Client) -> None:
    table = begun(anna)
    moment = anna.get(f"/api/tables/{table}/moments/0", params={"seat": 1}).json()
    assert (moment["move"], moment["seat"]) == (0, 1)
    refused(anna.get(f"/api/tables/{table}/moments/9999"), 404, "no-moment")
    refused(anna.get(f"/api/tables/{table}/moments/-1"), 404, "no-moment")
    refused(anna.get(f"/api/tables/{opened(anna)}/moments/0"), 409, "not-begun")


def test_a_record_is_given_when_the_game_is_over(anna: httpx.Client) -> None:
    refused(anna.get(f"/api/tables/{begun(anna)}/record"), 409, "not-over")


def test_notes_are_a_persons_own(anna: httpx.Client, bert: httpx.Client) -> None:
    table = opened(anna)
    path = f"/api/tables/{table}/note"
    assert anna.get(path).json() == {"text": ""}
    assert anna.put(path, json={"text": "He bluffs."}).status_code == 200
    assert anna.get(path).json() == {"text": "He bluffs."}
    assert bert.get(path).json() == {"text": ""}
    refused(anna.put(path, json={"text": "x" * 16001}), 400, "malformed")


def test_a_tables_link_is_drawn(server: Live, anna: httpx.Client) -> None:
    answer = httpx.get(f"{server.url}/api/tables/{opened(anna)}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml; charset=utf-8"
    assert "<svg" in answer.text
    assert "<script" not in answer.text


@pytest.mark.parametrize("tail", ["", "/record", "/note", "/qr.svg", "/moments/0", "/facts"])
def test_a_table_that_is_not_there(anna: httpx.Client, tail: str) -> None:
    refused(anna.get(f"/api/tables/nosuchtable0{tail}"), 404, "no-table")
    refused(anna.get(f"/api/tables/NOT-AN-ID{tail}"), 404, "no-table")


def test_ones_own_tables(anna: httpx.Client, bert: httpx.Client) -> None:
    table = opened(anna)
    do(anna, table, "sit")
    mine = anna.get("/api/me/tables").json()["tables"]
    assert [(each["table"]["id"], each["seats"]) for each in mine] == [(table, [1])]
    assert bert.get("/api/me/tables").json()["tables"] == []


def test_the_server_says_how_it_is(server: Live) -> None:
    assert httpx.get(f"{server.url}/healthz").json() == {"ok": True}
    version = httpx.get(f"{server.url}/version").json()
    assert version["whitby"] == whitby.__version__
    assert version["games"] == {name: game.version for name, game in whitby.GAMES.items()}
    refused(httpx.get(f"{server.url}/metrics"), 404, "not-found")


def test_an_unwell_store_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> list[str]:
        raise OSError("the disk is gone")

    with running() as live:
        monkeypatch.setattr(live.context.store, "listed", broken)
        answer = httpx.get(f"{live.url}/healthz")
        refused(answer, 503, "not-stored")
        assert answer.headers["retry-after"] == "5"
        assert "disk" not in answer.text


def test_figures_are_given_where_they_are_switched_on() -> None:
    with running(metrics=True) as live:
        answer = httpx.get(f"{live.url}/metrics")
        assert answer.headers["content-type"].startswith("text/plain")
        assert "whitby_sockets" in answer.text


def test_a_mistake_of_ours_is_no_news_to_others(
    anna: httpx.Client, server: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("the secret is 42")

    monkeypatch.setattr(server.context.rooms, "cards", broken)
    answer = anna.get("/api/tables")
    refused(answer, 500, "server-error")
    assert "42" not in answer.text
