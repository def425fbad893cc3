"""Tournaments: paired deals, early stops, and the same result after an interruption."""

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from whitby import apply, pending
from whitby.bots import BOTS, UNLIMITED, bot
from whitby.bots.arena import (
    Fixture,
    Ledger,
    Played,
    Settings,
    Sprt,
    Standings,
    Tournament,
    load,
    play_fixture,
    run,
    settle,
)
from whitby.bots.arena.fixtures import Teams
from whitby.bots.clocks import CLOCKS
from whitby.bots.protocol import Bot
from whitby.bots.random_bot import RandomBot
from whitby.bots.search.bot import SearchBot
from whitby.bots.search.guide import Guide
from whitby.core.engine import Decision
from whitby.core.errors import WhitbyError
from whitby.games import GAMES

DUEL, NOSFERATU = GAMES["duel"], GAMES["nosferatu"]
SOURCE = {"code": "abc", "commit": "123", "version": "1", "compiled": False}


def played(settings: Settings, done: Iterable[Played] = (), jobs: int = 1) -> Tournament:
    """A tournament that has been played to its end."""
    tournament = Tournament(settings, done)
    run(tournament, jobs, lambda one: None)
    return tournament


def shown(tournament: Tournament) -> dict[str, Any]:
    """What a tournament has shown, apart from the time it took."""
    found = Standings(tournament).to_json()
    found["thinking"] = {level: one["moves"] for level, one in found["thinking"].items()}
    return found


def lines(path: Path) -> list[dict[str, Any]]:
    """The lines of a file of results, with the number of moves for their times."""
    found = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for line in found:
        times = line.get("thinking", {})
        line["thinking"] = {level: len(times[level]) for level in times}
    return found


# Who meets whom


def test_everyone_meets_everyone_on_both_sides_with_the_same_deals() -> None:
    settings = settle(NOSFERATU, ["random", "scripted", "scripted+random"], 2, seed=7)
    tournament = Tournament(settings)
    assert list(tournament.fixtures()) == [
        Fixture(deal, *pair)
        for deal in (7, 8)
        for pair in [
            ("random", "scripted"),
            ("scripted", "random"),
            ("random", "scripted+random"),
            ("scripted+random", "random"),
            ("scripted", "scripted+random"),
            ("scripted+random", "scripted"),
        ]
    ]


def test_in_a_gauntlet_the_first_meets_the_others() -> None:
    names = ["random", "scripted", "random+random"]
    gauntlet = settle(DUEL, names, 1, gauntlet=True).pairings()
    assert gauntlet == [("random", "scripted"), ("random", "random+random")]
    mirror = settle(DUEL, names[:2], 1, mirror=True)
    assert mirror.pairings() == [
        ("random", "random"),
        ("random", "scripted"),
        ("scripted", "scripted"),
    ]
    assert len(list(Tournament(mirror).fixtures())) == 4


def test_the_two_games_of_a_pair_have_the_same_deal_and_chance() -> None:
    # Two names for the same bot: what one wins as Dracula, the other wins there too.
    settings = settle(DUEL, ["scripted", "scripted+scripted"], 6)
    tournament = played(settings)
    assert tournament.races[0].counts == [0, 0, 6, 0, 0]
    there, back = (
        [tournament.done[fixture].score for fixture in tournament.done if fixture.first == first]
        for first in settings.entrants
    )
    assert there == back
    assert 0 < sum(there) < 6, "the deals differ"


def test_a_side_is_played_by_the_bot_that_is_named_for_it() -> None:
    settings = settle(NOSFERATU, ["scripted", "random"], 1, players=6)
    for deal in range(3):
        for names in (("scripted", "random"), ("random", "scripted")):
            found = play_fixture(settings, Fixture(deal, *names))
            assert list(found.thinking) == ["scripted"]
            assert found.score == (found.winner == NOSFERATU.sides[0])


@pytest.mark.parametrize("first", ["scripted", "random"])
def test_where_sides_are_swapped_in_a_match_an_entrant_keeps_its_seat(first: str) -> None:
    options = {"match": "three", "roles": "swap"}
    settings = settle(DUEL, ["scripted", "random"], 1, options=options)
    second = "random" if first == "scripted" else "scripted"
    scores = [play_fixture(settings, Fixture(deal, first, second)).score for deal in range(3)]
    assert scores == [float(first == "scripted")] * 3


