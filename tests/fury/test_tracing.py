"""Why a place is possible: examples of trails, how many there are, and since when."""

from __future__ import annotations

from itertools import pairwise

import pytest

from whitby.core.engine import EVERYONE, apply, pending
from whitby.core.facts import Fact
from whitby.core.rng import Fast
from whitby.games import GAMES
from whitby.games.fury import parts
from whitby.games.fury.board import LOCATIONS, NEIGHBOURS
from whitby.games.fury.knowledge.belief import LEARN
from whitby.games.fury.knowledge.tracing import HERE, reason
from whitby.games.fury.knowledge.tracking import Tracker
from whitby.games.fury.state.hideout import TRAIL

FURY = GAMES["fury"]


def followed(seed: int, moves: int, cap: int = 20_000) -> Tracker:
    """A game played at random, as the table knows it."""
    state = FURY.setup(players=5, rng=Fast(seed))
    chance = Fast(seed)
    for _ in range(moves):
        decision = pending(state)
        if decision is None:
            break
        apply(state, decision.options[chance.below(len(decision.options))])
    view = FURY.view(state, None)
    tracker = Tracker(dict(view.options), cap)
    for event in view.history:
        if event.audience == EVERYONE:
            tracker.hear(event)
    return tracker


@pytest.mark.parametrize(("seed", "cap"), [(1, 20_000), (2, 20_000), (3, 200)])
def test_every_possible_place_has_a_trail_and_no_other(seed: int, cap: int) -> None:
    tracker = followed(seed, 90, cap)
    assert tracker.belief.exact == (cap > 200)
    for spot, known in enumerate([tracker.here, *tracker.spots]):
        for place in range(LOCATIONS):
            found = reason(tracker.belief, spot, place, weighed=False)
            assert bool(found.routes) == bool(found.fits) == (place in known.places)
            for route in found.routes:
                cards = [*route.trail, *route.lairs]
                there = next(card for card in cards if 0 <= card < LOCATIONS)
                assert (there if spot == HERE else cards[spot - 1]) == place


def test_examples_are_trails_that_he_can_have_walked() -> None:
    tracker = followed(4, 60)
    walked = 0
    for place in tracker.here.places:
        found = reason(tracker.belief, HERE, place, weighed=True)
        assert found.fits <= found.worlds == tracker.belief.size
        for route in found.routes:
            assert tracker.belief.contains(route.trail, route.lairs)
            cards = [card for card in route.trail if 0 <= card < LOCATIONS]
            for here, before in pairwise(cards):
                walked += here in NEIGHBOURS[before]
    assert walked > 20


def test_two_examples_differ_in_where_he_came_from() -> None:
    tracker = followed(5, 60)
    pairs = 0
    for place in tracker.here.places:
        routes = reason(tracker.belief, HERE, place, weighed=True).routes
        before = [[card for card in each.trail if 0 <= card < LOCATIONS][1:2] for each in routes]
        assert len(before) < 2 or before[0] != before[1]
        pairs += len(before) == 2
    assert pairs > 0


def test_since_when_a_place_is_possible_lies_before_now() -> None:
    tracker = followed(6, 120)
    for spot in [tracker.here, *tracker.spots]:
        assert set(spot.since) == set(spot.places)
        assert all(0 <= event < len(tracker.heard) for event in spot.since.values())
    begun = [spot.begun for spot in tracker.spots[:TRAIL] if spot.places]
    assert begun == sorted(begun, reverse=True)


@pytest.mark.parametrize("seed", range(4))
def test_a_hunters_own_events_tell_nothing_of_the_trail(seed: int) -> None:
    """So one map serves every viewer: no private knowledge could refine it."""
    state = FURY.setup(players=5, rng=Fast(seed))
    chance, private = Fast(seed), 0
    for _ in range(250):
        decision = pending(state)
        if decision is None:
            break
        apply(state, decision.options[chance.below(len(decision.options))])
    for seat in range(1, 5):
        for event in FURY.view(state, seat).history:
            if event.audience != EVERYONE:
                private += 1
                assert isinstance(event, Fact)
                assert event.kind not in LEARN
                assert not {parts.PLACE, parts.REGION, parts.SPACE, parts.SLOT} & set(
                    event.kind.parts
                )
    assert private > 20
