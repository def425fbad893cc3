"""Every language says everything, says the same, and says it as people write it.

All files of src/whitby/words are audited, whoever uses them. A new game adds what it can say to
`SAID` and what its screens show to `SHOWN`. Refusals are found in the source of the server; a new
kind of notice has to happen in one of the `EVENINGS`.
"""

import ast
import doctest
import random
import re
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import product
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import whitby
import whitby.words
from whitby.bots import BOTS
from whitby.core.engine import Decision, Event, Option
from whitby.core.game import Game
from whitby.core.words import Phrase, Several, Who, Word
from whitby.games.duel import cards as duel_cards
from whitby.games.duel import events as duel_events
from whitby.games.duel import options as duel_options
from whitby.games.duel.board import PLACES, SLOTS
from whitby.games.duel.game import BY_MATCH, DUEL, NOBODY
from whitby.games.duel.values import SOURCES as DUEL_SOURCES
from whitby.games.duel.words import RULES as DUEL_RULES
from whitby.games.duel.words import place
from whitby.games.nosferatu import cards, claims, events, options
from whitby.games.nosferatu.game import NOSFERATU
from whitby.games.nosferatu.words import RULES
from whitby.server import acts, talk
from whitby.server.routes.endpoint import PIECES
from whitby.server.sitting import Sitting
from whitby.wire import messages as wire
from whitby.wire.commands import Propose
from whitby.wire.tables import House, Live
from whitby.words import LANGUAGES, Speech, WordsDefect, best

SOURCES = Path(__file__).resolve().parent.parent / "src" / "whitby"
NAMES = ["Anna", "Bruno", "Clara", "Daniel", "Elsa", "Franz", "Gilda", "Hugo"]
COUNTS = (0, 1, 2, 5)
# What is filled in under these is somebody's name.
PEOPLE = {"who", "to", "about", "name", "other", "starter"}
NBSP = "\u00a0"
THIN = "\u202f"

# Messages of other languages that may read as they do in English.
SAME_IN = {
    "fr": {
        "cli-command-lang",
        "cli-help-number",
        "duel-card-vh_ausdauer",
        "duel-card-vh_eingebung",
        "duel-card-vh_scharfsinn",
        "duel-card-vh_wachsamkeit",
        "duel-encounter-vampire1",
        "duel-encounter-vampire2",
        "duel-encounter-vampire3",
        "duel-side-dracula",
        "duel-side-van_helsing",
        "duel-thing-score",
        "duel-title",
        "nosferatu-role-renfield",
        "nosferatu-role-vampire",
        "nosferatu-title",
        "pages-title",
    },
    "de": {
        "cli-command-lang",
        "cli-games-bots",
        "cli-help-number",
        "duel-side-dracula",
        "duel-side-van_helsing",
        "duel-title",
        "nosferatu-role-renfield",
        "nosferatu-thing-reserve",
        "nosferatu-title",
        "pages-bot",
        "pages-title",
    },
}
ENGLISH = re.compile(
    r"\b(the|of|and|with|is|are|you|your|this|to|by|for|from|who|what|must|cannot|turn|draws?|"
    r"cards?|nights?|bites?|clock|library|stake|hunters?|dawn|rumours?|components?|evil|rounds?|"
    r"players?|seats?|discards?|reveals?|chooses?|gives?|wins?|yes|"
    r"harbour|coach|houses?|board|locations?|barriers?|coffins?|victims?|amulet|vampire hunters?|"
    r"life|lives|steps?|moves?|plays?|takes?|lays?|puts?|looks?|fights?|strength)\b",
    re.IGNORECASE,
)
# A command stands in every language as it is typed.
TYPED = re.compile("whitby [a-z]+")
# Lines of these are short; what explains may be longer.
LONG = re.compile(r"-(help|goal)-")
# The one title that is an exclamation: « C’est en vie ! »
CALLS = {"duel-card-dr_puls", "duel-card-dr_puls.quoted"}
# Strings of the source that look like ids and are the beginning of some.
STEMS = {"nosferatu-say", "nosferatu-said"}
# What a server says is short and ends like what a game says.
SERVED = ("refusal-", "notice-", "phrase-")


# Reading the files


@cache
def entries(lang: str) -> dict[str, list[ftl.EntryType]]:
    """What stands in each file of a language, by the name of the file."""
    folder = files("whitby.words") / lang
    return {
        file.name.removesuffix(".ftl"): parse(file.read_text("utf-8")).body
        for file in folder.iterdir()
        if file.name.endswith(".ftl")
    }


@cache
def messages(lang: str) -> dict[str, ftl.Message]:
    """Every message of a language."""
    found = [entry for body in entries(lang).values() for entry in body]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Message)}


@cache
def terms(lang: str) -> dict[str, ftl.Term]:
    """Every term of a language."""
    found = [entry for body in entries(lang).values() for entry in body]
    return {entry.id.name: entry for entry in found if isinstance(entry, ftl.Term)}


def ids_of(stem: str, lang: str = "en") -> list[str]:
    """The ids of one file."""
    body = entries(lang).get(stem, [])
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A node of a message, and all beneath it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from nodes(child)


def references(message: ftl.BaseNode) -> set[str]:
    """The messages that a message is made of."""
    return {node.id.name for node in nodes(message) if isinstance(node, ftl.MessageReference)}


