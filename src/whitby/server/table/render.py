"""What a room shows: its card, what a viewer may see now, its record."""

from __future__ import annotations

import hmac
from typing import TYPE_CHECKING, Final

from whitby.server.store.export import recorded
from whitby.server.table import talk
from whitby.server.table.agreement import find_game
from whitby.server.table.game import TableGame
from whitby.server.table.permissions import need
from whitby.server.table.phrases import asked, happened, reacting
from whitby.wire.books import Facts
from whitby.wire.messages import (
    Asked,
    ClockCard,
    Events,
    MotionCard,
    Shown,
    TalkTail,
    Watcher,
    WindowCard,
    You,
)
from whitby.wire.tables import Ending, SeatCard, TableCard

if TYPE_CHECKING:
    from whitby.core.sight import Glimpse
    from whitby.server.live.room import Room, Viewer

DAY: Final = 24 * 3600 * 1000


def card(room: Room) -> TableCard:
    """Return a table as the lobby shows it."""
    table = room.seating
    days = room.services.settings.retention_days
    return TableCard(
        id=room.id,
        code=room.header.code,
        game=table.game,
        rules=room.header.rules,
        players=len(table.seats),
        options=table.options,
        pace=table.pace,
        access=table.access,
        house=table.house,
        host=table.host,
        host_name=room.names.get(table.host, "?"),
        stage=room.stage,
        seats=_seats(room),
        created=table.created,
        paused=table.paused,
        commitment=table.commitment,
        ending=_ending(room),
        rematch=table.rematch,
        purge=table.touched + days * DAY if days else None,
    )


def _ending(room: Room) -> Ending | None:
    """Return how the game ended; those who resigned have lost, whatever happened to their side."""
    found = None if room.position is None else room.position.ending
    if found is None:
        return None
    seats = room.seating.seats
    scores = [
        -1 if seat.resigned else score for seat, score in zip(seats, found.scores, strict=True)
    ]
    return Ending(winner=found.winner, reason=found.reason, scores=scores)


def _seats(room: Room) -> list[SeatCard]:
    here, table = room.here(), room.seating
    cards = []
    for number, seat in enumerate(table.seats, 1):
        owner = seat.owner if seat.owner != seat.person else None
        cards.append(
            SeatCard(
                seat=number,
                person=seat.person,
                name=None if seat.person is None else room.names.get(seat.person, "?"),
                bot=seat.level,
                owner=owner,
                owner_name=None if owner is None else room.names.get(owner, "?"),
                here=number in here,
                side=room.sides()[number - 1],
                watched=number in table.shoulders,
                resigned=seat.resigned,
            )
        )
    return cards


def sides(room: Room) -> list[str | None]:
    """Return the side of each seat, where the rules fix it before anything is dealt."""
    table = room.seating
    players = len(table.seats)
    if room.broken:
        return [None] * players
    game = find_game(table.game)
    bare = game.setup(players=players, options=table.options)  # this deals nothing yet
    return [game.side(bare, seat) for seat in range(players)]


def viewer_seat(
    room: Room, person: str | None, seat: int | None, shoulder: str | None
) -> int | None:
    """Return the seat from which a person may look, None for a spectator; or refuse."""
    table = room.seating
    room.check_entry(person)
    held = table.held_by(person)
    if shoulder is not None:
        for number, token in table.shoulders.items():
            if hmac.compare_digest(token.encode(), shoulder.encode()):
                need(table.seats_of(person) <= {number}, "no-peeking", 403)
                return number
        need(False, "no-shoulder", 403)
    if seat is None:
        if not held and person not in table.belongs:
            need(table.house.watchers or room.stage == "open", "no-watchers", 403)
        return held[0] if held and room.position is not None else None
    need(seat <= len(table.seats), "no-seat", 404, seat=seat, seats=len(table.seats))
    if seat not in own_seats(room, person):
        need(room.stage == "over", "not-your-seat", 403, seat=seat)
        need(table.house.watchers or person in table.belongs, "no-watchers", 403)
    return seat


def own_seats(room: Room, person: str | None) -> set[int]:
    """Return the seats that a person plays, or may take back and therefore look at.

    A person who has resigned a seat sees it again once the game is over.
    """
    table, playing = room.seating, room.stage == "playing"
    owned = [n for n in table.owned_by(person) if not (playing and table.seats[n - 1].resigned)]
    return {*table.held_by(person), *owned}


