"""Imagination: a whole state that its viewer could not tell from the real one.

What the viewer knows is kept. Where Dracula has been is drawn from what all hunters can know of his
trail (`deduce.py`), the hands from what the viewer remembers of them (`recall.py`), the faces of
encounters from those that do not lie open.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import EVERYONE, Event
from whitby.core.rng import Rng
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards import (
    ENCOUNTER_COPIES,
    HIDDEN,
    HIDE,
    NONE,
    SZGANY_BODYGUARDS,
    event_side,
)
from whitby.games.fury.deduce import HIDE_CARD, NOTHING, Belief, World
from whitby.games.fury.events import PHASE_BEGAN, Fact
from whitby.games.fury.hideout import HIDDEN_LAND, SLOTS, TRAIL, Hideout, Lurker
from whitby.games.fury.house import House
from whitby.games.fury.memory import Card
from whitby.games.fury.recall import BURIED, SCHEMES, Recollection, recall
from whitby.games.fury.reserve import KeepTicket
from whitby.games.fury.state import DRACULA_SEAT, Fury, current, dracula_place
from whitby.games.fury.view import FuryView

DRAWS: Final = 200
"""Worlds drawn from a belief before one that looks right is given up."""


class Insight:
    """The last belief about a trail: it goes on where a history goes on, and begins anew else."""

    def __init__(self) -> None:
        self.last: tuple[list[Event], Belief] | None = None

    def of(self, view: FuryView) -> Belief:
        """Return what the viewer's history tells of the trail."""
        public = [event for event in view.history if event.audience == EVERYONE]
        belief = Belief(view.options)
        heard = 0
        last = self.last
        if last is not None and last[1].options == view.options and _goes_on(last[0], public):
            heard = len(last[0])
            belief = last[1].clone() if heard < len(public) else last[1]
        for event in public[heard:]:
            belief.witness(event)
        self.last = (public, belief)
        return belief


def _goes_on(past: list[Event], history: list[Event]) -> bool:
    """Return whether a history begins with these very events."""
    if len(past) > len(history):
        return False
    return all(event is history[at] for at, event in enumerate(past))


def imagine(view: FuryView, rng: Rng, insight: Insight) -> Fury:
    """Return a whole state that the viewer could not tell from the real one."""
    assert view.combat is not None
    state = Fury(House(view.options, view.combat))
    state.rng = rng
    state.stack = view.flow[:]
    _lay_table(state, view)
    _deal_hands(state, view, recall(view, rng))
    if view.seat == DRACULA_SEAT:
        _keep_dracula(state, view)
    else:
        _lay_trail(state, view, insight)
    return state


def _lay_table(state: Fury, view: FuryView) -> None:
    """Put down what lies open before everyone."""
    state.players = view.players
    state.commanders = view.commanders
    state.round = view.round
    state.phase = view.phase
    state.day = view.day
    state.despair = view.despair
    state.influence = view.influence
    state.damage = view.damage
    state.rumours = view.rumours
    state.guards = view.guards
    state.places = view.places[:]
    state.wounds = view.wounds[:]
    state.bites = view.bites[:]
    state.delayed = view.delayed[:]
    state.bats = view.bats[:]
    state.beds = view.beds[:]
    state.open_items = view.open_items[:]
    state.open_events = view.open_events[:]
    state.item_discard = view.item_discard[:]
    state.event_discard = view.event_discard[:]
    state.encounter_discard = view.encounter_discard[:]
    state.fog = view.fog
    state.roadblocks = view.roadblocks
    state.storms = view.storms
    state.ground = view.ground
    state.hosts = view.hosts
    state.facing = view.facing
    state.stays = view.stays
    state.traders = view.traders
    state.brawlers = view.brawlers
    state.ambush = view.ambush
    state.told_off = view.told_off
    state.misdirected = view.misdirected
    state.winner = view.winner
    state.reason = view.reason


def _deal_hands(state: Fury, view: FuryView, story: Recollection) -> None:
    """Put the cards of hunters, Dracula's events and the decks where they are remembered."""
    state.events = story.retold()
    state.items = [_hand(story.items.zones[hunter]) for hunter in range(len(view.items))]
    state.events_held = [_hand(story.events.zones[hunter]) for hunter in range(len(view.items))]
    state.tickets = [_hand(story.tickets.zones[hunter]) for hunter in range(len(view.items))]
    state.schemes = _hand(story.schemes.zones[SCHEMES])
    state.event_buried = _hand(story.schemes.zones[BURIED])
    state.item_deck = story.items.deck
    state.ticket_pool = story.tickets.deck
    deck: list[int] = []
    for card in range(len(story.events.deck)):
        deck += [card] * (story.events.deck[card] + story.schemes.deck[card])
    state.rng.shuffle(deck)
    for at in range(len(deck)):
        if event_side(deck[at]) == view.event_on_top:
            deck[at], deck[-1] = deck[-1], deck[at]
            break
    state.event_deck = deck
    step = view.flow[-1] if view.flow else None
    if isinstance(step, KeepTicket):
        fresh = story.fresh
        held = state.tickets[step.hunter]
        state.fresh_ticket = held[-1] if fresh is None else fresh.face


def _hand(cards: list[Card]) -> tuple[int, ...]:
    """Return the faces of a hand, in order."""
    return tuple(sorted([card.face for card in cards]))


# Dracula's side


def _keep_dracula(state: Fury, view: FuryView) -> None:
    """Dracula knows his own side; what is left of the encounters is their deck."""
    state.trail = view.trail
    state.lairs = view.lairs
    state.leaving = view.leaving
    state.pack = view.pack
    state.moved_from = view.moved_from
    state.encounter_buried = view.encounter_buried[:]
    state.encounter_deck = _unseen(view)
    for kind in view.pack:
        state.encounter_deck[kind] -= 1
    for kind, count in enumerate(view.encounter_buried):
        state.encounter_deck[kind] -= count


