"""Bots with networks: what the networks are shown, and what the search does with them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from whitby.bots import BOTS, GUIDES, Bot, bot, levels
from whitby.bots.arena.playing import bot_rng, play_game
from whitby.bots.fury.searching import SearchingFury
from whitby.bots.fury.swift import FIGHTS
from whitby.bots.learned import level as learned
from whitby.bots.learned.judge import Judge, Leaf
from whitby.bots.learned.known import knows
from whitby.bots.learned.level import Learned
from whitby.bots.learned.lookahead import Favoured, Lookahead, settles
from whitby.bots.learned.making import instinct, searching
from whitby.bots.learned.master import MasterFury
from whitby.bots.learned.network import sizes
from whitby.bots.learned.playing import Instinct, InstinctFury
from whitby.bots.learned.rows import duel_row
from whitby.bots.learned.shapes import PLANS, Shape, TokenSet, distances, links, policy_shape
from whitby.bots.learned.store import Network, read, write
from whitby.bots.reasons import SHARE
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import Decision, State, apply, pending
from whitby.core.errors import WhitbyError
from whitby.core.rng import Fast
from whitby.games import GAMES
from whitby.games.encodings import encoding
from whitby.games.fury.state.fury import DRACULA_SEAT
from whitby.games.fury.view import FuryView
from whitby.learn.contest import player
from whitby.learn.credit import credit
from whitby.learn.gathered import blended
from whitby.learn.picture import curves
from whitby.learn.shared import followed

SEARCHED = ("duel", "fury")
FEW = 12
LEFT = ("act", *FIGHTS)
"""What a master leaves to the level below in Fury of Dracula, or searches after a plan."""
STEP = {"duel": 9, "fury": 2}
"""Every how many of its decisions a master is looked at."""


def given(game: str) -> int:
    """How many numbers about a world its network gets."""
    return len(GUIDES[game].weights) - 1


def weights(game: str, worlds: bool, seed: int = 1) -> dict[str, Any]:
    """Weights that nobody has learned."""
    chance = np.random.default_rng(seed)
    wanted = sizes(Shape(game), given(game) if worlds else 0)
    return {
        name: (chance.normal(size=size) * 0.5 / np.sqrt(size[0])).astype(np.float32)
        for name, size in wanted.items()
    }


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with networks of worlds."""
    folder = tmp_path_factory.mktemp("networks")
    for game in SEARCHED:
        write(folder / f"{game}-worlds.npz", weights(game, True), {"game": game})
    return folder


def master(game: str, files: Path, simulations: int = FEW) -> Bot:
    """A master with such a network."""
    below = BOTS[game]["hard"].limited(simulations, 0.0)
    assert below is not None
    return searching(below, files / f"{game}-worlds.npz", simulations, 0.0)


def moments(game: str, count: int, step: int) -> list[tuple[State, Decision[Any]]]:
    """Some decisions of a game between scripted bots that a master searches."""
    rules = GAMES[game]
    state = rules.setup(seed=4, players=2)
    chance = Fast(3)
    player = bot(game, "scripted")
    found: list[tuple[State, Decision[Any]]] = []
    asked = 0
    while len(found) < count and (decision := pending(state)) is not None:
        if (
            len(decision.options) > 1
            and GUIDES[game].turns(decision)
            and decision.prompt not in LEFT
        ):
            asked += 1
            if asked % step == 0:
                found.append((state.clone(), decision))
        apply(state, player.choose(rules.view(state, decision.seat), decision, chance))
    assert len(found) == count
    return found


def test_a_duels_row_is_the_encodings_byte_for_byte() -> None:
    state = followed(GAMES["duel"].setup(seed=5, players=2))
    player = bot("duel", "scripted")
    rows = 0
    while (decision := pending(state)) is not None and rows < 60:
        view = GAMES["duel"].view(state, decision.seat)
        assert duel_row(state, decision) == encoding("duel").tensor(view, decision, belief=True)
        rows += 1
        apply(state, player.choose(view, decision, Fast(rows)))
    assert rows == 60


