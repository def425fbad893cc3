"""People: names, sessions, accounts, and where to notify them of their turn."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from whitby.wire import Name, PersonId, Plain
from whitby.wire.tables import KnownPassword

Language = Literal["en", "fr", "de"]
Login = Annotated[str, Meta(min_length=3, max_length=60, pattern="^[a-z0-9._@+-]+(?!\\n)$")]
NewPassword = Annotated[str, Meta(min_length=8, max_length=200)]
TypedLogin = Annotated[str, Meta(min_length=1, max_length=60)]
TypedPassword = Annotated[str, Meta(min_length=1, max_length=200)]
SessionId = Annotated[str, Meta(pattern="^[0-9a-f]{16}(?!\\n)$")]
OutletKind = Literal["webhook", "discord", "ntfy", "push", "email"]
Target = Annotated[str, Meta(min_length=3, max_length=1200, pattern="^[!-~]+(?!\\n)$")]


class NewSession(Plain):
    """A person starts a session under a name."""

    name: Name
    language: Language = "en"


class OutletCard(Plain):
    """One place where a person wants to be notified of their turn."""

    number: int
    kind: OutletKind
    target: str
    always: bool
    confirmed: bool


class Me(Plain):
    """A person's own data."""

    id: PersonId
    name: Name
    language: Language
    login: str | None = None
    outlets: list[OutletCard] = field(default_factory=list)
    muted: list[PersonId] = field(default_factory=list)
    recovery_codes: int = 0  # how many are left


class Secured(Me):
    """A person's own data, with new recovery codes, which are shown only once."""

    codes: list[str] = field(default_factory=list)


class ChangeMe(Plain):
    """What a person wants to change about themselves."""

    name: Name | None = None
    language: Language | None = None


class NewAccount(Plain):
    """A login and a password, to play on other devices too."""

    login: Login
    password: NewPassword


class LogIn(Plain):
    """The login and password of an account."""

    login: TypedLogin
    password: TypedPassword


class Recover(Plain):
    """A recovery code and a new password, for a person who lost theirs."""

    login: TypedLogin
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    password: NewPassword


class ChangePassword(Plain):
    """A new password, and the current one."""

    current: TypedPassword
    password: NewPassword


class Confirm(Plain):
    """The password again, before something important."""

    password: TypedPassword


class Goodbye(Plain):
    """Delete the person; an account requires the password again."""

    password: TypedPassword | None = None


class SessionCard(Plain):
    """One session of a person: when it was opened, and on what device according to the browser."""

    id: SessionId
    browser: str  # or "other"
    system: str  # or "other"
    opened: int
    used: int  # to the hour
    here: bool  # it is the current one


class SessionList(Plain):
    """A person's sessions: the current one, then the others, most recently used first."""

    sessions: list[SessionCard]


class DeviceLink(Plain):
    """The code of a link to another device, shown once, and when it expires."""

    code: str
    until: int


class UseLink(Plain):
    """The code of a link, opened or typed."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class LinkOwner(Plain):
    """Whose link it is."""

    name: Name
    until: int


class NewOutlet(Plain):
    """Where else to notify a person of their turn."""

    kind: OutletKind
    target: Target
    always: bool = False  # also while the table is open in a browser


class ConfirmOutlet(Plain):
    """The code that was sent to a new address."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class PushKey(Plain):
    """The server's public key, to which a browser binds its subscription."""

    key: str


class MutePerson(Plain):
    """Mute or unmute a person."""

    person: PersonId
    on: bool = True


class Enter(Plain):
    """The password of a table."""

    password: KnownPassword


class Note(Plain):
    """A person's private notes about a table."""

    text: Annotated[str, Meta(max_length=16000)] = ""


class BotCard(Plain):
    """A bot that can sit at a table."""

    level: str
    offered: bool  # people are offered it; the other levels are for programs
    usual: bool  # it is taken if nobody chooses


class SettingCard(Plain):
    """One option of a game: its choices, the first one by default."""

    name: str
    choices: list[str]
    free: bool  # other values are allowed too
    rules: list[str]


class GameCard(Plain):
    """A game that can be played here."""

    name: str
    rules: int
    seats: list[int]
    settings: list[SettingCard]
    bots: list[BotCard]
    sides: list[str]
    teams: bool  # there are public teams, which could talk in private
    lesson: bool  # there is a tutorial
    lessons: list[str]  # the ids of the tutorials, one for each side that has one


class GameList(Plain):
    """The games that can be played here."""

    games: list[GameCard]
    phrases: list[str]


class Health(Plain):
    """Whether the server is healthy."""

    ok: bool


class Version(Plain):
    """The version of the server."""

    whitby: str
    protocol: int
    compiled: bool
    games: dict[str, int]


class Found(Plain):
    """The table with a short code."""

    id: str


class Nothing(Plain):
    """Success, with nothing to return."""
