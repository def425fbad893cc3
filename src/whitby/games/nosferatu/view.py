"""What each seat may know, built field by field according to section 9 of the rules."""

from __future__ import annotations

from typing import Any, Final, TypeVar, cast

from whitby.core.engine import Event, Step
from whitby.core.facts import Fact
from whitby.core.game import NOBODY, View
from whitby.games.nosferatu.cards import (
    ACTION_PILE,
    CASE_NONE,
    HIDDEN,
    KINDS,
    NONE,
    OVER,
    PHASES,
    REASONS,
    RITUALS,
    ROLES,
    SETUP,
    SIDES,
)
from whitby.games.nosferatu.events import DISCARDED, ROUND_BEGAN
from whitby.games.nosferatu.parts import CARD, SEAT
from whitby.games.nosferatu.schema import Hidden, Kind, NosferatuData
from whitby.games.nosferatu.state import Nosferatu, reserve_size

NameT = TypeVar("NameT", bound=str)

# Every field of the state, and who sees it. A field that is not listed breaks a law.
RIGHTS: Final = {
    "options": "all",
    "givers": "all",
    "double_bite": "all",
    "players": "all",
    "renfield": "all",
    "holder": "all",
    "actors": "all",
    "roles": "the owner and Renfield; all once revealed, and at the end",
    "revealed": "all",
    "bites": "all",
    "library": NOBODY,
    "library_size": "all",
    "discard": "its size: all",
    "discard_top": "all",
    "reserve": "the owner; its size: all; at the end all",
    "clock_nights": "all",
    "turned_nights": "all",
    "dawn": "all",
    "rituals": "all",
    "thirst": "all",
    "round": "all",
    "phase": "all",
    "shown": "all",
    "given": "the giver and, unless the table chose otherwise, Renfield",
    "pile": "Renfield; its size: all",
    "case": "all",
    "fresh": "all",
    "exhausted": "all",
    "volunteers": "the owner, until they are opened",
    "sealed": "the owner",
    "winner": "all",
    "reason": "all",
    "rng": NOBODY,
    "stack": "all",
    "log": "the audience of each event",
    "recent": "the audience of each event",
    "asked": "the seat it asks",
}


