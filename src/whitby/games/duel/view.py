"""What each seat may know, built field by field (DUEL-178, DUEL-179)."""

from __future__ import annotations

from typing import Any, Final

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
    VAN_HELSING,
    bits,
)
from whitby.games.duel.schema import DuelData, PlaceView, Side, SideView
from whitby.games.duel.state import SPECTATOR, Duel, hand_size, side_of
from whitby.games.duel.values import STANDARD, Deck, deck

# Every field of the state, and who sees it. A field that is not listed breaks a law.
RIGHTS: Final = {
    "rulings": "all",
    "deck": "all",
    "players": "all",
    "game": "all",
    "wins": "all",
    "dracula": "all",
    "starter": "all",
    "picks": "the owner, until the board is dealt",
    "board": "whether a card lies there: all; its face: whoever may remember it; at the end all",
    "hand": "the owner; its size: all; whoever saw it, until it changes; at the end all",
    "discard": "all",
    "targets": "all",
    "notes": "each viewer his own",
    "fresh": "all",
    "ready": "the owner; its size: all",
    "aside": "the owner; its size: all",
    "spent": "all",
    "open": "all",
    "figures": "all",
    "lives": "all",
    "barriers": "all",
    "walls": "all",
    "turned": "all",
    "breath": "all",
    "whisper": "all",
    "ward": "all",
    "phase": "all",
    "turn": "all",
    "active": "all",
    "steps": "all",
    "revealed": "all",
    "card": "all",
    "used": "all",
    "bars": "all",
    "again": "all",
    "winner": "all",
    "reason": "all",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "asked": "the seat it asks",
}


class DuelView(View):
    """What one seat may know. What belongs to a side is indexed by side, Dracula first."""

    def __init__(self, seat: int | None, history: list[Event], flow: list[Step[Any]]) -> None:
        super().__init__(seat, history, flow)
        self.side = NONE  # the viewer's own side, or NONE
        self.options: dict[str, str] = {}
        self.deck: Deck = STANDARD_DECK
        self.game = 0
        self.wins = (0, 0)
        self.dracula = 0  # the seat that plays him
        self.starter = DRACULA
        self.phase = SETUP
        self.turn = 0
        self.active = DRACULA
        self.steps = 0
        self.figures = (0, 0)
        self.lives = (0, 0)
        self.barriers: tuple[int, int, int, int] = (NOWHERE, NOWHERE, NOWHERE, NOWHERE)
        self.walls = 0
        self.turned = NOWHERE
        self.board: list[int] = []  # the kind on each location, HIDDEN or NONE
        self.notes: list[int] = []  # the kinds that may be on each location, as a set
        self.hands: list[list[int]] = []  # five counts, or nothing if it is hidden
        self.hand_sizes: list[int] = []
        self.discards: list[list[int]] = []  # five counts
        self.targets = (0, 0)
        self.fresh = (False, False)
        self.ready: list[int] = []  # sets; HIDDEN if they are
        self.ready_sizes: list[int] = []
        self.aside: list[int] = []
        self.aside_sizes: list[int] = []
        self.spent = (0, 0)
        self.open = (0, 0)
        self.breath = False
        self.whisper = False
        self.ward = False
        self.revealed = NONE
        self.card = NONE
        self.used = False
        self.bars = 0
        self.again = False
        self.picks: list[int] = []  # the viewer's own sealed choice, five counts; or both sides'
        self.winner = NONE
        self.reason = 0

    def to_json(self) -> dict[str, object]:
        """Return the view as plain data, with words for what is printed on the cards."""
        return dict(self.data())

    def data(self) -> DuelData:
        """Return the same with the types of `schema.py`."""
        return {
            "options": self.options,
            "side": _owner(self.side),
            "match": {"game": self.game, "wins": list(self.wins), "dracula": self.dracula + 1},
            "starter": SIDES[self.starter],
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "active": SIDES[self.active],
            "steps": self.steps,
            "board": [self._place(at) for at in range(len(self.board))],
            "barriers": {
                colour: None if slot == NOWHERE else SLOT_NAMES[slot]
                for colour, slot in zip(COLOURS, self.barriers, strict=True)
            },
            "sides": {name: self._side(side) for side, name in enumerate(SIDES)},
            "effects": {
                "vampires_stronger": self.breath,
                "no_barrier": self.whisper,
                "no_special_action": self.ward,
            },
            "revealed": _name(KINDS, self.revealed),
            "played": {"card": _name(CARDS, self.card), "used": self.used},
            "barriers_to_use": [COLOURS[colour] for colour in bits(self.bars)],
            "extra_turn": self.again,
            "picked": _hidden_counts(0 if self.side == NONE else self.side, self.picks),
            "winner": _owner(self.winner),
            "reason": REASONS[self.reason] or None,
        }

    def _place(self, at: int) -> PlaceView:
        return {
            "place": PLACES[at],
            "card": _name(KINDS, self.board[at]),
            "may_be": [KINDS[kind] for kind in bits(self.notes[at])],
            "turned": at == self.turned,
        }

    def _side(self, side: int) -> SideView:
        return {
            "figure": PLACES[self.figures[side]],
            "lives": self.lives[side],
            "targets": self.targets[side],
            "hand_size": self.hand_sizes[side],
            "hand": _hidden_counts(side, self.hands[side]),
            "discard": _counts(side, self.discards[side]),
            "other_hand_known": self.fresh[side],
            "action_hand_size": self.ready_sizes[side],
            "action_hand": _hidden_cards(side, self.ready[side]),
            "action_hand_open": _cards(side, self.open[side]),
            "set_aside_size": self.aside_sizes[side],
            "set_aside": _hidden_cards(side, self.aside[side]),
            "played": _cards(side, self.spent[side]),
        }


