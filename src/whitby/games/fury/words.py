"""How Fury of Dracula is said: prompts, options and events as ids of the language files.

What the parts of an event or an option are called (`naming.py`) decides how they are said: some are
words, some choose the message, the others are numbers.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Event, Option
from whitby.core.words import Phrase, Several, Who, Word, Words
from whitby.games.fury.board import ENDS, PLACES, ROADS
from whitby.games.fury.events import Fact
from whitby.games.fury.naming import LISTS, called
from whitby.games.fury.options import Pick

# The rules behind each prompt, the first one first.
RULES: Final = {
    "start": ("FURY-SETUP-13",),
    "dracula_start": ("FURY-SETUP-14", "FURY-SETUP-15", "FURY-SETUP-18"),
    "act": ("FURY-ACTION-01", "FURY-ACTION-02", "FURY-ACTION-03", "FURY-ACTION-05", "FURY-MOVE-06"),
    "ride": ("FURY-RAIL-03", "FURY-RAIL-05", "FURY-RAIL-06", "FURY-RAIL-08"),
    "make_room": ("FURY-TICKET-04", "FURY-TICKET-05", "FURY-TICKET-11"),
    "keep": ("FURY-TICKET-02", "FURY-TICKET-03", "FURY-TICKET-11"),
    "again": ("FURY-TICKET-05", "FURY-TICKET-04"),
    "resolve": ("FURY-SEARCH-02", "FURY-SEARCH-03", "FURY-SEARCH-08", "FURY-SEARCH-09"),
    "hand": ("FURY-TRADE-01", "FURY-TRADE-03", "FURY-TRADE-07", "FURY-TRADE-10", "FURY-TRADE-12"),
    "item_limit": ("FURY-HAND-02", "FURY-HAND-11", "FURY-SUPPLY-07"),
    "event_limit": ("FURY-HAND-01", "FURY-HAND-04", "FURY-HAND-11"),
    "ticket_limit": ("FURY-TICKET-03", "FURY-TRADE-10", "FURY-TICKET-11"),
    "scheme_limit": ("FURY-HAND-01", "FURY-HAND-04", "FURY-HAND-11"),
    "open_item": ("FURY-WEAK-02", "FURY-WEAK-04", "FURY-WEAK-09", "FURY-WEAK-11"),
    "open_event": ("FURY-WEAK-02", "FURY-WEAK-04", "FURY-WEAK-09", "FURY-WEAK-11"),
    "repel": ("FURY-ENC-08", "FURY-ENC-07", "FURY-REVEAL-03", "FURY-WEAK-05"),
    "guards_weapon": ("FURY-ENC-08", "FURY-REVEAL-03", "FURY-DELAY-03", "FURY-WEAK-05"),
    "wolves_weapon": ("FURY-ENC-08", "FURY-REVEAL-03", "FURY-DEFEAT-16", "FURY-WEAK-05"),
    "mob": ("FURY-ENC-14", "FURY-HAND-11", "FURY-DEFEAT-16"),
    "spy": ("FURY-ENC-08", "FURY-HAND-11", "FURY-TICKET-11"),
    "aristocrat": ("FURY-ENC-13", "FURY-DELAY-03", "FURY-DELAY-07"),
    "join": ("FURY-VAMP-11", "FURY-VAMP-15", "FURY-DELAY-07"),
    "ambush": ("FURY-AMBUSH-01", "FURY-AMBUSH-03", "FURY-AMBUSH-07", "FURY-AMBUSH-13"),
    "drop": ("FURY-ENC-16", "FURY-HAND-06", "FURY-HAND-07"),
    "hospital": ("FURY-DEFEAT-05", "FURY-DEFEAT-04", "FURY-DEFEAT-07", "FURY-DEFEAT-13"),
    "drive": ("FURY-BATS-02", "FURY-BATS-07", "FURY-BATS-09", "FURY-BATS-11"),
    "fog_fight": ("FURY-FOG-03", "FURY-COMBAT-02", "FURY-COMBAT-03"),
    "fog_fight_one": ("FURY-FOG-03", "FURY-COMBAT-02", "FURY-COMBAT-03"),
    "guards": ("FURY-TIME-07", "FURY-COMBAT-44"),
    "leave": ("FURY-DPHASE-03", "FURY-MATURE-01", "FURY-MATURE-08", "FURY-LAIR-02", "FURY-LAIR-05"),
    "lay_in_lair": ("FURY-LAIR-04", "FURY-LAIR-17", "FURY-ENC-11"),
    "choose_fog": ("FURY-ENC-15", "FURY-FOG-02", "FURY-FOG-04"),
    "choose_wolves": ("FURY-DEFEAT-16", "FURY-LOC-12"),
    "choose_spied": ("FURY-ENC-05", "FURY-DEFEAT-12"),
    "hoax": ("FURY-INFO-03", "FURY-HAND-01"),
    "travel": (
        "FURY-DPHASE-05",
        "FURY-DPHASE-06",
        "FURY-DPHASE-10",
        "FURY-DPHASE-16",
        "FURY-POWER-01",
    ),
    "lay": ("FURY-ENCSTEP-01", "FURY-ENCSTEP-04", "FURY-ENCSTEP-05"),
    "rumour": ("FURY-RUMOR-02", "FURY-RUMOR-04", "FURY-RUMOR-07", "FURY-RUMOR-09"),
    "roadblock": ("FURY-ROADBLOCK-02", "FURY-ROADBLOCK-03", "FURY-ROADBLOCK-05"),
    "lift_roadblock": ("FURY-ROADBLOCK-06", "FURY-TIME-07"),
    "lift_storm": ("FURY-STORM-05", "FURY-TIME-07"),
}

# What a prompt is about, where it is not about a hunter alone.
ABOUT: Final = {
    "ride": ("who", "ticket"),
    "keep": ("who", "ticket"),
    "hand": ("who", "other"),
    "wolves_weapon": ("who", "count"),
    "mob": ("who", "count"),
    "drop": ("count",),
    "lay_in_lair": ("slot",),
}

# Parts that are words, and what the ids of these words begin with.
WORDS: Final = {
    "who": "who",
    "other": "who",
    "hunters": "who",
    "place": "place",
    "item": "item",
    "items": "item",
    "event": "event",
    "events": "event",
    "encounter": "encounter",
    "encounters": "encounter",
    "ticket": "ticket",
    "tickets": "ticket",
    "power": "power",
    "region": "region",
    "day": "day",
    "spot": "spot",
}
CHOOSERS: Final[tuple[str, ...]] = ("side", "back", "answer", "reason")
"""Parts that choose the message: they end its id."""


def word(part: str, value: int) -> Word:
    """Return the word for a part, such as the name of a place."""
    return Word(f"fury-{WORDS[part]}-{called(part, value)}")


def several(part: str, cards: tuple[int, ...]) -> Word | Several:
    """Return what is listed, with how many there are of each."""
    found: dict[int, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    if not found:
        return Word("fury-none")
    return Several(tuple([(word(part, card), count) for card, count in found.items()]))


def phrase(
    id: str, parts: tuple[str, ...], values: tuple[int, ...], cards: tuple[int, ...] = ()
) -> Phrase:
    """Return a message with its parts filled in; some parts and every link choose the message."""
    said: dict[str, int | Who | Word | Several] = {}
    for part, value in zip(parts, values, strict=False):
        if part in CHOOSERS:
            id = f"{id}-{called(part, value)}"
        elif part == "link":
            id = f"{id}-{'road' if value < ROADS else 'rail'}"
            for end, place in zip(("place", "other"), ENDS[value], strict=True):
                said[end] = Word(f"fury-place-{PLACES[place]}")
        elif part in WORDS:
            said[part] = word(part, value)
        else:
            said[part] = int(called(part, value))
    if parts and parts[-1] in LISTS:
        said[parts[-1]] = several(parts[-1], cards)
    return Phrase(id, said)


class FuryWords(Words):
    """The words of the game."""

    def rules(self, prompt: str) -> tuple[str, ...]:
        """Return the ids of the rules behind a prompt."""
        return RULES[prompt]

    def prompt(self, decision: Decision[Option]) -> Phrase:
        """Return the question that a decision puts to its seat."""
        about = ABOUT.get(decision.prompt, ("who",))
        return phrase(f"fury-ask-{decision.prompt}", about, decision.about)

    def option(self, option: Option) -> Phrase:
        """Return what an option does, as on a button."""
        assert isinstance(option, Pick)
        values = (option.value, option.other)
        return phrase(f"fury-do-{option.verb.name}", option.verb.parts, values)

    def event(self, event: Event) -> Phrase:
        """Return the line of the log for an event."""
        assert isinstance(event, Fact)
        return phrase(f"fury-log-{event.kind.name}", event.kind.parts, event.values, event.cards)
