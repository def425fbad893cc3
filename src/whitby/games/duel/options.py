"""All options of the duel, as types. Each is created once and shared."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Option, Subject
from whitby.games.duel.board import LOCATIONS, PLACES, SLOT_NAMES, SLOTS
from whitby.games.duel.cards import CARDS, COLOURS, KINDS, SIDES


class OfKind(Option):
    """Something done with an encounter card. A subclass says what."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def does(self) -> str:
        """Return the act."""
        raise NotImplementedError

    def code(self) -> str:
        """Return its name in records."""
        return f"{self.does()}:{KINDS[self.kind]}"

    def on(self) -> Sequence[Subject]:
        """Return the encounter card."""
        return (Subject("encounter", KINDS[self.kind]),)


class Pick(OfKind):
    """Pick a card for the board, in secret (DUEL-014)."""

    def does(self) -> str:
        """Return the act."""
        return "pick"


class Lay(OfKind):
    """Place a card from one's hand face down on a location (DUEL-056)."""

    def does(self) -> str:
        """Return the act."""
        return "lay"


class Recruit(OfKind):
    """Take a fighter back from one's discard pile (DUEL-145, DUEL-164)."""

    def does(self) -> str:
        """Return the act."""
        return "recruit"


class OfPlace(Option):
    """Something done at a location. A subclass says what."""

    def __init__(self, place: int) -> None:
        self.place = place

    def does(self) -> str:
        """Return the act."""
        raise NotImplementedError

    def code(self) -> str:
        """Return its name in records."""
        return f"{self.does()}:{PLACES[self.place]}"

    def on(self) -> Sequence[Subject]:
        """Return the location."""
        return (Subject("place", PLACES[self.place]),)


class StepTo(OfPlace):
    """Move one step to a neighbouring location (DUEL-039)."""

    def does(self) -> str:
        """Return the act."""
        return "step"


class DearStep(StepTo):
    """The same beyond what the best card in hand pays for: it costs a life (DUEL-096)."""

    def grave(self) -> bool:
        """Return that it costs a life."""
        return True


class TurnCard(OfPlace):
    """Turn the card of a location, so that Dracula may not enter (DUEL-148)."""

    def does(self) -> str:
        """Return the act."""
        return "turn"


class Fly(OfPlace):
    """Put Dracula's figure on a location (DUEL-157)."""

    def does(self) -> str:
        """Return the act."""
        return "fly"


class Reach(OfPlace):
    """Exchange the card of a location from a distance (DUEL-162)."""

    def does(self) -> str:
        """Return the act."""
        return "reach"


class OfCard(Option):
    """Something done with an action card. A subclass says what."""

    def __init__(self, card: int) -> None:
        self.card = card

    def does(self) -> str:
        """Return the act."""
        raise NotImplementedError

    def code(self) -> str:
        """Return its name in records."""
        return f"{self.does()}:{CARDS[self.card]}"

    def on(self) -> Sequence[Subject]:
        """Return the action card."""
        return (Subject("card", CARDS[self.card]),)


class PlayCard(OfCard):
    """Play an action card without its special action (DUEL-029, DUEL-093)."""

    def does(self) -> str:
        """Return the act."""
        return "play"

    def with_special(self) -> bool:
        """Return whether its special action is used."""
        return False


class UseCard(PlayCard):
    """Play an action card and use its special action."""

    def does(self) -> str:
        """Return the act."""
        return "use"

    def with_special(self) -> bool:
        """Return that its special action is used."""
        return True


class DearPlay(PlayCard):
    """The same with a number too small for the move: it costs lives (DUEL-096)."""

    def grave(self) -> bool:
        """Return that it costs a life."""
        return True


class DearUse(UseCard):
    """The same with a number too small for the move: it costs lives (DUEL-096)."""

    def grave(self) -> bool:
        """Return that it costs a life."""
        return True


class Fetch(OfCard):
    """Take an action card back into one's action hand (DUEL-130)."""

    def does(self) -> str:
        """Return the act."""
        return "fetch"


class Bare(Option):
    """A choice that consists of a name only, or an answer such as yes."""

    def __init__(self, name: str, answer: str = "") -> None:
        self.name = name
        self.answer = answer

    def code(self) -> str:
        """Return its name in records."""
        return f"{self.name}:{self.answer}" if self.answer else self.name

    def does(self) -> str:
        """Return the act."""
        return self.name

    def on(self) -> Sequence[Subject]:
        """Return the answer, if it is one."""
        return (Subject("answer", self.answer),) if self.answer else ()


class Grave(Bare):
    """A choice that cannot be undone."""

    def grave(self) -> bool:
        """Return that it needs confirmation."""
        return True


class Send(Option):
    """Put one of the figures on the harbour (DUEL-165)."""

    def __init__(self, side: int) -> None:
        self.side = side

    def code(self) -> str:
        """Return its name in records."""
        return f"send:{SIDES[self.side]}"

    def on(self) -> Sequence[Subject]:
        """Return the side whose figure it is."""
        return (Subject("side", SIDES[self.side]),)


class SetBarrier(Option):
    """Place or move a barrier (DUEL-100)."""

    def __init__(self, colour: int, slot: int) -> None:
        self.colour = colour
        self.slot = slot

    def code(self) -> str:
        """Return its name in records."""
        return f"barrier:{COLOURS[self.colour]}:{SLOT_NAMES[self.slot]}"

    def on(self) -> Sequence[Subject]:
        """Return which barrier, and between which locations."""
        return (
            Subject("colour", COLOURS[self.colour]),
            Subject("slot", SLOT_NAMES[self.slot]),
        )


PICKS: Final = tuple([Pick(kind) for kind in range(len(KINDS))])
LAYS: Final = tuple([Lay(kind) for kind in range(len(KINDS))])
RECRUITS: Final = tuple([Recruit(kind) for kind in range(len(KINDS))])
STEPS: Final = tuple([StepTo(place) for place in range(LOCATIONS)])
DEAR_STEPS: Final = tuple([DearStep(place) for place in range(LOCATIONS)])
TURNS: Final = tuple([TurnCard(place) for place in range(LOCATIONS)])
FLIGHTS: Final = tuple([Fly(place) for place in range(LOCATIONS)])
REACHES: Final = tuple([Reach(place) for place in range(LOCATIONS)])
PLAYS: Final = tuple([PlayCard(card) for card in range(len(CARDS))])
USES: Final = tuple([UseCard(card) for card in range(len(CARDS))])
DEAR_PLAYS: Final = tuple([DearPlay(card) for card in range(len(CARDS))])
DEAR_USES: Final = tuple([DearUse(card) for card in range(len(CARDS))])
FETCHES: Final = tuple([Fetch(card) for card in range(len(CARDS))])
SENDS: Final = tuple([Send(side) for side in range(2)])
BARRIERS: Final = tuple(
    [tuple([SetBarrier(colour, slot) for slot in range(SLOTS)]) for colour in range(4)]
)
STOP: Final = Bare("stop")
SHOW: Final = Bare("show", "yes")
NO_SHOW: Final = Bare("show", "no")
LOOK: Final = Bare("look", "yes")
NO_LOOK: Final = Bare("look", "no")
NO_LAY: Final = Bare("lay", "none")
NO_BARRIER: Final = Bare("barrier", "none")
GIVE: Final = Grave("give")
LOSE: Final = Grave("lose")