def shown(room: Room, viewer: Viewer, era: int, events: int, notices: int, heard: int) -> Shown:
    """Return everything a viewer may see of a table now, except what the client already has."""
    table, position = room.seating, room.position
    seen = None if position is None else position.look(viewer.seat)
    acting = viewer.seat if not viewer.shoulder else None
    return Shown(
        seq=room.seq,
        now=room.services.now(),
        table=room.card(),
        you=_you(room, viewer),
        seat=viewer.seat,
        view=None if seen is None else seen.view.to_json(),
        events=_events(position, seen, viewer.seat, events if era == table.undone else 0),
        decision=None if seen is None else _asked(room, seen, viewer.seat),
        anytime=[]
        if seen is None or viewer.seat is None
        else room.asides(viewer.seat, seen.asides),
        waiting=_waiting(room, seen),
        era=table.undone,
        moves=len(table.moves),
        undo=room.may_undo(acting),
        notices=table.notices.tail(notices, room.names),
        talk=talk_tail(room, viewer, heard),
        clocks=_clocks(room),
        motion=_motion(room, viewer),
        willing=[Watcher(person=each, name=room.names.get(each, "?")) for each in table.willing],
        window=_window(room, viewer),
        marks=room.mark_changes(viewer),
    )


def _asked(room: Room, seen: Glimpse, seat: int | None) -> Asked | None:
    """Return what a seat is asked; in a window, even before its turn to be asked."""
    if room.window is None:
        settled = seat is not None and room.settled(seat)
        return None if settled else asked(room.game, seen, room.since.get(seat or 0, 0))
    return reacting(room.game, room.window, seat)


def _waiting(room: Room, seen: Glimpse | None) -> list[int]:
    if seen is None:
        return []
    if room.window is not None:
        return room.window.seats
    return [seat + 1 for seat in seen.waiting if not room.settled(seat + 1)]


def _window(room: Room, viewer: Viewer) -> WindowCard | None:
    window = room.window
    if window is None:
        return None
    playing = bool(room.seating.held_by(viewer.person)) and not viewer.shoulder
    return WindowCard(
        prompt=window.prompt,
        seats=window.seats,
        passes=window.passing,
        length=room.beat,
        left=max(0, room.window_ends() - room.services.now()),
        may_wait=playing,
    )


def _events(
    position: TableGame | None, seen: Glimpse | None, seat: int | None, start: int
) -> Events:
    if position is None or seen is None:
        return Events(start=0, items=[])
    return happened(position.game, seen.view.history, position.moves(seat, start))


def _you(room: Room, viewer: Viewer) -> You:
    table = room.seating
    held = table.held_by(viewer.person)
    own = viewer.seat in held and not viewer.shoulder
    return You(
        person=viewer.person,
        seats=held,
        host=viewer.person == table.host,
        auto=own and viewer.seat is not None and table.answers_itself(viewer.seat),
        shoulder=table.shoulders.get(viewer.seat or 0) if own else None,
        channels=[] if viewer.shoulder else talk.channels(table, room.position, viewer.person),
    )


def talk_tail(room: Room, viewer: Viewer, has: int) -> TalkTail:
    """Return what is new to a viewer who has this many chat lines, limited to the latest."""
    return talk.tail(_heard(room, viewer), has, room.names)


def talk_page(room: Room, viewer: Viewer, before: int) -> TalkTail:
    """Return a page of the chat lines before this number."""
    return talk.page(_heard(room, viewer), before, room.names)


def _heard(room: Room, viewer: Viewer) -> list[talk.Line]:
    """Return the chat lines that a viewer may read; only these are numbered."""
    return [
        line for line in room.lines if line.person not in viewer.muted and room.hears(viewer, line)
    ]


def _clocks(room: Room) -> list[ClockCard]:
    if room.position is None or room.stage != "playing":
        return []
    now = room.services.now()
    return [
        ClockCard(seat=n, left=room.clocks.left_at(n, now), running=n in room.clocks.running)
        for n, seat in enumerate(room.seating.seats, 1)
        if seat.person is not None
    ]


def _motion(room: Room, viewer: Viewer) -> MotionCard | None:
    motion = room.seating.motion
    if motion is None or room.stage != "playing":
        return None
    voters = room.seating.voters(motion.act)
    votes = [motion.votes[person] for person in voters if person in motion.votes]
    act = motion.act
    may = viewer.person in voters and not viewer.shoulder
    return MotionCard(
        motion=act.motion,
        seat=act.seat,
        level=act.level,
        person=act.person,
        name=None if act.person is None else room.names.get(act.person, "?"),
        by=act.by,
        yes=sum(votes),
        no=len(votes) - sum(votes),
        voters=len(voters),
        until=room.vote_ends(room.services.now()),
        voted=may and viewer.person in motion.votes,
        may_vote=may,
    )


def facts(room: Room) -> Facts:
    """Return what is printed on the components of a table's game."""
    need(not room.broken, "rules-version", rules=room.header.rules)
    return Facts(facts=room.game.facts(room.seating.options))


def need_record(room: Room) -> None:
    """Refuse the record of a game that is not over."""
    need(room.stage == "over", "not-over")


def record(room: Room) -> str:
    """Return the record of a finished game, which does not change any more."""
    return recorded(room.header, room.seating, room.names).text()
