"""Events of the hunters for the start of a combat (FURY-COMBAT-44)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Fact, Pick
from whitby.games.fury import parts
from whitby.games.fury.cards import table
from whitby.games.fury.cards.hunter_event import HunterEvent, declare
from whitby.games.fury.combat.base import combat_of
from whitby.games.fury.combat.end import END_COMBAT
from whitby.games.fury.combat.foe import HurtFoe, leave_combat
from whitby.games.fury.events import EXCHANGED, FOUND_ITEM, ITEM_THROWN, SAW_FINDS, TOOK_ITEM
from whitby.games.fury.hunters.hands import ITEM_LIMITS, gain_item
from whitby.games.fury.hunters.harm import Suffer
from whitby.games.fury.hunters.supply import take_item
from whitby.games.fury.options import CHOOSE_HUNTER, CHOOSE_ITEM, EXCHANGE, KEEP_CARD
from whitby.games.fury.state.fury import Fury, kinds_in, owner, seat_of, without
from whitby.games.fury.state.public import more
from whitby.games.fury.state.steps import HunterStep, Question

LEAP_DAMAGE: Final = 5
ITEMS_LOOKED_AT: Final = 5


class EscapeRoute(HunterEvent):
    """One hunter of the player's choice leaves the combat."""

    card = table.ESCAPE_ROUTE
    at_combat = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(LetOneOut(hunter))


class LetOneOut(HunterStep):
    """Escape Route: who leaves the combat."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters in the combat."""
        combat = state.combat
        if combat is None or len(combat.hunters) < 2:
            return None
        options = [CHOOSE_HUNTER.of(other) for other in combat.hunters]
        return Decision(seat_of(state, self.hunter), "escape_route", options, (self.hunter,))

    def run(self, state: Fury) -> None:
        """Let the only one leave."""
        leave_combat(state, self.hunter)

    def take(self, state: Fury, option: Pick) -> None:
        """Let the chosen one out."""
        leave_combat(state, option[parts.WHO])


class HeroicLeap(HunterEvent):
    """Instead of the combat: 5 damage to the foe, then 5 to the hunter."""

    card = table.HEROIC_LEAP
    at_combat = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.then(HurtFoe(LEAP_DAMAGE), CallOff(), Suffer(hunter, LEAP_DAMAGE))


class CallOff(Step[Fury]):
    """The combat is not fought."""

    def run(self, state: Fury) -> None:
        """End it."""
        if state.combat is not None:
            state.combat.hunters = ()
        state.then(END_COMBAT)


class LuckyFind(HunterEvent):
    """Look at five items, keep one, discard the others."""

    card = table.LUCKY_FIND
    at_combat = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        found: list[int] = []
        for _ in range(ITEMS_LOOKED_AT):
            item = take_item(state)
            if item != table.NONE:
                found.append(item)
        state.looked_at = tuple(sorted(found))
        state.tell(Fact(SAW_FINDS, (hunter, state.looked_at), owner(state, hunter)))
        state.then(KeepOne(hunter))


class KeepOne(HunterStep):
    """Lucky Find: which of the items is kept."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what was found."""
        if not state.looked_at:
            return None
        options = [CHOOSE_ITEM.of(card) for card in kinds_in(state.looked_at)]
        return Decision(seat_of(state, self.hunter), "lucky_find", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Keep one, discard the others face up."""
        gain_item(state, self.hunter, option[parts.ITEM])
        state.say(FOUND_ITEM, self.hunter)
        state.say_to(owner(state, self.hunter), TOOK_ITEM, self.hunter, option[parts.ITEM])
        for card in without(state.looked_at, option[parts.ITEM]):
            state.public.item_discard = more(state.public.item_discard, card)
            state.say(ITEM_THROWN, card)
        state.looked_at = ()
        state.then(ITEM_LIMITS[self.hunter])


class PlannedAmbush(HunterEvent):
    """It stays in play until the cards of round 1 are revealed (FURY-COMBAT-45)."""

    card = table.PLANNED_AMBUSH
    at_combat = True

    def run(self, state: Fury, hunter: int, mode: int) -> None:
        state.public.event_discard = more(state.public.event_discard, self.card, -1)
        combat_of(state).planned = (*combat_of(state).planned, hunter)


class Plan(Question):
    """In round 1 a hunter with Planned Ambush may take another card instead (COMBAT-45)."""

    def hunter(self, state: Fury) -> int:
        """Return the next hunter with the card in play; NONE if there is none."""
        planned = [h for h in combat_of(state).planned if h in combat_of(state).hunters]
        return min(planned) if planned else table.NONE

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the other cards, and keeping the revealed one."""
        hunter = self.hunter(state)
        if hunter == table.NONE:
            return None
        combat = combat_of(state)
        hand = state.hands.items[hunter]
        if combat.cards[hunter] in hand:
            hand = without(hand, combat.cards[hunter])
        cards = [card for card in kinds_in(hand) if table.BANNERS[card]]
        cards += [card for card in table.BASIC_CARDS if card != combat.cards[hunter]]
        options = [EXCHANGE.of(card) for card in cards]
        return Decision(seat_of(state, hunter), "plan", [*options, KEEP_CARD.of()], (hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Exchange the card, or not; the event is used up."""
        combat = combat_of(state)
        hunter = self.hunter(state)
        combat.planned = without(combat.planned, hunter)
        state.public.event_discard = more(state.public.event_discard, table.PLANNED_AMBUSH)
        if option.verb is EXCHANGE:
            combat.cards[hunter] = option[parts.FIGHT_CARD]
            state.say(EXCHANGED, hunter, option[parts.FIGHT_CARD])
        state.then(self)


PLAN: Final = Plan()

declare(EscapeRoute(), HeroicLeap(), LuckyFind(), PlannedAmbush())
