"""Special actions that take effect after the encounter (DUEL-127 to DUEL-167, DUEL-180 to 183)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from whitby.core.engine import Decision, Step
from whitby.core.facts import Fact, Pick
from whitby.games.duel import events
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
from whitby.games.duel.hands import LAY_CARD, see_hand, take_up
from whitby.games.duel.lives import LOSE_FOR_FEINT
from whitby.games.duel.move import MEET
from whitby.games.duel.options import FETCH, FLY, REACH, RECRUIT, SEND, TURN
from whitby.games.duel.parts import CARD, ENCOUNTER, PLACE, WHOSE
from whitby.games.duel.state import Duel, audience_of, hand_size, pair, seat_of


class Special(Step[Duel]):
    """The special action of the played card, if its player uses it (DUEL-090, DUEL-093)."""

    def run(self, state: Duel) -> None:
        """Do it, or ask what it needs."""
        card = state.public.card
        if not state.public.used:
            return
        if card in EFFECTS:
            EFFECTS[card](state)
        elif card in QUESTIONS:
            state.stack.append(QUESTIONS[card])


def breathe(state: Duel) -> None:
    """Vampires are stronger in Van Helsing's next turn (DUEL-152, DUEL-154)."""
    state.public.breath = True


def whisper(state: Duel) -> None:
    """Van Helsing uses no barrier in his next turn (DUEL-159)."""
    state.public.whisper = True


def keep_watch(state: Duel) -> None:
    """Dracula's next special action is not carried out (DUEL-146)."""
    state.public.ward = True


def fight_on(state: Duel) -> None:
    """Van Helsing takes an extra turn even without a victory, if the table says so (DUEL-134)."""
    state.public.again = state.public.again or state.rulings.lust_always


def reinforce(state: Duel) -> None:
    """Van Helsing returns to the station and takes a hunter back (DUEL-144, DUEL-145)."""
    state.stack.append(RECRUIT_FIGHTER)
    relocate(state, VAN_HELSING, STATION)


def study(state: Duel) -> None:
    """Van Helsing alone sees Dracula's hand, which may prove his victory (DUEL-136, 137)."""
    state.tell(events.HAND_STUDIED.of(VAN_HELSING))
    see_hand(state, DRACULA, audience_of(state, VAN_HELSING))
    state.public.fresh = (state.public.fresh[0], True)
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
    state.tell(events.FEINT_DRAWN[result].of(VAN_HELSING))
    state.tell(Fact(events.FEINT_FACE, (DRACULA, kind), events.BOTH))
    if result == FEINT_FINDS:
        state.hand[COFFIN] -= 1
        capture(state, VAN_HELSING)
    elif result == FEINT_COSTS:
        state.stack.append(LOSE_FOR_FEINT)


def relocate(state: Duel, side: int, place: int) -> None:
    """Put a figure on a location, without steps, looking or filling (DUEL-053, DUEL-174)."""
    table = state.public
    came = table.figures[side] != place
    table.figures = pair(table.figures, side, place)
    state.tell(events.RELOCATED.of(side, place))
    if came and state.rulings.meet_on_arrival and table.figures[1 - side] == place:
        state.stack.append(MEET)


class RecruitFighter(Step[Duel]):
    """A fighter comes back from one's discard pile; if there is none, nothing happens."""

    def ask(self, state: Duel) -> Decision[Pick] | None:
        """Return the kinds of fighter in the pile."""
        table = state.public
        first = table.active * EACH
        found: list[Pick] = []
        for kind in range(first, first + SYMBOL):
            if table.discard[kind] > 0:
                found.append(RECRUIT.all[kind])
        return Decision(seat_of(state, table.active), "recruit", found) if found else None

    def run(self, state: Duel) -> None:
        """Do nothing (DUEL-183)."""

    def take(self, state: Duel, option: Pick) -> None:
        """Take it into one's hand; everyone sees which (DUEL-070)."""
        kind = option[ENCOUNTER]
        state.public.discard[kind] -= 1
        state.hand[kind] += 1
        state.tell(events.RECRUITED.of(state.public.active, kind))


class FetchCard(Step[Duel]):
    """Gelassenheit: take an action card that was played or is set aside (DUEL-130, DUEL-131)."""

    def ask(self, state: Duel) -> Decision[Pick] | None:
        """Return those cards, without Gelassenheit itself."""
        cards = state.public.spent[VAN_HELSING] | state.aside[VAN_HELSING]
        cards &= ~(1 << GELASSENHEIT - DECK)
        found = [FETCH.of(DECK + at) for at in bits(cards)]
        return Decision(seat_of(state, VAN_HELSING), "fetch", found) if found else None

    def run(self, state: Duel) -> None:
        """Do nothing: there is no other card."""

    def take(self, state: Duel, option: Pick) -> None:
        """Take it into one's action hand; everyone sees where it came from (DUEL-180)."""
        table = state.public
        card = option[CARD]
        side = VAN_HELSING
        bit = 1 << card - DECK
        state.ready = pair(state.ready, side, state.ready[side] | bit)
        if table.spent[side] & bit:
            table.spent = pair(table.spent, side, table.spent[side] & ~bit)
            table.open = pair(table.open, side, table.open[side] | bit)
            state.tell(events.FETCHED.of(card))
        else:
            state.aside = pair(state.aside, side, state.aside[side] & ~bit)
            state.tell(events.FETCHED_ASIDE.of(VAN_HELSING))
            state.tell(Fact(events.FETCHED_FACE, (card,), audience_of(state, side)))


