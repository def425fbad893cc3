"""Who holds the seats of a table: asked for many times with every view, and seldom changed."""

from __future__ import annotations


class Seat:
    """A seat: the person or the bot level that plays it, and its owner."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.level: str | None = None
        self.owner: str | None = None
        self.lost = False  # taken from its owner by a vote or by the clock
        self.resigned = False  # given up by its owner for good
        self.returned = 0  # when its owner came back after it was lost

    @property
    def free(self) -> bool:
        """Return whether the seat is empty."""
        return self.person is None and self.level is None


class Holders:
    """The seats of a table, and who plays in them."""

    def __init__(self) -> None:
        self.host = ""
        self.seats: list[Seat] = []
        self._held: dict[str, list[int]] | None = None  # the seats of each person, if worked out
        self._alone: bool | None = None

    def forget_holders(self) -> None:
        """Keep nothing of what was worked out: seats are about to change."""
        self._held = self._alone = None

    def know_holders(self) -> None:
        """Work out who holds which seat, now that they have changed."""
        self.forget_holders()
        self._alone = self.alone

    @property
    def people(self) -> list[str]:
        """Return everyone who plays here, each once, in seat order."""
        return list(self.held)

    @property
    def held(self) -> dict[str, list[int]]:
        """Return the seats of each person, in seat order; asked for with every view."""
        found = self._held
        if found is None:
            found = self._held = {}
            for number, seat in enumerate(self.seats, 1):
                if seat.person is not None:
                    found.setdefault(seat.person, []).append(number)
        return found

    @property
    def belongs(self) -> list[str]:
        """Return everyone whose table list includes this table."""
        owners = [seat.owner for seat in self.seats if seat.owner is not None]
        return list(dict.fromkeys([self.host, *self.people, *owners]))

    @property
    def alone(self) -> bool:
        """Return whether one person plays against bots and nobody else can come back."""
        if self._alone is None:
            owners = {seat.owner for seat in self.seats if not seat.resigned}
            self._alone = len({*self.held, *owners} - {None}) < 2
        return self._alone

    def held_by(self, person: str | None) -> list[int]:
        """Return the seats that a person plays."""
        return [] if person is None else [*self.held.get(person, ())]

    def owned_by(self, person: str | None) -> list[int]:
        """Return the seats that belong to a person, whoever plays them now."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats, 1) if seat.owner == person]
