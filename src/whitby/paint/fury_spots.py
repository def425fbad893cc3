"""The trail, the lairs and a combat, written straight into rows, and what a row shows already."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from whitby.games.fury.board import NOWHERE, SPACES
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.encoding_slices import (
    ENCOUNTERS,
    FIGHTS,
    POWERS,
    SLICES,
    SPOTS,
    STRIKES,
)
from whitby.games.fury.rights import fight_card, place_of_dracula, strike_card
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.decks import NO_ENCOUNTERS, Decks
from whitby.games.fury.state.dracula import Dracula
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.hands import Hands
from whitby.games.fury.state.hideout import SLOTS, TRAIL, Hideout
from whitby.paint.fury_table import LAYOUT, blank
from whitby.paint.painter import UNSEEN, Painter
from whitby.paint.strokes import (
    among,
    bits,
    face,
    flag,
    hand,
    hot,
    listed_numbers,
    nothing,
    number,
    one_of,
    tokens,
)

PLACES_AT: Final[i64] = LAYOUT.slice("spots.place").start
BACKS_AT: Final[i64] = LAYOUT.slice("spots.back").start
POWERS_AT: Final[i64] = LAYOUT.slice("spots.power").start
MARKS_AT: Final[i64] = LAYOUT.slice("spots.marks").start
ENCOUNTERS_AT: Final[i64] = LAYOUT.slice("spots.encounters").start
DAMAGE_AT: Final[i64] = LAYOUT.slice("spots.damage").start
HERE_AT: Final[i64] = LAYOUT.slice("dracula.place").start
COMBAT_AT: Final[i64] = LAYOUT.slice("combat").start
COMBAT_SIZE: Final[i64] = sum([each.size for each in SLICES if each.name.split(".")[0] == "combat"])

HUNTERS: Final = 4
SPOT_FIELDS: Final = 4
FIGHT: Final = SPOTS * SPOT_FIELDS
COMBAT_FIELDS: Final = 1 + 1 + 2 * HUNTERS  # the foe, Dracula's card, the others'
FIELDS_OF_SPOTS: Final = FIGHT + COMBAT_FIELDS
PLACES: Final[i64] = SPACES
STRIKE_KINDS: Final[i64] = STRIKES
FIGHT_KINDS: Final[i64] = FIGHTS
ENCOUNTER_KINDS: Final[i64] = ENCOUNTERS
POWER_KINDS: Final[i64] = POWERS

NO_HAND: Final[tuple[tuple[int, ...], ...]] = ((),) * HUNTERS


class Was:
    """What a row shows: copies of the parts of a state. At first they are those of zeros."""

    def __init__(self) -> None:
        self.table = blank()
        self.his = Dracula()
        self.decks = Decks()
        self.hands = Hands(NO_HAND, NO_HAND, NO_HAND)
        self.spots: list[Hideout | None] = [None] * SPOTS
        self.fights = False
        self.fight = Combat((), NONE)
        # who looks: the seat, whether it is Dracula's, and whose hands it knows, one bit each
        self.viewer: i64 = NONE
        self.dracula = False
        self.known: i64 = 0
        # what that viewer sees
        self.place: int = NOWHERE
        self.buried: tuple[int, ...] = NO_ENCOUNTERS
        self.ticket: int = NONE
        self.drawn: int = NONE
        self.finds: tuple[int, ...] = ()
        self.open_finds = False


class SpotPainter(Painter):
    """What Fury's painter writes about Dracula's hideouts and about combats."""

    # Hideouts

    def paint_spots(self, at: i64, field: i64, state: Fury, dracula: bool, was: Was) -> None:
        """Write the trail, the lairs and what is leaving, and where Dracula is.

        Only what has changed: hideouts never change, they are replaced.
        """
        own, last = state.dracula, was.his
        turned = dracula != was.dracula
        if own.trail is last.trail and own.lairs is last.lairs and own.leaving is last.leaving:
            if turned:
                self.turn_spots(at, field, state, dracula, was)
            return
        last.trail = own.trail
        last.lairs = own.lairs
        last.leaving = own.leaving
        spots = was.spots
        spot: i64 = 0
        while spot < SPOTS:
            if spot < TRAIL:
                hideout = own.trail[spot]
            elif spot < TRAIL + SLOTS:
                hideout = own.lairs[spot - TRAIL]
            else:
                hideout = own.leaving
            before = spots[spot]
            if before is not hideout:
                spots[spot] = hideout
                self.paint_spot(at, field + spot * SPOT_FIELDS, spot, hideout, dracula)
                self.paint_encounters(at, spot, before, hideout, dracula)
            elif turned and hideout is not None:
                if not hideout.up:  # otherwise both sides see the same card
                    self.paint_spot(at, field + spot * SPOT_FIELDS, spot, hideout, dracula)
                if hideout.encounters:
                    self.paint_encounters(at, spot, before, hideout, dracula)
            spot += 1
        place = place_of_dracula(state, dracula)
        one_of(self.out, at + HERE_AT, was.place, place)
        was.place = place

    def turn_spots(self, at: i64, field: i64, state: Fury, dracula: bool, was: Was) -> None:
        """Write the same hideouts as the other side sees them."""
        own = state.dracula
        spot: i64 = 0
        for hideout in own.trail:
            if hideout is not None:
                self.turn_spot(at, field, spot, hideout, dracula)
            spot += 1
        for lair in own.lairs:
            if lair is not None:
                self.turn_spot(at, field, spot, lair, dracula)
            spot += 1
        if own.leaving is not None:
            self.turn_spot(at, field, spot, own.leaving, dracula)
        place = place_of_dracula(state, dracula)
        one_of(self.out, at + HERE_AT, was.place, place)
        was.place = place

    def turn_spot(self, at: i64, field: i64, spot: i64, hideout: Hideout, dracula: bool) -> None:
        """Write the same hideout as the other side sees it."""
        if not hideout.up:  # otherwise both sides see the same card
            field += spot * SPOT_FIELDS
            if hideout.power != NONE:
                self.paint_spot(at, field, spot, hideout, dracula)
            else:
                place = hideout.place if dracula else hideout.shown_place()
                hot(self.out, self.seen, at + PLACES_AT + spot * PLACES, PLACES, field, place)
        if hideout.encounters:
            self.paint_encounters(at, spot, hideout, hideout, dracula)

    def paint_spot(
        self, start: i64, field: i64, spot: i64, hideout: Hideout | None, dracula: bool
    ) -> None:
        """Write a hideout: all of it for Dracula, its back and what is open for the others."""
        out, seen = self.out, self.seen
        place: i64 = NONE
        back: i64 = NONE
        power: i64 = NONE
        marks: i64 = 0
        if hideout is not None:
            open_card = dracula or hideout.up
            place = hideout.place if dracula else hideout.shown_place()
            back = hideout.back()
            power = hideout.power if open_card else NONE
            marks = 1 | hideout.up << 1 | hideout.wolf << 2 | hideout.bat << 3
            marks |= hideout.rumour << 4 | (open_card and hideout.tied) << 5
        hot(out, seen, start + PLACES_AT + spot * PLACES, PLACES, field, place)
        hot(out, seen, start + BACKS_AT + spot * 3, 3, field + 1, back)
        hot(out, seen, start + POWERS_AT + spot * POWER_KINDS, POWER_KINDS, field + 2, power)
        bits(out, seen, start + MARKS_AT + spot * 6, 6, field + 3, marks)

    def paint_encounters(
        self,
        start: i64,
        spot: i64,
        before: Hideout | None,
        hideout: Hideout | None,
        dracula: bool,
    ) -> None:
        """Write the encounters with a hideout, and the damage that can be seen on them.

        Those of the hideout that was written there before are taken away.
        """
        out = self.out
        first: i64 = start + ENCOUNTERS_AT + spot * (ENCOUNTER_KINDS + 1)
        if before is not None:
            out[first + ENCOUNTER_KINDS] = 0
            for gone in before.encounters:
                if gone.kind >= 0:
                    out[first + gone.kind] = 0
        damage: i64 = 0
        if hideout is not None:
            for encounter in hideout.encounters:
                kind: i64 = ENCOUNTER_KINDS
                if dracula or encounter.up:
                    if encounter.kind >= 0:
                        kind = encounter.kind
                    damage += encounter.damage
                out[first + kind] = out[first + kind] + 1
        number(out, start + DAMAGE_AT + spot, damage)

    # Combat

    def paint_combat(
        self, start: i64, field: i64, state: Fury, seat: int, dracula: bool, was: Was
    ) -> None:
        """Write a combat as the viewer sees it; zeros if there is none any more."""
        out, seen, combat = self.out, self.seen, state.combat
        at = start + COMBAT_AT
        field += FIGHT
        if combat is None:
            self.forget_combat(at, field, was)
            return
        was.fights = True
        last = was.fight
        at = self.paint_fight(at, combat)
        at = hot(out, seen, at, ENCOUNTER_KINDS, field, combat.vampire)
        hand(out, at, STRIKE_KINDS, last.hand, was.dracula, combat.hand, dracula)
        last.hand = combat.hand
        at += STRIKE_KINDS + 1
        if dracula and combat.deck:
            at = listed_numbers(out, at, combat.deck)
        else:
            at = nothing(out, at, STRIKE_KINDS)
        tokens(out, at, last.played, combat.played)
        last.played = combat.played
        at += STRIKE_KINDS
        at = face(out, seen, at, STRIKE_KINDS, field + 1, strike_card(combat, dracula))
        field += 2
        for hunter in range(HUNTERS):
            card = fight_card(state, combat, seat, hunter)
            at = face(out, seen, at, FIGHT_KINDS, field, card)
            field += 1
        for card in combat.last:
            at = hot(out, seen, at, FIGHT_KINDS, field, card)
            field += 1
        self.paint_fighters(at, combat, last)

    def forget_combat(self, at: i64, field: i64, was: Was) -> None:
        """Clear the bytes of a combat that is over."""
        nothing(self.out, at, COMBAT_SIZE)
        each: i64 = 0
        while each < COMBAT_FIELDS:
            self.seen[field + each] = UNSEEN
            each += 1
        was.fights = False
        was.fight = Combat((), NONE)

    def paint_fight(self, at: i64, combat: Combat) -> i64:
        """Write what kind of combat it is, and how it stands."""
        out = self.out
        at = number(out, at, 1)
        at = flag(out, at, combat.with_dracula())
        at = flag(out, at, combat.ambush)
        at = flag(out, at, combat.night)
        at = flag(out, at, combat.revealed)
        at = flag(out, at, combat.stopped)
        at = flag(out, at, combat.enraged)
        at = flag(out, at, combat.revenge)
        at = flag(out, at, combat.bullets)
        at = number(out, at, combat.round)
        return number(out, at, combat.plots)

    def paint_fighters(self, at: i64, combat: Combat, last: Combat) -> None:
        """Write what each hunter does."""
        out = self.out
        among(out, at, last.hunters, combat.hunters, 7)
        last.hunters = combat.hunters
        among(out, at + 1, last.began, combat.began, 7)
        last.began = combat.began
        among(out, at + 2, last.cancelled, combat.cancelled, 7)
        last.cancelled = combat.cancelled
        one_of(out, at + 3, 7 * last.engaged, 7 * combat.engaged)
        last.engaged = combat.engaged
        among(out, at + 4, last.mesmerized, combat.mesmerized, 7)
        last.mesmerized = combat.mesmerized
        among(out, at + 5, last.wreaths, combat.wreaths, 7)
        last.wreaths = combat.wreaths
        among(out, at + 6, last.planned, combat.planned, 7)
        last.planned = combat.planned
