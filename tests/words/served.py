"""What the server says.

Refusals are found in its source; a new kind of notice has to occur in one of the `EVENINGS`.
"""

from functools import cache
from typing import get_args, get_type_hints

from whitby.bots.levels import NAMED
from whitby.lessons import LESSONS
from whitby.lessons.script import frames
from whitby.server.http.endpoint import PIECES
from whitby.server.table import log, talk
from whitby.server.table.seating import Seating
from whitby.wire import game as wire
from whitby.wire.commands import Propose
from whitby.wire.tables import House, Live
from whitby.words import Speech
from words.files import NAMES
from words.source import SOURCES, calls, strings, trees

# Which argument of these is the code of a refusal, and how the code is derived from it.
REFUSERS = {
    "Refusal": (0, "{}"),
    "Unfit": (0, "{}"),
    "need": (1, "{}"),
    "need_stage": (1, "only-{}"),
}
# These only pass on a code: those above, and one that looks it up in `PIECES`.
PASSING_ON = {"need", "need_stage", "read_piece"}
# Arguments of a refusal besides the parts of its message.
BESIDE = {"status", "retry_after"}
# Refusals that are given different parts in different places, and can only use those they always
# have: a path may name a move that is not even a number.
UNLIKE = {"no-moment"}


@cache
def refusals() -> dict[str, list[set[str]]]:
    """Every code the server refuses with, and its parts in each place where that happens."""
    found: dict[str, list[set[str]]] = {code: [set()] for _, code in PIECES.values()}
    for tree in [*trees(SOURCES / "server"), *trees(SOURCES / "local")]:
        for call, name, scope in calls(tree, REFUSERS):
            if getattr(scope, "name", "") in PASSING_ON:
                continue
            at, form = REFUSERS[name]
            parts = {str(keyword.arg) for keyword in call.keywords} - BESIDE
            for text in strings(call.args[at], scope):
                code = form.format(text.removeprefix("refusal-"))
                found.setdefault(code, []).append(parts)
    return found


def at_table(*more: log.AnyAct) -> list[log.AnyAct]:
    """A table for three that Anna opens, and what happened there."""
    opened = log.Opened(
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


def agreed() -> log.Configured:
    """The settings that Anna changes."""
    return log.Configured(players=3, options={}, pace=Live(), access="public", house=House())


def begun(*order: int) -> list[log.AnyAct]:
    """A table where three people start a game; the seats may be drawn at random."""
    sat = [log.Sat(seat=n, person=name) for n, name in enumerate(NAMES[:3], 1)]
    return at_table(*sat, log.Started(order=list(order), commitment=""))


def after_start(*more: log.AnyAct) -> list[log.AnyAct]:
    """A game that has started, and what happened then."""
    return [*begun(1, 2, 3), *more]


def voted(motion: str, by: str | None, seat: int | None, passed: bool) -> list[log.AnyAct]:
    """A vote from start to end."""
    return [
        log.Proposed(motion=motion, until=9, by=by, seat=seat),
        log.Voted(person="Clara", yes=passed),
        log.Carried(passed=passed),
    ]


MOTIONS: tuple[str, ...] = get_args(get_type_hints(Propose)["motion"])
SEATED = ("hand", "extend")  # the motions that are about a seat
CLOSINGS = ("host", "abandoned", "rules")
EVENINGS: list[list[log.AnyAct]] = [
    at_table(
        agreed(),
        log.Sat(seat=1, person="Anna"),
        log.Sat(seat=2, person="Bruno"),
        log.Stood(seat=2),
        log.Sat(seat=3, person="Clara"),
        log.Stood(seat=3, by_host=True),
        log.Filled(seat=2, level="random"),
        log.Stood(seat=2, by_host=True),
        log.Filled(seat=2, level="scripted"),
    ),
    begun(3, 1, 2),
    after_start(
        log.Automated(seat=1),
        log.Moved(seat=1, code="yes"),
        log.Undone(seat=1, left=0),
        log.Shouldered(seat=2, token="a link"),
        log.Shouldered(seat=2),
        log.Handed(seat=1, level="scripted"),
        log.Returned(seat=1),
        log.Saw(seat=1, person="Daniel"),
        log.Resigned(seat=1, level="scripted"),
        log.Willing(person="Daniel"),
        log.Handed(seat=2, person="Daniel", why="vote"),
        log.Willing(person="Elsa"),
        log.Willing(person="Elsa", on=False),
        log.Paused(),
        log.Resumed(person="Anna"),
        log.Waited(person="Anna"),
        log.Extended(seat=3),
        log.Sped(bots="slow"),
        log.Sped(bots="normal"),
        log.Sped(bots="quick"),
        log.Rematched(table="another"),
        log.Suspended(since=1, until=2),
        log.Gone(person="Daniel"),
    ),
    *[
        after_start(*voted(motion, "Anna", 2 if motion in SEATED else None, passed))
        for motion in MOTIONS
        for passed in (False, True)
    ],
    after_start(*voted("hand", None, 2, False)),
    *[
        after_start(log.Handed(seat=2, level=level, why=why))
        for level in NAMED
        for why in ("own", "vote", "clock")
    ],
    *[at_table(log.Closed(why=why)) for why in CLOSINGS],
    *[after_start(log.Closed(why=why)) for why in CLOSINGS[1:]],
]


@cache
def notices() -> list[wire.Phrase]:
    """Every notice in those evenings."""
    found: list[wire.Phrase] = []
    for evening in EVENINGS:
        table = Seating()
        for seq, act in enumerate(evening, 1):
            table.take(log.Entry(seq, seq, act))
        found += [told.shown({name: name for name in NAMES}).say for told in table.notices]
    return found


def quick_phrases() -> list[wire.Phrase]:
    """Every quick phrase."""
    lines = [talk.Line(at=1, channel="table", person="Anna", key="", phrase=each)
             for each in talk.PHRASES]  # fmt: skip
    lines += [talk.Line(at=1, channel="table", person="Anna", key="", phrase=each, about=2)
              for each in talk.ABOUT]  # fmt: skip
    return [phrase for line in lines if (phrase := talk.said(line, {}).say) is not None]


def bot_levels() -> set[str]:
    """The words for all bot levels."""
    return {f"bot-level-{level}{part}" for level in NAMED for part in ("", ".name", ".more")}


@cache
def served() -> set[str]:
    """Every id that the server uses without naming it in full."""
    return {
        *[f"refusal-{code}" for code in refusals()],
        *[phrase.id for phrase in (*notices(), *quick_phrases())],
        *bot_levels(),
    }


@cache
def taught() -> set[str]:
    """Every id that a lesson uses."""
    told = [frame for lesson in LESSONS.values() for frame in frames(lesson)]
    return {id for frame in told for id in (frame.say, frame.other) if id is not None}


def spoken(speech: Speech, phrase: wire.Phrase) -> str:
    """A phrase as a client renders it."""
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
