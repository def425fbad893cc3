"""Everything Nosferatu can say, and what its screens show."""

from itertools import product

from whitby.core.engine import Decision, Event, Option
from whitby.core.words import Phrase
from whitby.games.nosferatu import cards, events, parts
from whitby.games.nosferatu.claims import CLAIM
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.options import Verb
from whitby.games.nosferatu.words import RULES
from words.files import COUNTS
from words.rows import Samples, Special, events_of, options_of

ENDINGS = [
    (cards.HUNTERS_WIN, cards.BY_STAKE),
    (cards.EVIL_WINS, cards.BY_STAKE),
    (cards.EVIL_WINS, cards.BY_BITES),
]


def nosferatu_options() -> list[Option]:
    """Every option and claim in Nosferatu."""
    return options_of(Verb.ALL)


def nosferatu_events() -> list[Event]:
    """Every event in Nosferatu, once for each way to say it."""
    said = [option for option in nosferatu_options() if option.does() == "claim"]
    samples: Samples = {
        parts.CARDS: list(product(COUNTS[:3], repeat=4)),
        parts.CASE: (1, 2, 3),
        parts.COUNT: COUNTS,
        parts.CLOCK_NIGHTS: COUNTS,
        CLAIM: said,
    }
    joined = [(count,) for count in COUNTS[1:]]
    special: Special = {events.WON: ENDINGS, events.NIGHTS_JOINED: joined}
    return events_of(events.Kind.ALL, NOSFERATU.words, samples, special)


def nosferatu_phrases() -> list[Phrase]:
    """Every phrase of Nosferatu."""
    words = NOSFERATU.words
    lefts: dict[str, list[tuple[int, ...]]] = {"bite": [(count,) for count in COUNTS[1:]]}
    asked: list[Decision[Option]] = [
        Decision(3, prompt, [], about) for prompt in RULES for about in lefts.get(prompt, [()])
    ]
    return [
        *[words.prompt(decision) for decision in asked],
        *[words.option(option) for option in nosferatu_options()],
        *[words.event(event) for event in nosferatu_events()],
        *[Phrase(f"nosferatu-why-idle-{ritual}") for ritual in cards.RITUALS],
    ]


def nosferatu_screens() -> set[str]:
    """What Nosferatu's screens show besides questions, options and the log."""
    things = (
        "action_pile bites character clock dark_card dawn discard discarded given holder library "
        "reserve rituals round stake"
    )
    helps = [*cards.KINDS, *cards.ROLES, *cards.RITUALS, "dawn", "stake", "thirst", "master"]
    settings = [
        (setting.name, choice) for setting in NOSFERATU.options for choice in setting.choices
    ]
    names = [
        "title",
        "face-up",
        "face-down",
        "dark_card-thirst",
        "dark_card-master",
        *[f"side-{side}" for side in cards.SIDES[1:]],
        *[f"card-{kind}" for kind in cards.KINDS],
        *[f"role-{role}" for role in cards.ROLES],
        *[f"goal-{role}" for role in cards.ROLES],
        *[f"ritual-{ritual}" for ritual in cards.RITUALS],
        *[f"case-{case}" for case in (1, 2, 3)],
        *[f"phase-{phase}" for phase in cards.PHASES],
        *[f"thing-{thing}" for thing in things.split()],
        *[f"help-{thing}" for thing in helps],
        *[f"option-{name}" for name, _ in settings],
        *[f"option-{name}-{choice}" for name, choice in settings],
    ]
    return {f"nosferatu-{name}" for name in names}
