"""What a server sends by socket, and returns for reads by HTTP."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, UnsetType, field, structs

from whitby.wire import Key, PersonId, Plain, SeatNumber
from whitby.wire.game import Asked, Events, Offered, Phrase
from whitby.wire.tables import TableCard


class Notice(Plain):
    """Something that happened at the table, not in the game."""

    at: int
    move: int | None  # after how many moves; null before the game starts
    say: Phrase
    times: int = 1  # how often it happened; `at` is the last time


class Notices(Plain):
    """Notices from a number on; they replace what the client has from there on.

    A client that has fewer, or is told that the list starts again, discards those it has.
    """

    start: int
    items: list[Notice]
    anew: bool = False


class Said(Plain):
    """A chat line."""

    at: int
    channel: str
    person: PersonId
    name: str
    seat: SeatNumber | None = None
    text: str | None = None
    say: Phrase | None = None


class TalkTail(Plain):
    """Chat lines from a number on, as far as this viewer may read them.

    A client that has fewer, or is told that the list starts again, discards those it has.
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
    """A vote in progress."""

    motion: str
    seat: SeatNumber | None
    level: str | None
    person: PersonId | None
    name: str | None
    by: PersonId | None  # null: the clock proposed it
    yes: int
    no: int
    voters: int
    until: int
    voted: bool  # by this viewer
    may_vote: bool


class WindowCard(Plain):
    """A moment at which some may react. It passes by itself, unless someone asks for more time."""

    prompt: str
    seats: list[SeatNumber]  # who may react, which is public
    passes: str  # the answer that silence counts as
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
    """A spectator who offered to take over a seat."""

    person: PersonId
    name: str


class Shown(Plain, tag="table", tag_field="type"):
    """Everything a viewer may see of a table now."""

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
    era: int  # how many moves were undone; if it differs, the events start again
    moves: int
    undo: bool
    notices: Notices
    talk: TalkTail
    clocks: list[ClockCard]
    motion: MotionCard | None
    willing: list[Watcher]
    window: WindowCard | None = None
    marks: int = 0  # changes when the marks shared in the viewer's team change


class News(Plain, tag="news", tag_field="type"):
    """What has changed since the last message about the table; the rest is as it was.

    Only clients that ask for it in their hello receive it.
    """

    seq: int
    now: int
    table: TableCard | UnsetType = UNSET
    you: You | UnsetType = UNSET
    seat: SeatNumber | UnsetType | None = UNSET
    view: dict[str, Any] | UnsetType | None = UNSET
    events: Events | UnsetType = UNSET
    decision: Asked | UnsetType | None = UNSET
    anytime: list[Offered] | UnsetType = UNSET
    waiting: list[SeatNumber] | UnsetType = UNSET
    era: int | UnsetType = UNSET
    moves: int | UnsetType = UNSET
    undo: bool | UnsetType = UNSET
    notices: Notices | UnsetType = UNSET
    talk: TalkTail | UnsetType = UNSET
    clocks: list[ClockCard] | UnsetType = UNSET
    motion: MotionCard | UnsetType | None = UNSET
    willing: list[Watcher] | UnsetType = UNSET
    window: WindowCard | UnsetType | None = UNSET
    marks: int | UnsetType = UNSET

    def since(self, shown: Shown) -> Shown:
        """Return everything the viewer may see now, if this is what they saw before."""
        nothing = {
            "events": Events(start=shown.events.start + len(shown.events.items), items=[]),
            "notices": Notices(start=shown.notices.start + len(shown.notices.items), items=[]),
            "talk": TalkTail(start=shown.talk.start + len(shown.talk.items), items=[]),
        }
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        changed = {name: value for name, value in found.items() if value is not UNSET}
        return structs.replace(shown, **(nothing | changed))


class Here(Plain, tag="here", tag_field="type"):
    """Who is at the table right now."""

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
    """The answer to a ping."""

    key: Key


class Announced(Plain, tag="announcement", tag_field="type"):
    """An announcement by the host of the server."""

    text: str
    at: int


class Saving(Plain, tag="saving", tag_field="type"):
    """How the server's store is doing, which is the same for everyone at every table."""

    state: Literal["slow", "failing", "well"]


Message = Shown | News | Here | Done | Refused | Pong | Announced | Saving
"""What a server may send by socket."""


class Moment(Plain):
    """A table as one viewer saw it, or could have seen it, after some moves.

    After the game it can also be the truth: the view and the events with everything revealed.
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
    suspicion: list[int] | None  # after the game: suspicion of each seat, in thousandths
