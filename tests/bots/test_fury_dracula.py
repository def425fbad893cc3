"""The scripted Dracula: sensible where that is clear, and fair everywhere."""

from collections import Counter
from typing import Any

import pytest

from fury.combats import clash, combat, up_to
from whitby import apply, pending
from whitby.bots import bot
from whitby.bots.arena import play_game, seating
from whitby.bots.fury.dracula import ANSWERS, RATED
from whitby.core.rng import Fast
from whitby.core.table import Table
from whitby.games.fury.game import FURY
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.view import FuryView

FuryTable = Table[Fury, FuryView]
TRIES = 30
EAST = {"godalming": "constanta", "seward": "varna", "van_helsing": "bucharest", "mina": "galatz"}
WEAPONS = {"godalming": "knife rifle", "mina": "knife pistol"}


def answers(table: FuryTable) -> Counter[str]:
    """Return what Dracula answers to the open question, over many random seeds."""
    decision = table.decision
    assert decision.seat == DRACULA_SEAT
    view = table.view(DRACULA_SEAT + 1)
    player = bot("fury", "scripted")
    return Counter([player.choose(view, decision, Fast(seed)).code() for seed in range(TRIES)])


def share(table: FuryTable, *codes: str) -> float:
    """Return how often one of these is the answer; codes may be prefixes."""
    found = answers(table)
    return sum([n for code, n in found.items() if code.startswith(codes)]) / TRIES


def phase(prompt: str = "travel", **position: Any) -> FuryTable:
    """Return a scene in Dracula's phase, up to this question."""
    position.setdefault("at", "dracula")
    position.setdefault("hunters", EAST)
    return up_to(FURY.scene(**position), prompt)


# Where he goes


def test_he_begins_far_from_the_hunters() -> None:
    state = FURY.setup(3, 5)
    for place in ("marseilles", "paris", "cologne", "zurich"):
        decision = pending(state)
        assert decision is not None
        apply(state, next(o for o in decision.options if o.code() == f"start:{place}"))
    assert share(Table(FURY, state), "start:geneva", "start:strasbourg", "start:brussels") == 0


def test_he_does_not_step_among_hunters_when_a_free_road_leads_away() -> None:
    around = {"godalming": "venice", "seward": "zurich", "van_helsing": "nuremberg"}
    armed = dict.fromkeys(around, "pistol rifle")
    table = phase(hunters={**around, "mina": "edinburgh"}, items=armed, trail=["open vienna"])
    assert share(table, "go:munich", "wolf:munich") <= 0.1


def test_he_does_not_walk_into_armed_hunters() -> None:
    there = dict.fromkeys(("godalming", "seward", "mina"), "nuremberg")
    armed = dict.fromkeys(there, "pistol rifle")
    table = phase(
        hunters={**there, "van_helsing": "london"}, items=armed, trail=["prague", "vienna"]
    )
    assert share(table, "go:nuremberg", "wolf:nuremberg") == 0


def test_he_puts_to_sea_when_hunters_hold_every_road() -> None:
    around = {"godalming": "naples", "seward": "rome", "van_helsing": "naples", "mina": "rome"}
    armed = dict.fromkeys(around, "pistol rifle")
    table = phase(hunters=around, items=armed, trail=["open bari"])
    assert share(table, "go:adriatic_sea") > 0.7


def test_he_does_not_stay_where_hunters_have_found_him() -> None:
    there = dict.fromkeys(("godalming", "seward"), "prague")
    armed = dict.fromkeys(there, "pistol rifle")
    away = {"van_helsing": "lisbon", "mina": "london"}
    table = phase(hunters={**there, **away}, items=armed, trail=["open prague"], damage=9)
    assert share(table, "feed", "hide", "dark_call") == 0


def test_he_feeds_where_nobody_is_near() -> None:
    table = phase(trail=["madrid", "lisbon"], damage=8)
    assert share(table, "feed") > 0.7
    assert share(phase(trail=["madrid", "lisbon"]), "feed") <= 0.05


