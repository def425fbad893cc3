"""Several people at one keyboard: nothing of one player stays on the screen for the next."""

from __future__ import annotations

from whitby.cli.screen import Screen


def hand_over(screen: Screen, name: str) -> None:
    """Wipe the screen and wait until the next person sits at the keyboard."""
    screen.wipe()
    screen.show_notes()
    screen.forget_keys()
    screen.say("cli-hand-over", name=name)
    screen.read("")
