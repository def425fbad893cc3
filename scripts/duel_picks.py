"""Find which six cards to put on the board in the duel: a mixed strategy, by regret matching.

    python scripts/duel_picks.py --games 40

Scripted bots play every pair of selections this many times. Regret matching on the share of games
won finds a mixture that neither side can gain much by leaving; a small part of every selection is
added, so that nothing is ruled out. Run it on the compiled engine (PYTHONPATH=build/compiled).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from whitby.bots.arena import bot_rng
from whitby.bots.duel.scripted import ScriptedDuel
from whitby.core.engine import apply, pending
from whitby.core.facts import Pick
from whitby.games.duel.cards import EACH, FIGHTERS, PICKED, SYMBOL, TARGET
from whitby.games.duel.game import DUEL
from whitby.games.duel.parts import ENCOUNTER

ROOT: Final = Path(__file__).resolve().parent.parent
FIGHTERS_EACH: Final = 3
STYLES: Final = ((2, 1, 0), (0, 1, 2), (1, 2, 0))
"""The order in which fighters are picked, by rank."""
ROUNDS: Final = 20_000
PRIOR: Final = 12.0
"""Drawn games added to each pair, since few games say little."""
SPREAD: Final = 0.1
"""The part of the mixture that goes to all selections alike."""
Selection = tuple[int, ...]


def selections() -> list[Selection]:
    """Return the selections to compare, as five counts."""
    found: list[Selection] = []
    for targets in (1, 2, 3):
        for symbol in (1, 0):
            for style in STYLES:
                counts = [0] * EACH
                counts[TARGET], counts[SYMBOL] = targets, symbol
                for _ in range(PICKED - targets - symbol):
                    open_ranks = [rank for rank in style if counts[rank] < FIGHTERS_EACH]
                    least = min(counts[rank] for rank in open_ranks)
                    mixed = [rank for rank in open_ranks if counts[rank] == least]
                    counts[(mixed if style == STYLES[2] else open_ranks)[0]] += 1
                if tuple(counts) not in found:
                    found.append(tuple(counts))
    return found


def play(chosen: tuple[Selection, Selection], seed: int) -> float:
    """Play one game with these selections; return 1 if Dracula wins, half for a draw."""
    state = DUEL.setup(seed)
    player = ScriptedDuel()
    chance = [bot_rng(seed, seat) for seat in range(2)]
    left = [list(counts) for counts in chosen]
    while (decision := pending(state)) is not None:
        seat = decision.seat
        if decision.prompt == "pick":
            option = next(each for each in decision.options if _wanted(each, left[seat]))
            left[seat][option[ENCOUNTER] % EACH] -= 1
            apply(state, option)
        else:
            apply(state, player.choose(DUEL.view(state, seat), decision, chance[seat]))
    outcome = DUEL.outcome(state)
    assert outcome is not None
    return (1 + outcome.scores[0]) / 2


def _wanted(option: Pick, left: list[int]) -> bool:
    return left[option[ENCOUNTER] % EACH] > 0


def regret_matching(payoff: list[list[float]]) -> tuple[list[float], list[float]]:
    """Return the average strategies of both sides in a game that the rows win."""
    rows, columns = len(payoff), len(payoff[0])
    regret = [[0.0] * rows, [0.0] * columns]
    total = [[0.0] * rows, [0.0] * columns]
    for _ in range(ROUNDS):
        mixed = [_matched(each) for each in regret]
        gains = [
            [sum(p * v for p, v in zip(mixed[1], payoff[i], strict=True)) for i in range(rows)],
            [-sum(mixed[0][i] * payoff[i][j] for i in range(rows)) for j in range(columns)],
        ]
        for side in (0, 1):
            value = sum(p * v for p, v in zip(mixed[side], gains[side], strict=True))
            for at, gain in enumerate(gains[side]):
                regret[side][at] += gain - value
                total[side][at] += mixed[side][at]
    return [each / ROUNDS for each in total[0]], [each / ROUNDS for each in total[1]]


def _matched(regret: list[float]) -> list[float]:
    positive = [max(each, 0.0) for each in regret]
    total = sum(positive)
    return [each / total if total else 1 / len(regret) for each in positive]


def main() -> None:
    """Play, match regrets and write the mixture."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=3_000_000)
    args = parser.parse_args()
    chosen = selections()
    payoff: list[list[float]] = []
    for row in chosen:
        payoff.append([])
        for column in chosen:
            won = sum(play((row, column), args.seed + at) for at in range(args.games))
            payoff[-1].append((won + PRIOR / 2) / (args.games + PRIOR))
    mixed = regret_matching(payoff)
    lines: list[str] = []
    for side in (0, 1):
        lines.append("    (")
        for counts, share in zip(chosen, mixed[side], strict=True):
            parts = round(1000 * ((1 - SPREAD) * share + SPREAD / len(chosen)))
            lines.append(f"        ({counts}, {parts}),")
        lines.append("    ),")
    table = "\n".join(lines)
    value = sum(
        mixed[0][i] * mixed[1][j] * payoff[i][j]
        for i in range(len(chosen))
        for j in range(len(chosen))
    )
    target = ROOT / "src" / "whitby" / "bots" / "duel" / "picks.py"
    target.write_text(
        f'''"""Which six cards to pick. Written by `scripts/duel_picks.py`; do not edit.

{args.games} games between scripted bots for each pair of {len(chosen)} selections, from seed
{args.seed}. Dracula wins {value:.3f} of the games between these mixtures.
"""

from __future__ import annotations

from typing import Final

SELECTIONS: Final[tuple[tuple[tuple[tuple[int, ...], int], ...], ...]] = (
{table}
)
"""For each side: how many cards of each rank, and how often, in thousandths."""
'''
    )
    print(f"value {value:.3f}")
    for side in (0, 1):
        best = sorted(zip(mixed[side], chosen, strict=True), reverse=True)[:6]
        print(side, [(round(share, 3), counts) for share, counts in best])


assert FIGHTERS == SYMBOL

if __name__ == "__main__":
    main()
