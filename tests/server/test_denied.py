"""Forbidden attempts are security events: over HTTP, in frames and in handshakes."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from server.live import Live
from server.web import do, opened
from whitby.server import logging


def denied(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    lines = [logging.told(record) for record in caplog.records if record.name == "whitby"]
    return [line for line in lines if line["event"] == "denied"]


def test_a_refused_request_is_noted(server: Live, caplog: pytest.LogCaptureFixture) -> None:
    with server.person("Anna") as anna, server.person("Bram") as bram:
        table = opened(anna)
        assert do(bram, table, "close").status_code == 403
        who = bram.get("/api/me").json()["id"]
    (line,) = denied(caplog)
    del line["time"]
    assert line == {
        "level": "warning",
        "event": "denied",
        "security": True,
        "reason": "host-only",
        "route": "/api/tables/{table}/do",
        "table": table,
        "person": who,
        "client": "127.0.0.0/24",
    }


def test_a_refused_frame_is_noted(server: Live, caplog: pytest.LogCaptureFixture) -> None:
    with server.person("Anna") as anna, server.person("Bram") as bram:
        table = opened(anna)
        cookie = {"cookie": bram.headers["cookie"]}
        with connect(f"{server.ws}/ws/tables/{table}", additional_headers=cookie) as socket:
            socket.send('{"type":"hello","protocol":1}')
            socket.send('{"type":"do","key":"1","at":1,"act":{"do":"close"}}')
            while "host-only" not in str(socket.recv(10)):
                pass
        who = bram.get("/api/me").json()["id"]
    (line,) = denied(caplog)
    assert (line["reason"], line["act"], line["person"]) == ("host-only", "close", who)
    assert (line["route"], line["table"]) == ("/ws/tables/{table}", table)


def test_a_refused_socket_is_noted(server: Live, caplog: pytest.LogCaptureFixture) -> None:
    with server.person("Anna") as anna, server.person("Bram") as bram:
        table = opened(anna)
        cookie = {"cookie": bram.headers["cookie"]}
        with pytest.raises(InvalidStatus):
            connect(f"{server.ws}/ws/tables/{table}?shoulder=AAAA", additional_headers=cookie)
        who = bram.get("/api/me").json()["id"]
    (line,) = denied(caplog)
    assert (line["reason"], line["table"], line["person"]) == ("no-shoulder", table, who)


def test_what_every_guest_meets_is_no_event(server: Live, caplog: pytest.LogCaptureFixture) -> None:
    with server.person("Anna") as anna, server.person("Bram") as bram:
        table = opened(anna, access="password", password="open sesame")
        assert bram.get(f"/api/tables/{table}").json()["code"] == "password-needed"
        assert httpx.get(f"{server.url}/api/me").status_code == 401
        assert denied(caplog) == []
        answer = bram.post(f"/api/tables/{table}/enter", json={"password": "wrong guess"})
        assert answer.status_code == 403, answer.text
    (line,) = denied(caplog)
    assert line["reason"] == "wrong-password"
    assert "wrong guess" not in str(caplog.records)
