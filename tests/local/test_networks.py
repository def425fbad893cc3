"""The networks of bots in a browser: fetched once, and no hindrance if they cannot be had."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from whitby.bots import BOTS
from whitby.bots.fury.searching import SearchingFury
from whitby.bots.learned import level
from whitby.bots.learned.level import FOLDER, Learned
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import apply, pending
from whitby.core.rng import Fast
from whitby.core.sight import Glimpse, look
from whitby.games import GAMES
from whitby.local import networks
from whitby.local.networks import Networks
from whitby.local.thinking import OwnThread

SIMULATIONS = 8
NAME = "duel-worlds.npz"


class Found:
    """A network, in the page's memory."""

    def __init__(self, name: str = NAME) -> None:
        self.name = name

    def to_bytes(self) -> bytes:
        return (FOLDER / self.name).read_bytes()


class Host:
    """Where networks are fetched, which may be out of reach, or slow."""

    def __init__(self, reached: bool, lacks: str = "") -> None:
        self.reached = reached
        self.lacks = lacks
        self.asked: list[str] = []
        self.answers = asyncio.Event()
        self.answers.set()

    async def fetch(self, name: str) -> Found | None:
        self.asked.append(name)
        await self.answers.wait()
        return Found(name) if self.reached and name != self.lacks else None


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the network of a master will be; it thinks as in a browser, for a few simulations."""
    hard = BOTS["duel"]["hard"]
    assert isinstance(hard, SearchBot)
    monkeypatch.setattr(level, "FOLDER", tmp_path / "weights")
    monkeypatch.setattr(level, "lent", lambda: True)
    monkeypatch.setitem(BOTS["duel"], "master", Learned("duel", hard, SIMULATIONS))
    limited = hard.limited(SIMULATIONS, 0.0)
    monkeypatch.setitem(BOTS["duel"], "hard", limited)
    monkeypatch.setitem(BOTS["duel"], "instinct", Learned("duel", instead=limited))
    return tmp_path / "weights" / NAME


def moments() -> list[Glimpse]:
    """Some decisions of a random duel, as those see them who are asked."""
    rules, chance = GAMES["duel"], Fast(3)
    state = rules.setup(seed=4, players=2)
    found: list[Glimpse] = []
    while (decision := pending(state)) is not None and len(found) < 30:
        if len(decision.options) > 1:
            found.append(look(rules, state, decision.seat))
        apply(state, decision.options[chance.below(len(decision.options))])
    return found[10::4]


@pytest.mark.parametrize(("level", "name"), [("master", NAME), ("instinct", "duel.npz")])
def test_without_its_network_a_bot_plays_like_hard(file: Path, level: str, name: str) -> None:
    async def main() -> None:
        host = Host(reached=False)
        bots = OwnThread(Networks(host.fetch))
        for seed, seen in enumerate(moments()):
            chosen = await bots.choose("duel", level, seen, seed, 0.0)
            assert chosen == await bots.choose("duel", "hard", seen, seed, 0.0)
        assert host.asked == [name], "it is not asked for again before each move"
        assert not file.exists()

    asyncio.run(main())


def test_a_network_is_fetched_once_and_later_attempts_hold_nobody_up(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        host = Host(reached=False)
        found = Networks(host.fetch)
        await found.ready("duel", "hard")
        assert host.asked == []
        await found.ready("duel", "master")
        monkeypatch.setattr(networks, "RETRY_SECONDS", 0.0)
        host.reached = True
        host.answers.clear()
        async with asyncio.timeout(60):
            await found.ready("duel", "master")
            await found.ready("duel", "master")
            assert not file.exists()
            host.answers.set()
            while not file.exists():
                await asyncio.sleep(0)
        await found.ready("duel", "master")
        assert host.asked == [NAME, NAME, "duel.npz"]
        assert file.read_bytes() == Found().to_bytes()

    asyncio.run(main())


@pytest.mark.parametrize("lacks", ["fury-worlds.npz", "fury.npz"])
def test_a_master_of_fury_plays_like_hard_until_both_its_networks_are_there(
    file: Path, monkeypatch: pytest.MonkeyPatch, lacks: str
) -> None:
    hard = BOTS["fury"]["hard"]
    assert isinstance(hard, SearchBot)
    player = Learned("fury", hard, SIMULATIONS)
    monkeypatch.setitem(BOTS["fury"], "master", player)

    async def main() -> None:
        host = Host(reached=True, lacks=lacks)
        found = Networks(host.fetch)
        await found.ready("fury", "master")
        assert host.asked[-1] == lacks, "what is fetched last tells the page that one is lacking"
        assert isinstance(player.made(), SearchingFury)
        monkeypatch.setattr(networks, "RETRY_SECONDS", 0.0)
        await found.ready("fury", "master")
        assert host.asked[-1] == lacks
        host.lacks = ""
        while not all(each.is_file() for each in player.files):
            await found.ready("fury", "master")
            await asyncio.sleep(0)
        assert [each.name for each in player.files] == ["fury-worlds.npz", "fury.npz"]

    asyncio.run(main())
