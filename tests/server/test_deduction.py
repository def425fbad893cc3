"""The deduction map: it never excludes the truth, is the same for everyone, and can be off."""

from __future__ import annotations

import pytest
from msgspec import json

from server.tables import Evening, Table, refusal
from whitby.core.rng import Fast
from whitby.games.fury.board import LOCATIONS, NOWHERE, PLACES
from whitby.games.fury.view import FuryView
from whitby.server.admission import freely
from whitby.server.analysis import deduction
from whitby.server.refusals import Refusal
from whitby.wire.deduction import Deduced, Guess, Reason
from whitby.wire.tables import House


def fury(evening: Evening, **house: str) -> Table:
    """A table of Fury of Dracula in progress."""
    people = evening.people("Anna", "Bram", "Clara", "Dora", "Emil")
    return evening.begun("fury", *people, **house)


def deduced(table: Table) -> Deduced:
    """What anyone at the table is shown."""
    return table.evening.run(
        deduction.deduced(table.room.services.trackers, table.room.table, freely)
    )


def why(table: Table, place: str, space: int = 0) -> Reason:
    """Why a place is possible on a spot, or what ruled it out."""
    room = table.room
    found = deduction.why(room.services.trackers, room.table, freely, place, space)
    return table.evening.run(found)


def refused(table: Table) -> str:
    """Why nothing is shown."""
    return refusal(lambda: deduced(table))


def play(table: Table, chance: Fast, moves: int) -> None:
    """Play some moves at random."""
    for _ in range(moves):
        if not table.asked:
            return
        seat, (_, *codes) = next(iter(table.asked.items()))
        table.move(table.holder(seat), codes[chance.below(len(codes))], seat=seat)


def names(guess: Guess) -> set[str]:
    return {each.place for each in guess.places}


def check_truth(table: Table) -> int:
    """Check that the truth is possible; return how many places were compared."""
    found = deduced(table)
    position = table.position
    truth = position.reveal()
    assert isinstance(truth, FuryView)
    compared = 0
    if truth.dracula_place != NOWHERE:
        assert PLACES[truth.dracula_place] in names(found.here)
        compared += 1
    lying = [*truth.dracula.trail, *truth.dracula.lairs]
    for card, guess in zip(lying, [*found.trail, *found.lairs], strict=True):
        if card is not None and 0 <= card.place < LOCATIONS:
            assert PLACES[card.place] in names(guess)
            compared += 1
    for guess in [found.here, *found.trail, *found.lairs]:
        excluded = [place for each in guess.excluded for place in each.places]
        assert not names(guess) & set(excluded)
        assert not guess.places or len(guess.places) + len(excluded) == LOCATIONS
    return compared


@pytest.mark.parametrize("seed", [1, 2])
def test_the_map_never_excludes_the_truth(evening: Evening, seed: int) -> None:
    table, chance = fury(evening), Fast(seed)
    compared = 0
    for _ in range(120):
        play(table, chance, 1)
        compared += check_truth(table)
    assert compared > 200


def test_chances_are_told_only_where_the_table_agreed(
    evening: Evening,
) -> None:
    table = fury(evening)
    play(table, Fast(3), 60)
    shown = deduced(table)
    assert shown.level == "possible"
    assert shown.here.places
    assert all(each.chance is None for each in shown.here.places)
    other = fury(evening, deduction="likely")
    play(other, Fast(3), 60)
    likely = deduced(other)
    assert 900 < sum(each.chance or 0 for each in likely.here.places) < 1100
    assert all(fact.say.id.startswith("fury-") for fact in likely.facts)


