"""Every secret a server keeps is searched for in everything anyone receives, and in the logs."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from server.ears import Ear, LogBook, spellings
from server.live import Live, running
from server.whispers import WHISPERS
from whitby import GAMES
from whitby.bots import BOTS
from whitby.bots.random_bot import RandomBot
from whitby.core.record import parse, verify
from whitby.core.rng import Fast, Keyed, commitment
from whitby.core.sight import sight
from whitby.server.live.room import Room
from whitby.words import Speech

PASSWORD = "canary-table-password"
LOGIN_PASSWORD = "canary-login-password"
TARGET = "http://127.0.0.1:59999/canary-hook"


class House:
    """A server and its people, all of whom are monitored."""

    def __init__(
        self, live: Live, folder: Path, log: LogBook, output: pytest.CaptureFixture[str]
    ) -> None:
        self.live = live
        self.folder = folder
        self.log = log
        self.output = output
        self.ears: list[Ear] = []
        self.guests = [self.ear(f"Player {number}").come_in() for number in range(1, 6)]
        self.watcher = self.ear("Watcher").come_in()
        self.shoulder = self.ear("Shoulder").come_in()
        self.stranger = self.ear("Stranger").come_in()
        self.spectator = self.ear("Spectator")
        self.lobby = self.ear("Lobby")

    def ear(self, name: str) -> Ear:
        self.ears.append(Ear(self.live.url, name))
        return self.ears[-1]

    def open(self, game: str, seats: int, bots: int = 0, **wishes: Any) -> str:
        """Open a table and start; return its id."""
        host = self.guests[0]
        wish = {"game": game, "players": seats, "access": "public", **wishes}
        table = str(host.ask("POST", "/api/tables", wish).json()["id"])
        for seat in range(1, seats + 1):
            if seat > seats - bots:
                host.do(table, do="fill", seat=seat, level="random")
                continue
            if wish.get("password"):
                entry = {"password": PASSWORD}
                self.guests[seat - 1].ask("POST", f"/api/tables/{table}/enter", entry)
            assert self.guests[seat - 1].do(table, do="sit", seat=seat).status == 200
        assert host.do(table, do="start").status == 200
        return table

    def room(self, table: str) -> Room:
        return self.live.do(self.live.context.rooms.get(table))

    def listen(self, table: str) -> None:
        """Let everyone listen at a table, one of them with a shared view of seat 1."""
        players = self.guests[: len(self.room(table).table.seating.people)]
        players[0].do(table, do="shoulder", seat=1)
        shown = players[0].ask("GET", f"/api/tables/{table}").json()
        for seat, player in enumerate(players, 1):
            player.listen(table, seat=seat)
        self.shoulder.listen(table, shoulder=shown["you"]["shoulder"])
        for each in (self.watcher, self.spectator):
            each.listen(table)

    def read(self, table: str) -> None:
        """Let everyone read everything, including what is not theirs."""
        moves = len(self.room(table).table.seating.moves)
        base = f"/api/tables/{table}"
        for ear in self.ears:
            ear.drain()
            for path in ("", "?seat=1", "?seat=2", "/record", "/note", "/marks", "/facts"):
                ear.ask("GET", base + path)
            for path in (f"/moments/{moves}", f"/moments/{moves}?truth=true"):
                ear.ask("GET", base + path)
            for path in ("/api/me", "/api/me/tables"):
                ear.ask("GET", path)
        for path in ("/", f"/t/{table}", "/api/tables", "/metrics"):
            self.lobby.ask("GET", path)

    def watch(self, canary: str, *allowed: Ear, late: bool = False) -> None:
        """Check that only these have ever seen a canary; `late` ones may be seen after the end."""
        assert len(canary) > 6
        self.log.text += "".join(self.output.readouterr())
        for ear in self.ears:
            if ear not in allowed:
                assert canary not in ear.early, f"{ear.name} was told {canary}"
                assert late or canary not in ear.late, f"{ear.name} was told {canary} at the end"
        assert canary not in self.log.text, f"{canary} is in the log"


in_its_own_words = Speech.say


def say(speech: Speech, name: str, **parts: Any) -> str:
    """The toy's title, or else the text from the language files."""
    return "Whispers" if name == "whispers-title" else in_its_own_words(speech, name, **parts)


