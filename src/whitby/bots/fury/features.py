"""What the evaluation of Fury of Dracula looks at, in a whole state, from the hunters' side."""

from __future__ import annotations

from typing import Final

from whitby.bots.fury.card_worth import BLOWS, EVENT_WORTH
from whitby.bots.fury.quick import known_chance, trace
from whitby.games.fury.board import LAND, LOCATIONS, NEIGHBOURS, NOWHERE
from whitby.games.fury.cards import table as cards
from whitby.games.fury.distances import DAYS_APART, FAR, stand
from whitby.games.fury.state.fury import Fury, dracula_place
from whitby.games.fury.state.hideout import TRAIL

NAMES: Final[tuple[str, ...]] = (
    # the tracks
    "influence",
    "influence squared",
    "damage",
    "damage squared",
    "influence and damage",
    "round",
    "despair",
    "night",
    "Dracula's phase",
    # the hunters
    "health",
    "weakest",
    "nearly defeated",
    "bites",
    "absent",
    "delayed",
    "arms",
    "arms and damage",
    "arms by round",
    "other items",
    "events",
    "tickets",
    # where they are
    "with Dracula",
    "one day away",
    "two days away",
    "three days away",
    "arms close by",
    "arms close to a known place",
    "arms with Dracula at night",
    # what they know
    "place known",
    "place known a move ago",
    "place known two or three moves ago",
    "no trace",
    "hidden cards",
    "at sea",
    # what Dracula has
    "vampires young",
    "vampires old",
    "vampires on the point of maturing",
    "vampires known",
    "vampires with a hunter near",
    "vampires and influence",
    "rumours on vampires",
    "vampires in hand",
    "lairs",
    "traps",
    "his events",
    "rumours",
    "guards",
    "hunters' ally",
    "his ally",
    # what is ahead
    "place suspected",
    "place suspected, root",
    "safe ways",
    "ways",
)
"""What each feature measures."""

NEARBY: Final = tuple([0.5**days for days in range(FAR + 1)])
AT_SEA: Final = 0.4
"""How much a way by sea counts."""
FEEBLE: Final = 3
"""A hunter with this much health is nearly defeated."""


def arms_in(hand: tuple[int, ...]) -> float:
    """Return the damage that a hand does in a round: its two best cards alternate."""
    best, second = 1.0, 0.5
    gun = bullets = False
    for card in hand:
        blow = BLOW[card]
        if blow > best:
            best, second = blow, best
        elif blow > second:
            second = blow
        if card == cards.PISTOL or card == cards.RIFLE:
            gun = True
        elif card == cards.HOLY_BULLETS:
            bullets = True
    return (best + second) / 2.0 + (0.8 if gun and bullets else 0.0) - 0.75


BLOW: Final = tuple([BLOWS.get(card, 0.0) for card in range(cards.ITEM_KINDS)])
KEPT: Final = tuple([EVENT_WORTH.get(card, 0.0) for card in range(len(cards.EVENTS))])


def on_trail(state: Fury, place: int) -> bool:
    """Return whether the card of a place is on the trail."""
    return any(hideout is not None and hideout.place == place for hideout in state.dracula.trail)


