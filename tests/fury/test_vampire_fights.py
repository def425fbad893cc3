"""Combats with New and Reckless Vampires (FURY-VAMP-01 to FURY-VAMP-19)."""

from __future__ import annotations

import pytest

from whitby.games.fury.board import NOWHERE, PLACES
from whitby.games.fury.cards.table import ENCOUNTERS
from whitby.games.fury.state.hideout import PlacedEncounter

from .at_the_table import FuryTable, answer, played, real_scene
from .combats import HAND, clash, lurking, up_to, vampire
from .readings import can_fight_with, combat_of, damage, fighting, items, said, wounds
from .seats import DRACULA, seat

FOUGHT = ("new_vampire", "reckless_vampire")
COMPANY = {"godalming": "prague", "seward": "prague", "van_helsing": "prague delayed"}


def in_prague(table: FuryTable) -> tuple[PlacedEncounter, ...]:
    """Return the encounters in Prague, on the trail or in a lair."""
    table.run()
    spots = [*table.state.dracula.trail, *table.state.dracula.lairs]
    found = [spot.encounters for spot in spots if spot and PLACES[spot.place] == "prague"]
    return found[0] if found else ()


def damage_of(table: FuryTable) -> int:
    """Return the damage on the card of the vampire in the combat."""
    facing = table.view().public.facing
    assert facing is not None
    return facing.damage


# How it begins


@pytest.mark.rule("FURY-VAMP-01", "FURY-ENC-13")
@pytest.mark.parametrize("ambush", [True, False])
@pytest.mark.parametrize("kind", FOUGHT)
def test_new_and_reckless_vampires_are_fought_however_they_are_met(kind: str, ambush: bool) -> None:
    table = vampire(kind, ambush=ambush)
    assert said(table, "vampire_fight") == [f"vampire_fight:{kind}:mina"]
    assert table.waiting == [DRACULA, seat(table, "mina")]


@pytest.mark.rule("FURY-VAMP-01", "FURY-ENC-13")
def test_an_aristocratic_vampire_is_not_fought() -> None:
    table = lurking("aristocratic_vampire")
    assert table.asked[1] == "aristocrat"
    assert said(table, "vampire_fight", "combat_began") == []


@pytest.mark.rule("FURY-VAMP-02", "FURY-VAMP-03")
def test_the_dracula_player_fights_for_the_vampire_with_the_combat_deck() -> None:
    table = vampire("new_vampire")
    assert table.asked == (DRACULA, "strike")
    assert table.offered(DRACULA) == sorted(f"strike:{card}" for card in HAND.split())
    assert can_fight_with(table) == ["punch", "dodge", "escape"]
    clash(table, "strength", mina="dodge")
    assert said(table, "struck_out", "combat_round") == [
        "combat_round:1",
        "struck_out:strength",
        "combat_round:2",
    ]
    assert can_fight_with(table) == ["punch", "escape"]


@pytest.mark.rule("FURY-VAMP-02", "FURY-GOLD-05")
def test_dracula_himself_is_elsewhere_and_stays_out_of_it() -> None:
    table = clash(vampire("new_vampire", items={"mina": "knife"}), "claws", mina="knife")
    assert (wounds(table, "mina"), damage_of(table)) == (2, 3)
    assert said(table, "fight", "dracula_suffered", "dracula_found") == []
    assert damage(table) == 0
    assert table.view(seat(table, "mina")).dracula_place == NOWHERE


@pytest.mark.rule("FURY-VAMP-04")
@pytest.mark.parametrize("at", ["day", "night"])
def test_the_fight_is_held_in_the_turn_of_the_hunter(at: str) -> None:
    table = real_scene(
        "seward", "prague", at=at, hideout="open prague: new_vampire", draws={"combat": HAND}
    )
    table.play("search")
    clash(table, "fangs", seward="escape")
    assert table.asked == (seat(table, "van_helsing"), "act")


