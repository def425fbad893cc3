"""Nosferatu: the Game object and its set-up (NOSF-10 to NOSF-14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Unpack

from whitby.core.engine import check_seat
from whitby.core.game import Game, Outcome
from whitby.core.rng import Rng
from whitby.core.table import Table
from whitby.games.nosferatu.cards import (
    EVIL_WINS,
    HUNTER,
    HUNTERS_WIN,
    KINDS,
    NONE,
    NOT_YET,
    REASONS,
    RENFIELD,
    ROLES,
    SIDES,
    VAMPIRE,
)
from whitby.games.nosferatu.knowledge.imagine import imagine
from whitby.games.nosferatu.parts import FEWEST_SEATS, MOST_SEATS
from whitby.games.nosferatu.printed import facts
from whitby.games.nosferatu.public import Public
from whitby.games.nosferatu.rights import RIGHTS, glimpse, reveal, view
from whitby.games.nosferatu.rulings import OPTIONS
from whitby.games.nosferatu.scene import Position, arrange
from whitby.games.nosferatu.setup import OPENING
from whitby.games.nosferatu.sizes import FULL, SEATS, SIZE, library, size_of
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView
from whitby.games.nosferatu.words import NosferatuWords


class NosferatuGame(Game[Nosferatu, NosferatuView]):
    """Nosferatu, for 5 to 8 players."""

    def __init__(self) -> None:
        super().__init__(
            name="nosferatu",
            version=1,
            seats=tuple(range(FEWEST_SEATS, MOST_SEATS + 1)),
            options=OPTIONS,
            bound=20000,
            rights=RIGHTS,
            words=NosferatuWords("nosferatu"),
            sides=("hunters", "evil"),
            study=(SIZE,),
        )

    def choose(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return a value for every setting; a reduced game has a fixed Renfield."""
        chosen = super().choose(options)
        if SIZE.name in chosen:
            chosen["renfield"] = "first"
        return chosen

    def seats_with(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Return the numbers of players; a reduced game is for four."""
        return self.seats if options.get(SIZE.name, FULL) == FULL else SEATS

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> Nosferatu:
        """Return the table before Renfield is named: clock and library ready (NOSF-12, 13)."""
        state = Nosferatu(Public())
        table = state.public
        state.rng = rng
        table.options = options
        size = table.size = size_of(options.get(SIZE.name, FULL))
        table.givers = options["givers"] == "on"
        table.double_bite = options["double_bite"] == "on"
        state.players = players
        state.roles = (NONE,) * players
        table.revealed = (False,) * players
        table.bites = (0,) * players
        state.reserve = [0] * (4 * players)
        table.fresh = (0,) * players
        state.volunteers = (NONE,) * players
        state.sealed = (0,) * (4 * players)
        table.clock_nights = size.clock(players)
        state.library = library(size, players)
        state.discard = [0, 0, 0, 0]
        state.pile = [0, 0, 0, 0]
        table.library_size = sum(state.library)
        state.stack.append(OPENING)
        return state

    def view(self, state: Nosferatu, seat: int | None) -> NosferatuView:
        """Return what a seat may know; None is the spectator."""
        if seat is not None:
            check_seat(state, seat)
        return view(state, seat)

    def glimpse(self, state: Nosferatu, seat: int | None) -> NosferatuView:
        """Return what a seat sees, without its history and sooner."""
        return glimpse(state, seat)

    def reveal(self, state: Nosferatu) -> NosferatuView:
        """Return a view with every card revealed."""
        return reveal(state)

    def imagine(self, view: NosferatuView, rng: Rng) -> Nosferatu:
        """Return a whole state that the viewer could not tell from the real one."""
        return imagine(view, rng)

    def outcome(self, state: Nosferatu) -> Outcome | None:
        """Return who won; Renfield wins and loses with the Vampire (NOSF-106)."""
        table = state.public
        if table.winner == NOT_YET:
            return None
        won_by_hunters = table.winner == HUNTERS_WIN
        scores = tuple([1 if (role == HUNTER) == won_by_hunters else -1 for role in state.roles])
        return Outcome(SIDES[table.winner], REASONS[table.reason], scores)

    def side(self, state: Nosferatu, seat: int) -> str | None:
        """Return the side of a seat, or None before the characters are dealt."""
        role = state.roles[seat]
        if role == NONE:
            return None
        return SIDES[HUNTERS_WIN if role == HUNTER else EVIL_WINS]

    def rounds(self, state: Nosferatu) -> int:
        """Return how many rounds have begun."""
        return state.public.round

    def scene(
        self,
        options: Mapping[str, str] | None = None,
        players: int = 6,
        seed: int = 0,
        **position: Unpack[Position],
    ) -> Table[Nosferatu, NosferatuView]:
        """Return any legal position; see `scene.py` for how it is described."""
        state = self.setup(seed, players, options)
        arrange(state, position)
        return Table(self, state)

    def facts(self, options: Mapping[str, str]) -> dict[str, object]:
        """Return what is in the box; no option changes it."""
        return dict(facts(self.seats))

    def census(self, state: Nosferatu) -> dict[str, int]:
        """Return the cards of each kind over library, discard, reserves, pile, table and clock."""
        table = state.public
        counted: dict[str, int] = {}
        for kind in range(len(KINDS)):
            counted[KINDS[kind]] = (
                state.library[kind]
                + state.discard[kind]
                + state.pile[kind]
                + sum(state.reserve[kind::4])
            )
        counted["bite"] += sum(table.bites)
        counted["night"] += table.clock_nights + table.turned_nights
        if VAMPIRE in state.roles:
            for role in (HUNTER, VAMPIRE, RENFIELD):
                counted[ROLES[role]] = state.roles.count(role)
        return counted

    def contents(self, state: Nosferatu) -> dict[str, int]:
        """Return the cards in the box for this number of players (NOSF-03, NOSF-11, NOSF-14)."""
        size = state.public.size
        cards: dict[str, int] = {KINDS[kind]: size.cards[kind] for kind in range(len(KINDS))}
        cards["night"] = size.nights
        if VAMPIRE in state.roles:
            cards["hunter"] = state.players - 2
            cards["vampire"] = 1
            cards["renfield"] = 1
        return cards


NOSFERATU: Final = NosferatuGame()