def test_he_does_not_abandon_lairs_or_call_when_wounded() -> None:
    table = phase(trail=["madrid", "lisbon"], lairs=["cadiz: rats"], damage=10)
    assert share(table, "abandon", "dark_call") == 0


def test_in_the_last_week_he_takes_the_city_that_wins() -> None:
    around = {"godalming": "lisbon", "seward": "santander", "van_helsing": "saragossa"}
    table = phase(
        hunters={**around, "mina": "granada"},
        trail=["madrid", "cadiz"],
        week=4,
        day="tuesday",
        influence=10,
    )
    assert share(table, "go:", "hide", "wolf:") == 1
    assert share(table, "go:south_atlantic") == 0


# What he places


def test_he_lays_a_vampire_where_it_is_safe_and_a_trap_where_it_is_not() -> None:
    pack = "aristocratic_vampire rats bats saboteur wolves"
    table = phase(trail=["madrid", "cadiz"], pack=pack)
    table.play("go:lisbon")
    assert share(table, "lay:aristocratic_vampire") > 0.9
    near = {"godalming": "vienna", "seward": "berlin", "van_helsing": "vienna", "mina": "berlin"}
    table = phase(hunters=near, trail=["open nuremberg"], pack=pack)
    table.play("go:prague")
    assert share(table, "lay:aristocratic_vampire") <= 0.1


def test_he_does_not_lay_a_vampire_that_another_would_clear() -> None:
    pack = "new_vampire rats bats szgany_bodyguards wolves"
    table = phase(trail=["madrid: reckless_vampire", "cadiz"], pack=pack)
    table.play("go:lisbon")
    assert share(table, "lay:new_vampire") < 0.3


def test_a_vampire_matures() -> None:
    trail = ["madrid", "lisbon", "cadiz", "granada", "alicante", "saragossa: new_vampire, wolves"]
    table = phase("leave", trail=trail)
    assert share(table, "mature:wolves") == 1
    table.play("mature:wolves", "wolves:madrid")
    assert share(table, "mature:new_vampire") == 1


def test_the_rumour_goes_with_a_vampire_that_was_not_seen() -> None:
    trail = ["madrid: rats", "lisbon: aristocratic_vampire", "santander"]
    table = phase(trail=trail, pack="rats bats spy hoax wolves")
    table.play("go:granada")
    table.play(next(code for code in table.codes if code.startswith("lay")))
    assert table.asked[1] == "rumour"
    assert share(table, "rumour:3") == 1


def test_traps_spring_and_aristocrats_wait() -> None:
    table = FURY.scene(
        hunters={"godalming": "vienna"}, trail=["galway", "prague: wolves"], at="day"
    )
    table.play("road:prague")
    assert share(table, "ambush:2:wolves") == 1


# How he fights


def test_he_flees_from_a_fight_that_he_would_lose() -> None:
    table = combat(
        "escape_as_mist claws strength fangs plotting",
        hunters={"mina": "prague", "godalming": "prague"},
        items=WEAPONS,
        damage=9,
    )
    assert share(table, "strike:escape") == 0  # Pride forbids it in the first round
    clash(table, "strength", "godalming", godalming="punch", mina="dodge")
    assert share(table, "strike:escape_as_mist") > 0.9


def test_he_strikes_down_whoever_is_nearly_beaten() -> None:
    table = combat(
        hunters={"mina": "prague 7 damage", "godalming": "prague"}, items={"godalming": "knife"}
    )
    assert share(table, "strike:claws", "strike:strength", "strike:fangs") > 0.5
    table.play("strike:claws", seat=1)
    for seat, hunter in ((table.state.public.commanders[0], "godalming"), (4, "mina")):
        table.play(f"fight_with:{hunter}:punch", seat=seat + 1)
    assert share(table, "engage_with:mina") == 1
    table.play("engage_with:mina")
    assert table.log()[-1] != "defeated:mina:prague" or table.state.public.influence >= 2