class ChooseTurned(Step[Duel]):
    """Widerstand: turn one card, so that Dracula may not enter there (DUEL-148, DUEL-161)."""

    def ask(self, state: Duel) -> Decision[Pick] | None:
        """Return the locations with a card that can be barred while Dracula still has a step."""
        at = state.public.figures[DRACULA]
        found: list[Pick] = []
        for place in range(LOCATIONS):
            if state.board[place] != NONE and can_step(at, state.public.walls, place):
                found.append(TURN.all[place])
        return Decision(seat_of(state, VAN_HELSING), "turn", found) if found else None

    def run(self, state: Duel) -> None:
        """Do nothing: no card may be turned."""

    def take(self, state: Duel, option: Pick) -> None:
        """Turn it."""
        state.public.turned = option[PLACE]
        state.tell(events.TURNED.of(VAN_HELSING, option[PLACE]))


class ChooseFlight(Step[Duel]):
    """Die Flügel der Nacht: Dracula is put on any location (DUEL-157, DUEL-158)."""

    def ask(self, state: Duel) -> Decision[Pick] | None:
        """Return all locations but his own and the one barred to him (DUEL-161)."""
        here = state.public.figures[DRACULA]
        found: list[Pick] = []
        for place in range(LOCATIONS):
            if place not in (here, state.public.turned):
                found.append(FLY.all[place])
        return Decision(seat_of(state, DRACULA), "fly", found)

    def take(self, state: Duel, option: Pick) -> None:
        """Put him there."""
        relocate(state, DRACULA, option[PLACE])


class ChooseReach(Step[Duel]):
    """Die Tiefe der Nacht: Dracula exchanges a card from a distance (DUEL-162, DUEL-163)."""

    def ask(self, state: Duel) -> Decision[Pick] | None:
        """Return the locations with a card, including under figures and turned ones (DUEL-181)."""
        found: list[Pick] = []
        for place in range(LOCATIONS):
            if state.board[place] != NONE:
                found.append(REACH.all[place])
        return Decision(seat_of(state, DRACULA), "reach", found) if found else None

    def run(self, state: Duel) -> None:
        """Do nothing: there is no card on the board."""

    def take(self, state: Duel, option: Pick) -> None:
        """Exchange his own card, or learn that it is the other side's."""
        place = option[PLACE]
        if owner(state.board[place]) == DRACULA:
            take_up(state, DRACULA, place)
            state.stack.append(LAY_CARD[place])
            return
        for viewer in range(3):
            state.notes[LOCATIONS * viewer + place] &= KINDS_OF[VAN_HELSING]
        state.tell(events.NOT_HIS.of(DRACULA, place))


class ChooseSent(Step[Duel]):
    """Das Rauschen der Nacht: either figure is put on the harbour (DUEL-165)."""

    def ask(self, state: Duel) -> Decision[Pick] | None:
        """Return both figures; not Dracula if the harbour is barred to him (DUEL-161)."""
        found = [SEND.of(VAN_HELSING)]
        if state.public.turned != HARBOUR:
            found.insert(0, SEND.of(DRACULA))
        return Decision(seat_of(state, DRACULA), "send", found)

    def take(self, state: Duel, option: Pick) -> None:
        """Put it there."""
        relocate(state, option[WHOSE], HARBOUR)


SPECIAL: Final = Special()
RECRUIT_FIGHTER: Final = RecruitFighter()
FETCH_CARD: Final = FetchCard()
CHOOSE_TURNED: Final = ChooseTurned()
CHOOSE_FLIGHT: Final = ChooseFlight()
CHOOSE_REACH: Final = ChooseReach()
CHOOSE_SENT: Final = ChooseSent()
EFFECTS: Final[dict[int, Callable[[Duel], None]]] = {
    ATEM: breathe,
    FLUESTERN: whisper,
    WACHSAMKEIT: keep_watch,
    KAMPFESLUST: fight_on,
    SCHARFSINN: study,
    TAEUSCHUNG: feint,
    VERSTAERKUNG: reinforce,
}
"""Special actions that take effect at once."""
QUESTIONS: Final[dict[int, Step[Duel]]] = {
    PULS: RECRUIT_FIGHTER,
    GELASSENHEIT: FETCH_CARD,
    WIDERSTAND: CHOOSE_TURNED,
    FLUEGEL: CHOOSE_FLIGHT,
    TIEFE: CHOOSE_REACH,
    RAUSCHEN: CHOOSE_SENT,
}
"""Special actions for which something is chosen; those in neither table act elsewhere, or not."""
