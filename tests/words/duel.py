"""Everything the duel can say, and what its screens show."""

from whitby.core.engine import Decision, Event, Option
from whitby.core.words import Phrase
from whitby.games.duel import cards as duel_cards
from whitby.games.duel import events, parts
from whitby.games.duel.board import PLACES
from whitby.games.duel.game import BY_MATCH, DUEL, NOBODY
from whitby.games.duel.options import Verb
from whitby.games.duel.values import SOURCES as DUEL_SOURCES
from whitby.games.duel.words import RULES as DUEL_RULES
from whitby.games.duel.words import place
from words.rows import Samples, Special, events_of, options_of

PROOFS = (duel_cards.BY_TARGETS, duel_cards.BY_HAND, duel_cards.BY_LIVES)


def all_duel_options() -> list[Option]:
    """Every option in the duel."""
    return options_of(Verb.ALL)


def all_duel_events() -> list[Event]:
    """Every event in the duel, once for each way to say it."""
    hands = [(0, 0, 0, 0, 0), (1, 0, 0, 0, 2), (3, 3, 3, 1, 5)]
    samples: Samples = {
        parts.HAND: [events.of_side(side, hand) for side in range(2) for hand in hands],
        parts.DRAWN: (1, 1023, 1 << 10, 1023 << 10),
        parts.SHUFFLED: (False, True),
        parts.LEFT: range(4),
        parts.STRENGTH: (0, 1, 3),
    }
    special: Special = {
        events.GAME_BEGAN: [(number, side, side) for number in (1, 5) for side in range(2)],
        events.DEALT: [(6, 6, 4095)],
        events.WON: [
            (duel_cards.NONE, duel_cards.BY_LIMIT),
            *[(side, reason) for side in range(2) for reason in PROOFS],
        ],
        events.UNCOVERED: [((0, 5), (1, 0), 1)],
    }
    return events_of(events.Kind.ALL, DUEL.words, samples, special)


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
