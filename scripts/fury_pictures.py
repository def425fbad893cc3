"""The screens of Fury of Dracula, both sides, for `pictures.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

from fury_moments import acts, away, fights, fights_again, on_the_run
from playwright.sync_api import Browser

from browser.tables import Shown, against_bots, asks, play_until, seated
from browser.visitors import Visitor, visiting
from server.dawns import HANDS, scene
from server.live import Live, running
from server.whole_games import play_out

Picture = tuple[str, Visitor]
"""The name of a picture, and whose screen it shows."""

HOUSE = {"deduction": "likely"}
QUIET = ("no_event", "pass")
RICH = ("supply", "keep_event", *QUIET)
STARTS = ("paris", "hamburg", "budapest", "rome")
"""Where the hunters begin, far from each other."""
HUNT = ("start:vienna", "road:", "supply", "keep_event", *QUIET)
DRACULA = ("start:prague", "go:", "lay:", "no_rumour", "let_go", *QUIET)


@dataclass(frozen=True, slots=True)
class Pair:
    """Two people at a table: the first plays Dracula, the second all hunters."""

    dracula: Visitor
    hunters: Visitor

    @property
    def both(self) -> tuple[Visitor, Visitor]:
        """Both of them, in seat order."""
        return self.dracula, self.hunters

    def table(self) -> str:
        """Start a game between them."""
        return seated("fury", *self.both, house=HOUSE)

    def play(self, table: str, stop: Callable[[int, Shown], bool], *likes: str) -> None:
        """Let them play until `stop` says so for a question."""
        play_until(table, self.both, stop, *likes)


def screens(pair: Pair, server: Live, browser: Browser, look: dict[str, Any]) -> Iterator[Picture]:
    """Go through all screens of the game."""
    for part in (beginning, by_day, drawn, deducing, dracula_moves, fighting):
        yield from part(pair)
    yield from dawning(pair, browser, look)
    yield from afterwards(pair, server)
    yield from lessons(pair.hunters)
    yield from around(pair.hunters)


def beginning(pair: Pair) -> Iterator[Picture]:
    """The hunters are placed, then Dracula."""
    table = pair.table()
    shows(pair.hunters, table)
    yield "setup-hunters", pair.hunters
    pair.play(table, asks("dracula_start", 1))
    shows(pair.dracula, table)
    yield "setup-dracula", pair.dracula


def by_day(pair: Pair) -> Iterator[Picture]:
    """A hunter acts by day and by night, and reads cards in between."""
    table, hunters = pair.table(), pair.hunters
    pair.play(table, acts("day", cards=2), *RICH)
    shows(hunters, table)
    yield "day", hunters
    hunters.draw("half")
    yield "day-actions", hunters
    hunters.tab("table-tab-log")
    settle(hunters)
    yield "log", hunters
    hunters.draw("line")
    hunters.page.locator("[data-hunter=mina]").click()
    settle(hunters)
    yield "hunter-card", hunters
    hunters.page.locator("[data-cards]").click()
    settle(hunters)
    yield "drawer", hunters
    hunters.dialog.locator("[data-name]").first.click()
    settle(hunters)
    yield "drawer-card", hunters
    pair.play(table, acts("night"), *QUIET)
    shows(hunters, table)
    yield "night", hunters


def drawn(pair: Pair) -> Iterator[Picture]:
    """A hunter has drawn a card."""
    table = pair.table()
    pair.play(table, asks("drawn", 2), "supply")
    shows(pair.hunters, table)
    pair.hunters.draw("half")
    settle(pair.hunters)
    yield "drawn", pair.hunters


def deducing(pair: Pair) -> Iterator[Picture]:
    """The deduction map: its legend, why a place is possible, and the pencil."""
    table, hunters = hunted(pair), pair.hunters
    page = hunters.page
    panel = page.locator("[data-part=deduction]")
    panel.locator("summary").first.click()
    page.get_by_text(hunters.say("fury-page-deduction-legend"), exact=True).click()
    settle(hunters)
    yield "legend", hunters
    shows(hunters, table)
    place = possible(hunters)
    page.locator(f'[data-place="{place}"]').dispatch_event("contextmenu")
    settle(hunters)
    yield "why", hunters
    page.locator('[data-pencil] [data-sign="suspect"]').click()
    page.locator('[data-pencil] input[type="text"]').fill("Orient-Express?")
    page.keyboard.press("Enter")
    settle(hunters)
    page.locator("[data-pencil]").scroll_into_view_if_needed()
    yield "pencil", hunters


def hunted(pair: Pair) -> str:
    """Let Dracula get away for a few days, and show the hunters' map."""
    table = spread(pair)
    pair.play(table, away, *HUNT)
    shows(pair.hunters, table)
    pair.hunters.page.locator(".place .shade").first.wait_for()
    settle(pair.hunters)
    return table


def spread(pair: Pair) -> str:
    """Begin a game whose hunters are all over Europe."""
    table = pair.table()
    for place in STARTS:
        pair.play(table, asks("start", 2))
        pair.hunters.do(table, do="move", code=f"start:{place}", seat=2)
    return table


def possible(visitor: Visitor) -> str:
    """Return a place where Dracula can be."""
    shaded = visitor.page.locator(".place:has(.shade) [data-place]").first
    return shaded.get_attribute("data-place") or ""


