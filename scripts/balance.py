"""The balance of the duel: scripted against scripted, in pairs of games, as Markdown tables.

    python scripts/balance.py --games 10000 --jobs 2
    PYTHONPATH=build/compiled python scripts/balance.py --cards vh_staerke.move.3+hunters.1.4

Each deal seed is played twice, the second time with the random streams of the bots swapped, so
that a pair shares its action cards and its deal. Two runs that differ only in `--cards` share
their seeds: compare them pair by pair.

What a special action is "worth" here is the difference between its side's share of wins in games
where it was used and where it was not. This is correlation, not causation: a card used mostly by
a losing player looks bad, and one used only in long games mostly shows what long games are like.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from dataclasses import dataclass, field
from multiprocessing import get_context

from whitby import COMPILED, __version__
from whitby.bots import bot
from whitby.bots.arena import bot_rng, wilson
from whitby.core.engine import apply, pending
from whitby.games.duel.cards import CARDS, DECK, SIDES, bits
from whitby.games.duel.events import GAME_BEGAN, PLAYED, USED
from whitby.games.duel.game import DUEL
from whitby.games.duel.parts import PLAYED_CARD, STARTER

CHUNK = 10
"""How many pairs a worker plays before it reports."""
STARTERS = ("dracula", "van_helsing")


@dataclass
class Game:
    """One game: who won, how, in how many turns, and what happened to each action card."""

    seed: int
    winner: str
    reason: str
    starter: str
    turns: int
    offered: list[int] = field(default_factory=lambda: [0] * len(CARDS))
    played: list[int] = field(default_factory=lambda: [0] * len(CARDS))
    used: list[int] = field(default_factory=lambda: [0] * len(CARDS))


@dataclass(frozen=True)
class Task:
    """A batch of pairs for one worker."""

    first: int
    pairs: int
    options: tuple[tuple[str, str], ...]
    starter: str


def play_one(seed: int, exchanged: bool, options: dict[str, str], starter: str) -> Game:
    """Play one game and count the action cards in it."""
    state = DUEL.setup(seed, 2, options)
    state.public.starter = SIDES.index(starter)
    player = bot("duel", "scripted")
    chance = [bot_rng(seed, seat ^ int(exchanged)) for seat in range(2)]
    game = Game(seed, "", "", starter, 0)
    while (decision := pending(state)) is not None:
        seat = decision.seat
        if decision.prompt == "play":
            side = int(state.public.active)
            for at in bits(state.ready[side]):
                game.offered[side * DECK + at] += 1
        if len(decision.options) == 1:
            apply(state, decision.options[0])
        else:
            apply(state, player.choose(DUEL.view(state, seat), decision, chance[seat]))
    outcome = DUEL.outcome(state)
    assert outcome is not None
    game.winner, game.reason, game.turns = outcome.winner, outcome.reason, DUEL.rounds(state)
    for event in state.events:
        if PLAYED.matches(event) or USED.matches(event):
            game.played[event[PLAYED_CARD]] += 1
            game.used[event[PLAYED_CARD]] += event.kind is USED
        elif GAME_BEGAN.matches(event):
            assert event[STARTER] == SIDES.index(starter)
    return game


def play_task(task: Task) -> list[Game]:
    """Play a batch of pairs, in a worker process."""
    options = dict(task.options)
    return [
        play_one(seed, exchanged, options, task.starter)
        for seed in range(task.first, task.first + task.pairs)
        for exchanged in (False, True)
    ]


def percent(part: int, whole: int) -> str:
    """Format a share as a percentage."""
    return f"{100 * part / whole:.1f} %" if whole else "–"


def interval(part: int, whole: int) -> str:
    """Return the Wilson 95 % confidence interval of a share."""
    low, high = wilson(part, whole)
    return f"{100 * low:.1f} – {100 * high:.1f} %"


def table(head: list[str], rows: list[list[str]]) -> str:
    """Return a Markdown table with text in the first column and numbers in the others."""
    lines = [head, ["---", *["--:"] * (len(head) - 1)], *rows]
    return "\n".join(["| " + " | ".join(cells) + " |" for cells in lines]) + "\n"


def who_wins(games: list[Game]) -> str:
    """Return each side's share of wins, not counting technical draws."""
    rows = []
    groups = [("all games", games)]
    groups += [(f"{name} starts", [g for g in games if g.starter == name]) for name in STARTERS]
    for name, group in groups:
        decided = [game for game in group if game.winner in SIDES]
        if not group or (name != "all games" and len(group) == len(games)):
            continue
        won = [sum(game.winner == side for game in decided) for side in SIDES]
        rows.append(
            [
                name,
                f"{len(group):,}",
                percent(won[0], len(decided)),
                interval(won[0], len(decided)),
                percent(won[1], len(decided)),
                f"{len(group) - len(decided):,}",
            ]
        )
    head = ["", "games", "Dracula wins", "95% interval", "Van Helsing wins", "technical draws"]
    return table(head, rows)


