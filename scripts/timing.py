"""Check whether response times leak hidden information: the long version.

    python scripts/timing.py --clones 8 --rounds 40 --seeds 12

Clones of one table of Fury of Dracula differ only in what Dracula did unseen, or holds. They are
queried in turn, and for each kind of question Dracula can be asked, everything that hunters and
spectators can measure is compared by ranks (Mann-Whitney): by processor time in one process, and
by the clock over HTTP. `tests/server/test_answer_times.py` is the quick version.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from asyncio import Runner
from collections.abc import Iterator, Sequence
from http.client import HTTPConnection
from pathlib import Path
from time import perf_counter_ns

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from msgspec import json

from server.likeness import Likeness
from server.live import running
from server.ranks import interleaved
from server.stopwatch import Desk, Time
from server.timings import (
    DRACULA,
    GAME,
    MOVES,
    PLAYERS,
    READS,
    RESTARTS,
    Clones,
    Point,
    Sample,
    bot_s_answer,
    first_frame,
    not_your_turn,
    point_of_undo,
    shown_to_hunter,
    shown_to_watcher,
    undone,
)
from whitby.core.engine import State
from whitby.core.rng import Fast
from whitby.games import GAMES
from whitby.server.http.loop import server_loop
from whitby.server.logging import errors_only
from whitby.server.slots import LOOKING_BACK, SLOT, Slot, slot_of
from whitby.server.table.game import TableGame
from whitby.server.table.trial import Known

MOST = 4.5
"""The largest acceptable |z|: two samples of the same kind exceed it once in 150,000 times."""
LONG = 260
"""How many moves are played per game when looking for questions."""
WITHOUT_A_PAST: tuple[Sample, ...] = (
    shown_to_watcher, shown_to_hunter, not_your_turn, first_frame
)  # fmt: skip


def points(seeds: int) -> dict[str, Point]:
    """Return, for each question Dracula can be asked, where two games differ most in it."""
    found: dict[str, Point] = {}
    for seed in range(seeds):
        secret = bytes([seed]) * 32
        game = Likeness(GAME, PLAYERS, secret, DRACULA, (None, *range(2, PLAYERS + 1)))
        for alike in game.play(Fast(seed), LONG):
            known = found.get(alike.prompt)
            if known is None or apart(alike.options) > apart(known.alike.options):
                found[alike.prompt] = Point(secret, alike)
    return found


def apart(options: tuple[int, int]) -> int:
    """Return the difference between two numbers of options."""
    return abs(options[0] - options[1])


class Imagined(Clones):
    """Clones that differ in what Dracula holds: one of the worlds is an imagined state."""

    def __init__(self, desk: Desk, point: Point, state: State, each: int) -> None:
        super().__init__(desk, point, each)
        for table in self.worlds[1]:
            room = desk.run(desk.rooms.get(table))
            assert room.table.position is not None
            room.table.position._state, room.table.position._known = state.clone(), Known()
            room.table.position.work_out()
            room.table.questions = room.table.position.questions


def windows(seeds: int) -> Iterator[tuple[Point, str, tuple[int, int], State]]:
    """Find questions whose options depend on Dracula's cards: windows to react, and ambushes."""
    best: dict[str, tuple[int, Point, tuple[int, int], State]] = {}
    game = GAMES[GAME]
    for seed in range(seeds):
        secret, chance = bytes([seed]) * 32, Fast(seed)
        position = TableGame.deal(game, PLAYERS, {}, secret)
        moves: list[tuple[int, str]] = []
        while not position.over and len(moves) < LONG:
            seat, (prompt, *codes) = next(iter(position.questions.items()))
            if seat == DRACULA:
                for n in range(4):
                    state = game.imagine(game.view(position._state, None), Fast(n))
                    other = TableGame(game, state, {}, secret).questions.get(DRACULA, ())
                    counts = (len(codes), len(other) - 1)
                    if other[:1] == (prompt,) and apart(counts) > best.get(prompt, (0,))[0]:
                        here = Point(secret, Likeness.at(moves, prompt, counts))
                        best[prompt] = (apart(counts), here, counts, state)
            code = codes[chance.below(len(codes))]
            position.accept(position.try_move(seat, code))
            moves.append((seat, code))
    for prompt, (_, here, counts, state) in sorted(best.items()):
        yield here, prompt, counts, state


