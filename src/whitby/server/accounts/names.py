"""Names: which are valid, and which two of them look alike.

A name appears in records, in lists and next to other names. So it must be visible, stay on one
line, and not look like someone else's name at the same table, whatever script it is written in.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from whitby.server.refusals import Refusal
from whitby.words import LANGUAGES, Speech

MOST_LETTERS: Final = 40
MOST_MARKS: Final = 2
MOST_SIGNS: Final = 5
"""Marks a letter may carry: accents, and the marks of scripts that are written with them."""

JOINER: Final = "\u200d"
NON_JOINER: Final = "\u200c"
KEYCAP: Final = "\u20e3"
FLAG: Final = "\U0001f3f4"
JOINING: Final = (
    "ARABIC", "SYRIAC", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA",
    "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "KHMER", "MYANMAR", "NKO",
)  # fmt: skip
"""Scripts in which a joiner or non-joiner changes how a word is written."""

BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)
"""Characters that count as letters, marks or symbols but show nothing."""


def tidy(name: str) -> str:
    """Return a name as it is stored, or refuse it."""
    found = " ".join(unicodedata.normalize("NFC", name).split())
    if not found or len(found) > MOST_LETTERS or "," in found:
        raise Refusal("bad-name", 422)
    visible = any(unicodedata.category(char)[0] in "LNSP" for char in found)
    if not visible or any(char in BLANK for char in found):
        raise Refusal("blank-name", 422)
    for at, char in enumerate(found):
        if char != " " and not char.isprintable() and not _joins(found, at):
            raise Refusal("bad-name", 422)
    if _piled(found):
        raise Refusal("marked-name", 422)
    first = found.replace("(", " ").strip().partition(" ")[0]
    if any(alike(first, word) for word in bot_words()):
        raise Refusal("bot-name", 422)
    return found


def _joins(name: str, at: int) -> bool:
    """Return whether an invisible character belongs where it is: in an emoji, or in a word."""
    char = name[at]
    if "\U000e0020" <= char <= "\U000e007f":  # the letters of a flag such as Scotland's
        return name[:at].rstrip("".join(map(chr, range(0xE0020, 0xE0080)))).endswith(FLAG)
    if char not in (JOINER, NON_JOINER) or not 0 < at < len(name) - 1:
        return False
    before, after = name[at - 1], name[at + 1]
    if char == JOINER and _pictured(after):
        return _pictured(before) or _selects(before) or unicodedata.category(before) == "Sk"
    return all(unicodedata.name(each, "").startswith(JOINING) for each in (before, after))


def _pictured(char: str) -> bool:
    """Return whether a character may be part of a joined emoji."""
    return unicodedata.category(char) == "So" or char in "\u2640\u2642\u2695\u2696\u2708"


def _selects(char: str) -> bool:
    """Return whether a character is a variation selector for the one before it."""
    return "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"


def _accents(char: str) -> bool:
    """Return whether a character is a mark for letters of any script, such as an accent."""
    return unicodedata.category(char) in ("Mn", "Me") and (
        "\u0300" <= char <= "\u036f"
        or "\u0483" <= char <= "\u0489"
        or "\u1ab0" <= char <= "\u1aff"
        or "\u1dc0" <= char <= "\u1dff"
        or "\u20d0" <= char <= "\u20ff"
        or "\ufe20" <= char <= "\ufe2f"
    )


def _piled(name: str) -> bool:
    """Return whether one letter has more marks than any script needs."""
    accents = signs = selectors = 0
    for char in name:
        if unicodedata.category(char)[0] != "M":
            accents = signs = selectors = 0
            continue
        signs += 1
        accents += _accents(char) and char != KEYCAP
        selectors += _selects(char)
        if accents > MOST_MARKS or signs > MOST_SIGNS or selectors > 1:
            return True
    return False


# Lookalikes

_PAIRS: Final = (
    # Cyrillic
    "АA ВB СC ЕE НH ІI ЈJ КK МM ОO РP ЅS ТT ХX УY ҮY ӀI ԌG ԚQ ԜW ЗƷ аa сc еe һh іi јj ԁd ӏl оo рp "
    "ѕs уy үy хx ѵv ԛq ԝw ɡg гr пn кk мm тt вb нh ьb ѡw "
    # Greek
    "ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa γy εe ηn ιi κk νv οo ρp σo τt υu χx ωw ϲc ϳj "
    # Armenian, Cherokee, and Latin letters that look like others
    "ՕO ՍU օo սu հh ոn ցg զq ᎪA ᏴB ᏟC ᎬE ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᏚS ᎢT ᏙV ᎳW ᏃZ "
    "øo ØO łl ŁL đd ĐD ħh ĦH ıi "
    "ɑa ɩi ʙB ɢG ʜH ɪI ʟL ɴN ʀR ʏY ᴀA ᴄC ᴅD ᴇE ᴊJ ᴋK ᴍM ᴏO ᴘP ꜱS ᴛT ᴜU ᴠV ᴡW ᴢZ ꜰF ƖI ɾr ƽs ƅb"
)
LATIN: Final = str.maketrans({pair[0]: pair[1] for pair in _PAIRS.split()} | {"ß": "ss", "æ": "ae"})
STROKES: Final = str.maketrans({"I": "l", "1": "l", "|": "l", "!": "l", "0": "O", "5": "S"})


@cache
def forms(name: str) -> tuple[str, str]:
    """Return two forms of a name for comparison: case-folded, and by its shapes alone.

    >>> forms("Anna") == forms("Аnnа"), forms("Ian")[1] == forms("lan")[1]
    (True, True)
    """
    plain = unicodedata.normalize("NFKD", name).translate(LATIN)
    plain = unicodedata.normalize("NFKD", plain)
    kept = "".join(char for char in plain if not _accents(char) and not _unseen(char))
    bare = "".join(
        char for char in kept if unicodedata.category(char)[0] not in "ZP" or char == "!"
    )
    bare = bare if bare.strip("!") else kept
    read = bare.casefold().replace("0", "o").replace("!", "")
    shape = bare.translate(STROKES).replace("rn", "m").replace("vv", "w")
    return read or bare, shape


def _unseen(char: str) -> bool:
    return char in BLANK or _selects(char) or unicodedata.category(char) in ("Cf", "Cc")


def alike(one: str, other: str) -> bool:
    """Return whether two names can be mistaken for each other."""
    mine, theirs = forms(one), forms(other)
    return mine[0] == theirs[0] or mine[1] == theirs[1]


def check_free(name: str, others: Iterable[str]) -> None:
    """Refuse a name that looks like that of someone already at the table."""
    for other in others:
        if alike(name, other):
            raise Refusal("name-taken", name=other)


@cache
def bot_words() -> tuple[str, ...]:
    """Return the names of bots in every language, without level or seat."""
    found = [
        Speech(language).say(message, level="?").partition("(")[0].strip()
        for language in LANGUAGES
        for message in ("around-bot", "lobby-room-bot")
    ]
    return tuple(dict.fromkeys(found))
