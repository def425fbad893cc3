"""The past of an imagined world: what the others saw of it, as its viewer imagines it.

The viewer's own history stays as it is. Events that only others could witness are inserted between
its events: which cards they chose, took back and placed, and the hands they saw. So every player in
the imagined world has a memory too.
"""

from __future__ import annotations

from whitby.core.engine import Event, only
from whitby.core.facts import Fact
from whitby.games.duel import events
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
from whitby.games.duel.knowledge.memory import Memory
from whitby.games.duel.knowledge.recall import in_play_at_deal, this_game
from whitby.games.duel.parts import PLACE, SIDE
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
        return only(side ^ self.view.public.dracula)

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
                self.tell(
                    Fact(
                        events.CHOSE, (side, events.of_side(side, tuple(counts))), self.alone(side)
                    )
                )

    def hand(self, side: int) -> tuple[int, ...]:
        """Return what a side held at this point, as ten counts."""
        held = self.past.in_play[side * EACH : side * EACH + EACH]
        for stay, truth in zip(self.past.stays, self.guessed.stays, strict=False):
            if truth.side == side and self.past.lies[stay.place] is stay:
                held[truth.kind - side * EACH] -= 1
        return events.of_side(side, tuple(held))

    def go_on(self, event: Event) -> None:
        """Retell one event of the viewer's history, and what others saw of it."""
        assert isinstance(event, Fact)
        kind = event.kind
        if kind is events.DEALT:
            self.chose()
        self.tell(event)
        if kind is events.LAID and self.hidden(event[SIDE]):
            side = event[SIDE]
            face = self.guessed.stays[len(self.past.stays) - 1].kind
            self.tell(Fact(events.LAID_FACE, (side, event[PLACE], face), self.alone(side)))
        elif kind is events.TOOK_UP and self.hidden(event[SIDE]):
            side = event[SIDE]
            gone = self.past.last[event[PLACE]]
            assert gone is not None
            face = self.guessed.stays[self.past.stays.index(gone)].kind
            self.tell(Fact(events.SAW_OWN, (side, event[PLACE], face), self.alone(side)))
        elif kind is events.HANDS_SHOWN and self.view.side == NONE:
            for side in (DRACULA, VAN_HELSING):
                self.tell(Fact(events.HAND_SEEN, (side, self.hand(side)), events.BOTH))
        elif kind is events.HAND_STUDIED and self.hidden(VAN_HELSING):
            self.tell(
                Fact(events.HAND_SEEN, (DRACULA, self.hand(DRACULA)), self.alone(VAN_HELSING))
            )
        elif kind in events.FEINT_DRAWN and self.view.side == NONE:
            face = mine(DRACULA, 0)
            if kind is events.FEINT_DRAWN[FEINT_FINDS]:
                face = COFFIN
            elif kind is not events.FEINT_DRAWN[FEINT_IDLE]:
                face = self.drawn.pop(0)
            self.tell(Fact(events.FEINT_FACE, (DRACULA, face), events.BOTH))


def retell(view: DuelView, guessed: Memory) -> list[Event]:
    """Return the history of an imagined world in which the cards have these faces."""
    began = this_game(view.history)
    retelling = Retelling(view, guessed)
    for event in view.history[began:]:
        retelling.go_on(event)
    return view.history[:began] + retelling.events
