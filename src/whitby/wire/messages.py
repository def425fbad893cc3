"""What a server says by socket, and to those who read by HTTP."""

from __future__ import annotations

from typing import Any

from msgspec import field

from whitby.wire import Key, PersonId, Plain, SeatNumber
from whitby.wire.tables import TableCard


class SeatPart(Plain, tag="seat", tag_field="is"):
    """The person in a seat, whose name stands on the table's card."""

    seat: int


class WordPart(Plain, tag="word", tag_field="is"):
    """A word of the language files."""

    id: str


class SeveralPart(Plain, tag="several", tag_field="is"):
    """Words in a row, and how many there are of each."""

    items: list[tuple[str, int]]


class NumberPart(Plain, tag="number", tag_field="is"):
    """A number."""

    value: int


class TextPart(Plain, tag="text", tag_field="is"):
    """Words that a person chose, such as a name: never to be read as anything but text."""

    value: str


Part = SeatPart | WordPart | SeveralPart | NumberPart | TextPart


class Phrase(Plain):
    """A message of the language files, to be said in the reader's own language."""

    id: str
    parts: dict[str, Part] = field(default_factory=dict)


class Happened(Plain):
    """Something that this viewer witnessed in the game."""

    code: str
    say: Phrase
    move: int  # the number of the move that brought it about; 0: the set-up


class Subject(Plain):
    """Something that an option is about: its kind, such as a place, and what it is called."""

    kind: str
    id: str


class Offered(Plain):
    """One legal choice: what is done (`verb`), and to what (`on`)."""

    code: str
    verb: str
    on: list[Subject]
    say: Phrase
    grave: bool = False  # ask the person twice


class Missing(Plain):
    """What a player would expect to be offered and is not, and the id of the reason."""

    code: str
    verb: str
    on: list[Subject]
    say: Phrase
    reason: str


class Asked(Plain):
    """The choice that is this seat's."""

    prompt: str
    say: Phrase
    about: list[int]
    rules: list[str]
    options: list[Offered]
    barred: list[Missing]
    since: int  # the sequence number of the table at which it was put


class Events(Plain):
    """What happened, from one number on; what the client has from there on is replaced."""

    start: int
    items: list[Happened]


class Notice(Plain):
    """Something that happened at the table, not in the game."""

    at: int
    move: int | None  # after how many moves; None before the game begins
    say: Phrase
    times: int = 1  # how often it happened, last at this time


class Notices(Plain):
    """Notices from one number on; what the client has from there on is replaced.

    A client that has fewer, or is told that they begin anew, forgets those it has.
    """

    start: int
    items: list[Notice]
    anew: bool = False


class Said(Plain):
    """Something that somebody said."""

    at: int
    channel: str
    person: PersonId
    name: str
    seat: SeatNumber | None = None
    text: str | None = None
    say: Phrase | None = None


class TalkTail(Plain):
    """What was said, from one number on, as far as this viewer heard it.

    A client that has less, or is told that it begins anew, forgets what it has.
    """

    start: int
    items: list[Said]
    anew: bool = False


class ClockCard(Plain):
    """How much time a seat has left, as of the message's own time."""

    seat: SeatNumber
    left: int
    running: bool


class MotionCard(Plain):
    """What is put to the vote."""

    motion: str
    seat: SeatNumber | None
    level: str | None
    person: PersonId | None
    name: str | None
    by: PersonId | None  # nobody: the clock proposed it
    yes: int
    no: int
    voters: int
    until: int
    voted: bool  # by this viewer
    may_vote: bool


class WindowCard(Plain):
    """A moment at which some may react. It passes by itself, unless somebody asks for more time."""

    prompt: str
    seats: list[SeatNumber]  # who may react, as everyone can count
    passes: str  # the answer of whoever says nothing
    length: int  # in milliseconds
    left: int  # as of the message's own time
    may_wait: bool  # whether this viewer may ask for more time


class You(Plain):
    """Who the viewer is at this table."""

    person: PersonId | None
    seats: list[SeatNumber]
    host: bool
    auto: bool = False
    shoulder: str | None = None  # the link's token, for its owner only
    channels: list[str] = field(default_factory=list)


class Watcher(Plain):
    """A watcher who offered to take over a seat."""

    person: PersonId
    name: str


class Shown(Plain, tag="table", tag_field="type"):
    """All that a viewer may see of a table now."""

    seq: int
    now: int
    table: TableCard
    you: You
    seat: SeatNumber | None
    view: dict[str, Any] | None
    events: Events
    decision: Asked | None
    anytime: list[Offered]
    waiting: list[SeatNumber]
    era: int  # how often something was undone; if it differs, the events begin anew
    moves: int
    undo: bool
    notices: Notices
    talk: TalkTail
    clocks: list[ClockCard]
    motion: MotionCard | None
    willing: list[Watcher]
    window: WindowCard | None = None
    marks: int = 0  # another number: marks that the viewer's team shares have changed


class Here(Plain, tag="here", tag_field="type"):
    """Who is at the table just now."""

    seats: list[SeatNumber]
    watchers: int


class Done(Plain, tag="done", tag_field="type"):
    """A command was stored, and then carried out."""

    key: Key
    seq: int


class Refused(Plain, tag="refused", tag_field="type"):
    """A command was not carried out; nothing has changed."""

    code: str
    text: str
    key: Key | None = None
    retry_after: int | None = None
    seq: int | None = None


class Pong(Plain, tag="pong", tag_field="type"):
    """A sign of life."""

    key: Key


class Announced(Plain, tag="announcement", tag_field="type"):
    """The host of the server has something to say."""

    text: str
    at: int


Message = Shown | Here | Done | Refused | Pong | Announced
"""What a server may send by socket."""


class Moment(Plain):
    """A table as one viewer saw it, or could have seen it, after some moves.

    After the game it can also be the truth: the view and the events with everything lying open.
    """

    move: int
    moves: int
    seat: SeatNumber | None
    view: dict[str, Any]
    events: Events
    decision: Asked | None
    waiting: list[SeatNumber]
    table: TableCard
    truth: bool
    suspicion: list[int] | None  # after the game: how suspect each seat is to this one, of 1000
