"""What each seat may know, built field by field (DUEL-178, DUEL-179)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from whitby.core.engine import Event, Step
from whitby.core.game import NOBODY, View
from whitby.games.duel.board import LOCATIONS, NOWHERE, PLACES, SLOT_NAMES
from whitby.games.duel.cards import (
    CARDS,
    COLOURS,
    DECK,
    DRACULA,
    EACH,
    HIDDEN,
    KINDS,
    NONE,
    OVER,
    PHASES,
    REASONS,
    SETUP,
    SIDES,
    SIZES,
    VAN_HELSING,
    bits,
)
from whitby.games.duel.public import Public
from whitby.games.duel.schema import DuelData, PlaceView, Side, SideView
from whitby.games.duel.state import SPECTATOR, Duel, hand_size, side_of
from whitby.games.duel.values import STANDARD, Deck, deck

if TYPE_CHECKING:
    from mypy_extensions import i64

# Every field of the state, and who sees it. A field that is not listed breaks a law.
RIGHTS: Final = {
    "rulings": "all",
    "deck": "all",
    "public": "all",
    "players": "all",
    "picks": "the owner, until the board is dealt",
    "board": "whether a card lies there: all; its face: whoever may remember it; at the end all",
    "hand": "the owner; its size: all; whoever saw it, until it changes; at the end all",
    "notes": "each viewer his own",
    "ready": "the owner; its size: all",
    "aside": "the owner; its size: all",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "asked": "the seat it asks",
}


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
        return dict(self.data())

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


def view(state: Duel, seat: int | None) -> DuelView:
    """Return what a seat may know; None is the spectator, who sees least."""
    history = [event for event in state.events if event.seen_by(seat)]
    seen = DuelView(seat, history, state.stack[:], state.public.clone())
    seen.options = dict(state.rulings.options)
    see_table(seen, state)
    see_cards(seen, state, NONE if seat is None else side_of(state, seat))
    return seen


NO_HISTORY: Final[list[Event]] = []


def glimpse(state: Duel, seat: int | None) -> DuelView:
    """Return what a seat sees, without its history and sooner; it must not be kept or changed."""
    seen = DuelView(seat, NO_HISTORY, state.stack, state.public)
    options = state.rulings.options
    assert isinstance(options, dict)
    seen.options = options
    see_table(seen, state)
    see_cards(seen, state, NONE if seat is None else side_of(state, seat))
    return seen


def see_cards(seen: DuelView, state: Duel, own: int) -> None:
    """Add the cards that a side may know; NONE is the spectator's."""
    table = state.public
    seen.side = own
    if table.phase == OVER:
        for at in range(LOCATIONS):
            seen.notes.append(possible_at(state, own, at))
    else:
        base = LOCATIONS * (SPECTATOR if own == NONE else own)
        seen.notes = state.notes[base : base + LOCATIONS]
    board = seen.board = state.board[:]
    notes = seen.notes
    for at in range(LOCATIONS):
        kind: i64 = board[at]
        possible: i64 = notes[at]
        if kind != NONE and possible != 1 << kind:
            board[at] = HIDDEN
    for side in (DRACULA, VAN_HELSING):
        first = side * EACH
        mine = owns(table, own, side)
        shown = sees_hand(table, own, side)
        seen.hands.append(state.hand[first : first + EACH] if shown else [])
        seen.ready.append(state.ready[side] if mine else HIDDEN)
        seen.aside.append(state.aside[side] if mine else HIDDEN)
    if own != NONE and table.phase == SETUP:
        seen.picks = state.picks[own * EACH : own * EACH + EACH]


def possible_at(state: Duel, own: i64, at: i64) -> i64:
    """Return the kinds that a side knows to be possible on a location, as a set."""
    if state.public.phase == OVER:
        kind: i64 = state.board[at]
        if kind != NONE:
            return 1 << kind
    first: i64 = LOCATIONS * (SPECTATOR if own == NONE else own)
    return state.notes[first + at]


def face_of(kind: i64, possible: i64) -> i64:
    """Return the card of a location as a side sees it that knows these kinds to be possible."""
    return kind if kind == NONE or possible == 1 << kind else HIDDEN


def owns(table: Public, own: int, side: int) -> bool:
    """Return whether a side sees the action cards of a side: its own, and at the end all."""
    return side == own or table.phase == OVER


def sees_hand(table: Public, own: int, side: int) -> bool:
    """Return whether a side sees the hand of a side: its own, and one that it has looked at."""
    return owns(table, own, side) or (own != NONE and table.fresh[own])


def reveal(state: Duel) -> DuelView:
    """Return a view with every card revealed, for games that are over."""
    seen = DuelView(None, state.events, state.stack[:], state.public.clone())
    seen.options = dict(state.rulings.options)
    see_table(seen, state)
    for kind in state.board:
        seen.notes.append(0 if kind == NONE else 1 << kind)
    seen.board = state.board[:]
    seen.hands = [state.hand[:EACH], state.hand[EACH:]]
    seen.ready = list(state.ready)
    seen.aside = list(state.aside)
    if seen.public.phase == SETUP:
        seen.picks = state.picks
    return seen


def see_table(seen: DuelView, state: Duel) -> None:
    """Add what everyone may know."""
    seen.deck = state.deck
    for side in (DRACULA, VAN_HELSING):
        seen.hand_sizes.append(hand_size(state, side))
        seen.ready_sizes.append(SIZES[state.ready[side]])
        seen.aside_sizes.append(SIZES[state.aside[side]])
