"""The bot that searches in Fury of Dracula: mixed moves, hearsay."""

from __future__ import annotations

from collections import Counter
from math import log2

import pytest

from whitby.bots.arena import bot_rng
from whitby.bots.fury.guide import FuryGuide
from whitby.bots.fury.hearsay import Hearsay, hearsay_of
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.fury.searching import SearchingFury
from whitby.core.engine import apply, pending
from whitby.core.rng import Fast
from whitby.games.fury.board import place
from whitby.games.fury.game import FURY
from whitby.games.fury.state.fury import Fury, dracula_place

GUIDE = FuryGuide()


def first_place(bot: SearchingFury, script: ScriptedFury, seed: int) -> int:
    """Where a searching Dracula is after his first move, with scripted hunters."""
    state = FURY.setup(seed, 2)
    chances = [bot_rng(seed, seat) for seat in range(2)]
    while state.public.round < 2:
        decision = pending(state)
        assert decision is not None
        mine = decision.prompt in ("dracula_start", "travel")
        view = FURY.view(state, decision.seat)
        player = bot if mine else script
        apply(state, player.choose(view, decision, chances[decision.seat]))
    return dracula_place(state)


@pytest.mark.whole_games
def test_nobody_can_predict_where_dracula_goes_first() -> None:
    script = ScriptedFury()
    bot = SearchingFury(GUIDE, script, 16, 0.0)
    counts = Counter(first_place(bot, script, seed) for seed in range(150))
    assert -sum(count / 150 * log2(count / 150) for count in counts.values()) > 5.0
    assert counts.most_common(1)[0][1] < 15


def test_what_the_table_believes_spreads_with_every_move() -> None:
    hearsay = Hearsay({place("vienna"): 1.0}, [place("lisbon")] * 4, 3, False)
    widths = [sum(chance > 0.001 for chance in hearsay.spread(moves)) for moves in range(4)]
    assert widths[0] == 1
    assert widths == sorted(widths)
    assert all(abs(sum(hearsay.spread(moves)) - 1.0) < 0.05 for moves in range(4))


def test_hunters_in_playouts_look_where_the_table_would() -> None:
    state = FURY.setup(5, 2)
    chance = Fast(5)
    while state.public.round < 4:
        decision = pending(state)
        assert decision is not None
        apply(state, GUIDE.answer(state, decision, chance))
    view = FURY.view(state, 1)
    worlds = GUIDE.worlds(view)
    one, other = worlds.draw(Fast(1)), worlds.draw(Fast(2))
    assert isinstance(one, Fury)
    assert isinstance(other, Fury)
    first, second = hearsay_of(one), hearsay_of(other)
    assert first is not None
    assert first is second
    assert first.attraction(one) == first.attraction(other)
    assert hearsay_of(one.clone()) is first
