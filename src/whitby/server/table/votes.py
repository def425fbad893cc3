"""Votes: what may be proposed, who may vote, and what follows from the result."""

from __future__ import annotations

from whitby.bots.levels import usual
from whitby.server.refusals import Refusal, need
from whitby.server.table import log
from whitby.server.table.clocks import MINUTE, absence, cooldown, grace
from whitby.server.table.log import AnyAct
from whitby.server.table.permissions import (
    Asker,
    find_seat,
    need_fit,
    need_player,
    need_stage,
)
from whitby.server.table.seating import Motion, Seating
from whitby.wire import commands as asks


def voters(table: Seating, motion: log.Proposed) -> list[str]:
    """Return who may vote: everyone who plays, but not about their own seat.

    Abandoning the game, or letting a person take over from a bot, also concerns players who are
    away. A pause does not: it reveals and ends nothing, and any of them can end it.
    """
    if motion.motion == "pause":
        return table.people
    if motion.motion == "abandon" or motion.person is not None:
        owners = [
            seat.owner for seat in table.seats if seat.owner is not None and not seat.resigned
        ]
        return list(dict.fromkeys([*table.people, *owners]))
    subject = None if motion.seat is None else table.seats[motion.seat - 1].person
    return [person for person in table.people if person != subject]


def propose(asker: Asker, command: asks.Propose) -> list[AnyAct]:
    """Return the acts of calling a vote, or refuse."""
    need_stage(asker, "playing")
    need_player(asker)
    table = asker.seating
    need(table.motion is None, "vote-open")
    need(not table.paused, "paused")
    about_seat = command.motion in ("hand", "extend")
    if about_seat:
        _check_subject(asker, command)
    proposed = log.Proposed(
        motion=command.motion,
        until=asker.now + grace(table.pace),
        by=asker.person,
        seat=command.seat if about_seat else None,
        person=command.person if command.motion == "hand" else None,
    )
    return [proposed, *count(asker, Motion(proposed))]


def _check_subject(asker: Asker, command: asks.Propose) -> None:
    """Refuse a vote about a seat if there is nothing to vote on."""
    need(command.seat is not None, "seat-needed")
    assert command.seat is not None
    seat = find_seat(asker.seating, command.seat)
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
    seat = find_seat(asker.seating, number)
    need(seat.owner is None, "seat-owned", 403, seat=number)
    need(seat.person is None, "person-there", seat=number)
    need_fit(asker.seating, number, person)


def _check_away(asker: Asker, number: int) -> None:
    """Refuse to vote a bot into the seat of someone who is present or has just returned."""
    table = asker.seating
    need(len(table.people) > 2, "vote-alone")
    back = table.seats[number - 1].returned + cooldown(table.pace)
    minutes = -(-(back - asker.now) // MINUTE)
    need(back <= asker.now, "just-returned", minutes=minutes)
    need(number in asker.away, "not-away", minutes=absence(table.pace) // MINUTE)


def vote(asker: Asker, command: asks.Vote) -> list[AnyAct]:
    """Return the acts of a person's vote, or refuse it."""
    need_stage(asker, "playing")
    motion = asker.seating.motion
    need(motion is not None, "no-vote")
    assert motion is not None
    need(asker.person in voters(asker.seating, motion.act), "no-voter", 403)
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
    entitled = voters(asker.seating, motion.act)
    yes = sum(motion.votes.get(person) is True for person in entitled)
    no = sum(motion.votes.get(person) is False for person in entitled)
    everyone = motion.act.motion in ("pause", "abandon") or motion.act.person is not None
    if yes == len(entitled) or (not everyone and 2 * yes > len(entitled)):
        return carry(asker, motion.act, True)
    if motion.act.by is None:
        if yes + no == len(entitled) or 2 * no > len(entitled):
            return carry(asker, motion.act, 2 * no <= len(entitled))
    elif no and (everyone or 2 * no >= len(entitled)):
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
    level = usual(asker.seating.game) if act.person is None else None
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
    level = usual(asker.seating.game)
    proposed = log.Proposed(motion="hand", seat=seat, until=asker.now + grace(asker.seating.pace))
    if not voters(asker.seating, proposed):
        return [log.Handed(seat=seat, level=level, why="clock")]
    return [proposed]


def lapse(asker: Asker) -> list[AnyAct]:
    """Return the acts when a vote runs out: not voting does not count as agreement.

    The one exception is a seat whose own time is up: it goes to a bot, as that is what clocks are
    for.
    """
    motion = asker.seating.motion
    assert motion is not None
    return carry(asker, motion.act, motion.act.by is None)
