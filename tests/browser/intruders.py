"""Text that tries to run code in a page, and an alarm for when any of it does."""

from __future__ import annotations

from playwright.sync_api import Dialog

from browser.visitors import Visitor

NAMES = (
    "<img src=x onerror=pwned('name')>",
    "\"><svg/onload=pwned('name')>",
    '{ $x }{"{"}{ -brand }&lt;b&gt;',
    "javascript:pwned('name')//${pwned(1)}",
    "</title><script>pwned('t')</script>",
)
"""Names, within the maximum length."""

WORDS = (
    "<img src=x onerror=pwned('talk')>",
    '"><svg onload=pwned("talk")>',
    "<script>pwned('talk')</script><iframe srcdoc='<script>parent.pwned(1)</script>'>",
    "javascript:pwned('talk')",
    "[a](javascript:pwned('talk')) <a href=javascript:pwned('talk')>b</a>",
    '{ $x } {"{"} { -brand } { pwned() } {{constructor.constructor("pwned(1)")()}}',
    "${pwned('talk')} {@html '<b>'} <style>*{display:none}</style>",
    "W" * 900,
)
"""Chat messages."""

ALARM = """
window.pwned = (where) => window.alarm(`ran: ${where}`);
document.addEventListener('securitypolicyviolation', (event) => window.alarm(
  `policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""

PLANTED = """() => [...document.querySelectorAll(
  `[onerror], [onload], [srcdoc], [src="x"], [href^="javascript:" i],
  body script, body style, iframe`
)].map((each) => each.outerHTML)"""


class Alarm:
    """Goes off if a browser runs injected code, or if only the content security policy stops it."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.heard: list[str] = []
        visitor.leaves_traces = True
        page = visitor.page
        page.expose_function("alarm", lambda text: self.heard.append(text))
        page.add_init_script(ALARM)
        visitor.on("dialog", self._interrupted)
        visitor.on("request", lambda request: self._asked(request.url))

    def _interrupted(self, dialog: Dialog) -> None:
        self.heard.append(dialog.message)
        dialog.dismiss()

    def _asked(self, url: str) -> None:
        if not url.startswith((self.visitor.server.url, "data:")) or url.endswith("/x"):
            self.heard.append(f"asked for {url}")

    def silent(self) -> None:
        """Check that nothing has happened, and that nothing is there that could."""
        found = self.visitor.page.evaluate(PLANTED)
        planted = [each for each in found if "/assets/" not in each]
        assert not planted, planted
        assert not self.heard, self.heard