def variables(lang: str, id: str) -> set[str]:
    """What a message wants filled in, itself or through those it is made of."""
    message = messages(lang)[id]
    found = {node.id.name for node in nodes(message) if isinstance(node, ftl.VariableReference)}
    return found.union(*(variables(lang, other) for other in references(message)))


def selectors(lang: str, id: str) -> set[str]:
    """The variables that a message chooses its form by: numbers."""
    message = messages(lang)[id]
    chosen = [node.selector for node in nodes(message) if isinstance(node, ftl.SelectExpression)]
    found = {node.id.name for node in chosen if isinstance(node, ftl.VariableReference)}
    return found.union(*(selectors(lang, other) for other in references(message)))


def patterns(message: ftl.Message) -> dict[str, ftl.Pattern]:
    """The value and the attributes of a message, by what `say` calls them."""
    found = {f"{message.id.name}.{each.id.name}": each.value for each in message.attributes}
    return found if message.value is None else {message.id.name: message.value, **found}


def readings(lang: str, pattern: ftl.Pattern) -> list[str]:
    """Every text that a pattern can become, with a name or a number for what is filled in."""
    pieces = [
        [element.value] if isinstance(element, ftl.TextElement) else placed(lang, element)
        for element in pattern.elements
    ]
    return ["".join(choice) for choice in product(*pieces)]


def placed(lang: str, node: ftl.BaseNode) -> list[str]:
    """Every text that a part in braces can become."""
    match node:
        case ftl.Placeable():
            return placed(lang, node.expression)
        case ftl.SelectExpression():
            return [text for each in node.variants for text in readings(lang, each.value)]
        case ftl.MessageReference():
            named = patterns(messages(lang)[node.id.name])
            tail = f".{node.attribute.name}" if node.attribute else ""
            return readings(lang, named[node.id.name + tail])
        case ftl.TermReference():
            return readings(lang, terms(lang)[node.id.name].value)
        case ftl.StringLiteral():
            return [str(node.parse()["value"])]
        case ftl.NumberLiteral():
            return [node.value]
        case ftl.VariableReference() if node.id.name in PEOPLE:
            return ["Anna"]
    return ["7"]


@cache
def texts(lang: str) -> list[tuple[str, str]]:
    """Every text of a language with its id, without what is meant for a command line."""
    return [
        (id, re.sub("`[^`]*`", "", text))
        for message in messages(lang).values()
        for id, pattern in patterns(message).items()
        for text in readings(lang, pattern)
    ]


def faulty(lang: str, fault: str) -> list[tuple[str, str]]:
    """The texts in which a fault is found."""
    return [(id, text) for id, text in texts(lang) if re.search(fault, text)]


# What the program uses


@cache
def trees(folder: Path) -> list[ast.Module]:
    """The source under a folder."""
    return [ast.parse(path.read_text("utf-8")) for path in sorted(folder.rglob("*.py"))]


@cache
def literals(folder: Path) -> set[str]:
    """Every whole string in the source under a folder."""
    found: set[str] = set()
    for tree in trees(folder):
        parts = [node for each in ast.walk(tree) for node in joined(each)]
        found |= {
            str(node.value)
            for node in constants(tree)
            if isinstance(node.value, str) and not any(node is part for part in parts)
        }
    return found


def constants(tree: ast.AST) -> list[ast.Constant]:
    """Every constant beneath a node of the source."""
    return [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]


def joined(node: ast.AST) -> list[ast.expr]:
    """The parts of an f-string."""
    return node.values if isinstance(node, ast.JoinedStr) else []


def nosferatu_options() -> list[Option]:
    """Everything that can be chosen or claimed in Nosferatu."""
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
    """The kinds of event beneath a base of a game's, without the bases themselves."""
    found = [kind for kind in vars(module).values() if isinstance(kind, type)]
    bases = [
        kind
        for kind in found
        if kind.__name__.startswith("Of") or kind.__name__ in ("Bare", "Event")
    ]
    return [kind for kind in found if issubclass(kind, base) and kind not in bases]


def nosferatu_events() -> list[Event]:
    """Everything that can happen in Nosferatu, once for each way to say it."""
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
    """Everything that Nosferatu can say."""
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
    """What the screens of Nosferatu show, beside what is asked, chosen and logged."""
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


def all_duel_options() -> list[Option]:
    """Everything that can be chosen in the duel."""
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


def duel_kinds(base: type[Event]) -> list[Callable[..., Event]]:
    """The makers of the events beneath a base of the duel's."""
    return [*kinds_of_event(base, duel_events)]


def all_duel_events() -> list[Event]:
    """Everything that can happen in the duel, once for each way to say it."""
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
    """Everything that the duel can say."""
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
    """What the screens of the duel show, beside what is asked, chosen and logged."""
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


SAID: dict[str, Callable[[], list[Phrase]]] = {
    "duel": duel_phrases,
    "nosferatu": nosferatu_phrases,
}
SHOWN: dict[str, Callable[[], set[str]]] = {"duel": duel_screens, "nosferatu": nosferatu_screens}


# What the server says

