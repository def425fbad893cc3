"""What a table's log holds: accepted acts in the past tense, one a row, never changed.

A table is its log. Seats count from 1, people are named by their public id. The seed of a game is
not in the log: it stands in the table's header, which no message is ever made of.
"""

from __future__ import annotations

from msgspec import Struct, json

from whitby.wire.tables import Access, BotSpeed, House, Pace


class Act(Struct, kw_only=True, omit_defaults=True, tag_field="did"):
    """Something that was accepted."""

    name: str | None = None  # of the person whom its notice names, as it was then


class Opened(Act, tag="opened"):
    """A person opened the table."""

    game: str
    rules: int
    players: int
    options: dict[str, str]
    pace: Pace
    access: Access
    house: House
    host: str


class Configured(Act, tag="configured"):
    """The host changed what was agreed on; here it stands whole."""

    players: int
    options: dict[str, str]
    pace: Pace
    access: Access
    house: House


class Sat(Act, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str


class Stood(Act, tag="stood"):
    """A seat was freed before the start: by its holder, or by the host."""

    seat: int
    by_host: bool = False


class Filled(Act, tag="filled"):
    """The host put a bot on a seat."""

    seat: int
    level: str


class Started(Act, tag="started"):
    """The game began. `order` says who sat where before: lots may have been drawn."""

    order: list[int]
    commitment: str


class Moved(Act, tag="moved"):
    """A seat chose: an answer to what it was asked, or an aside that may come at any time."""

    seat: int
    code: str
    aside: bool = False


class Undone(Act, tag="undone"):
    """A seat took back its last move; so many moves are left.

    Where others have sealed answers since, it is not the last one of all: `move` is its number.
    """

    seat: int
    left: int
    move: int | None = None


class Handed(Act, tag="handed"):
    """Somebody else plays on in a seat: a bot of this level, or this person."""

    seat: int
    level: str | None = None
    person: str | None = None
    why: str = "own"  # or "vote" or "clock"


class Returned(Act, tag="returned"):
    """The owner of a seat sat down again."""

    seat: int


class Resigned(Act, tag="resigned"):
    """The owner of a seat gave up; a bot of this level plays on, unless that ends the game."""

    seat: int
    level: str
    ends: bool = False


class Saw(Act, tag="saw"):
    """A person has seen the game over the shoulder of a seat."""

    seat: int
    person: str


class Willing(Act, tag="willing"):
    """A watcher would take over a seat, or no longer would."""

    person: str
    on: bool = True


class Proposed(Act, tag="proposed"):
    """Something was put to the vote; by nobody if the clock did it."""

    motion: str
    until: int
    by: str | None = None
    seat: int | None = None
    level: str | None = None
    person: str | None = None


class Voted(Act, tag="voted"):
    """A person voted."""

    person: str
    yes: bool


class Carried(Act, tag="carried"):
    """The vote was over: what was proposed is done next, or not."""

    passed: bool


class Paused(Act, tag="paused"):
    """The clocks stand still until somebody goes on."""


class Extended(Act, tag="extended"):
    """A seat was given more time."""

    seat: int


class Waited(Act, tag="waited"):
    """A person asked for more time in a window."""

    person: str


class Resumed(Act, tag="resumed"):
    """The table went on after a pause."""

    person: str


class Shouldered(Act, tag="shouldered"):
    """A seat let others look over its shoulder, or no longer."""

    seat: int
    token: str | None = None


class Automated(Act, tag="automated"):
    """A seat lets the server give the only answer there is, or no longer."""

    seat: int
    on: bool = True


class Sped(Act, tag="sped"):
    """Bots seem to think for longer from now on, or not as long."""

    bots: BotSpeed


class Rematched(Act, tag="rematched"):
    """The next table was opened."""

    table: str


class Gone(Act, tag="gone"):
    """A person deleted themselves: their seats are given up for good."""

    person: str


class Closed(Act, tag="closed"):
    """The table was closed without an end of the game."""

    why: str  # "host", "abandoned" or "rules"


AnyAct = (
    Opened | Configured | Sat | Stood | Filled | Started | Moved | Undone | Handed | Returned
    | Resigned | Saw | Willing | Proposed | Voted | Carried | Paused | Extended | Waited | Resumed
    | Shouldered | Automated | Sped | Rematched | Gone | Closed
)  # fmt: skip

_encoder = json.Encoder()
_decoder: json.Decoder[AnyAct] = json.Decoder(AnyAct)


def pack(act: AnyAct) -> bytes:
    """Return an act as the store keeps it."""
    return _encoder.encode(act)


def unpack(data: bytes) -> AnyAct:
    """Return the act that was stored."""
    return _decoder.decode(data)


class Entry(Struct, frozen=True):
    """One row of a table's log."""

    seq: int
    at: int
    act: AnyAct
    person: str | None = None  # who asked for it; nobody for what the table did by itself
    key: str | None = None  # under which key it was asked for
