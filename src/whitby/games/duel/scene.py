"""Any legal position of the duel in a few lines, for tests, puzzles and lessons.

    table = DUEL.scene(turn="dracula", figures={"dracula": "4"}, board={"5": "victim"})
    table.play("step:5", "look:yes")

Scenes use everyday notation: places are harbour, 1 to 10 and station, cards are words ("coffin", "2
vampire1"). What is not specified is left to the rules and to chance. Dracula has seat 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from whitby.core.engine import only
from whitby.core.errors import BadSetup
from whitby.core.facts import Fact
from whitby.core.rng import Scripted
from whitby.core.scene import find, several
from whitby.games.duel import events
from whitby.games.duel.board import (
    LOCATIONS,
    NOWHERE,
    PLACES,
    SLOT_NAMES,
    connected,
    spaced_slots,
)
from whitby.games.duel.cards import (
    ACTION,
    ALL_CARDS,
    ALL_TARGETS,
    CARDS,
    COLOURS,
    DECK,
    DRAWN,
    EACH,
    KINDS,
    MOST_LIVES,
    MOVE,
    NONE,
    PICKED,
    SIDES,
    TARGET,
    VAN_HELSING,
    mine,
    owner,
)
from whitby.games.duel.round import BEGIN_TURN, REST_OF_TURN
from whitby.games.duel.setup import NEXT_GAME, lay_out
from whitby.games.duel.state import (
    NO_BARRIERS,
    Duel,
    note_all,
    note_laid,
    pair,
    seat_of,
    unknown_board,
)

MOMENTS: Final = ("move", "action")
EFFECTS: Final = ("breath", "whisper", "ward")
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


def arrange(state: Duel, position: Position) -> None:
    """Turn a fresh state into the position described."""
    scene = Scene(state, position)
    lay_out(state)
    state.game = 1
    _describe_turn(scene)
    _lay_pieces(scene)
    _lay_discards(scene)
    free = _lay_board(scene)
    _hold_hands(scene)
    _fill_board(scene, free)
    _hold_actions(scene)
    _tell_past(scene)
    _script(scene)
    _check(scene)
    state.stack = [NEXT_GAME]
    if position.get("at", "move") == "move":
        state.stack.append(BEGIN_TURN)
    else:
        _tell_move(scene)


def _describe_turn(scene: Scene) -> None:
    state, position = scene.state, scene.position
    at = position.get("at", "move")
    find(at, MOMENTS, "at")
    state.active = find(position.get("turn", "dracula"), SIDES, "turn")
    number = position.get("number", 1 + state.active)
    steps = position.get("steps", 1 if at == "action" else 0)
    limit = state.rulings.turn_limit
    if not 1 <= number <= limit:
        raise BadSetup(f"number: turns count from 1 to {limit}, so there is no turn {number}")
    if (at == "move" and "steps" in position) or (at == "action" and steps < 1):
        raise BadSetup("steps: say how many were taken, at least 1, at the moment 'action'")
    state.turn = number - 1 if at == "move" else number
    state.steps = steps
    state.phase = MOVE if at == "move" else ACTION
    for effect in several(position.get("effects", ""), EFFECTS, "effects"):
        state.breath = state.breath or effect == 0
        state.whisper = state.whisper or effect == 1
        state.ward = state.ward or effect == 2


def _lay_pieces(scene: Scene) -> None:
    """Set up figures, lives, barriers and the turned card's place."""
    state, position = scene.state, scene.position
    for name, place in position.get("figures", {}).items():
        side = find(name, SIDES, "figures")
        state.figures = pair(state.figures, side, find(place, PLACES, "figures"))
    for name, count in position.get("lives", {}).items():
        if not 1 <= count <= MOST_LIVES:
            raise BadSetup(f"lives: a side has 1 to {MOST_LIVES}, not {count}")
        state.lives = pair(state.lives, find(name, SIDES, "lives"), count)
    at = list(NO_BARRIERS)
    for name, slot in position.get("barriers", {}).items():
        where = find(slot, SLOT_NAMES, "barriers")
        if state.walls >> where & 1:
            raise BadSetup(f"barriers: two lie in the slot {slot}")
        if state.rulings.spaced and where not in spaced_slots(state.walls):
            raise BadSetup(f"barriers: {slot} gives a location two barriers")
        state.walls |= 1 << where
        at[find(name, COLOURS, "barriers")] = where
    state.barriers = (at[0], at[1], at[2], at[3])
    if not connected(state.walls):
        raise BadSetup("barriers: they cut the board in two")


def _lay_discards(scene: Scene) -> None:
    state, position = scene.state, scene.position
    for kind in several(position.get("discard", ""), KINDS, "discard"):
        if kind % EACH >= 3:
            raise BadSetup(f"discard: only fighters are discarded, not {KINDS[kind]}")
        state.discard[scene.take(kind, "discard")] += 1
    for name, count in position.get("targets", {}).items():
        side = find(name, SIDES, "targets")
        if not 0 <= count < ALL_TARGETS:
            raise BadSetup(f"targets: a side has 0 to 4 before the end, not {count}")
        for _ in range(count):
            scene.take(mine(1 - side, TARGET), "targets")
        state.targets = pair(state.targets, side, count)