STANDARD_DECK: Final = deck(STANDARD)


def _name(names: tuple[str, ...], at: int) -> str | None:
    if at == NONE:
        return None
    return "?" if at == HIDDEN else names[at]


def _owner(side: int) -> Side | None:
    return None if side == NONE else SIDES[side]


def _counts(side: int, cards: list[int]) -> dict[str, int]:
    return {KINDS[side * EACH + rank]: cards[rank] for rank in range(len(cards))}


def _hidden_counts(side: int, cards: list[int]) -> dict[str, int] | None:
    return _counts(side, cards) if cards else None


def _cards(side: int, cards: int) -> list[str]:
    return [CARDS[side * DECK + at] for at in bits(cards)]


def _hidden_cards(side: int, cards: int) -> list[str] | None:
    return None if cards == HIDDEN else _cards(side, cards)


def view(state: Duel, seat: int | None) -> DuelView:
    """Return what a seat may know; None is the spectator, who sees least."""
    history = [event for event in state.events if event.seen_by(seat)]
    seen = DuelView(seat, history, state.stack[:])
    seen.side = NONE if seat is None else side_of(state, seat)
    over = state.phase == OVER
    _see_table(seen, state)
    viewer = SPECTATOR if seat is None else seen.side
    for at in range(LOCATIONS):
        kind = state.board[at]
        possible = state.notes[LOCATIONS * viewer + at]
        if over and kind != NONE:
            possible = 1 << kind
        seen.notes.append(possible)
        known = kind == NONE or possible == 1 << kind
        seen.board.append(kind if known else HIDDEN)
    for side in (DRACULA, VAN_HELSING):
        own = side == seen.side
        first = side * EACH
        saw = seen.side == 1 - side and state.fresh[seen.side]
        shown = own or over or saw
        seen.hands.append(state.hand[first : first + EACH] if shown else [])
        seen.hand_sizes.append(hand_size(state, side))
        seen.discards.append(state.discard[first : first + EACH])
        seen.ready.append(state.ready[side] if own or over else HIDDEN)
        seen.aside.append(state.aside[side] if own or over else HIDDEN)
        seen.ready_sizes.append(len(bits(state.ready[side])))
        seen.aside_sizes.append(len(bits(state.aside[side])))
    if seen.side != NONE and state.phase == SETUP:
        seen.picks = state.picks[seen.side * EACH : seen.side * EACH + EACH]
    return seen


def reveal(state: Duel) -> DuelView:
    """Return a view with every card revealed, for games that are over."""
    seen = DuelView(None, state.events, state.stack[:])
    _see_table(seen, state)
    for at in range(LOCATIONS):
        kind = state.board[at]
        seen.notes.append(0 if kind == NONE else 1 << kind)
        seen.board.append(kind)
    for side in (DRACULA, VAN_HELSING):
        first = side * EACH
        seen.hands.append(state.hand[first : first + EACH])
        seen.hand_sizes.append(hand_size(state, side))
        seen.discards.append(state.discard[first : first + EACH])
        seen.ready.append(state.ready[side])
        seen.aside.append(state.aside[side])
        seen.ready_sizes.append(len(bits(state.ready[side])))
        seen.aside_sizes.append(len(bits(state.aside[side])))
    if state.phase == SETUP:
        seen.picks = state.picks[:]
    return seen


def _see_table(seen: DuelView, state: Duel) -> None:
    """Fill in what is public."""
    seen.options = dict(state.rulings.options)
    seen.deck = state.deck
    seen.game = state.game
    seen.wins = state.wins
    seen.dracula = state.dracula
    seen.starter = state.starter
    seen.phase = state.phase
    seen.turn = state.turn
    seen.active = state.active
    seen.steps = state.steps
    seen.figures = state.figures
    seen.lives = state.lives
    seen.barriers = state.barriers
    seen.walls = state.walls
    seen.turned = state.turned
    seen.targets = state.targets
    seen.fresh = state.fresh
    seen.spent = state.spent
    seen.open = state.open
    seen.breath = state.breath
    seen.whisper = state.whisper
    seen.ward = state.ward
    seen.revealed = state.revealed
    seen.card = state.card
    seen.used = state.used
    seen.bars = state.bars
    seen.again = state.again
    seen.winner = state.winner
    seen.reason = state.reason
