"""A position without a past: every card that the viewer cannot account for gets a random place.

Scenes are such positions. The viewer is assumed to remember what has happened since: cards seen
going to the discard are there, or in the library that was made from it.
"""

from __future__ import annotations

from whitby.core.facts import Fact
from whitby.games.nosferatu.cards import (
    BITE,
    BY_BITES,
    CASE_COMPONENTS,
    CASE_NONE,
    CASE_RUMOURS,
    COMPONENT,
    HIDDEN,
    NIGHT,
    OVER,
    RUMOUR,
)
from whitby.games.nosferatu.events import PILE_SEEN, ROUND_BEGAN, ROUND_ENDED
from whitby.games.nosferatu.knowledge.memory import remember
from whitby.games.nosferatu.parts import CARDS, COUNT
from whitby.games.nosferatu.pile import ChooseBitten, NightsJoin
from whitby.games.nosferatu.row import row_of
from whitby.games.nosferatu.state import Nosferatu
from whitby.games.nosferatu.view import NosferatuView


def piece_together(state: Nosferatu, view: NosferatuView) -> None:
    """Give every card that the viewer cannot account for a place, the most constrained first."""
    table = view.public
    loose = list(table.size.cards)
    loose[NIGHT] = table.size.nights - table.clock_nights - table.turned_nights
    loose[BITE] -= sum(table.bites)
    state.reserve = [0] * (4 * view.players)
    state.library = [0, 0, 0, 0]
    state.discard = [0, 0, 0, 0]
    state.pile = [0, 0, 0, 0]
    for seat in range(view.players):
        _put(loose, state.reserve, 4 * seat, view.reserves[seat])
    memory = remember(view)
    _put(loose, state.discard, 0, memory.discard)
    _put(loose, state.library, 0, memory.library)
    if table.case in (CASE_COMPONENTS, CASE_RUMOURS):
        _make_pile(state, view, loose)
        _slide_mixed(state, loose, memory.mixed)
    else:
        _slide_mixed(state, loose, memory.mixed)
        _make_pile(state, view, loose)
    for _ in range(table.library_size - sum(memory.library)):
        _put_unknown(state, loose, state.library, 0)
    for seat in range(view.players):
        if not view.reserves[seat]:
            for _ in range(view.reserve_sizes[seat]):
                _put_unknown(state, loose, state.reserve, 4 * seat)
    _put(loose, state.discard, 0, loose[:])
    assert sum(state.library) == table.library_size
    assert sum(state.discard) == view.discard_size


def _slide_mixed(state: Nosferatu, loose: list[int], count: int) -> None:
    """Put this many Rumours and Components under the discard."""
    for _ in range(count):
        harmless = [loose[RUMOUR], loose[COMPONENT]]
        kind = state.rng.pick(harmless, sum(harmless))
        loose[kind] -= 1
        state.discard[kind] += 1


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
    """Make the action pile as the viewer knows it, and decide who gave what."""
    given = view.given[:]
    unknown = [seat for seat in range(view.players) if view.given[seat] == HIDDEN]
    if view.pile:
        _put(loose, state.pile, 0, view.pile)
    else:
        _put(loose, state.pile, 0, _guess(state, view, loose))
    faces = _given_by_others(state, view, len(unknown))
    state.rng.shuffle(faces)
    for at in range(len(unknown)):
        given[unknown[at]] = faces[at]
    state.given = row_of(given)


def _given_by_others(state: Nosferatu, view: NosferatuView, count: int) -> list[int]:
    """Return faces for the cards whose givers the viewer does not know, wherever they are now."""
    faces = state.pile[:]
    faces[BITE] += sum(view.public.fresh)
    for kind in view.given:
        if kind >= 0 and faces[kind] > 0:
            faces[kind] -= 1
    seen: tuple[int, ...] = ()
    slid = 0
    for event in view.history:
        assert isinstance(event, Fact)
        if event.kind is ROUND_BEGAN:
            seen = ()
            slid = 0
        elif event.kind is PILE_SEEN:
            seen = event[CARDS]
        elif event.kind is ROUND_ENDED:
            slid = event[COUNT]
    if seen:
        faces = list(seen)
    while sum(faces) < count and slid > 0:
        # slid under the discard when the round ended
        faces[COMPONENT if view.public.case == CASE_COMPONENTS else RUMOUR] += 1
        slid -= 1
    faces[NIGHT] += max(0, count - sum(faces))  # joined the clock
    return [kind for kind in range(4) for _ in range(faces[kind])][:count]


def _guess(state: Nosferatu, view: NosferatuView, loose: list[int]) -> list[int]:
    """Return faces for the cards of the pile that fit the announcement and what is known."""
    allowed, cards = _announced(view)
    for kind in view.given:
        placed = kind == BITE and sum(view.public.fresh) > 0
        if kind in allowed and not placed and sum(cards) < view.pile_size:
            cards[kind] = max(cards[kind], 1)
    pool = [loose[kind] - cards[kind] if kind in allowed else 0 for kind in range(4)]
    for _ in range(view.pile_size - sum(cards)):
        kind = state.rng.pick(pool, sum(pool))
        pool[kind] -= 1
        cards[kind] += 1
    return cards


def _announced(view: NosferatuView) -> tuple[list[int], list[int]]:
    """Return the kinds that the pile can still hold, and how many of each it must hold."""
    table = view.public
    everything = [RUMOUR, COMPONENT, BITE, NIGHT]
    if view.pile_size == 0 or table.case == CASE_NONE:
        return everything, [0, 0, 0, 0]
    if table.case == CASE_COMPONENTS:
        return [COMPONENT], [0, 0, 0, 0]
    if table.case == CASE_RUMOURS:
        return [RUMOUR, COMPONENT], [1, 0, 0, 0]
    if table.phase == OVER and table.reason == BY_BITES:
        return everything, [0, 0, 0, 0]
    for step in view.flow:
        if isinstance(step, ChooseBitten):
            return everything, [0, 0, 1, 0]
    for step in view.flow:
        if isinstance(step, NightsJoin):
            return [RUMOUR, COMPONENT, NIGHT], [0, 0, 0, 0]
    return [RUMOUR, COMPONENT], [0, 0, 0, 0]