@pytest.mark.parametrize("game", SEARCHED)
def test_the_same_view_seed_and_budget_give_the_same_choice(game: str, files: Path) -> None:
    rules = GAMES[game]
    for state, decision in moments(game, 3, STEP[game]):
        view = rules.view(state, decision.seat)
        first = master(game, files).choose(view, decision, Fast(7))
        assert master(game, files).choose(view, decision, Fast(7)).code() == first.code()


@pytest.mark.parametrize("game", SEARCHED)
def test_the_choice_does_not_depend_on_what_is_hidden(game: str, files: Path) -> None:
    rules = GAMES[game]
    player = master(game, files)
    for number, (state, decision) in enumerate(moments(game, 3, STEP[game])):
        view = rules.view(state, decision.seat)
        twin = rules.imagine(view, Fast(number))
        asked = pending(twin)
        assert asked is not None
        seen = rules.view(twin, decision.seat)
        shown = encoding(game).tensor(view, decision, belief=True)
        assert encoding(game).tensor(seen, asked, belief=True) == shown
        chosen = player.choose(view, decision, Fast(7)).code()
        assert player.choose(seen, asked, Fast(7)).code() == chosen


def alike(game: str, one: State, other: State) -> bool:
    """Whether two positions look the same to everybody."""
    return all(
        encoding(game).tensor(GAMES[game].view(one, seat), None)
        == encoding(game).tensor(GAMES[game].view(other, seat), None)
        for seat in range(one.players)
    )


class Shown:
    """A network that keeps what it is shown, and finds every world even."""

    def __init__(self, game: str) -> None:
        self.shape = Shape(game)
        self.rows: list[bytes] = []
        self.given: list[list[float]] = []

    def worlds(self, rows: list[bytes], given: list[list[float]]) -> list[float]:
        self.rows += rows
        self.given += given
        return [0.5] * len(rows)


@pytest.mark.parametrize("game", SEARCHED)
def test_networks_are_shown_the_same_bytes_in_worlds_that_look_alike(game: str) -> None:
    rules = GAMES[game]
    below = BOTS[game]["hard"]
    assert isinstance(below, SearchBot)
    different = 0
    for number, (state, decision) in enumerate(moments(game, 3, STEP[game])):
        twin = rules.imagine(rules.view(state, decision.seat), Fast(number))
        different += not alike(game, state, twin)
        shown: list[tuple[list[bytes], list[list[float]]]] = []
        for world in (state, twin):
            asked = pending(world)
            assert asked is not None
            network = Shown(game)
            judge = Judge(network, below.guide)
            worlds = below.guide.worlds(rules.view(world, asked.seat))
            few = list(range(len(asked.options)))[:FEW]
            Lookahead(below.guide, worlds, judge, FEW, 2).run(asked, 0, Fast(7), few)
            shown.append((network.rows, network.given))
        assert shown[0] == shown[1]
        assert shown[0][0]
    assert different, "what is hidden was not the same in all of them"


def test_a_policy_shortens_the_list_of_what_is_tried(files: Path) -> None:
    write(files / "policy.npz", weights("duel", False), {})
    name = f"worlds:{files / 'duel-worlds.npz'}:simulations=40:seconds=0"
    every = player("duel", name)
    few = player("duel", f"{name}:policy={files / 'policy.npz'}:tried=2:prior=0")
    tried = [
        [
            sum(each.worlds > 0 for each in one.explain(view, decision, Fast(1)).weighed)
            for state, decision in moments("duel", 3, STEP["duel"])
            for view in [GAMES["duel"].view(state, decision.seat)]
        ]
        for one in (every, few)
    ]
    assert max(tried[0]) > 3
    assert max(tried[1]) <= 3, "two that it likes best, and the scripted one"


