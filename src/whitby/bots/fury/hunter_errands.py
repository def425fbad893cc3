"""The value of actions other than moving: supply, rest, tickets, searching, and specials."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.hunter_ground import Ground
from whitby.bots.fury.hunter_hands import gift_worth, leading_worth
from whitby.bots.fury.hunter_worth import (
    TICKET_WORTH,
    health,
    influence_cost,
)
from whitby.core.facts import Pick
from whitby.games.fury import options, parts
from whitby.games.fury.board import LAND, LARGE, REGION, SIZE, in_hospital
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.events.asking import DEDUCTION
from whitby.games.fury.cards.events.preparing import LAIR_INFLUENCE

ITEM_GAIN: Final = 1.5
"""The value of a drawn item to a hunter who has none."""
FULL_GAIN: Final = 0.1
"""What is left of it with a full hand, for the choice."""
EVENT_GAIN: Final = 0.5
CHOICE_GAIN: Final = 0.15
"""The value of a drawn event, and of the choice with a full hand."""
NEWS_GAIN: Final = 0.25
"""The value of events that reveal something about Dracula, while he is lost."""
SCHEME_COST: Final = 1.1
"""The cost of Dracula drawing one."""
SCHEME_SHARE: Final = 0.34
"""The share of Dracula's cards at the bottom of the deck."""
SCHEME_THROWN: Final = 0.2
"""The value of discarding one of his unseen."""
REST_GAIN: Final = 0.75
"""The value of healing a wound, to a hunter who is nearly dead."""
TICKET_GAIN: Final[tuple[float, ...]] = (0.8, 0.35, 0.05)
"""The value of a ticket, by the number held."""
GODALMING_DRAWS: Final = 1.4
SEARCH_COST: Final = 0.1
BOND_GAIN: Final = 1.6
"""The maximum value of learning whether Dracula is in a region."""
BY_DAY: Final = 0.3
"""How much of that is left by day: the night would have revealed as much."""
TOLD_GAIN: Final = 2.0
"""The value of learning his region while he is lost."""


def errand_worth(ground: Ground, option: Pick) -> float:
    """Return the value of an action that leaves the hunter in place."""
    verb = option.verb
    if verb is options.SUPPLY:
        return ground.plan.supply * supply_worth(ground)
    if verb is options.REST:
        return ground.plan.rest * rest_worth(ground)
    if verb is options.RESERVE:
        return reserve_worth(ground)
    if verb is options.SEARCH:
        return search_worth(ground)
    if verb is options.BOND_WITH:
        return bond_worth(ground, option[parts.WHO])
    if verb is options.TRADE:
        return gift_worth(ground.view, ground.hunter, option[parts.WHO])
    if verb is options.LEAD:
        return leading_worth(ground.view, option[parts.WHO])
    if verb is options.PLAY or verb is options.PLAY_AS:
        return event_worth(ground, option)
    return 0.0


def supply_worth(ground: Ground) -> float:
    """Return the value of drawing items and an event."""
    view, hunter = ground.view, ground.hunter
    place = view.public.places[hunter]
    bed = in_hospital(place)
    worth = 0.0
    if bed or SIZE[place] == LARGE:
        draws = 2 if hunter == cards.GODALMING and not bed else 1
        held = len(ground.mine)
        for _ in range(draws):
            if held < cards.ITEM_LIMIT[hunter]:
                worth += ITEM_GAIN * (0.55 + 0.45 * ground.wants())
            else:
                worth += FULL_GAIN + ITEM_GAIN * 0.5 * ground.wants()
            held += 1
    if bed:
        return worth
    full = len(view.hands.events[hunter]) >= cards.EVENT_LIMIT[hunter]
    gain = (CHOICE_GAIN if full else EVENT_GAIN) + NEWS_GAIN * ground.lost
    if view.public.phase == cards.DAY:
        return worth + (gain if view.event_on_top == cards.HUNTER_SIDE else SCHEME_THROWN)
    if view.public.known_bottom > 0:
        return worth + gain
    return worth + gain * (1.0 - SCHEME_SHARE) - SCHEME_COST * SCHEME_SHARE


def rest_worth(ground: Ground) -> float:
    """Return the value of resting."""
    view, hunter = ground.view, ground.hunter
    doctor = view.public.places[cards.SEWARD] == view.public.places[hunter]
    healed = min(2 if doctor else 1, view.public.wounds[hunter])
    left = health(view, hunter) / cards.HEALTH[hunter]
    return healed * REST_GAIN * (1.25 - left) * (1.3 if left < 0.5 else 0.8)


def reserve_worth(ground: Ground) -> float:
    """Return the value of reserving a ticket."""
    view, hunter = ground.view, ground.hunter
    held = view.hands.tickets[hunter]
    gain = TICKET_GAIN[min(len(held), cards.MOST_TICKETS)]
    if len(held) == cards.MOST_TICKETS:
        worst = min([TICKET_WORTH[ticket] for ticket in held])
        gain = max(gain, 0.6 * (0.6 - worst))
    return gain * (GODALMING_DRAWS if hunter == cards.GODALMING and len(held) == 0 else 1.0)


def search_worth(ground: Ground) -> float:
    """Return the value of searching here."""
    view, hunter = ground.view, ground.hunter
    place = view.public.places[hunter]
    worth = -SEARCH_COST
    for spot, hideout in enumerate((*view.dracula.trail, *view.dracula.lairs)):
        if hideout is not None and hideout.up and hideout.place == place:
            worth += ground.plan.hideouts * ground.hideout_worth(spot, hideout)
    if health(view, hunter) <= 3:
        worth -= 1.5
    dusk_fight = view.public.phase == cards.DAY and ground.here.get(place, 0.0) > 0.99
    return worth - 0.8 if dusk_fight else worth


def bond_worth(ground: Ground, other: int) -> float:
    """Return the value of learning whether Dracula is in that hunter's region."""
    region = REGION[ground.view.public.places[other]]
    mass = 0.0
    for place, chance in ground.here.items():
        if place < LAND and REGION[place] == region:
            mass += chance
    gain = BOND_GAIN * 4.0 * mass * (1.0 - mass) * min(1.0, ground.lost * 1.5)
    return BY_DAY * gain if ground.view.public.phase == cards.DAY else gain


def event_worth(ground: Ground, option: Pick) -> float:
    """Return the value of an event that takes the action."""
    view, hunter, card = ground.view, ground.hunter, option[parts.EVENT]
    if card == cards.BLOOD_TRANSFUSION:
        bitten = [
            h for h in cards.EVERY_HUNTER if h not in (hunter, cards.MINA) and view.public.bites[h]
        ]
        return 1.0 if bitten and health(view, hunter) > 3 else -1.0
    if card == cards.CONSECRATED_GROUND:
        return 0.7 + 0.9 * ground.lost
    if card == cards.HYPNOSIS:
        return TOLD_GAIN * ground.lost - 0.6
    if card == cards.MONEY_TRAIL:
        return 1.2 * ground.lost - 0.2
    if card == cards.MYSTIC_RESEARCH:
        return 0.7
    if card == cards.VAMPIRE_LAIR:
        enough = view.public.influence >= LAIR_INFLUENCE
        return influence_cost(view, LAIR_INFLUENCE) - 0.8 if enough else -1.0
    if card == cards.WAX_CYLINDERS and option.verb is options.PLAY_AS:
        return 0.25 if option[parts.MODE] == DEDUCTION else 0.5 * ground.lost
    return -1.0
