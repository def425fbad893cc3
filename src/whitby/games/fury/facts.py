"""What is printed on the components, as plain data; it is public."""

from __future__ import annotations

from whitby.games.fury.board import (
    ATTACHED,
    ENDS,
    HOSPITALS,
    LAND,
    LINK_NAMES,
    LINKS,
    LOCATIONS,
    NEIGHBOURS,
    NO_REGION,
    PLACES,
    REGION,
    REGIONS,
    ROADS,
    SIZE,
    SIZES,
    WATERS,
    WHITE,
)
from whitby.games.fury.cards.table import (
    BANNERS,
    BITE_SPACES,
    BROKEN,
    CAN_AMBUSH,
    CAN_MATURE,
    COMBAT,
    COMBAT_COPIES,
    DRACULA_HEALTH,
    ENCOUNTER_COPIES,
    ENCOUNTERS,
    ESCAPE,
    ESCAPES,
    EVENT_COPIES,
    EVENT_LIMIT,
    EVENTS,
    EVERY_HUNTER,
    FIGHT_CARDS,
    FIGHT_DAMAGE,
    HEALTH,
    HUNTERS,
    HURTS_AGAINST,
    ITEM_COPIES,
    ITEM_LIMIT,
    ITEMS,
    MATURED_INFLUENCE,
    MESMERIZE,
    MOST_ROUNDS,
    POWERS,
    RUMOUR_INFLUENCE,
    SIDES,
    STRENGTH,
    STRIKE_DAMAGE,
    STRIKE_HEALS,
    STRONGER_BY_NIGHT,
    TICKET_ROWS,
    TICKETS,
    USED_UP,
    VAMPIRE_HEALTH,
    WEAPONS,
    event_side,
)
from whitby.games.fury.schema import (
    EncounterFacts,
    FightFacts,
    FuryFacts,
    HunterFacts,
    LinkFacts,
    PlaceFacts,
    StrikeFacts,
    Way,
)


def facts() -> FuryFacts:
    """Return the board, the sheets and the cards under their names in records."""
    return {
        "places": {PLACES[at]: _place(at) for at in range(LOCATIONS)},
        "hospitals": {PLACES[at]: PLACES[ATTACHED[i]] for i, at in enumerate(HOSPITALS)},
        "links": {LINK_NAMES[link]: _link(link) for link in range(LINKS)},
        "hunters": {HUNTERS[hunter]: _sheet(hunter) for hunter in EVERY_HUNTER},
        "items": {
            name: {"copies": ITEM_COPIES[at], "weapon": at in WEAPONS}
            for at, name in enumerate(ITEMS)
        },
        "events": {
            name: {"copies": EVENT_COPIES[at], "side": SIDES[event_side(at)]}
            for at, name in enumerate(EVENTS)
        },
        "encounters": {name: _encounter(at) for at, name in enumerate(ENCOUNTERS)},
        "rumour": {"influence": RUMOUR_INFLUENCE},
        "dracula": {"health": DRACULA_HEALTH},
        "rounds": MOST_ROUNDS,
        "combat": {name: _strike(at) for at, name in enumerate(COMBAT)},
        "fights": {name: _fight(at) for at, name in enumerate(FIGHT_CARDS) if BANNERS[at]},
        "powers": {name: {"copies": 1} for name in POWERS},
        "tickets": {
            name: {"white": white, "yellow": yellow, "copies": copies}
            for name, (white, yellow, copies) in zip(TICKETS, TICKET_ROWS, strict=True)
        },
    }


def _place(at: int) -> PlaceFacts:
    region = REGION[at]
    return {
        "size": SIZES[SIZE[at]],
        "region": None if region == NO_REGION else REGIONS[region - 1],
        "neighbours": [PLACES[there] for there in NEIGHBOURS[at]],
        "port": at < LAND and len(WATERS[at]) > 0,
    }


def _link(link: int) -> LinkFacts:
    a, b = ENDS[link]
    way: Way = "road" if link < ROADS else "white" if link < WHITE else "yellow"
    return {"way": way, "ends": [PLACES[a], PLACES[b]]}


def _sheet(hunter: int) -> HunterFacts:
    return {
        "order": hunter + 1,
        "health": HEALTH[hunter],
        "bites": BITE_SPACES[hunter],
        "items": ITEM_LIMIT[hunter],
        "events": EVENT_LIMIT[hunter],
    }


def _encounter(kind: int) -> EncounterFacts:
    return {
        "copies": ENCOUNTER_COPIES[kind],
        "health": VAMPIRE_HEALTH[kind],
        "ambush": CAN_AMBUSH[kind],
        "matures": CAN_MATURE[kind],
        "influence": MATURED_INFLUENCE[kind],
    }


def _strike(kind: int) -> StrikeFacts:
    """Return the effect of a combat card of Dracula's on the engaged hunter, and on the combat."""
    cancels: list[str] = []
    if kind == MESMERIZE:
        cancels = [name for at, name in enumerate(FIGHT_CARDS) if BANNERS[at]]
    elif kind == STRENGTH:
        cancels = [FIGHT_CARDS[card] for card in BROKEN]
    return {
        "copies": COMBAT_COPIES[kind],
        "damage": STRIKE_DAMAGE[kind],
        "heals": STRIKE_HEALS[kind],
        "cancels": cancels,
        "night": STRONGER_BY_NIGHT[kind],
        "ends": kind in ESCAPES,
    }


def _fight(card: int) -> FightFacts:
    """Return what a hunter can do with a card in combat, and the cards that it cancels."""
    return {
        "cancels": [COMBAT[kind] for kind in BANNERS[card]],
        "damage": FIGHT_DAMAGE[card],
        "against": [COMBAT[kind] for kind in HURTS_AGAINST[card]],
        "leaves": card == ESCAPE,
        "used_up": card in USED_UP,
    }
