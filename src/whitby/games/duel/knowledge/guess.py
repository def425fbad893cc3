"""A first guess of everything that a viewer has not seen: owners, then faces, then the whole."""

from __future__ import annotations

from typing import Final

from whitby.core.rng import Rng
from whitby.games.duel.cards import EACH, NONE, SYMBOL, TARGET, mine
from whitby.games.duel.knowledge.faces import find_faces
from whitby.games.duel.knowledge.memory import STILL, Memory, Stay
from whitby.games.duel.setup import FEWEST_TARGETS, MOST_TARGETS
from whitby.games.duel.view import DuelView

TRIALS: Final = 80
"""Worlds to try; the first half of them with the constraints on all cards together."""
RIDDLES: Final = 4
"""Failed attempts before the history constraint is relaxed."""


class Guess:
    """What the faces that were found agree with."""

    def __init__(self, first: int, strict: bool) -> None:
        self.first = first  # all that is known from this moment on
        self.strict = strict  # and the constraints on all cards together


def guess(memory: Memory, view: DuelView, rng: Rng) -> Guess:
    """Find faces for everything the viewer has not seen.

    Some constraints concern all cards together: a first game's targets, and hands that were shown
    and proved nothing. These are tried for a while. If a long game has too many constraints to
    satisfy, the oldest are dropped, step by step.
    """
    first = 0
    failed = 0
    for tried in range(TRIALS):
        share_out(memory, view.side, rng)
        found = True
        for side in (0, 1):
            if side != view.side:
                found = found and find_faces(memory, side, rng, first)
        if found:
            strict = first_game_fits(memory, view) and unproven(memory, view)
            if strict or tried >= TRIALS // 2:
                return Guess(first, strict)
        failed += not found
        if failed > RIDDLES:
            last = len(memory.moments) - 1
            first = min(last, first + 1 + (last - first) // 4)
        memory.forget()
    raise AssertionError("what happened is always possible")


def first_game_applies(memory: Memory, view: DuelView) -> bool:
    """Return whether a first game limits how many targets were dealt (DUEL-018)."""
    first = view.options["first_game"] == "on" and view.public.game == 1
    return first and sum(memory.dealt) == 2 * view.deck.size.picked


def first_game_fits(memory: Memory, view: DuelView) -> bool:
    """Return whether the deal has as many targets as a first game requires (DUEL-018)."""
    if not first_game_applies(memory, view):
        return True
    for side in (0, 1):
        dealt = [s for s in memory.stays if not s.laid and s.kind == mine(side, TARGET)]
        if not FEWEST_TARGETS <= len(dealt) <= MOST_TARGETS:
            return False
    return True


def seen_hands(memory: Memory, view: DuelView) -> list[tuple[int, int]]:
    """Return when a hand was seen without ending the game, and whose; a look may last till now."""
    now = len(memory.moments) - 1
    return memory.unproven + [(now, 1 - side) for side in (0, 1) if view.public.fresh[side]]


def unproven(memory: Memory, view: DuelView) -> bool:
    """Return whether every hand that was seen left a target on the board (DUEL-116)."""
    for at, side in seen_hands(memory, view):
        if not any(
            stay.kind == mine(side, TARGET)
            and stay.start <= at
            and (stay.end == STILL or at < stay.end)
            for stay in memory.stays
        ):
            return False
    return True


def share_out(memory: Memory, side: int, rng: Rng) -> None:
    """Decide who owns the cards that nobody has looked at, and which of one's own they are.

    `side` is the viewer's, who knows their choice; NONE is a spectator, who knows only how many.
    """
    memory.guessed = [(stay, stay.side) for stay in memory.stays if stay.kind == NONE]
    unseen = [stay for stay in memory.stays if stay.side == NONE]
    rng.shuffle(unseen)
    for cost in memory.costs:
        room = memory.moments[cost.at].room
        kinds = [kind for kind in range(cost.weakest, SYMBOL + 1) if room[kind] > 0]
        counts = [room[kind] for kind in kinds]
        cost.kind = kinds[rng.pick(counts, sum(counts))]
        room[cost.kind] -= 1
    if side == NONE:
        seen = [stay for stay in memory.stays if not stay.laid and stay.side == 0]
        for at, stay in enumerate(unseen):
            stay.side = 0 if at < memory.dealt[0] - len(seen) else 1
        return
    left = memory.chosen[side][:]
    found: list[Stay] = []  # the viewer's own by what was announced, but not seen
    for stay in memory.stays:
        if not stay.laid and stay.side == side:
            if stay.kind == NONE:
                found.append(stay)
            else:
                left[stay.kind - side * EACH] -= 1
    own = [mine(side, rank) for rank in range(EACH) for _ in range(left[rank])]
    rng.shuffle(own)
    for at, stay in enumerate(found + unseen):
        stay.side = side if at < len(own) else 1 - side
        if at < len(own):
            stay.kind = own[at]
