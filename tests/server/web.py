"""Tables as a browser or a program uses them over HTTP."""

from __future__ import annotations

from typing import Any

import httpx


def refused(answer: httpx.Response, status: int, code: str) -> None:
    """Check that a response is this refusal, and says why."""
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.json()["type"] == "refused"
    assert answer.json()["text"]


def opened(client: httpx.Client, **wish: Any) -> str:
    """Open a table, a duel if nothing else is wished for; return its id."""
    answer = client.post("/api/tables", json={"game": "duel", **wish})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def do(client: httpx.Client, table: str, act: str, key: str = "", **parts: Any) -> httpx.Response:
    """Send a command; without a key, one like it is done once."""
    frame = {"type": "do", "key": key or f"{act}{parts}".replace(" ", ""), "at": 0}
    return client.post(f"/api/tables/{table}/do", json={**frame, "act": {"do": act, **parts}})


def begun(client: httpx.Client, **wish: Any) -> str:
    """Open a table where someone plays against a bot; return its id."""
    table = opened(client, **wish)
    for act, parts in (("sit", {"seat": 1}), ("fill", {"seat": 2, "level": "random"})):
        assert do(client, table, act, **parts).status_code == 200
    assert do(client, table, "start").status_code == 200
    return table
