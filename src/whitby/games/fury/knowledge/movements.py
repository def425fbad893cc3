"""What Dracula's moves reveal: the card for space 1, and what he could have played instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from whitby.core.facts import Fact
from whitby.games.fury import parts
from whitby.games.fury.board import CASTLE_DRACULA, LAND, NEIGHBOURS
from whitby.games.fury.cards.table import ALL_DESPAIR, MISDIRECT, NONE, OPEN_POWERS, WOLF_FORM
from whitby.games.fury.knowledge.habits import HIDING, UNIFORM
from whitby.games.fury.knowledge.habits import likings as likings_of
from whitby.games.fury.knowledge.holding import AFTER_LAID, ANNOUNCED, BARE, NO_LIMIT, Holding
from whitby.games.fury.knowledge.worlds import (
    CODE,
    HIGHS,
    HIGHS_ON_TRAIL,
    LOOSE,
    ONES,
    TIED,
    back_of,
    code_in,
    here_code,
    here_spot,
    hide_in,
    holds,
    is_card,
    on_trail,
    put,
    tied_spot,
)
from whitby.games.fury.routes import leaps
from whitby.games.fury.state.hideout import CASTLE_BACK, LAND_BACK, TRAIL

if TYPE_CHECKING:
    from mypy_extensions import i64


class Movements(Holding):
    """A belief that follows Dracula's movement step (FURY-DPHASE-05 to FURY-DPHASE-18)."""

    def may_hide(self) -> bool:
        """Return whether Hide could be placed now, as far as that is the same in all worlds."""
        if not self.rulings.advanced or (
            self.misdirected and not self.rulings.misdirect_with_power
        ):
            return False
        return not self.as_wolf or self.rulings.wolf_hides

    def can_stay(self, code: int) -> bool:
        """Return whether he can play Hide, Feed or Dark Call here (FURY-POWER-06, DPHASE-18)."""
        return code <= LAND and code - 1 not in self.closed()

    def steps(self, code: int, back: int) -> list[tuple[int, int, bool]]:
        """Return where he can go from a place, and whether a card with this back is placed there.

        Each place comes with its code in every spot. With a hunter there it would be face up.
        """
        found: list[tuple[int, int, bool]] = []
        for place in self.ways(code - 1):
            fits = back_of(place) == back and (place >= LAND or place not in self.places)
            found.append((place + 1, (place + 1) * ONES, fits))
        return found

    def ways(self, place: int) -> Sequence[int]:
        """Return the locations that are one step away, or one leap, and open to him."""
        if place not in self.reach:
            closed = self.closed()
            if self.as_wolf:
                self.reach[place] = leaps(place, closed, self.rulings.departure_blocks)
            else:
                near = NEIGHBOURS[place]
                self.reach[place] = [there for there in near if there not in closed]
        return self.reach[place]

    def laid(self, fact: Fact) -> None:
        """A card is placed face down: any location he can reach, or Hide (COMP-15, CASTLE-02)."""
        back = fact[parts.BACK]
        found = self.spread(back, self.cap)
        while len(found) > self.cap:
            cut = self.coarsen()
            found = self.spread(back, self.cap if cut else NO_LIMIT)
            if not cut:
                break
        if back == LAND_BACK and self.despair == ALL_DESPAIR and not self.rulings.hide_is_fury:
            self.wonder(AFTER_LAID, NONE)
        self.cover(back, False)
        self.keep(found)

    def spread(self, back: int, limit: int) -> dict[int, float]:
        """Return all worlds that follow when a card with this back is placed.

        If there are more than the limit, return only the first of them.
        """
        may_hide = self.may_hide()
        hides = may_hide and back == LAND_BACK and not self.revealed()
        steps: dict[int, list[tuple[int, int, bool]]] = {}
        stays: dict[int, bool] = {}
        found: dict[int, float] = {}
        fit: list[int] = []
        likings = [0.0, *likings_of(self.places)] if self.habits else []
        for key, weight in self.worlds.items():
            world: i64 = key
            here = here_code(world)
            if here not in steps:
                steps[here] = self.steps(here, back)
                stays[here] = may_hide and self.can_stay(here)
            moves = 0
            whole = 0.0
            fit.clear()
            for code, everywhere, fits in steps[here]:
                apart: i64 = world ^ everywhere
                lying: i64 = (apart - ONES) & ~apart & HIGHS
                if lying & HIGHS_ON_TRAIL == 0:  # free, or in a lair, which he could enter
                    moves += 1
                    if likings:
                        whole += likings[code]
                    if fits and lying == 0:
                        fit.append(code)
            if stays[here] and not hide_in(world):
                moves += 1
                if likings:
                    whole += HIDING * likings[here]
                if hides:
                    fit.append(TIED)
            if likings and fit:
                even = UNIFORM * weight / moves
                scale = (1.0 - UNIFORM) * weight / whole
                for code in fit:
                    liked = HIDING * likings[here] if code == TIED else likings[code]
                    found[world | code] = even + scale * liked
            else:
                for code in fit:
                    found[world | code] = weight / moves
            if len(found) > limit:
                break
        return found

    def cover(self, back: int, up: bool) -> None:
        """Note that space 1 has a card now."""
        self.backs[0] = back
        self.up[0] = up
        if self.as_wolf:
            self.wolf = 0
        self.as_wolf = False

    def moves(self, world: int, ways: Sequence[int]) -> int:
        """Return how many moves he could choose from in a world."""
        found = 0
        for place in ways:
            found += not on_trail(world, place + 1)
        if self.may_hide() and self.can_stay(here_code(world)) and not hide_in(world):
            found += 1
        return found

    def laid_open(self, fact: Fact) -> None:
        """A location is placed face up, where a hunter is (FURY-DPHASE-12)."""
        place = fact[parts.PLACE]
        if self.backs[0] != BARE:  # the lair that he has just entered
            self.up[0] = True
            self.pin(0, place + 1)
            return
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            ways = self.ways(here_code(world) - 1)
            if place in ways and not holds(world, place + 1):
                found[world | (place + 1)] = weight / self.moves(world, ways)
        self.cover(back_of(place), True)
        self.keep(found)
        self.narrow_all(place + 1)

    def lair_entered(self, fact: Fact) -> None:
        """A lair moves to space 1: it was within reach (FURY-LAIR-12, FURY-LAIR-20)."""
        if self.backs[0] != BARE:  # it is not his phase: he flies there (FURY-ESCAPE-18)
            self.flown = fact[parts.SLOT]
            return
        spot = TRAIL + fact[parts.SLOT]
        table = self.loose[spot]
        whole = sum(table.values())
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            code = code_in(world, spot)
            if code == 0:
                continue
            bare = put(world, spot, 0)
            ways = self.ways(here_code(world) - 1)
            if code != LOOSE:
                if code - 1 in ways:
                    after = bare | code
                    found[after] = found.get(after, 0.0) + weight / self.moves(world, ways)
                continue
            for place in ways:
                if place + 1 in table and not holds(bare, place + 1):
                    after = bare | (place + 1)
                    share = weight * table[place + 1] / whole / self.moves(world, ways)
                    found[after] = found.get(after, 0.0) + share
        up = self.up[spot]
        self.loose[spot] = {}
        self.up[spot] = False
        castle = all(world & CODE == CASTLE_DRACULA + 1 for world in found)
        self.cover(CASTLE_BACK if castle else LAND_BACK, up)
        self.keep(found)

    def hid_openly(self, fact: Fact) -> None:
        """Hide is placed face up, because everyone knows where Dracula is (FURY-HIDE-06)."""
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if self.can_stay(here_code(world)) and not hide_in(world):
                found[world | TIED] = weight
        self.cover(LAND_BACK, True)
        self.open_hide = 0
        self.keep(found)

    def power_played(self, fact: Fact) -> None:
        """A power card is announced; with Feed and Dark Call he stays (FURY-POWER-04, 06)."""
        power = fact[parts.POWER]
        if power in OPEN_POWERS:
            self.cover(ANNOUNCED + power, True)
            worlds = self.worlds
            self.keep({w: p for w, p in worlds.items() if self.can_stay(here_code(w))})
        elif power == WOLF_FORM:
            self.as_wolf = True

    def misdirects(self, fact: Fact) -> None:
        """A hideout is replaced by Misdirect; what it was stays unknown (FURY-MISDIR-09)."""
        space = fact[parts.SPACE]
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if self.can_misdirect(world, space):
                after = put(world, space, 0)
                found[after] = found.get(after, 0.0) + weight
        self.misdirected = True
        self.swapped = space
        self.uncover(space)
        self.loose[space] = {}
        self.backs[space] = ANNOUNCED + MISDIRECT
        self.keep(found)

    def can_misdirect(self, world: int, space: int) -> bool:
        """Return whether Misdirect can take a hideout in a world (FURY-MISDIR-02, 03, 08)."""
        code = code_in(world, space)
        return (
            is_card(code)
            and code != CASTLE_DRACULA + 1
            and not (code > LAND and code != LOOSE and self.rulings.misdirect_spares_sea)
            and here_spot(world) != space
            and tied_spot(world) != space
            and self.goes_on(put(world, space, 0))
        )

    def goes_on(self, world: int) -> bool:
        """Return whether he can still place a card on space 1 after Misdirect (FURY-MISDIR-08)."""
        if not self.exact:
            return True
        here = here_code(world)
        if self.can_go(world, self.ways(here - 1)):
            return True
        return self.rulings.misdirect_with_power and self.has_power(world, here)

    def can_go(self, world: int, ways: Sequence[int]) -> bool:
        """Return whether one of these locations is free, or a lair."""
        return any(not on_trail(world, place + 1) for place in ways)

    def has_power(self, world: int, here: int) -> bool:
        """Return whether a power card could be placed on space 1 in a world."""
        if self.can_stay(here):
            for power in OPEN_POWERS:
                if ANNOUNCED + power not in self.backs:
                    return True
            if not hide_in(world):
                return True
        leapt = leaps(here - 1, self.closed(), self.rulings.departure_blocks)
        return self.wolf == NONE and self.can_go(world, leapt)

    def is_stuck(self, world: int) -> bool:
        """Return whether no card at all can be played in a world (FURY-ERROR-02)."""
        if not self.exact:
            return True
        here = here_code(world)
        if self.can_go(world, self.ways(here - 1)):
            return False
        if not self.rulings.advanced:
            return True
        if self.has_power(world, here):
            return False
        if ANNOUNCED + MISDIRECT in self.backs:
            return True
        spaces = [space for space in range(1, TRAIL) if space != self.wolf]
        return not any(self.can_misdirect(world, space) for space in spaces)

    def penalty(self, fact: Fact) -> None:
        """He has no card to play: he is revealed and the trail cleared (FURY-ERROR-02 to 04)."""
        self.penalised = True
        self.keep({w: p for w, p in self.worlds.items() if self.is_stuck(w)})
