"""Effects of combat cards: Dracula's in step 5, the hunters' in step 6 (FURY-COMBAT-18 to 24)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Step
from whitby.games.fury.cards.playing import dracula_could, enraged_window, play_scheme_now
from whitby.games.fury.cards.table import (
    CLAWS,
    CRUCIFIX,
    ENRAGED,
    ESCAPE,
    ESCAPE_AS_BAT,
    ESCAPES,
    FANGS,
    GARLIC,
    GARLIC_WREATH,
    GODALMING,
    GUNS,
    HEAVENLY_HOST,
    HOLY_BULLETS,
    HOLY_CIRCLE,
    ITEM_COPIES,
    KNIFE,
    LUCYS_REVENGE,
    MESMERIZE,
    NONE,
    PLOTTING,
    PUNCH,
    RECKLESS_VAMPIRE,
    SISTER_AGATHA,
    STRENGTH,
    WEAPONS,
)
from whitby.games.fury.combat.escape import FLIGHT
from whitby.games.fury.combat.foe import HealFoe, HurtFoe, LeaveCombat, leave_combat
from whitby.games.fury.combat.rounds import cancel_card, combat_of
from whitby.games.fury.ending import HurtDracula, Score
from whitby.games.fury.events import (
    CARD_NEXT,
    MESMERIZED,
    PLOT_DREW,
    PLOT_SEARCHED,
    STRUCK_OUT,
    TOO_PROUD,
    WREATH_GONE,
)
from whitby.games.fury.hunters.hands import discard_item
from whitby.games.fury.hunters.harm import Bite, Suffer
from whitby.games.fury.options import (
    CLAW,
    DECLINE_PLAY,
    DONE,
    FIRE,
    HOLD_FIRE,
    LET_OUT,
    PLAY,
    RESOLVE_CARD,
    SEEK,
    USE_REVENGE,
    Pick,
)
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, present, seat_of, with_card

BLOW: Final = 2
"""The damage of Claws, Strength and Fangs to the engaged hunter."""
FANGS_HEAL: Final = 2
WREATH_DAMAGE: Final = 4
AGATHA_DAMAGE: Final = 2
VAMPIRE_PRIDE: Final = 3
"""Cards that must have been played before a vampire may escape (FURY-ESCAPE-05)."""
DAMAGE: Final = {PUNCH: 1, KNIFE: 3, GUNS[0]: 2, GUNS[1]: 2}
CRUCIFIX_DAMAGE: Final = 3
GARLIC_DAMAGE: Final = 2
HOST_DAMAGE: Final = 4
BULLET_DAMAGE: Final = 3
HURT_BY_CRUCIFIX: Final[tuple[int, ...]] = (FANGS, MESMERIZE)
"""The cards whose cancelling by a Crucifix hurts."""
HURT_BY_GARLIC: Final[tuple[int, ...]] = (FANGS, CLAWS)
"""The cards against which Garlic hurts."""
USED_UP: Final[tuple[int, ...]] = (HEAVENLY_HOST, HOLY_CIRCLE)
"""Items that are discarded after a fight with them."""
BROKEN: Final[tuple[int, ...]] = (PUNCH, CRUCIFIX, *WEAPONS)
"""What Strength cancels."""
NIGHT_EFFECTS: Final[tuple[int, ...]] = (CLAWS, ESCAPE_AS_BAT, FANGS, STRENGTH)
"""Cards with a stronger effect at night."""


# Step 5: Dracula's card


class ResolveStrike(Step[Fury]):
    """An uncancelled card takes effect on the engaged hunter (FURY-COMBAT-18)."""

    def run(self, state: Fury) -> None:
        """Push its effect."""
        combat = combat_of(state)
        if not combat.stopped and combat.hunters:
            state.then(*strike(state, combat), AFTER_STRIKE)


def strike(state: Fury, combat: Combat) -> list[Step[Fury]]:
    """Return the effect of Dracula's card, by its kind."""
    hunter, kind = combat.engaged, combat.card
    if kind == CLAWS:
        lose_wreaths(state, combat)
        steps: list[Step[Fury]] = [Suffer(hunter, BLOW)]
        return [*steps, CLAW_AGAIN] if combat.night else steps
    if kind == STRENGTH:
        return [Suffer(hunter, BLOW), BREAK_WEAPON]
    if kind == FANGS:
        return fangs(combat, hunter)
    if kind == MESMERIZE:
        return [MESMERIZE_NOW]
    if kind == PLOTTING:
        return [SEARCH_DECK]
    return stopping(state, combat) if too_early(state, combat) else [ESCAPE_NOW]


def fangs(combat: Combat, hunter: int) -> list[Step[Fury]]:
    """Heal and hurt; by night a mesmerized hunter is bitten instead (FURY-MESM-03)."""
    bonus: list[Step[Fury]] = []
    if combat.ambush and combat.vampire == RECKLESS_VAMPIRE:
        bonus = [Score(1)]  # FURY-WIN-09
    if combat.night and hunter in combat.mesmerized:
        return [HealFoe(FANGS_HEAL), Bite(hunter), LeaveCombat(hunter), Score(1), *bonus]
    return [HealFoe(FANGS_HEAL), Suffer(hunter, BLOW), Wreath(hunter), *bonus]


