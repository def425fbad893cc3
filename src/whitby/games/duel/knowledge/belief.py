"""What is probably where: from the notes, the history and the cards not accounted for.

Places whose card is known hold it for certain. The viewer's own undiscovered cards are equally
likely on every dealt place. The enemy's hidden cards are followed through the history: what they
take up, what they may have placed instead, what their hand showed; in the end they are made to
agree with the counts of the cards not accounted for.
"""

from __future__ import annotations

from typing import Final

from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.cards import ALL_TARGETS, EACH, KINDS_OF, NONE, TARGET, mine
from whitby.games.duel.knowledge.five import Five
from whitby.games.duel.knowledge.trace import Trace
from whitby.games.duel.view import DuelView

RECKLESS: Final = 0.2
"""How likely the enemy has no target on the board, on top of what the odds alone say."""


class Belief:
    """What one side believes. Probabilities by place; ranks are a side's five kinds."""

    def __init__(self, me: int) -> None:
        self.me = me
        self.other = 1 - me
        self.own: list[float] = [0.0] * LOCATIONS  # that the card is one's own
        self.odds: list[Five] = []  # that it is the enemy's, by rank
        self.target: list[float] = [0.0] * LOCATIONS  # that it is one of the enemy's targets
        self.known: list[int] = [NONE] * LOCATIONS  # the rank of a known enemy card
        self.face: list[int] = [NONE] * LOCATIONS  # the rank of a known card of one's own
        self.hand = Five()  # how many cards of each rank the enemy holds
        self.bare = 0.0  # the enemy has no target on the board
        self.single = 0.0  # the enemy has just one there
        self.lying = 0  # own targets on the board
        self.held = 0  # own targets in hand
        self.shown = 0  # places of own cards whose face the enemy knows, as a set
        self.hunted: list[int] = []  # places where an enemy target may be
        self.guarded: list[int] = []  # places where an own target is known to be


def believe(view: DuelView) -> Belief:
    """Return what the viewer believes."""
    trace = Trace(view.side, view.deck)
    for event in view.history:
        trace.witness(event)
    return infer(view, trace)


def count_own(view: DuelView) -> Belief:
    """Return a belief that knows of the viewer's own targets, and no more."""
    found = Belief(view.side)
    held = view.hands[found.me][TARGET]
    found.held = held
    found.lying = view.deck.box[mine(found.me, TARGET)] - held - view.public.targets[found.other]
    return found


def infer(view: DuelView, trace: Trace) -> Belief:
    """Return what the viewer believes who has followed the history; it uses up the trace."""
    table = view.public
    found = count_own(view)
    me = found.me
    other = found.other
    box = view.deck.box
    hand = view.hands[me]
    found.odds = trace.rows
    found.shown = trace.shown
    # one's own cards on the board, and the enemy's wherever they are
    unfound = -table.targets[other]
    hidden: list[int] = []
    for rank in range(EACH):
        unfound += box[mine(me, rank)] - hand[rank] - table.discard[mine(me, rank)]
        hidden.append(box[mine(other, rank)] - table.discard[mine(other, rank)])
    hidden[TARGET] -= table.targets[me]
    # the places by what the notes say about them
    his: list[int] = []
    doubtful: list[int] = []
    for at in range(LOCATIONS):
        note = view.notes[at]
        if note == 0:
            continue
        if note & (note - 1) == 0:
            kind = note.bit_length() - 1
            rank = kind % EACH
            if kind // EACH == me:
                found.own[at] = 1.0
                found.face[at] = rank
                unfound -= 1
                if rank == TARGET:
                    found.guarded.append(at)
            else:
                found.known[at] = rank
                found.odds[at].scale(0.0)
                found.odds[at].add(rank, 1.0)
                hidden[rank] -= 1
        elif note & KINDS_OF[me] == 0:
            his.append(at)
        elif note & KINDS_OF[other] == 0:
            found.own[at] = 1.0
            unfound -= 1
        else:
            doubtful.append(at)
    dealt = len(doubtful) - unfound
    trace.settle(view, his, hidden, dealt)
    found.hand = trace.hand
    if doubtful:
        share = unfound / len(doubtful)
        trace.pool.scale(1.0 / len(doubtful))
        for at in doubtful:
            found.own[at] = share
            found.odds[at] = trace.pool
    _judge(view, found)
    return found


def _judge(view: DuelView, found: Belief) -> None:
    """Estimate how likely the enemy has no target on the board, or just one (DUEL-114)."""
    none = 1.0
    single = 0.0
    for at in range(LOCATIONS):
        if view.notes[at] == 0 or found.own[at] == 1.0:
            continue
        chance = found.odds[at].target
        if chance > 0.001:
            found.target[at] = chance
            found.hunted.append(at)
            single = single * (1.0 - chance) + none * chance
            none *= 1.0 - chance
    exact = view.hands[found.other]
    if exact:
        left = ALL_TARGETS - view.public.targets[found.me] - exact[TARGET]
        found.bare = 1.0 if left == 0 else 0.0
        found.single = 1.0 if left == 1 else 0.0
        return
    found.bare = none * RECKLESS if found.hunted else none
    found.single = single
