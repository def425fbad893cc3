"""Data sets of decisions: what is in them, and that they can be made again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pyarrow import parquet

from cli.terminal import output_of, refused
from whitby import GAMES, pending, play
from whitby.bots.arena import Here, simulate
from whitby.games.encodings import encoding
from whitby.study.dataset import record
from whitby.study.recording import Wanted


def rows(folder: Path, table: str) -> list[dict[str, object]]:
    found: list[dict[str, object]] = parquet.read_table(folder / table).to_pylist()
    return found


def test_a_data_set_has_every_decision_as_its_seat_saw_it(tmp_path: Path) -> None:
    game, found = GAMES["duel"], encoding("duel")
    summary = record(game, 2, tmp_path, Here(), levels="scripted", seed=5)
    same = simulate(game, 2, levels="scripted", seed=5)
    assert (summary.wins, summary.decisions) == (same.wins, same.decisions)
    decisions, games = rows(tmp_path, "decisions"), rows(tmp_path, "games")
    assert len(decisions) == summary.decisions
    assert [one["seed"] for one in games] == [5, 6]
    state = game.setup(5)
    for row in [one for one in decisions if one["seed"] == 5]:
        decision = pending(state)
        assert decision is not None
        seat = decision.seat
        options, chosen = row["options"], row["chosen"]
        assert isinstance(options, list)
        assert isinstance(chosen, int)
        if not row["anytime"]:
            assert (row["seat"], row["prompt"]) == (seat, decision.prompt)
            assert options == decision.codes()
            assert row["actions"] == found.actions.legal(decision)
        assert found.actions.number_of(options[chosen]) == row["action"]
        assert row["tensor"] == found.tensor(game.view(state, seat), decision)
        scores = games[0]["scores"]
        assert isinstance(scores, list)
        assert (row["side"], row["score"]) == (game.side(state, seat), scores[seat])
        play(state, options[chosen], seat)
    assert pending(state) is None
    outcome = game.outcome(state)
    assert outcome is not None
    assert (games[0]["winner"], games[0]["scores"]) == (outcome.winner, list(outcome.scores))


def test_the_card_says_how_to_make_it_again(tmp_path: Path) -> None:
    first, again = tmp_path / "first", tmp_path / "again"
    options = ("--option", "renfield=first", "--beliefs")
    said = ("simulate", "nosferatu", "-n", 3, "--seed", 9, *options, "--json", "--record")
    output_of(*said, first)
    card = json.loads((first / "card.json").read_text("utf-8"))
    text = (first / "card.md").read_text("utf-8")
    command = next(line for line in text.splitlines() if line.startswith("`whitby simulate"))
    assert "--option renfield=first" in command
    assert "double_bite" not in command, "defaults are left out"
    output_of(*command.strip("`").split()[1:-2], again, "--beliefs", "--json")
    for path in first.rglob("*.parquet"):
        assert path.read_bytes() == (again / path.relative_to(first)).read_bytes()
    assert card["size"] == encoding("nosferatu").layout(belief=True).size
    assert card["encoding"] == encoding("nosferatu").version
    for name, columns in card["columns"].items():
        assert set(columns) == set(parquet.read_schema(next((first / name).iterdir())).names)


def test_parts_are_complete_and_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("whitby.bots.arena.many.CHUNK", 2)
    record(GAMES["nosferatu"], 9, tmp_path, Here(), wanted=Wanted(tensors=False))
    names = [path.name for path in sorted((tmp_path / "games").iterdir())]
    assert names == ["000000000000.parquet", "000000000008.parquet"]
    assert [one["seed"] for one in rows(tmp_path, "games")] == list(range(9))
    assert "tensor" not in parquet.read_schema(tmp_path / "decisions" / names[0]).names


def test_bad_input_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "there").touch()
    said = refused("simulate", "duel", "-n", 1, "--record", tmp_path)
    assert "is not empty; give a new folder" in said
    assert "give --record too" in refused("simulate", "duel", "-n", 1, "--beliefs")
    assert "should be ray, or ray:ADDRESS" in refused("simulate", "duel", "--on", "slurm")
    assert not list(tmp_path.glob("games")), "nothing was begun"
