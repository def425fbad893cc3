"""Who may do what at a table, apart from game moves: a command becomes acts or a refusal.

Nothing here changes anything: the returned acts are stored first and applied afterwards.
"""

from __future__ import annotations

import secrets

from msgspec import Struct

from whitby.bots import BOTS
from whitby.server.refusals import Refusal
from whitby.server.table import log
from whitby.server.table.clocks import MINUTE, absence, cooldown, grace
from whitby.server.table.log import AnyAct
from whitby.server.table.seating import Motion, Seat, Seating
from whitby.wire import commands as asks
from whitby.wire.tables import Stage

TableCommand = (
    asks.Sit | asks.Stand | asks.Fill | asks.Clear | asks.Hand | asks.TakeBack | asks.Offer
    | asks.Propose | asks.Vote | asks.Resume | asks.Wait | asks.Shoulder | asks.Auto | asks.Speed
    | asks.Close
)  # fmt: skip


class Asker(Struct, frozen=True):
    """A person who asks something of a table, and when."""

    table: Seating
    stage: Stage
    person: str
    now: int
    away: frozenset[int] = frozenset()  # seats whose players have been away long enough
    spent: frozenset[int] = frozenset()  # seats whose time for the current question is up
    window: bool = False  # whether a reaction window is open that closes by itself


def best_level(game: str) -> str:
    """Return the strongest bot of a game, which takes over for people who leave."""
    return list(BOTS[game])[-1]


def decide(asker: Asker, command: TableCommand) -> list[AnyAct]:
    """Return the acts to store, or refuse."""
    match command:
        case asks.Sit():
            return _sit(asker, command)
        case asks.Stand():
            return _stand(asker, command)
        case asks.Fill() | asks.Clear():
            return _arrange(asker, command)
        case asks.Hand():
            return _hand(asker, command)
        case asks.TakeBack():
            return _take_back(asker, command)
        case asks.Offer():
            return _offer(asker, command)
        case asks.Propose():
            return _propose(asker, command)
        case asks.Vote():
            return _vote(asker, command)
        case asks.Resume():
            need_stage(asker, "playing")
            need(asker.person in asker.table.belongs, "players-only", 403)
            need(asker.table.paused, "not-paused")
            return [log.Resumed(person=asker.person)]
        case asks.Wait():
            need_stage(asker, "playing")
            need_player(asker)
            need(asker.window, "no-window")
            return [log.Waited(person=asker.person)]
        case asks.Shoulder():
            return _shoulder(asker, command)
        case asks.Auto():
            need_stage(asker, "playing")
            need_holder(asker, command.seat)
            said = asker.table.automatic if command.on else asker.table.by_hand
            if command.seat in said:
                return []
            return [log.Automated(seat=command.seat, on=command.on)]
        case asks.Speed():
            need_stage(asker, "playing")
            if not is_alone(asker):
                need_host(asker)
            if command.bots == asker.table.house.bots:
                return []
            return [log.Sped(bots=command.bots)]
        case asks.Close():
            need_stage(asker, "open")
            need_host(asker)
            return [log.Closed(why="host")]


# Checks


def need(holds: bool, code: str, status: int = 409, **parts: int | str) -> None:
    """Raise a refusal unless a condition holds."""
    if not holds:
        raise Refusal(code, status, None, **parts)


def need_stage(asker: Asker, stage: Stage) -> None:
    """Refuse unless the table is at this stage."""
    need(asker.stage == stage, f"only-{stage}")


def need_host(asker: Asker) -> None:
    """Refuse anyone but the host."""
    need(asker.person == asker.table.host, "host-only", 403)


def is_alone(asker: Asker) -> bool:
    """Return whether a person plays against bots only."""
    return asker.table.people == [asker.person]


def need_player(asker: Asker) -> None:
    """Refuse anyone who does not play here."""
    need(bool(asker.table.held_by(asker.person)), "players-only", 403)


def find_seat(table: Seating, number: int) -> Seat:
    """Return a seat of the table, or refuse and name the valid numbers."""
    need(number <= len(table.seats), "no-seat", seat=number, seats=len(table.seats))
    return table.seats[number - 1]


def need_holder(asker: Asker, number: int) -> None:
    """Refuse anyone who does not play this seat."""
    held = find_seat(asker.table, number).person == asker.person
    need(held, "not-your-seat", 403, seat=number)


def find_level(table: Seating, level: str | None) -> str:
    """Return a bot level that exists, the best one if none is named."""
    if level is None:
        return best_level(table.game)
    levels = BOTS[table.game]
    need(level in levels, "no-bot", level=level, levels=", ".join(levels))
    return level


# Before the start


