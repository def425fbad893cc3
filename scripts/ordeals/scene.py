"""Tables that do not change: one in every stage, with commands not allowed to each role."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from whitby.client.http import Client
from whitby.wire import commands as asks
from whitby.wire.commands import Command
from whitby.wire.messages import Done, Shown
from whitby.wire.tables import Access, House, NewTable, Relaxed

SLOW: Final = Relaxed(minutes=240)
STRANGER: Final = "stranger"
ENDED: Final = "only-playing only-open"
"""How commands are refused after the end of a game."""


class Untimely(Struct):
    """A valid command at the wrong time, and how it may be refused."""

    role: str
    act: Command
    codes: frozenset[str]
    at: int | None = None  # default: the table's current number


class Place(Struct):
    """A table, the role of each person, and commands that come at the wrong time."""

    table: str
    seq: int
    sessions: dict[str, str]
    untimely: list[Untimely]
    used: dict[str, tuple[str, int]]  # for each role a used key, and its number
    locked: bool = False  # with a password, which strangers and spectators do not know


def late(role: str, act: Command, codes: str, at: int | None = None) -> Untimely:
    """Return a command that comes at the wrong time."""
    return Untimely(role, act, frozenset(codes.split()), at)


class Stage:
    """The people who set up the tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.people: dict[str, Client] = {}
        self.ids: dict[str, str] = {}

    async def open(self) -> None:
        """Create everyone's session."""
        for role in ("host", "guest", "watcher"):
            self.people[role] = Client(self.url)
            self.ids[role] = (await self.people[role].sign_in(role.title())).id

    async def close(self) -> None:
        """Close everyone's client; the sessions stay valid."""
        for client in self.people.values():
            await client.close()

    async def places(self) -> list[Place]:
        """Return one table in every stage."""
        return [
            await self.waiting(),
            await self.waiting(password="correct horse"),
            await self.playing(),
            await self.playing(talk="off"),
            await self.paused(),
            await self.over(),
            await self.closed(),
        ]

    async def seated(self, wish: NewTable, guest: bool = True) -> tuple[str, dict[str, Done]]:
        """Open a table and seat people."""
        host = self.people["host"]
        table = (await host.create(wish)).id
        done = {"host": await host.do(table, asks.Sit(seat=1))}
        if guest:
            if wish.password is not None:
                await self.people["guest"].enter(table, wish.password)
            done["guest"] = await self.people["guest"].do(table, asks.Sit(seat=2))
        return table, done

    async def place(
        self, table: str, done: dict[str, Done], untimely: list[Untimely], locked: bool = False
    ) -> Place:
        """Return a table in its current state."""
        shown = await self.people["host"].look(table)
        sessions = {role: client.session or "" for role, client in self.people.items()}
        used = {role: (answer.key, answer.seq) for role, answer in done.items()}
        always = [
            late("watcher", asks.Close(), "only-open host-only password-needed"),
            late("host", asks.Move(code="pass"), "from-the-future only-playing", 10**6),
            late("host", asks.Sit(seat=16), "only-open no-seat from-the-future", 2**63 - 1),
            late("host", asks.Say(text="a", phrase="yes"), "text-or-phrase talk-off"),
            late("host", asks.Say(text="\u202e\u200b"), "empty-text talk-off"),
            late("host", asks.Say(phrase="nonsense"), "no-phrase talk-off"),
            late("host", asks.Say(channel="exchange", text="a"), "no-channel talk-off"),
            late(STRANGER, asks.Sit(), "session-needed"),
        ]
        return Place(table, shown.seq, sessions, [*always, *untimely], used, locked)

    # Stages

    async def waiting(self, password: str | None = None) -> Place:
        """Return a table that has not started, with a free seat."""
        access: Access = "unlisted" if password is None else "password"
        wish = NewTable(
            game="nosferatu",
            players=5,
            pace=SLOW,
            access=access,
            password=password,
        )
        table, done = await self.seated(wish)
        locked = password is not None
        outside = "password-needed" if locked else "host-only"
        return await self.place(table, done, [
            late("host", asks.Start(), "seats-free"),
            late("host", asks.Move(code="volunteer:no"), "only-playing"),
            late("host", asks.Undo(), "only-playing"),
            late("host", asks.Rematch(), "only-over"),
            late("host", asks.Vote(yes=True), "only-playing"),
            late("host", asks.Sit(seat=1), "already-seated"),
            late("host", asks.Sit(seat=2), "seat-taken"),
            late("host", asks.Fill(seat=2, level="random"), "seat-taken"),
            late("host", asks.Fill(seat=3, level="best"), "no-bot"),
            late("host", asks.Clear(seat=5), "seat-free"),
            late("host", asks.Configure(players=16), "bad-players"),
            late("host", asks.Configure(options={"nonsense": "on"}), "no-option"),
            late("host", asks.Configure(house=House(team_talk=True)), "no-teams"),
            late("guest", asks.Configure(players=6), "host-only"),
            late("guest", asks.Start(), "host-only"),
            late("guest", asks.Stand(seat=1), "not-your-seat"),
            late("guest", asks.Clear(seat=1), "host-only"),
            late("watcher", asks.Start(), outside),
            late("watcher", asks.Stand(), "not-seated password-needed"),
        ], locked)  # fmt: skip

    async def playing(self, talk: str = "open") -> Place:
        """Return a game of two people in which one of them is asked."""
        house = House(talk=talk, watchers=True)  # type: ignore[arg-type]
        table, done = await self.seated(NewTable(game="duel", pace=SLOW, house=house))
        done["host"] = await self.people["host"].do(table, asks.Start())
        await self.until_one_is_asked(table)
        mover, shown = await self.mover(table)
        idler = "guest" if mover == "host" else "host"
        assert shown.decision is not None
        right = shown.decision.options[0].code
        seat = shown.seat
        assert seat is not None
        other = 3 - seat
        return await self.place(table, done, [
            late(idler, asks.Move(code=right), "not-your-turn"),
            late(idler, asks.Move(code=right, seat=seat), "not-your-seat"),
            late(mover, asks.Move(code="nonsense:1"), "not-offered"),
            late(mover, asks.Move(code=right, seat=9), "no-seat"),
            late(mover, asks.Move(code=right, seat=other), "not-your-seat"),
            late(mover, asks.Move(code=right), "moved-on", 0),
            late(mover, asks.Move(code=right), "from-the-future", 10**9),
            late(mover, asks.Undo(), "cannot-undo"),
            late(idler, asks.Undo(seat=seat), "not-your-seat"),
            late(idler, asks.Vote(yes=False), "no-vote"),
            late(idler, asks.Resume(), "not-paused"),
            late(idler, asks.Start(), "only-open"),
            late(idler, asks.Sit(), "only-open"),
            late(idler, asks.Rematch(), "only-over"),
            late(idler, asks.Hand(seat=seat), "not-your-seat"),
            late(idler, asks.Hand(seat=other, person=self.ids["watcher"]), "not-willing"),
            late(idler, asks.Propose(motion="hand"), "seat-needed"),
            late(idler, asks.Propose(motion="hand", seat=other), "own-seat"),
            late(idler, asks.Shoulder(seat=seat), "not-your-seat"),
            late(idler, asks.Shoulder(seat=other, open=False), "not-watched"),
            late(idler, asks.Auto(seat=seat), "not-your-seat"),
            late(idler, asks.Offer(), "watchers-only"),
            late("watcher", asks.Move(code=right), "players-only"),
            late("watcher", asks.Move(code=right, seat=seat), "not-your-seat"),
            late("watcher", asks.Propose(motion="abandon"), "players-only"),
            late("watcher", asks.Say(text="psst"), "no-channel talk-off"),
            late("watcher", asks.TakeBack(seat=1), "not-your-seat"),
        ])  # fmt: skip

    async def until_one_is_asked(self, table: str) -> None:
        """Play on while both choose at the same time."""
        while True:
            shown = [await self.people[role].look(table) for role in ("host", "guest")]
            if None in [each.decision for each in shown]:
                return
            assert shown[0].decision is not None
            code = shown[0].decision.options[0].code
            await self.people["host"].do(table, asks.Move(code=code), shown[0].seq)

    async def mover(self, table: str) -> tuple[str, Shown]:
        """Return the role of the person who is asked, and what they see."""
        for role in ("host", "guest"):
            shown = await self.people[role].look(table)
            if shown.decision is not None:
                return role, shown
        raise AssertionError("somebody is always asked")

    async def paused(self) -> Place:
        """Return a game whose clocks are stopped."""
        table, done = await self.seated(NewTable(game="duel", pace=SLOW))
        host, guest = self.people["host"], self.people["guest"]
        await host.do(table, asks.Start())
        seq = (await host.do(table, asks.Propose(motion="pause"))).seq
        done["guest"] = await guest.do(table, asks.Vote(yes=True), seq)
        mover, shown = await self.mover(table)
        assert shown.decision is not None
        return await self.place(table, done, [
            late(mover, asks.Move(code=shown.decision.options[0].code), "paused"),
            late(mover, asks.Undo(), "paused"),
            late(mover, asks.Propose(motion="pause"), "paused"),
            late("watcher", asks.Resume(), "players-only"),
        ])  # fmt: skip

    async def over(self) -> Place:
        """Return a finished game: the guest has resigned."""
        table, done = await self.seated(NewTable(game="duel", pace=SLOW))
        done["host"] = await self.people["host"].do(table, asks.Start())
        await self.until_one_is_asked(table)
        done["guest"] = await self.people["guest"].do(table, asks.Resign())
        untimely = [
            late(role, act, codes)
            for role, codes in (("host", ENDED), ("guest", f"{ENDED} not-seated"))
            for act in (
                asks.Move(code="pass"), asks.Undo(), asks.Vote(yes=True), asks.Resume(),
                asks.Hand(seat=1), asks.Auto(seat=1), asks.Start(), asks.Stand(), asks.Close(),
                asks.Propose(motion="pause"), asks.Fill(seat=1, level="random"),
            )
        ]  # fmt: skip
        outside = late("watcher", asks.Rematch(), "players-only")
        return await self.place(table, done, [*untimely, outside])

    async def closed(self) -> Place:
        """Return a table that its host closed."""
        table, done = await self.seated(NewTable(game="nosferatu", pace=SLOW))
        done["host"] = await self.people["host"].do(table, asks.Close())
        return await self.place(table, done, [
            late("guest", asks.Sit(seat=3), "only-open"),
            late("host", asks.Start(), "only-open"),
            late("host", asks.Close(), "only-open"),
            late("guest", asks.Move(code="pass"), "only-playing"),
            late("watcher", asks.Offer(), "only-playing"),
        ])  # fmt: skip
