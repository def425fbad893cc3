"""What is printed on the components, as plain data; it is public."""

from __future__ import annotations

from whitby.games.fury import board
from whitby.games.fury.cards import table
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
        "places": {board.PLACES[at]: _place(at) for at in range(board.LOCATIONS)},
        "hospitals": {
            board.PLACES[at]: board.PLACES[board.ATTACHED[i]]
            for i, at in enumerate(board.HOSPITALS)
        },
        "links": {board.LINK_NAMES[link]: _link(link) for link in range(board.LINKS)},
        "hunters": {table.HUNTERS[hunter]: _sheet(hunter) for hunter in table.EVERY_HUNTER},
        "items": {
            name: {"copies": table.ITEM_COPIES[at], "weapon": at in table.WEAPONS}
            for at, name in enumerate(table.ITEMS)
        },
        "events": {
            name: {"copies": table.EVENT_COPIES[at], "side": table.SIDES[table.event_side(at)]}
            for at, name in enumerate(table.EVENTS)
        },
        "encounters": {name: _encounter(at) for at, name in enumerate(table.ENCOUNTERS)},
        "rumour": {"influence": table.RUMOUR_INFLUENCE},
        "dracula": {"health": table.DRACULA_HEALTH},
        "rounds": table.MOST_ROUNDS,
        "combat": {name: _strike(at) for at, name in enumerate(table.COMBAT)},
        "fights": {
            name: _fight(at) for at, name in enumerate(table.FIGHT_CARDS) if table.BANNERS[at]
        },
        "powers": {name: {"copies": 1} for name in table.POWERS},
        "tickets": {
            name: {"white": white, "yellow": yellow, "copies": copies}
            for name, (white, yellow, copies) in zip(table.TICKETS, table.TICKET_ROWS, strict=True)
        },
    }


def _place(at: int) -> PlaceFacts:
    region = board.REGION[at]
    return {
        "size": board.SIZES[board.SIZE[at]],
        "region": None if region == board.NO_REGION else board.REGIONS[region - 1],
        "neighbours": [board.PLACES[there] for there in board.NEIGHBOURS[at]],
        "port": at < board.LAND and len(board.WATERS[at]) > 0,
    }


def _link(link: int) -> LinkFacts:
    a, b = board.ENDS[link]
    way: Way = "road" if link < board.ROADS else "white" if link < board.WHITE else "yellow"
    return {"way": way, "ends": [board.PLACES[a], board.PLACES[b]]}


def _sheet(hunter: int) -> HunterFacts:
    return {
        "order": hunter + 1,
        "health": table.HEALTH[hunter],
        "bites": table.BITE_SPACES[hunter],
        "items": table.ITEM_LIMIT[hunter],
        "events": table.EVENT_LIMIT[hunter],
    }


def _encounter(kind: int) -> EncounterFacts:
    return {
        "copies": table.ENCOUNTER_COPIES[kind],
        "health": table.VAMPIRE_HEALTH[kind],
        "ambush": table.CAN_AMBUSH[kind],
        "matures": table.CAN_MATURE[kind],
        "influence": table.MATURED_INFLUENCE[kind],
    }


def _strike(kind: int) -> StrikeFacts:
    """Return the effect of a combat card of Dracula's on the engaged hunter, and on the combat."""
    return {
        "copies": table.COMBAT_COPIES[kind],
        "damage": table.STRIKE_DAMAGE[kind],
        "heals": table.STRIKE_HEALS[kind],
        "cancels": [table.FIGHT_CARDS[card] for card in table.CANCELLED_BY.get(kind, ())],
        "night": table.STRONGER_BY_NIGHT[kind],
        "ends": kind in table.ESCAPES,
    }


def _fight(card: int) -> FightFacts:
    """Return what a hunter can do with a card in combat, and the cards that it cancels."""
    return {
        "cancels": [table.COMBAT[kind] for kind in table.BANNERS[card]],
        "damage": table.FIGHT_DAMAGE[card],
        "against": [table.COMBAT[kind] for kind in table.HURTS_AGAINST[card]],
        "leaves": card == table.ESCAPE,
        "used_up": card in table.USED_UP,
    }
