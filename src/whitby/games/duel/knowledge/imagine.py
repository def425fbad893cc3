"""Imagination: a whole state that its viewer could not tell from the real one.

What the viewer knows is kept. The owners of cards that nobody has looked at, their faces, the other
hand and the action cards are drawn at random from what is not accounted for.
"""

from __future__ import annotations

from typing import Final

from whitby.core.engine import Together
from whitby.core.rng import Rng
from whitby.games.duel import cards
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.knowledge.chain import Chain, Impossible
from whitby.games.duel.knowledge.guess import first_game_applies, guess, seen_hands
from whitby.games.duel.knowledge.memory import Memory, Stay
from whitby.games.duel.knowledge.recall import in_play_now, noted, remember
from whitby.games.duel.knowledge.retelling import retell
from whitby.games.duel.parts import LEFT, TOPICS
from whitby.games.duel.rulings import Rulings
from whitby.games.duel.setup import FEWEST_TARGETS, MOST_TARGETS, PICK_CARD, PickCard
from whitby.games.duel.state import SPECTATOR, Duel, pair, seat_of
from whitby.games.duel.view import DuelView

WALK: Final = 24
"""The steps between two worlds."""
APPROACH: Final = 60
"""The steps before the first one."""


class Imagination:
    """The worlds that a viewer thinks possible: prepared once, then drawn one after the other.

    With habits, worlds are likelier in which the other side placed its cards as players do.
    """

    def __init__(self, view: DuelView, habits: bool = False) -> None:
        self.view = view
        self.habits = habits
        self.blank = Duel(Rulings(view.options), view.deck, view.public.clone())
        self.memory: Memory | None = None
        self.chain: Chain | None = None
        self.own: list[int] = []  # the viewer's own cards that were not found yet
        self.found: list[Stay] = []  # known to be among them
        self.unseen: list[Stay] = []  # those of either side that nobody has looked at
        self.dealt: list[int] = []  # the stays of the chain that are among them
        self.placed: list[int] = []  # the other side's hidden stays that are on known places
        blank = self.blank
        blank.events = view.history
        blank.stack = view.flow[:]
        blank.players = 2
        blank.board = [cards.NONE] * LOCATIONS
        blank.notes = [0] * (3 * LOCATIONS)
        self.in_game = view.public.phase not in (cards.SETUP, cards.OVER)

    def draw(self, rng: Rng) -> Duel:
        """Return a world, whose history is only what the viewer saw of it."""
        view = self.view
        if self.in_game and self.memory is None:
            self._prepare(rng)
        self.blank.rng = rng
        state = self.blank.clone()
        state.rng = rng
        _deal_actions(state, view)
        if view.public.phase == cards.SETUP:
            _pick(state, view)
        elif view.public.phase == cards.OVER:
            _uncover(state, view)
        elif self.chain is None:
            self._deal_afresh(state)
        else:
            self.chain.walk(rng, WALK)
            self._deal(state, self.chain)
        return state

    def tell(self, state: Duel) -> None:
        """Add to the world drawn last what the others saw of its past."""
        memory = self.memory
        if memory is None:
            return
        chain = self.chain
        if chain is not None:
            for at, stay in enumerate(chain.stays):
                stay.kind = chain.kind(at)
            for stay in self.found + self.unseen:
                stay.kind = state.board[stay.place]
                stay.side = cards.owner(stay.kind)
        state.events = retell(self.view, memory)

    def _prepare(self, rng: Rng) -> None:
        """Remember what the viewer saw, and find a first world."""
        view = self.view
        side = view.side
        memory = self.memory = remember(view)
        if side == cards.NONE:
            return
        first = guess(memory, view, rng)
        try:
            chain = Chain(memory, 1 - side, first.first, self.habits)
        except Impossible:
            return
        hidden = {id(stay): told for stay, told in memory.guessed}
        for at, stay in enumerate(chain.stays):
            if hidden.get(id(stay)) == cards.NONE:
                self.dealt.append(at)
            elif id(stay) in hidden and memory.lies[stay.place] is stay:
                self.placed.append(at)
        for stay, told in memory.guessed:
            if told == cards.NONE:
                self.unseen.append(stay)
            elif told == side:
                self.found.append(stay)
            if stay.side == side:
                self.own.append(stay.kind)
        if first.strict:
            for at, whose in seen_hands(memory, view):
                if whose != side:
                    chain.require_target(at)
            if first_game_applies(memory, view):
                chain.fewest, chain.highest = FEWEST_TARGETS, MOST_TARGETS
        self.chain = chain
        self._keep_known(memory)
        chain.walk(rng, APPROACH)

    def _keep_known(self, memory: Memory) -> None:
        """Put into the blank state what is the same in all worlds."""
        blank = self.blank
        view = self.view
        blank.hand = in_play_now(view)
        hidden = {id(stay): told for stay, told in memory.guessed}
        for at in range(LOCATIONS):
            stay = memory.lies[at]
            for viewer in (cards.DRACULA, cards.VAN_HELSING, SPECTATOR):
                known = cards.NONE if stay is None else hidden.get(id(stay), stay.side)
                blank.notes[LOCATIONS * viewer + at] = noted(stay, viewer)
                if known == cards.NONE and stay is not None:
                    blank.notes[LOCATIONS * viewer + at] = cards.ALL_KINDS
            if stay is not None and id(stay) not in hidden:
                blank.board[at] = stay.kind
                blank.hand[stay.kind] -= 1
        blank.notes[LOCATIONS * view.side : LOCATIONS * view.side + LOCATIONS] = view.notes

    def _deal(self, state: Duel, chain: Chain) -> None:
        """Put the cards of a world where they are."""
        board = state.board
        hand = state.hand
        base = LOCATIONS * chain.side
        for at in self.placed:
            place = chain.stays[at].place
            kind = chain.kind(at)
            board[place] = kind
            hand[kind] -= 1
            if chain.laid[at]:
                state.notes[base + place] = 1 << kind
        own = self.own[:]
        state.rng.shuffle(own)
        number = 0
        for stay in self.found:
            board[stay.place] = own[number]
            hand[own[number]] -= 1
            number += 1
        rest = own[number:] + [chain.kind(at) for at in self.dealt]
        state.rng.shuffle(rest)
        for number, stay in enumerate(self.unseen):
            board[stay.place] = rest[number]
            hand[rest[number]] -= 1

    def _deal_afresh(self, state: Duel) -> None:
        """Find faces for the board without a chain; the rest is in the hands."""
        view = self.view
        memory = self.memory
        assert memory is not None
        memory.forget()
        guess(memory, view, state.rng)
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


def imagine(view: DuelView, rng: Rng) -> Duel:
    """Return a whole state that the viewer could not tell from the real one."""
    imagination = Imagination(view)
    state = imagination.draw(rng)
    imagination.tell(state)
    return state


def odds(
    view: DuelView, rng: Rng, worlds: int = 200, habits: bool = False
) -> list[dict[str, float]]:
    """Return for each location how likely each card is there, counted over imagined worlds."""
    imagination = Imagination(view, habits)
    counts: list[dict[str, int]] = [{} for _ in range(LOCATIONS)]
    for _ in range(worlds):
        board = imagination.draw(rng).board
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
        while TOPICS.of(PICK_CARD[seat].ask(state), LEFT) > len(owed):
            offered = PICK_CARD[seat].ask(state).options
            PICK_CARD[seat].take(state, offered[state.rng.below(len(offered))])


def _uncover(state: Duel, view: DuelView) -> None:
    """After the end, reveal everything."""
    state.board = view.board[:]
    state.hand = view.hands[0] + view.hands[1]
    for viewer in (cards.DRACULA, cards.VAN_HELSING, SPECTATOR):
        for at in range(LOCATIONS):
            state.notes[LOCATIONS * viewer + at] = view.notes[at]
