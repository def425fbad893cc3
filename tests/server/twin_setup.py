"""Setting up twin worlds: people get sessions, tables are filled, and the folder is copied."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import httpx

from server.live import running
from server.stand_ins import Clock, Dice, Secrets
from server.twins import Case, Pair, Table, World
from whitby.server.live import autoplay
from whitby.server.table import commands

BASE: Final = "https://whitby.test"
SLOW: Final = 600.0
"""The delays of bots and windows here: the tests move for bots and let windows pass."""


def settle_in(pair: Pair, world: World, cases: Sequence[Case]) -> None:
    """Create people and start their tables, on the server that both worlds are copied from."""
    for name in (*(f"Player {n}" for n in range(1, 9)), "Watcher", "Stranger"):
        answer = world.ask("POST", "/api/session", body={"name": name})
        cookie = next(v for k, v in answer.headers if k.lower() == "set-cookie")
        pair.cookies.append(cookie.partition(";")[0])
        pair.ids.append(answer.json()["id"])
    for number, case in enumerate(cases):
        pair.tables.append(begin(pair, world, case, number))


def begin(pair: Pair, world: World, case: Case, number: int) -> Table:
    """Open a table, fill it and start."""
    wish = {
        "game": case.game, "players": case.players, "options": case.options, "pace": case.pace,
        "house": case.house, "access": "public",
    }  # fmt: skip
    host = pair.cookies[0]
    card = world.ask("POST", "/api/tables", host, wish).json()
    people: list[str | None] = []

    def do(cookie: str, act: dict[str, object]) -> None:
        frame = {"type": "do", "key": f"s{number}-{len(people)}-{act['do']}", "at": 0, "act": act}
        answer = world.ask("POST", f"/api/tables/{card['id']}/do", cookie, frame)
        assert answer.status == 200, answer

    for seat in range(1, case.players + 1):
        cookie = None if seat in case.bots else pair.cookies[seat - 1]
        act: dict[str, object] = {"do": "sit", "seat": seat}
        do(cookie or host, act if cookie else {"do": "fill", "seat": seat, "level": "random"})
        people.append(cookie)
    do(host, {"do": "start"})
    shoulders = {}
    for seat in [n for n, each in enumerate(people, 1) if each is not None][:2]:
        own = people[seat - 1]
        assert own is not None
        do(own, {"do": "shoulder", "seat": seat})
        shown = world.ask("GET", f"/api/tables/{card['id']}?seat={seat}", own).json()
        shoulders[seat] = shown["you"]["shoulder"]
        note = {"text": f"the notes of seat {seat}"}
        world.ask("PUT", f"/api/tables/{card['id']}/note", own, note)
    return Table(case, card["id"], card["code"], people, shoulders)


@contextmanager
def twin_worlds(cases: Sequence[Case], seed: int = 1) -> Iterator[Pair]:
    """Run both servers, on copies of a folder in which these tables have started.

    The seed determines the secrets of the tables, so that findings can be reproduced.
    """
    clock, dice = Clock(), Dice()
    wishes: dict[str, Any] = {"base_url": BASE, "bot_seconds": SLOW, "window_seconds": SLOW}
    with ExitStack() as stack:
        stack.enter_context(patch.object(autoplay, "secrets", dice))
        memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=memory)))
        first = Pair((), clock, dice)
        with (
            running(folder / "0", **wishes) as live,
            patch.object(commands, "secrets", Secrets(seed)),
        ):
            world = World(live, clock)
            settle_in(first, world, cases)
            httpx.get(f"{live.url}/api/push")  # creates the server's key: both worlds have the same
            world.http.close()
        shutil.copytree(folder / "0", folder / "1")
        lives = [stack.enter_context(running(folder / name, **wishes)) for name in ("0", "1")]
        pair = Pair([World(live, clock) for live in lives], clock, dice)
        pair.cookies, pair.ids, pair.tables = first.cookies, first.ids, first.tables
        for world in pair.worlds:
            for table in pair.tables:
                while not world.room(table.id).autoplay.beats:
                    world.live.do(asyncio.sleep(0.001))
        yield pair
        pair.hang_up()
        for world in pair.worlds:
            world.http.close()
