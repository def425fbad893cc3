"""What the hunters learn when a trail begins, slides and is cleared, and from Escape as Bat."""

from __future__ import annotations

from whitby.core.facts import Fact
from whitby.games.fury import parts
from whitby.games.fury.board import CASTLE_DRACULA, LAND, LOCATIONS, NOWHERE
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.knowledge import worlds
from whitby.games.fury.knowledge.habits import UNIFORM, first_likings
from whitby.games.fury.knowledge.holding import AFTER_SLIDE, BARE
from whitby.games.fury.knowledge.movements import Movements
from whitby.games.fury.routes import leaps
from whitby.games.fury.state.hideout import LAND_BACK, TRAIL


class Departures(Movements):
    """Worlds from which cards are removed."""

    # Set-up, and where hunters are

    def hunter_moves(self, fact: Fact) -> None:
        """A hunter has moved."""
        self.places[fact[parts.WHO]] = fact[parts.PLACE]

    def hunter_falls(self, fact: Fact) -> None:
        """A hunter is off the board."""
        self.places[fact[parts.WHO]] = NOWHERE

    def starts(self, fact: Fact) -> None:
        """Dracula starts in a city without hunters, not in his castle (FURY-SETUP-14)."""
        land = self.rulings.size.land
        free = [p for p in land if p != CASTLE_DRACULA and p not in self.places]
        self.backs[0] = LAND_BACK
        even = 1.0 / len(free)
        if not self.habits:
            self.keep({place + 1: even for place in free})
            return
        likings = first_likings(self.places)
        scale = (1.0 - UNIFORM) / sum([likings[place] for place in free])
        self.keep({place + 1: UNIFORM * even + scale * likings[place] for place in free})

    def put_on_trail(self, fact: Fact) -> None:
        """A scene has a card here; scenes are told from the right, and their cards are not tied."""
        space, back = fact[parts.SPACE], fact[parts.BACK]
        self.scenic = True
        found: dict[int, float] = {}
        for world, weight in (self.worlds or {0: 1.0}).items():
            for place in range(LOCATIONS):
                if back == worlds.back_of(place) and not worlds.holds(world, place + 1):
                    found[worlds.put(world, space, place + 1)] = weight
            if back == LAND_BACK and self.rulings.advanced and not worlds.hide_in(world):
                tied = worlds.here_spot(world) != NONE or worlds.holds(world, worlds.LOOSE)
                found[worlds.put(world, space, worlds.TIED if tied else worlds.STRAY)] = weight
        self.worlds = found
        self.exact = False
        self.backs[space] = back
        for spot in range(space + 1, TRAIL):
            self.cut_loose(spot)

    def put_in_lair(self, fact: Fact) -> None:
        """A scene has a lair here."""
        spot = TRAIL + fact[parts.SLOT]
        self.loose[spot] = {place + 1: 1.0 for place in range(LAND)}
        self.keep(
            {worlds.put(world, spot, worlds.LOOSE): weight for world, weight in self.worlds.items()}
        )

    def end_scene(self) -> None:
        """The scene is complete: he is somewhere, and not face down with a hunter (CURLOC-07).

        Nor is Hide face down if its location is face up (HIDE-07).
        """
        self.scenic = False
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            tied = worlds.tied_spot(world)
            told = tied == NONE or not self.up[tied] or self.up[worlds.hide_spot(world)]
            if told and worlds.here_spot(world) != NONE:
                found[world] = weight
        self.keep(found)
        for place in self.places:
            if 0 <= place < LAND:
                self.rule_out_hidden(place + 1)
                for spot in range(TRAIL, worlds.SPOTS):
                    if not self.up[spot]:
                        self.narrow(spot, place + 1)

    # The hideout that leaves the trail

    def phase_begins(self, fact: Fact) -> None:
        """All hideouts slide; the fate of the last one is announced next (FURY-DPHASE-02, 03)."""
        self.misdirected = self.as_wolf = self.penalised = False
        self.leaving_up = self.up[worlds.LAST]
        self.up = [False, *self.up[: worlds.LAST], *self.up[TRAIL:]]
        self.wolf = worlds.slid(self.wolf)
        self.open_hide = worlds.slid(self.open_hide)
        last = self.backs[worlds.LAST]
        self.backs = [BARE, *self.backs[: worlds.LAST]]
        if last == BARE:
            self.slide(NONE)
            self.wonder(AFTER_SLIDE, NONE)
            return
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if worlds.on_trail(world, worlds.TIED):
                world = worlds.untie(world, worlds.LAST)
            found[world] = found.get(world, 0.0) + weight
        self.lag = 1
        self.keep(found)

    def slide(self, slot: int) -> None:
        """Slide the cards in the worlds. The last one is gone, or a lair in this slot."""
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            after = (world & worlds.IN_LAIRS) | ((world & worlds.STAYING) << worlds.BITS)
            if slot != NONE:
                code = (world >> worlds.LAST_SHIFT) & worlds.CODE
                if not worlds.is_card(code):
                    continue
                after = worlds.put(after, TRAIL + slot, code)
            found[after] = found.get(after, 0.0) + weight
        loose = self.loose
        if slot != NONE:
            loose[TRAIL + slot] = loose[worlds.LAST]
            self.up[TRAIL + slot] = self.leaving_up
        self.loose = [{}, *loose[: worlds.LAST], *loose[TRAIL:]]
        self.lag = 0
        self.keep(found)

    def let_go(self, fact: Fact) -> None:
        """The hideout is gone, unseen (FURY-INFO-12)."""
        if self.lag:
            self.slide(NONE)
            self.wonder(AFTER_SLIDE, NONE)

    def lair_made(self, fact: Fact) -> None:
        """It is a lair now, so it was a city (FURY-LAIR-06, FURY-LAIR-08)."""
        if self.lag:
            self.slide(fact[parts.SLOT])

    def lair_guarded(self, fact: Fact) -> None:
        """The new lair has its encounter; now he has to move."""
        self.wonder(AFTER_SLIDE, NONE)

    def matured(self, fact: Fact) -> None:
        """Something matured there, so it is not Hide (FURY-HIDE-10)."""
        if self.lag:
            self.keep(
                {
                    w: p
                    for w, p in self.worlds.items()
                    if worlds.is_card(worlds.code_in(w, worlds.LAST))
                }
            )

    def leaving_found(self, fact: Fact) -> None:
        """Its location card is revealed (FURY-MATURE-07)."""
        if self.lag:
            self.pin(worlds.LAST, fact[parts.PLACE] + 1)

    # Escape as Bat

    def flew_away(self, fact: Fact) -> None:
        """Escape as Bat: a city one or two roads away, without hunters (FURY-ESCAPE-09 to 18)."""
        space, back = fact[parts.SPACE], fact[parts.BACK]
        slot = self.flown
        self.flown = NONE
        shares = self.loose[TRAIL + slot] if slot != NONE else {}
        whole = sum(shares.values())
        left = NONE
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            here = worlds.here_spot(world)
            left = here
            reach = leaps(worlds.here_code(world) - 1, self.closed(), self.rulings.departure_blocks)
            free = [place + 1 for place in reach if place not in self.places]
            told = [code for code in free if worlds.back_of(code - 1) == back]
            bare = worlds.put(worlds.untie(world, here), here, 0)
            if slot == NONE:
                chances = {code: 1.0 for code in told if not worlds.holds(world, code)}
            else:
                code = worlds.code_in(world, TRAIL + slot)
                bare = worlds.put(bare, TRAIL + slot, 0)
                chances = {code: 1.0} if code in told else {}
                if code == worlds.LOOSE:
                    chances = {c: shares[c] / whole for c in told if c in shares}
                    chances = {
                        c: share for c, share in chances.items() if not worlds.holds(bare, c)
                    }
            moves = 1 + sum([not worlds.on_trail(world, code) for code in free])
            for code, share in chances.items():
                after = self.landed(bare, here, code)
                found[after] = found.get(after, 0.0) + weight * share / moves
        up = slot != NONE and self.up[TRAIL + slot]
        if slot != NONE:
            self.loose[TRAIL + slot] = {}
            self.up[TRAIL + slot] = False
        self.land(left, space, back, up)
        self.keep(found)

    def landed(self, bare: int, here: int, code: int) -> int:
        """Return a world in which he has left a spot and landed with this card."""
        if self.rulings.bat_vacated:
            return worlds.put(bare, here, code)
        for spot in range(here, 0, -1):
            bare = worlds.put(bare, spot, worlds.code_in(bare, spot - 1))
        return worlds.put(bare, 0, code)

    def land(self, left: int, space: int, back: int, up: bool) -> None:
        """Apply the public changes: one card goes, another is placed, others may move up."""
        self.uncover(left)
        self.loose[left] = {}
        if space != left:
            self.backs = [BARE, *self.backs[:left], *self.backs[left + 1 :]]
            self.up = [False, *self.up[:left], *self.up[left + 1 :]]
            self.loose = [{}, *self.loose[:left], *self.loose[left + 1 :]]
            self.wolf += int(NONE < self.wolf < left)
            self.open_hide += int(NONE < self.open_hide < left)
        self.backs[space] = back
        self.up[space] = up

    # Lairs and what is cleared

    def lair_cleared(self, fact: Fact) -> None:
        """A lair is gone, unseen (FURY-LAIR-15)."""
        spot = TRAIL + fact[parts.SLOT]
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            after = worlds.put(world, spot, 0)
            found[after] = found.get(after, 0.0) + weight
        self.loose[spot] = {}
        self.up[spot] = False
        self.keep(found)

    def cleared(self, fact: Fact) -> None:
        """A hideout is cleared, unseen: not that of the current location (FURY-HIDEOUT-10)."""
        space = fact[parts.SPACE]
        if space == self.swapped:
            self.swapped = NONE
            return
        spot = space - self.lag
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if worlds.here_spot(world) != spot:
                after = worlds.put(worlds.untie(world, spot), spot, 0)
                found[after] = found.get(after, 0.0) + weight
        self.loose[spot] = {}
        self.uncover(space)
        self.keep(found)

    def stripped(self, fact: Fact) -> None:
        """Only the current location stays (CURLOC-09), after a penalty on space 1 (ERROR-04)."""
        space = fact[parts.SPACE]
        spot = space - self.lag
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if worlds.here_spot(world) == spot:
                if self.penalised:
                    world = worlds.put(world, spot, 0) | worlds.code_in(world, spot)
                found[world] = weight
        if self.wolf == space:
            self.wolf = NONE
        if self.penalised:
            self.backs[0] = self.backs[space]
            self.uncover(space)
            self.up[0] = True
        self.keep(found)
