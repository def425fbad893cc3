"""Guessing is slow: the waiting times themselves, with a fake clock."""

from __future__ import annotations

import asyncio
import doctest

import pytest

from whitby.server.accounts import backoff as module
from whitby.server.accounts.backoff import FORGOTTEN, FREE, LONGEST, SECOND, Backoff, key_of
from whitby.server.refusals import Refusal


class Clock:
    """A clock that only moves when told to."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


def fail(backoff: Backoff, name: str = "anna", kind: str = "login") -> int:
    """Guess wrong; return 0, or how many seconds to wait before the next guess is allowed."""

    async def guess() -> None:
        async with backoff.attempt(kind, name):
            pass

    try:
        asyncio.run(guess())
        return 0
    except Refusal as refused:
        refusal = refused
    assert (refusal.code, refusal.status) == ("too-many-guesses", 429)
    assert refusal.parts["seconds"] == refusal.retry_after
    return refusal.retry_after or 0


def succeed(backoff: Backoff, name: str = "anna") -> None:
    async def guess() -> None:
        async with backoff.attempt("login", name) as attempt:
            attempt.succeed()

    asyncio.run(guess())


def test_examples() -> None:
    assert doctest.testmod(module).failed == 0


@pytest.mark.parametrize("kind", FREE)
def test_the_first_failures_are_free_and_each_more_doubles_the_wait(kind: str) -> None:
    clock = Clock()
    backoff = Backoff(clock)
    waits = []
    for _ in range(FREE[kind] + 12):
        wait = fail(backoff, kind=kind)
        waits.append(wait)
        clock.now += wait * SECOND
        if wait:
            assert fail(backoff, kind=kind) == 0
    assert waits[: FREE[kind] + 1] == [0] * (FREE[kind] + 1)
    assert waits[FREE[kind] + 1 :] == [2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]


def test_a_refused_attempt_makes_nobody_wait_longer() -> None:
    clock = Clock()
    backoff = Backoff(clock)
    while not fail(backoff):
        pass
    assert [fail(backoff) for _ in range(50)] == [2] * 50
    clock.now += 2 * SECOND
    assert fail(backoff) == 0


def test_many_attempts_at_the_same_time_are_no_way_around() -> None:
    backoff = Backoff(Clock())
    for _ in range(FREE["login"] + 1):
        backoff.attempt("login", "anna")  # none of them has ended
    with pytest.raises(Refusal, match="too-many-guesses"):
        backoff.attempt("login", "anna")


def test_a_right_password_clears_the_account() -> None:
    backoff = Backoff(Clock())
    for _ in range(FREE["login"]):
        fail(backoff)
    succeed(backoff)
    assert len(backoff) == 0
    assert [fail(backoff) for _ in range(FREE["login"] + 1)] == [0] * (FREE["login"] + 1)


def test_an_attempt_that_could_not_be_made_does_not_count() -> None:
    backoff = Backoff(Clock())
    for _ in range(3):
        fail(backoff)

    async def give_up() -> None:
        async with backoff.attempt("login", "anna"):
            raise Refusal("busy", 503)

    for _ in range(50):
        with pytest.raises(Refusal, match="busy"):
            asyncio.run(give_up())
    assert fail(backoff) == 0


def test_accounts_tables_and_kinds_do_not_share() -> None:
    backoff = Backoff(Clock())
    while not fail(backoff):
        pass
    assert fail(backoff, "bram") == 0
    assert fail(backoff, kind="table") == 0
    assert fail(backoff, kind="device") == 0


def test_nobody_is_locked_out_for_long() -> None:
    clock = Clock()
    backoff = Backoff(clock)
    for _ in range(200):
        clock.now += fail(backoff) * SECOND
    assert fail(backoff) <= LONGEST // SECOND
    clock.now += LONGEST
    succeed(backoff)


def test_failures_are_forgotten_after_a_day() -> None:
    clock = Clock()
    backoff = Backoff(clock)
    while not fail(backoff):
        pass
    clock.now += FORGOTTEN
    assert [fail(backoff) for _ in range(FREE["login"])] == [0] * FREE["login"]
    clock.now += FORGOTTEN
    backoff.drop_old()
    assert len(backoff) == 0


def test_a_clock_that_is_set_back_locks_nobody_out() -> None:
    clock = Clock()
    backoff = Backoff(clock)
    while not fail(backoff):
        pass
    clock.now -= 1000 * FORGOTTEN
    assert fail(backoff) <= 2


def test_memory_is_bounded_and_a_flood_makes_nobody_forget() -> None:
    backoff = Backoff(Clock(), most=100)
    while not fail(backoff):
        pass
    for number in range(1000):
        fail(backoff, f"login {number}")
        assert fail(backoff) == 2
    assert len(backoff) == 100


def test_a_restart_makes_nobody_forget() -> None:
    clock = Clock()
    before = Backoff(clock)
    while not fail(before):
        pass
    fail(before, "bram")
    succeed(before, "bram")
    stored = before.changed()
    assert stored[key_of("login", "bram")] is None
    before.kept(stored)
    assert before.changed() == {}
    after = Backoff(clock)
    after.read((key, *found) for key, found in stored.items() if found is not None)
    assert fail(after) == 2
    assert after.changed() == {}


def test_what_changes_while_it_is_stored_is_stored_again() -> None:
    backoff = Backoff(Clock())
    fail(backoff)
    stored = backoff.changed()
    fail(backoff)
    backoff.kept(stored)
    assert backoff.changed() == {key_of("login", "anna"): (2, Clock().now)}


def test_what_was_typed_as_a_login_is_not_kept() -> None:
    backoff = Backoff(Clock())
    fail(backoff, "hunter2hunter2")
    assert b"hunter2" not in repr(backoff.changed()).encode()
    assert all(len(key) == 32 for key in backoff.changed())