@pytest.mark.parametrize("level", ["possible", "likely"])
def test_a_place_says_why_it_is_possible_or_what_ruled_it_out(evening: Evening, level: str) -> None:
    table = fury(evening, deduction=level)
    play(table, Fast(3), 60)
    shown = deduced(table)
    for space, guess in enumerate([shown.here, *shown.trail, *shown.lairs]):
        possible = names(guess)
        ruled_out = {
            place: shown.facts[each.fact] for each in guess.excluded for place in each.places
        }
        for place in PLACES[:LOCATIONS:6]:
            found = why(table, place, space)
            assert found.possible == (place in possible) == (found.fits > 0)
            assert bool(found.routes) == found.possible
            assert found.fits <= found.trails
            for route in found.routes:
                spaces = [stop.space for stop in route.stops]
                assert spaces == sorted(spaces)
                days = [(stop.week, stop.day) for stop in route.stops if stop.space <= 6]
                assert days == sorted(days, reverse=True), "older cards were laid earlier"
                there = [each.place for each in route.stops if space in (0, each.space)]
                assert place in there
            if not found.possible:
                assert found.fact == ruled_out.get(place)
            else:
                assert found.fact is not None


def test_asking_why_is_refused_where_there_is_no_map(evening: Evening) -> None:
    table = fury(evening)
    for place in ("whitby", "hospital_vienna"):
        with pytest.raises(Refusal, match="no-place"):
            why(table, place)
    with pytest.raises(Refusal, match="deduction-off"):
        why(fury(evening, deduction="off"), "paris")


def test_facts_about_places_are_stamped_with_their_day(evening: Evening) -> None:
    """Every stamp stands for a public event that names its place, and none is left out."""
    table, chance = fury(evening), Fast(11)
    kinds: set[str] = set()
    for _ in range(12):
        play(table, chance, 30)
        shown = deduced(table)
        kinds |= {each.kind for each in shown.stamps}
        position = table.position
        history = position.look(None).view.history
        moves = position.moves(None)
        events = [(event.code(), move) for event, move in zip(history, moves, strict=True)]
        said = [code for code, _ in events if code.startswith(("no_trace:", "not_on_trail:"))]
        clear = [each for each in shown.stamps if each.kind == "clear"]
        assert [each.place for each in clear] == [code.split(":")[-1] for code in said][
            -len(clear) :
        ]
        for each in shown.stamps:
            fact = shown.facts[each.fact]
            assert any(
                move == fact.move
                and (each.kind in ("near", "far") or each.place in code.split(":"))
                for code, move in events
            )
            assert (fact.week, fact.day) <= (shown.week, shown.day)
    assert {"clear", "found"} <= kinds


def test_answers_about_regions_are_kept(evening: Evening) -> None:
    """Whatever Dracula says about a region is on the map, with his answer."""
    told: set[bool] = set()
    table, chance = fury(evening), Fast(0)
    while told != {True, False}:
        play(table, chance, 20)
        shown = deduced(table)
        for each in shown.regions:
            told.add(each.yes)
            said = shown.facts[each.fact].say.id
            assert said.startswith(("fury-log-bond", "fury-log-region_told"))
        assert table.stage == "playing", "nobody asks for a region in this game"


def test_what_is_undone_is_forgotten(evening: Evening) -> None:
    table, chance = fury(evening), Fast(5)
    undone = 0
    for _ in range(150):
        before = deduced(table)
        play(table, chance, 1)
        deduced(table)
        seat = next((n for n in range(1, 6) if table.room.table.may_undo(n)), None)
        if seat is not None and undone < 3:
            table.undo(table.holder(seat), seat)
            after = deduced(table)
            assert (after.here, after.trail, after.facts) == (
                before.here, before.trail, before.facts
            )  # fmt: skip
            undone += 1
    assert undone == 3


def test_it_is_refused_where_there_is_none(evening: Evening) -> None:
    assert refused(fury(evening, deduction="off")) == "deduction-off"
    anna, bram = evening.people("Anna", "Bram")
    assert refused(evening.duel(anna, bram)) == "no-deduction"
    assert refused(evening.table(anna, "fury")) == "not-begun"


def test_a_house_without_the_setting_is_still_readable() -> None:
    assert json.decode(b'{"talk":"off"}', type=House).deduction == "possible"


def test_few_tables_are_tracked(evening: Evening) -> None:
    table, other = fury(evening), fury(evening)
    evening.rooms.services.trackers = deduction.Trackers(most=1)
    deduced(table)
    first = evening.rooms.services.trackers.get(table.room.table)
    assert evening.rooms.services.trackers.get(table.room.table) is first
    deduced(other)
    assert evening.rooms.services.trackers.get(table.room.table) is not first
