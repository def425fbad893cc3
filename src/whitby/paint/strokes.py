"""What a painter's slices consist of: each function writes one part.

All take the bytes and where to write. They are functions of their arguments alone: compiled,
nothing is looked up and no reference is counted. What was written last is either kept beside the
bytes, as numbers in `seen`, or is given: then only what differs is written.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from whitby.core.encoding import MOST


def fitting(value: i64) -> u8:
    """Return a number as a byte; whatever is too large is the largest that fits."""
    if value < 0:
        return 0
    if value > MOST:
        return MOST
    return u8(value)


# Written if it is not what `seen` says; these return where the next part begins


def hot(out: vec[u8], seen: vec[i32], at: i64, size: i64, field: i64, value: i64) -> i64:
    """Write one of several things, one-hot; nothing if it is none or hidden."""
    before: i64 = i64(seen[field])
    if before != value:
        one_of(out, at, before, value)
        seen[field] = i32(value)
    return at + size


def face(out: vec[u8], seen: vec[i32], at: i64, size: i64, field: i64, value: i64) -> i64:
    """Write the same with another byte, which says that the thing is hidden (-2)."""
    return hot(out, seen, at, size + 1, field, size if value == -2 else value)


def bits(out: vec[u8], seen: vec[i32], at: i64, size: i64, field: i64, held: i64) -> i64:
    """Write a set of a few things, given as bits: only those that have come or gone."""
    end: i64 = at + size
    before: i64 = i64(seen[field])
    if before != held:
        seen[field] = i32(held)
        changed: i64 = before ^ held if before >= 0 else held
        while changed != 0:
            if changed & 1 == 1:
                out[at] = u8(held & 1)
            changed >>= 1
            held >>= 1
            at += 1
    return end


# Written always; these return where the next part begins


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


def listed_numbers(out: vec[u8], at: i64, values: list[int]) -> i64:
    """Write a list of small numbers."""
    for value in values:
        each: i64 = value
        out[at] = u8(each)
        at += 1
    return at


def numbers(out: vec[u8], at: i64, values: tuple[int, ...], step: i64 = 1) -> i64:
    """Write small numbers, every `step` bytes."""
    for value in values:
        each: i64 = value
        out[at] = u8(each)
        at += step
    return at


def copy(out: vec[u8], at: i64, piece: bytes) -> None:
    """Write a piece."""
    for value in piece:
        out[at] = u8(i64(value))
        at += 1


# Written over what was written before


def one_of(out: vec[u8], at: i64, before: i64, now: i64) -> None:
    """Write one of several things, one-hot; nothing if it is none or hidden."""
    if before >= 0:
        out[at + before] = 0
    if now >= 0:
        out[at + now] = 1


def each_of(
    out: vec[u8], at: i64, size: i64, before: tuple[int, ...], now: tuple[int, ...]
) -> None:
    """Write several things, each one-hot; there were as many before, or none yet."""
    first = at
    for old in before:
        gone: i64 = old
        if gone >= 0:
            out[first + gone] = 0
        first += size
    for new in now:
        value: i64 = new
        if value >= 0:
            out[at + value] = 1
        at += size


def among(
    out: vec[u8], at: i64, before: tuple[int, ...], now: tuple[int, ...], step: i64 = 1
) -> None:
    """Write which of several things are among some, every `step` bytes."""
    for old in before:
        gone: i64 = old
        out[at + gone * step] = 0
    for new in now:
        each: i64 = new
        out[at + each * step] = 1


def tokens(out: vec[u8], at: i64, before: tuple[int, ...], now: tuple[int, ...]) -> None:
    """Write how many of each kind there are."""
    for old in before:
        gone: i64 = old
        out[at + gone] = 0
    for new in now:
        each: i64 = at + new
        out[each] = out[each] + 1


def hand(
    out: vec[u8],
    at: i64,
    size: i64,
    before: tuple[int, ...],
    was_open: bool,
    now: tuple[int, ...],
    is_open: bool,
) -> None:
    """Write how many of each of some kinds a hand has, or in the end how many are hidden."""
    if was_open:
        for old in before:
            gone: i64 = old
            out[at + gone] = 0
    if is_open:
        out[at + size] = 0
        for new in now:
            each: i64 = at + new
            out[each] = out[each] + 1
    else:
        out[at + size] = fitting(len(now))
