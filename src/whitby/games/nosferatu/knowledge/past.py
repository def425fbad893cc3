"""The past of a game as a viewer remembers it: every card that moved, with gaps for unseen faces.

Which cards moved when is public; only faces are secret. So the history of one viewer becomes the
history of the whole table as soon as every gap has a face (see `retelling.py`).
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Event
from whitby.core.facts import Fact
from whitby.games.nosferatu import events
from whitby.games.nosferatu.cards import (
    BY_BITES,
    CASE_BITES_OR_NIGHTS,
    NONE,
    OVER,
)
from whitby.games.nosferatu.knowledge.dealing import ANY_KIND
from whitby.games.nosferatu.parts import CARD, CARDS, CASE, COUNT, SEAT
from whitby.games.nosferatu.pile import ChooseBitten, NightsJoin
from whitby.games.nosferatu.sizes import library
from whitby.games.nosferatu.view import NosferatuView

# Sets of kinds, one bit each. Apart from single kinds each one contains the one before.
HARMLESS: Final = 0b0011
NO_BITE: Final = 0b1011

NOT_KNOWN: Final = events.RESERVES_DRAWN.of()
"""What stands in a gap until it is filled."""

# How cards move.
DRAW: Final = 0  # from the library to a reserve
SHOW: Final = 1  # from a reserve to the discard, face up
GIVE: Final = 2  # from a reserve to the pile
SETTLE: Final = 3  # the pile is looked through; `kind` is the number of the pile
SLIDE: Final = 4  # from a reserve to the discard, face down
CURE: Final = 5  # a Bite in play to the discard
UNWIND: Final = 6  # a Night of the clock to the discard
SWEEP: Final = 7  # the rest of the pile to the discard
REBUILD: Final = 8  # the discard becomes the library


class Move:
    """One card that moved. `gap` is the place of its event, or NONE if that is known."""

    def __init__(self, what: int, seat: int, kind: int, gap: int) -> None:
        self.what = what
        self.seat = seat
        self.kind = kind  # NONE if the viewer does not know it
        self.gap = gap


class Pile:
    """What a viewer knows of the cards in one action pile."""

    def __init__(self, case: int, gap: int) -> None:
        self.case = case
        self.gap = gap  # of what Renfield saw
        self.bites = 0  # at least
        self.nights = 0
        self.placed = 0  # Bites that have left the pile
        self.joined = 0  # Nights that have
        self.rest = HARMLESS  # what the other cards can be
        self.cards: tuple[int, ...] = ()  # the four counts, if the viewer saw them


class Past:
    """Every card that moved, and the events of the whole table with gaps."""

    def __init__(self, view: NosferatuView) -> None:
        self.seat = NONE if view.seat is None else view.seat
        self.renfield = view.public.renfield
        self.actors = view.public.actors
        self.told = self.renfield if view.public.givers else NONE  # who sees gifts
        self.events: list[Event] = []
        self.moves: list[Move] = []
        self.piles: list[Pile] = []
        self.rebuilt: list[int] = []  # the moves in which the library was rebuilt
        self.characters: list[int] = []  # gaps of the characters, in the order of the actors
        self.seen: tuple[int, ...] = ()  # this round's pile, for a Renfield without givers
        self.own: list[int] = []  # the viewer's starting reserve
        self.stock = library(view.public.size, view.players)  # before anything is drawn (NOSF-13)
        self.library = sum(self.stock)
        self.discard = 0
        self.owed = 0  # cards that a seat is drawing
        self.drawing = NONE
        for event in view.history:
            assert isinstance(event, Fact)
            self.witness(event)
        self._leave_open(view)

    def witness(self, event: Fact) -> None:
        """Take in one event of the viewer's history."""
        kind = event.kind
        if kind is events.DREW:
            if self.drawing == NONE:
                self.own.append(event[CARD])  # told at once with the others', below
            else:
                self._move(DRAW, event[SEAT], event[CARD])
                self.library -= 1
                self.events.append(event)
            return
        if kind is events.CHARACTER_SEEN:
            return  # told with the deal
        if kind is events.RESERVES_DRAWN:
            self._deal_reserves()
        elif kind is events.ANNOUNCED:
            self._announce(event[CASE])
        elif kind is events.GAVE:
            self._move(GIVE, event[SEAT], event[CARD])
            self.events.append(event)
            self.events.append(events.GAVE_UNSEEN_TO[self.told][event[SEAT]])
            return
        elif kind is events.SLID:
            self._move(SLIDE, event[SEAT], event[CARD])
            self.discard += 1
            self.events.append(event)
            self.events.append(events.SLID_UNSEEN.of(event[SEAT]))
            return
        elif kind is events.GAVE_UNSEEN:
            self._gap(GIVE, event[SEAT])
        elif kind is events.SLID_UNSEEN:
            self._gap(SLIDE, event[SEAT])
            self.discard += 1
        self.events.append(event)
        self._follow(event)

    def _follow(self, event: Fact) -> None:
        """Move what a public event moves."""
        kind = event.kind
        if kind is events.TURN_BEGAN:
            self._draw(event[SEAT], 2)
        elif kind is events.DISCARDED:
            self._move(SHOW, event[SEAT], event[CARD])
            self.discard += 1
        elif kind is events.TRANSFUSED:
            self._move(CURE, event[SEAT], NONE)
            self.discard += 1
            self._draw(event[SEAT], 1)
        elif kind is events.NIGHT_REMOVED:
            self._move(UNWIND, NONE, NONE)
            self.discard += 1
        elif kind is events.ROUND_ENDED:
            self._move(SWEEP, NONE, NONE)
            self.discard += event[COUNT]
        elif kind is events.LIBRARY_REBUILT:
            self.rebuilt.append(len(self.moves))
            self._move(REBUILD, NONE, NONE)
            self.library = self.discard
            self.discard = 0
            self._draw(self.drawing, self.owed)
        elif kind is events.BITTEN:
            self.piles[-1].bites += 1
            self.piles[-1].placed += 1
        elif kind is events.NIGHTS_JOINED:
            self.piles[-1].nights += event[COUNT]
            self.piles[-1].joined += event[COUNT]
        elif kind is events.PILE_SEEN:
            self.seen = event[CARDS]
        elif kind is events.CHARACTERS_DEALT:
            for _ in self.actors:
                self.characters.append(len(self.events))
                self.events.append(event)

    def _move(self, what: int, seat: int, kind: int) -> None:
        self.moves.append(Move(what, seat, kind, NONE))

    def _gap(self, what: int, seat: int) -> None:
        """Move a card of unknown face, and leave a gap for its event."""
        self.moves.append(Move(what, seat, NONE, len(self.events)))
        self.events.append(NOT_KNOWN)

    def _draw(self, seat: int, count: int) -> None:
        """Draw as many cards as the library has; the viewer's own are told by events."""
        self.drawing = seat
        self.owed = count
        if seat == self.seat:
            return
        while self.owed > 0 and self.library > 0:
            self._gap(DRAW, seat)
            self.library -= 1
            self.owed -= 1

    def _deal_reserves(self) -> None:
        """Draw the starting reserves."""
        for seat in self.actors:
            if seat == self.seat:
                for kind in self.own:
                    self._move(DRAW, seat, kind)
                    self.events.append(events.DREW.of(seat, kind))
                    self.library -= 1
            else:
                self._draw(seat, 2)

    def _announce(self, case: int) -> None:
        """Look through the pile."""
        gap = NONE
        if self.told == NONE and self.seat != self.renfield:
            gap = len(self.events)
            self.events.append(NOT_KNOWN)
        self.moves.append(Move(SETTLE, NONE, len(self.piles), NONE))
        pile = Pile(case, gap)
        pile.cards = self.seen
        self.seen = ()
        self.piles.append(pile)

    def _leave_open(self, view: NosferatuView) -> None:
        """Allow what is not known yet of a pile that is still being carried out."""
        if not self.piles or self.piles[-1].case != CASE_BITES_OR_NIGHTS:
            return
        pile = self.piles[-1]
        table = view.public
        if table.phase == OVER and table.reason == BY_BITES:
            pile.rest = ANY_KIND
        for step in view.flow:
            if isinstance(step, ChooseBitten):
                pile.bites += 1
                pile.rest = ANY_KIND
            elif isinstance(step, NightsJoin) and pile.rest == HARMLESS:
                pile.rest = NO_BITE
