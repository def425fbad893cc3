"""Rate limits: a token bucket for each person and each address, by kind of request.

Addresses are kept in memory only, IPv6 ones as the /64 of one household. Memory is bounded: the
buckets unused for longest are dropped first.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from math import ceil
from time import monotonic
from typing import Final, NamedTuple, Protocol

from whitby.server.refusals import Refusal
from whitby.wire.commands import Close, Command, Configure, Move, Rematch, Resign, Say, Start

MOST_BUCKETS: Final = 50_000
MOST_ADDRESSES: Final = 1024
ROUNDING: Final = 1e-6


class Allowance(NamedTuple):
    """A burst, and the seconds until one more request is allowed."""

    burst: float
    every: float


class Kind(NamedTuple):
    """The allowances of one person, and of everyone at one address together."""

    person: Allowance
    address: Allowance


KINDS: Final = {
    "read": Kind(Allowance(120, 0.05), Allowance(600, 0.02)),
    "render": Kind(Allowance(60, 0.05), Allowance(240, 0.02)),
    "command": Kind(Allowance(40, 0.1), Allowance(400, 0.02)),
    "change": Kind(Allowance(40, 5), Allowance(400, 0.5)),
    "talk": Kind(Allowance(8, 2), Allowance(80, 0.2)),
    "session": Kind(Allowance(20, 60), Allowance(40, 30)),
    "login": Kind(Allowance(10, 30), Allowance(20, 15)),
    "account": Kind(Allowance(10, 120), Allowance(30, 60)),
    "table": Kind(Allowance(30, 120), Allowance(90, 40)),
    "code": Kind(Allowance(20, 10), Allowance(60, 5)),
    "password": Kind(Allowance(10, 20), Allowance(30, 10)),
    "outlet": Kind(Allowance(5, 60), Allowance(20, 30)),
    "socket": Kind(Allowance(30, 1), Allowance(600, 0.05)),
    "page": Kind(Allowance(600, 0.05), Allowance(3000, 0.01)),
    "health": Kind(Allowance(60, 0.5), Allowance(300, 0.1)),
    "probe": Kind(Allowance(60, 0.5), Allowance(120, 0.2)),
}
"""Every kind of request. `table` is that of the default settings. `change` covers everything that
changes a table apart from moves and chat; a person has one such allowance for each table.
"""

SOCKETS: Final = Kind(Allowance(60, 0), Allowance(1000, 0))
"""How many sockets may be open at the same time; `every` is not used."""


SHARED: Final = frozenset({"session", "login", "account", "table", "code", "password", "outlet"})
"""The kinds that all processes on one database count together. Of the others, which are many and
cheap, each process counts its own.
"""


class Allowances(Protocol):
    """Counts for all processes on one database."""

    async def spend(self, name: str, burst: float, every: float) -> int:
        """Count one use; return 0, or the seconds to wait if the allowance is used up."""


class Bucket:
    """What is left of an allowance, and at what time."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left = left
        self.at = at


class Limits:
    """All buckets of a server. `rate` multiplies every allowance; 0 switches them off."""

    def __init__(
        self,
        rate: float = 1.0,
        tables_per_hour: int = 30,
        clock: Callable[[], float] = monotonic,
        most: int = MOST_BUCKETS,
    ) -> None:
        own = Allowance(tables_per_hour, 3600 / tables_per_hour)
        shared = Allowance(3 * tables_per_hour, 1200 / tables_per_hour)
        self.kinds = {**KINDS, "table": Kind(own, shared)}
        self.rate = rate
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def by_address(self, kind: str, address: str) -> None:
        """Count one request from an address, or refuse it."""
        self._spend(kind, f"at {truncated(address)}", self.kinds[kind].address)

    def by_person(self, kind: str, person: str) -> None:
        """Count one request of a person, or of anything else with a name, or refuse it."""
        self._spend(kind, person, self.kinds[kind].person)

    async def share(
        self, kind: str, person: str | None, address: str, allowances: Allowances
    ) -> None:
        """Count a request for all processes together, if its kind is counted so, or refuse it."""
        if not self.rate or kind not in SHARED:
            return
        own, everyone = self.kinds[kind]
        counted = [(f"at {truncated(address)}", everyone)]
        if person is not None:
            counted.append((person, own))
        for who, allowance in counted:
            burst, every = max(1.0, allowance.burst * self.rate), allowance.every / self.rate
            wait = await allowances.spend(f"{kind} {who}", burst, every)
            if wait:
                raise too_many(kind, wait)

    def of_frame(self, person: str | None, address: str) -> None:
        """Count a frame of a socket, or refuse it.

        A person who sends too much is refused before it counts for their address, so that others in
        the same household or school are not affected.
        """
        if person is not None:
            self.by_person("command", person)
        self.by_address("command", address)

    def of_act(self, act: Command, person: str, address: str, table: str) -> None:
        """Count a command that costs more than others under its own kind, or refuse it."""
        if isinstance(act, Say):
            self._of_both("talk", person, address)
        elif isinstance(act, Rematch):
            self._of_both("table", person, address)
        elif not isinstance(act, Move | Start | Close | Resign):
            self.by_person("change", f"{person} {table}")
            self.by_address("change", address)
            if isinstance(act, Configure) and act.password is not None:
                self._of_both("password", person, address)

    def _of_both(self, kind: str, person: str, address: str) -> None:
        self.by_person(kind, person)
        self.by_address(kind, address)

    def check_open(self, of_person: int, of_address: int) -> None:
        """Refuse another socket if the limit is reached."""
        if self.rate and (
            of_person >= SOCKETS.person.burst * self.rate
            or of_address >= SOCKETS.address.burst * self.rate
        ):
            refusal = Refusal("too-many-sockets", 429, retry_after=60)
            refusal.throttled = "sockets"
            raise refusal

    def _spend(self, kind: str, who: str, allowance: Allowance) -> None:
        if not self.rate:
            return
        burst, every = max(1.0, allowance.burst * self.rate), allowance.every / self.rate
        now = self._clock()
        bucket = self._bucket((kind, who), burst, now)
        bucket.left = min(burst, bucket.left + (now - bucket.at) / every)
        bucket.at = now
        if bucket.left < 1 - ROUNDING:
            wait = max(1, ceil((1 - bucket.left) * every))
            raise too_many(kind, wait)
        bucket.left -= 1

    def _bucket(self, key: tuple[str, str], burst: float, now: float) -> Bucket:
        """Return a bucket; a new one is full."""
        found = self._buckets.get(key)
        if found is None:
            if len(self._buckets) >= self._most:
                self._buckets.popitem(last=False)
            found = self._buckets[key] = Bucket(burst, now)
        self._buckets.move_to_end(key)
        return found

    def __len__(self) -> int:
        return len(self._buckets)


def too_many(kind: str, wait: int) -> Refusal:
    """Return the refusal of a request that has to wait for some seconds."""
    refusal = Refusal("too-many", 429, retry_after=wait, seconds=wait)
    refusal.throttled = kind
    return refusal


@lru_cache(MOST_ADDRESSES)
def truncated(address: str) -> str:
    """Return the part of an address that stands for one household.

    >>> truncated("192.0.2.7"), truncated("2001:db8::1:2"), truncated("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::', '192.0.2.7')
    """
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
