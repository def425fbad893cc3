"""All events, as facts with an audience. A partly visible fact is two events."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import EVERYONE, Event, State, but, only
from whitby.games.nosferatu.cards import FATAL_BITES, KINDS, REASONS, RITUALS, ROLES, SIDES
from whitby.games.nosferatu.options import MOST_SEATS
from whitby.games.nosferatu.state import Nosferatu


class OfSeat(Event):
    """A fact about one seat."""

    def __init__(self, seat: int, audience: int = EVERYONE) -> None:
        self.audience = audience
        self.seat = seat

    def name(self) -> str:
        """Return the fact without its seat."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        return f"{self.name()}:{self.seat + 1}"


class OfCard(Event):
    """A fact about a seat and the face of a card; each subclass says to whom it is disclosed."""

    def __init__(self, seat: int, kind: int, audience: int = EVERYONE) -> None:
        self.audience = audience
        self.seat = seat
        self.kind = kind

    def name(self) -> str:
        """Return the fact without its seat and card."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        return f"{self.name()}:{self.seat + 1}:{KINDS[self.kind]}"


class OfRole(Event):
    """A fact about a seat and its character; each subclass says to whom it is disclosed."""

    def __init__(self, seat: int, role: int, audience: int = EVERYONE) -> None:
        self.audience = audience
        self.seat = seat
        self.role = role

    def name(self) -> str:
        """Return the fact without its seat and character."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        return f"{self.name()}:{self.seat + 1}:{ROLES[self.role]}"


class Bare(Event):
    """A fact that consists of its name only."""

    def name(self) -> str:
        """Return the fact."""
        raise NotImplementedError

    def code(self) -> str:
        """Return the fact as text."""
        return self.name()


# Set-up


class Volunteered(OfSeat):
    """A seat had offered to be Renfield."""

    def name(self) -> str:
        """Return the fact."""
        return "volunteered"

    def tells(self, state: State) -> int:
        """Tell the table: sealed answers were opened."""
        return EVERYONE


class RenfieldNamed(OfSeat):
    """A seat became Renfield (NOSF-15)."""

    def name(self) -> str:
        """Return the fact."""
        return "renfield"

    def tells(self, state: State) -> int:
        """Tell the table: it depends on answers that were sealed."""
        return EVERYONE


class CharactersDealt(Bare):
    """Renfield dealt the characters (NOSF-16)."""

    def name(self) -> str:
        """Return the fact."""
        return "dealt"


class CharacterSeen(OfRole):
    """A seat looked at its own character (NOSF-17); Renfield knows it too."""

    def name(self) -> str:
        """Return the fact."""
        return "character"

    def tells(self, state: State) -> int:
        """Tell the seat itself, and Renfield who dealt it."""
        assert isinstance(state, Nosferatu)
        return only(self.seat, state.renfield)


class StakeGiven(OfSeat):
    """Renfield gave the Stake to its first holder (NOSF-21)."""

    def name(self) -> str:
        """Return the fact."""
        return "stake_given"


# Table turn


class RoundBegan(Event):
    """A round began."""

    def __init__(self, number: int) -> None:
        self.audience = EVERYONE
        self.number = number

    def code(self) -> str:
        """Return the fact as text."""
        return f"round:{self.number}"


class TurnBegan(OfSeat):
    """A seat drew two cards, unseen by others (NOSF-33)."""

    def name(self) -> str:
        """Return the fact."""
        return "turn"


class ReservesDrawn(Bare):
    """Every player but Renfield drew the starting reserve (NOSF-19)."""

    def name(self) -> str:
        """Return the fact."""
        return "reserves"


class Drew(OfCard):
    """A seat drew this card; seen by itself alone."""

    def name(self) -> str:
        """Return the fact."""
        return "drew"

    def tells(self, state: State) -> int:
        """Tell the seat itself."""
        return only(self.seat)


class LibraryRebuilt(Bare):
    """The last library card was drawn and the discard became the library (NOSF-41)."""

    def name(self) -> str:
        """Return the fact."""
        return "rebuilt"


class Discarded(OfCard):
    """A seat discarded a card face up (NOSF-34)."""

    def name(self) -> str:
        """Return the fact."""
        return "discarded"

    def tells(self, state: State) -> int:
        """Tell the table: the card is face up."""
        return EVERYONE


class Gave(OfCard):
    """A seat gave this card to Renfield; seen by the two of them (NOSF-40)."""

    def name(self) -> str:
        """Return the fact."""
        return "gave"

    def tells(self, state: State) -> int:
        """Tell the giver, and Renfield unless the table chose otherwise."""
        assert isinstance(state, Nosferatu)
        return only(self.seat, state.renfield) if state.givers else only(self.seat)


class GaveUnseen(OfSeat):
    """A seat gave a card to Renfield, as the others see it (NOSF-35)."""

    def name(self) -> str:
        """Return the fact."""
        return "gave_unseen"


class ClockTurned(Event):
    """A seat revealed a clock card (NOSF-36)."""

    def __init__(self, seat: int, dawn: bool) -> None:
        self.audience = EVERYONE
        self.seat = seat
        self.dawn = dawn

    def code(self) -> str:
        """Return the fact as text."""
        return f"clock:{self.seat + 1}:{'dawn' if self.dawn else 'night'}"


