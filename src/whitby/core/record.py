"""Records: set-up, seed and option codes, one a line. Whoever has a record has the whole game.

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

A live table has `commitment:` in place of `seed:` and tells its `secret:` when the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Final

from whitby.core.engine import State, decisions, pending, play
from whitby.core.errors import BadRecord, WhitbyError
from whitby.core.game import Game
from whitby.core.rng import Fast, Keyed, Rng, commitment

MAGIC: Final = "whitby record 1"
HEADER: Final = ("game", "rules", "players", "options", "names", "seed", "commitment", "secret")
FOOTER: Final = ("end", "digest")


def digest(state: State) -> str:
    """Return a hash of everything that happened: equal games have equal digests."""
    lines = [f"{event.audience} {event.code()}" for event in state.events]
    return blake2b("\n".join(lines).encode(), digest_size=16, person=b"whitby events").hexdigest()


class Move:
    """One line of a record: a seat, counted from 0, and the code it chose."""

    def __init__(self, seat: int, code: str) -> None:
        self.seat = seat
        self.code = code

    def __str__(self) -> str:
        return f"{self.seat + 1} {self.code}"


class Record:
    """A game as it was played, or as far as it was played."""

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        options: Mapping[str, str],
        names: list[str],
        seed: int | None = None,
        secret: bytes | None = None,
        commitment: str | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.options = dict(options)
        self.names = names
        self.seed = seed
        self.secret = secret
        self.commitment = commitment
        self.moves: list[Move] = []
        self.end: str | None = None
        self.digest: str | None = None

    def add(self, seat: int, code: str) -> None:
        """Add what a seat has chosen."""
        self.moves.append(Move(seat, code))

    def finish(self, game: Game[Any, Any], state: State) -> None:
        """Write down how the game ended, if it has."""
        outcome = game.outcome(state)
        if outcome is not None:
            self.end = f"{outcome.winner} {outcome.reason}"
            self.digest = digest(state)

    def rng(self) -> Rng:
        """Return the generator that the game draws from."""
        if self.secret is not None:
            return Keyed(self.secret)
        if self.seed is None:
            raise BadRecord("the seed is not in this record; a live table tells it at the end")
        return Fast(self.seed)

    def text(self) -> str:
        """Return the record as it stands in a file."""
        options = " ".join([f"{name}={self.options[name]}" for name in sorted(self.options)])
        lines = [
            MAGIC,
            f"game: {self.game}",
            f"rules: {self.version}",
            f"players: {self.players}",
            f"options: {options}",
            f"names: {', '.join(self.names)}",
        ]
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.commitment is not None:
            lines.append(f"commitment: {self.commitment}")
        if self.secret is not None:
            lines.append(f"secret: {self.secret.hex()}")
        lines.append("")
        lines += [str(move) for move in self.moves]
        if self.end is not None:
            lines += [f"end: {self.end}", f"digest: {self.digest}"]
        return "\n".join(lines) + "\n"


def begin(
    game: Game[Any, Any],
    players: int,
    options: Mapping[str, str] | None = None,
    names: list[str] | None = None,
    seed: int | None = None,
    secret: bytes | None = None,
) -> Record:
    """Return the record of a game that is about to begin: fast by seed, or live by secret."""
    game.check_players(players)
    chosen = game.choose(options or {})
    if names is None:
        names = [f"Seat {seat + 1}" for seat in range(players)]
    for name in names:
        check_name(name)
    if len(names) != players:
        raise BadRecord(f"{players} players need {players} names, not {len(names)}")
    if secret is not None:
        return Record(
            game.name,
            game.version,
            players,
            chosen,
            names,
            secret=secret,
            commitment=commitment(secret),
        )
    return Record(game.name, game.version, players, chosen, names, seed=seed or 0)


def check_name(name: str) -> None:
    """Refuse a name that a line of text could not hold."""
    if not name.strip() or name != name.strip() or "," in name or not name.isprintable():
        raise BadRecord(f"{name!r} is no name for a seat: use visible letters, and no comma")


def replay(games: Mapping[str, Game[Any, Any]], record: Record, to: int | None = None) -> State:
    """Return the state after the first `to` moves, or after all of them."""
    game = find_game(games, record)
    options = game.choose(record.options)
    state: State = game.deal(record.rng(), game.check_players(record.players), options)
    moves = record.moves if to is None else record.moves[:to]
    for number, move in enumerate(moves, 1):
        try:
            play(state, move.code, move.seat)
        except WhitbyError as error:
            raise BadRecord(f"move {number} ({move}): {error}") from error
    pending(state)
    return state


def find_game(games: Mapping[str, Game[Any, Any]], record: Record) -> Game[Any, Any]:
    """Return the game of a record, if its rules are the ones we play."""
    if record.game not in games:
        raise BadRecord(f"unknown game '{record.game}'; known are {', '.join(games)}")
    game = games[record.game]
    if record.version != game.version:
        newer = "a newer whitby" if record.version > game.version else "an older whitby"
        raise BadRecord(
            f"the record is of rules version {record.version} of {game.name}; this is version "
            f"{game.version}: {newer} can replay it"
        )
    return game


def verify(games: Mapping[str, Game[Any, Any]], record: Record) -> str:
    """Check a finished record: promise kept, every move legal, same events, same end.

    Return what was proven: 'committed' for a live table that kept its promise, else 'replayed'.
    """
    if record.commitment is not None:
        if record.secret is None:
            raise BadRecord(
                "the secret is not in this record yet; a live table tells it at the end"
            )
        if commitment(record.secret) != record.commitment:
            raise BadRecord("the secret does not fit the commitment: the table broke its promise")
    state = replay(games, record)
    outcome = find_game(games, record).outcome(state)
    if outcome is None:
        waiting = " and ".join([str(decision.seat + 1) for decision in decisions(state)])
        raise BadRecord(f"the game is not over: it waits for seat {waiting}")
    found = f"{outcome.winner} {outcome.reason}"
    if record.end is None:
        raise BadRecord(f"the record lacks its last lines; the moves end with '{found}'")
    if record.end != found:
        raise BadRecord(f"the record says '{record.end}', but the moves end with '{found}'")
    if record.digest != digest(state):
        raise BadRecord(f"the digest is {record.digest}, but the moves give {digest(state)}")
    return "replayed" if record.commitment is None else "committed"


def parse(text: str) -> Record:
    """Read a record from text; what is wrong is said with its line."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise BadRecord(f"this is no record: the first line must be '{MAGIC}'")
    header: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, colon, value = lines[at].partition(":")
        if not colon or name not in HEADER:
            raise BadRecord(f"line {at + 1}: '{name}' is not one of {', '.join(HEADER)}")
        if name in header:
            raise BadRecord(f"line {at + 1}: '{name}' stands twice")
        header[name] = value.strip()
        at += 1
    record = _from_header(header)
    for number in range(at, len(lines)):
        if lines[number].strip():
            _read_line(record, lines[number].strip(), number + 1)
    return record


