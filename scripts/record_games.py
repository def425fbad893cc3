"""Play games between bots and write their records to tests/records, at least one per player count.

    .venv/bin/python scripts/record_games.py nosferatu

For Fury of Dracula, twenty games are kept in which, taken together, every card comes into play.

Records pin down a rules version: write new ones when it is raised, never to silence a test.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from fury_usage import KINDS, used

from whitby import GAMES, record
from whitby.bots import bot
from whitby.core.engine import anytime, apply, decisions
from whitby.core.rng import Fast
from whitby.games.fury.game import FURY

RECORDS = Path(__file__).parent.parent / "tests" / "records"
CANDIDATES = 200
KEPT = 20
"""How many games of Fury of Dracula are played, and how many of them are kept."""
NAMES = ("Anna", "Bram", "Clara", "Dora", "Emil", "Flora", "Georg", "Hanna")


VARIANTS: dict[str, dict[str, dict[str, str]]] = {
    "duel": {
        "match": {"match": "three", "roles": "swap"},
        "strict": {
            "barrier_spacing": "locations",
            "barrier_step": "must",
            "empty_place": "may",
            "grey_cards": "one_per_deck",
            "first_game": "on",
        },
        "readings": {
            "no_look": "stop",
            "no_strength": "draws",
            "meeting": "arrival",
            "battle_lust": "always",
            "vigilance": "next_action",
            "cards": "dr_puls.move.3+vampires.1.4+vampires.2.2",
        },
    },
}
"""Tables with other options that are also recorded, by a name for the file."""


def play(
    name: str, players: int, level: str, seed: int, live: bool, options: dict[str, str]
) -> record.Record:
    """Play one game between bots, with occasional claims, and return its record."""
    game = GAMES[name]
    secret = blake2b(f"{name} {players} {seed}".encode(), digest_size=32).digest()
    book = record.begin(
        game,
        players,
        options,
        names=list(NAMES[:players]),
        seed=None if live else seed,
        secret=secret if live else None,
    )
    state = record.replay(GAMES, book)
    chance = Fast(seed)
    while open_now := decisions(state):
        decision = open_now[chance.below(len(open_now))]
        talker = chance.below(players)
        asides = anytime(state, talker)
        if asides and chance.below(10) == 0:
            said = asides[chance.below(len(asides))]
            book.add(talker, said.code())
            apply(state, said, talker)
            continue
        view = game.view(state, decision.seat)
        option = bot(name, level).choose(view, decision, chance)
        book.add(decision.seat, option.code())
        apply(state, option, decision.seat)
    book.finish(game, state)
    return book


def of_each_count(name: str) -> Iterator[tuple[str, record.Record]]:
    """Yield games of each player count, kind of table and bot level, with a name for the file."""
    for players in GAMES[name].seats:
        for variant, options in {"": {}, **VARIANTS.get(name, {})}.items():
            for level in ("scripted", "random"):
                book = play(name, players, level, players, level == "scripted", options)
                yield f"{players}-{level}{'-' if variant else ''}{variant}", book


def with_every_card() -> Iterator[tuple[str, record.Record]]:
    """Yield games of Fury of Dracula between scripted bots that together use every card."""
    books: list[record.Record] = []
    seen: list[set[str]] = []
    for seed in range(CANDIDATES):
        players = 2 + seed % 4
        books.append(play("fury", players, "scripted", seed, seed % 2 == 0, some_options(seed)))
        seen.append(used(record.replay(GAMES, books[-1]).events))
    kept: list[int] = []
    missing = set(KINDS)
    while missing or len(kept) < KEPT:
        best = max(set(range(CANDIDATES)) - set(kept), key=lambda at: len(seen[at] & missing))
        if missing and not seen[best] & missing:
            raise SystemExit(f"in no game: {', '.join(sorted(missing))}")
        kept.append(best)
        missing -= seen[best]
    for at in sorted(kept[:KEPT]):
        yield f"{books[at].players}-{at:03}", books[at]


def some_options(seed: int) -> dict[str, str]:
    """Return the options of a table: random in one game of five, else the defaults."""
    if seed % 5:
        return {}
    chance = Fast(seed)
    return {one.name: one.choices[chance.below(len(one.choices))] for one in FURY.options}


def main() -> None:
    """Write the records of one game."""
    name = sys.argv[1]
    folder = RECORDS / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for stem, book in with_every_card() if name == "fury" else of_each_count(name):
        path = folder / f"{stem}.txt"
        path.write_text(book.text(), "utf-8")
        print(path.name, len(book.moves), book.end)


if __name__ == "__main__":
    main()
