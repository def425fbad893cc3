"""Tables of a session: people who play, talk, vote and make mistakes, and a person with bots."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from prints.house import Caller, House
from whitby.core.rng import Fast

PACES: Final = (
    {"kind": "relaxed", "minutes": 15},
    {"kind": "live", "bank": 900, "increment": 10},
    {"kind": "correspondence", "hours": 12},
)
WRONG: Final[tuple[dict[str, object], ...]] = (
    {"do": "fly"},
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
    {"do": "skip"},
    {"do": "say", "channel": "team", "text": "psst"},
    {"do": "say", "phrase": "no-such-phrase"},
    {"do": "propose", "motion": "hand"},
)
"""Commands that are refused at a table in play, or only allowed to some."""

BATCH: Final = 4
"""After this many moves people do something else."""


class Table:
    """A table where everyone is a person, with a socket for each and for two spectators."""

    def __init__(self, house: House, game: str, id: str, people: list[str], seed: int) -> None:
        self.house = house
        self.game = game
        self.id = id
        self.people = people  # the players, and last two who do not play
        self.seats = range(1, len(people) - 1)
        self.chance = Fast(seed)
        self.callers: list[Caller] = []
        self.keys = 0
        self.shoulder = ""

    @property
    def path(self) -> str:
        """Return where the table is found."""
        return f"/api/tables/{self.id}"

    def shown(self, seat: int | None = None, quiet: bool = True) -> Any:
        """Return what a seat or a spectator sees."""
        cookie = self.people[-1 if seat is None else seat - 1]
        where = self.path if seat is None else f"{self.path}?seat={seat}"
        return self.house.ask("GET", where, cookie, quiet=quiet)

    def enter(self) -> None:
        """Let everyone connect."""
        self.callers = []
        wishes = [(f"seat {seat}", self.people[seat - 1], f"seat={seat}") for seat in self.seats]
        wishes += [("watcher", self.people[-2], ""), ("nobody", "", "")]
        if self.shoulder:
            wishes.append(("shoulder", self.people[-1], f"shoulder={self.shoulder}"))
        for name, cookie, query in [*wishes, ("stranger", self.people[-1], "seat=1")]:
            self.callers.append(Caller(self.house, name, self.id, cookie, query))
            self.drain()

    def drain(self) -> None:
        """Read what has arrived at every socket."""
        for _ in range(2):
            for caller in self.callers:
                caller.drain()
        for caller in self.callers:
            caller.flush()

    def frame(self, act: dict[str, object], at: int = 0) -> dict[str, object]:
        """Return the frame of a command that is made at a state of the table."""
        self.keys += 1
        return {"type": "do", "key": f"{self.game}-{self.keys}", "at": at, "act": act}

    def do(self, cookie: str, act: dict[str, object], at: int = 0) -> None:
        """Do something over HTTP."""
        self.house.ask("POST", f"{self.path}/do", cookie, self.frame(act, at))
        self.drain()

    # Playing

    def run(self, most: int) -> None:
        """Play at random for some moves, with other deeds in between."""
        deeds: list[Callable[[], None]] = [
            self.talk, self.vote, self.pause, self.err, self.look, self.hand, self.share,
        ]  # fmt: skip
        for number in range(most):
            waiting = self.shown()["waiting"]
            if not waiting:
                return
            self.house.wait(self.chance.below(300))
            seat = waiting[self.chance.below(len(waiting))]
            self.move(seat, self.chance.below(2) == 0)
            if number % BATCH == BATCH - 1:
                deeds[number // BATCH % len(deeds)]()

    def move(self, seat: int, by_socket: bool) -> None:
        """Let a seat answer at random, and sometimes take it back."""
        shown = self.shown(seat)
        options = shown["decision"]["options"]
        mild = [option for option in options if not option["grave"]] or options
        code = mild[self.chance.below(len(mild))]["code"]
        act = {"do": "move", "code": code, "seat": seat}
        if by_socket:
            self.callers[seat - 1].send(self.frame(act, shown["seq"]))
            self.drain()
        else:
            self.do(self.people[seat - 1], act, shown["seq"])
        shown = self.shown(seat)
        if self.chance.below(4) == 0 and shown["undo"]:
            self.do(self.people[seat - 1], {"do": "undo", "seat": seat}, shown["seq"])

    def talk(self) -> None:
        """Let people chat, as far as they may."""
        acts: list[dict[str, object]] = [
            {"do": "say", "text": "I am here."},
            {"do": "say", "phrase": "suspect", "about": 1},
            {"do": "say", "channel": "exchange", "text": "psst"},
            {"do": "say", "channel": "watchers", "text": "Oh!"},
        ]
        for act in acts:
            self.do(self.people[0], act)
            self.do(self.people[-2], act)

    def vote(self) -> None:
        """Let everyone vote on more time."""
        self.do(self.people[0], {"do": "propose", "motion": "extend", "seat": 2})
        for seat in self.seats:
            self.do(self.people[seat - 1], {"do": "vote", "yes": self.chance.below(3) > 0})

    def pause(self) -> None:
        """Pause the game by a vote, and resume it."""
        self.do(self.people[0], {"do": "propose", "motion": "pause"})
        for seat in self.seats:
            self.do(self.people[seat - 1], {"do": "vote", "yes": True})
        self.house.sleep(60_000)
        self.do(self.people[1], {"do": "resume"})

    def err(self) -> None:
        """Let people try what they may not do."""
        for number, act in enumerate(WRONG):
            self.do(self.people[number % 2], act)
            self.callers[-3].send(self.frame(act))
            self.drain()
        for bad in ("{", '{"type":"hello","protocol":1}', '{"type":"do"}'):
            self.callers[0].send(bad)
        self.house.ask("POST", f"{self.path}/do", self.people[0], b"{")
        self.house.ask("POST", f"{self.path}/do", "", self.frame({"do": "start"}))

    def hand(self) -> None:
        """Hand over a seat that is not asked, and take it back; let a spectator offer to play."""
        waiting = self.shown()["waiting"]
        for seat in [seat for seat in self.seats if seat not in waiting][:1]:
            self.do(self.people[seat - 1], {"do": "hand", "seat": seat, "level": "random"})
            self.do(self.people[seat - 1], {"do": "take_back", "seat": seat})
        for willing in (True, False):
            self.do(self.people[-2], {"do": "offer", "willing": willing})

    def share(self) -> None:
        """Share a view by link, and write notes and marks."""
        self.do(self.people[0], {"do": "shoulder", "seat": 1})
        self.shoulder = self.shown(1)["you"]["shoulder"] or ""
        own = self.people[1]
        self.house.ask("PUT", f"{self.path}/note", own, {"text": "mine"})
        self.house.ask("PUT", f"{self.path}/marks", own, {"place": "paris", "sign": "suspect"})
        self.drain()

    # Reading

    def look(self) -> None:
        """Read the table in every way, as every viewer."""
        moves = self.shown()["moves"]
        for number, cookie in enumerate([*self.people, ""], 1):
            seat = f"seat={number}" if number in self.seats else ""
            for path in (
                f"?{seat}", f"/moments/{moves // 2}?{seat}", f"/moments/{moves}?truth=true&{seat}",
                f"/deduction?{seat}", f"/outlook?{seat}", f"/notices?before=5&{seat}",
                f"/talk?before=5&{seat}", f"/deduction/why?place=paris&{seat}", "/note", "/marks",
                "?seat=9", "?seat=1", "?shoulder=wrong", "/moments/x", "/record", "/story",
                f"/deductions/{moves // 2}", "/facts",
            ):  # fmt: skip
                self.house.ask("GET", f"{self.path}{path}".rstrip("?&"), cookie)

    def end(self) -> None:
        """End the game if it is not over, read everything again, and open the next table."""
        if self.game == "nosferatu":  # where bots play on for those who resign
            self.do(self.people[0], {"do": "propose", "motion": "abandon"})
            for seat in self.seats:
                self.do(self.people[seat - 1], {"do": "vote", "yes": True})
        else:
            self.do(self.people[0], {"do": "resign"})
        self.look()
        self.do(self.people[1], {"do": "rematch"})
        for caller in self.callers:
            caller.leave()


def sit_down(
    house: House, game: str, players: int, options: dict[str, str], people: list[str], seed: int
) -> Table:
    """Open a table where every seat is a person's, and start."""
    pace = PACES[seed % len(PACES)]
    team = {"team_talk": True, "team_marks": True} if game == "fury" else {}
    wish = {"game": game, "players": players, "options": options, "pace": pace, "access": "public"}
    card = house.ask("POST", "/api/tables", people[0], {**wish, "house": team})
    table = Table(house, game, card["id"], [*people[:players], *people[-2:]], seed)
    house.ask("GET", f"/api/codes/{card['code']}")
    house.ask("GET", f"{table.path}/qr.svg", quiet=True)
    for seat in table.seats:
        table.do(people[seat - 1], {"do": "sit", "seat": seat})
    house.draw(1000 + seed)
    table.do(people[0], {"do": "start"})
    return table


