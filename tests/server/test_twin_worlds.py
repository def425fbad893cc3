"""No viewer can tell apart two worlds that differ only in what is hidden from them, by any byte.

The machinery is in `twins`, `twin_play` and `twin_life`; `scripts/twins.py` is the long version.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch
from zlib import compress, crc32, decompress

import pytest
from msgspec import json
from msgspec.structs import replace

from lengths import length
from server.twin_life import Life, newcomer, sweep
from server.twin_setup import twin_worlds
from server.twins import Case, Pair, Told
from whitby.core import sight
from whitby.core.game import Game
from whitby.core.native import fields
from whitby.core.sight import Glimpse
from whitby.laws.world import Broken, describe
from whitby.server.analysis import moments
from whitby.server.analysis.moments import Book, Eyes
from whitby.server.http.page import ADDRESSES
from whitby.server.http.routes.endpoints import ENDPOINTS
from whitby.server.live.autoplay import Autoplay
from whitby.server.live.reminders import Reminders
from whitby.server.live.room import Room
from whitby.server.refusals import Refusal
from whitby.server.table import game as table_game
from whitby.server.table.render import Renderer
from whitby.server.table.replay import Table
from whitby.wire.messages import Pong, Shown
from whitby.wire.tables import Correspondence, Live

pytestmark = pytest.mark.whole_games
CASES = (
    Case("nosferatu", 5, bots=(2, 4)),
    Case("nosferatu", 6, pace=Live(bank=600, increment=5)),
    Case("nosferatu", 8, pace=Correspondence(hours=24)),
    Case("duel", 2),
    Case("duel", 2, bots=(2,), pace=Live(bank=600, increment=5)),
    Case("fury", 3, bots=(3,)),
)
REACTING = Case("fury", 4, bots=(3,), pace=Live(bank=900, increment=10))
"""A table that is played up to a window."""
TURNS = length(2, 3)
"""Consecutive moves for each viewer of a table."""


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    """Two servers with a table for every case, two for every leak, and three more."""
    planted = [Case("nosferatu", 5), Case("duel", 2)] * len(LEAKS)
    spare = [*[REACTING] * 3, Case("nosferatu", 7), Case("duel", 2), Case("duel", 2)]
    with twin_worlds([*CASES, *planted, *spare]) as found:
        yield found


@pytest.fixture
def worlds(pair: Pair) -> Iterator[Pair]:
    """The same, with every socket closed after the test."""
    yield pair
    pair.hang_up()


def go_round(life: Life, turns: int, rounds: int = 1) -> None:
    """Deceive every viewer of a table in turn, for a few moves each."""
    for viewer in [None, *range(1, life.table.case.players + 1)] * rounds:
        if life.over:
            return
        life.begin(viewer)
        for _ in range(turns):
            if not life.over:
                life.turn()
    life.end()


@pytest.mark.parametrize("number", range(len(CASES)))
def test_no_viewer_can_tell_two_worlds_apart(worlds: Pair, number: int) -> None:
    before = worlds.figures.copy()
    life = Life(worlds, worlds.tables[number], 2 * number + 1)
    go_round(life, TURNS)
    made = worlds.figures - before
    assert made["followed"] > made["parted"]
    assert made["different"] > 0, "the other world was never another one"
    assert made["frames"] > made["decisions"]
    assert made["mistakes"] > 0


def deceive(life: Life, viewers: Sequence[int | None], steps: int = 0) -> None:
    """Deceive some viewers in turn, for a few moves; before each, someone may pass early."""
    for viewer in viewers:
        life.begin(viewer)
        for _ in range(steps):
            life.pass_early()
            life.step()


@pytest.mark.parametrize(
    ("number", "prompt", "waits"), [(-6, "dawn", False), (-5, "dusk", True)], ids=["beat", "wait"]
)
def test_no_viewer_can_tell_who_could_react(
    worlds: Pair, number: int, prompt: str, waits: bool
) -> None:
    before = worlds.figures.copy()
    life = Life(worlds, worlds.tables[number], 7)
    life.skip(prompt)
    assert life.rooms[0].table.window is not None
    if waits:
        life.begin(None)
        life.wait()
        assert life.rooms[0].table.waits
        assert life.rooms[0].table.window is None
    deceive(life, [None, 1, 2, 4], steps=2)
    life.end()
    made = worlds.figures - before
    assert made["followed"] > made["parted"]
    assert made["different"] > 0, "the other world was never another one"


def test_every_route_answers_the_same(worlds: Pair) -> None:
    for table, viewer in zip(worlds.tables[-3:-1], (None, 1), strict=True):
        life = Life(worlds, table, 7)
        life.begin(viewer)
        life.turn()
        assert not life.over
        sweep(life)
        life.end()
    newcomer(worlds, worlds.tables[-1])
    every = {(each.method, each.path) for each in ENDPOINTS} | {("GET", path) for path in ADDRESSES}
    assert every - worlds.routes == set()


# Planted leaks, to show that each would be noticed


def omen(table: Table) -> int:
    """A small number that depends on everything at the table except chance and events."""
    if table.position is None:
        return 0
    state = table.position._state
    kept = {k: v for k, v in fields(state).items() if k not in ("rng", "asked", "recent", "log")}
    return crc32(describe(kept).encode()) % 4


def choices(table: Table, seat: int) -> int:
    """How many options a seat has."""
    return len(table.questions.get(seat, ()))


def shown_with(change: Callable[[Table, Shown], None]) -> Any:
    original = Renderer.shown

    def shown(renderer: Renderer, *rest: Any) -> Shown:
        found = original(renderer, *rest)
        if renderer.table.position is not None:
            change(renderer.table, found)
        return found

    return patch.object(Renderer, "shown", shown)


def a_field_too_many() -> Any:
    def change(table: Table, found: Shown) -> None:
        assert found.view is not None
        found.view = {**found.view, "mood": omen(table)}

    return shown_with(change)


def waiting_for_those_with_a_choice() -> Any:
    def change(table: Table, found: Shown) -> None:
        found.waiting = [seat for seat in found.waiting if choices(table, seat) % 2]

    return shown_with(change)


def a_move_by_luck() -> Any:
    def change(table: Table, found: Shown) -> None:
        found.events.items = [
            replace(event, move=event.move + omen(table)) for event in found.events.items
        ]

    return shown_with(change)


def undo_by_luck() -> Any:
    original = Table.may_undo
    return patch.object(
        Table,
        "may_undo",
        lambda table, seat: original(table, seat) or (seat is not None and omen(table) == 0),
    )


class Chatty(Refusal):
    """A refusal that says too much."""

    said = ""

    def text(self, language: str) -> str:
        return f"{super().text(language)} {self.said}"


def an_error_that_names_options() -> Any:
    original = Room.play

    async def play(room: Room, seat: int, code: str, *rest: Any) -> None:
        try:
            await original(room, seat, code, *rest)
        except Refusal as refusal:
            chatty = Chatty(refusal.code, refusal.status)
            chatty.said = str(room.table.questions)
            raise chatty from None

    return patch.object(Room, "play", play)


def a_wider_audience() -> Any:
    def look(game: Game[Any, Any], state: Any, seat: int | None) -> Glimpse:
        seen = sight.look(game, state, seat)
        seen.view.history = state.events
        return seen

    return patch.object(table_game, "look", look)


def more_time_for_a_hard_choice() -> Any:
    original = Table._ask

    def ask(table: Table, act: Any) -> None:
        original(table, act)
        for seat in table.questions:
            if choices(table, seat) % 2:
                table.clocks.left[seat - 1] += 1

    return patch.object(Table, "_ask", ask)


def a_longer_pause_for_a_hard_choice() -> Any:
    original = Autoplay._pause

    def pause(autoplay: Autoplay, *about: float) -> float:
        return original(autoplay, *about) + sum(
            choices(autoplay.room.table, seat) for seat in autoplay.room.table.questions
        )

    return patch.object(Autoplay, "_pause", pause)


def the_lobby_knows_more() -> Any:
    return patch.object(
        Renderer,
        "sides",
        lambda renderer: [str(omen(renderer.table))] * len(renderer.table.seating.seats),
    )


def told_only_if_there_is_a_choice() -> Any:
    original = Reminders.update

    def tell(reminders: Reminders, asked: Mapping[int, object], quiet: bool) -> None:
        table = reminders.room.table
        hard = {seat: what for seat, what in asked.items() if choices(table, seat) % 2}
        original(reminders, hard, quiet)

    return patch.object(Reminders, "update", tell)


def a_frame_too_many() -> Any:
    original = Room.tell

    def tell(room: Room, moved: bool = False) -> None:
        original(room, moved)
        for listener in room.listeners if omen(room.table) % 2 else ():
            listener.send(Pong(key="psst"))

    return patch.object(Room, "tell", tell)


def another_seat_s_past() -> Any:
    original = moments.Book.render

    async def render(book: Book, eyes: Eyes, move: int) -> None:
        other = Eyes(1 if eyes.seat != 1 else 2)
        await original(book, other, move)
        book.kept[eyes, move], book.told[eyes] = book.kept[other, move], book.told[other]

    return patch.object(moments.Book, "render", render)


def the_truth_too_soon() -> Any:
    original = moments.Book.render

    async def render(book: Book, eyes: Eyes, move: int) -> None:
        await original(book, eyes, move)
        position = await book._position(move, book.stations, book.moves)
        _, *rest = decompress(book.kept[eyes, move]).split(b"\n")
        true = json.encode(position.reveal().to_json())
        book.kept[eyes, move] = compress(b"\n".join([true, *rest]))

    return patch.object(moments.Book, "render", render)


def test_a_window_that_lasts_longer_for_who_holds_something_is_seen(worlds: Pair) -> None:
    def beat(table: Table) -> int:
        assert table.position is not None
        offers = [len(ask.codes) for ask in table.position.window]
        return 3000 + 100 * sum(offers)

    life = Life(worlds, worlds.tables[-4], 7)
    life.skip("dawn")
    seen = pytest.raises(Told, match=r'"length"|"left"|windows differ')
    with patch.object(Table, "beat", property(beat)), seen:
        deceive(life, [None] * 20)


LEAKS: dict[Callable[[], Any], str] = {
    a_field_too_many: '"mood"',
    waiting_for_those_with_a_choice: '"waiting"',
    a_move_by_luck: '"move"',
    undo_by_luck: '"undo"',
    an_error_that_names_options: '"refused"',
    a_wider_audience: '"code"',
    more_time_for_a_hard_choice: '"left"|clocks differ',
    a_longer_pause_for_a_hard_choice: "beats differ",
    the_lobby_knows_more: '"side"|"table"',
    told_only_if_there_is_a_choice: "news differ",
    a_frame_too_many: "psst",
    another_seat_s_past: "/moments/",
    the_truth_too_soon: "/moments/",
}
"""Each leak, with the message when it is noticed."""


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_seen(worlds: Pair, leak: Callable[[], Any]) -> None:
    first = len(CASES) + 2 * list(LEAKS).index(leak)
    with ExitStack() as stack:
        stack.enter_context(leak())
        stack.enter_context(pytest.raises((Told, Broken), match=LEAKS[leak]))
        for table in worlds.tables[first : first + 2]:
            life = Life(worlds, table, 5)
            go_round(life, 4, rounds=2)
            worlds.hang_up()
