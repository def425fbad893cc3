"""How the networks read the observations of each game: as tokens, and as one list of the rest.

A set of tokens has the same numbers for each of several things: the places of a board, the spaces
of a trail, the hunters, the seats. Which slices of an observation belong to them is declared here;
everything else is read as it is. Actions that name one of the things are pointed at: their score
depends on what the network made of that thing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from whitby.core.encoding import Layout
from whitby.core.facts import Verb
from whitby.games.encodings import encoding

USUAL: Final = 16
"""Numbers with a larger range are divided by this, so that small ones still count."""


@dataclass(frozen=True)
class TokenSet:
    """Several things of one kind, and the slices that are about them.

    `slices` names a slice and which of its axes counts the things; `edges` says whether the graph
    of the board links them; `parts` are the parts of actions that name one of them.
    """

    name: str
    count: int
    slices: tuple[tuple[str, int], ...]
    parts: tuple[tuple[str, int], ...] = ()  # with the number of the first thing they can name
    edges: bool = False
    reach: int = 1  # each number of steps up to this along one kind of edges is a link of its own
    width: int = 16
    layers: int = 0


@dataclass(frozen=True)
class Plan:
    """What the network of a game looks like."""

    sets: tuple[TokenSet, ...]
    about: tuple[int, ...]  # how many values each number of `about` can have
    whole: int = 128  # what is kept of everything that is not a token
    hidden: int = 256
    views: int = 1  # how many seats' views show a whole world to the network that evaluates it
    joint: int = 128  # what is made of these views together

    def flat(self, whole: int, hidden: int) -> Plan:
        """Return the plan of a small network without tokens, which reads everything as it is."""
        return replace(self, sets=(), whole=whole, hidden=hidden)


PLANS: Final[dict[str, Plan]] = {
    "duel": Plan(
        (
            TokenSet(
                "places",
                12,
                (
                    ("figures", 1),
                    ("board", 0),
                    ("may_be", 0),
                    ("turned", 0),
                    ("belief.own", 0),
                    ("belief.enemy", 0),
                ),
                (("place", 0),),
                edges=True,
                width=24,
                layers=2,
            ),
        ),
        (24, 24),
        views=2,
    ),
    "fury": Plan(
        (
            TokenSet(
                "places",
                73,
                (
                    ("spots.place", 1),
                    ("dracula.place", 0),
                    ("dracula.from", 0),
                    ("hunters.place", 1),
                    ("tokens.fog", 0),
                    ("tokens.storm", 0),
                    ("tokens.host", 0),
                    ("tokens.ground", 0),
                    ("belief.here", 0),
                    ("belief.spots", 1),
                ),
                (("place", 0),),
                edges=True,
                width=16,
                layers=2,
            ),
            TokenSet(
                "spots",
                10,
                (
                    ("spots.back", 0),
                    ("spots.power", 0),
                    ("spots.marks", 0),
                    ("spots.encounters", 0),
                    ("spots.damage", 0),
                    ("spots.place", 0),
                ),
                (("space", 0), ("slot", 6)),
                layers=1,
            ),
            TokenSet(
                "hunters",
                4,
                (
                    ("hunters.seat", 0),
                    ("hunters.place", 0),
                    ("hunters.bed", 0),
                    ("hunters.state", 0),
                    ("hunters.items", 0),
                    ("hunters.events", 0),
                    ("hunters.tickets", 0),
                    ("hunters.open_item", 0),
                    ("hunters.open_event", 0),
                    ("turn", 0),
                    ("combat.cards", 0),
                    ("combat.last", 0),
                    ("combat.hunters", 0),
                ),
                (("who", 0),),
                width=24,
                layers=1,
            ),
        ),
        (80, 80),
    ),
    "nosferatu": Plan(
        (
            TokenSet(
                "seats",
                8,
                (
                    ("seat", 0),
                    ("renfield", 0),
                    ("holder", 0),
                    ("roles", 0),
                    ("revealed", 0),
                    ("bites", 0),
                    ("fresh_bites", 0),
                    ("reserve_sizes", 0),
                    ("reserves", 0),
                    ("discarded", 0),
                    ("given", 0),
                    ("belief.vampire", 0),
                ),
                (("seat", 0),),
                width=24,
                layers=2,
            ),
        ),
        (16,),
    ),
}
_PLACES, *_OTHERS = PLANS["fury"].sets
POLICIES: Final[dict[str, Plan]] = {
    "fury": replace(PLANS["fury"], sets=(replace(_PLACES, reach=2, width=24, layers=3), *_OTHERS))
}
"""What a network alone looks like where it differs: without a search it has to look further."""


def policy_shape(game: str) -> Shape:
    """Return the shape of a network that plays alone."""
    return Shape(game, POLICIES.get(game))


class Shape:
    """The numbers behind a plan: where each token's inputs are, and what each action points at.

    For a reduced game there can be a plan of its own without tokens, and fewer actions.
    """

    def __init__(self, game: str, plan: Plan | None = None, actions: int = 0) -> None:
        found = encoding(game)
        layout = found.layout(belief=True)
        self.game = game
        self.version = found.version
        self.plan = PLANS[game] if plan is None else plan
        self.inputs = layout.size
        self.actions = actions or found.actions.size
        self.scales = scales(layout)
        self.about = layout.slice("about").start
        self.tokens = [token_inputs(layout, each) for each in self.plan.sets]
        used = {name for each in self.plan.sets for name, _ in each.slices} | {"about"}
        self.rest = [
            at
            for each in layout.slices
            if each.name not in used
            for at in range(each.start, each.end)
        ]
        self.links = [links(game, each) for each in self.plan.sets]
        self.verbs: list[int] = []  # how many verbs point at each set
        self.columns = [-1] * self.actions  # where the score of what an action points at is
        first = 0
        for each in self.plan.sets:
            count = self._point(each, first)
            self.verbs.append(count)
            first += count * each.count
        self.pointed = first

    def _point(self, tokens: TokenSet, first: int) -> int:
        """Find the actions that point at a set of tokens; return how many verbs they have."""
        count = 0
        parts = dict(tokens.parts)
        for span in encoding(self.game).actions.spans:
            named = pointing(span.verb, parts)
            if named is None:
                continue
            for pick in span.verb.all:
                if span.first <= pick.number < span.first + span.count:
                    token = pick[named] + parts[named.name]
                    self.columns[pick.number] = first + count * tokens.count + token
            count += 1
        return count


def pointing(verb: Verb, parts: dict[str, int]) -> Any:
    """Return the part of a verb that names a token, if nothing else of it varies."""
    varying = [part for part in verb.parts if part.count > 1]
    return varying[0] if len(varying) == 1 and varying[0].name in parts else None


def scales(layout: Layout) -> list[float]:
    """Return what each number of an observation is multiplied by."""
    found: list[float] = []
    for each in layout.slices:
        high = each.high if each.name.startswith("belief") else min(each.high, USUAL)
        found += [1.0 / high] * each.size
    return found


def token_inputs(layout: Layout, tokens: TokenSet) -> list[list[int]]:
    """Return where the numbers of each token are in an observation; `layout.size` is a zero."""
    found: list[list[int]] = [[] for _ in range(tokens.count)]
    for name, axis in tokens.slices:
        each = layout.slice(name)
        shape = each.shape if len(each.shape) == 2 else (each.shape[0], 1)
        others = shape[1 - axis]
        for token in range(tokens.count):
            for other in range(others):
                row, column = (token, other) if axis == 0 else (other, token)
                there = row < shape[0] and column < shape[1]
                found[token].append(each.start + row * shape[1] + column if there else layout.size)
    return found


def links(game: str, tokens: TokenSet) -> list[list[list[float]]]:
    """Return by kind of link which tokens are linked, each row summing to one; and all together."""
    kinds: list[list[list[float]]] = []
    for edges in encoding(game).graph().values() if tokens.edges else ():
        steps = distances(tokens.count, edges)
        for apart in range(1, tokens.reach + 1):
            near = [[float(each == apart) for each in row] for row in steps]
            kinds.append([[each / max(1.0, sum(row)) for each in row] for row in near])
    kinds.append([[1.0 / tokens.count] * tokens.count for _ in range(tokens.count)])
    return kinds


def distances(count: int, edges: Sequence[tuple[int, int]]) -> list[list[int]]:
    """Return how many steps apart things are along edges; less than zero if there is no way."""
    near: list[list[int]] = [[] for _ in range(count)]
    for one, other in edges:
        near[one].append(other)
        near[other].append(one)
    found = []
    for first in range(count):
        row = [-1] * count
        row[first] = 0
        ahead = [first]
        for at in ahead:
            for there in near[at]:
                if row[there] < 0:
                    row[there] = row[at] + 1
                    ahead.append(there)
        found.append(row)
    return found
