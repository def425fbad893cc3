"""Talk: who may speak where, and who hears it, as the rulebooks have it.

Open talk is for everyone at the table. Two who exchange something may talk unheard while it lasts;
a team may where the table made that its house rule. Watchers talk among themselves.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from msgspec import Struct, json

from whitby.server.etiquette import need
from whitby.server.position import Position
from whitby.server.sitting import Sitting
from whitby.wire.commands import Say
from whitby.wire.messages import Phrase, Said, SeatPart, TalkTail

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
"""Quick phrases; these three are about somebody."""

MOST_SENT: Final = 100
"""So many lines are sent at once, the last ones; earlier ones are sent page by page."""

MOST_OF_ONE: Final = 1000
MOST_OF_WATCHERS: Final = 2000
"""So much a table keeps of what one person says, and of what all who watch say to each other. Those
who are refused know all that counts, so nobody learns that others spoke unheard."""


class Line(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that was said, as the store keeps it."""

    at: int
    channel: str
    person: str
    key: str
    seat: int | None = None
    text: str | None = None
    phrase: str | None = None
    about: int | None = None
    hearers: list[int] | None = None  # seats; nobody else hears it, then or later
    name: str | None = None  # of the person, as it was then; None in old lines


_encoder = json.Encoder()
_decoder = json.Decoder(Line)


def pack(line: Line) -> bytes:
    """Return a line as the store keeps it."""
    return _encoder.encode(line)


def unpack(data: bytes) -> Line:
    """Return the line that was stored."""
    return _decoder.decode(data)


def channels(table: Sitting, position: Position | None, person: str | None) -> list[str]:
    """Return where a person may speak now."""
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


def _team(table: Sitting, position: Position, seat: int) -> list[int]:
    """Return the seats of a seat's team, if it has one and is not alone in it."""
    for team in position.game.teams(len(table.seats)):
        if seat - 1 in team and len(team) > 1:
            return [other + 1 for other in team]
    return []


def speak(
    table: Sitting, position: Position | None, person: str, say: Say, key: str, at: int
) -> Line:
    """Return what a person says, or refuse."""
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
    """Return a text without what could hide or turn around words; refuse one that is empty."""
    kept = "".join(
        letter
        for letter in unicodedata.normalize("NFC", text)
        if letter == "\n"
        or unicodedata.category(letter) not in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
    ).strip()
    need(bool(kept), "empty-text", 422)
    return kept


def hears(line: Line, seats: set[int]) -> bool:
    """Return whether somebody in these seats heard a line; a watcher sits in none."""
    if line.hearers is not None:
        return not seats.isdisjoint(line.hearers)
    if line.channel == "watchers":
        return not seats
    return True


def said(line: Line, names: dict[str, str]) -> Said:
    """Return a line as those who heard it read it."""
    phrase = None
    if line.phrase is not None:
        parts = {} if line.about is None else {"who": SeatPart(seat=line.about)}
        phrase = Phrase(id=f"phrase-{line.phrase}", parts=dict(parts))
    return Said(
        at=line.at, channel=line.channel, person=line.person,
        name=line.name or names.get(line.person, "?"), seat=line.seat, text=line.text, say=phrase,
    )  # fmt: skip


def check_room(lines: Sequence[Line], person: str, channel: str) -> None:
    """Refuse one more line of somebody of whom the table keeps enough."""
    own = sum(line.person == person for line in lines)
    need(own < MOST_OF_ONE, "talk-full", most=MOST_OF_ONE)
    if channel == "watchers":
        all = sum(line.channel == "watchers" for line in lines)
        need(all < MOST_OF_WATCHERS, "watchers-full", most=MOST_OF_WATCHERS)


def tail(heard: Sequence[Line], has: int, names: dict[str, str]) -> TalkTail:
    """Return what is new to somebody who has so many of the lines he heard."""
    start = max(min(has, len(heard)), len(heard) - MOST_SENT)
    items = [said(line, names) for line in heard[start:]]
    return TalkTail(start=start, items=items, anew=has == 0)


def page(heard: Sequence[Line], before: int, names: dict[str, str]) -> TalkTail:
    """Return the lines before one number, of those that somebody heard."""
    end = min(before, len(heard))
    start = max(0, end - MOST_SENT)
    return TalkTail(start=start, items=[said(line, names) for line in heard[start:end]])
