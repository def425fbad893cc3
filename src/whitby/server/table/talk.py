"""Chat: who may write in which channel, and who can read it, following the rulebooks.

Table chat is for everyone at the table. Two players who trade may talk in private while the trade
lasts; a team may if the table made that its house rule. Spectators talk among themselves.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, json

from whitby.server.refusals import need
from whitby.server.table.game import TableGame
from whitby.server.table.seating import Seating
from whitby.wire.commands import Say
from whitby.wire.game import Phrase, SeatPart
from whitby.wire.messages import Said, TalkTail

PHRASES: Final = (
    "hello",
    "good-luck",
    "your-turn",
    "one-moment",
    "thanks",
    "sorry",
    "well-played",
    "good-game",
    "yes",
    "no",
)
ABOUT: Final = ("trust", "suspect", "believe")
"""Quick phrases that are about a player."""

MOST_SENT: Final = 100
"""Lines sent at once, the latest ones; earlier ones are fetched page by page."""

MOST_OF_ONE: Final = 1000
MOST_OF_WATCHERS: Final = 2000
"""Limits on stored lines: of one person, and of all spectators' chat. People who are refused
can read every line that counts, so a refusal does not reveal private talk.
"""


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A chat line, as it is stored."""

    at: int
    channel: str
    person: str
    key: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None
    about: int | None = None
    hearers: list[int] | None = None  # seats; nobody else can read it, then or later
    name: str | None = None  # of the person, at the time; None in old lines


_encoder = json.Encoder()
_decoder = json.Decoder(Line)


def pack(line: Line) -> bytes:
    """Serialize a line for the store."""
    return _encoder.encode(line)


def unpack(data: bytes) -> Line:
    """Read a line from the store."""
    return _decoder.decode(data)


def channels(table: Seating, position: TableGame | None, person: str | None) -> list[str]:
    """Return the channels in which a person may write now."""
    if person is None or table.house.talk == "off":
        return []
    held = table.held_by(person)
    if not held:
        watches = table.house.watchers and not table.seats_of(person)
        return ["watchers"] if watches else []
    found = ["table"]
    if table.house.team_talk and position is not None:
        found += ["team"] if _team(table, position, held[0]) else []
    if position is not None and set(held) & set(position.exchange):
        found.append("exchange")
    return found


def _team(table: Seating, position: TableGame, seat: int) -> list[int]:
    """Return the seats of a seat's team, if the team has others."""
    for team in position.game.teams(len(table.seats)):
        if seat - 1 in team and len(team) > 1:
            return [other + 1 for other in team]
    return []


def speak(
    table: Seating, position: TableGame | None, person: str, say: Say, key: str, at: int
) -> Line:
    """Return a person's message as a line, or refuse it."""
    need(table.house.talk != "off", "talk-off", 403)
    need(say.channel in channels(table, position, person), "no-channel", 403, channel=say.channel)
    need((say.text is None) != (say.phrase is None), "text-or-phrase", 422)
    if say.text is not None:
        need(table.house.talk == "open", "phrases-only", 403)
    if say.phrase is not None:
        need(say.phrase in PHRASES + ABOUT, "no-phrase", 422, phrase=say.phrase)
        need((say.phrase in ABOUT) == (say.about is not None), "phrase-about", 422)
    if say.about is not None:
        need(say.about <= len(table.seats), "no-seat", seat=say.about, seats=len(table.seats))
    held = table.held_by(person)
    hearers = None
    if say.channel == "team":
        assert position is not None
        hearers = _team(table, position, held[0])
    elif say.channel == "exchange":
        assert position is not None
        hearers = list(position.exchange)
    return Line(
        at=at, channel=say.channel, person=person, key=key, seat=held[0] if held else None,
        text=None if say.text is None else tidy(say.text), phrase=say.phrase, about=say.about,
        hearers=hearers,
    )  # fmt: skip


def tidy(text: str) -> str:
    """Return a text without characters that hide or reorder words; refuse an empty one."""
    kept = "".join(
        letter
        for letter in unicodedata.normalize("NFC", text)
        if letter == "\n"
        or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
    ).strip()
    need(bool(kept), "empty-text", 422)
    return kept


def hears(line: Line, seats: set[int]) -> bool:
    """Return whether someone in these seats can read a line; a spectator has none."""
    if line.hearers is not None:
        return not seats.isdisjoint(line.hearers)
    if line.channel == "watchers":
        return not seats
    return True


def said(line: Line, names: dict[str, str]) -> Said:
    """Return a line as it is sent to those who can read it."""
    phrase = None
    if line.phrase is not None:
        parts = {} if line.about is None else {"who": SeatPart(seat=line.about)}
        phrase = Phrase(id=f"phrase-{line.phrase}", parts=dict(parts))
    return Said(
        at=line.at, channel=line.channel, person=line.person,
        name=line.name or names.get(line.person, "?"), seat=line.seat, text=line.text, say=phrase,
    )  # fmt: skip


def check_room(lines: Sequence[Line], person: str, channel: str) -> None:
    """Refuse another line from a person of whom the table has stored enough."""
    own = sum(line.person == person for line in lines)
    need(own < MOST_OF_ONE, "talk-full", most=MOST_OF_ONE)
    if channel == "watchers":
        all = sum(line.channel == "watchers" for line in lines)
        need(all < MOST_OF_WATCHERS, "watchers-full", most=MOST_OF_WATCHERS)


def tail(heard: Sequence[Line], has: int, names: dict[str, str]) -> TalkTail:
    """Return what is new to a client that has this many of the lines its user can read."""
    start = max(min(has, len(heard)), len(heard) - MOST_SENT)
    items = [said(line, names) for line in heard[start:]]
    return TalkTail(start=start, items=items, anew=has == 0)


def page(heard: Sequence[Line], before: int, names: dict[str, str]) -> TalkTail:
    """Return the lines before this number, of those that the viewer can read."""
    end = min(before, len(heard))
    start = max(0, end - MOST_SENT)
    return TalkTail(start=start, items=[said(line, names) for line in heard[start:end]])
