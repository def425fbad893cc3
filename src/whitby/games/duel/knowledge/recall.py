"""Recalling a history: what a view says about the current game from its deal until now."""

from __future__ import annotations

from whitby.core.engine import Event
from whitby.core.facts import Fact
from whitby.games.duel import cards, events
from whitby.games.duel.knowledge.memory import Memory, Stay
from whitby.games.duel.parts import ENCOUNTER, RESULT, WHOSE
from whitby.games.duel.view import DuelView


def this_game(history: list[Event]) -> int:
    """Return where the current game begins in a history."""
    began = 0
    for at, event in enumerate(history):
        if events.GAME_BEGAN.matches(event):
            began = at
    return began


def in_play_at_deal(view: DuelView) -> list[int]:
    """Return the cards of each kind that were in play when the board was dealt."""
    in_play = in_play_now(view)
    met = cards.NONE
    for event in view.history[this_game(view.history) :]:
        assert isinstance(event, Fact)
        kind = event.kind
        if kind is events.CAPTURED:
            in_play[cards.mine(1 - event[WHOSE], cards.TARGET)] += 1
        elif kind is events.GAVE_UP:
            in_play[cards.mine(event[WHOSE], cards.TARGET)] += 1
        elif kind is events.RECRUITED:
            in_play[event[ENCOUNTER]] -= 1
        elif kind is events.REVEALED:
            met = event[ENCOUNTER]
        elif kind is events.FOUGHT and event[RESULT] == cards.FIGHT_WON:
            in_play[met] += 1
    return in_play


def remember(view: DuelView) -> Memory:
    """Return what the viewer's history reveals about the current game."""
    memory = Memory(in_play_at_deal(view))
    for event in view.history[this_game(view.history) :]:
        memory.witness(event)
    assert memory.in_play == in_play_now(view)
    return memory


def in_play_now(view: DuelView) -> list[int]:
    """Return the cards of each kind that are in hands or on the board."""
    table = view.public
    found = [held - gone for held, gone in zip(view.deck.box, table.discard, strict=True)]
    for side in (0, 1):
        found[cards.mine(side, cards.TARGET)] -= table.targets[1 - side]
    return found


def noted(stay: Stay | None, viewer: int) -> int:
    """Return the kinds that a viewer thinks possible for a card, as a set."""
    if stay is None:
        return 0
    if stay.revealed or (stay.laid and stay.side == viewer):
        return 1 << stay.kind
    return cards.KINDS_OF[stay.side] if stay.told else cards.ALL_KINDS