def test_a_policy_favours_what_it_likes(files: Path) -> None:
    write(files / "policy.npz", weights("duel", False), {})
    name = f"worlds:{files / 'duel-worlds.npz'}:simulations=40:seconds=0"
    policy = f"{name}:policy={files / 'policy.npz'}"
    likes = instinct("duel", files / "policy.npz")
    plain, deaf, keen = (player("duel", each) for each in (name, f"{policy}:prior=0", policy))
    certain = player("duel", f"{policy}:prior=100")
    different = 0
    for state, decision in moments("duel", 4, STEP["duel"]):
        view = GAMES["duel"].view(state, decision.seat)
        chosen = plain.choose(view, decision, Fast(1))
        assert deaf.choose(view, decision, Fast(1)) is chosen
        different += keen.choose(view, decision, Fast(1)) is not chosen
        shares = likes.policy(view, decision)
        best = decision.options[shares.index(max(shares))]
        assert certain.choose(view, decision, Fast(1)) is best
        shown = certain.explain(view, decision, Fast(1)).weighed
        assert all(0.0 <= (each.value or 0.0) <= 1.0 for each in shown), "chances, without favours"
    assert different


@pytest.mark.parametrize(
    ("favours", "values", "settled"),
    [
        ((0.0, -0.5), (0.5, 0.5), True),
        ((0.0, -0.1), (0.5, 0.58), False),
        ((-0.3, 0.0), (0.8, 0.5), True),
        ((-0.3, 0.0), (0.8, 0.49), False),
    ],
)
def test_favours_count_when_options_are_dropped(
    favours: tuple[float, float], values: tuple[float, float], settled: bool
) -> None:
    decision = pending(GAMES["duel"].setup(seed=5, players=2))
    assert decision is not None
    leader, other = (Favoured(decision.options[0], favour) for favour in favours)
    for world in range(20):
        leader.values.append(values[0])
        other.values.append(values[1] + (0.002 if world % 2 else -0.002))
    assert settles(leader, other) is settled


@pytest.mark.parametrize("game", SEARCHED)
def test_leaves_are_worth_the_same_alone_and_together(game: str, files: Path) -> None:
    network = Network(Shape(game), read(files / f"{game}-worlds.npz")[0], given(game))
    below = BOTS[game]["hard"]
    assert isinstance(below, SearchBot)
    guide = below.guide
    judge = Judge(network, guide)
    state, decision = moments(game, 1, STEP[game])[0]
    worlds = guide.worlds(GAMES[game].view(state, decision.seat))
    leaves = []
    for seed in range(5):
        world = worlds.draw(Fast(seed))
        asked = pending(world)
        leaves.append(Leaf(world, asked))
    together = judge.values(leaves, decision.seat)
    alone = [judge.values([leaf], decision.seat)[0] for leaf in leaves]
    assert together == pytest.approx(alone, abs=1e-4)
    assert all(0.0 < value < 1.0 for value in together)
    other = judge.values(leaves, 1 - decision.seat)
    assert together == pytest.approx([1.0 - value for value in other], abs=1e-4)


def test_a_search_tries_no_more_than_its_simulations(files: Path) -> None:
    player = master("duel", files, 40)
    for state, decision in moments("duel", 3, 5):
        view = GAMES["duel"].view(state, decision.seat)
        found = player.explain(view, decision, Fast(1))
        assert sum(each.worlds for each in found.weighed) <= 40 + len(decision.options)


def test_a_search_ends_in_time(files: Path) -> None:
    ticks = iter(range(1_000_000))
    state, decision = moments("duel", 1, 5)[0]
    below = BOTS["duel"]["hard"]
    assert isinstance(below, SearchBot)
    guide = below.guide
    network = Network(Shape("duel"), weights("duel", True), given("duel"))
    worlds = guide.worlds(GAMES["duel"].view(state, decision.seat))
    search = Lookahead(
        guide, worlds, Judge(network, guide), 10_000, 2, 90.0, lambda: float(next(ticks))
    )
    tried = search.run(decision, 0, Fast(1), list(range(len(decision.options))))
    assert next(ticks) < 100
    assert any(each.values for each in tried)


def test_tables_with_other_rules_are_left_to_the_level_below(files: Path) -> None:
    rules = GAMES["duel"]
    state = rules.setup(seed=1, players=2, options={"meeting": "arrival"})
    decision = pending(state)
    assert decision is not None
    assert not knows("duel", rules.view(state, decision.seat))
    play_game(rules, [master("duel", files, 2)] * 2, 3, {"meeting": "arrival"})


