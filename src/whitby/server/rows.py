"""What a store takes, returns and raises, apart from tables."""

from __future__ import annotations

from msgspec import Struct


class Taken(Exception):
    """Someone else was first: the number, key, login or code is in use."""


class NoRow(LookupError):
    """What was to be changed does not exist, or no longer does."""


class NotWritten(Exception):
    """The store did not take a write. If that is `unsure`, only reading can tell."""

    def __init__(self, why: str, unsure: bool = False) -> None:
        super().__init__(why)
        self.unsure = unsure


class NotRead(Exception):
    """The store did not answer, or only with an error."""


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
