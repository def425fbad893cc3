"""The scripted hunters: sensible where that is clear, fair, and able to answer every question."""

from collections.abc import Iterator
from typing import Any

import pytest

from whitby import apply, pending
from whitby.bots import bot
from whitby.bots.arena import simulate
from whitby.bots.fury.distances import DAYS_APART, days_from
from whitby.bots.fury.hunter_fight import fight_worth
from whitby.core.engine import Decision, Option
from whitby.core.rng import Fast
from whitby.core.table import Table
from whitby.games.fury.board import LARGE, SIZE, place
from whitby.games.fury.cards.table import HUNTERS
from whitby.games.fury.game import FURY
from whitby.games.fury.knowledge.belief import believe
from whitby.games.fury.knowledge.imagine import imagine
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.view import FuryView

FuryTable = Table[Fury, FuryView]
BOT = bot("fury", "scripted")
RANDOM = bot("fury", "random")
ARMED = "knife rifle heavenly_host"
LOST = ["swansea", "london"]
"""A trail of which nobody has seen anything."""


def answers(table: FuryTable, seeds: int = 6) -> set[str]:
    """Return what the bot answers to the open question, over some random seeds."""
    found: set[str] = set()
    for seed in range(seeds):
        decision = pending(table.state)
        assert decision is not None
        view = FURY.view(table.state, decision.seat)
        found.add(BOT.choose(view, decision, Fast(seed)).code())
    return found


def answer(table: FuryTable) -> str:
    """Return the only answer that the bot gives."""
    found = answers(table)
    assert len(found) == 1, f"{found} to {table.asked}"
    return found.pop()


def go_on(table: FuryTable, prompt: str, **given: str) -> FuryTable:
    """Let the bot answer until it is asked this, except for the answers given here."""
    for _ in range(60):
        decision = pending(table.state)
        assert decision is not None
        if decision.prompt == prompt and decision.seat != DRACULA_SEAT:
            return table
        view = FURY.view(table.state, decision.seat)
        code = given.get(decision.prompt) or BOT.choose(view, decision, Fast(1)).code()
        table.play(code, seat=decision.seat + 1)
    raise AssertionError(f"{prompt} was never asked")


def turn_of(hunter: str, where: str, **position: Any) -> FuryTable:
    """Return a hunter's turn; the others are far away, in the north."""
    hunters: dict[str, str] = dict.fromkeys(HUNTERS, "edinburgh")
    hunters = {**hunters, **position.pop("hunters", {}), hunter: where}
    position.setdefault("trail", LOST)
    return FURY.scene(turn=hunter, hunters=hunters, **position)


# Where to go


def test_a_hunter_goes_to_where_dracula_must_be() -> None:
    table = turn_of("mina", "nuremberg", trail=["open prague"], items={"mina": ARMED})
    assert answer(table) == "road:prague"


def test_hunters_close_in_on_dracula_from_afar() -> None:
    table = turn_of("godalming", "paris", trail=["open prague"], items={"godalming": ARMED})
    assert answer(table).split(":")[0] in ("road", "spend")
    table.play(answer(table))
    there = table.state.public.places[0]
    assert DAYS_APART[there][place("prague")] < DAYS_APART[place("paris")][place("prague")]


def test_a_hunter_who_is_nearly_dead_and_unarmed_does_not_seek_the_fight() -> None:
    table = turn_of("mina", "nuremberg 7 damage", trail=["open prague"])
    assert answer(table) != "road:prague"


def test_a_hunter_leaves_the_city_of_dracula_rather_than_be_killed_there() -> None:
    table = turn_of("van_helsing", "prague 7 damage", trail=["open prague"], week=3, influence=9)
    assert {code.split(":")[0] for code in answers(table)} == {"road"}


def test_two_hunters_look_in_different_places() -> None:
    near = {"seward": "frankfurt", "van_helsing": "frankfurt"}
    table = FURY.scene(
        at="dracula",
        hunters={**dict.fromkeys(HUNTERS, "edinburgh"), **near},
        items={"seward": ARMED, "van_helsing": "knife pistol crucifix"},
        trail=["open cologne"],
    )
    while table.asked[1] != "travel":
        table.play(table.codes[-1])
    table.play("go:hamburg")
    for hunter in (1, 2):
        while (decision := pending(table.state)) is not None:
            if decision.prompt == "act" and decision.about == (hunter,):
                break
            idle = [code for code in table.codes if code in ("pass", "no_event", "no_ambush")]
            table.play((idle or table.codes)[0], seat=decision.seat + 1)
        table.play(min(answers(table, 1)))
        if table.asked[1] == "ride":
            table.play(min(answers(table, 1)))
    assert table.state.public.places[1] != table.state.public.places[2]