def test_a_master_searches_the_hunters_plans_once_they_know_about_where_he_is(files: Path) -> None:
    rules, player, chance = GAMES["fury"], master("fury", files), Fast(3)
    assert isinstance(player, MasterFury)
    assert isinstance(player.below, SearchingFury)
    state = rules.setup(seed=4, players=2)
    travels: set[bool] = set()
    acts: set[bool] = set()
    while (decision := pending(state)) is not None and not len(travels) == len(acts) == 2:
        view = rules.view(state, decision.seat)
        if decision.prompt == "travel":
            travels.add(player.searches(view, decision))
        elif decision.prompt == "act" and len(decision.options) > 1:
            assert isinstance(view, FuryView)
            thought = player.consider(view, decision, chance)
            tried = any(each.values for each in thought.tried)
            assert not (tried and player.below.by_script(view, decision))
            acts.add(tried)
        apply(state, player.below.script.choose(view, decision, chance))
    assert travels == {False, True}, "he begins like the level below, and then searches"
    assert acts == {False, True}, "they search once he can be in few places only"


def test_targets_lie_between_what_follows_and_the_end_of_the_game() -> None:
    said = np.array([0.1, 0.2, 0.3, 0.9, 0.8])
    won = np.array([1.0, 1.0, 1.0, 0.0, 0.0], np.float32)
    game = np.array([4, 4, 4, 9, 9])
    assert blended(said, won, game, 1.0).tolist() == won.tolist()
    half = blended(said, won, game, 0.5)
    assert half == pytest.approx([0.5 * 0.2 + 0.5 * 0.65, 0.5 * 0.3 + 0.5, 1.0, 0.4, 0.0])


@pytest.mark.parametrize("game", GAMES)
def test_a_policy_plays_whole_games(game: str) -> None:
    player = Instinct(Network(Shape(game), weights(game, False)), 1.0)
    rules = GAMES[game]
    players = rules.seats[0]
    first = play_game(rules, [player] * players, 1)
    assert first == play_game(rules, [player] * players, 1)


def test_a_network_is_the_same_after_it_was_written(tmp_path: Path) -> None:
    before = weights("duel", True)
    write(tmp_path / "one.npz", before, {"loss": 0.5})
    after, card = read(tmp_path / "one.npz")
    assert card == {"loss": 0.5}
    for name, values in before.items():
        assert np.abs(after[name] - values).max() <= np.abs(values).max() / 127
    with pytest.raises(WhitbyError, match="given_shift should have the size"):
        Network(Shape("duel"), after, 3)


def test_without_numpy_everything_else_works_and_one_line_says_what_is_missing() -> None:
    script = """
import sys
sys.modules["numpy"] = None
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "numpy" else found(name, *more)
from whitby.bots import BOTS, bot
from whitby.bots.arena.playing import play_game
from whitby.cli.screen import Screen
from whitby.cli.study.games import show_games
from whitby.games import GAMES
print([game for game in BOTS if {"master", "instinct"} & {*BOTS[game]}])
print(play_game(GAMES["duel"], [bot("duel", "scripted")] * 2, 1).reason != "")
try:
    bot("duel", "master")
except Exception as error:
    print(error)
"""
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    first, second, third = found.stdout.splitlines()
    assert (first, second) == ("['nosferatu']", "True"), found.stderr
    assert third.startswith("the level 'master' needs packages that are not installed")
    assert third.endswith("pip install 'whitby[learned]'")


def test_the_levels_are_where_their_networks_are() -> None:
    assert [game for game in BOTS if "master" in BOTS[game]] == ["duel", "fury", "nosferatu"]
    assert [game for game in BOTS if "instinct" in BOTS[game]] == ["duel", "fury"]
    assert levels.offered("duel") == ["easy", "normal", "hard", "master"]
    assert levels.offered("nosferatu") == ["easy", "normal", "hard", "master"]
    assert sum(path.stat().st_size for path in learned.FOLDER.glob("*.npz")) < 3_000_000