Scope = ast.Module | ast.FunctionDef | ast.AsyncFunctionDef
# Which argument of these is the code of a refusal, and what the code makes of it.
REFUSERS = {
    "Refusal": (0, "{}"),
    "Unfit": (0, "{}"),
    "need": (1, "{}"),
    "need_stage": (1, "only-{}"),
}
# These only pass on a code: those above, and one that finds it in `PIECES`.
PASSING_ON = {"need", "need_stage", "read_piece"}
# What a refusal is given beside the parts of its message.
BESIDE = {"status", "retry_after"}
# What is given different parts, and can only speak of those that it has each time: a path may name
# a move that is not even a number.
UNLIKE = {"no-moment"}


def calls(
    node: ast.AST, names: Iterable[str], scope: Scope | None = None
) -> Iterator[tuple[ast.Call, str, Scope]]:
    """Calls of what bears one of these names, with the name, and the function they stand in."""
    inner = node if isinstance(node, Scope) else scope
    if isinstance(node, ast.Call) and called(node) in names and inner is not None:
        yield node, called(node), inner
    for child in ast.iter_child_nodes(node):
        yield from calls(child, names, inner)


def called(call: ast.Call) -> str:
    """The name of what is called."""
    function = call.func
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def strings(node: ast.expr, scope: Scope) -> list[str]:
    """Every string that an expression can be; what is filled in stands there as a pattern."""
    match node:
        case ast.Constant(value=str(value)):
            return [value]
        case ast.IfExp():
            return strings(node.body, scope) + strings(node.orelse, scope)
        case ast.JoinedStr():
            known = [part.value if isinstance(part, ast.Constant) else "" for part in node.values]
            return ["".join(str(part) or "[a-z]+" for part in known)]
        case ast.Name():
            given = [
                text
                for each in ast.walk(scope)
                if isinstance(each, ast.Assign)
                and any(isinstance(to, ast.Name) and to.id == node.id for to in each.targets)
                for text in strings(each.value, scope)
            ]
            assert given, f"line {node.lineno}: what '{node.id}' can be does not stand there"
            return given
    raise AssertionError(f"line {node.lineno}: {ast.unparse(node)} is no string that can be read")


@cache
def refusals() -> dict[str, list[set[str]]]:
    """Every code that the server refuses with, and its parts wherever that happens."""
    found: dict[str, list[set[str]]] = {code: [set()] for _, code in PIECES.values()}
    for tree in trees(SOURCES / "server"):
        for call, name, scope in calls(tree, REFUSERS):
            if getattr(scope, "name", "") in PASSING_ON:
                continue
            at, form = REFUSERS[name]
            parts = {str(keyword.arg) for keyword in call.keywords} - BESIDE
            for text in strings(call.args[at], scope):
                code = form.format(text.removeprefix("refusal-"))
                found.setdefault(code, []).append(parts)
    return found


def at_table(*more: acts.AnyAct) -> list[acts.AnyAct]:
    """A table for three that Anna opens, and what happened there."""
    opened = acts.Opened(
        game="nosferatu",
        rules=1,
        players=3,
        options={},
        pace=Live(),
        access="unlisted",
        house=House(),
        host="Anna",
    )
    return [opened, *more]


def agreed() -> acts.Configured:
    """What Anna changes about it."""
    return acts.Configured(players=3, options={}, pace=Live(), access="public", house=House())


def begun(*order: int) -> list[acts.AnyAct]:
    """A table at which three sit and a game begins; lots may decide who sits where."""
    sat = [acts.Sat(seat=n, person=name) for n, name in enumerate(NAMES[:3], 1)]
    return at_table(*sat, acts.Started(order=list(order), commitment=""))


def after_start(*more: acts.AnyAct) -> list[acts.AnyAct]:
    """A game that has begun, and what happened then."""
    return [*begun(1, 2, 3), *more]


def voted(motion: str, by: str | None, seat: int | None, passed: bool) -> list[acts.AnyAct]:
    """A vote from its beginning to its end."""
    return [
        acts.Proposed(motion=motion, until=9, by=by, seat=seat),
        acts.Voted(person="Clara", yes=passed),
        acts.Carried(passed=passed),
    ]


MOTIONS: tuple[str, ...] = get_args(get_type_hints(Propose)["motion"])
SEATED = ("hand", "extend")  # the motions that are about a seat
CLOSINGS = ("host", "abandoned", "rules")
EVENINGS: list[list[acts.AnyAct]] = [
    at_table(
        agreed(),
        acts.Sat(seat=1, person="Anna"),
        acts.Sat(seat=2, person="Bruno"),
        acts.Stood(seat=2),
        acts.Sat(seat=3, person="Clara"),
        acts.Stood(seat=3, by_host=True),
        acts.Filled(seat=2, level="random"),
        acts.Stood(seat=2, by_host=True),
        acts.Filled(seat=2, level="scripted"),
    ),
    begun(3, 1, 2),
    after_start(
        acts.Automated(seat=1),
        acts.Moved(seat=1, code="yes"),
        acts.Undone(seat=1, left=0),
        acts.Shouldered(seat=2, token="a link"),
        acts.Shouldered(seat=2),
        acts.Handed(seat=1, level="scripted"),
        acts.Returned(seat=1),
        acts.Willing(person="Daniel"),
        acts.Handed(seat=2, person="Daniel", why="vote"),
        acts.Willing(person="Elsa"),
        acts.Willing(person="Elsa", on=False),
        acts.Paused(),
        acts.Resumed(person="Anna"),
        acts.Extended(seat=3),
        acts.Rematched(table="another"),
    ),
    *[
        after_start(*voted(motion, "Anna", 2 if motion in SEATED else None, passed))
        for motion in MOTIONS
        for passed in (False, True)
    ],
    after_start(*voted("hand", None, 2, False)),
    *[
        after_start(acts.Handed(seat=2, level=level, why=why))
        for level in ("random", "scripted")
        for why in ("own", "vote", "clock")
    ],
    *[at_table(acts.Closed(why=why)) for why in CLOSINGS],
    *[after_start(acts.Closed(why=why)) for why in CLOSINGS[1:]],
]