class Wreath(Step[Fury]):
    """A foe who bites a hunter with a Garlic Wreath suffers damage."""

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def run(self, state: Fury) -> None:
        """Hurt the biter, if the hunter was hurt: once for each wreath."""
        if not state.saved:
            worn = combat_of(state).wreaths.count(self.hunter)
            state.then(*[HurtFoe(WREATH_DAMAGE)] * worn)


def lose_wreaths(state: Fury, combat: Combat) -> None:
    """Claws discard every wreath."""
    for hunter in combat.wreaths:
        state.item_discard[GARLIC_WREATH] += 1
        state.say(WREATH_GONE, hunter)
    combat.wreaths = ()


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
            state.then(Suffer(hunters[0], BLOW))

    def take(self, state: Fury, option: Pick) -> None:
        """Strike the chosen one."""
        state.then(Suffer(option.value, BLOW))


class BreakWeapon(Step[Fury]):
    """Strength cancels a Punch, a Crucifix or a weapon; by night it is discarded as well."""

    def run(self, state: Fury) -> None:
        """Cancel the engaged hunter's card."""
        combat = combat_of(state)
        hunter = combat.engaged
        card = combat.cards[hunter]
        if hunter not in combat.hunters or card not in BROKEN:
            return
        cancel_card(state, hunter)
        if combat.night and card != PUNCH:
            use_up(state, hunter, card)


def use_up(state: Fury, hunter: int, card: int) -> None:
    """Discard the item that was used: it does not come back."""
    combat_of(state).cards[hunter] = NONE
    discard_item(state, hunter, card)


class MesmerizeNow(Step[Fury]):
    """Mesmerize cancels the card; the hunter is mesmerized to the end (FURY-MESM-01)."""

    def run(self, state: Fury) -> None:
        """Mesmerize the engaged hunter."""
        combat = combat_of(state)
        cancel_card(state, combat.engaged)
        if combat.engaged not in combat.mesmerized:
            combat.mesmerized = tuple(sorted((*combat.mesmerized, combat.engaged)))
            state.say(MESMERIZED, combat.engaged)


class SearchDeck(Step[Fury]):
    """Plotting: Dracula takes a card of his choice from the combat deck; Plotting stays face up."""

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
        combat.deck[option.value] -= 1
        combat.hand = with_card(combat.hand, option.value)
        state.say(PLOT_SEARCHED)
        state.say_to_dracula(PLOT_DREW, option.value)


# Escapes (FURY-ESCAPE-01 to FURY-ESCAPE-19)


def too_early(state: Fury, combat: Combat) -> bool:
    """Return whether it is too early to escape (FURY-ESCAPE-01, FURY-ESCAPE-05)."""
    before = len(combat.played) - 1
    if combat.with_dracula():
        return before <= state.despair
    return before < VAMPIRE_PRIDE


class EscapeNow(Step[Fury]):
    """An escape card ends the combat at once, unless it is too early or stopped (COMBAT-20)."""

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return Lucy's Revenge, if Lord Godalming has it in play in this combat."""
        combat = combat_of(state)
        if barred(state, combat) or not combat.revenge or GODALMING not in combat.hunters:
            return None
        options = (USE_REVENGE.of(), DECLINE_PLAY.of())
        return Decision(seat_of(state, GODALMING), "revenge", options, (GODALMING,))

    def run(self, state: Fury) -> None:
        """Get away, or not."""
        combat = combat_of(state)
        if combat.stopped:
            state.say(STRUCK_OUT, combat.card)
        elif barred(state, combat):
            combat.stopped = True
            state.say(TOO_PROUD, combat.card)
        else:
            get_away(state, combat)

    def take(self, state: Fury, option: Pick) -> None:
        """Stop him, or let him go."""
        combat = combat_of(state)
        if option.verb is USE_REVENGE:
            combat.revenge = False
            state.event_discard[LUCYS_REVENGE] += 1
            combat.stopped = True
            state.then(*stopping(state, combat))
        else:
            get_away(state, combat)


class Defy(Step[Fury]):
    """Enraged may also answer a failed escape, though the escape still fails (COMBAT-45)."""

    def ask(self, state: Fury) -> Decision[Pick]:
        """Return Enraged, if he holds it, and declining."""
        return enraged_window(state)

    def take(self, state: Fury, option: Pick) -> None:
        """Play it, or not: the escape cannot be resolved either way."""
        if option.verb is PLAY:
            play_scheme_now(state, ENRAGED)
            combat_of(state).enraged = True


def stopping(state: Fury, combat: Combat) -> list[Step[Fury]]:
    """Return what follows when an escape is stopped: Dracula may answer with Enraged."""
    if not combat.enraged and dracula_could(state, ENRAGED):
        return [DEFY, ESCAPE_NOW]
    return [ESCAPE_NOW]


