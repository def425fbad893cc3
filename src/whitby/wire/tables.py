"""A table, as shown to everyone who may know about it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from whitby.wire import PersonId, Plain, SeatNumber, ShownName, TableId

Access = Literal["public", "unlisted", "password"]
Stage = Literal["open", "playing", "over", "closed"]
Password = Annotated[str, Meta(min_length=6, max_length=200)]
KnownPassword = Annotated[str, Meta(min_length=4, max_length=200)]  # older tables have shorter ones
Choices = dict[
    Annotated[str, Meta(max_length=40, pattern="^[a-z_]+(?!\\n)$")],
    Annotated[str, Meta(min_length=1, max_length=2000, pattern="^[!-~]+(?!\\n)$")],
]
Players = Annotated[int, Meta(ge=1, le=16)]


class Live(Plain, tag="live", tag_field="kind"):
    """Everyone is present: a bank of seconds for each seat, and an increment with each answer."""

    bank: Annotated[int, Meta(ge=10, le=14400)] = 900
    increment: Annotated[int, Meta(ge=0, le=600)] = 20


class Relaxed(Plain, tag="relaxed", tag_field="kind"):
    """This many minutes for each answer."""

    minutes: Annotated[int, Meta(ge=1, le=240)] = 15


class Correspondence(Plain, tag="correspondence", tag_field="kind"):
    """This many hours for each answer."""

    hours: Annotated[int, Meta(ge=1, le=720)] = 48


Pace = Live | Relaxed | Correspondence


BotSpeed = Literal["slow", "normal", "quick"]


class House(Plain):
    """A table's settings besides the rules of its game."""

    talk: Literal["open", "phrases", "off"] = "open"
    watchers: bool = True
    undo: bool = True
    draw_seats: bool = False  # seats are drawn at random at the start
    many_seats: bool = False  # one person may have several seats
    team_talk: bool = False  # a house rule: teams may talk in private
    bots: BotSpeed = "normal"  # how long they seem to think
    windows: Literal["short", "long", "ask"] = "short"  # how long everyone may react
    deduction: Literal["off", "possible", "likely"] = "possible"  # what Fury's map shows
    team_marks: bool = False  # a house rule: teams may share marks on the map


class NewTable(Plain):
    """A table to open."""

    game: Annotated[str, Meta(max_length=40)]
    players: Players | None = None
    options: Choices = field(default_factory=dict)
    pace: Pace = field(default_factory=Relaxed)
    access: Access = "unlisted"
    password: Password | None = None
    house: House = field(default_factory=House)


class TakeUp(Plain):
    """A record to go on from, or to look back at: the text of its file."""

    record: Annotated[str, Meta(max_length=60_000)]


class SeatCard(Plain):
    """One seat: its player, if any, and whether they are at the table right now."""

    seat: SeatNumber
    person: PersonId | None = None
    name: ShownName | None = None
    bot: str | None = None  # the level of the bot that plays here
    owner: PersonId | None = None  # who may take the seat back
    owner_name: ShownName | None = None
    here: bool = False
    side: str | None = None  # if it is public before the start who plays what
    watched: bool = False  # someone may look over this shoulder
    resigned: bool = False  # its owner resigned: it cannot be taken back


class Ending(Plain):
    """How a game ended."""

    winner: str
    reason: str
    scores: list[int]


class TableCard(Plain):
    """A table as the lobby shows it: nothing about the game itself."""

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
    commitment: str | None = None  # what the table committed to about its random draws
    ending: Ending | None = None
    rematch: TableId | None = None
    purge: int | None = None  # when the server will delete the table


class TableList(Plain):
    """The public tables."""

    tables: list[TableCard]


class MyTable(Plain):
    """One of a person's tables."""

    table: TableCard
    seats: list[SeatNumber]
    waiting: bool  # for this person


class MyTables(Plain):
    """A person's tables, those where it is their turn first."""

    tables: list[MyTable]
