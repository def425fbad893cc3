"""Dracula's events: when to play each, what to answer the hunters with, what to discard."""

from __future__ import annotations

from typing import Any, Final

from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.dracula_encounters import (
    lay_worth,
    vampire_in,
    vampire_places,
)
from whitby.bots.fury.dracula_sight import (
    chances_of_items,
    hunters_in,
    is_revealed,
    present,
)
from whitby.bots.fury.dracula_threat import Reach, fight_worth, risk_of, steps_from
from whitby.core.engine import Decision
from whitby.core.facts import Fact, Kind, Pick
from whitby.core.rng import Rng
from whitby.games.fury import parts
from whitby.games.fury.board import (
    ENDS,
    LAND,
    LOCATIONS,
    NEIGHBOURS,
    NOWHERE,
    ROADS,
    WATERS,
    is_sea,
)
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.dracula_event import ALLY
from whitby.games.fury.cards.events.dracula_phase import RID_ALLY, UNHALLOW
from whitby.games.fury.events import SEARCHED, SPENT_TICKET, TOOK_ROAD
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.options import (
    DECLINE_PLAY,
    DISCARD_EVENT,
    DISCARD_ITEM,
    DONE,
    KEEP_EVENT,
    PLAY,
    PLAY_AS,
)
from whitby.games.fury.routes import by_rail
from whitby.games.fury.view import FuryView

KEPT: Final = {
    cards.CUSTOMS_SEARCH: 1.6,
    cards.DARKNESS_RETURNS: 3.0,
    cards.DEVILISH_POWER: 1.0,
    cards.DRACULAS_BRIDES: 1.0,
    cards.ENRAGED: 1.3,
    cards.FALSE_TIP: 1.3,
    cards.GREAT_WOLF: 2.0,
    cards.HIDDEN_SCHEMES: 1.8,
    cards.IMMANUEL_HILDESHEIM: 1.5,
    cards.NOCTURNAL_VISIT: 0.6,
    cards.ROADBLOCK: 1.2,
    cards.SEDUCTION: 2.0,
    cards.SENSATIONALIST_PRESS: 1.8,
    cards.SUMMON_STORMS: 0.5,
    cards.UNEARTHLY_SWIFTNESS: 3.0,
    cards.VAMPIRIC_INFLUENCE: 1.0,
    cards.WILD_HORSES: 1.7,
}
"""The value of an event in hand."""
ITEM: Final = {
    cards.CRUCIFIX: 1.3,
    cards.FAST_HORSES: 0.8,
    cards.GARLIC: 0.8,
    cards.HEAVENLY_HOST: 1.8,
    cards.HOLY_BULLETS: 1.3,
    cards.HOLY_CIRCLE: 0.9,
    cards.KNIFE: 2.0,
    cards.PISTOL: 1.5,
    cards.RIFLE: 1.6,
    cards.STAKE: 1.2,
}
"""The value of an item to a hunter; those not listed are worth less."""
EVENT: Final = {
    cards.CHARTERED_CARRIAGE: 0.9,
    cards.CONSECRATED_GROUND: 1.2,
    cards.ESCAPE_ROUTE: 0.7,
    cards.GREAT_STRENGTH: 1.3,
    cards.HEROIC_LEAP: 2.2,
    cards.HIRED_SCOUTS: 1.0,
    cards.LONG_NIGHT: 1.0,
    cards.NEWSPAPER_REPORTS: 1.4,
    cards.PLANNED_AMBUSH: 1.0,
    cards.RENEWED_VIGOR: 1.3,
}
TRIFLE: Final = 0.5
HARMFUL_ALLIES: Final = {cards.JONATHAN_HARKER: 1.4, cards.SISTER_AGATHA: 1.2}
CHASED: Final = 0.8
"""From this danger on, cards that help to get away are played."""
WHIM: Final = 0.1


def hunted(view: FuryView, beliefs: Beliefs) -> float:
    """Return how great the danger is that hunters come tomorrow."""
    if is_sea(view.dracula) or view.dracula == NOWHERE:
        return 0.0
    comers = Reach(view).comers(view.dracula, beliefs.outlook(view).here)
    found = 0.0
    for _, likely, _ in comers:
        found += likely
    return found - min(0.0, risk_of(view, comers, True))


