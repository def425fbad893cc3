"""Read and write marks on the map: they are stored outside the log."""

from __future__ import annotations

from collections.abc import Awaitable

from msgspec import convert

from whitby.server.live.room import Room
from whitby.server.refusals import Refusal
from whitby.server.rows import MarkRow, NoRow, Person, Taken
from whitby.server.table.marks import check_mark, mates_of, may_share, need_map
from whitby.wire.marks import Mark, Marks, Pencil, TeamMark


async def seen(room: Room, person: Person, muted: frozenset[str] = frozenset()) -> Marks:
    """Return all marks that a person sees at a table."""
    need_map(room.table)
    store = room.services.store
    own = await store.marks(room.id, person.id)
    mates = mates_of(room.table, person.id)
    heard = [mate for mate in mates if mate not in muted]
    shared = await store.shared_marks(room.id, heard) if heard else []
    return Marks(
        own=[_mark(row) for row in own],
        team=[_of_team(room, row, mates[row.person]) for row in shared],
        may_share=may_share(room.table, person.id),
    )


async def pencil(room: Room, person: Person, wish: Pencil) -> Mark | None:
    """Store or erase a person's mark at a place; return it as it is stored, or refuse."""
    need_map(room.table)
    text = check_mark(room.table, person.id, wish)
    wanted = None
    if wish.sign is not None:
        wanted = MarkRow(
            person=person.id, place=wish.place, sign=wish.sign, text=text, shared=wish.shared
        )
    store = room.services.store
    own = {row.place: row for row in await store.marks(room.id, person.id)}
    before = own.get(wish.place)
    if wanted != before:
        if wanted is None:
            await _store(store.rub_out(room.id, person.id, wish.place))
        else:
            await _store(store.write_mark(room.id, wanted))
        if any(each is not None and each.shared for each in (before, wanted)):
            refresh_team(room, person.id)
            room.post("m", room.id, person.id)
    return None if wanted is None else _mark(wanted)


async def _store(writing: Awaitable[None]) -> None:
    """Wait until a mark is stored; if it is not, what the room knows of its log is still right."""
    try:
        await writing
    except NoRow:  # the table or the person was deleted meanwhile
        raise Refusal("no-table", 404) from None
    except Taken:  # by the same person, through another server
        raise Refusal("not-stored", 503, retry_after=5) from None


def refresh_team(room: Room, person: str) -> None:
    """Notify those who share marks with a person."""
    room.table.mark_changes += 1
    mates = [*mates_of(room.table, person), person]
    for listener in list(room.listeners):
        if listener.viewer.person in mates and not listener.viewer.shoulder:
            listener.refresh()


def _mark(row: MarkRow) -> Mark:
    return convert(
        {"place": row.place, "sign": row.sign, "text": row.text, "shared": row.shared}, Mark
    )


def _of_team(room: Room, row: MarkRow, seat: int) -> TeamMark:
    mark = _mark(row)
    return TeamMark(
        person=row.person,
        name=room.table.names.get(row.person, "?"),
        seat=seat,
        place=row.place,
        sign=mark.sign,
        text=row.text,
    )
