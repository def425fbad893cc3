"""What is stored about a table beside its log, and what may change with an entry of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from whitby.server.table import log
from whitby.server.table.log import AnyAct


class Header(Struct, frozen=True, kw_only=True):
    """The header of a table; its secret is never part of a message."""

    id: str
    code: str
    game: str
    rules: int
    created: int
    stage: str
    access: str
    password: str | None  # an argon2 hash
    secret: bytes | None
    host: str
    touched: int


class Change(Struct, frozen=True, kw_only=True):
    """Changes to a table that are stored with an entry, in the same transaction."""

    stage: str | None = None
    access: str | None = None
    password: str | UnsetType | None = UNSET
    secret: bytes | None = None
    rules: int | None = None
    seated: tuple[str, ...] | None = None  # everyone who sits there now
    touches: bool = True  # whether the time of the last entry is stored in the header, too


MOST_BEHIND_MS: Final = 60_000
"""Milliseconds by which the time in a header may lie behind the last entry of its log."""

NOTHING: Final = Change(touches=False)


def with_acts(change: Change, acts: Sequence[AnyAct], belongs: Sequence[str]) -> Change:
    """Return a change with what follows from the acts: the stage, and whose list it is in."""
    if any(isinstance(act, log.Closed) for act in acts):
        change = replace(change, stage="closed")
    seating = (act for act in acts if isinstance(act, log.Sat | log.Handed))
    new = [act.person for act in seating if act.person is not None]
    if new:
        change = replace(change, seated=tuple(dict.fromkeys([*belongs, *new])))
    return change


def seldom(change: Change, header: Header, at: int) -> Change:
    """Return a change that does not store the time if the header has one that is near enough.

    The time is for lists and for what is old. With each move it would cost as much as the move.
    """
    recent = 0 <= at - header.touched < MOST_BEHIND_MS
    return NOTHING if recent and change == Change() else change


def changed(header: Header, change: Change, at: int | None = None) -> Header:
    """Return a header with a change applied, made at this time."""
    wanted = {
        name: value
        for name in ("stage", "access", "secret", "rules")
        if (value := getattr(change, name)) is not None
    }
    if change.password is not UNSET:
        wanted["password"] = change.password
    if change.touches and at is not None:
        wanted["touched"] = at
    return replace(header, **wanted) if wanted else header
