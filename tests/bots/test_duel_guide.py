"""What the search knows about the duel: playouts, the evaluation, and the choice of six cards."""

from collections import Counter
from collections.abc import Iterator

import pytest

from duel.at_the_table import DuelTable, scene
from whitby import apply, pending
from whitby.bots.duel.features import OF_SIDE, OF_TABLE
from whitby.bots.duel.guide import BARRIERS, CAREFUL, DuelGuide
from whitby.bots.duel.opening import OpeningDuel, begins
from whitby.bots.duel.picks import SELECTIONS
from whitby.bots.duel.places import barrier_worths
from whitby.bots.duel.scripted import ScriptedDuel
from whitby.bots.duel.worlds import Followed
from whitby.bots.search.bot import SearchBot
from whitby.core.engine import decisions
from whitby.core.rng import Fast
from whitby.games.duel.board import LOCATIONS
from whitby.games.duel.cards import EACH, PICKED, TARGET
from whitby.games.duel.game import DUEL
from whitby.games.duel.knowledge.belief import believe
from whitby.games.duel.knowledge.trace import Trace
from whitby.games.duel.rights import glimpse
from whitby.games.duel.state import Duel

GUIDE = DuelGuide()
OPENING = OpeningDuel()
SCRIPTED = ScriptedDuel()
CAREFUL_GUIDE = DuelGuide(CAREFUL)
SEARCHING = SearchBot(CAREFUL_GUIDE, SCRIPTED, 24)


def positions(seed: int, most: int) -> Iterator[Duel]:
    """Yield the first positions of a game between scripted bots."""
    state = DUEL.setup(seed)
    chance = Fast(seed)
    for _ in range(most):
        decision = pending(state)
        assert decision is not None
        yield state
        view = DUEL.view(state, decision.seat)
        apply(state, SCRIPTED.choose(view, decision, chance))


def played_out(seed: int, options: dict[str, str] | None = None) -> Duel:
    """A game that the playout policy plays to its end."""
    state = DUEL.setup(seed, options=options)
    chance = Fast(seed)
    while (decision := pending(state)) is not None:
        before = GUIDE.time(state)
        option = GUIDE.answer(state, decision, chance)
        assert option in decision.options
        apply(state, option)
        assert GUIDE.time(state) >= before
        for seat in range(2):
            assert 0.0 <= GUIDE.evaluate(state, seat) <= 1.0
    return state


def test_playouts_end_and_their_results_are_exact() -> None:
    ended: Counter[float] = Counter()
    for seed in range(12):
        state = played_out(seed)
        values = [GUIDE.evaluate(state, seat) for seat in range(2)]
        outcome = DUEL.outcome(state)
        assert outcome is not None
        assert values == [(1 + score) / 2 for score in outcome.scores]
        ended[values[0]] += 1
    assert ended[0.0] > 0
    assert ended[1.0] > 0


@pytest.mark.parametrize(
    "options",
    [
        {"match": "three", "roles": "swap"},
        {"no_look": "stop", "empty_place": "may", "barrier_step": "must"},
        {"meeting": "arrival", "battle_lust": "always", "turn_limit": "50"},
    ],
)
def test_playouts_end_at_every_table(options: dict[str, str]) -> None:
    played_out(3, options)


def followed(seed: int, options: dict[str, str] | None) -> Followed:
    """A table at which both seats follow each other's cards from the beginning."""
    state = DUEL.setup(seed, options=options)
    found = Followed(state.rulings, state.deck, state.public, state)
    found.players, found.rng, found.stack = state.players, state.rng, state.stack
    found.traces = [Trace(seat ^ state.public.dracula, state.deck) for seat in range(2)]
    found.events = state.events
    return found


@pytest.mark.parametrize(
    ("seed", "options"),
    [(1, None), (2, {"match": "three", "roles": "swap"}), (3, {"no_look": "stop"})],
)
def test_the_scripted_bot_answers_in_playouts_as_it_does_at_a_table(
    seed: int, options: dict[str, str] | None
) -> None:
    state = followed(seed, options)
    chance = Fast(seed)
    made = 0
    while (decision := pending(state)) is not None:
        same = chance.clone()
        chosen = SCRIPTED.choose(DUEL.view(state, decision.seat), decision, chance)
        if len(decision.options) > 1:
            assert SCRIPTED.answer(state, decision, same) is chosen
        apply(state, chosen)
        made += 1
        if made % 7 == 0:
            state = state.clone()
    assert made > 80


