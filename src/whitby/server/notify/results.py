"""The result of a delivery: a category, never the other server's response.

The test button shows no more than this, so that it cannot be used to read pages that only the
server can reach.
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
"""The message id of each result."""

PASSING: Final[frozenset[How]] = frozenset({"busy", "slow", "unreachable"})
"""Temporary failures, which are retried."""


class Answer(Struct, frozen=True):
    """The result of one attempt, and the seconds the other side asks us to wait."""

    how: How
    retry_after: float | None = None


class OutletResult(Plain):
    """The response of the test button."""

    ok: bool
    how: How
    text: str


def told(answer: Answer, language: str) -> OutletResult:
    """Return the result of an attempt in a person's language."""
    text = Speech(best(language)).say(WORDS[answer.how])
    return OutletResult(ok=answer.how == "sent", how=answer.how, text=text)


def of_status(status: int, retry_after: str | None, now: float) -> Answer:
    """Return what an HTTP status means; `now` is the time in seconds since 1970."""
    if status < 300:
        return Answer("sent")
    if status < 400:
        return Answer("redirected")
    if status in (408, 425, 429) or status >= 500:
        return Answer("busy", _seconds(retry_after, now))
    return Answer("refused")


def _seconds(header: str | None, now: float) -> float | None:
    """Return the seconds a Retry-After header asks for; it may be a number or a date."""
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