@pytest.mark.parametrize("game", learned.POLICIES)
def test_instinct_chooses_by_its_view_and_a_seed(game: str) -> None:
    rules = GAMES[game]
    drawn: list[set[str]] = []
    different = 0
    for number, (state, decision) in enumerate(moments(game, 6, STEP[game])):
        player = Learned(game)
        view = rules.view(state, decision.seat)
        code = player.choose(view, decision, Fast(number)).code()
        assert code in decision.codes()
        assert Learned(game).choose(view, decision, Fast(number)).code() == code
        twin = rules.imagine(view, Fast(number))
        asked = pending(twin)
        assert asked is not None
        assert player.choose(rules.view(twin, decision.seat), asked, Fast(number)).code() == code
        different += not alike(game, state, twin)
        drawn.append({player.choose(view, decision, Fast(seed)).code() for seed in range(40)})
    assert different, "what is hidden was not the same in all of them"
    assert any(len(each) > 1 for each in drawn), "it draws its moves"


@pytest.mark.parametrize("game", learned.POLICIES)
def test_instinct_plays_whole_games_again_move_by_move(game: str) -> None:
    rules = GAMES[game]
    first = play_game(rules, [Learned(game)] * 2, 5)
    assert first == play_game(rules, [Learned(game)] * 2, 5)
    assert first.winner in rules.sides


def test_in_fury_instinct_plays_dracula_by_its_network_and_the_hunters_by_script() -> None:
    rules, chance = GAMES["fury"], Fast(3)
    made = Learned("fury").made()
    assert isinstance(made, InstinctFury)
    state = rules.setup(seed=8, players=3)
    same = [0, 0]  # how often it chooses like the scripted bot: as Dracula, and as a hunter
    asked = [0, 0]
    while (decision := pending(state)) is not None and min(asked) < 20:
        view = rules.view(state, decision.seat)
        choice = made.choose(view, decision, Fast(1))
        if len(decision.options) > 1:
            hunter = int(decision.seat != DRACULA_SEAT)
            asked[hunter] += 1
            scripted = bot("fury", "scripted").choose(view, decision, Fast(1))
            same[hunter] += scripted.code() == choice.code()
            likely = made.policy(view, decision)
            assert hunter or likely[decision.options.index(choice)] > 0.0
        apply(state, bot("fury", "scripted").choose(view, decision, chance))
    assert same[1] == asked[1]
    assert same[0] < asked[0]


def master_of_fury(simulations: int = FEW) -> MasterFury:
    """The master of Fury of Dracula with the networks that ship."""
    limited = BOTS["fury"]["master"].limited(simulations, 0.0)
    assert isinstance(limited, Learned)
    found = limited.made()
    assert isinstance(found, MasterFury)
    return found


def test_in_fury_a_master_plays_dracula_by_its_policy_and_says_so() -> None:
    rules, chance = GAMES["fury"], Fast(3)
    player, instinct = master_of_fury(), Learned("fury").made()
    assert isinstance(instinct, InstinctFury)
    state = rules.setup(seed=8, players=2)
    wanted = {"dracula_start", "travel", "strike"}
    prompts: set[str] = set()
    different = 0
    while (decision := pending(state)) is not None and not (different and wanted <= prompts):
        view = rules.view(state, decision.seat)
        if decision.seat == DRACULA_SEAT and len(decision.options) > 1:
            prompts.add(decision.prompt)
            found = player.explain(view, decision, Fast(7))
            assert found.how == SHARE
            assert [each.option for each in found.weighed] == list(decision.options)
            shares = [each.value or 0.0 for each in found.weighed]
            likes = instinct.policy(view, decision)
            if decision.prompt == "dracula_start":
                assert max(likes) > 0.9 > 0.6 > max(shares), "he begins less predictably"
                assert likes.index(max(likes)) == shares.index(max(shares))
            else:
                assert shares == pytest.approx(likes)
            assert player.choose(view, decision, Fast(7)) is found.chosen
            twin = rules.imagine(view, Fast(len(prompts)))
            different += not alike("fury", state, twin)
            asked = pending(twin)
            assert asked is not None
            same = player.choose(rules.view(twin, DRACULA_SEAT), asked, Fast(7))
            assert same.code() == found.chosen.code()
        apply(state, bot("fury", "scripted").choose(view, decision, chance))
    assert prompts >= wanted
    assert different, "what is hidden was not the same in all of them"