@cache
def notices() -> list[wire.Phrase]:
    """Everything that is told in those evenings."""
    found: list[wire.Phrase] = []
    for evening in EVENINGS:
        table = Sitting()
        for seq, act in enumerate(evening, 1):
            table.take(acts.Entry(seq, seq, act))
        found += [notice.say for notice in table.told(0, {name: name for name in NAMES})]
    return found


def quick_phrases() -> list[wire.Phrase]:
    """Everything that can be said at a table without words of one's own."""
    lines = [talk.Line(at=1, channel="table", person="Anna", key="", phrase=each)
             for each in talk.PHRASES]  # fmt: skip
    lines += [talk.Line(at=1, channel="table", person="Anna", key="", phrase=each, about=2)
              for each in talk.ABOUT]  # fmt: skip
    return [phrase for line in lines if (phrase := talk.said(line, {}).say) is not None]


def bot_levels() -> set[str]:
    """The words for all levels of bots."""
    return {f"bot-level-{level}" for levels in BOTS.values() for level in levels}


@cache
def served() -> set[str]:
    """Every id that a server uses without naming it whole."""
    return {
        *[f"refusal-{code}" for code in refusals()],
        *[phrase.id for phrase in (*notices(), *quick_phrases())],
        *bot_levels(),
    }


def spoken(speech: Speech, phrase: wire.Phrase) -> str:
    """A phrase as a client says it."""
    parts: dict[str, int | str] = {}
    for name, part in phrase.parts.items():
        match part:
            case wire.SeatPart():
                parts[name] = speech.who(part.seat - 1)
            case wire.WordPart():
                parts[name] = speech.say(part.id)
            case wire.NumberPart() | wire.TextPart():
                parts[name] = part.value
            case wire.SeveralPart():
                raise AssertionError("no table tells of several things at once")
    return speech.say(phrase.id, **parts)


# All ids in use


def ids_in(phrases: Iterable[Phrase]) -> set[str]:
    """The ids of phrases and of the words in them."""
    found: set[str] = set()
    for phrase in phrases:
        found.add(phrase.id)
        for part in phrase.parts.values():
            if isinstance(part, Word):
                found.add(part.id)
            elif isinstance(part, Several):
                found |= {word.id for word, _ in part.items}
    return found


def used(stem: str) -> set[str]:
    """The ids that the program can ask for out of one file."""
    found = served() | literals(SOURCES / "cli" if stem == "cli" else SOURCES)
    if stem in SAID:
        found |= ids_in(SAID[stem]()) | SHOWN[stem]()
    return found.union(*(references(message) for message in messages("en").values()))


@cache
def played(game: str, players: int) -> list[Phrase]:
    """Everything that random games bring up, under every choice of every table option."""
    found: dict[tuple[object, ...], Phrase] = {}
    for number in range(3):
        for phrase in random_game(whitby.GAMES[game], players, number):
            found[key(phrase)] = phrase
    return list(found.values())


def random_game(game: Game[Any, Any], players: int, number: int) -> Iterator[Phrase]:
    """Everything that one random game asks, offers, bars, claims and logs."""
    chance = random.Random(1000 * players + number)
    chosen = {each.name: each.choices[number % len(each.choices)] for each in game.options}
    state = game.setup(number, players, chosen)
    while asked := whitby.decisions(state):
        for decision in asked:
            yield game.words.prompt(decision)
            yield from map(game.words.option, decision.options)
            yield from (Phrase(each.reason) for each in whitby.barred(state, decision.seat))
        seat = chance.randrange(players)
        asides = whitby.anytime(state, seat)
        yield from map(game.words.option, asides)
        if asides and chance.random() < 0.3:
            whitby.apply(state, chance.choice(asides), seat)
            continue  # it may have changed the question, or ended the game
        decision = chance.choice(asked)
        whitby.apply(state, chance.choice(decision.options), decision.seat)
    yield from map(game.words.event, state.events)


def key(phrase: Phrase) -> tuple[object, ...]:
    """What makes a phrase differ from another."""
    return (phrase.id, *[(name, plainly(part)) for name, part in phrase.parts.items()])


def plainly(part: int | Who | Word | Several) -> object:
    """A part of a phrase as something that can be compared."""
    match part:
        case Who():
            return part.seat
        case Word():
            return part.id
        case Several():
            return tuple((word.id, count) for word, count in part.items)
    return part


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def speech(lang: str) -> Speech:
    return Speech(lang, NAMES)


# All languages say everything


