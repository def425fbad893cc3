"""The search: paired worlds, a scripted move that must be beaten, limits, and the same answers."""

import math
from collections.abc import Iterator
from typing import Any

import pytest

from laws.lots import RANKS, ROUNDS, SEATS, Lots, Table
from whitby import apply, pending
from whitby.bots.protocol import Bot
from whitby.bots.random_bot import Careless
from whitby.bots.search.beginner import Beginner
from whitby.bots.search.bot import SearchBot
from whitby.bots.search.guide import Guide
from whitby.bots.search.halving import ENDLESS, ENOUGH, LEAST, Search, Tried, best
from whitby.bots.search.logistic import fit, loss, predict
from whitby.bots.search.tree import Node, Tree
from whitby.core.engine import Decision, Option, State
from whitby.core.game import View
from whitby.core.rng import Fast, Rng

LOTS = Lots()


class LotsGuide(Guide):
    """Continues at random, and counts the ranks in hand."""

    def __init__(self) -> None:
        super().__init__(LOTS, [0.0])
        self.asked = 0

    def answer(self, state: State, decision: Decision[Any], rng: Rng) -> Option:
        self.asked += 1
        option: Option = rng.choice(list(decision.options))
        return option

    def time(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.round

    def turns(self, decision: Decision[Any]) -> int:
        return 0 if decision.prompt == "bid" else 1

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        worth = [sum(rank * state.hand(s)[rank] for rank in range(RANKS)) for s in range(SEATS)]
        return worth[seat] / (2 + sum(worth))


class First(Bot):
    """Chooses the first or the last option."""

    def __init__(self, at: int) -> None:
        self.at = at

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        option: Option = decision.options[self.at]
        return option


def questions(prompt: str, games: int = 6) -> Iterator[tuple[Table, Decision[Any]]]:
    """Yield the decisions with this prompt and several options in random games."""
    for seed in range(games):
        state = LOTS.setup(seed)
        chance = Fast(seed + 100)
        while (decision := pending(state)) is not None:
            if decision.prompt == prompt and len(decision.options) > 1:
                yield state, decision
            apply(state, chance.choice(list(decision.options)))


class Patient(LotsGuide):
    """Says how many turns a playout has lasted: a tenth for each, the end of the game counting."""

    def __init__(self, begun: int, stops: list[int]) -> None:
        super().__init__()
        self.begun = begun
        self.after = stops

    def stops(self, decision: Decision[Any]) -> list[int]:
        return self.after

    def evaluate(self, state: State, seat: int) -> float:
        return (self.time(state) - self.begun) / 10


@pytest.mark.parametrize("stops", [[1], [2], [1, 2], [1, 2, 9]])
def test_a_playout_is_worth_the_mean_of_what_it_comes_to_after_so_many_turns(
    stops: list[int],
) -> None:
    state, decision = next(questions("lay"))
    guide = Patient(state.round, stops)
    left = ROUNDS - state.round
    view = LOTS.view(state, decision.seat)
    search = Search(guide, guide.worlds(view), 4 * len(decision.options))
    for each in search.run(decision, 0, Fast(1)):
        expected = sum(min(turns, left) for turns in stops) / len(stops) / 10
        assert each.values == pytest.approx([expected] * len(each.values))


@pytest.mark.parametrize("deep", [False, True])
def test_it_leaves_a_scripted_move_that_is_worse(deep: bool) -> None:
    wise = SearchBot(
        LotsGuide(), First(-1), 60, deep=deep
    )  # the script gives the highest card away
    seen = 0
    for state, decision in questions("lay"):
        view = LOTS.view(state, decision.seat)
        assert wise.choose(view, decision, Fast(seen)) is decision.options[0]
        seen += 1
    assert seen > 5


def test_it_keeps_the_scripted_move_without_a_better_one() -> None:
    class Indifferent(LotsGuide):
        def evaluate(self, state: State, seat: int) -> float:
            return state.rng.below(1000) / 1000

    for at in (0, -1):
        kept = SearchBot(Indifferent(), First(at), 40, sure=3.0)
        for state, decision in questions("lay"):
            view = LOTS.view(state, decision.seat)
            assert kept.choose(view, decision, Fast(1)) is decision.options[at]


def test_what_the_guide_does_not_search_is_answered_by_the_script() -> None:
    guide = LotsGuide()
    for state, decision in questions("bid", 1):
        view = LOTS.view(state, decision.seat)
        chosen = SearchBot(guide, First(-1), 60).choose(view, decision, Fast(1))
        assert chosen is decision.options[-1]
    assert guide.asked == 0


@pytest.mark.parametrize(
    "level",
    [
        SearchBot(LotsGuide(), First(-1), 30),
        SearchBot(LotsGuide(), First(-1), 60, deep=True),
        Beginner(LotsGuide(), First(0)),
    ],
)
def test_a_world_that_looks_the_same_gets_the_same_answer(level: Bot) -> None:
    for made, (state, decision) in enumerate(questions("lay")):
        view = LOTS.view(state, decision.seat)
        chosen = level.choose(view, decision, Fast(made))
        twin = LOTS.imagine(view, Fast(made + 50))
        asked = pending(twin)
        assert asked is not None
        seen = LOTS.view(twin, decision.seat)
        assert level.choose(seen, asked, Fast(made)).code() == chosen.code()


def test_every_option_meets_the_same_worlds_and_the_scripted_one_stays_to_the_end() -> None:
    class Noting(LotsGuide):
        """Gives every world a value of its own, the same for all options."""

        def evaluate(self, state: State, seat: int) -> float:
            return state.rng.clone().below(1 << 20) / (1 << 20)

        def time(self, state: State) -> int:
            return 0

        def turns(self, decision: Decision[Any]) -> int:
            return 0

    for state, decision in questions("lay"):
        guide = Noting()
        view = LOTS.view(state, decision.seat)
        home = len(decision.options) - 1
        tried = Search(guide, guide.worlds(view), 40).run(decision, home, Fast(3))
        shared = min(len(each.values) for each in tried)
        assert shared >= LEAST
        assert all(each.values[:shared] == tried[0].values[:shared] for each in tried)
        assert len(tried[home].values) == max(len(each.values) for each in tried)


def test_no_more_simulations_than_allowed_but_a_few_to_finish_a_world() -> None:
    class Counting(LotsGuide):
        values = 0

        def evaluate(self, state: State, seat: int) -> float:
            self.values += 1
            return super().evaluate(state, seat)

    for state, decision in questions("lay", 2):
        guide = Counting()
        SearchBot(guide, First(0), 33).choose(LOTS.view(state, decision.seat), decision, Fast(1))
        # less if the options can be told apart before
        assert 2 * ENOUGH <= guide.values < 33 + len(decision.options)


class Graded(LotsGuide):
    """Values an option by a grade, and some chance; the hand it leaves says which one it is."""

    def __init__(self, grades: list[float], chance: float) -> None:
        super().__init__()
        self.grades = grades
        self.chance = chance
        self.hands: list[list[int]] = []
        self.counts = [0] * len(grades)

    def turns(self, decision: Decision[Any]) -> int:
        return 0

    def time(self, state: State) -> int:
        return 0

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, Table)
        at = self.hands.index(list(state.hand(seat)))
        self.counts[at] += 1
        lot = Fast(state.rng.clone().below(1 << 20) + 977 * at)
        return self.grades[at] + self.chance * (lot.below(1001) / 500 - 1)


