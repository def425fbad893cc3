"""What else happens at a table in two worlds: chat, undo, votes, clocks, people coming and going.

`Life` does these at random between the moves of a `Play`; `sweep` requests every route as a viewer.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from server.twin_play import MINUTE, Play
from server.twins import Pair, Table, Viewer
from whitby.server.http.page import ADDRESSES
from whitby.server.table.trial import Back, Known

SOME: Final = 6
"""One step in this many is followed by something other than a move."""


class Life(Play):
    """A table where people also chat, vote, come, go and make mistakes."""

    def turn(self) -> None:
        """One move, and perhaps something else."""
        self.pair.clock.time += self.chance.below(20_000)
        self.step()
        if self.over:
            return
        self.look()
        self.err()
        self.undo()
        if self.chance.below(SOME) == 0:
            deeds: list[Callable[[], None]] = [
                self.talk, self.vote, self.pause, self.hand, self.run_out, self.offer,
                self.visit, self.automate, self.shoulder, self.wait, self.pass_early,
            ]  # fmt: skip
            self.chance.choice(deeds)()
            self.compare()

    def someone(self) -> tuple[int, str]:
        """Return a person who plays, preferably not the viewer."""
        held = self.rooms[0].table.seating.seats
        found = [
            (seat, cookie)
            for seat, cookie in enumerate(self.table.people, 1)
            if cookie is not None and held[seat - 1].person is not None
        ]
        return found[self.chance.below(len(found))]

    # Reading

    def look(self) -> None:
        """Read the table over HTTP, now and at earlier moments."""
        moves = len(self.rooms[0].table.seating.moves)
        for viewer in self.viewers:
            path = f"/api/tables/{self.table.id}"
            has = f"era={self.rooms[0].table.seating.undone}&events=3&notices=1&talk=1"
            viewer.ask("GET", f"{path}?{viewer.query}&{has}" if viewer.query else f"{path}?{has}")
            viewer.ask("GET", f"{path}/moments/{self.chance.below(moves + 1)}?{viewer.query}")
            viewer.ask("GET", f"{path}/deduction?{viewer.query}")
            viewer.ask("GET", f"{path}/outlook?{viewer.query}")
            for kind in ("notices", "talk"):
                viewer.ask("GET", f"{path}/{kind}?before=5&{viewer.query}".rstrip("&"))

    def err(self) -> None:
        """Let viewers ask for what they may not have."""
        for viewer in [each for each in self.viewers if each.sockets[0] is not None]:
            seats = [self.seat or 1, 1 + self.chance.below(self.table.case.players)]
            code = sorted(self.known)[self.chance.below(len(self.known))]
            own = self.rooms[0].table.questions.get(self.seat or 0, ())
            wrong: list[dict[str, object]] = [{"do": "undo", "seat": seats[1]}]
            if viewer.name.startswith("seat") and code not in own and not self.aside(code):
                wrong.append({"do": "move", "code": code, "seat": self.seat})
            elif not viewer.name.startswith("seat"):
                wrong.append({"do": "move", "code": code, "seat": seats[0]})
                wrong.append({"do": "move", "code": code})
            for act in wrong:
                if act["do"] == "undo" and seats[1] == self.seat:
                    continue
                for at in (0, 1):
                    viewer.send(at, self.frame(at, act))
                viewer.compare()
                self.pair.figures["mistakes"] += 1

    def aside(self, code: str) -> bool:
        """Return whether the viewer may do this at any time."""
        seen = self.position(0).look(self.seat)
        return any(option.code() == code for option in seen.asides)

    # Undo

    def undo(self) -> None:
        """Let someone undo their move, if they may in world A."""
        for seat, cookie in enumerate(self.table.people, 1):
            if cookie is None or not self.position(0).may_undo(seat) or self.chance.below(2):
                continue
            if not self.position(1).may_undo(seat):
                assert seat != self.seat, "the viewer would have been told that he may undo"
                self.allow_undo(seat)
            moves = len(self.rooms[0].table.seating.moves)
            self.both(cookie, {"do": "undo", "seat": seat})
            if len(self.rooms[0].table.seating.moves) == moves:
                return  # undo is switched off at this table
            self.twin.state = self.position(1)._state
            self.remember()
            self.pair.figures["undone"] += 1
            return

    def allow_undo(self, seat: int) -> None:
        """Let world B go back too, if a hidden choice of another seat there prevents an undo."""
        top = self.position(0)._back[-1]
        assert top.seat == seat, "what is sealed in one world is sealed in the other"
        view = self.game.view(top.state, self.law.twins[0].viewer)
        state = self.game.imagine(view, self.chance)
        state.rng = top.state.rng.clone()
        self.position(1)._back.append(Back(seat, state, Known(), top.code, False))
        self.rooms[1].table._lefts.append(self.rooms[0].table._lefts[-1])
        self.pair.figures["undo allowed"] += 1

    # Actions

    def talk(self) -> None:
        seat, cookie = self.someone()
        self.both(cookie, {"do": "say", "text": f"I am seat {seat}."})
        self.both(cookie, {"do": "say", "phrase": "suspect", "about": 1})
        self.both(self.pair.cookies[-2], {"do": "say", "channel": "watchers", "text": "Oh!"})
        self.both(cookie, {"do": "say", "channel": "exchange", "text": "psst"})

    def vote(self) -> None:
        _, cookie = self.someone()
        seat, _ = self.someone()
        self.both(cookie, {"do": "propose", "motion": "extend", "seat": seat})
        for each in self.table.people:
            if each is not None and self.rooms[0].table.seating.motion is not None:
                self.both(each, {"do": "vote", "yes": self.chance.below(3) > 0})

    def pause(self) -> None:
        _, cookie = self.someone()
        self.both(cookie, {"do": "propose", "motion": "pause"})
        for each in self.table.people:
            if each is not None and self.rooms[0].table.seating.motion is not None:
                self.both(each, {"do": "vote", "yes": True})
        self.pair.clock.time += MINUTE
        self.both(cookie, {"do": "resume"})

    def hand(self) -> None:
        seat, cookie = self.someone()
        self.both(cookie, {"do": "hand", "seat": seat, "level": "random"})
        if not self.over:
            self.step()
        if not self.over:
            self.both(cookie, {"do": "take_back", "seat": seat})

    def run_out(self) -> None:
        """Let the clock of a seat that is asked run out, and then the time to vote on it."""
        for minutes in (16, 3):
            self.pair.clock.time += minutes * MINUTE
            for at, world in enumerate(self.pair.worlds):
                world.live.do(self.rooms[at].autoplay._wake())
            self.compare()
        for seat, cookie in enumerate(self.table.people, 1):
            if cookie is not None and self.rooms[0].table.seating.seats[seat - 1].person is None:
                self.both(cookie, {"do": "take_back", "seat": seat})
        self.pair.figures["late"] += 1

    def offer(self) -> None:
        for willing in (True, False):
            self.both(self.pair.cookies[-2], {"do": "offer", "willing": willing})

    def visit(self) -> None:
        """Let another player connect and disconnect."""
        seat, cookie = self.someone()
        guest = Viewer(self.pair, "a guest", self.table.id, cookie, seat)
        for at, world in enumerate(self.pair.worlds):
            guest._open(at, world, {})
            guest.drain(at)
        self.compare()
        guest.leave()

    def automate(self) -> None:
        """Switch on auto-play for the viewer while they are not asked."""
        cookie = None if self.seat is None else self.table.people[self.seat - 1]
        if cookie is not None and self.seat not in self.rooms[0].table.questions:
            for on in (True, False):
                self.both(cookie, {"do": "auto", "seat": self.seat, "on": on})

    def wait(self) -> None:
        """Let someone ask for more time, in a window or outside one."""
        _, cookie = self.someone()
        self.both(cookie, {"do": "wait"})

    def pass_early(self) -> None:
        """Let someone pass before a window does."""
        window = self.rooms[0].table.window
        seat, cookie = self.someone()
        if window is not None and seat in window.seats:
            self.both(cookie, {"do": "move", "code": window.passing, "seat": seat})
            self.pair.figures["passed early"] += 1

    def shoulder(self) -> None:
        """Let a player share their view by a link, and stop sharing it."""
        seat, cookie = self.someone()
        if seat not in self.table.shoulders:
            for open in (True, False):
                self.both(cookie, {"do": "shoulder", "seat": seat, "open": open})


# Routes


def sweep(life: Life) -> None:
    """Request every route that reads, as everyone who is deceived, and as strangers."""
    lobby = Viewer(life.pair, "the lobby", life.table.id)
    stranger = Viewer(life.pair, "a stranger", life.table.id, life.pair.cookies[-1])
    for path in public(life.table):
        lobby.ask("GET", path)
    for viewer in [lobby, stranger, *life.viewers]:
        for path in private(life.table.id):
            viewer.ask("GET", path)
    for viewer in life.viewers:
        read(life, viewer)
    for seat in range(1, life.table.case.players + 1):
        stranger.ask("GET", f"/api/tables/{life.table.id}?seat={seat}")
        stranger.ask("GET", f"/api/tables/{life.table.id}/moments/0?seat={seat}")


def public(table: Table) -> list[str]:
    """Return paths that show nobody's view."""
    return [
        *(at.format(**pieces(table)) for at in ADDRESSES),
        "/api/tables", f"/api/codes/{table.code}", "/api/codes/XXXXXX",
        f"/api/tables/{table.id}/qr.svg", "/api/tables/aaaaaaaaaaaa",
    ]  # fmt: skip


