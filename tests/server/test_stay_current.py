"""A server that may have stood still looks around once for all who wait for that."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import AsyncMock, Mock

import pytest

from whitby.server.live import cluster
from whitby.server.live.cluster import SURE_SECONDS, Cluster
from whitby.server.rows import NotRead


def among_others() -> tuple[Cluster, Any]:
    """A process that has not looked around yet, and its leases."""
    leases = AsyncMock(boot=AsyncMock(side_effect=slowly))
    leases.time.return_value = leases.beat.return_value = 0
    leases.renew.return_value, leases.claim.return_value = set(), []
    return Cluster(Mock(leases=leases), Mock(everyone=list)), leases


async def slowly() -> int:
    """An answer that others can ask for meanwhile."""
    await asyncio.sleep(0)
    return 1


async def nobody() -> int:
    """No answer."""
    await asyncio.sleep(0)
    raise NotRead("the database is away")


async def test_one_look_is_enough_for_all() -> None:
    here, leases = among_others()
    await asyncio.gather(here.tick(), *(here.stay_current("a table") for _ in range(5)))
    assert leases.renew.await_count == 1


async def test_one_that_fails_is_enough_too() -> None:
    here, leases = among_others()
    leases.boot.side_effect = nobody
    await asyncio.gather(*(here.stay_current("a table") for _ in range(5)))
    assert leases.boot.await_count == 1
    await here.stay_current("a table")
    assert leases.boot.await_count == 2


async def test_one_that_began_before_the_server_stood_still_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    here, leases = among_others()
    now = 100.0
    monkeypatch.setattr(cluster, "monotonic", lambda: now)

    async def stands_still() -> set[str]:
        nonlocal now
        now += 2 * SURE_SECONDS
        leases.renew.side_effect = None
        return set()

    leases.renew.side_effect = stands_still
    await asyncio.gather(here.tick(), here.stay_current("a table"))
    assert leases.renew.await_count == 2