def graded(grades: list[float], chance: float, home: int = 0) -> tuple[list[int], int]:
    """How often each of some options is tried of 600 simulations, and which one is chosen."""
    state, decision = next(each for each in questions("lay") if len(each[1].options) >= len(grades))
    guide = Graded(grades, chance)
    options = decision.options[: len(grades)]
    for option in options:
        twin = state.clone()
        apply(twin, option, decision.seat)
        pending(twin)
        guide.hands.append(list(twin.hand(decision.seat)))
    search = Search(guide, guide.worlds(LOTS.view(state, decision.seat)), 600)
    tried = search.run(Decision(decision.seat, "lay", options), home, Fast(4))
    return guide.counts, best(tried, home, 1.0)


def test_a_clear_choice_ends_the_search_early() -> None:
    counts, chosen = graded([0.4, 0.6], 0.1)
    assert counts == [ENOUGH, ENOUGH]
    assert chosen == 1


def test_a_close_choice_takes_all_simulations() -> None:
    counts, _ = graded([0.5, 0.51], 0.4)
    assert sum(counts) == 600


def test_options_that_are_alike_need_no_search_and_the_scripted_one_is_kept() -> None:
    for home in (0, 1):
        counts, chosen = graded([0.5, 0.5], 0.0, home)
        assert counts == [ENOUGH, ENOUGH]
        assert chosen == home


