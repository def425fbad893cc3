"""What someone can measure at a table of Fury of Dracula: every read, refusal, move and frame."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple
from unittest.mock import patch

from server.likeness import Alike, Likeness
from server.ranks import interleaved
from server.stopwatch import Desk, Plug, Waiting, looking_on
from whitby.core.rng import Fast

GAME = "fury"
PLAYERS = 5
DRACULA, LAST = 1, PLAYERS
NOBODYS = "go:nowhere"
"""A code that no seat is ever offered."""


class Point(NamedTuple):
    """A moment of two games that hunters and spectators cannot tell apart."""

    secret: bytes
    alike: Alike

    @property
    def last(self) -> tuple[int, str]:
        """The move that led here, the same in both games."""
        return self.alike.moves[0][-1]


@cache
def point(seed: int, moves: int) -> Point:
    """Play two games up to this point."""
    secret = bytes([seed % 256]) * 32
    game = Likeness(GAME, PLAYERS, secret, DRACULA, (None, *range(2, PLAYERS + 1)))
    for alike in game.play(Fast(seed), moves):
        if len(alike.moves[0]) == moves:
            return Point(secret, alike)
    raise AssertionError("the games do not come so far")


@cache
def point_of_undo(seed: int) -> Point:
    """Play two games until a hunter may undo a move in both."""
    secret = bytes([seed % 256]) * 32
    game = Likeness(GAME, PLAYERS, secret, DRACULA, (None, *range(2, PLAYERS + 1)))
    chance = Fast(seed)
    while game.step(chance):
        left, right = game.moves
        free = all(world.may_undo(left[-1][0]) for world in game.worlds)
        if free and left[-1] == right[-1] and left[-1][0] != DRACULA and left != right:
            return Point(secret, Alike(game.moves, "", (0, 0)))
    raise AssertionError("the games do not come so far")


class Clones:
    """Tables that differ in what Dracula did unseen: as many of one world as of the other."""

    def __init__(
        self, desk: Desk, point: Point, each: int, before: int = 0, bots: tuple[int, ...] = ()
    ) -> None:
        self.desk = desk
        self.point = point
        self.worlds: list[list[str]] = [[], []]
        for _ in range(each):
            for world, moves in zip(self.worlds, point.alike.moves, strict=True):
                played = moves[: len(moves) - before]
                world.append(desk.table(GAME, PLAYERS, point.secret, played, bots))

    def compare(self, sample: Sample, rounds: int) -> dict[str, tuple[float, float]]:
        """Return z for everything sampled, between the worlds and between clones of one world."""
        for table in (*self.worlds[0], *self.worlds[1]):
            sample(self, table)  # warm every cache
        here, there = self.worlds
        return interleaved(lambda table: sample(self, table), here, there, rounds)

    # What is measured

    def get(self, table: str, path: str = "", cookie: str | None = None, status: int = 200) -> int:
        found, _, work = self.desk.run(self.desk.ask("GET", f"/api/tables/{table}{path}", cookie))
        assert found == status
        return int(work)

    def do(self, table: str, act: dict[str, object], seat: int = LAST) -> tuple[int, bytes, int]:
        async def main() -> tuple[int, bytes, int]:
            room = await self.desk.rooms.get(table)
            frame = self.desk.frame({**act, "seat": seat}, room.table.seq)
            cookie = self.desk.cookies[seat - 1]
            return await self.desk.ask("POST", f"/api/tables/{table}/do", cookie, frame)

        found: tuple[int, bytes, int] = self.desk.run(main())
        return found

    @property
    def cookie(self) -> str:
        return self.desk.cookies[LAST - 1]


Sample = Callable[[Clones, str], dict[str, int]]


def shown_to_watcher(clones: Clones, table: str) -> dict[str, int]:
    return {"answer": clones.get(table)}


def shown_to_hunter(clones: Clones, table: str) -> dict[str, int]:
    return {"answer": clones.get(table, f"?seat={LAST}", clones.cookie)}


def moment_for_watcher(clones: Clones, table: str) -> dict[str, int]:
    """Read the moments before it first, as a spectator who steps through the game does."""
    last = len(clones.point.alike.moves[0])
    for move in range(max(0, last - 16), last):
        clones.get(table, f"/moments/{move}")
    return {"answer": clones.get(table, f"/moments/{last}")}


def moment_for_hunter(clones: Clones, table: str) -> dict[str, int]:
    return {
        "answer": clones.get(table, f"/moments/{len(clones.point.alike.moves[0])}", clones.cookie)
    }


def moment_after_a_restart(clones: Clones, table: str) -> dict[str, int]:
    clones.desk.reopen(table)
    return {"answer": clones.get(table, f"/moments/{len(clones.point.alike.moves[0])}")}


def shown_after_a_restart(clones: Clones, table: str) -> dict[str, int]:
    clones.desk.reopen(table)
    return shown_to_watcher(clones, table)


def facts(clones: Clones, table: str) -> dict[str, int]:
    return {"answer": clones.get(table, "/facts")}


def record_too_soon(clones: Clones, table: str) -> dict[str, int]:
    return {"answer": clones.get(table, "/record", status=409)}


def not_your_turn(clones: Clones, table: str) -> dict[str, int]:
    status, given, work = clones.do(table, {"do": "move", "code": NOBODYS})
    assert (status, b"not-your-turn" in given) == (409, True)
    return {"refusal": work}


def first_frame(clones: Clones, table: str) -> dict[str, int]:
    async def main() -> int:
        clones.desk.watch.start()
        plug = Plug(clones.desk, table, "", None)
        work = await plug.wait_for("table")
        await plug.close()
        return work

    return {"frame": clones.desk.run(main())}


READS: tuple[Sample, ...] = (
    shown_to_watcher,
    shown_to_hunter,
    moment_for_watcher,
    moment_for_hunter,
    facts,
    record_too_soon,
    not_your_turn,
    first_frame,
)
RESTARTS: tuple[Sample, ...] = (moment_after_a_restart, shown_after_a_restart)


# A hunter's last move, after which Dracula is asked


def not_offered(clones: Clones, table: str) -> dict[str, int]:
    status, given, work = clones.do(table, {"do": "move", "code": NOBODYS}, clones.point.last[0])
    assert (status, b"not-offered" in given) == (409, True)
    return {"refusal": work}


def last_move(clones: Clones, table: str) -> dict[str, int]:
    """Let the last hunter move while Dracula, the hunter and two spectators look on."""
    desk = clones.desk
    mover, code = clones.point.last

    async def main() -> dict[str, int]:
        room = await desk.rooms.get(table)
        async with looking_on(desk, table, None, DRACULA, LAST, None) as plugs:
            frame = desk.frame({"do": "move", "code": code, "seat": mover}, room.table.seq)
            path = f"/api/tables/{table}/do"
            status, _, done = await desk.ask("POST", path, desk.cookies[mover - 1], frame)
            assert status == 200
            frames = {"hunter": plugs[2], "watcher": plugs[0], "other watcher": plugs[3]}
            works = {who: await plug.wait_for("table") for who, plug in frames.items()}
        return {"done": done, **works}

    desk.reopen(table)
    with desk.forgetful():
        found: dict[str, int] = desk.run(main())
    return found


def bot_s_answer(clones: Clones, table: str) -> dict[str, int]:
    """Let a bot make the hunters' last move while Dracula and two spectators look on."""
    desk = clones.desk

    async def main() -> dict[str, int]:
        async with looking_on(desk, table, None, DRACULA, None) as plugs:
            desk.watch.start()
            bot.bell.set()
            works = [await plug.wait_for("table") for plug in (plugs[0], plugs[2])]
        return {"watcher": works[0], "other watcher": works[1]}

    bot = Waiting(clones.point.last[1])
    with desk.forgetful(), patch.object(desk.rooms.services, "botpool", bot):
        desk.reopen(table)
        found: dict[str, int] = desk.run(main())
        desk.run(desk.rooms.get(table)).close()
    return found


MOVES: tuple[Sample, ...] = (not_offered, last_move)


def undone(clones: Clones, table: str) -> dict[str, int]:
    """Let a hunter undo a move, and make it again for the next time."""
    seat, code = clones.point.last
    with clones.desk.forgetful():
        status, given, work = clones.do(table, {"do": "undo"}, seat)
        assert status == 200, given
        status, given, again = clones.do(table, {"do": "move", "code": code}, seat)
        assert status == 200, given
    return {"undo": work, "the same move": again}
