"""A flood of logins: bounded threads, a bounded queue, and an event loop that keeps running."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from whitby.server.accounts.passwords import Passwords
from whitby.server.accounts.weak_passwords import check_password, common
from whitby.server.refusals import Refusal


class Slow:
    """A hasher that takes as long as the test wants, and counts how many run at a time."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.go.set()
        self.lock = threading.Lock()
        self.now = self.most = self.done = 0

    def hash(self, password: str) -> str:
        return f"hash of {password}"

    def verify(self, stored: str, password: str) -> bool:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
        self.go.wait(20)
        with self.lock:
            self.now -= 1
            self.done += 1
        return stored == f"hash of {password}"


async def test_a_flood_is_refused_beyond_the_queue_and_the_loop_goes_on() -> None:
    slow: Any = Slow()
    passwords = Passwords(slow, at_once=2, most=10, for_strangers=5)
    slow.go.clear()
    flood = [asyncio.ensure_future(passwords.check("x", None, True)) for _ in range(500)]
    await asyncio.sleep(0.05)
    refused = sum(each.done() for each in flood)
    if refused != 500 - 2 - 5:
        slow.go.set()  # else the failure would wait for every thread
    assert refused == 500 - 2 - 5
    # People with a session are still served.
    own = asyncio.ensure_future(passwords.check("right", "hash of right"))
    ticks = 0
    for _ in range(100):
        await asyncio.sleep(0)
        ticks += 1
    assert (ticks, own.done()) == (100, False)
    slow.go.set()
    outcomes = await asyncio.gather(*flood, return_exceptions=True)
    refusals = [each for each in outcomes if isinstance(each, Refusal)]
    assert {(each.code, each.status, each.retry_after) for each in refusals} == {("busy", 503, 2)}
    assert [each for each in outcomes if not isinstance(each, Refusal)] == [False] * 7
    assert await own
    assert slow.most == 2


async def test_the_queue_is_free_again_after_a_flood() -> None:
    slow: Any = Slow()
    passwords = Passwords(slow, at_once=1, most=2, for_strangers=2)
    for _ in range(5):
        flood = [passwords.check("x", None) for _ in range(10)]
        outcomes = await asyncio.gather(*flood, return_exceptions=True)
        assert outcomes.count(False) == 3
    assert await passwords.check("right", "hash of right")


async def test_whoever_goes_away_in_the_middle_makes_no_room_for_a_third_thread() -> None:
    slow: Any = Slow()
    passwords = Passwords(slow, at_once=2, most=0, for_strangers=0)
    slow.go.clear()
    first = [asyncio.ensure_future(passwords.check("x", None)) for _ in range(2)]
    await asyncio.sleep(0.05)
    for each in first:
        each.cancel()
    await asyncio.sleep(0)
    with pytest.raises(Refusal, match="busy"):
        await passwords.check("x", None)
    slow.go.set()
    while slow.done < 2:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.01)
    assert not await passwords.check("x", None)
    assert slow.most == 2


@pytest.mark.parametrize(
    "password",
    [
        "password", "12345678", "Qwertyuiop", "\uff50\uff41\uff53\uff53\uff57\uff4f\uff52\uff44",
        "Whitby1890", "!!Dracula!!", "N0sferatu".replace("0", "o") + "22", "wilhelmina",
        "Wilhelmina2030", "mina.harker", "murray1890", "Mina Murray", "minamurray!",
    ],
)  # fmt: skip
def test_what_is_guessed_first_is_refused(password: str) -> None:
    with pytest.raises(Refusal, match="password-weak"):
        check_password(password, "wilhelmina", "Mina Murray", "murray@example.org", "mina.harker")


@pytest.mark.parametrize(
    "password",
    [
        "correct horse", "the count of whitby", "aaaabbbbcccc dracula", "пароль у моря",
        "x" * 200, "        8 blanks", "mina likes the harbour",
    ],
)  # fmt: skip
def test_what_takes_longer_is_taken_whatever_it_is_made_of(password: str) -> None:
    check_password(password, "wilhelmina", "Mina Murray", "Al")


def test_a_name_of_two_letters_spoils_no_password() -> None:
    check_password("al83940284", "account", "Al")


def test_the_list_is_as_long_as_it_says() -> None:
    assert len(common() - {""}) == 10_000
    assert all(len(each) >= 8 for each in common() - {""})
