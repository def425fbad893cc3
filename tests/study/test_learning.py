"""`whitby learn`: games that are learned from, and rounds that go on after an interruption."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pytest
from pyarrow import parquet

from cli.terminal import refused
from whitby.bots import GUIDES, bot
from whitby.bots.arena import Crew, Here
from whitby.bots.learned.level import FOLDER
from whitby.bots.learned.master import Master
from whitby.bots.learned.network import sizes
from whitby.bots.learned.rows import duel_world
from whitby.bots.learned.shapes import Shape
from whitby.bots.learned.store import write
from whitby.bots.nosferatu.schemer import SEASONED
from whitby.bots.random_bot import Careless
from whitby.bots.search.bot import SearchBot
from whitby.cli.study import learn as command
from whitby.core.engine import apply, pending
from whitby.core.errors import WhitbyError
from whitby.core.rng import Fast
from whitby.games import GAMES
from whitby.learn import course as courses
from whitby.learn import evil, harvest, season
from whitby.learn.contest import player
from whitby.learn.course import BEST, PAST, Course, Folder, digest_of
from whitby.learn.games import SCRIPTED, TABLES, Company, Piece, Witness
from whitby.learn.gathered import choices, positions
from whitby.learn.rounds import run
from whitby.learn.shared import followed

TEACHER = "hard@1"
T = TypeVar("T")
R = TypeVar("R")


class Halting(Crew):
    """A crew that is interrupted after some pieces."""

    def __init__(self, pieces: int) -> None:
        self.left = pieces

    def map(self, work: Callable[[T], R], pieces: Sequence[T]) -> Iterator[R]:
        for piece in pieces:
            if not self.left:
                raise KeyboardInterrupt
            self.left -= 1
            yield work(piece)


class Counting(Here):
    """A crew that keeps which games it has played, and with whom."""

    def __init__(self) -> None:
        super().__init__()
        self.seeds: list[int] = []
        self.names: list[list[str]] = []

    def map(self, work: Callable[[T], R], pieces: Sequence[T]) -> Iterator[R]:
        company: object = work
        assert isinstance(company, Company)
        self.names.append([name for name, _ in company.names])
        for piece in pieces:
            assert isinstance(piece, Piece)
            self.seeds += range(piece.first, piece.first + piece.count)
        yield from super().map(work, pieces)


def unlearned(folder: Folder, number: int) -> dict[str, Any]:
    """A round that learns nothing: its networks are random ones."""
    game, chance = folder.course.game, np.random.default_rng(number)
    for name, given in (("worlds", len(GUIDES[game].weights) - 1), ("policy", 0)):
        wanted = sizes(Shape(game), given)
        weights = {
            key: (chance.normal(size=size) / np.sqrt(size[0])).astype(np.float32)
            for key, size in wanted.items()
        }
        write(folder.round(number) / f"{name}.npz", weights, {})
    return {"loss": 1.0 / number, "rules": 1.0}


def learned(folder: Folder, rounds: int, crew: Crew) -> list[int]:
    """Go through rounds, and return which ones ended."""
    over: list[int] = []
    run(folder, rounds, crew, unlearned, lambda *said: None, lambda at, report: over.append(at))
    return over


def evil_of(folder: Folder, rounds: int, crew: Crew) -> list[dict[str, Any]]:
    """Let Evil practise, and return what the rounds brought."""
    reports: list[dict[str, Any]] = []
    evil.run(folder, rounds, crew, lambda *said: None, lambda at, report: reports.append(report))
    return reports


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> Course:
    """A course of two games in each round, a part for each; nobody thinks about their moves."""
    monkeypatch.setattr(courses, "EACH", 1)
    monkeypatch.setattr(Company, "player", lambda self, name: bot(self.game, SCRIPTED))
    return Course("duel", TEACHER, 2, 64, 1e-3, seed=30)


def test_positions_are_shown_as_the_search_shows_worlds() -> None:
    rules, company = GAMES["duel"], Company("duel", TEACHER, ((SCRIPTED, 1),))
    found = company(Piece(3, 2))
    assert found == company(Piece(3, 2)), "games follow from their seeds"
    rows = found["positions"].to_pylist()
    ends = found["games"].to_pylist()
    assert {row["seed"] for row in rows} == {3, 4}
    assert not found["choices"].num_rows, "nobody searched"
    assert not any(one["strong"] for one in ends)
    state = followed(rules.setup(seed=10, players=2))
    witness, player, chance = Witness(rules), Careless(company.player(SCRIPTED), 10), Fast(1)
    compared = 0
    while (decision := pending(state)) is not None and compared < 20:
        if decision.prompt != "pick":
            assert witness.world(state, decision) == duel_world(state, decision)
            compared += 1
        view = rules.view(state, decision.seat)
        apply(state, player.choose(view, decision, chance))
    assert compared == 20


def test_networks_play_at_the_leaves_of_the_teachers_search(tmp_path: Path) -> None:
    course = Course("duel", "hard@7", 20, 64, 1e-3)
    folder = Folder(tmp_path, course)
    folder.round(1).mkdir(parents=True)
    unlearned(folder, 1)
    company = folder.company(2)
    best, teacher = company.player(BEST), company.player("hard@7")
    assert isinstance(best, Master)
    assert isinstance(teacher, SearchBot)
    assert isinstance(best.below, SearchBot)
    limits = [(each.simulations, each.seconds) for each in (best, best.below, teacher)]
    assert limits == [(7, 0.0)] * 3


def test_what_was_played_is_read_back(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "course", Course("duel", TEACHER, 3, 64, 1e-3, seed=30))
    folder.open(None)
    learned(folder, 1, Here())
    (piece,) = folder.course.pieces(1)
    parts = {name: parquet.read_table(folder.part(name, piece)) for name in TABLES}
    ends = {row["seed"]: row for row in parts["games"].to_pylist()}
    assert list(ends) == [30, 31, 32]
    told = json.loads((folder.root / "course.json").read_text("utf-8"))["columns"]
    assert {name: [*each] for name, each in told.items()} == {
        name: table.column_names for name, table in parts.items()
    }
    rows = positions("duel", 30, [(folder.part("positions", piece), folder.part("games", piece))])
    assert len(rows.won) == parts["positions"].num_rows > 30
    for at, row in enumerate(parts["positions"].to_pylist()):
        end = ends[row["seed"]]
        assert rows.seen[at].tobytes() == row["tensor"]
        assert rows.given[at].tolist() == row["given"]
        assert rows.won[at] == (end["winner"] == GAMES["duel"].sides[0])
        assert (rows.strong[at], rows.game[at]) == (end["strong"], row["seed"] - 30)
    assert set(rows.game[rows.held]) == {0}
    chosen = choices("duel", 30, [folder.part("choices", piece)])
    asked = parts["choices"].to_pylist()
    assert len(asked) == len(chosen.action)
    for at, row in enumerate(asked):
        assert np.flatnonzero(chosen.legal[at]).tolist() == sorted(row["actions"])
        assert chosen.legal[at, chosen.action[at]]
        end = ends[row["seed"]]
        assert end["random"] == 0
        assert end["entrants"][GAMES["duel"].sides.index(row["side"])] == TEACHER
        assert chosen.won[at] == (end["winner"] == row["side"])


def test_a_course_goes_on_after_an_interruption_as_if_there_had_been_none(
    tmp_path: Path, small: Course
) -> None:
    whole, broken = Folder(tmp_path / "whole", small), Folder(tmp_path / "broken", small)
    for folder in (whole, broken):
        folder.open(None)
    crew = Counting()
    assert learned(whole, 3, crew) == [1, 2, 3]
    assert crew.seeds == [30, 31, 32, 33, 34, 35], "each round has new seeds"
    assert crew.names == [
        [SCRIPTED, TEACHER],
        [SCRIPTED, TEACHER, BEST],
        [SCRIPTED, TEACHER, BEST, PAST],
    ]
    with pytest.raises(KeyboardInterrupt):
        learned(broken, 3, Halting(3))
    broken.open(None)
    crew = Counting()
    assert learned(broken, 3, crew) == [1, 2, 3], "those that are over are reported again"
    assert crew.seeds == [33, 34, 35], "games that are there are not played again"
    for name in TABLES:
        paths = sorted((whole.root / name).iterdir())
        assert len(paths) == 6
        for path in paths:
            assert path.read_bytes() == (broken.root / name / path.name).read_bytes()
    last = (whole.round(3) / "worlds.npz").read_bytes()
    assert (whole.root / "duel-worlds.npz").read_bytes() == last


def test_a_folder_has_one_course(tmp_path: Path, small: Course) -> None:
    Folder(tmp_path / "course", small).open(None)
    folder = Folder(tmp_path / "course", small)
    with folder.alone(), pytest.raises(WhitbyError, match="another run"), folder.alone():
        pass
    with folder.alone():
        folder.open(None)
    other = replace(small, teacher="hard@2")
    with pytest.raises(WhitbyError, match=r"has teacher hard@1, not hard@2; give the same, or"):
        Folder(tmp_path / "course", other).open(None)
    with pytest.raises(WhitbyError, match="has something else in it"):
        Folder(tmp_path, small).open(None)
    with pytest.raises(WhitbyError, match="'scripted' does not, hard@60 does"):
        Folder(tmp_path / "other", replace(small, teacher=SCRIPTED)).open(None)
    (tmp_path / "text.npz").write_text("no network")
    with pytest.raises(WhitbyError, match="is not a network of worlds"):
        Folder(tmp_path / "other", small).open(tmp_path / "text.npz")
    with pytest.raises(WhitbyError, match="given_shift should have the size"):
        Folder(tmp_path / "other", small).open(FOLDER / "duel.npz")
    start = FOLDER / "duel-worlds.npz"
    begun = Folder(tmp_path / "other", replace(small, start=digest_of(start)))
    begun.open(start)
    again = Folder(tmp_path / "other", small)
    again.open(None)
    assert again.course == begun.course
    assert [name for name, _ in again.company(1).names] == [SCRIPTED, TEACHER, BEST]
    with pytest.raises(WhitbyError, match="no such file"):
        digest_of(tmp_path / "nothing.npz")


def test_bad_input_is_refused_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    said = refused("learn", "duel", tmp_path)
    assert said.endswith("whitby learn needs PyTorch; to install it: pip install torch")
    assert "--rounds must be at least 1" in refused("learn", "duel", tmp_path, "--rounds", 0)
    assert "--games must be at least 20" in refused("learn", "duel", tmp_path, "-n", 19)
    assert "--rate is more than 0" in refused("learn", "duel", tmp_path, "--rate", 2)
    assert "--seed must be at least 1" in refused("learn", "duel", tmp_path, "--seed", 0)
    said = refused("learn", "nosferatu", tmp_path, "--log", tmp_path)
    assert said.endswith("--log needs TensorBoard; to install it: pip install tensorboard")
    monkeypatch.setattr("whitby.extras.find_spec", lambda name: None if name == "pyarrow" else name)
    said = refused("learn", "duel", tmp_path)
    assert said.endswith("to install them: pip install 'whitby[data]'")
    assert not list(tmp_path.iterdir()), "nothing was begun"


def test_evil_practises_in_batches_and_goes_on_after_an_interruption(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evil, "EACH", 2)
    course = Course("nosferatu", "scripted,random", 8, 4, 0.01, seed=5)
    whole, broken = Folder(tmp_path / "whole", course), Folder(tmp_path / "broken", course)
    for folder in (whole, broken):
        folder.open(None)
    first, second = evil_of(whole, 2, Here())
    assert [sum(games for _, games in each["won"].values()) for each in (first, second)] == [8, 8]
    with pytest.raises(KeyboardInterrupt):
        evil_of(broken, 2, Halting(3))
    assert json.loads((broken.round(1) / "evil.json").read_text("utf-8"))["games"] == 4
    assert evil_of(broken, 2, Here()) == [first, second]
    learned = (whole.root / "nosferatu.py").read_text("utf-8")
    assert learned == (broken.root / "nosferatu.py").read_text("utf-8")
    began = {name: evil.numbers(SEASONED[name]) for name in evil.NAMES.values()}
    assert learned != evil.text(began)
    kept = evil.practised(whole.root / "nosferatu.py")
    assert evil.numbers(kept["bite"]) != began["bite"]


def test_ratings_rise_with_the_slopes() -> None:
    net = SEASONED["ritual"]
    weights = {"ritual": evil.numbers(net)}
    given = [0.5] * net.inputs
    slopes = [0.0] * len(weights["ritual"])
    evil.add_slopes(net, given, 1.0, slopes)
    for at in range(0, len(slopes), 7):
        moved = {"ritual": weights["ritual"][:]}
        moved["ritual"][at] += 1e-6
        change = evil.nets_of(moved)["ritual"].rate(given) - net.rate(given)
        assert change / 1e-6 == pytest.approx(slopes[at], abs=1e-4)


def test_a_season_keeps_games_and_what_searches_found(tmp_path: Path) -> None:
    worlds, policy = FOLDER / "duel-worlds.npz", FOLDER / "duel.npz"
    guided = f"worlds:{worlds}:simulations=2:seconds=0:policy={policy}"
    players = {name: season.telling(player("duel", name)) for name in (guided, "scripted")}
    about = {"players": [2], "workers": 1, "sides": [{guided: 1}, {"scripted": 1}]}
    witness = season.Listener(GAMES["duel"], list(players.values()))
    for seed in (7, 8):
        season.play_one("duel", about, players, seed, witness)
    season.write(tmp_path / "duel-000000007.npz", witness)
    parts = sorted(tmp_path.glob("duel-*.npz"))
    rows, advice = harvest.positions("duel", parts), harvest.advice("duel", parts)
    assert len(rows.won) == len(witness.positions)
    assert {*rows.game.tolist()} == {0, 1}
    assert not rows.strong.any(), "one of them plays by script"
    assert len(advice.won) == len(witness.choices) > 20
    legal = advice.shares >= 0.0
    assert np.allclose((advice.shares * legal).sum(1), 1.0, atol=1e-4)
    assert legal.sum(1).min() > 1
