"""Everything Fury of Dracula can say, and what its screens show."""

from whitby.core.engine import Decision, Event, Option
from whitby.core.words import Phrase
from whitby.games.fury import events, parts
from whitby.games.fury.board import PLACES, REGIONS
from whitby.games.fury.cards import table as cards
from whitby.games.fury.game import FURY
from whitby.games.fury.options import Verb
from whitby.games.fury.parts import BACKS, SPOTS, TOPICS
from whitby.games.fury.words import RULES
from words.files import variables
from words.rows import Samples, Special, each_once, events_of, options_of

ENDINGS = ((cards.HUNTER_SIDE, cards.BY_DEFEAT), (cards.DRACULA_SIDE, cards.BY_INFLUENCE))
PUNCHES = tuple(cards.FIGHT_CARDS[card] for card in cards.BASIC_CARDS)
"""The hunters' combat cards."""
FORCES = ("no_supply", "no_day", "nocturnal", "long_night", "vigor", "telegraph", "swift")
"""Temporary effects of events."""
HELPED = (*cards.ITEMS, *cards.EVENTS, *cards.ENCOUNTERS, *cards.POWERS, *cards.COMBAT, *PUNCHES)
"""Every card with an explanation."""


def all_fury_events() -> list[Event]:
    """Every event, once for each way to say it."""
    samples: Samples = {
        part: [(), (0, 0, 1), *[(card,) for card in range(len(part.names))]] for part in parts.LISTS
    }
    # he lands in a city, never at sea
    flights = [(space, BACKS.index(back)) for space in range(6) for back in ("land", "castle")]
    special: Special = {events.WON: ENDINGS, events.FLEW_AWAY: flights}
    return events_of(events.Kind.ALL, FURY.words, samples, special)


def all_fury_options() -> list[Option]:
    """Every option."""
    return options_of(Verb.ALL)


def all_fury_prompts() -> list[Decision[Option]]:
    """Every question, for every hunter it may be about."""
    found: list[Decision[Option]] = []
    for prompt in RULES:
        named = (parts.WHO,) if "who" in variables("en", f"fury-ask-{prompt}") else ()
        about = each_once(FURY.words, TOPICS.others.get(prompt, named), {})
        found += [Decision(0, prompt, [], each) for each in about]
    return found


def fury_phrases() -> list[Phrase]:
    """Every phrase of Fury of Dracula."""
    words = FURY.words
    return [
        *[words.prompt(decision) for decision in all_fury_prompts()],
        *[words.option(option) for option in all_fury_options()],
        *[words.event(event) for event in all_fury_events()],
    ]


def fury_screens() -> set[str]:
    """What the game's screens show besides questions, options and the log."""
    settings = [(setting.name, choice) for setting in FURY.options for choice in setting.choices]
    names = [
        "title",
        *[f"side-{side}" for side in cards.SIDES],
        *[f"who-{hunter}" for hunter in cards.HUNTERS],
        *[f"place-{place}" for place in (*PLACES, "road", "rail")],
        *[f"region-{region}" for region in ("none", *REGIONS)],
        *[f"item-{item}" for item in cards.ITEMS],
        *[f"event-{event}" for event in cards.EVENTS],
        *[f"encounter-{encounter}" for encounter in cards.ENCOUNTERS],
        *[f"power-{power}" for power in cards.POWERS],
        *[f"combat-{card}" for card in (*cards.COMBAT, *PUNCHES)],
        *[f"ticket-{ticket}" for ticket in cards.TICKETS],
        *[f"day-{day}" for day in cards.DAYS],
        *[f"phase-{phase}" for phase in cards.PHASES],
        *[f"back-{back}" for back in BACKS],
        *[f"spot-{spot}" for spot in SPOTS],
        *[f"reason-{reason}" for reason in cards.REASONS],
        *[f"fight-{card}" for at, card in enumerate(cards.FIGHT_CARDS) if cards.BANNERS[at]],
        *[f"foe-{foe}" for foe in ("dracula", "new_vampire", "reckless_vampire")],
        *[f"force-{force}" for force in FORCES],
        *[f"help-{card}" for card in HELPED],
        *[f"option-{name}" for name, _ in settings],
        *[f"option-{name}-{choice}" for name, choice in settings],
    ]
    return {f"fury-{name}" for name in names}
