"""Imagination: whole states that their viewer could not tell from the real one.

What the viewer knows is kept. Where Dracula has been is drawn from what all hunters can know about
his trail (`belief.py`), the hands from what the viewer remembers about them (`recall.py`), the
faces of encounters from those that are not face up.
"""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Fact
from whitby.core.rng import Rng
from whitby.games.fury import events
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.drawing import DraculaDrawn, Drawn
from whitby.games.fury.cards.table import (
    ENCOUNTER_COPIES,
    ESCAPE_AS_BAT,
    EVERY_HUNTER,
    HIDDEN,
    HUNTER_SIDE,
    NONE,
    event_side,
)
from whitby.games.fury.combat.rounds import fight_cards
from whitby.games.fury.hunters.tickets import KeepTicket
from whitby.games.fury.knowledge.belief import Belief
from whitby.games.fury.knowledge.card_history import Card
from whitby.games.fury.knowledge.hideouts import filled, known_encounters, looks_like, tie, unseen
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.knowledge.recall import recall
from whitby.games.fury.knowledge.recollection import BURIED, EVENT_HAND, LOOKED_AT, Recollection
from whitby.games.fury.knowledge.retelling import Retelling
from whitby.games.fury.rulings import Rulings
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, current, dracula_place
from whitby.games.fury.state.hands import Hands
from whitby.games.fury.state.hideout import SLOTS, TRAIL
from whitby.games.fury.state.public import more
from whitby.games.fury.view import FuryView

DRAWS: Final = 200
"""Worlds to draw from a belief before looking for a fitting one is given up."""
PASTS: Final = 6
"""Replays of the history for one view: they differ in which cards were handed over unseen."""


def imagine(view: FuryView, rng: Rng, beliefs: Beliefs) -> Fury:
    """Return a whole state that the viewer could not tell from the real one."""
    return Imagination(view, beliefs).draw(rng)


class Imagination:
    """The states that one viewer thinks possible: prepared once, then drawn from cheaply."""

    def __init__(self, view: FuryView, beliefs: Beliefs) -> None:
        self.view = view
        self.rulings = Rulings(view.options)
        self.pasts: list[tuple[Recollection, Retelling]] = []
        self.belief: Belief | None = None
        self.cards: list[int] = []  # the encounters whose faces the viewer does not see
        self.hand: list[int] = []  # those known to be in Dracula's hand
        self.moved = False  # Dracula has had a phase
        if view.seat == DRACULA_SEAT:
            return
        for kind, count in enumerate(unseen(view)):
            self.cards += [kind] * count
        self.hand = known_encounters(view)[: len(view.dracula.encounter_hand)]
        if view.dracula.leaving is not None or any(spot is not None for spot in view.dracula.trail):
            self.belief = beliefs.outlook(view).belief
        for event in view.history:
            if isinstance(event, Fact) and event.kind is events.PHASE_BEGAN:
                self.moved = True
                break

    def draw(self, rng: Rng) -> Fury:
        """Return one of them; its generator is `rng`."""
        view = self.view
        state = Fury(self.rulings, view.public.clone())
        state.rng = rng
        state.stack = view.flow[:]
        state.players = view.players
        _deal_hands(state, view, self._past(state, rng))
        _lay_combat(state, view)
        if view.seat == DRACULA_SEAT:
            _keep_dracula(state, view)
        else:
            self._lay_trail(state)
        return state

    def _past(self, state: Fury, rng: Rng) -> Recollection:
        """Return what the viewer may remember, and retell it in the state."""
        if len(self.pasts) < PASTS:
            story = recall(self.view, rng)
            past = (story, Retelling(story))
            self.pasts.append(past)
            state.events = past[1].events
            return story
        past = self.pasts[rng.below(PASTS)]
        past[0].settle_again(rng)
        state.events = past[1].again()
        return past[0]

    def _lay_trail(self, state: Fury) -> None:
        """Place a trail that the hunters consider possible, and deal the encounters."""
        view = self.view
        cards = self.cards[:]
        state.rng.shuffle(cards)
        hand = self.hand[:]
        for kind in hand:
            cards.remove(kind)
        hand += [cards.pop() for _ in view.dracula.encounter_hand[len(hand) :]]
        state.dracula.encounter_hand = tuple(sorted(hand))
        for _ in range(view.decks.encounters_buried):
            state.decks.encounters_buried = more(state.decks.encounters_buried, cards.pop())
        if self.belief is not None:
            cards = self._lay_hideouts(state, self.belief, cards)
        deck = [0] * len(ENCOUNTER_COPIES)
        for kind in cards:
            deck[kind] += 1
        state.decks.encounters = tuple(deck)

    def _lay_hideouts(self, state: Fury, belief: Belief, cards: list[int]) -> list[int]:
        """Set up a world in which the current question can be asked: he has somewhere to go.

        Return the encounters that are left.
        """
        view = self.view
        for _ in range(DRAWS):
            world = belief.sample(state.rng)
            if not looks_like(world, view):
                continue
            faces = cards[:]
            trail = [filled(view.dracula.trail[at], world.trail[at], faces) for at in range(TRAIL)]
            lairs = [
                filled(view.dracula.lairs[slot], world.lairs[slot], faces) for slot in range(SLOTS)
            ]
            state.dracula.trail = tie(trail, world.tied)
            state.dracula.lairs = tuple(lairs)
            state.dracula.leaving = filled(view.dracula.leaving, world.leaving, faces)
            state.dracula.moved_from = self._came_from(state)
            if not view.flow or view.flow[-1].ask(state) is not None:
                return faces
        raise AssertionError("what happened is always possible")

    def _came_from(self, state: Fury) -> int:
        """Return where Dracula was before his last movement step: the card before this one."""
        here = current(state)
        if not self.moved or here == NONE:
            return NOWHERE
        if here == 0:
            for spot in state.dracula.trail[1:]:
                if spot is not None and spot.place != NOWHERE:
                    return spot.place
        return dracula_place(state)


