"""The wording of Nosferatu: prompts, options and events as message ids."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from whitby.core.engine import Decision, Event, Option
from whitby.core.facts import Part, Pick
from whitby.core.words import Argument, Phrase, Who, Word, Words
from whitby.games.nosferatu.cards import KINDS
from whitby.games.nosferatu.claims import ABOUT, CHARACTER, CLAIM, CLAIMED
from whitby.games.nosferatu.options import PICK_RITUAL
from whitby.games.nosferatu.parts import CARD, CARDS, COUNT, RITUAL, ROLE, SEAT, TO, TOPICS

# The rules behind each prompt, the most relevant first.
RULES: Final = {
    "volunteer": ("NOSF-15",),
    "deal": ("NOSF-16", "NOSF-17"),
    "stake_first": ("NOSF-21", "NOSF-30"),
    "discard": ("NOSF-34", "NOSF-39", "NOSF-48"),
    "give": ("NOSF-35", "NOSF-39", "NOSF-40"),
    "bite": ("NOSF-56", "NOSF-57", "NOSF-58", "NOSF-65"),
    "slide": ("NOSF-59",),
    "ritual": ("NOSF-70", "NOSF-81", "NOSF-80"),
    "mirror": ("NOSF-71", "NOSF-72"),
    "transfuse": ("NOSF-75", "NOSF-76"),
    "use_stake": ("NOSF-85", "NOSF-86", "NOSF-89"),
    "move_stake": ("NOSF-87", "NOSF-88"),
    "expose": ("NOSF-92", "NOSF-94"),
}


PEOPLE: Final = {SEAT: "who", TO: "to", ABOUT: "about"}
"""Parts that are the person in a seat, and what the messages call them."""
WORDS: Final = (CARD, ROLE, CHARACTER, RITUAL)
"""Parts that are words of their own."""
NUMBERS: Final = ("number", "count", "nights")
"""Names of parts that are numbers; all others choose the message."""


class NosferatuWords(Words):
    """The words of Nosferatu."""

    def rules(self, prompt: str) -> tuple[str, ...]:
        """Return the ids of the rules behind a prompt."""
        return RULES[prompt]

    def prompt(self, decision: Decision[Option]) -> Phrase:
        """Return the question of a decision."""
        id = f"nosferatu-ask-{decision.prompt}"
        return Phrase(id, {"left": TOPICS.of(decision, COUNT)} if decision.about else {})

    def option(self, option: Option) -> Phrase:
        """Return what an option does, as on a button."""
        assert isinstance(option, Pick)
        verb = option.verb
        if verb is PICK_RITUAL:  # each Ritual has a button of its own
            return Phrase("nosferatu-do-" + option.code().replace(":", "-"))
        if verb.name == "claim":
            return self.phrase("say", verb.parts, option.values)
        return super().option(option)

    def event(self, event: Event) -> Phrase:
        """Return the line of the log for an event; a claim is said as on its button."""
        if CLAIMED.matches(event):
            claim = event[CLAIM]
            said = self.phrase("said", claim.verb.parts, claim.values)
            return Phrase(said.id, {**said.parts, "who": Who(event[SEAT])})
        return super().event(event)

    def argument(self, part: Part[Any], value: Any) -> str | Mapping[str, Argument]:
        """Return what a part becomes: arguments by name, or the end of the message's id."""
        if part in PEOPLE:
            return {PEOPLE[part]: Who(value)}
        if part in WORDS:
            return {part.name: Word(f"nosferatu-{part.name}-{part.text(value)}")}
        if part is CARDS:
            return {KINDS[kind]: value[kind] for kind in range(4)}
        if part.name in NUMBERS:
            return {part.name: value}
        return part.text(value) or ""
