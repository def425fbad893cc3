"""Which move caused what; the truth after the game; and whom a reader would suspect."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.live import running
from server.tables import BOT, Evening, Table, refusal
from server.web import begun
from whitby.bots import SUSPICIONS
from whitby.games import GAMES
from whitby.server.table.fields import Has
from whitby.server.table.viewers import viewer_of
from whitby.wire.commands import Move, Propose
from whitby.wire.game import Events, Happened

Finished = Callable[[str], Table]
SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "whitby"
SITTERS = {"bazaar": 3, "duel": 2, "fury": 2, "nosferatu": 5}
LONG = 400
"""Games longer than this are checked less often."""
SHORT = [game for game in SITTERS if game != "fury"]
"""The games in which every single move is checked."""


def played(evening: Evening, game: str, **wish: Any) -> Table:
    """A finished game."""
    anna, bram = evening.people("Anna", "Bram")
    table = evening.begun(game, anna, bram, *[BOT] * (SITTERS[game] - 2), **wish)
    table.play_on()
    return table


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    """A function that returns a finished game, played once for all who only look at it."""
    evening = Evening(tmp_path_factory.mktemp("over"))
    yield cache(lambda game: played(evening, game))
    evening.close()


def some_moves(table: Table) -> list[int]:
    """The numbers of some moves, including the first and the last."""
    moves = len(table.room.table.seating.moves)
    some = 12 if moves < LONG else 4
    return sorted({0, 1, moves - 1, moves, *range(0, moves, max(1, moves // some))})


# The moves of events


@pytest.mark.whole_games
@pytest.mark.parametrize("game", SHORT)
def test_every_event_names_the_move_that_brought_it_about(over: Finished, game: str) -> None:
    table = over(game)
    for seat in (None, 1, SITTERS[game]):
        known: list[Happened] = []
        for move in range(len(table.room.table.seating.moves) + 1):
            now = table.moment(None, move, seat).events.items
            assert now[: len(known)] == known
            assert {event.move for event in now[len(known) :]} <= {move}
            known = now
        assert table.sees(None, seat).events.items == known


def test_only_the_new_part_of_the_events_is_sent_and_its_moves_with_it(over: Finished) -> None:
    table = over("nosferatu")
    room = table.room
    whole = table.sees(None, 2).events.items
    viewer = viewer_of(room.table, None, 2)
    for start in (0, 1, len(whole) // 2, len(whole) - 1, len(whole), len(whole) + 5):
        first = min(start, len(whole))
        assert room.shown(viewer, Has(events=start)).events == Events(
            start=first, items=whole[first:]
        )


def test_the_moves_are_counted_anew_after_an_undo(evening: Evening) -> None:
    table, (anna, bram, _) = evening.strolling()
    table.move(anna, "step:1")
    table.undo(anna)
    table.does(bram, Move(code="shout"))
    table.move(anna, "step:2", "draw")
    told = [(event.code.split(":")[0], event.move) for event in table.sees(anna).events.items]
    assert told == [("prices", 3), ("shouted", 4), ("drew", 6)]
    assert [event.move for event in table.sees(bram).events.items] == [3, 4]
    evening.restart()
    assert [event.move for event in table.sees(anna).events.items] == [3, 4, 6]
    assert [event.move for event in table.moment(anna, 6).events.items] == [3, 4, 6]


# The truth


@pytest.mark.whole_games
@pytest.mark.parametrize("game", ["duel", "fury", "nosferatu"])
def test_in_the_truth_nothing_is_hidden(over: Finished, game: str) -> None:
    table = over(game)
    for move in some_moves(table):
        true = table.moment(None, move, truth=True)
        assert true.truth
        assert '"?"' not in json.dumps(true.view)
        for seat in range(1, SITTERS[game] + 1):
            seen = table.moment(None, move, seat)
            assert not seen.truth
            agrees(seen.view, true.view, game)
            codes = iter(event.code for event in true.events.items)
            assert all(event.code in codes for event in seen.events.items), "all were there"


OWN = {
    "side", "may_be", "picked", "volunteered", "sealed", "discarded_before", "encounters_known",
}  # fmt: skip
"""What a view says about its viewer rather than about the table."""


def agrees(seen: Any, true: Any, where: str) -> None:
    """Check that a view agrees with the truth in everything it shows."""
    if isinstance(true, dict) and isinstance(seen, dict):
        assert seen.keys() == true.keys()
        for key in seen.keys() - OWN:
            agrees(seen[key], true[key], f"{where}.{key}")
    elif isinstance(true, list) and isinstance(seen, list):
        assert len(seen) == len(true)
        for at, pair in enumerate(zip(seen, true, strict=True)):
            agrees(*pair, f"{where}.{at}")
    else:
        assert seen in (true, None, "?"), where


@pytest.mark.parametrize("move", [0, 3, 30, 80])
def test_the_truth_of_a_duel_is_what_its_players_know_together(over: Finished, move: int) -> None:
    table = over("duel")
    move = min(move, len(table.room.table.seating.moves))
    true = table.moment(None, move, truth=True).view
    eyes = [table.moment(None, move, seat).view for seat in (1, 2)]
    for seen in eyes:
        side, own = seen["side"], seen["sides"]
        for name in ("hand", "action_hand", "set_aside"):
            assert true["sides"][side][name] == own[side][name] is not None
    if true["phase"] == "setup":
        assert true["picked"] == {**eyes[0]["picked"], **eyes[1]["picked"]}
        return
    assert true["picked"] is None
    for place in true["board"]:
        assert place["may_be"] == ([] if place["card"] is None else [place["card"]])


def test_the_truth_of_nosferatu_is_what_its_players_know_together(evening: Evening) -> None:
    table = played(evening, "nosferatu", options={"show_reserves": "off"})
    for move in some_moves(table)[1:]:
        true = table.moment(None, move, truth=True).view
        for seat in range(1, 6):
            seen = table.moment(None, move, seat).view
            for name in ("characters", "reserves", "given"):
                assert true[name][seat - 1] == seen[name][seat - 1]
            if seat == seen["renfield"] and seen["pile"]["cards"] is not None:
                assert true["pile"] == seen["pile"]
        assert all(cards is not None for cards in true["reserves"])


@pytest.mark.parametrize("game", SITTERS)
def test_nobody_is_told_the_truth_before_the_game_is_over(evening: Evening, game: str) -> None:
    anna, bram, wanda = evening.people("Anna", "Bram", "Wanda")
    table = evening.begun(game, anna, bram, *[BOT] * (SITTERS[game] - 2))
    for who in (anna, bram, wanda, None):
        assert refusal(lambda who=who: table.moment(who, 0, truth=True)) == "only-over"  # type: ignore[misc]
        assert table.moment(who, 0).suspicion is None
    table.agree(Propose(motion="abandon"), anna, bram)
    assert refusal(lambda: table.moment(anna, 0, truth=True)) == "only-over"


def test_where_nobody_may_watch_the_truth_is_for_those_who_played(evening: Evening) -> None:
    wanda = evening.person("Wanda")
    table = played(evening, "bazaar", watchers=False)
    anna = table.holder(1)
    assert table.moment(anna, 0, truth=True).truth
    assert refusal(lambda: table.moment(wanda, 0, truth=True)) == "no-watchers"
    assert refusal(lambda: table.moment(None, 0, seat=2, truth=True)) == "no-watchers"


def test_a_game_that_reveals_nothing_shows_what_a_watcher_sees(over: Finished) -> None:
    table = over("bazaar")
    true, seen = table.moment(None, 2, truth=True), table.moment(None, 2)
    assert (true.view, true.events) == (seen.view, seen.events)


def test_nothing_but_a_finished_moment_asks_for_the_truth() -> None:
    """On a server only a position asks its game, and a moment its position; the terminal opens
    records, which are files that someone has, and an environment is run by whoever learns in it."""
    calls = {
        (path.relative_to(SOURCE).as_posix(), ast.unparse(node))
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "reveal"
    }
    assert calls == {
        ("server/table/game.py", "self.game.reveal(self._state)"),
        ("server/analysis/moments.py", "position.reveal()"),
        ("cli/study/replay.py", "game.reveal(state)"),
        ("env/drawing.py", "table.game.reveal(table.playing)"),
        ("env/openspiel.py", "state.table.whitby.reveal(state.at.state)"),
        ("env/table.py", "self.game.reveal(self.playing)"),
    }


# Whom a careful reader suspects


def test_a_careful_reader_suspects_whom_he_may(over: Finished) -> None:
    table = over("nosferatu")
    moves = len(table.room.table.seating.moves)
    true = table.moment(None, moves // 2, truth=True).view
    roles = true["characters"]
    renfield, vampire = roles.index("renfield"), roles.index("vampire")
    for seat, role in enumerate(roles):
        suspicion = table.moment(None, moves // 2, seat + 1).suspicion
        assert suspicion is not None
        assert len(suspicion) == 5
        assert abs(sum(suspicion) - 1000) < 5
        if role == "hunter":
            assert suspicion[seat] == suspicion[renfield] == 0
            assert max(suspicion) < 1000 or true["revealed"][vampire]
        else:
            assert suspicion[vampire] == 1000
        assert table.moment(None, moves, seat + 1).suspicion == [
            1000 if at == vampire else 0 for at in range(5)
        ]


def test_the_truth_does_not_change_what_a_seat_suspected(over: Finished) -> None:
    table = over("nosferatu")
    for move in some_moves(table):
        seen, true = table.moment(None, move, 3), table.moment(None, move, 3, truth=True)
        assert (true.seat, true.suspicion, true.decision) == (3, seen.suspicion, seen.decision)


def test_watchers_suspect_nobody_and_so_does_who_plays_a_duel(over: Finished) -> None:
    assert table_suspicion(over, "nosferatu", None) is None
    assert table_suspicion(over, "duel", 1) is None
    assert SUSPICIONS.keys() <= GAMES.keys()


def table_suspicion(over: Finished, game: str, seat: int | None) -> list[int] | None:
    return over(game).moment(None, 0, seat).suspicion


def test_who_plays_may_look_back_as_a_watcher() -> None:
    with running() as server, server.person("Anna") as anna:
        moment = f"/api/tables/{begun(anna)}/moments/0"
        own, watched = anna.get(moment).json(), anna.get(f"{moment}?watcher=true").json()
        assert own["view"]["sides"]["dracula"]["hand"] is not None
        assert watched["view"] == httpx.get(server.url + moment).json()["view"]
        assert (watched["seat"], watched["decision"]) == (None, None)
