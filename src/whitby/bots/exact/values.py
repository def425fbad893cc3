"""What profiles are worth: expected values, best responses, and how far from equilibrium they are.

A *profile* gives a probability to every option of every information set, as one list (see
`InfoSet.first`). NashConv is the sum over the players of what each could gain by deviating alone;
it is 0 in an equilibrium. Exploitability is NashConv divided by the number of players.
"""

from __future__ import annotations

from whitby.bots.exact.tree import NOT_CHOSEN, Tree


class Response:
    """A player's best answer to a profile: what it is worth, and the option at each set."""

    def __init__(self, value: float, choices: dict[int, int]) -> None:
        self.value = value
        self.choices = choices  # by the number of the information set

    def played(self, tree: Tree, profile: list[float]) -> list[float]:
        """Return the profile in which the player answers so."""
        found = profile[:]
        for number, choice in self.choices.items():
            info = tree.infos[number]
            for at in range(info.width):
                found[info.first + at] = 1.0 if at == choice else 0.0
        return found


def uniform(tree: Tree) -> list[float]:
    """Return the profile in which all options are equally likely."""
    found: list[float] = []
    for info in tree.infos:
        found += [1 / info.width] * info.width
    return found


def expected(tree: Tree, profile: list[float]) -> list[float]:
    """Return what each player gets on average."""
    found = [0.0] * len(tree.players)
    reach = [1.0] * tree.size
    for node in range(tree.size):
        if node > 0:
            slot = tree.slots[node]
            weight = tree.odds[node] if slot == NOT_CHOSEN else profile[slot]
            reach[node] = weight * reach[tree.parents[node]]
        pays = tree.pays[node]
        if pays:
            for player, pay in enumerate(pays):
                found[player] += reach[node] * pay
    return found


def owners(tree: Tree) -> list[int]:
    """Return the player of each place in a profile."""
    found: list[int] = []
    for info in tree.infos:
        found += [info.player] * info.width
    return found


class Responder:
    """Finds best responses of one player; prepared once, since the order does not change.

    The player's latest decisions are settled first. A decision weighs its histories by how likely
    chance and the others make them.
    """

    def __init__(self, tree: Tree, player: int) -> None:
        self.tree = tree
        self.player = player
        self.own = [owner == player for owner in owners(tree)]
        levels = [0] * tree.size  # the player's choices before each node
        for node in range(1, tree.size):
            slot = tree.slots[node]
            more = 1 if slot != NOT_CHOSEN and self.own[slot] else 0
            levels[node] = levels[tree.parents[node]] + more
        self.ranks: list[list[int]] = [[] for _ in range(max(levels) + 1)]
        for node in range(tree.size - 1, -1, -1):
            self.ranks[levels[node]].append(node)
        self.infos: list[list[int]] = [[] for _ in self.ranks]
        for info in tree.infos:
            if info.player == player:
                self.infos[info.level].append(info.number)

    def best(self, profile: list[float]) -> Response:
        """Return the best response to what the others do in a profile."""
        tree, own = self.tree, self.own
        reach = [1.0] * tree.size
        for node in range(1, tree.size):
            slot = tree.slots[node]
            before = reach[tree.parents[node]]
            if slot == NOT_CHOSEN:
                reach[node] = before * tree.odds[node]
            elif own[slot]:
                reach[node] = before
            else:
                reach[node] = before * profile[slot]
        worth = [0.0] * tree.size
        gains = [0.0] * tree.width  # of each option, weighted by how likely its histories are
        choices: dict[int, int] = {}
        for level in range(len(self.ranks) - 1, -1, -1):
            for number in self.infos[level]:
                first, width = tree.infos[number].first, tree.infos[number].width
                options = gains[first : first + width]
                choices[number] = options.index(max(options))
            for node in self.ranks[level]:
                self.settle(node, profile, choices, worth, gains, reach)
        return Response(worth[0], choices)

    def settle(
        self,
        node: int,
        profile: list[float],
        choices: dict[int, int],
        worth: list[float],
        gains: list[float],
        reach: list[float],
    ) -> None:
        """Complete the value of a node, and add it to its parent's."""
        tree = self.tree
        pays = tree.pays[node]
        if pays:
            worth[node] = pays[self.player]
        else:
            number = tree.sets[node]
            if number != NOT_CHOSEN and tree.infos[number].player == self.player:
                worth[node] = worth[tree.firsts[node] + choices[number]]
        slot = tree.slots[node]
        if slot == NOT_CHOSEN:
            if node > 0:
                worth[tree.parents[node]] += tree.odds[node] * worth[node]
        elif self.own[slot]:
            gains[slot] += reach[node] * worth[node]
        else:
            worth[tree.parents[node]] += profile[slot] * worth[node]


class Verdict:
    """How good a profile is: what each player gets, and could get by deviating alone."""

    def __init__(self, values: list[float], best: list[float]) -> None:
        self.values = values
        self.best = best

    @property
    def gains(self) -> list[float]:
        """Return what each player could gain."""
        return [best - value for value, best in zip(self.values, self.best, strict=True)]

    @property
    def nash_conv(self) -> float:
        """Return the sum of the gains."""
        return sum(self.gains)

    @property
    def exploitability(self) -> float:
        """Return the mean of the gains."""
        return self.nash_conv / len(self.values)


class Judge:
    """Judges profiles of a game."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.responders = [Responder(tree, player) for player in range(len(tree.players))]

    def judge(self, profile: list[float]) -> Verdict:
        """Return what a profile is worth to each player, and what its best response is."""
        best = [responder.best(profile).value for responder in self.responders]
        return Verdict(expected(self.tree, profile), best)
