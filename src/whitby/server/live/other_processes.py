"""What another process says about a table that is open here, too."""

from __future__ import annotations

from whitby.server.live.marks import refresh_team
from whitby.server.live.room import Room


def hear(room: Room, process: str, kind: str, words: list[str]) -> None:
    """Take note of a notice about a table."""
    match kind, words:
        case "t", [seq]:
            if room.table.seq < int(seq):
                room.catch_up_soon()
        case "c", _:
            room.catch_up_soon()
        case "m", [person]:
            refresh_team(room, person)
        case "k", _ if room.leads:
            room.autoplay.skip()
        case "?", _:
            room.post_presence()
        case "h", _:
            _meet(room, process, words)


def _meet(room: Room, process: str, viewers: list[str]) -> None:
    """Note who looks at a table in another process."""
    came = set(viewers) - room.elsewhere.people
    if not room.elsewhere.hear(process, viewers):
        return
    now = room.services.now()
    room.last_seen.update({person: now for person in viewers if person in room.table.names})
    for person in came:
        room.services.notifier.withdraw(person, room.id)
    room.renderer.forget_card()
    room.attendance.changed()