def _unseen(view: FuryView) -> list[int]:
    """Return the encounters that lie neither in the open nor, for Dracula, in his hideouts."""
    left = list(ENCOUNTER_COPIES)
    for kind, count in enumerate(view.encounter_discard):
        left[kind] -= count
    for hideout in (*view.trail, *view.lairs, view.leaving):
        if hideout is not None:
            for lurker in hideout.lurkers:
                if lurker.kind != HIDDEN:
                    left[lurker.kind] -= 1
    if view.facing is not None:
        left[view.facing.kind] -= 1
    left[SZGANY_BODYGUARDS] -= view.guards
    return left


def _lay_trail(state: Fury, view: FuryView, insight: Insight) -> None:
    """Lay a trail that the hunters think possible, and deal the encounters."""
    deck = _unseen(view)
    cards: list[int] = []
    for kind, count in enumerate(deck):
        cards += [kind] * count
    state.rng.shuffle(cards)
    state.pack = tuple(sorted([cards.pop() for _ in view.pack]))
    state.encounter_buried = [0] * len(deck)
    for _ in range(view.encounter_buried_size):
        state.encounter_buried[cards.pop()] += 1
    _lay_hideouts(state, view, insight, cards)
    state.encounter_deck = deck
    for kind in state.pack:
        deck[kind] -= 1
    for kind in range(len(deck)):
        deck[kind] -= state.encounter_buried[kind]
    for at, hideout in enumerate((*state.trail, *state.lairs, state.leaving)):
        seen = (*view.trail, *view.lairs, view.leaving)[at]
        if hideout is not None and seen is not None:
            for card in range(len(hideout.lurkers)):
                if seen.lurkers[card].kind == HIDDEN:
                    deck[hideout.lurkers[card].kind] -= 1


def _lay_hideouts(state: Fury, view: FuryView, insight: Insight, cards: list[int]) -> None:
    """Lay out a world in which what is asked now can be asked: he has somewhere to go."""
    if view.leaving is None and all(hideout is None for hideout in view.trail):
        return
    held = insight.of(view)
    for _ in range(DRAWS):
        world = held.sample(state.rng)
        if not _looks_like(world, view):
            continue
        faces = cards[:]
        trail = [_hideout(view.trail[at], world.trail[at], faces) for at in range(TRAIL)]
        lairs = [_hideout(view.lairs[slot], world.lairs[slot], faces) for slot in range(SLOTS)]
        state.trail = _tie(trail, world.tied)
        state.lairs = tuple(lairs)
        state.leaving = _hideout(view.leaving, world.leaving, faces)
        state.moved_from = _came_from(state, view)
        if not view.flow or view.flow[-1].ask(state) is not None:
            return
    raise AssertionError("what happened is always possible")


def _looks_like(world: World, view: FuryView) -> bool:
    """Return whether the cards of a world lie where the viewer sees cards, with their backs."""
    spots = (*view.trail, *view.lairs, view.leaving)
    values = (*world.trail, *world.lairs, world.leaving)
    return all(_is_like(hideout, values[at]) for at, hideout in enumerate(spots))


def _is_like(hideout: Hideout | None, value: int) -> bool:
    """Return whether this can be the card of a hideout."""
    if hideout is None:
        return value == NOTHING
    if hideout.power == HIDE:
        return value == HIDE_CARD
    if hideout.place >= 0 or hideout.place == NOWHERE:
        return value == hideout.place
    if value == HIDE_CARD:
        return hideout.place == HIDDEN_LAND
    return value >= 0 and Hideout(value).back() == hideout.back()


def _hideout(seen: Hideout | None, value: int, cards: list[int]) -> Hideout | None:
    """Return a hideout with its card, and faces for the encounters that lie face down."""
    if seen is None:
        return None
    lurkers: list[Lurker] = []
    for lurker in seen.lurkers:
        lurkers.append(Lurker(cards.pop()) if lurker.kind == HIDDEN else lurker)
    place, power = seen.place, seen.power
    if not seen.up and value == HIDE_CARD:
        place, power = NOWHERE, HIDE
    elif place < NOWHERE:
        place = value
    return Hideout(
        place, power, seen.up, tuple(lurkers), seen.rumour, seen.wolf, seen.bat, seen.tied
    )


def _tie(trail: list[Hideout | None], tied: bool) -> tuple[Hideout | None, ...]:
    """Return the trail with a face-down Hide tied to its location, if it still is."""
    for at, hideout in enumerate(trail):
        if hideout is not None and hideout.hides() and not hideout.up and tied:
            right = [other for other in trail[at + 1 :] if other is not None]
            if any(other.place != NOWHERE for other in right):
                trail[at] = Hideout(
                    NOWHERE,
                    HIDE,
                    False,
                    hideout.lurkers,
                    hideout.rumour,
                    hideout.wolf,
                    hideout.bat,
                    True,
                )
    return tuple(trail)


def _came_from(state: Fury, view: FuryView) -> int:
    """Return where Dracula was before his last movement step: the location card before this one."""
    moved = False
    for event in view.history:
        moved = moved or (isinstance(event, Fact) and event.kind is PHASE_BEGAN)
    here = current(state)
    if not moved or here == NONE:
        return NOWHERE
    if here == 0:
        for hideout in state.trail[1:]:
            if hideout is not None and hideout.place != NOWHERE:
                return hideout.place
    return dracula_place(state)
