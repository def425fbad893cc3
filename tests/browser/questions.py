"""Every kind of question of a game as frames of a lesson, so that the page shows one after another.

The questions come from random games played in this process, which is much quicker than playing
them in a browser.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from msgspec import json

from whitby import GAMES
from whitby.core.engine import pending, play
from whitby.core.sight import look
from whitby.server.table.phrases import asked, happened
from whitby.wire.lessons import Frame, Lesson

MOST = 3000
"""Questions of one game that are answered before the next begins."""


@cache
def every_question(lesson: str, game: str, players: int, seat: int, games: int) -> bytes:
    """Return a lesson with one frame for each kind of question a seat was asked, as JSON.

    Of several questions of a kind the one with the most options is kept.
    """
    rules = GAMES[game]
    best: dict[str, tuple[int, Frame]] = {}
    for seed in range(games):
        chance = random.Random(seed)
        state = rules.setup(seed=seed, players=players)
        for _ in range(MOST):
            decision = pending(state)
            if decision is None:
                break
            codes = decision.codes()
            known = best.get(decision.prompt)
            if decision.seat == seat - 1 and (known is None or known[0] < len(codes)):
                best[decision.prompt] = len(codes), _frame(rules, state, seat - 1)
            play(state, chance.choice(codes), decision.seat)
    frames = [frame for _, (_, frame) in sorted(best.items())]
    names = ["Anna", "Bram", "Mina", "Lucy", "John", "Kate", "Jack", "Ruth"][:players]
    return json.encode(Lesson(lesson, game, seat, names, rules.facts({}), frames))


def _frame(rules: Any, state: Any, seat: int) -> Frame:
    seen = look(rules, state, seat)
    history = seen.view.history
    return Frame(
        say="lesson-duel-01",
        view=seen.view.to_json(),
        events=happened(rules, history, (0,) * len(history)),
        decision=asked(rules, seen, 0),
        waiting=[each + 1 for each in seen.waiting],
        want=None if seen.decision is None else seen.decision.codes()[0],
        other="lesson-duel-01",
        focus="question",
    )
