"""CFR+: an equilibrium of a small game for two, by playing against itself without regrets.

After Tammelin, "Solving Large Imperfect Information Games Using CFR+" (2014): the players take
turns, regrets never fall below 0, and later profiles count more in the average.
"""

from __future__ import annotations

from whitby.bots.exact.tree import NOT_CHOSEN, Tree
from whitby.bots.exact.values import owners, uniform


class Solver:
    """Runs CFR+ on the tree of a game. With two players its average tends to an equilibrium."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.owner = owners(tree)
        self.profile = uniform(tree)  # what is played next
        self.regrets = [0.0] * tree.width
        self.sums = [0.0] * tree.width
        self.rounds = 0

    def run(self, rounds: int) -> None:
        """Play more rounds."""
        for _ in range(rounds):
            self.rounds += 1
            for player in range(len(self.tree.players)):
                self.learn(player)

    def average(self) -> list[float]:
        """Return the average of the profiles so far: this is what approaches an equilibrium."""
        return self.normal(self.sums)

    def normal(self, weights: list[float]) -> list[float]:
        """Return a profile in proportion to weights, uniform where all are 0."""
        found = weights[:]
        for info in self.tree.infos:
            first, last = info.first, info.first + info.width
            total = sum(weights[first:last])
            for slot in range(first, last):
                found[slot] = weights[slot] / total if total > 0 else 1 / info.width
        return found

    def learn(self, player: int) -> None:
        """Update the regrets and the part of the average of one player."""
        tree, profile, owner = self.tree, self.profile, self.owner
        others = [1.0] * tree.size  # how likely chance and the others make each history
        mine = [1.0] * tree.size  # and how likely the player does
        for node in range(1, tree.size):
            parent, slot = tree.parents[node], tree.slots[node]
            others[node], mine[node] = others[parent], mine[parent]
            if slot == NOT_CHOSEN:
                others[node] *= tree.odds[node]
            elif owner[slot] == player:
                mine[node] *= profile[slot]
            else:
                others[node] *= profile[slot]
        worth = [0.0] * tree.size
        for node in range(tree.size - 1, 0, -1):
            pays = tree.pays[node]
            if pays:
                worth[node] = pays[player]
            parent, slot = tree.parents[node], tree.slots[node]
            weight = tree.odds[node] if slot == NOT_CHOSEN else profile[slot]
            worth[parent] += weight * worth[node]
        self.regret(player, worth, others)
        self.remember(player, mine)

    def regret(self, player: int, worth: list[float], others: list[float]) -> None:
        """Add what each option would have been worth beyond what was played."""
        tree, owner, regrets = self.tree, self.owner, self.regrets
        for node in range(1, tree.size):
            slot = tree.slots[node]
            if slot != NOT_CHOSEN and owner[slot] == player:
                regrets[slot] += others[node] * (worth[node] - worth[tree.parents[node]])
        for slot in range(tree.width):
            if regrets[slot] < 0:
                regrets[slot] = 0.0

    def remember(self, player: int, mine: list[float]) -> None:
        """Add the profile of this round to the average, and decide the next one.

        All histories of a set are as likely as any of them, as far as the player decides.
        """
        tree = self.tree
        seen = [False] * len(tree.infos)
        for node in range(tree.size):
            number = tree.sets[node]
            if number == NOT_CHOSEN or seen[number] or tree.infos[number].player != player:
                continue
            seen[number] = True
            info = tree.infos[number]
            first, width = info.first, info.width
            total = sum(self.regrets[first : first + width])
            for slot in range(first, first + width):
                self.sums[slot] += self.rounds * mine[node] * self.profile[slot]
                self.profile[slot] = self.regrets[slot] / total if total > 0 else 1 / width
