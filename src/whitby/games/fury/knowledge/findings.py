"""What the hunters learn when cards are revealed, asked for, or betrayed by the tracks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from whitby.core.facts import Fact
from whitby.games.fury import parts
from whitby.games.fury.board import NEIGHBOURS, NOWHERE, REGION, city_of, in_hospital
from whitby.games.fury.cards.table import EVERY_HUNTER, LOCAL_RUMOURS, NONE
from whitby.games.fury.knowledge.departures import Departures
from whitby.games.fury.knowledge.holding import (
    AFTER_FOUND,
    AFTER_HIDE,
    AFTER_HOLY,
    AFTER_LAID,
    NO_DOUBT,
)
from whitby.games.fury.knowledge.worlds import (
    CODE,
    HIGHS,
    LAST,
    ONES,
    SPOTS,
    STRAY,
    TIED,
    code_in,
    here_code,
    hide_in,
    on_trail,
    tied_spot,
)
from whitby.games.fury.state.hideout import TRAIL

if TYPE_CHECKING:
    from mypy_extensions import i64


class Findings(Departures):
    """Worlds about which something is revealed."""

    # What is found

    def no_trace(self, fact: Fact) -> None:
        """A hunter has arrived and no card is revealed (FURY-INFO-13)."""
        code = fact[parts.PLACE] + 1
        if self.lag:
            self.no_trace_behind(code)
            return
        everywhere: i64 = code * ONES
        found: dict[int, float] = {}
        for key, weight in self.worlds.items():
            world: i64 = key
            apart: i64 = world ^ everywhere
            if (apart - ONES) & ~apart & HIGHS == 0:
                found[key] = weight
        if len(found) < len(self.worlds):
            self.keep(found)
        self.narrow_all(code)

    def no_trace_behind(self, code: int) -> None:
        """The same during a slide: the hideout that slid off the trail may have that very card."""
        spots = (*range(LAST), *range(TRAIL, SPOTS))
        worlds = self.worlds
        self.keep({w: p for w, p in worlds.items() if all(code_in(w, s) != code for s in spots)})
        for spot in spots:
            self.narrow(spot, code)

    def is_found(self, fact: Fact) -> None:
        """A location on the trail is revealed; a Hide tied to it follows (FURY-HIDE-07)."""
        space, place = fact[parts.SPACE], fact[parts.PLACE]
        spot = space - self.lag
        if self.doubt == AFTER_HIDE:
            self.keep({w: p for w, p in self.worlds.items() if tied_spot(w) == spot})
        self.up[space] = True
        self.doubt = NO_DOUBT
        self.pin(spot, place + 1)
        self.wonder(AFTER_FOUND, spot)

    def hide_found(self, fact: Fact) -> None:
        """Hide is revealed; its location follows, if the table plays that way (FURY-HIDE-08)."""
        space = fact[parts.SPACE]
        spot = space - self.lag
        after = self.doubtful if self.doubt == AFTER_FOUND else NONE
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if code_in(world, spot) in (TIED, STRAY) and after in (NONE, tied_spot(world)):
                found[world] = weight
        self.up[space] = True
        self.open_hide = space
        self.doubt = NO_DOUBT
        self.keep(found)
        if after == NONE and self.rulings.hide_tells:
            self.wonder(AFTER_HIDE, spot)

    def lair_found(self, fact: Fact) -> None:
        """The location of a lair is revealed (FURY-LAIR-09)."""
        spot = TRAIL + fact[parts.SLOT]
        self.up[spot] = True
        self.pin(spot, fact[parts.PLACE] + 1)

    def bond(self, fact: Fact) -> None:
        """Dracula has said whether he is in a region (FURY-ACTION-12)."""
        region, answer = fact[parts.REGION], fact[parts.ANSWER] == 1
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if (REGION[here_code(world) - 1] == region) == answer:
                found[world] = weight
        self.keep(found)

    # What events reveal

    def not_on_trail(self, fact: Fact) -> None:
        """A named city is not on the trail; it may be a lair (FURY-LAIR-14)."""
        if self.rulings.scouts_see_lairs:
            self.no_trace(fact)
            return
        code = fact[parts.PLACE] + 1
        self.keep({w: p for w, p in self.worlds.items() if not on_trail(w, code)})
        for spot in range(TRAIL):
            self.narrow(spot, code)

    def near(self, fact: Fact) -> None:
        """Dracula has named the hunters who are next to him, and so those who are not."""
        hunters = fact[parts.HUNTERS_THERE]
        found: dict[int, float] = {}
        beside = [next_to(place) for place in self.places]
        for world, weight in self.worlds.items():
            here = here_code(world) - 1
            if all((here in beside[h]) == (h in hunters) for h in EVERY_HUNTER):
                found[world] = weight
        self.keep(found)

    def region_told(self, fact: Fact) -> None:
        """Dracula has named his region; at sea, that he is in none (FURY-REGION-04)."""
        region = fact[parts.REGION]
        worlds = self.worlds
        self.keep({w: p for w, p in worlds.items() if REGION[here_code(w) - 1] == region})

    def hide_shown(self, fact: Fact) -> None:
        """Dracula has shown Hide: it is not on the trail."""
        self.keep({w: p for w, p in self.worlds.items() if not hide_in(w)})

    def event_played(self, fact: Fact) -> None:
        """After Local Rumours every hideout next to the hunter is revealed."""
        if fact[parts.EVENT] == LOCAL_RUMOURS:
            self.asking = self.places[fact[parts.WHO]]

    def rumours_end(self) -> None:
        """What was not revealed is not next to that hunter."""
        near = next_to(self.asking)
        self.asking = NOWHERE
        for place in near:
            self.rule_out_hidden(place + 1)

    def dracula_gained(self, fact: Fact) -> None:
        """Dracula has one more event."""
        self.events_in_hand += 1

    def dracula_took(self, fact: Fact) -> None:
        """Dracula has some more events."""
        self.events_in_hand += fact[parts.COUNT]

    def dracula_played(self, fact: Fact) -> None:
        """Dracula plays an event: against Local Rumours it is the one that cancels them."""
        self.events_in_hand -= 1
        self.asking = NOWHERE

    def dracula_discarded(self, fact: Fact) -> None:
        """Dracula has one event fewer."""
        self.events_in_hand -= 1

    # Tracks

    def influence(self, fact: Fact) -> None:
        """The new hideout scores, which Hide would not: it is a city (FURY-DESPAIR-08)."""
        if self.doubt == AFTER_LAID:
            self.doubt = NO_DOUBT
            self.keep({w: p for w, p in self.worlds.items() if w & CODE != TIED})

    def despairs(self, fact: Fact) -> None:
        """Another despair token."""
        self.despair = fact[parts.COUNT]

    # Holy tokens

    def consecrated(self, fact: Fact) -> None:
        """The consecrated ground token is put on a city; on the trail that reveals it (CONS-03)."""
        self.ground = fact[parts.PLACE]
        self.wonder(AFTER_HOLY, fact[parts.PLACE])

    def host_put(self, fact: Fact) -> None:
        """A heavenly host token is put on a city; on the trail that reveals it (CONS-03)."""
        self.hosts = (*self.hosts, fact[parts.PLACE])
        self.wonder(AFTER_HOLY, fact[parts.PLACE])

    def ground_lost(self, fact: Fact) -> None:
        """The consecrated ground token is removed (Devilish Power)."""
        self.ground = NOWHERE

    def hosts_lifted(self, fact: Fact) -> None:
        """All heavenly host tokens are removed (FURY-CONS-07)."""
        self.hosts = ()


def next_to(place: int) -> tuple[int, ...]:
    """Return what is adjacent to a hunter's space: to a hospital its city (FURY-HOSP-06)."""
    if place == NOWHERE:
        return ()
    return (city_of(place),) if in_hospital(place) else NEIGHBOURS[place]
