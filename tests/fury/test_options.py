"""The table options that change the rules: every option, its values, default and rule."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.core.engine import apply, pending
from whitby.core.errors import BadSetup
from whitby.games.fury.dracula.trail import reveal
from whitby.games.fury.rulings import OPTIONS

from .at_the_table import GAME, played, scene, sees

# name: values with the default first, and the rule that proposes it
TABLE = {
    "game_mode": ("advanced basic", "FURY-BASIC-01"),
    "hide_triggers_fury": ("on off", "FURY-DESPAIR-08"),
    "night_effects_in_vampire_fights": ("off on", "FURY-COMBAT-04"),
    "combat_draw_cap": ("on off", "FURY-COMBAT-30"),
    "tickets_lost_on_defeat": ("on off", "FURY-DEFEAT-09"),
    "misdirect_excludes_sea": ("on off", "FURY-MISDIR-02"),
    "misdirect_allows_power_card": ("on off", "FURY-MISDIR-04"),
    "hide_reveals_location": ("on off", "FURY-HIDE-08"),
    "fog_blocks_transit": ("on off", "FURY-FOG-04"),
    "fog_decline_per_hunter": ("off on", "FURY-FOG-03"),
    "free_lair_clearing": ("dracula_phase any_time never", "FURY-LAIR-16"),
    "rumor_leaves_with_last_encounter": ("off on", "FURY-RUMOR-06"),
    "rumor_bonus_per_vampire": ("on off", "FURY-RUMOR-08"),
    "vampire_mature_ends_hideout": ("on off", "FURY-MATURE-11"),
    "scouts_see_lairs": ("off on", "FURY-LAIR-14"),
    "wolf_form_with_hide": ("later_phase also_same_step", "FURY-HIDE-13"),
    "bat_lands_on": ("vacated_space space_1", "FURY-ESCAPE-17"),
    "bat_into_lair": ("off on", "FURY-ESCAPE-18"),
    "hidden_encounter_discards": ("on off", "FURY-INFO-07"),
    "delay_interrupts_encounters": ("off on", "FURY-SEARCH-09"),
    "psychic_bond_needs_companion": ("off on", "FURY-ACTION-12"),
    "departure_token_blocks": ("off on", "FURY-WOLF-07"),
}
LATER = {  # tested with the rules of combat and events
    "night_effects_in_vampire_fights",
    "combat_draw_cap",
    "scouts_see_lairs",
    "bat_lands_on",
    "bat_into_lair",
}


def test_there_are_these_options_and_no_others() -> None:
    assert [setting.name for setting in OPTIONS] == list(TABLE)
    assert GAME.options == OPTIONS


@pytest.mark.parametrize("setting", OPTIONS, ids=lambda setting: setting.name)
def test_every_option_has_its_values_its_default_first_and_its_rule(setting: Any) -> None:
    values, rule = TABLE[setting.name]
    assert setting.choices == tuple(values.split())
    assert setting.default == values.split()[0]
    assert setting.rules == (rule,)
    assert len(set(setting.choices)) == len(setting.choices) > 1


def test_what_is_played_unless_the_table_says_otherwise() -> None:
    state = GAME.setup(0, 5)
    assert state.rulings.options == {name: row[0].split()[0] for name, row in TABLE.items()}


@pytest.mark.parametrize(
    ("name", "value"), [(name, value) for name, row in TABLE.items() for value in row[0].split()]
)
def test_every_value_can_be_chosen_and_shows_in_the_views(name: str, value: str) -> None:
    table = scene(options={name: value})
    assert table.state.rulings.options[name] == value
    for seat in (1, 2, None):
        assert table.view(seat).options[name] == value
    others = {other: row[0].split()[0] for other, row in TABLE.items() if other != name}
    assert table.view().options == {**others, name: value}


@pytest.mark.parametrize("name", TABLE)
@pytest.mark.parametrize("value", ["maybe", "", "On", "true"])
def test_other_values_are_refused(name: str, value: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.setup(0, 5, {name: value})
    choices = " or ".join(TABLE[name][0].split())
    assert str(error.value) == f"option {name} can be {choices}, not '{value}'"


def test_unknown_options_are_refused() -> None:
    with pytest.raises(BadSetup, match="fury has no option 'night'; it has game_mode, "):
        GAME.setup(0, 5, {"night": "on"})


# Each value makes a difference: a position in which the two differ

PLAYS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "game_mode": ({"at": "dracula", "trail": ["nantes"], "rumours": 0}, ()),
    "hide_triggers_fury": ({"at": "dracula", "despair": 3, "trail": ["nantes"]}, ("hide",)),
    "tickets_lost_on_defeat": (
        {"at": "dawn", "hunters": {"mina": "defeated rome"}, "tickets": {"mina": "3-2"}},
        (),
    ),
    "misdirect_excludes_sea": ({"at": "dracula", "trail": ["nantes", "north_atlantic"]}, ()),
    "misdirect_allows_power_card": (
        {"at": "dracula", "trail": ["nantes", "paris"]},
        ("misdirect:3",),
    ),
    "fog_blocks_transit": (
        {"hunters": {"godalming": "paris"}, "tickets": {"godalming": "2-2"}, "fog": "brussels"},
        ("spend:2-2",),
    ),
    "fog_decline_per_hunter": (
        {"at": "dusk", "hunters": {"mina": "paris"}, "trail": ["open paris"], "fog": "paris"},
        (),
    ),
    "rumor_leaves_with_last_encounter": (
        {"hunters": {"godalming": "paris"}, "trail": ["galway", "open paris: hoax, rumour"]},
        ("search",),
    ),
    "rumor_bonus_per_vampire": (
        {
            "at": "dracula",
            "trail": ["galway", "", "", "", "", "paris: new_vampire, new_vampire, rumour"],
        },
        ("mature:new_vampire", "mature:new_vampire"),
    ),
    "vampire_mature_ends_hideout": (
        {"at": "dracula", "trail": ["galway", "", "", "", "", "paris: new_vampire, hoax"]},
        ("mature:new_vampire",),
    ),
    "wolf_form_with_hide": ({"at": "dracula", "trail": ["nantes"]}, ()),
    "hidden_encounter_discards": (
        {"at": "dracula", "trail": ["galway", "", "", "", "", "paris: hoax"]},
        ("let_go",),
    ),
    "delay_interrupts_encounters": (
        {"hunters": {"godalming": "paris"}, "trail": ["galway", "nantes: saboteur, rats"]},
        ("road:nantes", "ambush:2:saboteur"),
    ),
    "psychic_bond_needs_companion": ({"turn": "mina"}, ()),
    "departure_token_blocks": ({"at": "dracula", "trail": ["open nantes"], "ground": "nantes"}, ()),
}


def outcome(name: str, value: str) -> tuple[object, list[str]]:
    """What everyone sees after a few moves at a table with this option, and what is offered."""
    position, codes = PLAYS[name]
    options = {name: value}
    if name == "rumor_bonus_per_vampire":
        options["vampire_mature_ends_hideout"] = "off"
    table = played(scene(options=options, **position), *codes)
    return sees(table), table.codes


@pytest.mark.parametrize("name", PLAYS)
def test_the_values_make_a_difference(name: str) -> None:
    first, second = TABLE[name][0].split()
    assert outcome(name, first) != outcome(name, second)


@pytest.mark.parametrize(("value", "found"), [("on", True), ("off", False)])
def test_hide_tells_of_its_location_when_the_table_says(value: str, found: bool) -> None:
    table = scene(options={"hide_reveals_location": value}, trail=["hide: hoax", "nantes"])
    reveal(table.state, 0)  # as an event does
    assert ("found:2:nantes" in table.log()) == found


def test_lairs_can_be_cleared_when_the_table_says() -> None:
    def where(value: str) -> list[bool]:
        found = []
        for at in ("day", "dracula"):
            position: dict[str, Any] = {"at": at, "trail": ["nantes"], "lairs": ["rome: rats"]}
            table = scene(options={"free_lair_clearing": value}, **position)
            found.append("abandon:1" in [*table.codes, *table.anytime(1)])
        return found

    assert where("dracula_phase") == [False, True]
    assert where("any_time") == [True, True]
    assert where("never") == [False, False]


def test_every_option_is_shown_to_matter_or_waits_for_later_rules() -> None:
    others = {"hide_reveals_location", "free_lair_clearing"}
    assert set(PLAYS) | LATER | others == set(TABLE)


@pytest.mark.parametrize("name", TABLE)
def test_games_with_another_value_can_be_played(name: str) -> None:
    last = TABLE[name][0].split()[-1]
    state = GAME.setup(7, 3, {name: last})
    for _ in range(150):
        decision = pending(state)
        if decision is None:
            break
        apply(state, decision.options[state.rng.below(len(decision.options))])
    assert GAME.census(state) == GAME.contents(state)
