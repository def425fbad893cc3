"""What a table is, as everyone may read it who may know of the table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from whitby.wire import PersonId, Plain, SeatNumber, ShownName, TableId

Access = Literal["public", "unlisted", "password"]
Stage = Literal["open", "playing", "over", "closed"]
Password = Annotated[str, Meta(min_length=6, max_length=200)]
KnownPassword = Annotated[str, Meta(min_length=4, max_length=200)]  # of older tables too
Choices = dict[
    Annotated[str, Meta(max_length=40, pattern="^[a-z_]+(?!\\n)$")],
    Annotated[str, Meta(min_length=1, max_length=2000, pattern="^[!-~]+(?!\\n)$")],
]
Players = Annotated[int, Meta(ge=1, le=16)]


class Live(Plain, tag="live", tag_field="kind"):
    """Everyone is there: a bank of seconds for each seat, and some more with each answer."""

    bank: Annotated[int, Meta(ge=10, le=14400)] = 900
    increment: Annotated[int, Meta(ge=0, le=600)] = 20


class Relaxed(Plain, tag="relaxed", tag_field="kind"):
    """So many minutes for each answer."""

    minutes: Annotated[int, Meta(ge=1, le=240)] = 15


class Correspondence(Plain, tag="correspondence", tag_field="kind"):
    """So many hours for each answer."""

    hours: Annotated[int, Meta(ge=1, le=720)] = 48


Pace = Live | Relaxed | Correspondence


BotSpeed = Literal["slow", "normal", "quick"]


class House(Plain):
    """What a table agrees on beside the rules of its game."""

    talk: Literal["open", "phrases", "off"] = "open"
    watchers: bool = True
    undo: bool = True
    draw_seats: bool = False  # lots decide at the start who sits where
    many_seats: bool = False  # one person may sit in several seats
    team_talk: bool = False  # a house rule: a team may talk unheard
    bots: BotSpeed = "normal"  # how long they seem to think
    windows: Literal["short", "long", "ask"] = "short"  # how long everyone may react
    deduction: Literal["off", "possible", "likely"] = "possible"  # what the map of fury shades
    team_marks: bool = False  # a house rule: a team may share marks on the map


class NewTable(Plain):
    """A table that somebody wants to open."""

    game: Annotated[str, Meta(max_length=40)]
    players: Players | None = None
    options: Choices = field(default_factory=dict)
    pace: Pace = field(default_factory=Relaxed)
    access: Access = "unlisted"
    password: Password | None = None
    house: House = field(default_factory=House)


class SeatCard(Plain):
    """One seat: who sits there, if anyone, and whether he is at the table just now."""

    seat: SeatNumber
    person: PersonId | None = None
    name: ShownName | None = None
    bot: str | None = None  # the level of the bot that plays here
    owner: PersonId | None = None  # who may take the seat back
    owner_name: ShownName | None = None
    here: bool = False
    side: str | None = None  # where everyone knows before the start who plays what
    watched: bool = False  # somebody may look over this shoulder
    resigned: bool = False  # its owner gave up: it is not taken back


class Ending(Plain):
    """How a game ended."""

    winner: str
    reason: str
    scores: list[int]


class TableCard(Plain):
    """A table as the lobby shows it: nothing of the game itself."""

    id: TableId
    code: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    pace: Pace
    access: Access
    house: House
    host: PersonId
    host_name: ShownName
    stage: Stage
    seats: list[SeatCard]
    created: int
    paused: bool = False
    commitment: str | None = None  # what the table promised about its chance
    ending: Ending | None = None
    rematch: TableId | None = None
    purge: int | None = None  # when the server will forget the table


class TableList(Plain):
    """The tables that anyone may find."""

    tables: list[TableCard]


class MyTable(Plain):
    """One of a person's tables."""

    table: TableCard
    seats: list[SeatNumber]
    waiting: bool  # for this person


class MyTables(Plain):
    """A person's tables, those that wait for him first."""

    tables: list[MyTable]
