"""A bazaar: a toy game that exercises everything a table must handle, in a few moves.

Three seats, or four in two teams. In each round everyone seals a price, the prices are revealed,
and then one seat after the other strolls: it may step about (nothing is learned), draw a card
(random, seen only by itself), ask what the season is (secret, but not random) or shake the box
(random, seen by nobody). At its stand it trades with the next seat: the two may talk privately,
and there is only one answer. Anyone may shout at any time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from toy_parts import Act, Said
from whitby.bots.protocol import Bot
from whitby.bots.random_bot import RandomBot
from whitby.core.engine import (
    EVERYONE,
    Choice,
    Decision,
    Event,
    Option,
    State,
    Step,
    Together,
    only,
)
from whitby.core.game import NOBODY, Game, Outcome, Setting, View
from whitby.core.rng import Rng
from whitby.core.words import Phrase, Words

STALLS = 4


class Market(State):
    """The state of the bazaar."""

    def __init__(self, like: Market | None = None) -> None:
        super().__init__(like)
        self.round = 0
        self.rounds = 1
        self.season = 0
        self.shouts = 0
        self.prices: tuple[int, ...] = ()
        self.stalls: tuple[int, ...] = ()
        self.cards: tuple[int, ...] = ()
        self.boxes: tuple[int, ...] = ()

    def clone(self) -> Market:
        twin = Market(self)
        twin.round, twin.rounds, twin.season = self.round, self.rounds, self.season
        twin.shouts, twin.prices, twin.stalls = self.shouts, self.prices, self.stalls
        twin.cards, twin.boxes = self.cards, self.boxes
        return twin

    def anytime(self, seat: int) -> Sequence[Option]:
        return [Act("shout")]

    def interject(self, seat: int, option: Option) -> None:
        self.shouts += 1
        self.tell(Said(f"shouted:{seat + 1}"))


def put(row: tuple[int, ...], seat: int, value: int) -> tuple[int, ...]:
    """A row with the value in one place replaced."""
    return (*row[:seat], value, *row[seat + 1 :])


class Open(Step[Market]):
    """One day; after the last one the game is over."""

    def run(self, state: Market) -> None:
        if state.round == state.rounds:
            return
        if state.round == 0:
            state.season = int(state.rng.below(4))
        state.round += 1
        state.prices = (-1,) * state.players
        seats = range(state.players)
        strolls: list[Step[Any]] = []
        for seat in seats:
            strolls += [Stroll(seat), Trade(seat)]
        state.then(Together([Price(seat) for seat in seats]), ReadOut(), *strolls, Open())


class Price(Choice[Market, Act]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Market) -> Decision[Act]:
        return Decision(self.seat, "price", [Act("price:low"), Act("price:high")])

    def take(self, state: Market, option: Act) -> None:
        state.prices = put(state.prices, self.seat, int(option.name == "price:high"))


class ReadOut(Step[Market]):
    def run(self, state: Market) -> None:
        state.tell(Said("prices:" + "".join(map(str, state.prices)), EVERYONE, EVERYONE))


class Stroll(Choice[Market, Act]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Market) -> Decision[Act]:
        steps = [f"step:{stall}" for stall in range(STALLS) if stall != state.stalls[self.seat]]
        names = [*steps, "draw", "season", "shake", "stop"]
        return Decision(self.seat, "stroll", [Act(name) for name in names])

    def take(self, state: Market, option: Act) -> None:
        seat, name = self.seat, option.name
        if name == "draw":
            state.cards = put(state.cards, seat, int(state.rng.below(9)))
            state.tell(Said(f"drew:{seat + 1}:{state.cards[seat]}", only(seat), only(seat)))
        elif name == "season":
            state.tell(Said(f"season:{seat + 1}:{state.season}", only(seat), only(seat)))
        elif name == "shake":
            state.boxes = put(state.boxes, seat, int(state.rng.below(9)))
        elif name != "stop":
            state.stalls = put(state.stalls, seat, int(name.split(":")[1]))
        if name != "stop":
            state.then(self)


class Trade(Choice[Market, Act]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Market) -> Decision[Act]:
        return Decision(self.seat, "trade", [Act("shake_hands")])

    def take(self, state: Market, option: Act) -> None:
        state.tell(Said(f"traded:{self.seat + 1}"))


class Stand(View):
    """What one seat may know."""

    def __init__(self, seat: int | None, history: list[Event], flow: list[Step[Any]]) -> None:
        super().__init__(seat, history, flow)
        self.stalls: tuple[int, ...] = ()
        self.card = -1
        self.price = -1

    def to_json(self) -> dict[str, object]:
        return {"stalls": list(self.stalls), "card": self.card, "price": self.price}


class Cries(Words):
    """The bazaar's texts are its codes."""

    def prompt(self, decision: Decision[Option]) -> Phrase:
        return Phrase(f"bazaar-ask-{decision.prompt}")

    def option(self, option: Option) -> Phrase:
        return Phrase(f"bazaar-do-{option.code().split(':')[0]}")

    def event(self, event: Event) -> Phrase:
        return Phrase(f"bazaar-log-{event.code().split(':')[0]}")

    def rules(self, prompt: str) -> tuple[str, ...]:
        return ()


class Bazaar(Game[Market, Stand]):
    """The toy game; other versions and options are for tests of upgrades."""

    def __init__(self, version: int = 1, rounds: tuple[str, ...] = ("one", "two")) -> None:
        super().__init__(
            name="bazaar",
            version=version,
            seats=(3, 4),
            options=(Setting("rounds", rounds),),
            bound=1000,
            rights={"rng": NOBODY},
            words=Cries(),
        )

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> Market:
        market = Market()
        market.players = players
        market.rng = rng
        market.rounds = 1 + (options["rounds"] == "two")
        market.stalls = (0,) * players
        market.cards = market.boxes = (-1,) * players
        market.stack = [Open()]
        return market

    def view(self, state: Market, seat: int | None) -> Stand:
        history = [event for event in state.events if event.seen_by(seat)]
        stand = Stand(seat, history, state.stack[:])
        stand.stalls = state.stalls
        if seat is not None:
            stand.card = state.cards[seat]
            stand.price = state.prices[seat] if state.prices else -1
        return stand

    def outcome(self, state: Market) -> Outcome | None:
        if state.stack:
            return None
        best = state.cards.index(max(state.cards))
        return Outcome(f"seat{best + 1}", "card", tuple(
            1 if seat == best else -1 for seat in range(state.players)
        ))  # fmt: skip

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        return ((0, 1), (2, 3)) if players == 4 else ()

    def exchange(self, state: Market) -> tuple[int, ...]:
        top = state.stack[-1] if state.stack else None
        return (top.seat, (top.seat + 1) % state.players) if isinstance(top, Trade) else ()


class Faulty(Bot):
    """A faulty bot: it crashes, or chooses something that was not offered."""

    def __init__(self, flaw: str) -> None:
        self.flaw = flaw

    def choose(self, view: View, decision: Decision[Any], rng: Rng, budget: float = 0.0) -> Option:
        if self.flaw == "breaks down":
            raise RuntimeError("this bot does not know what to do")
        return Act("fly:to:the:moon")


LEVELS: dict[str, Bot] = {
    "faulty": Faulty("breaks down"),
    "dreamy": Faulty("dreams"),
    "random": RandomBot(),
}
