"""Quick answers of Dracula, for playouts."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury.card_worth import RIPE, TRAP
from whitby.bots.fury.quick import Quick, any_of, quick_answer, with_verb
from whitby.core.engine import Decision
from whitby.core.facts import Pick, Verb
from whitby.core.rng import Rng
from whitby.games.fury import options as verbs
from whitby.games.fury import parts
from whitby.games.fury.board import CASTLE_DRACULA, LAND, LOCATIONS, NOWHERE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.distances import DAYS_APART, stand
from whitby.games.fury.knowledge.habits import TERRAIN, crowding
from whitby.games.fury.state.fury import Fury, dracula_place, revealed
from whitby.games.fury.state.hideout import Hideout

CROWD: Final = -4.5
"""The cost of hunters near by, in units of the terrain."""
BY_SEA: Final = -3.0
"""The cost of going to sea."""
STAYING: Final = -1.0
"""The cost of Hide, Feed and Dark Call compared with going on."""
CLOSE: Final = -2.0
"""The cost of a hunter who can come tomorrow."""
NOISE: Final = 200
"""How far two places of different worth are mixed, in hundredths."""


def ease(state: Fury, place: int) -> float:
    """Return how easy Dracula would feel in a place."""
    crowd, nearest = crowding(state.public.places, place)
    worth = TERRAIN[place] + CROWD * crowd
    if nearest <= 1 and place < LAND:
        worth += CLOSE
    if place >= LAND:
        worth += BY_SEA
    elif place == CASTLE_DRACULA:
        worth += 0.4 * state.public.damage
    return worth


def travel(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Go where there is room; hide, feed and call now and then."""
    here = dracula_place(state)
    damage = state.public.damage
    known = revealed(state)
    found: Pick = decision.options[0]
    best = -1e9
    option: Pick
    for option in decision.options:
        verb = option.verb
        if verb is verbs.GO:
            worth = ease(state, option.first)
        elif verb is verbs.WOLF:
            worth = ease(state, option.first) - 2.0 + (2.0 if known else 0.0)
        elif verb is verbs.ENTER_LAIR or verb is verbs.WOLF_TO_LAIR:
            lair = state.dracula.lairs[option.first]
            worth = -50.0 if lair is None else ease(state, lair.place) - 0.5
        elif verb is verbs.HIDE_NOW or verb is verbs.WOLF_HIDE:
            worth = ease(state, here) + STAYING - (2.0 if known else 0.0)
        elif verb is verbs.FEED_NOW:
            worth = ease(state, here) + STAYING + 0.35 * min(damage, 6) - 1.0
        elif verb is verbs.DARK_CALL_NOW:
            vampires = 0
            for kind in state.dracula.encounter_hand:
                vampires += cards.MATURED_INFLUENCE[kind] > 0
            worth = ease(state, here) + STAYING - 0.3 * damage - 1.5 * vampires
        else:
            continue
        worth += 0.01 * float(rng.below(NOISE))
        if worth > best:
            best = worth
            found = option
    return found


