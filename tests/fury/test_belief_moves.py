"""Dracula's moves are written twice: in the rules, and on packed worlds in a belief, for speed.

Both are compared at every place where he can be: what everyone can see him do, and where he can be
then. At each place there are eleven shapes of trail, four in the basic game, each with three
arrangements of lairs, holy tokens and a hunter. All of this is done for three tables of options,
and his flights as a bat for two. Other trails and options are met only in random games, in which
a belief must contain the truth (`test_deduce.py`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pytest

from whitby.core.engine import EVERYONE
from whitby.core.facts import Fact
from whitby.games.fury.board import LAND, LOCATIONS, NEIGHBOURS, NOWHERE, place
from whitby.games.fury.cards.table import DARK_CALL, EVERY_HUNTER, FEED, HIDE, MISDIRECT, NONE
from whitby.games.fury.combat.escape import FLIGHT
from whitby.games.fury.dracula.phase import TRAVEL, travel_options
from whitby.games.fury.events import (
    FLEW_AWAY,
    HID_OPENLY,
    LAID_OPEN,
    LAIR_ENTERED,
    MISDIRECTED,
    POWER_PLAYED,
)
from whitby.games.fury.game import FURY
from whitby.games.fury.knowledge.belief import Belief
from whitby.games.fury.knowledge.foresight import AS_WOLF, WOLF_PLAYED, Told, key, tellable
from whitby.games.fury.knowledge.holding import ANNOUNCED
from whitby.games.fury.knowledge.worlds import SPOTS, STRAY, TIED, put
from whitby.games.fury.options import ENTER_LAIR, GO, HIDE_NOW, MISDIRECT_NOW, WOLF_HIDE
from whitby.games.fury.routes import leaps
from whitby.games.fury.state.fury import Fury, holy, revealed, spot
from whitby.games.fury.state.hideout import TRAIL, Hideout

Worlds = dict[int, float]
FLOWN = (LAIR_ENTERED, FLEW_AWAY)
TABLES: tuple[dict[str, str], ...] = (
    {},
    {
        "departure_token_blocks": "on",
        "wolf_form_with_hide": "also_same_step",
        "misdirect_excludes_sea": "off",
        "misdirect_allows_power_card": "off",
    },
    {"game_mode": "basic"},
)
FLIGHTS: tuple[dict[str, str], ...] = (
    {"bat_into_lair": "on"},
    {"bat_lands_on": "space_1", "departure_token_blocks": "on"},
)


def cards(places: Sequence[int]) -> list[Hideout]:
    """Return location cards, face down."""
    return [Hideout(at) for at in places]


def power(card: int, tied: bool = False) -> Hideout:
    """Return a power card; only Hide is face down."""
    return Hideout(NOWHERE, card, card != HIDE, tied=tied)


def positions(state: Fury, at: int) -> Iterator[Fury]:
    """Yield trails and lairs with Dracula at a place, his phase begun, with tokens and hunters."""
    near = list(NEIGHBOURS[at])
    beyond = [there for there in leaps(at) if there not in near]
    cities = [there for there in (*near, *beyond) if there < LAND]
    far = [there for there in (place("rome"), place("galway"), place("varna")) if there != at]
    here, wolf = Hideout(at), Hideout(near[0], wolf=True)
    trails = [
        [here],
        [here, *cards([*near, *beyond][:4])],
        [here, *cards([*reversed(near), *beyond][:4])],
        [Hideout(at, up=True), *cards(near[1:3])],
    ]
    if state.rulings.advanced:
        trails += [
            [power(HIDE, True), here, *cards(near[:2])],
            [power(FEED), here, wolf, *cards(near[1:3])],
            [here, power(HIDE), *cards(near[1:3])],
            [here, power(MISDIRECT), *cards(near[:3])],
            [power(DARK_CALL), power(FEED), here, *cards(beyond[:2])],
            [power(HIDE, True).turned(), Hideout(at, up=True), *cards(near[:2])],
            [Hideout(at, up=True), power(DARK_CALL), power(HIDE, True), *cards([*near, *far][:1])],
        ]
    for trail in trails:
        laid = {hideout.place for hideout in trail}
        lairs = (
            [there for there in cities if there not in laid][:2] if state.rulings.advanced else []
        )
        yield arranged(state, trail, lairs, [], NOWHERE)
        yield arranged(state, trail, lairs, [at] if at < LAND else [], max(cities, default=NOWHERE))
        yield arranged(state, trail, lairs, [*cities[:1], *beyond[-1:]], NOWHERE)


def arranged(
    state: Fury, trail: list[Hideout], lairs: list[int], tokens: list[int], hunted: int
) -> Fury:
    """Return a position; a card is face up where a hunter is."""
    twin = state.clone()
    shown = [card.turned() if card.place == hunted != NOWHERE else card for card in trail]
    twin.dracula.trail = (None, *shown, *[None] * (TRAIL - 1 - len(shown)))
    kept = [Hideout(at, up=at == hunted) for at in lairs]
    twin.dracula.lairs = (*kept, *[None] * (SPOTS - TRAIL - len(kept)))
    twin.public.places = (hunted,) + (NOWHERE,) * (len(EVERY_HUNTER) - 1)
    twin.public.ground = tokens[0] if tokens else NOWHERE
    twin.public.hosts = tuple(tokens[1:])
    return twin


def world_of(state: Fury) -> int:
    """Return the true world."""
    world = 0
    for at in range(SPOTS):
        hideout = spot(state, at)
        if hideout is not None:
            code = hideout.place + 1
            if hideout.hides():
                code = TIED if hideout.tied else STRAY
            world = put(world, at, code)
    return world


def knowing(state: Fury) -> Belief:
    """Return the belief of someone who knows everything about the trail."""
    belief = Belief(state.rulings)
    belief.worlds = {world_of(state): 1.0}
    belief.places = list(state.public.places)
    belief.ground, belief.hosts = state.public.ground, state.public.hosts
    belief.misdirected = state.public.misdirected
    for at in range(SPOTS):
        hideout = spot(state, at)
        if hideout is None:
            continue
        belief.up[at] = hideout.up
        if at < TRAIL:
            shown = hideout.place == NOWHERE and not hideout.hides()
            belief.backs[at] = ANNOUNCED + hideout.power if shown else hideout.back()
            belief.wolf = at if hideout.wolf else belief.wolf
            belief.open_hide = at if hideout.hides() and hideout.up else belief.open_hide
    return belief


ENDS = (LAID_OPEN, LAIR_ENTERED, MISDIRECTED)
"""The events that reveal which card is played; what follows them adds nothing."""


def told_by(state: Fury) -> str:
    """Return what everyone sees of a move that was just made."""
    found: list[Fact] = []
    for event in state.recent:
        if isinstance(event, Fact) and event.audience == EVERYONE:
            found.append(event)
            if event.kind in ENDS:
                break
    return key(tuple(found))


def thinkable(belief: Belief) -> dict[str, Told]:
    """Return everything he could be seen to do by someone who does not know where he is."""
    found = tellable(belief, "travel")
    powers = belief.rulings.advanced and (
        not belief.misdirected or belief.rulings.misdirect_with_power
    )
    if belief.rulings.advanced and ANNOUNCED + MISDIRECT not in belief.backs:
        for space in range(1, TRAIL):
            if 0 <= belief.backs[space] < ANNOUNCED and space != belief.wolf:
                fact = Fact(MISDIRECTED, (space,))
                found.append((Fact(POWER_PLAYED, (MISDIRECT,)), fact))
    open_cards = [Fact(LAID_OPEN, (at,)) for at in belief.places if at != NOWHERE]
    found += [(card,) for card in open_cards]
    if powers and belief.wolf == NONE:
        found += [(WOLF_PLAYED, card) for card in open_cards]
    if powers and belief.revealed() and belief.open_hide == NONE:
        found.append((Fact(HID_OPENLY),))
        if belief.rulings.wolf_hides and belief.wolf == NONE:
            found.append((WOLF_PLAYED, Fact(HID_OPENLY)))
    return {key(told): told for told in found}


def by_the_rules(state: Fury) -> tuple[dict[str, Worlds], list[Fury]]:
    """Return the worlds that follow each thing he can be seen to do, and those misdirections.

    The moves that look alike are equally likely, unless Hide is played openly.
    """
    options = travel_options(state)
    plain = [option for option in options if option.verb in (GO, ENTER_LAIR, HIDE_NOW)]
    leapt = [option for option in options if option.verb in AS_WOLF]
    found: dict[str, Worlds] = {}
    misdirections: list[Fury] = []
    for option in options:
        twin = state.clone()
        TRAVEL.take(twin, option)
        alike = leapt if option in leapt else plain
        openly = option.verb in (HIDE_NOW, WOLF_HIDE) and revealed(state)
        chance = 1.0 / len(alike) if option in alike and not openly else 1.0
        found.setdefault(told_by(twin), {})[world_of(twin)] = chance
        if option.verb is MISDIRECT_NOW:
            misdirections.append(twin)
    return found, misdirections


def believed(belief: Belief, told: Told) -> Worlds:
    """Return the worlds that a belief has after these events."""
    twin = belief.clone()
    for fact in told:
        twin.witness(fact)
    return twin.worlds


def compare(state: Fury, seen: Counter[str]) -> None:
    """Compare every move in a position, and those that follow Misdirect."""
    belief = knowing(state)
    rules, misdirections = by_the_rules(state)
    tales = thinkable(belief)
    assert rules.keys() <= tales.keys()
    for name, told in tales.items():
        worlds = believed(belief, told)
        assert worlds == rules.get(name, {}), f"{name} {shown(state)}"
        seen[told[-1].kind.name] += len(worlds)
    if not state.public.misdirected:
        assert belief.is_stuck(world_of(state)) == (not rules), shown(state)
        seen["stuck"] += not rules
    if not holy(state):  # tokens are the same before and after Misdirect
        for misdirection in misdirections:
            compare(misdirection, seen)


def shown(state: Fury) -> str:
    return f"{state.dracula.trail} {state.dracula.lairs} {state.public.hosts} {state.public.ground}"


@pytest.mark.rule("FURY-INFO-09", "FURY-INFO-13", "FURY-INFO-14")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_he_can_go_where_a_belief_has_him_go(options: dict[str, str]) -> None:
    state = FURY.setup(0, 2, options)
    seen: Counter[str] = Counter()
    for at in range(LOCATIONS):
        for position in positions(state, at):
            compare(position, seen)
    kinds = {"laid", "laid_open", "stuck"}
    if state.rulings.advanced:
        kinds |= {"lair_entered", "hid_openly", "power", "misdirected"}
    assert {kind for kind, count in seen.items() if count} == kinds


@pytest.mark.rule("FURY-ESCAPE-09")
@pytest.mark.parametrize("options", FLIGHTS, ids=str)
def test_he_can_fly_where_a_belief_has_him_fly(options: dict[str, str]) -> None:
    state = FURY.setup(0, 2, options)
    seen: Counter[str] = Counter()
    for at in range(LAND):
        for position in positions(state, at):
            position.dracula.trail = (*position.dracula.trail[1:], None)
            belief = knowing(position)
            rules: dict[str, set[int]] = {}
            for option in FLIGHT.ask(position).options:
                twin = position.clone()
                FLIGHT.take(twin, option)
                flown = [e for e in twin.recent if isinstance(e, Fact) and e.kind in FLOWN]
                rules.setdefault(key(tuple(flown)), set()).add(world_of(twin))
            for told in tellable(belief, "fly"):
                worlds = set(believed(belief, told))
                assert worlds == rules.pop(key(told), set()), f"{key(told)} {shown(position)}"
                seen[told[-1].kind.name if told else "stays"] += len(worlds)
            assert not rules
    assert min(seen.values()) > 0