def test_a_followed_world_tells_both_seats_what_the_viewer_could_tell_them() -> None:
    for made, state in enumerate(positions(4, 70)):
        decision = pending(state)
        assert decision is not None
        if made < 2 * PICKED or made % 5:
            continue
        view = DUEL.view(state, decision.seat)
        world = CAREFUL_GUIDE.worlds(view).draw(Fast(made))
        assert isinstance(world, Followed)
        seen, belief = glimpse(world, decision.seat), believe(view)
        assert (seen.notes, seen.board, seen.hands) == (view.notes, view.board, view.hands)
        assert world.believe(seen, decision.seat).target == belief.target
        other = world.believe(glimpse(world, 1 - decision.seat), 1 - decision.seat)
        assert other.me == 1 - belief.me
        shown = [at for at in range(LOCATIONS) if belief.shown >> at & 1]
        assert all(other.known[at] == belief.face[at] for at in shown if belief.face[at] >= 0)


def test_of_many_barriers_the_best_by_position_are_tried() -> None:
    asked = 0
    for state in positions(4, 90):
        decision = pending(state)
        assert decision is not None
        view = DUEL.view(state, decision.seat)
        found = GUIDE.narrow(view, decision)
        if decision.prompt != "barrier" or len(decision.options) <= BARRIERS:
            assert found == list(range(len(decision.options)))
            continue
        worths = barrier_worths(view, believe(view), decision)
        assert len(found) == BARRIERS
        rest = [worths[at] for at in range(len(worths)) if at not in found]
        assert min(worths[at] for at in found) >= max(rest)
        thought = SEARCHING.consider(view, decision, Fast(asked))
        tried = [at for at, each in enumerate(thought.tried) if each.values]
        assert set(found) <= set(tried) <= {*range(len(worths))}
        assert len(tried) <= BARRIERS + 1
        assert thought.chosen in tried
        asked += 1
    assert asked > 2


def test_there_is_a_weight_for_every_feature() -> None:
    table = scene()
    assert len(GUIDE.features(table.state)) == 2 * len(OF_SIDE) + len(OF_TABLE)
    assert len(GUIDE.weights) == 1 + len(GUIDE.features(table.state))


def ahead(table: DuelTable) -> float:
    """How likely Dracula is to win."""
    table.run()
    value = GUIDE.evaluate(table.state, 0)
    assert value == pytest.approx(1 - GUIDE.evaluate(table.state, 1))
    return value


def test_targets_and_lives_are_worth_having() -> None:
    assert (
        ahead(scene(targets=(3, 0))) > ahead(scene(targets=(1, 0))) > ahead(scene(targets=(1, 3)))
    )
    assert ahead(scene(lives=(4, 1))) > ahead(scene(lives=(4, 4))) > ahead(scene(lives=(1, 4)))


def picks(seed: int, side: int) -> tuple[int, ...]:
    """The six cards that the bot picks for a side."""
    state = DUEL.setup(seed)
    chance = Fast(seed)
    for _ in range(PICKED):
        decision = next(each for each in decisions(state) if each.seat == side)
        view = DUEL.view(state, side)
        apply(state, OPENING.choose(view, decision, chance), side)
    return state.picks[side * EACH : side * EACH + EACH]


@pytest.mark.parametrize("side", [0, 1])
def test_the_six_cards_are_one_of_many_selections(side: int) -> None:
    found = Counter(picks(seed, side) for seed in range(300))
    shares = dict(SELECTIONS[side])
    assert set(found) <= set(shares)
    assert len(found) >= 5
    total = sum(shares.values())
    for counts, share in shares.items():
        assert abs(found[counts] / 300 - share / total) < 0.12
    assert all(sum(counts) == PICKED and counts[TARGET] > 0 for counts in shares)


def test_a_selection_begins_with_its_highest_ranks() -> None:
    assert begins((1, 1, 1, 1, 2), (0, 0, 0, 0, 0))
    assert begins((1, 1, 1, 1, 2), (0, 0, 1, 1, 2))
    assert not begins((1, 1, 1, 1, 2), (0, 0, 1, 0, 2))
    assert not begins((1, 1, 1, 1, 2), (0, 0, 0, 0, 3))


def test_the_search_chooses_the_same_whatever_is_hidden() -> None:
    compared = 0
    for made, state in enumerate(positions(1, 60)):
        decision = pending(state)
        assert decision is not None
        view = DUEL.view(state, decision.seat)
        if made >= 2 * PICKED and made % 8 == 0:
            twin = DUEL.imagine(view, Fast(made))
            asked = pending(twin)
            assert asked is not None
            chosen = SEARCHING.choose(view, decision, Fast(made)).code()
            other = DUEL.view(twin, decision.seat)
            assert SEARCHING.choose(other, asked, Fast(made)).code() == chosen
            compared += 1
    assert compared == 6


def test_the_search_is_not_predictable_where_options_are_about_equal() -> None:
    varied = 0
    for made, state in enumerate(positions(1, 30)):
        decision = pending(state)
        if made >= 2 * PICKED and decision is not None and len(decision.options) > 2:
            view = DUEL.view(state, decision.seat)
            chosen = {SEARCHING.choose(view, decision, Fast(seed)).code() for seed in range(5)}
            varied += len(chosen) > 1
    assert varied >= 3
