"""The deduction map: where Dracula can be, worked out from the watcher's view of a table.

What is public is the same for everyone, so one tracker for each table serves all viewers, and
nothing hidden bears on the answer or on how long it takes. It learns in a thread, from the events
that are new since somebody last asked. So that nobody can measure whether another has asked, each
answer in a running game comes at the end of a slot of time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

from whitby.core.engine import EVERYONE, Event
from whitby.core.game import Game
from whitby.games.fury.board import PLACES
from whitby.games.fury.hideout import TRAIL
from whitby.games.fury.tracking import Spot, Tracker
from whitby.games.fury.view import FuryView
from whitby.server.etiquette import need
from whitby.server.heavy import Admit
from whitby.server.slots import Slot
from whitby.server.viewing import phrase
from whitby.wire.deduction import Deduced, Excluded, Guess, Learned, Possible, Stamp

if TYPE_CHECKING:
    from whitby.server.room import Room

MOST_TABLES: Final = 32
"""So many tables are tracked; the one that was not asked for longest goes."""

CAP: Final = 20_000
"""Past so many worlds a belief becomes coarser, and still never loses the truth."""

Level = Literal["possible", "likely"]


class Tracked:
    """The tracker of a table, and the answer to whoever asks."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.tracker: Tracker | None = None
        self.answer: Deduced | None = None


class Trackers:
    """The trackers of the tables that somebody asked for lately."""

    def __init__(self, most: int = MOST_TABLES) -> None:
        self._most = most
        self._kept: OrderedDict[str, Tracked] = OrderedDict()

    def get(self, room: Room) -> Tracked:
        """Return the tracker of a table."""
        found = self._kept.get(room.id)
        if found is None or found.room is not room:
            found = self._kept[room.id] = Tracked(room)
        self._kept.move_to_end(room.id)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return found

    def drop(self, table: str) -> None:
        """Keep nothing more of a table."""
        self._kept.pop(table, None)


async def deduced(room: Room, admit: Admit) -> Deduced:
    """Return the deduction map, or refuse; it is the same for every viewer of a table."""
    need(room.sitting.game == "fury", "no-deduction")
    need(room.sitting.house.deduction != "off", "deduction-off", 403)
    need(room.position is not None, "not-begun")
    slot = Slot(0.0 if room.stage == "over" else room.house.looking_back)
    kept = room.house.trackers.get(room)
    async with admit(), kept.lock:
        found = await _catch_up(kept)
    await slot.end()
    return found


async def _catch_up(kept: Tracked) -> Deduced:
    """Learn what is new, and return the answer as of now."""
    room = kept.room
    assert room.position is not None
    table = room.sitting
    moves, era, level = len(table.moves), table.undone, table.house.deduction
    assert level != "off"
    answer = kept.answer
    if answer is not None and (answer.moves, answer.era) == (moves, era):
        return answer
    view = room.position.look(None).view  # what a watcher sees, whoever asks
    assert isinstance(view, FuryView)
    numbers = room.position.moves(None)
    seen = zip(view.history, numbers, strict=True)
    public = [(event, move) for event, move in seen if event.audience == EVERYONE]
    events = [event for event, _ in public]
    tracker = kept.tracker
    if tracker is None or not tracker.leads_to(events):  # something was undone
        tracker = Tracker(dict(view.options), CAP)
    kept.tracker = None  # if learning fails, begin anew
    await asyncio.to_thread(_learn, tracker, events)
    kept.tracker = tracker
    at = [move for _, move in public]
    kept.answer = _told(room.game, tracker, at, level, moves, era)
    return kept.answer


def _learn(tracker: Tracker, events: Sequence[Event]) -> None:
    for event in events[len(tracker.heard) :]:
        tracker.hear(event)


def _told(
    game: Game[Any, Any], tracker: Tracker, at: Sequence[int], level: Level, moves: int, era: int
) -> Deduced:
    """Return what a tracker knows as it goes over the wire."""
    spots = [tracker.here, *tracker.spots]
    used = {event for spot in spots for event in spot.excluded.values()}
    used |= {event for _, event in tracker.stamps}
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
        facts=[
            Learned(
                say=phrase(game.words.event(tracker.heard[event])),
                move=at[event],
                day=tracker.days[event][0],
                week=tracker.days[event][1],
            )
            for event in order
        ],
        stamps=[Stamp(place=PLACES[place], fact=order[event]) for place, event in tracker.stamps],
    )


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
