"""The worlds of a belief with their weights, and what everyone sees besides them.

With more than `cap` worlds it becomes coarser but never loses the truth: a lair, then the oldest
space of the trail and so on, is cut loose. Its place is tracked separately in a table of its own
(`loose`), and worlds that differed in nothing else are merged. What is learned about that place
later narrows its table; it no longer affects the other spots, nor they it, and a sample only makes
sure that no location is in two spots. `exact` is False from then on.
"""

from __future__ import annotations

from typing import Final

from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.table import EVERY_HUNTER, NONE
from whitby.games.fury.knowledge.worlds import (
    BITS,
    CODE,
    LAST,
    LOOSE,
    PLACE,
    SPOTS,
    code_in,
    here_spot,
    holds,
    on_trail,
    put,
)
from whitby.games.fury.rulings import Rulings
from whitby.games.fury.state.hideout import TRAIL

CAP: Final = 50_000
"""With more worlds than this a belief becomes coarser."""

# What everyone sees on a space: nothing, one of the three backs, or an announced power card
BARE: Final = -1
ANNOUNCED: Final = 10

# Doubts: what may still follow the last event
NO_DOUBT: Final = 0
AFTER_FOUND: Final = 1
AFTER_HIDE: Final = 2
AFTER_HOLY: Final = 3
AFTER_LAID: Final = 4
AFTER_SLIDE: Final = 5

TINY: Final = 1e-50
NO_LIMIT: Final = 1 << 60