@pytest.fixture
def house(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Iterator[House]:
    """A server with its most verbose log, and a game whose secrets are distinctive words."""
    log = LogBook()
    logger = logging.getLogger("whitby")
    before = logger.level
    with ExitStack() as stack:
        stack.enter_context(patch.dict(GAMES, {"whispers": WHISPERS}))
        stack.enter_context(patch.object(Speech, "say", say))
        stack.enter_context(patch.dict(BOTS, {"whispers": {"random": RandomBot()}}))
        logging.getLogger().addHandler(log)
        logger.setLevel(logging.DEBUG)
        stack.callback(logger.setLevel, before)
        stack.callback(logging.getLogger().removeHandler, log)
        live = stack.enter_context(running(tmp_path, webhooks="any", metrics=True))
        found = House(live, tmp_path, log, capfd)
        yield found
        for ear in found.ears:
            ear.leave()


def play_on(house: House, table: str, most: int, reading: int) -> None:
    """Let everyone choose at random until the game is over."""
    chance, room = Fast(3), house.room(table)
    for turn in range(most):
        for seat, question in sorted(room.table.questions.items()):
            held = room.table.seating.seats[seat - 1].person
            player = next((each for each in house.guests if each.id == held), None)
            if player is not None and room.table.stage == "playing":
                code = chance.choice(list(question[1:]))
                player.do(table, room.table.seq, do="move", code=code, seat=seat)
        if turn % reading == 0:
            house.read(table)
        if room.table.stage != "playing":
            return
        house.live.do(rest())
    pytest.fail("the game does not end")


async def rest() -> None:
    """Give bots a moment."""
    await asyncio.sleep(0.002)


def secret_of(house: House, table: str) -> bytes:
    secret = house.room(table).table.header.secret
    assert secret is not None
    return secret


def test_words_that_only_one_seat_may_know(house: House) -> None:
    rules = {"team_talk": True}
    table = house.open("whispers", 4, house=rules, access="password", password=PASSWORD)
    for each in (house.watcher, house.shoulder):
        each.ask("POST", f"/api/tables/{table}/enter", {"password": PASSWORD})
    house.ears.remove(house.spectator)  # no spectators here; the lobby stands in for them
    house.spectator.leave()
    house.spectator = house.watcher
    state = house.room(table).table.position
    assert state is not None
    words = list(state._state.words)  # type: ignore[attr-defined]
    players = house.guests[:4]
    secrets_of_people(house, table)
    one = players[0]
    one.do(table, do="shoulder", seat=1)
    token = one.ask("GET", f"/api/tables/{table}").json()["you"]["shoulder"]
    for seat, player in enumerate(players, 1):
        player.listen(table, seat=seat)
    house.shoulder.listen(table, shoulder=token)
    house.watcher.listen(table)
    players[2].do(table, do="say", channel="team", text="canary-of-a-team")
    players[1].do(table, do="say", channel="exchange", text="canary-of-two")
    house.watcher.do(table, do="say", channel="watchers", text="canary-of-watchers")
    play_on(house, table, 20, 2)
    house.read(table)

    for seat, word in enumerate(words):
        own = [players[seat]] + ([house.shoulder] if seat == 0 else [])
        assert all(word in each.early for each in own)
        house.watch(word, *own, late=True)
    assert "canary-of-a-team" in players[3].early
    house.watch("canary-of-a-team", *players[2:4])
    house.watch("canary-of-two", *players[:2], house.shoulder)
    house.watch("canary-of-watchers", house.watcher, house.shoulder, late=True)
    house.watch(token, one)
    the_seed_stays_a_secret(house, table)
    nobody_learns_secrets_of_people(house)


def test_marks_on_the_map_reach_nobody_but_the_team(house: House) -> None:
    table = house.open("fury", 4, house={"team_marks": True})
    house.listen(table)
    players, path = house.guests[:4], f"/api/tables/{table}/marks"
    for number, player in enumerate(players):
        mark = {"place": "paris", "sign": "unsure", "text": f"canary-mark-{number}"}
        assert player.ask("PUT", path, mark).status == 200
    shared = {"place": "rome", "sign": "suspect", "text": "canary-shared", "shared": True}
    assert players[2].ask("PUT", path, shared).status == 200
    assert players[0].ask("PUT", path, {**shared, "text": "canary-dracula"}).status == 403
    assert house.lobby.ask("GET", path).status == 401
    play_on_a_little(house, table)
    house.read(table)
    for number, player in enumerate(players):
        house.watch(f"canary-mark-{number}", player)
    assert all("canary-shared" in each.early for each in players[1:])
    house.watch("canary-shared", *players[1:])


def play_on_a_little(house: House, table: str) -> None:
    """Let everyone answer once, so that frames are sent."""
    room = house.room(table)
    for seat, question in sorted(room.table.questions.items()):
        player = house.guests[seat - 1]
        assert (
            player.do(table, room.table.seq, do="move", code=question[1], seat=seat).status == 200
        )
    house.live.do(rest())


def secrets_of_people(house: House, table: str) -> None:
    """Give everyone something that is theirs alone."""
    account = {"login": "canary.login", "password": LOGIN_PASSWORD}
    house.guests[0].ask("POST", "/api/account", account)
    for number, each in enumerate(house.guests[:4]):
        each.ask("PUT", f"/api/tables/{table}/note", {"text": f"canary-note-{number}"})
        outlet = {"kind": "webhook", "target": f"{TARGET}-{number}", "always": True}
        assert each.ask("POST", "/api/me/outlets", outlet).status == 201
        each.ask("POST", "/api/me/outlets/1/test")


def nobody_learns_secrets_of_people(house: House) -> None:
    for number, each in enumerate(house.guests[:4]):
        house.watch(f"canary-note-{number}", each)
        house.watch(f"canary-hook-{number}")
    house.watch(PASSWORD)
    house.watch(LOGIN_PASSWORD)
    house.watch("$argon2")
    house.watch("canary.login", house.guests[0])
    for ear in house.ears:
        if ear.cookie is not None:
            house.watch(ear.cookie.partition("=")[2], ear)
    with closing(sqlite3.connect(house.folder / "whitby.sqlite")) as file:
        digests = [row[0] for row in file.execute("select digest from sessions")]
    assert digests
    for digest in digests:
        for spelt in spellings(digest):
            house.watch(spelt)


def the_seed_stays_a_secret(house: House, table: str) -> None:
    """Nobody sees it until the end; then everyone can check the commitment from the start."""
    secret = secret_of(house, table)
    for spelt in spellings(secret):
        house.watch(spelt, late=True)
    for spelt in spellings(Keyed(secret).key):
        house.watch(spelt)
    promised = commitment(secret)
    assert promised in house.guests[0].early
    record = house.guests[0].ask("GET", f"/api/tables/{table}/record").body.decode()
    assert promised in record
    assert secret.hex() in record
    assert verify(GAMES, parse(record))


@pytest.mark.parametrize(("game", "seats", "bots"), [("nosferatu", 5, 2), ("duel", 2, 0)])
def test_codes_that_only_one_seat_may_know(house: House, game: str, seats: int, bots: int) -> None:
    short = {"turn_limit": "50"} if game == "duel" else {}
    table = house.open(game, seats, bots, options=short)
    house.listen(table)
    room = house.room(table)
    known: dict[int | None, set[str]] = {seat: set() for seat in [None, *range(seats)]}

    async def take_down() -> None:
        """Record what each may know by the rules, whenever the table changes."""
        position = room.table.position
        assert position is not None
        for seat in known:
            known[seat] |= strings(sight(position.game, position._state, seat))

    original = Room.tell

    def tell(self: Room, moved: bool = False) -> None:
        if self is room and room.table.stage == "playing":
            house.live.loop and house.live.loop.create_task(take_down())
        original(self, moved)

    with patch.object(Room, "tell", tell):
        house.live.do(take_down())
        play_on(house, table, 3000, 100)
    house.read(table)
    every = set().union(*known.values())
    hidden = 0
    watchers = [house.watcher, house.spectator, house.stranger, house.lobby]
    eyes = [(known[seat], ear) for seat, ear in enumerate(house.guests[: seats - bots])]
    eyes += [(known[None], ear) for ear in watchers]
    for seen, ear in [*eyes, (known[0] | known[None], house.shoulder)]:
        for code in every - seen:
            hidden += 1
            assert f'"{code}"' not in ear.early, f"{ear.name} was told {code}"
            assert code not in house.log.text
    assert hidden > 20
    the_seed_stays_a_secret(house, table)


def strings(thing: object) -> set[str]:
    """Return the codes in a view: strings with an argument, which are not mere names."""
    if isinstance(thing, str):
        return {thing} if ":" in thing else set()
    if isinstance(thing, dict):
        return set().union(*map(strings, thing.values())) if thing else set()
    if isinstance(thing, list):
        return set().union(*map(strings, thing)) if thing else set()
    return set()
