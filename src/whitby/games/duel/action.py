"""Playing the action card and paying for the move (DUEL-083 to DUEL-098)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from whitby.core.engine import Barred, Choice, Decision, Step
from whitby.core.facts import Pick
from whitby.games.duel.cards import (
    ALL_COLOURS,
    DECK,
    DRACULA,
    GREY,
    bits,
)
from whitby.games.duel.events import PLAYED, USED
from whitby.games.duel.lives import LOSE_FOR_STEPS
from whitby.games.duel.options import DEAR_PLAY, DEAR_USE, PLAY, USE, uses_special
from whitby.games.duel.parts import CARD
from whitby.games.duel.state import Duel, pair, seat_of
from whitby.games.duel.values import MOST_DECKS, Deck

if TYPE_CHECKING:
    from mypy_extensions import i64


_OFFERS: Final[dict[str, dict[int, Decision[Pick]]]] = {}
"""The offers made so far, by the name of the set of values."""


def cards_to_play(deck: Deck, side: int, ready: int, steps: int, silent: bool) -> tuple[Pick, ...]:
    """Return every way to play a card from an action hand after this many steps."""
    options: list[Pick] = []
    for at in bits(ready):
        card = side * DECK + at
        dear = deck.moves[card] < steps
        options.append((DEAR_PLAY if dear else PLAY).of(card))
        if not silent and deck.has_special(card):
            options.append((DEAR_USE if dear else USE).of(card))
    return tuple(options)


class PlayAction(Choice[Duel, Pick]):
    """One action card is played, whatever its number, and its special action used or not."""

    def ask(self, state: Duel) -> Decision[Pick]:
        """Return the cards in hand, each with its special action and without (DUEL-093, 095)."""
        table = state.public
        side = table.active
        ready: i64 = state.ready[side]
        silent = side == DRACULA and table.ward
        seat = seat_of(state, side)
        # the same hands and moves come up again and again, so each offer is made only once
        key = ((ready << 1 | side) << 2 | (2 if silent else 0) | seat) << 4 | min(table.steps, 15)
        offers = _OFFERS.get(state.deck.name)
        if offers is None:
            if len(_OFFERS) >= MOST_DECKS:
                _OFFERS.clear()
            offers = _OFFERS[state.deck.name] = {}
        found = offers.get(key)
        if found is None:
            options = cards_to_play(state.deck, side, ready, min(table.steps, 15), silent)
            found = offers[key] = Decision(seat, "play", options)
        return found

    def take(self, state: Duel, option: Pick) -> None:
        """Put it on the open discard pile, and push what follows (DUEL-032, DUEL-061)."""
        table = state.public
        side = table.active
        card = option[CARD]
        used = uses_special(option)
        bit = 1 << card - side * DECK
        state.ready = pair(state.ready, side, state.ready[side] & ~bit)
        table.open = pair(table.open, side, table.open[side] & ~bit)
        table.spent = pair(table.spent, side, table.spent[side] | bit)
        table.card = card
        table.used = used
        bar = state.deck.bars[card]
        table.bars = (ALL_COLOURS if bar == GREY else 1 << bar) & state.deck.size.colours
        state.tell((USED if used else PLAYED).of(card))

    def barred(self, state: Duel) -> Sequence[Barred]:
        """Return that Wachsamkeit forbids special actions."""
        if state.public.active != DRACULA or not state.public.ward:
            return ()
        held = [card for card in bits(state.ready[DRACULA]) if state.deck.has_special(card)]
        return [Barred(USE.of(card), "duel-why-vigilance") for card in held]


class Pay(Step[Duel]):
    """Each step beyond the card's number costs a life, one by one (DUEL-096, 097, 176)."""

    def run(self, state: Duel) -> None:
        """Take this many lives."""
        excess = state.public.steps - state.deck.moves[state.public.card]
        while excess > 0:
            state.stack.append(LOSE_FOR_STEPS)
            excess -= 1


PLAY_ACTION: Final = PlayAction()
PAY: Final = Pay()