def test_the_levels_of_a_team_change_seats_from_deal_to_deal() -> None:
    team: list[Bot] = [RandomBot() for _ in range(3)]
    seats: dict[int, set[int]] = {}
    for deal in range(30):
        state = NOSFERATU.setup(1, 5)
        table = Teams(NOSFERATU, [team, [RandomBot()]], deal)
        while (decision := pending(state)) is not None:
            table.bot_for(state, decision.seat)
            apply(state, decision.options[0])
        hunters = [seat for seat, side in table.sides.items() if side == 0]
        held = [team.index(bot) for seat, bot in table.bots.items() if seat in hunters]
        assert set(held) == {0, 1, 2}, "each level has a seat"
        for seat, at in zip(hunters, held, strict=True):
            seats.setdefault(seat, set()).add(at)
    assert all(levels == {0, 1, 2} for levels in seats.values())


# Counting


def test_two_processes_come_to_the_same_result() -> None:
    settings = settle(NOSFERATU, ["random", "scripted"], 8, sprt=Sprt(0.5, 0.9))
    one, two = played(settings), played(settings, jobs=2)
    assert shown(one) == shown(two)


def test_a_test_stops_early_and_later_deals_do_not_count() -> None:
    settings = settle(DUEL, ["scripted", "random"], 40, sprt=Sprt(0.5, 0.8))
    short = played(settings)
    race = short.races[0]
    assert race.accepted == "H1"
    assert 4 < race.deals < 15
    assert race.llr >= settings.sprt.bounds[1] if settings.sprt else False
    assert len(short.done) == 2 * race.deals == short.progress()[0] == short.progress()[1]
    more = played(settle(DUEL, ["scripted", "random"], race.deals + 5))
    ahead = Tournament(settings, reversed(more.done.values()))
    assert len(ahead.done) == 2 * race.deals + 10
    assert list(ahead.fixtures()) == []
    assert shown(ahead) == shown(short)


def test_standings_add_up() -> None:
    names = ["scripted", "random", "random+scripted"]
    tournament = played(settle(NOSFERATU, names, 3, mirror=True))
    found = Standings(tournament)
    assert found.games == 3 * (3 * 2 + 3)
    for one in names:
        for other in names:
            if one != other:
                rate, (low, high), games = found.total(one, other)
                both = found.cell(one, other).score + found.back(one, other).score
                assert (games, rate) == (6, both / 6)
                assert low <= rate <= high
                assert found.total(other, one)[0] == pytest.approx(1 - rate)
    assert sum(found.overall(name).score for name in names) == 18
    data = found.to_json()
    assert [row["entrant"] for row in data["ratings"]] == names
    assert data["ratings"][-1]["elo"] == 0
    assert set(data["thinking"]) == {"scripted"}
    json.dumps(data)


class Idle(Guide):
    """Never finds a question worth searching."""

    def turns(self, decision: Decision[Any]) -> int:
        return 0


def test_limits_and_times_are_those_of_each_level(monkeypatch: pytest.MonkeyPatch) -> None:
    hard = SearchBot(Idle(DUEL, []), bot("duel", "scripted"), 4000, 1.0)
    monkeypatch.setitem(BOTS["duel"], "hard", hard)
    settings = settle(DUEL, ["hard", "hard@50%10", "hard@0.00001s+random"], 2)
    assert settings.limits() == {
        "hard": {"simulations": 4000, "seconds": 1.0},
        "hard@50%10": {"simulations": 50, "seconds": 0.0},
        "hard@0.00001s": {"simulations": UNLIMITED, "seconds": 0.00001},
        "random": {},
    }
    times = Standings(played(settings)).to_json()["thinking"]
    assert {level: one["limit"] for level, one in times.items()} == {
        "hard": 1.0,
        "hard@50%10": None,
        "hard@0.00001s": 0.00001,
    }
    assert all(one["moves"] > 0 for one in times.values())
    assert times["hard@50%10"]["late"] == 0
    assert times["hard@0.00001s"]["late"] > 0, "no move is as short as this"


def test_the_clock_that_was_asked_for_limits_and_times_the_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ticks = iter(range(1_000_000))
    monkeypatch.setitem(CLOCKS, "processor", lambda: float(next(ticks)))
    hard = SearchBot(Idle(DUEL, []), bot("duel", "easy"), 10, 1000.0)  # reads its clock once a move
    monkeypatch.setitem(BOTS["duel"], "hard", hard)
    settings = settle(DUEL, ["hard", "random"], 1, clock="processor")
    times = play_fixture(settings, Fixture(0, "hard", "random")).thinking["hard"].times
    assert set(times) == {2_000_000}, "at its beginning, by the bot, and at its end"
    assert Settings.from_json(settings.to_json()) == settings
    with pytest.raises(WhitbyError, match="unknown clock 'sun'; known are wall, processor"):
        settle(DUEL, ["hard", "random"], 1, clock="sun")


