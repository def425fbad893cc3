"""What is printed on the components of a table's game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from server.tables import BOT, Evening
from whitby.games import GAMES
from whitby.games.duel.board import PLACES, SLOT_NAMES
from whitby.server.table import render


def facts(game: str, **options: str) -> Any:
    """What a game says about its components, as sent over the wire."""
    found = GAMES[game].facts(options)
    assert json.loads(json.dumps(found)) == found, "plain data"
    return found


def test_a_duel_says_what_its_cards_say() -> None:
    found = facts("duel")
    assert found["cards"]["dr_puls"] == {
        "side": "dracula",
        "move": 2,
        "strength": 3,
        "bar": "red",
        "special": True,
        "sources": {"move": "public", "strength": "ours", "bar": "ours"},
    }
    assert not found["cards"]["vh_staerke"]["special"]
    assert [name for name, card in found["cards"].items() if card["strength"] == 0] == [
        "dr_dunkel",
        "vh_eingebung",
    ]
    assert found["encounters"]["hunter2"] == {"side": "van_helsing", "is": "fighter", "strength": 2}
    assert found["encounters"]["coffin"] == {"side": "dracula", "is": "target", "strength": 0}
    assert found["encounters"]["crucifix"]["is"] == "symbol"


def test_a_duel_says_what_its_board_is_like() -> None:
    found = facts("duel")
    assert found["places"] == list(PLACES)
    assert len(found["places"]) == found["columns"] * found["rows"]
    assert ["-".join(ends) for ends in found["slots"]] == list(SLOT_NAMES)
    assert found["barriers"] == ["red", "blue", "green", "yellow"]


def test_the_values_are_those_of_the_table() -> None:
    found = facts("duel", cards="dr_puls.move.3+vampires.1.4+vampires.3.2")
    assert found["cards"]["dr_puls"]["move"] == 3
    assert found["cards"]["dr_puls"]["sources"]["move"] == "table"
    assert found["cards"]["dr_tiefe"] == facts("duel")["cards"]["dr_tiefe"]
    assert (found["box"]["vampire1"], found["box"]["vampire3"]) == (4, 2)
    lone = facts("duel", grey_cards="one_per_deck")["cards"]
    assert [name for name, card in lone.items() if card["bar"] == "grey"] == [
        "dr_schatten",
        "vh_ausdauer",
    ]
    assert lone["dr_stille"]["sources"]["bar"] == "ours"


def test_the_box_is_what_the_game_counts() -> None:
    for name, players in (("duel", 2), ("nosferatu", 5), ("nosferatu", 8)):
        game = GAMES[name]
        contents = game.contents(game.setup(players=players))
        box = facts(name)["box"]
        assert {kind: box[kind] for kind in contents.keys() & box.keys()} == {
            kind: contents[kind] for kind in contents.keys() & box.keys()
        }


def test_fury_says_what_its_combat_cards_do() -> None:
    found = facts("fury")
    assert found["combat"]["fangs"] == {
        "copies": 2,
        "damage": 2,
        "heals": 2,
        "cancels": [],
        "night": True,
        "ends": False,
    }
    assert found["combat"]["strength"]["cancels"] == [
        "punch",
        "crucifix",
        "knife",
        "pistol",
        "rifle",
    ]
    assert [name for name, card in found["combat"].items() if card["ends"]] == [
        "escape_as_bat",
        "escape_as_mist",
    ]
    assert found["fights"]["crucifix"] == {
        "cancels": ["fangs", "mesmerize", "escape_as_mist"],
        "damage": 3,
        "against": ["fangs", "mesmerize"],
        "leaves": False,
        "used_up": False,
    }
    assert set(found["fights"]["holy_circle"]["cancels"]) == set(found["combat"])
    assert set(found["combat"]["mesmerize"]["cancels"]) == set(found["fights"])
    assert (found["dracula"]["health"], found["rounds"]) == (15, 6)


@pytest.mark.parametrize("players", [5, 6, 7, 8])
def test_nosferatu_says_what_so_many_play_with(players: int) -> None:
    found = facts("nosferatu")
    assert sum(found["box"].values()) + len(found["rituals"]) + 2 == 73  # NOSF-07
    used = found["players"][str(players)]
    state = GAMES["nosferatu"].setup(players=players)
    view = GAMES["nosferatu"].view(state, None).to_json()
    assert sum(used["library"].values()) == view["library"]
    assert sum(used["clock"].values()) == players + 1
    assert sum(used["characters"].values()) == players
    assert used["library"]["night"] + used["clock"]["night"] == found["box"]["night"]


def test_a_table_gives_the_facts_of_its_game_before_the_start_and_after(evening: Evening) -> None:
    anna = evening.person("Anna")
    changed = {"cards": "dr_puls.move.3"}
    table = evening.table(anna, options=changed)
    before = render.facts(table.room.table).facts
    assert before == facts("duel", **changed)
    begun = evening.begun("duel", anna, BOT, options=changed)
    assert render.facts(begun.room.table).facts == before


def test_a_game_need_not_have_any(evening: Evening) -> None:
    assert facts("bazaar") == {}