@pytest.mark.rule("FURY-VAMP-04", "FURY-COMBAT-41")
def test_a_vampire_does_not_fight_at_dawn_or_dusk() -> None:
    trail = ["galway", "open prague: open new_vampire"]
    table = real_scene(at="dusk", hunters={"mina": "prague"}, trail=trail)
    assert table.asked[1] == "act"
    assert said(table, "combat_began") == []


# Health and damage


@pytest.mark.rule("FURY-VAMP-05", "FURY-DAMAGE-01", "FURY-DAMAGE-06", "FURY-VAMP-07")
def test_damage_lies_on_the_card_of_the_vampire_and_not_on_dracula() -> None:
    table = clash(vampire("new_vampire", items={"mina": "knife"}), "claws", mina="knife")
    assert damage_of(table) == 3
    assert damage(table) == 0
    assert said(table, "vampire_suffered") == ["vampire_suffered:new_vampire:3:3"]


@pytest.mark.rule("FURY-VAMP-05", "FURY-VAMP-06", "FURY-VAMP-16")
@pytest.mark.parametrize(
    ("kind", "before", "defeated"),
    [
        ("new_vampire", 2, False),
        ("new_vampire", 3, True),
        ("new_vampire", 5, True),
        ("reckless_vampire", 0, False),
        ("reckless_vampire", 1, True),
        ("reckless_vampire", 3, True),
    ],
)
def test_damage_of_its_health_ends_vampire_and_combat(
    kind: str, before: int, defeated: bool
) -> None:
    trail = ["galway", f"open prague: open {kind} {before}"]
    table = clash(vampire(kind, items={"mina": "knife"}, trail=trail), "claws", mina="knife")
    ends = [f"vampire_defeated:{kind}", "combat_ended", f"encounter_discarded:{kind}"]
    found = said(table, "vampire_defeated", "combat_ended", "encounter_discarded")
    assert found == (ends if defeated else [])


@pytest.mark.rule("FURY-VAMP-16", "FURY-COMBAT-28")
def test_the_cards_of_other_hunters_are_not_resolved_once_it_is_defeated() -> None:
    trail = ["galway", "open prague: open new_vampire 5"]
    hunters = {"godalming": "prague"}
    held = {"godalming": "heavenly_host", "mina": "knife"}
    table = lurking("new_vampire", hunters=hunters, trail=trail, items=held)
    up_to(table, "join").play("join")
    clash(up_to(table, "strike"), "claws", "mina", godalming="heavenly_host", mina="knife")
    table.play("resolve_card:mina")
    assert said(table, "vampire_defeated") == ["vampire_defeated:new_vampire"]
    assert items(table, "godalming") == ["heavenly_host"]


@pytest.mark.rule("FURY-VAMP-14", "FURY-VAMP-17", "FURY-DAMAGE-02")
@pytest.mark.parametrize(("before", "left"), [(5, 3), (1, 0), (0, 0)])
def test_fangs_heal_the_vampire_and_not_dracula(before: int, left: int) -> None:
    trail = ["galway", f"open prague: open new_vampire {before}"]
    table = clash(vampire("new_vampire", trail=trail, damage=7), "fangs", mina="escape")
    assert [encounter.damage for encounter in in_prague(table)] == [left]
    assert damage(table) == 7
    assert wounds(table) == 2
    healed = [f"vampire_recovered:new_vampire:{before - left}:{6 - left}"]
    assert said(table, "vampire_recovered") == (healed if before else [])


# How it ends


@pytest.mark.rule("FURY-VAMP-08", "FURY-DEFEAT-11")
def test_a_vampire_that_survives_lies_open_in_its_hideout_with_its_damage() -> None:
    table = vampire("new_vampire", ambush=True, items={"mina": "knife"})
    clash(table, "claws", mina="knife")
    clash(table, "mesmerize", mina="punch")
    clash(table, "strength", mina="escape")
    (encounter,) = in_prague(table)
    assert (ENCOUNTERS[encounter.kind], encounter.up, encounter.damage) == ("new_vampire", True, 4)
    assert said(table, "encounter_stays") == ["encounter_stays:new_vampire"]


