"""Randomness: a fast generator for simulations and a keyed one for live tables.

A state draws only from its own generator, so the same seed and the same choices give the same game
on every machine, compiled or not.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from whitby.core.errors import BadSetup, WhitbyError
from whitby.core.native import freeze, mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64

# A multiply-with-carry generator: MULTIPLIER * 2**32 - 1 is a safe prime below 2**63, so every
# product fits a machine word and the whole state is one integer.
MULTIPLIER: Final = 2147483085
MODULUS: Final = MULTIPLIER * 2**32 - 1
LOW: Final = 0xFFFFFFFF
WORD: Final = 2**64 - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """The random generator of a state. A subclass defines how the next number is made."""

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def clone(self) -> Rng:
        """Return a generator that will give the same numbers."""
        raise NotImplementedError

    def pick(self, counts: list[int], total: i64, deck: i64 = 0) -> i64:
        """Draw one of `total` cards in unknown order, `counts[k]` of each kind k.

        `deck` only says which deck of the game it is, for generators with prepared draws
        (`Scripted`).
        """
        at: i64 = self.below(total)
        kind: i64 = 0
        held: i64 = counts[0]
        while at >= held:
            at -= held
            kind += 1
            held = counts[kind]
        return kind

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle a list in place."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
            last -= 1

    def choice(self, items: list[Any]) -> Any:
        """Return one of the items."""
        return items[self.below(len(items))]

    def __reduce__(self) -> Any:
        return freeze(self)


def spread(seed: int) -> int:
    """Return a first word for a seed, far from its neighbours' (the mixer of SplitMix64)."""
    mixed = (seed + 0x9E3779B97F4A7C15) & WORD
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & WORD
    return 1 + (mixed ^ (mixed >> 31)) % (MODULUS - 2)


class Fast(Rng):
    """The generator for simulations: fast, reproducible, predictable for anyone with the seed."""

    def __init__(self, seed: int = 0, word: i64 = 0) -> None:
        self.word: i64 = word if word else spread(seed)

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1; n should be far below 2**31, and is at most 2**32."""
        assert n <= 0x100000000, "a draw from so many overflows a word"
        word: i64 = self.word
        word = MULTIPLIER * (word & LOW) + (word >> 32)
        self.word = word
        return (((word ^ (word >> 32)) & 0x7FFFFFFF) * n) >> 31

    def pick(self, counts: list[int], total: i64, deck: i64 = 0) -> i64:
        """Draw one of `total` cards; the same as the general form, without a second call."""
        word: i64 = self.word
        word = MULTIPLIER * (word & LOW) + (word >> 32)
        self.word = word
        at: i64 = (((word ^ (word >> 32)) & 0x7FFFFFFF) * total) >> 31
        kind: i64 = 0
        held: i64 = counts[0]
        while at >= held:
            at -= held
            kind += 1
            held = counts[kind]
        return kind

    def clone(self) -> Fast:
        """Return a generator that will give the same numbers."""
        return Fast(0, self.word)


KEY_BYTES: Final = 32


class Keyed(Rng):
    """The generator for live tables: BLAKE2b over a counter with a secret key.

    Someone who has seen every earlier draw still cannot compute the next one.
    """

    def __init__(self, seed: bytes = bytes(KEY_BYTES)) -> None:
        if len(seed) != KEY_BYTES:
            raise WhitbyError(f"a live table's seed has {KEY_BYTES} bytes, not {len(seed)}")
        self.key = blake2b(seed, digest_size=KEY_BYTES, person=b"whitby draw").digest()
        self.count = 0

    def below(self, n: i64) -> i64:
        """Return a whole number from 0 to n - 1, without any bias."""
        limit = 2**56 - 2**56 % n
        while True:
            block = blake2b(self.count.to_bytes(8, "big"), key=self.key, digest_size=7).digest()
            self.count += 1
            number = int.from_bytes(block, "big")
            if number < limit:
                return number % n

    def clone(self) -> Keyed:
        """Return a generator that will give the same numbers."""
        twin = Keyed()
        twin.key = self.key
        twin.count = self.count
        return twin


def commitment(seed: bytes) -> str:
    """Return what a live table publishes at its start to commit to its seed.

    It is a hash with its own domain: no draw is ever computed from it.
    """
    return blake2b(seed, digest_size=32, person=b"whitby promise").hexdigest()


class Scripted(Rng):
    """A generator whose next picks are prepared, for scenes, puzzles and lessons.

    `decks[d]` lists what the next picks from deck d give; if nothing is prepared, the underlying
    generator decides. A prepared card that is not in its deck is an error, in which `names[d]` are
    the kinds of deck d.
    """

    def __init__(
        self, decks: list[list[int]], beneath: Rng, names: tuple[tuple[str, ...], ...] = ()
    ) -> None:
        self.decks = decks
        self.beneath = beneath
        self.names = names

    def below(self, n: i64) -> i64:
        """Return what the underlying generator gives."""
        return self.beneath.below(n)

    def pick(self, counts: list[int], total: i64, deck: i64 = 0) -> i64:
        """Return the next prepared card of this deck, if there is one."""
        if deck < len(self.decks):
            laid = self.decks[deck]
            if laid:
                if counts[laid[0]] == 0:
                    raise self.absent(deck, laid[0], counts)
                return laid.pop(0)
        return self.beneath.pick(counts, total, deck)

    def absent(self, deck: int, kind: int, counts: list[int]) -> BadSetup:
        """Return the error for a prepared card that is not in its deck."""
        known = deck < len(self.names)
        names = self.names[deck] if known else tuple([str(each) for each in range(len(counts))])
        there = ", ".join([names[each] for each, count in enumerate(counts) if count > 0])
        return BadSetup(f"draws: {names[kind]} is to be drawn next, but there is only {there}")

    def clone(self) -> Scripted:
        """Return a generator that will give the same numbers."""
        return Scripted([laid[:] for laid in self.decks], self.beneath.clone(), self.names)
