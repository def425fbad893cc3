"""Swift playouts in Fury of Dracula: the scripted bot's judgement on a rough belief."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fury.combats import combat
from whitby.bots.fury.rough import Root, Rough, step
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.fury.searching import LOST, SHORT, SearchingFury, shortlist
from whitby.bots.fury.swift import MOVES, SwiftGuide, rough_of
from whitby.core.engine import Decision, apply, decisions, pending
from whitby.core.rng import Fast
from whitby.games.fury.board import LAND, NEIGHBOURS, NOWHERE, place
from whitby.games.fury.cards.table import DRACULA_PHASE
from whitby.games.fury.game import FURY
from whitby.games.fury.knowledge.habits import likings
from whitby.games.fury.options import START
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, revealed

GUIDE = SwiftGuide()


def move_decisions(players: int, seed: int, most: int) -> Iterator[tuple[Fury, Decision[Any]]]:
    """The decisions about moves in the first rounds of a game, after each side's first move."""
    state = FURY.setup(seed, players)
    chance = Fast(seed)
    script = ScriptedFury()
    while state.public.round <= most:
        decision = pending(state)
        assert decision is not None
        if decision.prompt in MOVES and len(decision.options) > 1 and state.public.round > 1:
            yield state, decision
        apply(state, script.choose(FURY.view(state, decision.seat), decision, chance))


def imagined(state: Fury, seat: int, seed: int = 1) -> Fury:
    """A world of the guide."""
    world = GUIDE.worlds(FURY.view(state, seat)).draw(Fast(seed))
    assert isinstance(world, Fury)
    return world


def test_hunters_in_playouts_begin_like_the_scripted_bot() -> None:
    script = ScriptedFury(habits=True)
    looked = 0
    for players in (2, 5):
        for state, decision in move_decisions(players, 4, 4):
            if decision.seat != DRACULA_SEAT:
                wanted = script.choose(FURY.view(state, decision.seat), decision, Fast(looked))
                world = imagined(state, decision.seat, looked)
                question = pending(world)
                assert question is not None
                assert GUIDE.answer(world, question, Fast(looked)).code() == wanted.code()
                looked += 1
    assert looked > 30


def test_a_rough_belief_follows_a_playout() -> None:
    root, decision = next(each for each in move_decisions(2, 6, 6) if each[1].prompt == "travel")
    widths: set[int] = set()
    for seed in range(6):
        state = imagined(root, decision.seat, seed)
        chance = Fast(seed)
        end = state.public.round + 3
        while (question := pending(state)) is not None and state.public.round < end:
            apply(state, GUIDE.answer(state, question, chance))
            if state.public.phase == DRACULA_PHASE or question.prompt != "act":
                continue
            rough = rough_of(state)
            assert rough is not None
            here = rough.follow(state).here
            widths.add(len(here))
            assert abs(sum(here.values()) - 1.0) < 1e-6
            if revealed(state):
                assert len(here) == 1
            elif len(here) > 1:
                assert not any(at in here for at in state.public.places)
    assert max(widths) > 5


def test_playouts_of_one_world_do_not_share_what_they_believe() -> None:
    state, decision = next(each for each in move_decisions(2, 6, 6) if each[1].prompt == "act")
    world = imagined(state, decision.seat)
    assert isinstance(world.stack[1], Root)
    one, other = world.clone(), world.clone()
    assert rough_of(one) is rough_of(one)
    assert isinstance(one.stack[1], Rough)
    assert rough_of(other) is not rough_of(one)
    assert isinstance(world.stack[1], Root)


def test_hunters_search_their_actions_once_they_know_about_where_he_is() -> None:
    script = ScriptedFury(habits=True)
    bot = SearchingFury(SwiftGuide(1), script, 6, 0.0)
    seen: set[bool] = set()
    for state, decision in move_decisions(2, 4, 5):
        if decision.prompt == "act":
            view = FURY.view(state, decision.seat)
            thought = bot.consider(view, decision, Fast(1))
            searched = any(each.values for each in thought.tried)
            assert searched == (script.doubt(view) <= LOST)
            assert thought.option().code() in decision.codes()
            seen.add(searched)
    assert seen == {False, True}


def fought(sealed: str, seed: int) -> list[list[float]]:
    """What a hunter's cards are worth after Dracula has sealed one, by a search."""
    table = combat(items={"mina": "knife"})
    table.play(sealed, seat=1)
    decision = next(each for each in decisions(table.state) if each.prompt == "fight_with")
    bot = SearchingFury(SwiftGuide(), ScriptedFury(habits=True), 8, 0.0)
    thought = bot.consider(FURY.view(table.state, decision.seat), decision, Fast(seed))
    return [each.values for each in thought.tried]


def test_the_sealed_card_of_the_opponent_changes_nothing_in_a_search() -> None:
    one = fought("strike:claws", 2)
    assert one == fought("strike:mesmerize", 2)
    assert max(len(values) for values in one) > 3


def test_sealed_cards_are_those_that_the_script_would_choose() -> None:
    table = combat(items={"mina": "knife"})
    table.play("strike:claws", seat=1)
    decision = next(each for each in decisions(table.state) if each.prompt == "fight_with")
    worlds = GUIDE.worlds(FURY.view(table.state, decision.seat))
    for seed in range(10):
        world = worlds.draw(Fast(seed))
        assert isinstance(world, Fury)
        assert world.combat is not None
        assert world.combat.card in world.combat.hand


def test_a_step_leads_to_open_neighbours_or_nowhere() -> None:
    vienna = place("vienna")
    weights = likings([NOWHERE] * 4)
    closed = NEIGHBOURS[vienna][0]
    weights[closed] = 0.0
    found = step({vienna: 1.0}, weights)
    assert set(found) == {vienna, *NEIGHBOURS[vienna]} - {closed}
    assert abs(sum(found.values()) - 1.0) < 1e-9
    assert all(at < LAND or at in NEIGHBOURS[vienna] for at in found)


def test_the_options_that_the_script_likes_best_are_tried() -> None:
    options = [START.of(at) for at in range(9)]
    decision = Decision(0, "dracula_start", options)
    worths = [0.0, 5.0, 1.0, 4.0, 2.0, 9.0, 3.0, 8.0, 7.0]
    kept = shortlist(decision, worths).options
    assert SHORT == 6
    assert kept == [options[at] for at in (1, 3, 5, 6, 7, 8)]
    assert shortlist(decision, []) is decision
