"""Scenes that begin in the middle of a combat."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.core.engine import apply, decisions
from whitby.core.errors import BadSetup
from whitby.core.rng import Fast
from whitby.games.fury.cards.table import DAY, NIGHT
from whitby.games.fury.events import TOO_PROUD
from whitby.words import LANGUAGES, Speech

from .at_the_table import GAME, scene, sheet
from .readings import fighting

PRAGUE: dict[str, Any] = {
    "at": "dusk",
    "hunters": {"mina": "prague"},
    "trail": ["open prague"],
}
"""Dracula meets Mina at dusk."""


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"combat": {}}, "combat: Dracula fights at 'dawn' or 'dusk'"),
    ({"at": "dusk", "combat": {}}, "combat: the hunters in it are in Dracula's city"),
    ({**PRAGUE, "combat": {"seward": ""}}, "combat: the hunters in it are in Dracula's city"),
    ({**PRAGUE, "combat": {"cards": "claws"}}, "combat: 'cards' is none of godalming, "),
    ({**PRAGUE, "combat": {"hand": "punch"}}, "combat: 'punch' is none of claws, "),
    ({**PRAGUE, "combat": {"hand": ""}}, "combat: Dracula has a card to play"),
    ({**PRAGUE, "combat": {"hand": "2 claws", "played": "claws"}}, "combat: there is no further"),
    (
        {**PRAGUE, "combat": {"played": "2 claws 2 fangs 2 plotting"}},
        "combat: it ends with Dracula's card number 6",
    ),
    ({**PRAGUE, "combat": {"mina": "punch"}}, "combat: mina has played one card for each of"),
    (
        {**PRAGUE, "combat": {"mina": "knife", "played": "claws"}},
        "combat: mina cannot fight with knife",
    ),
    ({**PRAGUE, "combat": {"effects": "tired"}}, "combat effects: 'tired' is none of enraged"),
]


@pytest.mark.parametrize(("position", "why"), WRONG)
def test_a_combat_that_cannot_be_is_refused(position: dict[str, Any], why: str) -> None:
    with pytest.raises(BadSetup) as error:
        scene(**position)
    assert str(error.value).startswith(why)


def test_a_scene_can_begin_in_the_middle_of_a_combat() -> None:
    table = scene(
        **{**PRAGUE, "hunters": {"mina": "prague", "seward": "prague"}},
        items={"mina": "knife pistol"},
        combat={"mina": "knife", "hand": "claws escape_as_mist", "played": "fangs plotting"},
    )
    assert table.asked == (1, "strike")
    assert table.codes == ["strike:claws", "strike:escape_as_mist"]
    assert "fight_with:mina:pistol" in table.offered(5)
    assert "fight_with:mina:knife" not in table.offered(5)
    assert table.offered(3) == []
    told = ("combat_round", "struck", "fought")
    assert [line for line in table.log() if line.startswith(told)] == [
        *("combat_round:1", "struck_with:fangs", "combat_round:2", "struck_with:plotting"),
        *("fought_with:mina:knife", "combat_round:3"),
    ]
    assert sheet(table, "mina")["open_item"] is None
    assert GAME.census(table.state) == GAME.contents(table.state)
    table.play("strike:escape_as_mist", seat=1)
    table.play("fight_with:mina:punch", seat=5)
    assert "combat_ended" in table.log()


@pytest.mark.rule("FURY-COMBAT-45")
def test_dracula_can_be_enraged_when_the_scene_begins() -> None:
    combat = {"hand": "escape_as_mist claws", "played": "fangs", "effects": "enraged"}
    table = scene(**PRAGUE, combat=combat)
    table.play("strike:escape_as_mist", seat=1)
    table.play("fight_with:mina:punch", seat=5)
    assert "too_proud:escape_as_mist" in table.log()
    assert fighting(table) == ["mina"]
    event = next(event for event in table.state.events if TOO_PROUD.matches(event))
    phrase = GAME.words.event(event)
    assert [Speech(lang).phrase(phrase) for lang in LANGUAGES] == [
        "The escape fails: “Escape as Mist” has no effect.",
        "La fuite échoue\u00a0: la carte «\u00a0Fuite sous Forme de Brume\u00a0» reste sans effet.",
        "Die Flucht misslingt: Die Karte „Flucht in Nebelform“ bleibt wirkungslos.",
    ]


@pytest.mark.parametrize("at", ["dawn", "dusk"])
def test_the_middle_of_a_combat_leads_on_and_can_be_imagined(at: str) -> None:
    position = {**PRAGUE, "at": at, "day": "monday", "week": 2}
    table = scene(**position, combat={"played": "fangs", "mina": "dodge"}, items={"mina": "knife"})
    chance = Fast(3)
    for viewer in (0, 1, 4, None):
        twin = GAME.imagine(table.view(None if viewer is None else viewer + 1), chance)
        assert GAME.census(twin) == GAME.contents(twin)
    while table.state.combat is not None:
        for decision in decisions(table.state):
            apply(table.state, decision.options[chance.below(len(decision.options))])
        table.run()
    table.run()
    assert "combat_ended" in table.log()
    assert table.view().public.phase == (DAY if at == "dawn" else NIGHT)
