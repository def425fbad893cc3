"""The wording of Fury of Dracula: prompts, options and events as message ids.

The names of an event's or an option's parts (`parts.py`) decide how they are worded: some are
words, some choose the message, the others are numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.core.engine import Decision, Option
from whitby.core.facts import Part
from whitby.core.words import Argument, Phrase, Several, Word, Words
from whitby.games.fury import parts
from whitby.games.fury.board import ENDS, PLACES, ROADS
from whitby.games.fury.cards.table import BASIC_CARDS, FIGHT_CARDS

# The rules behind each prompt, the most relevant first.
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
    # Combat
    "combat_start": ("FURY-COMBAT-44", "FURY-EVENT-01", "FURY-EVENT-03", "FURY-HAND-08"),
    "escape_route": ("FURY-COMBAT-44", "FURY-COMBAT-08", "FURY-COMBAT-42"),
    "lucky_find": ("FURY-COMBAT-44", "FURY-HAND-02", "FURY-HAND-11"),
    "strike": ("FURY-COMBAT-09", "FURY-COMBAT-10", "FURY-ESCAPE-01", "FURY-COMBAT-39"),
    "fight_with": (
        "FURY-COMBAT-09",
        "FURY-COMBAT-11",
        "FURY-COMBAT-34",
        "FURY-BANNER-02",
        "FURY-COMBAT-39",
    ),
    "engage": ("FURY-COMBAT-12", "FURY-COMBAT-13", "FURY-COMBAT-17", "FURY-COMBAT-18"),
    "plan": ("FURY-COMBAT-45", "FURY-COMBAT-11", "FURY-COMBAT-14"),
    "plot": ("FURY-PLOT-01", "FURY-PLOT-03", "FURY-PLOT-04", "FURY-CANCEL-02"),
    "enraged": ("FURY-COMBAT-45", "FURY-COMBAT-15", "FURY-COMBAT-16"),
    "claw": ("FURY-COMBAT-43", "FURY-COMBAT-04", "FURY-COMBAT-18"),
    "seek": ("FURY-COMBAT-31", "FURY-PLOT-01", "FURY-PLOT-04"),
    "revenge": ("FURY-COMBAT-45", "FURY-COMBAT-20", "FURY-ESCAPE-01", "FURY-CANCEL-02"),
    "fly": (
        "FURY-ESCAPE-09",
        "FURY-ESCAPE-10",
        "FURY-ESCAPE-12",
        "FURY-ESCAPE-16",
        "FURY-ESCAPE-19",
    ),
    "next_card": ("FURY-COMBAT-22", "FURY-COMBAT-23", "FURY-COMBAT-25"),
    "let_out": ("FURY-COMBAT-08", "FURY-COMBAT-42", "FURY-COMBAT-28"),
    "bullets": ("FURY-HAND-08", "FURY-COMBAT-22", "FURY-HAND-10"),
    "save": ("FURY-GREAT-05", "FURY-GREAT-04", "FURY-GREAT-02", "FURY-BITE-03"),
    # Events of the hunters
    "drawn": ("FURY-EVENT-04", "FURY-EVENT-02", "FURY-EVENT-06", "FURY-HAND-04"),
    "dawn": ("FURY-TIME-04", "FURY-TIME-08", "FURY-EVENT-02", "FURY-EVENT-03"),
    "dusk": ("FURY-TIME-04", "FURY-TIME-08", "FURY-EVENT-02", "FURY-EVENT-03"),
    "return_ally": ("FURY-ALLY-01", "FURY-ALLY-03", "FURY-EVENT-09"),
    "act_next": ("FURY-ROUND-10", "FURY-ROUND-03"),
    "name_city": ("FURY-LAIR-14", "FURY-INFO-10", "FURY-HIDE-19", "FURY-REVEAL-02"),
    "name_space": ("FURY-HIDE-19", "FURY-REVEAL-02", "FURY-REVEAL-05"),
    "deduce": ("FURY-ENC-03", "FURY-LAIR-14", "FURY-REVEAL-01"),
    "veil": ("FURY-REVEAL-03", "FURY-HAND-07", "FURY-INFO-10"),
    "transfuse": ("FURY-ACTION-08", "FURY-WEAK-10", "FURY-BITE-02"),
    "hallow": ("FURY-CONS-11", "FURY-CONS-02", "FURY-CONS-03", "FURY-CONS-08"),
    "show_host": ("FURY-CONS-11", "FURY-CONS-02", "FURY-CONS-07", "FURY-REVEAL-03"),
    "weather": ("FURY-SEA-06", "FURY-ACTION-09", "FURY-MOVE-09", "FURY-STORM-03"),
    "hurry": ("FURY-MOVE-08", "FURY-MOVE-05", "FURY-MOVE-10"),
    "tools": ("FURY-SEARCH-12", "FURY-REVEAL-03", "FURY-WEAK-05"),
    "stake": ("FURY-SEARCH-12", "FURY-VAMP-09"),
    "answer_ambush": ("FURY-AMBUSH-15", "FURY-EVENT-01", "FURY-WEAK-05"),
    "good_luck": ("FURY-RAIL-11", "FURY-GOLD-07", "FURY-CANCEL-01"),
    # Events of Dracula
    "scheme_drawn": ("FURY-EVENT-04", "FURY-EVENT-13", "FURY-EVENT-06", "FURY-HAND-01"),
    "scheme": ("FURY-EVENT-17", "FURY-EVENT-01", "FURY-EVENT-06"),
    "corrupt": ("FURY-ENC-01", "FURY-ENC-02", "FURY-HAND-07"),
    "add": ("FURY-ENC-01", "FURY-ENC-03", "FURY-HAND-07"),
    "swap": ("FURY-EVENT-17", "FURY-ALLY-04", "FURY-HAND-06"),
    "pounce": ("FURY-EVENT-17", "FURY-ALLY-01", "FURY-REVEAL-03"),
    "great_wolf": ("FURY-REVEAL-03", "FURY-WEAK-05", "FURY-HAND-10"),
    "storms": ("FURY-STORM-01", "FURY-STORM-02", "FURY-STORM-03"),
    "influence": ("FURY-WEAK-01", "FURY-WEAK-06", "FURY-EVENT-15"),
    "take_card": ("FURY-EVENT-09", "FURY-REVEAL-03"),
    "push": ("FURY-MOVE-04", "FURY-MOVE-06", "FURY-HOSP-15"),
    "press": ("FURY-GOLD-07", "FURY-CANCEL-01", "FURY-EVENT-14"),
    "seduction": ("FURY-SEARCH-12", "FURY-BITE-01", "FURY-EVENT-01"),
    "seduce": ("FURY-SEARCH-12", "FURY-BITE-01", "FURY-VAMP-18"),
    "wild_horses": ("FURY-MOVE-10", "FURY-MOVE-09", "FURY-EVENT-01"),
    "send_on": ("FURY-MOVE-10", "FURY-MOVE-09", "FURY-MOVE-05"),
    "customs": ("FURY-MOVE-10", "FURY-REGION-03", "FURY-EVENT-01"),
    "pay_customs": ("FURY-MOVE-10", "FURY-DELAY-02", "FURY-HAND-11"),
    "false_tip": ("FURY-RAIL-11", "FURY-GOLD-07", "FURY-EVENT-01"),
}

WORDS: Final[dict[Part[Any], str]] = {
    parts.WHO: "who",
    parts.OTHER: "who",
    parts.PLACE: "place",
    parts.ITEM: "item",
    parts.EVENT: "event",
    parts.ENCOUNTER: "encounter",
    parts.TICKET: "ticket",
    parts.POWER: "power",
    parts.REGION: "region",
    parts.DAY: "day",
    parts.SPOT: "spot",
    parts.COMBAT_CARD: "combat",
}
"""Parts that are words, and the prefixes of their ids."""
SEVERAL: Final[dict[Part[Any], Part[int]]] = {
    parts.HUNTERS_THERE: parts.WHO,
    parts.ITEM_CARDS: parts.ITEM,
    parts.EVENT_CARDS: parts.EVENT,
    parts.ENCOUNTER_CARDS: parts.ENCOUNTER,
    parts.TICKET_CARDS: parts.TICKET,
    parts.COMBAT_CARDS: parts.COMBAT_CARD,
}
"""Parts with several values, and the part that each of these would be."""
CHOOSERS: Final = (parts.SIDE, parts.BACK, parts.ANSWER, parts.REASON, parts.MODE)
"""Parts that choose the message: they are the end of its id."""


def word(part: Part[Any], value: int) -> Word:
    """Return the word for a part, such as a place."""
    return Word(f"fury-{WORDS[part]}-{part.text(value)}")


def several(part: Part[int], cards: tuple[int, ...]) -> Word | Several:
    """Return a list of words, with the number of each."""
    found: dict[int, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    if not found:
        return Word("fury-none")
    return Several(tuple([(word(part, card), count) for card, count in found.items()]))


class FuryWords(Words):
    """The words of the game."""

    def rules(self, prompt: str) -> tuple[str, ...]:
        """Return the ids of the rules behind a prompt."""
        return RULES[prompt]

    def prompt(self, decision: Decision[Option]) -> Phrase:
        """Return the question of a decision."""
        named = parts.TOPICS.parts(decision.prompt)
        about = decision.about[: len(named)]
        return self.phrase(f"ask-{decision.prompt}", named[: len(about)], about)

    def phrase(self, id: str, of: tuple[Part[Any], ...], values: tuple[Any, ...]) -> Phrase:
        """Return a message with its arguments; roads and railways have messages of their own."""
        for part, value in zip(of, values, strict=True):
            if part is parts.LINK:
                id = f"{id}-{'road' if value < ROADS else 'rail'}"
        return super().phrase(id, of, values)

    def argument(self, part: Part[Any], value: Any) -> str | Mapping[str, Argument]:
        """Return what a part becomes: arguments by name, or the end of the message's id."""
        if part in CHOOSERS:
            return part.text(value) or ""
        if part in WORDS:
            return {part.name: word(part, value)}
        if part in SEVERAL:
            return {part.name: several(SEVERAL[part], value)}
        if part is parts.FIGHT_CARD:  # hunters fight with more than items
            kind = "combat" if value in BASIC_CARDS else "item"
            return {part.name: Word(f"fury-{kind}-{FIGHT_CARDS[value]}")}
        if part is parts.LINK:
            ends = [Word(f"fury-place-{PLACES[end]}") for end in ENDS[value]]
            return {"place": ends[0], "other": ends[1]}
        return {part.name: int(part.text(value) or 0)}
