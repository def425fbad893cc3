"""One game between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from whitby.bots import Bot
from whitby.bots.arena.seats import BySeat, Seating
from whitby.bots.random_bot import RandomBot
from whitby.core.engine import Decision, Option, State, anytime, apply, pending
from whitby.core.game import Game
from whitby.core.rng import Fast, Rng


@dataclass(frozen=True)
class Result:
    """One game played."""

    seed: int
    winner: str
    reason: str
    scores: tuple[int, ...]
    decisions: int
    rounds: int


def bot_rng(seed: int, seat: int) -> Rng:
    """Return the generator of one seat's bot in one game, separate from the game's own."""
    text = f"{seed}/{seat}".encode()
    digest = blake2b(text, digest_size=8, person=b"whitby bots").digest()
    return Fast(int.from_bytes(digest, "big"))


class Watcher:
    """Somebody who watches a game, such as whoever writes it down."""

    def chose(
        self, state: State, decision: Decision[Any], offered: Sequence[Option], option: Option
    ) -> None:
        """See a choice before it is carried out.

        `offered` are the options of the decision, or what its seat may do at any time instead.
        """

    def ended(self, state: State, result: Result) -> None:
        """See how the game ended."""


def play_game(
    game: Game[Any, Any],
    bots: Sequence[Bot] | Seating,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    players: int | None = None,
    watcher: Watcher | None = None,
) -> Result:
    """Play one game between bots and return how it ended."""
    if isinstance(bots, Seating):
        seats = bots
        count = game.check_players(players, options)
    else:
        seats = BySeat(bots)
        count = game.check_players(len(bots), options)
    state = game.setup(seed=seed, players=count, options=options)
    chance = [bot_rng(seed, seat) for seat in range(count)]
    decisions = 0
    aside = False
    while (decision := pending(state)) is not None:
        decisions += 1
        seat = decision.seat
        player = seats.bot_for(state, seat)
        if not aside and type(player).aside is not Bot.aside:
            aside = took_aside(game, state, decision, player, chance[seat], watcher)
            if aside:
                continue
        aside = False
        if len(decision.options) == 1:
            option = decision.options[0]
        elif isinstance(player, RandomBot):
            # A random choice needs no view, and views take most of the time in a random game.
            option = player.pick(decision, chance[seat])
        else:
            # Only the deciding seat is shown anything.
            option = player.choose(game.view(state, seat), decision, chance[seat])
        if watcher is not None:
            watcher.chose(state, decision, decision.options, option)
        apply(state, option)
    outcome = game.outcome(state)
    assert outcome is not None, "a game that asks nothing more is over"
    result = Result(
        seed, outcome.winner, outcome.reason, outcome.scores, decisions, game.rounds(state)
    )
    if watcher is not None:
        watcher.ended(state, result)
    return result


def took_aside(
    game: Game[Any, Any],
    state: State,
    decision: Decision[Any],
    player: Bot,
    rng: Rng,
    watcher: Watcher | None = None,
) -> bool:
    """Let a bot that is asked something first do what it may do at any time."""
    seat = decision.seat
    options = anytime(state, seat)
    option = player.aside(game.view(state, seat), options, rng) if options else None
    if option is None:
        return False
    if watcher is not None:
        watcher.chose(state, decision, options, option)
    apply(state, option, seat)
    return True
