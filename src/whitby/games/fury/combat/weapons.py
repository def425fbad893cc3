"""The cards with which hunters fight: items with a banner, Punch, Dodge and Escape (COMBAT-22)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Pick
from whitby.games.fury import parts
from whitby.games.fury.cards import table as cards
from whitby.games.fury.combat.base import HunterCombatCard, combat_of, use_up
from whitby.games.fury.combat.foe import HurtFoe, LeaveCombat, leave_combat
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Bite
from whitby.games.fury.options import DONE, FIRE, HOLD_FIRE, LET_OUT
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import Fury, present, seat_of
from whitby.games.fury.state.steps import HunterStep, Question


class Punch(HunterCombatCard):
    """1 damage."""

    card = cards.PUNCH

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Return the damage."""
        return [HurtFoe(cards.FIGHT_DAMAGE[cards.PUNCH])]


class Dodge(HunterCombatCard):
    """Only its banner counts."""

    card = cards.DODGE

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Return nothing."""
        return []


class Escape(HunterCombatCard):
    """The hunter leaves the combat."""

    card = cards.ESCAPE

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Let the hunter out."""
        return [LeaveCombat(hunter)]


class Weapon(HunterCombatCard):
    """A weapon deals its damage, 1 less in the hands of a mesmerized hunter."""

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Return the damage."""
        return [HurtFoe(combat.damage_of(self.card, hunter))]


class Knife(Weapon):
    """3 damage."""

    card = cards.KNIFE


class Gun(Weapon):
    """A weapon that can be loaded with Holy Bullets."""

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Return the damage, and the bullets."""
        return [*super().fight(state, combat, hunter), HolyBullets(hunter)]


class Pistol(Gun):
    """2 damage."""

    card = cards.PISTOL


class Rifle(Gun):
    """2 damage."""

    card = cards.RIFLE


class HolyBullets(HunterStep):
    """After a Rifle or Pistol, 3 more damage, once per combat.

    A hunter with another item is asked, unless it is public that there are no bullets.
    """

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both options."""
        combat = combat_of(state)
        gone = (
            state.public.item_discard[cards.HOLY_BULLETS] == cards.ITEM_COPIES[cards.HOLY_BULLETS]
        )
        if combat.bullets or gone or not combat.hunters or not present(state, self.hunter):
            return None
        if len(state.hands.items[self.hunter]) < 2:
            return None
        options = [FIRE.of()] if cards.HOLY_BULLETS in state.hands.items[self.hunter] else []
        seat = seat_of(state, self.hunter)
        return Decision(seat, "bullets", [*options, HOLD_FIRE.of()], (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Use them up, or not."""
        if option.verb is FIRE:
            combat_of(state).bullets = True
            state.then(HurtFoe(cards.FIGHT_DAMAGE[cards.HOLY_BULLETS]))
            discard_item(state, self.hunter, cards.HOLY_BULLETS)


class Crucifix(HunterCombatCard):
    """3 damage, if it cancels Fangs or Mesmerize."""

    card = cards.CRUCIFIX

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Return the damage, if it cancelled one of them."""
        cancels = combat.stopped and hunter == combat.engaged
        hurts = cancels and combat.card in cards.HURTS_AGAINST[cards.CRUCIFIX]
        return [HurtFoe(cards.FIGHT_DAMAGE[cards.CRUCIFIX])] if hurts else []


class Garlic(HunterCombatCard):
    """2 damage against Fangs or Claws, cancelled or not."""

    card = cards.GARLIC

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Return the damage, if the engaged hunter uses it against one of them."""
        hurts = hunter == combat.engaged and combat.card in cards.HURTS_AGAINST[cards.GARLIC]
        return [HurtFoe(cards.FIGHT_DAMAGE[cards.GARLIC])] if hurts else []


class HeavenlyHost(HunterCombatCard):
    """4 damage; against Fangs the hunter is bitten instead. It is used up."""

    card = cards.HEAVENLY_HOST

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Discard it, and return the damage or the bite."""
        bitten = hunter == combat.engaged and combat.card == cards.FANGS
        use_up(state, hunter, cards.HEAVENLY_HOST)
        if bitten:
            return [Bite(hunter), LeaveCombat(hunter)]
        return [HurtFoe(cards.FIGHT_DAMAGE[cards.HEAVENLY_HOST])]


class HolyCircle(HunterCombatCard):
    """Any number of hunters leave the combat. It is used up."""

    card = cards.HOLY_CIRCLE

    def fight(self, state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
        """Discard it, and let hunters out."""
        use_up(state, hunter, cards.HOLY_CIRCLE)
        return [LetOut(hunter, False)]


class LetOut(Question):
    """Holy Circle: any number of hunters leave the combat, at least one."""

    def __init__(self, hunter: int, some: bool) -> None:
        self.hunter = hunter
        self.some = some

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return the hunters in the combat; once one has left, also stopping."""
        hunters = combat_of(state).hunters
        if not hunters:
            return None
        options = [LET_OUT.of(other) for other in hunters]
        if self.some:
            options.append(DONE.of())
        return Decision(seat_of(state, self.hunter), "let_out", options, (self.hunter,))

    def take(self, state: Fury, option: Pick) -> None:
        """Let one out and ask again, or stop."""
        if option.verb is LET_OUT:
            leave_combat(state, option[parts.WHO])
            state.then(LetOut(self.hunter, True))


HUNTER_COMBAT_CARDS: Final[tuple[HunterCombatCard, ...]] = (
    Crucifix(),
    Garlic(),
    HeavenlyHost(),
    HolyCircle(),
    Knife(),
    Pistol(),
    Rifle(),
    Punch(),
    Dodge(),
    Escape(),
)
