"""The figures of a tournament, against values computed by hand."""

import math
from collections.abc import Sequence
from typing import Any

import pytest

from whitby import pending
from whitby.bots.arena.elo import Model, Rating, Row
from whitby.bots.arena.intervals import interval_of_pairs, mean_of_pairs, wilson
from whitby.bots.arena.sprt import Sprt
from whitby.bots.arena.thinking import Thinking, TimedAside, timed
from whitby.bots.protocol import Bot
from whitby.core.engine import Decision, Option
from whitby.core.game import View
from whitby.core.rng import Fast, Rng
from whitby.games import GAMES

# The sequential test


def test_bounds_follow_from_the_error_rates() -> None:
    assert Sprt(0.5, 0.55).bounds == pytest.approx((-math.log(19), math.log(19)))
    low, high = Sprt(0.5, 0.55, alpha=0.01, beta=0.1).bounds
    assert low == pytest.approx(math.log(0.1 / 0.99))
    assert high == pytest.approx(math.log(0.9 / 0.01))


def test_with_two_outcomes_it_is_walds_test() -> None:
    by_hand = 60 * math.log(0.55 / 0.5) + 40 * math.log(0.45 / 0.5)
    assert Sprt(0.5, 0.55).llr([40, 0, 0, 0, 60]) == pytest.approx(by_hand, abs=1e-3)


def test_with_three_outcomes() -> None:
    # With mean 1/2 the best distribution is 1/3 each; with mean 2/3 it is what was observed.
    by_hand = 10 * math.log((1 / 6) / (1 / 3)) + 30 * math.log((1 / 2) / (1 / 3))
    assert Sprt(0.5, 2 / 3).llr([10, 0, 20, 0, 30]) == pytest.approx(by_hand, abs=1e-3)


def test_pairs_that_end_alike_say_more_than_independent_games() -> None:
    test = Sprt(0.5, 0.6)
    steady, noisy = test.llr([2, 0, 60, 0, 38]), test.llr([32, 0, 0, 0, 68])
    assert mean_of_pairs([2, 0, 60, 0, 38]) == mean_of_pairs([32, 0, 0, 0, 68]) == 0.68
    assert steady > 2 * noisy > 0


def test_it_accepts_at_the_bounds_and_not_before() -> None:
    test = Sprt(0.5, 0.55)
    assert [test.accepted(llr) for llr in (-3.0, -2.9, 0.0, 2.9, 3.0)] == ["H0", "", "", "", "H1"]
    assert test.llr([0] * 5) == 0.0


def test_hypotheses_change_places_with_the_players() -> None:
    there = Sprt(0.45, 0.6).llr([5, 1, 9, 0, 12])
    back = Sprt(0.4, 0.55).llr([12, 0, 9, 1, 5])
    assert there == pytest.approx(-back)


def drawn(shares: Sequence[int], rng: Rng) -> int:
    """One of the outcomes of a pair, by its share in hundredths."""
    at = rng.below(100)
    return next(i for i in range(len(shares)) if at < sum(shares[: i + 1]))


@pytest.mark.parametrize(
    ("shares", "right"),
    [([25, 0, 50, 0, 25], "H0"), ([16, 0, 48, 0, 36], "H1")],
)
def test_it_is_seldom_wrong(shares: list[int], right: str) -> None:
    test, rng = Sprt(0.5, 0.6), Fast(1)
    verdicts = []
    for _ in range(40):
        counts, accepted = [0] * 5, ""
        while not accepted:
            counts[drawn(shares, rng)] += 1
            accepted = test.accepted(test.llr(counts))
        verdicts.append(accepted)
    assert verdicts.count(right) >= 35


# Intervals of pairs


@pytest.mark.parametrize("shares", [[25, 0, 50, 0, 25], [1, 0, 10, 0, 89], [30, 0, 10, 0, 60]])
def test_intervals_of_pairs_cover_the_truth(shares: list[int]) -> None:
    rng, covered = Fast(1), 0
    for _ in range(400):
        counts = [0] * 5
        for _ in range(50):
            counts[drawn(shares, rng)] += 1
        low, high = interval_of_pairs(counts)
        covered += low <= mean_of_pairs(shares) <= high
    assert 0.92 < covered / 400 < 0.985


def test_independent_pairs_have_wilsons_interval() -> None:
    found = interval_of_pairs([25, 0, 50, 0, 25])
    assert found == pytest.approx(wilson(100, 200), abs=2e-3)


def test_pairs_that_are_shared_leave_little_doubt() -> None:
    low, high = interval_of_pairs([0, 0, 100, 0, 0])
    assert 0.48 < low < 0.5 < high < 0.52


