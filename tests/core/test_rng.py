"""Randomness: reproducible, uniform, and unpredictable for players at live tables."""

import pickle
from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from whitby.core.errors import BadSetup, WhitbyError
from whitby.core.rng import KEY_BYTES, MODULUS, MULTIPLIER, Fast, Keyed, Rng, Scripted, commitment

SEED = bytes(range(KEY_BYTES))
COUNTS = [18, 15, 16, 4]

# The first draws below 1000. They are the same on every Python, compiled or not: a change here
# changes every recorded game.
FAST = {
    0: [266, 562, 158, 707, 799, 154, 853, 908],
    1: [33, 73, 865, 521, 956, 596, 588, 780],
    2: [443, 391, 624, 459, 440, 717, 270, 178],
    7: [173, 175, 21, 113, 551, 146, 412, 50],
    -1: [319, 941, 654, 841, 28, 740, 992, 137],
    10**18: [367, 590, 397, 270, 690, 672, 39, 553],
    2**63: [414, 641, 272, 454, 937, 582, 932, 997],
}
KEYED = {
    bytes(KEY_BYTES): [484, 266, 624, 803, 512, 347, 94, 972],
    SEED: [271, 178, 983, 927, 481, 501, 18, 945],
    b"\xff" * KEY_BYTES: [384, 378, 467, 523, 677, 798, 184, 670],
}
PROMISES = {
    bytes(KEY_BYTES): "f23d4062d872afc2900a9ecd5239aecd84402c6d72cf5d441b17e47eeab69dac",
    SEED: "78d7ce6c15f0e767105adc9f9535c9b51df7b27bde9b47f8d54a09f15cc4b569",
}


