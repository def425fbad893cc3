"""Dracula's combat cards, except those with which he escapes (FURY-COMBAT-18 to 21)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.combat.base import DraculaCombatCard, cancel_card, combat_of, use_up
from whitby.games.fury.combat.foe import HealFoe, LeaveCombat
from whitby.games.fury.combat.wreath import GarlicWreath, discard_wreaths
from whitby.games.fury.ending import Score
from whitby.games.fury.events import MESMERIZED, PLOT_DREW, PLOT_SEARCHED, PLOTTED
from whitby.games.fury.hunters.harm import Bite, Suffer
from whitby.games.fury.options import CLAW, NO_PLOT, PLOT, SEEK
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, with_card
from whitby.games.fury.state.steps import Question


class Claws(DraculaCombatCard):
    """Every wreath is discarded, 2 damage; by night 2 more to any hunter in the combat."""

    card = cards.CLAWS

    def strike(self, state: Fury, combat: Combat) -> list[Step[Fury]]:
        """Return the damage, and by night the second blow."""
        discard_wreaths(state, combat)
        blow: list[Step[Fury]] = [Suffer(combat.engaged, cards.STRIKE_DAMAGE[cards.CLAWS])]
        return [*blow, CLAW_AGAIN] if combat.night else blow


class ClawAgain(Step[Fury]):
    """Claws by night: Dracula picks any hunter in the combat for 2 more."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters in the combat, if there is a choice."""
        hunters = combat_of(state).hunters
        if len(hunters) < 2:
            return None
        return Decision(DRACULA_SEAT, "claw", [CLAW.of(hunter) for hunter in hunters])

    def run(self, state: Fury) -> None:
        """Strike the only one."""
        hunters = combat_of(state).hunters
        if hunters:
            state.then(Suffer(hunters[0], cards.STRIKE_DAMAGE[cards.CLAWS]))

    def take(self, state: Fury, option: Pick) -> None:
        """Strike the chosen one."""
        state.then(Suffer(option[parts.WHO], cards.STRIKE_DAMAGE[cards.CLAWS]))


class Fangs(DraculaCombatCard):
    """Heal 2, and 2 damage; by night a mesmerized hunter is bitten instead (FURY-MESM-03)."""

    card = cards.FANGS

    def strike(self, state: Fury, combat: Combat) -> list[Step[Fury]]:
        """Return the healing, then the damage or the bite."""
        hunter = combat.engaged
        heal = HealFoe(cards.STRIKE_HEALS[cards.FANGS])
        points = combat.fangs_bonus()
        bonus: list[Step[Fury]] = [Score(points)] if points > 0 else []
        if combat.night and hunter in combat.mesmerized:
            score = Score(cards.BITE_INFLUENCE)
            return [heal, Bite(hunter), LeaveCombat(hunter), score, *bonus]
        return [
            heal,
            Suffer(hunter, cards.STRIKE_DAMAGE[cards.FANGS]),
            GarlicWreath(hunter),
            *bonus,
        ]


class Strength(DraculaCombatCard):
    """2 damage; a Punch, a Crucifix or a weapon is cancelled, and by night discarded."""

    card = cards.STRENGTH

    def strike(self, state: Fury, combat: Combat) -> list[Step[Fury]]:
        """Return the damage, and the broken weapon."""
        return [Suffer(combat.engaged, cards.STRIKE_DAMAGE[cards.STRENGTH]), BREAK_WEAPON]


class BreakWeapon(Step[Fury]):
    """Strength cancels a Punch, a Crucifix or a weapon; by night it is discarded as well."""

    def run(self, state: Fury) -> None:
        """Cancel the engaged hunter's card."""
        combat = combat_of(state)
        hunter = combat.engaged
        card = combat.cards[hunter]
        if hunter not in combat.hunters or card not in cards.CANCELLED_BY[cards.STRENGTH]:
            return
        cancel_card(state, hunter)
        if combat.night and card in cards.BREAKABLE:
            use_up(state, hunter, card)


class Mesmerize(DraculaCombatCard):
    """The hunter's card is cancelled; the hunter is mesmerized to the end (FURY-MESM-01)."""

    card = cards.MESMERIZE

    def strike(self, state: Fury, combat: Combat) -> list[Step[Fury]]:
        """Cancel the card, and remember the hunter."""
        cancel_card(state, combat.engaged)
        if combat.engaged not in combat.mesmerized:
            combat.mesmerized = tuple(sorted((*combat.mesmerized, combat.engaged)))
            state.say(MESMERIZED, combat.engaged)
        return []


class Plotting(DraculaCombatCard):
    """Dracula takes a card of his choice from the combat deck; Plotting stays face up."""

    card = cards.PLOTTING

    def strike(self, state: Fury, combat: Combat) -> list[Step[Fury]]:
        """Return the search."""
        return [SEARCH_DECK]


class SearchDeck(Step[Fury]):
    """Plotting: Dracula searches the combat deck."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return what the deck holds."""
        deck = combat_of(state).deck
        found = [SEEK.of(kind) for kind, left in enumerate(deck) if left]
        return Decision(DRACULA_SEAT, "seek", found) if found else None

    def run(self, state: Fury) -> None:
        """Put Plotting face up without a search: the deck is empty."""
        combat_of(state).plots += 1

    def take(self, state: Fury, option: Pick) -> None:
        """Take it, unseen."""
        combat = combat_of(state)
        combat.plots += 1
        combat.deck[option[parts.COMBAT_CARD]] -= 1
        combat.hand = with_card(combat.hand, option[parts.COMBAT_CARD])
        state.say(PLOT_SEARCHED)
        state.say_to_dracula(PLOT_DREW, option[parts.COMBAT_CARD])


class PlotNow(Question):
    """An open Plotting may cancel the engaged hunter's Punch, Dodge or Escape (FURY-PLOT-01)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both options; a Plotting from this round does not count (FURY-PLOT-02)."""
        combat = combat_of(state)
        if combat.plots == 0 or combat.cards[combat.engaged] not in cards.BASIC_CARDS:
            return None
        return Decision(DRACULA_SEAT, "plot", (PLOT.of(), NO_PLOT.of()), (combat.engaged,))

    def take(self, state: Fury, option: Pick) -> None:
        """Turn Plotting down to cancel the card (FURY-PLOT-03)."""
        if option.verb is PLOT:
            combat = combat_of(state)
            combat.plots -= 1
            state.say(PLOTTED, combat.engaged)
            cancel_card(state, combat.engaged)


CLAW_AGAIN: Final = ClawAgain()
BREAK_WEAPON: Final = BreakWeapon()
SEARCH_DECK: Final = SearchDeck()
PLOT_NOW: Final = PlotNow()
STRIKES: Final[tuple[DraculaCombatCard, ...]] = (
    Claws(),
    Fangs(),
    Mesmerize(),
    Plotting(),
    Strength(),
)
