"""Errors in what a person asks for: described in one line, and raised before anything changes."""

from __future__ import annotations


class WhitbyError(ValueError):
    """A mistake by the caller; the text says what is wrong and what would be right."""


class IllegalChoice(WhitbyError):
    """A choice that is not offered now, to this seat."""


class BadSetup(WhitbyError):
    """A game that cannot be set up like this: players, options or a position against the rules."""


class BadRecord(WhitbyError):
    """A record that cannot be read, or that does not play out as it says."""
