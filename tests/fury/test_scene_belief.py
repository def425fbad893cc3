"""What can be imagined of a scene: only what a scene accepts."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.core.rng import Fast
from whitby.games.fury.board import place
from whitby.games.fury.scene_board import check
from whitby.games.fury.scene_cards import Scene
from whitby.games.fury.state.fury import dracula_place, holy

from .at_the_table import GAME, scene


@pytest.mark.parametrize(
    "position",
    [
        {"trail": ["nantes", "clermont_ferrand"], "ground": "paris", "hosts": "rome milan"},
        {"trail": ["nantes", "open paris", "feed", "geneva"], "hosts": "paris", "despair": 3},
        {"trail": ["hide", "nantes", "open paris"], "lairs": ["rome: spy"], "ground": "rome"},
    ],
)
def test_what_is_imagined_of_a_scene_could_be_one(position: dict[str, Any]) -> None:
    view = scene(at="dracula", **position).view(2)
    chance = Fast(7)
    for _ in range(40):
        twin = GAME.imagine(view, chance)
        check(Scene(twin, {}))
        assert not any(
            card and not card.up and card.place in holy(twin) for card in twin.dracula.trail
        )


@pytest.mark.rule("FURY-CONS-03")
@pytest.mark.parametrize("token", [{"ground": "paris"}, {"hosts": "rome paris"}])
def test_a_hidden_card_under_a_holy_token_is_accepted_and_stays_possible(
    token: dict[str, str],
) -> None:
    table = scene(at="dracula", trail=["nantes", "paris"], **token)
    chance = Fast(7)
    imagined = [GAME.imagine(table.view(2), chance).dracula.trail[1] for _ in range(400)]
    places = {card.place for card in imagined if card is not None}
    assert place("paris") in places
    assert (place("rome") in places) == ("hosts" not in token)


@pytest.mark.rule("FURY-CONS-02", "FURY-CONS-03")
def test_nobody_imagines_dracula_in_a_city_that_a_holy_token_closes() -> None:
    table = scene(at="dracula", trail=["open nantes"], ground="paris", hosts="le_havre bordeaux")
    table.play("go:clermont_ferrand")
    chance = Fast(7)
    imagined = {dracula_place(GAME.imagine(table.view(2), chance)) for _ in range(60)}
    assert place("clermont_ferrand") in imagined
    assert not imagined & {place(name) for name in ("paris", "le_havre", "bordeaux")}
    hidden = scene(at="dracula", trail=["nantes", "clermont_ferrand"], ground="paris")
    for _ in range(60):
        trail = GAME.imagine(hidden.view(2), chance).dracula.trail
        assert all(card is None or card.place != place("paris") for card in trail)


@pytest.mark.rule("FURY-DESPAIR-08")
def test_nobody_imagines_that_dracula_hid_when_his_move_scored() -> None:
    table = scene(at="dracula", trail=["nantes"], despair=3, options={"hide_triggers_fury": "off"})
    table.play("go:paris")
    assert any(line.startswith("influence:") for line in table.log())
    chance = Fast(7)
    for _ in range(60):
        first = GAME.imagine(table.view(2), chance).dracula.trail[0]
        assert first is not None
        assert not first.hides()
