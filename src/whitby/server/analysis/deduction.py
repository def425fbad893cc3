"""The deduction map: where Dracula can be, worked out from the spectator's view of a table.

Public information is the same for everyone, so one tracker per table serves all viewers, and
nothing hidden affects the answer or how long it takes. The tracker runs in a thread and processes
the events since the last request. In a running game every answer is sent at the end of a time slot,
so that nobody can measure whether someone else has asked.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final, Literal

from whitby.core.engine import EVERYONE, Event
from whitby.core.game import Game
from whitby.games.fury.board import LOCATIONS, NO_REGION, PLACES, REGIONS
from whitby.games.fury.knowledge import tracing
from whitby.games.fury.knowledge.belief import Belief
from whitby.games.fury.knowledge.tracking import Spot, Tracker
from whitby.games.fury.knowledge.worlds import HIDE_CARD, NOTHING, World
from whitby.games.fury.state.hideout import TRAIL
from whitby.games.fury.view import FuryView
from whitby.server.admission import Admit
from whitby.server.refusals import need
from whitby.server.slots import LOOKING_BACK, Slot
from whitby.server.table.phrases import phrase
from whitby.server.table.replay import Table
from whitby.wire.deduction import (
    Deduced,
    Excluded,
    Guess,
    Learned,
    Possible,
    Reason,
    RegionStamp,
    Route,
    Stamp,
    Stop,
)

MOST_TABLES: Final = 32
"""Tables that are tracked at once; the least recently used one is dropped."""

MOST_WORLDS: Final = 20_000
"""Above this number of worlds a belief becomes coarser; it still always includes the truth."""

Level = Literal["possible", "likely"]


class Tracked:
    """The tracker of a table, and the latest answer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        # what Dracula's moves would reveal, for this number of moves, era and prompt
        # (`outlook.py`)
        self.forecast: tuple[tuple[int, int, str], dict[str, int]] | None = None
        self.lock = asyncio.Lock()
        self.tracker: Tracker | None = None
        self.at: list[int] = []  # the move that caused each event the tracker has processed
        self.answer: Deduced | None = None


