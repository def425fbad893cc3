"""Dracula's allies: each is played for an effect, or stays in play and acts in his phase."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.allies import join_dracula
from whitby.games.fury.cards.dracula_event import ALLY, DraculaEvent, declare
from whitby.games.fury.cards.events.adding import Corrupt
from whitby.games.fury.dracula.encounter_hand import REFILL, discard_open, draw_encounters
from whitby.games.fury.events import EVENT_OPENED, EVENTS_TAKEN, POUNCED, SHOWED, SWAPPED
from whitby.games.fury.hunters.harm import Suffer
from whitby.games.fury.hunters.showing import ask_to_show
from whitby.games.fury.hunters.supply import (
    receive_dracula,
    refill_events,
    show_top,
    take_top,
)
from whitby.games.fury.options import CHOOSE_HUNTER, DONE, PLAY_AS, SHOW, SWAP
from whitby.games.fury.parts import MODES
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, kinds_in, present, without
from whitby.games.fury.state.public import more
from whitby.games.fury.state.steps import Question

CORRUPT_SPACES: Final[tuple[int, ...]] = (0, 1, 2)
CORRUPT_ENCOUNTERS: Final = 2
POUNCE_DAMAGE: Final = 4
ALLY_POUNCE_DAMAGE: Final = 1
"""Of the Great Wolf when it is played, and in each phase as an ally."""
FEARED: Final[tuple[int, ...]] = (cards.CRUCIFIX, cards.HEAVENLY_HOST)
ASSIST_EVENTS: Final = 6


class DraculaAlly(DraculaEvent):
    """An ally: an effect of its own, or it stays in play."""

    at_once = True
    mode: int = 0  # the other than being his ally

    def modes(self) -> tuple[int, ...]:
        """Return both."""
        return (self.mode, ALLY)

    def drawn(self, state: Fury) -> list[Pick]:
        """Return both modes."""
        return [PLAY_AS.of(self.card, mode) for mode in self.modes()]

    def run(self, state: Fury, mode: int) -> None:
        """Let the ally join him, or carry out its own effect."""
        if mode == ALLY:
            join_dracula(state, self.card)
        else:
            self.effect(state)

    def effect(self, state: Fury) -> None:
        """Carry out its own effect."""
        raise NotImplementedError


class DraculasBrides(DraculaAlly):
    """He adds encounters to two of his last three hideouts; in play, he may swap an encounter."""

    card = cards.DRACULAS_BRIDES
    mode = MODES.index("corrupt")

    def effect(self, state: Fury) -> None:
        state.then(Corrupt(CORRUPT_SPACES, CORRUPT_ENCOUNTERS, True), REFILL)

    def act(self, state: Fury) -> None:
        state.then(SWAP_ONE)


class SwapOne(Question):
    """Dracula's Brides: he may discard an encounter and draw another."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return his encounters, and keeping them."""
        if not state.dracula.encounter_hand:
            return None
        options = [SWAP.of(kind) for kind in kinds_in(state.dracula.encounter_hand)]
        return Decision(DRACULA_SEAT, "swap", [*options, DONE.of()])

    def take(self, state: Fury, option: Pick) -> None:
        """Swap it, or not."""
        if option.verb is SWAP:
            state.dracula.encounter_hand = without(
                state.dracula.encounter_hand, option[parts.ENCOUNTER]
            )
            state.say(SWAPPED)
            discard_open(state, option[parts.ENCOUNTER])
            draw_encounters(state, 1)


class GreatWolf(DraculaAlly):
    """It attacks a hunter; in play again in each phase, with less damage."""

    card = cards.GREAT_WOLF
    mode = MODES.index("pounce")

    def effect(self, state: Fury) -> None:
        state.then(Pounce(POUNCE_DAMAGE))

    def act(self, state: Fury) -> None:
        state.then(Pounce(ALLY_POUNCE_DAMAGE))


class Pounce(Question):
    """The Great Wolf attacks a hunter of Dracula's choice."""

    def __init__(self, damage: int) -> None:
        self.damage = damage

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters on the board."""
        there = [hunter for hunter in cards.EVERY_HUNTER if present(state, hunter)]
        if not there:
            return None
        options = [CHOOSE_HUNTER.of(hunter) for hunter in there]
        return Decision(DRACULA_SEAT, "pounce", options, (self.damage,))

    def take(self, state: Fury, option: Pick) -> None:
        """Attack."""
        state.say(POUNCED, option[parts.WHO])
        state.then(FaceWolf(option[parts.WHO], self.damage))


class FaceWolf(Step[Fury]):
    """The hunter shows a Crucifix or a Heavenly Host, or suffers damage."""

    def __init__(self, hunter: int, damage: int) -> None:
        self.hunter = hunter
        self.damage = damage

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what can be shown."""
        if not state.hands.items[self.hunter]:
            return None
        return ask_to_show(state, self.hunter, FEARED, "great_wolf", self.damage)

    def run(self, state: Fury) -> None:
        """Suffer."""
        state.then(Suffer(self.hunter, self.damage))

    def take(self, state: Fury, option: Pick) -> None:
        """Show it, or suffer."""
        if option.verb is SHOW:
            state.say(SHOWED, self.hunter, option[parts.ITEM])
        else:
            self.run(state)


class ImmanuelHildesheim(DraculaAlly):
    """He takes his events among the top six; in play, the top card if it is one of his."""

    card = cards.IMMANUEL_HILDESHEIM
    mode = MODES.index("assist")
    discarded_last = True

    def effect(self, state: Fury) -> None:
        taken: list[int] = []
        for _ in range(ASSIST_EVENTS):
            if not refill_events(state):
                break
            taken.append(take_top(state))
        his = [card for card in taken if cards.event_side(card) == cards.DRACULA_SIDE]
        for card in taken:
            if cards.event_side(card) != cards.DRACULA_SIDE:
                state.public.event_discard = more(state.public.event_discard, card)
                state.say(EVENT_OPENED, card)
        state.say(EVENTS_TAKEN, len(his))
        show_top(state)
        if his:
            state.dracula.unread = tuple(his)
            state.then(READ_NEXT)

    def act(self, state: Fury) -> None:
        if state.decks.top() == cards.DRACULA_SIDE:
            card = take_top(state)
            state.say(EVENTS_TAKEN, 1)
            show_top(state)
            receive_dracula(state, card)


class ReadNext(Step[Fury]):
    """Dracula draws the events that Immanuel Hildesheim brought, one by one."""

    def run(self, state: Fury) -> None:
        """Read the next one."""
        card = state.dracula.unread[0]
        state.dracula.unread = state.dracula.unread[1:]
        if state.dracula.unread:
            state.then(self)
        receive_dracula(state, card, limit=not state.dracula.unread)


SWAP_ONE: Final = SwapOne()
READ_NEXT: Final = ReadNext()

declare(DraculasBrides(), GreatWolf(), ImmanuelHildesheim())