# Action pile


class Announced(Event):
    """Renfield announced the case (NOSF-51)."""

    def __init__(self, case: int) -> None:
        self.audience = EVERYONE
        self.case = case

    def code(self) -> str:
        """Return the fact as text."""
        return f"announced:{self.case}"

    def tells(self, state: State) -> int:
        """Tell the table: it depends on cards given in secret."""
        return EVERYONE


class PileSeen(Event):
    """Renfield looked through the shuffled pile, without its givers."""

    def __init__(self, pile: tuple[int, ...], audience: int = EVERYONE) -> None:
        self.audience = audience
        self.pile = pile

    def code(self) -> str:
        """Return the fact as text."""
        return "pile:" + ":".join([str(count) for count in self.pile])

    def tells(self, state: State) -> int:
        """Tell Renfield, who alone looks through the pile."""
        assert isinstance(state, Nosferatu)
        return only(state.renfield)


class BiteDue(Bare):
    """The pile has a Bite that Renfield must place now (NOSF-56)."""

    def name(self) -> str:
        """Return the fact."""
        return "bite_due"

    def tells(self, state: State) -> int:
        """Tell the table: it depends on cards given in secret."""
        return EVERYONE


class Bitten(OfSeat):
    """Renfield placed a Bite in front of a seat (NOSF-56)."""

    def __init__(self, seat: int, in_play: int) -> None:
        self.audience = EVERYONE
        self.seat = seat
        self.in_play = in_play

    def name(self) -> str:
        """Return the fact."""
        return "bitten"


class Slid(OfCard):
    """A bitten seat slid this card under the discard; seen by itself alone (NOSF-59)."""

    def name(self) -> str:
        """Return the fact."""
        return "slid"

    def tells(self, state: State) -> int:
        """Tell the seat itself."""
        return only(self.seat)


class SlidUnseen(OfSeat):
    """A bitten seat slid a card under the discard, as the others see it."""

    def name(self) -> str:
        """Return the fact."""
        return "slid_unseen"


class DarkCardTurned(Event):
    """The Dark Card was turned over (NOSF-60, NOSF-92)."""

    def __init__(self, thirst: bool) -> None:
        self.audience = EVERYONE
        self.thirst = thirst

    def code(self) -> str:
        """Return the fact as text."""
        return f"dark_card:{'thirst' if self.thirst else 'master'}"


class NightsJoined(Event):
    """Nights of the pile joined the clock (NOSF-61)."""

    def __init__(self, count: int) -> None:
        self.audience = EVERYONE
        self.count = count

    def code(self) -> str:
        """Return the fact as text."""
        return f"nights_joined:{self.count}"

    def tells(self, state: State) -> int:
        """Tell the table: it depends on cards given in secret."""
        return EVERYONE


class RitualsRaised(Bare):
    """All Rituals were turned face up (NOSF-79, NOSF-80)."""

    def name(self) -> str:
        """Return the fact."""
        return "rituals_raised"


class RitualUsed(Event):
    """The holder picked a Ritual (NOSF-70)."""

    def __init__(self, seat: int, ritual: int) -> None:
        self.audience = EVERYONE
        self.seat = seat
        self.ritual = ritual

    def code(self) -> str:
        """Return the fact as text."""
        return f"ritual:{self.seat + 1}:{RITUALS[self.ritual]}"


class NoRitualPossible(Bare):
    """No Ritual could be applied (NOSF-81)."""

    def name(self) -> str:
        """Return the fact."""
        return "no_ritual"


class RitualDeclined(OfSeat):
    """The holder used no Ritual."""

    def name(self) -> str:
        """Return the fact."""
        return "ritual_declined"


class CharacterRevealed(OfRole):
    """A character was turned face up for everyone (NOSF-71, NOSF-92, NOSF-100, NOSF-108)."""

    def name(self) -> str:
        """Return the fact."""
        return "revealed"

    def tells(self, state: State) -> int:
        """Tell the table: the character is face up."""
        return EVERYONE


class NightRemoved(Bare):
    """A Night left the clock for the discard (NOSF-73)."""

    def name(self) -> str:
        """Return the fact."""
        return "night_removed"


class Transfused(OfSeat):
    """A Bite in front of a seat was cancelled and the seat drew a card (NOSF-75)."""

    def name(self) -> str:
        """Return the fact."""
        return "transfused"


# Stake


class StakePassed(Event):
    """The holder passed the Stake on (NOSF-85)."""

    def __init__(self, seat: int, to: int) -> None:
        self.audience = EVERYONE
        self.seat = seat
        self.to = to

    def code(self) -> str:
        """Return the fact as text."""
        return f"stake_passed:{self.seat + 1}:{self.to + 1}"


class StakeMoved(OfSeat):
    """Renfield moved the Stake to a seat (NOSF-87)."""

    def name(self) -> str:
        """Return the fact."""
        return "stake_moved"


