"""The games as Python games of OpenSpiel, registered when this module is imported.

    import pyspiel
    import whitby.env.openspiel
    game = pyspiel.load_game("python_whitby_duel(size=tiny)")

In the reduced games (`size=small` or `tiny`) every outcome of chance is listed with its
probability. In whole games chance picks a seed of six digits at the start, two at a time, and
everything else follows from it. (OpenSpiel cannot save games in Python whose chance is sampled.)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from whitby.core.errors import WhitbyError
from whitby.extras import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("openspiel", "whitby.env.openspiel") from error

from whitby.core.encoding import Encoding
from whitby.core.engine import Decision, apply, pending
from whitby.core.game import Game, View
from whitby.core.rng import Fast
from whitby.core.sight import to_bytes
from whitby.env.moments import DIGITS, NODES, UNUSED, Shared, chosen, listed, parsed, recounted
from whitby.games import GAMES
from whitby.games.encodings import encoding

if TYPE_CHECKING:
    from numpy.typing import NDArray

FULL: Final = "full"
OUTCOMES: Final = 16
"""The most outcomes of a chance node in a reduced game."""


class WhitbyGame(pyspiel.Game):
    """One of the games, with a number of players and a size."""

    def __init__(self, name: str, given: Mapping[str, Any] | None) -> None:
        params = dict(given or {})
        self.whitby: Game[Any, Any] = GAMES[name]
        self.encoding: Encoding[Any] = encoding(name)
        size = str(params.get("size", FULL))
        self.options = self.whitby.choose({**parsed(params.get("options", "")), "size": size})
        wanted = int(params.get("players", 0))
        self.players = self.whitby.check_players(wanted or None, self.options)
        self.explicit = size != FULL
        self.start = self.root()
        super().__init__(game_type(self.whitby, self.players), self.sized(), params)

    def sized(self) -> pyspiel.GameInfo:
        """Return the numbers that OpenSpiel wants to know."""
        return pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions.size,
            max_chance_outcomes=OUTCOMES if self.explicit else DIGITS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.players == 2 else None,
            max_game_length=self.whitby.bound,
        )

    def new_initial_state(self) -> WhitbyState:
        """Return a game before anything was drawn."""
        return WhitbyState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance can be asked."""
        return self.whitby.bound if self.explicit else NODES

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> WhitbyObserver:
        """Return an observer, by default of the present moment as one player sees it."""
        present = pyspiel.IIGObservationType(perfect_recall=False)
        return WhitbyObserver(self, iig_obs_type or present, params)

    def root(self) -> Shared:
        """Return where a game begins."""
        if not self.explicit:
            return Shared(None, (), (), (), ())
        state = self.whitby.setup(0, self.players, self.options)
        return listed(state, None, (), ())


