"""The description of a position of the duel, and where its cards are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from whitby.core.errors import BadSetup
from whitby.core.scene import find, several
from whitby.games.duel.board import LOCATIONS, PLACES
from whitby.games.duel.cards import (
    ALL_CARDS,
    ALL_TARGETS,
    CARDS,
    DECK,
    DRAWN,
    EACH,
    KINDS,
    NONE,
    PICKED,
    SIDES,
    TARGET,
    mine,
    owner,
)
from whitby.games.duel.state import Duel, pair

EMPTY: Final = "empty"


class Position(TypedDict, total=False):
    """The description of a position; sides are 'dracula' and 'van_helsing'."""

    turn: str  # whose turn it is
    at: str  # 'move': the turn begins; 'action': the move is over
    number: int  # of the turn
    steps: int  # taken, at 'action'
    revealed: bool  # the enemy card under the figure ended the move, at 'action'
    figures: Mapping[str, str]
    board: Mapping[str, str]  # a card for a place, or 'empty'
    laid: Sequence[str]  # places whose owner placed the card there, and knows it
    seen: Sequence[str]  # places whose card was revealed, and is known to all
    hands: Mapping[str, str]
    discard: str
    targets: Mapping[str, int]  # collected by a side
    lives: Mapping[str, int]
    actions: Mapping[str, str]  # action hands
    aside: Mapping[str, str]  # action cards set aside; the others were played
    barriers: Mapping[str, str]  # the slot of a colour, such as '4-5'
    turned: str  # the place barred to Dracula
    effects: str  # in force: breath, whisper, ward
    saw: str  # sides that saw the other hand as it is
    draws: Mapping[str, str]  # action cards that come next from a shuffle
    feint: str  # encounter cards that Täuschung draws next


class Scene:
    """The cards without a place yet, while a position is set up."""

    def __init__(self, state: Duel, position: Position) -> None:
        self.state = state
        self.position = position
        self.loose = state.deck.box[:]
        self.hands: list[list[int] | None] = [None, None]  # if they are described

    def take(self, kind: int, what: str) -> int:
        """Take a card from those without a place."""
        if self.loose[kind] == 0:
            raise BadSetup(f"{what}: there is no further {KINDS[kind]}")
        self.loose[kind] -= 1
        return kind


def lay_discards(scene: Scene) -> None:
    """Put down defeated fighters and collected targets."""
    state, position = scene.state, scene.position
    table = state.public
    for kind in several(position.get("discard", ""), KINDS, "discard"):
        if kind % EACH >= 3:
            raise BadSetup(f"discard: only fighters are discarded, not {KINDS[kind]}")
        table.discard[scene.take(kind, "discard")] += 1
    for name, count in position.get("targets", {}).items():
        side = find(name, SIDES, "targets")
        if not 0 <= count < ALL_TARGETS:
            raise BadSetup(f"targets: a side has 0 to 4 before the end, not {count}")
        for _ in range(count):
            scene.take(mine(1 - side, TARGET), "targets")
        table.targets = pair(table.targets, side, count)


def lay_board(scene: Scene) -> list[int]:
    """Place the named cards, and return the other places."""
    state, position = scene.state, scene.position
    named = position.get("board", {})
    free = [at for at in range(LOCATIONS) if PLACES[at] not in named]
    for name, card in named.items():
        place = find(name, PLACES, "board")
        if card != EMPTY:
            state.board[place] = scene.take(find(card, KINDS, "board"), "board")
    turned = position.get("turned")
    if turned is not None:
        state.public.turned = find(turned, PLACES, "turned")
        if named.get(turned) == EMPTY:
            raise BadSetup(f"turned: no card lies at {turned}")
    return free


def hold_hands(scene: Scene) -> None:
    """Give the sides the encounter hands that are described."""
    for name, text in scene.position.get("hands", {}).items():
        side = find(name, SIDES, "hands")
        held: list[int] = []
        for kind in several(text, KINDS, "hands"):
            if owner(kind) != side:
                raise BadSetup(f"hands: {KINDS[kind]} is no card of {name}")
            held.append(scene.take(kind, f"hand of {name}"))
        scene.hands[side] = held


def fill_board(scene: Scene, free: list[int]) -> None:
    """Fill the places that are not described; the remaining cards go into the hands."""
    state = scene.state
    left = [
        [kind for kind in range(side * EACH, side * EACH + EACH) for _ in range(scene.loose[kind])]
        for side in (0, 1)
    ]
    for side in (0, 1):
        state.rng.shuffle(left[side])
    counts = _shares(scene, len(free), left)
    cards = left[0][: counts[0]] + left[1][: counts[1]]
    state.rng.shuffle(cards)
    for place, kind in zip(free, cards, strict=True):
        state.board[place] = kind
    state.hand = [0] * (2 * EACH)
    for side in (0, 1):
        for kind in [*(scene.hands[side] or []), *left[side][counts[side] :]]:
            state.hand[kind] += 1


def _shares(scene: Scene, free: int, left: list[list[int]]) -> list[int]:
    """Return how many cards of each side are on the places that are not described.

    A side whose hand is described has all its other cards on the board.
    """
    if scene.hands[0] is not None:
        dracula = len(left[0])
    elif scene.hands[1] is not None:
        dracula = free - len(left[1])
    else:
        his = [kind for kind in scene.state.board if kind != NONE and owner(kind) == 0]
        dracula = max(0, min(free, PICKED - len(his)))
        dracula = max(dracula, free - len(left[1]))
    shares = [dracula, free - dracula]
    for side in (0, 1):
        described = scene.hands[side] is not None
        if not 0 <= shares[side] <= len(left[side]) or (
            described and shares[side] != len(left[side])
        ):
            raise BadSetup(
                f"hands: {free} places are open for the other cards of both sides; "
                f"{len(left[0])} of dracula and {len(left[1])} of van_helsing have no place"
            )
    return shares


def hold_actions(scene: Scene) -> None:
    """Give each side its action cards; those neither in hand nor set aside were played."""
    state, position = scene.state, scene.position
    for side in (0, 1):
        ready = _deck(position.get("actions", {}), side, "actions")
        aside = _deck(position.get("aside", {}), side, "aside")
        if ready is None:
            ready = 0
            others = [at for at in range(DECK) if not (aside or 0) >> at & 1]
            state.rng.shuffle(others)
            for at in others[:DRAWN]:
                ready |= 1 << at
        if ready == 0:
            raise BadSetup(f"actions: {SIDES[side]} needs a card to play")
        if aside is None:
            aside = ALL_CARDS & ~ready
        if ready & aside:
            raise BadSetup(f"aside: a card of {SIDES[side]} is in hand and set aside")
        state.ready = pair(state.ready, side, ready)
        state.aside = pair(state.aside, side, aside)
        state.public.spent = pair(state.public.spent, side, ALL_CARDS & ~(ready | aside))


def _deck(described: Mapping[str, str], side: int, what: str) -> int | None:
    """Return the action cards named for a side as a set; None if there is no description."""
    for name in described:
        find(name, SIDES, what)
    if SIDES[side] not in described:
        return None
    cards = 0
    for card in several(described[SIDES[side]], CARDS, what):
        if card // DECK != side:
            raise BadSetup(f"{what}: {CARDS[card]} is no card of {SIDES[side]}")
        cards |= 1 << card - side * DECK
    return cards
