"""Records: a record holds the whole game, and a tampered one is detected."""

import re
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.lots import Lots
from laws.lots import Table as LotsTable
from toy_parts import Said
from whitby import GAMES
from whitby.core import record
from whitby.core.engine import State, anytime, decisions, only, pending, play
from whitby.core.errors import BadRecord, BadSetup, WhitbyError
from whitby.core.game import Game
from whitby.core.record import Move, Record, begin, digest, parse, replay, verify
from whitby.core.rng import Fast, Keyed, Rng, commitment
from whitby.core.sight import sight, to_bytes
from whitby.laws.world import describe

BOOK: dict[str, Game[Any, Any]] = {"lots": Lots(), **GAMES}
SECRET = bytes(range(32))
TALK = 9
"""One move in this many is something said outside the decision, if there is such a thing."""


class Played:
    """A game played at random, with its record and what was visible before each move."""

    def __init__(
        self, name: str, players: int, seed: int, moves: int, live: bool = False, look: bool = True
    ) -> None:
        self.game = BOOK[name]
        self.players = players
        if live:
            self.record = begin(self.game, players, secret=SECRET)
        else:
            self.record = begin(self.game, players, seed=seed)
        self.state: State = self.game.setup(seed, players, rng=self.record.rng())
        self.chance = Fast(seed + 1)
        self.looks = look
        self.sights = [self.all_sights()]
        while len(self.record.moves) < moves and pending(self.state) is not None:
            self.go_on()
        self.record.finish(self.game, self.state)

    def go_on(self) -> None:
        decision = self.chance.choice(decisions(self.state))
        seat, options = int(decision.seat), list(decision.options)
        if self.chance.below(TALK) == 0 and pending(self.state) is not None:
            options = list(anytime(self.state, seat)) or options
        code = self.chance.choice(options).code()
        play(self.state, code, seat)
        self.record.add(seat, code)
        if self.looks:
            self.sights.append(self.all_sights())

    def all_sights(self) -> list[bytes]:
        return all_sights(self.game, self.state, self.players)


def all_sights(game: Game[Any, Any], state: State, players: int) -> list[bytes]:
    """Everything each viewer gets, the spectator last."""
    return [to_bytes(sight(game, state, seat)) for seat in [*range(players), None]]


@cache
def finished(name: str = "lots", players: int = 3, live: bool = False) -> Played:
    """A finished game."""
    return Played(name, players, 5, 10**6, live, look=False)


def text_of(played: Played) -> str:
    return played.record.text()


# Writing and reading


@settings(max_examples=40)
@given(st.integers(0, 10**6), st.integers(0, 30))
def test_a_record_read_back_is_the_same(seed: int, moves: int) -> None:
    text = text_of(Played("lots", 3, seed, moves))
    assert parse(text).text() == text


@pytest.mark.parametrize("name", GAMES)
def test_a_record_read_back_gives_the_same_game(name: str) -> None:
    for players in GAMES[name].seats:
        played = finished(name, players)
        again = parse(text_of(played))
        assert again.text() == text_of(played)
        assert describe(replay(BOOK, again)) == describe(played.state)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 40), st.data())
@pytest.mark.parametrize("name", BOOK)
def test_at_every_line_everyone_sees_what_was_to_be_seen_then(
    name: str, seed: int, moves: int, data: st.DataObject
) -> None:
    players = data.draw(st.sampled_from(BOOK[name].seats))
    played = Played(name, players, seed, moves)
    to = data.draw(st.integers(0, len(played.record.moves)))
    state = replay(BOOK, parse(text_of(played)), to)
    assert all_sights(played.game, state, players) == played.sights[to]


def test_a_replay_stops_at_any_line_and_goes_on() -> None:
    played = finished()
    moves = played.record.moves
    for to in range(len(moves) + 1):
        state = replay(BOOK, played.record, to)
        for move in moves[to:]:
            play(state, move.code, move.seat)
        pending(state)
        assert describe(state) == describe(played.state)