def dracula_moves(pair: Pair) -> Iterator[Picture]:
    """Dracula chooses where to go, sees what the hunters know, and places an encounter."""
    table, dracula = spread(pair), pair.dracula
    pair.play(table, on_the_run, *DRACULA)
    shows(dracula, table)
    yield "dracula-night", dracula
    dracula.draw("half")
    settle(dracula)
    yield "dracula-choices", dracula
    dracula.draw("line")
    dracula.page.locator("[data-mirror]").click()
    dracula.page.locator(".place .shade").first.wait_for()
    settle(dracula)
    yield "mirror", dracula
    dracula.page.locator("[data-mirror]").click()
    pair.play(table, asks("lay", 1), *DRACULA)
    settle(dracula)
    dracula.draw("half")
    settle(dracula)
    yield "dracula-lays", dracula
    pair.play(table, acts("day"), *DRACULA)
    shows(dracula, table)
    yield "dracula-waits", dracula


def fighting(pair: Pair) -> Iterator[Picture]:
    """A combat: Dracula starts next to a hunter, who moves there at once."""
    table = pair.table()
    _, shown = play_until(table, pair.both, lambda seat, _: seat == 1)
    place = beside(pair.dracula, table, shown)
    likes = (f"start:{place}", f"road:{place}", "engage", "decline", "pass", "strike:c")
    for name, stop in {"combat": fights, "combat-second-round": fights_again}.items():
        pair.play(table, stop, *likes)
        for side, visitor in zip(("dracula", "hunters"), pair.both, strict=True):
            shows(visitor, table)
            yield f"{name}-{side}", visitor
    pair.play(table, lambda _, now: now["view"]["combat"] is None, *likes)
    settle(pair.hunters)
    yield "combat-over", pair.hunters


def beside(visitor: Visitor, table: str, shown: Shown) -> str:
    """Return a place one road away from Lord Godalming where Dracula can start."""
    answer = visitor.context.request.get(f"{visitor.server.url}/api/tables/{table}/facts")
    here = shown["view"]["hunters"]["godalming"]["place"]
    roads = [e["ends"] for e in answer.json()["facts"]["links"].values() if e["way"] == "road"]
    near = {place for ends in roads if here in ends for place in ends}
    codes = [each["code"] for each in shown["decision"]["options"]]
    return next(str(code[6:]) for code in codes if code[6:] in near)


def dawning(pair: Pair, browser: Browser, look: dict[str, Any]) -> Iterator[Picture]:
    """A window between two people: at dawn one of them can react."""
    events = {**HANDS, "seward": "renewed_vigor"}
    with (
        ExitStack() as stack,
        scene(at="dawn", events=events),
        running(window_seconds=20) as server,
    ):
        two = pair_of(stack, server, browser, pair.hunters.speech.lang, look)
        table = seated("fury", *two.both, house={"deduction": "off"})
        for side, visitor in zip(("dracula", "hunters"), two.both, strict=True):
            shows(visitor, table)
            visitor.page.locator("[data-window]").wait_for()
            visitor.draw("half")
            yield f"window-{side}", visitor


def afterwards(pair: Pair, server: Live) -> Iterator[Picture]:
    """A finished game: the whole hunt in one picture, and its replay."""
    table, hunters = pair.table(), pair.hunters

    async def play() -> None:
        rooms = server.context.rooms
        await play_out(rooms, await rooms.get(table), seed=3)

    server.do(play())
    for name, path in {"ending": "", "film": "/film/90"}.items():
        hunters.open(f"/t/{table}{path}")
        hunters.page.locator("[data-story], [data-course]").first.wait_for()
        settle(hunters)
        yield name, hunters


def lessons(visitor: Visitor) -> Iterator[Picture]:
    """The first step of both lessons."""
    for side in ("hunters", "dracula"):
        visitor.open(f"/learn/fury-{side}")
        settle(visitor)
        yield f"lesson-{side}", visitor


def around(visitor: Visitor) -> Iterator[Picture]:
    """The home page, and the menu of a table with bots and a link to another device."""
    visitor.open("/")
    settle(visitor)
    yield "lobby", visitor
    against_bots(visitor, "fury", 2, seat=2, level="random")
    visitor.await_turn()
    visitor.button("around-menu").click()
    settle(visitor)
    yield "menu", visitor
    device = visitor.page.locator("[data-device-link]")
    device.get_by_role("button", name=visitor.say("me-link-make")).click()
    device.get_by_role("textbox").wait_for()
    device.scroll_into_view_if_needed()
    settle(visitor)
    yield "device-link", visitor


def pair_of(
    stack: ExitStack, server: Live, browser: Browser, lang: str, look: dict[str, Any]
) -> Pair:
    """Open a browser for each of two people."""
    people = (visiting(server, browser, lang, name, **look) for name in ("Anna", "Bram"))
    return Pair(*(stack.enter_context(each) for each in people))


def shows(visitor: Visitor, table: str) -> None:
    """Open a table and wait until it has loaded completely."""
    visitor.open(f"/t/{table}")
    visitor.page.locator(".fury-map").wait_for()
    settle(visitor)


def settle(visitor: Visitor) -> None:
    """Wait until the network is idle."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(250)
