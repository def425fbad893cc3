"""What Dracula's moves would reveal, and who could follow him: the same as after he has moved."""

from __future__ import annotations

from collections import Counter

import pytest

from whitby.core.engine import EVERYONE, Decision, apply, pending
from whitby.core.facts import Fact, Pick
from whitby.core.rng import Fast
from whitby.games.fury.board import NOWHERE, PLACES, in_hospital, is_sea, place
from whitby.games.fury.cards.table import DAY, EVERY_HUNTER, HUNTERS, TICKETS
from whitby.games.fury.combat.escape import FLIGHT
from whitby.games.fury.events import DAY_BEGAN
from whitby.games.fury.game import FURY
from whitby.games.fury.hunters.travel import rails_from, roads_from, seas_from, way_out
from whitby.games.fury.knowledge.belief import Belief, believe
from whitby.games.fury.knowledge.foresight import FORESEEN, Prospect, forecast, in_reach, prospects
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury, dracula_place
from whitby.games.fury.state.public import put

from .at_the_table import FuryTable, dracula_in, real_scene

BEST = TICKETS.index("3-2")


def foreseen(table: FuryTable) -> dict[str, Prospect]:
    """What Dracula's options lead to, by their codes."""
    decision = pending(table.state)
    assert decision is not None
    assert decision.seat == DRACULA_SEAT
    found = forecast(known(table.state), decision.prompt)
    return {row.code: row for row in prospects(table.view(1), decision.options, found)}


def known(state: Fury) -> Belief:
    """What everyone at a table knows; the events of a scene do not mention despair."""
    belief = believe(state.events, FURY.view(state, None).options)
    belief.despair = state.public.despair
    return belief


def names(hunters: list[int]) -> list[str]:
    return [HUNTERS[hunter] for hunter in hunters]


def left_after(state: Fury, belief: Belief, option: Pick) -> tuple[int, int]:
    """Play an option for real: where Dracula then is, and how many places are possible."""
    after, told = state.clone(), len(state.events)
    apply(after, option)
    pending(after)
    learned = belief.clone()
    for event in after.events[told:]:
        if isinstance(event, Fact) and event.kind is DAY_BEGAN:
            break
        if event.audience == EVERYONE:
            learned.witness(event)
    return dracula_place(after), len(learned.here())


def check(state: Fury, decision: Decision[Pick], belief: Belief) -> int:
    """Compare the forecast with what happens; return how many options were compared."""
    found = forecast(belief, decision.prompt)
    rows = prospects(FURY.view(state, DRACULA_SEAT), decision.options, found)
    for row in rows:
        option = decision.find(row.code)
        assert (row.place, row.left) == left_after(state, belief, option), row.code
        assert row.near == [h for h in EVERY_HUNTER if row.place in gets_to(state, h, ())]
        there = [h for h in EVERY_HUNTER if row.place in gets_to(state, h, (BEST,))]
        assert row.perhaps == [h for h in there if h not in row.near and state.hands.tickets[h]]
    return len(rows)


def gets_to(state: Fury, hunter: int, tickets: tuple[int, ...]) -> set[int]:
    """Where the engine lets a hunter go by day, with these tickets."""
    state = state.clone()
    state.public.phase = DAY
    if state.public.hospitals[hunter] != NOWHERE:
        state.public.places = put(state.public.places, hunter, state.public.hospitals[hunter])
    at = state.public.places[hunter]
    if at == NOWHERE:
        return set()
    if in_hospital(at):
        city = way_out(state, hunter)
        return set() if city is None or state.public.no_day else {city}
    if state.public.no_day or state.public.delayed[hunter]:
        return {at}
    if state.public.bats[hunter]:
        return set() if at not in state.public.fog else {at}
    if is_sea(at):
        return set(seas_from(state, hunter)) or {at}
    ways = {at, *roads_from(state, hunter), *seas_from(state, hunter)}
    return ways.union(*[rails_from(state, hunter, ticket) for ticket in tickets])


def test_what_is_foreseen_comes_true() -> None:
    """Random games: every option that leads Dracula somewhere is played for real."""
    compared: Counter[str] = Counter()
    options = {setting.name: setting.default for setting in FURY.options}
    for seed, mode in ((1, "advanced"), (3, "basic")):
        chosen = {**options, "game_mode": mode, "bat_into_lair": "on"}
        state = FURY.setup(players=2, options=chosen, rng=Fast(seed))
        belief, heard, chance = Belief(state.rulings), 0, Fast(seed + 10)
        belief.cap = 400
        for _ in range(330):
            decision = pending(state)
            if decision is None:
                break
            for event in state.events[heard:]:
                belief.witness(event)
            heard = len(state.events)
            if decision.seat == DRACULA_SEAT and decision.prompt in FORESEEN:
                compared[decision.prompt] += check(state, decision, belief)
            apply(state, decision.options[chance.below(len(decision.options))])
    assert compared["travel"] > 150
    assert compared["dracula_start"] > 100


