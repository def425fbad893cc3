"""All events, as facts with an audience. A partly visible fact is two events."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import EVERYONE, Event, State
from whitby.games.duel.board import LOCATIONS, PLACES, SLOT_NAMES
from whitby.games.duel.cards import (
    CARDS,
    COLOURS,
    FEINTS,
    FIGHTS,
    KINDS,
    LOSSES,
    NONE,
    REASONS,
    SIDES,
)

BOTH: Final = 0b11
"""The audience of the two at the table, without spectators."""


class OfSide(Event):
    """A fact about one side."""

    def __init__(self, side: int, audience: int = EVERYONE) -> None:
        self.audience = audience
        self.side = side

    def name(self) -> str:
        """Return the fact without its side."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        return f"{self.name()}:{SIDES[self.side]}"


class OfPlace(Event):
    """A fact about a side and a location."""

    def __init__(self, side: int, place: int, audience: int = EVERYONE) -> None:
        self.audience = audience
        self.side = side
        self.place = place

    def name(self) -> str:
        """Return the fact without its side and location."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        return f"{self.name()}:{SIDES[self.side]}:{PLACES[self.place]}"


class OfKind(Event):
    """A fact about a side and an encounter card."""

    def __init__(self, side: int, kind: int, audience: int = EVERYONE) -> None:
        self.audience = audience
        self.side = side
        self.kind = kind

    def name(self) -> str:
        """Return the fact without its side and card."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        return f"{self.name()}:{SIDES[self.side]}:{KINDS[self.kind]}"


class OfFace(Event):
    """A fact about a side, a location and the face of its card."""

    def __init__(self, side: int, place: int, kind: int, audience: int = EVERYONE) -> None:
        self.audience = audience
        self.side = side
        self.place = place
        self.kind = kind

    def name(self) -> str:
        """Return the fact without side, location and face."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        return f"{self.name()}:{SIDES[self.side]}:{PLACES[self.place]}:{KINDS[self.kind]}"


class OfCard(Event):
    """A fact about an action card."""

    def __init__(self, card: int, audience: int = EVERYONE) -> None:
        self.audience = audience
        self.card = card

    def name(self) -> str:
        """Return the fact without its card."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        return f"{self.name()}:{CARDS[self.card]}"


class OfCards(Event):
    """A fact about a side and several action cards, as a set."""

    def __init__(self, side: int, cards: int, audience: int = EVERYONE) -> None:
        self.audience = audience
        self.side = side
        self.cards = cards

    def name(self) -> str:
        """Return the fact without its cards."""
        raise NotImplementedError

    def listed(self) -> list[int]:
        """Return the cards by number."""
        return [10 * self.side + at for at in range(10) if self.cards >> at & 1]

    def code(self) -> str:
        """Return the fact as text."""
        return f"{self.name()}:{'+'.join([CARDS[card] for card in self.listed()])}"


