"""The acts in a table's log: what was accepted, in the past tense, one per row, never changed.

A table is its log. Seats count from 1; people are identified by their public id. The game's seed is
not in the log but in the table's header, which is never sent to anyone.
"""

from __future__ import annotations

from msgspec import Struct, json

from whitby.wire.tables import Access, BotSpeed, House, Pace


class Act(Struct, kw_only=True, omit_defaults=True, tag_field="did"):
    """Something that was accepted."""

    name: str | None = None  # of the person its notice names, at the time


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
    """The host changed the table's settings; this holds all of them, not only the changes."""

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
    """The host put a bot in a seat."""

    seat: int
    level: str


class Started(Act, tag="started"):
    """The game began. `order` lists who sat where before: the seats may have been shuffled."""

    order: list[int]
    commitment: str


class Moved(Act, tag="moved"):
    """A seat made a choice: an answer to its question, or an action that is allowed at any time."""

    seat: int
    code: str
    aside: bool = False


class Undone(Act, tag="undone"):
    """A seat took back its last move; `left` moves remain.

    If others have given sealed answers since, it is not the last move of all: `move` is its number.
    """

    seat: int
    left: int
    move: int | None = None


class Handed(Act, tag="handed"):
    """A seat was handed over: to a bot of this level, or to this person."""

    seat: int
    level: str | None = None
    person: str | None = None
    why: str = "own"  # or "vote" or "clock"


class Returned(Act, tag="returned"):
    """The owner of a seat sat down again."""

    seat: int


class Resigned(Act, tag="resigned"):
    """The owner of a seat resigned; a bot of this level takes over unless that ends the game."""

    seat: int
    level: str
    ends: bool = False


class Saw(Act, tag="saw"):
    """A person has seen the game from a seat's point of view, over its shoulder."""

    seat: int
    person: str


class Willing(Act, tag="willing"):
    """A spectator offered to take over a seat, or withdrew the offer."""

    person: str
    on: bool = True


class Proposed(Act, tag="proposed"):
    """A vote was called: by a person, or by nobody if a clock ran out."""

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
    """A vote ended; if it passed, what was proposed is done next."""

    passed: bool


class Paused(Act, tag="paused"):
    """The clocks stopped until someone resumes the game."""


class Extended(Act, tag="extended"):
    """A seat was given more time."""

    seat: int


class Waited(Act, tag="waited"):
    """A person asked for more time in a reaction window."""

    person: str


class Resumed(Act, tag="resumed"):
    """The game resumed after a pause."""

    person: str


class Shouldered(Act, tag="shouldered"):
    """A seat allowed others to look over its shoulder, or stopped allowing it."""

    seat: int
    token: str | None = None


class Automated(Act, tag="automated"):
    """A seat let the server make forced moves for it, or stopped it from doing so."""

    seat: int
    on: bool = True


class Sped(Act, tag="sped"):
    """The thinking time that bots pretend to need was made longer or shorter."""

    bots: BotSpeed


class Rematched(Act, tag="rematched"):
    """The table for the rematch was opened."""

    table: str


class Suspended(Act, tag="suspended"):
    """No server was running for a while: the clocks did not run."""

    since: int
    until: int


class Gone(Act, tag="gone"):
    """A person deleted their account: they give up their seats for good."""

    person: str


class Closed(Act, tag="closed"):
    """The table was closed before the game ended."""

    why: str  # "host", "abandoned" or "rules"


AnyAct = (
    Opened | Configured | Sat | Stood | Filled | Started | Moved | Undone | Handed | Returned
    | Resigned | Saw | Willing | Proposed | Voted | Carried | Paused | Extended | Waited | Resumed
    | Shouldered | Automated | Sped | Rematched | Suspended | Gone | Closed
)  # fmt: skip

_encoder = json.Encoder()
_decoder: json.Decoder[AnyAct] = json.Decoder(AnyAct)


def pack(act: AnyAct) -> bytes:
    """Serialize an act for the store."""
    return _encoder.encode(act)


def unpack(data: bytes) -> AnyAct:
    """Read an act from the store."""
    return _decoder.decode(data)


class Entry(Struct, frozen=True):
    """One row of a table's log."""

    seq: int
    at: int
    act: AnyAct
    person: str | None = None  # who asked for it; None for what the table did by itself
    key: str | None = None  # the idempotency key of the request