def test_every_language_has_the_same_files(lang: str) -> None:
    assert set(entries(lang)) == set(entries("en"))
    assert set(SAID) == set(SHOWN) == set(whitby.GAMES) <= set(entries(lang))


def test_files_can_be_read_whole(lang: str) -> None:
    broken = [
        entry.content
        for body in entries(lang).values()
        for entry in body
        if isinstance(entry, ftl.Junk)
    ]
    assert not broken


def test_no_id_stands_twice(lang: str) -> None:
    ids = [id for stem in entries(lang) for id in ids_of(stem, lang)]
    assert len(ids) == len(set(ids))


def test_every_language_has_the_same_messages_in_the_same_order(lang: str) -> None:
    for stem in entries("en"):
        assert ids_of(stem, lang) == ids_of(stem, "en")


def test_messages_of_a_game_bear_its_name() -> None:
    for game in whitby.GAMES:
        strangers = [id for id in ids_of(game) if not id.startswith(f"{game}-")]
        assert strangers in ([], ["seat"])


def test_every_language_fills_in_the_same(lang: str) -> None:
    # `card_a` and `card_acc` are forms of the same word
    for id in messages("en"):
        ours = {name.split("_")[0] for name in variables(lang, id)}
        assert ours == {name.split("_")[0] for name in variables("en", id)}, id


def test_everything_can_be_said(speech: Speech) -> None:
    for id, message in messages(speech.lang).items():
        parts: dict[str, int | str] = dict.fromkeys(variables(speech.lang, id), "Anna")
        for count in COUNTS:
            parts.update(dict.fromkeys(selectors(speech.lang, id), count))
            for name in patterns(message):
                assert speech.say(name, **parts).strip()


@pytest.mark.parametrize("game", SAID)
def test_everything_a_game_can_say_has_words(game: str, speech: Speech) -> None:
    for phrase in SAID[game]():
        assert plain(speech.phrase(phrase))


@pytest.mark.parametrize("game", SHOWN)
def test_everything_a_screen_shows_has_words(game: str, speech: Speech) -> None:
    for id in SHOWN[game]():
        assert plain(speech.say(id))


@pytest.mark.parametrize(
    ("game", "players"),
    [(name, players) for name, game in whitby.GAMES.items() for players in game.seats],
)
def test_random_games_never_lack_words(game: str, players: int, speech: Speech) -> None:
    for phrase in played(game, players):
        assert plain(speech.phrase(phrase))


@pytest.mark.parametrize("game", SAID)
def test_random_games_bring_up_nothing_unforeseen(game: str) -> None:
    found = {id for players in whitby.GAMES[game].seats for id in ids_in(played(game, players))}
    assert found <= ids_in(SAID[game]()) | literals(SOURCES)


def plain(text: str) -> bool:
    """Whether a text has something to read and no leftovers of the language files."""
    return bool(text.strip()) and not re.search(r"[{}$\u2068\u2069]|\?\?\?", text)


def test_no_message_is_unused() -> None:
    for stem in entries("en"):
        idle = [id for id in ids_of(stem) if id not in used(stem)]
        assert not idle, f"{stem}.ftl: nothing uses {' '.join(idle)}"


def test_every_id_in_the_source_has_words() -> None:
    forms = "|".join(map(re.escape, entries("en")))
    ids = {text for text in literals(SOURCES) if re.fullmatch(rf"({forms})(-[a-z0-9_]+)+", text)}
    assert sorted(ids - STEMS - set(refusals()) - set(messages("en"))) == []


def test_every_message_named_in_the_source_is_given_what_it_wants() -> None:
    known = messages("en")
    for tree in trees(SOURCES):
        for call, _, _ in calls(tree, ("say", "text")):
            given = {keyword.arg for keyword in call.keywords} - {"style"}
            if None in given:
                continue
            for id in (node.value for first in call.args[:1] for node in constants(first)):
                assert id not in known or given == variables("en", id), f"{id} ({call.lineno})"


# What the server says


def test_every_refusal_says_exactly_what_it_is_raised_with(lang: str) -> None:
    for code, raised in refusals().items():
        id = f"refusal-{code}"
        assert id in messages(lang), f"nothing is said when '{code}' is refused"
        unlike = [parts for parts in raised if parts != raised[0]]
        assert not unlike or code in UNLIKE, f"'{code}' is given different parts"
        assert variables(lang, id) == set.intersection(*raised), id


def test_every_kind_of_refusal_is_looked_for() -> None:
    kinds = {
        node.name
        for tree in trees(SOURCES)
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "Refusal" for base in node.bases)
    }
    assert {"Refusal", *kinds} <= set(REFUSERS)
    assert {"no-table", "only-open", "not-offered", "wrong-method", "outlet-url"} <= set(refusals())


def test_every_notice_can_be_told(speech: Speech) -> None:
    for phrase in notices():
        assert variables(speech.lang, phrase.id) <= set(phrase.parts), phrase.id
        assert plain(spoken(speech, phrase))


