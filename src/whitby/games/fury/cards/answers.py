"""Dracula's reactions to moving hunters: Wild Horses, Customs Search, False Tip."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.cards.playing import (
    Window,
    dracula_could,
    dracula_window,
    play_event,
    play_scheme_now,
)
from whitby.games.fury.cards.table import (
    CHARTERED_CARRIAGE,
    CUSTOMS_SEARCH,
    EVERY_HUNTER,
    FALSE_TIP,
    GOOD_LUCK,
    WILD_HORSES,
)
from whitby.games.fury.events import EVENT_CANCELLED, HORSES_BOLTED
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Suffer, delay
from whitby.games.fury.options import (
    DECLINE_PLAY,
    PAY_DAMAGE,
    PAY_ITEMS,
    PLAY,
    SEND_ON,
    Pick,
)
from whitby.games.fury.routes import by_road
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, present, seat_of

CUSTOMS_DAMAGE: Final = 3


class Bolt(Step[Fury]):
    """After road movement Dracula may play Wild Horses (FURY-MOVE-10)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the card, if he holds it, and declining."""
        ways = by_road(state.places[self.hunter], state.fog, state.roadblocks)
        if not dracula_could(state, WILD_HORSES) or not ways:
            return None
        return dracula_window(state, "wild_horses", WILD_HORSES)

    def run(self, state: Fury) -> None:
        """Do nothing: Dracula cannot have the card."""

    def take(self, state: Fury, option: Pick) -> None:
        """Send the hunter on, or not."""
        if option.verb is PLAY:
            play_scheme_now(state, WILD_HORSES)
            state.then(SendOn(self.hunter))


class SendOn(Step[Fury]):
    """Dracula moves the hunter on to a city next to the one just reached."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return the cities next to it."""
        ways = by_road(state.places[self.hunter], state.fog, state.roadblocks)
        options = [SEND_ON.of(place) for place in ways]
        return Decision(DRACULA_SEAT, "send_on", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Move the figure; only the new place counts."""
        state.places[self.hunter] = option.value
        state.say(HORSES_BOLTED, self.hunter, option.value)


class Customs(Step[Fury]):
    """After a move action into another region Dracula may play Customs Search."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the card, if he holds it, and declining."""
        if not present(state, self.hunter) or not dracula_could(state, CUSTOMS_SEARCH):
            return None
        return dracula_window(state, "customs", CUSTOMS_SEARCH)

    def run(self, state: Fury) -> None:
        """Do nothing: Dracula cannot have the card, or the hunter is gone."""

    def take(self, state: Fury, option: Pick) -> None:
        """Delay the hunter, who pays with items or damage."""
        if option.verb is PLAY:
            play_scheme_now(state, CUSTOMS_SEARCH)
            delay(state, self.hunter)
            state.then(PayCustoms(self.hunter))


class PayCustoms(Step[Fury]):
    """The hunter discards all items, or suffers 3; without items they suffer (as FURY-DELAY-07)."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both options."""
        if not state.items[self.hunter]:
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
        for card in state.items[self.hunter]:
            discard_item(state, self.hunter, card)


class Tip(Step[Fury]):
    """When a ticket is spent Dracula may play False Tip; Good Luck answers it (RAIL-11)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the card, if he holds it, and declining."""
        if not dracula_could(state, FALSE_TIP):
            return None
        return dracula_window(state, "false_tip", FALSE_TIP)

    def run(self, state: Fury) -> None:
        """Do nothing: Dracula cannot have the card."""

    def take(self, state: Fury, option: Pick) -> None:
        """Mislead the hunter, or not."""
        if option.verb is PLAY:
            play_scheme_now(state, FALSE_TIP)
            state.misled = True
            state.then(LUCKS[0])


class LoseCarriage(Step[Fury]):
    """A False Tip that is not cancelled cancels a Chartered Carriage (FURY-EVENT-14)."""

    def run(self, state: Fury) -> None:
        """Report it."""
        if state.misled:
            state.say(EVENT_CANCELLED, CHARTERED_CARRIAGE)


class Luck(Window):
    """Hunters may cancel the False Tip with Good Luck."""

    def cards(self) -> tuple[int, ...]:
        """Return Good Luck."""
        return (GOOD_LUCK,)

    def prompt(self) -> str:
        """Return the prompt."""
        return "good_luck"

    def again(self, at: int) -> Window:
        """Return the same window, at another hunter."""
        return LUCKS[at]

    def playable(self, state: Fury, hunter: int) -> list[Pick]:
        """Return Good Luck, if the hunter holds it."""
        return [PLAY.of(GOOD_LUCK)] if GOOD_LUCK in state.events_held[hunter] else []

    def take(self, state: Fury, option: Pick) -> None:
        """Cancel it, or go on to the next hunter; Dracula may add another (FURY-GOLD-07)."""
        if option.verb is DECLINE_PLAY:
            self.run(state)
        else:
            state.misled = False
            state.then(TIP)
            play_event(state, self.at, GOOD_LUCK)
            state.say(EVENT_CANCELLED, FALSE_TIP)


BOLTS: Final = tuple([Bolt(hunter) for hunter in EVERY_HUNTER])
CUSTOMS: Final = tuple([Customs(hunter) for hunter in EVERY_HUNTER])
TIP: Final = Tip()
LOSE_CARRIAGE: Final = LoseCarriage()
LUCKS: Final = tuple([Luck(hunter) for hunter in EVERY_HUNTER])
