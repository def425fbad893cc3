"""What a person may ask of a table. The same commands are sent by socket and by HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from whitby.wire import Key, PersonId, Plain, SeatNumber, TableId
from whitby.wire.tables import Access, BotSpeed, Choices, House, Pace, Password, Players

Level = Annotated[str, Meta(min_length=1, max_length=40)]
Code = Annotated[str, Meta(min_length=1, max_length=400)]
Text = Annotated[str, Meta(min_length=1, max_length=1000)]


class Sit(Plain, tag="sit", tag_field="do"):
    """Take a seat, or the first free one."""

    seat: SeatNumber | None = None


class Stand(Plain, tag="stand", tag_field="do"):
    """Leave a seat; during the game a bot takes over, and the seat can be taken back."""

    seat: SeatNumber | None = None


class Fill(Plain, tag="fill", tag_field="do"):
    """The host puts a bot in a free seat, at the usual level unless another is named."""

    seat: SeatNumber
    level: Level | None = None


class Clear(Plain, tag="clear", tag_field="do"):
    """The host frees a seat before the start."""

    seat: SeatNumber


class Configure(Plain, tag="configure", tag_field="do"):
    """The host changes the table's settings before the start."""

    players: Players | None = None
    options: Choices | None = None
    pace: Pace | None = None
    access: Access | None = None
    password: Password | None = None
    house: House | None = None


class Start(Plain, tag="start", tag_field="do"):
    """The host starts the game."""


class Move(Plain, tag="move", tag_field="do"):
    """Answer the open decision, or do something that is allowed at any time."""

    code: Code
    seat: SeatNumber | None = None


class Undo(Plain, tag="undo", tag_field="do"):
    """Undo your last move, if nothing was learned from it and nobody has moved since."""

    seat: SeatNumber | None = None


class Hand(Plain, tag="hand", tag_field="do"):
    """Hand your seat to a bot, or to a spectator who offered to play.

    Only the owner of a seat can hand it to a person; someone who plays for them can leave it to a
    bot.
    """

    seat: SeatNumber
    level: Level | None = None
    person: PersonId | None = None


class TakeBack(Plain, tag="take_back", tag_field="do"):
    """Take back a seat that was handed over."""

    seat: SeatNumber


class Resign(Plain, tag="resign", tag_field="do"):
    """Give up your own seats for good: it counts as a loss.

    Once nobody is left to play for a side, the game is over. Where sides are secret, it is over
    once nobody is left at all. Until then bots play on in the seats of those who resigned.
    """


class Offer(Plain, tag="offer", tag_field="do"):
    """As a spectator, offer to take over a seat, or withdraw the offer."""

    willing: bool = True


class Propose(Plain, tag="propose", tag_field="do"):
    """Call a vote.

    `hand` puts the strongest bot in the seat of a player who is away. With a person it puts a
    willing spectator in a seat that has been a bot's from the start; nobody is ever voted into a
    seat that belongs to someone else.
    """

    motion: Literal["hand", "pause", "extend", "abandon"]
    seat: SeatNumber | None = None
    level: Level | None = None  # ignored: it is always the strongest bot
    person: PersonId | None = None


class Vote(Plain, tag="vote", tag_field="do"):
    """Vote on a proposal."""

    yes: bool


class Resume(Plain, tag="resume", tag_field="do"):
    """Resume the game after a pause."""


class Wait(Plain, tag="wait", tag_field="do"):
    """Ask for more time in a reaction window: it then waits for everyone's answer.

    Anyone who plays may do so, whether they are asked or not and whatever they hold.
    """


class Say(Plain, tag="say", tag_field="do"):
    """Send a chat message: your own words, or a phrase that all read in their own language."""

    channel: Literal["table", "watchers", "team", "exchange"] = "table"
    text: Text | None = None
    phrase: Annotated[str, Meta(max_length=40)] | None = None
    about: SeatNumber | None = None


class Shoulder(Plain, tag="shoulder", tag_field="do"):
    """The owner of a seat lets anyone with the link look over their shoulder, or stops it."""

    seat: SeatNumber
    open: bool = True


class Auto(Plain, tag="auto", tag_field="do"):
    """Let the server make forced moves; your own quick answers then wait as long as it would."""

    seat: SeatNumber
    on: bool = True


class Speed(Plain, tag="speed", tag_field="do"):
    """Change how long bots seem to think: for the host, or a person who plays only bots."""

    bots: BotSpeed


class Skip(Plain, tag="skip", tag_field="do"):
    """Let bots answer at once until it is your turn: for a person who plays only bots."""


class Rematch(Plain, tag="rematch", tag_field="do"):
    """Open the next table for the same people with the same options."""


class Close(Plain, tag="close", tag_field="do"):
    """The host closes a table whose game has not started."""


Command = (
    Sit | Stand | Fill | Clear | Configure | Start | Move | Undo | Hand | TakeBack | Resign
    | Offer | Propose | Vote | Resume | Wait | Say | Shoulder | Auto | Speed | Skip | Rematch
    | Close
)  # fmt: skip


class Do(Plain, tag="do", tag_field="type"):
    """A command made at a state of the table, with a key that makes it safe to send again."""

    key: Key
    at: Annotated[int, Meta(ge=0)]
    act: Command


class Hello(Plain, tag="hello", tag_field="type"):
    """The first frame of a socket: the client's protocol version, and what it already has.

    That depends on the seat it was seen from (null for spectators): from another seat everything is
    sent again.
    """

    protocol: int
    seat: SeatNumber | None = None
    era: Annotated[int, Meta(ge=0)] = 0
    events: Annotated[int, Meta(ge=0)] = 0
    notices: Annotated[int, Meta(ge=0)] = 0
    talk: Annotated[int, Meta(ge=0)] = 0
    news: bool = False  # after the first state, send only what has changed


class Ping(Plain, tag="ping", tag_field="type"):
    """Ask for a pong, to check the connection."""

    key: Key


class Follow(Plain, tag="follow", tag_field="type"):
    """Go to another table with this socket, such as a rematch; the answer is a *done*.

    Its whole state comes first, as after a hello.
    """

    key: Key
    table: TableId
    seat: SeatNumber | None = None


Frame = Hello | Do | Ping | Follow
"""What a client may send by socket."""
