"""Everything the duel can say, and what its screens show."""

from collections.abc import Callable
from types import ModuleType

from whitby.core.engine import Decision, Event, Option
from whitby.core.words import Phrase
from whitby.games.duel import cards as duel_cards
from whitby.games.duel import events as duel_events
from whitby.games.duel import options as duel_options
from whitby.games.duel.board import PLACES, SLOTS
from whitby.games.duel.game import BY_MATCH, DUEL, NOBODY
from whitby.games.duel.values import SOURCES as DUEL_SOURCES
from whitby.games.duel.words import RULES as DUEL_RULES
from whitby.games.duel.words import place


def all_duel_options() -> list[Option]:
    """Every option in the duel."""
    rows: list[tuple[Option, ...]] = [
        duel_options.PICKS,
        duel_options.LAYS,
        duel_options.RECRUITS,
        duel_options.STEPS,
        duel_options.DEAR_STEPS,
        duel_options.TURNS,
        duel_options.FLIGHTS,
        duel_options.REACHES,
        duel_options.PLAYS,
        duel_options.USES,
        duel_options.DEAR_PLAYS,
        duel_options.DEAR_USES,
        duel_options.FETCHES,
        duel_options.SENDS,
        *duel_options.BARRIERS,
    ]
    bare = [each for each in vars(duel_options).values() if isinstance(each, duel_options.Bare)]
    return [*[option for row in rows for option in row], *bare]


def kinds_of_event(base: type[Event], module: ModuleType) -> list[type[Event]]:
    """A game's kinds of event below a base class, without the base classes themselves."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    bases = [
        kind
        for kind in found
        if kind.__name__.startswith("Of") or kind.__name__ in ("Bare", "Event")
    ]
    return [kind for kind in found if issubclass(kind, base) and kind not in bases]


def duel_kinds(base: type[Event]) -> list[Callable[..., Event]]:
    """The constructors of the duel's events below a base class."""
    return [*kinds_of_event(base, duel_events)]


def all_duel_events() -> list[Event]:
    """Every event in the duel, once for each way to say it."""
    sides = range(2)
    places = range(len(PLACES))
    kinds = range(len(duel_cards.KINDS))
    hands = [(0, 0, 0, 0, 0), (1, 0, 0, 0, 2), (3, 3, 3, 1, 5)]
    made: list[Event] = []
    for kind in duel_kinds(duel_events.OfSide):
        made += [kind(side) for side in sides]
    for kind in duel_kinds(duel_events.OfPlace):
        made += [kind(side, at) for side in sides for at in places]
    for kind in duel_kinds(duel_events.OfKind):
        made += [kind(duel_cards.owner(card), card) for card in kinds]
    for kind in duel_kinds(duel_events.OfFace):
        made += [kind(side, 4, card) for side in sides for card in kinds]
    for kind in duel_kinds(duel_events.OfCard):
        made += [kind(card) for card in range(len(duel_cards.CARDS))]
    for kind in duel_kinds(duel_events.OfCards):
        made += [kind(side, bits) for side in sides for bits in (1, 1023)]
    for kind in duel_kinds(duel_events.OfHand):
        made += [kind(side, hand) for side in sides for hand in hands]
    made += [duel_events.GameBegan(number, side, side) for number in (1, 5) for side in sides]
    made += [duel_events.Dealt(6, 6, 4095)]
    made += [
        duel_events.Refilled(side, count, shuffled)
        for side in sides
        for count in (1, 4, 5)
        for shuffled in (False, True)
    ]
    made += [duel_events.TurnBegan(number, side) for number in (1, 200) for side in sides]
    made += [event for both in duel_events.PLAYED for event in both]
    losses = range(len(duel_cards.LOSSES))
    made += [
        duel_events.LifeLost(side, loss, left)
        for side in sides
        for loss in losses
        for left in range(4)
    ]
    made += [duel_events.GaveUp(side, lives, 5) for side in sides for lives in (3, 4)]
    made += [duel_events.Captured(side, count) for side in sides for count in (1, 5)]
    results = range(len(duel_cards.FIGHTS))
    made += [duel_events.Fought(side, 0, 1, result) for side in sides for result in results]
    made += [
        duel_events.BarrierSet(side, colour, slot)
        for side in sides
        for colour in range(len(duel_cards.COLOURS))
        for slot in range(SLOTS)
    ]
    proofs = (duel_cards.BY_TARGETS, duel_cards.BY_HAND, duel_cards.BY_LIVES)
    made += [duel_events.Won(side, reason) for side in sides for reason in proofs]
    made += [duel_events.Won(duel_cards.NONE, duel_cards.BY_LIMIT)]
    made += [
        *duel_events.FEINT_DRAWN,
        duel_events.Uncovered((), (), (0, 0)),
        duel_events.Score(2, 1),
    ]
    missing = set(kinds_of_event(Event, duel_events)) - {type(event) for event in made}
    assert not missing, f"this test makes none of {missing}"
    return made


def duel_phrases() -> list[Phrase]:
    """Every phrase of the duel."""
    words = DUEL.words
    everywhere = [(at,) for at in range(len(PLACES))]
    about: dict[str, list[tuple[int, ...]]] = {
        "pick": [(left,) for left in range(1, duel_cards.PICKED + 1)],
        "look": list(everywhere),
        "lay": list(everywhere),
    }
    asked: list[Decision[Option]] = [
        Decision(1, prompt, [], each) for prompt in DUEL_RULES for each in about.get(prompt, [()])
    ]
    return [
        *[words.prompt(decision) for decision in asked],
        *[words.option(option) for option in all_duel_options()],
        *[words.event(event) for event in all_duel_events()],
        *[Phrase("duel-effect-turned", {"place": place(at)}) for (at,) in everywhere],
    ]


def duel_screens() -> set[str]:
    """What the duel's screens show besides questions, options and the log."""
    things = (
        "turn game score lives hand action_hand set_aside played discard targets barriers figure "
        "board notes strength move bar special unknown empty turned steps"
    )
    groups = "vampire hunter amulet crucifix coffin victim barrier meeting bluff give lives"
    settings = [(setting.name, choice) for setting in DUEL.options for choice in setting.choices]
    names = [
        "title",
        "nothing",
        *[f"side-{side}" for side in (*duel_cards.SIDES, NOBODY)],
        *[f"goal-{side}" for side in duel_cards.SIDES],
        *[f"place-{at}" for at in PLACES],
        *[f"encounter-{kind}" for kind in duel_cards.KINDS],
        *[f"card-{card}" for card in duel_cards.CARDS],
        *[f"barrier-{bar}" for bar in duel_cards.BARS],
        *[f"phase-{phase}" for phase in duel_cards.PHASES],
        *[f"reason-{reason}" for reason in (*duel_cards.REASONS[1:], BY_MATCH)],
        *[f"source-{source}" for source in DUEL_SOURCES],
        *[f"effect-{effect}" for effect in ("breath", "whisper", "ward")],
        *[f"thing-{thing}" for thing in things.split()],
        *[f"help-{thing}" for thing in (*duel_cards.CARDS, *groups.split())],
        *[f"option-{name}" for name, _ in settings],
        *[f"option-{name}-{choice}" for name, choice in settings],
    ]
    return {f"duel-{name}" for name in names}
