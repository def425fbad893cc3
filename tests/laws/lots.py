"""Lots: a toy game with everything the laws are about, and a flaw on request.

Three seats, a deck of twelve cards of three ranks. Each seat holds a card. In each round everyone
seals a bid, the bids are revealed, and one seat draws a card and plays one of its two face down.
The seat with the highest card wins. `Lots("open hand")` is the same game with that flaw in it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from toy_parts import Said
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
from whitby.core.words import Words

SEATS = 3
RANKS = 3
COPIES = 4
ROUNDS = 4


class Bid(Option):
    def __init__(self, high: bool) -> None:
        self.high = high

    def code(self) -> str:
        return "bid:high" if self.high else "bid:low"


class Lay(Option):
    def __init__(self, rank: int) -> None:
        self.rank = rank

    def code(self) -> str:
        return f"lay:{self.rank}"


class Nod(Option):
    def code(self) -> str:
        return "nod"


class Table(State):
    """The state of a game of Lots."""

    def __init__(self, like: Table | None = None) -> None:
        super().__init__(like)
        self.flaw = ""
        self.round = 0
        self.deck = [COPIES] * RANKS
        self.pile = [0] * RANKS
        self.hands = [0] * (SEATS * RANKS)
        self.bids: list[int] = []
        self.answers = 0

    def clone(self) -> Table:
        twin = Table(self)
        twin.flaw = self.flaw
        twin.round = self.round
        twin.deck = self.deck[:]
        twin.pile = self.pile[:]
        twin.hands = self.hands if self.flaw == "shallow clone" else self.hands[:]
        twin.bids = self.bids[:]
        twin.answers = self.answers
        if self.flaw == "unlisted field":
            twin.extra = 0  # type: ignore[attr-defined]
        return twin

    def hand(self, seat: int) -> list[int]:
        return self.hands[RANKS * seat : RANKS * seat + RANKS]


def draw(table: Table, seat: int) -> None:
    rank = table.rng.pick(table.deck, sum(table.deck))
    if table.flaw == "global dice":
        rank = random.choice([r for r in range(RANKS) if table.deck[r]])
    table.deck[rank] -= 1
    table.hands[RANKS * seat + rank] += 1
    audience = EVERYONE if table.flaw == "wide audience" else only(seat)
    table.tell(Said(f"drew:{seat}:{rank}", audience, only(seat)))


class Begin(Step[Table]):
    def run(self, state: Table) -> None:
        for seat in range(SEATS):
            draw(state, seat)
        state.then(Round())


class Round(Step[Table]):
    """One round; after the last one the game is over."""

    def run(self, state: Table) -> None:
        if state.round == ROUNDS and state.flaw != "no end":
            return
        seat = state.round % SEATS
        state.round = state.round % ROUNDS + 1
        state.bids = [-1] * SEATS
        state.then(Together([Offer(s) for s in range(SEATS)]), Open(), Draw(seat), Round())


class Offer(Choice[Table, Bid]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Table) -> Decision[Bid]:
        return Decision(self.seat, "bid", [Bid(False), Bid(True)])

    def take(self, state: Table, option: Bid) -> None:
        state.answers += 1
        state.bids[self.seat] = int(option.high)
        if state.flaw == "order matters" and self.seat == 0:
            state.round += state.answers % 2
            state.round %= ROUNDS


class Open(Step[Table]):
    def run(self, state: Table) -> None:
        for seat in range(SEATS):
            state.tell(Said(f"bid:{seat}:{state.bids[seat]}", EVERYONE, EVERYONE))


class Draw(Step[Table]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Table) -> None:
        if sum(state.deck) == 0:
            state.deck, state.pile = state.pile, state.deck
        draw(state, self.seat)
        state.then(LayOne(self.seat))


class LayOne(Choice[Table, Option]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Table) -> Decision[Option]:
        if state.flaw == "impure ask":
            state.answers += 1
        if state.flaw == "nothing offered":
            return Decision(self.seat, "lay", [])
        options: list[Option] = [Lay(r) for r in range(RANKS) if state.hand(self.seat)[r]]
        if state.flaw == "code twice":
            options += [Lay(options[0].rank)] if isinstance(options[0], Lay) else []
        telling = state.flaw == "secret prompt" and state.hand(self.seat)[RANKS - 1]
        return Decision(self.seat, "lay a high one" if telling else "lay", options)

    def take(self, state: Table, option: Option) -> None:
        assert isinstance(option, Lay)
        state.hands[RANKS * self.seat + option.rank] -= 1
        state.pile[option.rank] += state.flaw != "lost card"
        text = f"laid:{self.seat}"
        if state.flaw == "leaky event":
            text += f":{option.rank}"
        state.tell(Said(text))
        if state.flaw == "closure on the stack":
            state.then(Later(lambda: None))
        if state.flaw == "secret on the stack":
            state.then(Pause(self.seat, option.rank))
        if state.flaw == "secret window" and state.hand(self.seat)[RANKS - 1]:
            state.then(Pause(self.seat, 0))


class Pause(Choice[Table, Nod]):
    """A seat nods; what else the step holds should not be a secret."""

    def __init__(self, seat: int, rank: int) -> None:
        self.seat = seat
        self.rank = rank

    def ask(self, state: Table) -> Decision[Nod]:
        return Decision(self.seat, "nod", [Nod()])

    def take(self, state: Table, option: Nod) -> None:
        state.tell(Said(f"nod:{self.seat}"))


class Later(Choice[Table, Nod]):
    """A step that keeps its continuation in a closure, which cannot be saved."""

    def __init__(self, then: Any) -> None:
        self.then = then

    def ask(self, state: Table) -> Decision[Nod]:
        return Decision(0, "nod", [Nod()])

    def take(self, state: Table, option: Nod) -> None:
        self.then()


class LotsView(View):
    """What one seat may know of Lots."""

    def __init__(self, seat: int | None, history: list[Event], flow: list[Step[Any]]) -> None:
        super().__init__(seat, history, flow)
        self.round = 0
        self.sizes: list[int] = []
        self.hand: list[int] = []
        self.deck_size = 0
        self.pile_size = 0
        self.bid = -1
        self.flaw = ""
        self.padding = ""
        self.unsent: tuple[int, ...] = ()
        self.answers = 0
        self.smuggled: object = None

    def to_json(self) -> dict[str, object]:
        return {
            "round": self.round,
            "sizes": self.sizes,
            "hand": self.hand,
            "deck": self.deck_size,
            "pile": self.pile_size,
            "bid": self.bid,
            "padding": self.padding,
        }


RIGHTS = {
    "players": "all",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "logged": "all",
    "asked": "the seat it asks",
    "flaw": "all",
    "round": "all",
    "deck": "its size: all",
    "pile": "its size: all",
    "hands": "the owner; sizes: all",
    "bids": "the owner",
    "answers": "all",
}


class Lots(Game[Table, LotsView]):
    """The toy game, correct or with a flaw."""

    def __init__(self, flaw: str = "") -> None:
        super().__init__(
            name="lots",
            version=1,
            seats=(SEATS,),
            options=(Setting("mood", ("calm", "wild")),),
            bound=200,
            rights=RIGHTS,
            words=Words(),
        )
        self.flaw = flaw

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> Table:
        table = Table()
        table.players = players
        table.rng = rng
        table.flaw = self.flaw
        table.stack = [Begin()]
        if self.flaw == "unlisted field":
            table.extra = 0  # type: ignore[attr-defined]
        return table

    def view(self, state: Table, seat: int | None) -> LotsView:
        history = [event for event in state.events if event.seen_by(seat)]
        view = LotsView(seat, history, state.stack[:])
        view.flaw = state.flaw
        view.round = state.round
        view.answers = state.answers
        view.sizes = [sum(state.hand(other)) for other in range(SEATS)]
        view.deck_size = sum(state.deck)
        view.pile_size = sum(state.pile)
        if seat is not None:
            view.hand = state.hand(seat)
            view.bid = state.bids[seat] if state.bids else -1
        if state.flaw == "open hand":
            view.hand = state.hands[:]
        if state.flaw == "live list":
            view.hand = state.hands
        if state.flaw == "live part":
            view.smuggled = state.rng
        if state.flaw == "hand off the wire":
            view.unsent = tuple(state.hands)
        if state.flaw == "telling size":
            view.padding = "x" * state.hands[0]
        if state.flaw == "smuggled state":
            view.smuggled = {"deep": [state]}
        return view

    def imagine(self, view: LotsView, rng: Rng) -> Table:
        table = Table()
        table.players = SEATS
        table.rng = rng
        table.flaw = view.flaw
        table.round = view.round
        table.answers = view.answers
        table.events = view.history
        table.stack = view.flow[:]
        table.bids = [-1] * SEATS
        waiting: list[int] = []
        if table.stack and isinstance(table.stack[-1], Together):
            choices = table.stack[-1].choices
            waiting = [choice.seat for choice in choices if isinstance(choice, Offer)]
        for seat in range(SEATS):
            table.bids[seat] = -1 if seat in waiting else int(rng.below(2))
        if view.seat is not None:
            table.bids[view.seat] = view.bid
            for rank in range(RANKS):
                table.hands[RANKS * view.seat + rank] = view.hand[rank]
                table.deck[rank] -= view.hand[rank]
        loose = table.deck
        table.deck = [0] * RANKS
        for seat in range(SEATS):
            for _ in range(view.sizes[seat] if seat != view.seat else 0):
                place(rng, loose, table.hands, RANKS * seat)
        for _ in range(view.pile_size):
            place(rng, loose, table.pile, 0)
        table.deck = loose
        return table

    def outcome(self, state: Table) -> Outcome | None:
        if state.stack:
            return None
        best = [
            max((r for r in range(RANKS) if state.hand(s)[r]), default=-1) for s in range(SEATS)
        ]
        top = best.index(max(best))
        scores = tuple(1 if seat == top else -1 for seat in range(SEATS))
        return Outcome(f"seat {top + 1}", "rank", scores)

    def census(self, state: Table) -> dict[str, int]:
        return {
            str(rank): state.deck[rank] + state.pile[rank] + sum(state.hands[rank::RANKS])
            for rank in range(RANKS)
        }

    def contents(self, state: Table) -> dict[str, int]:
        return {str(rank): COPIES for rank in range(RANKS)}


def place(rng: Rng, loose: list[int], where: list[int], first: int) -> None:
    rank = rng.pick(loose, sum(loose))
    loose[rank] -= 1
    where[first + rank] += 1