class Killed(Event):
    """The holder used the Stake on a seat (NOSF-100)."""

    def __init__(self, seat: int, target: int) -> None:
        self.audience = EVERYONE
        self.seat = seat
        self.target = target

    def code(self) -> str:
        """Return the fact as text."""
        return f"killed:{self.seat + 1}:{self.target + 1}"

    def tells(self, state: State) -> int:
        """Tell the table: only a Hunter can kill."""
        return EVERYONE


# End of round


class RoundEnded(Event):
    """The clock was gathered, and the rest of the pile slid under the discard (NOSF-90, 91)."""

    def __init__(self, nights: int, discarded: int) -> None:
        self.audience = EVERYONE
        self.nights = nights
        self.discarded = discarded

    def code(self) -> str:
        """Return the fact as text."""
        return f"round_ended:{self.nights}:{self.discarded}"


class Punished(OfSeat):
    """The library ran out under Eternal Thirst: the holder must reveal a character (NOSF-92)."""

    def name(self) -> str:
        """Return the fact."""
        return "punished"


class Won(Event):
    """A side won."""

    def __init__(self, side: int, reason: int) -> None:
        self.audience = EVERYONE
        self.side = side
        self.reason = reason

    def code(self) -> str:
        """Return the fact as text."""
        return f"won:{SIDES[self.side]}:{REASONS[self.reason]}"

    def tells(self, state: State) -> int:
        """Tell the table: it depends on characters."""
        return EVERYONE


class ReserveShown(Event):
    """A reserve was revealed after the end of the game (NOSF-108)."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.audience = EVERYONE
        self.seat = seat
        self.cards = cards

    def code(self) -> str:
        """Return the fact as text."""
        return f"reserve:{self.seat + 1}:" + ":".join([str(count) for count in self.cards])

    def tells(self, state: State) -> int:
        """Tell the table: cards were seen."""
        return EVERYONE


# Events never change, so each is created once and shared. The names say how they are indexed.
SEATS: Final = range(MOST_SEATS)
ALL_KINDS: Final = range(len(KINDS))
ALL_ROLES: Final = range(len(ROLES))

VOLUNTEERED: Final = [Volunteered(seat) for seat in SEATS]
RENFIELD_NAMED: Final = [RenfieldNamed(seat) for seat in SEATS]
CHARACTERS_DEALT: Final = CharactersDealt()
CHARACTER_SEEN: Final = [
    [[CharacterSeen(seat, role, only(seat, renfield)) for role in ALL_ROLES] for seat in SEATS]
    for renfield in SEATS
]
RESERVES_DRAWN: Final = ReservesDrawn()
STAKE_GIVEN: Final = [StakeGiven(seat) for seat in SEATS]

TURN_BEGAN: Final = [TurnBegan(seat) for seat in SEATS]
DREW: Final = [[Drew(seat, kind, only(seat)) for kind in ALL_KINDS] for seat in SEATS]
LIBRARY_REBUILT: Final = LibraryRebuilt()
DISCARDED: Final = [[Discarded(seat, kind) for kind in ALL_KINDS] for seat in SEATS]
# by Renfield's seat first; -1 if Renfield is not told
GAVE: Final = [
    [[Gave(seat, kind, only(seat, renfield)) for kind in ALL_KINDS] for seat in SEATS]
    for renfield in SEATS
] + [[[Gave(seat, kind, only(seat)) for kind in ALL_KINDS] for seat in SEATS]]
GAVE_UNSEEN: Final = [
    [GaveUnseen(seat, but(seat, renfield)) for seat in SEATS] for renfield in SEATS
] + [[GaveUnseen(seat, but(seat)) for seat in SEATS]]
CLOCK_TURNED: Final = [[ClockTurned(seat, dawn) for dawn in (False, True)] for seat in SEATS]

ANNOUNCED: Final = [Announced(case) for case in range(4)]
BITE_DUE: Final = BiteDue()
BITTEN: Final = [[Bitten(seat, count) for count in range(FATAL_BITES + 1)] for seat in SEATS]
SLID: Final = [[Slid(seat, kind, only(seat)) for kind in ALL_KINDS] for seat in SEATS]
SLID_UNSEEN: Final = [SlidUnseen(seat, but(seat)) for seat in SEATS]
DARK_CARD_TURNED: Final = [DarkCardTurned(thirst) for thirst in (False, True)]
RITUALS_RAISED: Final = RitualsRaised()
NO_RITUAL_POSSIBLE: Final = NoRitualPossible()
CHARACTER_REVEALED: Final = [
    [CharacterRevealed(seat, role) for role in ALL_ROLES] for seat in SEATS
]
NIGHT_REMOVED: Final = NightRemoved()
TRANSFUSED: Final = [Transfused(seat) for seat in SEATS]

STAKE_PASSED: Final = [[StakePassed(seat, to) for to in SEATS] for seat in SEATS]
STAKE_MOVED: Final = [StakeMoved(seat) for seat in SEATS]
KILLED: Final = [[Killed(seat, target) for target in SEATS] for seat in SEATS]
PUNISHED: Final = [Punished(seat) for seat in SEATS]
