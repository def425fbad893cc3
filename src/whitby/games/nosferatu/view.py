"""What each seat may know, built field by field according to section 9 of the rules."""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

from whitby.core.engine import Event, Step
from whitby.core.facts import Fact
from whitby.core.game import NOBODY, View
from whitby.games.nosferatu.cards import (
    ACTION_PILE,
    HIDDEN,
    KINDS,
    NONE,
    OVER,
    PHASES,
    REASONS,
    RITUALS,
    ROLES,
    SIDES,
)
from whitby.games.nosferatu.events import DISCARDED, ROUND_BEGAN
from whitby.games.nosferatu.parts import CARD, SEAT
from whitby.games.nosferatu.public import Public
from whitby.games.nosferatu.schema import Hidden, Kind, NosferatuData
from whitby.games.nosferatu.state import Nosferatu, reserve_size

NameT = TypeVar("NameT", bound=str)

# Every field of the state, and who sees it. A field that is not listed breaks a law.
RIGHTS: Final = {
    "public": "all",
    "players": "all",
    "roles": "the owner and Renfield; all once revealed, and at the end",
    "library": NOBODY,
    "discard": "its size: all",
    "reserve": "the owner; its size: all; at the end all",
    "given": "the giver and, unless the table chose otherwise, Renfield",
    "pile": "Renfield; its size: all",
    "volunteers": "the owner, until they are opened",
    "sealed": "the owner",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "asked": "the seat it asks",
}


class NosferatuView(View):
    """What one seat may know. Lists have an entry per seat; HIDDEN stands for an unknown face."""

    def __init__(
        self, seat: int | None, history: list[Event], flow: list[Step[Any]], public: Public
    ) -> None:
        super().__init__(seat, history, flow)
        self.public = public
        self.players = 0
        self.roles: list[int] = []
        self.reserve_sizes: list[int] = []
        self.reserves: list[list[int]] = []  # four counts, or nothing if it is hidden
        self.discard_size = 0
        self.clock_down = face_down(public)
        self.older: list[tuple[int, int]] = []  # earlier face-up discards, if the table keeps them
        self.given: list[int] = []
        self.pile_size = 0
        self.pile: list[int] = []  # four counts, or nothing if it is hidden
        self.volunteered = NONE  # the viewer's own sealed answer
        self.sealed: list[int] = []  # the viewer's own sealed cards

    def to_json(self) -> dict[str, object]:
        """Return the view as plain data, with words for what is printed on the cards."""
        return dict(self.data())

    def data(self) -> NosferatuData:
        """Return the same with the types of `schema.py`."""
        table = self.public
        return {
            "options": dict(table.options),
            "players": self.players,
            "round": table.round,
            "phase": PHASES[table.phase],
            "renfield": _seat(table.renfield),
            "holder": _seat(table.holder),
            "characters": [_name(ROLES, role) for role in self.roles],
            "revealed": list(table.revealed),
            "bites": list(table.bites),
            "reserve_sizes": self.reserve_sizes,
            "reserves": [_counts(cards) for cards in self.reserves],
            "library": table.library_size,
            "discard": {"size": self.discard_size, "top": _card(table.discard_top)},
            "clock": {
                "face_down": self.clock_down,
                "nights_face_down": table.clock_nights,
                "nights_turned": table.turned_nights,
                "dawn_turned": table.dawn,
            },
            "rituals": {name: table.rituals >> at & 1 == 1 for at, name in enumerate(RITUALS)},
            "dark_card": "eternal_thirst" if table.thirst else "master_of_darkness",
            "library_exhausted": table.exhausted,
            "discarded": [_card(kind) for kind in table.shown],
            "discarded_before": _pairs(self.older),
            "given": [_name(KINDS, kind) for kind in self.given],
            "pile": {"size": self.pile_size, "cards": _counts(self.pile), "case": table.case},
            "bitten_this_round": list(table.fresh),
            "volunteered": None if self.volunteered == NONE else self.volunteered == 1,
            "sealed": _counts(self.sealed),
            "winner": SIDES[table.winner] or None,
            "reason": REASONS[table.reason] or None,
        }


def _seat(seat: int) -> int | None:
    return None if seat == NONE else seat + 1


def _pairs(cards: list[tuple[int, int]]) -> list[tuple[int, Kind]]:
    """Return pairs of seats and cards as JSON has them, as lists."""
    return cast("list[tuple[int, Kind]]", [[seat + 1, KINDS[kind]] for seat, kind in cards])


def _card(kind: int) -> Kind | None:
    return None if kind == NONE else KINDS[kind]


