"""Imagination: a whole state that its viewer could not tell from the real one.

What the viewer knows is kept. Where Dracula has been is drawn from what all hunters can know about
his trail (`belief.py`), the hands from what the viewer remembers about them (`recall.py`), the
faces of encounters from those that are not face up.
"""

from __future__ import annotations

from typing import Final

from whitby.core.facts import Fact
from whitby.core.rng import Rng
from whitby.games.fury import events, parts
from whitby.games.fury.board import NOWHERE
from whitby.games.fury.cards.drawing import DraculaDrawn, Drawn
from whitby.games.fury.cards.table import (
    ENCOUNTER_COPIES,
    ESCAPE_AS_BAT,
    EVERY_HUNTER,
    HIDDEN,
    HIDE,
    HUNTER_SIDE,
    NONE,
    SZGANY_BODYGUARDS,
    event_side,
)
from whitby.games.fury.combat.rounds import fight_cards
from whitby.games.fury.hunters.tickets import KeepTicket
from whitby.games.fury.knowledge.card_history import Card
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.knowledge.recall import recall
from whitby.games.fury.knowledge.recollection import BURIED, FINDS, SCHEMES, Recollection
from whitby.games.fury.knowledge.worlds import HIDE_CARD, NOTHING, World
from whitby.games.fury.rulings import House
from whitby.games.fury.sizes import FULL, SIZE, size_of
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, current, dracula_place
from whitby.games.fury.state.hideout import HIDDEN_LAND, SLOTS, TRAIL, Hideout, PlacedEncounter
from whitby.games.fury.view import FuryView

DRAWS: Final = 200
"""Worlds to draw from a belief before looking for a fitting one is given up."""


def imagine(view: FuryView, rng: Rng, beliefs: Beliefs) -> Fury:
    """Return a whole state that the viewer could not tell from the real one."""
    state = Fury(House(view.options), view.public.clone())
    state.rng = rng
    state.stack = view.flow[:]
    state.players = view.players
    _deal_hands(state, view, recall(view, rng))
    _lay_combat(state, view)
    if view.seat == DRACULA_SEAT:
        _keep_dracula(state, view)
    else:
        _lay_trail(state, view, beliefs)
    return state


def _deal_hands(state: Fury, view: FuryView, story: Recollection) -> None:
    """Put hunters' cards, Dracula's events and the decks where they are remembered."""
    state.events = story.retold()
    hunters = len(view.items)
    state.items = [_hand(zone) for zone in story.items.zones[:hunters]]
    state.events_held = [_hand(zone) for zone in story.events.zones[:hunters]]
    state.tickets = [_hand(zone) for zone in story.tickets.zones[:hunters]]
    schemes, gifts = story.schemes.zones[SCHEMES], story.gifts()
    state.schemes = _hand(schemes[: len(schemes) - len(gifts)])
    state.gifts = tuple([card.face for card in gifts])
    if view.seat == DRACULA_SEAT:
        state.schemes, state.gifts = view.schemes, view.gifts
    state.finds = _hand(story.items.zones[FINDS])
    state.event_buried = _hand(story.schemes.zones[BURIED])
    state.item_deck = story.items.deck
    state.ticket_pool = story.tickets.deck
    deck: list[int] = []
    for card in range(len(story.events.deck)):
        deck += [card] * (story.events.deck[card] + story.schemes.deck[card])
    state.rng.shuffle(deck)
    state.event_deck = _as_seen(deck, view)
    step = view.flow[-1] if view.flow else None
    if view.drawn != NONE:
        state.drawn = view.drawn
    elif isinstance(step, Drawn):
        new, hand = story.fresh_event, story.events.zones[step.hunter]
        state.drawn = new.face if new is not None and new in hand else hand[-1].face
    elif isinstance(step, DraculaDrawn):
        state.drawn = schemes[len(schemes) - len(gifts) - 1].face
    if isinstance(step, KeepTicket):
        fresh = story.fresh
        state.fresh_ticket = state.tickets[step.hunter][-1] if fresh is None else fresh.face


def _as_seen(deck: list[int], view: FuryView) -> list[int]:
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
    return bottom + rest


def _lay_combat(state: Fury, view: FuryView) -> None:
    """Deal the hidden combat cards, and seal some card for everyone who has chosen."""
    if view.combat is None:
        return
    state.combat = combat = view.combat.clone()
    if view.seat != DRACULA_SEAT:
        left = list(state.house.size.combat)
        left[ESCAPE_AS_BAT] -= sum([h is not None and h.bat for h in view.trail])
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
    """Keep Dracula's own side, which he knows; the remaining encounters are their deck."""
    state.trail = view.trail
    state.lairs = view.lairs
    state.leaving = view.leaving
    state.encounter_hand = view.encounter_hand
    state.moved_from = view.moved_from
    state.encounter_buried = view.encounter_buried[:]
    state.encounter_deck = _unseen(view)
    for kind in view.encounter_hand:
        state.encounter_deck[kind] -= 1
    for kind, count in enumerate(view.encounter_buried):
        state.encounter_deck[kind] -= count


