"""People with a real browser: they open a link, sit down and click."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import unescape
from typing import Any

import httpx
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from server.live import Live
from whitby.core.words import Phrase, Several, Who, Word
from whitby.words import Speech

PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 15_000
expect.set_options(timeout=PATIENCE)

# Console messages that are not errors of ours: refusals, an unreachable server, push notifications
# that a private window cannot have.
HARMLESS = (
    "Failed to load resource",
    "WebSocket connection to",
    "Chrome currently does not support the Push API in incognito",
)


def listen(visitor: Visitor) -> list[str]:
    """Collect everything somebody's page receives over its sockets."""
    heard: list[str] = []
    visitor.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    return heard


class Visitor:
    """A person with their own browser."""

    def __init__(self, server: Live, page: Page, lang: str, name: str) -> None:
        self.server = server
        self.page = page
        self.context: BrowserContext = page.context
        self.page.set_default_timeout(PATIENCE)
        self.speech = Speech(lang)
        self.name = name
        self.mistakes: list[str] = []
        self.opened = False
        self.leaves_traces = False
        """Whether this window cannot be cleaned for the next visitor."""
        self._listeners: list[tuple[Any, Callable[[Any], None]]] = []
        self.on("pageerror", lambda error: self.mistakes.append(str(error)))
        self.on("console", self._hear)

    def on(self, event: Any, listener: Callable[[Any], None]) -> None:
        """Listen to events of the page, for as long as this person is there."""
        self.page.on(event, listener)
        self._listeners.append((event, listener))

    def leave(self) -> None:
        """Listen to nothing more."""
        for event, listener in self._listeners:
            self.page.remove_listener(event, listener)

    def _hear(self, message: Any) -> None:
        if message.type == "error" and not message.text.startswith(HARMLESS):
            self.mistakes.append(message.text)

    def open(self, path: str) -> None:
        """Open an address of the page."""
        self.opened = True
        self.page.goto(self.server.url + path)

    def away(self) -> None:
        """Leave the page for a file without scripts; about:blank would end the window's process."""
        self.page.goto(f"{self.server.url}/icon.svg")

    def resize(self, size: dict[str, int]) -> None:
        """Make the window as large as another screen."""
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})

    def switch(self, lang: str) -> None:
        """Switch to another language."""
        self.page.get_by_role("banner").get_by_role("combobox").select_option(lang)
        expect(self.page.locator("html")).to_have_attribute("lang", lang)
        self.speech = Speech(lang)

    def say(self, id: str, **parts: int | str) -> str:
        """Return a message as this person reads it."""
        return self.speech.say(id, **parts)

    def phrase(self, shown: dict[str, Any], said: dict[str, Any]) -> str:
        """Return a phrase from the server as this person reads it."""
        seats = shown["table"]["seats"]
        names = [seat["name"] or self.say("web-bot-name", seat=seat["seat"]) for seat in seats]
        parts = {name: _part(part) for name, part in said["parts"].items()}
        return Speech(self.speech.lang, names).phrase(Phrase(said["id"], parts))

    def word(self, id: str, **parts: int | str) -> Locator:
        """Return where this message is on the screen."""
        return self.page.get_by_text(self.say(id, **parts), exact=True)

    def tab(self, id: str) -> None:
        """Open a tab next to the board, on a phone after opening the sheet."""
        self.page.locator("[data-snap]").wait_for()
        if not self.page.get_by_role("tablist").is_visible():
            self.draw("full")
        self.page.get_by_role("tab", name=re.compile(re.escape(self.say(id)))).click()

    def draw(self, *snaps: str) -> None:
        """Open the sheet of a phone this far; does nothing on a desktop."""
        handle = self.page.locator("[data-handle]")
        for _ in range(3):
            if not handle.is_visible():
                return
            if self.page.locator("[data-snap]").get_attribute("data-snap") in snaps:
                return
            handle.click()
        raise AssertionError(f"the sheet does not come to {snaps}")

    def region(self, id: str, **parts: int | str) -> Locator:
        """Return the part of the screen with this name."""
        return self.page.get_by_label(self.say(id, **parts), exact=True)

    @property
    def dialog(self) -> Locator:
        """Return the open dialog."""
        return self.page.get_by_role("dialog")

    def button(self, id: str, **parts: int | str) -> Locator:
        """Return the button with this label, in this person's language."""
        return self.page.get_by_role("button", name=self.say(id, **parts), exact=True).first

    def come(self) -> None:
        """Start a session under the name, once, as the page does before a person sits down."""
        if self.context.request.get(f"{self.server.url}/api/me").ok:
            return
        wish = {"name": self.name, "language": self.speech.lang}
        answer = self.context.request.post(f"{self.server.url}/api/session", data=wish)
        assert answer.status == 201, answer.text()

    def do(self, table: str, at: int | None = None, **act: Any) -> None:
        """Do something at a table that is not what the test is about."""
        seq = self.look(table)["seq"] if at is None else at
        wish = {"key": str(random.getrandbits(60)), "at": seq, "act": act}
        answer = self.context.request.post(f"{self.server.url}/api/tables/{table}/do", data=wish)
        assert answer.ok, answer.text()

    def look(self, table: str) -> dict[str, Any]:
        """Return a table as this person may see it, without the page."""
        answer = self.context.request.get(f"{self.server.url}/api/tables/{table}")
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def new_table(self, **wish: Any) -> str:
        """Open a table that is not what the test is about."""
        answer = self.context.request.post(f"{self.server.url}/api/tables", data=wish)
        assert answer.status == 201, answer.text()
        return str(answer.json()["id"])

    @property
    def screen(self) -> str:
        """Return the whole content of the page, visible or not."""
        return unescape(self.page.content())

    @property
    def options(self) -> Locator:
        """Return the buttons that answer the question."""
        return self.page.locator(".prompt .options button[data-code]")

    @property
    def over(self) -> bool:
        """Return whether the game on this person's screen has ended."""
        return self.page.locator('[data-stage="over"]').count() > 0

    def await_turn(self) -> bool:
        """Wait until it is this person's turn; return False if the game is over instead."""
        self.page.wait_for_function(
            """() => document.querySelector('[data-stage="over"]')
                || document.querySelector('.prompt')?.dataset.prompt""",
        )
        return not self.over

    def until(self, condition: str, patience: int = PATIENCE) -> None:
        """Wait until an asynchronous function says so; a promise is true to `wait_for_function`."""
        self.page.evaluate(
            f"""async () => {{
              for (let waited = 0; !(await ({condition})()); waited += 50) {{
                if (waited > {patience}) throw new Error('it never held');
                await new Promise((done) => setTimeout(done, 50));
              }}
            }}"""
        )

    def choose(self, chance: random.Random) -> None:
        """Click one of the options in the list, expanding the list if the game collapses it."""
        self.draw("half")
        folded = self.page.locator('.prompt [data-list][aria-expanded="false"]')
        self.options.or_(folded).first.wait_for()  # the answer before may still be on its way
        if self.options.count() == 0:
            folded.first.click()
        at = chance.randrange(self.options.count())
        with self.answering():
            self.options.nth(at).click()
            sure = self.button("table-sure-yes")
            if self.page.locator("dialog[open]").count():
                sure.click()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Wait until the question on the screen is answered; others may answer theirs first."""
        since = self.page.evaluate("document.querySelector('.prompt').dataset.asked")
        assert since is not None, "there is no question"
        yield
        self.page.wait_for_function(
            """since => document.querySelector('[data-stage="over"]')
                || document.querySelector('.prompt')?.dataset.asked !== since""",
            arg=since,
        )

    def play_on(self, chance: random.Random, most: int = 10_000) -> int:
        """Play until the game is over, or this many choices were made; return how many."""
        for made in range(most):
            if not self.await_turn():
                return made
            self.choose(chance)
        return most

    def fits(self) -> None:
        """Check that nothing overflows the screen sideways."""
        wide = self.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
        )
        assert wide[0] <= wide[1], f"the page is {wide[0]} px wide on a screen of {wide[1]}"

    def is_content(self) -> None:
        """Check that there were no errors in this browser."""
        assert not self.mistakes, self.mistakes


def _part(part: dict[str, Any]) -> Any:
    """Return a part of a phrase from its JSON."""
    match part["is"]:
        case "seat":
            return Who(part["seat"] - 1)
        case "word":
            return Word(part["id"])
        case "several":
            return Several(tuple((Word(id), count) for id, count in part["items"]))
        case _:
            return part["value"]


@contextmanager
def visiting(
    server: Live, browser: Browser, lang: str = "en", name: str = "Anna", **wishes: Any
) -> Iterator[Visitor]:
    """Open a new browser for a person; `windows` lends one that is open."""
    wishes = {"viewport": DESKTOP, "locale": lang, "reduced_motion": "reduce", **wishes}
    context = browser.new_context(**wishes)
    try:
        visitor = Visitor(server, context.new_page(), lang, name)
        yield visitor
        visitor.is_content()
    finally:
        context.close()


def seen_from(server: Live, table: str) -> dict[str, Any]:
    """Return a table as a spectator sees it."""
    answer = httpx.get(f"{server.url}/api/tables/{table}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


__all__ = ["DESKTOP", "PHONE", "Visitor", "expect", "seen_from", "visiting"]
