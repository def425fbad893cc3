"""The past of an imagined world: what the others saw of it, as its viewer imagines it.

The viewer's own history stays as it is. Events that only others could witness are inserted between
its events: which cards they chose, took back and placed, and the hands they saw. So every player in
the imagined world has a memory too.
"""

from __future__ import annotations

from whitby.core.engine import Event, only
from whitby.games.duel.cards import (
    COFFIN,
    DRACULA,
    EACH,
    FEINT_FINDS,
    FEINT_IDLE,
    NONE,
    VAN_HELSING,
    mine,
)
from whitby.games.duel.events import (
    BOTH,
    Chose,
    Dealt,
    FeintDrawn,
    FeintFace,
    HandSeen,
    HandsShown,
    HandStudied,
    Laid,
    LaidFace,
    SawOwn,
    TookUp,
)
from whitby.games.duel.memory import Memory, in_play_at_deal, this_game
from whitby.games.duel.view import DuelView


class Retelling:
    """A history that is told again, with what its viewer did not see."""

    def __init__(self, view: DuelView, guessed: Memory) -> None:
        self.view = view
        self.guessed = guessed  # all faces found
        self.past = Memory(in_play_at_deal(view))  # the game as far as it has been told
        self.events: list[Event] = []
        self.drawn = [cost.kind for cost in guessed.costs]

    def tell(self, event: Event) -> None:
        """Add an event, and apply it to the game."""
        self.events.append(event)
        self.past.witness(event)

    def alone(self, side: int) -> int:
        """Return the audience of one side."""
        return only(side ^ self.view.dracula)

    def hidden(self, side: int) -> bool:
        """Return whether the viewer does not play this side."""
        return side != self.view.side

    def chose(self) -> None:
        """Tell what the others had chosen before the deal."""
        for side in (DRACULA, VAN_HELSING):
            if self.hidden(side):
                counts = [0] * EACH
                for stay in self.guessed.stays:
                    if not stay.laid and stay.side == side:
                        counts[stay.kind - side * EACH] += 1
                self.tell(Chose(side, tuple(counts), self.alone(side)))

    def hand(self, side: int) -> tuple[int, ...]:
        """Return what a side held at this point."""
        held = self.past.in_play[side * EACH : side * EACH + EACH]
        for stay, truth in zip(self.past.stays, self.guessed.stays, strict=False):
            if truth.side == side and self.past.lies[stay.place] is stay:
                held[truth.kind - side * EACH] -= 1
        return tuple(held)

    def go_on(self, event: Event) -> None:
        """Retell one event of the viewer's history, and what others saw of it."""
        if isinstance(event, Dealt):
            self.chose()
        self.tell(event)
        if isinstance(event, Laid) and self.hidden(event.side):
            kind = self.guessed.stays[len(self.past.stays) - 1].kind
            self.tell(LaidFace(event.side, event.place, kind, self.alone(event.side)))
        elif isinstance(event, TookUp) and self.hidden(event.side):
            gone = self.past.last[event.place]
            assert gone is not None
            kind = self.guessed.stays[self.past.stays.index(gone)].kind
            self.tell(SawOwn(event.side, event.place, kind, self.alone(event.side)))
        elif isinstance(event, HandsShown) and self.view.side == NONE:
            for side in (DRACULA, VAN_HELSING):
                self.tell(HandSeen(side, self.hand(side), BOTH))
        elif isinstance(event, HandStudied) and self.hidden(VAN_HELSING):
            self.tell(HandSeen(DRACULA, self.hand(DRACULA), self.alone(VAN_HELSING)))
        elif isinstance(event, FeintDrawn) and self.view.side == NONE:
            kind = mine(DRACULA, 0)
            if event.result == FEINT_FINDS:
                kind = COFFIN
            elif event.result != FEINT_IDLE:
                kind = self.drawn.pop(0)
            self.tell(FeintFace(DRACULA, kind, BOTH))


def retell(view: DuelView, guessed: Memory) -> list[Event]:
    """Return the history of an imagined world in which the cards have these faces."""
    began = this_game(view.history)
    retelling = Retelling(view, guessed)
    for event in view.history[began:]:
        retelling.go_on(event)
    return view.history[:began] + retelling.events
