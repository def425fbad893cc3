"""The trail, the lairs and a combat, written straight into rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from whitby.games.fury.board import SPACES
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.encoding_slices import (
    ENCOUNTERS,
    FIGHTS,
    POWERS,
    SLICES,
    SPOTS,
    STRIKES,
)
from whitby.games.fury.rights import backs, fight_card, shown_place, strike_card
from whitby.games.fury.state.combat import Combat
from whitby.games.fury.state.fury import Fury
from whitby.games.fury.state.hideout import SLOTS, TRAIL, Hideout
from whitby.paint.painter import UNSEEN, Painter

if TYPE_CHECKING:
    from mypy_extensions import i64

# where the slices of the spots begin, after the first
BACKS_AT: Final = SPOTS * SPACES
POWERS_AT: Final = BACKS_AT + SPOTS * 3
MARKS_AT: Final = POWERS_AT + SPOTS * POWERS
ENCOUNTERS_AT: Final = MARKS_AT + SPOTS * 6
DAMAGE_AT: Final = ENCOUNTERS_AT + SPOTS * (ENCOUNTERS + 1)
SPOTS_SIZE: Final = DAMAGE_AT + SPOTS
SPOT_FIELDS: Final = 4

HUNTERS: Final = 4
COMBAT_SIZE: Final = sum([each.size for each in SLICES if each.name.split(".")[0] == "combat"])
COMBAT_FIELDS: Final = 1 + 1 + 1 + 2 * HUNTERS  # there is one, the foe, Dracula's card, the others'
COMBAT_HANDS: Final = 2 + 6


class SpotPainter(Painter):
    """What Fury's painter writes about Dracula's hideouts and about combats."""

    def hot_pair(self, size: i64, one: i64, other: i64) -> None:
        """Write two of several things."""
        at: i64 = self.at
        self.hot(size, one)
        if self.last(self.field) != other:
            self.at = at
            self.hot(size, other)
            if one >= 0:
                self.out[at + one] = 1
        elif other >= 0:
            self.out[at + other] = 1
            self.field += 1
        else:
            self.field += 1

    def flags(self, size: i64, held: tuple[int, ...]) -> None:
        """Write which of several things are among some."""
        at: i64 = self.at
        self.among(at, 1, held, size)
        self.at = at + size

    def among(self, at: i64, step: i64, held: tuple[int, ...], size: i64 = HUNTERS) -> None:
        """Write which of several things are among some, every `step` bytes from `at` on."""
        hand: i64 = self.hand
        self.hand = hand + 1
        if self.held[hand] is not held:
            self.held[hand] = held
            out = self.out
            each: i64 = 0
            while each < size:
                out[at + each * step] = 0
                each += 1
            for thing in held:
                each = thing
                out[at + each * step] = 1

    # Hideouts

    def paint_spots(self, state: Fury, dracula: bool) -> None:
        """Write the trail, the lairs and what is leaving; only spots that have changed."""
        start: i64 = self.at
        field: i64 = self.field
        hand: i64 = self.hand
        viewer: i64 = 1 if dracula else 0
        same = self.last(field) == viewer
        self.seen[field] = 1 if dracula else 0
        at: i64 = 0
        while at < SPOTS:
            if at < TRAIL:
                spot = state.trail[at]
            elif at < TRAIL + SLOTS:
                spot = state.lairs[at - TRAIL]
            else:
                spot = state.leaving
            if not same or self.held[hand + at] is not spot:
                self.held[hand + at] = spot
                self.field = field + 1 + at * SPOT_FIELDS
                self.paint_spot(start, at, spot, dracula)
            at += 1
        self.at = start + SPOTS_SIZE
        self.field = field + 1 + SPOTS * SPOT_FIELDS
        self.hand = hand + SPOTS

    def paint_spot(self, start: i64, spot: i64, hideout: Hideout | None, dracula: bool) -> None:
        """Write a hideout: all of it for Dracula, its back and what is open for the others."""
        place: i64 = NONE
        back: i64 = NONE
        power: i64 = NONE
        marks: i64 = 0
        if hideout is not None:
            open_card = dracula or hideout.up
            place = hideout.place if dracula else shown_place(hideout)
            back = hideout.back()
            power = hideout.power if open_card else NONE
            marks = 1 | hideout.up << 1 | hideout.wolf << 2 | hideout.bat << 3
            marks |= hideout.rumour << 4 | (open_card and hideout.tied) << 5
        self.at = start + spot * SPACES
        self.hot(SPACES, place)
        self.at = start + BACKS_AT + spot * 3
        self.hot(3, back)
        self.at = start + POWERS_AT + spot * POWERS
        self.hot(POWERS, power)
        self.at = start + MARKS_AT + spot * 6
        self.bits(6, marks)
        self.paint_encounters(start, spot, hideout, dracula)

    def paint_encounters(
        self, start: i64, spot: i64, hideout: Hideout | None, dracula: bool
    ) -> None:
        """Write the encounters with a hideout, and the damage that can be seen on them."""
        first: i64 = start + ENCOUNTERS_AT + spot * (ENCOUNTERS + 1)
        self.at = first
        self.nothing(ENCOUNTERS + 1)
        damage: i64 = 0
        if hideout is not None:
            out = self.out
            for encounter in hideout.encounters:
                kind: i64 = ENCOUNTERS
                if dracula or encounter.up:
                    if encounter.kind >= 0:
                        kind = encounter.kind
                    damage += encounter.damage
                out[first + kind] = out[first + kind] + 1
        self.at = start + DAMAGE_AT + spot
        self.number(damage)

    # Combat

    def paint_combat(self, state: Fury, seat: int, dracula: bool) -> None:
        """Write a combat as the viewer sees it; zeros if there is none."""
        combat = state.combat
        field: i64 = self.field
        was: i64 = self.last(field)
        if combat is None:
            if was == 1:
                self.forget_combat()
            self.seen[field] = 0
            self.at += COMBAT_SIZE
            self.field = field + COMBAT_FIELDS
            self.hand += COMBAT_HANDS
            return
        self.seen[field] = 1
        self.field = field + 1
        self.paint_fight(combat)
        self.hot(ENCOUNTERS, combat.vampire)
        self.counts(STRIKES, combat.hand if dracula else backs(combat.hand))
        if dracula and combat.deck:
            self.numbers(combat.deck)
        else:
            self.nothing(STRIKES)
        self.tokens(STRIKES, combat.played)
        self.face(STRIKES, strike_card(combat, dracula))
        for hunter in range(HUNTERS):
            self.face(FIGHTS, fight_card(state, combat, seat, hunter))
        for card in combat.last:
            self.hot(FIGHTS, card)
        self.paint_fighters(combat)

    def forget_combat(self) -> None:
        """Clear the bytes of a combat that is over."""
        at, field, hand = self.at, self.field, self.hand
        self.nothing(COMBAT_SIZE)
        self.at = at
        each: i64 = 0
        while each < COMBAT_FIELDS:
            self.seen[field + each] = UNSEEN
            each += 1
        each = 0
        while each < COMBAT_HANDS:
            self.held[hand + each] = None
            each += 1

    def paint_fight(self, combat: Combat) -> None:
        """Write what kind of combat it is, and how it stands."""
        self.number(1)
        self.flag(combat.with_dracula())
        self.flag(combat.ambush)
        self.flag(combat.night)
        self.flag(combat.revealed)
        self.flag(combat.stopped)
        self.flag(combat.enraged)
        self.flag(combat.revenge)
        self.flag(combat.bullets)
        self.number(combat.round)
        self.number(combat.plots)

    def paint_fighters(self, combat: Combat) -> None:
        """Write what each hunter does."""
        start: i64 = self.at
        self.among(start, 7, combat.hunters)
        self.among(start + 1, 7, combat.began)
        self.among(start + 2, 7, combat.cancelled)
        self.among(start + 4, 7, combat.mesmerized)
        self.among(start + 5, 7, combat.wreaths)
        self.among(start + 6, 7, combat.planned)
        for hunter in range(HUNTERS):
            self.at = start + 7 * hunter + 3
            self.flag(hunter == combat.engaged)
        self.at = start + 7 * HUNTERS
