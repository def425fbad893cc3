"""What the hunters can know of Dracula's trail and lairs: every world that fits the public events.

Hunters and spectators witness the same about the trail, so a belief is a fold of the public events
and of the table's options. A world says what lies on each of the nine spots: the six spaces of the
trail and the three lairs. It is one number, seven bits a spot; the belief maps each world to its
weight. An event keeps the worlds in which it could have happened and makes new ones where Dracula
had a choice (FURY-INFO-09, FURY-INFO-13, FURY-INFO-14). So the belief is exact: it holds a world
if, and only if, the same public events could have come about in it.

Weights: Dracula is taken to decide first whether he plays an announced power card; if not, he is
as likely to go to one place, lair or to hide as to any other that is open to him in that world
(with Wolf Form: as likely to leap to any place). Worlds that have become the same add up. What
becomes of a hideout that leaves the trail says nothing but what it rules out.

Some things are told by what does not follow: no Hide is turned up after its location, no card
after a holy token, no influence after Hide, no penalty after the slide. Such a doubt is settled by
what comes next; a question asked before takes it that nothing more follows.

Past `cap` worlds the belief becomes coarser and never loses the truth: see `holding.py`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from whitby.core.engine import EVERYONE, Event
from whitby.core.rng import Rng
from whitby.games.fury.board import (
    CASTLE_DRACULA,
    LAND,
    LOCATIONS,
    NOWHERE,
    REGION,
)
from whitby.games.fury.cards import (
    NONE,
)
from whitby.games.fury.events import (
    BATS_MOVED,
    BOND,
    CLEARED,
    DEFEATED,
    DESPAIR,
    DRACULA_FOUND,
    DRACULA_STARTS,
    DRACULA_SUFFERED,
    FOUND,
    FOUND_HIDE,
    FOUND_LAIR,
    FOUND_LEAVING,
    GROUND_CONSECRATED,
    HID_OPENLY,
    HOSPITALISED,
    HOST_PUT,
    HOSTS_LIFTED,
    HUNTER_STARTS,
    INFLUENCE,
    LAID,
    LAID_OPEN,
    LAIR_CLEARED,
    LAIR_ENTERED,
    LAIR_GUARDED,
    LAIR_MADE,
    LEFT_HOSPITAL,
    LET_GO,
    MATURED,
    MISDIRECTED,
    NO_TRACE,
    PENALTY,
    PHASE_BEGAN,
    POWER_PLAYED,
    PUT_IN_LAIR,
    PUT_ON_TRAIL,
    SAILED,
    STRIPPED,
    TOOK_ROAD,
    TOOK_TRAIN,
    WON,
    Fact,
    Kind,
)
from whitby.games.fury.hideout import LAND_BACK, TRAIL
from whitby.games.fury.holding import (
    AFTER_FOUND,
    AFTER_HIDE,
    AFTER_HOLY,
    AFTER_LAID,
    AFTER_SLIDE,
    BARE,
    FINE,
    NO_DOUBT,
    TRIES,
)
from whitby.games.fury.movements import Movements
from whitby.games.fury.worlds import (
    BITS,
    CODE,
    HIDE_CARD,
    HIGHS,
    IN_LAIRS,
    LAST,
    LAST_SHIFT,
    LOOSE,
    NOTHING,
    ONES,
    SPOTS,
    STAYING,
    STRAY,
    TIED,
    World,
    all_different,
    back_of,
    code_in,
    here_code,
    here_spot,
    hide_in,
    hide_spot,
    holds,
    is_card,
    on_trail,
    put,
    slid,
    tied_spot,
    untie,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Belief(Movements):
    """All worlds that fit the public events so far, with their weights."""

    def __init__(self, options: Mapping[str, str]) -> None:
        super().__init__(options)
        self.settled: Belief | None = None  # what is the case if nothing more follows

    def clone(self) -> Belief:
        """Return an independent copy."""
        twin = Belief(self.options)
        self.copy_into(twin)
        return twin

    # Questions

    @property
    def size(self) -> int:
        """Return the number of worlds held apart."""
        return len(self.now().worlds)

    def now(self) -> Belief:
        """Return this belief, or what it is if nothing more follows the last event."""
        if self.doubt == NO_DOUBT:
            return self
        settled = self.settled
        if settled is None:
            settled = self.clone()
            settled.settle()
            self.settled = settled
        return settled

    def contains(self, trail: tuple[int, ...], lairs: tuple[int, ...]) -> bool:
        """Return whether a world fits everything that is known."""
        now = self.now()
        values = [*trail[now.lag :], *lairs]
        found = [0]
        for at, value in enumerate(values):
            spot = at if at < TRAIL - now.lag else at + now.lag
            codes = [value + 1]
            if value == HIDE_CARD:
                codes = [TIED, STRAY]
            elif value + 1 in now.loose[spot]:
                codes.append(LOOSE)
            found = [world | (code << BITS * spot) for world in found for code in codes]
        if now.lag:
            found = [world | (code << LAST_SHIFT) for world in found for code in range(LOOSE + 1)]
        return (not now.lag or trail[0] == NOTHING) and any(w in now.worlds for w in found)

    def listed(self) -> list[World]:
        """Return every world; what is loose in it is NOTHING there."""
        now = self.now()
        return [now.unpack(world, []) for world in now.worlds]

    def chances(self) -> list[dict[int, float]]:
        """Return for each spot the probability of each value.

        It is empty for an empty spot and for a power card that everyone knows.
        """
        now = self.now()
        if not now.shares:
            now.shares = now.weigh()
        return [dict(share) for share in now.shares]

    def here(self) -> dict[int, float]:
        """Return where Dracula is: places with their probabilities."""
        now = self.now()
        if not now.whereabouts:
            found: dict[int, float] = {}
            total = sum(now.worlds.values())
            for world, weight in now.worlds.items():
                place = here_code(world) - 1
                found[place] = found.get(place, 0.0) + weight / total
            now.whereabouts = found
        return dict(now.whereabouts)

    def sample(self, rng: Rng) -> World:
        """Return one world by weight."""
        now = self.now()
        assert now.worlds, "no world is left, or none has begun"
        if not now.order:
            now.line_up()
        for _ in range(TRIES):
            point = now.sums[-1] * (float(rng.below(FINE)) + 0.5) / float(FINE)
            at = min(bisect_right(now.sums, point), len(now.order) - 1)
            drawn = now.fill(now.order[at], rng)
            if drawn is not None:
                return now.unpack(now.order[at], drawn)
        for world in now.order:  # very unlikely: look for one that fits at all
            tables = [now.loose[spot] for spot in range(SPOTS) if code_in(world, spot) == LOOSE]
            found = all_different(world, tables, [])
            if found:
                return now.unpack(world, found)
        raise AssertionError("what happened is always possible")

    # Events

    def witness(self, event: Event) -> None:
        """Learn from an event, if the whole table witnessed it."""
        if not isinstance(event, Fact) or event.audience != EVERYONE:
            return
        kind = event.kind
        if self.scenic and kind not in SCENIC:
            self.end_scene()
        if self.doubt != NO_DOUBT and kind is not DRACULA_FOUND:
            self.doubt_meets(kind)
        learn = LEARN.get(kind)
        if learn is not None:
            self.forget_answers()
            self.settled = None
            learn(self, event.values)

    # What follows, and what does not

    def doubt_meets(self, kind: Kind) -> None:
        """Something follows: settle the doubt, unless this is what it was about."""
        doubt = self.doubt
        if doubt == AFTER_LAID and kind is DRACULA_SUFFERED:
            return  # the way is paid before it scores
        if kind is WON or (doubt == AFTER_SLIDE and kind in MOVES):
            self.doubt = NO_DOUBT
        if doubt == AFTER_SLIDE or kind is WON:
            return
        if doubt == AFTER_FOUND:
            awaited = FOUND_HIDE
        elif doubt == AFTER_LAID:
            awaited = INFLUENCE
        else:
            awaited = FOUND
        if kind is not awaited:
            self.settle()

    def settle(self) -> None:
        """Nothing more follows the last event: keep the worlds in which that is so."""
        doubt = self.doubt
        self.doubt = NO_DOUBT
        if doubt == AFTER_LAID:
            self.keep({w: p for w, p in self.worlds.items() if w & CODE == TIED})
        elif doubt == AFTER_SLIDE:
            if self.exact:
                self.keep({w: p for w, p in self.worlds.items() if not self.is_stuck(w)})
        elif doubt == AFTER_HOLY:
            self.rule_out_hidden(self.doubtful + 1)
        elif doubt != NO_DOUBT:
            found: dict[int, float] = {}
            for world, weight in self.worlds.items():
                tied = tied_spot(world)
                if doubt == AFTER_FOUND:
                    told = tied != self.doubtful or self.up[hide_spot(world) + self.lag]
                else:
                    told = tied == NONE or self.up[tied + self.lag]
                if told:
                    found[world] = weight
            self.keep(found)

    # Set-up, and where hunters are

    def hunter_moves(self, values: tuple[int, ...]) -> None:
        """A hunter is somewhere else now."""
        self.places[values[0]] = values[1]

    def hunter_falls(self, values: tuple[int, ...]) -> None:
        """A hunter is off the board."""
        self.places[values[0]] = NOWHERE

    def starts(self, values: tuple[int, ...]) -> None:
        """Dracula starts in a city without hunters, not in his castle (FURY-SETUP-14)."""
        free = [p for p in range(LAND) if p != CASTLE_DRACULA and p not in self.places]
        self.backs[0] = LAND_BACK
        self.keep({place + 1: 1.0 / len(free) for place in free})

    def put_on_trail(self, values: tuple[int, ...]) -> None:
        """A scene has a card here; scenes are told from the right, and nothing ties their cards."""
        space, back = values
        self.scenic = True
        found: dict[int, float] = {}
        for world, weight in (self.worlds or {0: 1.0}).items():
            for place in range(LOCATIONS):
                if back == back_of(place) and not holds(world, place + 1):
                    found[put(world, space, place + 1)] = weight
            if back == LAND_BACK and self.advanced and not hide_in(world):
                tied = here_spot(world) != NONE or holds(world, LOOSE)
                found[put(world, space, TIED if tied else STRAY)] = weight
        self.worlds = found
        self.exact = False
        self.backs[space] = back
        for spot in range(space + 1, TRAIL):
            self.cut_loose(spot)

    def put_in_lair(self, values: tuple[int, ...]) -> None:
        """A scene has a lair here."""
        spot = TRAIL + values[0]
        self.loose[spot] = {place + 1: 1.0 for place in range(LAND)}
        self.keep({put(world, spot, LOOSE): weight for world, weight in self.worlds.items()})

    def end_scene(self) -> None:
        """The scene is complete: no card lies face down where a hunter is (FURY-CURLOC-07)."""
        self.scenic = False
        for place in self.places:
            if 0 <= place < LAND:
                self.rule_out_hidden(place + 1)
                for spot in range(TRAIL, SPOTS):
                    if not self.up[spot]:
                        self.narrow(spot, place + 1)

    # The hideout that leaves the trail

    def phase_begins(self, values: tuple[int, ...]) -> None:
        """All hideouts slide; what becomes of the last one is told next (FURY-DPHASE-02, 03)."""
        self.misdirected = self.as_wolf = self.penalised = False
        self.leaving_up = self.up[LAST]
        self.up = [False, *self.up[:LAST], *self.up[TRAIL:]]
        self.wolf = slid(self.wolf)
        self.open_hide = slid(self.open_hide)
        last = self.backs[LAST]
        self.backs = [BARE, *self.backs[:LAST]]
        if last == BARE:
            self.slide(NONE)
            self.wonder(AFTER_SLIDE, NONE)
            return
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if on_trail(world, TIED):
                world = untie(world, LAST)
            found[world] = found.get(world, 0.0) + weight
        self.lag = 1
        self.keep(found)

    def slide(self, slot: int) -> None:
        """Let the cards slide in the worlds. The last one is gone, or a lair in this slot."""
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            after = (world & IN_LAIRS) | ((world & STAYING) << BITS)
            if slot != NONE:
                code = (world >> LAST_SHIFT) & CODE
                if not is_card(code):
                    continue
                after = put(after, TRAIL + slot, code)
            found[after] = found.get(after, 0.0) + weight
        loose = self.loose
        if slot != NONE:
            loose[TRAIL + slot] = loose[LAST]
            self.up[TRAIL + slot] = self.leaving_up
        self.loose = [{}, *loose[:LAST], *loose[TRAIL:]]
        self.lag = 0
        self.keep(found)

    def let_go(self, values: tuple[int, ...]) -> None:
        """The hideout is gone, unseen (FURY-INFO-12)."""
        if self.lag:
            self.slide(NONE)
            self.wonder(AFTER_SLIDE, NONE)

    def lair_made(self, values: tuple[int, ...]) -> None:
        """It is a lair now, so it was a city (FURY-LAIR-06, FURY-LAIR-08)."""
        if self.lag:
            self.slide(values[0])

    def lair_guarded(self, values: tuple[int, ...]) -> None:
        """The new lair has its encounter; now he has to move."""
        self.wonder(AFTER_SLIDE, NONE)

    def matured(self, values: tuple[int, ...]) -> None:
        """Something matured there, so it is not Hide (FURY-HIDE-10)."""
        if self.lag:
            self.keep({w: p for w, p in self.worlds.items() if is_card(code_in(w, LAST))})

    def leaving_found(self, values: tuple[int, ...]) -> None:
        """Its location card is turned up (FURY-MATURE-07)."""
        if self.lag:
            self.pin(LAST, values[0] + 1)

    # Lairs and what is cleared

    def lair_cleared(self, values: tuple[int, ...]) -> None:
        """A lair is gone, unseen (FURY-LAIR-15)."""
        spot = TRAIL + values[0]
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            after = put(world, spot, 0)
            found[after] = found.get(after, 0.0) + weight
        self.loose[spot] = {}
        self.up[spot] = False
        self.keep(found)

    def cleared(self, values: tuple[int, ...]) -> None:
        """A hideout is cleared, unseen: not that of the current location (FURY-HIDEOUT-10)."""
        space = values[0]
        if space == self.swapped:
            self.swapped = NONE
            return
        spot = space - self.lag
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if here_spot(world) != spot:
                after = put(untie(world, spot), spot, 0)
                found[after] = found.get(after, 0.0) + weight
        self.loose[spot] = {}
        self.uncover(space)
        self.keep(found)

    def stripped(self, values: tuple[int, ...]) -> None:
        """The current location stays alone (CURLOC-09), after a penalty on space 1 (ERROR-04)."""
        space = values[0]
        spot = space - self.lag
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if here_spot(world) == spot:
                if self.penalised:
                    world = put(world, spot, 0) | code_in(world, spot)
                found[world] = weight
        if self.wolf == space:
            self.wolf = NONE
        if self.penalised:
            self.backs[0] = self.backs[space]
            self.uncover(space)
            self.up[0] = True
        self.keep(found)

    # Tracks

    def influence(self, values: tuple[int, ...]) -> None:
        """The new hideout scores where Hide would not: it is a city (FURY-DESPAIR-08)."""
        if self.doubt == AFTER_LAID:
            self.doubt = NO_DOUBT
            self.keep({w: p for w, p in self.worlds.items() if w & CODE != TIED})

    def despairs(self, values: tuple[int, ...]) -> None:
        """Another despair token."""
        self.despair = values[0]

    # What is found

    def no_trace(self, values: tuple[int, ...]) -> None:
        """A hunter has arrived and no card is turned up (FURY-INFO-13)."""
        code = values[0] + 1
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

    def is_found(self, values: tuple[int, ...]) -> None:
        """A location on the trail is turned up; a Hide tied to it follows (FURY-HIDE-07)."""
        space, place = values
        spot = space - self.lag
        if self.doubt == AFTER_HIDE:
            self.keep({w: p for w, p in self.worlds.items() if tied_spot(w) == spot})
        self.up[space] = True
        self.doubt = NO_DOUBT
        self.pin(spot, place + 1)
        self.wonder(AFTER_FOUND, spot)

    def hide_found(self, values: tuple[int, ...]) -> None:
        """Hide is turned up; the location it is tied to follows, if it tells (FURY-HIDE-08)."""
        space = values[0]
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
        if after == NONE and self.hide_tells:
            self.wonder(AFTER_HIDE, spot)

    def lair_found(self, values: tuple[int, ...]) -> None:
        """The location of a lair is turned up (FURY-LAIR-09)."""
        spot = TRAIL + values[0]
        self.up[spot] = True
        self.pin(spot, values[1] + 1)

    def bond(self, values: tuple[int, ...]) -> None:
        """Dracula has said whether he is in a region (FURY-ACTION-12)."""
        region, answer = values[1], values[2] == 1
        found: dict[int, float] = {}
        for world, weight in self.worlds.items():
            if (REGION[here_code(world) - 1] == region) == answer:
                found[world] = weight
        self.keep(found)

    # Holy tokens

    def consecrated(self, values: tuple[int, ...]) -> None:
        """The consecrated ground token is put on a city; on the trail that reveals it (CONS-03)."""
        self.ground = values[0]
        self.wonder(AFTER_HOLY, values[0])

    def host_put(self, values: tuple[int, ...]) -> None:
        """A heavenly host token is put on a city; on the trail that reveals it (CONS-03)."""
        self.hosts = (*self.hosts, values[0])
        self.wonder(AFTER_HOLY, values[0])

    def hosts_lifted(self, values: tuple[int, ...]) -> None:
        """All heavenly host tokens go (FURY-CONS-07)."""
        self.hosts = ()


MOVES: Final[tuple[Kind, ...]] = (LAID, LAID_OPEN, LAIR_ENTERED, HID_OPENLY, POWER_PLAYED, PENALTY)
"""One of these events follows the slide."""
SCENIC: Final[tuple[Kind, ...]] = (
    HUNTER_STARTS,
    PUT_ON_TRAIL,
    PUT_IN_LAIR,
    FOUND,
    FOUND_HIDE,
    FOUND_LAIR,
    DRACULA_FOUND,
)
"""The events that describe a scene."""

LEARN: Final[dict[Kind, Callable[[Belief, tuple[int, ...]], None]]] = {
    HUNTER_STARTS: Belief.hunter_moves,
    TOOK_ROAD: Belief.hunter_moves,
    SAILED: Belief.hunter_moves,
    TOOK_TRAIN: Belief.hunter_moves,
    LEFT_HOSPITAL: Belief.hunter_moves,
    BATS_MOVED: Belief.hunter_moves,
    HOSPITALISED: Belief.hunter_moves,
    DEFEATED: Belief.hunter_falls,
    DRACULA_STARTS: Belief.starts,
    PUT_ON_TRAIL: Belief.put_on_trail,
    PUT_IN_LAIR: Belief.put_in_lair,
    PHASE_BEGAN: Belief.phase_begins,
    LET_GO: Belief.let_go,
    LAIR_MADE: Belief.lair_made,
    LAIR_GUARDED: Belief.lair_guarded,
    MATURED: Belief.matured,
    FOUND_LEAVING: Belief.leaving_found,
    LAIR_CLEARED: Belief.lair_cleared,
    CLEARED: Belief.cleared,
    STRIPPED: Belief.stripped,
    LAID: Belief.laid,
    LAID_OPEN: Belief.laid_open,
    LAIR_ENTERED: Belief.lair_entered,
    HID_OPENLY: Belief.hid_openly,
    POWER_PLAYED: Belief.power_played,
    MISDIRECTED: Belief.misdirects,
    PENALTY: Belief.penalty,
    INFLUENCE: Belief.influence,
    DESPAIR: Belief.despairs,
    NO_TRACE: Belief.no_trace,
    FOUND: Belief.is_found,
    FOUND_HIDE: Belief.hide_found,
    FOUND_LAIR: Belief.lair_found,
    BOND: Belief.bond,
    GROUND_CONSECRATED: Belief.consecrated,
    HOST_PUT: Belief.host_put,
    HOSTS_LIFTED: Belief.hosts_lifted,
}
"""What is learned from each kind of event. A new kind needs a method and a line here."""


def believe(history: Sequence[Event], options: Mapping[str, str]) -> Belief:
    """Return what a history of events lets the hunters know."""
    belief = Belief(options)
    for event in history:
        belief.witness(event)
    return belief


__all__ = ["HIDE_CARD", "NOTHING", "Belief", "World", "believe"]
