"""The wording of the duel: prompts, options and events as message ids."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Event, Option
from whitby.core.words import Phrase, Several, Who, Word, Words
from whitby.games.duel import events as e
from whitby.games.duel import options as o
from whitby.games.duel.board import ENDS, PLACES
from whitby.games.duel.cards import (
    CARDS,
    COLOURS,
    EACH,
    FIGHTS,
    KINDS,
    LOSSES,
    NONE,
    REASONS,
    SIDES,
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


def place(at: int) -> Word:
    """Return the name of a location."""
    return Word(f"duel-place-{PLACES[at]}")


def encounter(kind: int) -> Word:
    """Return the name of an encounter card."""
    return Word(f"duel-encounter-{KINDS[kind]}")


def card(number: int) -> Word:
    """Return the title of an action card."""
    return Word(f"duel-card-{CARDS[number]}")


def hand(owner: int, counts: tuple[int, ...]) -> Word | Several:
    """Return the encounter cards of a side, with the number of each."""
    held = [(encounter(EACH * owner + rank), count) for rank, count in enumerate(counts) if count]
    return Several(tuple(held)) if held else Word("duel-nothing")


def side(which: int) -> Word:
    """Return the name of a side."""
    return Word(f"duel-side-{SIDES[which]}")


class DuelWords(Words):
    """The words of the duel."""

    def rules(self, prompt: str) -> tuple[str, ...]:
        """Return the ids of the rules behind a prompt."""
        return RULES[prompt]

    def prompt(self, decision: Decision[Option]) -> Phrase:
        """Return the question of a decision."""
        id = f"duel-ask-{decision.prompt}"
        if decision.prompt == "pick":
            return Phrase(id, {"left": decision.about[0]})
        if decision.about:
            return Phrase(id, {"place": place(decision.about[0])})
        return Phrase(id)

    def option(self, option: Option) -> Phrase:
        """Return what an option does, as on a button."""
        if isinstance(option, o.OfKind):
            return Phrase(f"duel-do-{option.does()}", {"card": encounter(option.kind)})
        if isinstance(option, o.StepTo):
            dear = "-dear" if option.grave() else ""
            return Phrase(f"duel-do-step{dear}", {"place": place(option.place)})
        if isinstance(option, o.OfPlace):
            return Phrase(f"duel-do-{option.does()}", {"place": place(option.place)})
        if isinstance(option, o.PlayCard):
            dear = "-dear" if option.grave() else ""
            return Phrase(f"duel-do-{option.does()}{dear}", {"card": card(option.card)})
        if isinstance(option, o.OfCard):
            return Phrase(f"duel-do-{option.does()}", {"card": card(option.card)})
        if isinstance(option, o.Send):
            return Phrase(f"duel-do-send-{SIDES[option.side]}")
        if isinstance(option, o.SetBarrier):
            a, b = ENDS[option.slot]
            colour = COLOURS[option.colour]
            return Phrase(f"duel-do-barrier-{colour}", {"place": place(a), "other": place(b)})
        return Phrase("duel-do-" + option.code().replace(":", "-"))

    def event(self, event: Event) -> Phrase:
        """Return the line of the log for an event."""
        if isinstance(event, e.OfFace):
            return Phrase(
                f"duel-log-{event.name()}",
                {
                    "who": side(event.side),
                    "place": place(event.place),
                    "card": encounter(event.kind),
                },
            )
        if isinstance(event, e.OfPlace):
            parts = {"who": side(event.side), "place": place(event.place)}
            return Phrase(f"duel-log-{event.name()}", parts)
        if isinstance(event, e.OfKind):
            return Phrase(
                f"duel-log-{event.name()}",
                {"who": side(event.side), "card": encounter(event.kind)},
            )
        if isinstance(event, e.OfCard):
            return Phrase(f"duel-log-{event.name()}", {"card": card(event.card)})
        if isinstance(event, e.OfHand):
            parts_of = {"who": side(event.side), "cards": hand(event.side, event.counts)}
            return Phrase(f"duel-log-{event.name()}", parts_of)
        if isinstance(event, e.OfSide):
            return Phrase(f"duel-log-{event.name()}", {"who": side(event.side)})
        return particular(event)


def particular(event: Event) -> Phrase:
    """Return the line for the kinds of event with arguments of their own."""
    match event:
        case e.GameBegan():
            return Phrase(
                "duel-log-game",
                {
                    "number": event.number,
                    "who": Who(event.dracula),
                    "other": Who(1 - event.dracula),
                    "starter": side(event.starter),
                },
            )
        case e.Dealt():
            count = event.dracula + event.van_helsing
            return Phrase("duel-log-dealt", {"count": count})
        case e.OfCards():
            titles = Several(tuple([(card(number), 1) for number in event.listed()]))
            return Phrase("duel-log-drew", {"who": side(event.side), "cards": titles})
        case e.Refilled():
            shuffled = "-shuffled" if event.shuffled else ""
            return Phrase(
                f"duel-log-refilled{shuffled}", {"who": side(event.side), "count": event.count}
            )
        case e.TurnBegan():
            return Phrase("duel-log-turn", {"number": event.number, "who": side(event.side)})
        case e.Played():
            used = "used" if event.used else "played"
            return Phrase(
                f"duel-log-{used}", {"who": side(event.card // 10), "card": card(event.card)}
            )
        case e.LifeLost():
            return Phrase(
                f"duel-log-life_lost-{LOSSES[event.loss]}",
                {"who": side(event.side), "left": event.left},
            )
        case e.GaveUp():
            return Phrase(
                f"duel-log-gave_up-{SIDES[event.side]}",
                {"lives": event.lives, "count": event.targets},
            )
        case e.Captured():
            return Phrase(f"duel-log-captured-{SIDES[event.side]}", {"count": event.targets})
        case e.Fought():
            return Phrase(
                f"duel-log-fought-{FIGHTS[event.result]}",
                {
                    "who": side(event.side),
                    "strength": event.strength,
                    "against": event.against,
                },
            )
        case e.BarrierSet():
            a, b = ENDS[event.slot]
            return Phrase(
                f"duel-log-barrier-{COLOURS[event.colour]}",
                {"who": side(event.side), "place": place(a), "other": place(b)},
            )
        case e.Won():
            who = "nobody" if event.side == NONE else SIDES[event.side]
            return Phrase(f"duel-log-won-{who}-{REASONS[event.reason]}")
        case e.Uncovered():
            return Phrase("duel-log-uncovered")
        case e.Score():
            return Phrase(
                "duel-log-score",
                {
                    "who": Who(0),
                    "first": event.first,
                    "other": Who(1),
                    "second": event.second,
                },
            )
    raise AssertionError(f"no words for {event.code()}")
