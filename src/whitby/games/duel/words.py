"""The wording of the duel: prompts, options and events as message ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.core.engine import Decision, Event, Option
from whitby.core.facts import Part
from whitby.core.words import Argument, Phrase, Several, Who, Word, Words
from whitby.games.duel.board import ENDS, PLACES
from whitby.games.duel.cards import DECK
from whitby.games.duel.events import DEALT, GAME_BEGAN
from whitby.games.duel.parts import (
    CARD,
    DRACULAS_CARDS,
    DRACULAS_SEAT,
    DRAWN,
    ENCOUNTER,
    FIRST,
    HAND,
    HELD,
    LEFT,
    LYING,
    NUMBER,
    PLACE,
    PLAYED_CARD,
    READY,
    SECOND,
    SIDE,
    SLOT,
    STARTER,
    TOPICS,
    VAN_HELSINGS_CARDS,
    cards_in,
)

# The rules behind each prompt, the most relevant first.
RULES: Final = {
    "pick": ("DUEL-014", "DUEL-018", "DUEL-019"),
    "move": ("DUEL-039", "DUEL-046", "DUEL-047", "DUEL-096"),
    "meet": ("DUEL-049", "DUEL-050", "DUEL-114", "DUEL-118"),
    "look": ("DUEL-041", "DUEL-055", "DUEL-060"),
    "lay": ("DUEL-056", "DUEL-057", "DUEL-064", "DUEL-081"),
    "play": ("DUEL-029", "DUEL-093", "DUEL-095", "DUEL-096"),
    "save": ("DUEL-122", "DUEL-125", "DUEL-176"),
    "recruit": ("DUEL-145", "DUEL-164"),
    "fetch": ("DUEL-130", "DUEL-131"),
    "turn": ("DUEL-148", "DUEL-149", "DUEL-161"),
    "fly": ("DUEL-157", "DUEL-158"),
    "reach": ("DUEL-162", "DUEL-163"),
    "send": ("DUEL-165",),
    "barrier": ("DUEL-100", "DUEL-103", "DUEL-106", "DUEL-110", "DUEL-111"),
}


WORDS: Final[dict[Part[Any], tuple[str, str]]] = {
    SIDE: ("who", "side"),
    PLACE: ("place", "place"),
    ENCOUNTER: ("card", "encounter"),
    CARD: ("card", "card"),
}
"""Parts that are words: what the messages call them, and where the words are found."""
NUMBERS: Final = ("number", "count", "left", "lives", "strength", "against")
"""Names of parts that are numbers."""
UNSAID: Final = (LYING, HELD, READY)
"""Parts that the log does not mention; all others choose the message."""


def word(part: Part[Any], value: int) -> Word:
    """Return the name of a location, a card or a side."""
    return Word(f"duel-{WORDS[part][1]}-{part.text(value)}")


def place(at: int) -> Word:
    """Return the name of a location."""
    return Word(f"duel-place-{PLACES[at]}")


def hand(counts: tuple[int, ...]) -> Word | Several:
    """Return the encounter cards of a hand, with the number of each."""
    held = [(word(ENCOUNTER, kind), count) for kind, count in enumerate(counts) if count]
    return Several(tuple(held)) if held else Word("duel-nothing")


class DuelWords(Words):
    """The words of the duel."""

    def rules(self, prompt: str) -> tuple[str, ...]:
        """Return the ids of the rules behind a prompt."""
        return RULES[prompt]

    def prompt(self, decision: Decision[Option]) -> Phrase:
        """Return the question of a decision."""
        id = f"duel-ask-{decision.prompt}"
        if decision.prompt == "pick":
            return Phrase(id, {"left": TOPICS.of(decision, LEFT)})
        if decision.about:
            return Phrase(id, {"place": place(TOPICS.of(decision, PLACE))})
        return Phrase(id)

    def option(self, option: Option) -> Phrase:
        """Return what an option does, as on a button, and whether it costs a life."""
        said = super().option(option)
        dear = option.grave() and len(said.parts) > 0
        return Phrase(f"{said.id}-dear", said.parts) if dear else said

    def event(self, event: Event) -> Phrase:
        """Return the line of the log for an event."""
        if GAME_BEGAN.matches(event):
            seat = event[DRACULAS_SEAT]
            return Phrase(
                "duel-log-game",
                {
                    "number": event[NUMBER],
                    "who": Who(seat),
                    "other": Who(1 - seat),
                    "starter": word(SIDE, event[STARTER]),
                },
            )
        if DEALT.matches(event):
            count = event[DRACULAS_CARDS] + event[VAN_HELSINGS_CARDS]
            return Phrase("duel-log-dealt", {"count": count})
        return super().event(event)

    def argument(self, part: Part[Any], value: Any) -> str | Mapping[str, Argument]:
        """Return what a part becomes: arguments by name, or the end of the message's id."""
        if part in WORDS:
            return {WORDS[part][0]: word(part, value)}
        if part.name in NUMBERS:
            return {part.name: value}
        if part is HAND:
            return {"cards": hand(value)}
        if part is PLAYED_CARD:
            return {"who": word(SIDE, value // DECK), "card": word(CARD, value)}
        if part is DRAWN:
            cards = cards_in(value)
            titles = Several(tuple([(word(CARD, card), 1) for card in cards]))
            return {"who": word(SIDE, cards[0] // DECK), "cards": titles}
        if part is SLOT:
            a, b = ENDS[value]
            return {"place": place(a), "other": place(b)}
        if part is FIRST:
            return {"who": Who(0), "first": value}
        if part is SECOND:
            return {"other": Who(1), "second": value}
        return {} if part in UNSAID else part.text(value) or {}
