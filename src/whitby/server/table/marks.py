"""Marks on the map: each person has their own, and teams may share them if the table allows it.

They are stored outside the log. A private mark sends nothing to anyone and affects no answer to
others. A shared one is sent to those who play, or may take back, a seat of the same public team:
never to the other side, to spectators or over a shoulder.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import convert

from whitby.games.fury.board import LOCATIONS, PLACES
from whitby.server.store.rows import MarkRow, Person
from whitby.server.table.permissions import need
from whitby.server.table.render import own_seats
from whitby.server.table.talk import tidy
from whitby.wire.marks import Mark, Marks, Pencil, TeamMark

if TYPE_CHECKING:
    from whitby.server.live.room import Room, Viewer


def team_of(room: Room, person: str | None) -> set[int]:
    """Return the seats of a person's team, if the table lets teams share marks."""
    if person is None or not room.seating.house.team_marks or room.position is None:
        return set()
    own, found = own_seats(room, person), set()
    for team in room.game.teams(len(room.seating.seats)):
        seats = {seat + 1 for seat in team}
        if len(seats) > 1 and own & seats:
            found |= seats
    return found


def mates_of(room: Room, person: str) -> dict[str, int]:
    """Return who shares marks with a person, each with the first of their seats in the team."""
    team, found = team_of(room, person), {}
    for other in room.seating.belongs:
        seats = own_seats(room, other) & team
        if other != person and seats:
            found[other] = min(seats)
    return found


def may_share(room: Room, person: str) -> bool:
    """Return whether a person may share marks: only players in a team."""
    team = team_of(room, person)
    return room.stage == "playing" and not team.isdisjoint(room.seating.held_by(person))


def changes(room: Room, viewer: Viewer) -> int:
    """Return how often the shared marks that a viewer sees have changed; 0 if they see none."""
    sees = not viewer.shoulder and bool(team_of(room, viewer.person))
    return room.pencilled if sees else 0


async def seen(room: Room, person: Person, muted: frozenset[str] = frozenset()) -> Marks:
    """Return all marks that a person sees at a table."""
    _need_map(room)
    store = room.services.store
    own = await store.marks(room.id, person.id)
    mates = mates_of(room, person.id)
    heard = [mate for mate in mates if mate not in muted]
    shared = await store.shared_marks(room.id, heard) if heard else []
    return Marks(
        own=[_mark(row) for row in own],
        team=[_of_team(room, row, mates[row.person]) for row in shared],
        may_share=may_share(room, person.id),
    )


async def pencil(room: Room, person: Person, wish: Pencil) -> Mark | None:
    """Store or erase a person's mark at a place; return it as it is stored, or refuse."""
    _need_map(room)
    need(wish.place in PLACES[:LOCATIONS], "no-place", 422, place=wish.place)
    wanted = _wanted(room, person, wish)
    store = room.services.store
    own = {row.place: row for row in await store.marks(room.id, person.id)}
    before = own.get(wish.place)
    if wanted == before:
        return None if wanted is None else _mark(wanted)
    if wanted is None:
        await room.keep(store.rub_out(room.id, person.id, wish.place))
    else:
        await room.keep(store.write_mark(room.id, wanted))
    if any(each is not None and each.shared for each in (before, wanted)):
        _stir_team(room, person.id)
    return None if wanted is None else _mark(wanted)


def _need_map(room: Room) -> None:
    need(room.seating.game == "fury", "no-marks")
    need(room.position is not None, "not-begun")


def _wanted(room: Room, person: Person, wish: Pencil) -> MarkRow | None:
    """Return a mark as it is to be stored; text for others follows the table's chat rules."""
    if wish.sign is None:
        return None
    text = tidy(wish.text.replace("\n", " ")) if wish.text.strip() else ""
    if wish.shared:
        need(room.seating.house.team_marks, "marks-private", 403)
        need(may_share(room, person.id), "no-team", 403)
        talk = room.seating.house.talk
        need(not text or talk != "off", "talk-off", 403)
        need(not text or talk != "phrases", "phrases-only", 403)
    return MarkRow(
        person=person.id, place=wish.place, sign=wish.sign, text=text, shared=wish.shared
    )


def _stir_team(room: Room, person: str) -> None:
    """Notify those who share marks with a person."""
    room.pencilled += 1
    mates: Sequence[str] = [*mates_of(room, person), person]
    for listener in list(room.listeners):
        if listener.viewer.person in mates and not listener.viewer.shoulder:
            listener.stir()


def _mark(row: MarkRow) -> Mark:
    return convert(
        {"place": row.place, "sign": row.sign, "text": row.text, "shared": row.shared}, Mark
    )


def _of_team(room: Room, row: MarkRow, seat: int) -> TeamMark:
    mark = _mark(row)
    return TeamMark(
        person=row.person,
        name=room.names.get(row.person, "?"),
        seat=seat,
        place=row.place,
        sign=mark.sign,
        text=row.text,
    )
