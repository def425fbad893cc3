"""Where the hunters will look for Dracula once he has moved."""

from __future__ import annotations

from whitby.bots.fury.dracula_sight import is_revealed
from whitby.games.fury import board
from whitby.games.fury.routes import leaps
from whitby.games.fury.view import FuryView


class Rumour:
    """Where the hunters will look, depending on the kind of card that they see placed."""

    def __init__(self, view: FuryView, before: dict[int, float]) -> None:
        self.view = view
        self.before = before
        self.closed = set(view.public.hosts)
        self.closed.add(view.public.ground)
        self.by_land = self.spread(False)
        self.by_wolf: dict[int, float] = {}
        # what they will think, by whether they saw a leap and a sea; nothing until it is asked for
        self.thought: list[dict[int, float]] = [{}, {}, {}, {}]
        self.stayed: dict[int, float] = {}

    def ways(self, place: int, wolf: bool) -> list[int]:
        """Return where he could go from a place."""
        if wolf:
            return leaps(place, tuple(self.closed))
        return [there for there in board.NEIGHBOURS[place] if there not in self.closed]

    def spread(self, wolf: bool) -> dict[int, float]:
        """Return where he may be after a step or a leap, before the card's back is seen."""
        found: dict[int, float] = {}
        revealed = is_revealed(self.view)
        for place, likely in self.before.items():
            ways = self.ways(place, wolf)
            hide = 0 if wolf or revealed or board.is_sea(place) else 1
            if not ways and not hide:
                continue
            share = likely / (len(ways) + hide)
            for there in ways:
                found[there] = found.get(there, 0.0) + share
            if hide:
                found[place] = found.get(place, 0.0) + share
        return found

    def after(self, place: int, wolf: bool, stays: bool) -> dict[int, float]:
        """Return what they will think once he is at a place and they have seen the card's back."""
        if stays:
            if not self.stayed:
                self.stayed = {at: p for at, p in self.before.items() if not board.is_sea(at)}
            return self.stayed
        if place == board.CASTLE_DRACULA:
            return {place: 1.0}
        water = board.is_sea(place)
        key = 2 * int(wolf) + int(water)
        found = self.thought[key]
        if not found:
            found = self.thought[key] = self.settled(wolf, water)
        return found or {place: 1.0}

    def settled(self, wolf: bool, water: bool) -> dict[int, float]:
        """Return what they will think after a back of land or sea; nothing if it is impossible."""
        if wolf and not self.by_wolf:
            self.by_wolf = self.spread(True)
        fit: dict[int, float] = {}
        total = 0.0
        for at, likely in (self.by_wolf if wolf else self.by_land).items():
            if board.is_sea(at) == water and at != board.CASTLE_DRACULA:
                fit[at] = likely
                total += likely
        if total <= 0.0:
            return {}
        return {at: likely / total for at, likely in fit.items()}
