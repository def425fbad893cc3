"""Browser windows that one visitor after another uses, with nothing of the last one left in them.

A new window starts a process and compiles the page's scripts again, which takes longer than what
most tests do in it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

from browser.visitors import DESKTOP, Visitor
from server.live import Live

IDLE = 8
"""How many unused windows stay open."""


class Windows:
    """The windows of one browser."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.idle: list[tuple[str, Page]] = []

    @contextmanager
    def visiting(
        self, server: Live, lang: str = "en", name: str = "Anna", **wishes: Any
    ) -> Iterator[Visitor]:
        """Lend a window to a person."""
        wishes = {"locale": lang, **wishes}
        media = {
            "color_scheme": wishes.pop("color_scheme", "light"),
            "reduced_motion": wishes.pop("reduced_motion", "reduce"),
        }
        viewport = wishes.pop("viewport", None) or DESKTOP
        kind = repr(sorted(wishes.items()))
        page = self._open(kind, {**wishes, **media, "viewport": viewport})
        page.emulate_media(**media)
        visitor = Visitor(server, page, lang, name)
        visitor.resize(viewport)
        try:
            yield visitor
            visitor.is_content()
        except BaseException:
            page.context.close()
            raise
        visitor.leave()
        if visitor.leaves_traces or page.is_closed():
            page.context.close()
        else:
            clean(visitor)
            self.idle.append((kind, page))
            while len(self.idle) > IDLE:
                self.idle.pop(0)[1].context.close()

    def _open(self, kind: str, wishes: dict[str, Any]) -> Page:
        """Return the unused window of this kind that was used last, or open one."""
        for at in reversed(range(len(self.idle))):
            if self.idle[at][0] == kind:
                return self.idle.pop(at)[1]
        return self.browser.new_context(**wishes).new_page()


def clean(visitor: Visitor) -> None:
    """Remove all that a person has left in their window."""
    page, context, site = visitor.page, visitor.context, visitor.server.url
    for other in context.pages:
        if other != page:
            other.close()
    context.clear_cookies()
    if not visitor.opened and page.url in ("about:blank", f"{site}/icon.svg"):
        return  # this person has only sent requests
    page.unroute_all()
    page.mouse.move(0, 0)
    visitor.away()
    page.evaluate("sessionStorage.clear()")
    session = context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "all"})
    session.detach()
    context.clear_cookies()