@pytest.mark.rule("FURY-VAMP-08")
def test_a_vampire_that_survives_in_a_lair_goes_back_there() -> None:
    table = vampire("new_vampire", trail=["galway"], lairs=["open prague: new_vampire"])
    clash(table, "claws", mina="punch")
    clash(table, "strength", mina="escape")
    (encounter,) = in_prague(table)
    assert (encounter.up, encounter.damage) == (True, 1)
    assert said(table, "lair_cleared") == []


@pytest.mark.rule("FURY-VAMP-08", "FURY-LAIR-10")
def test_a_lair_without_its_vampire_is_cleared() -> None:
    lairs = ["open prague: open new_vampire 5"]
    table = clash(vampire("new_vampire", trail=["galway"], lairs=lairs), "claws", mina="punch")
    assert said(table, "lair_cleared") == ["lair_cleared:1"]


@pytest.mark.rule("FURY-VAMP-08", "FURY-COMBAT-21", "FURY-ENC-09")
def test_a_vampire_that_defeats_the_hunter_stays() -> None:
    table = vampire("new_vampire", hunters={"mina": "prague 7 damage"}, influence=3)
    clash(table, "claws", mina="punch")
    assert said(table, "defeated", "influence") == ["defeated:mina:prague", "influence:2:5"]
    assert [encounter.up for encounter in in_prague(table)] == [True]


@pytest.mark.rule("FURY-VAMP-09")
@pytest.mark.parametrize(("card", "survives"), [("escape", True), ("punch", False)])
def test_a_vampire_that_was_defeated_cannot_mature(card: str, survives: bool) -> None:
    trail = ["galway", "", "", "", "", "open prague: open reckless_vampire 3"]
    table = clash(vampire("reckless_vampire", trail=trail), "claws", mina=card)
    offered: list[str] = []
    while table.asked[1] != "travel":
        offered += table.codes
        wanted = [code for code in table.codes if code.startswith(("pass", "mature"))]
        table.play(wanted[0] if wanted else table.codes[0])
    assert ("mature:reckless_vampire" in offered) == survives
    assert table.view().public.influence == (4 if survives else 0)


@pytest.mark.rule("FURY-VAMP-18")
def test_damage_goes_when_the_vampire_returns_to_draculas_hand() -> None:
    trail = ["galway", "open prague: open new_vampire 4"]
    table = real_scene(
        "van_helsing", "prague", trail=trail, pack="rats rats bats bats", schemes="seduction"
    )
    table.play("search", "play:seduction")
    assert said(table, "returned_to_hand", "bitten") == [
        "returned_to_hand:new_vampire",
        "bitten:van_helsing",
    ]
    assert in_prague(table) == ()
    assert ENCOUNTERS.index("new_vampire") in table.state.dracula.encounter_hand


@pytest.mark.rule("FURY-VAMP-18")
def test_damage_goes_with_a_discarded_vampire() -> None:
    trail = ["galway", "open prague: open new_vampire 5"]
    table = clash(vampire("new_vampire", trail=trail), "claws", mina="punch")
    assert in_prague(table) == ()
    assert table.view().public.facing is None
    assert table.view().public.encounter_discard[ENCOUNTERS.index("new_vampire")] == 1


@pytest.mark.rule("FURY-VAMP-19")
def test_each_vampire_is_a_combat_of_its_own() -> None:
    trail = ["galway", "open prague: new_vampire, open reckless_vampire 3"]
    cards = f"{HAND} claws claws strength fangs mesmerize escape_as_mist"
    table = played(lurking("new_vampire", cards, trail=trail), "resolve:reckless_vampire")
    clash(table, "claws", mina="punch")
    assert said(table, "vampire_defeated") == ["vampire_defeated:reckless_vampire"]
    assert table.asked[1] == "strike"
    fight = combat_of(table)
    assert (fight.round, fight.played) == (1, ())
    assert len(fight.hand) == 5
    assert can_fight_with(table) == ["punch", "dodge", "escape"]
    assert said(table, "combat_began", "combat_drawn", "combat_ended") == [
        "combat_began",
        "combat_drawn:5",
        "combat_ended",
        "combat_began",
        "combat_drawn:5",
    ]


