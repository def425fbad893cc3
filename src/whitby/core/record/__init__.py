"""Records: setup, seed and option codes, one per line. A record is the whole game.

    whitby record 1
    game: nosferatu
    rules: 1
    players: 5
    options: double_bite=on full_history=off givers=on ...
    names: Anna, Bram, Clara, Dora, Emil
    seed: 7

    1 volunteer:no
    2 volunteer:yes
    ...
    end: evil bites
    digest: 5f0c...

A game that one side gave up has the line `resigned:` with the seat before `end:`.
A live table has `commitment:` in place of `seed:` and tells its `secret:` when the game is over.
"""

from whitby.core.record.model import Move, Record, digest
from whitby.core.record.reading import parse
from whitby.core.record.replaying import begin, check_end, check_promise, find_game, replay, verify

__all__ = [
    "Move",
    "Record",
    "begin",
    "check_end",
    "check_promise",
    "digest",
    "find_game",
    "parse",
    "replay",
    "verify",
]
