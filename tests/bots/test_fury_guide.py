"""The guide of the search in Fury of Dracula: worlds, playouts, evaluation."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bots.test_fury_hunters import turn_of
from whitby.bots.fury.dracula_encounters import vampire_in
from whitby.bots.fury.features import NAMES
from whitby.bots.fury.guide import ROUND, FuryGuide, rumoured
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.fury.searching import SearchingFury
from whitby.bots.fury.swift import SwiftGuide
from whitby.bots.fury.weights import WEIGHTS
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import Decision, apply, pending
from whitby.core.rng import Fast
from whitby.core.sight import sight, to_bytes
from whitby.games.fury.game import FURY
from whitby.games.fury.knowledge.imagine import Imagination
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury

GUIDE = FuryGuide()


def moments(players: int, seed: int, every: int) -> Iterator[Fury]:
    """Some positions of a game that the guide plays against itself."""
    state = FURY.setup(seed, players)
    chance = Fast(seed)
    made = 0
    while (decision := pending(state)) is not None:
        if made % every == every - 1 and len(decision.options) > 1:
            yield state
        apply(state, GUIDE.answer(state, decision, chance))
        made += 1


def play_on(state: Fury, seed: int) -> set[str]:
    """Let the guide play a game to its end; return what was asked."""
    chance = Fast(seed)
    before = GUIDE.time(state)
    asked: set[str] = set()
    while (decision := pending(state)) is not None:
        assert GUIDE.time(state) >= before
        before = GUIDE.time(state)
        asked.add(decision.prompt)
        option = GUIDE.answer(state, decision, chance)
        assert option in decision.options
        apply(state, option)
    return asked


def test_the_guide_plays_whole_games_to_their_end() -> None:
    asked: set[str] = set()
    for seed in range(12):
        state = FURY.setup(seed, 2 + seed % 4)
        asked |= play_on(state, seed)
        assert FURY.census(state) == FURY.contents(state)
        assert GUIDE.evaluate(state, 0) in (0.0, 1.0)
        assert GUIDE.evaluate(state, 0) + GUIDE.evaluate(state, 1) == 1.0
    assert len(asked) > 50


@pytest.mark.parametrize("players", [2, 4])
def test_every_imagined_world_is_asked_the_same_and_can_be_played_on(players: int) -> None:
    for state in moments(players, 5, 61):
        decision = pending(state)
        assert decision is not None
        worlds = GUIDE.worlds(FURY.view(state, decision.seat))
        for seed in range(8):
            world = worlds.draw(Fast(seed))
            assert isinstance(world, Fury)
            asked = pending(world)
            assert asked is not None
            assert (asked.seat, asked.prompt) == (decision.seat, decision.prompt)
            assert asked.codes() == decision.codes()
            play_on(world, seed)


def test_scripted_bots_can_play_on_in_imagined_worlds() -> None:
    bot = ScriptedFury()
    for state in moments(2, 9, 97):
        decision = pending(state)
        assert decision is not None
        for seat in (0, 1):
            world = GUIDE.worlds(FURY.view(state, seat)).draw(Fast(4))
            assert isinstance(world, Fury)
            chance = Fast(2)
            for _ in range(12):
                asked = pending(world)
                if asked is not None:
                    apply(world, bot.choose(FURY.view(world, asked.seat), asked, chance))


def vampires(*trail: str) -> float:
    """Return how likely all open hideouts of a trail have a vampire, in imagined worlds."""
    table = turn_of("mina", "london", trail=["swansea", *trail])
    pending(table.state)
    worlds = GUIDE.worlds(FURY.view(table.state, 1))
    found = 0
    for seed in range(100):
        world = worlds.draw(Fast(seed))
        assert isinstance(world, Fury)
        found += all(vampire_in(world.dracula.trail[1 + at]) for at in range(len(trail)))
    return found / 100


def test_a_rumour_probably_lies_on_a_vampire_but_not_surely() -> None:
    assert 0.18 < vampires("open london: rats") < 0.40
    assert 0.70 < vampires("open london: rats, rumour") < 0.88


def test_every_rumour_probably_lies_on_a_vampire() -> None:
    assert vampires("open london: rats, rumour", "open manchester: rats, rumour") > 0.45


def test_a_rumour_on_an_open_vampire_says_nothing_about_what_is_hidden_there() -> None:
    for encounters, spaces in (("open new_vampire, rats", []), ("open bats, rats", [1])):
        table = turn_of("mina", "london", trail=["swansea", f"open london: {encounters}, rumour"])
        assert rumoured(FURY.view(table.state, 1)) == spaces
        assert rumoured(FURY.view(table.state, DRACULA_SEAT)) == []


def test_the_evaluation_has_a_weight_for_each_feature_and_is_a_probability() -> None:
    assert len(WEIGHTS) == 1 + len(NAMES)
    for state in moments(2, 3, 29):
        assert len(GUIDE.features(state)) == len(NAMES)
        assert 0.0 < GUIDE.evaluate(state, 0) < 1.0
        assert GUIDE.evaluate(state, 0) + GUIDE.evaluate(state, 1) == pytest.approx(1.0)


def test_influence_speaks_for_dracula_and_damage_for_the_hunters() -> None:
    for state in moments(2, 3, 151):
        richer, hurt = state.clone(), state.clone()
        richer.public.influence += 3
        hurt.public.damage += 5
        assert GUIDE.evaluate(richer, 0) > GUIDE.evaluate(state, 0) > GUIDE.evaluate(hurt, 0)


def test_a_searching_bot_chooses_the_same_whatever_is_hidden() -> None:
    bot = SearchBot(GUIDE, ScriptedFury(), 40)
    looked = 0
    beliefs = Beliefs()
    for at, state in enumerate(moments(2, 7, 43)):
        decision = pending(state)
        assert decision is not None
        view = FURY.view(state, decision.seat)
        other = Imagination(view, beliefs).draw(Fast(at))
        asked = pending(other)
        assert asked is not None
        again = FURY.view(other, decision.seat)
        assert to_bytes(sight(FURY, other, decision.seat)) == to_bytes(
            sight(FURY, state, decision.seat)
        )
        one = bot.choose(view, decision, Fast(at)).code()
        assert (
            SearchBot(FuryGuide(), ScriptedFury(), 40).choose(again, asked, Fast(at)).code() == one
        )
        looked += 1
    assert looked > 5


def test_a_searching_dracula_moves_the_same_whatever_is_hidden() -> None:
    guides = [SwiftGuide(rounds=1) for _ in range(2)]
    one, two = [SearchingFury(guide, ScriptedFury(), 20, 0.0) for guide in guides]
    state = next(each for each in moments(2, 7, 1) if travels(each))
    decision = pending(state)
    assert decision is not None
    view = FURY.view(state, decision.seat)
    other = Imagination(view, Beliefs()).draw(Fast(1))
    asked = pending(other)
    assert asked is not None
    again = FURY.view(other, decision.seat)
    thought = one.consider(view, decision, Fast(3))
    assert max(len(tried.values) for tried in thought.tried) > 3
    assert two.choose(again, asked, Fast(3)).code() == thought.option().code()


def travels(state: Fury) -> bool:
    """Whether Dracula is about to move, after his first move."""
    decision = pending(state)
    asked = decision is not None and decision.prompt == "travel" and len(decision.options) > 1
    return asked and state.public.round > 2


def test_a_playout_lasts_a_round() -> None:
    state = next(iter(moments(2, 3, 200)))
    assert GUIDE.turns(Decision(0, "lay", ())) == ROUND
    assert GUIDE.turns(Decision(0, "keep", ())) == 0
    careful = SwiftGuide(rounds=2)
    assert careful.turns(Decision(0, "travel", ())) == 2 * ROUND
    assert careful.turns(Decision(0, "lay", ())) == 0
    later = state.clone()
    later.public.round += 1
    assert GUIDE.time(later) - GUIDE.time(state) == ROUND
