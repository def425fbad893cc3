"""Recorded games must replay to the same events and the same end, every time."""

from pathlib import Path

import pytest

from whitby import GAMES, record, sight, to_bytes
from whitby.core.engine import play

RECORDS = sorted((Path(__file__).parent / "records").rglob("*.txt"))
MOST_STOPS = 10
"""A long record is resumed at about this many of its lines."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_record_replays_to_its_digest(path: Path) -> None:
    book = record.parse(path.read_text("utf-8"))
    assert record.verify(GAMES, book) in ("replayed", "committed")
    assert book.text() == path.read_text("utf-8")


@pytest.mark.whole_games
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_any_line_of_the_record_can_be_taken_up(path: Path) -> None:
    book = record.parse(path.read_text("utf-8"))
    game = GAMES[book.game]
    running = record.replay(GAMES, book, 0)
    every = max(7, len(book.moves) // MOST_STOPS)
    for line, move in enumerate(book.moves):
        if line % every == 0:
            state = record.replay(GAMES, book, line)
            for seat in [None, *range(book.players)]:
                assert to_bytes(sight(game, state, seat)) == to_bytes(sight(game, running, seat))
        play(running, move.code, move.seat)


def test_there_is_a_record_for_every_game_and_number_of_players() -> None:
    books = [record.parse(path.read_text("utf-8")) for path in RECORDS]
    recorded = {(book.game, book.players) for book in books}
    assert recorded == {(name, n) for name, game in GAMES.items() for n in game.seats}


def test_a_live_game_is_among_the_records() -> None:
    books = [record.parse(path.read_text("utf-8")) for path in RECORDS]
    assert any(book.commitment for book in books)
