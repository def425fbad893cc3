"""Plans for all hunters of Fury of Dracula, and the search for the best one."""

from __future__ import annotations

from bots.test_fury_hunters import ARMED, FuryTable, turn_of
from bots.test_fury_swift import imagined, move_decisions
from whitby.bots.fury.scripted import ScriptedFury
from whitby.bots.fury.searching import LOST, SearchingFury
from whitby.bots.fury.swift import SwiftGuide, rough_of
from whitby.bots.fury.team import ARM, GUARD, KEEN, PLANS, STRIKE, USUAL, Plan
from whitby.bots.fury.teamwork import chosen_plan, first_moves
from whitby.bots.search.halving import Search
from whitby.core.engine import pending
from whitby.core.rng import Fast
from whitby.games.fury.game import FURY
from whitby.games.fury.knowledge.imagine import Imagination
from whitby.games.fury.knowledge.outlook import Beliefs

SCRIPT = ScriptedFury(habits=True, plan=KEEN)
GUIDE = SwiftGuide(1, plans=PLANS)


def acts(table: FuryTable, plan: Plan) -> set[str]:
    """Return what a hunter does under a plan, over some random seeds."""
    decision = pending(table.state)
    assert decision is not None
    view = FURY.view(table.state, decision.seat)
    return {SCRIPT.under(view, decision, Fast(seed), plan).code() for seed in range(6)}


def test_a_weak_hunter_does_not_stay_where_dracula_is_known_to_be() -> None:
    table = turn_of("mina", "prague 7 damage", trail=["open prague"])
    assert acts(table, USUAL) == {"supply"}
    assert {code.split(":")[0] for code in acts(table, KEEN)} == {"road"}


def test_a_weak_hunter_does_not_rest_next_to_dracula() -> None:
    table = turn_of("mina", "nuremberg 7 damage", trail=["open prague"])
    assert acts(table, USUAL) == {"rest"}
    assert {code.split(":")[0] for code in acts(table, KEEN)} == {"road"}


def test_plans_differ_in_what_a_hunter_does() -> None:
    far = turn_of("van_helsing", "budapest", trail=["open madrid"], items={"van_helsing": "knife"})
    assert acts(far, ARM) == {"supply"}
    assert acts(far, STRIKE) == {"road:vienna"}
    trail = ["galway", "dublin", "swansea", "", "open strasbourg: new_vampire"]
    near = turn_of("mina", "geneva", items={"mina": ARMED}, trail=trail)
    assert acts(near, GUARD) == {"road:strasbourg"}


def test_hunters_in_a_playout_follow_a_plan_for_a_day_and_a_night() -> None:
    state, decision = next(each for each in move_decisions(2, 6, 6) if each[1].prompt == "act")
    world = imagined(state, decision.seat)
    one, other = world.clone(), world.clone()
    GUIDE.set_out(one, PLANS.index(ARM))
    followed, usual = rough_of(one), rough_of(other)
    assert followed is not None
    assert usual is not None
    assert followed.plan is ARM
    one.public.round += 1
    assert GUIDE.time(one) == followed.until
    assert usual.until == 0


def test_a_hunter_who_is_where_a_rumour_lies_searches_there_without_weighing_it() -> None:
    for encounters, weighed in (("rats", True), ("rats, rumour", False)):
        table = turn_of("mina", "london", trail=["open swansea", f"open london: {encounters}"])
        decision = pending(table.state)
        assert decision is not None
        hunters = SearchingFury(GUIDE, SCRIPT, 12, 0.0)
        thought = hunters.consider(FURY.view(table.state, decision.seat), decision, Fast(1))
        assert any(each.values for each in thought.tried) is weighed
        assert weighed or thought.option().code() == "search"


def test_a_plan_that_begins_like_the_usual_one_is_not_tried() -> None:
    counts: set[int] = set()
    for state, decision in move_decisions(2, 4, 5):
        if decision.prompt == "act":
            view = FURY.view(state, decision.seat)
            moves = first_moves(GUIDE, SCRIPT, view, decision, Fast(1))
            codes = [each.option.code() for each in moves]
            assert moves[0].way == 0
            assert codes[0] not in codes[1:]
            counts.add(len(moves))
            if len(moves) == 1:
                search = Search(GUIDE, GUIDE.worlds(view), 12)
                assert chosen_plan(search.compare, moves, decision, Fast(1), 1.0) == 0
                assert search.left == 12
    assert len(counts) > 2


def test_hunters_who_search_plans_act_the_same_whatever_is_hidden() -> None:
    bots = [SearchingFury(SwiftGuide(1, plans=PLANS), SCRIPT, 12, 0.0) for _ in range(2)]
    looked = 0
    for at, (state, decision) in enumerate(move_decisions(2, 4, 5)):
        view = FURY.view(state, decision.seat)
        if decision.prompt != "act" or SCRIPT.doubt(view) > LOST:
            continue
        other = Imagination(view, Beliefs()).draw(Fast(at))
        question = pending(other)
        assert question is not None
        again = FURY.view(other, decision.seat)
        thoughts = [
            bots[0].consider(view, decision, Fast(at)),
            bots[1].consider(again, question, Fast(at)),
        ]
        assert thoughts[0].option().code() == thoughts[1].option().code()
        one, two = [[each.values for each in thought.tried] for thought in thoughts]
        assert one == two
        looked += 1
    assert looked > 3
