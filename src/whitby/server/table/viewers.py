"""Who may look at a table: from a seat, over a shoulder, or as a spectator."""

from __future__ import annotations

import hmac
from typing import Final

from whitby.server.refusals import need
from whitby.server.table import talk
from whitby.server.table.replay import Table
from whitby.server.table.talk import Line

NOBODY: Final[frozenset[str]] = frozenset()


class Viewer:
    """Someone who looks at a table: from a seat, over a shoulder, or as a spectator."""

    __slots__ = ("muted", "person", "seat", "shoulder")

    def __init__(
        self,
        person: str | None,
        seat: int | None,
        shoulder: bool = False,
        muted: frozenset[str] = NOBODY,
    ) -> None:
        self.person = person
        self.seat = seat
        self.shoulder = shoulder
        self.muted = muted


def viewer_of(
    table: Table,
    person: str | None,
    seat: int | None = None,
    shoulder: str | None = None,
    muted: frozenset[str] = NOBODY,
) -> Viewer:
    """Return a person as a viewer of the table, or refuse."""
    found = _seat_of(table, person, seat, shoulder)
    return Viewer(person, found, shoulder is not None, muted)


def _seat_of(
    table: Table, person: str | None, seat: int | None, shoulder: str | None
) -> int | None:
    """Return the seat from which a person may look, None for a spectator; or refuse."""
    seating = table.seating
    check_entry(table, person)
    held = seating.held_by(person)
    if shoulder is not None:
        for number, token in seating.shoulders.items():
            if hmac.compare_digest(token.encode(), shoulder.encode()):
                need(seating.seats_of(person) <= {number}, "no-peeking", 403)
                return number
        need(False, "no-shoulder", 403)
    if seat is None:
        if not held and person not in seating.belongs:
            need(seating.house.watchers or table.stage == "open", "no-watchers", 403)
        return held[0] if held and table.position is not None else None
    need(seat <= len(seating.seats), "no-seat", 404, seat=seat, seats=len(seating.seats))
    if seat not in own_seats(table, person):
        need(table.stage == "over", "not-your-seat", 403, seat=seat)
        need(seating.house.watchers or person in seating.belongs, "no-watchers", 403)
    return seat


def check_entry(table: Table, person: str | None) -> None:
    """Refuse anyone who has not given the table's password."""
    if table.seating.access != "password" or person in table.seating.belongs:
        return
    need(person in table.admitted, "password-needed", 403)


def own_seats(table: Table, person: str | None) -> set[int]:
    """Return the seats that a person plays, or may take back and therefore look at.

    A person who has resigned a seat sees it again once the game is over.
    """
    seating, playing = table.seating, table.stage == "playing"
    owned = [n for n in seating.owned_by(person) if not (playing and seating.seats[n - 1].resigned)]
    return {*seating.held_by(person), *owned}


def hears(table: Table, viewer: Viewer, line: Line) -> bool:
    """Return whether a viewer may read a chat line.

    A seat's own lines can be read by the person who plays it or may take it back, and over its
    shoulder; spectators' lines only by those who have not seen any seat's view.
    """
    if viewer.shoulder and viewer.seat is not None:
        return talk.hears(line, {viewer.seat})
    if line.channel == "watchers":
        return talk.hears(line, table.seating.seats_of(viewer.person))
    return talk.hears(line, own_seats(table, viewer.person))


def heard(table: Table, viewer: Viewer) -> list[Line]:
    """Return the chat lines that a viewer may read; only these are numbered."""
    return [
        line
        for line in table.lines
        if line.person not in viewer.muted and hears(table, viewer, line)
    ]