@pytest.mark.rule("FURY-DPHASE-05", "FURY-COMP-15", "FURY-HIDE-04")
def test_moves_that_look_alike_leave_the_same() -> None:
    rows = foreseen(dracula_in("open bordeaux", hunters={"mina": "prague"}))
    assert rows["go:toulouse"].left == rows["go:nantes"].left
    # Bordeaux is face up, so Hide would be, too
    assert rows["hide"].left == rows["feed"].left == 1
    assert rows["wolf:paris"].left > rows["go:toulouse"].left > rows["hide"].left


@pytest.mark.rule("FURY-DPHASE-12")
def test_where_a_hunter_stands_one_place_is_left() -> None:
    rows = foreseen(dracula_in("bordeaux", hunters={"mina": "toulouse"}))
    assert rows["go:toulouse"].left == 1
    assert "mina" in names(rows["go:toulouse"].near)


@pytest.mark.rule("FURY-LAIR-12", "FURY-LAIR-13")
def test_a_lair_that_lies_open_leaves_one_place() -> None:
    rows = foreseen(dracula_in("bordeaux", lairs=["open toulouse: rats"]))
    assert rows["enter_lair:1"].left == rows["wolf_lair:1"].left == 1
    rows = foreseen(dracula_in("bordeaux", lairs=["toulouse: rats"]))
    assert rows["enter_lair:1"].left > 1


@pytest.mark.rule("FURY-DESPAIR-08")
@pytest.mark.parametrize("scores", ["on", "off"])
def test_in_the_fourth_week_hide_tells_that_it_is_hide_where_it_does_not_score(scores: str) -> None:
    options = {"hide_triggers_fury": scores}
    table = dracula_in("bordeaux", "nantes", week=4, lairs=["toulouse: rats"], options=options)
    decision = pending(table.state)
    assert decision is not None
    assert check(table.state, decision, known(table.state)) > 10
    rows = foreseen(table)
    assert (rows["hide"].left == rows["go:santander"].left) == (scores == "on")


@pytest.mark.rule("FURY-ESCAPE-09", "FURY-ESCAPE-16")
@pytest.mark.parametrize("lands", ["vacated_space", "space_1"])
def test_a_flight_is_foreseen(lands: str) -> None:
    table = real_scene(
        at="night",
        hunters={"mina": "bordeaux"},
        trail=["open bordeaux", "nantes"],
        lairs=["toulouse: rats"],
        options={"bat_into_lair": "on", "bat_lands_on": lands},
    )
    state = fly_now(table)
    decision = pending(state)
    assert decision is not None
    assert decision.prompt == "fly"
    assert {"fly:paris", "fly_to_lair:1", "stay_here"} <= set(decision.codes())
    assert check(state, decision, known(state)) == len(decision.options) == 11


def fly_now(table: FuryTable) -> Fury:
    """Let Dracula, who is in a combat, escape as a bat."""
    state = table.state.clone()
    state.stack = [*state.stack, FLIGHT]
    return state


# Who could come


def near(table: FuryTable, code: str) -> tuple[list[str], list[str]]:
    row = foreseen(table)[code]
    return names(row.near), names(row.perhaps)


AWAY = {"godalming": "athens", "seward": "athens", "van_helsing": "athens"}


@pytest.mark.rule("FURY-MOVE-03", "FURY-RAIL-05")
def test_a_hidden_ticket_counts_as_the_best_and_only_perhaps() -> None:
    table = dracula_in("bordeaux", hunters={**AWAY, "mina": "marseilles"})
    assert near(table, "go:toulouse") == (["mina"], [])
    assert near(table, "go:nantes") == ([], [])
    table = dracula_in("bordeaux", hunters={**AWAY, "mina": "strasbourg"}, tickets={"mina": "1-0"})
    view = table.view(1)
    mina = HUNTERS.index("mina")
    sure, perhaps = in_reach(view, mina)
    assert place("paris") in sure
    assert {PLACES[at] for at in perhaps - sure}, "Dracula cannot see that it leads nowhere"


@pytest.mark.rule("FURY-DELAY-03", "FURY-ROADBLOCK-02")
@pytest.mark.parametrize("hunter", ["marseilles delayed", "marseilles bats"])
def test_who_stands_up_or_is_carried_off_does_not_come(hunter: str) -> None:
    table = dracula_in("bordeaux", hunters={**AWAY, "mina": hunter})
    assert near(table, "go:toulouse") == ([], [])


@pytest.mark.rule("FURY-SEA-01", "FURY-STORM-03", "FURY-ACTION-05")
def test_ships_count_and_storms_stop_them() -> None:
    hunters = {**AWAY, "mina": "cadiz"}
    calm = dracula_in("lisbon", hunters=hunters)
    assert near(calm, "go:south_atlantic") == (["mina"], [])
    rough = dracula_in("lisbon", hunters=hunters, storms="south_atlantic")
    assert near(rough, "go:south_atlantic") == ([], [])
    at_sea = dracula_in("lisbon", hunters={**AWAY, "mina": "south_atlantic"})
    assert near(at_sea, "go:south_atlantic") == ([], []), "who is at sea has to move on"
    assert near(at_sea, "feed") == (["mina"], [])
