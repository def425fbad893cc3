"""The real command with its most verbose log: what it writes during play holds no secrets."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from msgspec import json

from server.ears import Ear, spellings

PASSWORD = "canary-table-password"
MISTAKE = "canary-wrong-password"
NAME = "Canaria Name"
TYPED = (
    "canary-note", "canary-mark", "canary-talk", "canary-login", "canary-hook", "canary-code",
    "canary-path",
)  # fmt: skip


@contextmanager
def serving(folder: Path, form: str) -> Iterator[tuple[str, Path, subprocess.Popen[str]]]:
    """Run the command and yield its address; everything it writes goes into one file."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("WHITBY_")}
    env = {
        **plain,
        "WHITBY_LOG": form,
        "WHITBY_LOG_LEVEL": "debug",
        "WHITBY_RATE": "0",
        "WHITBY_BOT_SECONDS": "0",
        "WHITBY_BOT_PROCESSES": "0",
        "WHITBY_WEBHOOKS": "any",
        "WHITBY_METRICS": "on",
    }
    written = folder / "written.txt"
    command = [sys.executable, "-m", "whitby.cli", "serve", "--port", "0", "--folder", str(folder)]
    with written.open("w") as file:
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=file, env=env, text=True, encoding="utf-8"
        )
    assert process.stdout is not None
    try:
        found = None
        while found is None:
            line = process.stdout.readline()
            assert line, written.read_text()
            found = re.search(r"http://localhost:(\d+)", line)
        yield f"http://127.0.0.1:{found[1]}", written, process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def live_there(url: str) -> list[Ear]:
    """Do a little of everything, correctly and incorrectly."""
    ears = [Ear(url, name) for name in (NAME, "Bela")]
    anna, bela = (ear.come_in() for ear in ears)
    anna.ask("POST", "/api/account", {"login": "canary-login", "password": PASSWORD})
    anna.ask("POST", "/api/login", {"login": "canary-login", "password": MISTAKE})
    hook = {"kind": "webhook", "target": "http://127.0.0.1:59999/canary-hook", "always": True}
    anna.ask("POST", "/api/me/outlets", hook)
    anna.ask("POST", "/api/me/outlets/1/test")
    wish = {"game": "duel", "access": "password", "password": PASSWORD}
    table = str(anna.ask("POST", "/api/tables", wish).json()["id"])
    for password in (MISTAKE, PASSWORD):
        bela.ask("POST", f"/api/tables/{table}/enter", {"password": password})
    anna.do(table, do="sit", seat=1)
    anna.do(table, do="fill", seat=2, level="scripted")
    anna.do(table, do="start")
    anna.do(table, do="shoulder", seat=1)
    anna.ask("PUT", f"/api/tables/{table}/note", {"text": "canary-note"})
    mark = {"place": "paris", "sign": "suspect", "text": "canary-mark"}
    anna.ask("PUT", f"/api/tables/{table}/marks", mark)
    anna.do(table, do="say", text="canary-talk")
    bela.do(table, do="move", code="canary-code", seat=1)
    anna.do(table, do="move", code="canary-code", seat=1)
    anna.ask("POST", f"/api/tables/{table}/do", b'{"canary-code": ')
    anna.ask("GET", f"/canary-path?shoulder={PASSWORD}")
    anna.listen(table, seat=1)
    assert anna.socket is not None
    anna.socket.send('{"type":"canary-code"}')
    for _ in range(12):
        shown = anna.ask("GET", f"/api/tables/{table}").json()
        if shown["decision"] is not None:
            code = shown["decision"]["options"][0]["code"]
            anna.do(table, shown["seq"], do="move", code=code)
        anna.drain()
    return ears


def secrets_in(folder: Path) -> list[str]:
    """Return every secret in the store, in the ways it might be written."""
    found: list[str] = []
    with closing(sqlite3.connect(folder / "whitby.sqlite")) as file:
        names = [
            row[0] for row in file.execute("select name from sqlite_master where type='table'")
        ]
        rows = [row for name in names for row in file.execute(f"select * from {name}")]
    for value in [value for row in rows for value in row]:
        if isinstance(value, bytes) and len(value) == 32:
            found += spellings(value)
        elif isinstance(value, str) and value.startswith("$argon2"):
            found.append(value)
    text = " ".join(str(value) for row in rows for value in row)
    found += re.findall(r'"code":"([a-z_]+:[^"]+)"', text)
    found += re.findall(r'"token":"([\w-]{24})"', text)
    return found


@pytest.mark.parametrize("form", ["json", "plain"])
def test_nothing_that_is_written_holds_a_secret(tmp_path: Path, form: str) -> None:
    with serving(tmp_path, form) as (url, written, process):
        ears = live_there(url)
        cookies = [str(ear.cookie).partition("=")[2] for ear in ears]
        for ear in ears:
            ear.leave()
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        said = process.stdout.read()
        process.wait(20)
        log = written.read_text()
    assert "answered" in log, "it was not talkative"
    if form == "json":
        assert all(json.decode(line) for line in log.splitlines())
    watched = [PASSWORD, MISTAKE, NAME, *TYPED, *cookies, *secrets_in(tmp_path)]
    assert len(watched) > 40
    for canary in watched:
        assert canary not in said + log, canary
