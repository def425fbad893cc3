"""The average of several profiles: what someone plays who draws one of them for each game."""

from __future__ import annotations

from whitby.bots.exact.tree import NOT_CHOSEN, Tree
from whitby.bots.exact.values import owners, uniform


class Average:
    """Adds profiles up; each counts at a set as much as its player would come there with it."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.owner = owners(tree)
        self.sums = [0.0] * tree.width
        self.nodes = [NOT_CHOSEN] * len(tree.infos)  # a history of each set; all are as good
        for node in range(tree.size - 1, -1, -1):
            if tree.sets[node] != NOT_CHOSEN:
                self.nodes[tree.sets[node]] = node

    def add(self, profile: list[float], weight: float = 1.0) -> None:
        """Let a profile count."""
        tree, owner = self.tree, self.owner
        reach = [[1.0] * tree.size for _ in tree.players]
        for node in range(1, tree.size):
            parent, slot = tree.parents[node], tree.slots[node]
            for player, mine in enumerate(reach):
                own = slot != NOT_CHOSEN and owner[slot] == player
                mine[node] = mine[parent] * (profile[slot] if own else 1.0)
        for info in tree.infos:
            there = weight * reach[info.player][self.nodes[info.number]]
            for slot in range(info.first, info.first + info.width):
                self.sums[slot] += there * profile[slot]

    def profile(self) -> list[float]:
        """Return the average, uniform at sets that nobody reaches."""
        found = uniform(self.tree)
        for info in self.tree.infos:
            first, last = info.first, info.first + info.width
            total = sum(self.sums[first:last])
            if total > 0.0:
                found[first:last] = [each / total for each in self.sums[first:last]]
        return found
