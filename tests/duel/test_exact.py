"""All ways to place the other side's cards: the truth is one, and a shown hand leaves few."""

from __future__ import annotations

from whitby.core.engine import State
from whitby.games.duel.cards import EACH, OVER, SETUP
from whitby.games.duel.game import DUEL
from whitby.games.duel.knowledge.exact import counted, hidden_at
from whitby.games.duel.knowledge.recall import remember
from whitby.games.duel.state import Duel
from whitby.puzzles.playing import Moment, played


class Sceptic(Moment):
    """Counts now and then what each player's opponent can have placed."""

    def __init__(self) -> None:
        super().__init__()
        self.judged = 0

    def look(self, state: State) -> None:
        assert isinstance(state, Duel)
        if self.played % 12 == 0 and state.public.phase not in (SETUP, OVER):
            self.judge(state, 0)
            self.judge(state, 1)

    def judge(self, state: Duel, seat: int) -> None:
        view = DUEL.view(state, seat)
        side = 1 - view.side
        memory = remember(view)
        count = counted(view, memory)
        hand = view.hands[side]
        for place in hidden_at(memory, side):
            odds = count.at(place)
            assert odds[state.board[place] - side * EACH] > 0.0
            assert abs(sum(odds) - 1.0) < 1e-9
            self.judged += 1
        if hand:  # then the rest of the cards is on the board
            lying = [
                len([1 for kind in state.board if kind == side * EACH + rank])
                for rank in range(EACH)
            ]
            shown = [memory.in_play[side * EACH + rank] - hand[rank] for rank in range(EACH)]
            assert lying == shown
            for place in hidden_at(memory, side):
                assert all(shown[rank] for rank, odd in enumerate(count.at(place)) if odd > 0.0)


def test_the_truth_is_always_possible() -> None:
    sceptic = Sceptic()
    for seed in (2, 5):
        sceptic.played, sceptic.moves = 0, []
        played(DUEL, seed, 2, sceptic)
    assert sceptic.judged > 100
