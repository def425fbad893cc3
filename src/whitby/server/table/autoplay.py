"""What a table does by itself: which answers it gives, at which speed, and what runs out when.

`live/autoplay.py` does it, with tasks and timers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from whitby.server.table.log import AnyAct
from whitby.server.table.permissions import Asker
from whitby.server.table.replay import Table
from whitby.server.table.votes import lapse, late
from whitby.server.table.windows import passing

SPEED: Final = {"slow": 2.5, "normal": 1.0, "quick": 0.4}
SKIPPING: Final = 0.15
"""The same while a lone player skips to their turn: no pause, but still a beat."""

Answer = tuple[int, int, str]
"""An answer the table gives by itself: the seat, since when it is asked, and how (a bot's level, or
"auto" for a forced move).
"""


def answers_due(table: Table) -> set[Answer]:
    """Return the answers that the table gives by itself now."""
    found = set()
    if table.stage == "playing" and not table.seating.paused and table.window is None:
        for seat, question in table.questions.items():
            level = table.seating.seats[seat - 1].level
            who = level or ("auto" if table.answers(seat, question) else None)
            if who is not None:
                found.add((seat, table.since[seat], who))
    return found


def at_once(table: Table, seat: int) -> bool:
    """Return whether an answer needs no pause: a lone player's own, or a bot's in a window.

    A bot that thinks still takes its time, which is short here and always the same.
    """
    seating = table.seating
    person = seating.seats[seat - 1].person is not None
    window = passing(seating.game, table.questions.get(seat, ("",))[0]) is not None
    return seating.alone and (person or window)


def haste(table: Table, seat: int, skipping: bool) -> float:
    """Return the fraction of its pause that a seat takes: a small one while skipping."""
    if at_once(table, seat):
        return 0.0
    seating = table.seating
    person = seating.seats[seat - 1].person is not None
    return SKIPPING / SPEED[seating.house.bots] if skipping and not person else 1.0


def skips_on(table: Table, asked: Mapping[int, object]) -> bool:
    """Return whether bots still answer at once: until the lone player is asked."""
    seating = table.seating
    held = seating.held_by(seating.people[0]) if seating.alone and seating.people else []
    return bool(held) and all(seat not in asked or table.settled(seat) for seat in held)


def next_end(table: Table, now: int) -> int | None:
    """Return when something runs out first: a vote, a clock or a window."""
    times = [] if table.seating.motion is None else [table.vote_ends(now)]
    end = _first_clock(table, now)
    if end is not None:
        times.append(end[0])
    if table.window is not None:
        times.append(table.window_ends(now))
    return min(times, default=None)


def _first_clock(table: Table, now: int) -> tuple[int, int] | None:
    """Return when and whose time runs out first, unless a late seat is being voted on."""
    motion = table.seating.motion
    if motion is not None and motion.act.by is None:
        return None
    return table.clocks.next_end(now)


def overdue(asker: Asker) -> list[AnyAct]:
    """Return the acts that follow if a vote or a clock has run out by now; else nothing."""
    table, now = asker.table, asker.now
    if table.seating.motion is not None and table.vote_ends(now) <= now:
        return lapse(asker)
    end = _first_clock(table, now)
    return late(asker, end[1]) if end is not None and end[0] <= now else []


def turns(table: Table, asked: Mapping[int, object]) -> set[tuple[int, int, str]]:
    """Return whose turn it is, for notifications: seat, since when it is asked, and person."""
    people = {seat: table.seating.seats[seat - 1].person for seat in asked}
    return {(seat, table.put[seat], person) for seat, person in people.items() if person}
