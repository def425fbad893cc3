"""Who may do what at a table: the checks that every command uses."""

from __future__ import annotations

from msgspec import Struct

from whitby.bots import BOTS
from whitby.bots.levels import usual
from whitby.server.refusals import need
from whitby.server.table.holders import Seat
from whitby.server.table.replay import Table
from whitby.server.table.seating import Seating
from whitby.wire.tables import Stage


class Asker(Struct, frozen=True):
    """A person who asks something of a table, and when."""

    table: Table
    person: str
    now: int
    away: frozenset[int] = frozenset()  # seats whose players have been away long enough

    @property
    def seating(self) -> Seating:
        """Return the seats of the table."""
        return self.table.seating


def find_level(table: Seating, level: str | None) -> str:
    """Return a bot level that exists, the usual one if none is named."""
    if level is None:
        return usual(table.game)
    levels = BOTS[table.game]
    need(level in levels, "no-bot", level=level, levels=", ".join(levels))
    return level


def find_seat(table: Seating, number: int) -> Seat:
    """Return a seat of the table, or refuse and name the valid numbers."""
    need(number <= len(table.seats), "no-seat", seat=number, seats=len(table.seats))
    return table.seats[number - 1]


def need_stage(asker: Asker, stage: Stage) -> None:
    """Refuse unless the table is at this stage."""
    need(asker.table.stage == stage, f"only-{stage}")


def need_host(asker: Asker) -> None:
    """Refuse anyone but the host."""
    need(asker.person == asker.seating.host, "host-only", 403)


def need_player(asker: Asker) -> None:
    """Refuse anyone who does not play here."""
    need(bool(asker.seating.held_by(asker.person)), "players-only", 403)


def need_holder(asker: Asker, number: int) -> None:
    """Refuse anyone who does not play this seat."""
    held = find_seat(asker.seating, number).person == asker.person
    need(held, "not-your-seat", 403, seat=number)


def need_fit(table: Seating, seat: int, person: str) -> None:
    """Refuse a person who has not offered to play, or who has seen another seat's view."""
    need(person in table.willing, "not-willing")
    need(table.seats_of(person) <= {seat}, "seen-too-much", 403)