# Who fights


@pytest.mark.rule("FURY-VAMP-10")
@pytest.mark.parametrize("ambush", [True, False])
def test_exactly_one_hunter_fights_a_reckless_vampire(ambush: bool) -> None:
    trail = ["galway", "open prague: reckless_vampire"]
    table = lurking("reckless_vampire", ambush=ambush, hunters=COMPANY, trail=trail)
    assert table.asked[1] == "strike"
    assert fighting(table) == ["mina"]


@pytest.mark.rule("FURY-VAMP-11", "FURY-VAMP-15", "FURY-COMBAT-44")
def test_others_in_the_place_may_join_against_a_new_vampire_by_becoming_delayed() -> None:
    table = lurking("new_vampire", hunters=COMPANY)
    answer(table, seat(table, "godalming"), "join", "join")
    answer(table, seat(table, "seward"), "join", "stand_by")
    assert table.asked[1] == "strike"
    assert fighting(table) == ["godalming", "mina"]
    assert table.view().public.delayed == (1, 0, 1, 0)
    assert said(table, "joined", "delayed", "combat_began") == [
        "joined:godalming",
        "delayed:godalming",
        "combat_began",
    ]


@pytest.mark.rule("FURY-VAMP-11")
def test_others_may_also_join_when_it_ambushes() -> None:
    trail = ["galway", "open prague: new_vampire"]
    table = lurking("new_vampire", ambush=True, hunters={"godalming": "prague"}, trail=trail)
    answer(table, seat(table, "godalming"), "join", "join")
    assert fighting(table) == ["godalming", "mina"]
    assert table.view().public.delayed == (1, 0, 0, 0)


@pytest.mark.rule("FURY-VAMP-11", "FURY-DELAY-07")
def test_a_delayed_hunter_cannot_join() -> None:
    table = lurking("new_vampire", hunters={"van_helsing": "prague delayed"})
    assert table.asked[1] == "strike"
    assert fighting(table) == ["mina"]


@pytest.mark.rule("FURY-VAMP-11")
def test_a_hunter_elsewhere_or_in_hospital_cannot_join() -> None:
    hunters = {"seward": "hospital_madrid", "godalming": "lisbon"}
    table = real_scene("mina", "madrid", hunters=hunters, hideout="open madrid: new_vampire")
    table.play("search")
    assert table.asked[1] == "strike"


@pytest.mark.rule("FURY-VAMP-15")
def test_whoever_joined_loses_the_next_slot_and_nothing_else() -> None:
    table = real_scene(
        "seward",
        "prague",
        hunters={"van_helsing": "prague"},
        hideout="open prague: open new_vampire 5",
        draws={"combat": HAND},
    )
    table.play("search", "join")
    clash(table, "claws", "seward", seward="punch", van_helsing="punch")
    table.play("resolve_card:seward")
    assert table.asked == (seat(table, "mina"), "act")
    assert said(table, "stood_up") == ["stood_up:van_helsing"]
    table.play("pass", "pass", "pass")
    assert table.asked == (seat(table, "van_helsing"), "act")


@pytest.mark.rule("FURY-VAMP-11")
def test_a_new_vampire_engages_one_of_those_who_joined() -> None:
    table = played(lurking("new_vampire", hunters={"godalming": "prague"}), "join")
    clash(table, "strength", "godalming", godalming="punch", mina="punch")
    assert (wounds(table, "godalming"), wounds(table)) == (2, 0)
    assert damage_of(table) == 1


# Rules that differ