def test_pairs_won_or_lost_together_count_as_one_game() -> None:
    assert interval_of_pairs([40, 0, 0, 0, 60]) == pytest.approx(wilson(60, 100), abs=1e-3)
    assert interval_of_pairs([0, 0, 0, 0, 10]) == pytest.approx(wilson(10, 10))
    assert interval_of_pairs([0] * 5) == (0.0, 1.0)


# Elo


def rated(players: int, deals: Sequence[Sequence[Row]]) -> tuple[list[Rating], Rating]:
    pairings = [(one, other) for one in range(players) for other in range(one + 1, players)]
    model = Model(players, pairings)
    for deal in deals:
        model.add(deal)
    return model.ratings()


def pair(first: float, second: float) -> list[Row]:
    """Two games between players 0 and 1, by the score of player 0 on each side."""
    return [(0, 1, first), (1, 0, 1 - second)]


def test_the_rating_of_two_players_by_hand() -> None:
    # 40 deals, 30 won on each side; one virtual pair, half won
    deals = [pair(1, 1)] * 25 + [pair(1, 0)] * 5 + [pair(0, 1)] * 5 + [pair(0, 0)] * 5
    (one, other), side = rated(2, deals)
    assert one.elo == pytest.approx(400 * math.log10(30.5 / 10.5))
    assert (other.elo, other.margin) == (0, 0)
    assert side.elo == pytest.approx(0, abs=1e-6)
    p = 30.5 / 41
    spread = 25.5 * (2 - 2 * p) ** 2 + 10 * (1 - 2 * p) ** 2 + 5.5 * (2 * p) ** 2
    error = math.sqrt(spread) / (82 * p * (1 - p))
    assert one.margin == pytest.approx(1.959964 * error * 400 / math.log(10))


def test_the_advantage_of_a_side_by_hand() -> None:
    # the first side always wins three of four, whoever plays it
    deals = [pair(1, 0)] * 20 + [pair(1, 1)] * 10 + [pair(0, 0)] * 10
    (one, _), side = rated(2, deals)
    assert one.elo == pytest.approx(0, abs=1e-6)
    assert side.elo == pytest.approx(400 * math.log10(30.5 / 10.5))


def test_a_player_who_always_wins_has_a_finite_rating_and_a_wide_interval() -> None:
    (one, _), _ = rated(2, [pair(1, 1)] * 100)
    assert one.elo == pytest.approx(400 * math.log10(100.5 / 0.5))
    assert 200 < one.margin < 600


def test_ratings_add_up_over_a_third_player() -> None:
    def games(one: int, other: int, won: int) -> list[list[Row]]:
        return [[(one, other, float(at < won)), (other, one, float(at >= won))] for at in range(99)]

    # 3 : 1 between neighbours is 9 : 1 between the outer two, if the model holds
    deals = [
        [*a, *b, *c]
        for a, b, c in zip(games(0, 1, 74), games(1, 2, 74), games(0, 2, 89), strict=True)
    ]
    (top, middle, last), _ = rated(3, deals)
    assert middle.elo == pytest.approx(190, abs=10)
    assert top.elo == pytest.approx(2 * middle.elo, rel=0.05)
    assert last.elo == 0


# Thinking times


def test_times_by_hand() -> None:
    thinking = Thinking()
    for seconds in [0.1] * 98 + [0.109, 0.25]:
        thinking.add(seconds)
    assert thinking.moves == 100
    assert thinking.mean == pytest.approx((9.8 + 0.109 + 0.25) / 100)
    assert [thinking.percentile(share) for share in (0.98, 0.99, 1.0)] == [0.1, 0.109, 0.25]
    assert [thinking.late(limit) for limit in (0.1, 0.09, 0.5, 0.0)] == [1, 100, 0, 0]
    assert Thinking().percentile(0.99) == Thinking().mean == 0.0


class Slow(Bot):
    """Needs a second for each move and two to think of something else."""

    def __init__(self, does: bool) -> None:
        self.does = does
        self.now = 0.0

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        self.now += 1
        option: Option = decision.options[0]
        return option

    def aside(
        self, view: View, options: Sequence[Option], rng: Rng, budget: float = 0.0
    ) -> Option | None:
        self.now += 2
        return options[0] if self.does else None


@pytest.mark.parametrize(("does", "times"), [(True, [2.0, 1.0]), (False, [3.0])])
def test_what_is_done_at_any_time_is_timed_too(does: bool, times: list[float]) -> None:
    slow, thinking = Slow(does), Thinking()
    assert isinstance(timed(slow, thinking), TimedAside)
    watched = TimedAside(slow, thinking, lambda: slow.now)
    game = GAMES["duel"]
    state = game.setup()
    decision = pending(state)
    assert decision is not None
    view = game.view(state, 0)
    watched.aside(view, decision.options, Fast(1))
    watched.choose(view, decision, Fast(1))
    assert list(thinking.times) == [time * 1_000_000 for time in times]