def choose_scheme(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Pick:
    """Play an event of his phase when the moment is right."""
    worths = [scheme_worth(view, option, beliefs) for option in decision.options]
    return worth.best(decision.options, worths, rng)


def scheme_worth(view: FuryView, option: Pick, beliefs: Beliefs) -> float:
    """Return the value of playing an event now rather than keeping it."""
    if option.verb is DECLINE_PLAY:
        return 0.0
    card = option[parts.EVENT]
    full = 0.4 if len(view.schemes) >= 4 else 0.0
    if card == cards.DEVILISH_POWER:
        return devilish_worth(view, option[parts.MODE]) - 0.6 + full
    if card == cards.HIDDEN_SCHEMES:
        return added_worth(view, 2, beliefs) - 0.4 + full
    if card == cards.NOCTURNAL_VISIT:
        return 0.8 if hunters_in(view, view.dracula) else -0.3 + full
    if card == cards.UNEARTHLY_SWIFTNESS:
        if view.public.despair == cards.ALL_DESPAIR:
            return 3.0
        ripe = sum([vampire_in(hideout) for hideout in view.trail])
        return hunted(view, beliefs) - CHASED + 0.25 * ripe + full
    if card == cards.DARKNESS_RETURNS:
        return hunted(view, beliefs) - CHASED - 0.1 + full
    if card == cards.ROADBLOCK:
        return hunted(view, beliefs) - 0.5 + full
    if card == cards.SUMMON_STORMS:
        return max([storm_worth(view, sea) for sea in range(LAND, LOCATIONS)]) - 0.8 + full
    return full


def devilish_worth(view: FuryView, mode: int) -> float:
    """Return the value of a mode of Devilish Power."""
    if mode == RID_ALLY:
        return HARMFUL_ALLIES.get(view.public.hunter_ally, 0.5)
    if mode == UNHALLOW:
        near = view.public.ground == view.dracula or view.public.ground in NEIGHBOURS[view.dracula]
        return 1.2 if near else 0.4
    empty = len([h for h in present(view) if len(view.items[h]) <= 1])
    return 0.15 * empty


def added_worth(view: FuryView, space: int, beliefs: Beliefs) -> float:
    """Return the value of one more encounter on a space of the trail."""
    hideout = view.trail[space]
    if hideout is None or not (hideout.is_city() or hideout.hides()) or not view.encounter_hand:
        return -1.0
    return max([lay_worth(view, space, kind, beliefs) for kind in view.encounter_hand])


def choose_drawn(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Pick:
    """Decide what to do with an event just drawn."""
    worths: list[float] = []
    for option in decision.options:
        if option.verb is KEEP_EVENT:
            worths.append(0.0)
        elif option.verb is PLAY_AS:
            worths.append(
                ally_worth(view, option[parts.EVENT], option[parts.MODE] == ALLY, beliefs)
            )
        else:
            worths.append(scheme_worth(view, option, beliefs))
    return worth.mixed(decision.options, worths, rng, WHIM)


def ally_worth(view: FuryView, card: int, ally: bool, beliefs: Beliefs) -> float:
    """Return the value of an event as an ally, or for its effect."""
    rounds = max(2.0, 22.0 - int(view.public.round))
    has = 0.0
    if view.public.dracula_ally != cards.NONE:
        has = ally_value(view.public.dracula_ally, rounds)
    if ally:
        return ally_value(card, rounds) - has
    if card == cards.GREAT_WOLF:
        return max([pounce_worth(view, hunter, 4) for hunter in present(view)], default=0.0)
    if card == cards.IMMANUEL_HILDESHEIM:
        return 1.6
    return max(0.0, added_worth(view, 0, beliefs)) + max(0.0, 0.5 * added_worth(view, 1, beliefs))


def ally_value(card: int, rounds: float) -> float:
    """Return the value of an ally for the rest of the game."""
    if card == cards.GREAT_WOLF:
        return 0.12 * rounds
    if card == cards.IMMANUEL_HILDESHEIM:
        return 0.18 * rounds
    return 0.08 * rounds


def choose_limit(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Pick:
    """Discard the least valuable event, or play one instead."""
    worths: list[float] = []
    for option in decision.options:
        if option.verb is DISCARD_EVENT:
            worths.append(-KEPT.get(option[parts.EVENT], 1.0))
        else:
            worths.append(scheme_worth(view, option, beliefs) - 0.8)
    return worth.best(decision.options, worths, rng)


def choose_taken(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Take the best of the discarded events."""
    worths = [KEPT.get(option[parts.EVENT], 1.0) for option in decision.options]
    return worth.mixed(decision.options, worths, rng, WHIM)


# Answers


def latest(view: FuryView, kind: Kind) -> Fact | None:
    """Return the last event of a kind."""
    for event in reversed(view.history):
        if isinstance(event, Fact) and event.kind is kind:
            return event
    return None


def play_if(decision: Decision[Any], play: bool) -> Pick:
    """Play the card of a window, or decline."""
    for option in decision.options:
        if (option.verb is PLAY) == play:
            found: Pick = option
            return found
    last: Pick = decision.options[-1]
    return last


def answer_press(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Stop the newspapers from revealing where he is, unless everyone knows."""
    return play_if(decision, not is_revealed(view) and not is_sea(view.dracula))


def answer_search(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Play Seduction where a vampire is searched for."""
    fact = latest(view, SEARCHED)
    assert fact is not None
    place = fact[parts.PLACE]
    there = [h for h in (*view.trail, *view.lairs) if h is not None and h.place == place]
    return play_if(decision, any(vampire_in(hideout) for hideout in there))


def answer_road(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Let the horses bolt if a hunter is about to find something."""
    fact = latest(view, TOOK_ROAD)
    if fact is None:
        return play_if(decision, False)
    hunter = fact[parts.WHO]
    place = view.public.places[hunter]
    harm = place in vampire_places(view)
    if place == view.dracula:
        harm = harm or fight_worth(view, [hunter], True) < 0.2
    return play_if(decision, harm)


def answer_border(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Have a hunter searched who has much to lose, or is near."""
    useful = False
    for hunter in present(view):
        near = steps_from(view.public.places[hunter])[view.dracula] <= 2
        useful = useful or len(view.items[hunter]) >= 2 or near
    return play_if(decision, useful)


def answer_ticket(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Mislead a hunter whose train could lead to him, or to a vampire."""
    fact = latest(view, SPENT_TICKET)
    if fact is None:
        return play_if(decision, False)
    hunter, ticket = fact[parts.WHO], fact[parts.TICKET]
    white, yellow, _ = cards.TICKET_ROWS[ticket]
    reach = by_rail(
        view.public.places[hunter], white, yellow, view.public.fog, view.public.roadblocks
    )
    wanted = [view.dracula, *vampire_places(view)]
    near = any(place in reach for place in wanted)
    near = near or any(there in reach for there in NEIGHBOURS[view.dracula])
    return play_if(decision, near or rng.below(5) == 0)


# Choices within events


def pounce_worth(view: FuryView, hunter: int, damage: int) -> float:
    """Return the value of an attack of the Great Wolf."""
    hand = chances_of_items(view, hunter)
    bare = (1.0 - hand[cards.CRUCIFIX]) * (1.0 - hand[cards.HEAVENLY_HOST])
    return bare * worth.wound_worth(view, hunter, damage)


def choose_pounced(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Let the Great Wolf attack the hunter it hurts most."""
    damage = decision.about[0]
    worths = [pounce_worth(view, option[parts.WHO], damage) for option in decision.options]
    return worth.mixed(decision.options, worths, rng, 0.02)


def choose_influenced(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Target the weakened hunter who has most to lose, or is nearest."""
    worths: list[float] = []
    for option in decision.options:
        hunter = option[parts.WHO]
        score = 0.4 * len(view.items[hunter]) + 0.3 * len(view.events_held[hunter])
        score -= 0.2 * min(5, steps_from(view.public.places[hunter])[view.dracula])
        worths.append(score)
    return worth.mixed(decision.options, worths, rng, WHIM)


def choose_taken_card(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Discard the hunter's best card."""
    worths: list[float] = []
    for option in decision.options:
        if option.verb is DISCARD_ITEM:
            worths.append(ITEM.get(option[parts.ITEM], TRIFLE))
        else:
            worths.append(EVENT.get(option[parts.EVENT], TRIFLE))
    return worth.best(decision.options, worths, rng)


# Roads and seas


def block_worth(view: FuryView, rumour: dict[int, float], link: int) -> float:
    """Return the value of blocking a road or railway."""
    a, b = ENDS[link]
    score = 0.0
    for here, there in ((a, b), (b, a)):
        count = len(hunters_in(view, here))
        if not count:
            continue
        likely = rumour.get(there, 0.0) + (0.4 if there == view.dracula else 0.0)
        likely += 0.15 * sum([rumour.get(beyond, 0.0) for beyond in NEIGHBOURS[there]])
        for place in vampire_places(view):
            likely += 0.25 if place == there else 0.0
        score += count * likely * (1.0 if link < ROADS else 0.35)
    return score


def choose_block(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Pick:
    """Block the ways by which hunters would come."""
    rumour = beliefs.outlook(view).here
    worths = [block_worth(view, rumour, option[parts.LINK]) for option in decision.options]
    return worth.mixed(decision.options, worths, rng, 0.02)


def choose_unblock(view: FuryView, decision: Decision[Any], rng: Rng, beliefs: Beliefs) -> Pick:
    """Take back the least useful roadblock."""
    rumour = beliefs.outlook(view).here
    worths = [-block_worth(view, rumour, option[parts.LINK]) for option in decision.options]
    return worth.mixed(decision.options, worths, rng, 0.01)


def storm_worth(view: FuryView, sea: int) -> float:
    """Return the value of a storm on a sea: it keeps hunters from where he may land."""
    if sea in view.public.storms:
        return -1.0
    hunters = len(hunters_in(view, sea))
    for port in WATERS[sea]:
        hunters += len(hunters_in(view, port))
    near = 0.3
    if sea == view.dracula or view.dracula in WATERS[sea]:
        near = 1.0
    return 0.4 * hunters * near


def choose_storm(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Place storms where hunters could sail, until more would not help."""
    worths: list[float] = []
    for option in decision.options:
        worths.append(0.05 if option.verb is DONE else storm_worth(view, option[parts.PLACE]))
    return worth.mixed(decision.options, worths, rng, 0.01)


def choose_calm(view: FuryView, decision: Decision[Any], rng: Rng) -> Pick:
    """Calm the sea with the least useful storm."""
    worths: list[float] = []
    for option in decision.options:
        sea = option[parts.PLACE]
        hunters = 0
        for port in WATERS[sea]:
            hunters += len(hunters_in(view, port))
        worths.append(-1.0 * hunters)
    return worth.mixed(decision.options, worths, rng, 0.01)