def test_a_replay_past_the_last_line_is_the_whole_game() -> None:
    played = finished()
    assert describe(replay(BOOK, played.record, 10**6)) == describe(played.state)


def test_what_is_said_beside_the_decision_is_a_move_like_any_other() -> None:
    played = finished("nosferatu", 5)
    assert any(move.code.startswith("claim:") for move in played.record.moves)


def test_the_file_is_plain_lines() -> None:
    book = begin(BOOK["nosferatu"], 5, {"ritual": "may"}, ["Anna", "Bram", "Zoë", "D.", "É"], 7)
    book.add(0, "vampire:2")
    assert book.text() == (
        "whitby record 1\n"
        "game: nosferatu\n"
        "rules: 1\n"
        "players: 5\n"
        "options: double_bite=on full_history=off givers=on penalty_own=on renfield=volunteers "
        "ritual=may show_reserves=on\n"
        "names: Anna, Bram, Zoë, D., É\n"
        "seed: 7\n"
        "\n"
        "1 vampire:2\n"
    )


def test_a_finished_file_ends_with_its_end() -> None:
    lines = text_of(finished()).splitlines()
    assert re.fullmatch(r"end: seat \d rank", lines[-2])
    assert lines[-1] == f"digest: {digest(finished().state)}"
    assert "end:" not in text_of(Played("lots", 3, 5, 4))


def test_a_move_counts_its_seat_from_one() -> None:
    assert str(Move(0, "vampire:2")) == "1 vampire:2"


def test_blank_lines_and_line_ends_of_other_systems_do_not_matter() -> None:
    text = text_of(finished())
    for changed in (text.replace("\n", "\r\n"), text + "\n\n", text.replace("\n\n", "\n\n\n")):
        assert parse(changed).text() == text


# Starting


def test_seats_have_names_from_the_start() -> None:
    assert begin(BOOK["lots"], 3).names == ["Seat 1", "Seat 2", "Seat 3"]


@pytest.mark.parametrize(
    "name", ["", " ", " Anna", "Anna ", "Anna, Bram", "An\nna", "An\x1b[2Jna", "\u2028", "A\tb"]
)
def test_a_name_that_a_line_could_not_hold_is_refused(name: str) -> None:
    with pytest.raises(BadRecord, match="is no name for a seat: use visible letters, and no comma"):
        begin(BOOK["lots"], 3, names=["Bram", name, "Clara"])


@pytest.mark.parametrize("names", [[], ["Anna"], ["A", "B", "C", "D"]])
def test_every_seat_needs_a_name(names: list[str]) -> None:
    with pytest.raises(BadRecord, match=f"3 players need 3 names, not {len(names)}"):
        begin(BOOK["lots"], 3, names=names)


def test_a_game_that_cannot_be_played_is_not_begun() -> None:
    with pytest.raises(BadSetup, match="5 to 8 players, not 4"):
        begin(BOOK["nosferatu"], 4)
    with pytest.raises(BadSetup, match="no option 'colour'"):
        begin(BOOK["nosferatu"], 5, {"colour": "red"})


@pytest.mark.parametrize("seed", [0, -1, 10**38, -(10**38), 10**39, -(10**39), 10**60])
def test_a_seed_that_a_game_can_begin_with_can_be_read_back(seed: int) -> None:
    try:
        book = begin(BOOK["lots"], 3, seed=seed)
    except WhitbyError:
        return
    assert parse(book.text()).seed == seed


def test_a_record_draws_as_it_says() -> None:
    seeded, live = begin(BOOK["lots"], 3, seed=4), begin(BOOK["lots"], 3, secret=SECRET)
    for found, expected in ((seeded.rng(), Fast(4)), (live.rng(), Keyed(SECRET))):
        assert [found.below(1000) for _ in range(5)] == [expected.below(1000) for _ in range(5)]


# Invalid lines

GOOD = [
    "whitby record 1",
    "game: nosferatu",
    "rules: 1",
    "players: 5",
    "options: renfield=first ritual=may",
    "names: Anna, Bram, Clara, Dora, Emil",
    "seed: 7",
    "",
    "1 vampire:2",
    "1 stake:3",
    "3 discard:rumour",
]
END = ["end: evil bites", "digest: 0011"]