def test_a_lead_that_one_bad_world_could_turn_round_is_not_clear_yet() -> None:
    counts, chosen = graded([0.5, 0.54], 0.0)
    assert ENOUGH < counts[0] < 3 * ENOUGH
    assert chosen == 1


class Ways(LotsGuide):
    """Knows four ways to play on, none much better; a simulation takes a millisecond."""

    def __init__(self) -> None:
        super().__init__()
        self.way = 0
        self.counts = [0] * 4

    def turns(self, decision: Decision[Any]) -> int:
        return 0

    def time(self, state: State) -> int:
        return 0

    def set_out(self, state: State, way: int) -> None:
        self.way = way

    def evaluate(self, state: State, seat: int) -> float:
        self.counts[self.way] += 1
        lot = Fast(state.rng.clone().below(1 << 20) + 977 * self.way)
        found = 0.5 + 0.01 * self.way + 0.4 * (lot.below(1001) / 500 - 1)
        self.way = 0
        return found

    def now(self) -> float:
        return 100.0 + 0.001 * sum(self.counts)


def test_halving_shares_out_the_time_of_a_search_that_nothing_else_limits() -> None:
    found = []
    for timed in (False, True):
        guide = Ways()
        state, decision = next(questions("lay"))
        worlds = guide.worlds(LOTS.view(state, decision.seat))
        search = Search(guide, worlds, ENDLESS if timed else 600, 100.6, clock=guide.now)
        tried = [Tried(decision.options[0], way) for way in range(4)]
        search.compare(tried, decision, 3, Fast(1))
        found.append(guide.counts)
    by_number, by_time = found
    assert 590 <= sum(by_time) <= 600
    assert min(by_number) == 75 < by_number[3], "the worse half is tried in the first round only"
    assert all(abs(one - other) <= 2 for one, other in zip(by_number, by_time, strict=True))


def test_when_time_is_up_the_scripted_move_is_made() -> None:
    guide = LotsGuide()
    for state, decision in questions("lay", 2):
        hurried = SearchBot(guide, First(-1), 1000, seconds=1e-9)
        view = LOTS.view(state, decision.seat)
        assert hurried.choose(view, decision, Fast(1)) is decision.options[-1]
    assert guide.asked == 0


def test_a_simulation_that_would_end_too_late_is_not_begun() -> None:
    class Slow(LotsGuide):
        values = 0

        def evaluate(self, state: State, seat: int) -> float:
            self.values += 1
            return super().evaluate(state, seat)

        def now(self) -> float:
            return 100.0 + 0.02 * self.values

    for state, decision in questions("lay", 1):
        guide = Slow()
        view = LOTS.view(state, decision.seat)
        hurried = SearchBot(guide, First(-1), 1000, seconds=0.05)
        for bot in (hurried, hurried.limited(900, 0.05), Careless(hurried, 0)):
            guide.values = 0
            bot.clocked(guide.now).choose(view, decision, Fast(1))
            assert guide.values == 2, "a third would end after 0.06 seconds"


def test_a_lead_counts_the_worlds_that_both_options_met() -> None:
    ahead, behind = Tried(Option()), Tried(Option())
    ahead.values = [0.5, 0.7, 0.6, 0.8, 0.1]
    behind.values = [0.4, 0.5, 0.5, 0.6]
    mean, error = ahead.lead(behind)
    assert mean == pytest.approx(0.15)
    assert error == pytest.approx(math.sqrt(0.01 / 3 / 4))
    assert best([behind, ahead], 0, 1.0) == 1
    behind.values.append(0.9)
    assert best([behind, ahead], 0, 1.0) == 0


