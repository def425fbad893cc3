"""Imagination: a whole state that its viewer could not tell from the real one.

What the viewer knows is kept. The owners of cards that nobody has looked at, their faces, the other
hand and the action cards are drawn at random from what is not accounted for.
"""

from __future__ import annotations

from whitby.core.engine import Together
from whitby.core.rng import Rng
from whitby.games.duel import cards
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.knowledge.faces import guess
from whitby.games.duel.knowledge.memory import in_play_now, noted, remember
from whitby.games.duel.knowledge.retelling import retell
from whitby.games.duel.rulings import Rulings
from whitby.games.duel.setup import PICK_CARD, PickCard
from whitby.games.duel.state import SPECTATOR, Duel, pair, seat_of
from whitby.games.duel.view import DuelView


def imagine(view: DuelView, rng: Rng) -> Duel:
    """Return a whole state that the viewer could not tell from the real one."""
    state = Duel(Rulings(view.options), view.deck, view.public.clone())
    state.rng = rng
    state.events = view.history
    state.stack = view.flow[:]
    state.players = 2
    state.board = [cards.NONE] * LOCATIONS
    state.notes = [0] * (3 * LOCATIONS)
    _deal_actions(state, view)
    if view.public.phase == cards.SETUP:
        _pick(state, view)
    elif view.public.phase == cards.OVER:
        _uncover(state, view)
    else:
        _deal_encounters(state, view)
    return state


def odds(view: DuelView, rng: Rng, worlds: int = 200) -> list[dict[str, float]]:
    """Return for each location how likely each card is there, counted over imagined worlds."""
    counts: list[dict[str, int]] = [{} for _ in range(LOCATIONS)]
    for _ in range(worlds):
        board = imagine(view, rng).board
        for at in range(LOCATIONS):
            if board[at] != cards.NONE:
                name = cards.KINDS[board[at]]
                counts[at][name] = counts[at].get(name, 0) + 1
    return [{name: count / worlds for name, count in here.items()} for here in counts]


def _deal_actions(state: Duel, view: DuelView) -> None:
    """Divide the other side's action cards between hand and set aside."""
    table = view.public
    for side in (cards.DRACULA, cards.VAN_HELSING):
        ready = view.ready[side]
        aside = view.aside[side]
        if ready == cards.HIDDEN:
            every = view.deck.size.actions[side]
            hidden = cards.bits(every & ~(table.spent[side] | table.open[side]))
            if view.ready_sizes[side] + view.aside_sizes[side] == 0:
                hidden = []
            state.rng.shuffle(hidden)
            ready = table.open[side]
            aside = 0
            drawn = view.ready_sizes[side] - len(cards.bits(ready))
            for at, card in enumerate(hidden):
                if at < drawn:
                    ready |= 1 << card
                else:
                    aside |= 1 << card
        state.ready = pair(state.ready, side, ready)
        state.aside = pair(state.aside, side, aside)


def _pick(state: Duel, view: DuelView) -> None:
    """Give those who have chosen cards in secret any legal choice."""
    state.hand = in_play_now(view)
    sealing = view.flow[-1] if view.flow else None
    if not isinstance(sealing, Together):
        return
    for side in (cards.DRACULA, cards.VAN_HELSING):
        if side == view.side:
            picks = list(state.picks)
            picks[side * cards.EACH : side * cards.EACH + cards.EACH] = view.picks
            state.picks = tuple(picks)
            continue
        seat = seat_of(state, side)
        owed = [one for one in sealing.choices if isinstance(one, PickCard) and one.seat == seat]
        while PICK_CARD[seat].ask(state).about[0] > len(owed):
            offered = PICK_CARD[seat].ask(state).options
            PICK_CARD[seat].take(state, offered[state.rng.below(len(offered))])


def _uncover(state: Duel, view: DuelView) -> None:
    """After the end, reveal everything."""
    state.board = view.board[:]
    state.hand = view.hands[0] + view.hands[1]
    for viewer in (cards.DRACULA, cards.VAN_HELSING, SPECTATOR):
        for at in range(LOCATIONS):
            state.notes[LOCATIONS * viewer + at] = view.notes[at]


def _deal_encounters(state: Duel, view: DuelView) -> None:
    """Find faces for the board; the rest is in the hands."""
    memory = remember(view)
    guess(memory, view, state.rng)
    state.events = retell(view, memory)
    state.hand = in_play_now(view)
    for at in range(LOCATIONS):
        stay = memory.lies[at]
        for viewer in (cards.DRACULA, cards.VAN_HELSING, SPECTATOR):
            state.notes[LOCATIONS * viewer + at] = noted(stay, viewer)
        if stay is not None:
            state.board[at] = stay.kind
            state.hand[stay.kind] -= 1
    assert min(state.hand) >= 0
    viewer = SPECTATOR if view.side == cards.NONE else view.side
    state.notes[LOCATIONS * viewer : LOCATIONS * viewer + LOCATIONS] = view.notes