def bad(lines: list[str], words: str) -> None:
    """Check that a text is refused in one line that contains these words."""
    with pytest.raises(BadRecord) as error:
        parse("\n".join(lines) + "\n")
    assert re.search(words, str(error.value)), str(error.value)
    assert "\n" not in str(error.value)
    assert len(str(error.value)) < 300


def test_the_good_record_is_good() -> None:
    assert parse("\n".join(GOOD + END)).end == "evil bites"


@pytest.mark.parametrize(
    "first", ["", "whitby record 2", "whitby record", "Whitby Record 1", "PK\x03\x04", "{}"]
)
def test_the_first_line_says_what_it_is(first: str) -> None:
    bad([first, *GOOD[1:]], "this is no record: the first line must be 'whitby record 1'")


def test_nothing_is_no_record() -> None:
    with pytest.raises(BadRecord, match="the first line must be 'whitby record 1'"):
        parse("")


@pytest.mark.parametrize("name", ["game", "rules", "players", "options", "names"])
def test_a_missing_line_is_named(name: str) -> None:
    lines = [line for line in GOOD if not line.startswith(name)]
    bad(lines, f"the record has no line '{name}:'")


def test_chance_must_come_from_somewhere() -> None:
    bad(GOOD[:6] + GOOD[7:], "neither 'seed:' nor 'commitment:'")
    bad([*GOOD[:6], f"secret: {SECRET.hex()}", *GOOD[7:]], "neither 'seed:' nor 'commitment:'")


NUMBER = "should be a whole number"
FIELDS = "is not one of game, rules, players, options, names, seed, commitment, secret"
MOVE = "is no move; a move is a seat from 1 to 5 and a code"

# the changed line, what it becomes, and what the error says about it
WRONG_LINES = [
    (2, "game nosferatu", FIELDS),
    (2, "gmae: nosferatu", FIELDS),
    (2, "Game: nosferatu", FIELDS),
    (2, "nosferatu", FIELDS),
    (2, "1 vampire:2", FIELDS),
    (3, "rules: one", NUMBER),
    (3, "rules:", NUMBER),
    (3, "rules: 1.0", NUMBER),
    (3, f"rules: {'9' * 5000}", NUMBER),
    (3, "game: nosferatu", "'game' stands twice"),
    (4, "players: five", NUMBER),
    (4, "players: ٥", NUMBER),
    (4, "players: 5 6", NUMBER),
    (4, "players: --5", NUMBER),
    (4, f"players: {'9' * 60}", NUMBER),
    (4, "players: 0", "players"),
    (4, "players: -5", "players"),
    (5, "options: ritual", "'ritual' should be name=value"),
    (5, "options: ritual = may", "should be name=value"),
    (5, "options: =may", "should be name=value"),
    (5, "options: ritual=", "should be name=value"),
    (5, "options: ritual=may ritual=must", "'ritual' stands twice"),
    (6, "names: Anna, Bram", "5 players, but 2 names"),
    (6, "names:", "5 players, but 1 names?"),
    (6, "names: Anna, Bram, Clara, Dora, Emil, Fritz", "5 players, but 6 names"),
    (6, "names: Anna, , Clara, Dora, Emil", "no name for a seat"),
    (6, "names: Anna, Br\x1b[2Jam, Clara, Dora, Emil", "no name for a seat"),
    (6, "names: Anna, Br\tam, Clara, Dora, Emil", "no name for a seat"),
    (7, "seed: x", NUMBER),
    (7, "seed:", NUMBER),
    (7, "seed: 1_000", NUMBER),
    (7, "seed: 7.5", NUMBER),
    (7, f"seed: {'9' * 5000}", NUMBER),
    (9, "vampire:2", MOVE),
    (9, "1", MOVE),
    (9, "0 vampire:2", MOVE),
    (9, "6 vampire:2", MOVE),
    (9, "-1 vampire:2", MOVE),
    (9, "one vampire:2", MOVE),
    (9, "² vampire:2", MOVE),
    (9, f"{'1' * 5000} vampire:2", "is no move; a move is a seat from 1 to 5 and a code"),
    (9, "end:", MOVE),
    (11, "digest: 0011", "digest"),
]


