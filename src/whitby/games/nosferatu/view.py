"""What one seat may know in Nosferatu, as an object and as plain data."""

from __future__ import annotations

from typing import Any, TypeVar, cast

from whitby.core.engine import Event, Step
from whitby.core.game import View
from whitby.games.nosferatu.cards import (
    HIDDEN,
    KINDS,
    NONE,
    PHASES,
    REASONS,
    RITUALS,
    ROLES,
    SIDES,
)
from whitby.games.nosferatu.public import Public
from whitby.games.nosferatu.row import cards_of
from whitby.games.nosferatu.schema import Hidden, Kind, NosferatuData

NameT = TypeVar("NameT", bound=str)


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
        return cast("dict[str, object]", self.data())

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
            "discarded": [_card(kind) for kind in cards_of(table.shown, self.players)],
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


def face_down(table: Public) -> int:
    """Return how many cards of the clock are face down."""
    return table.clock_nights + (0 if table.dawn else 1)