# The file


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a tournament that was not interrupted."""
    path = tmp_path_factory.mktemp("whole") / "results.jsonl"
    recorded(path)
    return path


def recorded(path: Path, games: int = 3, **source: object) -> Tournament:
    """Play a tournament, or continue it, with its results in a file."""
    settings = settle(NOSFERATU, ["random", "scripted"], games)
    with Ledger(path, settings, {**SOURCE, **source}) as ledger:
        tournament = Tournament(settings, ledger.games)
        run(tournament, 1, ledger.add)
    return tournament


@pytest.mark.parametrize("line", range(7))
@pytest.mark.parametrize("part", [0.0, 0.4, 1.0])
def test_a_killed_run_continues_where_it_was(
    line: int, part: float, whole: Path, tmp_path: Path
) -> None:
    content = whole.read_bytes().splitlines(keepends=True)
    assert len(content) == 7
    kept = b"".join(content[:line])
    path = tmp_path / "killed.jsonl"
    path.write_bytes(kept + content[line][: int(part * (len(content[line]) - 1))])
    tournament = recorded(path)
    assert path.read_bytes().startswith(kept)
    assert lines(path) == lines(whole)
    settings, _, games = load(whole)
    assert shown(tournament) == shown(Tournament(settings, games))


def test_a_file_from_before_there_were_clocks_goes_on_by_the_wall(
    whole: Path, tmp_path: Path
) -> None:
    path = tmp_path / "old.jsonl"
    old = whole.read_text("utf-8").replace('"clock": "wall", ', "")
    assert "clock" not in old
    path.write_text(old, "utf-8")
    assert load(path)[0].clock == "wall"
    recorded(path, 3)
    assert path.read_text("utf-8") == old
    faster = settle(NOSFERATU, ["random", "scripted"], 3, clock="processor")
    with pytest.raises(WhitbyError, match='its clock is "wall", here it is "processor"'):
        Ledger(path, faster, SOURCE)


def test_a_tournament_can_be_extended(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "more.jsonl"
    path.write_bytes(whole.read_bytes())
    recorded(path, 4, commit="456")
    assert path.read_bytes().startswith(whole.read_bytes())
    header, *games = lines(path)[7:]
    assert (header["games"], header["commit"], header["code"]) == (4, "456", "abc")
    assert [game["deal"] for game in games] == [3, 3]
    settings, _, all_games = load(path)
    assert shown(Tournament(settings, all_games)) == shown(recorded(tmp_path / "new.jsonl", 4))


def test_the_first_line_says_what_the_results_depend_on(whole: Path) -> None:
    settings, header, games = load(whole)
    assert settings == settle(NOSFERATU, ["random", "scripted"], 3)
    assert header == {
        "whitby-arena": 1,
        "game": "nosferatu",
        "rules": NOSFERATU.version,
        "players": 5,
        "options": NOSFERATU.choose({}),
        "entrants": ["random", "scripted"],
        "limits": {"random": {}, "scripted": {}},
        "games": 3,
        "seed": 0,
        "gauntlet": False,
        "mirror": False,
        "sprt": None,
        "clock": "wall",
        "sides": ["hunters", "evil"],
        **SOURCE,
    }
    assert len(games) == 6


@pytest.mark.parametrize(
    ("part", "other", "said"),
    [
        ('"seed": 0', '"seed": 1', "its seed is 1, here it is 0"),
        ('"code": "abc"', '"code": "abd"', 'its code is "abd"'),
        ('"compiled": false', '"compiled": true', "its compiled is true"),
        ('"whitby-arena": 1', '"whitby-arena": 2', "has format 2"),
        ('"whitby-arena": 1', '"chess": 1', "no file of results"),
        ('"score": ', '"goals": ', "line 2 is no result"),
        ('{"deal": 1', '"deal": 1', "line 4 is no result"),
    ],
)
def test_another_file_is_left_alone(
    part: str, other: str, said: str, whole: Path, tmp_path: Path
) -> None:
    path = tmp_path / "other.jsonl"
    text = whole.read_text("utf-8")
    assert part in text
    path.write_text(text.replace(part, other, 1) + "half a li", "utf-8")
    before = path.read_bytes()
    with pytest.raises(WhitbyError, match=said):
        recorded(path)
    assert path.read_bytes() == before


def test_a_letter_is_no_file_of_results(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    for text in ("Dear Mina,", "Dear Mina,\nI have arrived.\n"):
        path.write_text(text)
        with pytest.raises(WhitbyError, match="no file of results"):
            recorded(path)
        assert path.read_text() == text


@pytest.mark.parametrize(
    ("part", "other", "said"),
    [
        ('"game": "nosferatu"', '"game": "chess"', "unknown game 'chess'; known are duel"),
        ('"players": 5', '"players": 50', "5 to 8 players, not 50"),
        ('"players": 5', '"players": "many"', "no settings of a tournament"),
        ('"random", "scripted"', '"random"', "at least two bots"),
        ('"random", "scripted"', '"random", "genius"', "has no bot 'genius'"),
        ('"games": 3', '"games": 1e40', "1 to 1000000 games"),
        ('"games": 3', '"games": Infinity', "no settings of a tournament"),
        ('"sprt": null', '"sprt": {"low": 0.9, "high": 0.1}', "two mean scores"),
        ('"limits": {"random": {}', '"limits": {"random": 7', "no settings of a tournament"),
        ('"score": ', '"score": 7', "line 2 is no result"),
        ('"scripted": [', '"scripted": [-1, ', "line 2 is no result"),
        ('{"deal": 0', "[" * 100_000, "line 2 is no result"),
    ],
)
def test_a_damaged_file_is_not_shown(
    part: str, other: str, said: str, whole: Path, tmp_path: Path
) -> None:
    path = tmp_path / "damaged.jsonl"
    text = whole.read_text("utf-8")
    assert part in text
    path.write_text(text.replace(part, other, 1), "utf-8")
    with pytest.raises(WhitbyError, match=said):
        load(path)


def test_two_runs_cannot_write_to_one_file(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "busy.jsonl"
    path.write_bytes(whole.read_bytes() + b"half a li")
    settings = settle(NOSFERATU, ["random", "scripted"], 4)
    with Ledger(path, settings, SOURCE):
        before = path.read_bytes()
        with pytest.raises(WhitbyError, match=r"another tournament is writing .* another file"):
            recorded(path, 5)
        assert path.read_bytes() == before
        assert len(load(path)[2]) == 6, "reading is allowed meanwhile"
    assert len(recorded(path, 4).done) == 8, "the lock is gone with its run"


WRITING = """
import sys
from pathlib import Path
from whitby.bots.arena import Ledger, settle
from whitby.games import GAMES

