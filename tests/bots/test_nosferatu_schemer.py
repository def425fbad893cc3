"""Evil in Nosferatu as the stronger levels play it: by practice, and never the same way."""

from collections.abc import Iterator

import pytest

from whitby import apply, pending
from whitby.bots import bot
from whitby.bots.arena import play_game, simulate
from whitby.bots.nosferatu.practice import Net, draw, shares
from whitby.bots.nosferatu.schemer import HANDED, RELAXED, SHARP
from whitby.core.engine import Decision, Option
from whitby.core.facts import Pick
from whitby.core.rng import Fast
from whitby.games.nosferatu.cards import HUNTER
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.parts import SEAT
from whitby.games.nosferatu.state import Nosferatu, vampire


def moments(players: int, seed: int) -> Iterator[tuple[Nosferatu, Decision[Option]]]:
    """Yield every real choice of Evil in a game against scripted Hunters."""
    state = NOSFERATU.setup(seed, players)
    chance = Fast(seed)
    evil = bot("nosferatu", "normal")
    hunters = bot("nosferatu", "scripted")
    while (decision := pending(state)) is not None:
        seat = decision.seat
        wicked = state.roles[seat] > HUNTER
        if wicked and len(decision.options) > 1:
            yield state, decision
        view = NOSFERATU.view(state, seat)
        apply(state, (evil if wicked else hunters).choose(view, decision, chance))


def test_a_net_adds_its_units_to_a_linear_function() -> None:
    net = Net(2, "1000 2000 -1000 500 100 0 3000 4000 10 20")
    assert net.rate([1.0, 0.5]) == pytest.approx(3 * (0.1 + 1 + 1) + 0.01 + 0.01)
    assert net.rate([-1.0, 1.0]) == pytest.approx(3 * 1.1 + 4 * 1.5 - 0.01 + 0.02)
    with pytest.raises(AssertionError, match="every input"):
        Net(2, "1 2 3")


def test_options_are_picked_by_their_rating_and_warmth_evens_them_out() -> None:
    assert shares([1.0, 1.0, -1000.0], 1.0) == pytest.approx([0.5, 0.5, 0.0])
    sharp, warm = shares([1.0, 0.0], SHARP), shares([1.0, 0.0], RELAXED)
    assert sharp[0] > warm[0] > 0.5
    assert sum(sharp) == pytest.approx(1)
    chance = Fast(3)
    picked = [draw([0.2, 0.7, 0.1], chance) for _ in range(2000)]
    assert [picked.count(at) / 2000 for at in range(3)] == pytest.approx([0.2, 0.7, 0.1], abs=0.04)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_evil_varies_what_it_does(level: str) -> None:
    player = bot("nosferatu", level)
    varied: set[str] = set()
    for seed in range(4):
        for state, decision in moments(5 + seed % 2, 30 + seed):
            if decision.prompt in varied:
                continue
            view = NOSFERATU.view(state, decision.seat)
            chosen = {player.choose(view, decision, Fast(chance)).code() for chance in range(6)}
            if len(chosen) > 1:
                varied.add(decision.prompt)
    assert {"discard", "give", "bite", "move_stake", "use_stake"} <= varied


def test_renfield_does_not_hand_the_vampire_the_stake_all_the_time() -> None:
    player = bot("nosferatu", "hard")
    chance = Fast(7)
    handed = asked = 0
    for seed in range(5):
        for state, decision in moments(5 + seed % 2, 60 + seed):
            if decision.prompt not in ("move_stake", "stake_first"):
                continue
            if state.public.holder == vampire(state):
                continue
            view = NOSFERATU.view(state, decision.seat)
            for _ in range(4):
                chosen = player.choose(view, decision, chance)
                assert isinstance(chosen, Pick)
                handed += chosen[SEAT] == vampire(state)
                asked += 1
    assert asked > 60
    assert 0.02 < handed / asked < HANDED / 100 + 0.1


@pytest.mark.parametrize(
    "options",
    [{"givers": "off"}, {"ritual": "may", "double_bite": "off"}],
)
def test_evil_plays_by_every_table_rule(options: dict[str, str]) -> None:
    for seed in range(2):
        result = play_game(NOSFERATU, [bot("nosferatu", "hard")] * 6, seed, options)
        assert result.winner in NOSFERATU.sides


@pytest.mark.parametrize("size", ["small", "tiny"])
def test_evil_plays_reduced_games_too(size: str) -> None:
    result = play_game(NOSFERATU, [bot("nosferatu", "hard")] * 4, 2, {"size": size})
    assert result.winner in NOSFERATU.sides


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_chooses_the_same_whatever_is_hidden(level: str) -> None:
    player = bot("nosferatu", level)
    for made, (state, decision) in enumerate(moments(6, 8)):
        view = NOSFERATU.view(state, decision.seat)
        chosen = player.choose(view, decision, Fast(made)).code()
        assert chosen in decision.codes()
        for world in range(2):
            twin = NOSFERATU.imagine(view, Fast(10 * made + world))
            asked = pending(twin)
            assert asked is not None
            if asked.seat == decision.seat:
                again = NOSFERATU.view(twin, decision.seat)
                assert player.choose(again, asked, Fast(made)).code() == chosen


@pytest.mark.whole_games
def test_practice_pays() -> None:
    scripted, hard = (
        simulate(NOSFERATU, 24, 6, f"hunters=scripted,evil={level}", seed=5).rate("evil")
        for level in ("scripted", "hard")
    )
    assert scripted + 0.1 < hard
