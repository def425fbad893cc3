"""What one seat may know in the duel, as an object and as plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, cast

from whitby.core.engine import Event, Step
from whitby.core.game import View
from whitby.games.duel.board import NOWHERE, PLACES, SLOT_NAMES
from whitby.games.duel.cards import (
    CARDS,
    COLOURS,
    DECK,
    EACH,
    HIDDEN,
    KINDS,
    NONE,
    PHASES,
    REASONS,
    SIDES,
    bits,
)
from whitby.games.duel.public import Public
from whitby.games.duel.schema import DuelData, PlaceView, Side, SideView
from whitby.games.duel.values import STANDARD, Deck, deck


class DuelView(View):
    """What one seat may know. What belongs to a side is indexed by side, Dracula first."""

    def __init__(
        self, seat: int | None, history: list[Event], flow: list[Step[Any]], public: Public
    ) -> None:
        super().__init__(seat, history, flow)
        self.public = public
        self.side = NONE  # the viewer's own side, or NONE
        self.options: dict[str, str] = {}
        self.deck: Deck = STANDARD_DECK
        self.board: list[int] = []  # the kind on each location, HIDDEN or NONE
        self.notes: list[int] = []  # the kinds that may be on each location, as a set
        self.hands: list[list[int]] = []  # five counts, or nothing if it is hidden
        self.hand_sizes: list[int] = []
        self.ready: list[int] = []  # sets; HIDDEN if they are
        self.ready_sizes: list[int] = []
        self.aside: list[int] = []
        self.aside_sizes: list[int] = []
        self.picks: tuple[
            int, ...
        ] = ()  # the viewer's own sealed choice, five counts; or both sides'

    def to_json(self) -> dict[str, object]:
        """Return the view as plain data, with words for what is printed on the cards."""
        return cast("dict[str, object]", self.data())

    def data(self) -> DuelData:
        """Return the same with the types of `schema.py`."""
        table = self.public
        return {
            "options": self.options,
            "side": _owner(self.side),
            "match": {"game": table.game, "wins": list(table.wins), "dracula": table.dracula + 1},
            "starter": SIDES[table.starter],
            "phase": PHASES[table.phase],
            "turn": table.turn,
            "active": SIDES[table.active],
            "steps": table.steps,
            "board": [self._place(at) for at in range(len(self.board))],
            "barriers": {
                colour: None if slot == NOWHERE else SLOT_NAMES[slot]
                for colour, slot in zip(COLOURS, table.barriers, strict=True)
            },
            "sides": {name: self._side(side) for side, name in enumerate(SIDES)},
            "effects": {
                "vampires_stronger": table.breath,
                "no_barrier": table.whisper,
                "no_special_action": table.ward,
            },
            "revealed": _name(KINDS, table.revealed),
            "played": {"card": _name(CARDS, table.card), "used": table.used},
            "barriers_to_use": [COLOURS[colour] for colour in bits(table.bars)],
            "extra_turn": table.again,
            "picked": _hidden_counts(0 if self.side == NONE else self.side, self.picks),
            "winner": _owner(table.winner),
            "reason": REASONS[table.reason] or None,
        }

    def _place(self, at: int) -> PlaceView:
        return {
            "place": PLACES[at],
            "card": _name(KINDS, self.board[at]),
            "may_be": [KINDS[kind] for kind in bits(self.notes[at])],
            "turned": at == self.public.turned,
        }

    def _side(self, side: int) -> SideView:
        table, first = self.public, side * EACH
        return {
            "figure": PLACES[table.figures[side]],
            "lives": table.lives[side],
            "targets": table.targets[side],
            "hand_size": self.hand_sizes[side],
            "hand": _hidden_counts(side, self.hands[side]),
            "discard": _counts(side, table.discard[first : first + EACH]),
            "other_hand_known": table.fresh[side],
            "action_hand_size": self.ready_sizes[side],
            "action_hand": _hidden_cards(side, self.ready[side]),
            "action_hand_open": _cards(side, table.open[side]),
            "set_aside_size": self.aside_sizes[side],
            "set_aside": _hidden_cards(side, self.aside[side]),
            "played": _cards(side, table.spent[side]),
        }


STANDARD_DECK: Final = deck(STANDARD)


def _name(names: tuple[str, ...], at: int) -> str | None:
    if at == NONE:
        return None
    return "?" if at == HIDDEN else names[at]


def _owner(side: int) -> Side | None:
    return None if side == NONE else SIDES[side]


def _counts(side: int, cards: Sequence[int]) -> dict[str, int]:
    return {KINDS[side * EACH + rank]: cards[rank] for rank in range(len(cards))}


def _hidden_counts(side: int, cards: Sequence[int]) -> dict[str, int] | None:
    return _counts(side, cards) if cards else None


def _cards(side: int, cards: int) -> list[str]:
    return [CARDS[side * DECK + at] for at in bits(cards)]


def _hidden_cards(side: int, cards: int) -> list[str] | None:
    return None if cards == HIDDEN else _cards(side, cards)
