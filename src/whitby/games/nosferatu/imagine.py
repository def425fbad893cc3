"""Imagination: a whole state that its viewer could not tell from the real one.

What the viewer knows is kept; every other card gets a face at random from those that are not
accounted for. The viewer is taken to remember: cards seen going to the discard are there, or in
the library that was made of it.
"""

from __future__ import annotations

from whitby.core.engine import Together
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import (
    BASIC,
    BITE,
    CASE_COMPONENTS,
    CASE_NONE,
    CASE_RUMOURS,
    COMPONENT,
    HIDDEN,
    HUNTER,
    NIGHT,
    NIGHTS,
    NONE,
    RUMOUR,
    VAMPIRE,
)
from whitby.games.nosferatu.events import (
    Announced,
    Discarded,
    Drew,
    Gave,
    LibraryRebuilt,
    NightRemoved,
    PileSeen,
    RoundEnded,
    Slid,
    Transfused,
    TurnBegan,
    Volunteered,
)
from whitby.games.nosferatu.pile import SlideOne
from whitby.games.nosferatu.setup import Offer
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView


class Memory:
    """What a viewer with perfect memory knows to lie in the discard and in the library."""

    def __init__(self) -> None:
        self.discard = [0, 0, 0, 0]
        self.library = [0, 0, 0, 0]

    def forget(self, drawn: int) -> None:
        """Cards unseen by the viewer left the library: any of them may be one of those known."""
        for kind in range(4):
            self.library[kind] = max(0, self.library[kind] - drawn)


def remember(view: NosferatuView) -> Memory:
    """Return what the viewer's own history says about the two piles."""
    memory = Memory()
    gifts: list[int] = []  # kinds the viewer knows to be in this round's pile
    case = CASE_NONE
    for event in view.history:
        if isinstance(event, Drew):
            memory.library[event.kind] = max(0, memory.library[event.kind] - 1)
        elif isinstance(event, TurnBegan):
            if event.seat != view.seat:
                memory.forget(2)
        elif isinstance(event, Transfused):
            memory.discard[BITE] += 1
            if event.seat != view.seat:
                memory.forget(1)
        elif isinstance(event, NightRemoved):
            memory.discard[NIGHT] += 1
        elif isinstance(event, (Discarded, Slid)):
            memory.discard[event.kind] += 1
        elif isinstance(event, LibraryRebuilt):
            memory.library = memory.discard
            memory.discard = [0, 0, 0, 0]
        elif isinstance(event, Gave):
            gifts.append(event.kind)
        elif isinstance(event, PileSeen):
            gifts = [kind for kind in range(4) for _ in range(event.pile[kind])]
        elif isinstance(event, Announced):
            case = event.case
        elif isinstance(event, RoundEnded):
            if case == CASE_COMPONENTS:
                gifts = [COMPONENT] * event.discarded
            for kind in gifts:
                if kind in (RUMOUR, COMPONENT):
                    memory.discard[kind] += 1
            gifts = []
    if view.discard_top != NONE and memory.discard[view.discard_top] == 0:
        memory.discard[view.discard_top] = 1
    return memory


def imagine(view: NosferatuView, rng: Rng) -> Nosferatu:
    """Return a whole state that the viewer could not tell from the real one."""
    state = Nosferatu()
    state.rng = rng
    state.events = list(view.history)
    state.stack = view.flow[:]
    _lay_table(state, view)
    _deal_characters(state, view)
    _answer_in_secret(state, view)
    _deal_cards(state, view)
    return state


def _lay_table(state: Nosferatu, view: NosferatuView) -> None:
    """Put down what lies open before everyone."""
    state.options = view.options
    state.givers = view.options["givers"] == "on"
    state.players = view.players
    state.renfield = view.renfield
    state.holder = view.holder
    state.revealed = view.revealed[:]
    state.bites = view.bites[:]
    state.library_size = view.library_size
    state.discard_top = view.discard_top
    state.clock_nights = view.clock_nights
    state.turned_nights = view.turned_nights
    state.dawn = view.dawn
    state.rituals = view.rituals
    state.thirst = view.thirst
    state.round = view.round
    state.phase = view.phase
    state.shown = view.shown[:]
    state.case = view.case
    state.fresh = view.fresh[:]
    state.exhausted = view.exhausted
    state.winner = view.winner
    state.reason = view.reason


def _deal_characters(state: Nosferatu, view: NosferatuView) -> None:
    """Make one of those who could be the Vampire the Vampire."""
    state.roles = view.roles[:]
    hidden = [seat for seat in range(view.players) if view.roles[seat] == HIDDEN]
    for seat in hidden:
        state.roles[seat] = HUNTER
    if hidden and VAMPIRE not in view.roles:
        state.roles[hidden[state.rng.below(len(hidden))]] = VAMPIRE


def _answer_in_secret(state: Nosferatu, view: NosferatuView) -> None:
    """Give the other seats an answer about being Renfield: the one they gave, or any."""
    state.volunteers = [NONE] * view.players
    if view.options["renfield"] != "volunteers":
        return
    asking = view.renfield == NONE and _sealing(view)
    for seat in range(view.players):
        if asking and _owed(view, seat) == 0:
            state.volunteers[seat] = int(state.rng.below(2))
        elif view.renfield != NONE:
            state.volunteers[seat] = 0
    for event in view.history:
        if isinstance(event, Volunteered):
            state.volunteers[event.seat] = 1
    if view.seat is not None:
        state.volunteers[view.seat] = view.volunteered


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


