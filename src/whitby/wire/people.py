"""People: names, sessions, accounts, and where to tell them that it is their turn."""

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
    """Somebody comes in and says who he is."""

    name: Name
    language: Language = "en"


class OutletCard(Plain):
    """One place where a person wants to be told that it is his turn."""

    number: int
    kind: OutletKind
    target: str
    always: bool
    confirmed: bool


class Me(Plain):
    """What a person may know of himself."""

    id: PersonId
    name: Name
    language: Language
    login: str | None = None
    outlets: list[OutletCard] = field(default_factory=list)
    muted: list[PersonId] = field(default_factory=list)
    recovery_codes: int = 0  # how many are left


class Secured(Me):
    """What a person may know of themselves, with new recovery codes, which are shown once."""

    codes: list[str] = field(default_factory=list)


class ChangeMe(Plain):
    """What a person wants changed about himself."""

    name: Name | None = None
    language: Language | None = None


class NewAccount(Plain):
    """A login and a password, to come back on another device."""

    login: Login
    password: NewPassword


class LogIn(Plain):
    """Somebody who has an account."""

    login: TypedLogin
    password: TypedPassword


class Recover(Plain):
    """Somebody who lost the password, but has a recovery code."""

    login: TypedLogin
    code: Annotated[str, Meta(min_length=1, max_length=60)]
    password: NewPassword


class ChangePassword(Plain):
    """A new password, and the one until now."""

    current: TypedPassword
    password: NewPassword


class Confirm(Plain):
    """The password once more, before something that matters."""

    password: TypedPassword


class Goodbye(Plain):
    """Somebody wants to be forgotten; whoever has an account gives the password once more."""

    password: TypedPassword | None = None


class SessionCard(Plain):
    """One session of a person: where it was opened, as far as the browser said, and when."""

    id: SessionId
    browser: str  # or "other"
    system: str  # or "other"
    opened: int
    used: int  # to the hour
    here: bool  # it is the one that asks


class SessionList(Plain):
    """A person's sessions, this one first, then those used last."""

    sessions: list[SessionCard]


class DeviceLink(Plain):
    """The code of a link to another device, which is told once and works once, until then."""

    code: str
    until: int


class UseLink(Plain):
    """The code of a link, from the link or typed."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]


class LinkOwner(Plain):
    """Whose link it is: who plays on with it."""

    name: Name
    until: int


class NewOutlet(Plain):
    """Where else to tell a person that it is his turn."""

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
    """Hear somebody no longer, or again."""

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
    teams: bool  # some openly play together, and might talk unheard
    lesson: bool  # there is a first game to learn by
    lessons: list[str]  # the ids of these, one for each side that is taught


class GameList(Plain):
    """The games that can be played here."""

    games: list[GameCard]
    phrases: list[str]


class Health(Plain):
    """Whether the server can do its work."""

    ok: bool


class Version(Plain):
    """Which server this is."""

    whitby: str
    protocol: int
    compiled: bool
    games: dict[str, int]


class Found(Plain):
    """The table behind a short code."""

    id: str


class Nothing(Plain):
    """Done; there is nothing to add."""
