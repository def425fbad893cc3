"""Special actions that take effect after the encounter (DUEL-127 to DUEL-167, DUEL-180 to 183)."""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Decision, Option, Step, only
from whitby.games.duel.board import HARBOUR, LOCATIONS, STATION, can_step
from whitby.games.duel.cards import (
    ATEM,
    COFFIN,
    DECK,
    DRACULA,
    EACH,
    FEINT_COSTS,
    FEINT_DECK,
    FEINT_FINDS,
    FEINT_IDLE,
    FLUEGEL,
    FLUESTERN,
    GELASSENHEIT,
    KAMPFESLUST,
    KINDS_OF,
    NONE,
    PULS,
    RAUSCHEN,
    SCHARFSINN,
    SYMBOL,
    TAEUSCHUNG,
    TIEFE,
    VAN_HELSING,
    VERSTAERKUNG,
    WACHSAMKEIT,
    WIDERSTAND,
    bits,
    owner,
)
from whitby.games.duel.encounter import capture, strength_of
from whitby.games.duel.ending import prove
from whitby.games.duel.events import (
    BOTH,
    FEINT_DRAWN,
    FETCHED_ASIDE,
    HAND_STUDIED,
    FeintFace,
    Fetched,
    FetchedFace,
    NotHis,
    Recruited,
    Relocated,
    Turned,
)
from whitby.games.duel.hands import LAY, see_hand, take_up
from whitby.games.duel.lives import LOSE_FOR_FEINT
from whitby.games.duel.move import MEET
from whitby.games.duel.options import (
    FETCHES,
    FLIGHTS,
    REACHES,
    RECRUITS,
    SENDS,
    TURNS,
    Fetch,
    Fly,
    Reach,
    Recruit,
    Send,
    TurnCard,
)
from whitby.games.duel.state import Duel, hand_size, pair, seat_of


class Special(Step[Duel]):
    """The special action of the played card, if its player uses it (DUEL-090, DUEL-093)."""

    def run(self, state: Duel) -> None:
        """Do it, or ask what it needs."""
        if not state.used:
            return
        card = state.card
        if card == ATEM:
            state.breath = True
        elif card == FLUESTERN:
            state.whisper = True
        elif card == WACHSAMKEIT:
            state.ward = True
        elif card == KAMPFESLUST:
            state.again = state.again or state.house.lust_always
        elif card == SCHARFSINN:
            study(state)
        elif card == TAEUSCHUNG:
            feint(state)
        elif card == VERSTAERKUNG:
            state.stack.append(RECRUIT)
            relocate(state, VAN_HELSING, STATION)
        elif card == PULS:
            state.stack.append(RECRUIT)
        elif card == GELASSENHEIT:
            state.stack.append(FETCH)
        elif card == WIDERSTAND:
            state.stack.append(TURN_CARD)
        elif card == FLUEGEL:
            state.stack.append(FLY)
        elif card == TIEFE:
            state.stack.append(REACH)
        elif card == RAUSCHEN:
            state.stack.append(SEND)


def study(state: Duel) -> None:
    """Van Helsing alone sees Dracula's hand, which may prove his victory (DUEL-136, 137)."""
    state.tell(HAND_STUDIED)
    see_hand(state, DRACULA, only(seat_of(state, VAN_HELSING)))
    state.fresh = (state.fresh[0], True)
    prove(state, VAN_HELSING)


def feint(state: Duel) -> None:
    """A card drawn from Dracula's hand counts as met on a location (DUEL-138 to DUEL-143)."""
    held = hand_size(state, DRACULA)
    if held == 0:
        return
    kind = state.rng.pick(state.hand[:EACH], held, FEINT_DECK)
    result = FEINT_IDLE
    if kind == COFFIN:
        result = FEINT_FINDS
    elif kind == SYMBOL or strength_of(state, kind) > 1:
        result = FEINT_COSTS
    state.tell(FEINT_DRAWN[result])
    state.tell(FeintFace(DRACULA, kind, BOTH))
    if result == FEINT_FINDS:
        state.hand[COFFIN] -= 1
        capture(state, VAN_HELSING)
    elif result == FEINT_COSTS:
        state.stack.append(LOSE_FOR_FEINT)


def relocate(state: Duel, side: int, place: int) -> None:
    """Put a figure on a location, without steps, looking or filling (DUEL-053, DUEL-174)."""
    came = state.figures[side] != place
    state.figures = pair(state.figures, side, place)
    state.tell(Relocated(side, place))
    if came and state.house.meet_on_arrival and state.figures[1 - side] == place:
        state.stack.append(MEET)


class RecruitFighter(Step[Duel]):
    """A fighter comes back from one's discard pile; if there is none, nothing happens."""

    def ask(self, state: Duel) -> Decision[Option] | None:
        """Return the kinds of fighter in the pile."""
        first = state.active * EACH
        found: list[Option] = []
        for kind in range(first, first + SYMBOL):
            if state.discard[kind] > 0:
                found.append(RECRUITS[kind])
        return Decision(seat_of(state, state.active), "recruit", found) if found else None

    def run(self, state: Duel) -> None:
        """Do nothing (DUEL-183)."""

    def take(self, state: Duel, option: Option) -> None:
        """Take it into one's hand; everyone sees which (DUEL-070)."""
        assert isinstance(option, Recruit)
        state.discard[option.kind] -= 1
        state.hand[option.kind] += 1
        state.tell(Recruited(state.active, option.kind))


