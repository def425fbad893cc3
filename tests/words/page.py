"""What the page asks for: the ids in its source, complete or composed, and their parts.

The source is scanned, not parsed: strings and templates that look like ids, and calls of `t`. A
template counts for all ids of its form, or only for the values listed in `FILLINGS`.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args, get_type_hints

from whitby import GAMES
from whitby.bots.levels import NAMED
from whitby.lessons import LESSONS
from whitby.server.table.talk import PHRASES
from whitby.wire.commands import Say
from whitby.wire.people import OutletKind
from whitby.wire.tables import Access, House, Pace
from words.files import entries, messages

SOURCE = Path(__file__).resolve().parents[2] / "web" / "src"
FORM = r"[a-z][a-z0-9_]*(?:-[a-z0-9_]+)+(?:\.[a-z]+)?"
HOLE = r"\$\{(?:[^{}`]|`[^`]*`)*\}"
QUOTED = re.compile(rf"(?<!startsWith\()(?:\b([\w-]+)=)?(['\"])({FORM})\2")
TEMPLATE = re.compile(rf"`((?:[\w.-]|{HOLE})+)`")
# A field of a view may be nested: `sides-hand`.
WAY = "[a-z0-9_-]+"
# Not code: styles and comments.
BESIDE = re.compile(r"<style.*?</style>|<!--.*?-->|/\*.*?\*/|(?<![:'\"`])//[^\n]*", re.DOTALL)
# Attributes of elements that hold no text.
WORDLESS = re.compile("class|id|for|name|type|rel|href|src|d|autocomplete|(aria|data)-.*")
# Prefixes of the ids of the server's messages, besides the names of the files.
SERVED = ("bot-level", "refusal", "notice", "phrase", "lesson")

CHANNELS: tuple[str, ...] = get_args(get_type_hints(Say)["channel"])
HOUSE = get_type_hints(House)
# Possible values, where more would pass as used and fewer as said.
FILLINGS: dict[str, tuple[str, ...]] = {
    "around-access-*": get_args(Access),
    "around-bots-*": get_args(HOUSE["bots"]),
    "around-channel-*": CHANNELS,
    "around-hears-*": CHANNELS,
    "around-log-*": ("all", "game", "table", "mine"),
    "around-talk-*": get_args(HOUSE["talk"]),
    "bot-level-*": NAMED,
    "bot-level-*.more": NAMED,
    "bot-level-*.name": NAMED,
    "film-*": ("first", "back", "forth", "last"),
    "lobby-access-*": get_args(Access),
    "lobby-access-*.more": get_args(Access),
    "lobby-feels-*": tuple(GAMES),
    "lobby-hard-*": tuple(GAMES),
    "lobby-pace-*": tuple(str(pace.__struct_config__.tag) for pace in get_args(Pace)),
    "lobby-pace-*.more": tuple(str(pace.__struct_config__.tag) for pace in get_args(Pace)),
    "lobby-pitch-*": tuple(GAMES),
    "lobby-speed-*": get_args(HOUSE["bots"]),
    "lobby-talk-*": get_args(HOUSE["talk"]),
    "lobby-talk-*.more": get_args(HOUSE["talk"]),
    "lobby-title-*": tuple(GAMES),
    "lobby-windows-*": get_args(HOUSE["windows"]),
    "lobby-to-*": ("open", "playing"),
    "me-outlet-*": get_args(OutletKind),
    "me-outlet-*.more": ("webhook", "discord", "ntfy", "email"),
    "phrase-*": tuple(PHRASES),
    "web-lesson-*": tuple(id for id in LESSONS if id not in GAMES),
    "web-light-*": ("system", "light", "dark"),
}


class Use(NamedTuple):
    """Something the page asks for, and where."""

    id: str
    place: str


class Saying(NamedTuple):
    """A call of `t`: the ids it names, the parts it gives, and where."""

    ids: list[str]
    parts: set[str] | None  # None: not given literally
    place: str


@cache
def sources() -> dict[str, str]:
    """The source of the page, line by line, without its tests."""
    found = [path for kind in ("ts", "svelte") for path in sorted(SOURCE.rglob(f"*.{kind}"))]
    return {
        str(path.relative_to(SOURCE.parent)): BESIDE.sub(blanked, path.read_text("utf-8"))
        for path in found
        if not path.name.endswith(".test.ts")
    }


def blanked(found: re.Match[str]) -> str:
    """The same number of lines, but empty."""
    return "\n" * found[0].count("\n")


def at(name: str, start: int) -> str:
    """A position in the source as `file:line`."""
    return f"{name}:{sources()[name].count(chr(10), 0, start) + 1}"


def ours(id: str) -> bool:
    """Whether a string could be an id of the language files."""
    return id.startswith(tuple(f"{stem.replace('_', '-')}-" for stem in (*entries("en"), *SERVED)))


@cache
def named() -> list[Use]:
    """Every complete id in the page."""
    return [
        Use(found[3], at(name, found.start()))
        for name, text in sources().items()
        for found in QUOTED.finditer(text)
        if ours(found[3]) and not WORDLESS.fullmatch(found[1] or "")
    ]


@cache
def forms() -> list[Use]:
    """Every form of an id that the page composes, with a star for each variable part."""
    found: list[Use] = []
    for name, text in sources().items():
        for each in TEMPLATE.finditer(text):
            form = re.sub("-$", "-*", re.sub(HOLE, "*", each[1]))
            place = at(name, each.start())
            if re.fullmatch(r"\*-\*(\.\w+)?", form):  # the caller gives the stem
                found += [Use(form.replace("*", stem, 1), place) for stem in stems(name)]
            elif "*" in form and (ours(form) or re.match(r"\*-[a-z]", form)):
                found.append(Use(form, place))
    return found


def stems(name: str) -> list[str]:
    """The ids in a file that are prefixes of others: `choices('lobby-access', …)`."""
    return [id for id in re.findall(rf"(?<!\bt)\('({FORM})',", sources()[name]) if ours(id)]


def become(form: str) -> set[str]:
    """The ids that a form can become; a star at the beginning is a game."""
    if form in FILLINGS:
        return {form.replace("*", each) for each in FILLINGS[form]}
    stem, _, attribute = form.partition(".")
    if stem.removesuffix("-*").replace("-", "_") in entries("en"):
        return set()  # it would match a whole file: `FILLINGS` must list its values
    led = re.sub(r"^\*", f"({'|'.join(GAMES)})", stem)
    pattern = re.compile(led.replace("*", WAY if "-field-" in form else "[a-z0-9_]+"))
    tail = attribute and f".{attribute}"
    return {id + tail for id in messages("en") if pattern.fullmatch(id)}


@cache
def asked_for() -> set[str]:
    """Every id the page can ask for, without attributes."""
    whole = {use.id for use in named()}
    made = {id for use in forms() for id in become(use.id)}
    return {id.split(".")[0] for id in whole | made}


@cache
def sayings() -> list[Saying]:
    """Every call of `t` in the page that names an id."""
    found: list[Saying] = []
    for name, text in sources().items():
        for call in re.finditer(r"(?<![\w.])t\(", text):
            first, *rest = [*arguments(text, call.end()), ""][:2]
            ids = [each[3] for each in QUOTED.finditer(first) if ours(each[3])]
            if ids and "`" not in first:
                found.append(Saying(ids, keys("".join(rest)), at(name, call.start())))
    return found


def arguments(text: str, start: int) -> list[str]:
    """The comma-separated parts from here to the closing bracket."""
    found, depth, begun, quote = [], 0, start, ""
    for here in range(start, len(text)):
        mark = text[here]
        if quote:
            quote = "" if mark == quote else quote
        elif mark in "'\"":
            quote = mark
        elif mark in "([{":
            depth += 1
        elif mark in ")]}" and depth:
            depth -= 1
        elif mark in ",)]}" and not depth:
            found.append(text[begun:here].strip())
            begun = here + 1
            if mark != ",":
                break
    return [each for each in found if each]


def keys(text: str) -> set[str] | None:
    """The keys of an object literal, if all of them are literal."""
    if text and not text.startswith("{"):
        return None
    parts = arguments(text, 1) if text else []
    return None if any(part.startswith(("...", "[")) for part in parts) else set(named_keys(parts))


def named_keys(parts: list[str]) -> Iterator[str]:
    """The names before the colons."""
    for part in parts:
        yield re.split(r"\s*:", part, maxsplit=1)[0].strip("'\"")