def _sit(asker: Asker, command: asks.Sit) -> list[AnyAct]:
    need_stage(asker, "open")
    table, person = asker.table, asker.person
    held = table.held_by(person)
    number = command.seat
    if number is None:
        need(not held or table.house.many_seats, "already-seated")
        free = [n for n, seat in enumerate(table.seats, 1) if seat.free]
        need(bool(free), "table-full")
        number = free[0]
    seat = find_seat(table, number)
    need(seat.person != person, "already-seated")
    need(seat.free, "seat-taken", seat=number)
    left: list[AnyAct] = [] if table.house.many_seats else [log.Stood(seat=n) for n in held]
    return [*left, log.Sat(seat=number, person=person)]


def _stand(asker: Asker, command: asks.Stand) -> list[AnyAct]:
    held = asker.table.held_by(asker.person)
    if command.seat is not None:
        need_holder(asker, command.seat)
        held = [command.seat]
    need(bool(held), "not-seated")
    if asker.stage == "open":
        return [log.Stood(seat=number) for number in held]
    need_stage(asker, "playing")
    level = best_level(asker.table.game)
    return [log.Handed(seat=number, level=level) for number in held]


def _arrange(asker: Asker, command: asks.Fill | asks.Clear) -> list[AnyAct]:
    need_stage(asker, "open")
    need_host(asker)
    seat = find_seat(asker.table, command.seat)
    if isinstance(command, asks.Clear):
        need(not seat.free, "seat-free", seat=command.seat)
        return [log.Stood(seat=command.seat, by_host=True)]
    need(seat.person is None, "seat-taken", seat=command.seat)
    return [log.Filled(seat=command.seat, level=find_level(asker.table, command.level))]


# Seats changing hands


def _hand(asker: Asker, command: asks.Hand) -> list[AnyAct]:
    need_stage(asker, "playing")
    need_holder(asker, command.seat)
    own = asker.table.seats[command.seat - 1].owner == asker.person
    if command.person is None:
        level = find_level(asker.table, command.level if own else None)
        return [log.Handed(seat=command.seat, level=level)]
    need(own, "owner-only", 403, seat=command.seat)
    need_fit(asker.table, command.seat, command.person)
    return [log.Handed(seat=command.seat, person=command.person)]


def need_fit(table: Seating, seat: int, person: str) -> None:
    """Refuse a person who has not offered to play, or who has seen another seat's view."""
    need(person in table.willing, "not-willing")
    need(table.seats_of(person) <= {seat}, "seen-too-much", 403)


def _take_back(asker: Asker, command: asks.TakeBack) -> list[AnyAct]:
    need_stage(asker, "playing")
    seat = find_seat(asker.table, command.seat)
    need(seat.owner == asker.person, "not-your-seat", 403, seat=command.seat)
    need(seat.person != asker.person, "already-seated")
    need(not seat.resigned, "resigned")
    late = seat.person is None and command.seat in asker.spent  # the bot must answer first
    need(not late, "time-up")
    return [log.Returned(seat=command.seat)]


def _offer(asker: Asker, command: asks.Offer) -> list[AnyAct]:
    need_stage(asker, "playing")
    table, person = asker.table, asker.person
    taking_part = table.held_by(person) or table.owned_by(person)
    need(not taking_part, "watchers-only", 403)
    need(table.house.watchers, "no-watchers", 403)
    if (person in table.willing) == command.willing:
        return []
    return [log.Willing(person=person, on=command.willing)]


def _shoulder(asker: Asker, command: asks.Shoulder) -> list[AnyAct]:
    need_stage(asker, "playing")
    need_holder(asker, command.seat)
    owner = asker.table.seats[command.seat - 1].owner
    need(owner == asker.person, "owner-only", 403, seat=command.seat)
    token = secrets.token_urlsafe(18) if command.open else None
    if token is None:
        need(command.seat in asker.table.shoulders, "not-watched")
    return [log.Shouldered(seat=command.seat, token=token)]


# Votes


def _propose(asker: Asker, command: asks.Propose) -> list[AnyAct]:
    need_stage(asker, "playing")
    need_player(asker)
    table = asker.table
    need(table.motion is None, "vote-open")
    need(not table.paused, "paused")
    seat = command.seat
    if command.motion in ("hand", "extend"):
        _check_subject(asker, command)
    proposed = log.Proposed(
        motion=command.motion,
        until=asker.now + grace(table.pace),
        by=asker.person,
        seat=seat if command.motion in ("hand", "extend") else None,
        person=command.person if command.motion == "hand" else None,
    )
    return [proposed, *count(asker, Motion(proposed))]