class Report:
    """The measurements, line by line."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.control = 0.0
        self.lines = 0

    def add(self, where: str, sample: str, found: dict[str, tuple[float, float]]) -> None:
        """Print the results of one comparison."""
        for name, (z, control) in found.items():
            mark = "" if abs(z) < MOST else "  <- tells"
            print(f"{where:28} {sample:24} {name:14} {z:6.1f} {control:6.1f}{mark}", flush=True)
            self.worst = max(self.worst, abs(z))
            self.control = max(self.control, abs(control))
            self.lines += 1


def in_process(report: Report, each: int, rounds: int, seeds: int) -> None:
    """Compare processor times."""
    found = points(seeds)
    for prompt, point in sorted(found.items()):
        where = f"{prompt} {point.alike.options[0]}/{point.alike.options[1]}"
        with tempfile.TemporaryDirectory() as folder:
            desk = Desk(Path(folder), Time())
            desk.come_in(PLAYERS)
            asked = Clones(desk, point, each)
            for sample in READS:
                report.add(where, sample.__name__, asked.compare(sample, rounds))
            for sample in RESTARTS:
                report.add(where, sample.__name__, asked.compare(sample, rounds // 4))
            left, right = point.alike.moves
            if left[-1] == right[-1] and left[-1][0] == PLAYERS:
                before = Clones(desk, point, each, before=1)
                for sample in MOVES:
                    report.add(where, sample.__name__, before.compare(sample, rounds // 4))
                bots = Clones(desk, point, each, before=1, bots=(PLAYERS,))
                report.add(where, "bot_s_answer", bots.compare(bot_s_answer, rounds // 4))
            desk.close()
    for here, prompt, counts, state in windows(seeds):
        where = f"{prompt} {counts[0]}/{counts[1]} (cards)"
        with tempfile.TemporaryDirectory() as folder:
            desk = Desk(Path(folder), Time())
            desk.come_in(PLAYERS)
            imagined = Imagined(desk, here, state, each)
            for sample in WITHOUT_A_PAST:
                report.add(where, sample.__name__, imagined.compare(sample, rounds))
            desk.close()
    with tempfile.TemporaryDirectory() as folder:
        desk = Desk(Path(folder), Time())
        desk.come_in(PLAYERS)
        free = Clones(desk, point_of_undo(30), each)
        report.add("undo", "undone", free.compare(undone, rounds))
        desk.close()


def by_the_clock(report: Report, each: int, rounds: int, seeds: int) -> None:
    """Compare response times over HTTP, with the slots of a real server."""
    point = points(seeds)["travel"]
    where = f"travel {point.alike.options[0]}/{point.alike.options[1]} (clock)"
    last = len(point.alike.moves[0])
    with tempfile.TemporaryDirectory() as name:
        desk = Desk(Path(name), Time())
        desk.come_in(PLAYERS)
        here, there = Clones(desk, point, each).worlds
        cookie = desk.cookies[PLAYERS - 1]
        desk.close()
        with running(Path(name)) as live:
            services = live.context.rooms.services
            services.slot = SLOT
            services.library.slot = services.trackers.slot = LOOKING_BACK
            client = HTTPConnection("127.0.0.1", live.settings.port)

            def ask(path: str, who: str | None = None) -> int:
                begun = perf_counter_ns()
                client.request("GET", path, headers={} if who is None else {"Cookie": who})
                client.getresponse().read()
                return perf_counter_ns() - begun

            def first(table: str) -> dict[str, int]:
                live.loop and live.loop.call_soon_threadsafe(services.library.drop, table)
                ask("/healthz")
                return {"first answer": ask(f"/api/tables/{table}/moments/{last}")}

            def again(table: str) -> dict[str, int]:
                for move in range(max(0, last - 16), last):
                    ask(f"/api/tables/{table}/moments/{move}")
                return {"answer": ask(f"/api/tables/{table}/moments/{last}")}

            def shown(table: str) -> dict[str, int]:
                return {
                    "watcher": ask(f"/api/tables/{table}"),
                    "hunter": ask(f"/api/tables/{table}", cookie),
                }

            for sample, times in ((first, rounds // 4), (again, rounds), (shown, rounds)):
                for table in (*here, *there):
                    sample(table)
                found = interleaved(sample, here, there, times)
                report.add(where, f"GET {sample.__name__}", found)


def moves_by_the_clock(report: Report, each: int, rounds: int) -> None:
    """Compare how long it takes over HTTP until a hunter's move is stored and confirmed."""
    point = point_of_undo(30)
    seat, code = point.last
    with tempfile.TemporaryDirectory() as name:
        desk = Desk(Path(name), Time())
        desk.come_in(PLAYERS)
        here, there = Clones(desk, point, each).worlds
        headers = {"Cookie": desk.cookies[seat - 1], "Content-Type": "application/json"}
        desk.close()
        with running(Path(name)) as live:
            live.context.rooms.services.slot = SLOT
            client = HTTPConnection("127.0.0.1", live.settings.port)
            known: dict[str, int] = {}

            def do(table: str, act: dict[str, object]) -> int:
                frame = json.encode(desk.frame({**act, "seat": seat}, known.get(table, 0)))
                begun = perf_counter_ns()
                client.request("POST", f"/api/tables/{table}/do", frame, headers)
                given = client.getresponse().read()
                gone = perf_counter_ns() - begun
                known[table] = json.decode(given)["seq"]
                return gone

            def moved(table: str) -> dict[str, int]:
                return {
                    "undo": do(table, {"do": "undo"}),
                    "confirmed": do(table, {"do": "move", "code": code}),
                }

            for table in (*here, *there):
                moved(table)
            report.add(
                "a hunter's move (clock)", "POST do", interleaved(moved, here, there, rounds)
            )