def test_hunters_begin_in_large_cities_far_from_each_other() -> None:
    for seed in range(3):
        state = FURY.setup(seed, 5)
        for hunter in range(4):
            decision = pending(state)
            assert decision is not None
            assert decision.about == (hunter,)
            apply(state, BOT.choose(FURY.view(state, decision.seat), decision, Fast(seed)))
        for hunter in range(4):
            assert SIZE[state.public.places[hunter]] == LARGE
            others = [state.public.places[other] for other in range(4) if other != hunter]
            assert min(DAYS_APART[state.public.places[hunter]][there] for there in others) >= 2


def test_a_ticket_brings_far_places_near() -> None:
    paris, berlin = place("paris"), place("berlin")
    assert days_from(paris, ()) == DAYS_APART[paris]
    assert days_from(paris, (0,))[berlin] < DAYS_APART[paris][berlin]
    assert days_from(place("cagliari"), (0,)) == DAYS_APART[place("cagliari")]


# What to do there


def test_hunters_supply_while_they_have_nothing_and_dracula_is_lost() -> None:
    state = FURY.setup(1, 5)
    verbs: list[str] = []
    chance = Fast(2)
    while len(verbs) < 4:
        decision = pending(state)
        assert decision is not None
        chosen = BOT.choose(FURY.view(state, decision.seat), decision, chance)
        if decision.prompt == "act":
            verbs.append(chosen.code())
        apply(state, chosen)
    assert verbs == ["supply"] * 4


def test_a_hunter_who_is_badly_hurt_rests_at_night() -> None:
    table = turn_of("mina", "nuremberg 7 damage", at="night", items={"mina": ARMED})
    assert answer(table) == "rest"


def test_dr_seward_rests_twice_as_gladly() -> None:
    table = turn_of(
        "seward",
        "nuremberg 6 damage",
        at="night",
        items={"seward": ARMED},
        tickets={"seward": "3-2"},
    )
    assert answer(table) == "rest"


@pytest.mark.parametrize("card", ["aristocratic_vampire", "new_vampire", "reckless_vampire"])
def test_a_hunter_searches_where_a_vampire_is_about_to_mature(card: str) -> None:
    trail = ["galway", "dublin", "swansea", "london", "paris", f"open strasbourg: {card}, rumour"]
    table = turn_of("mina", "strasbourg", at="night", items={"mina": ARMED}, trail=trail)
    assert answer(table) == "search"


def test_a_hunter_goes_to_where_a_rumour_says_a_vampire_is() -> None:
    trail = ["galway", "dublin", "swansea", "", "open strasbourg: new_vampire, rumour"]
    table = turn_of("mina", "geneva", items={"mina": ARMED}, trail=trail, influence=8)
    assert answer(table) == "road:strasbourg"


def test_nobody_searches_what_is_only_a_nuisance() -> None:
    table = turn_of("mina", "nantes", at="night", trail=["galway", "open nantes: open rats"])
    assert answer(table) != "search"


def test_mina_asks_for_the_region_at_night_while_dracula_is_lost() -> None:
    hunters = {"godalming": "frankfurt", "seward": "milan", "van_helsing": "madrid"}
    held = {"mina": "knife rifle crucifix"}
    table = turn_of(
        "mina",
        "klausenburg",
        at="night",
        hunters=hunters,
        items=held,
        trail=LOST,
        tickets={"mina": "3-2 3-2"},
    )
    assert {code.split(":")[0] for code in answers(table)} == {"bond"}


# Hands


def test_the_weakest_card_is_discarded() -> None:
    table = turn_of("mina", "munich", items={"mina": "knife rifle dogs"}, draws={"items": "pistol"})
    table.play("supply")
    assert table.asked[1] == "item_limit"
    assert answer(table) == "discard_item:dogs"


def test_a_good_ticket_is_kept_and_a_poor_one_given_back() -> None:
    table = turn_of("mina", "munich", tickets={"mina": "3-2 1-0"})
    table.play("reserve")
    assert table.asked[1] == "make_room"
    assert answer(table) == "return:1-0"


def test_a_hunter_arms_another_in_the_same_city() -> None:
    hunters = {"godalming": "munich", "seward": "munich"}
    table = FURY.scene(
        players=2,
        trail=LOST,
        turn="godalming",
        hunters={"van_helsing": "edinburgh", "mina": "edinburgh", **hunters},
        items={"godalming": "knife knife rifle"},
    )
    table.play("trade:seward")
    assert answer(table).startswith("give_item:")
    table = go_on(table, "act")
    assert len(table.state.hands.items[1]) >= 1
    assert len(table.state.hands.items[0]) >= 2


# Combat


