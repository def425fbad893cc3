"""Which actions are offered at sea, in a hospital and in a city, and in which order."""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Pick
from whitby.games.fury import options
from whitby.games.fury.board import in_hospital, is_sea
from whitby.games.fury.cards.table import EVERY_HUNTER, NONE
from whitby.games.fury.hunters.actions.action import (
    BONDED,
    MOVED,
    PASSED_TURN,
    RESERVED,
    RESTED_HERE,
    RODE,
    SEARCHED_HERE,
    SUPPLIED,
    TRADED,
    Action,
)
from whitby.games.fury.hunters.actions.moving import Leave, Rail, Road, Sail
from whitby.games.fury.hunters.actions.staying import (
    Bond,
    Lead,
    Pass,
    Reserve,
    Rest,
    Search,
    Special,
    Supply,
    Trade,
)
from whitby.games.fury.state.fury import Fury

BY_ROAD: Final = Road(MOVED, options.ROAD)
BY_SEA: Final = Sail(MOVED, options.SAIL)
LEAVING: Final = Leave(MOVED, options.LEAVE)
BY_RAIL: Final = Rail(MOVED, options.SPEND, options.CARRIAGE)
RESERVING: Final = Reserve(RESERVED, options.RESERVE)
RESTING: Final = Rest(RESTED_HERE, options.REST)
SEARCHING: Final = Search(SEARCHED_HERE, options.SEARCH)
SUPPLYING: Final = Supply(SUPPLIED, options.SUPPLY)
TRADING: Final = Trade(TRADED, options.TRADE)
LEADING: Final = Lead(TRADED, options.LEAD)
BONDING: Final = Bond(BONDED, options.BOND_WITH)
SPECIAL: Final = Special(RODE, options.PLAY, options.PLAY_AS, options.USE_HORSES)
PASSING: Final = Pass(PASSED_TURN, options.PASS)


class Offered:
    """An action, and the one that is offered after it.

    Such a chain is walked more than any other: compiled, the type of each item of a tuple would be
    checked.
    """

    def __init__(self, action: Action, after: Offered | None) -> None:
        self.action = action
        self.after = after


class Place:
    """The actions that are offered at a kind of place, and those whose absence is explained."""

    def __init__(self, offered: tuple[Action, ...], explained: tuple[Action, ...]) -> None:
        self.offered = offered
        self.explained = explained
        self.first = [self.chain(hunter) for hunter in EVERY_HUNTER]

    def chain(self, hunter: int) -> Offered:
        """Return the actions that a hunter has, in order."""
        found: Offered | None = None
        for action in reversed(self.offered):
            if action.only in (NONE, hunter):
                found = Offered(action, found)
        assert found is not None
        return found


AT_SEA: Final = Place(
    (BY_SEA, SPECIAL), (BY_SEA, PASSING, SEARCHING, SUPPLYING, RESTING, RESERVING)
)
IN_HOSPITAL: Final = Place(
    (LEAVING, SUPPLYING, PASSING), (RESTING, SEARCHING, RESERVING, LEAVING, SUPPLYING)
)
IN_CITY: Final = Place(
    (
        BY_ROAD,
        BY_SEA,
        BY_RAIL,
        RESERVING,
        RESTING,
        SEARCHING,
        SUPPLYING,
        TRADING,
        LEADING,
        BONDING,
        SPECIAL,
        PASSING,
    ),
    (
        BY_ROAD,
        BY_SEA,
        BY_RAIL,
        SUPPLYING,
        RESERVING,
        TRADING,
        BONDING,
        RESTING,
        SEARCHING,
    ),
)


REDUCED: Final = Place((BY_ROAD, SEARCHING, PASSING), (BY_ROAD,))
"""The actions of a reduced game."""


def at_place(state: Fury, hunter: int) -> Place:
    """Return the actions for where a hunter is."""
    place = state.public.places[hunter]
    if state.rulings.size.reduced:
        return REDUCED
    if is_sea(place):
        return AT_SEA
    return IN_HOSPITAL if in_hospital(place) else IN_CITY


def _by_verb() -> dict[str, Action]:
    found: dict[str, Action] = {}
    for action in (LEAVING, *IN_CITY.offered):
        for verb in action.verbs:
            found[verb.name] = action
    return found


BY_VERB: Final = _by_verb()


def action_of(option: Pick) -> Action:
    """Return the action that an option belongs to."""
    return BY_VERB[option.verb.name]
