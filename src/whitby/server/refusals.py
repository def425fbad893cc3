"""Refusals: why a request was refused. When one is raised, nothing has changed."""

from __future__ import annotations

from whitby.words import Speech


class Refusal(Exception):
    """A request was refused; the code names a message in the language files."""

    def __init__(
        self, code: str, status: int = 409, retry_after: int | None = None, **parts: int | str
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.retry_after = retry_after
        self.parts = parts
        self.throttled: str | None = None  # the kind of request that was sent too often

    def text(self, language: str) -> str:
        """Return the reason in a person's language."""
        return Speech(language).say(f"refusal-{self.code}", **self.parts)


def need(holds: bool, code: str, status: int = 409, **parts: int | str) -> None:
    """Raise a refusal unless a condition holds."""
    if not holds:
        raise Refusal(code, status, None, **parts)
