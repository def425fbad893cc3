"""One operation of the HTTP interface as a value, and the content of a request for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, Final, Literal, TypeVar

from msgspec import Meta, Struct
from starlette.requests import Request

from whitby.server.admission import Admit
from whitby.server.http import identity
from whitby.server.http.context import Context
from whitby.server.refusals import Refusal
from whitby.server.store import Person
from whitby.wire import Plain, TableId
from whitby.wire.people import SessionId
from whitby.wire.queries import Count

Method = Literal["GET", "POST", "PUT", "PATCH", "DELETE"]
JSON: Final = "application/json"
T = TypeVar("T")

PIECES: Final[Mapping[str, tuple[Any, str]]] = {
    "table": (TableId, "no-table"),
    "code": (
        Annotated[str, Meta(min_length=1, max_length=20, pattern="^[A-Za-z0-9]+$")],
        "no-code",
    ),
    "session": (SessionId, "no-session"),
    "number": (Annotated[int, Meta(ge=1, le=2**31 - 1)], "no-outlet"),
    "move": (Count, "no-moment"),
    "game": (Annotated[str, Meta(max_length=40, pattern="^[a-z_]+(?!\\n)$")], "unknown-game"),
    "lesson": (Annotated[str, Meta(max_length=40, pattern="^[a-z_-]+(?!\\n)$")], "no-lesson"),
    "puzzle": (Annotated[int, Meta(ge=1, le=2**31 - 1)], "no-puzzle"),
}
"""The path parameters: their types, and the refusal of an invalid one."""

STATUSES: Final[Mapping[str, int]] = {
    **dict.fromkeys(("malformed", "other-protocol"), 400),
    **dict.fromkeys(("session-needed", "wrong-link", "wrong-login", "wrong-recovery"), 401),
    **dict.fromkeys((
        "accounts-off", "deduction-off", "dracula-only", "host-only", "marks-private", "no-channel",
        "no-peeking", "no-shoulder", "no-team", "no-undo", "no-voter", "no-watchers",
        "not-your-password", "not-your-seat", "owner-only", "password-needed", "phrases-only",
        "players-only", "seat-owned", "seen-too-much", "talk-off", "watchers-only", "wrong-origin",
        "wrong-password",
    ), 403),
    **dict.fromkeys((
        "no-code", "no-lesson", "no-moment", "no-outlet", "no-person", "no-puzzle", "no-seat",
        "no-session", "no-table", "not-found", "unknown-game",
    ), 404),
    "wrong-method": 405,
    "too-long": 413,
    "not-json": 415,
    "wrong-host": 421,
    **dict.fromkeys((
        "bad-name", "bad-option", "bad-players", "blank-name", "bot-name", "empty-text",
        "marked-name", "no-place", "no-game", "no-option", "no-phrase", "no-teams", "not-a-record",
        "outlet-address", "outlet-discord", "outlet-email", "outlet-ntfy", "outlet-off",
        "outlet-port", "outlet-push", "outlet-url", "password-missing", "password-unused",
        "password-weak", "phrase-about", "record-seed", "text-or-phrase",
    ), 422),
    **dict.fromkeys(("too-many", "too-many-guesses", "too-many-sockets"), 429),
    "server-error": 500,
    **dict.fromkeys(("busy", "not-stored", "server-full", "store-down", "unsure"), 503),
}  # fmt: skip
"""The status of every refusal that is not a conflict (409) with the current state."""


class Operation(Struct, frozen=True):
    """What answers a method of a path, and the type of what it returns."""

    method: Method
    path: str
    handler: Callable[[Call], Awaitable[object]]
    gives: Any


class Endpoint(Operation, frozen=True, kw_only=True):
    """One operation: what else it takes, and how it can be refused."""

    body: type[Plain] | None = None
    query: type[Plain] | None = None
    refusals: tuple[str, ...] = ()
    signed: bool = False  # requires a session
    limit: str = "read"
    probe: bool = False  # for monitoring programs: no session is looked up
    status: int = 200
    media: str = JSON
    sets_cookie: bool = False

    @property
    def safe(self) -> bool:
        """Return whether it changes nothing."""
        return self.method == "GET"

    @property
    def pieces(self) -> list[str]:
        """Return the names of its path parameters."""
        return [part[1:-1].split(".")[0] for part in self.path.split("/") if part[:1] == "{"]

    def codes(self) -> list[str]:
        """Return every refusal it can give, including those that follow from its signature."""
        found = [PIECES[piece][1] for piece in self.pieces]
        if self.body is not None:
            found += ["malformed", "too-long", "not-json"]
        if self.query is not None:
            found += ["malformed"]
        if not self.safe:
            found += ["wrong-origin"]
        if self.signed:
            found += ["session-needed"]
        found += ["too-many", "wrong-host"]
        if not self.probe:
            found += ["not-stored", "store-down", "unsure"]
        return list(dict.fromkeys([*found, *self.refusals]))


class Call:
    """One request, read and checked."""

    def __init__(self, context: Context, request: Request, language: str) -> None:
        self.context = context
        self.request = request
        self.language = language
        self.person: Person | None = None
        self.pieces: dict[str, Any] = {}
        self.bodied: Plain | None = None
        self.queried: Plain | None = None
        self.headers: dict[str, str] = {}
        self.cookies: list[str] = []

    @property
    def someone(self) -> Person:
        """Return the person who asks, for operations that require a session."""
        if self.person is None:
            raise Refusal("session-needed", 401)
        return self.person

    @property
    def who(self) -> str | None:
        """Return the id of the person who asks, if they have a session."""
        return None if self.person is None else self.person.id

    @property
    def admit(self) -> Admit:
        """Return what admits expensive work for this request."""
        return self.context.admission.admit(identity.address_of(self.request), self.who)

    @property
    def table(self) -> str:
        """Return the table that the path names."""
        return str(self.pieces["table"])

    def body(self, kind: type[T]) -> T:
        """Return the body."""
        assert isinstance(self.bodied, kind), "the endpoint says what its body is"
        return self.bodied

    def query(self, kind: type[T]) -> T:
        """Return the query."""
        assert isinstance(self.queried, kind), "the endpoint says what its query is"
        return self.queried
