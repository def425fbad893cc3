"""The administrator's commands, next to a running server."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest
import typer
from typer.testing import CliRunner, Result

from server.rows import TABLE, entry, header, person
from whitby.cli.admin.commands import admin
from whitby.cli.group import Commands
from whitby.core.engine import decisions, play
from whitby.core.record import parse, verify
from whitby.core.rng import Keyed, commitment
from whitby.games import GAMES
from whitby.server.accounts.recovery_codes import digest
from whitby.server.store import Store
from whitby.server.table import log
from whitby.server.table.log import AnyAct, Entry
from whitby.server.table.record import plain_name
from whitby.wire.tables import House, Relaxed

T = TypeVar("T")
SECRET = bytes(range(32))
PEOPLE = {"anna": "Mina, née Murray", "bram": "Bram [random]", "clara": "\u202e ,", "dora": "Dora"}

root = typer.Typer(cls=Commands, pretty_exceptions_enable=False)
root.add_typer(admin, name="admin")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a finished table, an open one and four people."""
    asyncio.run(within(tmp_path / "data", fill))
    return tmp_path / "data"


async def within(folder: Path, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something as the server would."""
    store = await Store.open(f"sqlite:///{folder}/whitby.sqlite", exclusive=True)
    try:
        return await work(store)
    finally:
        await store.close()


async def fill(store: Store) -> None:
    for id, name in PEOPLE.items():
        await store.people.add(person(id, name))
    over = header(1, stage="over", secret=SECRET, touched=1_700_000_000_000)
    first, *rest = played(at=1_700_000_000_000)
    await store.create(over, first, tuple(PEOPLE))
    await store.append_many(TABLE, rest)
    now = time.time_ns() // 1_000_000
    await store.create(header(2, created=now, touched=now), entry(1), ("dora",))


def played(at: int = 1) -> list[Entry]:
    """The log of a finished game, with seats drawn at random and an undone move."""
    game = GAMES["nosferatu"]
    chance = random.Random(7)
    opened = log.Opened(
        game="nosferatu",
        rules=game.version,
        players=5,
        options={},
        pace=Relaxed(),
        access="public",
        house=House(),
        host="anna",
    )
    seats: list[AnyAct] = [log.Sat(seat=n, person=id) for n, id in enumerate(PEOPLE, 1)]
    bot = log.Filled(seat=5, level="scripted")
    started = log.Started(order=[2, 1, 3, 4, 5], commitment=commitment(SECRET))
    acts: list[AnyAct] = [opened, *seats, bot, started]
    state = game.setup(players=5, options={}, rng=Keyed(SECRET))
    moves = 0
    while asked := decisions(state):
        decision = chance.choice(asked)
        code = chance.choice(decision.options).code()
        acts.append(log.Moved(seat=decision.seat + 1, code=code))
        if moves == 3:  # undone, and then made again
            acts += [log.Undone(seat=decision.seat + 1, left=3), acts[-1]]
        play(state, code, decision.seat)
        moves += 1
    return [Entry(seq, at, act) for seq, act in enumerate(acts, 1)]


def whitby(folder: Path | str, *args: object, typed: str = "", lang: str = "en") -> Result:
    asked = ["admin", *map(str, args), "--folder", str(folder), "--lang", lang]
    return CliRunner().invoke(root, asked, input=typed, env={"COLUMNS": "120"})


def said(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(result: Result) -> str:
    assert result.exit_code == 2, result.output
    (line,) = result.stderr.splitlines()
    return line


# Listing


def test_tables_are_listed_with_stage_and_people(folder: Path) -> None:
    lines = said(whitby(folder, "list")).splitlines()
    assert " ".join(lines[0].split()) == "Table ID Code Game Stage Last activity Players"
    assert lines[1].split()[:4] == ["table0000002", "CODE2", "nosferatu", "open"]
    assert lines[1].rstrip().endswith("Dora")
    assert lines[2].split()[:4] == [TABLE, "CODE1", "nosferatu", "over"]
    assert "2023-11-1" in lines[2]
    start = lines[0].index("Players")
    names = " ".join(" ".join(line[start:].split()) for line in lines[2:])
    assert "Mina, née Murray, Bram [random], ? ,, Dora" in names


def test_a_stage_can_be_asked_for(folder: Path) -> None:
    found = said(whitby(folder, "list", "--stage", "over"))
    assert TABLE in found
    assert "table0000002" not in found
    assert said(whitby(folder, "list", "--stage", "closed")) == "No matching tables.\n"
    assert "open, playing, over, closed" in refused(whitby(folder, "list", "--stage", "gone"))


def test_the_commands_speak_french_and_german(folder: Path) -> None:
    assert "terminée" in said(whitby(folder, "list", lang="fr"))
    assert "beendet" in said(whitby(folder, "list", lang="de"))


def test_without_a_database_nothing_is_made(tmp_path: Path) -> None:
    assert "there is no database" in refused(whitby(tmp_path / "empty", "list"))
    assert list(tmp_path.iterdir()) == []


def test_the_environment_says_where_the_store_is(folder: Path) -> None:
    for variables in (
        {"WHITBY_FOLDER": str(folder)},
        {"WHITBY_DATABASE": f"sqlite:///{folder}/whitby.sqlite"},
    ):
        result = CliRunner().invoke(root, ["admin", "list", "--lang", "en"], env=variables)
        assert TABLE in said(result)
    url = f"sqlite:///{folder}/whitby.sqlite"
    assert TABLE in said(CliRunner().invoke(root, ["admin", "list", "--database", url]))


# Exporting


def test_the_record_of_a_finished_game_can_be_verified(folder: Path) -> None:
    record = parse(said(whitby(folder, "export", TABLE)))
    assert verify(GAMES, record) == "committed"
    assert record.names == [
        "Bram (random)",
        "Mina née Murray",
        "Seat 3",
        "Dora",
        "Bot 5 [scripted]",
    ]


def test_a_record_goes_into_a_new_file(folder: Path, tmp_path: Path) -> None:
    out = tmp_path / "evening.txt"
    assert said(whitby(folder, "export", "code1", "--out", out)) == ""
    assert verify(GAMES, parse(out.read_text("utf-8"))) == "committed"
    assert "there already" in refused(whitby(folder, "export", TABLE, "--out", out))


def test_an_unfinished_game_is_exported_as_a_log_only(folder: Path) -> None:
    why = refused(whitby(folder, "export", "table0000002"))
    assert "is open" in why
    assert "--log" in why
    result = whitby(folder, "export", "table0000002", "--log")
    head, first = [json.loads(line) for line in said(result).splitlines()]
    assert head["table"] == "table0000002"
    assert (first["seq"], first["act"]["did"]) == (1, "moved")
    assert "contains the table’s secrets" in " ".join(result.stderr.split())


def test_a_game_of_other_rules_says_so(folder: Path) -> None:
    async def age(store: Store) -> None:
        await store.create(header(3, stage="over", rules=99, secret=SECRET), played()[0])

    asyncio.run(within(folder, age))
    assert "rules version 99" in refused(whitby(folder, "export", "table0000003"))


@pytest.mark.parametrize("command", ["export", "delete"])
def test_a_table_that_is_not_there_is_said_to_be_so(folder: Path, command: str) -> None:
    assert "no table 'nowhere'" in refused(whitby(folder, command, "nowhere"))


@pytest.mark.parametrize("name", ["a,b", ",", "", " x ", "\x1b[2J", "a\nb", "𝔐ina", "\u00a0"])
def test_every_name_can_stand_in_a_record(name: str) -> None:
    from whitby.core.record.model import check_name

    check_name(plain_name(name, 1))


# Deleting


@pytest.mark.parametrize(("typed", "gone"), [("yes\n", True), ("no\n", False), ("", False)])
def test_deleting_asks_first(folder: Path, typed: str, gone: bool) -> None:
    shown = said(whitby(folder, "delete", TABLE, typed=typed))
    assert (f"{TABLE} was deleted" in shown) is gone
    assert ("Nothing was deleted" in shown) is not gone
    assert (TABLE in said(whitby(folder, "list"))) is not gone


def test_the_running_server_learns_what_was_deleted_and_announced(folder: Path) -> None:
    async def serve(store: Store) -> list[tuple[str, str]]:
        await asyncio.to_thread(whitby, folder, "delete", TABLE, "--yes")
        await asyncio.to_thread(whitby, folder, "announce", "Back at  nine,\nsee you")
        assert await store.header(TABLE) is None
        return await store.take_orders()

    orders = asyncio.run(within(folder, serve))
    assert orders == [("delete", TABLE), ("announce", "Back at nine, see you")]


@pytest.mark.parametrize("text", ["", "  ", "x" * 501, "\x1b[2J"])
def test_an_announcement_is_one_line(folder: Path, text: str) -> None:
    assert "one line of text" in refused(whitby(folder, "announce", text))


def test_what_nobody_touched_for_long_is_purged(folder: Path) -> None:
    assert said(whitby(folder, "purge", "--days", 30)) == "1 table was deleted.\n"
    assert said(whitby(folder, "purge", "--days", 30)) == "There was nothing to delete.\n"
    assert "table0000002" in said(whitby(folder, "list"))
    assert "at least 1" in refused(whitby(folder, "purge", "--days", 0))


# Copies


def test_a_backup_under_a_running_server_and_back(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"

    async def serve(_store: Store) -> tuple[Result, Result]:
        kept = await asyncio.to_thread(whitby, folder, "backup", copy)
        return kept, await asyncio.to_thread(whitby, folder, "restore", copy)

    kept, back = asyncio.run(within(folder, serve))
    assert "and verified" in " ".join(said(kept).split())
    assert "already running" in refused(back)
    said(whitby(folder, "delete", TABLE, "--yes"))
    shown = said(whitby(folder, "restore", copy))
    assert "You can start the server" in " ".join(shown.split())
    assert ".before-" in shown
    assert TABLE in said(whitby(folder, "list"))


def test_postgresql_has_its_own_tools(tmp_path: Path) -> None:
    for command, tool in (("backup", "pg_dump"), ("restore", "pg_restore")):
        asked = ["admin", command, str(tmp_path / "x"), "--database", "postgresql://x/y"]
        assert tool in refused(CliRunner().invoke(root, asked))


def test_a_lost_password_is_chosen_anew_with_a_code(folder: Path) -> None:
    async def account(store: Store) -> None:
        await store.people.set_account("dora", "dora", "hash")

    asyncio.run(within(folder, account))
    assert "no account 'nobody'" in refused(whitby(folder, "reset-password", "nobody"))
    code, *more = said(whitby(folder, "reset-password", "dora")).splitlines()
    assert "dora" in " ".join(more)

    async def use(store: Store) -> None:
        people, day = store.people, 86_400_000
        now = time.time_ns() // 1_000_000
        assert await people.by_code("dora", digest(code), now + day + 1000) is None
        found = await people.by_code("dora", digest(code), now)
        assert found is not None
        assert found.id == "dora"
        assert await people.codes_left("dora") == 0
        assert await people.use_code("dora", digest(code), "new hash")
        assert not await people.use_code("dora", digest(code), "other hash")
        login = await people.by_login("dora")
        assert login is not None
        assert login[1] == "new hash"

    asyncio.run(within(folder, use))


# Signing people out


async def let_in(store: Store) -> None:
    """Give Dora an account, two sessions and a known device, and Anna, a guest, one session."""
    people, now = store.people, time.time_ns() // 1_000_000
    await people.set_account("dora", "dora", "hash")
    for number, id in enumerate(("dora", "dora", "anna")):
        await people.open_session(bytes([number]) * 32, id, now)
    await people.know_device("dora", b"device", now)


async def still_in(store: Store) -> tuple[list[str], bool, list[tuple[str, str]]]:
    """Who has a session, whether Dora's device is known, and the orders for the server."""
    people, now = store.people, time.time_ns() // 1_000_000
    found = [await people.session(bytes([number]) * 32, now) for number in range(3)]
    known = await people.is_known("dora", b"device", now)
    return [each.id for each in found if each], known, await store.take_orders()


@pytest.mark.parametrize(
    ("asked", "typed", "shown", "left", "orders"),
    [
        (["dora"], "", "2 sessions ended", ["anna"], [("sign-out", "dora")]),
        (["--id", "dora"], "", "2 sessions ended", ["anna"], [("sign-out", "dora")]),
        (["--id", "anna"], "no\n", "Nobody was logged out", ["dora", "dora", "anna"], []),
        (["--id", "anna"], "yes\n", "1 session ended", ["dora", "dora"], [("sign-out", "anna")]),
        (["--all"], "", "Nobody was logged out", ["dora", "dora", "anna"], []),
        (["--all"], "yes\n", "3 sessions ended", [], [("sign-out", "")]),
        (["--all", "--yes"], "", "3 sessions ended", [], [("sign-out", "")]),
    ],
)
def test_sessions_are_ended(
    folder: Path,
    asked: list[str],
    typed: str,
    shown: str,
    left: list[str],
    orders: list[tuple[str, str]],
) -> None:
    asyncio.run(within(folder, let_in))
    assert shown in " ".join(said(whitby(folder, "sign-out", *asked, typed=typed)).split())
    known = "dora" in left
    assert asyncio.run(within(folder, still_in)) == (left, known, orders)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ([], "one of LOGIN, --id or --all"),
        (["dora", "--all"], "one of LOGIN, --id or --all"),
        (["nobody"], "no account 'nobody'"),
        (["--id", "nobody"], "no person 'nobody'"),
    ],
)
def test_whom_to_sign_out_must_be_clear(folder: Path, asked: list[str], why: str) -> None:
    asyncio.run(within(folder, let_in))
    assert why in refused(whitby(folder, "sign-out", *asked))
    assert asyncio.run(within(folder, still_in)) == (["dora", "dora", "anna"], True, [])