class Listed(Rng):
    """A generator that returns the numbers it was given."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert number < n
        return number


def draws(rng: Rng, n: int, count: int) -> list[int]:
    return [rng.below(n) for _ in range(count)]


def generators() -> list[Rng]:
    return [Fast(5), Keyed(SEED), Scripted([[2, 0], []], Fast(5))]


def is_prime(n: int) -> bool:
    """The Miller-Rabin test; the first twelve primes decide every number below 2**64."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        power = pow(base, odd, n)
        if power in (1, n - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % n
            if power == n - 1:
                break
        else:
            return False
    return True


def surprise(found: Counter[int], weights: list[int]) -> float:
    """By how many standard deviations a chi-square sum exceeds its expectation."""
    total, whole = sum(found.values()), sum(weights)
    expected = [total * weight / whole for weight in weights]
    square = sum((found[at] - e) ** 2 / e for at, e in enumerate(expected))
    freedom = len(weights) - 1
    return float((square - freedom) / (2 * freedom) ** 0.5)


# The fast generator


@pytest.mark.parametrize("seed", FAST)
def test_a_seed_gives_the_same_draws_everywhere(seed: int) -> None:
    assert draws(Fast(seed), 1000, 8) == FAST[seed]


def test_a_seed_gives_the_same_shuffle_and_the_same_cards_everywhere() -> None:
    items = list(range(10))
    Fast(7).shuffle(items)
    assert items == [2, 5, 4, 8, 6, 3, 7, 0, 9, 1]
    rng = Fast(7)
    assert [rng.pick(COUNTS, 53) for _ in range(12)] == [0, 0, 0, 0, 1, 0, 1, 0, 3, 1, 0, 2]


def test_the_constants_make_a_long_period_in_one_machine_word() -> None:
    assert MODULUS == MULTIPLIER * 2**32 - 1
    assert 2**62 < MODULUS < 2**63
    assert is_prime(MODULUS)
    assert is_prime((MODULUS - 1) // 2)


@given(seed=st.integers(), n=st.integers(1, 2**31))
def test_no_draw_is_out_of_range(seed: int, n: int) -> None:
    rng = Fast(seed)
    assert all(0 <= number < n for number in draws(rng, n, 20))


@pytest.mark.parametrize("n", [1, 2**16 + 1, 2**31 - 1, 2**31, 2**32])
def test_large_numbers_are_the_same_everywhere(n: int) -> None:
    bits, rng = Fast(6), Fast(6)
    assert draws(rng, n, 50) == [bits.below(2**31) * n >> 31 for _ in range(50)]


@pytest.mark.parametrize("n", [2, 6, 7, 53, 1000])
def test_draws_are_even(n: int) -> None:
    found = Counter(draws(Fast(n), n, 60 * n + 20000))
    assert surprise(found, [1] * n) < 5


def test_two_draws_in_a_row_know_nothing_of_each_other() -> None:
    rng = Fast(3)
    found = Counter(8 * rng.below(8) + rng.below(8) for _ in range(40000))
    assert surprise(found, [1] * 64) < 5


def test_cards_come_as_often_as_there_are_copies() -> None:
    rng = Fast(4)
    found = Counter(rng.pick(COUNTS, 53) for _ in range(40000))
    assert surprise(found, COUNTS) < 5


@pytest.mark.parametrize("nth", [0, 1, 5])
def test_neighbouring_seeds_do_not_run_alongside(nth: int) -> None:
    found = Counter(draws(Fast(seed), 10, nth + 1)[nth] for seed in range(10000))
    assert surprise(found, [1] * 10) < 5
    steps = Counter((Fast(s + 1).below(10) - Fast(s).below(10)) % 10 for s in range(5000))
    assert surprise(steps, [1] * 10) < 5


def test_a_thousand_seeds_are_a_thousand_games() -> None:
    assert len({tuple(draws(Fast(seed), 1000, 5)) for seed in range(1000)}) == 1000


# What every generator does with its draws


@given(st.lists(st.integers(0, 9), min_size=1, max_size=6).filter(any), st.integers(0, 10**6))
def test_a_pick_is_a_draw_counted_along_the_kinds(counts: list[int], seed: int) -> None:
    total = sum(counts)
    kinds = [kind for kind, held in enumerate(counts) for _ in range(held)]
    for make in (lambda: Fast(seed), lambda: Keyed(SEED)):
        picking, drawing, general = make(), make(), make()
        for _ in range(5):
            drawn = kinds[drawing.below(total)]
            assert picking.pick(counts, total) == drawn
            assert Rng.pick(general, counts, total) == drawn


@given(st.lists(st.integers()), st.integers(0, 10**6))
def test_a_shuffle_loses_nothing(items: list[int], seed: int) -> None:
    for rng in (Fast(seed), Keyed(SEED)):
        mixed = items[:]
        rng.shuffle(mixed)
        assert sorted(mixed) == sorted(items)


def test_every_order_is_as_likely() -> None:
    rng = Fast(9)
    orders: Counter[int] = Counter()
    for _ in range(12000):
        items = [0, 1, 2]
        rng.shuffle(items)
        orders[[(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)].index((items[0], items[1]))] += 1
    assert surprise(orders, [1] * 6) < 5


def test_a_shuffle_exchanges_from_the_end() -> None:
    items = ["a", "b", "c", "d"]
    Listed(0, 1, 1).shuffle(items)
    assert items == ["d", "c", "b", "a"]


def test_choice_takes_what_the_draw_points_at() -> None:
    assert Listed(2).choice(["a", "b", "c"]) == "c"


def test_a_pick_passes_over_kinds_that_are_gone() -> None:
    assert [Listed(at).pick([0, 2, 0, 1], 3) for at in range(3)] == [1, 1, 3]


@pytest.mark.parametrize("at", range(3))
def test_a_clone_goes_on_alike_and_alone(at: int) -> None:
    rng = generators()[at]
    draws(rng, 10, 3)
    twin, other = rng.clone(), rng.clone()
    expected = draws(twin, 1000, 6)
    assert draws(rng, 1000, 6) == expected
    draws(rng, 1000, 50)
    assert draws(other, 1000, 6) == expected


@pytest.mark.parametrize("at", range(3))
def test_a_generator_can_be_saved(at: int) -> None:
    rng = generators()[at]
    draws(rng, 10, 3)
    saved = pickle.loads(pickle.dumps(rng))
    assert type(saved) is type(rng)
    assert draws(saved, 1000, 6) == draws(rng, 1000, 6)


# The keyed generator


@pytest.mark.parametrize("seed", KEYED)
def test_a_key_gives_the_same_draws_everywhere(seed: bytes) -> None:
    assert draws(Keyed(seed), 1000, 8) == KEYED[seed]


@given(st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES), st.integers(1, 2**56))
@settings(max_examples=50)
def test_no_keyed_draw_is_out_of_range(seed: bytes, n: int) -> None:
    assert all(0 <= number < n for number in draws(Keyed(seed), n, 5))


@pytest.mark.parametrize("n", [1, 6, 53, 3 * 2**54, 2**55 + 1])
def test_a_number_that_would_favour_some_is_thrown_away(n: int) -> None:
    rng = Keyed(SEED)
    limit = 2**56 // n * n
    expected: list[int] = []
    blocks = 0
    while len(expected) < 40:
        block = blake2b(blocks.to_bytes(8, "big"), key=rng.key, digest_size=7).digest()
        number = int.from_bytes(block, "big")
        if number < limit:
            expected.append(number % n)
        blocks += 1
    assert draws(rng, n, 40) == expected
    assert rng.count == blocks
    assert (blocks > 60) == (n == 2**55 + 1)


def test_keyed_draws_are_even() -> None:
    found = Counter(draws(Keyed(SEED), 53, 20000))
    assert surprise(found, [1] * 53) < 5


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(WhitbyError, match=f"a live table's seed has 32 bytes, not {length}"):
        Keyed(bytes(length))


def test_one_bit_of_the_seed_changes_everything() -> None:
    other = bytes([SEED[0] ^ 1]) + SEED[1:]
    alike = zip(draws(Keyed(SEED), 1000, 50), draws(Keyed(other), 1000, 50), strict=True)
    assert sum(a == b for a, b in alike) < 5


# The commitment


@pytest.mark.parametrize("seed", PROMISES)
def test_the_promise_is_the_same_everywhere(seed: bytes) -> None:
    assert commitment(seed) == PROMISES[seed]


def test_the_promise_gives_nothing_away_that_draws_are_made_of() -> None:
    promise = bytes.fromhex(commitment(SEED))
    key = Keyed(SEED).key
    assert len({promise, key, SEED}) == 3
    plain = blake2b(SEED, digest_size=KEY_BYTES).digest()
    assert plain not in (promise, key)
    first = draws(Keyed(SEED), 10**9, 3)
    assert draws(Keyed(promise), 10**9, 3) != first
    block = blake2b(bytes(8), key=promise, digest_size=7).digest()
    assert int.from_bytes(block, "big") % 10**9 != first[0]


@given(st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES))
def test_another_seed_is_another_promise(seed: bytes) -> None:
    assert (commitment(seed) == commitment(SEED)) == (seed == SEED)


