"""Small games solved exactly: Kuhn's poker, whose solution is known, and the reduced games."""

from __future__ import annotations

from typing import Any

import pytest

from bots.kuhn import KUHN, WORTH, Hands, KuhnGame
from toy_parts import Act
from whitby import GAMES
from whitby.bots import bot
from whitby.bots.exact.cfr import Solver
from whitby.bots.exact.chance import Listing, branches
from whitby.bots.exact.policies import policy
from whitby.bots.exact.tree import NOT_CHOSEN, TooBig, Tree, Uneven, grow
from whitby.bots.exact.values import Judge, Responder, expected, uniform
from whitby.core.engine import Choice, Decision, apply, pending
from whitby.core.rng import Fast

TINY = {"size": "tiny"}
JACK, QUEEN, KING = 0, 1, 2


@pytest.fixture(scope="module")
def kuhn() -> Tree:
    return grow(KUHN, {})


def drawn(listing: Listing, draw: Any) -> dict[Any, float]:
    """Return the probability of every outcome of some draws."""
    found: dict[Any, float] = {}
    going = True
    while going:
        outcome = draw(listing)
        found[outcome] = found.get(outcome, 0.0) + listing.odds()
        going = listing.advance()
    return found


def shuffled(listing: Listing) -> tuple[str, ...]:
    items = ["a", "b", "a"]
    listing.shuffle(items)
    return tuple(items)


def test_chance_lists_every_outcome_once() -> None:
    assert drawn(Listing(), lambda rng: rng.below(4)) == dict.fromkeys(range(4), 0.25)
    assert drawn(Listing(), lambda rng: rng.pick([3, 0, 1], 4)) == {0: 0.75, 2: 0.25}
    three = [("a", "a", "b"), ("a", "b", "a"), ("b", "a", "a")]
    assert drawn(Listing(), shuffled) == pytest.approx(dict.fromkeys(three, 1 / 3))


def test_draws_may_depend_on_each_other() -> None:
    def twice(rng: Listing) -> tuple[int, int]:
        first = int(rng.below(2))
        return first, int(rng.below(3)) if first else 9

    assert drawn(Listing(), twice) == pytest.approx(
        {(0, 9): 1 / 2, (1, 0): 1 / 6, (1, 1): 1 / 6, (1, 2): 1 / 6}
    )


def test_the_tree_of_kuhns_poker(kuhn: Tree) -> None:
    # 6 deals, 5 ends each; each player has 3 cards and 2 situations
    assert (kuhn.ends, len(kuhn.infos), kuhn.width) == (30, 12, 24)
    assert sorted(info.level for info in kuhn.infos if info.player == 0) == [0, 0, 0, 1, 1, 1]
    state = KUHN.setup()
    deals = branches(state, None)
    assert len(deals) == 6
    assert sum(branch.odds for branch in deals) == pytest.approx(1)
    assert state.events == []


def test_playing_at_random_can_be_exploited_by_a_known_amount(kuhn: Tree) -> None:
    verdict = Judge(kuhn).judge(uniform(kuhn))
    assert verdict.values == pytest.approx([1 / 8, -1 / 8])
    assert verdict.best == pytest.approx([1 / 2, 5 / 12])
    assert verdict.nash_conv == pytest.approx(11 / 12)
    assert verdict.exploitability == pytest.approx(11 / 24)


def equilibrium(tree: Tree) -> list[float]:
    """Return Kuhn's solution in which the first player never bets at first."""
    bold = {  # how often the second option is chosen: to bet, or to call
        (0, 0): {JACK: 0.0, QUEEN: 0.0, KING: 0.0},
        (0, 1): {JACK: 0.0, QUEEN: 1 / 3, KING: 1.0},
        (1, "check"): {JACK: 1 / 3, QUEEN: 0.0, KING: 1.0},
        (1, "bet"): {JACK: 0.0, QUEEN: 1 / 3, KING: 1.0},
    }
    found: list[float] = []
    for info in tree.infos:
        assert isinstance(info.state, Hands)
        key = (0, info.level) if info.player == 0 else (1, info.state.said[0])
        share = bold[key][info.state.cards[info.player]]
        found += [1 - share, share]
    return found


def test_nobody_can_exploit_an_equilibrium(kuhn: Tree) -> None:
    verdict = Judge(kuhn).judge(equilibrium(kuhn))
    assert verdict.values == pytest.approx([WORTH, -WORTH])
    assert verdict.nash_conv == pytest.approx(0, abs=1e-12)


