"""What everyone reads about a table: its card, seats, clocks, vote and window."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from whitby.server.table.replay import Table
from whitby.server.table.viewers import Viewer
from whitby.server.table.votes import voters
from whitby.wire.messages import ClockCard, MotionCard, WindowCard
from whitby.wire.tables import Ending, SeatCard, TableCard

HOUR: Final = 3600 * 1000
DAY: Final = 24 * HOUR


def table_card(
    table: Table, sides: Sequence[str | None], here: Collection[int], retention_days: int
) -> TableCard:
    """Return a table as the lobby shows it; `here` are the seats whose players are present."""
    seating = table.seating
    hour = (
        seating.touched - seating.touched % HOUR
    )  # not to the moment, or each act would change it
    return TableCard(
        id=table.id,
        code=table.header.code,
        game=seating.game,
        rules=table.header.rules,
        players=len(seating.seats),
        options=seating.options,
        pace=seating.pace,
        access=seating.access,
        house=seating.house,
        host=seating.host,
        host_name=table.names.get(seating.host, "?"),
        stage=table.stage,
        seats=_seats(table, sides, here),
        created=seating.created,
        paused=seating.paused,
        commitment=seating.commitment,
        ending=_ending(table),
        rematch=seating.rematch,
        purge=hour + retention_days * DAY if retention_days else None,
    )


def _ending(table: Table) -> Ending | None:
    """Return how the game ended; those who resigned have lost, whatever happened to their side."""
    found = None if table.position is None else table.position.ending
    if found is None:
        return None
    seats = table.seating.seats
    scores = [
        -1 if seat.resigned else score for seat, score in zip(seats, found.scores, strict=True)
    ]
    return Ending(winner=found.winner, reason=found.reason, scores=scores)


def _seats(table: Table, sides: Sequence[str | None], here: Collection[int]) -> list[SeatCard]:
    cards = []
    for number, seat in enumerate(table.seating.seats, 1):
        owner = seat.owner if seat.owner != seat.person else None
        cards.append(
            SeatCard(
                seat=number,
                person=seat.person,
                name=None if seat.person is None else table.names.get(seat.person, "?"),
                bot=seat.level,
                owner=owner,
                owner_name=None if owner is None else table.names.get(owner, "?"),
                here=number in here,
                side=sides[number - 1],
                watched=number in table.seating.shoulders,
                resigned=seat.resigned,
            )
        )
    return cards


def clock_cards(table: Table, now: int) -> list[ClockCard]:
    """Return the clocks of the people who play."""
    if table.position is None or table.stage != "playing":
        return []
    return [
        ClockCard(seat=n, left=table.clocks.left_at(n, now), running=n in table.clocks.running)
        for n, seat in enumerate(table.seating.seats, 1)
        if seat.person is not None
    ]


def motion_card(table: Table, viewer: Viewer, now: int) -> MotionCard | None:
    """Return the vote in progress, with how many have voted and not who."""
    motion = table.seating.motion
    if motion is None or table.stage != "playing":
        return None
    entitled = voters(table.seating, motion.act)
    votes = [motion.votes[person] for person in entitled if person in motion.votes]
    act = motion.act
    may = viewer.person in entitled and not viewer.shoulder
    return MotionCard(
        motion=act.motion,
        seat=act.seat,
        level=act.level,
        person=act.person,
        name=None if act.person is None else table.names.get(act.person, "?"),
        by=act.by,
        yes=sum(votes),
        no=len(votes) - sum(votes),
        voters=len(entitled),
        until=table.vote_ends(now),
        voted=may and viewer.person in motion.votes,
        may_vote=may,
    )


def window_card(table: Table, viewer: Viewer, now: int) -> WindowCard | None:
    """Return the reaction window that is open."""
    window = table.window
    if window is None:
        return None
    playing = bool(table.seating.held_by(viewer.person)) and not viewer.shoulder
    return WindowCard(
        prompt=window.prompt,
        seats=window.seats,
        passes=window.passing,
        length=table.beat,
        left=max(0, table.window_ends(now) - now),
        may_wait=playing,
    )
