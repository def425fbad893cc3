"""The wording of Nosferatu: prompts, options and events as message ids."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Event, Option
from whitby.core.words import Phrase, Who, Word, Words
from whitby.games.nosferatu import claims as talk
from whitby.games.nosferatu import events as e
from whitby.games.nosferatu import options as o
from whitby.games.nosferatu.cards import KINDS, REASONS, RITUALS, ROLES, SIDES

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


def card(kind: int) -> Word:
    """Return the name of a library card."""
    return Word(f"nosferatu-card-{KINDS[kind]}")


def role(kind: int) -> Word:
    """Return the name of a character."""
    return Word(f"nosferatu-role-{ROLES[kind]}")


def ritual(kind: int) -> Word:
    """Return the name of a Ritual."""
    return Word(f"nosferatu-ritual-{RITUALS[kind]}")


class NosferatuWords(Words):
    """The words of Nosferatu."""

    def rules(self, prompt: str) -> tuple[str, ...]:
        """Return the ids of the rules behind a prompt."""
        return RULES[prompt]

    def prompt(self, decision: Decision[Option]) -> Phrase:
        """Return the question of a decision."""
        id = f"nosferatu-ask-{decision.prompt}"
        return Phrase(id, {"left": decision.about[0]} if decision.about else {})

    def option(self, option: Option) -> Phrase:
        """Return what an option does, as on a button."""
        if isinstance(option, talk.Claim):
            return claim(option, "nosferatu-say")
        if isinstance(option, o.OfSeat):
            return Phrase(f"nosferatu-do-{option.does()}", {"who": Who(option.seat)})
        if isinstance(option, o.OfCard):
            return Phrase(f"nosferatu-do-{option.does()}", {"card": card(option.kind)})
        if isinstance(option, o.PickRitual):
            return Phrase(f"nosferatu-do-ritual-{RITUALS[option.ritual]}")
        return Phrase("nosferatu-do-" + option.code().replace(":", "-"))

    def event(self, event: Event) -> Phrase:
        """Return the line of the log for an event."""
        if isinstance(event, talk.Claimed):
            said = claim(event.claim, "nosferatu-said")
            return Phrase(said.id, {**said.parts, "who": Who(event.seat)})
        if isinstance(event, e.Bitten):
            return Phrase("nosferatu-log-bitten", {"who": Who(event.seat), "count": event.in_play})
        if isinstance(event, e.OfSeat):
            return Phrase(f"nosferatu-log-{event.name()}", {"who": Who(event.seat)})
        if isinstance(event, e.OfCard):
            return Phrase(
                f"nosferatu-log-{event.name()}",
                {"who": Who(event.seat), "card": card(event.kind)},
            )
        if isinstance(event, e.OfRole):
            return Phrase(
                f"nosferatu-log-{event.name()}",
                {"who": Who(event.seat), "role": role(event.role)},
            )
        if isinstance(event, e.Bare):
            return Phrase(f"nosferatu-log-{event.name()}")
        return particular(event)


def particular(event: Event) -> Phrase:
    """Return the line for the kinds of event with arguments of their own."""
    match event:
        case e.RoundBegan():
            return Phrase("nosferatu-log-round", {"number": event.number})
        case e.ClockTurned():
            face = "dawn" if event.dawn else "night"
            return Phrase(f"nosferatu-log-clock-{face}", {"who": Who(event.seat)})
        case e.Announced():
            return Phrase(f"nosferatu-log-announced-{event.case}")
        case e.PileSeen():
            return Phrase("nosferatu-log-pile", counts(event.pile))
        case e.DarkCardTurned():
            return Phrase("nosferatu-log-" + event.code().replace(":", "-"))
        case e.NightsJoined():
            return Phrase("nosferatu-log-nights_joined", {"count": event.count})
        case e.RitualUsed():
            return Phrase(
                "nosferatu-log-ritual",
                {"who": Who(event.seat), "ritual": ritual(event.ritual)},
            )
        case e.StakePassed():
            return Phrase(
                "nosferatu-log-stake_passed", {"who": Who(event.seat), "to": Who(event.to)}
            )
        case e.Killed():
            return Phrase("nosferatu-log-killed", {"who": Who(event.seat), "to": Who(event.target)})
        case e.RoundEnded():
            parts = {"nights": event.nights, "count": event.discarded}
            return Phrase("nosferatu-log-round_ended", parts)
        case e.Won():
            return Phrase(f"nosferatu-log-won-{SIDES[event.side]}-{REASONS[event.reason]}")
        case e.ReserveShown():
            return Phrase("nosferatu-log-reserve", {"who": Who(event.seat), **counts(event.cards)})
    raise AssertionError(f"no words for {event.code()}")


def counts(cards: tuple[int, ...]) -> dict[str, int]:
    """Return how many of each kind, by name."""
    return {KINDS[kind]: cards[kind] for kind in range(4)}


def claim(said: talk.Claim, prefix: str) -> Phrase:
    """Return a claim, as a button or as a line of the log."""
    parts: dict[str, int | Who | Word] = {}
    if said.seat >= 0:
        parts["about"] = Who(said.seat)
    if said.topic == talk.I_AM:
        parts["role"] = role(said.value)
    elif said.topic == talk.PILE_HAD:
        parts["count"] = said.value
    elif said.value >= 0:
        parts["card"] = card(said.value)
    return Phrase(f"{prefix}-{talk.TOPICS[said.topic]}", parts)
