"""Rate limits: buckets with a fake clock, and a server that uses them."""

from __future__ import annotations

import asyncio
import doctest

import httpx
import pytest

from server.live import running
from whitby.server import limits, logging
from whitby.server.http import identity
from whitby.server.http.health_check import HealthCheck
from whitby.server.limits import KINDS, Limits, truncated
from whitby.server.refusals import Refusal
from whitby.wire.commands import Command, Move, Say, Shoulder, Sit, Undo


class Clock:
    """A clock that only moves when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spend(found: Limits, kind: str, who: str = "anna") -> int | None:
    """Ask once; None if it is granted, else how long to wait."""
    try:
        found.by_person(kind, who)
    except Refusal as refused:
        refusal = refused
    else:
        return None
    assert (refusal.code, refusal.status) == ("too-many", 429)
    assert refusal.parts["seconds"] == refusal.retry_after
    return refusal.retry_after


def test_examples() -> None:
    assert doctest.testmod(limits).failed == 0
    assert doctest.testmod(identity).failed == 0


@pytest.mark.parametrize("kind", KINDS)
def test_a_burst_is_granted_and_then_one_at_a_time(kind: str) -> None:
    clock = Clock()
    found = Limits(clock=clock)
    allowance = found.kinds[kind].person
    for _ in range(int(allowance.burst)):
        assert spend(found, kind) is None
    wait = spend(found, kind)
    assert wait is not None
    assert wait - 1 <= allowance.every <= wait
    clock.now += allowance.every
    assert spend(found, kind) is None
    assert spend(found, kind) is not None


def test_waiting_as_long_as_told_is_enough() -> None:
    clock = Clock()
    found = Limits(clock=clock)
    while (wait := spend(found, "login")) is None:
        pass
    clock.now += wait
    assert spend(found, "login") is None


def test_nobody_saves_up_more_than_a_burst() -> None:
    clock = Clock()
    found = Limits(clock=clock)
    spend(found, "talk")
    clock.now += 1_000_000
    granted = [spend(found, "talk") for _ in range(20)].count(None)
    assert granted == KINDS["talk"].person.burst


def test_people_kinds_and_addresses_do_not_share() -> None:
    found = Limits(clock=Clock())
    while spend(found, "talk") is None:
        pass
    assert spend(found, "talk", "bert") is None
    assert spend(found, "command") is None
    found.by_address("talk", "192.0.2.1")


def test_one_household_is_one_address() -> None:
    assert truncated("2001:db8:1:2:aaaa::1") == truncated("2001:db8:1:2:bbbb::2")
    assert truncated("2001:db8:1:2::1") != truncated("2001:db8:1:3::1")
    assert truncated("192.0.2.1") != truncated("192.0.2.2")
    assert truncated("fe80::1%eth0") == "fe80::"
    assert len(truncated("x" * 1000)) <= 64


def test_the_rate_multiplies_and_zero_switches_off() -> None:
    twice = Limits(rate=2.0, clock=Clock())
    granted = [spend(twice, "talk") for _ in range(100)].count(None)
    assert granted == 2 * KINDS["talk"].person.burst
    off = Limits(rate=0.0, clock=Clock())
    assert all(spend(off, "talk") is None for _ in range(1000))
    assert len(off) == 0
    off.check_open(10**6, 10**6)


def test_tables_are_counted_by_the_hour() -> None:
    clock = Clock()
    found = Limits(tables_per_hour=3, clock=clock)
    assert [spend(found, "table") for _ in range(4)] == [None, None, None, 1200]


def test_memory_is_bounded_and_the_busy_are_remembered() -> None:
    found = Limits(clock=Clock(), most=100)
    while spend(found, "talk", "loud") is None:
        pass
    for number in range(1000):
        spend(found, "talk", f"person {number}")
        assert spend(found, "talk", "loud") is not None
    assert len(found) == 100


def test_so_many_sockets_at_once() -> None:
    found = Limits()
    found.check_open(59, 0)
    for counts in ((60, 0), (0, 1000)):
        with pytest.raises(Refusal, match="too-many-sockets"):
            found.check_open(*counts)


def test_the_server_says_when_to_come_back() -> None:
    with running(rate=0.1) as live:
        answers = [
            httpx.post(f"{live.url}/api/login", json={"login": "x", "password": "y"})
            for _ in range(3)
        ]
        assert [each.status_code for each in answers] == [401, 401, 429]
        last = answers[-1].json()
        assert last["code"] == "too-many"
        assert answers[-1].headers["retry-after"] == str(last["retry_after"])
        assert str(last["retry_after"]) in last["text"]


def test_the_health_of_the_server_can_always_be_asked_from_its_machine() -> None:
    with running(rate=0.001) as live:
        assert {httpx.get(f"{live.url}/healthz").status_code for _ in range(10)} == {200}
        assert httpx.get(f"{live.url}/api/games").status_code == 200
        assert httpx.get(f"{live.url}/api/games").status_code == 429


@pytest.mark.parametrize("path", ["/healthz", "/version", "/metrics", "/", "/nowhere", "/icon.svg"])
def test_every_route_has_a_limit(path: str) -> None:
    elsewhere = {"x-forwarded-for": "203.0.113.7"}
    with running(rate=0.001, trusted_proxies="127.0.0.1/32", metrics=True) as live:
        answers = [httpx.get(live.url + path, headers=elsewhere) for _ in range(5)]
        assert answers[0].status_code != 429
        assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too-many")
        assert int(answers[-1].headers["retry-after"]) > 0


def test_a_method_that_is_not_there_has_a_limit_too() -> None:
    with running(rate=0.001) as live:
        answers = [httpx.delete(f"{live.url}/version").status_code for _ in range(5)]
        assert (answers[0], answers[-1]) == (405, 429)


def test_probes_do_not_reach_the_store(monkeypatch: pytest.MonkeyPatch) -> None:
    with running() as live, live.person() as anna:
        looks: list[int] = []
        store = live.context.store
        listed = store.listed

        async def counted(limit: int) -> object:
            looks.append(limit)
            return await listed(limit)

        async def nobody(*_: object) -> None:
            raise AssertionError("a probe asked who asks")

        clock = Clock()
        monkeypatch.setattr(store, "listed", counted)
        monkeypatch.setattr(store.people, "session", nobody)
        live.context.health_check = HealthCheck(lambda: store.listed(1), clock)
        for path in ("/healthz", "/version"):
            assert {anna.get(path).status_code for _ in range(20)} == {200}
        assert len(looks) == 1
        clock.now += 1
        assert anna.get("/healthz").status_code == 200
        assert len(looks) == 2


async def test_all_who_wait_share_one_look() -> None:
    looks: list[int] = []

    async def look() -> None:
        looks.append(1)
        await asyncio.sleep(0)

    health_check = HealthCheck(look, Clock())
    assert await asyncio.gather(*(health_check.well() for _ in range(50))) == [True] * 50
    assert len(looks) == 1


async def test_who_gives_up_waiting_takes_nothing_from_the_others() -> None:
    health_check = HealthCheck(lambda: asyncio.sleep(0.01), Clock())
    impatient = asyncio.create_task(health_check.well())
    patient = asyncio.create_task(health_check.well())
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient


# What the log tells


@pytest.mark.parametrize(
    ("path", "headers", "event"),
    [
        ("/api/login", {"origin": "https://evil.example"}, {"event": "origin refused"}),
        ("/api/login", {"host": "evil.example"}, {"event": "host refused"}),
        ("/api/login", {}, {"event": "throttled", "kind": "login"}),
        ("/", {}, {"event": "throttled", "kind": "page"}),
    ],
)
def test_attempts_are_noted(
    path: str, headers: dict[str, str], event: dict[str, str], caplog: pytest.LogCaptureFixture
) -> None:
    from_ = {"x-forwarded-for": "203.0.113.7", **headers}
    with running(rate=0.001, trusted_proxies="127.0.0.1/32") as live:
        for _ in range(6):
            if path == "/":
                httpx.get(live.url + path, headers=from_)
            else:
                httpx.post(live.url + path, json={"login": "x", "password": "y"}, headers=from_)
    told = [logging.told(record) for record in caplog.records if record.name == "whitby"]
    wanted = {**event, "security": True, "client": "203.0.113.0/24", "level": "warning"}
    assert any(wanted.items() <= line.items() for line in told), told
    assert "203.0.113.7" not in str(told)
    assert "evil" not in str(told)


def test_a_table_too_many_is_not_opened() -> None:
    with running(rate=1.0, tables_per_hour=2) as live, live.person() as anna:
        answers = [anna.post("/api/tables", json={"game": "duel"}) for _ in range(3)]
        assert [each.status_code for each in answers] == [201, 201, 429]


def sent(found: Limits, person: str, act: Command | None = None) -> bool:
    """Whether a frame from the household's shared address is let through; by default a ping."""
    try:
        found.of_frame(person, "192.0.2.1")
        if act is not None:
            found.of_act(act, person, "192.0.2.1", "table")
    except Refusal as refusal:
        return refusal.code != "too-many"
    return True


