"""Errors in what a person asks for, raised before anything changes."""

from __future__ import annotations

from whitby.core.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class WhitbyError(ValueError):
    """A mistake by the caller: what is wrong, and what would be right.

    What players can cause has a code, and the text is a template for the parts: `error-<code>` in
    the language files says the same to people. The text itself is for programmers.
    """

    def __init__(self, text: str, code: str = "", **parts: int | str) -> None:
        super().__init__(text.format(**parts) if code else text)
        self.code = code
        self.parts = parts


@mypyc_attr(allow_interpreted_subclasses=True)
class IllegalChoice(WhitbyError):
    """A choice that is not offered now, to this seat."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BadSetup(WhitbyError):
    """A game that cannot be set up like this: players, options or a position against the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BadRecord(WhitbyError):
    """A record that cannot be read, or that does not play out as it says."""