def slots_by_the_clock(report: Report, rounds: int) -> None:
    """Compare when a slot ends after little work and after much, on the server's event loop."""
    seconds = slot_of("nosferatu", SLOT)
    work = {"little": seconds / 10, "less": seconds / 10, "much": seconds / 2, "more": seconds / 2}

    async def end(busy: float) -> int:
        begun, slot = perf_counter_ns(), Slot(seconds)
        while perf_counter_ns() - begun < 1e9 * busy:
            pass
        await slot.end()
        return perf_counter_ns() - begun

    with Runner(loop_factory=server_loop) as runner:
        found = interleaved(
            lambda how: {"end": runner.run(end(work[how]))},
            ("little", "less"),
            ("much", "more"),
            10 * rounds,
        )
    report.add(f"slot of {1000 * seconds:.1f} ms (clock)", "0.1 and 0.5 of it busy", found)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure everything and say whether anything leaks."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--clones", type=int, default=8, help="tables per world")
    parser.add_argument("--rounds", type=int, default=40, help="how often each is queried")
    parser.add_argument("--seeds", type=int, default=12, help="games searched for questions")
    wished = parser.parse_args(arguments)
    errors_only()
    report = Report()
    print(f"{'Dracula is asked, options':28} {'sample':24} {'':14} {'z':>6} {'same':>6}")
    slots_by_the_clock(report, wished.rounds)
    moves_by_the_clock(report, wished.clones, wished.rounds)
    by_the_clock(report, wished.clones, wished.rounds, wished.seeds)
    in_process(report, wished.clones, wished.rounds, wished.seeds)
    print(f"{report.lines} comparisons, largest z {report.worst:.1f},", end=" ")
    print(f"between clones of one world {report.control:.1f}, limit {MOST}")
    return int(report.worst >= MOST)


if __name__ == "__main__":
    sys.exit(main())
