"""What can be wrong with what a person asks for: said in one line, before anything changes."""

from __future__ import annotations


class WhitbyError(ValueError):
    """A mistake of the caller's; its text says what is wrong and what would be right."""


class IllegalChoice(WhitbyError):
    """A choice that is not offered now, to this seat."""


class BadSetup(WhitbyError):
    """A game that cannot be set up so: players, options or a position against the rules."""


class BadRecord(WhitbyError):
    """A record that cannot be read, or that does not play out as it says."""