def test_everything_that_a_table_tells_happens_in_an_evening() -> None:
    told = {phrase.id for phrase in notices()}
    assert {type(act) for evening in EVENINGS for act in evening} == set(get_args(acts.AnyAct))
    forms = [
        f"notice-{text}"
        for tree in trees(SOURCES / "server")
        for call, _, scope in calls(tree, ["_tell"])
        if len(call.args) == 2
        for text in strings(call.args[1], scope)
    ]
    assert len(forms) > 20
    assert not [form for form in forms if not any(re.fullmatch(form, id) for id in told)]
    assert not [id for id in told if not any(re.fullmatch(form, id) for form in forms)]


def test_every_reason_to_close_or_to_hand_over_happens_in_an_evening() -> None:
    whys = {
        (name, str(keyword.value.value))
        for tree in trees(SOURCES / "server")
        for call, name, _ in calls(tree, ["Closed", "Handed"])
        for keyword in call.keywords
        if keyword.arg == "why" and isinstance(keyword.value, ast.Constant)
    }
    happened = {
        (type(act).__name__, act.why)
        for evening in EVENINGS
        for act in evening
        if isinstance(act, acts.Closed | acts.Handed)
    }
    assert {("Closed", "host"), ("Handed", "clock")} <= whys <= happened


def test_quick_phrases_and_levels_of_bots_have_words(speech: Speech) -> None:
    for phrase in quick_phrases():
        assert variables(speech.lang, phrase.id) == set(phrase.parts), phrase.id
        assert plain(spoken(speech, phrase))
    for id in bot_levels():
        assert plain(speech.say(id))


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("en", "Time is up: a bot (scripted) plays on in seat 2."),
        ("fr", f"Temps écoulé{NBSP}: un robot (méthodique) continue à la place 2."),
        ("de", "Die Zeit ist um: Auf Platz 2 spielt ein Bot (planmäßig) weiter."),
    ],
)
def test_a_notice_reads_well(tongue: str, line: str) -> None:
    lines = [spoken(Speech(tongue, NAMES), phrase) for phrase in notices()]
    assert line in lines


# As people write


def blank(text: str) -> str:
    """A text without what was filled in."""
    return text.replace("Anna", "")


@pytest.mark.parametrize("other", SAME_IN)
def test_nothing_is_left_in_english(other: str) -> None:
    english = {text for _, text in texts("en")}
    found = [(id, TYPED.sub("", text)) for id, text in texts(other)]
    spelt = [(id, text) for id, text in found if re.search("[a-z]{2}", blank(text))]
    same = {id.split(".")[0] for id, text in spelt if text in english}
    assert same <= SAME_IN[other]
    assert not [text for id, text in spelt if ENGLISH.search(text) and id not in SAME_IN[other]]


def test_typewriter_marks_are_not_used(lang: str) -> None:
    assert faulty(lang, "['\"]") == []
    assert faulty(lang, r"\.\.\.") == []
    assert faulty(lang, " {2}") == []
    assert faulty(lang, r"\s-\s") == []
    assert faulty(lang, r"(?<!\w)-\d") == []  # the minus sign is −


def test_no_sentence_begins_or_ends_with_a_blank(lang: str) -> None:
    assert faulty(lang, r"^\s|\s$|\s[,.]") == []


def test_nobody_is_given_a_gender_by_a_stroke(lang: str) -> None:
    # middle dots, stars and strokes hinder those who listen to a screen
    assert faulty(lang, r"\w\w[·*/_:](e|es|in|innen|ne|rice|se|trice)\b") == []
    assert faulty(lang, r"(?i)\b(joueu|spieler)") == []


def test_victories_alone_are_exclaimed(lang: str) -> None:
    loud = {id for id, _ in faulty(lang, "!")} - CALLS
    assert all("-won-" in id for id in loud if id.startswith((*whitby.GAMES, *SERVED)))


def test_french_spaces() -> None:
    assert faulty("fr", rf"(?<!{NBSP}):(\s|$)") == []
    # a question mark that is a key to press stands like a word
    assert faulty("fr", rf"(?<!{THIN})(?<!«{NBSP})(?!(?<![^ ])\? [a-zé])[;!?]") == []
    assert faulty("fr", rf"«[^{NBSP}]|[^{NBSP}]»") == []
    assert faulty("fr", rf"(?<!«){NBSP}(?![:»%])|{THIN}(?![;!?])") == []


def test_french_writes_no_small_word_before_a_name() -> None:
    # it would have to change with the name: d’Anna, qu’Anna
    assert faulty("fr", r"(?i)\b(de|le|la|à|que|au|du) Anna\b") == []


def test_french_addresses_people_politely() -> None:
    assert faulty("fr", r"(?i)\b(tu|toi|ton|ta|tes)\b") == []


def test_german_addresses_people_by_du() -> None:
    # a capital within a sentence would make it formal
    assert faulty("de", r"(?<=[\wäöüß,] )(Sie|Ihnen|Ihre?[mnrs]?)\b") == []


@pytest.mark.parametrize(
    ("tongue", "quoted", "foreign"),
    [("en", "“[^“”]+”", "[«»„]"), ("fr", "«[^«»]+»", "[“”„]"), ("de", "„[^„“]+“", "[«»”]")],
)
def test_quotes(tongue: str, quoted: str, foreign: str) -> None:
    assert faulty(tongue, foreign) == []
    for id, text in texts(tongue):
        marks = re.findall("[«»„“”]", text)
        assert len(marks) == 2 * len(re.findall(quoted, text)), id


