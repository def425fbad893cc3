"""The reduced games: options of the same engine, for study, that no table is offered."""

from __future__ import annotations

from typing import Any

import pytest

from whitby import GAMES
from whitby.bots import bot
from whitby.core import record
from whitby.core.engine import State, apply, pending
from whitby.core.errors import BadSetup
from whitby.core.rng import Fast
from whitby.core.sight import sight, to_bytes
from whitby.laws import check
from whitby.server.http.routes.service import described
from whitby.server.refusals import Refusal
from whitby.server.table.agreement import check_options

SIZES = ("small", "tiny")
REDUCED = [(name, size) for name in GAMES for size in SIZES]


def play(name: str, size: str, level: str, seed: int) -> State:
    """Return the end of a game between bots."""
    game, player = GAMES[name], bot(name, level)
    state: State = game.setup(seed, options={"size": size})
    chance = Fast(seed)
    while (decision := pending(state)) is not None:
        apply(state, player.choose(game.view(state, decision.seat), decision, chance))
    return state


@pytest.mark.parametrize(("name", "size"), REDUCED)
def test_a_reduced_game_obeys_every_law(name: str, size: str) -> None:
    game = GAMES[name]
    options = {"size": size}
    for seed in range(4):
        check(game, game.check_players(None, options), seed, options)


@pytest.mark.parametrize(("name", "size"), REDUCED)
@pytest.mark.parametrize("level", ["random", "scripted"])
def test_bots_play_a_reduced_game_to_its_end(name: str, size: str, level: str) -> None:
    for seed in range(10):
        state = play(name, size, level, seed)
        assert GAMES[name].outcome(state) is not None
        assert GAMES[name].rounds(state) <= 3


@pytest.mark.parametrize("name", GAMES)
def test_who_knows_the_same_sees_the_same(name: str) -> None:
    """What the exact solver calls the same information is what a player sees, byte for byte."""
    game = GAMES[name]
    seen: dict[tuple[Any, ...], bytes] = {}
    met = 0
    for seed in range(150):
        state: State = game.setup(seed, options={"size": "tiny"})
        chance = Fast(seed + 1000)
        chosen: dict[int, list[str]] = {}
        while (decision := pending(state)) is not None:
            seat = decision.seat
            own = chosen.setdefault(seat, [])
            codes = [event.code() for event in state.events if event.seen_by(seat)]
            key = (seat, *codes, "chose", *own)
            now = to_bytes(sight(game, state, seat))
            met += key in seen
            assert seen.setdefault(key, now) == now
            option = chance.choice(list(decision.options))
            own.append(option.code())
            apply(state, option)
    assert met > 100


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_game_does_not_mention_its_size(name: str) -> None:
    game = GAMES[name]
    assert game.choose({"size": "full"}) == game.choose({})
    assert "size" not in game.choose({})
    assert "size" not in game.facts({})
    view = game.view(game.setup(), 0).to_json()
    assert "size" not in dict(view["options"])
    assert game.setup(options={"size": "full"}).players == game.seats[0]


@pytest.mark.parametrize("name", GAMES)
def test_no_table_is_offered_a_reduced_game(name: str) -> None:
    assert all(setting.name != "size" for setting in described(GAMES[name]).settings)
    with pytest.raises(Refusal):
        check_options(GAMES[name], {"size": "small"})


@pytest.mark.parametrize("name", GAMES)
def test_a_record_of_a_reduced_game_says_so(name: str) -> None:
    game = GAMES[name]
    options = {"size": "tiny"}
    book = record.begin(game, game.check_players(None, options), options, seed=3)
    again = record.parse(book.text())
    assert again.options["size"] == "tiny"
    assert record.replay(GAMES, again).players == book.players


def test_a_reduced_game_has_its_own_number_of_players() -> None:
    assert GAMES["nosferatu"].setup(options={"size": "small"}).players == 4
    with pytest.raises(BadSetup, match="nosferatu is for 4 players, not 5"):
        GAMES["nosferatu"].setup(players=5, options={"size": "small"})
    with pytest.raises(BadSetup, match="nosferatu is for 5 to 8 players, not 4"):
        GAMES["nosferatu"].setup(players=4)
    with pytest.raises(BadSetup, match="fury is for 2 players, not 3"):
        GAMES["fury"].setup(players=3, options={"size": "tiny"})


def test_an_unknown_size_is_refused() -> None:
    with pytest.raises(BadSetup, match="can be full or small or tiny, not 'huge'"):
        GAMES["duel"].setup(options={"size": "huge"})
