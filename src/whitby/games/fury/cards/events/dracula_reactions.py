"""Dracula's reactions to what hunters do: each is asked by a `Reaction` step."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.dracula_event import DraculaEvent, declare
from whitby.games.fury.cards.events.good_luck import AGAINST_TIP_WINDOW
from whitby.games.fury.events import HORSES_BOLTED
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Suffer, delay
from whitby.games.fury.options import PAY_DAMAGE, PAY_ITEMS, SEND_ON
from whitby.games.fury.routes import by_road
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, present, seat_of
from whitby.games.fury.state.public import put
from whitby.games.fury.state.steps import HunterStep

CUSTOMS_DAMAGE: Final = 3


class WildHorses(DraculaEvent):
    """After road movement he moves the hunter on (FURY-MOVE-10)."""

    card = cards.WILD_HORSES
    prompt = "wild_horses"

    def applies(self, state: Fury, hunter: int) -> bool:
        """Return whether a road leads on."""
        return len(roads_on(state, hunter)) > 0

    def react(self, state: Fury, hunter: int) -> None:
        state.then(SendOn(hunter))


def roads_on(state: Fury, hunter: int) -> list[int]:
    """Return the cities next to the one just reached."""
    return by_road(state.public.places[hunter], state.public.fog, state.public.roadblocks)


class SendOn(HunterStep):
    """Dracula moves the hunter on to a city next to the one just reached."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the cities next to it."""
        options = [SEND_ON.of(place) for place in roads_on(state, self.hunter)]
        return Decision(DRACULA_SEAT, "send_on", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Move the figure; only the new place counts."""
        state.public.places = put(state.public.places, self.hunter, option[parts.PLACE])
        state.say(HORSES_BOLTED, self.hunter, option[parts.PLACE])


class CustomsSearch(DraculaEvent):
    """After a move action into another region the hunter is delayed and pays."""

    card = cards.CUSTOMS_SEARCH
    prompt = "customs"

    def applies(self, state: Fury, hunter: int) -> bool:
        """Return whether the hunter is still on the board."""
        return present(state, hunter)

    def react(self, state: Fury, hunter: int) -> None:
        delay(state, hunter)
        state.then(PayCustoms(hunter))


class PayCustoms(HunterStep):
    """The hunter discards all items, or suffers 3; without items they suffer (as FURY-DELAY-07)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both options."""
        if not state.hands.items[self.hunter]:
            return None
        options = (PAY_ITEMS.of(), PAY_DAMAGE.of())
        return Decision(seat_of(state, self.hunter), "pay_customs", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Pay with damage."""
        state.then(Suffer(self.hunter, CUSTOMS_DAMAGE))

    def take(self, state: Fury, option: Pick) -> None:
        """Pay."""
        if option.verb is PAY_DAMAGE:
            self.run(state)
            return
        for card in state.hands.items[self.hunter]:
            discard_item(state, self.hunter, card)


class FalseTip(DraculaEvent):
    """When a ticket is spent he chooses where it leads; Good Luck cancels it (FURY-RAIL-11)."""

    card = cards.FALSE_TIP
    prompt = "false_tip"

    def react(self, state: Fury, hunter: int) -> None:
        state.public.misled = True
        state.then(AGAINST_TIP_WINDOW)


class SensationalistPress(DraculaEvent):
    """It cancels an event of the hunters that reveals something."""

    card = cards.SENSATIONALIST_PRESS
    prompt = "press"

    def react(self, state: Fury, hunter: int) -> None:
        state.public.annulled = True


declare(CustomsSearch(), FalseTip(), SensationalistPress(), WildHorses())
