"""How Evil behaves in games between bots, in two manners: as scripted, and as it has practised.

What no bot does is never impossible: plain habits and pure chance keep a share of every manner.
"""

from __future__ import annotations

from typing import Final

from whitby.games.nosferatu.knowledge.fitted import BY_RITUAL, PASSED_TO, PICKED, TURNS_SEEN
from whitby.games.nosferatu.knowledge.habits import BOLD, SLY, Habit, Turns
from whitby.games.nosferatu.knowledge.levels import hand_class, read_turns
from whitby.games.nosferatu.knowledge.odds import DRAWS

OTHERWISE: Final = 0.15
"""How often a Vampire follows a plain habit instead of what bots do."""
BLEND: Final = 0.1
"""How often Evil picks a seat by chance instead."""
EVEN: Final = 0.2
"""About how likely chance picks a seat."""
MOST: Final = 4.0
"""How much one picked seat can tell at most."""
LEVELS: Final = 12


class Fitted(Habit):
    """A Vampire as in games between bots, at one level of Bites and doubt."""

    def __init__(self, played: dict[int, dict[int, int]]) -> None:
        self.played = played  # by class of hands: how often each turn was seen

    def ways(self, cards: list[int]) -> list[tuple[int, int, float]]:
        """Return the turns seen with such a hand, and those of the habits."""
        found: list[tuple[int, int, float]] = []
        for habit in (BOLD, SLY):
            for shown, gift, share in habit.ways(cards):
                found.append((shown, gift, share * OTHERWISE / 2))
        possible: dict[int, int] = {}
        for turn, count in self.played.get(hand_class(cards), {}).items():
            left = cards[:]
            left[turn // 4] -= 1
            left[turn % 4] -= 1
            if min(left) >= 0:
                possible[turn] = count
        total = sum(possible.values())
        if total == 0:
            return [(shown, gift, share / OTHERWISE) for shown, gift, share in found]
        for turn, count in possible.items():
            found.append((turn // 4, turn % 4, (1.0 - OTHERWISE) * count / total))
        return found


class Manner:
    """One manner of Evil: its turns, whom Renfield picks, whom the Vampire trusts."""

    def __init__(self, number: int) -> None:
        self.played = read_turns(TURNS_SEEN[number])
        self.rituals = BY_RITUAL[number]
        # for each purpose: how often a Hunter is picked and how often the Vampire, by suspicion
        self.hunters = [[blended(rate, EVEN) for rate in rows[0]] for rows in PICKED[number]]
        self.vampires = [[blended(rate, EVEN) for rate in rows[1]] for rows in PICKED[number]]
        # how much likelier the Vampire passes the Stake to such a player than a Hunter
        self.passes = [min(blended(ratio, 1.0), MOST) for ratio in PASSED_TO[number]]
        self.made: dict[int, Turns] = {}  # when they are needed

    def turns(self, level: int, players: int) -> Turns:
        """Return the turns of a Vampire at a level of Bites and doubt."""
        key = LEVELS * players + level
        found = self.made.get(key)
        if found is None:
            found = Turns(Fitted(self.played[level]), DRAWS[players])
            self.made[key] = found
        return found


def blended(rate: float, chance: float) -> float:
    """Return a rate with some chance in it."""
    return (1.0 - BLEND) * rate + BLEND * chance


MANNERS: Final = [Manner(0), Manner(1)]
"""As scripted, and as practised."""