def test_lines_are_short(lang: str) -> None:
    most = {"en": 100, "fr": 115, "de": 115}[lang]
    for id, text in texts(lang):
        if id.startswith((*whitby.GAMES, *SERVED)):
            assert len(text) <= (250 if LONG.search(id) else most), id


@pytest.mark.parametrize("game", whitby.GAMES)
def test_sentences_end_and_labels_do_not(game: str, lang: str) -> None:
    sentences = re.compile(rf"{game}-(ask|log|say|said|why|effect|goal|help)-")
    for id, text in texts(lang):
        if id.startswith(f"{game}-") and id not in CALLS:
            assert bool(re.search("[.!?]$", text)) == bool(sentences.match(id)), id


def test_what_a_server_says_are_sentences(lang: str) -> None:
    for id, text in texts(lang):
        if id.startswith((*SERVED, "bot-level-")):
            assert bool(re.search("[.?]$", text)) == id.startswith(SERVED), id


# What the words must not tell


def announced(given: dict[int, str], speech: Speech) -> str:
    """What the table reads when a pile is announced."""
    table = NOSFERATU.scene(at="pile", given=given)
    table.run()
    told = [event for event in table.state.events if isinstance(event, events.Announced)]
    return speech.phrase(NOSFERATU.words.event(told[-1]))


@pytest.mark.rule("NOSF-54")
def test_the_announcement_of_rumours_does_not_tell_the_split(speech: Speech) -> None:
    alone = announced({2: "rumour", 3: "rumour", 4: "rumour"}, speech)
    mixed = announced({2: "component", 3: "rumour", 4: "component"}, speech)
    assert alone == mixed
    assert not re.search(r"\d", alone)
    assert speech.say("nosferatu-case-3") in alone
    assert speech.say("nosferatu-card-component") not in alone


@pytest.mark.rule("NOSF-51")
def test_the_announcement_names_one_of_three_cases(speech: Speech) -> None:
    piles = [
        {2: "bite", 3: "component"},
        {2: "component", 3: "component"},
        {2: "rumour", 3: "component"},
    ]
    lines = [announced(given, speech) for given in piles]
    for case, line in enumerate(lines, start=1):
        assert [speech.say(f"nosferatu-case-{each}") in line for each in (1, 2, 3)] == [
            each == case for each in (1, 2, 3)
        ]


@pytest.mark.rule("NOSF-69")
def test_no_line_about_bites_names_a_giver(speech: Speech) -> None:
    table = NOSFERATU.scene(
        at="pile", renfield=1, vampire=2, given={2: "bite", 3: "rumour", 4: "bite", 5: "night"}
    )
    table.play("bite:6", "bite:6")
    told = [event for event in table.state.events if event.seen_by(None)]
    lines = [speech.phrase(NOSFERATU.words.event(event)) for event in told]
    assert len(lines) >= 5
    givers = [NAMES[seat - 1] for seat in (2, 3, 4, 5)]
    assert not [line for line in lines for giver in givers if giver in line]
    assert NAMES[5] in "".join(lines)


@pytest.mark.rule("NOSF-35", "NOSF-59")
def test_what_others_read_of_a_hidden_card_names_no_kind(speech: Speech) -> None:
    for unseen in (events.GaveUnseen(3), events.SlidUnseen(3)):
        line = speech.phrase(NOSFERATU.words.event(unseen))
        for kind in cards.KINDS:
            assert speech.say(f"nosferatu-card-{kind}") not in line


@pytest.mark.rule("NOSF-89a")
def test_every_holder_is_asked_alike(speech: Speech) -> None:
    asked = []
    for vampire in (3, 4):
        table = NOSFERATU.scene(at="stake", holder=3, vampire=vampire, dawn=True)
        asked.append(speech.phrase(NOSFERATU.words.prompt(table.decision)))
    assert asked[0] == asked[1]


@pytest.mark.rule("DUEL-179", "DUEL-180")
def test_what_others_read_of_a_card_of_the_duel_names_no_kind(speech: Speech) -> None:
    hidden: list[Event] = [
        duel_events.TookUp(1, 4),
        duel_events.Laid(1, 4),
        duel_events.PassedBy(1, 4),
        duel_events.NotHis(0, 4),
        duel_events.FETCHED_ASIDE,
        *duel_events.FEINT_DRAWN[:2],
        duel_events.HAND_STUDIED,
        *duel_events.HANDS_SHOWN,
        duel_events.Turned(1, 4),
    ]
    kinds = [speech.say(f"duel-encounter-{kind}") for kind in duel_cards.KINDS]
    names = [re.sub(r" \d", "", kind).lower() for kind in kinds]
    for event in hidden:
        line = speech.phrase(DUEL.words.event(event))
        assert not [name for name in names if name in line.lower()], line
        assert not re.search("[“„«]", line), line


@pytest.mark.rule("DUEL-176")
def test_whoever_faces_the_last_life_is_asked_alike(speech: Speech) -> None:
    answers: list[list[Option]] = [[duel_options.GIVE, duel_options.LOSE], [duel_options.LOSE]]
    asked = [speech.phrase(DUEL.words.prompt(Decision(0, "save", offered))) for offered in answers]
    assert asked[0] == asked[1]


# The loader