def barred(state: Fury, combat: Combat) -> bool:
    """Return whether the escape card cannot be resolved."""
    return combat.enraged or too_early(state, combat)


def get_away(state: Fury, combat: Combat) -> None:
    """End the combat; by night Dracula may fly away as a bat (FURY-ESCAPE-09, FURY-ESCAPE-16)."""
    combat.hunters = ()
    if combat.card == ESCAPE_AS_BAT and combat.night and combat.with_dracula():
        state.then(FLIGHT)


class AfterStrike(Step[Fury]):
    """What follows a resolved card: Sister Agatha (FURY-COMBAT-45)."""

    def run(self, state: Fury) -> None:
        """Hurt Dracula, if she is in play and he resolved Fangs or an escape."""
        combat = combat_of(state)
        resolved = not combat.stopped and (combat.card == FANGS or combat.card in ESCAPES)
        if resolved and combat.with_dracula() and state.hunter_ally == SISTER_AGATHA:
            state.then(HurtDracula(AGATHA_DAMAGE))


# Step 6: the hunters' cards


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
        state.say(CARD_NEXT, option.value)
        self.resolve(state, option.value)

    def resolve(self, state: Fury, hunter: int) -> None:
        """Carry out a hunter's card, then the others."""
        left = tuple([other for other in self.left if other != hunter])
        state.then(*fight(state, combat_of(state), hunter), NextCard(left))


def fight(state: Fury, combat: Combat, hunter: int) -> list[Step[Fury]]:
    """Return the effect of a hunter's card, by its kind."""
    card = combat.cards[hunter]
    if card in DAMAGE:
        dull = 1 if card in WEAPONS and hunter in combat.mesmerized else 0
        blow: list[Step[Fury]] = [HurtFoe(DAMAGE[card] - dull)]
        return [*blow, Bullets(hunter)] if card in GUNS else blow
    if card == CRUCIFIX:
        cancels = combat.stopped and hunter == combat.engaged and combat.card in HURT_BY_CRUCIFIX
        return [HurtFoe(CRUCIFIX_DAMAGE)] if cancels else []
    if card == GARLIC:
        smells = hunter == combat.engaged and combat.card in HURT_BY_GARLIC
        return [HurtFoe(GARLIC_DAMAGE)] if smells else []
    if card == HEAVENLY_HOST:
        bitten = hunter == combat.engaged and combat.card == FANGS
        use_up(state, hunter, card)
        return [Bite(hunter), LeaveCombat(hunter)] if bitten else [HurtFoe(HOST_DAMAGE)]
    if card == HOLY_CIRCLE:
        use_up(state, hunter, card)
        return [LetOut(hunter, False)]
    if card == ESCAPE:
        return [LeaveCombat(hunter)]
    return []  # Dodge


class LetOut(Step[Fury]):
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

    def run(self, state: Fury) -> None:
        """Do nothing: nobody is left."""

    def take(self, state: Fury, option: Pick) -> None:
        """Let one out and ask again, or stop."""
        if option.verb is LET_OUT:
            leave_combat(state, option.value)
            state.then(LetOut(self.hunter, True))


class Bullets(Step[Fury]):
    """Holy Bullets: after a Rifle or Pistol, 3 more damage, once per combat.

    A hunter with another item is asked, unless it is public that there are no bullets.
    """

    def __init__(self, hunter: int) -> None:
        self.hunter = hunter

    def ask(self, state: Fury) -> Decision[Pick] | None:
        """Return both options."""
        combat = combat_of(state)
        gone = state.item_discard[HOLY_BULLETS] == ITEM_COPIES[HOLY_BULLETS]
        if combat.bullets or gone or not combat.hunters or not present(state, self.hunter):
            return None
        if len(state.items[self.hunter]) < 2:
            return None
        options = [FIRE.of()] if HOLY_BULLETS in state.items[self.hunter] else []
        seat = seat_of(state, self.hunter)
        return Decision(seat, "bullets", [*options, HOLD_FIRE.of()], (self.hunter,))

    def run(self, state: Fury) -> None:
        """Do nothing: there are no bullets."""

    def take(self, state: Fury, option: Pick) -> None:
        """Use them up, or not."""
        if option.verb is FIRE:
            combat_of(state).bullets = True
            state.then(HurtFoe(BULLET_DAMAGE))
            discard_item(state, self.hunter, HOLY_BULLETS)


RESOLVE_STRIKE: Final = ResolveStrike()
AFTER_STRIKE: Final = AfterStrike()
CLAW_AGAIN: Final = ClawAgain()
BREAK_WEAPON: Final = BreakWeapon()
MESMERIZE_NOW: Final = MesmerizeNow()
SEARCH_DECK: Final = SearchDeck()
ESCAPE_NOW: Final = EscapeNow()
DEFY: Final = Defy()
RESOLVE_HUNTERS: Final = ResolveHunters()