def _deal_cards(state: Nosferatu, view: NosferatuView) -> None:
    """Give every card that the viewer cannot account for a place."""
    loose = list(BASIC)
    loose[NIGHT] = NIGHTS - view.clock_nights - view.turned_nights
    loose[BITE] -= sum(view.bites)
    state.reserve = [0] * (4 * view.players)
    for seat in range(view.players):
        _put(loose, state.reserve, 4 * seat, view.reserves[seat])
    memory = remember(view)
    _put(loose, state.discard, 0, memory.discard)
    _put(loose, state.library, 0, memory.library)
    _make_pile(state, view, loose)
    for _ in range(view.library_size - sum(memory.library)):
        _put_unknown(state, loose, state.library, 0)
    for seat in range(view.players):
        if not view.reserves[seat]:
            for _ in range(view.reserve_sizes[seat]):
                _put_unknown(state, loose, state.reserve, 4 * seat)
    _put(loose, state.discard, 0, loose[:])
    _seal(state, view)


def _put(loose: list[int], place: list[int], first: int, cards: list[int]) -> None:
    """Put cards whose faces are known into a place."""
    for kind in range(len(cards)):
        loose[kind] -= cards[kind]
        place[first + kind] += cards[kind]


def _put_unknown(state: Nosferatu, loose: list[int], place: list[int], first: int) -> None:
    """Put a card of unknown face into a place."""
    kind = state.rng.pick(loose, sum(loose))
    loose[kind] -= 1
    place[first + kind] += 1


def _make_pile(state: Nosferatu, view: NosferatuView, loose: list[int]) -> None:
    """Make the action pile as the viewer knows it, and as its announcement says."""
    state.given = view.given[:]
    unknown = [seat for seat in range(view.players) if view.given[seat] == HIDDEN]
    if view.case == CASE_NONE:
        for seat in unknown:
            kind = state.rng.pick(loose, sum(loose))
            loose[kind] -= 1
            state.pile[kind] += 1
            state.given[seat] = kind
        for seat in range(view.players):
            if view.given[seat] >= 0:
                loose[view.given[seat]] -= 1
                state.pile[view.given[seat]] += 1
        return
    faces, mixed = _announced_faces(state, view, loose, len(unknown))
    for at in range(len(unknown)):
        state.given[unknown[at]] = faces[at]
    if view.pile_size == 0:
        # the round is over: what was slid under the discard is there
        _put(loose, state.discard, 0, mixed)
        return
    for seat in range(view.players):
        if view.given[seat] in (RUMOUR, COMPONENT):
            mixed[view.given[seat]] += 1
    _put(loose, state.pile, 0, mixed)
    bites = _announcement(view).bites - sum(view.fresh)
    _put(loose, state.pile, 0, [0, 0, bites, view.pile_size - sum(mixed) - bites])


def _announcement(view: NosferatuView) -> Announced:
    """Return what was announced this round."""
    for event in reversed(view.history):
        if isinstance(event, Announced):
            return event
    return Announced(view.case, sum(view.fresh), 0)


def _announced_faces(
    state: Nosferatu, view: NosferatuView, loose: list[int], count: int
) -> tuple[list[int], list[int]]:
    """Return faces for the cards whose givers are unknown, and the Rumours and Components in them.

    They fit the case that was announced, and what Renfield saw where he is the viewer.
    """
    announced = _announcement(view)
    left = [0, 0, announced.bites, announced.nights]
    for kind in view.given:
        if kind >= BITE:
            left[kind] -= 1
    mixed = [0, 0, 0, 0]
    for event in view.history:
        if isinstance(event, PileSeen):
            mixed = [event.pile[RUMOUR], event.pile[COMPONENT], 0, 0]
    if not (view.seat == view.renfield and not state.givers):
        mixed = [0, 0, 0, 0]
        harmless = [loose[RUMOUR], loose[COMPONENT]]
        if view.case == CASE_COMPONENTS:
            harmless[RUMOUR] = 0
        for at in range(count - left[BITE] - left[NIGHT]):
            first_rumour = view.case == CASE_RUMOURS and at == 0 and RUMOUR not in view.given
            kind = RUMOUR if first_rumour else state.rng.pick(harmless, sum(harmless))
            harmless[kind] -= 1
            mixed[kind] += 1
    faces = [kind for kind in range(4) for _ in range(mixed[kind] + left[kind])]
    state.rng.shuffle(faces)
    return faces, mixed


def _seal(state: Nosferatu, view: NosferatuView) -> None:
    """Let the seats that have answered in secret have chosen something they hold."""
    state.sealed = [0] * (4 * view.players)
    if view.renfield == NONE or not _sealing(view):
        return
    for seat in range(view.players):
        first = 4 * seat
        if seat == view.seat:
            state.sealed[first : first + 4] = view.sealed
            continue
        free = state.reserve[first : first + 4]
        for _ in range(view.fresh[seat] - _owed(view, seat)):
            kind = state.rng.pick(free, sum(free))
            free[kind] -= 1
            state.sealed[first + kind] += 1