def _name(names: tuple[NameT, ...], at: int) -> NameT | Hidden | None:
    if at == NONE:
        return None
    return "?" if at == HIDDEN else names[at]


def _counts(cards: list[int]) -> dict[Kind, int] | None:
    return {KINDS[kind]: cards[kind] for kind in range(4)} if cards else None


def view(state: Nosferatu, seat: int | None) -> NosferatuView:
    """Return what a seat may know; None is the spectator, who sees least (NOSF-116)."""
    history = [event for event in state.events if event.seen_by(seat)]
    seen = _see_table(state, NosferatuView(seat, history, state.stack[:], state.public.clone()))
    _see_cards(seen, state, seat)
    if state.public.options["full_history"] == "on":
        seen.older = _older_discards(history)
    return seen


NO_HISTORY: Final[list[Event]] = []


def glimpse(state: Nosferatu, seat: int | None) -> NosferatuView:
    """Return what a seat sees, without its history and sooner; it must not be kept or changed."""
    seen = _see_table(state, NosferatuView(seat, NO_HISTORY, state.stack, state.public))
    _see_cards(seen, state, seat)
    return seen


def _see_cards(seen: NosferatuView, state: Nosferatu, seat: int | None) -> None:
    """Add the characters and cards that a seat may know."""
    viewer = NONE if seat is None else seat
    for other in range(state.players):
        seen.roles.append(role_of(state, viewer, other))
        shown = sees_reserve(state.public, viewer, other)
        seen.reserves.append(state.reserve[4 * other : 4 * other + 4] if shown else [])
        seen.given.append(gift_as(state.public, viewer, other, state.given[other]))
    if sees_pile(state.public, viewer):
        seen.pile = state.pile[:]
    if seat is not None:
        seen.sealed = list(state.sealed[4 * seat : 4 * seat + 4])
        seen.volunteered = state.volunteers[seat]


# What a viewer sees, one thing at a time; the spectator is the viewer NONE


def role_of(state: Nosferatu, viewer: int, seat: int) -> int:
    """Return a seat's character: the owner and Renfield see it, all once it is revealed."""
    role, table = state.roles[seat], state.public
    shown = seat == viewer or table.revealed[seat] or role == NONE
    return role if shown or _is_renfield(table, viewer) else HIDDEN


def gift_as(table: Public, viewer: int, seat: int, card: int) -> int:
    """Return what a seat gave to Renfield: the giver sees it, and Renfield if he is told."""
    shown = card == NONE or seat == viewer
    return card if shown or (table.givers and _is_renfield(table, viewer)) else HIDDEN


def sees_reserve(table: Public, viewer: int, seat: int) -> bool:
    """Return whether a viewer sees a reserve: the owner, and at the end all if they are shown."""
    return seat == viewer or (table.phase == OVER and table.options["show_reserves"] == "on")


def sees_pile(table: Public, viewer: int) -> bool:
    """Return whether a viewer sees the action pile: Renfield, as soon as he may know it."""
    return _is_renfield(table, viewer) and (table.givers or table.phase >= ACTION_PILE)


def _is_renfield(table: Public, viewer: int) -> bool:
    return viewer != NONE and viewer == table.renfield


def face_down(table: Public) -> int:
    """Return how many cards of the clock are face down."""
    return table.clock_nights + (0 if table.dawn else 1)


def reveal(state: Nosferatu) -> NosferatuView:
    """Return a view with every card revealed, for games that are over.

    Sealed answers are left out: they are revealed as soon as all are given.
    """
    history = state.events
    seen = _see_table(state, NosferatuView(None, history, state.stack[:], state.public.clone()))
    for seat in range(state.players):
        seen.roles.append(state.roles[seat])
        seen.reserves.append(state.reserve[4 * seat : 4 * seat + 4])
        seen.given.append(state.given[seat])
    seen.pile = state.pile[:]
    seen.older = _older_discards(history)
    return seen


def _see_table(state: Nosferatu, seen: NosferatuView) -> NosferatuView:
    """Return a view with what is public beside the open part of the table."""
    seen.players = state.players
    seen.reserve_sizes = [reserve_size(state, other) for other in range(state.players)]
    seen.discard_size = sum(state.discard)
    seen.pile_size = sum(state.pile)
    return seen


def _older_discards(history: list[Event]) -> list[tuple[int, int]]:
    """Return the face-up discards of the rounds before this one, in order."""
    found: list[tuple[int, int]] = []
    this_round: list[tuple[int, int]] = []
    for event in history:
        assert isinstance(event, Fact)
        if event.kind is ROUND_BEGAN:
            found += this_round
            this_round = []
        elif event.kind is DISCARDED:
            this_round.append((event[SEAT], event[CARD]))
    return found