def test_many_people_at_one_address_send_no_more_than_the_address_may() -> None:
    clock = Clock()
    found = Limits(clock=clock)
    people = [f"person{number}" for number in range(14)]
    granted = 0
    for _ in range(60 * 10):  # a minute in which each sends ten frames a second
        granted += sum(sent(found, person) for person in people)
        clock.now += 0.1
    burst, every = KINDS["command"].address
    assert granted == pytest.approx(burst + 60 / every, abs=14)


def test_one_who_floods_does_not_use_up_what_the_house_may_send() -> None:
    found = Limits(clock=Clock())
    assert sum(sent(found, "loud") for _ in range(5000)) == KINDS["command"].person.burst
    assert sent(found, "quiet")


def test_a_school_of_thirty_plays_unharmed() -> None:
    """Thirty at one address: a move every three seconds, chat, pings from two tabs each."""
    clock = Clock()
    found = Limits(clock=clock)
    people = [f"person{number}" for number in range(30)]
    for person in people:  # they all sit down at once, and the hosts set up the tables
        assert all(sent(found, person, Sit()) for _ in range(4))
    for second in range(300):
        for number, person in enumerate(people):
            if (second + number) % 3 == 0:
                assert sent(found, person, Move(code="step:1"))
            if (second + number) % 7 == 0:
                assert sent(found, person)
            if (second + number) % 10 == 0:
                assert sent(found, person, Say(text="Your turn"))
            if (second + number) % 60 == 0:
                assert sent(found, person, Undo())
        clock.now += 1


def test_a_table_is_not_rearranged_without_end() -> None:
    clock = Clock()
    found = Limits(clock=clock)
    allowance = KINDS["change"].person
    toggle = Shoulder(seat=1)
    granted = 0
    for _ in range(5000):  # within the limit on frames
        granted += sent(found, "anna", toggle)
        clock.now += 0.1
    assert granted == pytest.approx(allowance.burst + 500 / allowance.every, abs=2)
    found.of_act(toggle, "anna", "192.0.2.1", "another table")
    assert sent(found, "anna", Move(code="step:1")), "moves are not among them"