def test_places_have_the_same_forms_in_every_language(lang: str) -> None:
    for at in PLACES:
        forms = {each.id.name for each in messages(lang)[f"duel-place-{at}"].attributes}
        assert forms == {"the", "at", "to", "from", "start"}


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("en", "Dracula holds: 2 × Vampire 1, Coffin."),
        ("fr", f"Dracula a en main{NBSP}: 2 × Vampire 1, Cercueil."),
        ("de", "Dracula hat auf der Hand: 2 × Vampir 1, Gruft."),
    ],
)
def test_several_words_stand_in_a_row(tongue: str, line: str) -> None:
    seen = DUEL.words.event(duel_events.HandSeen(0, (2, 0, 0, 0, 1)))
    assert Speech(tongue).phrase(seen) == line


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("en", "Van Helsing now has “Inspiration”, “Composure”."),
        (
            "fr",
            f"Van Helsing a maintenant «{NBSP}Inspiration{NBSP}», «{NBSP}Maîtrise de soi{NBSP}».",
        ),
        ("de", "Van Helsing hat jetzt „Eingebung“, „Gelassenheit“."),
    ],
)
def test_titles_stand_in_quotation_marks(tongue: str, line: str) -> None:
    drew = DUEL.words.event(duel_events.Drew(1, 0b11))
    assert Speech(tongue).phrase(drew) == line


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("en", "Anna draws a Bite."),
        ("fr", "Anna pioche une Morsure."),
        ("de", "Anna zieht einen Biss."),
    ],
)
def test_parts_become_words(tongue: str, line: str) -> None:
    drew = Phrase("nosferatu-log-drew", {"who": Who(0), "card": Word("nosferatu-card-bite")})
    assert Speech(tongue, NAMES).phrase(drew) == line


@pytest.mark.parametrize(
    ("tongue", "lines"),
    [
        ("en", ["1 Night joins the Clock.", "2 Nights join the Clock."]),
        ("fr", ["1 Nuit rejoint l’Horloge.", "2 Nuits rejoignent l’Horloge."]),
        ("de", ["1 Nacht kommt in den Nachtstapel.", "2 Nächte kommen in den Nachtstapel."]),
    ],
)
def test_numbers_choose_the_form(tongue: str, lines: list[str]) -> None:
    speech = Speech(tongue)
    assert [speech.say("nosferatu-log-nights_joined", count=count) for count in (1, 2)] == lines


@pytest.mark.parametrize(
    ("tongue", "seat"), [("en", "Seat 4"), ("fr", "Place 4"), ("de", "Platz 4")]
)
def test_a_seat_without_a_name_has_a_number(tongue: str, seat: str) -> None:
    turn = Phrase("nosferatu-log-turn", {"who": Who(3)})
    for names in ([], NAMES[:3], ["", "", "", ""]):
        assert Speech(tongue, names).phrase(turn).startswith(f"{seat} ")
        assert Speech(tongue, names).who(3) == seat
    assert Speech(tongue, NAMES).who(3) == "Daniel"


@pytest.mark.parametrize(
    "name", ["{ $card }", "{ nosferatu-title }", '{"', "a\n    .b = c", "-term", "{", "#", "\u2068"]
)
def test_names_are_never_read_as_fluent(name: str, lang: str) -> None:
    turn = Phrase("nosferatu-log-turn", {"who": Who(0)})
    known = Speech(lang, ["Anna"]).phrase(turn)
    assert Speech(lang, [name]).phrase(turn) == known.replace("Anna", name)


def test_attributes_can_be_said(lang: str) -> None:
    form = {"en": ".a", "fr": ".a", "de": ".acc"}[lang]
    said = Speech(lang).say(f"nosferatu-card-bite{form}")
    assert said in ("a Bite", "une Morsure", "einen Biss")


@pytest.mark.parametrize("id", ["nosferatu-nothing", "", "nosferatu-title.nothing"])
def test_a_missing_message_is_a_defect(id: str, speech: Speech) -> None:
    with pytest.raises(WordsDefect, match=speech.lang):
        speech.say(id)


def test_a_missing_part_is_a_defect(speech: Speech) -> None:
    with pytest.raises(WordsDefect, match="nosferatu-log-turn"):
        speech.say("nosferatu-log-turn")
    with pytest.raises(WordsDefect, match="nosferatu-nothing"):
        speech.phrase(Phrase("nosferatu-log-ritual", {"ritual": Word("nosferatu-nothing")}))


@pytest.mark.parametrize("tongue", ["it", "", "fr_FR", "EN", ".."])
def test_an_unknown_language_is_refused_in_one_line(tongue: str) -> None:
    with pytest.raises(whitby.WhitbyError) as refused:
        Speech(tongue)
    assert "\n" not in str(refused.value)
    assert all(known in str(refused.value) for known in LANGUAGES)


@pytest.mark.parametrize(
    ("tag", "tongue"),
    [
        ("fr_FR.UTF-8", "fr"),
        ("de-AT", "de"),
        ("de_CH@euro", "de"),
        ("FR", "fr"),
        ("en_GB", "en"),
        ("it:de:fr", "de"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("german", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_best_language(tag: str | None, tongue: str) -> None:
    assert best(tag) == tongue


def test_examples() -> None:
    assert doctest.testmod(whitby.words).failed == 0