def meeting(mina: str = "prague", **position: Any) -> FuryTable:
    """Return Mina and Dracula in Prague at dusk."""
    position["hunters"] = {**dict.fromkeys(HUNTERS, "edinburgh"), "mina": mina}
    draws = {"combat": "claws strength fangs mesmerize plotting"}
    return FURY.scene(at="dusk", day="tuesday", trail=["open prague"], draws=draws, **position)


def test_an_armed_and_healthy_hunter_strikes() -> None:
    table = go_on(meeting(items={"mina": "knife rifle dogs"}), "fight_with")
    assert answers(table) <= {"fight_with:mina:knife", "fight_with:mina:rifle"}


def test_a_hunter_who_is_nearly_dead_dodges_or_flees() -> None:
    table = go_on(meeting("prague 8 damage", influence=8), "fight_with")
    assert answers(table) <= {"fight_with:mina:dodge", "fight_with:mina:escape"}


def test_the_blow_that_wins_the_game_is_struck() -> None:
    table = go_on(meeting("prague 7 damage", items={"mina": "knife"}, damage=13), "fight_with")
    assert answer(table) == "fight_with:mina:knife"


def test_a_heroic_leap_that_wins_is_taken() -> None:
    table = meeting("prague 7 damage", events={"mina": "heroic_leap"}, damage=11)
    go_on(table, "combat_start")
    assert answer(table) == "play:heroic_leap"


def test_bullets_are_fired_at_dracula() -> None:
    table = meeting(items={"mina": "rifle holy_bullets"})
    go_on(table, "bullets", strike="strike:plotting", fight_with="fight_with:mina:rifle")
    assert answer(table) == "fire"


def test_a_fight_is_worth_more_in_company_with_arms_and_health() -> None:
    bare = meeting().view(5)
    armed = meeting(items={"mina": "knife rifle"}).view(5)
    weak = meeting("prague 7 damage", items={"mina": "knife rifle"}).view(5)
    assert fight_worth(armed, [3], True) > 0 > fight_worth(bare, [3], True)
    assert fight_worth(weak, [3], True) < 0
    assert fight_worth(armed, [0, 3], True) > fight_worth(armed, [3], True)
    assert fight_worth(armed, [], True) == 0


# Events and encounters


def test_scouts_name_the_likeliest_city() -> None:
    table = FURY.scene(
        at="dracula",
        hunters={**dict.fromkeys(HUNTERS, "edinburgh"), "godalming": "berlin"},
        trail=["open vienna"],
        draws={"events": "hired_scouts"},
    )
    while table.asked[1] != "travel":
        table.play(table.codes[-1])
    table.play("go:prague")
    go_on(table, "name_city", act="supply")
    near = ("prague", "budapest", "munich", "zagreb", "vienna")
    assert answers(table) <= {f"name:{city}" for city in near}


def test_an_ally_is_kept_where_there_is_none() -> None:
    table = turn_of(
        "mina", "munich", draws={"events": "sister_agatha", "items": "dogs"}, trail=LOST
    )
    table.play("supply")
    assert answer(table) == "play_as:sister_agatha:ally"


def test_dogs_and_stakes_are_shown_before_a_search() -> None:
    held = {"mina": "dogs stake knife"}
    table = turn_of("mina", "nantes", items=held, trail=["galway", "open nantes: new_vampire"])
    table.play("search")
    assert answer(table) in ("show:dogs", "show:stake")


def test_an_aristocrat_is_driven_out() -> None:
    trail = ["galway", "open nantes: aristocratic_vampire"]
    table = turn_of("mina", "nantes", trail=trail)
    table.play("search")
    assert answer(table) == "accept_delay"


# Whole games


def moments(players: int, seed: int) -> Iterator[tuple[Fury, Decision[Option], Option]]:
    """Yield every decision of the hunters in a game with a random Dracula, and the answer."""
    state = FURY.setup(seed, players)
    chance = Fast(seed)
    while (decision := pending(state)) is not None:
        view = FURY.view(state, decision.seat)
        player = RANDOM if decision.seat == DRACULA_SEAT else BOT
        chosen = player.choose(view, decision, chance)
        if decision.seat != DRACULA_SEAT:
            yield state, decision, chosen
        apply(state, chosen)


@pytest.mark.parametrize("players", FURY.seats)
def test_every_question_is_answered_with_what_is_offered(players: int) -> None:
    asked: set[str] = set()
    for seed in range(2):
        for _, decision, chosen in moments(players, 10 * players + seed):
            assert chosen.code() in decision.codes()
            asked.add(decision.prompt)
    assert len(asked) > 12


