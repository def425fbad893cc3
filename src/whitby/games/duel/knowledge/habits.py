"""How players tend to choose and place their cards, mixed with chance so that nothing is excluded.

The figures follow those of the scripted bot's belief (`trace.py`), drawn towards the middle, since
people play differently; they were chosen by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.games.duel.cards import EACH, NONE, TARGET

if TYPE_CHECKING:
    from mypy_extensions import i64

PICKED: Final[tuple[float, ...]] = (0.5, 0.9, 1.2, 2.5, 1.0)
"""How much each card invites to be picked for the board, by rank."""
PLACED: Final[tuple[float, ...]] = (0.4, 0.8, 1.2, 2.0)
"""The same for placing it: fighters by strength, and the symbol."""
NEEDED: Final[tuple[float, ...]] = (4.0, 1.5, 0.8, 0.4, 0.4, 0.4)
"""The same for a target, by the number of the side's targets on the board."""
SAME: Final = 2.0
"""How much likelier a card is placed that was taken up just before."""
WHIM: Final = 0.4
"""The part of placements that follow no habit."""


def habit(hand: list[int], lying: i64, rank: i64, taken: i64, same: bool) -> float:
    """Return how likely a certain card of a rank is placed from a hand.

    `lying` is how many of the side's targets are on the board, `taken` the rank of the card taken
    up before, and `same` says that it is this one.
    """
    need: float = NEEDED[lying]
    size: i64 = hand[TARGET]
    total = need * float(size)
    for each in range(TARGET):
        count: i64 = hand[each]
        size += count
        total += PLACED[each] * float(count)
    weight: float = need if rank == TARGET else PLACED[rank]
    if taken != NONE:
        total += (SAME - 1.0) * (need if taken == TARGET else PLACED[taken])
        if same:
            weight *= SAME
    return WHIM / float(size) + (1.0 - WHIM) * weight / total


assert len(PICKED) == EACH
