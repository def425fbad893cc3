"""An amount for each of the five ranks of a side's cards."""

from __future__ import annotations

from whitby.games.duel.cards import EACH, SYMBOL, TARGET


class Five:
    """An amount for each rank: probabilities of a place, or counts of a hand."""

    def __init__(self) -> None:
        self.one = 0.0
        self.two = 0.0
        self.three = 0.0
        self.symbol = 0.0
        self.target = 0.0

    def clone(self) -> Five:
        """Return an independent copy."""
        twin = Five()
        twin.one = self.one
        twin.two = self.two
        twin.three = self.three
        twin.symbol = self.symbol
        twin.target = self.target
        return twin

    def total(self) -> float:
        """Return the sum."""
        return self.one + self.two + self.three + self.symbol + self.target

    def of(self, rank: int) -> float:
        """Return the amount of a rank."""
        if rank == TARGET:
            return self.target
        if rank == SYMBOL:
            return self.symbol
        if rank == 2:
            return self.three
        return self.two if rank == 1 else self.one

    def scale(self, by: float) -> None:
        """Multiply all amounts."""
        self.one *= by
        self.two *= by
        self.three *= by
        self.symbol *= by
        self.target *= by

    def fill(self, size: float) -> None:
        """Scale all amounts to a sum."""
        total = self.total()
        if total > 0.0:
            self.scale(size / total)
        elif size > 0.0:
            self.one = self.two = self.three = self.symbol = self.target = size / EACH

    def add(self, rank: int, more: float) -> None:
        """Add to a rank, or subtract, but not below zero."""
        if rank == TARGET:
            self.target = max(0.0, self.target + more)
        elif rank == SYMBOL:
            self.symbol = max(0.0, self.symbol + more)
        elif rank == 2:
            self.three = max(0.0, self.three + more)
        elif rank == 1:
            self.two = max(0.0, self.two + more)
        else:
            self.one = max(0.0, self.one + more)

    def take(self, other: Five) -> None:
        """Subtract other cards."""
        self.one = max(0.0, self.one - other.one)
        self.two = max(0.0, self.two - other.two)
        self.three = max(0.0, self.three - other.three)
        self.symbol = max(0.0, self.symbol - other.symbol)
        self.target = max(0.0, self.target - other.target)

    def put(self, other: Five) -> None:
        """Add other cards."""
        self.one += other.one
        self.two += other.two
        self.three += other.three
        self.symbol += other.symbol
        self.target += other.target

    def times(self, by: Five) -> None:
        """Multiply each rank by a factor of its own."""
        self.one *= by.one
        self.two *= by.two
        self.three *= by.three
        self.symbol *= by.symbol
        self.target *= by.target
