"""The cache of beliefs: it also serves processes that are sent copies of views."""

from __future__ import annotations

import pickle

from whitby.bots.random_bot import RandomBot
from whitby.core.engine import EVERYONE, apply, pending
from whitby.core.rng import Fast
from whitby.games.fury.game import FURY
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.view import FuryView


def views(seed: int, moves: int) -> list[FuryView]:
    """What the hunters see in one game, at some of their decisions."""
    state, rng, bot = FURY.setup(seed, 2), Fast(seed), RandomBot()
    found: list[FuryView] = []
    for at in range(moves):
        decision = pending(state)
        assert decision is not None
        if decision.seat == 1 and at % 20 == 0:
            found.append(FURY.view(state, 1))
        apply(state, bot.pick(decision, rng))
    return found


def test_a_copy_of_a_view_finds_the_belief_of_the_original() -> None:
    beliefs = Beliefs()
    for view in views(4, 100):
        sent: FuryView = pickle.loads(pickle.dumps(view))
        assert all(one is not two for one, two in zip(view.history, sent.history, strict=True))
        assert beliefs.outlook(sent) is beliefs.outlook(view)


def test_copies_of_one_game_continue_the_belief_and_those_of_another_do_not() -> None:
    beliefs = Beliefs()
    for at, view in enumerate(views(5, 300)):
        sent: FuryView = pickle.loads(pickle.dumps(view))
        public = [event for event in sent.history if event.audience == EVERYONE]
        root = beliefs._longest(public, sent.options)
        assert at == 0 or root is not None, "every view goes on from one before"
        assert beliefs.outlook(sent).here == Beliefs().outlook(view).here
    known = beliefs.kept[-1]
    for view in views(6, 300)[3:]:
        public = [event for event in view.history if event.audience == EVERYONE]
        assert not known.leads_to(public, view.options)
    assert not known.leads_to(known.heard, {**known.options, "players": "other"})