class Trackers:
    """The trackers of recently requested tables.

    In a running game every answer is sent at the end of a time slot.
    """

    def __init__(self, most: int = MOST_TABLES, slot: float = LOOKING_BACK) -> None:
        self._most = most
        self.slot = slot
        self._kept: OrderedDict[str, Tracked] = OrderedDict()

    def get(self, table: Table) -> Tracked:
        """Return the tracker of a table."""
        found = self._kept.get(table.id)
        if found is None or found.table is not table:
            found = self._kept[table.id] = Tracked(table)
        self._kept.move_to_end(table.id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found

    def drop(self, table: str) -> None:
        """Drop the tracker of a table."""
        self._kept.pop(table, None)

    def begin(self, table: Table) -> Slot:
        """Return the time slot of an answer about a table."""
        return Slot(0.0 if table.stage == "over" else self.slot)


async def deduced(trackers: Trackers, table: Table, admit: Admit) -> Deduced:
    """Return the deduction map, which is the same for every viewer of a table, or refuse."""
    _need_map(table)
    slot, kept = trackers.begin(table), trackers.get(table)
    async with admit(), kept.lock:
        found = await _catch_up(kept)
    await slot.end()
    return found


async def why(trackers: Trackers, table: Table, admit: Admit, place: str, space: int) -> Reason:
    """Return why a place is possible at a space of the trail, or what ruled it out; or refuse."""
    _need_map(table)
    need(place in PLACES[:LOCATIONS], "no-place", 422, place=place)
    slot, kept = trackers.begin(table), trackers.get(table)
    async with admit(), kept.lock:
        await _catch_up(kept)
        found = await asyncio.to_thread(_reason, kept, PLACES.index(place), space)
    await slot.end()
    return found


def _need_map(table: Table) -> None:
    """Refuse if the table has no deduction map."""
    need(table.seating.game == "fury", "no-deduction")
    need(table.seating.house.deduction != "off", "deduction-off", 403)
    need(table.position is not None, "not-begun")


async def _catch_up(kept: Tracked) -> Deduced:
    """Process the new events and return the current map."""
    table, seating = kept.table, kept.table.seating
    assert table.position is not None
    moves, era, level = len(seating.moves), seating.undone, seating.house.deduction
    assert level != "off"
    answer = kept.answer
    if answer is not None and (answer.moves, answer.era) == (moves, era):
        return answer
    view = table.position.look(None).view  # the spectator's view, whoever asks
    assert isinstance(view, FuryView)
    numbers = table.position.moves(None)
    seen = zip(view.history, numbers, strict=True)
    public = [(event, move) for event, move in seen if event.audience == EVERYONE]
    events = [event for event, _ in public]
    tracker = kept.tracker
    if tracker is None or not tracker.leads_to(events):  # something was undone
        tracker = Tracker(dict(view.options), MOST_WORLDS)
    kept.tracker = None  # if this fails, start again next time
    await asyncio.to_thread(_learn, tracker, events)
    kept.tracker = tracker
    kept.at = [move for _, move in public]
    kept.answer = told(table.game, tracker, kept.at, level, moves, era)
    return kept.answer


def _learn(tracker: Tracker, events: Sequence[Event]) -> None:
    for event in events[len(tracker.heard) :]:
        tracker.hear(event)


def told(
    game: Game[Any, Any], tracker: Tracker, at: Sequence[int], level: Level, moves: int, era: int
) -> Deduced:
    """Return what a tracker knows, as a wire type."""
    spots = [tracker.here, *tracker.spots]
    used = {event for spot in spots for event in spot.excluded.values()}
    used |= {stamp.event for stamp in tracker.stamps}
    used |= {told.event for told in tracker.told}
    order = {event: number for number, event in enumerate(sorted(used))}
    guesses = [_guess(spot, order, level) for spot in spots]
    return Deduced(
        level=level,
        moves=moves,
        era=era,
        exact=tracker.belief.exact,
        here=guesses[0],
        trail=guesses[1 : TRAIL + 1],
        lairs=guesses[TRAIL + 1 :],
        facts=[_learned(game, tracker, at, event) for event in order],
        stamps=[
            Stamp(place=PLACES[each.place], fact=order[each.event], kind=_kind(each.kind))
            for each in tracker.stamps
        ],
        regions=[
            RegionStamp(region=_region(each.region), yes=each.yes, fact=order[each.event])
            for each in tracker.told
        ],
        day=tracker.days[-1][0] if tracker.days else 0,
        week=tracker.days[-1][1] if tracker.days else 1,
    )


def _learned(game: Game[Any, Any], tracker: Tracker, at: Sequence[int], event: int) -> Learned:
    day, week = tracker.days[event]
    say = phrase(game.words.event(tracker.heard[event]))
    return Learned(say=say, move=at[event], day=day, week=week)


def _kind(kind: str) -> Literal["clear", "found", "near", "far"]:
    """Return the kind of a stamp, typed for the wire."""
    match kind:
        case "clear" | "found" | "near" | "far":
            return kind
    raise AssertionError(f"stamps of the kind {kind} are unknown")


def _region(region: int) -> str | None:
    return None if region == NO_REGION else REGIONS[region - 1]


def _reason(kept: Tracked, place: int, space: int) -> Reason:
    """Return why a place is possible at a space of the trail."""
    tracker, answer = kept.tracker, kept.answer
    assert tracker is not None
    assert answer is not None
    spot = [tracker.here, *tracker.spots][space]
    possible = place in spot.places
    event = spot.since.get(place) if possible else spot.excluded.get(place)
    found = tracing.Reason(0, len(tracker.belief.now().worlds), [])
    if possible:
        found = tracing.reason(tracker.belief, space, place, answer.level == "likely")
    return Reason(
        place=PLACES[place],
        space=space,
        possible=possible,
        fact=None if event is None else _learned(kept.table.game, tracker, kept.at, event),
        fits=found.fits,
        trails=found.worlds,
        exact=tracker.belief.exact,
        routes=[_route(tracker, world, space) for world in found.routes],
    )


def _route(tracker: Tracker, world: World, space: int) -> Route:
    """Return an example of a possible trail, with the lair in question if there is one."""
    cards = list(enumerate(world.trail, 1))
    if space > TRAIL:
        cards.append((space, world.lairs[space - TRAIL - 1]))
    stops = []
    for number, card in cards:
        if card != NOTHING:
            day, week = tracker.days[tracker.spots[number - 1].begun]
            name = None if card == HIDE_CARD else PLACES[card]
            stops.append(Stop(space=number, place=name, day=day, week=week))
    return Route(stops=stops)


def _guess(spot: Spot, order: dict[int, int], level: Level) -> Guess:
    by_fact: dict[int, list[str]] = {}
    for place in sorted(spot.excluded):
        by_fact.setdefault(order[spot.excluded[place]], []).append(PLACES[place])
    return Guess(
        places=[
            Possible(
                place=PLACES[place],
                chance=max(1, round(1000 * chance)) if level == "likely" else None,
            )
            for place, chance in spot.places.items()
        ],
        hide=spot.hide > 0,
        excluded=[Excluded(fact=fact, places=by_fact[fact]) for fact in sorted(by_fact)],
    )


async def caught_up(kept: Tracked) -> tuple[int, int, Belief]:
    """Return the current belief with the number of moves and the era; call only under the lock."""
    answer = await _catch_up(kept)
    assert kept.tracker is not None
    return answer.moves, answer.era, kept.tracker.belief