def _unseen(view: FuryView) -> list[int]:
    """Return the encounters that are neither face up nor, for Dracula, in his hideouts."""
    left = list(size_of(view.options.get(SIZE.name, FULL)).encounters)
    for kind, count in enumerate(view.public.encounter_discard):
        left[kind] -= count
    for hideout in (*view.trail, *view.lairs, view.leaving):
        if hideout is not None:
            for encounter in hideout.encounters:
                if encounter.kind != HIDDEN:
                    left[encounter.kind] -= 1
    if view.public.facing is not None:
        left[view.public.facing.kind] -= 1
    left[SZGANY_BODYGUARDS] -= view.public.guards
    return left


def _lay_trail(state: Fury, view: FuryView, beliefs: Beliefs) -> None:
    """Place a trail that the hunters consider possible, and deal the encounters."""
    cards: list[int] = []
    for kind, count in enumerate(_unseen(view)):
        cards += [kind] * count
    state.rng.shuffle(cards)
    hand = _known_encounters(view)[: len(view.encounter_hand)]
    for kind in hand:
        cards.remove(kind)
    hand += [cards.pop() for _ in view.encounter_hand[len(hand) :]]
    state.encounter_hand = tuple(sorted(hand))
    state.encounter_buried = [0] * len(ENCOUNTER_COPIES)
    for _ in range(view.encounter_buried_size):
        state.encounter_buried[cards.pop()] += 1
    left = _lay_hideouts(state, view, beliefs, cards)
    state.encounter_deck = [left.count(kind) for kind in range(len(ENCOUNTER_COPIES))]


def _known_encounters(view: FuryView) -> list[int]:
    """Return the encounters known to be in Dracula's hand since he revealed it."""
    known: list[int] = []
    for event in view.history:
        if not isinstance(event, Fact):
            continue
        if event.kind is events.LAID_HAND_OPEN:
            known = [*event[parts.ENCOUNTER_CARDS]]
        elif event.kind in (
            events.ENCOUNTER_LAID,
            events.LAIR_GUARDED,
            events.SWAPPED,
            events.SOIL,
        ):
            known = []
        elif event.kind is events.ENCOUNTER_DISCARDED and event[parts.ENCOUNTER] in known:
            known.remove(event[parts.ENCOUNTER])
    return known


def _lay_hideouts(state: Fury, view: FuryView, beliefs: Beliefs, cards: list[int]) -> list[int]:
    """Set up a world in which the current question can be asked: he has somewhere to go.

    Return the encounters that are left.
    """
    if view.leaving is None and all(hideout is None for hideout in view.trail):
        return cards
    held = beliefs.outlook(view).belief
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
            return faces
    raise AssertionError("what happened is always possible")


def _looks_like(world: World, view: FuryView) -> bool:
    """Return whether the cards of a world are where the viewer sees cards, with their backs."""
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
    """Return a hideout with its card, and faces for its face-down encounters."""
    if seen is None:
        return None
    encounters: list[PlacedEncounter] = []
    for encounter in seen.encounters:
        encounters.append(PlacedEncounter(cards.pop()) if encounter.kind == HIDDEN else encounter)
    place, power = seen.place, seen.power
    if not seen.up and value == HIDE_CARD:
        place, power = NOWHERE, HIDE
    elif place < NOWHERE:
        place = value
    return Hideout(
        place, power, seen.up, tuple(encounters), seen.rumour, seen.wolf, seen.bat, seen.tied
    )


def _tie(trail: list[Hideout | None], tied: bool) -> tuple[Hideout | None, ...]:
    """Return the trail with a face-down Hide tied to its location, if it still is."""
    for at, hide in enumerate(trail):
        if hide is not None and hide.hides() and not hide.up and tied:
            right = [other for other in trail[at + 1 :] if other is not None]
            if any(other.place != NOWHERE for other in right):
                trail[at] = Hideout(
                    NOWHERE, HIDE, False, hide.encounters, hide.rumour, hide.wolf, hide.bat, True
                )
    return tuple(trail)


def _came_from(state: Fury, view: FuryView) -> int:
    """Return where Dracula was before his last movement step: the location card before this one."""
    moved = False
    for event in view.history:
        moved = moved or (isinstance(event, Fact) and event.kind is events.PHASE_BEGAN)
    here = current(state)
    if not moved or here == NONE:
        return NOWHERE
    if here == 0:
        for hideout in state.trail[1:]:
            if hideout is not None and hideout.place != NOWHERE:
                return hideout.place
    return dracula_place(state)