def test_he_bites_whom_he_has_mesmerized() -> None:
    table = combat("mesmerize fangs strength plotting plotting")
    clash(table, "mesmerize", mina="dodge")
    assert share(table, "strike:fangs") > 0.5


def test_he_plots_against_a_card_in_his_way() -> None:
    table = combat("plotting claws claws fangs strength", hunters={"mina": "prague 4 damage"})
    clash(table, "plotting", mina="dodge")
    table.play("seek:strength")
    clash(table, "claws", mina="punch")
    assert table.asked[1] == "plot"
    assert share(table, "no_plot") == 1  # a punch is not worth it
    table.play("no_plot")
    clash(table, "claws", mina="dodge")
    assert share(table, "plot") == 1


# Events


@pytest.mark.parametrize(("encounter", "played"), [("aristocratic_vampire", 1.0), ("rats", 0.0)])
def test_seduction_is_kept_for_vampires(encounter: str, played: float) -> None:
    table = FURY.scene(
        at="night",
        turn="mina",
        hunters={"mina": "prague"},
        trail=["galway", f"open prague: {encounter}"],
        schemes="seduction enraged",
    )
    table.play("search")
    up_to(table, "seduction")
    assert share(table, "play:seduction") == played


def test_wild_horses_bolt_from_a_vampire() -> None:
    for encounter, played in (("new_vampire", 1.0), ("rats", 0.0)):
        table = FURY.scene(
            hunters={"godalming": "vienna"},
            trail=["galway", f"prague: {encounter}"],
            schemes="wild_horses",
        )
        table.play("road:prague")
        assert table.asked[1] == "wild_horses"
        assert share(table, "play:wild_horses") == played


def test_swiftness_is_for_the_last_week() -> None:
    table = phase(
        "scheme", trail=["madrid", "cadiz"], week=4, schemes="unearthly_swiftness enraged"
    )
    assert share(table, "play:unearthly_swiftness") == 1


# Whole games


def test_he_has_an_answer_to_every_question_and_beats_those_who_play_at_random() -> None:
    player = bot("fury", "scripted")
    asked: set[str] = set()
    won = 0
    for seed in range(5):
        state = FURY.setup(seed, 2 + seed % 4)
        chance = Fast(seed)
        while (decision := pending(state)) is not None:
            option = decision.options[chance.below(len(decision.options))]
            if decision.seat == DRACULA_SEAT:
                asked.add(decision.prompt)
                option = player.choose(FURY.view(state, 0), decision, chance)
                assert option.code() in decision.codes()
            apply(state, option)
        outcome = FURY.outcome(state)
        assert outcome is not None
        won += outcome.winner == "dracula"
    assert len(asked) > 15
    assert asked <= {*ANSWERS, *RATED}
    assert won >= 4


def test_the_same_seed_gives_the_same_game() -> None:
    seats = seating("fury", 3, "dracula=scripted,hunters=random")
    assert play_game(FURY, seats, 4, None, 3) == play_game(FURY, seats, 4, None, 3)
    assert play_game(FURY, seats, 4, None, 3) != play_game(FURY, seats, 5, None, 3)


def test_he_answers_the_same_in_a_world_that_looks_the_same() -> None:
    player = bot("fury", "scripted")
    looked = 0
    for seed in (5, 6):
        state = FURY.setup(seed, 3)
        chance = Fast(seed)
        made = 0
        while (decision := pending(state)) is not None:
            option = decision.options[chance.below(len(decision.options))]
            if decision.seat == DRACULA_SEAT and len(decision.options) > 1:
                made += 1
                view = FURY.view(state, DRACULA_SEAT)
                option = player.choose(view, decision, Fast(made))
                if made % 4 == 0:
                    twin = FURY.imagine(view, Fast(made + 1))
                    again = pending(twin)
                    assert again is not None
                    assert again.seat == DRACULA_SEAT
                    seen = FURY.view(twin, DRACULA_SEAT)
                    assert player.choose(seen, again, Fast(made)).code() == option.code()
                    looked += 1
            apply(state, option)
    assert looked > 20
