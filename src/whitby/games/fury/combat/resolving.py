"""Steps 5 and 6 of a round: Dracula's card, then the hunters', take effect (COMBAT-18 to 25)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards.hunter_event import ally_of
from whitby.games.fury.cards.table import ESCAPES, FANGS
from whitby.games.fury.combat.base import combat_of
from whitby.games.fury.combat.escape import ESCAPE_CARDS
from whitby.games.fury.combat.strikes import STRIKES
from whitby.games.fury.combat.weapons import HUNTER_COMBAT_CARDS
from whitby.games.fury.ending import HurtDracula
from whitby.games.fury.events import CARD_NEXT
from whitby.games.fury.options import RESOLVE_CARD
from whitby.games.fury.state.fury import Fury, seat_of

DRACULA_CARDS: Final = {card.card: card for card in (*STRIKES, *ESCAPE_CARDS)}
HUNTER_CARDS: Final = {card.card: card for card in HUNTER_COMBAT_CARDS}


class ResolveStrike(Step[Fury]):
    """An uncancelled card takes effect on the engaged hunter (FURY-COMBAT-18)."""

    def run(self, state: Fury) -> None:
        """Push its effect."""
        combat = combat_of(state)
        if not combat.stopped and combat.hunters:
            state.then(*DRACULA_CARDS[combat.card].strike(state, combat), AFTER_STRIKE)


class AfterStrike(Step[Fury]):
    """What follows a resolved card: Sister Agatha (FURY-COMBAT-45)."""

    def run(self, state: Fury) -> None:
        """Hurt Dracula, if she is in play and he resolved Fangs or an escape."""
        combat = combat_of(state)
        resolved = not combat.stopped and (combat.card == FANGS or combat.card in ESCAPES)
        damage = ally_of(state.public).bite_damage
        if damage and resolved and combat.with_dracula():
            state.then(HurtDracula(damage))


class ResolveHunters(Step[Fury]):
    """Every hunter still in the combat resolves the card revealed (FURY-COMBAT-22)."""

    def run(self, state: Fury) -> None:
        """Start with all of them."""
        state.then(NextCard(combat_of(state).hunters))


class NextCard(Step[Fury]):
    """The hunters choose whose card is next (FURY-COMBAT-25)."""

    def __init__(self, left: tuple[int, ...]) -> None:
        self.left = left

    def waiting(self, state: Fury) -> list[int]:
        """Return whose card is still to be resolved: not cancelled, still in combat (COMBAT-23)."""
        combat = combat_of(state)
        return [h for h in self.left if h in combat.hunters and h not in combat.cancelled]

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters to choose from; the first of them is asked."""
        waiting = self.waiting(state)
        if len(waiting) < 2:
            return None
        options = [RESOLVE_CARD.of(hunter) for hunter in waiting]
        return Decision(seat_of(state, waiting[0]), "next_card", options)

    def run(self, state: Fury) -> None:
        """Resolve the only one left."""
        waiting = self.waiting(state)
        if waiting:
            self.resolve(state, waiting[0])

    def take(self, state: Fury, option: Pick) -> None:
        """Resolve the chosen one."""
        state.say(CARD_NEXT, option[parts.WHO])
        self.resolve(state, option[parts.WHO])

    def resolve(self, state: Fury, hunter: int) -> None:
        """Carry out a hunter's card, then the others."""
        left = tuple([other for other in self.left if other != hunter])
        combat = combat_of(state)
        card = HUNTER_CARDS[combat.cards[hunter]]
        state.then(*card.fight(state, combat, hunter), NextCard(left))


RESOLVE_STRIKE: Final = ResolveStrike()
AFTER_STRIKE: Final = AfterStrike()
RESOLVE_HUNTERS: Final = ResolveHunters()
