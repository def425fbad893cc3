"""Every history of a small game, as flat lists, and what each player knows at each decision.

Nodes are numbered so that children come after their parents and next to each other: a loop upwards
carries probabilities down the tree, and a loop downwards carries values up.

A *player* is a set of seats that share what they witness. What a player knows is the sequence of
events that its seats witnessed and of its own choices, so it forgets nothing. Decisions at which
a player knows the same form an information set.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from whitby.bots.exact.chance import Branch, branches
from whitby.core.engine import Decision, Event, State, pending
from whitby.core.errors import WhitbyError
from whitby.core.game import Game

NOT_CHOSEN: Final = -1
"""The slot of a node that chance leads to, and the set of a node where nobody decides."""


class TooBig(WhitbyError):
    """The game has more histories than were asked for."""


class Uneven(WhitbyError):
    """A player who knows the same is offered different options: what they know is incomplete."""


class InfoSet:
    """The decisions at which a player knows the same."""

    def __init__(self, number: int, player: int, first: int, level: int, state: State) -> None:
        asked = pending(state)
        assert asked is not None
        self.number = number
        self.player = player
        self.seat = asked.seat
        self.prompt = asked.prompt
        self.codes = asked.codes()
        self.first = first  # the slot of its first option; the others follow
        self.level = level  # how many choices the player made before
        self.state = state  # one of the histories, for its view

    @property
    def width(self) -> int:
        """Return the number of options."""
        return len(self.codes)

    def __repr__(self) -> str:
        return f"<seat {self.seat + 1} {self.prompt}: {' '.join(self.codes)}>"


class Tree:
    """A game from its set-up to all its ends."""

    def __init__(self, players: Sequence[Sequence[int]]) -> None:
        self.players = [tuple(seats) for seats in players]
        # of each node
        self.parents: list[int] = []
        self.slots: list[int] = []  # the choice that led here, as a place in a profile
        self.odds: list[float] = []  # the probability with which chance led here
        self.sets: list[int] = []  # the information set of the decision here
        self.firsts: list[int] = []  # its first child
        self.pays: list[tuple[float, ...]] = []  # what each player gets if the game ends here
        # of each information set
        self.infos: list[InfoSet] = []
        self.width = 0  # options of all information sets together
        self.ends = 0

    @property
    def size(self) -> int:
        """Return the number of nodes."""
        return len(self.parents)

    def add(self, parent: int, slot: int, odds: float) -> int:
        """Add a node, and return its number."""
        self.parents.append(parent)
        self.slots.append(slot)
        self.odds.append(odds)
        self.sets.append(NOT_CHOSEN)
        self.firsts.append(0)
        self.pays.append(())
        return len(self.parents) - 1


class Grower:
    """Builds the tree of a game."""

    def __init__(self, game: Game[Any, Any], players: Sequence[Sequence[int]], most: int) -> None:
        self.game = game
        self.tree = Tree(players)
        self.most = most
        self.player_of: dict[int, int] = {}
        self.audiences: list[int] = []
        for player, seats in enumerate(players):
            audience = 0
            for seat in seats:
                self.player_of[seat] = player
                audience |= 1 << seat
            self.audiences.append(audience)
        self.known: dict[tuple[int, tuple[str, ...]], int] = {}  # numbers of what can be known
        self.found: dict[int, int] = {}  # the information set of what is known

    def learn(self, before: int, codes: tuple[str, ...]) -> int:
        """Return the number of what someone knows after these codes."""
        return self.known.setdefault((before, codes), len(self.known) + 1)

    def witness(self, fresh: list[Event], knows: list[int]) -> list[int]:
        """Return what each player knows after these events."""
        after: list[int] = []
        for player, audience in enumerate(self.audiences):
            codes = [event.code() for event in fresh if event.audience & audience]
            after.append(self.learn(knows[player], tuple(codes)) if codes else knows[player])
        return after

    def grow(self, node: int, state: State, seen: int, knows: list[int], made: list[int]) -> None:
        """Add everything below a node; forced choices have no node of their own."""
        tree = self.tree
        asked = pending(state)
        if asked is None:
            self.end(node, state)
            return
        events = state.events
        knows = self.witness(events[seen:], knows)
        seen = len(events)
        if len(asked.options) == 1:
            self.follow(node, branches(state, asked.options[0]), seen, knows, made)
            return
        player = self.player_of[asked.seat]
        info = self.info(player, knows[player], asked, state, made[player])
        tree.sets[node] = info.number
        first = tree.firsts[node] = tree.size
        for at in range(len(asked.options)):
            tree.add(node, info.first + at, 1.0)
        if tree.size > self.most:
            raise TooBig(f"the game has more than {self.most} histories")
        later = made[:]
        later[player] += 1
        for at, option in enumerate(asked.options):
            after = knows[:]
            after[player] = self.learn(knows[player], ("chose", info.codes[at]))
            self.follow(first + at, branches(state, option), seen, after, later)

    def follow(
        self, node: int, ahead: list[Branch], seen: int, knows: list[int], made: list[int]
    ) -> None:
        """Add what chance may bring below a node."""
        tree = self.tree
        if len(ahead) == 1:
            self.grow(node, ahead[0].state, seen, knows, made)
            return
        first = tree.firsts[node] = tree.size
        for branch in ahead:
            tree.add(node, NOT_CHOSEN, branch.odds)
        for at, branch in enumerate(ahead):
            self.grow(first + at, branch.state, seen, knows, made)

    def info(
        self, player: int, knows: int, asked: Decision[Any], state: State, made: int
    ) -> InfoSet:
        """Return the information set of a decision."""
        tree = self.tree
        number = self.found.get(knows, NOT_CHOSEN)
        if number == NOT_CHOSEN:
            number = self.found[knows] = len(tree.infos)
            tree.infos.append(InfoSet(number, player, tree.width, made, state))
            tree.width += len(asked.options)
            return tree.infos[number]
        info = tree.infos[number]
        if info.codes != asked.codes() or info.prompt != asked.prompt or info.level != made:
            raise Uneven(f"the same player knows the same at {info} and {asked}")
        return info

    def end(self, node: int, state: State) -> None:
        """Note what each player gets."""
        outcome = self.game.outcome(state)
        assert outcome is not None, "a game without a decision is over"
        pays = [float(outcome.scores[seats[0]]) for seats in self.tree.players]
        self.tree.pays[node] = tuple(pays)
        self.tree.ends += 1


def grow(
    game: Game[Any, Any],
    options: Mapping[str, str],
    seats: int | None = None,
    players: Sequence[Sequence[int]] | None = None,
    most: int = 3_000_000,
) -> Tree:
    """Return the tree of a game with these options.

    `players` are the seats that act as one, by default each for itself; `most` bounds the nodes.
    """
    state = game.setup(0, seats, options)
    count = int(state.players)
    acting = [(seat,) for seat in range(count)] if players is None else players
    grower = Grower(game, acting, most)
    root = grower.tree.add(NOT_CHOSEN, NOT_CHOSEN, 1.0)
    nothing = [-1 - player for player in range(len(acting))]
    grower.follow(root, branches(state, None), 0, nothing, [0] * len(acting))
    return grower.tree
