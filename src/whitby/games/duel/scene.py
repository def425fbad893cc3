"""Any legal position of the duel in a few lines, for tests, puzzles and lessons.

    table = DUEL.scene(turn="dracula", figures={"dracula": "4"}, board={"5": "victim"})
    table.play("step:5", "look:yes")

Scenes use everyday notation: places are harbour, 1 to 10 and station, cards are words ("coffin", "2
vampire1"). What is not specified is left to the rules and to chance. Dracula has seat 1.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import only
from whitby.core.errors import BadSetup
from whitby.core.facts import Fact
from whitby.core.rng import Scripted
from whitby.core.scene import check_keys, find, several
from whitby.games.duel import events
from whitby.games.duel.board import (
    EVERYWHERE,
    LOCATIONS,
    NOWHERE,
    PLACES,
    SLOT_NAMES,
    can_step,
    connected,
    spaced_slots,
)
from whitby.games.duel.cards import (
    ACTION,
    ALL_TARGETS,
    CARDS,
    COLOURS,
    DECK,
    DRACULA,
    EACH,
    KINDS,
    MOST_LIVES,
    MOVE,
    NONE,
    SIDES,
    TARGET,
    VAN_HELSING,
    mine,
    owner,
)
from whitby.games.duel.public import NO_BARRIERS
from whitby.games.duel.round import BEGIN_TURN, REST_OF_TURN
from whitby.games.duel.scene_cards import (
    Position,
    Scene,
    fill_board,
    hold_actions,
    hold_hands,
    lay_board,
    lay_discards,
)
from whitby.games.duel.setup import NEXT_GAME, lay_out
from whitby.games.duel.state import (
    Duel,
    note_all,
    note_laid,
    pair,
    seat_of,
    unknown_board,
)

MOMENTS: Final = ("move", "action")
EFFECTS: Final = ("breath", "whisper", "ward")


def arrange(state: Duel, position: Position) -> None:
    """Turn a fresh state into the position described."""
    check_keys(position, Position)
    scene = Scene(state, position)
    lay_out(state)
    state.public.game = 1
    _describe_turn(scene)
    _lay_pieces(scene)
    lay_discards(scene)
    free = lay_board(scene)
    hold_hands(scene)
    fill_board(scene, free)
    hold_actions(scene)
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
    table = state.public
    at = position.get("at", "move")
    find(at, MOMENTS, "at")
    table.active = find(position.get("turn", "dracula"), SIDES, "turn")
    number = position.get("number", 1 + table.active)
    steps = position.get("steps", 1 if at == "action" else 0)
    limit = state.rulings.turn_limit
    if not 1 <= number <= limit:
        raise BadSetup(f"number: turns count from 1 to {limit}, so there is no turn {number}")
    if (at == "move" and "steps" in position) or (at == "action" and steps < 1):
        raise BadSetup("steps: say how many were taken, at least 1, at the moment 'action'")
    table.turn = number - 1 if at == "move" else number
    table.steps = steps
    table.phase = MOVE if at == "move" else ACTION
    for effect in several(position.get("effects", ""), EFFECTS, "effects"):
        table.breath = table.breath or effect == 0
        table.whisper = table.whisper or effect == 1
        table.ward = table.ward or effect == 2


def _lay_pieces(scene: Scene) -> None:
    """Set up figures, lives, barriers and the turned card's place."""
    state, position = scene.state, scene.position
    table = state.public
    for name, place in position.get("figures", {}).items():
        side = find(name, SIDES, "figures")
        table.figures = pair(table.figures, side, find(place, PLACES, "figures"))
    for name, count in position.get("lives", {}).items():
        if not 1 <= count <= MOST_LIVES:
            raise BadSetup(f"lives: a side has 1 to {MOST_LIVES}, not {count}")
        table.lives = pair(table.lives, find(name, SIDES, "lives"), count)
    at = list(NO_BARRIERS)
    for name, slot in position.get("barriers", {}).items():
        where = find(slot, SLOT_NAMES, "barriers")
        if table.walls >> where & 1:
            raise BadSetup(f"barriers: two lie in the slot {slot}")
        if state.rulings.spaced and where not in spaced_slots(table.walls):
            raise BadSetup(f"barriers: {slot} gives a location two barriers")
        table.walls |= 1 << where
        at[find(name, COLOURS, "barriers")] = where
    table.barriers = (at[0], at[1], at[2], at[3])
    if not connected(table.walls):
        raise BadSetup("barriers: they cut the board in two")


def _tell_past(scene: Scene) -> None:
    """Tell each side what it knows about the position, as if it had been played."""
    state, position = scene.state, scene.position
    table = state.public
    laid = [find(name, PLACES, "laid") for name in position.get("laid", ())]
    seen = [find(name, PLACES, "seen") for name in position.get("seen", ())]
    dealt = [at for at in range(LOCATIONS) if state.board[at] != NONE and at not in laid]
    for at in [*laid, *seen]:
        if state.board[at] == NONE:
            raise BadSetup(f"laid and seen: no card lies at {PLACES[at]}")
    state.tell(Fact(events.GAME_BEGAN, (1, table.starter, table.dracula)))
    chosen = [0] * (2 * EACH)
    for at in dealt:
        chosen[state.board[at]] += 1
    for side in (0, 1):
        counts = tuple(chosen[side * EACH : side * EACH + EACH])
        told = only(seat_of(state, side))
        state.tell(Fact(events.CHOSE, (side, events.of_side(side, counts)), told))
    filled = sum([1 << at for at in dealt])
    state.tell(Fact(events.DEALT, (sum(chosen[:EACH]), sum(chosen[EACH:]), filled)))
    state.notes = unknown_board(EVERYWHERE)
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
        table.fresh = (True, table.fresh[1]) if side == 0 else (table.fresh[0], True)


def _check(scene: Scene) -> None:
    """Refuse a position that the rules would have ended or prevented (DUEL-161)."""
    state = scene.state
    table = state.public
    for side in (0, 1):
        held = state.hand[mine(1 - side, TARGET)]
        if table.fresh[side] and held + table.targets[side] == ALL_TARGETS:
            raise BadSetup(f"saw: {SIDES[side]} could prove his victory by that hand")
    at = table.figures[DRACULA]
    moves = table.active == DRACULA and table.phase == MOVE
    if moves and table.turned != NOWHERE and not can_step(at, table.walls, table.turned):
        raise BadSetup(
            f"turned: the barriers and the card turned at {PLACES[table.turned]} leave Dracula no "
            f"step from {PLACES[at]}; he needs one"
        )


def _tell_move(scene: Scene) -> None:
    """Start after the move: the action card is to be played."""
    state, position = scene.state, scene.position
    table = state.public
    state.tell(Fact(events.TURN_BEGAN, (table.turn, table.active)))
    state.stack += REST_OF_TURN[:-1]
    if table.active == VAN_HELSING:
        table.turned = NOWHERE
    if position.get("revealed", False):
        place = table.figures[table.active]
        kind = state.board[place]
        if kind == NONE or owner(kind) == table.active:
            raise BadSetup(f"revealed: no card of the opponent lies at {PLACES[place]}")
        table.revealed = kind
        note_all(state, place, 1 << kind)
        state.tell(Fact(events.REVEALED, (table.active, place, kind)))


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
    names = ((), CARDS[:DECK], CARDS[DECK:], own)
    scene.state.rng = Scripted(decks, scene.state.rng, names)
