"""Everything Nosferatu can say, and what its screens show."""

from itertools import product
from types import ModuleType

from whitby.core.engine import Decision, Event, Option
from whitby.core.words import Phrase
from whitby.games.nosferatu import cards, claims, events, options
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.words import RULES
from words.files import COUNTS


def nosferatu_options() -> list[Option]:
    """Every option and claim in Nosferatu."""
    by_seat: list[tuple[Option, ...]] = [
        options.DEALS,
        options.STAKES,
        options.BITES,
        options.MIRRORS,
        options.TRANSFUSIONS,
        options.KILLS,
        options.PASSES,
        options.MOVES,
        options.EXPOSURES,
    ]
    by_card: list[tuple[Option, ...]] = [options.DISCARDS, options.GIVES, options.SLIDES]
    said: list[Option] = [*claims.OF_ACTORS, claims.SUSPICIONS[3], claims.TRUSTS[3]]
    return [
        *options.YES_OR_NO,
        *[option for group in by_card for option in group],
        *[group[3] for group in by_seat],
        *options.PICKS,
        options.NO_RITUAL,
        *said,
        *claims.GIFTS[3],
        *claims.SPLITS,
    ]


def kinds_of_event(base: type[Event], module: ModuleType = events) -> list[type[Event]]:
    """A game's kinds of event below a base class, without the base classes themselves."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    bases = [
        kind
        for kind in found
        if kind.__name__.startswith("Of") or kind.__name__ in ("Bare", "Event")
    ]
    return [kind for kind in found if issubclass(kind, base) and kind not in bases]


def nosferatu_events() -> list[Event]:
    """Every event in Nosferatu, once for each way to say it."""
    made: list[Event] = [events.Bitten(3, count) for count in range(1, 6)]
    for kind in kinds_of_event(events.OfSeat):
        made += [] if kind is events.Bitten else [kind(3)]
    for kind in kinds_of_event(events.OfCard):
        made += [kind(3, card) for card in range(4)]  # type: ignore[call-arg]
    for kind in kinds_of_event(events.OfRole):
        made += [kind(3, role) for role in (cards.HUNTER, cards.VAMPIRE)]  # type: ignore[call-arg]
    made += [kind() for kind in kinds_of_event(events.Bare)]
    made += [events.RoundBegan(count) for count in (1, 12)]
    made += [events.ClockTurned(3, dawn) for dawn in (False, True)]
    made += [events.Announced(case) for case in (1, 2, 3)]
    made += [events.PileSeen(pile) for pile in product(COUNTS[:3], repeat=4)]
    made += [events.ReserveShown(3, pile) for pile in product(COUNTS[:3], repeat=4)]
    made += [events.DarkCardTurned(thirst) for thirst in (False, True)]
    made += [events.NightsJoined(count) for count in COUNTS[1:]]
    made += [events.RitualUsed(3, ritual) for ritual in range(3)]
    made += [events.StakePassed(3, 4), events.Killed(3, 4)]
    made += [events.RoundEnded(nights, count) for nights in COUNTS for count in COUNTS]
    made += [events.Won(cards.HUNTERS_WIN, cards.BY_STAKE)]
    made += [events.Won(cards.EVIL_WINS, reason) for reason in (cards.BY_STAKE, cards.BY_BITES)]
    said = [option for option in nosferatu_options() if isinstance(option, claims.Claim)]
    made += [claims.Claimed(3, claim) for claim in said]
    missing = set(kinds_of_event(Event)) - {type(event) for event in made}
    assert not missing, f"this test makes none of {missing}"
    return made


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