@pytest.mark.rule("FURY-VAMP-13", "FURY-COMBAT-04")
@pytest.mark.parametrize(("flag", "bitten"), [("off", []), ("on", ["bitten:van_helsing"])])
def test_a_vampires_fangs_bite_at_night_if_the_table_plays_so(flag: str, bitten: list[str]) -> None:
    table = real_scene(
        "van_helsing",
        "prague",
        at="night",
        hideout="open prague: new_vampire",
        draws={"combat": HAND},
        options={"night_effects_in_vampire_fights": flag},
    )
    table.play("search")
    clash(table, "mesmerize", van_helsing="escape")
    clash(table, "fangs", van_helsing="punch")
    assert said(table, "bitten") == bitten
    assert len(said(table, "influence")) == len(bitten)


@pytest.mark.rule("FURY-VAMP-07")
def test_effects_that_speak_of_the_vampire_spare_dracula() -> None:
    held = {"mina": "heavenly_host pistol holy_bullets"}
    table = clash(vampire("new_vampire", items=held, damage=3), "claws", mina="heavenly_host")
    assert damage_of(table) == 4
    clash(table, "fangs", mina="pistol")
    table.play("fire")
    assert said(table, "vampire_defeated") == ["vampire_defeated:new_vampire"]
    assert damage(table) == 3


@pytest.mark.rule("FURY-WIN-09")
@pytest.mark.parametrize(
    ("kind", "ambush", "gain"),
    [
        ("reckless_vampire", True, 1),
        ("reckless_vampire", False, 0),
        ("new_vampire", True, 0),
        ("new_vampire", False, 0),
    ],
)
def test_fangs_in_a_reckless_ambush_are_worth_influence(kind: str, ambush: bool, gain: int) -> None:
    table = vampire(kind, "fangs fangs claws strength plotting", ambush=ambush)
    clash(table, "fangs", mina="punch")
    assert table.view().public.influence == gain
    clash(table, "fangs", mina="escape")
    assert table.view().public.influence == 2 * gain


@pytest.mark.rule("FURY-WIN-09")
def test_fangs_that_were_cancelled_are_worth_nothing() -> None:
    table = clash(vampire("reckless_vampire", ambush=True), "fangs", mina="dodge")
    assert table.view().public.influence == 0


@pytest.mark.rule("FURY-AMBUSH-14", "FURY-VAMP-08")
def test_a_vampire_ambushes_once_an_arrival() -> None:
    table = clash(vampire("new_vampire", ambush=True), "fangs", mina="escape")
    assert table.asked[1] != "ambush"
    assert said(table, "ambushed") == ["ambushed:mina:new_vampire:prague:2"]


@pytest.mark.rule("FURY-VAMP-06", "FURY-VAMP-16")
@pytest.mark.parametrize(("kind", "dies"), [("new_vampire", False), ("reckless_vampire", True)])
def test_a_heroic_leap_hurts_the_vampire_first_and_then_the_hunter(kind: str, dies: bool) -> None:
    table = lurking(kind, events={"mina": "heroic_leap"})
    up_to(table, "combat_start").play("play:heroic_leap")
    assert wounds(table) == 5
    assert said(table, "combat_round") == []
    assert [encounter.damage for encounter in in_prague(table)] == ([] if dies else [5])


@pytest.mark.rule("FURY-COMBAT-04", "FURY-TIME-02")
@pytest.mark.parametrize(("flag", "hurt"), [("off", 2), ("on", 4)])
def test_until_dawn_it_is_night_also_in_draculas_phase(flag: str, hurt: int) -> None:
    table = real_scene(
        at="dracula",
        allies={"dracula": "immanuel_hildesheim"},
        hunters={"mina": "vienna"},
        hideout="prague: new_vampire",
        options={"night_effects_in_vampire_fights": flag},
        draws={"combat": HAND, "events": "vampiric_influence"},
    )
    table.play("play:vampiric_influence", "choose:mina", "drive:prague", "ambush:2:new_vampire")
    clash(table, "claws", mina="punch")
    assert wounds(table) == hurt
