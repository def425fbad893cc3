"""Fury of Dracula: the Game object."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Unpack

import whitby.games.fury.cards.events.every
import whitby.games.fury.hunters.anytime  # noqa: F401
from whitby.core.engine import check_seat
from whitby.core.game import Game, Outcome
from whitby.core.rng import Rng
from whitby.core.table import Table
from whitby.games.fury.cards.table import DRACULA_SIDE, EVERY_HUNTER, HUNTERS, NONE, REASONS, SIDES
from whitby.games.fury.knowledge.imagine import imagine
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.printed import facts
from whitby.games.fury.rights import RIGHTS, glimpse, reveal, view
from whitby.games.fury.rulings import OPTIONS, Rulings
from whitby.games.fury.scene import arrange
from whitby.games.fury.scene_cards import Position
from whitby.games.fury.setup import BEGIN, lay_out
from whitby.games.fury.sizes import FULL, SEATS, SIZE
from whitby.games.fury.state.census import box, census
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.state.public import COMMANDERS, Public
from whitby.games.fury.view import FuryView
from whitby.games.fury.words import FuryWords


class FuryGame(Game[Fury, FuryView]):
    """Dracula against four hunters, for two to five people."""

    def __init__(self) -> None:
        super().__init__(
            name="fury",
            version=1,
            seats=(2, 3, 4, 5),
            options=OPTIONS,
            bound=100_000,
            rights=RIGHTS,
            words=FuryWords("fury"),
            sides=SIDES,
            study=(SIZE,),
        )
        self._beliefs = Beliefs()  # what `imagine` starts from

    def choose(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return a value for every setting; a reduced game is a basic one."""
        chosen = super().choose(options)
        if SIZE.name in chosen:
            chosen["game_mode"] = "basic"
        return chosen

    def seats_with(self, options: Mapping[str, str]) -> tuple[int, ...]:
        """Return the numbers of players; a reduced game is for two."""
        return self.seats if options.get(SIZE.name, FULL) == FULL else SEATS

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> Fury:
        """Return the table before anyone has chosen a place."""
        state = Fury(Rulings(options), Public())
        state.rng = rng
        lay_out(state, players)
        state.stack.append(BEGIN)
        return state

    def view(self, state: Fury, seat: int | None) -> FuryView:
        """Return what a seat may know; None is the spectator."""
        if seat is not None:
            check_seat(state, seat)
        return view(state, seat)

    def glimpse(self, state: Fury, seat: int | None) -> FuryView:
        """Return what a seat sees, without its history and sooner."""
        return glimpse(state, seat)

    def reveal(self, state: Fury) -> FuryView:
        """Return a view with every card revealed."""
        return reveal(state)

    def imagine(self, view: FuryView, rng: Rng) -> Fury:
        """Return a whole state that the viewer could not tell from the real one."""
        return imagine(view, rng, self._beliefs)

    def outcome(self, state: Fury) -> Outcome | None:
        """Return which side won: the hunters win or lose together (FURY-PLAYERS-05)."""
        if state.public.winner == NONE:
            return None
        dracula = 1 if state.public.winner == DRACULA_SIDE else -1
        scores = [dracula if seat == DRACULA_SEAT else -dracula for seat in range(state.players)]
        return Outcome(SIDES[state.public.winner], REASONS[state.public.reason], tuple(scores))

    def side(self, state: Fury, seat: int) -> str | None:
        """Return the side of a seat."""
        return SIDES[DRACULA_SIDE if seat == DRACULA_SEAT else 1 - DRACULA_SIDE]

    def teams(self, players: int) -> tuple[tuple[int, ...], ...]:
        """Return the seats of the hunters."""
        return (tuple(range(1, players)),)

    def exchange(self, state: Fury) -> tuple[int, ...]:
        """Return the two players of a trade, who may talk in private (FURY-TRADE-03, INFO-05)."""
        seats = sorted({state.public.commanders[hunter] for hunter in state.public.traders})
        return tuple(seats) if len(seats) > 1 else ()

    def rounds(self, state: Fury) -> int:
        """Return how many rounds have begun."""
        return state.public.round

    def commands(self, players: int) -> tuple[tuple[str, ...], ...]:
        """Return the hunters that each seat commands; none for Dracula's (FURY-PLAYERS-02)."""
        commanders = COMMANDERS[players]
        return tuple(
            [
                tuple([HUNTERS[hunter] for hunter in EVERY_HUNTER if commanders[hunter] == seat])
                for seat in range(players)
            ]
        )

    def facts(self, options: Mapping[str, str]) -> dict[str, object]:
        """Return what is printed on the components."""
        return dict(facts())

    def scene(
        self,
        options: Mapping[str, str] | None = None,
        players: int = 5,
        seed: int = 0,
        **position: Unpack[Position],
    ) -> Table[Fury, FuryView]:
        """Return any legal position; see `scene.py` for how it is described."""
        state = self.setup(seed, players, options)
        arrange(state, position)
        return Table(self, state)

    def census(self, state: Fury) -> dict[str, int]:
        """Return how many of each card and token there are, counted over every place."""
        return census(state)

    def contents(self, state: Fury) -> dict[str, int]:
        """Return how many of each card and token the box holds (FURY-COMP-02 to COMP-11)."""
        return box(state.rulings.size)


FURY: Final = FuryGame()