@pytest.mark.parametrize(("at", "line", "words"), WRONG_LINES)
def test_a_wrong_line_is_named_with_what_would_be_right(at: int, line: str, words: str) -> None:
    lines = GOOD[:]
    lines[at - 1] = line
    bad(lines, f"^line {at}: .*{words}")


LIVE = [*GOOD[:6], f"commitment: {commitment(SECRET)}", f"secret: {SECRET.hex()}", *GOOD[7:]]


def test_a_live_record_is_good() -> None:
    found = parse("\n".join(LIVE))
    assert (found.secret, found.commitment, found.seed) == (SECRET, commitment(SECRET), None)


@pytest.mark.parametrize(
    ("at", "line", "words"),
    [
        (8, "secret: xyz", "hexadecimal"),
        (8, "secret: 0g", "hexadecimal"),
        (8, "secret:", "32 bytes"),
        (8, "secret: 0011", "32 bytes"),
        (8, f"secret: {'00' * 33}", "32 bytes"),
        (7, "commitment: hello", "hexadecimal"),
        (7, "commitment:", "hexadecimal"),
    ],
)
def test_a_wrong_promise_is_named_with_what_would_be_right(at: int, line: str, words: str) -> None:
    lines = LIVE[:]
    lines[at - 1] = line
    bad(lines, f"^line {at}: .*{words}")


@pytest.mark.parametrize(
    "more",
    [
        [*END, "1 vampire:2"],
        ["end: evil bites", "1 vampire:2", "digest: 0011"],
        [*END, "end: evil bites"],
        ["end: evil bites", "end: hunters stake", "digest: 0011"],
        [*END, "digest: 0022"],
        ["digest: 0011", "1 vampire:2"],
        ["digest: 0011", "end: evil bites"],
    ],
)
def test_after_the_moves_come_the_end_and_its_digest_and_nothing_else(more: list[str]) -> None:
    bad(GOOD + more, r"^line \d+: ")


def test_an_end_without_its_digest_is_not_given_one() -> None:
    try:
        found = parse("\n".join([*GOOD, END[0]]))
    except BadRecord:
        return
    assert "None" not in found.text()


@settings(max_examples=200)
@given(st.data())
def test_a_damaged_record_is_refused_in_words_or_read(data: st.DataObject) -> None:
    text = text_of(finished())
    at = data.draw(st.integers(0, len(text) - 1))
    junk = data.draw(st.text(max_size=4))
    cut = data.draw(st.integers(0, 6))
    with suppress(WhitbyError):
        verify(BOOK, parse(text[:at] + junk + text[at + cut :]))


# Records that cannot be played


def changed(played: Played, **fields: Any) -> Record:
    """A copy of a record with some fields changed."""
    found = parse(text_of(played))
    for name, value in fields.items():
        assert hasattr(found, name)
        setattr(found, name, value)
    return found


def test_an_unknown_game_is_answered_with_the_known_ones() -> None:
    known = "lots, duel, fury, nosferatu"
    with pytest.raises(BadRecord, match=f"unknown game 'chess'; known are {known}"):
        replay(BOOK, changed(finished(), game="chess"))


@pytest.mark.parametrize(
    ("version", "words"),
    [
        (2, "rules version 2 of lots; this is version 1: a newer whitby can replay it"),
        (0, "rules version 0 of lots; this is version 1: an older whitby can replay it"),
        (-3, "an older whitby can replay it"),
        (10**30, "a newer whitby can replay it"),
    ],
)
def test_another_version_of_the_rules_is_not_guessed_at(version: int, words: str) -> None:
    for attempt in (replay, verify):
        with pytest.raises(BadRecord, match=words):
            attempt(BOOK, changed(finished(), version=version))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"players": 4}, "not 4"),
        ({"players": 10**30}, "not 1000"),
        ({"options": {"mood": "sad"}}, "option mood can be calm or wild, not 'sad'"),
        ({"options": {"colour": "red"}}, "lots has no option 'colour'; it has mood"),
        ({"seed": None, "secret": b"short"}, "32 bytes, not 5"),
    ],
)
def test_a_record_of_a_game_that_cannot_be_is_a_bad_record(
    fields: Mapping[str, Any], words: str
) -> None:
    with pytest.raises(BadRecord, match=words):
        replay(BOOK, changed(finished(), **fields))


