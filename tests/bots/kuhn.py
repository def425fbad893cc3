"""Kuhn's poker: three cards, two players, one bet. Its solution is known.

Kuhn, "A simplified two-person poker" (1950): the first player loses 1/18 per game.
"""

from __future__ import annotations

from collections.abc import Mapping

from toy_parts import Act, Said
from whitby.core.engine import Choice, Decision, State, Step, only
from whitby.core.game import Game, Outcome, View
from whitby.core.rng import Rng
from whitby.core.words import Words

CARDS = 3
WORTH = -1 / 18
"""What the game is worth to the first player."""
ENDS = {"check,check": 1, "bet,call": 2, "check,bet,call": 2}
"""What the higher card wins; after any other end it was a fold."""


OPENING = (Act("check"), Act("bet"))
FACING_BET = (Act("fold"), Act("call"))


class Hands(State):
    """Each player's card, and what was said."""

    def __init__(self, like: Hands | None = None) -> None:
        super().__init__(like)
        self.cards: list[int] = []
        self.said: list[str] = []

    def clone(self) -> Hands:
        twin = Hands(self)
        twin.cards = self.cards[:]
        twin.said = self.said[:]
        return twin


class DealCards(Step[Hands]):
    def run(self, state: Hands) -> None:
        deck = [1] * CARDS
        for seat in range(2):
            card = int(state.rng.pick(deck, CARDS - seat))
            deck[card] = 0
            state.cards.append(card)
            state.tell(Said(f"drew:{card}", only(seat)))
        state.then(Ask(0))


class Ask(Choice[Hands, Act]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: Hands) -> Decision[Act]:
        return Decision(self.seat, "bet", FACING_BET if "bet" in state.said else OPENING)

    def take(self, state: Hands, option: Act) -> None:
        state.said.append(option.name)
        state.tell(Said(option.name))
        over = option.name in ("fold", "call") or state.said == ["check", "check"]
        if not over:
            state.then(Ask(1 - self.seat))


class KuhnView(View):
    """Nothing but the history."""


class KuhnGame(Game[Hands, KuhnView]):
    def __init__(self) -> None:
        super().__init__("kuhn", 1, (2,), (), 3, {}, Words("kuhn"), ("first", "second"))

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> Hands:
        state = Hands()
        state.rng = rng
        state.stack.append(DealCards())
        return state

    def view(self, state: Hands, seat: int | None) -> KuhnView:
        return KuhnView(seat, [event for event in state.events if event.seen_by(seat)], [])

    def outcome(self, state: Hands) -> Outcome | None:
        if state.stack:
            return None
        pot = ENDS.get(",".join(state.said))
        won = state.cards[0] > state.cards[1]
        if pot is None:  # the one who folds loses the ante
            pot, won = 1, len(state.said) == 2
        gain = pot if won else -pot
        return Outcome("first" if won else "second", "cards", (gain, -gain))


KUHN = KuhnGame()