def pieces(table: Table) -> dict[str, object]:
    """Return the parts of the page's addresses."""
    named = {"table": table.id, "code": table.code, "move": 0}
    learned = {"lesson": "duel", "step": 2, "rule": "DUEL-001", "number": 2}
    return {**named, "game": "duel", **learned}


STATIC: Final = (
    "/api/games", "/api/games/duel/rules", "/api/lessons/duel", "/api/openapi.json",
    "/api/push", "/api/puzzles", "/api/puzzles/2", "/healthz", "/version", "/metrics", "/nowhere",
)  # fmt: skip
"""Paths that show nothing of any table; metrics are switched off, as by default."""


def private(table: str) -> list[str]:
    """Return paths of a person's own data, and some that are refused."""
    base = f"/api/tables/{table}"
    return [
        "/api/me", "/api/me/tables", f"{base}/note", f"{base}/record", f"{base}?seat=99",
        f"{base}?seat=9", f"{base}?shoulder=wrong", f"{base}?nonsense=1", f"{base}/moments/x",
        f"{base}/facts", f"{base}/moments/0?truth=true", f"{base}/moments/0?truth=perhaps",
        f"{base}/deduction", f"{base}/deduction?seat=9",
        f"{base}/outlook", f"{base}/outlook?seat=1", f"{base}/outlook?shoulder=wrong",
        f"{base}/story", f"{base}/deductions/0", f"{base}/marks", f"{base}/thoughts/1",
        f"{base}/deduction/why?place=paris", f"{base}/deduction/why?place=paris&seat=9",
    ]  # fmt: skip


