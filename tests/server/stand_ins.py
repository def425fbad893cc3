"""Stand-ins for the outside world in twin worlds: time, randomness, bots and notifications."""

from __future__ import annotations

import asyncio
from typing import Final

from whitby.core.rng import Fast
from whitby.core.sight import Glimpse

START: Final = 1_800_000_000_000
Loop = asyncio.AbstractEventLoop


class Clock:
    """The time in both worlds."""

    def __init__(self) -> None:
        self.time = START

    def now(self) -> int:
        return self.time


class Asleep:
    """Bots that never finish thinking."""

    lanes = 1

    async def choose(
        self, game: str, level: str, seen: Glimpse, seed: int, budget: float, **_: object
    ) -> str:  # pragma: no cover - it is cancelled
        await asyncio.sleep(1e9)
        return ""

    def close(self) -> None:
        pass


async def nothing() -> None:
    """Let the event loop run once, so that pending callbacks are executed."""
    await asyncio.sleep(0)


class Peers:
    """The other processes, of which this one knows only whether it leads."""

    def __init__(self, leading: bool = True) -> None:
        self.leading = leading

    def leads(self, table: str) -> bool:
        return self.leading

    def post(self, *words: object) -> None:
        pass

    async def stay_current(self, table: str) -> None:
        pass

    async def adopt(self, room: object) -> None:
        pass


class Notifier(list[tuple[object, ...]]):
    """Records whom the server notified outside the page that it is their turn."""

    def your_turn(self, *told: object) -> None:
        self.append(told)

    def withdraw(self, *told: object) -> None:
        self.append(("no longer", *told))


class Dice:
    """The random numbers of pauses: the same sequence for each server."""

    def __init__(self) -> None:
        self.rows: dict[Loop, Fast] = {}

    def randbelow(self, n: int) -> int:
        return self.rows.setdefault(asyncio.get_running_loop(), Fast(9)).below(n)

    def copy(self, here: Loop | None, there: Loop | None) -> None:
        """Let one server continue with the numbers of the other."""
        if here in self.rows and there is not None:
            self.rows[there] = self.rows[here].clone()


class Secrets:
    """The secrets of tables, from a seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Fast(seed)

    def token_bytes(self, length: int) -> bytes:
        return bytes(self.chance.below(256) for _ in range(length))
