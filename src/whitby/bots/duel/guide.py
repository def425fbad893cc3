"""How the search imagines, continues and evaluates a duel."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any, Final

from whitby.bots.duel import playout, playout_cards
from whitby.bots.duel.features import features
from whitby.bots.duel.places import barrier_worths
from whitby.bots.duel.scripted import INFORMED, ScriptedDuel
from whitby.bots.duel.weights import WEIGHTS
from whitby.bots.duel.worlds import Followed, FollowedWorlds
from whitby.bots.search.guide import Guide, Worlds
from whitby.bots.search.logistic import predict
from whitby.core.engine import Decision, Option, State
from whitby.core.game import View
from whitby.core.rng import Rng
from whitby.games.duel.cards import DRACULA, NONE, OVER, SETUP
from whitby.games.duel.game import DUEL
from whitby.games.duel.knowledge.belief import believe
from whitby.games.duel.knowledge.imagine import Imagination
from whitby.games.duel.state import Duel, side_of
from whitby.games.duel.view import DuelView

ANSWERS: Final[dict[str, Callable[[Duel, Decision[Any], Rng], Option]]] = {
    "move": playout.answer_move,
    "look": playout.answer_look,
    "lay": playout.answer_lay,
    "play": playout_cards.answer_play,
    "barrier": playout.answer_barrier,
    "meet": playout.answer_meet,
    "save": playout.answer_save,
    "fetch": playout_cards.answer_fetch,
    "recruit": playout.answer_recruit,
    "fly": playout.answer_place,
    "reach": playout.answer_place,
    "turn": playout.answer_place,
    "send": playout.answer_any,
    "pick": playout.answer_any,
}
"""How each prompt is answered in a playout."""
GAME: Final = 1000
"""More turns than a game has."""
SHORT: Final = (2,)
LONG: Final = (2, 4, 8)
"""After how many turns a playout is evaluated. Long ones lose less by what the evaluation does not
see, such as a last target that will be found; the early values in their mean keep the noise low.
"""
BARRIERS: Final = 8
DRAWN: Final = 0.5
CAREFUL: Final = frozenset(INFORMED)
"""The prompts that take a belief to answer well."""


class DuelWorlds(Worlds):
    """The worlds that a player thinks possible, likelier if the enemy played as players do."""

    def __init__(self, view: DuelView) -> None:
        self.imagination = Imagination(view, habits=True)

    def draw(self, rng: Rng) -> State:
        """Return one of them."""
        return self.imagination.draw(rng)


class DuelGuide(Guide):
    """The duel for the search."""

    def __init__(
        self,
        careful: Container[str] = (),
        turns: Sequence[int] = SHORT,
        barriers: int = BARRIERS,
    ) -> None:
        super().__init__(DUEL, WEIGHTS)
        self.careful = careful  # the prompts that the scripted bot answers in playouts
        self.ahead = list(turns)  # after how many turns playouts are evaluated
        self.barriers = barriers  # how many of these are tried
        self.scripted = ScriptedDuel()

    def worlds(self, view: View) -> Worlds:
        """Return the worlds that the viewer thinks possible."""
        assert isinstance(view, DuelView)
        return FollowedWorlds(view) if self.careful else DuelWorlds(view)

    def answer(self, state: State, decision: Decision[Any], rng: Rng) -> Option:
        """Return a plausible choice."""
        if isinstance(state, Followed) and decision.prompt in self.careful:
            return self.scripted.answer(state, decision, rng)
        assert isinstance(state, Duel)
        return ANSWERS[decision.prompt](state, decision, rng)

    def time(self, state: State) -> int:
        """Return how many turns have begun, over all games of a match."""
        assert isinstance(state, Duel)
        return int(state.public.game * GAME + state.public.turn)

    def turns(self, decision: Decision[Any]) -> int:
        """Return how far to look at least; the cards for the board are not searched for."""
        return 0 if decision.prompt == "pick" else self.ahead[0]

    def stops(self, decision: Decision[Any]) -> list[int]:
        """Return after how many turns a playout is evaluated."""
        return self.ahead

    def narrow(self, view: View, decision: Decision[Any]) -> list[int]:
        """Return which options to try: of the many barriers only some."""
        found = super().narrow(view, decision)
        if decision.prompt != "barrier" or len(found) <= self.barriers:
            return found
        assert isinstance(view, DuelView)
        worths = barrier_worths(view, believe(view), decision)
        found.sort(key=lambda at: -worths[at])
        return found[: self.barriers]

    def features(self, state: State) -> list[float]:
        """Return what the evaluation looks at, Dracula's side first."""
        assert isinstance(state, Duel)
        return features(state)

    def evaluate(self, state: State, seat: int) -> float:
        """Return how likely a seat is to win the game, or a match of several."""
        assert isinstance(state, Duel)
        table = state.public
        if table.phase == OVER:
            chance = DRAWN if table.winner == NONE else float(table.winner == side_of(state, seat))
        elif table.phase == SETUP:
            chance = DRAWN
        else:
            chance = predict(self.weights, features(state))
            if side_of(state, seat) != DRACULA:
                chance = 1.0 - chance
        games = state.rulings.games
        if games == 1 or (table.phase == OVER and not state.stack):
            return chance
        ahead = float(table.wins[seat] - table.wins[1 - seat])
        if table.phase != OVER:
            ahead += 2.0 * chance - 1.0
        return min(1.0, max(0.0, 0.5 + 0.5 * ahead / games))
