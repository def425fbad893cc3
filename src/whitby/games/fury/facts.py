"""What is printed on the components, as plain data: everyone may read it."""

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
from whitby.games.fury.cards import (
    BITE_SPACES,
    CAN_AMBUSH,
    COMBAT,
    COMBAT_COPIES,
    ENCOUNTER_COPIES,
    ENCOUNTERS,
    EVENT_COPIES,
    EVENT_LIMIT,
    EVENTS,
    EVERY_HUNTER,
    HEALTH,
    HUNTERS,
    ITEM_COPIES,
    ITEM_LIMIT,
    ITEMS,
    MATURED_INFLUENCE,
    POWERS,
    SIDES,
    TICKET_ROWS,
    TICKETS,
    VAMPIRE_HEALTH,
    WEAPONS,
    event_side,
)


def facts() -> dict[str, object]:
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
        "combat": {name: {"copies": COMBAT_COPIES[at]} for at, name in enumerate(COMBAT)},
        "powers": {name: {"copies": 1} for name in POWERS},
        "tickets": {
            name: {"white": white, "yellow": yellow, "copies": copies}
            for name, (white, yellow, copies) in zip(TICKETS, TICKET_ROWS, strict=True)
        },
    }


def _place(at: int) -> dict[str, object]:
    region = REGION[at]
    return {
        "size": SIZES[SIZE[at]],
        "region": None if region == NO_REGION else REGIONS[region - 1],
        "neighbours": [PLACES[there] for there in NEIGHBOURS[at]],
        "port": at < LAND and len(WATERS[at]) > 0,
    }


def _link(link: int) -> dict[str, object]:
    a, b = ENDS[link]
    way = "road" if link < ROADS else "white" if link < WHITE else "yellow"
    return {"way": way, "ends": [PLACES[a], PLACES[b]]}


def _sheet(hunter: int) -> dict[str, object]:
    return {
        "order": hunter + 1,
        "health": HEALTH[hunter],
        "bites": BITE_SPACES[hunter],
        "items": ITEM_LIMIT[hunter],
        "events": EVENT_LIMIT[hunter],
    }


def _encounter(kind: int) -> dict[str, object]:
    return {
        "copies": ENCOUNTER_COPIES[kind],
        "health": VAMPIRE_HEALTH[kind],
        "ambush": CAN_AMBUSH[kind],
        "influence": MATURED_INFLUENCE[kind],
    }