class BotTable(Table):
    """A table of one person and bots; what they do is read when it is the person's turn."""

    def __init__(self, house: House, game: str, person: str, seed: int) -> None:
        # bots that choose at the same time answer in any order, so there are no volunteers
        options = {"renfield": "first"} if game == "nosferatu" else {}
        wish = {"game": game, "options": options, "house": {"bots": "quick"}}
        card = house.ask("POST", "/api/tables", person, wish)
        super().__init__(house, game, card["id"], [person, "", ""], seed)
        self.do(person, {"do": "sit", "seat": 1})
        for seat in range(2, card["players"] + 1):
            self.do(person, {"do": "fill", "seat": seat, "level": "scripted"})
        house.draw(1000 + seed)
        self.do(person, {"do": "start"})

    def turn(self) -> Any:
        """Return what the person sees once it is their turn alone, or the game is over."""
        while True:
            shown = self.shown(1)
            if shown["waiting"] == [1] or shown["table"]["stage"] != "playing":
                return shown
            time.sleep(0.02)

    def run(self, most: int) -> None:
        """Do some things against the bots, and resign."""
        while (shown := self.turn())["waiting"] and self.keys < most:
            self.shown(1, quiet=False)
            options = shown["decision"]["options"]
            code = options[self.chance.below(len(options))]["code"]
            frame = self.frame({"do": "move", "code": code, "seat": 1}, shown["seq"])
            self.house.ask("POST", f"{self.path}/do", self.people[0], frame)
        self.do(self.people[0], {"do": "resign"})
        self.shown(1, quiet=False)
        self.house.ask("GET", f"{self.path}/record", self.people[0])
