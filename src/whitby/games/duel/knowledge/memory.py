"""What a viewer with perfect memory knows about the cards of the current game.

Every card on a location is a `Stay`: from when to when, its owner, and its face, each as far as the
viewer's own history tells. A hand is everything that is not anywhere else. So whatever a viewer saw
of a hand limits how many of each kind can be on the board at that moment: that is a `Moment`, and
`faces.py` finds faces for the stays that violate none of them.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Event
from whitby.core.facts import Fact
from whitby.games.duel import cards, events
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.parts import (
    DRACULAS_CARDS,
    ENCOUNTER,
    FILLED,
    HAND,
    PLACE,
    PLAYED_CARD,
    RESULT,
    SIDE,
    VAN_HELSINGS_CARDS,
    WHOSE,
)

STILL: Final = -1
"""The end of a stay that has not ended."""


class Stay:
    """A card on a location, from one moment to another."""

    def __init__(self, place: int, side: int, start: int) -> None:
        self.place = place
        self.side = side  # NONE while nobody has looked at a dealt card
        self.told = side != cards.NONE  # everyone knows its owner
        self.start = start  # the first moment that counts it
        self.end = STILL  # the first that does not
        self.back = STILL  # the first at which its card is in the hand again
        self.kind = cards.NONE
        self.laid = side != cards.NONE  # by a player, who knows what it is
        self.revealed = False


class Moment:
    """The maximum number of cards of each kind, of both sides, on the board at one moment."""

    def __init__(self, in_play: list[int]) -> None:
        self.in_play = in_play  # in hands and on the board
        self.room = in_play[:]  # the same without those that a hand is known to hold


class Cost:
    """A card drawn with Täuschung that cost a life and that a spectator did not see."""

    def __init__(self, at: int, weakest: int) -> None:
        self.at = at  # the moment at which it was in the hand
        self.weakest = weakest  # the weakest vampire that it can be
        self.kind = cards.NONE  # its assumed kind


class Memory:
    """What a history reveals, event by event."""

    def __init__(self, in_play: list[int]) -> None:
        self.in_play = in_play  # cards of each kind in hands and on the board, as of now
        self.stays: list[Stay] = []
        self.gone: list[Stay] = []  # cards that left the game from a hand, or were out of it before
        self.moments: list[Moment] = []
        self.lies: list[Stay | None] = [None] * LOCATIONS
        self.last: list[Stay | None] = [None] * LOCATIONS  # the stay that ended there last
        self.dealt = [0, 0]  # cards of each side that were dealt to the board
        self.chosen: list[list[int]] = [[], []]  # which, if the viewer knows
        self.met: Stay | None = None  # the stay revealed this turn
        self.feint = False  # a coffin was drawn from Dracula's hand
        self.breath = 0  # turns until Der Atem der Nacht ends; in force at 1
        self.costs: list[Cost] = []  # cards drawn from Dracula's hand that a spectator did not see
        self.unproven: list[tuple[int, int]] = []  # a moment, and whose targets did not end it
        self.guessed: list[tuple[Stay, int]] = []  # what was not known, with its announced side

    def forget(self) -> None:
        """Forget the guesses, to guess again."""
        for stay, side in self.guessed:
            stay.kind = cards.NONE
            stay.side = side
        for cost in self.costs:
            if cost.kind != cards.NONE:
                self.moments[cost.at].room[cost.kind] += 1
                cost.kind = cards.NONE

    def moment(self) -> None:
        """The board holds no more of a kind than there is in play."""
        self.moments.append(Moment(self.in_play[:]))

    def holds(self, kind: int) -> None:
        """A hand holds a card of this kind now."""
        self.moment()
        self.moments[-1].room[kind] -= 1

    def shows(self, counts: tuple[int, ...]) -> None:
        """A whole hand was seen."""
        self.moment()
        room = self.moments[-1].room
        for kind, count in enumerate(counts):
            room[kind] -= count

    def witness(self, event: Event) -> None:
        """Process one event of the viewer's history."""
        assert isinstance(event, Fact)
        kind = event.kind
        if kind is events.LAID:
            self.begin(event[PLACE], event[SIDE])
            self.moment()
        elif kind is events.TOOK_UP:
            self.of_side(event[PLACE], event[SIDE])
            self.leave(event[PLACE])
        elif kind is events.SAW_OWN:
            gone = self.last[event[PLACE]]
            assert gone is not None
            gone.kind = event[ENCOUNTER]
        elif kind is events.LAID_FACE:
            stay = self.lies[event[PLACE]]
            assert stay is not None
            stay.kind = event[ENCOUNTER]
        elif kind is events.REVEALED:
            self.of_side(event[PLACE], cards.owner(event[ENCOUNTER]))
            self.met = self.lies[event[PLACE]]
            assert self.met is not None
            self.met.kind = event[ENCOUNTER]
            self.met.revealed = True
        elif kind is events.HAND_SEEN:
            self.shows(event[HAND])
        elif kind is events.NOT_HIS:
            self.of_side(event[PLACE], cards.VAN_HELSING)
        else:
            self.follow(event)

    def follow(self, event: Fact) -> None:
        """Process what happens to a revealed card, a feint or a gift; and the deal."""
        kind = event.kind
        if kind is events.TURN_BEGAN:
            self.met = None
            self.breath = max(0, self.breath - 1)
        elif kind is events.SPARED:
            self.met = None
        elif kind is events.USED:
            if event[PLAYED_CARD] == cards.ATEM:
                self.breath = 2
        elif kind is events.FOUGHT:
            if event[RESULT] == cards.FIGHT_WON:
                self.lose_met()
            self.met = None
        elif kind is events.CAPTURED:
            self.capture(event[WHOSE])
        elif kind in events.FEINT_DRAWN:
            self.draw(events.FEINT_DRAWN.index(kind))
        elif kind is events.FEINT_FACE:
            self.holds(event[ENCOUNTER])
            if self.costs and self.costs[-1].at == len(self.moments) - 2:
                self.costs.pop()  # the viewer saw it
        elif kind is events.HANDS_SHOWN:
            self.shown(0)
            self.shown(1)
        elif kind is events.HAND_STUDIED:
            self.shown(cards.DRACULA)
        elif kind is events.GAVE_UP:
            self.holds(cards.mine(event[WHOSE], cards.TARGET))
            self.remove(cards.mine(event[WHOSE], cards.TARGET))
        elif kind is events.RECRUITED:
            self.recruit(event[ENCOUNTER])
        elif kind is events.CHOSE:
            first = event[SIDE] * cards.EACH
            self.chosen[event[SIDE]] = list(event[HAND][first : first + cards.EACH])
        elif kind is events.DEALT:
            self.deal(event)

    def deal(self, event: Fact) -> None:
        """Cards of unknown owners are where the deal put them."""
        self.dealt = [event[DRACULAS_CARDS], event[VAN_HELSINGS_CARDS]]
        for place in range(LOCATIONS):
            if event[FILLED] >> place & 1:
                self.begin(place, cards.NONE)
        self.moment()

    def begin(self, place: int, side: int) -> None:
        """A card is placed on a location."""
        stay = Stay(place, side, len(self.moments))
        self.stays.append(stay)
        self.lies[place] = stay

    def leave(self, place: int) -> None:
        """A card leaves a location."""
        stay = self.lies[place]
        assert stay is not None
        stay.end = stay.back = len(self.moments)
        self.last[place] = stay
        self.lies[place] = None

    def of_side(self, place: int, side: int) -> None:
        """The owner of a card becomes known."""
        stay = self.lies[place]
        assert stay is not None
        stay.side = side
        stay.told = True

    def lose_met(self) -> None:
        """The revealed card leaves the game."""
        met = self.met
        assert met is not None
        self.in_play[met.kind] -= 1
        self.leave(met.place)
        met.back = STILL

    def remove(self, kind: int) -> None:
        """A card leaves the game from a hand."""
        stay = Stay(cards.NONE, cards.owner(kind), len(self.moments))
        stay.kind = kind
        self.gone.append(stay)
        self.in_play[kind] -= 1

    def recruit(self, kind: int) -> None:
        """A card that left the game comes back to its hand."""
        self.in_play[kind] += 1
        now = len(self.moments)
        for stay in self.stays + self.gone:
            out = stay.end != STILL or stay.place == cards.NONE
            if out and stay.back == STILL and stay.kind == kind:
                stay.back = now
                return
        before = Stay(cards.NONE, cards.owner(kind), 0)  # it had left before the deal
        before.kind = kind
        before.back = now
        self.gone.append(before)

    def draw(self, result: int) -> None:
        """A card was drawn from Dracula's hand: the result says something about that hand."""
        self.feint = result == cards.FEINT_FINDS
        if result == cards.FEINT_FINDS:
            self.holds(cards.COFFIN)
        elif result == cards.FEINT_IDLE:
            self.holds(cards.mine(cards.DRACULA, 0))  # a vampire of strength 1 (DUEL-142)
        else:
            self.moment()
            self.costs.append(Cost(len(self.moments) - 1, 0 if self.breath == 1 else 1))

    def shown(self, side: int) -> None:
        """A hand was seen and proved nothing, since the game went on (DUEL-116)."""
        self.moment()
        self.unproven.append((len(self.moments) - 1, side))

    def capture(self, side: int) -> None:
        """A target was drawn from a hand, or found on the board."""
        if self.feint:
            self.remove(cards.mine(1 - side, cards.TARGET))
            self.feint = False
        else:
            self.lose_met()
            self.met = None
