"""The notifications: it is your turn at this table, and nothing about the game.

A message is made from a game's name, a table's id and a language. It knows no state, seat or
question, so it cannot reveal any of them, not even by its length.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from whitby.words import Speech, best

Event = Literal["your_turn", "test", "code"]


class Message(Struct, frozen=True, kw_only=True):
    """A notification, the same for every kind of outlet."""

    event: Event
    language: str
    title: str
    text: str
    url: str
    stop: str  # the page where notifications can be turned off
    game: str | None = None
    table: str | None = None


class Turn(Struct, frozen=True, kw_only=True):
    """It is a person's turn."""

    person: str
    language: str
    game: str
    table: str
    url: str


def of_turn(turn: Turn, stop: str) -> Message:
    """Return the message that it is a person's turn at a table."""
    speech = Speech(best(turn.language))
    game = speech.say(f"{turn.game}-title")
    return Message(
        event="your_turn",
        language=speech.lang,
        title=speech.say("outlets-turn-title", game=game),
        text=speech.say("outlets-turn", game=game, table=turn.table),
        url=turn.url,
        stop=stop,
        game=turn.game,
        table=turn.table,
    )


def of_test(language: str, home: str, stop: str) -> Message:
    """Return the message of the test button."""
    speech = Speech(best(language))
    return Message(
        event="test",
        language=speech.lang,
        title=speech.say("outlets-test-title"),
        text=speech.say("outlets-test"),
        url=home,
        stop=stop,
    )


def of_code(language: str, code: str, home: str, stop: str) -> Message:
    """Return the first message to a new address: only its reader learns the code."""
    speech = Speech(best(language))
    return Message(
        event="code",
        language=speech.lang,
        title=speech.say("outlets-code-title"),
        text=speech.say("outlets-code", code=code),
        url=home,
        stop=stop,
    )


def footer(message: Message) -> str:
    """Return why a person gets this e-mail, and how to unsubscribe."""
    speech = Speech(message.language)
    if message.event == "code":
        return speech.say("outlets-code-stranger")
    return speech.say("outlets-stop", url=message.stop)
