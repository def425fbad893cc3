"""The open part of Fury's table, written into rows: only the fields that are not what they were."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from whitby.games.fury.board import HOSPITALS, LOCATIONS, SPACES
from whitby.games.fury.cards.table import HUNTER_EVENTS, NONE
from whitby.games.fury.encoding import ENCODING
from whitby.games.fury.encoding_slices import ITEMS
from whitby.games.fury.state.public import Public
from whitby.paint.strokes import among, each_of, fitting, flag, number, numbers, one_of, tokens

LAYOUT: Final = ENCODING.layout()
PHASE: Final[i64] = LAYOUT.slice("phase").start
DAY: Final[i64] = LAYOUT.slice("day").start
TRACKS: Final[i64] = LAYOUT.slice("tracks").start
SEATS: Final[i64] = LAYOUT.slice("hunters.seat").start
PLACES: Final[i64] = LAYOUT.slice("hunters.place").start
BEDS: Final[i64] = LAYOUT.slice("hunters.bed").start
SHEETS: Final[i64] = LAYOUT.slice("hunters.state").start
OPEN_ITEMS: Final[i64] = LAYOUT.slice("hunters.open_item").start
OPEN_EVENTS: Final[i64] = LAYOUT.slice("hunters.open_event").start
KNOWN_BOTTOM: Final[i64] = LAYOUT.slice("decks").end - 1
ITEM_DISCARD: Final[i64] = LAYOUT.slice("discards.items").start
EVENT_DISCARD: Final[i64] = LAYOUT.slice("discards.events").start
ENCOUNTER_DISCARD: Final[i64] = LAYOUT.slice("discards.encounters").start
FOG: Final[i64] = LAYOUT.slice("tokens.fog").start
STORMS: Final[i64] = LAYOUT.slice("tokens.storm").start
HOSTS: Final[i64] = LAYOUT.slice("tokens.host").start
GROUND: Final[i64] = LAYOUT.slice("tokens.ground").start
ROADBLOCKS: Final[i64] = LAYOUT.slice("tokens.roadblock").start
ALLIES: Final[i64] = LAYOUT.slice("allies").start
IN_FORCE: Final[i64] = LAYOUT.slice("in_force").start
TURN: Final[i64] = LAYOUT.slice("turn").start
FIRST_ACT: Final[i64] = LAYOUT.slice("first_act").start
DOING: Final[i64] = LAYOUT.slice("doing").start
FACING: Final[i64] = LAYOUT.slice("facing").start
TOOLS: Final[i64] = LAYOUT.slice("tools").start
WINNER: Final[i64] = LAYOUT.slice("winner").start
REASON: Final[i64] = LAYOUT.slice("reason").start

BED_COUNT: Final[i64] = len(HOSPITALS)


def blank() -> Public:
    """Return the table that a row of zeros shows."""
    found = Public()
    found.commanders = ()
    found.phase = NONE
    found.day = NONE
    return found


def paint_table(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write what differs from the last table, which then is like this one."""
    paint_course(out, at, table, last)
    paint_sheets(out, at, table, last)
    paint_board(out, at, table, last)
    paint_force(out, at, table, last)
    paint_doing(out, at, table, last)


