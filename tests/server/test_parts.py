"""What viewers are told of a game is kept from move to move, and only added to."""

from __future__ import annotations

import random

import whitby
from whitby.core.rng import KEY_BYTES
from whitby.server.table import fields, phrases
from whitby.server.table.game import TableGame
from whitby.server.table.parts import Parts
from whitby.wire.game import Happened


def told(parts: Parts) -> list[Happened]:
    return [each.happened for each in parts.told[: parts.count]]


def in_full(position: TableGame, seat: int | None) -> list[Happened]:
    history = position.look(seat).view.history
    return phrases.happened(position.game, history, position.moves(seat)).items


def test_a_history_holds_nothing_of_moves_that_were_tried_and_not_made() -> None:
    chance, viewers = random.Random(1), (None, *range(1, 7))
    position = TableGame.deal(whitby.GAMES["nosferatu"], 6, {}, bytes(KEY_BYTES))
    position.work_out()
    for _ in range(60):
        seat, (_, *codes) = chance.choice(sorted(position.questions.items()))
        tried = [position.try_move(seat, chance.choice(codes)) for _ in range(3)]
        for trial in tried:
            position.look_ahead(trial)
        before = [told(position.parts(viewer)) for viewer in viewers]
        assert before == [in_full(position, viewer) for viewer in viewers]
        position.accept(chance.choice(tried))
        assert told(position.parts(None)) == in_full(position, None)
        if position.over:
            break


def test_a_history_holds_nothing_of_moves_that_were_undone() -> None:
    chance, undone = random.Random(1), 0
    position = TableGame.deal(whitby.GAMES["duel"], 2, {}, bytes(KEY_BYTES))
    position.work_out()
    for _ in range(80):
        back = [seat for seat in (1, 2) if position.may_undo(seat)]
        if back and chance.random() < 0.4:
            position.undo(back[0])
            undone += 1
        else:
            seat, (_, *codes) = chance.choice(sorted(position.questions.items()))
            trial = position.try_move(seat, chance.choice(codes))
            position.look_ahead(trial)
            position.accept(trial)
        for viewer in (None, 1, 2):
            assert told(position.parts(viewer)) == in_full(position, viewer)
    assert undone > 10


def test_rendering_is_compiled_where_the_engine_is() -> None:
    for module in (fields, phrases):
        assert str(module.__file__).endswith(".py") is not whitby.COMPILED
