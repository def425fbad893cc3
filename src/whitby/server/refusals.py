"""Refusals: why something was not done. Nothing has changed when one is raised."""

from __future__ import annotations

from whitby.words import Speech


class Refusal(Exception):
    """What was asked for is not done; the code names a message of the language files."""

    def __init__(
        self, code: str, status: int = 409, retry_after: int | None = None, **parts: int | str
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.retry_after = retry_after
        self.parts = parts
        self.throttled: str | None = None  # the kind of request that came too often

    def text(self, language: str) -> str:
        """Return the reason in a person's language."""
        return Speech(language).say(f"refusal-{self.code}", **self.parts)