class WhitbyState(pyspiel.State):
    """A state of a game; the game itself is in `at`."""

    def __init__(self, game: WhitbyGame) -> None:
        super().__init__(game)
        self.at = game.start

    @property
    def table(self) -> WhitbyGame:
        """Return the game that this is a state of."""
        found = self.get_game()
        assert isinstance(found, WhitbyGame)
        return found

    def asked(self) -> Decision[Any] | None:
        """Return the open decision."""
        return None if self.at.state is None else pending(self.at.state)

    def current_player(self) -> int:
        """Return who is asked: a player, chance, or nobody any more."""
        asked = self.asked()
        if asked is not None:
            return asked.seat
        ended = self.at.state is not None
        return int(pyspiel.PlayerId.TERMINAL if ended else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.at.state is not None and self.asked() is None

    def _legal_actions(self, player: int) -> list[int]:
        asked = self.asked()
        assert asked is not None
        return sorted(self.table.encoding.actions.legal(asked))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can do next, with probabilities."""
        if self.at.outcomes:
            return [(number, odds) for number, (odds, _) in enumerate(self.at.outcomes)]
        return [(digits, 1 / DIGITS) for digits in range(DIGITS)]

    def _apply_action(self, action: int) -> None:
        before = self.at
        after = before.next.get(action)
        self.at = self.follow(action) if after is None else after
        if self.table.explicit:
            before.next[action] = self.at

    def follow(self, action: int) -> Shared:
        """Return where an action leads."""
        at, table = self.at, self.table
        asked = self.asked()
        if asked is None:
            return chosen(at, table.whitby, table.players, table.options, action)
        assert at.state is not None
        option = table.encoding.actions.find(asked, action)
        heard = sum(event.seen_by(asked.seat) for event in at.state.events)
        made = (*at.made, (asked.seat, option.code(), heard))
        drawn = (*at.drawn, option.code())
        if table.explicit:
            return listed(at.state, option, made, drawn)
        twin = at.state.clone()
        apply(twin, option)
        pending(twin)
        return Shared(twin, (), at.digits, made, drawn)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return self.table.encoding.actions.code(action)

    def returns(self) -> list[float]:
        """Return what every player has got."""
        outcome = None if self.at.state is None else self.table.whitby.outcome(self.at.state)
        if outcome is None or not self.is_terminal():
            return [0.0] * self.table.players
        return [float(score) for score in outcome.scores]

    def __str__(self) -> str:
        return " ".join(self.at.drawn) or "start"

    def view(self, seat: int | None) -> View | None:
        """Return what a seat sees; nothing while chance is asked."""
        state = self.at.state
        return None if state is None else self.table.whitby.view(state, seat)

    def known(self, seat: int) -> str:
        """Return everything that a seat witnessed and chose, in order."""
        if seat not in self.at.known:
            view = self.view(seat)
            self.at.known[seat] = "" if view is None else recounted(view, self.at.made, seat)
        return self.at.known[seat]


def resample(state: WhitbyState, player: int) -> WhitbyState:
    """Return another state that a player could not tell from this one, for ISMCTS."""
    view = state.view(player)
    assert view is not None
    chance = Fast(int(np.random.randint(2**31 - 1)))
    imagined = state.table.whitby.imagine(view, chance)
    pending(imagined)
    imagined.rng = UNUSED if state.table.explicit else chance
    found = state.clone()
    own = tuple(each for each in state.at.made if each[0] == player)
    found.at = Shared(imagined, (), state.at.digits, own, (*state.at.drawn, "or similar"))
    assert isinstance(found, WhitbyState)
    return found


class WhitbyObserver:
    """What a player sees: the slices of the encoding, each number between 0 and 1."""

    def __init__(self, game: WhitbyGame, wanted: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise WhitbyError(f"observers take no parameters, not {dict(params)}")
        self.game = game
        self.recall = bool(wanted.perfect_recall)
        self.private = wanted.private_info
        layout = game.encoding.layout(recall=self.recall)
        self.highs = np.frombuffer(layout.highs(), np.uint8).astype(np.float32)
        self.tensor: NDArray[np.float32] = np.zeros(layout.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.end].reshape(part.shape)
            for part in layout.slices
        }

    def seen(self, state: WhitbyState, player: int) -> tuple[View | None, int | None]:
        """Return the view to observe, and whose it is."""
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS and state.at.state is not None:
            return state.table.whitby.reveal(state.at.state), None
        viewer = player if self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER else None
        return state.view(viewer), viewer

    def set_from(self, state: WhitbyState, player: int) -> None:
        """Update the tensor to what a player sees; zeros while chance is asked."""
        view, viewer = self.seen(state, player)
        if view is None:
            self.tensor.fill(0)
            return
        asked = state.asked()
        own = asked if asked is not None and asked.seat == viewer else None
        seen = self.game.encoding.tensor(view, own, recall=self.recall)
        np.divide(np.frombuffer(seen, np.uint8), self.highs, out=self.tensor)

    def string_from(self, state: WhitbyState, player: int) -> str:
        """Return what a player sees, or with perfect recall all they know, as text."""
        if self.recall and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return state.known(player)
        view, _ = self.seen(state, player)
        if view is None:
            return ""
        return f"seat {player + 1}\n{to_bytes(view.to_json()).decode()}"


def game_type(game: Game[Any, Any], players: int) -> pyspiel.GameType:
    """Return how OpenSpiel describes a game; only between two it is about a constant sum."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_whitby_{game.name}",
        long_name=f"Whitby: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players == 2 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=min(game.seats[0], *game.seats_with({"size": "tiny"})),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "size": FULL, "options": ""},
    )


class DuelGame(WhitbyGame):
    """The duel."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("duel", params)


class FuryGame(WhitbyGame):
    """Fury of Dracula."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("fury", params)


class NosferatuGame(WhitbyGame):
    """Nosferatu."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("nosferatu", params)


for _name, _game in (("duel", DuelGame), ("fury", FuryGame), ("nosferatu", NosferatuGame)):
    pyspiel.register_game(game_type(GAMES[_name], GAMES[_name].seats[0]), _game)
