"""Commands: what a person asks of a table becomes acts, or a refusal.

Nothing here changes anything: the returned acts are stored first and applied afterwards.
"""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from whitby.bots.levels import usual
from whitby.core.errors import IllegalChoice
from whitby.core.rng import KEY_BYTES, commitment
from whitby.server.refusals import Refusal, need
from whitby.server.table import log, seats, votes
from whitby.server.table.agreement import agree, sides
from whitby.server.table.header import Change
from whitby.server.table.log import AnyAct
from whitby.server.table.permissions import (
    Asker,
    need_holder,
    need_host,
    need_player,
    need_stage,
)
from whitby.server.table.replay import Table
from whitby.server.table.trial import MOST_UNDONE, Trial
from whitby.wire import commands as asks
from whitby.wire.commands import Command, Do

UNCOUNTED: Final = (
    asks.Move, asks.Say, asks.Start, asks.Close, asks.Resign, asks.Rematch, asks.Skip
)  # fmt: skip
"""Commands that end by themselves, have limits of their own, or leave no row in the log."""


class Outcome(NamedTuple):
    """What a command leads to: acts for the log, and what else is stored with them."""

    acts: list[AnyAct]
    change: Change | None = None


class Play(NamedTuple):
    """A move to make: the seat, the code, and whether it is the one the person asked for."""

    seat: int
    code: str
    own: bool = True


# Before a command is carried out


def already_done(table: Table, person: str, command: Do) -> int | None:
    """Return the result of a command that was already carried out under the same key."""
    key, says = command.key, isinstance(command.act, asks.Say)
    if any(line.person == person and line.key == key for line in table.lines):
        need(says, "key-used")
        return table.seq
    found = table.seating.keys.get((person, key))
    if found is None:
        return None
    seq, act = found
    if isinstance(act, log.Moved) and isinstance(command.act, asks.Move):
        need(act.code == command.act.code, "key-used")
    elif says or isinstance(act, log.Moved) or isinstance(command.act, asks.Move):
        raise Refusal("key-used")
    return seq


def check_quota(table: Table, person: str, act: Command) -> None:
    """Refuse another change by a person who has made too many."""
    counts = not isinstance(act, UNCOUNTED)
    if isinstance(act, asks.Vote):  # a first vote only answers someone else's proposal
        counts = table.seating.motion is not None and person in table.seating.motion.votes
    if counts:
        table.seating.quota.check(person, table.seating.belongs)


# Moves


def seat_for(asker: Asker, act: asks.Move | asks.Undo) -> int:
    """Return the seat a person acts for."""
    need_stage(asker, "playing")
    if act.seat is not None:
        need_holder(asker, act.seat)
        return act.seat
    table = asker.table
    held = table.seating.held_by(asker.person)
    need(bool(held), "players-only", 403)
    asked = table.questions if table.window is None else table.window.seats
    wanted = [seat for seat in held if seat in asked]
    return (wanted or held)[0]


def moves(asker: Asker, act: asks.Move, at: int) -> list[Play]:
    """Return the moves to make, in order, when a person makes one for a seat.

    In a window a card is played at once, since that is visible anyway, after those before it have
    passed. Passing early is what silence does when the window closes, and nobody may see who would
    pass: it changes nothing.
    """
    seat, table, window = seat_for(asker, act), asker.table, asker.table.window
    need(not table.seating.paused, "paused")
    place = None if window is None else window.place(seat, act.code)
    if window is not None and place is not None:
        need(at >= window.since, "moved-on")
        if act.code == window.passing:
            return []
        passes = [Play(ask.seat, window.passing, own=False) for ask in window.asks[:place]]
        return [*passes, Play(seat, act.code)]
    answers = act.code in table.questions.get(seat, ())[1:]
    need(not answers or at >= table.since[seat], "moved-on")
    if not answers:
        table.seating.quota.check(asker.person, table.seating.belongs)
    return [Play(seat, act.code)]


def try_move(table: Table, seat: int, code: str) -> tuple[log.Moved, Trial]:
    """Return the act of a move and what it leads to, tried on a copy of the state; or refuse."""
    assert table.position is not None
    asked = table.questions.get(seat, ())
    why = "not-offered" if asked else "not-your-turn"
    # refuse what is not offered without using the state, which would take a measurable time
    need(code in asked[1:] or code in table.position.asides(seat), why)
    try:
        trial = table.position.try_move(seat, code)
    except IllegalChoice:
        raise Refusal(why) from None
    table.position.look_ahead(trial)
    return log.Moved(seat=seat, code=code, aside=code not in asked[1:]), trial


# Everything else


def decide(asker: Asker, act: Command, at: int) -> Outcome:
    """Return what a command leads to, or refuse it."""
    match act:
        case asks.Undo():
            return Outcome(undo(asker, act, at))
        case asks.Start():
            return start(asker)
        case asks.Resign():
            return resign(asker)
        case asks.Sit():
            return Outcome(seats.sit(asker, act))
        case asks.Stand():
            return Outcome(seats.stand(asker, act))
        case asks.Fill() | asks.Clear():
            return Outcome(seats.arrange(asker, act))
        case asks.Hand():
            return Outcome(seats.hand(asker, act))
        case asks.TakeBack():
            return Outcome(seats.take_back(asker, act))
        case asks.Offer():
            return Outcome(seats.offer(asker, act))
        case asks.Shoulder():
            return Outcome(seats.shoulder(asker, act))
        case asks.Propose():
            return Outcome(votes.propose(asker, act))
        case asks.Vote():
            if asker.seating.motion is not None:
                need(at >= asker.table.motion_seq, "moved-on")
            return Outcome(votes.vote(asker, act))
        case _:
            return Outcome(_set_pace(asker, act, at))


