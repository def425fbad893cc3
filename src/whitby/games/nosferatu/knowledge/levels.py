"""How situations are told apart in what was seen in games between bots (`fitted.py`)."""

from __future__ import annotations

from typing import Final

from whitby.games.nosferatu.cards import BITE, COMPONENT, NIGHT, RUMOUR
from whitby.games.nosferatu.knowledge.odds import kill_at

DOUBTS: Final[tuple[float, ...]] = (0.12, 0.35)
SURENESSES: Final = 21
SUSPICIONS: Final[tuple[float, ...]] = (0.03, 0.08, 0.15, 0.25, 0.4, 0.6)
TRUSTED: Final = 4
"""How many ranks of trust are told apart."""
# What Renfield picks somebody for
BITTEN: Final = 0
MOVED: Final = 1  # to whom the Stake is moved
GIVEN: Final = 2  # its first holder


def bites_level(bites: int) -> int:
    """Return 0 to 3 for the Bites in play: none or one, two, three, four."""
    return min(max(bites - 1, 0), 3)


def doubt_level(suspicion: float) -> int:
    """Return 0 to 2: whether the table hardly suspects a seat, somewhat or much."""
    if suspicion < DOUBTS[0]:
        return 0
    return 1 if suspicion < DOUBTS[1] else 2


def suspicion_level(suspicion: float) -> int:
    """Return 0 to 6 for how much the table suspects a seat."""
    for level in range(len(SUSPICIONS)):
        if suspicion < SUSPICIONS[level]:
            return level
    return len(SUSPICIONS)


def trust_rank(suspects: list[float], to: int, among: list[int]) -> int:
    """Return 0 to 3 for a seat that gets the Stake: how many others are trusted more."""
    more = 0
    for seat in among:
        if suspects[seat] < suspects[to] - 1e-6:
            more += 1
    return min(more, TRUSTED - 1)


def hand_class(cards: list[int]) -> int:
    """Return 0 to 23 for a hand: no Bite, one or more, and whether it has each other kind."""
    found = 8 * min(cards[BITE], 2)
    if cards[NIGHT]:
        found += 4
    if cards[RUMOUR]:
        found += 2
    if cards[COMPONENT]:
        found += 1
    return found


def sureness(suspicion: float, bites: int) -> int:
    """Return 0 to 20 for how sure the table is, from 10 on enough to strike."""
    return min(max(int((suspicion - kill_at(bites)) * 20.0 + 10.0), 0), SURENESSES - 1)


def read_turns(lines: tuple[str, ...]) -> list[dict[int, dict[int, int]]]:
    """Return the turns seen by level, class of hands and turn, from their text."""
    found: list[dict[int, dict[int, int]]] = [{} for _ in range(12)]
    for line in lines:
        words = line.split(" ")
        counts: dict[int, int] = {}
        for word in words[2:]:
            turn, _, count = word.partition(":")
            counts[int(turn)] = int(count)
        found[int(words[0])][int(words[1])] = counts
    return found
