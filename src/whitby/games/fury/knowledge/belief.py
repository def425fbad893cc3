"""What the hunters can know about Dracula's trail and lairs: every world that fits the public
events.

Hunters and spectators witness the same about the trail, so a belief is a fold over the public
events and the table's options. A world says what is on each of the nine spots: the six spaces of
the trail and the three lairs. It is one number, seven bits per spot; the belief maps each world to
its weight. An event keeps the worlds in which it could have happened and creates new ones where
Dracula had a choice (FURY-INFO-09, FURY-INFO-13, FURY-INFO-14). So the belief is exact: it contains
a world if, and only if, the same public events could have happened in it.

Weights: Dracula is assumed to decide first whether he plays an announced power card; if not, all
places, lairs and hiding that are open to him in that world are equally likely (with Wolf Form: all
places he can leap to). The weights of worlds that have become the same are added. What happens to a
hideout that leaves the trail only rules worlds out.

Some things are revealed by what does not follow: no Hide is revealed after its location, no card
after a holy token, no influence after Hide, no penalty after the slide. Such a doubt is settled by
the next event; until then questions are answered as if nothing more followed.

With more than `cap` worlds the belief becomes coarser but never loses the truth: see `holding.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from whitby.core.engine import EVERYONE, Event
from whitby.core.facts import Fact, Kind
from whitby.core.rng import Rng
from whitby.games.fury import events
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.table import NONE
from whitby.games.fury.knowledge import worlds
from whitby.games.fury.knowledge.holding import (
    AFTER_FOUND,
    AFTER_HOLY,
    AFTER_LAID,
    AFTER_SLIDE,
    NO_DOUBT,
)
from whitby.games.fury.knowledge.samples import Samples
from whitby.games.fury.rulings import Rulings
from whitby.games.fury.state.hideout import TRAIL


class Belief(Samples):
    """All worlds that fit the public events so far, with their weights."""

    def __init__(self, rulings: Rulings) -> None:
        super().__init__(rulings)
        self.settled: Belief | None = None  # the belief if nothing more follows

    def clone(self) -> Belief:
        """Return an independent copy."""
        twin = Belief(self.rulings)
        self.copy_into(twin)
        return twin

    # Questions

    @property
    def size(self) -> int:
        """Return the number of worlds that are tracked."""
        return len(self.now().worlds)

    def now(self) -> Belief:
        """Return this belief, or what it is if nothing more follows the last event."""
        rumours = self.asking != NOWHERE and self.events_in_hand == 0  # nothing can cancel them
        if self.doubt == NO_DOUBT and not rumours:
            return self
        if self.doubt == AFTER_SLIDE and self.events_in_hand != 0:
            return self  # he may play events before he moves: a penalty may still follow
        settled = self.settled
        if settled is None:
            settled = self.clone()
            settled.settle()
            if rumours:
                settled.rumours_end()
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
            if value == worlds.HIDE_CARD:
                codes = [worlds.TIED, worlds.STRAY]
            elif value + 1 in now.loose[spot]:
                codes.append(worlds.LOOSE)
            found = [world | (code << worlds.BITS * spot) for world in found for code in codes]
        if now.lag:
            found = [
                world | (code << worlds.LAST_SHIFT)
                for world in found
                for code in range(worlds.LOOSE + 1)
            ]
        return (not now.lag or trail[0] == worlds.NOTHING) and any(w in now.worlds for w in found)

    def listed(self) -> list[worlds.World]:
        """Return every world, with NOTHING for what is tracked separately."""
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
                place = worlds.here_code(world) - 1
                found[place] = found.get(place, 0.0) + weight / total
            now.whereabouts = found
        return dict(now.whereabouts)

    def sample(self, rng: Rng) -> worlds.World:
        """Return one world by weight."""
        return self.now().draw(rng)

    # Events

    def witness(self, event: Event) -> None:
        """Learn from an event, if the whole table witnessed it."""
        if not isinstance(event, Fact) or event.audience != EVERYONE:
            return
        kind = event.kind
        if self.scenic and kind not in SCENIC:
            self.end_scene()
        if self.doubt != NO_DOUBT and kind is not events.DRACULA_FOUND:
            self.doubt_meets(kind)
        if self.asking != NOWHERE and kind not in RUMOURED:
            self.rumours_end()
            self.settled = None
        learn = LEARN.get(kind)
        if learn is not None:
            self.forget_answers()
            self.settled = None
            learn(self, event)

    # What follows, and what does not

    def doubt_meets(self, kind: Kind) -> None:
        """Something follows: settle the doubt, unless this is what it was about."""
        doubt = self.doubt
        if doubt == AFTER_LAID and kind is events.DRACULA_SUFFERED:
            return  # the journey is paid for before it scores
        if kind is events.WON or (doubt == AFTER_SLIDE and kind in MOVES):
            self.doubt = NO_DOUBT
        if doubt == AFTER_SLIDE or kind is events.WON:
            return
        if doubt == AFTER_FOUND:
            awaited = events.FOUND_HIDE
        elif doubt == AFTER_LAID:
            awaited = events.INFLUENCE
        else:
            awaited = events.FOUND
        if kind is not awaited:
            self.settle()

    def settle(self) -> None:
        """Nothing more follows the last event: keep the worlds in which that is so."""
        doubt = self.doubt
        self.doubt = NO_DOUBT
        if doubt == AFTER_LAID:
            self.keep({w: p for w, p in self.worlds.items() if w & worlds.CODE == worlds.TIED})
        elif doubt == AFTER_SLIDE:
            if self.exact:
                self.keep({w: p for w, p in self.worlds.items() if not self.is_stuck(w)})
        elif doubt == AFTER_HOLY:
            self.rule_out_hidden(self.doubtful + 1)
        elif doubt != NO_DOUBT:
            found: dict[int, float] = {}
            for world, weight in self.worlds.items():
                tied = worlds.tied_spot(world)
                if doubt == AFTER_FOUND:
                    told = tied != self.doubtful or self.up[worlds.hide_spot(world) + self.lag]
                else:
                    told = tied == NONE or self.up[tied + self.lag]
                if told:
                    found[world] = weight
            self.keep(found)


RUMOURED: Final[tuple[Kind, ...]] = (
    events.FOUND,
    events.FOUND_HIDE,
    events.DRACULA_FOUND,
    events.DRACULA_PLAYED,
)
"""The events that may follow Local Rumours before it is complete."""
MOVES: Final[tuple[Kind, ...]] = (
    events.LAID,
    events.LAID_OPEN,
    events.LAIR_ENTERED,
    events.HID_OPENLY,
    events.POWER_PLAYED,
    events.PENALTY,
)
"""One of these events follows the slide."""
SCENIC: Final[tuple[Kind, ...]] = (
    events.HUNTER_STARTS,
    events.PUT_ON_TRAIL,
    events.PUT_IN_LAIR,
    events.FOUND,
    events.FOUND_HIDE,
    events.FOUND_LAIR,
    events.DRACULA_FOUND,
)
"""The events that describe a scene."""

LEARN: Final[dict[Kind, Callable[[Belief, Fact], None]]] = {
    events.HUNTER_STARTS: Belief.hunter_moves,
    events.TOOK_ROAD: Belief.hunter_moves,
    events.SAILED: Belief.hunter_moves,
    events.TOOK_TRAIN: Belief.hunter_moves,
    events.LEFT_HOSPITAL: Belief.hunter_moves,
    events.BATS_MOVED: Belief.hunter_moves,
    events.HORSES_BOLTED: Belief.hunter_moves,
    events.PUSHED: Belief.hunter_moves,
    events.HOSPITALISED: Belief.hunter_moves,
    events.DEFEATED: Belief.hunter_falls,
    events.DRACULA_STARTS: Belief.starts,
    events.PUT_ON_TRAIL: Belief.put_on_trail,
    events.PUT_IN_LAIR: Belief.put_in_lair,
    events.PHASE_BEGAN: Belief.phase_begins,
    events.LET_GO: Belief.let_go,
    events.LAIR_MADE: Belief.lair_made,
    events.LAIR_GUARDED: Belief.lair_guarded,
    events.MATURED: Belief.matured,
    events.FOUND_LEAVING: Belief.leaving_found,
    events.LAIR_CLEARED: Belief.lair_cleared,
    events.CLEARED: Belief.cleared,
    events.STRIPPED: Belief.stripped,
    events.LAID: Belief.laid,
    events.LAID_OPEN: Belief.laid_open,
    events.LAIR_ENTERED: Belief.lair_entered,
    events.HID_OPENLY: Belief.hid_openly,
    events.POWER_PLAYED: Belief.power_played,
    events.MISDIRECTED: Belief.misdirects,
    events.PENALTY: Belief.penalty,
    events.INFLUENCE: Belief.influence,
    events.DESPAIR: Belief.despairs,
    events.NO_TRACE: Belief.no_trace,
    events.FOUND: Belief.is_found,
    events.FOUND_HIDE: Belief.hide_found,
    events.FOUND_LAIR: Belief.lair_found,
    events.BOND: Belief.bond,
    events.GROUND_CONSECRATED: Belief.consecrated,
    events.HOST_PUT: Belief.host_put,
    events.HOSTS_LIFTED: Belief.hosts_lifted,
    events.GROUND_LOST: Belief.ground_lost,
    events.FLEW_AWAY: Belief.flew_away,
    events.NOT_ON_TRAIL: Belief.not_on_trail,
    events.NEAR: Belief.near,
    events.REGION_TOLD: Belief.region_told,
    events.HIDE_SHOWN: Belief.hide_shown,
    events.PLAYED: Belief.event_played,
    events.EVENT_TO_DRACULA: Belief.dracula_gained,
    events.HOAX_TAKEN: Belief.dracula_gained,
    events.EVENTS_TAKEN: Belief.dracula_took,
    events.DRACULA_PLAYED: Belief.dracula_played,
    events.DRACULA_DISCARDED_EVENT: Belief.dracula_discarded,
}
"""What is learned from each kind of event. A new kind needs a method and a line here."""


def believe(history: Sequence[Event], options: Mapping[str, str]) -> Belief:
    """Return what a history of events tells the hunters."""
    belief = Belief(Rulings(options))
    for event in history:
        belief.witness(event)
    return belief