def test_a_beginner_chooses_what_looks_good_at_once() -> None:
    beginner = Beginner(LotsGuide(), First(-1))
    for state, decision in questions("lay", 2):
        view = LOTS.view(state, decision.seat)
        assert beginner.choose(view, decision, Fast(1)) is decision.options[0]


def test_a_beginner_thinks_of_the_rules_of_thumb_now_and_then() -> None:
    for heeds, least, most in ((0, 0, 0), (40, 60, 100), (100, 200, 200)):
        beginner = Beginner(LotsGuide(), First(-1), heeds)
        for state, decision in questions("lay", 1):
            view = LOTS.view(state, decision.seat)
            chosen = [beginner.choose(view, decision, Fast(seed)) for seed in range(200)]
            assert least <= chosen.count(decision.options[-1]) <= most


def test_a_beginner_is_wary_where_a_hunch_would_end_the_game() -> None:
    beginner = Beginner(LotsGuide(), First(-1), wary=("lay",))
    for state, decision in questions("lay", 2):
        view = LOTS.view(state, decision.seat)
        for seed in range(10):
            assert beginner.choose(view, decision, Fast(seed)) is decision.options[-1]


def test_a_fit_finds_the_weights_behind_the_results() -> None:
    chance = Fast(5)
    true = [0.5, -1.5, 2.0]
    rows: list[list[float]] = []
    won: list[float] = []
    for _ in range(4000):
        row = [chance.below(1000) / 500 - 1, chance.below(1000) / 500 - 1]
        rows.append(row)
        won.append(1.0 if chance.below(10**6) / 10**6 < predict(true, row) else 0.0)
    found = fit(rows, won, 0.1)
    assert found == pytest.approx(true, abs=0.2)
    assert loss(found, rows, won) < loss([0.0, 0.0, 0.0], rows, won) - 0.1
    assert loss(found, rows, won) <= loss(true, rows, won)


def test_the_tree_learns_to_keep_the_better_card_after_a_bid() -> None:
    """The policy lays any card; the seat's own follow-up improves with the simulations."""
    state, _ = next(each for each in questions("bid") if each[0].round == 1)
    guide = LotsGuide()
    tree = Tree(guide)
    kept: list[int] = []
    for seed in range(400):
        world = LOTS.imagine(LOTS.view(state, 0), Fast(seed))
        chance = Fast(seed)
        tree.begin(world, 0)
        while (asked := pending(world)) is not None and asked.prompt == "bid":
            apply(world, asked.options[0])
        assert asked is not None
        if len(asked.options) > 1:
            laid = tree.answer(world, asked, chance)
            kept.append(asked.options.index(laid))
            apply(world, laid)
        tree.learn(guide.evaluate(world, 0))
    assert sum(kept[:40]) > sum(kept[-40:])
    assert sum(kept[-40:]) <= 8


def test_seats_that_have_seen_the_same_share_a_node_whatever_is_hidden() -> None:
    guide = LotsGuide()
    tree = Tree(guide)
    for state, decision in questions("bid", 1):
        view = LOTS.view(state, decision.seat)
        before = len(tree.nodes)
        for seed in range(5):
            world = LOTS.imagine(view, Fast(seed))
            asked = pending(world)
            assert asked is not None
            tree.begin(world, decision.seat)
            tree.answer(world, asked, Fast(seed))
            tree.learn(0.5)
        assert len(tree.nodes) <= before + 1


def test_an_arm_that_is_not_offered_is_not_chosen() -> None:
    node = Node()
    node.visits = 10
    for code, total in (("good", 9.0), ("fair", 5.0)):
        arm = node.find(code)
        arm.visits, arm.total = 10, total
    options: dict[str, Option] = {"fair": Option()}
    chosen = node.best(options)
    assert chosen is not None
    assert chosen.code == "fair"
    assert node.best({}) is None