class FetchCard(Step[Duel]):
    """Gelassenheit: take an action card that was played or is set aside (DUEL-130, DUEL-131)."""

    def ask(self, state: Duel) -> Decision[Option] | None:
        """Return those cards, without Gelassenheit itself."""
        cards = state.spent[VAN_HELSING] | state.aside[VAN_HELSING]
        cards &= ~(1 << GELASSENHEIT - DECK)
        found: list[Option] = [FETCHES[DECK + at] for at in bits(cards)]
        return Decision(seat_of(state, VAN_HELSING), "fetch", found) if found else None

    def run(self, state: Duel) -> None:
        """Do nothing: there is no other card."""

    def take(self, state: Duel, option: Option) -> None:
        """Take it into one's action hand; everyone sees where it came from (DUEL-180)."""
        assert isinstance(option, Fetch)
        card = option.card
        side = VAN_HELSING
        bit = 1 << card - DECK
        state.ready = pair(state.ready, side, state.ready[side] | bit)
        if state.spent[side] & bit:
            state.spent = pair(state.spent, side, state.spent[side] & ~bit)
            state.open = pair(state.open, side, state.open[side] | bit)
            state.tell(Fetched(card))
        else:
            state.aside = pair(state.aside, side, state.aside[side] & ~bit)
            state.tell(FETCHED_ASIDE)
            state.tell(FetchedFace(card, only(seat_of(state, side))))


class ChooseTurned(Step[Duel]):
    """Widerstand: turn one card, so that Dracula may not enter there (DUEL-148, DUEL-161)."""

    def ask(self, state: Duel) -> Decision[Option] | None:
        """Return the locations with a card that can be barred while Dracula still has a step."""
        at = state.figures[DRACULA]
        found: list[Option] = []
        for place in range(LOCATIONS):
            if state.board[place] != NONE and can_step(at, state.walls, place):
                found.append(TURNS[place])
        return Decision(seat_of(state, VAN_HELSING), "turn", found) if found else None

    def run(self, state: Duel) -> None:
        """Do nothing: no card may be turned."""

    def take(self, state: Duel, option: Option) -> None:
        """Turn it."""
        assert isinstance(option, TurnCard)
        state.turned = option.place
        state.tell(Turned(VAN_HELSING, option.place))


class ChooseFlight(Step[Duel]):
    """Die Flügel der Nacht: Dracula is put on any location (DUEL-157, DUEL-158)."""

    def ask(self, state: Duel) -> Decision[Option] | None:
        """Return all locations but his own and the one barred to him (DUEL-161)."""
        here = state.figures[DRACULA]
        found: list[Option] = []
        for place in range(LOCATIONS):
            if place not in (here, state.turned):
                found.append(FLIGHTS[place])
        return Decision(seat_of(state, DRACULA), "fly", found)

    def take(self, state: Duel, option: Option) -> None:
        """Put him there."""
        assert isinstance(option, Fly)
        relocate(state, DRACULA, option.place)


class ChooseReach(Step[Duel]):
    """Die Tiefe der Nacht: Dracula exchanges a card from a distance (DUEL-162, DUEL-163)."""

    def ask(self, state: Duel) -> Decision[Option] | None:
        """Return the locations with a card, including under figures and turned ones (DUEL-181)."""
        found: list[Option] = []
        for place in range(LOCATIONS):
            if state.board[place] != NONE:
                found.append(REACHES[place])
        return Decision(seat_of(state, DRACULA), "reach", found) if found else None

    def run(self, state: Duel) -> None:
        """Do nothing: there is no card on the board."""

    def take(self, state: Duel, option: Option) -> None:
        """Exchange his own card, or learn that it is the other side's."""
        assert isinstance(option, Reach)
        place = option.place
        if owner(state.board[place]) == DRACULA:
            take_up(state, DRACULA, place)
            state.stack.append(LAY[place])
            return
        for viewer in range(3):
            state.notes[LOCATIONS * viewer + place] &= KINDS_OF[VAN_HELSING]
        state.tell(NotHis(DRACULA, place))


class ChooseSent(Step[Duel]):
    """Das Rauschen der Nacht: either figure is put on the harbour (DUEL-165)."""

    def ask(self, state: Duel) -> Decision[Option] | None:
        """Return both figures; not Dracula if the harbour is barred to him (DUEL-161)."""
        found: list[Option] = [SENDS[VAN_HELSING]]
        if state.turned != HARBOUR:
            found.insert(0, SENDS[DRACULA])
        return Decision(seat_of(state, DRACULA), "send", found)

    def take(self, state: Duel, option: Option) -> None:
        """Put it there."""
        assert isinstance(option, Send)
        relocate(state, option.side, HARBOUR)


SPECIAL: Final = Special()
RECRUIT: Final = RecruitFighter()
FETCH: Final = FetchCard()
TURN_CARD: Final = ChooseTurned()
FLY: Final = ChooseFlight()
REACH: Final = ChooseReach()
SEND: Final = ChooseSent()