def test_the_same_seed_gives_the_same_game() -> None:
    first = [chosen.code() for _, _, chosen in moments(3, 5)]
    again = [chosen.code() for _, _, chosen in moments(3, 5)]
    other = [chosen.code() for _, _, chosen in moments(3, 6)]
    assert first == again != other


@pytest.mark.parametrize("players", [2, 5])
def test_worlds_that_look_the_same_are_answered_the_same(players: int) -> None:
    beliefs = Beliefs()
    looked = 0
    for made, (state, decision, _) in enumerate(moments(players, 7)):
        if made % 6:
            continue
        view = FURY.view(state, decision.seat)
        twin = imagine(view, Fast(made), beliefs)
        asked = pending(twin)
        if asked is None or asked.seat != decision.seat:
            continue
        again = FURY.view(twin, decision.seat)
        one = BOT.choose(view, decision, Fast(made)).code()
        assert BOT.choose(again, asked, Fast(made)).code() == one
        looked += 1
    assert looked > 10


def test_kept_beliefs_are_those_of_each_table_in_any_order() -> None:
    beliefs = Beliefs(2)
    tables = [FURY.setup(seed, 4) for seed in range(3)]  # more than are kept
    chances = [Fast(seed) for seed in range(3)]
    looked = 0
    for step in range(270):
        at = (step * step + step // 7) % 3
        decision = pending(tables[at])
        if decision is None:
            continue
        view = FURY.view(tables[at], decision.seat)
        apply(tables[at], RANDOM.choose(view, decision, chances[at]))
        if step % 3 == 0:
            seen = FURY.view(tables[at], 1 + step % 3)
            kept = beliefs.outlook(seen)
            fresh = believe(seen.history, seen.options)
            if step % 9 == 0:
                assert kept.here == pytest.approx(fresh.here())
                assert kept.chances == fresh.chances()
                looked += 1
    assert looked > 15
    assert len(beliefs.kept) == 2


def played_on(state: Fury, seed: int, rounds: int) -> Fury:
    """The same game some rounds later, played at random."""
    branch = state.clone()
    luck = Fast(seed)
    while branch.public.round < state.public.round + rounds:
        decision = pending(branch)
        if decision is None:
            break
        apply(branch, RANDOM.choose(FURY.view(branch, decision.seat), decision, luck))
    return branch


def test_continuations_of_one_history_do_not_spoil_it_or_each_other() -> None:
    beliefs = Beliefs()
    root = played_on(FURY.setup(4, 2), 4, 4)
    before = beliefs.outlook(FURY.view(root, 1))
    branches = [FURY.view(played_on(root, seed, 1), 1) for seed in range(6)]
    found = [beliefs.outlook(branch) for branch in branches]
    assert beliefs.outlook(FURY.view(root, 1)) is before
    for branch, outlook in zip(branches, found, strict=True):
        assert beliefs.outlook(branch) is outlook
        assert outlook.here == pytest.approx(believe(branch.history, branch.options).here())


def test_cached_beliefs_hold_a_limited_number_of_worlds() -> None:
    root = played_on(FURY.setup(4, 2), 4, 5)
    views = [FURY.view(played_on(root, seed, 2), 1) for seed in range(6)]
    sizes = [len(Beliefs().outlook(view).belief.worlds) for view in views]
    beliefs = Beliefs(worlds=sum(sizes) - sizes[0])
    for view in views:
        beliefs.outlook(view)
    assert 0 < len(beliefs.kept) < len(views)
    assert sum(len(kept.outlook.belief.worlds) for kept in beliefs.kept) <= beliefs.worlds


def test_a_history_that_takes_another_way_begins_anew() -> None:
    beliefs = Beliefs()
    state = FURY.setup(3, 2)
    chance = Fast(3)
    while state.public.round < 4:
        decision = pending(state)
        assert decision is not None
        apply(state, RANDOM.choose(FURY.view(state, decision.seat), decision, chance))
    earlier = FURY.view(state, 1)
    past = beliefs.outlook(earlier).here
    other = state.clone()
    for branch, luck in ((state, Fast(8)), (other, Fast(9))):
        while branch.public.round < 6:
            decision = pending(branch)
            assert decision is not None
            apply(branch, RANDOM.choose(FURY.view(branch, decision.seat), decision, luck))
    for branch in (state, other, state):
        seen = FURY.view(branch, 1)
        assert beliefs.outlook(seen).here == pytest.approx(
            believe(seen.history, seen.options).here()
        )
    assert beliefs.outlook(earlier).here == pytest.approx(past)


@pytest.mark.whole_games
def test_scripted_hunters_are_worth_having() -> None:
    scripted = simulate(FURY, 8, 5, "dracula=random,hunters=scripted", seed=3)
    assert scripted.rate("hunters") > 0.75
