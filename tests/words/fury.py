"""Everything Fury of Dracula can say, and what its screens show."""

from itertools import product

from whitby.core.engine import Decision, Event, Option
from whitby.core.words import Phrase
from whitby.games.fury.board import PLACES, REGIONS
from whitby.games.fury.cards import table as cards
from whitby.games.fury.events import ALL_KINDS, FLEW_AWAY, WON, Fact, Kind
from whitby.games.fury.game import FURY
from whitby.games.fury.naming import BACKS, LISTS, NAMES, SPOTS
from whitby.games.fury.options import ALL_VERBS, Verb
from whitby.games.fury.words import ABOUT, CHOOSERS, RULES
from words.files import variables

NUMBERS = (1, 2, 5, 13)
ENDINGS = (
    (cards.HUNTER_SIDE, cards.BY_DEFEAT),
    (cards.DRACULA_SIDE, cards.BY_INFLUENCE),
)
PUNCHES = tuple(cards.FIGHT_CARDS[card] for card in cards.BASIC_CARDS)
"""The hunters' combat cards."""
FORCES = ("no_supply", "no_day", "nocturnal", "long_night", "vigor", "telegraph", "swift")
"""Temporary effects of events."""
HELPED = (*cards.ITEMS, *cards.EVENTS, *cards.ENCOUNTERS, *cards.POWERS, *cards.COMBAT, *PUNCHES)
"""Every card with an explanation."""


def values_of(part: str) -> list[int]:
    """Every value of a part."""
    return list(range(len(NAMES[part])) if part in NAMES else NUMBERS)


def each_once(parts: tuple[str, ...]) -> list[tuple[int, ...]]:
    """Values of parts: each value occurs, and with it everything that selects the message."""
    if not parts:
        return [()]
    choosing = [part for part in parts if part in CHOOSERS]
    found: list[tuple[int, ...]] = []
    for part in parts:
        free = [part, *[each for each in choosing if each != part]]
        for chosen in product(*map(values_of, free)):
            given = dict(zip(free, chosen, strict=True))
            found.append(tuple(given.get(each, values_of(each)[0]) for each in parts))
    return list(dict.fromkeys(found))


def facts_of(kind: Kind) -> list[Fact]:
    """A kind of event, once for each way to say it."""
    if kind is WON:
        return [Fact(kind, ending) for ending in ENDINGS]
    if kind is FLEW_AWAY:  # he lands in a city, never at sea
        backs = [BACKS.index("land"), BACKS.index("castle")]
        return [Fact(kind, (space, back)) for space in values_of("space") for back in backs]
    if not kind.parts or kind.parts[-1] not in LISTS:
        return [Fact(kind, values) for values in each_once(kind.parts)]
    listed = values_of(kind.parts[-1])
    hands: list[tuple[int, ...]] = [(), (0, 0, 1), *[(card,) for card in listed]]
    return [Fact(kind, values, hand) for values in each_once(kind.parts[:-1]) for hand in hands]


def all_fury_events() -> list[Event]:
    """Every event, once for each way to say it."""
    return [fact for kind in ALL_KINDS.values() for fact in facts_of(kind)]


def picks_of(verb: Verb) -> list[Option]:
    """Every option with a verb."""
    return [verb.of(*values) if values else verb.of() for values in each_once(verb.parts)]


def all_fury_options() -> list[Option]:
    """Every option."""
    return [pick for verb in ALL_VERBS.values() for pick in picks_of(verb)]


def all_fury_prompts() -> list[Decision[Option]]:
    """Every question, for every hunter it may be about."""
    found: list[Decision[Option]] = []
    for prompt in RULES:
        named = ("who",) if "who" in variables("en", f"fury-ask-{prompt}") else ()
        about = each_once(ABOUT.get(prompt, named))
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