def features(state: Fury) -> list[float]:
    """Return the features of a state."""
    public = state.public
    influence = public.influence / 13.0
    damage = public.damage / 15.0
    phase = public.phase
    night = 1.0 if phase == cards.DUSK or phase == cards.NIGHT else 0.0
    dark = night > 0.0 or phase == cards.DRACULA_PHASE
    here = dracula_place(state)
    known, age = trace(state)
    away = DAYS_APART[here] if here != NOWHERE else None
    away_known = DAYS_APART[known] if known != NOWHERE else None

    health = weakest = feeble = bites = absent = delayed = 0.0
    arms = others = held = tickets = 0.0
    at0 = at1 = at2 = at3 = close = close_known = met = 0.0
    weakest = 1.0
    reach = 1.0 / (2.0 + age)
    for hunter in cards.EVERY_HUNTER:
        most = cards.HEALTH[hunter]
        left = most - public.wounds[hunter]
        health += left / most
        if left / most < weakest:
            weakest = left / most
        if left <= FEEBLE:
            feeble += 1.0
        bites += public.bites[hunter]
        delayed += public.delayed[hunter]
        hand = state.hands.items[hunter]
        armed = arms_in(hand)
        arms += armed
        others += len(hand)
        for card in state.hands.events[hunter]:
            held += KEPT[card]
        tickets += len(state.hands.tickets[hunter])
        at = public.places[hunter]
        if at == NOWHERE or at >= LOCATIONS:
            absent += 1.0
        if at == NOWHERE:
            continue
        if away is not None:
            days = away[stand(at)]
            able = (0.3 + armed) * (1.0 if left > FEEBLE else 0.4)
            close += able * NEARBY[days]
            if days == 0 and at < LAND:
                at0 += 1.0
                if dark:
                    met += armed
            elif days == 1:
                at1 += 1.0
            elif days == 2:
                at2 += 1.0
            elif days == 3:
                at3 += 1.0
        if away_known is not None:
            close_known += (0.3 + armed) * NEARBY[away_known[stand(at)]] * reach

    young = old = ripe = open_ones = watched = spread = traps = lairs = hidden = 0.0
    for space in range(TRAIL):
        hideout = state.dracula.trail[space]
        if hideout is None:
            continue
        if not hideout.up:
            hidden += 1.0
        for encounter in hideout.encounters:
            points = cards.MATURED_INFLUENCE[encounter.kind] / 4.0
            if points == 0.0:
                traps += 1.0
                continue
            if space <= 1:
                young += points
            elif space <= 3:
                old += points
            else:
                ripe += points
            if hideout.rumour:
                spread += 1.0
            if encounter.up or hideout.up:
                open_ones += points
            if 0 <= hideout.place < LAND:
                nearest = FAR
                for at in public.places:
                    if at != NOWHERE:
                        nearest = min(nearest, DAYS_APART[hideout.place][stand(at)])
                watched += points * NEARBY[nearest]
    for lair in state.dracula.lairs:
        if lair is not None:
            lairs += 1.0
    holding = 0.0
    for kind in state.dracula.encounter_hand:
        if cards.MATURED_INFLUENCE[kind] > 0:
            holding += 1.0

    suspected = safe = ways = 0.0
    if here != NOWHERE:
        suspected = known_chance(state, here)
        for there in NEIGHBOURS[here]:
            if there == public.ground or there in public.hosts or on_trail(state, there):
                continue
            room = 1.0 if there < LAND else AT_SEA
            ways += room
            nearest = FAR
            for at in public.places:
                if at != NOWHERE:
                    nearest = min(nearest, DAYS_APART[there][stand(at)])
            if nearest >= 2:
                safe += room
    return [
        influence,
        influence * influence,
        damage,
        damage * damage,
        influence * damage,
        public.round / 20.0,
        public.despair / 3.0,
        night,
        1.0 if phase == cards.DRACULA_PHASE else 0.0,
        health / 4.0,
        weakest,
        feeble,
        bites,
        absent,
        delayed,
        arms / 4.0,
        arms / 4.0 * damage,
        arms / 4.0 * min(1.0, public.round / 20.0),
        others / 12.0,
        held / 6.0,
        tickets / 8.0,
        at0,
        at1,
        at2,
        at3,
        close,
        close_known,
        met,
        1.0 if age == 0 else 0.0,
        1.0 if age == 1 else 0.0,
        1.0 if age == 2 or age == 3 else 0.0,
        1.0 if age == TRAIL else 0.0,
        hidden / 6.0,
        1.0 if here >= LAND else 0.0,
        young,
        old,
        ripe,
        open_ones,
        watched,
        (young + old + ripe) * influence,
        spread,
        holding / 3.0,
        lairs,
        traps / 5.0,
        len(state.dracula.event_hand) / 4.0,
        public.rumours / 2.0,
        float(public.guards),
        1.0 if public.hunter_ally != cards.NONE else 0.0,
        1.0 if public.dracula_ally != cards.NONE else 0.0,
        suspected,
        suspected**0.5,
        safe / 5.0,
        ways / 5.0,
    ]
