"""Two servers on one database, and what everyone gets from both: every byte the same.

One server makes a move, the other finds it in the log. Whoever looks must not be able to tell which
of them they are connected to, and so nothing that only one process knows can reach anybody.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any, Final
from unittest.mock import patch

from server.live import running
from server.stand_ins import Clock, Dice, Secrets
from server.twin_setup import BASE, SLOW, settle_in
from server.twins import Case, Pair, Table, Viewer, World
from whitby.core.rng import Fast
from whitby.server.live import autoplay
from whitby.server.table import commands

PATIENCE: Final = 30.0
HERE: Final = '{"type":"here"'
"""Who is here is told in notices between processes, each of which may come a little later."""

keys = count(1)


class Onlooker(Viewer):
    """Someone who looks at a table through both servers."""

    def compare(self) -> list[str]:
        for at in (0, 1):
            self.drain(at)
        self.inbox = [[text for text in box if not text.startswith(HERE)] for box in self.inbox]
        return super().compare()

    def drain(self, at: int) -> None:
        super().drain(at)
        self.inbox[at] = [text for text in self.inbox[at] if not text.startswith(HERE)]


@contextmanager
def replicas(database: str, cases: list[Case], seed: int = 1) -> Iterator[Pair]:
    """Run two servers on one database, in which these tables have started."""
    clock, dice = Clock(), Dice()
    wishes: dict[str, Any] = {
        "base_url": BASE, "bot_seconds": SLOW, "window_seconds": 0.0, "database": database,
    }  # fmt: skip
    with ExitStack() as stack:
        stack.enter_context(patch.object(autoplay, "secrets", dice))
        lives = [stack.enter_context(running(**wishes)) for _ in range(2)]
        pair = Pair([World(live, clock) for live in lives], clock, dice)
        with patch.object(commands, "secrets", Secrets(seed)):
            settle_in(pair, pair.worlds[0], cases)
        yield pair
        for viewer in pair.viewers:
            for socket in viewer.sockets:
                if socket is not None:
                    socket.close()
        for world in pair.worlds:
            world.http.close()


def play(pair: Pair, table: Table, moves: int, seed: int) -> None:
    """Let everyone move at random, through either server, and compare after every move."""
    chance = Fast(seed)
    seats = range(1, table.case.players + 1)
    looking = [Onlooker(pair, f"seat {seat}", table.id, pair.cookies[seat - 1]) for seat in seats]
    looking.append(Onlooker(pair, "a spectator", table.id, None))
    for viewer in looking:
        viewer.enter()
    for _ in range(moves):
        rooms = [world.room(table.id) for world in pair.worlds]
        asked = {} if rooms[0].table.stage != "playing" else rooms[0].table.questions
        if not asked:
            break
        seat = chance.choice(sorted(asked))
        code = chance.choice(list(asked[seat][1:]))
        frame = {
            "type": "do", "key": f"r{next(keys)}", "at": rooms[0].table.seq,
            "act": {"do": "move", "code": code, "seat": seat},
        }  # fmt: skip
        pair.clock.time += 1000
        path = f"/api/tables/{table.id}/do"
        answer = pair.worlds[chance.below(2)].ask("POST", path, pair.cookies[seat - 1], frame)
        assert answer.status == 200, answer
        wait_for(rooms, answer.json()["seq"])
        for viewer in looking:
            viewer.compare()
        pair.figures["moves"] += 1
    for viewer in looking:
        viewer.ask("GET", f"/api/tables/{table.id}")
    pair.figures["games"] += 1


def wait_for(rooms: list[Any], seq: int) -> None:
    """Wait until both servers have read the log up to a number."""
    until = time.monotonic() + PATIENCE
    while any(room.table.seq < seq for room in rooms):
        assert time.monotonic() < until, "a server does not catch up"
        time.sleep(0.002)
