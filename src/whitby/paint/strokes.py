"""What a painter's slices consist of: each function writes one part where it has changed.

All take the bytes and where to write, and return where the next part begins. They are functions of
their arguments alone: compiled, nothing is looked up and no reference is counted. What was written
last is kept beside the bytes: numbers in `seen`, things that are only ever replaced in `held`.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from whitby.core.encoding import MOST


def same(held: list[object], hand: i64, thing: object) -> bool:
    """Return whether a thing that is never changed, only replaced, is the one of last time."""
    if held[hand] is thing:
        return True
    held[hand] = thing
    return False


def fitting(value: i64) -> u8:
    """Return a number as a byte; whatever is too large is the largest that fits."""
    if value < 0:
        return 0
    if value > MOST:
        return MOST
    return u8(value)


def hot(out: vec[u8], seen: vec[i32], at: i64, size: i64, field: i64, value: i64) -> i64:
    """Write one of several things, one-hot; nothing if it is none or hidden."""
    before: i64 = i64(seen[field])
    if before != value:
        if before >= 0:
            out[at + before] = 0
        if value >= 0:
            out[at + value] = 1
        seen[field] = i32(value)
    return at + size


def face(out: vec[u8], seen: vec[i32], at: i64, size: i64, field: i64, value: i64) -> i64:
    """Write the same with another byte, which says that the thing is hidden (-2)."""
    return hot(out, seen, at, size + 1, field, size if value == -2 else value)


def bits(out: vec[u8], seen: vec[i32], at: i64, size: i64, field: i64, held: i64) -> i64:
    """Write a set of a few things, given as bits."""
    end: i64 = at + size
    if i64(seen[field]) != held:
        seen[field] = i32(held)
        while at < end:
            out[at] = u8(held & 1)
            held >>= 1
            at += 1
    return end


def number(out: vec[u8], at: i64, value: i64) -> i64:
    """Write a number; whatever is too large is the largest that fits."""
    out[at] = fitting(value)
    return at + 1


def flag(out: vec[u8], at: i64, value: bool) -> i64:
    """Write whether something is so."""
    if value:
        out[at] = 1
    else:
        out[at] = 0
    return at + 1


def nothing(out: vec[u8], at: i64, size: i64) -> i64:
    """Write zeros."""
    end: i64 = at + size
    while at < end:
        out[at] = 0
        at += 1
    return end


def copy(out: vec[u8], at: i64, piece: bytes) -> None:
    """Write a piece."""
    for value in piece:
        out[at] = u8(i64(value))
        at += 1


def listed_numbers(out: vec[u8], at: i64, values: list[int]) -> i64:
    """Write a list of small numbers."""
    count: i64 = len(values)
    each: i64 = 0
    while each < count:
        value: i64 = values[each]
        out[at + each] = u8(value)
        each += 1
    return at + count


def numbers(
    out: vec[u8], held: list[object], at: i64, hand: i64, values: tuple[int, ...], step: i64 = 1
) -> i64:
    """Write small numbers that are replaced together, every `step` bytes."""
    end: i64 = at + len(values) * step
    if not same(held, hand, values):
        for value in values:
            each: i64 = value
            out[at] = u8(each)
            at += step
    return end


def hots(
    out: vec[u8],
    seen: vec[i32],
    held: list[object],
    at: i64,
    size: i64,
    field: i64,
    hand: i64,
    values: tuple[int, ...],
) -> i64:
    """Write several things that are replaced together, each one-hot."""
    end: i64 = at + len(values) * size
    if not same(held, hand, values):
        for value in values:
            at = hot(out, seen, at, size, field, value)
            field += 1
    return end


def counts(
    out: vec[u8],
    held: list[object],
    at: i64,
    size: i64,
    hand: i64,
    cards: tuple[int, ...],
    first: i64 = 0,
) -> i64:
    """Write how many of each kind a hand has, then how many are hidden.

    `first` is the number of the first kind.
    """
    before = held[hand]
    if before is not cards:
        held[hand] = cards
        untally(out, at, size, before, first)
        tally(out, at, size, cards, first)
    return at + size + 1


def tokens(
    out: vec[u8], held: list[object], at: i64, size: i64, hand: i64, cards: tuple[int, ...]
) -> i64:
    """Write how many of each kind there are, without a number of hidden ones."""
    before = held[hand]
    if before is not cards:
        held[hand] = cards
        untally(out, at, size - 1, before, 0)
        tally(out, at, size - 1, cards, 0)
    return at + size


def tally(out: vec[u8], at: i64, last: i64, cards: tuple[int, ...], first: i64) -> None:
    """Count cards into the bytes from `at` on; the hidden ones are counted at `last`."""
    for kind in cards:
        each: i64 = kind
        each = at + (last if each < 0 else each - first)
        out[each] = out[each] + 1


def untally(out: vec[u8], at: i64, last: i64, before: object, first: i64) -> None:
    """Take away the cards that were counted last time, if there were any."""
    if before is not None:
        for kind in cast("tuple[int, ...]", before):
            each: i64 = kind
            out[at + (last if each < 0 else each - first)] = 0


def among(
    out: vec[u8],
    held: list[object],
    at: i64,
    size: i64,
    hand: i64,
    things: tuple[int, ...],
    step: i64 = 1,
) -> i64:
    """Write which of several things are among some, every `step` bytes."""
    before = held[hand]
    if before is not things:
        held[hand] = things
        if before is not None:
            for thing in cast("tuple[int, ...]", before):
                gone: i64 = thing
                out[at + gone * step] = 0
        for thing in things:
            each: i64 = thing
            out[at + each * step] = 1
    return at + size * step


def total_of(cards: list[int]) -> i64:
    """Return how many cards a list counts."""
    size: i64 = len(cards)
    found: i64 = 0
    at: i64 = 0
    while at < size:
        count: i64 = cards[at]
        found += count
        at += 1
    return found
