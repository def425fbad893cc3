"""What is painted into rows is what a view's encoding holds, byte for byte."""

from typing import Any

import pytest

from kit.walks import decisions_of
from whitby import GAMES, State
from whitby.core.engine import Decision, decisions
from whitby.games.encodings import encoding
from whitby.paint.painters import PAINTERS

TABLES = [
    ("duel", 2, 3, {}),
    ("duel", 2, 4, {"match": "three"}),
    ("nosferatu", 5, 1, {}),
    ("nosferatu", 8, 2, {"full_history": "on"}),
    ("fury", 2, 6, {}),
    ("fury", 5, 7, {}),
]


def own(state: State, seat: int) -> Decision[Any] | None:
    """The open decision of a seat."""
    return next((each for each in decisions(state) if each.seat == seat), None)


@pytest.mark.parametrize(("name", "players", "seed", "options"), TABLES)
def test_every_seat_gets_the_bytes_of_its_view(
    name: str, players: int, seed: int, options: dict[str, str]
) -> None:
    # One row follows each seat, and the last whoever is asked, as in a batch.
    game, each = GAMES[name], encoding(name)
    painter = PAINTERS[name](players + 1, players)
    width, shown = each.layout().size, painter.buffers()[0]
    for state, asked in decisions_of(name, seed, players, options):
        views = [each.tensor(game.view(state, seat), own(state, seat)) for seat in range(players)]
        for seat in range(players):
            painter.look(seat, state, seat, own(state, seat))
        painter.show(players, state, asked)
        found = bytes(memoryview(shown))
        rows = [found[at * width : (at + 1) * width] for at in range(players + 1)]
        assert rows == [*views, views[asked.seat]]


@pytest.mark.parametrize("name", GAMES)
def test_a_mask_has_what_is_offered_and_nothing_of_before(name: str) -> None:
    actions = encoding(name).actions
    painter = PAINTERS[name](1, GAMES[name].seats[0])
    masks, blank = painter.buffers()[1], bytearray(actions.size)
    for state, asked in decisions_of(name, 8, GAMES[name].seats[0]):
        painter.show(0, state, asked)
        actions.mask(asked, blank)
        assert bytes(memoryview(masks)) == blank


@pytest.mark.parametrize(("name", "players", "seed", "options"), TABLES)
def test_what_was_painted_before_leaves_no_trace(
    name: str, players: int, seed: int, options: dict[str, str]
) -> None:
    # Two games are painted in turns into one row, and each of them into a row of zeros.
    kept = PAINTERS[name](1, players)
    row = memoryview(kept.buffers()[0])
    walks = [decisions_of(name, seed + more, players, options) for more in (0, 1)]
    for at, pair in enumerate(zip(*walks, strict=False)):
        for viewer, (state, asked) in enumerate(pair):
            kept.show(0, state, asked)
            kept.look(0, state, (at + viewer) % players, None)
            fresh = PAINTERS[name](1, players)
            fresh.look(0, state, (at + viewer) % players, None)
            assert bytes(row) == bytes(memoryview(fresh.buffers()[0]))


def test_rows_are_about_the_next_game_once_one_has_ended() -> None:
    name, game, each = "nosferatu", GAMES["nosferatu"], encoding("nosferatu")
    painter = PAINTERS[name](1, 5)
    for seed in (1, 2):
        for state, asked in decisions_of(name, seed, 5):
            painter.show(0, state, asked)
            view = game.view(state, asked.seat)
            assert bytes(memoryview(painter.buffers()[0])) == each.tensor(view, asked)
        painter.end(0, (1, -1, 1, 1, -1))
        assert bytes(memoryview(painter.buffers()[4])) == bytes([1])
        assert bytes(memoryview(painter.buffers()[3])) == bytes([1, 255, 1, 1, 255])
        painter.go_on(0)
        assert bytes(memoryview(painter.buffers()[4])) == bytes(1)
        assert bytes(memoryview(painter.buffers()[3])) == bytes(5)
