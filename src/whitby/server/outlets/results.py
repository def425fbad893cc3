"""How it went: a class of answer, never the answer itself.

Whoever presses the test button learns no more than this, so that the button is no way to read
pages that only the server can reach.
"""

from __future__ import annotations

from email.utils import parsedate_to_datetime
from typing import Final, Literal

from msgspec import Struct

from whitby.wire import Plain
from whitby.words import Speech, best

How = Literal[
    "sent",
    "refused",
    "redirected",
    "busy",
    "slow",
    "unreachable",
    "nowhere",
    "gone",
    "later",
    "off",
]

WORDS: Final[dict[How, str]] = {
    "sent": "outlets-result-sent",
    "refused": "outlets-result-refused",
    "redirected": "outlets-result-redirected",
    "busy": "outlets-result-busy",
    "slow": "outlets-result-slow",
    "unreachable": "outlets-result-unreachable",
    "nowhere": "outlets-result-nowhere",
    "gone": "outlets-result-gone",
    "later": "outlets-result-later",
    "off": "outlets-result-off",
}
"""What each of them is called in the language files."""

PASSING: Final[frozenset[How]] = frozenset({"busy", "slow", "unreachable"})
"""What may be better in a while, and is tried again."""


class Answer(Struct, frozen=True):
    """What became of one attempt, and for how many seconds the other side wants to be left."""

    how: How
    retry_after: float | None = None


class OutletResult(Plain):
    """What the test button says."""

    ok: bool
    how: How
    text: str


def told(answer: Answer, language: str) -> OutletResult:
    """Return what became of an attempt, in a person's language."""
    text = Speech(best(language)).say(WORDS[answer.how])
    return OutletResult(ok=answer.how == "sent", how=answer.how, text=text)


def of_status(status: int, retry_after: str | None, now: float) -> Answer:
    """Return what an HTTP status means; `now` is the time of day, in seconds since 1970."""
    if status < 300:
        return Answer("sent")
    if status < 400:
        return Answer("redirected")
    if status in (408, 425, 429) or status >= 500:
        return Answer("busy", _seconds(retry_after, now))
    return Answer("refused")


def _seconds(header: str | None, now: float) -> float | None:
    """Return for how long a Retry-After asks to wait; it may be a number or a date."""
    if header is None:
        return None
    try:
        seconds = float(header)
    except ValueError:
        try:
            seconds = parsedate_to_datetime(header).timestamp() - now
        except (ValueError, OverflowError):
            return None
    return seconds if 0 <= seconds < 10**9 else None