class Forgetful(Lots):
    """A game that leaves counting the seats to the core."""

    def deal(self, rng: Rng, players: int, options: Mapping[str, str]) -> LotsTable:
        state = super().deal(rng, players, options)
        state.players = 0
        return state


def test_a_replay_is_set_up_as_the_game_was() -> None:
    record_of_it = finished().record
    assert verify({"lots": Forgetful()}, record_of_it) == "replayed"


def test_a_move_that_is_not_offered_is_named() -> None:
    found = changed(finished())
    found.moves[3] = Move(1, "fly:away")
    with pytest.raises(BadRecord, match=r"^move 4 \(2 fly:away\): 'fly:away' is not offered"):
        replay(BOOK, found)


def test_moves_after_the_end_are_named() -> None:
    found = changed(finished())
    found.add(0, "bid:low")
    count = len(found.moves)
    with pytest.raises(BadRecord, match=rf"^move {count} \(1 bid:low\): the game is over"):
        verify(BOOK, found)


# Verifying


@pytest.mark.parametrize("name", BOOK)
def test_a_finished_record_is_verified(name: str) -> None:
    players = BOOK[name].seats[-1]
    assert verify(BOOK, parse(text_of(finished(name, players)))) == "replayed"
    assert verify(BOOK, parse(text_of(finished(name, players, live=True)))) == "committed"


def test_a_live_record_shows_its_promise_from_the_start() -> None:
    book = begin(BOOK["lots"], 3, secret=SECRET)
    assert book.commitment == commitment(SECRET)
    assert book.seed is None
    assert f"commitment: {commitment(SECRET)}" in book.text()


def test_a_secret_that_is_not_told_yet_proves_nothing() -> None:
    found = changed(finished(live=True), secret=None)
    assert "secret:" not in found.text()
    with pytest.raises(BadRecord, match="the secret is not in this record yet"):
        verify(BOOK, found)
    with pytest.raises(BadRecord, match="the seed is not in this record"):
        replay(BOOK, found)


def test_another_secret_breaks_the_promise() -> None:
    with pytest.raises(BadRecord, match="the table broke its promise"):
        verify(BOOK, changed(finished(live=True), secret=bytes(32)))


def test_another_promise_is_broken_too() -> None:
    with pytest.raises(BadRecord, match="the table broke its promise"):
        verify(BOOK, changed(finished(live=True), commitment=commitment(bytes(32))))


def test_a_game_that_is_not_over_cannot_be_verified() -> None:
    with pytest.raises(BadRecord, match="the game is not over: it waits for seat 1 and 2 and 3"):
        verify(BOOK, begin(BOOK["lots"], 3, seed=5))


def test_a_record_cut_short_is_found_out() -> None:
    found = changed(finished())
    found.moves.pop()
    with pytest.raises(BadRecord, match="the game is not over: it waits for seat"):
        verify(BOOK, found)


def test_a_record_without_its_last_lines_is_found_out() -> None:
    found = changed(finished(), end=None, digest=None)
    with pytest.raises(BadRecord, match=r"lacks its last lines; the moves end with 'seat \d rank'"):
        verify(BOOK, found)


def test_another_end_is_found_out() -> None:
    with pytest.raises(BadRecord, match="the record says 'evil bites', but the moves end with"):
        verify(BOOK, changed(finished(), end="evil bites"))


@pytest.mark.parametrize("value", ["00", None])
def test_another_digest_is_found_out(value: str | None) -> None:
    with pytest.raises(BadRecord, match=f"the digest is {value}, but the moves give"):
        verify(BOOK, changed(finished(), digest=value))


