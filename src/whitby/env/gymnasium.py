"""One seat of a game as a Gymnasium environment; bots have the other seats.

    from whitby.env.gymnasium import SeatEnv
    env = SeatEnv("duel", seat=1, bots="scripted")

`gymnasium.make("whitby/duel-v1", bots="easy")` gives the same, once this module is imported.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from whitby.core.errors import IllegalChoice, WhitbyError
from whitby.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium", "whitby.env.gymnasium") from error

from whitby.bots import Bot, bot
from whitby.core.rng import Fast
from whitby.env.drawing import MODES, picture, text
from whitby.env.table import SEEDS, EnvTable
from whitby.games import GAMES

if TYPE_CHECKING:
    from numpy.typing import NDArray

REFUSE: Final = "refuse"
LOSE: Final = "lose"


class SeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat; the reward comes at the end: 1, 0 or -1.

    `bots` is a level for all other seats, or one for each of them in order; a Bot of your own
    can stand for a level. With `illegal="lose"` an action outside the mask ends the episode with
    the reward -1 instead of an error.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 (as theirs)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 1,
        bots: str | Bot | Sequence[str | Bot] = "scripted",
        options: Mapping[str, str] | None = None,
        recall: bool = False,
        belief: bool = False,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.table = EnvTable(game, players, options, recall, belief)
        count = self.table.players
        if not 1 <= seat <= count:
            raise WhitbyError(f"there is no seat {seat}; seats are 1 to {count}")
        if render_mode is not None and render_mode not in MODES:
            raise WhitbyError(
                f"there is no render mode '{render_mode}'; there are {', '.join(MODES)}"
            )
        if illegal not in (REFUSE, LOSE):
            raise WhitbyError(f"illegal can be {REFUSE} or {LOSE}, not '{illegal}'")
        self.seat = seat - 1
        self.illegal = illegal
        self.render_mode = render_mode
        self.others = self.seated(game, bots)
        self.thoughts = Fast(0)
        highs = np.frombuffer(self.table.layout.highs(), np.uint8)
        size = self.table.actions.size
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros_like(highs), highs, dtype=np.uint8),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(size)

    def seated(self, game: str, bots: str | Bot | Sequence[str | Bot]) -> dict[int, Bot]:
        """Return the bots of the other seats."""
        others = [seat for seat in range(self.table.players) if seat != self.seat]
        levels = [bots] * len(others) if isinstance(bots, str | Bot) else list(bots)
        if len(levels) != len(others):
            raise WhitbyError(
                f"there are {len(others)} other seats, and bots for {len(levels)}; "
                f"name one level, or {len(others)}"
            )
        found = [bot(game, level) if isinstance(level, str) else level for level in levels]
        return dict(zip(others, found, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game, and play until this seat is asked.

        A game that ends before this seat is asked at all is replaced by the next one.
        """
        super().reset(seed=seed)
        going = False
        while not going:
            number = int(self.np_random.integers(SEEDS))
            self.thoughts = Fast(number + 1)
            self.table.start(number)
            going = self.advance()
        if self.render_mode == "human":
            self.render()
        return self.seen(), {}

    def advance(self) -> bool:
        """Let the bots play until this seat is asked; return False if the game ended before."""
        table = self.table
        while not table.over and self.seat not in table.open:
            seat = table.first
            view = table.game.view(table.playing, seat)
            chosen = self.others[seat].choose(view, table.open[seat], self.thoughts)
            table.act(seat, table.actions.number(chosen))
        return not table.over

    def seen(self) -> dict[str, NDArray[Any]]:
        """Return what this seat sees, and its mask."""
        return {
            "observation": self.table.observation(self.seat),
            "action_mask": self.action_masks(),
        }

    def action_masks(self) -> NDArray[np.int8]:
        """Return which actions are legal, under the name that maskable learners look for."""
        return self.table.mask(self.seat)

    def step(
        self, action: np.int64 | int
    ) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Play an action, and let the bots answer."""
        table = self.table
        try:
            table.act(self.seat, int(action))
        except IllegalChoice as refused:
            if self.illegal == REFUSE or table.over:
                raise
            return self.seen(), -1.0, True, False, {"illegal": str(refused)}
        over = not self.advance()
        if self.render_mode == "human":
            self.render()
        reward = float(table.scores()[self.seat]) if over else 0.0
        return self.seen(), reward, over, False, {}

    def render(self) -> Any:
        """Draw the table as this seat sees it."""
        if self.render_mode == "rgb_array":
            return picture(self.table, self.seat)
        if self.render_mode == "ansi":
            return text(self.table, self.seat)
        if self.render_mode == "human":
            print(text(self.table, self.seat))
            return None
        raise WhitbyError("render() needs a render_mode: human, ansi or rgb_array")


for _name in GAMES:
    gymnasium.register(
        f"whitby/{_name}-v1", entry_point="whitby.env.gymnasium:SeatEnv", kwargs={"game": _name}
    )
