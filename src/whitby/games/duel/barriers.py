"""The barrier step that closes a turn (DUEL-094, DUEL-099 to DUEL-111, DUEL-161, DUEL-182)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from whitby.core.engine import Barred, Decision, Gathered, Option
from whitby.core.facts import Pick
from whitby.games.duel.board import NOWHERE, SLOTS, can_step, free_slots, spaced_slots
from whitby.games.duel.cards import ALL_COLOURS, AUGEN, DRACULA, VAN_HELSING
from whitby.games.duel.events import BARRIER_SET
from whitby.games.duel.options import NO_BARRIER, SET_BARRIER
from whitby.games.duel.parts import COLOUR, SLOT
from whitby.games.duel.state import Duel, seat_of


def slots_for(state: Duel, colour: int) -> list[int]:
    """Return where a barrier may be placed, or moved to from where it is (DUEL-107)."""
    table = state.public
    old = table.barriers[colour]
    walls = table.walls
    if old != NOWHERE:
        walls &= ~(1 << old)
    inside = state.deck.size.inside
    found = spaced_slots(walls, inside) if state.rulings.spaced else free_slots(walls, inside)
    turned = table.turned if table.active == VAN_HELSING else NOWHERE
    slots: list[int] = []
    for slot in found:
        if slot == old:
            continue
        if turned != NOWHERE and not can_step(table.figures[DRACULA], walls | 1 << slot, turned):
            continue  # because of the turned card, Dracula would have no step (DUEL-161)
        slots.append(slot)
    return slots


BARRIERS: Final = [[SET_BARRIER.of(colour, slot) for slot in range(SLOTS)] for colour in range(4)]
_MOVES: Final[dict[int, list[Pick]]] = {}
"""The options for a barrier beside the others: a few thousand lists, which are never changed."""


def moves_for(state: Duel, colour: int) -> list[Pick]:
    """Return the options for a barrier; without a turned card they depend only on the walls."""
    table = state.public
    if table.turned != NOWHERE:
        return [BARRIERS[colour][slot] for slot in slots_for(state, colour)]
    old = table.barriers[colour]
    walls = table.walls
    if old != NOWHERE:
        walls &= ~(1 << old)
    key = walls << 3 | colour << 1
    if state.rulings.spaced:
        key |= 1
    found = _MOVES.get(key)
    if found is None:
        inside = state.deck.size.inside
        slots = spaced_slots(walls, inside) if state.rulings.spaced else free_slots(walls, inside)
        found = [BARRIERS[colour][slot] for slot in slots]
        _MOVES[key] = found
    if old == NOWHERE:
        return found
    stays = BARRIERS[colour][old]
    return [option for option in found if option is not stays]


def second_is_due(state: Duel) -> bool:
    """Return whether Die Augen der Nacht adds a barrier of another colour (DUEL-166)."""
    return state.public.card == AUGEN and state.public.used


class UseBarrier(Gathered[Duel]):
    """The active player may place or move a barrier that their card allows."""

    def __init__(self, second: bool = False) -> None:
        self.second = second

    def lists(self, state: Duel) -> list[Sequence[Option]]:
        """Return declining, and every legal slot for every colour (DUEL-111)."""
        table = state.public
        found: list[Sequence[Option]] = []
        if table.bars == 0 or (table.whisper and table.active == VAN_HELSING):
            return found
        if table.turn >= state.deck.size.turns:  # the last turn of a reduced game
            return found
        colours = table.bars
        if second_is_due(state) and not self.second:
            colours = ALL_COLOURS
        declining = self.second or not state.rulings.must_bar
        for colour in range(4):
            if colours >> colour & 1:
                moves = moves_for(state, colour)
                if moves:
                    if declining:
                        found.append(NO_BARRIER.all)
                        declining = False
                    found.append(moves)
        return found

    def decision(self, state: Duel, options: list[Any]) -> Decision[Pick]:
        """Return the question whether and where to put a barrier."""
        return Decision(seat_of(state, state.public.active), "barrier", options)

    def run(self, state: Duel) -> None:
        """Do nothing: no barrier can be placed."""
        state.public.bars = 0

    def take(self, state: Duel, option: Pick) -> None:
        """Put the barrier there; Die Augen der Nacht may add another (DUEL-182)."""
        table = state.public
        if option.verb is NO_BARRIER:
            table.bars = 0
            return
        colour, slot = option[COLOUR], option[SLOT]
        old = table.barriers[colour]
        if old != NOWHERE:
            table.walls &= ~(1 << old)
        table.walls |= 1 << slot
        at = list(table.barriers)
        at[colour] = slot
        table.barriers = (at[0], at[1], at[2], at[3])
        state.say(BARRIER_SET, table.active, colour, slot)
        own = table.bars
        table.bars = 0
        if second_is_due(state) and not self.second:
            table.bars = ALL_COLOURS & ~own if own >> colour & 1 else own
            state.stack.append(SECOND_BARRIER)

    def barred(self, state: Duel) -> Sequence[Barred]:
        """Return why the other slots are not offered."""
        offered = self.ask(state)
        if offered is None:
            return ()
        codes = set(offered.codes())
        colours = {option[COLOUR] for option in offered.options if option.verb is SET_BARRIER}
        return [
            Barred(BARRIERS[colour][slot], _reason(state, colour, slot))
            for colour in sorted(colours)
            for slot in range(SLOTS)
            if BARRIERS[colour][slot].code() not in codes
        ]


def _reason(state: Duel, colour: int, slot: int) -> str:
    """Return why a barrier may not be placed there."""
    table = state.public
    if slot == table.barriers[colour]:
        return "duel-why-stays"
    if table.walls >> slot & 1:
        return "duel-why-taken"
    old = table.barriers[colour]
    walls = table.walls if old == NOWHERE else table.walls & ~(1 << old)
    inside = state.deck.size.inside
    if slot not in free_slots(walls, inside):
        return "duel-why-cut-off"
    if state.rulings.spaced and slot not in spaced_slots(walls, inside):
        return "duel-why-spaced"
    return "duel-why-locked"


BARRIER: Final = UseBarrier()
SECOND_BARRIER: Final = UseBarrier(True)
