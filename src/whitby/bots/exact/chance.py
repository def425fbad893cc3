"""Chance as a list: every outcome of the draws between two decisions, with its probability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from whitby.core.engine import Option, State, apply, pending
from whitby.core.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


class Draw:
    """One draw: the outcomes that are possible, how likely each is, and which one it was."""

    def __init__(self, outcomes: list[int], weights: list[int]) -> None:
        self.outcomes = outcomes
        self.weights = weights
        self.at = 0

    def odds(self) -> float:
        """Return the probability of the outcome."""
        return self.weights[self.at] / sum(self.weights)


class Listing(Rng):
    """A generator that goes through all outcomes of a sequence of draws, one run at a time.

    The first run takes the first outcome of every draw. `advance` prepares the next run: the same
    outcomes up to the last draw that has another one.
    """

    def __init__(self) -> None:
        self.draws: list[Draw] = []
        self.made = 0

    def next_of(self, outcomes: list[int], weights: list[int]) -> int:
        """Return the outcome of the next draw in this run."""
        if self.made == len(self.draws):
            self.draws.append(Draw(outcomes, weights))
        draw = self.draws[self.made]
        self.made += 1
        return draw.outcomes[draw.at]

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1; all are equally likely."""
        count = int(n)
        return self.next_of(list(range(count)), [1] * count)

    def pick(self, counts: list[int], total: i64, deck: i64 = 0) -> i64:
        """Draw a card: one outcome for each kind, however many cards there are of it."""
        kinds = [kind for kind in range(len(counts)) if counts[kind] > 0]
        return self.next_of(kinds, [counts[kind] for kind in kinds])

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list: orders that look the same are one outcome."""
        left = items[:]
        for at in range(len(items)):
            first = [n for n in range(len(left)) if left.index(left[n]) == n]
            drawn = self.next_of(first, [left.count(left[n]) for n in first])
            items[at] = left.pop(drawn)

    def clone(self) -> Listing:
        """Return the same generator: only one state draws from it at a time."""
        return self

    def odds(self) -> float:
        """Return the probability of this run."""
        found = 1.0
        for draw in self.draws:
            found *= draw.odds()
        return found

    def advance(self) -> bool:
        """Prepare the next run; return whether there is one."""
        self.made = 0
        while self.draws:
            last = self.draws[-1]
            last.at += 1
            if last.at < len(last.outcomes):
                return True
            self.draws.pop()
        return False


class Branch:
    """One outcome of chance: its probability, and the state at the next decision."""

    def __init__(self, odds: float, state: State) -> None:
        self.odds = odds
        self.state = state


def branches(state: State, option: Option | None) -> list[Branch]:
    """Return everything that can follow an option, up to the next decision or the end.

    Without an option: what can follow the set-up. The state itself is not changed.
    """
    found: list[Branch] = []
    listing = Listing()
    going = True
    while going:
        twin = state.clone()
        twin.rng = listing
        if option is not None:
            apply(twin, option)
        pending(twin)
        found.append(Branch(listing.odds(), twin))
        going = listing.advance()
    return found
