"""The belief that is weighted by how Dracula tends to move."""

from __future__ import annotations

from math import log

import pytest

from whitby.bots.arena import bot_rng
from whitby.bots.fury.scripted import ScriptedFury
from whitby.core.engine import apply, pending
from whitby.games.fury.board import LAND, place
from whitby.games.fury.game import FURY
from whitby.games.fury.knowledge.habits import first_likings, likings
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.state.fury import dracula_place


def test_he_prefers_places_away_from_the_hunters() -> None:
    far = likings([place("lisbon")] * 4)
    near = likings([place("prague")] * 4)
    assert far[place("vienna")] > 10 * near[place("vienna")]
    assert len(first_likings([place("lisbon")])) == LAND


@pytest.mark.parametrize("seed", [3, 8])
def test_habits_weigh_the_same_worlds_and_tell_where_a_scripted_dracula_is(seed: int) -> None:
    even, weighted = Beliefs(), Beliefs(habits=True)
    bot = ScriptedFury()
    state = FURY.setup(seed, 2)
    chances = [bot_rng(seed, seat) for seat in range(2)]
    gained = 0.0
    looked = 0
    before = 0
    while state.public.round < 12 and (decision := pending(state)) is not None:
        view = FURY.view(state, decision.seat)
        if state.public.round != before and decision.seat == 1:
            before = state.public.round
            one, two = even.outlook(view), weighted.outlook(view)
            if one.belief.exact and two.belief.exact:
                assert one.belief.now().worlds.keys() == two.belief.now().worlds.keys()
            here = dracula_place(state)
            if len(one.here) > 2:
                gained += log(two.here[here] / one.here[here])
                looked += 1
        apply(state, bot.choose(view, decision, chances[decision.seat]))
    assert looked > 4
    assert gained > 0.0
