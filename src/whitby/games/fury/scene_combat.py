"""The middle of a combat in a scene: a round with Dracula is about to begin."""

from __future__ import annotations

from typing import Final

from whitby.core.errors import BadSetup
from whitby.core.facts import Fact
from whitby.core.scene import find, several
from whitby.games.fury import events
from whitby.games.fury.cards import table as cards
from whitby.games.fury.combat.fight import FIGHT_OVER
from whitby.games.fury.combat.rounds import NEXT_ROUND
from whitby.games.fury.round import DAYLIGHT, NIGHTFALL, despair, week
from whitby.games.fury.scene_cards import Box, Scene
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import dracula_place, hunters_at
from whitby.games.fury.tokens import LIFT_FOG, LIFT_HOSTS, LIFT_ROADBLOCK, LIFT_STORM

DRACULAS: Final = ("hand", "played", "effects")
ENRAGED: Final = ("enraged",)


def lay_combat(scene: Scene) -> None:
    """Set up the combat: who is in it, Dracula's combat cards, what was played before."""
    state, position = scene.state, scene.position
    described = position.get("combat")
    if described is None:
        return
    at = position.get("at", "day")
    if at not in ("dawn", "dusk"):
        raise BadSetup("combat: Dracula fights at 'dawn' or 'dusk'")
    there = hunters_at(state, dracula_place(state))
    named = [find(key, (*cards.HUNTERS, *DRACULAS), "combat") for key in described]
    fighting = tuple(sorted([hunter for hunter in named if hunter < len(cards.HUNTERS)])) or tuple(
        there
    )
    if not fighting or any(hunter not in there for hunter in fighting):
        raise BadSetup("combat: the hunters in it are in Dracula's city")
    combat = Combat(fighting)
    combat.began = tuple(there)
    combat.night = at == "dusk"
    combat.enraged = bool(several(described.get("effects", ""), ENRAGED, "combat effects"))
    _deal(scene, combat)
    for hunter in fighting:
        combat.last[hunter] = _last(scene, combat, hunter)
    state.combat = combat
    state.public.fighting = fighting


def _deal(scene: Scene, combat: Combat) -> None:
    """Give Dracula his combat cards; a hand that is not described is random."""
    state, described = scene.state, scene.position.get("combat", {})
    box = Box(cards.COMBAT_COPIES, cards.COMBAT)
    for hideout in state.dracula.trail:
        if hideout is not None and hideout.bat:
            box.take(cards.ESCAPE_AS_BAT, "combat")
    combat.played = tuple(box.several(described.get("played", ""), "combat"))
    combat.round = len(combat.played)
    if combat.round >= cards.MOST_ROUNDS:
        raise BadSetup(f"combat: it ends with Dracula's card number {cards.MOST_ROUNDS}")
    hand = box.several(described.get("hand", ""), "combat")
    if "hand" in described and not hand:
        raise BadSetup("combat: Dracula has a card to play")
    while "hand" not in described and len(hand) < cards.COMBAT_HAND:
        hand.append(box.take(state.rng.pick(box.left, sum(box.left)), "combat"))
    combat.hand = tuple(sorted(hand))
    combat.deck = box.left


def _last(scene: Scene, combat: Combat, hunter: int) -> int:
    """Return the card with which a hunter fought in the round before (FURY-COMBAT-34)."""
    name = cards.HUNTERS[hunter]
    described = scene.position.get("combat", {}).get(name, "")
    played = several(described, cards.FIGHT_CARDS, f"combat: {name}")
    if not played:
        return cards.NONE
    card = played[0]
    if len(played) > 1 or not combat.played:
        raise BadSetup(f"combat: {name} has played one card for each of Dracula's, and shows it")
    usable = cards.BANNERS[card] and card in scene.state.hands.items[hunter]
    if card not in cards.BASIC_CARDS and not usable:
        raise BadSetup(f"combat: {name} cannot fight with {cards.FIGHT_CARDS[card]}")
    return card


def begin_combat(scene: Scene, combat: Combat) -> None:
    """Tell how it came to this round, and push the rest of the combat and of dawn or dusk."""
    state = scene.state
    if combat.night:
        state.public.phase = cards.DUSK
        state.say(events.NIGHT_BEGAN, state.public.day, week(state))
        after = (LIFT_FOG, LIFT_ROADBLOCK, LIFT_STORM, NIGHTFALL)
        state.then(NEXT_ROUND, FIGHT_OVER, *after)
    else:
        state.public.phase = cards.DAWN
        state.public.round += 1
        state.public.day = (state.public.round - 1) % len(cards.DAYS)
        state.say(events.DAY_BEGAN, state.public.day, week(state))
        if state.public.day == 0:
            despair(state)
        state.then(NEXT_ROUND, FIGHT_OVER, LIFT_HOSTS, DAYLIGHT)
    state.tell(Fact(events.FIGHT, (combat.began,)))
    state.say(events.COMBAT_BEGAN)
    drawn = tuple(sorted((*combat.hand, *combat.played)))
    state.say(events.COMBAT_DRAWN, len(drawn))
    state.tell(Fact(events.DREW_COMBAT, (drawn,), events.DRACULA_ONLY))
    for number, card in enumerate(combat.played):
        state.say(events.COMBAT_ROUND, number + 1)
        state.say(events.STRUCK_WITH, card)
    for hunter in combat.hunters:
        if combat.last[hunter] != cards.NONE:
            state.say(events.FOUGHT_WITH, hunter, combat.last[hunter])
