"""What a server has sent about a table, put together as one viewer sees it."""

from __future__ import annotations

from typing import TypeVar, cast

from whitby.wire import PROTOCOL
from whitby.wire.commands import Hello
from whitby.wire.game import Happened
from whitby.wire.messages import (
    Announced,
    Here,
    Message,
    News,
    Notice,
    Notices,
    Said,
    Shown,
    TalkTail,
)

T = TypeVar("T")


def _join(has: list[T], first: int, tail: Notices | TalkTail) -> int:
    """Merge a tail into a list that begins with a number; return the list's new first number."""
    if tail.anew or not first <= tail.start <= first + len(has):
        first = tail.start
    has[tail.start - first :] = cast("list[T]", tail.items)
    return first


class SeenTable:
    """A table as one viewer sees it."""

    def __init__(self) -> None:
        self.shown: Shown | None = None
        self.here: Here | None = None
        self.events: list[Happened] = []
        self.notices: list[Notice] = []
        self.first_notice = 0  # the number of the first: there may be earlier ones
        self.talk: list[Said] = []
        self.first_talk = 0
        self.announcements: list[Announced] = []

    def hello(self) -> Hello:
        """Return the first frame of a connection: what was received already."""
        return Hello(
            protocol=PROTOCOL,
            seat=None if self.shown is None else self.shown.seat,
            era=0 if self.shown is None else self.shown.era,
            events=len(self.events),
            notices=self.first_notice + len(self.notices),
            talk=self.first_talk + len(self.talk),
            news=True,
        )

    def keep(self, message: Message) -> Message:
        """Store a message, and return it; of news, everything that the viewer sees now."""
        if isinstance(message, News) and self.shown is not None:
            message = message.since(self.shown)
        match message:
            case Shown():
                self.events[message.events.start :] = message.events.items
                self.first_notice = _join(self.notices, self.first_notice, message.notices)
                self.first_talk = _join(self.talk, self.first_talk, message.talk)
                self.shown = message
            case Here():
                self.here = message
            case Announced():
                if message not in self.announcements:
                    self.announcements.append(message)
        return message
