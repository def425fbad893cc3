"""A tree over what each seat has witnessed: how playouts continue better with every simulation.

It is multiple-observer ISMCTS below each option of a decision. A node is what one seat has seen and
done since then, so no seat's answers depend on what is hidden from it. Its arms are options that
the playout policy has proposed; more are added as visits grow, and the best are tried most.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from whitby.bots.search.guide import Guide
from whitby.core.decision import Decision, Option
from whitby.core.rng import Rng
from whitby.core.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

DEPTH: Final = 12
"""The decisions of one simulation that are looked up in the tree at most."""
CURIOSITY: Final = 0.25
"""How much an arm gains by being tried little."""
WIDENING: Final = 0.6
"""A node has this times the square root of its visits arms, and one more."""


class Arm:
    """An option at a node: how often it was tried, and what it brought the seat's side."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.visits = 0
        self.total = 0.0


class Node:
    """What a seat has witnessed, and the options it has tried there."""

    def __init__(self) -> None:
        self.visits = 0
        self.arms: list[Arm] = []

    def tries(self, code: str) -> bool:
        """Return whether an option is among those it tries."""
        return any(arm.code == code for arm in self.arms)

    def find(self, code: str) -> Arm:
        """Return the arm of an option; a new one if it was never tried."""
        for arm in self.arms:
            if arm.code == code:
                return arm
        arm = Arm(code)
        self.arms.append(arm)
        return arm

    def best(self, offered: dict[str, Option]) -> Arm | None:
        """Return the most promising arm among the options offered; None if none was tried."""
        chosen: Arm | None = None
        most = -1.0
        bonus = math.log(self.visits + 1.0)
        for arm in self.arms:
            if arm.code in offered and arm.visits > 0:
                score = arm.total / arm.visits + CURIOSITY * math.sqrt(bonus / arm.visits)
                if score > most:
                    chosen, most = arm, score
        return chosen


class Taken:
    """An arm taken in the present simulation, and whether its seat is on the searching side."""

    def __init__(self, node: Node, arm: Arm, own: bool) -> None:
        self.node = node
        self.arm = arm
        self.own = own


class Tree:
    """The nodes below one option."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.nodes: dict[object, Node] = {}
        self.path: list[Taken] = []
        self.keys: list[i64] = []
        self.heard: list[i64] = []
        self.inside = True
        self.side: str | None = None

    def begin(self, state: State, seat: int) -> None:
        """Begin a simulation in a state, right after the option."""
        self.path = []
        self.keys = [0] * int(state.players)
        self.heard = [0] * int(state.players)
        self.inside = True
        self.side = self.guide.game.side(state, seat)

    def answer(self, state: State, decision: Decision[Any], rng: Rng) -> Option:
        """Return the option to take: by the tree while inside it, then by the playout policy."""
        proposed = self.guide.answer(state, decision, rng)
        if not self.inside:
            return proposed
        seat = decision.seat
        side = self.guide.game.side(state, seat)
        key = (seat, side, decision.prompt, self._witnessed(state, seat))
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node()
            self.inside = False
        chosen = proposed
        code = proposed.code()
        if node.tries(code) or len(node.arms) > WIDENING * math.sqrt(node.visits):
            offered = {option.code(): option for option in decision.options}
            arm = node.best(offered)
            if arm is not None:
                chosen = offered[arm.code]
                code = arm.code
        self.path.append(Taken(node, node.find(code), side == self.side))
        if len(self.path) >= DEPTH:
            self.inside = False
        return chosen

    def _witnessed(self, state: State, seat: int) -> i64:
        """Return a hash of what a seat has witnessed since the option."""
        events = state.recent
        key: i64 = self.keys[seat]
        for at in range(self.heard[seat], len(events)):
            if events[at].seen_by(seat):
                key = hash((key, events[at].code()))
        self.heard[seat] = len(events)
        self.keys[seat] = key
        return key

    def learn(self, value: float) -> None:
        """End the simulation: count what it brought."""
        for taken in self.path:
            taken.node.visits += 1
            taken.arm.visits += 1
            taken.arm.total += value if taken.own else 1.0 - value