def _set_pace(asker: Asker, act: Command, at: int) -> list[AnyAct]:
    """Return the act of a command about the pace of the game, or its end before the start."""
    table = asker.seating
    need_stage(asker, "open" if isinstance(act, asks.Close) else "playing")
    match act:
        case asks.Resume():
            need(asker.person in table.belongs, "players-only", 403)
            need(table.paused, "not-paused")
            return [log.Resumed(person=asker.person)]
        case asks.Wait():
            if asker.table.window is not None:
                need(at >= asker.table.window.since, "moved-on")
            need_player(asker)
            need(asker.table.window is not None, "no-window")
            return [log.Waited(person=asker.person)]
        case asks.Auto():
            need_holder(asker, act.seat)
            said = table.automatic if act.on else table.by_hand
            return [] if act.seat in said else [log.Automated(seat=act.seat, on=act.on)]
        case asks.Speed():
            if table.people != [asker.person]:
                need_host(asker)
            return [] if act.bots == table.house.bots else [log.Sped(bots=act.bots)]
        case asks.Close():
            need_host(asker)
            return [log.Closed(why="host")]
    raise AssertionError(f"{act} is carried out elsewhere")


def undo(asker: Asker, act: asks.Undo, at: int) -> list[AnyAct]:
    """Return the act of undoing a person's last move."""
    table, seat = asker.table, seat_for(asker, act)
    need(table.seating.house.undo, "no-undo", 403)
    need(not table.seating.paused, "paused")
    need(table.undos < MOST_UNDONE, "undone-enough", most=MOST_UNDONE)
    need(table.may_undo(seat), "cannot-undo")
    need(at >= table.since[seat], "moved-on")
    assert table.position is not None
    count = table.undoes(seat)
    left, last = len(table.seating.moves) - count, table.position.undo_move(seat)
    sealed = count == 1 and last != left  # others have given sealed answers since
    return [log.Undone(seat=seat, left=left, move=last if sealed else None)]


def start(asker: Asker) -> Outcome:
    """Return the start of the game, with a new secret."""
    need_stage(asker, "open")
    need_host(asker)
    table = asker.seating
    free = [number for number, seat in enumerate(table.seats, 1) if seat.free]
    need(not free, "seats-free", seats=", ".join(map(str, free)))
    order = list(range(1, len(table.seats) + 1))
    if table.house.draw_seats:
        secrets.SystemRandom().shuffle(order)
    secret = secrets.token_bytes(KEY_BYTES)
    started = log.Started(order=order, commitment=commitment(secret))
    change = Change(stage="playing", secret=secret, rules=asker.table.game.version)
    return Outcome([started], change)


def resign(asker: Asker) -> Outcome:
    """Resign all of a person's seats; the game ends if nobody is left to play for their side."""
    need_stage(asker, "playing")
    table = asker.seating
    own = [n for n in table.owned_by(asker.person) if not table.seats[n - 1].resigned]
    need(bool(own), "not-seated")
    level, last = usual(table.game), own[-1]
    over = _nobody_left(asker, own)
    assert asker.table.position is not None
    if over and not asker.table.position.has_side(last):  # nothing was dealt: nobody can lose
        return Outcome([log.Closed(why="abandoned")])
    done: list[AnyAct] = [
        log.Resigned(seat=number, level=level, ends=over and number == last) for number in own
    ]
    return Outcome(done, Change(stage="over") if over else None)


def _nobody_left(asker: Asker, resigning: list[int]) -> bool:
    """Return whether no person is left on the side of those who resign.

    Only public information may decide that: if sides are secret, the whole table has to be empty.
    """
    table = asker.seating
    side = sides(table.game, len(table.seats), table.options)
    gone = {side[number - 1] for number in resigning}
    return not any(
        seat.owner is not None and not seat.resigned
        for number, seat in enumerate(table.seats, 1)
        if number not in resigning and (None in gone or side[number - 1] in gone)
    )


def check_skip(asker: Asker) -> None:
    """Refuse to let bots answer at once unless a person plays alone against them."""
    need_stage(asker, "playing")
    need_player(asker)
    need(asker.seating.alone, "not-alone")


def check_rematch(asker: Asker) -> None:
    """Refuse the next table for the same people unless they have finished and have none."""
    table = asker.seating
    need(asker.table.stage in ("over", "closed") and table.started, "only-over")
    need(asker.person in table.belongs, "players-only", 403)
    need(table.rematch is None, "rematch-open")


def configure(asker: Asker, act: asks.Configure) -> log.Configured:
    """Return the table's new settings; `agreement.check_seats` says whether everyone fits."""
    need_stage(asker, "open")
    need_host(asker)
    return agree(asker.seating, act)