class NosferatuView(View):
    """What one seat may know. Lists have an entry per seat; HIDDEN stands for an unknown face."""

    def __init__(self, seat: int | None, history: list[Event], flow: list[Step[Any]]) -> None:
        super().__init__(seat, history, flow)
        self.options: dict[str, str] = {}
        self.players = 0
        self.round = 0
        self.phase = SETUP
        self.renfield = NONE
        self.holder = NONE
        self.roles: list[int] = []
        self.revealed: list[bool] = []
        self.bites: list[int] = []
        self.reserve_sizes: list[int] = []
        self.reserves: list[list[int]] = []  # four counts, or nothing if it is hidden
        self.library_size = 0
        self.discard_size = 0
        self.discard_top = NONE
        self.clock_down = 0
        self.clock_nights = 0  # Nights among the face-down cards, which is public
        self.turned_nights = 0
        self.dawn = False
        self.rituals = 0
        self.thirst = True
        self.exhausted = False
        self.shown: list[int] = []  # this round's face-up discards
        self.older: list[tuple[int, int]] = []  # earlier ones, if the table keeps them
        self.given: list[int] = []
        self.pile_size = 0
        self.pile: list[int] = []  # four counts, or nothing if it is hidden
        self.case = CASE_NONE
        self.fresh: list[int] = []
        self.volunteered = NONE  # the viewer's own sealed answer
        self.sealed: list[int] = []  # the viewer's own sealed cards
        self.winner = 0
        self.reason = 0

    def to_json(self) -> dict[str, object]:
        """Return the view as plain data, with words for what is printed on the cards."""
        return dict(self.data())

    def data(self) -> NosferatuData:
        """Return the same with the types of `schema.py`."""
        return {
            "options": self.options,
            "players": self.players,
            "round": self.round,
            "phase": PHASES[self.phase],
            "renfield": _seat(self.renfield),
            "holder": _seat(self.holder),
            "characters": [_name(ROLES, role) for role in self.roles],
            "revealed": self.revealed,
            "bites": self.bites,
            "reserve_sizes": self.reserve_sizes,
            "reserves": [_counts(cards) for cards in self.reserves],
            "library": self.library_size,
            "discard": {"size": self.discard_size, "top": _card(self.discard_top)},
            "clock": {
                "face_down": self.clock_down,
                "nights_face_down": self.clock_nights,
                "nights_turned": self.turned_nights,
                "dawn_turned": self.dawn,
            },
            "rituals": {name: self.rituals >> at & 1 == 1 for at, name in enumerate(RITUALS)},
            "dark_card": "eternal_thirst" if self.thirst else "master_of_darkness",
            "library_exhausted": self.exhausted,
            "discarded": [_card(kind) for kind in self.shown],
            "discarded_before": _pairs(self.older),
            "given": [_name(KINDS, kind) for kind in self.given],
            "pile": {"size": self.pile_size, "cards": _counts(self.pile), "case": self.case},
            "bitten_this_round": self.fresh,
            "volunteered": None if self.volunteered == NONE else self.volunteered == 1,
            "sealed": _counts(self.sealed),
            "winner": SIDES[self.winner] or None,
            "reason": REASONS[self.reason] or None,
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
    seen = NosferatuView(seat, history, state.stack[:])
    over = state.phase == OVER
    is_renfield = seat is not None and seat == state.renfield
    _see_table(seen, state)
    for other in range(state.players):
        own = other == seat
        open_role = own or is_renfield or state.revealed[other] or state.roles[other] == NONE
        seen.roles.append(state.roles[other] if open_role else HIDDEN)
        cards = state.reserve[4 * other : 4 * other + 4]
        shown = own or (over and state.options["show_reserves"] == "on")
        seen.reserves.append(cards if shown else [])
        seen.reserve_sizes.append(reserve_size(state, other))
        gift = state.given[other]
        seen.given.append(gift if gift == NONE or own or (is_renfield and state.givers) else HIDDEN)
    if is_renfield and (state.givers or state.phase >= ACTION_PILE):
        seen.pile = state.pile[:]
    if seat is not None:
        seen.sealed = list(state.sealed[4 * seat : 4 * seat + 4])
        seen.volunteered = state.volunteers[seat]
    if state.options["full_history"] == "on":
        seen.older = _older_discards(history)
    return seen


def reveal(state: Nosferatu) -> NosferatuView:
    """Return a view with every card revealed, for games that are over.

    Sealed answers are left out: they are revealed as soon as all are given.
    """
    history = state.events
    seen = NosferatuView(None, history, state.stack[:])
    _see_table(seen, state)
    for seat in range(state.players):
        seen.roles.append(state.roles[seat])
        seen.reserves.append(state.reserve[4 * seat : 4 * seat + 4])
        seen.reserve_sizes.append(reserve_size(state, seat))
        seen.given.append(state.given[seat])
    seen.pile = state.pile[:]
    seen.older = _older_discards(history)
    return seen


def _see_table(seen: NosferatuView, state: Nosferatu) -> None:
    """Fill in what is public."""
    seen.options = dict(state.options)
    seen.players = state.players
    seen.round = state.round
    seen.phase = state.phase
    seen.renfield = state.renfield
    seen.holder = state.holder
    seen.revealed = list(state.revealed)
    seen.bites = list(state.bites)
    seen.library_size = state.library_size
    seen.discard_size = sum(state.discard)
    seen.discard_top = state.discard_top
    seen.clock_down = state.clock_nights + (0 if state.dawn else 1)
    seen.clock_nights = state.clock_nights
    seen.turned_nights = state.turned_nights
    seen.dawn = state.dawn
    seen.rituals = state.rituals
    seen.thirst = state.thirst
    seen.exhausted = state.exhausted
    seen.shown = state.shown[:]
    seen.pile_size = sum(state.pile)
    seen.case = state.case
    seen.fresh = list(state.fresh)
    seen.winner = state.winner
    seen.reason = state.reason


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
