"""Moments of a game of Fury of Dracula at which `fury_pictures.py` stops: who is asked what."""

from __future__ import annotations

from collections.abc import Callable

from browser.tables import Shown, asks


def acts(phase: str, cards: int = 0) -> Callable[[int, Shown], bool]:
    """Stop when a hunter is to act in this phase, with at least this many events in hand."""

    def stop(seat: int, shown: Shown) -> bool:
        view = shown["view"]
        held = sum(len(each["events"]) for each in view["hunters"].values())
        return asks("act", 2)(seat, shown) and view["phase"] == phase and held >= cards

    return stop


def away(seat: int, shown: Shown) -> bool:
    """A hunter acts, and Dracula has moved a few times."""
    return asks("act", 2)(seat, shown) and trail(shown) > 2


def on_the_run(seat: int, shown: Shown) -> bool:
    """Dracula moves, with some hideouts behind him."""
    return asks("travel", 1)(seat, shown) and trail(shown) > 3


def fights(seat: int, shown: Shown) -> bool:
    """A hunter chooses a combat card."""
    return bool(shown["view"]["combat"]) and asks("fight_with", 2)(seat, shown)


def fights_again(seat: int, shown: Shown) -> bool:
    """A hunter chooses a combat card for the second time."""
    return fights(seat, shown) and bool(shown["decision"]["barred"])


def trail(shown: Shown) -> int:
    """Return how many spaces of the trail are occupied."""
    return sum(each is not None for each in shown["view"]["trail"])
