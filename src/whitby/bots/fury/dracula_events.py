"""Dracula's events: when to play each, what to answer the hunters with, what to discard."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury import dracula_encounters as encounters
from whitby.bots.fury import dracula_worth as worth
from whitby.bots.fury.asked import Asked
from whitby.bots.fury.card_worth import (
    DRACULA_ALLIES,
    DRACULA_EVENT_WORTH,
    EVENT_TAKEN,
    ITEM_TAKEN,
)
from whitby.bots.fury.dracula_encounters import vampire_in, vampire_places
from whitby.bots.fury.dracula_sight import (
    chances_of_items,
    hunters_in,
    is_revealed,
    present,
)
from whitby.bots.fury.dracula_threat import Reach, fight_worth, risk_of, steps_from
from whitby.core.facts import Fact, Kind, Pick
from whitby.games.fury import board, options, parts
from whitby.games.fury.board import NEIGHBOURS, WATERS
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.dracula_event import ALLY
from whitby.games.fury.cards.events.dracula_phase import RID_ALLY, UNHALLOW
from whitby.games.fury.events import SEARCHED, SPENT_TICKET, TOOK_ROAD
from whitby.games.fury.options import PLAY
from whitby.games.fury.routes import by_rail
from whitby.games.fury.view import FuryView

TRIFLE: Final = 0.5
"""The value of a hunter's event that has no row of its own."""
HARMFUL_ALLIES: Final = {cards.JONATHAN_HARKER: 1.4, cards.SISTER_AGATHA: 1.2}
CHASED: Final = 0.8
"""From this danger on, cards that help to get away are played."""


def hunted(ask: Asked) -> float:
    """Return how great the danger is that hunters come tomorrow."""
    view = ask.view
    if board.is_sea(view.dracula_place) or view.dracula_place == board.NOWHERE:
        return 0.0
    reach = Reach(view)
    comers = reach.comers(view.dracula_place, ask.outlook.here)
    found = 0.0
    for _, likely, _ in comers:
        found += likely
    return found - min(0.0, risk_of(reach, comers, True))


def scheme_worth(ask: Asked, option: Pick) -> float:
    """Return the value of playing an event of his phase now rather than keeping it."""
    if option.verb is options.DECLINE_PLAY:
        return 0.0
    view, card = ask.view, option[parts.EVENT]
    full = 0.4 if len(view.dracula.event_hand) >= 4 else 0.0
    if card == cards.DEVILISH_POWER:
        return devilish_worth(view, option[parts.MODE]) - 0.6 + full
    if card == cards.HIDDEN_SCHEMES:
        return added_worth(ask, 2) - 0.4 + full
    if card == cards.NOCTURNAL_VISIT:
        return 0.8 if hunters_in(view, view.dracula_place) else -0.3 + full
    if card == cards.UNEARTHLY_SWIFTNESS:
        if view.public.despair == cards.ALL_DESPAIR:
            return 3.0
        ripe = sum([vampire_in(hideout) for hideout in view.dracula.trail])
        return hunted(ask) - CHASED + 0.25 * ripe + full
    if card == cards.DARKNESS_RETURNS:
        return hunted(ask) - CHASED - 0.1 + full
    if card == cards.ROADBLOCK:
        return hunted(ask) - 0.5 + full
    if card == cards.SUMMON_STORMS:
        seas = range(board.LAND, board.LOCATIONS)
        return max([storm_worth(view, sea) for sea in seas]) - 0.8 + full
    return full


def devilish_worth(view: FuryView, mode: int) -> float:
    """Return the value of a mode of Devilish Power."""
    if mode == RID_ALLY:
        return HARMFUL_ALLIES.get(view.public.hunter_ally, 0.5)
    if mode == UNHALLOW:
        near = (
            view.public.ground == view.dracula_place
            or view.public.ground in NEIGHBOURS[view.dracula_place]
        )
        return 1.2 if near else 0.4
    return 0.15 * len([h for h in present(view) if len(view.hands.items[h]) <= 1])


def added_worth(ask: Asked, space: int) -> float:
    """Return the value of one more encounter on a space of the trail, if that is possible."""
    hideout = ask.view.dracula.trail[space]
    if (
        hideout is None
        or not (hideout.is_city() or hideout.hides())
        or not ask.view.dracula.encounter_hand
    ):
        return -1.0
    return encounters.added_worth(ask, space)


def drawn_worth(ask: Asked, option: Pick) -> float:
    """Decide what to do with an event just drawn."""
    if option.verb is options.KEEP_EVENT:
        return 0.0
    if option.verb is not options.PLAY_AS:
        return scheme_worth(ask, option)
    view, card = ask.view, option[parts.EVENT]
    if option[parts.MODE] == ALLY:
        rounds = max(2.0, 22.0 - int(view.public.round))
        return DRACULA_ALLIES[card] * rounds - DRACULA_ALLIES[view.public.dracula_ally] * rounds
    if card == cards.GREAT_WOLF:
        return max([pounce_worth(view, hunter, 4) for hunter in present(view)], default=0.0)
    if card == cards.IMMANUEL_HILDESHEIM:
        return 1.6
    return max(0.0, added_worth(ask, 0)) + max(0.0, 0.5 * added_worth(ask, 1))


def limit_worth(ask: Asked, option: Pick) -> float:
    """Discard the least valuable event, or play one instead."""
    if option.verb is options.DISCARD_EVENT:
        return -DRACULA_EVENT_WORTH.get(option[parts.EVENT], 1.0)
    return scheme_worth(ask, option) - 0.8


def taken_worth(ask: Asked, option: Pick) -> float:
    """Take the best of the discarded events."""
    return DRACULA_EVENT_WORTH.get(option[parts.EVENT], 1.0)


