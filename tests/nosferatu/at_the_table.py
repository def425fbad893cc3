"""The vocabulary of these tests: what someone at the table sees, holds and hears.

Seats count from 1; the spectator is None.
"""

from collections.abc import Callable
from typing import ParamSpec

from observed import Observed, Viewer, beginning, can_tell
from whitby.core.table import Table
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView

__all__ = ["Viewer", "beginning", "can_tell"]

P = ParamSpec("P")


class NosferatuTable(Observed[Nosferatu, NosferatuView]):
    """A table of Nosferatu."""

    @property
    def seats(self) -> list[int]:
        """Every seat."""
        return list(range(1, int(self.state.players) + 1))

    @property
    def everyone(self) -> list[Viewer]:
        """Every seat, and the spectator."""
        return [*self.seats, None]

    @property
    def actors(self) -> list[int]:
        """Every seat except Renfield's."""
        return [seat for seat in self.seats if seat - 1 != self.state.public.renfield]

    def reserve(self, seat: int) -> str:
        """A reserve as its owner sees it: 'rumour bite bite'."""
        held: dict[str, int] = self.seen(seat)["reserves"][seat - 1]
        return " ".join(kind for kind, count in held.items() for _ in range(count))

    @property
    def reserve_sizes(self) -> dict[int, int]:
        """How many cards each actor has in front of them, for all to see."""
        sizes = self.seen()["reserve_sizes"]
        return {seat: sizes[seat - 1] for seat in self.actors}

    @property
    def bites(self) -> dict[int, int]:
        """The Bites in front of players, for all to see."""
        return {seat: count for seat, count in enumerate(self.seen()["bites"], 1) if count}

    @property
    def rituals(self) -> str:
        """The face-up Rituals: 'mirror distortion'."""
        faces = self.seen()["rituals"]
        return " ".join(name for name, up in faces.items() if up)

    @property
    def revealed(self) -> list[int]:
        """The seats whose character is face up, except Renfield's."""
        faces = self.seen()["revealed"]
        return [seat for seat in self.actors if faces[seat - 1]]

    def finish_table_turn(self) -> None:
        """Let everyone who still has to act discard and give anything."""
        while not self.over and self.asked[1] in ("discard", "give"):
            self.play(self.codes[0])


def observed(arranged: Callable[P, Table[Nosferatu, NosferatuView]]) -> Callable[P, NosferatuTable]:
    """The same table, with all that these tests ask of it."""

    def made(*args: P.args, **kwargs: P.kwargs) -> NosferatuTable:
        return NosferatuTable(NOSFERATU, arranged(*args, **kwargs).state)

    return made


scene = observed(NOSFERATU.scene)


def new_game(players: int = 5, seed: int = 0, **options: str) -> NosferatuTable:
    """A table before any choice."""
    return NosferatuTable(NOSFERATU, NOSFERATU.setup(seed, players, options))


def dealt(players: int = 5, vampire: int = 2, seed: int = 0, **options: str) -> NosferatuTable:
    """A table with Renfield in the first seat, who is about to give the Stake away."""
    table = new_game(players, seed, renfield="first", **options)
    table.play(f"vampire:{vampire}")
    return table