class Holding:
    """Worlds with their weights. Their tables are replaced, never changed, so clones share them."""

    def __init__(self, rulings: Rulings) -> None:
        self.rulings = rulings
        self.exact = True
        self.cap = CAP
        self.habits = False  # moves are weighted by how Dracula tends to move
        self.worlds: dict[int, float] = {}
        self.loose: list[dict[int, float]] = [{} for _ in range(SPOTS)]
        # what everyone sees
        self.backs = [BARE] * TRAIL
        self.up = [False] * SPOTS
        self.leaving_up = False
        self.wolf = NONE  # the space of Wolf Form
        self.open_hide = NONE  # the space of a face-up Hide
        self.places = [NOWHERE] * len(EVERY_HUNTER)
        self.ground = NOWHERE
        self.hosts: tuple[int, ...] = ()
        self.despair = 0
        self.events_in_hand = 0  # events in Dracula's hand, as far as announced
        # in the middle of Dracula's phase
        self.lag = 0  # 1 while the last hideout is leaving: the worlds have not slid yet
        self.as_wolf = False
        self.misdirected = False
        self.swapped = NONE  # the space that Misdirect is replacing
        self.flown = NONE  # the lair to which he flies as a bat
        self.asking = NOWHERE  # the place of a hunter with Local Rumours
        self.penalised = False
        self.scenic = False  # a scene is being described
        # what may still follow, and what is true if it does not
        self.doubt = NO_DOUBT
        self.doubtful = NONE
        # cached answers
        self.sums: list[float] = []
        self.order: list[int] = []
        self.shares: list[dict[int, float]] = []
        self.whereabouts: dict[int, float] = {}
        self.reach: dict[int, list[int]] = {}

    def copy_into(self, twin: Holding) -> None:
        """Copy everything but the cached answers."""
        twin.exact = self.exact
        twin.cap = self.cap
        twin.habits = self.habits
        twin.worlds = self.worlds
        twin.loose = self.loose[:]
        twin.backs = self.backs[:]
        twin.up = self.up[:]
        twin.leaving_up = self.leaving_up
        twin.wolf = self.wolf
        twin.open_hide = self.open_hide
        twin.places = self.places[:]
        twin.ground = self.ground
        twin.hosts = self.hosts
        twin.despair = self.despair
        twin.events_in_hand = self.events_in_hand
        twin.lag = self.lag
        twin.as_wolf = self.as_wolf
        twin.misdirected = self.misdirected
        twin.swapped = self.swapped
        twin.flown = self.flown
        twin.asking = self.asking
        twin.penalised = self.penalised
        twin.scenic = self.scenic
        twin.doubt = self.doubt
        twin.doubtful = self.doubtful

    def forget_answers(self) -> None:
        """Drop the cached answers."""
        self.sums = []
        self.order = []
        self.shares = []
        self.whereabouts = {}
        self.reach = {}

    def keep(self, worlds: dict[int, float]) -> None:
        """Continue with these worlds; scale weights up before they vanish."""
        total = sum(worlds.values())
        if 0.0 < total < TINY:
            worlds = {world: weight / total for world, weight in worlds.items()}
        self.worlds = worlds
        self.forget_answers()

    def wonder(self, doubt: int, about: int) -> None:
        """Note that something more may follow; not in scenes, which list their cards one by one."""
        if not self.scenic:
            self.doubt = doubt
            self.doubtful = about

    # What everyone sees

    def closed(self) -> tuple[int, ...]:
        """Return the cities that are closed to Dracula (FURY-CONS-02)."""
        hosts = self.hosts
        if self.rulings.size.closed:
            hosts = (*hosts, *self.rulings.size.closed)
        return hosts if self.ground == NOWHERE else (*hosts, self.ground)

    def revealed(self) -> bool:
        """Return whether everyone knows where Dracula is (FURY-CURLOC-05)."""
        for space in range(TRAIL):
            if 0 <= self.backs[space] < ANNOUNCED and space != self.open_hide:
                return self.up[space]
        return False

    def uncover(self, space: int) -> None:
        """Note that a space is empty now."""
        if self.wolf == space:
            self.wolf = NONE
        self.backs[space] = BARE
        self.up[space] = False
        if self.open_hide == space:
            self.open_hide = NONE

    # Cutting loose, and learning about a place

    def coarsen(self) -> bool:
        """Cut the next spot loose, the oldest first; return whether there was one."""
        self.exact = False
        for spot in (*range(TRAIL, SPOTS), *range(LAST, 1, -1)):
            if not self.up[spot]:
                before = len(self.worlds)
                self.cut_loose(spot)
                if len(self.worlds) < before:
                    return True
        return False

    def cut_loose(self, spot: int) -> None:
        """Track the place in a spot apart; Hide and the current location stay in the worlds."""
        table: dict[int, float] = {}
        found: dict[int, float] = {}
        before = 0.0
        for world, weight in self.worlds.items():
            code = code_in(world, spot)
            if code == LOOSE:
                before += weight
            if 1 <= code <= PLACE and here_spot(world) != spot:
                table[code] = table.get(code, 0.0) + weight
                world = put(world, spot, LOOSE)
            found[world] = found.get(world, 0.0) + weight
        old = self.loose[spot]
        if old:
            scale = before / sum(old.values())
            for code, weight in old.items():
                table[code] = table.get(code, 0.0) + weight * scale
        if table:
            self.loose[spot] = table
        self.worlds = found
        self.forget_answers()

    def narrow(self, spot: int, code: int) -> None:
        """Rule out a place in this spot, as far as that is tracked separately."""
        table = self.loose[spot]
        if code not in table:
            return
        table = {other: weight for other, weight in table.items() if other != code}
        self.loose[spot] = table
        if not table:
            self.keep({w: p for w, p in self.worlds.items() if code_in(w, spot) != LOOSE})

    def narrow_all(self, code: int) -> None:
        """Rule out a place in every spot that is tracked separately."""
        if not self.exact:
            for spot in range(SPOTS):
                self.narrow(spot, code)

    def pin(self, spot: int, code: int) -> None:
        """Note that a place is in this spot and nowhere else."""
        shift = BITS * spot
        mine = code in self.loose[spot]
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            there = (world >> shift) & CODE
            if there == LOOSE and mine and not holds(world, code):
                there = code
                world = put(world, spot, code)
            if there == code:
                found[world] = found.get(world, 0.0) + weight
        self.loose[spot] = {}
        self.keep(found)
        self.narrow_all(code)

    def rule_out_hidden(self, code: int) -> None:
        """Note that a location is not face down on the trail."""
        spots = [s - self.lag for s in range(self.lag, TRAIL) if not self.up[s]]
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if not on_trail(world, code) or all(code_in(world, s) != code for s in spots):
                found[world] = weight
        self.keep(found)
        for spot in spots:
            self.narrow(spot, code)
