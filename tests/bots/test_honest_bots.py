"""Bots: given only views, choosing among options, deterministic for a view, and worth beating."""

import inspect
from collections.abc import Iterator

import pytest

from whitby import GAMES, apply, pending
from whitby.bots import BOTS, bot
from whitby.bots.arena import play_game, simulate, wilson
from whitby.core.engine import Decision, Option
from whitby.core.errors import WhitbyError
from whitby.core.game import View
from whitby.core.rng import Fast
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.knowledge.belief import suspicion
from whitby.games.nosferatu.state import Nosferatu, vampire

LEVELS = [(game, level) for game in BOTS for level in BOTS[game]]


def moments(players: int, seed: int) -> Iterator[tuple[Nosferatu, Decision[Option]]]:
    """Yield every decision of a game between scripted bots."""
    state = NOSFERATU.setup(seed, players)
    chance = Fast(seed)
    while (decision := pending(state)) is not None:
        yield state, decision
        view = NOSFERATU.view(state, decision.seat)
        apply(state, bot("nosferatu", "scripted").choose(view, decision, chance))


def test_every_game_has_bots_and_the_weakest_comes_first() -> None:
    assert set(BOTS) == set(GAMES)
    assert all(next(iter(levels)) == "random" for levels in BOTS.values())


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_a_bot_is_handed_a_view_and_no_state(game: str, level: str) -> None:
    handed = list(inspect.signature(type(bot(game, level)).choose).parameters)
    assert handed[-4:] in (["view", "decision", "rng", "budget"], ["self", "/", "args", "kwargs"])


@pytest.mark.parametrize("level", BOTS["nosferatu"])
@pytest.mark.parametrize("players", NOSFERATU.seats)
def test_a_bot_chooses_what_is_offered_and_the_same_in_a_world_that_looks_the_same(
    players: int, level: str
) -> None:
    player = bot("nosferatu", level).limited(6, 0.0) or bot("nosferatu", level)
    for made, (state, decision) in enumerate(moments(players, 3)):
        view = NOSFERATU.view(state, decision.seat)
        chosen = player.choose(view, decision, Fast(made)).code()
        assert chosen in decision.codes()
        twin = NOSFERATU.imagine(view, Fast(made + 1))
        asked = pending(twin)
        assert asked is not None
        again: View = NOSFERATU.view(twin, decision.seat)
        if asked.seat == decision.seat:
            assert player.choose(again, asked, Fast(made)).code() == chosen


@pytest.mark.rule("NOSF-117")
@pytest.mark.parametrize("players", NOSFERATU.seats)
def test_the_true_vampire_is_never_ruled_out(players: int) -> None:
    looked = 0
    for seed in range(2):
        for made, (state, _) in enumerate(moments(players, seed)):
            if made % 5 or state.public.renfield < 0 or state.roles[state.public.actors[0]] < 0:
                continue
            for viewer in [None, *range(players)]:
                doubts = suspicion(NOSFERATU.view(state, viewer))
                assert doubts[vampire(state)] > 0
                assert sum(doubts) == pytest.approx(1)
                looked += 1
    assert looked > 60


@pytest.mark.whole_games
def test_scripted_beats_random_on_both_sides() -> None:
    hunters = simulate(NOSFERATU, 120, 6, "hunters=scripted,evil=random", seed=5)
    evil = simulate(NOSFERATU, 120, 6, "hunters=random,evil=scripted", seed=5)
    neither = simulate(NOSFERATU, 120, 6, "random", seed=5)
    assert hunters.interval("hunters")[0] > neither.interval("hunters")[1]
    assert evil.rate("evil") > 0.75


@pytest.mark.whole_games
def test_the_number_of_jobs_changes_nothing() -> None:
    alone = simulate(NOSFERATU, 60, 5, "scripted", seed=9, jobs=1).to_json()
    shared = simulate(NOSFERATU, 60, 5, "scripted", seed=9, jobs=2).to_json()
    for found in (alone, shared):
        for timed in ("seconds", "games_per_second", "decisions_per_second"):
            del found[timed]
    assert alone == shared


def test_a_game_between_bots_can_be_repeated() -> None:
    bots = [bot("nosferatu", "scripted")] * 7
    assert play_game(NOSFERATU, bots, 4) == play_game(NOSFERATU, bots, 4)
    assert play_game(NOSFERATU, bots, 4) != play_game(NOSFERATU, bots, 5)


@pytest.mark.rule("NOSF-106")
def test_sides_are_told_apart_once_the_characters_are_dealt() -> None:
    table = NOSFERATU.scene(players=5, renfield=1, vampire=4)
    sides = [NOSFERATU.side(table.state, seat) for seat in range(5)]
    assert sides == ["evil", "hunters", "hunters", "evil", "hunters"]
    assert NOSFERATU.side(NOSFERATU.setup(), 0) is None
    assert NOSFERATU.rounds(table.state) == 1


def test_the_interval_of_a_share() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0
    assert round(wilson(0, 10)[1], 4) == 0.2775


@pytest.mark.parametrize(
    ("levels", "words"),
    [
        ("cunning", "it has random, easy, scripted, normal, hard, master"),
        ("hunters=scripted", "give each side a level once: hunters, evil"),
        ("hunters=scripted,wolves=random", "give each side a level once: hunters, evil"),
        (["random"] * 4, "5 players need 5 levels, not 4"),
    ],
)
def test_wrong_levels_are_answered_with_the_right_ones(levels: str | list[str], words: str) -> None:
    with pytest.raises(WhitbyError, match=words):
        simulate(NOSFERATU, 1, 5, levels)


def test_only_a_bot_that_searches_can_be_limited() -> None:
    with pytest.raises(WhitbyError, match=r"'scripted' does not search.* limited to '0.2s'"):
        bot("duel", "scripted@0.2s")


def test_a_careless_bot_makes_a_share_of_its_moves_at_random() -> None:
    careful, careless = bot("duel", "scripted"), bot("duel", "scripted%40")
    state = GAMES["duel"].setup(3)
    apart = asked = 0
    while (decision := pending(state)) is not None:
        view = GAMES["duel"].view(state, decision.seat)
        chosen = careful.choose(view, decision, Fast(1)).code()
        if len(decision.options) > 4:
            answers = [careless.choose(view, decision, Fast(seed)).code() for seed in range(20)]
            apart += sum(1 for answer in answers if answer != chosen)
            asked += len(answers)
        apply(state, decision.find(chosen))
    assert 0.2 < apart / asked < 0.8


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(WhitbyError, match="there are no bots for 'chess'"):
        bot("chess", "random")
