"""The trail, the lairs and a combat, written straight into rows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64

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
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.hands import backs
from whitby.games.fury.state.hideout import SLOTS, TRAIL, Hideout
from whitby.paint.painter import UNSEEN, Painter
from whitby.paint.strokes import (
    among,
    bits,
    counts,
    face,
    flag,
    hot,
    listed_numbers,
    nothing,
    number,
    same,
    tokens,
)

# where the slices of the spots begin, after the first
BACKS_AT: Final[i64] = SPOTS * SPACES
POWERS_AT: Final[i64] = BACKS_AT + SPOTS * 3
MARKS_AT: Final[i64] = POWERS_AT + SPOTS * POWERS
ENCOUNTERS_AT: Final[i64] = MARKS_AT + SPOTS * 6
DAMAGE_AT: Final[i64] = ENCOUNTERS_AT + SPOTS * (ENCOUNTERS + 1)
SPOTS_SIZE: Final[i64] = DAMAGE_AT + SPOTS
SPOT_FIELDS: Final = 4
SPOTS_FIELDS: Final = 1 + SPOTS * SPOT_FIELDS + 2
SPOTS_HANDS: Final = 3 + SPOTS

HUNTERS: Final = 4
COMBAT_SIZE: Final[i64] = sum([each.size for each in SLICES if each.name.split(".")[0] == "combat"])
COMBAT_FIELDS: Final = 1 + 1 + 1 + 2 * HUNTERS  # there is one, the foe, Dracula's card, the others'
COMBAT_HANDS: Final = 2 + 6
PLACES: Final[i64] = SPACES
STRIKE_KINDS: Final[i64] = STRIKES
FIGHT_KINDS: Final[i64] = FIGHTS
ENCOUNTER_KINDS: Final[i64] = ENCOUNTERS
POWER_KINDS: Final[i64] = POWERS


class SpotPainter(Painter):
    """What Fury's painter writes about Dracula's hideouts and about combats."""

    # Hideouts

    def paint_spots(self, at: i64, field: i64, hand: i64, state: Fury, dracula: bool) -> i64:
        """Write the trail, the lairs and what is leaving, and where Dracula is and was.

        Only what has changed: hideouts never change, they are replaced.
        """
        out, seen, held = self.out, self.seen, self.held
        own = state.dracula
        viewer: i64 = 1 if dracula else 0
        same_viewer = i64(seen[field]) == viewer
        seen[field] = i32(viewer)
        same_trail = same(held, hand, own.trail)
        same_lairs = same(held, hand + 1, own.lairs)
        same_leaving = same(held, hand + 2, own.leaving)
        places: i64 = at + SPOTS_SIZE
        last: i64 = field + 1 + SPOTS * SPOT_FIELDS
        if not (same_viewer and same_trail and same_lairs and same_leaving):
            spot: i64 = 0
            while spot < SPOTS:
                if spot < TRAIL:
                    hideout = own.trail[spot]
                elif spot < TRAIL + SLOTS:
                    hideout = own.lairs[spot - TRAIL]
                else:
                    hideout = own.leaving
                before = held[hand + 3 + spot]
                if before is not hideout or not (same_viewer or hideout is None):
                    held[hand + 3 + spot] = hideout
                    self.paint_spot(at, field + 1 + spot * SPOT_FIELDS, spot, hideout, dracula)
                    self.paint_encounters(at, spot, before, hideout, dracula)
                spot += 1
            hot(out, seen, places, PLACES, last, place_of_dracula(state, dracula))
        at = places + PLACES
        return hot(out, seen, at, PLACES, last + 1, own.moved_from if dracula else NOWHERE)

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
        hot(out, seen, start + spot * PLACES, PLACES, field, place)
        hot(out, seen, start + BACKS_AT + spot * 3, 3, field + 1, back)
        hot(out, seen, start + POWERS_AT + spot * POWER_KINDS, POWER_KINDS, field + 2, power)
        bits(out, seen, start + MARKS_AT + spot * 6, 6, field + 3, marks)

    def paint_encounters(
        self, start: i64, spot: i64, before: object, hideout: Hideout | None, dracula: bool
    ) -> None:
        """Write the encounters with a hideout, and the damage that can be seen on them.

        Those of the hideout that was written there before are taken away.
        """
        out = self.out
        first: i64 = start + ENCOUNTERS_AT + spot * (ENCOUNTER_KINDS + 1)
        if isinstance(before, Hideout):
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
        self, at: i64, field: i64, hand: i64, state: Fury, seat: int, dracula: bool
    ) -> i64:
        """Write a combat as the viewer sees it; zeros if there is none."""
        out, seen, held = self.out, self.seen, self.held
        combat = state.combat
        if combat is None:
            if i64(seen[field]) == 1:
                self.forget_combat(at, field, hand)
            seen[field] = 0
            return at + COMBAT_SIZE
        seen[field] = 1
        at = self.paint_fight(at, combat)
        at = hot(out, seen, at, ENCOUNTER_KINDS, field + 1, combat.vampire)
        cards = combat.hand if dracula else backs(combat.hand)
        at = counts(out, held, at, STRIKE_KINDS, hand, cards)
        if dracula and combat.deck:
            at = listed_numbers(out, at, combat.deck)
        else:
            at = nothing(out, at, STRIKE_KINDS)
        at = tokens(out, held, at, STRIKE_KINDS, hand + 1, combat.played)
        at = face(out, seen, at, STRIKE_KINDS, field + 2, strike_card(combat, dracula))
        field += 3
        for hunter in range(HUNTERS):
            card = fight_card(state, combat, seat, hunter)
            at = face(out, seen, at, FIGHT_KINDS, field, card)
            field += 1
        for card in combat.last:
            at = hot(out, seen, at, FIGHT_KINDS, field, card)
            field += 1
        return self.paint_fighters(at, hand + 2, combat)

    def forget_combat(self, at: i64, field: i64, hand: i64) -> None:
        """Clear the bytes of a combat that is over."""
        nothing(self.out, at, COMBAT_SIZE)
        each: i64 = 0
        while each < COMBAT_FIELDS:
            self.seen[field + each] = UNSEEN
            each += 1
        each = 0
        while each < COMBAT_HANDS:
            self.held[hand + each] = None
            each += 1

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

    def paint_fighters(self, at: i64, hand: i64, combat: Combat) -> i64:
        """Write what each hunter does."""
        out, held = self.out, self.held
        among(out, held, at, HUNTERS, hand, combat.hunters, 7)
        among(out, held, at + 1, HUNTERS, hand + 1, combat.began, 7)
        among(out, held, at + 2, HUNTERS, hand + 2, combat.cancelled, 7)
        for hunter in range(HUNTERS):
            flag(out, at + 7 * hunter + 3, hunter == combat.engaged)
        among(out, held, at + 4, HUNTERS, hand + 3, combat.mesmerized, 7)
        among(out, held, at + 5, HUNTERS, hand + 4, combat.wreaths, 7)
        among(out, held, at + 6, HUNTERS, hand + 5, combat.planned, 7)
        return at + 7 * HUNTERS
