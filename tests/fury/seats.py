"""Who sits where: seat 1 plays Dracula, the others a hunter each; the spectator is None."""

from __future__ import annotations

from whitby.games.fury.cards.table import HUNTERS

from .at_the_table import FuryTable

DRACULA, GODALMING, SEWARD, VAN_HELSING, MINA = 1, 2, 3, 4, 5
EVERYONE: tuple[int | None, ...] = (1, 2, 3, 4, 5, None)
"""Every seat, and the spectator."""
ALL_BUT_SEWARD = (DRACULA, GODALMING, VAN_HELSING, MINA, None)


def seat(table: FuryTable, hunter: str) -> int:
    """Return the seat that plays a hunter."""
    return table.state.public.commanders[HUNTERS.index(hunter)] + 1
