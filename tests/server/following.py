"""How another world follows the truth: the no-tells law, with a memory."""

from __future__ import annotations

from whitby.core.engine import Option
from whitby.core.rng import KEY_BYTES, Fast, Keyed, Rng
from whitby.laws.secrets import FOLLOWED, NoTells, Twin
from whitby.laws.world import Act
from whitby.laws.world import World as Truth


def keyed(chance: Fast) -> Keyed:
    """Return a generator like those of live tables."""
    return Keyed(bytes(chance.below(256) for _ in range(KEY_BYTES)))


class Follower(NoTells):
    """The no-tells law, which remembers the act and the draws by which the twin followed."""

    def __init__(self, viewer: int | None) -> None:
        super().__init__((viewer,))
        self.found: tuple[str, Rng] = ("", Rng())

    def try_out(
        self,
        world: Truth,
        act: Act,
        twin: Twin,
        option: Option,
        real: dict[str, object],
        rng: Rng,
    ) -> str:
        drawn = keyed(rng) if isinstance(rng, Fast) else rng
        kept = drawn.clone()
        verdict = super().try_out(world, act, twin, option, real, drawn)
        if verdict == FOLLOWED:
            self.found = (option.code(), kept)
        return verdict
