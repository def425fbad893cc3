"""What is printed on the components, as plain data; it is public."""

from __future__ import annotations

from whitby.games.fury import board
from whitby.games.fury.cards import table as cards
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
        "hunters": {cards.HUNTERS[hunter]: _sheet(hunter) for hunter in cards.EVERY_HUNTER},
        "items": {
            name: {"copies": cards.ITEM_COPIES[at], "weapon": at in cards.WEAPONS}
            for at, name in enumerate(cards.ITEMS)
        },
        "events": {
            name: {"copies": cards.EVENT_COPIES[at], "side": cards.SIDES[cards.event_side(at)]}
            for at, name in enumerate(cards.EVENTS)
        },
        "encounters": {name: _encounter(at) for at, name in enumerate(cards.ENCOUNTERS)},
        "rumour": {"influence": cards.RUMOUR_INFLUENCE},
        "dracula": {"health": cards.DRACULA_HEALTH},
        "rounds": cards.MOST_ROUNDS,
        "combat": {name: _strike(at) for at, name in enumerate(cards.COMBAT)},
        "fights": {
            name: _fight(at) for at, name in enumerate(cards.FIGHT_CARDS) if cards.BANNERS[at]
        },
        "powers": {name: {"copies": 1} for name in cards.POWERS},
        "tickets": {
            name: {"white": white, "yellow": yellow, "copies": copies}
            for name, (white, yellow, copies) in zip(cards.TICKETS, cards.TICKET_ROWS, strict=True)
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
        "health": cards.HEALTH[hunter],
        "bites": cards.BITE_SPACES[hunter],
        "items": cards.ITEM_LIMIT[hunter],
        "events": cards.EVENT_LIMIT[hunter],
    }


def _encounter(kind: int) -> EncounterFacts:
    return {
        "copies": cards.ENCOUNTER_COPIES[kind],
        "health": cards.VAMPIRE_HEALTH[kind],
        "ambush": cards.CAN_AMBUSH[kind],
        "matures": cards.CAN_MATURE[kind],
        "influence": cards.MATURED_INFLUENCE[kind],
    }


def _strike(kind: int) -> StrikeFacts:
    """Return the effect of a combat card of Dracula's on the engaged hunter, and on the combat."""
    return {
        "copies": cards.COMBAT_COPIES[kind],
        "damage": cards.STRIKE_DAMAGE[kind],
        "heals": cards.STRIKE_HEALS[kind],
        "cancels": [cards.FIGHT_CARDS[card] for card in cards.CANCELLED_BY.get(kind, ())],
        "night": cards.STRONGER_BY_NIGHT[kind],
        "ends": kind in cards.ESCAPES,
    }


def _fight(card: int) -> FightFacts:
    """Return what a hunter can do with a card in combat, and the cards that it cancels."""
    return {
        "cancels": [cards.COMBAT[kind] for kind in cards.BANNERS[card]],
        "damage": cards.FIGHT_DAMAGE[card],
        "against": [cards.COMBAT[kind] for kind in cards.HURTS_AGAINST[card]],
        "leaves": card == cards.ESCAPE,
        "used_up": card in cards.USED_UP,
    }
