"""What the toy games of several folders are made of: options and events that are any text."""

from whitby.core.engine import EVERYONE, Event, Option, State


class Act(Option):
    """Any option."""

    def __init__(self, name: str) -> None:
        self.name = name

    def code(self) -> str:
        return self.name


class Said(Event):
    """Any event; `to` are the seats that learn something hidden by it."""

    def __init__(self, text: str, audience: int = EVERYONE, to: int = 0) -> None:
        super().__init__(audience)
        self.text = text
        self.to = to

    def code(self) -> str:
        return self.text

    def tells(self, state: State) -> int:
        return self.to