def _deal_hands(state: Fury, view: FuryView, story: Recollection) -> None:
    """Put hunters' cards, Dracula's events and the decks where they are remembered."""
    hunters = len(view.hands.items)
    state.hands = Hands(
        tuple([_hand(zone) for zone in story.items.zones[:hunters]]),
        tuple([_hand(zone) for zone in story.events.zones[:hunters]]),
        tuple([_hand(zone) for zone in story.tickets.zones[:hunters]]),
    )
    held, unread = story.dracula_events.zones[EVENT_HAND], story.unread()
    state.dracula.event_hand = _hand(held[: len(held) - len(unread)])
    state.dracula.unread = tuple([card.face for card in unread])
    state.looked_at = _hand(story.items.zones[LOOKED_AT])
    state.decks.events_buried = _hand(story.dracula_events.zones[BURIED])
    state.decks.items = tuple(story.items.deck)
    state.decks.tickets = tuple(story.tickets.deck)
    deck: list[int] = []
    for card in range(len(story.events.deck)):
        deck += [card] * (story.events.deck[card] + story.dracula_events.deck[card])
    state.rng.shuffle(deck)
    state.decks.events = _as_seen(deck, view)
    step = view.flow[-1] if view.flow else None
    if view.drawn != NONE:
        state.drawn = view.drawn
    elif isinstance(step, Drawn):
        new, hand = story.fresh_event, story.events.zones[step.hunter]
        state.drawn = new.face if new is not None and new in hand else hand[-1].face
    elif isinstance(step, DraculaDrawn):
        state.drawn = held[len(held) - len(unread) - 1].face
    if isinstance(step, KeepTicket):
        fresh = story.fresh
        state.fresh_ticket = state.hands.tickets[step.hunter][-1] if fresh is None else fresh.face


def _as_seen(deck: list[int], view: FuryView) -> tuple[int, ...]:
    """Return a deck of events with the backs that were seen, at the bottom and on top."""
    bottom: list[int] = []
    rest: list[int] = []
    for card in deck:
        known = len(bottom) < view.public.known_bottom and event_side(card) == HUNTER_SIDE
        (bottom if known else rest).append(card)
    for at in range(len(rest)):
        if event_side(rest[at]) == view.event_on_top:
            rest[at], rest[-1] = rest[-1], rest[at]
            break
    return (*bottom, *rest)


def _lay_combat(state: Fury, view: FuryView) -> None:
    """Deal the hidden combat cards, and seal some card for everyone who has chosen."""
    if view.combat is None:
        return
    state.combat = combat = view.combat.clone()
    if view.seat != DRACULA_SEAT:
        left = list(state.rulings.size.combat)
        left[ESCAPE_AS_BAT] -= sum([h is not None and h.bat for h in view.dracula.trail])
        for card in combat.played:
            left[card] -= 1
        hand: list[int] = []
        for _ in combat.hand:
            card = state.rng.pick(left, sum(left))
            left[card] -= 1
            hand.append(card)
        if combat.card == HIDDEN:
            combat.card = hand[0]
        combat.hand = tuple(sorted(hand))
        combat.deck = left
    for hunter in EVERY_HUNTER:
        if combat.cards[hunter] == HIDDEN:
            combat.cards[hunter] = state.rng.choice(fight_cards(state, hunter))


def _hand(cards: list[Card]) -> tuple[int, ...]:
    """Return the faces of a hand, in order."""
    return tuple(sorted([card.face for card in cards]))


def _keep_dracula(state: Fury, view: FuryView) -> None:
    """Keep Dracula's own part, which he knows; the remaining encounters are their deck."""
    state.dracula = view.dracula.clone()
    state.decks.encounters_buried = view.decks.known
    deck = unseen(view)
    for kind in view.dracula.encounter_hand:
        deck[kind] -= 1
    for kind, count in enumerate(view.decks.known):
        deck[kind] -= count
    state.decks.encounters = tuple(deck)