settings = settle(GAMES["nosferatu"], ["random", "scripted"], 3)
ledger = Ledger(Path(sys.argv[1]), settings, {})
print("open", flush=True)
sys.stdin.read()
"""


def test_a_file_is_locked_against_other_programs_until_they_die(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with subprocess.Popen(
        [sys.executable, "-c", WRITING, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stdout.readline()
        with pytest.raises(WhitbyError, match="another tournament is writing"):
            recorded(path)
        running.kill()
        running.wait()
    with pytest.raises(WhitbyError, match="its code is null"):
        recorded(path)


@pytest.mark.parametrize("name", ["", "no/such/folder.jsonl"])
def test_what_cannot_be_written_is_no_file_of_results(name: str, tmp_path: Path) -> None:
    with pytest.raises(WhitbyError, match=r"cannot write .* give a file of results"):
        recorded(tmp_path / name)


# Mistakes


@pytest.mark.parametrize(
    ("entrants", "said"),
    [
        (["random"], "at least two"),
        (["random", "scripted", "random"], "'random' stands twice"),
        (["random", "genius"], "has no bot 'genius'"),
        (["random", "scripted+genius"], "has no bot 'genius'"),
        (["random", "scripted@100"], "does not search"),
    ],
)
def test_who_cannot_take_part(entrants: list[str], said: str) -> None:
    with pytest.raises(WhitbyError, match=said):
        settle(DUEL, entrants, 1)


def test_an_error_says_in_which_game_it_was() -> None:
    settings = Settings("duel", 2, (("match", "ninety"),), ("random", "scripted"), 1)
    with pytest.raises(Exception, match="match") as caught:
        play_fixture(settings, Fixture(3, "random", "scripted"))
    assert caught.value.__notes__ == ["deal 3: dracula=random, van_helsing=scripted"]


# Processes


ENDLESS = """
from whitby.bots.arena import Tournament, run, settle
from whitby.games import GAMES

if __name__ == "__main__":
    settings = settle(GAMES["nosferatu"], ["random", "scripted"], 100_000)
    run(Tournament(settings), 2, lambda played: print(played.fixture.deal, flush=True))
"""


def test_processes_do_not_outlive_a_killed_run(tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stdout.readline()
        running.kill()
        # The end of the output comes when the last process that could write to it is gone.
        running.communicate(timeout=30)