def test_cfr_finds_the_value_of_kuhns_poker(kuhn: Tree) -> None:
    judge, solver = Judge(kuhn), Solver(kuhn)
    left = []
    for rounds in (10, 90, 900):
        solver.run(rounds)
        left.append(judge.judge(solver.average()).exploitability)
    assert left[0] > left[1] > left[2] > 0
    assert left[2] < 0.0002
    assert expected(kuhn, solver.average())[0] == pytest.approx(WORTH, abs=0.001)


def test_a_best_response_is_worth_what_it_says(kuhn: Tree) -> None:
    profile = uniform(kuhn)
    for player in (0, 1):
        response = Responder(kuhn, player).best(profile)
        played = response.played(kuhn, profile)
        assert expected(kuhn, played)[player] == pytest.approx(response.value)


class Tell(Choice[Hands, Act]):
    """A question whose options depend on a card that nobody was told of."""

    def ask(self, state: Hands) -> Decision[Act]:
        names = ("fold", "call", "raise") if state.cards[1] == KING else ("fold", "call")
        return Decision(0, "bet", [Act(name) for name in names])

    def take(self, state: Hands, option: Act) -> None:
        state.said.append(option.name)


class DealToTell(Choice[Hands, Act]):
    def ask(self, state: Hands) -> Any:
        return None

    def run(self, state: Hands) -> None:
        state.cards = [JACK, QUEEN + int(state.rng.below(2))]
        state.then(Tell())


class TellingGame(KuhnGame):
    def deal(self, rng: Any, players: int, options: Any) -> Hands:
        state = Hands()
        state.rng = rng
        state.stack.append(DealToTell())
        return state


def test_options_that_tell_something_are_found() -> None:
    with pytest.raises(Uneven, match="knows the same"):
        grow(TellingGame(), {})


def test_a_game_that_is_too_big_is_refused() -> None:
    with pytest.raises(TooBig, match="more than 20 histories"):
        grow(KUHN, {}, most=20)


@pytest.fixture(scope="module")
def trees() -> dict[str, Tree]:
    return {name: grow(game, TINY) for name, game in GAMES.items()}


@pytest.mark.parametrize("name", GAMES)
def test_the_outcomes_of_chance_add_up(trees: dict[str, Tree], name: str) -> None:
    tree = trees[name]
    sums: dict[int, float] = {}
    for node in range(1, tree.size):
        if tree.slots[node] == NOT_CHOSEN:
            sums[tree.parents[node]] = sums.get(tree.parents[node], 0.0) + tree.odds[node]
    assert sums
    assert all(total == pytest.approx(1) for total in sums.values())


@pytest.mark.parametrize("name", GAMES)
def test_nobody_does_worse_by_a_best_response(trees: dict[str, Tree], name: str) -> None:
    tree = trees[name]
    judge = Judge(tree)
    for level in ("random", "scripted"):
        verdict = judge.judge(policy(tree, GAMES[name], bot(name, level), 1))
        assert all(gain > -1e-9 for gain in verdict.gains)
        assert max(verdict.best) <= 1 + 1e-9
        assert level != "random" or verdict.nash_conv > 0.5
        if len(tree.players) == 2:
            assert sum(verdict.values) == pytest.approx(0)


@pytest.mark.parametrize("name", ["duel", "fury"])
def test_cfr_approaches_an_equilibrium_of_a_reduced_game(trees: dict[str, Tree], name: str) -> None:
    tree = trees[name]
    judge, solver = Judge(tree), Solver(tree)
    solver.run(5)
    early = judge.judge(solver.average()).exploitability
    solver.run(20)
    late = judge.judge(solver.average()).exploitability
    assert late < early / 2
    assert late < judge.judge(uniform(tree)).exploitability / 2


@pytest.mark.parametrize("name", GAMES)
def test_a_policy_is_a_probability(trees: dict[str, Tree], name: str) -> None:
    tree = trees[name]
    profile = policy(tree, GAMES[name], bot(name, "scripted"), 2)
    for info in tree.infos:
        shares = profile[info.first : info.first + info.width]
        assert sum(shares) == pytest.approx(1)


def test_playouts_agree_with_the_tree() -> None:
    game = GAMES["nosferatu"]
    tree = grow(game, TINY)
    games, won = 2000, 0
    for seed in range(games):
        state = game.setup(seed, options=TINY)
        chance = Fast(seed + 7)
        while (decision := pending(state)) is not None:
            apply(state, chance.choice(list(decision.options)))
        outcome = game.outcome(state)
        assert outcome is not None
        won += outcome.scores[0]
    # three standard errors; the scores are 1 and -1
    assert won / games == pytest.approx(expected(tree, uniform(tree))[0], abs=3 / games**0.5)