def read(life: Life, viewer: Viewer) -> None:
    """Read a table in every way."""
    base, moves = f"/api/tables/{life.table.id}", len(life.rooms[0].table.seating.moves)
    viewer.ask("GET", f"{base}?{viewer.query}")
    viewer.ask("HEAD", f"{base}?{viewer.query}")
    for move in {0, 1, moves // 2, moves, moves + 1}:
        viewer.ask("GET", f"{base}/moments/{move}?{viewer.query}")
        viewer.ask("GET", f"{base}/moments/{move}?truth=true&{viewer.query}")
        viewer.ask("GET", f"{base}/thoughts/{move}?{viewer.query}")
    if viewer.cookies[0] is not None:
        viewer.ask("PUT", f"{base}/note", {"text": f"I am {viewer.name}"})
        viewer.ask("GET", f"{base}/note")
        viewer.ask("PUT", f"{base}/marks", {"place": "paris", "sign": "suspect"})
        viewer.ask("GET", f"{base}/marks")
    for body in (b"{", {"type": "do", "key": "x", "at": 0, "act": {"do": "fly"}}):
        viewer.ask("POST", f"{base}/do", body)
    for number, act in enumerate(WRONG):
        frame = {"type": "do", "key": f"wrong-{number}", "at": 0, "act": act}
        viewer.ask("POST", f"{base}/do", frame)


WRONG: Final[list[dict[str, Any]]] = [
    {"do": "move", "code": "no-such-thing"},
    {"do": "move", "code": "no-such-thing", "seat": 16},
    {"do": "start"},
    {"do": "sit"},
    {"do": "clear", "seat": 1},
    {"do": "fill", "seat": 1, "level": "random"},
    {"do": "configure", "players": 5},
    {"do": "hand", "seat": 16},
    {"do": "take_back", "seat": 1},
    {"do": "vote", "yes": True},
    {"do": "resume"},
    {"do": "wait"},
    {"do": "rematch"},
    {"do": "close"},
    {"do": "say", "channel": "team", "text": "psst"},
    {"do": "say", "phrase": "no-such-phrase"},
    {"do": "propose", "motion": "hand"},
]
"""Commands that are refused at a table in play."""


def newcomer(pair: Pair, table: Table) -> None:
    """Start a session as someone new, use every route that writes, and leave."""
    who = Viewer(pair, "a newcomer", table.id)
    for path in STATIC:
        who.ask("GET", path)
    who.ask("POST", "/api/session", {"name": "a,b"})
    who.ask("POST", "/api/session", {"name": "Newcomer", "language": "de"})
    who.ask("POST", "/api/session", {"name": "Newcomer"})
    who.ask("POST", "/api/account", {"login": "new.comer", "password": "correct horse"})
    who.ask("POST", "/api/login", {"login": "new.comer", "password": "wrong horse"})
    who.ask("POST", "/api/login", {"login": "new.comer", "password": "correct horse"})
    who.ask("POST", "/api/account/codes", {"password": "correct horse"})
    change = {"current": "correct horse", "password": "another horse"}
    who.ask("PUT", "/api/account/password", change)
    who.ask("GET", "/api/me/sessions")
    who.ask("DELETE", f"/api/me/sessions/{'a' * 16}")
    who.ask("DELETE", "/api/me/sessions")
    who.ask("POST", "/api/me/link")
    for path in ("/api/link/look", "/api/link"):
        who.ask("POST", path, {"code": "AAAA-AAAA-AAAA-AAAA"})
    who.ask("PATCH", "/api/me", {"name": "Newer", "language": "fr"})
    for person in (pair.ids[0], "aaaaaaaaaaaa"):
        who.ask("POST", "/api/me/mutes", {"person": person})
    for target in ("http://10.0.0.1/x", "https://hooks.example.org/x"):
        who.ask("POST", "/api/me/outlets", {"kind": "webhook", "target": target})
    who.ask("POST", "/api/me/outlets/1/confirm", {"code": "none"})
    who.ask("DELETE", "/api/me/outlets/1")
    who.ask("POST", "/api/me/outlets/1/test")
    base = f"/api/tables/{table.id}"
    who.ask("POST", f"{base}/enter", {"password": "whatever"})
    who.ask("GET", base + "?seat=1")
    who.ask("PUT", f"{base}/note", {"text": "mine"})
    who.ask("GET", f"{base}/note")
    pair.clock.time += MINUTE  # of two tables opened at the same time, either may come first
    who.ask("POST", "/api/tables", {"game": "whist"})
    who.ask("POST", "/api/tables", {"game": table.case.game, "access": "public"})
    who.ask("POST", "/api/records", {"record": "not a record"})
    who.ask("GET", "/api/me/tables")
    who.ask("DELETE", "/api/session")
    who.ask("GET", "/api/me")
    lost = {"login": "new.comer", "code": "AAAA", "password": "correct horse"}
    who.ask("POST", "/api/recover", lost)
    who.ask("POST", "/api/login", {"login": "new.comer", "password": "another horse"})
    who.ask("POST", "/api/me/delete", {"password": "another horse"})
