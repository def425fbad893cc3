"""A fixed session at a real server: people, tables of every game, a restart, and what is stored.

Sections: `responses` (status, headers and content), `frames` of every socket, `database` (also
the log of each table), `journal` (the kinds of lines in the server's log) and `metrics` (names).
"""

from __future__ import annotations

import json
import re
import sqlite3
import tempfile
from pathlib import Path
from typing import Final

import whitby
from prints.house import House
from prints.ledger import Ledger
from prints.play import NAMES, lot
from prints.table import BotTable, sit_down
from whitby.words import LANGUAGES

MOVES: Final = {"duel": 80, "fury": 80, "nosferatu": 60}
"""How far the tables are played before someone resigns."""

STATIC: Final = ("/api/games", "/api/openapi.json", "/healthz", "/version", "/nowhere", "/api/push")
KEPT_FIELDS: Final = ("level", "event", "act", "kind", "reason", "refusal", "route", "status")
UNSTABLE: Final = {"boots": (), "alembic_version": ()}
MASKED_COLUMNS: Final = ("digest", "password", "key", "beat")
"""Columns with random values; the keys of commands are ours, and in the log of the table too."""


def session(seed: int, ledger: Ledger, brief: bool = False) -> None:
    """Run the session; a brief one plays fewer moves."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), ledger)
        try:
            attend(seed, house, brief)
            stored(house)
            journal(house)
        finally:
            house.kill()


def attend(seed: int, house: House, brief: bool) -> None:
    """Start the server, do everything there, and stop it."""
    house.open()
    people = welcome(house)
    newcomer(house)
    tables = []
    for number, (name, game) in enumerate(sorted(whitby.GAMES.items())):
        players, options = lot(game, seed + 1)
        table = sit_down(house, name, players, options, people, 100 * seed + number)
        table.enter()
        table.run(30 if brief else MOVES[name] // 2)
        tables.append(table)
    house.close()
    house.wait(5 * 60_000)
    house.open()
    for table in tables:
        table.enter()
        table.run(10 if brief else MOVES[table.game])
        table.end()
    for number, name in enumerate(sorted(whitby.GAMES)):
        bots = BotTable(house, name, people[number], 100 * seed + 50 + number)
        bots.run(10 if brief else 30)
    for path in ("/api/tables", "/api/me", "/api/me/tables", "/api/me/sessions"):
        house.ask("GET", path, people[0])
    metrics(house)
    house.close()


def welcome(house: House) -> list[str]:
    """Look around without a session, then start some; return their cookies."""
    for path in STATIC:
        house.ask("GET", path)
    for game in house.ask("GET", "/api/games", quiet=True)["games"]:
        house.ask("GET", f"/api/games/{game['name']}/rules?lang=fr")
        for lesson in game["lessons"]:
            house.ask("GET", f"/api/lessons/{lesson}")
    people = []
    for number, name in enumerate([*NAMES, "Watcher", "Stranger"]):
        wish = {"name": name, "language": LANGUAGES[number % len(LANGUAGES)]}
        house.ask("POST", "/api/session", body=wish)
        people.append(house.cookie)
    return people


def newcomer(house: House) -> None:
    """Use every route that writes about a person, with right and wrong input."""
    cookie = ""

    def ask(method: str, path: str, body: object = None) -> None:
        nonlocal cookie
        house.cookie = cookie
        house.ask(method, path, cookie, body)
        cookie = house.cookie

    ask("POST", "/api/session", {"name": "a,b"})
    ask("POST", "/api/session", {"name": "Newcomer", "language": "de"})
    login = {"login": "new.comer", "password": "correct horse"}
    ask("POST", "/api/account", {"login": "new.comer", "password": "short"})
    ask("POST", "/api/account", login)
    ask("POST", "/api/login", {**login, "password": "wrong horse"})
    ask("POST", "/api/login", login)
    ask("POST", "/api/account/codes", {"password": "correct horse"})
    change = {"current": "correct horse", "password": "another horse"}
    ask("PUT", "/api/account/password", change)
    ask("GET", "/api/me/sessions")
    ask("DELETE", f"/api/me/sessions/{'a' * 16}")
    ask("POST", "/api/me/link")
    for path in ("/api/link/look", "/api/link"):
        ask("POST", path, {"code": "AAAA-AAAA-AAAA-AAAA"})
    ask("PATCH", "/api/me", {"name": "Newer", "language": "fr"})
    ask("POST", "/api/me/mutes", {"person": "aaaaaaaaaaaa"})
    for target in ("http://10.0.0.1/x", "https://hooks.example.org/x"):
        ask("POST", "/api/me/outlets", {"kind": "webhook", "target": target})
    ask("POST", "/api/me/outlets/1/confirm", {"code": "none"})
    ask("DELETE", "/api/me/outlets/1")
    for wish in ({"game": "whist"}, {"game": "duel", "players": 3}, {"game": "duel", "x": 1}):
        ask("POST", "/api/tables", wish)
    ask("POST", "/api/tables", {"game": "fury", "options": {"game_mode": "odd"}})
    ask("POST", "/api/tables", b"{")
    ask("DELETE", "/api/session")
    ask("GET", "/api/me")
    ask("POST", "/api/recover", {"login": "new.comer", "code": "AAAA", "password": "a new horse"})


def metrics(house: House) -> None:
    """Note the names of the figures."""
    text = house.ask("GET", "/metrics", quiet=True)
    house.ledger.add("metrics", *re.findall(r"(?m)^# .*$", str(text)))


def stored(house: House) -> None:
    """Note every row of the database, with its schema."""
    with sqlite3.connect(house.folder / "data" / "whitby.sqlite") as database:
        kinds = database.execute("select name, sql from sqlite_master order by name").fetchall()
        for name, made in kinds:
            house.ledger.add("database", str(name), str(made))
            if made is None or not made.startswith("CREATE TABLE") or name in UNSTABLE:
                continue
            rows = database.execute(f'select * from "{name}" order by rowid')
            columns = [column[0] for column in rows.description]
            for row in rows.fetchall():
                found = {}
                for column, value in zip(columns, row, strict=True):
                    text = value.decode("utf-8", "replace") if isinstance(value, bytes) else value
                    masked = column in MASKED_COLUMNS and name != "entries"
                    found[column] = "?" if masked and value is not None else text
                house.ledger.add("database", str(name), house.masked(json.dumps(found)))


def journal(house: House) -> None:
    """Note the kinds of lines in the server's log; how many there are depends on the time."""
    kinds = set()
    for text in (house.folder / "journal").read_text("utf-8").splitlines():
        line = json.loads(text)
        kept = {name: line[name] for name in KEPT_FIELDS if name in line}
        kinds.add(json.dumps([kept, sorted(line)]))
    for kind in sorted(kinds):
        house.ledger.add("journal", kind)