class OfHand(Event):
    """A fact about a side and several of its own encounter cards, as five counts."""

    def __init__(self, side: int, counts: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.audience = audience
        self.side = side
        self.counts = counts

    def name(self) -> str:
        """Return the fact without its cards."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        held = [
            f"{count}{KINDS[5 * self.side + rank]}"
            for rank, count in enumerate(self.counts)
            if count
        ]
        return f"{self.name()}:{SIDES[self.side]}:{'+'.join(held) or 'nothing'}"


# Set-up and turns


class GameBegan(Event):
    """A game of the match began (DUEL-035, DUEL-036)."""

    def __init__(self, number: int, starter: int, dracula: int) -> None:
        self.audience = EVERYONE
        self.number = number
        self.starter = starter
        self.dracula = dracula  # the seat that plays him

    def code(self) -> str:
        """Return the fact as text."""
        return f"game:{self.number}:{SIDES[self.starter]}:{self.dracula + 1}"


class Chose(OfHand):
    """A side chose cards for the board (DUEL-014)."""

    def name(self) -> str:
        """Return the fact."""
        return "chose"


class Dealt(Event):
    """The chosen cards were shuffled and dealt on the board (DUEL-015)."""

    def __init__(self, dracula: int, van_helsing: int, places: int) -> None:
        self.audience = EVERYONE
        self.dracula = dracula  # how many cards are his
        self.van_helsing = van_helsing
        self.places = places  # where there are cards, as a set

    def code(self) -> str:
        """Return the fact as text."""
        empty = [PLACES[at] for at in range(LOCATIONS) if not self.places >> at & 1]
        return f"dealt:{self.dracula}:{self.van_helsing}" + "".join([f":{at}" for at in empty])


class Drew(OfCards):
    """A side drew action cards (DUEL-011, DUEL-033)."""

    def name(self) -> str:
        """Return the fact."""
        return "drew"

    def tells(self, state: State) -> int:
        """Tell the owner."""
        return self.audience


class Refilled(Event):
    """A side drew this many action cards, with or without a reshuffle (DUEL-033, DUEL-034)."""

    def __init__(self, side: int, count: int, shuffled: bool) -> None:
        self.audience = EVERYONE
        self.side = side
        self.count = count
        self.shuffled = shuffled

    def code(self) -> str:
        """Return the fact as text."""
        return f"refilled:{SIDES[self.side]}:{self.count}" + (":shuffled" if self.shuffled else "")


class TurnBegan(Event):
    """A turn began."""

    def __init__(self, number: int, side: int) -> None:
        self.audience = EVERYONE
        self.number = number
        self.side = side

    def code(self) -> str:
        """Return the fact as text."""
        return f"turn:{self.number}:{SIDES[self.side]}"


class ExtraTurn(OfSide):
    """A side earned another turn (DUEL-132)."""

    def name(self) -> str:
        """Return the fact."""
        return "again"


class Straightened(OfPlace):
    """Van Helsing straightened the turned card (DUEL-150)."""

    def name(self) -> str:
        """Return the fact."""
        return "straightened"


# The move


class Stepped(OfPlace):
    """A figure moved one step (DUEL-039)."""

    def name(self) -> str:
        """Return the fact."""
        return "stepped"


class PassedBy(OfPlace):
    """A player did not look at the card of a location (DUEL-054)."""

    def name(self) -> str:
        """Return the fact."""
        return "passed_by"


class TookUp(OfPlace):
    """A player looked, and took back a card of their own (DUEL-055)."""

    def name(self) -> str:
        """Return the fact."""
        return "took_up"

    def tells(self, state: State) -> int:
        """Tell the table whose card it was (DUEL-178)."""
        return EVERYONE


class SawOwn(OfFace):
    """What the card was, for its owner."""

    def name(self) -> str:
        """Return the fact."""
        return "saw_own"

    def tells(self, state: State) -> int:
        """Tell the owner."""
        return self.audience


class Laid(OfPlace):
    """A player placed a card from their hand face down (DUEL-056, DUEL-064, DUEL-071, DUEL-081)."""

    def name(self) -> str:
        """Return the fact."""
        return "laid"


class LaidFace(OfFace):
    """Which card it was, for its owner."""

    def name(self) -> str:
        """Return the fact."""
        return "laid_face"


class LeftEmpty(OfPlace):
    """A location stayed empty (DUEL-080)."""

    def name(self) -> str:
        """Return the fact."""
        return "left_empty"


class Revealed(OfFace):
    """A player looked at an opponent's card, and everyone sees it (DUEL-060, DUEL-061)."""

    def name(self) -> str:
        """Return the fact."""
        return "revealed"

    def tells(self, state: State) -> int:
        """Tell the table."""
        return EVERYONE


class HandsShown(OfSide):
    """The active player had both hands shown (DUEL-049)."""

    def name(self) -> str:
        """Return the fact."""
        return "hands_shown"


class HandsKept(OfSide):
    """The active player did not (DUEL-051)."""

    def name(self) -> str:
        """Return the fact."""
        return "hands_kept"


class HandSeen(OfHand):
    """What a hand held when it was shown."""

    def name(self) -> str:
        """Return the fact."""
        return "hand"

    def tells(self, state: State) -> int:
        """Tell the seats that saw it (DUEL-179)."""
        return self.audience


# The action card


class Played(Event):
    """An action card was played, with its special action or without."""

    def __init__(self, card: int, used: bool) -> None:
        self.audience = EVERYONE
        self.card = card
        self.used = used

    def code(self) -> str:
        """Return the fact as text."""
        return f"{'used' if self.used else 'played'}:{CARDS[self.card]}"

    def tells(self, state: State) -> int:
        """Tell the table that it was in hand."""
        return EVERYONE


class LifeLost(Event):
    """A side lost a life (DUEL-121)."""

    def __init__(self, side: int, loss: int, left: int) -> None:
        self.audience = EVERYONE
        self.side = side
        self.loss = loss
        self.left = left

    def code(self) -> str:
        """Return the fact as text."""
        return f"life_lost:{SIDES[self.side]}:{LOSSES[self.loss]}:{self.left}"


class GaveUp(Event):
    """A side gave up a target for lives (DUEL-122 to DUEL-124)."""

    def __init__(self, side: int, lives: int, targets: int) -> None:
        self.audience = EVERYONE
        self.side = side
        self.lives = lives  # the number it has then
        self.targets = targets  # the number the other side has then

    def code(self) -> str:
        """Return the fact as text."""
        return f"gave_up:{SIDES[self.side]}:{self.lives}:{self.targets}"

    def tells(self, state: State) -> int:
        """Tell the table that a target was in hand."""
        return EVERYONE


class Captured(Event):
    """A side collected a target (DUEL-062, DUEL-139)."""

    def __init__(self, side: int, targets: int) -> None:
        self.audience = EVERYONE
        self.side = side
        self.targets = targets  # the number it has then

    def code(self) -> str:
        """Return the fact as text."""
        return f"captured:{SIDES[self.side]}:{self.targets}"

    def tells(self, state: State) -> int:
        """Tell the table that it was a target."""
        return EVERYONE


class Fought(Event):
    """A fight was fought (DUEL-066 to DUEL-075)."""

    def __init__(self, side: int, strength: int, against: int, result: int) -> None:
        self.audience = EVERYONE
        self.side = side
        self.strength = strength
        self.against = against
        self.result = result

    def code(self) -> str:
        """Return the fact as text."""
        strengths = f"{self.strength}:{self.against}"
        return f"fought:{SIDES[self.side]}:{strengths}:{FIGHTS[self.result]}"


class Spared(OfPlace):
    """A revealed card had no effect: Eingebung, or Das Dunkel der Nacht (DUEL-127, DUEL-155)."""

    def name(self) -> str:
        """Return the fact."""
        return "spared"


class Relocated(OfPlace):
    """A figure was put somewhere without steps (DUEL-144, DUEL-157, DUEL-165)."""

    def name(self) -> str:
        """Return the fact."""
        return "relocated"


class Recruited(OfKind):
    """A fighter came back from the discard pile (DUEL-145, DUEL-164)."""

    def name(self) -> str:
        """Return the fact."""
        return "recruited"


class Fetched(OfCard):
    """An action card came back from the discard pile (DUEL-130, DUEL-180)."""

    def name(self) -> str:
        """Return the fact."""
        return "fetched"


class FetchedAside(OfSide):
    """An action card was taken from those set aside (DUEL-180)."""

    def name(self) -> str:
        """Return the fact."""
        return "fetched_aside"

    def tells(self, state: State) -> int:
        """Tell the table that it was set aside."""
        return EVERYONE


class FetchedFace(OfCard):
    """Which card it was, for its owner."""

    def name(self) -> str:
        """Return the fact."""
        return "fetched_face"


class HandStudied(OfSide):
    """Van Helsing looked at Dracula's hand (DUEL-136)."""

    def name(self) -> str:
        """Return the fact."""
        return "hand_studied"


class FeintDrawn(OfSide):
    """A card was drawn from Dracula's hand (DUEL-138); everyone sees the result."""

    def __init__(self, side: int, result: int = 0) -> None:
        self.audience = EVERYONE
        self.side = side
        self.result = result

    def name(self) -> str:
        """Return the fact."""
        return f"feint_{FEINTS[self.result]}"

    def tells(self, state: State) -> int:
        """Tell the table whether it is a coffin, or costs a life."""
        return EVERYONE


class FeintFace(OfKind):
    """What the drawn card is, for the two players (DUEL-180)."""

    def name(self) -> str:
        """Return the fact."""
        return "feint"

    def tells(self, state: State) -> int:
        """Tell the two who see it."""
        return self.audience


class NotHis(OfPlace):
    """The card to be exchanged from a distance is the opponent's, and stays unseen (DUEL-163)."""

    def name(self) -> str:
        """Return the fact."""
        return "not_his"

    def tells(self, state: State) -> int:
        """Tell the table whose card it is."""
        return EVERYONE


class Turned(OfPlace):
    """Van Helsing turned a card by 90 degrees (DUEL-148)."""

    def name(self) -> str:
        """Return the fact."""
        return "turned"


class BarrierSet(Event):
    """A barrier was placed or moved (DUEL-100)."""

    def __init__(self, side: int, colour: int, slot: int) -> None:
        self.audience = EVERYONE
        self.side = side
        self.colour = colour
        self.slot = slot

    def code(self) -> str:
        """Return the fact as text."""
        return f"barrier:{SIDES[self.side]}:{COLOURS[self.colour]}:{SLOT_NAMES[self.slot]}"


# The end


class Won(Event):
    """A side won the game (DUEL-112, DUEL-120); NONE is a technical draw (DUEL-119)."""

    def __init__(self, side: int, reason: int) -> None:
        self.audience = EVERYONE
        self.side = side
        self.reason = reason

    def code(self) -> str:
        """Return the fact as text."""
        return f"won:{'nobody' if self.side == NONE else SIDES[self.side]}:{REASONS[self.reason]}"

    def tells(self, state: State) -> int:
        """Tell the table: a proof of victory is about hidden cards."""
        return EVERYONE


class Uncovered(Event):
    """After the end all cards are revealed (DUEL-179)."""

    def __init__(
        self, board: tuple[int, ...], hand: tuple[int, ...], ready: tuple[int, int]
    ) -> None:
        self.audience = EVERYONE
        self.board = board
        self.hand = hand
        self.ready = ready  # action cards in hand

    def code(self) -> str:
        """Return the fact as text."""
        lies = [f"{PLACES[at]}={KINDS[kind]}" for at, kind in enumerate(self.board) if kind != NONE]
        held = [f"{count}{KINDS[kind]}" for kind, count in enumerate(self.hand) if count]
        cards = [CARDS[at] for at in range(20) if self.ready[at // 10] >> at % 10 & 1]
        return f"uncovered:{'+'.join(lies)}:{'+'.join(held)}:{'+'.join(cards)}"

    def tells(self, state: State) -> int:
        """Tell the table."""
        return EVERYONE


class Score(Event):
    """The score of the match: games won by each seat."""

    def __init__(self, first: int, second: int) -> None:
        self.audience = EVERYONE
        self.first = first
        self.second = second

    def code(self) -> str:
        """Return the fact as text."""
        return f"score:{self.first}:{self.second}"


EXTRA_TURN: Final = (ExtraTurn(0), ExtraTurn(1))
HANDS_SHOWN: Final = (HandsShown(0), HandsShown(1))
HANDS_KEPT: Final = (HandsKept(0), HandsKept(1))
HAND_STUDIED: Final = HandStudied(1)
FEINT_DRAWN: Final = tuple([FeintDrawn(1, result) for result in range(3)])
FETCHED_ASIDE: Final = FetchedAside(1)
STEPPED: Final = tuple([tuple([Stepped(s, at) for at in range(LOCATIONS)]) for s in range(2)])
PASSED_BY: Final = tuple([tuple([PassedBy(s, at) for at in range(LOCATIONS)]) for s in range(2)])
TOOK_UP: Final = tuple([tuple([TookUp(s, at) for at in range(LOCATIONS)]) for s in range(2)])
LAID: Final = tuple([tuple([Laid(s, at) for at in range(LOCATIONS)]) for s in range(2)])
LEFT_EMPTY: Final = tuple([tuple([LeftEmpty(s, at) for at in range(LOCATIONS)]) for s in range(2)])
PLAYED: Final = tuple([(Played(card, False), Played(card, True)) for card in range(len(CARDS))])
