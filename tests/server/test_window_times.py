"""The work around a window does not reveal who could react in it.

Tables are at the same dawn. In half of them a hunter holds an event that can be played now, in
the others one that cannot. What spectators and another hunter get is compared as in
`test_answer_times`: by the work done before each frame, when the window opens and when it passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest

from server.dawns import HANDS
from server.ranks import interleaved
from server.stopwatch import Desk, Steps, looking_on
from whitby.core.game import Game
from whitby.games.fury.game import FURY
from whitby.server.table.game import TableGame

MOST = 4.5
PLAYERS, SEWARD, MINA = 5, 3, 5
CLONES, ROUNDS = 4, 5
WORLDS = ("blood_transfusion", "renewed_vigor")
"""What Seward holds; the first cannot be played at dawn."""


def deal(game: Game[Any, Any], players: int, options: dict[str, str], secret: bytes) -> TableGame:
    """The same dawn, except for what the first byte of the secret says."""
    events = {**HANDS, "seward": WORLDS[secret[0]]}
    return TableGame(game, FURY.scene(options, players, at="dawn", events=events).state, {}, secret)


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    with patch.object(TableGame, "deal", deal):
        desk = Desk(tmp_path_factory.mktemp("desk"), Steps(), window_seconds=600.0)
        desk.come_in(PLAYERS)
        yield desk
        desk.close()


@pytest.fixture(scope="module")
def worlds(desk: Desk) -> list[list[str]]:
    return [
        [desk.table("fury", PLAYERS, bytes([world]) * 32, []) for _ in range(CLONES)]
        for world in range(len(WORLDS))
    ]


def passes(desk: Desk, table: str) -> dict[str, int]:
    """Let the window pass while Seward, another hunter and two spectators look on."""

    async def main() -> dict[str, int]:
        room = await desk.rooms.get(table)
        async with looking_on(desk, table, None, SEWARD, MINA, None) as plugs:
            opened = next(work for text, work in plugs[-1].before if '"type":"table"' in text[:20])
            desk.watch.start()
            async with room.lock:
                await room.autoplay.reactions.close()
            assert len(room.table.seating.moves) == 4
            seen = {"watcher": plugs[0], "hunter": plugs[2], "other watcher": plugs[3]}
            works = {who: await plug.wait_for("table") for who, plug in seen.items()}
        return {"opened": opened, **works}

    desk.reopen(table)
    with desk.forgetful():
        found: dict[str, int] = desk.run(main())
    return found


def test_the_worlds_differ_in_who_could_react(desk: Desk, worlds: list[list[str]]) -> None:
    offers = []
    for table, *_ in worlds:
        window = desk.run(desk.rooms.get(table)).table.window
        assert window is not None
        offers.append([len(ask.codes) for ask in window.asks])
    assert offers == [[1, 1, 1, 1], [1, 2, 1, 1]]


def test_a_window_that_passes_takes_the_same_work(desk: Desk, worlds: list[list[str]]) -> None:
    for table in (*worlds[0], *worlds[1]):
        passes(desk, table)  # warm every cache
    compared = interleaved(lambda table: passes(desk, table), worlds[0], worlds[1], ROUNDS)
    for name, (apart, control) in compared.items():
        print(f"{name}: z {apart:.1f}, in one world {control:.1f}")
        assert abs(control) < MOST, "clones of one world differ"
        assert abs(apart) < MOST, f"the work before what the {name} gets tells who could react"
