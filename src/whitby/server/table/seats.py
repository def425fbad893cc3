"""Taking, leaving, handing over and sharing seats."""

from __future__ import annotations

import secrets

from whitby.bots.levels import usual
from whitby.server.refusals import need
from whitby.server.table import log
from whitby.server.table.log import AnyAct
from whitby.server.table.permissions import (
    Asker,
    find_level,
    find_seat,
    need_fit,
    need_holder,
    need_host,
    need_stage,
)
from whitby.wire import commands as asks


def sit(asker: Asker, command: asks.Sit) -> list[AnyAct]:
    """Return the acts of sitting down, which frees the seat the person had."""
    need_stage(asker, "open")
    table, person = asker.seating, asker.person
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


def stand(asker: Asker, command: asks.Stand) -> list[AnyAct]:
    """Return the acts of standing up; during a game bots take the seats."""
    held = asker.seating.held_by(asker.person)
    if command.seat is not None:
        need_holder(asker, command.seat)
        held = [command.seat]
    need(bool(held), "not-seated")
    if asker.table.stage == "open":
        return [log.Stood(seat=number) for number in held]
    need_stage(asker, "playing")
    level = usual(asker.seating.game)
    return [log.Handed(seat=number, level=level) for number in held]


def arrange(asker: Asker, command: asks.Fill | asks.Clear) -> list[AnyAct]:
    """Return the act of the host who puts a bot in a seat, or frees it."""
    need_stage(asker, "open")
    need_host(asker)
    seat = find_seat(asker.seating, command.seat)
    if isinstance(command, asks.Clear):
        need(not seat.free, "seat-free", seat=command.seat)
        return [log.Stood(seat=command.seat, by_host=True)]
    need(seat.person is None, "seat-taken", seat=command.seat)
    return [log.Filled(seat=command.seat, level=find_level(asker.seating, command.level))]


def hand(asker: Asker, command: asks.Hand) -> list[AnyAct]:
    """Return the act of handing a seat to a bot, or to a person who offered to play."""
    need_stage(asker, "playing")
    need_holder(asker, command.seat)
    own = asker.seating.seats[command.seat - 1].owner == asker.person
    if command.person is None:
        level = find_level(asker.seating, command.level if own else None)
        return [log.Handed(seat=command.seat, level=level)]
    need(own, "owner-only", 403, seat=command.seat)
    need_fit(asker.seating, command.seat, command.person)
    return [log.Handed(seat=command.seat, person=command.person)]


def take_back(asker: Asker, command: asks.TakeBack) -> list[AnyAct]:
    """Return the act of an owner who sits down again."""
    need_stage(asker, "playing")
    seat = find_seat(asker.seating, command.seat)
    need(seat.owner == asker.person, "not-your-seat", 403, seat=command.seat)
    need(seat.person != asker.person, "already-seated")
    need(not seat.resigned, "resigned")
    late = seat.person is None and command.seat in asker.table.spent  # the bot must answer first
    need(not late, "time-up")
    return [log.Returned(seat=command.seat)]


def offer(asker: Asker, command: asks.Offer) -> list[AnyAct]:
    """Return the act of a spectator who offers to take over a seat, or withdraws the offer."""
    need_stage(asker, "playing")
    table, person = asker.seating, asker.person
    taking_part = table.held_by(person) or table.owned_by(person)
    need(not taking_part, "watchers-only", 403)
    need(table.house.watchers, "no-watchers", 403)
    if (person in table.willing) == command.willing:
        return []
    return [log.Willing(person=person, on=command.willing)]


def shoulder(asker: Asker, command: asks.Shoulder) -> list[AnyAct]:
    """Return the act of an owner who shares their view by a link, or stops sharing it."""
    need_stage(asker, "playing")
    need_holder(asker, command.seat)
    owner = asker.seating.seats[command.seat - 1].owner
    need(owner == asker.person, "owner-only", 403, seat=command.seat)
    token = secrets.token_urlsafe(18) if command.open else None
    if token is None:
        need(command.seat in asker.seating.shoulders, "not-watched")
    return [log.Shouldered(seat=command.seat, token=token)]
