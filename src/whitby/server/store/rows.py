"""What the store takes and returns, apart from log entries."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Taken(Exception):
    """Someone else was first: the number, key, login or code is in use."""


class NoRow(LookupError):
    """What was to be changed does not exist, or no longer does."""


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


class Person(Struct, frozen=True, kw_only=True):
    """A person who plays here."""

    id: str
    name: str
    language: str
    login: str | None
    created: int


class Outlet(Struct, frozen=True, kw_only=True):
    """One place where a person wants to be notified of their turn."""

    person: str
    number: int
    kind: str
    target: str
    always: bool
    confirmed: bool
    code: str | None


class MarkRow(Struct, frozen=True, kw_only=True):
    """A person's mark at a place on a table's map."""

    person: str
    place: str
    sign: str
    text: str
    shared: bool
