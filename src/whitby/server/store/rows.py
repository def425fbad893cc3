"""What the store takes and gives, beside the entries of a log."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class Taken(Exception):
    """Somebody was first: the number, the key, the name or the code is in use."""


class NoRow(LookupError):
    """What something was to be written about is not there, or no longer."""


class Header(Struct, frozen=True, kw_only=True):
    """What stands above the log of a table; no message is ever made of its secret."""

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
    """What else changes about a table with an entry, in the same transaction."""

    stage: str | None = None
    access: str | None = None
    password: str | UnsetType | None = UNSET
    secret: bytes | None = None
    rules: int | None = None
    seated: tuple[str, ...] | None = None  # everyone who sits there now


class Person(Struct, frozen=True, kw_only=True):
    """Somebody who plays here."""

    id: str
    name: str
    language: str
    login: str | None
    created: int


class Outlet(Struct, frozen=True, kw_only=True):
    """One place where a person wants to be told that it is his turn."""

    person: str
    number: int
    kind: str
    target: str
    always: bool
    confirmed: bool
    code: str | None


class MarkRow(Struct, frozen=True, kw_only=True):
    """What a person pencilled at a place of a table's map."""

    person: str
    place: str
    sign: str
    text: str
    shared: bool
