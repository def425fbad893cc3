"""Fury of Dracula for networks: `encoding_slices.py` says what each slice holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from whitby.core.encoding import (
    ONE,
    ZERO,
    Counts,
    Encoding,
    about,
    bit_sets,
    flags,
    one_hot,
    share,
    small,
)
from whitby.core.engine import Decision
from whitby.core.recall import Tokens
from whitby.games.fury.board import GRAPH, HOSPITALS, LINKS, LOCATIONS, SPACES
from whitby.games.fury.cards import table as cards
from whitby.games.fury.encoding_actions import ACTIONS
from whitby.games.fury.encoding_combat import encode_combat
from whitby.games.fury.encoding_slices import (
    BELIEFS,
    DRACULA_EVENT_KINDS,
    ENCOUNTERS,
    EVENTS,
    ITEMS,
    POWERS,
    SLICES,
    TICKETS,
    VALUES,
)
from whitby.games.fury.events import Kind
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.rulings import OPTIONS
from whitby.games.fury.sizes import SIZE
from whitby.games.fury.state.hideout import Hideout
from whitby.games.fury.state.public import Public
from whitby.games.fury.view import FuryView
from whitby.games.fury.words import RULES

VERSION: Final = 1
ROWS: Final = 2048
NONE: Final = cards.NONE

SEAT: Final = one_hot(5)
PLAYERS: Final = one_hot(4)
PHASE: Final = one_hot(len(cards.PHASES))
DAY: Final = one_hot(len(cards.DAYS))
PLACE: Final = one_hot(SPACES)
BACK: Final = one_hot(3)
POWER: Final = one_hot(POWERS)
BED: Final = one_hot(len(HOSPITALS))
ITEM: Final = one_hot(ITEMS)
HELD_EVENT: Final = one_hot(cards.HUNTER_EVENTS)
EVENT: Final = one_hot(EVENTS)
ENCOUNTER: Final = one_hot(ENCOUNTERS)
TICKET: Final = one_hot(TICKETS)
TWO: Final = one_hot(2)
FLAG: Final = (ZERO, ONE)
NO_PLACE: Final = bytes(SPACES)
NO_BACK: Final = bytes(3)
NO_POWER: Final = bytes(POWERS)
NO_MARKS: Final = bytes(6)
NO_ENCOUNTERS: Final = bytes(ENCOUNTERS)
NO_KINDS: Final = bytes(ENCOUNTERS + 1)
MARKS: Final = bit_sets(6)
IN_ENCOUNTERS: Final = Counts(ENCOUNTERS, True)
IN_EVENT_HAND: Final = Counts(DRACULA_EVENT_KINDS, True, cards.HUNTER_EVENTS)
IN_ITEMS: Final = Counts(ITEMS, True)
IN_EVENTS: Final = Counts(EVENTS, True)
IN_HANDS: Final = Counts(cards.HUNTER_EVENTS, True)
IN_TICKETS: Final = Counts(TICKETS, True)
AT_PLACES: Final = Counts(SPACES)
AT_LINKS: Final = Counts(LINKS)


class FuryEncoding(Encoding[FuryView]):
    """Fury of Dracula for networks."""

    def __init__(self) -> None:
        super().__init__(
            "fury",
            VERSION,
            ACTIONS,
            tuple(RULES),
            SLICES,
            BELIEFS,
            Tokens(Kind.ALL.values(), ROWS),
            (*OPTIONS, SIZE),
        )
        self.known = Beliefs()

    def pieces(self, view: FuryView, asked: Decision[Any] | None) -> list[bytes]:
        """Return the bytes of each slice."""
        table = view.public
        found = [
            self.prompt(asked),
            about(asked, 2),
            SEAT[NONE if view.seat is None else view.seat],
            PLAYERS[view.players - 2],
            PHASE[table.phase],
            DAY[table.day],
            small(table.round)
            + small(table.despair)
            + small(table.influence)
            + small(table.damage)
            + small(table.rumours)
            + small(table.guards),
        ]
        encode_spots(found, [*view.dracula.trail, *view.dracula.lairs, view.dracula.leaving])
        found.append(PLACE[view.dracula_place])
        found.append(PLACE[view.dracula.moved_from])
        found.append(IN_ENCOUNTERS.of(view.dracula.encounter_hand))
        found.append(IN_EVENT_HAND.of(view.dracula.event_hand))
        encode_hunters(found, view, table)
        encode_decks(found, view, table)
        encode_course(found, table)
        found.append(TICKET[view.fresh_ticket])
        found.append(EVENT[view.drawn])
        found.append(IN_ITEMS.of(view.looked_at))
        found.append(IN_EVENTS.of(view.dracula.unread))
        found += encode_combat(view.combat)
        over = table.winner != NONE
        found.append(TWO[table.winner])
        found.append(TWO[table.reason if over else NONE])
        found.append(self.table.row(view.options))
        return found

    def beliefs(self, view: FuryView) -> list[bytes]:
        """Return where Dracula can be, and what can be in each spot, as the hunters can know it."""
        outlook = self.known.outlook(view)
        here = bytearray(SPACES)
        for place, chance in outlook.here.items():
            if place >= 0:
                here[place] = share(chance)
        spots = bytearray(BELIEFS[1].size)
        for spot, row in enumerate(outlook.chances):
            for value, chance in row.items():
                spots[VALUES * spot + value] = share(chance)
        return [bytes(here), bytes(spots)]

    def graph(self) -> Mapping[str, Sequence[tuple[int, int]]]:
        """Return the roads, railways and sea borders."""
        return GRAPH


def encode_spots(found: list[bytes], spots: Sequence[Hideout | None]) -> None:
    """Add the slices of the trail and the lairs."""
    places: list[bytes] = []
    backs: list[bytes] = []
    powers: list[bytes] = []
    marks: list[bytes] = []
    encounters: list[bytes] = []
    damage: list[int] = []
    for spot in spots:
        if spot is None:
            places.append(NO_PLACE)
            backs.append(NO_BACK)
            powers.append(NO_POWER)
            marks.append(NO_MARKS)
            encounters.append(NO_KINDS)
            damage.append(0)
            continue
        places.append(PLACE[spot.place] if spot.place >= 0 else NO_PLACE)
        backs.append(BACK[spot.back()])
        powers.append(POWER[spot.power])
        shown = 1 | spot.up << 1 | spot.wolf << 2 | spot.bat << 3
        marks.append(MARKS[shown | spot.rumour << 4 | spot.tied << 5])
        held = spot.encounters
        if not held:
            encounters.append(NO_KINDS)
            damage.append(0)
            continue
        encounters.append(IN_ENCOUNTERS.of(tuple([each.kind for each in held])))
        damage.append(sum([each.damage for each in held]))
    for rows in (places, backs, powers, marks, encounters):
        found.append(b"".join(rows))
    found.append(bytes(damage))


def encode_hunters(found: list[bytes], view: FuryView, table: Public) -> None:
    """Add the slices of the hunters; before the set-up they are nowhere."""
    state: list[int] = []
    hospitals: list[bytes] = []
    for hunter in cards.EVERY_HUNTER:
        state += [
            table.wounds[hunter],
            table.bites[hunter],
            table.delayed[hunter],
            table.bats[hunter],
        ]
        bed = table.hospitals[hunter]
        hospitals.append(BED[bed - LOCATIONS if bed >= LOCATIONS else NONE])
    found.append(b"".join([SEAT[seat] for seat in table.commanders]))
    found.append(b"".join([PLACE[place] for place in table.places]))
    found.append(b"".join(hospitals))
    found.append(bytes(state))
    found.append(b"".join([IN_ITEMS.of(held) for held in view.hands.items]))
    found.append(b"".join([IN_HANDS.of(held) for held in view.hands.events]))
    found.append(b"".join([IN_TICKETS.of(held) for held in view.hands.tickets]))
    found.append(b"".join([ITEM[card] for card in table.open_items]))
    found.append(b"".join([HELD_EVENT[card] for card in table.open_events]))


def encode_decks(found: list[bytes], view: FuryView, table: Public) -> None:
    """Add the slices of the decks, the discards and the tokens on the board."""
    found.append(
        bytes(
            [
                view.decks.items,
                view.decks.events,
                view.decks.encounters,
                view.decks.tickets,
                view.decks.events_buried,
                view.decks.encounters_buried,
                table.known_bottom,
            ]
        )
    )
    found.append(TWO[view.event_on_top])
    found.append(bytes(table.item_discard))
    found.append(bytes(table.event_discard))
    found.append(bytes(table.encounter_discard))
    found.append(bytes(view.decks.known))
    found.append(AT_PLACES.of(table.fog))
    found.append(AT_PLACES.of(table.storms))
    found.append(AT_PLACES.of(table.hosts))
    found.append(PLACE[table.ground])
    found.append(AT_LINKS.of(table.roadblocks))


def encode_course(found: list[bytes], table: Public) -> None:
    """Add the slices of the events in force, and of what is going on."""
    allies = [card for card in (table.hunter_ally, table.dracula_ally) if card != NONE]
    found.append(flags(allies, EVENTS))
    found.append(
        FLAG[table.no_supply]
        + FLAG[table.no_day]
        + FLAG[table.nocturnal]
        + FLAG[table.long_night]
        + FLAG[table.vigor]
        + FLAG[table.swift]
    )
    found.append(b"".join([encode_turn(table, hunter) for hunter in cards.EVERY_HUNTER]))
    found.append(small(table.first_act + 1))
    facing = table.facing
    found.append(
        FLAG[table.stays]
        + FLAG[table.ambush]
        + FLAG[table.annulled]
        + FLAG[table.saved]
        + FLAG[table.seduced]
        + FLAG[table.misled]
        + FLAG[table.misdirected]
        + FLAG[facing is not None]
    )
    found.append(NO_ENCOUNTERS if facing is None else ENCOUNTER[facing.kind])
    found.append(flags(table.tools, ITEMS))


def encode_turn(table: Public, hunter: int) -> bytes:
    """Return what a hunter is involved in."""
    return (
        FLAG[hunter == table.telegraph]
        + FLAG[hunter in table.acted]
        + FLAG[hunter in table.traders]
        + FLAG[hunter in table.fighting]
        + FLAG[hunter in table.spared]
    )


ENCODING: Final = FuryEncoding()