# Answers


def latest(view: FuryView, kind: Kind) -> Fact | None:
    """Return the last event of a kind."""
    for event in reversed(view.history):
        if isinstance(event, Fact) and event.kind is kind:
            return event
    return None


def answer_press(ask: Asked) -> Pick:
    """Stop the newspapers from revealing where he is, unless everyone knows."""
    return ask.either(PLAY, not is_revealed(ask.view) and not board.is_sea(ask.view.dracula_place))


def answer_search(ask: Asked) -> Pick:
    """Play Seduction where a vampire is searched for."""
    view = ask.view
    fact = latest(view, SEARCHED)
    assert fact is not None
    place = fact[parts.PLACE]
    there = [
        h for h in (*view.dracula.trail, *view.dracula.lairs) if h is not None and h.place == place
    ]
    return ask.either(PLAY, any(vampire_in(hideout) for hideout in there))


def answer_road(ask: Asked) -> Pick:
    """Let the horses bolt if a hunter is about to find something."""
    view = ask.view
    fact = latest(view, TOOK_ROAD)
    if fact is None:
        return ask.either(PLAY, False)
    hunter = fact[parts.WHO]
    place = view.public.places[hunter]
    harm = place in vampire_places(view)
    if place == view.dracula_place:
        harm = harm or fight_worth(view, [hunter], True) < 0.2
    return ask.either(PLAY, harm)


def answer_border(ask: Asked) -> Pick:
    """Have a hunter searched who has much to lose, or is near."""
    view = ask.view
    useful = False
    for hunter in present(view):
        near = steps_from(view.public.places[hunter])[view.dracula_place] <= 2
        useful = useful or len(view.hands.items[hunter]) >= 2 or near
    return ask.either(PLAY, useful)


def answer_ticket(ask: Asked) -> Pick:
    """Mislead a hunter whose train could lead to him, or to a vampire."""
    view = ask.view
    fact = latest(view, SPENT_TICKET)
    if fact is None:
        return ask.either(PLAY, False)
    white, yellow, _ = cards.TICKET_ROWS[fact[parts.TICKET]]
    here = view.public.places[fact[parts.WHO]]
    reach = by_rail(here, white, yellow, view.public.fog, view.public.roadblocks)
    wanted = [view.dracula_place, *vampire_places(view), *NEIGHBOURS[view.dracula_place]]
    near = any(place in reach for place in wanted)
    return ask.either(PLAY, near or ask.rng.below(5) == 0)


# Choices within events


def pounce_worth(view: FuryView, hunter: int, damage: int) -> float:
    """Return the value of an attack of the Great Wolf."""
    hand = chances_of_items(view, hunter)
    bare = (1.0 - hand[cards.CRUCIFIX]) * (1.0 - hand[cards.HEAVENLY_HOST])
    return bare * worth.wound_worth(view, hunter, damage)


def pounced_worth(ask: Asked, option: Pick) -> float:
    """Let the Great Wolf attack the hunter it hurts most."""
    return pounce_worth(ask.view, option[parts.WHO], ask.about(parts.COUNT))


def influenced_worth(ask: Asked, option: Pick) -> float:
    """Target the weakened hunter who has most to lose, or is nearest."""
    view, hunter = ask.view, option[parts.WHO]
    score = 0.4 * len(view.hands.items[hunter]) + 0.3 * len(view.hands.events[hunter])
    return score - 0.2 * min(5, steps_from(view.public.places[hunter])[view.dracula_place])


def taken_card_worth(ask: Asked, option: Pick) -> float:
    """Discard the hunter's best card."""
    if option.verb is options.DISCARD_ITEM:
        return ITEM_TAKEN[option[parts.ITEM]]
    return EVENT_TAKEN.get(option[parts.EVENT], TRIFLE)


# Roads and seas


def block_worth(ask: Asked, option: Pick) -> float:
    """Block the roads and railways by which hunters would come."""
    view, link = ask.view, option[parts.LINK]
    rumour = ask.outlook.here
    a, b = board.ENDS[link]
    score = 0.0
    for here, there in ((a, b), (b, a)):
        count = len(hunters_in(view, here))
        if not count:
            continue
        likely = rumour.get(there, 0.0) + (0.4 if there == view.dracula_place else 0.0)
        likely += 0.15 * sum([rumour.get(beyond, 0.0) for beyond in NEIGHBOURS[there]])
        for place in vampire_places(view):
            likely += 0.25 if place == there else 0.0
        score += count * likely * (1.0 if link < board.ROADS else 0.35)
    return score


def unblock_worth(ask: Asked, option: Pick) -> float:
    """Take back the least useful roadblock."""
    return -block_worth(ask, option)


def at_ports(view: FuryView, sea: int) -> int:
    """Return how many hunters are in the ports of a sea."""
    return sum([len(hunters_in(view, port)) for port in WATERS[sea]])


def storm_worth(view: FuryView, sea: int) -> float:
    """Return the value of a storm on a sea: it keeps hunters from where he may land."""
    if sea in view.public.storms:
        return -1.0
    near = 1.0 if sea == view.dracula_place or view.dracula_place in WATERS[sea] else 0.3
    return 0.4 * (len(hunters_in(view, sea)) + at_ports(view, sea)) * near


def stormy_worth(ask: Asked, option: Pick) -> float:
    """Place storms where hunters could sail, until more would not help."""
    return 0.05 if option.verb is options.DONE else storm_worth(ask.view, option[parts.PLACE])


def calm_worth(ask: Asked, option: Pick) -> float:
    """Calm the sea with the least useful storm."""
    return -1.0 * at_ports(ask.view, option[parts.PLACE])
