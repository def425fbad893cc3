"""Many games at once give what each game alone gives."""

import numpy as np
import pytest

import whitby
from whitby import GAMES, IllegalChoice, WhitbyError
from whitby.core.engine import apply, pending
from whitby.games.encodings import encoding


@pytest.mark.parametrize(("name", "steps"), [("duel", 260), ("fury", 120), ("nosferatu", 150)])
def test_many_games_are_the_games_with_their_seeds(name: str, steps: int) -> None:
    game, each, count = GAMES[name], encoding(name), 3
    games = whitby.vector(name, count)
    row = games.reset(seed=50)
    alone = [game.setup(50 + at) for at in range(count)]
    seeds = [50 + at for at in range(count)]
    chance, ended = np.random.default_rng(1), 0
    for _ in range(steps):
        for at, state in enumerate(alone):
            asked = pending(state)
            assert asked is not None
            assert row.seats[at] == asked.seat
            view = game.view(state, asked.seat)
            assert row.observations[at].tobytes() == each.tensor(view, asked)
            assert np.flatnonzero(row.masks[at]).tolist() == sorted(each.actions.legal(asked))
        actions = games.sample(chance)
        row = games.step(actions)
        for at, state in enumerate(alone):
            asked = pending(state)
            assert asked is not None
            apply(state, each.actions.find(asked, int(actions[at])))
            over = pending(state) is None
            assert bool(row.ended[at]) == over
            outcome = game.outcome(state)
            scores = (0,) * games.players if outcome is None or not over else outcome.scores
            assert tuple(row.rewards[at].tolist()) == scores
            if over:
                ended += 1
                seeds[at] += count
                alone[at] = game.setup(seeds[at])
    assert ended or name == "fury"


def test_recall_and_beliefs_are_written_as_well() -> None:
    games = whitby.vector("nosferatu", 2, players=6, recall=True, belief=True)
    row = games.reset()
    assert row.observations.shape == (2, games.layout.size)
    for _ in range(20):
        row = games.step(games.sample(np.random.default_rng(2)))
    parts = games.layout.split(row.observations[0])
    assert parts["history"].any()
    assert games.layout.slice("belief.vampire").size == 8


def test_an_illegal_action_is_refused_before_anything_is_played() -> None:
    games = whitby.vector("duel", 2)
    before = [part.copy() for part in games.reset(seed=1)]
    legal = int(np.flatnonzero(before[1][0])[0])
    with pytest.raises(IllegalChoice, match="game 1: action 40 "):
        games.step(np.array([legal, 40]))
    assert all(np.array_equal(*pair) for pair in zip(before, games.latest, strict=True))


@pytest.mark.parametrize("name", ["duel", "fury"])
def test_the_mask_says_what_is_played_and_what_is_refused(name: str) -> None:
    games, state, actions = whitby.vector(name, 1), GAMES[name].setup(4), encoding(name).actions
    row = games.reset(seed=4)
    for step in range(150):
        asked = pending(state)
        assert asked is not None
        legal = np.flatnonzero(row.masks[0])
        assert legal.tolist() == sorted(actions.legal(asked))
        barred = int(np.flatnonzero(row.masks[0] == 0)[step])
        with pytest.raises(IllegalChoice) as refused:
            games.step(np.array([barred]))
        with pytest.raises(IllegalChoice) as alone:
            actions.find(asked, barred)
        assert str(refused.value) == f"game 0: {alone.value}"
        chosen = int(legal[step % len(legal)])
        row = games.step(np.array([chosen]))
        apply(state, actions.find(asked, chosen))
        if row.ended[0]:
            break


def test_bad_input_gets_one_line() -> None:
    with pytest.raises(WhitbyError, match="a batch has at least one game, not 0"):
        whitby.vector("duel", 0)
    with pytest.raises(WhitbyError, match="there is no game 'chess'"):
        whitby.vector("chess", 1)
    with pytest.raises(WhitbyError, match="nosferatu is for 5 to 8 players, not 3"):
        whitby.vector("nosferatu", 1, players=3)
    games = whitby.vector("duel", 2)
    with pytest.raises(WhitbyError, match=r"the games have not begun; reset\(\) begins them"):
        games.step(np.array([0, 0]))
    games.reset()
    with pytest.raises(WhitbyError, match=r"2 games need as many actions, not \(3,\)"):
        games.step(np.array([0, 0, 0]))