def test_in_fury_a_policy_changes_nothing_for_a_masters_hunters() -> None:
    rules, chance = GAMES["fury"], Fast(3)
    player = master_of_fury()
    without = player.like(player.below, FEW, 0.0, player.clock)
    assert isinstance(without, MasterFury)
    without.instinct = None
    state = rules.setup(seed=4, players=2)
    searched = 0
    while (decision := pending(state)) is not None and searched < 5:
        view = rules.view(state, decision.seat)
        if decision.seat != DRACULA_SEAT:
            thought = player.consider(view, decision, Fast(7))
            assert thought.option() is without.choose(view, decision, Fast(7))
            searched += any(each.values for each in thought.tried)
        apply(state, player.below.script.choose(view, decision, chance))
    assert searched == 5


def test_at_tables_with_other_rules_a_masters_dracula_plays_like_hard() -> None:
    rules, chance = GAMES["fury"], Fast(3)
    player = master_of_fury()
    state = rules.setup(seed=8, players=2, options={"game_mode": "basic"})
    asked = 0
    while (decision := pending(state)) is not None and asked < 12:
        view = rules.view(state, decision.seat)
        if decision.seat == DRACULA_SEAT and len(decision.options) > 1:
            asked += 1
            found = player.choose(view, decision, Fast(7))
            assert found is player.below.choose(view, decision, Fast(7))
        apply(state, player.below.script.choose(view, decision, chance))
    assert asked == 12


def test_links_reach_as_many_steps_as_they_should() -> None:
    assert distances(5, [(0, 1), (1, 2), (3, 4)])[0] == [0, 1, 2, -1, -1]
    places = PLANS["fury"].sets[0]
    near, far = links("fury", places), links("fury", policy_shape("fury").plan.sets[0])
    assert (len(near), len(far)) == (5, 9), "four kinds of ways, and all together"
    assert far[::2] == near, "what is one step away, and all together, is linked in both"
    for kind in far:
        assert {round(sum(row), 6) for row in kind} <= {0.0, 1.0}
    assert links("fury", TokenSet("spots", 4, ())) == [[[0.25] * 4] * 4]


@pytest.mark.parametrize(("game", "name"), [("duel", "master@6"), ("fury", "master@3")])
def test_a_master_plays_a_game_with_the_network_that_ships(game: str, name: str) -> None:
    rules = GAMES[game]
    player = bot(game, name)
    state = rules.setup(seed=2, players=2)
    asked = 0
    while (decision := pending(state)) is not None and asked < 40:
        asked += len(decision.options) > 1
        view = rules.view(state, decision.seat)
        apply(state, player.choose(view, decision, bot_rng(2, decision.seat)))
    assert asked == 40


def test_a_learned_bot_has_limits_of_its_own() -> None:
    below = BOTS["duel"]["hard"]
    assert isinstance(below, SearchBot)
    player = Learned("duel", below, 100, 1.0)
    limited = player.limited(7, 0.5)
    assert isinstance(limited, Learned)
    assert (limited.simulations, limited.seconds) == (7, 0.5)
    assert Learned("duel").limited(7, 0.5) is None


def test_a_seat_is_credited_with_its_own_decisions() -> None:
    values = np.zeros((3, 1), np.float32)
    seats = np.array([[0], [1], [0]])
    ended = np.array([[0], [0], [1]])
    scores = np.zeros((3, 1, 2), np.float32)
    scores[2, 0] = (1, -1)
    gained, returns, known = credit(values, seats, ended, scores, 1.0)
    assert gained[:, 0].tolist() == [1.0, -1.0, 0.0]
    assert returns[:2, 0].tolist() == [1.0, -1.0]
    assert known[:, 0].tolist() == [True, True, False]


def test_curves_are_drawn_with_their_names() -> None:
    picture = curves("loss", {"network": [(1.0, 0.7), (2.0, 0.6)], "rules": [(1.0, 0.65)]})
    assert picture.startswith("<svg")
    assert ">network</text>" in picture
    assert picture.count("<circle") == 3