# Prearranged cards


def test_cards_laid_down_come_first_and_in_order() -> None:
    rng = Scripted([[2, 0, 1], [1]], Fast(5))
    assert [rng.pick([9, 9, 9], 27, 0) for _ in range(3)] == [2, 0, 1]
    assert rng.pick([9, 9], 18, 1) == 1


def test_after_the_cards_laid_down_chance_goes_on_undisturbed() -> None:
    rng, beneath = Scripted([[1], []], Fast(5)), Fast(5)
    assert rng.pick(COUNTS, 53, 0) == 1
    assert [rng.pick(COUNTS, 53, d) for d in (0, 1, 0)] == [
        beneath.pick(COUNTS, 53) for _ in range(3)
    ]
    assert draws(rng, 100, 5) == draws(beneath, 100, 5)


def test_a_card_that_cannot_be_had_is_an_error_and_stays_next() -> None:
    cards = ("bite", "night", "rumour")
    for names, error in (
        ((), "draws: 2 is to be drawn next, but there is only 0, 1"),
        ((cards,), "draws: rumour is to be drawn next, but there is only bite, night"),
    ):
        rng = Scripted([[2]], Fast(5), names)
        with pytest.raises(BadSetup, match=f"^{error}$"):
            rng.pick([1, 1, 0], 2, 0)
        assert rng.clone().pick([1, 1, 1], 3, 0) == 2


def test_a_deck_of_which_nothing_was_said_is_left_to_chance() -> None:
    rng = Scripted([[1]], Fast(5))
    assert rng.pick(COUNTS, 53, 1) == Fast(5).pick(COUNTS, 53)


def test_a_clone_has_cards_of_its_own() -> None:
    rng = Scripted([[2, 0], [1]], Fast(5))
    twin = rng.clone()
    assert [rng.pick([9, 9, 9], 27, 0) for _ in range(2)] == [2, 0]
    assert [twin.pick([9, 9, 9], 27, 0) for _ in range(2)] == [2, 0]


def test_saved_cards_are_still_laid_down() -> None:
    rng = Scripted([[2, 0], [1]], Keyed(SEED))
    saved = pickle.loads(pickle.dumps(rng))
    assert [saved.pick([9, 9, 9], 27, 0) for _ in range(2)] == [2, 0]
    assert saved.pick([9, 9], 18, 1) == 1
    assert draws(saved, 1000, 8) == KEYED[SEED]


# A generator must say how its numbers are made


def test_the_general_generator_makes_no_numbers() -> None:
    with pytest.raises(NotImplementedError):
        Rng().below(2)
    with pytest.raises(NotImplementedError):
        Rng().clone()
