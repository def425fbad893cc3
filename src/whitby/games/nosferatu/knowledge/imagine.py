"""Imagination: a whole state that its viewer could not tell from the real one.

What the viewer knows is kept. Everything else is drawn: who the Vampire is, and the face of every
card that has moved since the beginning, so that the past of every seat fits the imagined world.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from whitby.core.engine import Event, Together
from whitby.core.facts import Fact
from whitby.core.rng import Fast, Rng
from whitby.games.nosferatu import events
from whitby.games.nosferatu.cards import HIDDEN, HUNTER, NONE, VAMPIRE
from whitby.games.nosferatu.knowledge.dealing import Untold
from whitby.games.nosferatu.knowledge.past import Past
from whitby.games.nosferatu.knowledge.piecing import piece_together
from whitby.games.nosferatu.knowledge.retelling import Retelling
from whitby.games.nosferatu.parts import SEAT
from whitby.games.nosferatu.pile import SlideOne
from whitby.games.nosferatu.row import card_of, row_of
from whitby.games.nosferatu.setup import Offer
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView

TRIES: Final = 4
HONEST_TRIES: Final = 3
"""How often Hunters are first taken to have discarded their worst cards."""
CHANGES: Final = 8
MANY_REBUILT: Final = 3
"""After so many rebuilt libraries the past is hard to tell; it is told once, and varied."""
LAST_TRIES: Final = 3
LAST_CHANGES: Final = 60
SCALE: Final = 1 << 30


class Imagination:
    """The worlds that one view allows: prepared once, then drawn from.

    `weights` says how likely each seat is the Vampire; without it all who could be are equally
    likely.
    """

    def __init__(self, view: NosferatuView, weights: Sequence[float] = ()) -> None:
        self.view = view
        self.suspects: list[int] = []
        if VAMPIRE not in view.roles:
            self.suspects = [seat for seat in range(view.players) if view.roles[seat] == HIDDEN]
        self.shares = [SCALE // 64 for _ in self.suspects]
        if weights:
            self.shares = [int(weights[seat] * SCALE) for seat in self.suspects]
            if sum(self.shares) <= 0:
                self.shares = [1 for _ in self.suspects]
        self.past: Past | None = Past(view) if has_past(view) else None
        if self.past is not None and self.past.library != view.public.library_size:
            self.past = None  # a world whose past could not be retold
        self.known: Retelling | None = None  # a past that fits
        self.sought = False
        if self.past is not None and len(self.past.rebuilt) >= MANY_REBUILT:
            self._seek(self.past)

    def draw(self, rng: Rng) -> Nosferatu:
        """Return a state, whose generator is this one."""
        view = self.view
        state = Nosferatu(view.public.clone())
        state.players = view.players
        state.rng = rng
        state.stack = view.flow[:]
        self._deal_characters(state)
        _answer_in_secret(state, view)
        if self.past is None or not self._retell(state, self.past):
            piece_together(state, view)
            state.recent = _open_gaps(state, view)
        _seal(state, view)
        return state

    def _deal_characters(self, state: Nosferatu) -> None:
        """Pick a Vampire among those who could be."""
        roles = [HUNTER if role == HIDDEN else role for role in self.view.roles]
        if self.suspects:
            roles[self.suspects[state.rng.pick(self.shares, sum(self.shares))]] = VAMPIRE
        state.roles = tuple(roles)

    def _retell(self, state: Nosferatu, past: Past) -> bool:
        """Give every card that moved a face, so that nothing is contradicted."""
        for attempt in range(0 if len(past.rebuilt) >= MANY_REBUILT else TRIES):
            honest = attempt < HONEST_TRIES
            told = self._attempt(past, state.roles, state.rng, honest, CHANGES)
            if told is not None:
                self._lay_out(state, told)
                return True
        if not self.sought:
            self._seek(past)
        if self.known is None:
            return False
        self.known.roles = state.roles
        self.known.deal_again(state.rng)
        self._lay_out(state, self.known)
        return True

    def _attempt(
        self, past: Past, roles: tuple[int, ...], rng: Rng, honest: bool, changes: int
    ) -> Retelling | None:
        """Return a past, unless it led to a contradiction."""
        try:
            told = Retelling(past, roles, rng, honest)
            told.know(self.view.reserves)
            told.deal(changes)
        except Untold:
            return None
        return told

    def _seek(self, past: Past) -> None:
        """Look longer for one past; which one is found depends on nothing but the view."""
        self.sought = True
        nobody = (HUNTER,) * self.view.players
        rng = Fast(len(past.moves))
        for _ in range(LAST_TRIES):
            self.known = self._attempt(past, nobody, rng, False, LAST_CHANGES)
            if self.known is not None:
                return

    def _lay_out(self, state: Nosferatu, told: Retelling) -> None:
        """Put every card where its story ends."""
        view = self.view
        state.recent = told.tell()
        state.library = told.library[:]
        state.discard = told.count(told.discard)
        state.pile = told.count(told.pile)
        state.reserve = []
        for hand in told.hands:
            state.reserve += told.count(hand)
        given = view.given[:]
        for seat in range(view.players):
            if given[seat] == HIDDEN:
                given[seat] = told.faces[told.moved[told.given[seat]]]
        state.given = row_of(given)


def has_past(view: NosferatuView) -> bool:
    """Return whether the view tells how the position came about; that of a scene does not."""
    if view.public.renfield == NONE:
        return True
    for event in view.history:
        assert isinstance(event, Fact)
        if event.kind is events.RENFIELD_NAMED:
            return True
    return False


def _open_gaps(state: Nosferatu, view: NosferatuView) -> list[Event]:
    """Return the viewer's history with what others saw of it, and this round's gifts."""
    told: list[Event] = []
    table = view.public
    renfield = table.renfield if table.givers else NONE
    for event in view.history:
        assert isinstance(event, Fact)
        if event.kind is events.GAVE_UNSEEN and card_of(state.given, event[SEAT]) != NONE:
            given = card_of(state.given, event[SEAT])
            told.append(events.GAVE_TO[renfield][event[SEAT]][given])
        elif event.kind is events.SLID_UNSEEN:
            told.append(events.SLID.of(event[SEAT]))
        told.append(event)
        if event.kind is events.GAVE:
            told.append(events.GAVE_UNSEEN_TO[renfield][event[SEAT]])
        elif event.kind is events.SLID:
            told.append(events.SLID_UNSEEN.of(event[SEAT]))
    return told


def imagine(view: NosferatuView, rng: Rng) -> Nosferatu:
    """Return a whole state that the viewer could not tell from the real one."""
    return Imagination(view).draw(rng)


def _answer_in_secret(state: Nosferatu, view: NosferatuView) -> None:
    """Give the other seats an answer about being Renfield: the one they gave, or any."""
    table = view.public
    answers = [NONE] * view.players
    state.volunteers = tuple(answers)
    if table.options["renfield"] != "volunteers":
        return
    asking = table.renfield == NONE and _sealing(view)
    for seat in range(view.players):
        if asking and _owed(view, seat) == 0:
            answers[seat] = int(state.rng.below(2))
        elif table.renfield != NONE:
            answers[seat] = 0
    for event in view.history:
        assert isinstance(event, Fact)
        if event.kind is events.VOLUNTEERED:
            answers[event[SEAT]] = 1
    if view.seat is not None:
        answers[view.seat] = view.volunteered
    state.volunteers = tuple(answers)


def _sealing(view: NosferatuView) -> bool:
    """Return whether several seats are choosing in secret."""
    return len(view.flow) > 0 and isinstance(view.flow[-1], Together)


def _owed(view: NosferatuView, seat: int) -> int:
    """Return how many sealed answers a seat still owes."""
    owed = 0
    together = view.flow[-1]
    if isinstance(together, Together):
        for choice in together.choices:
            if isinstance(choice, (Offer, SlideOne)) and choice.seat == seat:
                owed += 1
    return owed


def _seal(state: Nosferatu, view: NosferatuView) -> None:
    """Give the seats that have answered in secret a choice among what they hold."""
    sealed = [0] * (4 * view.players)
    state.sealed = tuple(sealed)
    if view.public.renfield == NONE or not _sealing(view):
        return
    for seat in range(view.players):
        first = 4 * seat
        if seat == view.seat:
            sealed[first : first + 4] = view.sealed
            continue
        free = state.reserve[first : first + 4]
        for _ in range(view.public.fresh[seat] - _owed(view, seat)):
            kind = state.rng.pick(free, sum(free))
            free[kind] -= 1
            sealed[first + kind] += 1
    state.sealed = tuple(sealed)
