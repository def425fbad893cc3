"""Figures as a language writes them."""

from __future__ import annotations

from whitby.cli.screen import Screen


def figure(screen: Screen, value: float, digits: int = 1, sign: bool = False) -> str:
    """Return a number with its decimals; a plus sign only if asked for."""
    rounded = f"{abs(value):.{digits}f}"
    before = "−" if value < 0 and float(rounded) else "+" if sign else ""
    whole, _, part = rounded.partition(".")
    return before + (screen.text("cli-figure", whole=whole, part=part) if part else whole)


def percent(screen: Screen, share: float) -> str:
    """Return a share in per cent."""
    return screen.text("cli-percent", figure=figure(screen, 100 * share))


def percent_range(screen: Screen, interval: tuple[float, float]) -> str:
    """Return an interval of shares in per cent."""
    low, high = (percent(screen, share) for share in interval)
    return f"{low} – {high}"