def paint_course(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write the time and the tracks, and how the game ended."""
    if table.phase != last.phase:
        one_of(out, at + PHASE, last.phase, table.phase)
        last.phase = table.phase
    if table.day != last.day:
        one_of(out, at + DAY, last.day, table.day)
        last.day = table.day
    if table.round != last.round:
        last.round = table.round
        number(out, at + TRACKS, table.round)
    if table.despair != last.despair:
        last.despair = table.despair
        number(out, at + TRACKS + 1, table.despair)
    if table.influence != last.influence:
        last.influence = table.influence
        number(out, at + TRACKS + 2, table.influence)
    if table.damage != last.damage:
        last.damage = table.damage
        number(out, at + TRACKS + 3, table.damage)
    if table.rumours != last.rumours:
        last.rumours = table.rumours
        number(out, at + TRACKS + 4, table.rumours)
    if table.guards != last.guards:
        last.guards = table.guards
        number(out, at + TRACKS + 5, table.guards)
    if table.winner != last.winner or table.reason != last.reason:
        one_of(out, at + WINNER, last.winner, table.winner)
        before = last.reason if last.winner != NONE else NONE
        one_of(out, at + REASON, before, table.reason if table.winner != NONE else NONE)
        last.winner = table.winner
        last.reason = table.reason


def paint_sheets(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write where the hunters are, how they are, and what they show of their hands."""
    if table.commanders is not last.commanders:
        each_of(out, at + SEATS, 5, last.commanders, table.commanders)
        last.commanders = table.commanders
    if table.places is not last.places:
        each_of(out, at + PLACES, SPACES, last.places, table.places)
        last.places = table.places
    if table.hospitals is not last.hospitals:
        first: i64 = at + BEDS
        for bed in table.hospitals:
            for each in range(BED_COUNT):
                flag(out, first + each, bed == LOCATIONS + each)
            first += BED_COUNT
        last.hospitals = table.hospitals
    if table.wounds is not last.wounds:
        last.wounds = table.wounds
        numbers(out, at + SHEETS, table.wounds, 4)
    if table.bites is not last.bites:
        last.bites = table.bites
        numbers(out, at + SHEETS + 1, table.bites, 4)
    if table.delayed is not last.delayed:
        last.delayed = table.delayed
        numbers(out, at + SHEETS + 2, table.delayed, 4)
    if table.bats is not last.bats:
        last.bats = table.bats
        numbers(out, at + SHEETS + 3, table.bats, 4)
    if table.open_items is not last.open_items:
        each_of(out, at + OPEN_ITEMS, ITEMS, last.open_items, table.open_items)
        last.open_items = table.open_items
    if table.open_events is not last.open_events:
        each_of(out, at + OPEN_EVENTS, HUNTER_EVENTS, last.open_events, table.open_events)
        last.open_events = table.open_events


def paint_board(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write the discards, and the tokens on the board."""
    if table.known_bottom != last.known_bottom:
        last.known_bottom = table.known_bottom
        number(out, at + KNOWN_BOTTOM, table.known_bottom)
    if table.item_discard is not last.item_discard:
        last.item_discard = table.item_discard
        numbers(out, at + ITEM_DISCARD, table.item_discard)
    if table.event_discard is not last.event_discard:
        last.event_discard = table.event_discard
        numbers(out, at + EVENT_DISCARD, table.event_discard)
    if table.encounter_discard is not last.encounter_discard:
        last.encounter_discard = table.encounter_discard
        numbers(out, at + ENCOUNTER_DISCARD, table.encounter_discard)
    if table.fog is not last.fog:
        tokens(out, at + FOG, last.fog, table.fog)
        last.fog = table.fog
    if table.storms is not last.storms:
        tokens(out, at + STORMS, last.storms, table.storms)
        last.storms = table.storms
    if table.hosts is not last.hosts:
        tokens(out, at + HOSTS, last.hosts, table.hosts)
        last.hosts = table.hosts
    if table.ground != last.ground:
        one_of(out, at + GROUND, last.ground, table.ground)
        last.ground = table.ground
    if table.roadblocks is not last.roadblocks:
        tokens(out, at + ROADBLOCKS, last.roadblocks, table.roadblocks)
        last.roadblocks = table.roadblocks


def paint_force(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write the allies, and the effects of events."""
    # the two sides' allies are different cards, so neither is written over the other
    if table.hunter_ally != last.hunter_ally:
        one_of(out, at + ALLIES, last.hunter_ally, table.hunter_ally)
        last.hunter_ally = table.hunter_ally
    if table.dracula_ally != last.dracula_ally:
        one_of(out, at + ALLIES, last.dracula_ally, table.dracula_ally)
        last.dracula_ally = table.dracula_ally
    if table.no_supply != last.no_supply:
        last.no_supply = table.no_supply
        flag(out, at + IN_FORCE, table.no_supply)
    if table.no_day != last.no_day:
        last.no_day = table.no_day
        flag(out, at + IN_FORCE + 1, table.no_day)
    if table.nocturnal != last.nocturnal:
        last.nocturnal = table.nocturnal
        flag(out, at + IN_FORCE + 2, table.nocturnal)
    if table.long_night != last.long_night:
        last.long_night = table.long_night
        flag(out, at + IN_FORCE + 3, table.long_night)
    if table.vigor != last.vigor:
        last.vigor = table.vigor
        flag(out, at + IN_FORCE + 4, table.vigor)
    if table.swift != last.swift:
        last.swift = table.swift
        flag(out, at + IN_FORCE + 5, table.swift)


def paint_doing(out: vec[u8], at: i64, table: Public, last: Public) -> None:
    """Write what is going on."""
    if table.telegraph != last.telegraph:
        one_of(out, at + TURN, 5 * last.telegraph, 5 * table.telegraph)
        last.telegraph = table.telegraph
    if table.acted is not last.acted:
        among(out, at + TURN + 1, last.acted, table.acted, 5)
        last.acted = table.acted
    if table.traders is not last.traders:
        among(out, at + TURN + 2, last.traders, table.traders, 5)
        last.traders = table.traders
    if table.fighting is not last.fighting:
        among(out, at + TURN + 3, last.fighting, table.fighting, 5)
        last.fighting = table.fighting
    if table.spared is not last.spared:
        among(out, at + TURN + 4, last.spared, table.spared, 5)
        last.spared = table.spared
    if table.first_act != last.first_act:
        last.first_act = table.first_act
        out[at + FIRST_ACT] = fitting(table.first_act + 1)
    if table.stays != last.stays:
        last.stays = table.stays
        flag(out, at + DOING, table.stays)
    if table.ambush != last.ambush:
        last.ambush = table.ambush
        flag(out, at + DOING + 1, table.ambush)
    if table.annulled != last.annulled:
        last.annulled = table.annulled
        flag(out, at + DOING + 2, table.annulled)
    if table.saved != last.saved:
        last.saved = table.saved
        flag(out, at + DOING + 3, table.saved)
    if table.seduced != last.seduced:
        last.seduced = table.seduced
        flag(out, at + DOING + 4, table.seduced)
    if table.misled != last.misled:
        last.misled = table.misled
        flag(out, at + DOING + 5, table.misled)
    if table.misdirected != last.misdirected:
        last.misdirected = table.misdirected
        flag(out, at + DOING + 6, table.misdirected)
    facing, faced = table.facing, last.facing
    if facing is not faced:
        flag(out, at + DOING + 7, facing is not None)
        before = NONE if faced is None else faced.kind
        one_of(out, at + FACING, before, NONE if facing is None else facing.kind)
        last.facing = facing
    if table.tools is not last.tools:
        among(out, at + TOOLS, last.tools, table.tools)
        last.tools = table.tools