def _easiest(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Return the option with the place where he feels most at ease."""
    found: Pick = decision.options[0]
    best = -1e9
    option: Pick
    for option in decision.options:
        if 0 <= option.first < LOCATIONS:
            worth = ease(state, option.first) + 0.01 * float(rng.below(NOISE))
            if worth > best:
                best = worth
                found = option
    return found


def vampire_in(hideout: Hideout | None) -> bool:
    """Return whether a hideout has a vampire."""
    if hideout is not None:
        for encounter in hideout.encounters:
            if cards.MATURED_INFLUENCE[encounter.kind] > 0:
                return True
    return False


def lay(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Lay a vampire where no hunter is near and none lies next to it; otherwise a trap."""
    place = dracula_place(state)
    quiet = True
    for at in state.public.places:
        if at != NOWHERE and DAYS_APART[stand(at)][place] <= 1:
            quiet = False
    calm = (
        quiet and not vampire_in(state.dracula.trail[1]) and not vampire_in(state.dracula.trail[2])
    )
    found: Pick = decision.options[0]
    best = -1e9
    option: Pick
    for option in decision.options:
        kind = option.first
        points = cards.MATURED_INFLUENCE[kind]
        worth = TRAP[kind] + RIPE[kind]
        if points > 0:
            worth = 1.0 * points if calm else -1.0
        worth += 0.01 * float(rng.below(50))
        if worth > best:
            best = worth
            found = option
    return found


def leave(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Let vampires mature; make lairs now and then."""
    found: Pick | None = None
    points = -1
    option: Pick
    for option in decision.options:
        if option.verb is verbs.MATURE and cards.MATURED_INFLUENCE[option.first] > points:
            points = cards.MATURED_INFLUENCE[option.first]
            found = option
    if found is not None:
        return found
    if rng.below(2) == 0:
        found = with_verb(decision.options, verbs.MAKE_LAIR)
    return found or with_verb(decision.options, verbs.LET_IT_GO) or any_of(decision.options, rng)


def rumour(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Put it on the vampire that will mature first, sometimes earlier."""
    option: Pick
    found: Pick | None = None
    for option in decision.options:
        if option.verb is verbs.RUMOUR and option.first >= 2:
            hideout = state.dracula.trail[option.first]
            if vampire_in(hideout) and (found is None or option.first > found.first):
                found = option
    if found is not None and rng.below(2) == 0:
        return found
    return with_verb(decision.options, verbs.NO_RUMOUR) or any_of(decision.options, rng)


def ambush(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Ambush two times of three."""
    if rng.below(3) == 0:
        return with_verb(decision.options, verbs.NO_AMBUSH) or any_of(decision.options, rng)
    found: Pick = decision.options[0]
    return found


def drop(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Discard anything but a vampire."""
    option: Pick
    for option in decision.options:
        verb = option.verb
        if (verb is verbs.DROP or verb is verbs.SWAP) and not cards.MATURED_INFLUENCE[option.first]:
            return option
    return with_verb(decision.options, verbs.DONE) or any_of(decision.options, rng)


def scheme(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Play an event now and then."""
    if rng.below(8) == 0:
        return any_of(decision.options, rng)
    return with_verb(decision.options, verbs.DECLINE_PLAY) or any_of(decision.options, rng)


def strike(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Strike by night, get away from a fight that he would lose."""
    combat = state.combat
    assert combat is not None
    flees = combat.with_dracula() and (
        len(combat.hunters) > 1 or not combat.night or state.public.damage >= 9
    )
    early = len(combat.played) <= state.public.despair
    total = 0
    option: Pick
    weights: list[int] = []
    for option in decision.options:
        card = option[parts.COMBAT_CARD]
        weight = BLOWS[card]
        if card in cards.ESCAPES:
            weight = 1 if early or not flees else 12
        elif card == cards.FANGS and combat.night and combat.mesmerized:
            weight = 9
        elif card == cards.MESMERIZE and combat.night:
            weight = 4
        weights.append(weight)
        total += weight
    point = rng.below(total)
    for at in range(len(weights)):
        point -= weights[at]
        if point < 0:
            break
    found: Pick = decision.options[at]
    return found


BLOWS: Final[tuple[int, ...]] = (4, 1, 1, 4, 2, 1, 4)
"""How often he plays each combat card, relative to the others."""
PREFERRED: Final[dict[str, Verb]] = {
    "fog_fight": verbs.DECLINE,
    "wild_horses": verbs.DECLINE_PLAY,
    "false_tip": verbs.PLAY,
    "press": verbs.PLAY,
    "seduction": verbs.PLAY,
    "customs": verbs.PLAY,
    "enraged": verbs.PLAY,
    "guards": verbs.KEEP_GUARDS,
}
"""What Dracula answers if it is offered; otherwise anything."""
FOR_DRACULA: Final[dict[str, Quick]] = {
    "travel": travel,
    "dracula_start": _easiest,
    "fly": _easiest,
    "lay": lay,
    "add": lay,
    "lay_in_lair": lay,
    "leave": leave,
    "rumour": rumour,
    "ambush": ambush,
    "drop": drop,
    "swap": drop,
    "scheme": scheme,
    "strike": strike,
}
"""How Dracula answers a prompt in a playout."""


def as_dracula(state: Fury, decision: Decision[Any], rng: Rng) -> Pick:
    """Return a plausible answer of Dracula."""
    return quick_answer(FOR_DRACULA, PREFERRED, state, decision, rng)
