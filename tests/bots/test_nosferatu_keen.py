"""The keen bot of Nosferatu: what it believes, imagines and says."""

from collections.abc import Iterable, Iterator
from math import log

import pytest

from whitby import anytime, apply, pending
from whitby.bots import GUIDES, bot
from whitby.bots.nosferatu.features import NAMES, features
from whitby.bots.nosferatu.weights import WEIGHTS
from whitby.bots.nosferatu.worlds import NosferatuWorlds, public_belief
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Fast
from whitby.games.nosferatu.cards import HUNTER, VAMPIRE
from whitby.games.nosferatu.claims import SUSPECT
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.knowledge.belief import believe, suspicion
from whitby.games.nosferatu.knowledge.insight import discern, keen_suspicion
from whitby.games.nosferatu.state import Nosferatu, vampire

SCRIPTED = bot("nosferatu", "scripted")


def moments(players: int, seed: int) -> Iterator[tuple[Nosferatu, Decision[Option]]]:
    """Yield every decision of a game between scripted bots, once there is a Vampire."""
    state = NOSFERATU.setup(seed, players)
    chance = Fast(seed)
    while (decision := pending(state)) is not None:
        if state.public.round > 0:
            yield state, decision
        view = NOSFERATU.view(state, decision.seat)
        apply(state, SCRIPTED.choose(view, decision, chance))


@pytest.mark.rule("NOSF-117")
@pytest.mark.parametrize("players", NOSFERATU.seats)
def test_the_keen_never_rule_out_the_true_vampire(players: int) -> None:
    for made, (state, _) in enumerate(moments(players, 1)):
        if made % 7 == 0:
            for viewer in [None, *range(players)]:
                doubts = keen_suspicion(NOSFERATU.view(state, viewer))
                assert doubts[vampire(state)] > 0
                assert sum(doubts) == pytest.approx(1)


@pytest.mark.whole_games
def test_keen_hunters_know_more_than_scripted_ones() -> None:
    plain = keen = 0.0
    for seed in range(24):
        for state, decision in moments(5 + seed % 4, 700 + seed):
            if decision.prompt == "use_stake" and state.roles[decision.seat] == HUNTER:
                view = NOSFERATU.view(state, decision.seat)
                plain -= log(suspicion(view)[vampire(state)])
                keen -= log(keen_suspicion(view)[vampire(state)])
    assert keen < 0.97 * plain


def losses(evil: str, seeds: Iterable[int]) -> tuple[float, float]:
    """How well the plain and the keen belief find the Vampire, played by this level."""
    plain = keen = 0.0
    count = 0
    for seed in seeds:
        state = NOSFERATU.setup(seed, 5)
        chance = Fast(seed)
        while (decision := pending(state)) is not None:
            view = NOSFERATU.view(state, decision.seat)
            side = NOSFERATU.side(state, decision.seat)
            if decision.prompt == "use_stake" and side == "hunters":
                count += 1
                plain -= log(suspicion(view)[vampire(state)])
                keen -= log(keen_suspicion(view)[vampire(state)])
            player = bot("nosferatu", evil) if side == "evil" else SCRIPTED
            apply(state, player.choose(view, decision, chance))
    return plain / count, keen / count


@pytest.mark.parametrize(("evil", "most"), [("hard", 0.7), ("normal", 0.75), ("random", 1.1)])
def test_the_keen_see_through_practice_and_are_not_misled_by_others(evil: str, most: float) -> None:
    plain, keen = losses(evil, range(16))
    assert keen < most * plain


@pytest.mark.parametrize(("level", "least", "most"), [("scripted", 5.0, 1e9), ("hard", 0.4, 2.5)])
def test_the_keen_notice_evil_as_scripted_and_are_unsure_of_the_practised(
    level: str, least: float, most: float
) -> None:
    """Since Evil practised against the keen, its manner does not stand out any more."""
    shares = [0.0, 0.0]
    for seed in range(10):
        state = NOSFERATU.setup(800 + seed, 5)
        chance = Fast(seed)
        while (decision := pending(state)) is not None:
            evil = NOSFERATU.side(state, decision.seat) == "evil"
            player = bot("nosferatu", level) if evil else SCRIPTED
            seen = NOSFERATU.view(state, decision.seat)
            apply(state, player.choose(seen, decision, chance))
        found = discern(NOSFERATU.view(state, None)).shares()
        assert sum(found) == pytest.approx(1.0)
        assert min(found) > 0.0
        for manner in (0, 1):
            shares[manner] += found[manner]
    assert least < shares[0] / shares[1] < most


@pytest.mark.parametrize("players", NOSFERATU.seats)
def test_a_playout_answers_what_is_asked_and_keeps_the_belief_up_to_date(players: int) -> None:
    guide = GUIDES["nosferatu"]
    prompts: set[str] = set()
    for made, (real, asked) in enumerate(moments(players, 5)):
        if made % 11:
            continue
        view = NOSFERATU.view(real, asked.seat)
        state: Nosferatu = NosferatuWorlds(view, keen_suspicion(view)).draw(Fast(made))
        chance = Fast(made)
        for _ in range(40):
            decision = pending(state)
            if decision is None:
                break
            prompts.add(decision.prompt)
            option = guide.answer(state, decision, chance)
            assert option.code() in decision.codes()
            state = state.clone()
            apply(state, option)
            kept = public_belief(state).suspicions()
            assert kept == pytest.approx(believe(NOSFERATU.view(state, None)).suspicions())
    assert {"discard", "give", "use_stake", "bite", "slide"} <= prompts


def test_the_evaluation_has_a_weight_for_each_feature() -> None:
    state, _ = next(moments(6, 2))
    assert len(features(state)) == len(NAMES) == len(WEIGHTS) - 1
    assert 0.0 < GUIDES["nosferatu"].evaluate(state, 0) < 1.0


@pytest.mark.rule("NOSF-112", "NOSF-118")
def test_claims_are_made_once_and_weighed() -> None:
    claimed = 0
    for seed in range(3):
        for state, decision in moments(6, 40 + seed):
            if decision.prompt != "use_stake":
                continue
            for seat in range(6):
                view = NOSFERATU.view(state, seat)
                said = bot("nosferatu", "hard").aside(view, anytime(state, seat), Fast(0))
                if said is None:
                    continue
                assert seat != state.public.renfield, "nobody believes Renfield"
                twin = state.clone()
                apply(twin, said, seat)
                after = NOSFERATU.view(twin, seat)
                assert bot("nosferatu", "hard").aside(after, anytime(twin, seat), Fast(0)) is None
                assert isinstance(said, Pick)
                if said.verb is SUSPECT:
                    claimed += 1
                    at = said.values[-1]
                    listener = NOSFERATU.view(twin, None)
                    before = discern(NOSFERATU.view(state, None)).suspicions()[at]
                    assert discern(listener).suspicions()[at] > min(before, 0.99)
    assert claimed > 5


def test_turns_that_are_about_equal_vary_with_the_seed() -> None:
    varied: set[str] = set()
    for seed in range(8):
        for state, decision in moments(5, 90 + seed):
            if state.roles[decision.seat] != VAMPIRE or len(decision.options) == 1:
                continue
            view = NOSFERATU.view(state, decision.seat)
            player = bot("nosferatu", "normal")
            chosen = {player.choose(view, decision, Fast(chance)).code() for chance in range(5)}
            if len(chosen) > 1:
                varied.add(decision.prompt)
    assert {"discard", "give"} <= varied