def _lay_board(scene: Scene) -> list[int]:
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
        state.turned = find(turned, PLACES, "turned")
        if named.get(turned) == EMPTY:
            raise BadSetup(f"turned: no card lies at {turned}")
    return free


def _hold_hands(scene: Scene) -> None:
    for name, text in scene.position.get("hands", {}).items():
        side = find(name, SIDES, "hands")
        held: list[int] = []
        for kind in several(text, KINDS, "hands"):
            if owner(kind) != side:
                raise BadSetup(f"hands: {KINDS[kind]} is no card of {name}")
            held.append(scene.take(kind, f"hand of {name}"))
        scene.hands[side] = held


def _fill_board(scene: Scene, free: list[int]) -> None:
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


def _hold_actions(scene: Scene) -> None:
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
        state.spent = pair(state.spent, side, ALL_CARDS & ~(ready | aside))


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


def _tell_past(scene: Scene) -> None:
    """Tell each side what it knows about the position, as if it had been played."""
    state, position = scene.state, scene.position
    laid = [find(name, PLACES, "laid") for name in position.get("laid", ())]
    seen = [find(name, PLACES, "seen") for name in position.get("seen", ())]
    dealt = [at for at in range(LOCATIONS) if state.board[at] != NONE and at not in laid]
    for at in [*laid, *seen]:
        if state.board[at] == NONE:
            raise BadSetup(f"laid and seen: no card lies at {PLACES[at]}")
    state.tell(Fact(events.GAME_BEGAN, (1, state.starter, state.dracula)))
    chosen = [0] * (2 * EACH)
    for at in dealt:
        chosen[state.board[at]] += 1
    for side in (0, 1):
        counts = tuple(chosen[side * EACH : side * EACH + EACH])
        told = only(seat_of(state, side))
        state.tell(Fact(events.CHOSE, (side, events.of_side(side, counts)), told))
    filled = sum([1 << at for at in dealt])
    state.tell(Fact(events.DEALT, (sum(chosen[:EACH]), sum(chosen[EACH:]), filled)))
    state.notes = unknown_board()
    for at in range(LOCATIONS):
        if state.board[at] == NONE:
            note_all(state, at, 0)
    for at in laid:
        kind = state.board[at]
        side = owner(kind)
        note_laid(state, at, side, kind)
        state.tell(events.LAID.of(side, at))
        state.tell(Fact(events.LAID_FACE, (side, at, kind), only(seat_of(state, side))))
    for at in seen:
        note_all(state, at, 1 << state.board[at])
        state.tell(Fact(events.REVEALED, (1 - owner(state.board[at]), at, state.board[at])))
    for side in several(position.get("saw", ""), SIDES, "saw"):
        other = 1 - side
        counts = tuple(state.hand[other * EACH : other * EACH + EACH])
        told = only(seat_of(state, side))
        state.tell(Fact(events.HAND_SEEN, (other, events.of_side(other, counts)), told))
        state.fresh = (True, state.fresh[1]) if side == 0 else (state.fresh[0], True)


def _check(scene: Scene) -> None:
    """Refuse a position that the rules would have ended or prevented."""
    state = scene.state
    for side in (0, 1):
        held = state.hand[mine(1 - side, TARGET)]
        if state.fresh[side] and held + state.targets[side] == ALL_TARGETS:
            raise BadSetup(f"saw: {SIDES[side]} could prove his victory by that hand")


def _tell_move(scene: Scene) -> None:
    """Start after the move: the action card is to be played."""
    state, position = scene.state, scene.position
    state.tell(Fact(events.TURN_BEGAN, (state.turn, state.active)))
    state.stack += REST_OF_TURN[:-1]
    if state.active == VAN_HELSING:
        state.turned = NOWHERE
    if position.get("revealed", False):
        place = state.figures[state.active]
        kind = state.board[place]
        if kind == NONE or owner(kind) == state.active:
            raise BadSetup(f"revealed: no card of the opponent lies at {PLACES[place]}")
        state.revealed = kind
        note_all(state, place, 1 << kind)
        state.tell(Fact(events.REVEALED, (state.active, place, kind)))


def _script(scene: Scene) -> None:
    """Prepare the next random draws, if they are described."""
    position = scene.position
    if "draws" not in position and "feint" not in position:
        return
    own = KINDS[:EACH]
    decks: list[list[int]] = [[], [], [], several(position.get("feint", ""), own, "feint")]
    for name, text in position.get("draws", {}).items():
        side = find(name, SIDES, "draws")
        cards = CARDS[side * DECK : side * DECK + DECK]
        decks[1 + side] = several(text, cards, "draws")
    scene.state.rng = Scripted(decks, scene.state.rng)