def _check_subject(asker: Asker, command: asks.Propose) -> None:
    """Refuse a vote about a seat if there is nothing to vote on."""
    need(command.seat is not None, "seat-needed")
    assert command.seat is not None
    seat = find_seat(asker.table, command.seat)
    if command.motion == "hand" and command.person is not None:
        _check_person(asker, command.seat, command.person)
        return
    need(seat.person is not None, "no-person-there", seat=command.seat)
    need(seat.person != asker.person, "own-seat")
    if command.motion == "hand":
        _check_away(asker, command.seat)


def _check_person(asker: Asker, number: int, person: str) -> None:
    """Refuse to vote a person into a seat unless a bot has had it from the start.

    Otherwise a vote could show someone's hand to a stranger, or to their opponent's friend.
    """
    seat = find_seat(asker.table, number)
    need(seat.owner is None, "seat-owned", 403, seat=number)
    need(seat.person is None, "person-there", seat=number)
    need_fit(asker.table, number, person)


def _check_away(asker: Asker, number: int) -> None:
    """Refuse to vote a bot into the seat of someone who is present or has just returned."""
    table = asker.table
    need(len(table.people) > 2, "vote-alone")
    back = table.seats[number - 1].returned + cooldown(table.pace)
    minutes = -(-(back - asker.now) // MINUTE)
    need(back <= asker.now, "just-returned", minutes=minutes)
    need(number in asker.away, "not-away", minutes=absence(table.pace) // MINUTE)


def _vote(asker: Asker, command: asks.Vote) -> list[AnyAct]:
    need_stage(asker, "playing")
    motion = asker.table.motion
    need(motion is not None, "no-vote")
    assert motion is not None
    need(asker.person in asker.table.voters(motion.act), "no-voter", 403)
    counted = Motion(motion.act)
    counted.votes = {**motion.votes, asker.person: command.yes}
    voted = log.Voted(person=asker.person, yes=command.yes)
    return [voted, *count(asker, counted)]


def count(asker: Asker, motion: Motion) -> list[AnyAct]:
    """Return what follows from the votes so far; nothing while they are undecided.

    Pausing or abandoning a game, and letting a person take over from a bot, must be unanimous;
    anything else needs more than half of the votes, including to keep waiting for someone whose
    time is up. Not voting does not count as agreement.
    """
    voters = asker.table.voters(motion.act)
    yes = sum(motion.votes.get(person) is True for person in voters)
    no = sum(motion.votes.get(person) is False for person in voters)
    everyone = motion.act.motion in ("pause", "abandon") or motion.act.person is not None
    if yes == len(voters) or (not everyone and 2 * yes > len(voters)):
        return carry(asker, motion.act, True)
    if motion.act.by is None:
        if yes + no == len(voters) or 2 * no > len(voters):
            return carry(asker, motion.act, 2 * no <= len(voters))
    elif no and (everyone or 2 * no >= len(voters)):
        return carry(asker, motion.act, False)
    return []


def carry(asker: Asker, act: log.Proposed, passed: bool) -> list[AnyAct]:
    """Return the acts that follow from the result of a vote."""
    done: list[AnyAct] = [log.Carried(passed=passed)]
    if not passed:
        late = act.by is None and act.seat is not None  # the table voted to keep waiting
        return [*done, log.Extended(seat=act.seat)] if late and act.seat is not None else done
    match act.motion:
        case "pause":
            return [*done, log.Paused()]
        case "abandon":
            return [*done, log.Closed(why="abandoned")]
        case "extend":
            return [*done, log.Extended(seat=act.seat or 0)]
    if not _still_fits(asker, act):
        return [log.Carried(passed=False)]
    level = best_level(asker.table.game) if act.person is None else None
    why = "clock" if act.by is None else "vote"
    return [*done, log.Handed(seat=act.seat or 0, level=level, person=act.person, why=why)]


def _still_fits(asker: Asker, act: log.Proposed) -> bool:
    """Return whether a seat may still change hands: much can happen during a vote."""
    if act.by is None:
        return True
    assert act.seat is not None
    try:
        if act.person is not None:
            _check_person(asker, act.seat, act.person)
        else:
            _check_away(asker, act.seat)
    except Refusal:
        return False
    return True


def late(asker: Asker, seat: int) -> list[AnyAct]:
    """Return the acts when a seat's time is up: a vote, or a bot if nobody else is there."""
    level = best_level(asker.table.game)
    proposed = log.Proposed(motion="hand", seat=seat, until=asker.now + grace(asker.table.pace))
    if not asker.table.voters(proposed):
        return [log.Handed(seat=seat, level=level, why="clock")]
    return [proposed]


def lapse(asker: Asker) -> list[AnyAct]:
    """Return the acts when a vote runs out: not voting does not count as agreement.

    The one exception is a seat whose own time is up: it goes to a bot, as that is what clocks are
    for.
    """
    motion = asker.table.motion
    assert motion is not None
    return carry(asker, motion.act, motion.act.by is None)