def test_another_seed_is_found_out() -> None:
    for seed in range(5):
        with pytest.raises(BadRecord):
            verify(BOOK, changed(finished(), seed=100 + seed))


def test_every_legal_move_put_in_place_of_another_is_found_out() -> None:
    tried = 0
    for players in GAMES["nosferatu"].seats:
        played = finished("nosferatu", players)
        for at, move in enumerate(played.record.moves):
            for code in others(played, at):
                bent = changed(played)
                bent.moves[at] = Move(move.seat, code)
                with pytest.raises(BadRecord):
                    verify(BOOK, bent)
                tried += 1
    assert tried > 100


def others(played: Played, at: int) -> list[str]:
    """What could have been chosen instead of a move."""
    move = played.record.moves[at]
    asked = [one for one in decisions(replay(BOOK, played.record, at)) if one.seat == move.seat]
    return [code for one in asked for code in one.codes() if code != move.code]


def test_what_was_said_cannot_be_unsaid() -> None:
    played = finished("nosferatu", 5)
    [first, *_] = [at for at, m in enumerate(played.record.moves) if m.code.startswith("claim")]
    bent = changed(played)
    del bent.moves[first]
    with pytest.raises(BadRecord, match="the digest is"):
        verify(BOOK, bent)


def test_names_are_no_part_of_what_is_proven() -> None:
    assert verify(BOOK, changed(finished(), names=["X", "Y", "Z"])) == "replayed"


# The digest


def test_equal_games_have_equal_digests() -> None:
    played = finished()
    assert digest(replay(BOOK, played.record)) == digest(played.state)
    assert re.fullmatch("[0-9a-f]{32}", digest(played.state))


def test_the_order_of_sealed_answers_is_no_part_of_the_game() -> None:
    ends = []
    for order in ([0, 1, 2], [2, 0, 1]):
        state = BOOK["lots"].setup(3)
        for seat in order:
            play(state, "bid:high", seat)
        pending(state)
        ends.append(digest(state))
    assert ends[0] == ends[1]


def test_every_event_and_its_audience_count() -> None:
    state = finished().state.clone()
    whole = digest(state)
    events = state.events
    state.events = events[:-1]
    assert digest(state) != whole
    state.events = [*events[:-2], events[-1], events[-2]]
    assert digest(state) != whole
    state.events = [*events, Said("fell")]
    for_all = digest(state)
    state.events = [*events, Said("fell", only(1))]
    assert digest(state) != for_all


def test_the_module_is_part_of_the_public_face() -> None:
    import whitby

    assert whitby.record is record


# Resignations


def resigned(seat: str) -> str:
    """A record of the duel that ends after its first move because a seat resigned."""
    game = GAMES["duel"]
    record = begin(game, 2, seed=3)
    state = game.setup(seed=3)
    decision = pending(state)
    assert decision is not None
    record.add(decision.seat, decision.options[0].code())
    record.resigned = 0
    record.finish(game, replay(GAMES, record))
    return record.text().replace("resigned: 1", f"resigned: {seat}")


def test_a_resignation_ends_a_game_for_the_other_side() -> None:
    record = parse(resigned("1"))
    assert record.end == "van_helsing resigned"
    assert verify(GAMES, record) == "replayed"


def test_the_wrong_seat_cannot_be_said_to_have_resigned() -> None:
    with pytest.raises(BadRecord, match="the moves end with 'dracula resigned'"):
        verify(GAMES, parse(resigned("2")))


@pytest.mark.parametrize("seat", ["0", "3", "x", "-1", ""])
def test_a_resignation_names_a_seat(seat: str) -> None:
    with pytest.raises(BadRecord, match="line 10"):
        parse(resigned(seat))


def test_nothing_follows_a_resignation_but_the_end() -> None:
    lines = resigned("1").splitlines()
    lines.insert(-2, lines[9])
    with pytest.raises(BadRecord, match="nothing may follow a resignation but the end"):
        parse("\n".join(lines))