def pairs_of(games: list[Game]) -> str:
    """Return how often both games of a pair had the same result."""
    by_pair: dict[tuple[str, int], list[str]] = {}
    for game in games:
        by_pair.setdefault((game.starter, game.seed), []).append(game.winner)
    both = [sum(pair == [side, side] for pair in by_pair.values()) for side in SIDES]
    count = len(by_pair)
    rest = count - sum(both)
    rows = [
        ["Dracula won both", f"{both[0]:,}", percent(both[0], count)],
        ["Van Helsing won both", f"{both[1]:,}", percent(both[1], count)],
        ["one each, or a technical draw", f"{rest:,}", percent(rest, count)],
    ]
    return table(["pairs", "", "share"], rows)


def how_they_end(games: list[Game]) -> str:
    """Return how games end."""
    counted: dict[tuple[str, str], int] = {}
    for game in games:
        key = (game.winner, game.reason)
        counted[key] = counted.get(key, 0) + 1
    rows = [
        [f"{winner} by {reason}", f"{count:,}", percent(count, len(games))]
        for (winner, reason), count in sorted(counted.items())
    ]
    return table(["end", "games", "share"], rows)


def how_long(games: list[Game]) -> str:
    """Return how many turns games take."""
    turns = [game.turns for game in games]
    low, middle, high = statistics.quantiles(turns, n=4)
    most = max(turns)
    row = [f"{statistics.mean(turns):.1f}", f"{low:.0f}", f"{middle:.0f}", f"{high:.0f}", f"{most}"]
    return table(
        ["turns", "mean", "lower quartile", "median", "upper quartile", "most"], [["", *row]]
    )


def cards_table(games: list[Game]) -> str:
    """Return what happened to each action card."""
    rows = []
    for card, name in enumerate(CARDS):
        side = SIDES[card // DECK]
        offered = sum(game.offered[card] for game in games)
        played = sum(game.played[card] for game in games)
        used = sum(game.used[card] for game in games)
        decided = [game for game in games if game.winner in SIDES]
        with_it = [game for game in decided if game.used[card]]
        without = [game for game in decided if not game.used[card]]
        worth = "–"
        if with_it and without:
            won = [sum(g.winner == side for g in part) / len(part) for part in (with_it, without)]
            worth = f"{100 * (won[0] - won[1]):+.1f}"
        rows.append(
            [
                name,
                f"{played / len(games):.2f}",
                percent(played, offered),
                percent(used, played),
                percent(len(with_it), len(decided)),
                worth,
            ]
        )
    head = [
        "action card",
        "played a game",
        "chosen when in hand",
        "with its special action",
        "games with it",
        "won with it less without (points)",
    ]
    return table(head, rows)


def main() -> int:
    """Play, count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000, help="games, two per deal seed")
    parser.add_argument("--first", type=int, default=0, help="first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cards", default="whitby", help="changes such as dr_puls.move.3")
    parser.add_argument(
        "--starter",
        choices=[*STARTERS, "both"],
        default="dracula",
        help="who starts: Dracula in a single game, either side in a match",
    )
    args = parser.parse_args()
    options = tuple(DUEL.choose({"cards": args.cards}).items())
    starters = STARTERS if args.starter == "both" else (args.starter,)
    pairs = max(1, args.games // (2 * len(starters)))
    tasks = [
        Task(args.first + at, min(CHUNK, pairs - at), options, starter)
        for starter in starters
        for at in range(0, pairs, CHUNK)
    ]
    games: list[Game] = []
    began = time.monotonic()
    with get_context("spawn").Pool(args.jobs) as pool:
        for found in pool.imap(play_task, tasks):
            games += found
            if sys.stderr.isatty():
                print(f"\r{len(games):,} games", end="", file=sys.stderr, flush=True)
    took = time.monotonic() - began
    form = "compiled" if COMPILED else "interpreted"
    print(f"# Balance of the duel, cards: {dict(options)['cards']}\n")
    print(
        f"whitby {__version__}, {form}; {len(games):,} games, seeds {args.first} to "
        f"{args.first + pairs - 1}, each played twice; {args.jobs} jobs, {took:.0f} s, "
        f"{len(games) / took:.0f} games/s.\n"
    )
    for part in (who_wins, pairs_of, how_they_end, how_long, cards_table):
        print(part(games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
