"""Walk many random games, and check that every option and every view fits the encodings.

    make encodings GAMES=10000

Each game has its own seed, number of players and table options. Every option that is offered, and
everything that may be done at any time, must have its number in the action space; the mask must
show exactly the legal actions; one decision in 16 is encoded for its viewer. In one game of 50 the
no-tells law is checked for the tensors of one viewer, byte for byte. With `--write` the tables of
docs/encodings.md are written instead.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

from soak import lot

from whitby import COMPILED, GAMES, __version__, anytime, apply, pending
from whitby.core.encoding import Encoding
from whitby.core.engine import State, decisions
from whitby.core.rng import Fast
from whitby.games.encodings import ENCODINGS
from whitby.laws import check
from whitby.laws.secrets import NoTells, Twin
from whitby.laws.world import World

TABLES: Final = Path(__file__).resolve().parent.parent / "docs" / "encodings.md"
ENCODED: Final = 16
"""One decision in this many is encoded."""
TWINS: Final = 50
"""The no-tells law follows a viewer in one game of this many."""


class NoTellsInTensors(NoTells):
    """Law 4 for tensors: worlds that look alike give the same bytes."""

    def __init__(self, encoding: Encoding[Any], viewer: int | None) -> None:
        super().__init__((viewer,))
        self.encoding = encoding

    def look(self, world: World, state: State, twin: Twin) -> dict[str, object]:
        """Return everything the viewer gets, with the tensor."""
        seen = super().look(world, state, twin)
        view = world.game.view(state, twin.viewer)
        asked = [each for each in decisions(state) if each.seat == twin.viewer]
        seen["tensor"] = self.encoding.tensor(view, asked[0] if asked else None, recall=True)
        return seen


def walk(task: tuple[str, int]) -> Counter[str]:
    """Walk one game and return what was counted."""
    name, seed = task
    game, encoding = GAMES[name], ENCODINGS[name]
    actions, size = encoding.actions, encoding.layout().size
    players, options = lot(game, seed)
    counted: Counter[str] = Counter(games=1)
    if seed % TWINS == 0:
        viewer = seed // TWINS % (players + 1)
        law = NoTellsInTensors(encoding, None if viewer == players else viewer)
        check(game, players, seed, options, [law])
        counted["choices followed in a twin world"] = law.followed
    state, chance = game.setup(seed, players, options), Fast(seed + 1)
    mask = bytearray(actions.size)
    while (asked := pending(state)) is not None:
        counted["decisions"] += 1
        counted["options"] += len(asked.options)
        actions.mask(asked, mask)
        assert sum(mask) == len(asked.options), asked
        offered = [*asked.options]
        for seat in range(players):
            offered += anytime(state, seat)
        for option in offered:
            assert actions.codes[actions.number(option)] == option.code(), option
        if counted["decisions"] % ENCODED == 0:
            counted["tensors"] += 1
            assert len(encoding.tensor(game.glimpse(state, asked.seat), asked)) == size
        apply(state, asked.options[chance.below(len(asked.options))])
    return counted


def tables(encoding: Encoding[Any]) -> list[str]:
    """Return the tables of one game."""
    actions, layout = encoding.actions, encoding.layout(belief=True)
    plain = encoding.layout().size
    lines = [
        f"## {encoding.game}, version {encoding.version}",
        "",
        f"{actions.size:,} actions; {plain:,} numbers in an observation, {layout.size:,} with "
        f"beliefs, {encoding.layout(True).size:,} with recall.",
        "",
        "| actions | verb | of |",
        "| --- | --- | --- |",
    ]
    for span in actions.spans:
        last = span.first + span.count - 1
        numbers = f"{span.first}" if span.count == 1 else f"{span.first} to {last}"
        lines.append(f"| {numbers} | `{actions.codes[span.first]}` | {span.parts} |")
    lines += ["", "| slice | from | shape | highest | what |", "| --- | --- | --- | --- | --- |"]
    for part in layout.slices:
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| `{part.name}` | {part.start} | {shape} | {part.high} | {part.about} |")
    return [*lines, ""]


def document() -> str:
    """Return the tables of all games."""
    lines = [
        "# Encodings, table by table",
        "",
        "Written by `python scripts/encoding_walks.py --write`. [research.md](research.md)",
        "explains it. The verb is shown with the first of its actions.",
        "",
    ]
    for name in sorted(ENCODINGS):
        lines += tables(ENCODINGS[name])
    return "\n".join(lines)


def main() -> int:
    """Run the campaign and print the totals, or write the tables."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", choices=sorted(GAMES), action="append")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="write docs/encodings.md")
    args = parser.parse_args()
    if args.write:
        TABLES.write_text(document())
        return 0
    form = "compiled" if COMPILED else "interpreted"
    for name in args.game or sorted(GAMES):
        began, total = time.monotonic(), Counter[str]()
        seeds = range(args.first, args.first + args.games)
        with get_context("spawn").Pool(args.jobs) as pool:
            for counted in pool.imap_unordered(walk, [(name, seed) for seed in seeds], 10):
                total += counted
        print(f"{name}: whitby {__version__}, {form}, {time.monotonic() - began:.0f} s")
        for what, count in total.items():
            print(f"  {count:>12,}  {what}")
        print("  no option was outside the action space", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