def _read_line(record: Record, line: str, number: int) -> None:
    name, colon, value = line.partition(": ")
    if colon and name in FOOTER:
        if name == "end":
            record.end = value
        else:
            record.digest = value
        return
    if record.end is not None:
        raise BadRecord(f"line {number}: nothing may follow the end but its digest")
    seat, space, code = line.partition(" ")
    if not space or not _is_number(seat) or not 1 <= int(seat) <= record.players:
        raise BadRecord(
            f"line {number}: '{line}' is no move; a move is a seat from 1 to {record.players} "
            "and a code"
        )
    record.add(int(seat) - 1, code.strip())


def _from_header(header: dict[str, str]) -> Record:
    for name in ("game", "rules", "players", "options", "names"):
        if name not in header:
            raise BadRecord(f"the record has no line '{name}:'")
    options: dict[str, str] = {}
    for part in header["options"].split():
        key, equals, value = part.partition("=")
        if not equals:
            raise BadRecord(f"options: '{part}' should be name=value")
        options[key] = value
    players = _number(header, "players")
    names = [name.strip() for name in header["names"].split(",")]
    if len(names) != players:
        raise BadRecord(f"names: {players} players, but {len(names)} names")
    if "seed" not in header and "commitment" not in header:
        raise BadRecord("the record has neither 'seed:' nor 'commitment:'")
    seed = _number(header, "seed") if "seed" in header else None
    version = _number(header, "rules")
    return Record(
        header["game"],
        version,
        players,
        options,
        names,
        seed=seed,
        secret=_secret(header["secret"]) if "secret" in header else None,
        commitment=header.get("commitment"),
    )


def _secret(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord("secret: it should be hexadecimal digits") from None


def _number(header: dict[str, str], name: str) -> int:
    if not _is_number(header[name].removeprefix("-")):
        raise BadRecord(f"{name}: '{header[name]}' should be a whole number")
    return int(header[name])


def _is_number(text: str) -> bool:
    """Return whether a text is plain digits, and not absurdly many."""
    return text.isascii() and text.isdigit() and len(text) < 40
