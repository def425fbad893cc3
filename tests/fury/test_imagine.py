"""Imagined worlds: complete states that fit everything a viewer saw and remembers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from whitby.core.engine import Event, apply, pending
from whitby.core.facts import Fact
from whitby.core.rng import Fast
from whitby.core.sight import sight, to_bytes
from whitby.core.table import Table
from whitby.games.fury.board import NOWHERE, is_sea
from whitby.games.fury.cards.events.every import AT_ONCE, DRACULA_AT_ONCE
from whitby.games.fury.cards.table import (
    CLAWS,
    EVENTS,
    EVERY_HUNTER,
    GARLIC_WREATH,
    HIRED_SCOUTS,
    HUNTER_EVENTS,
    HUNTERS,
    ITEMS,
    MINA,
    PISTOL,
    TICKETS,
    WAX_CYLINDERS,
)
from whitby.games.fury.game import FURY as GAME
from whitby.games.fury.knowledge.imagine import Imagination
from whitby.games.fury.knowledge.memory import Ledger
from whitby.games.fury.knowledge.outlook import Beliefs
from whitby.games.fury.knowledge.recall import recall
from whitby.games.fury.state.fury import Fury, dracula_place

from .at_the_table import FuryTable, dracula_in, played, scene
from .combats import clash, combat, up_to
from .dracula_events import drawn
from .seats import SEWARD

Hand = Counter[int]


def moments(players: int, seed: int, **options: str) -> Iterator[tuple[int, Fury]]:
    """Play a random game, and stop at every decision."""
    chance = Fast(seed)
    state = GAME.setup(seed, players, options)
    count = 0
    while (decision := pending(state)) is not None:
        yield count, state
        apply(state, chance.choice(list(decision.options)))
        count += 1
    yield count, state


def gets(state: Fury, viewer: int | None) -> bytes:
    """Everything a viewer gets of a state."""
    return to_bytes(sight(GAME, state, viewer))


def imagined(table: FuryTable, seat: int | None, seed: int = 0) -> FuryTable:
    """A world that a seat considers possible."""
    return Table(GAME, GAME.imagine(table.view(seat), Fast(seed)))


def items(table: FuryTable, name: str) -> list[str]:
    """The items that a hunter has."""
    return [ITEMS[card] for card in table.state.hands.items[HUNTERS.index(name)]]


@pytest.mark.whole_games
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_imagined_world_looks_the_same_and_is_whole(players: int) -> None:
    for count, state in moments(players, players):
        if count % 23 == 0 or pending(state) is None:
            for viewer in [None, *range(players)]:
                other = GAME.imagine(GAME.view(state, viewer), Fast(count))
                assert gets(other, viewer) == gets(state, viewer)
                assert GAME.census(other) == GAME.contents(other)


@pytest.mark.parametrize("players", [2, 5])
def test_every_world_drawn_for_a_view_looks_the_same_and_is_whole(players: int) -> None:
    hands: set[str] = set()
    beliefs = Beliefs()
    for count, state in moments(players, players + 3):
        if count % 67 != 40:
            continue
        for viewer in (0, 1):
            worlds = Imagination(GAME.view(state, viewer), beliefs)
            for seed in range(10):
                other = worlds.draw(Fast(seed))
                assert gets(other, viewer) == gets(state, viewer)
                assert GAME.census(other) == GAME.contents(other)
                check_past(other)
                hands.add(f"{count} {viewer} {other.hands} {other.dracula.trail}")
    assert len(hands) > 40


def test_a_world_does_not_change_when_an_earlier_one_is_played_on() -> None:
    drawn: list[list[bytes]] = []
    for play in (False, True):
        state = next(state for count, state in moments(2, 5) if count == 150)
        worlds = Imagination(GAME.view(state, 1), Beliefs())
        drawn.append([])
        for seed in range(9):
            world = worlds.draw(Fast(seed))
            drawn[-1].append(gets(world, 0))
            chance = Fast(seed)
            for _ in range(60 if play else 0):
                decision = pending(world)
                if decision is not None:
                    apply(world, chance.choice(list(decision.options)))
    assert drawn[0] == drawn[1]


@pytest.mark.whole_games
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_an_imagined_world_can_be_played_to_its_end(viewer: int | None) -> None:
    for count, state in moments(3, 5, game_mode="basic"):
        if count % 60 == 7:
            other = GAME.imagine(GAME.view(state, viewer), Fast(count))
            chance = Fast(1)
            while (decision := pending(other)) is not None:
                apply(other, chance.choice(list(decision.options)))
            assert GAME.outcome(other) is not None
            assert GAME.census(other) == GAME.contents(other)


class Past:
    """Hands as the events describe them, for someone who sees every event."""

    def __init__(self) -> None:
        self.items: list[Hand] = [Counter() for _ in HUNTERS]
        self.events: list[Hand] = [Counter() for _ in HUNTERS]
        self.tickets: list[Hand] = [Counter() for _ in HUNTERS]
        self.schemes: Hand = Counter()

    def hear(self, event: Event) -> None:
        """Take in one event, and check that it fits those before."""
        assert isinstance(event, Fact)
        name = event.kind.name
        hands = {"item": self.items, "event": self.events, "ticket": self.tickets}
        verb, _, what = name.rpartition("_")
        if name in ("dracula_drew_event", "hoax_took"):
            self.schemes[event.values[0]] += 1
        elif name in ("dracula_discarded_event", "dracula_played"):
            self.lose([self.schemes], 0, event.values[0])
        elif name == "gave_back":
            self.lose(self.tickets, *event.values)
        elif name == "played":
            self.lose(self.events, *event.values)
        elif name == "wax_returns":
            self.events[event.values[0]][WAX_CYLINDERS] += 1
        elif name == "wreath_laid":
            self.lose(self.items, event.values[0], GARLIC_WREATH)
        elif name == "took_item":
            self.items[event.values[0]][event.values[1]] += 1
        elif name == "laid_events_open":
            assert +self.schemes == Counter(event.values[-1])
        elif name in ("showed", "fought_with", "exchanged"):
            hunter, card = event.values
            assert card >= len(ITEMS) or self.items[hunter][card] > 0
        elif verb in ("drew", "discarded", "spent", "shows", "gave") and what in hands:
            self.change(verb, hands[what], event.values)
        elif verb == "saw" and what != "finds":
            assert +hands[what.removesuffix("s")][event.values[0]] == Counter(event.values[-1])
        elif name in ("items_lost", "events_lost", "tickets_lost"):
            lost = hands[verb.removesuffix("s")]
            assert name == "tickets_lost" or +lost[event.values[0]] == Counter(event.values[-1])
            lost[event.values[0]] = Counter()

    def lose(self, hands: list[Hand], hunter: int, card: int) -> None:
        assert hands[hunter][card] > 0
        hands[hunter][card] -= 1

    def change(self, verb: str, hands: list[Hand], values: tuple[int, ...]) -> None:
        hunter, card = values[0], values[-1]
        if verb == "shows":
            assert hands[hunter][card] > 0
        elif verb == "drew":
            hands[hunter][card] += 1
        else:
            self.lose(hands, hunter, card)
        if verb == "gave":
            hands[values[1]][card] += 1


def check_past(state: Fury) -> None:
    """Check that the whole past of a world leads to its present without contradictions."""
    past = Past()
    for event in state.events:
        past.hear(event)
    for hunter in EVERY_HUNTER:
        assert +past.items[hunter] == Counter(state.hands.items[hunter])
        assert +past.events[hunter] == Counter(state.hands.events[hunter])
        assert +past.tickets[hunter] == Counter(state.hands.tickets[hunter])
    assert +past.schemes == Counter(state.dracula.event_hand)


@pytest.mark.whole_games
@pytest.mark.parametrize("players", [2, 4, 5])
def test_the_imagined_past_leads_to_the_imagined_present(players: int) -> None:
    for count, state in moments(players, 10 + players):
        if count % 40 == 0:
            check_past(state)
            for viewer in [None, *range(players)]:
                check_past(GAME.imagine(GAME.view(state, viewer), Fast(count)))


@pytest.mark.whole_games
@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_past_is_never_given_up_in_random_games(players: int) -> None:
    for count, state in moments(players, 20 + players):
        if count % 15 == 0:
            for viewer in [None, *range(players)]:
                assert not recall(GAME.view(state, viewer), Fast(count)).forgotten


def test_whoever_sits_in_an_imagined_world_remembers_what_he_holds() -> None:
    table = played(scene("godalming", "paris"), "supply")
    other = imagined(table, 1)
    assert any(code.startswith("drew_item:godalming:") for code in other.log(2))
    assert not any(code.startswith("drew_item:") for code in other.log(1))


def test_what_a_partner_saw_in_a_trade_stays_in_the_hand() -> None:
    held = {"godalming": "crucifix", "seward": "knife pistol"}
    table = scene("godalming", "paris", hunters={"seward": "paris"}, items=held)
    table.play("trade:seward", "done", "done")
    for seed in range(20):
        assert items(imagined(table, 2, seed), "seward") == ["knife", "pistol"]
    others = {tuple(items(imagined(table, 1, seed), "seward")) for seed in range(20)}
    assert len(others) > 10


def test_a_card_handed_over_unseen_is_one_of_those_that_were_there() -> None:
    table = scene(
        "godalming",
        "paris",
        hunters={"seward": "paris", "van_helsing": "paris"},
        items={"godalming": "crucifix", "seward": "knife pistol"},
    )
    table.play("trade:seward", "done", "done")
    table.play("trade:van_helsing", "give_item:knife", "done")
    worlds = [imagined(table, 2, seed) for seed in range(40)]
    seen = {(*items(world, "seward"), *items(world, "van_helsing")) for world in worlds}
    assert seen == {("knife", "pistol"), ("pistol", "knife")}


def test_what_is_shown_later_tells_which_card_was_handed_over() -> None:
    table = scene(
        "godalming",
        "paris",
        hunters={"seward": "paris 1 bite", "van_helsing": "paris"},
        items={"godalming": "holy_circle", "seward": "crucifix holy_circle knife"},
    )
    table.play("trade:seward", "done", "done")  # now he has seen them all
    table.play("open_item:seward:crucifix")
    table.play("trade:van_helsing", "give_item:knife", "done", "done")
    table.play("open_item:seward:holy_circle")
    held = {tuple(items(imagined(table, 2, seed), "seward")) for seed in range(40)}
    assert held == {("crucifix", "holy_circle")}  # the crucifix was face up, so it was not that one


def test_the_ticket_just_drawn_is_imagined_for_others_and_kept_for_its_owner() -> None:
    table = scene(at="day", turn="seward", tickets={"seward": "1-1"}, draws={"tickets": "3-2"})
    table.play("reserve")
    assert imagined(table, 3).codes == ["keep", "return:3-2"]
    drawn = {imagined(table, 1, seed).codes[1] for seed in range(60)}
    assert drawn == {f"return:{ticket}" for ticket in TICKETS}
    for seed in range(20):
        world = imagined(table, 1, seed).state
        assert world.fresh_ticket in world.hands.tickets[1]


def test_the_leaving_hideout_may_be_any_city_that_fits_but_has_the_same_back() -> None:
    trail = ["nantes", "paris", "strasbourg", "zurich", "geneva", "milan: rats"]
    table = dracula_in(*trail)
    assert table.asked == (1, "leave")
    left = set()
    for seed in range(60):
        leaving = imagined(table, 2, seed).state.dracula.leaving
        assert leaving is not None
        assert len(leaving.encounters) == 1
        left.add(leaving.place)
    assert len(left) > 10
    assert not any(is_sea(place) for place in left)


def test_dracula_came_from_the_card_before() -> None:
    for count, state in moments(2, 31):
        if count % 20 == 0 and state.public.phase == 5:
            other = GAME.imagine(GAME.view(state, 1), Fast(count))
            cards = [hideout for hideout in other.dracula.trail if hideout is not None]
            places = [hideout.place for hideout in cards if hideout.place != NOWHERE]
            assert other.dracula.moved_from in places[:2]
            assert dracula_place(other) == places[0]


def test_the_event_on_top_keeps_its_back_and_buried_events_are_draculas() -> None:
    table = scene(at="day", turn="seward", buried={"events": "seduction roadblock"})
    for seed in range(20):
        world = imagined(table, 2, seed)
        assert world.view(2).event_on_top == table.view(2).event_on_top
        assert all(
            EVENTS.index("customs_search") <= card for card in world.state.decks.events_buried
        )


# Combat and events


def fancied(table: FuryTable, seat: int | None) -> list[Fury]:
    """Some worlds that a seat considers possible."""
    return [GAME.imagine(table.view(seat), Fast(seed)) for seed in range(30)]


def test_a_sealed_card_is_some_card_for_others_and_kept_for_its_owner() -> None:
    table = played(combat(items={"mina": "knife pistol"}), "strike:claws", seat=1)
    for world in fancied(table, 5):
        assert world.combat is not None
        assert world.combat.card in world.combat.hand
        assert len(world.combat.hand) == 5
        assert sum(world.combat.deck) == 8
    strikes = {world.combat.card for world in fancied(table, 5) if world.combat}
    assert len(strikes) > 3
    assert {world.combat.card for world in fancied(table, 1) if world.combat} == {CLAWS}


def test_a_hunter_who_has_chosen_can_fight_with_that_card() -> None:
    table = played(combat(items={"mina": "knife pistol"}), "fight_with:mina:pistol", seat=5)
    chosen = set()
    for world in fancied(table, 1):
        assert world.combat is not None
        card = world.combat.cards[MINA]
        assert card in world.hands.items[MINA] or card >= len(ITEMS)
        chosen.add(card)
    assert len(chosen) > 3
    assert {world.combat.cards[MINA] for world in fancied(table, 5) if world.combat} == {PISTOL}


def test_who_fights_with_one_kind_twice_running_holds_two_of_it() -> None:
    table = combat(items={"mina": "2 pistol knife"})
    for strike in ("plotting", "claws"):
        clash(up_to(table, "strike"), strike, mina="pistol")
    up_to(table, "strike")
    for world in fancied(table, 1):
        assert world.hands.items[MINA].count(PISTOL) == 2
    table = clash(combat(items={"mina": "2 pistol knife"}), "plotting", mina="pistol")
    up_to(table, "strike")
    assert {world.hands.items[MINA].count(PISTOL) for world in fancied(table, 1)} >= {1, 2}


def test_the_event_just_drawn_may_have_to_be_played_and_others_not() -> None:
    table = played(scene(at="day", turn="seward", draws={"events": "hired_scouts"}), "supply")
    assert {world.drawn for world in fancied(table, 3)} == {HIRED_SCOUTS}
    worlds = fancied(table, 1)
    assert all(world.drawn in world.hands.events[1] for world in worlds)
    assert len({world.drawn for world in worlds}) > 5
    assert {world.drawn for world in worlds} & set(AT_ONCE)
    table = scene(at="day", turn="seward", draws={"events": "great_strength"})
    table.play("supply", "keep_event")
    for world in fancied(table, 1):
        assert not set(world.hands.events[1]) & set(AT_ONCE)


def test_dracula_keeps_no_event_that_he_must_play_when_he_draws_it() -> None:
    table = drawn("roadblock", schemes="2 false_tip enraged")
    at_once = set(DRACULA_AT_ONCE)
    worlds = fancied(table, 2)
    assert {world.drawn for world in worlds} & at_once
    assert not any((set(world.dracula.event_hand) - {world.drawn}) & at_once for world in worlds)
    table.play("keep_event")
    worlds = fancied(table, 2)
    assert len({card for world in worlds for card in world.dracula.event_hand}) > 8
    assert not any(set(world.dracula.event_hand) & at_once for world in worlds)


def test_dracula_keeps_no_event_of_a_hoax_that_he_must_play_at_once() -> None:
    trail = ["galway", "dublin", "liverpool", "manchester", "london", "nantes: hoax"]
    buried = {"events": "2 vampiric_influence seduction roadblock"}
    table = scene(at="dracula", trail=trail, buried=buried, pack="2 rats 2 bats spy")
    table.play("mature:hoax", "take:seduction")
    at_once = set(DRACULA_AT_ONCE)
    assert any(set(world.dracula.event_hand) & at_once for world in fancied(table, 2))
    table.play("keep_event")
    worlds = fancied(table, 2)
    assert len({world.dracula.event_hand for world in worlds}) > 1
    assert not any(set(world.dracula.event_hand) & at_once for world in worlds)


def test_what_lies_at_the_bottom_is_remembered_by_its_backs() -> None:
    bottom = "good_luck seduction forewarned hypnosis enraged hired_scouts"
    table = scene("van_helsing", "paris", events="mystic_research", draws={"events_bottom": bottom})
    table.play("play:mystic_research")
    for world in fancied(table, 2):
        assert max(world.decks.events[:4]) < HUNTER_EVENTS
        assert len(world.decks.events_buried) == 2


def test_an_encounter_hand_laid_open_is_known() -> None:
    table = scene(turn="seward", draws={"events": "behind_the_veil"}, schemes="enraged")
    table.play("supply", "play:behind_the_veil")
    for world in fancied(table, 2):
        assert world.dracula.encounter_hand == table.state.dracula.encounter_hand
        assert world.dracula.event_hand == table.state.dracula.event_hand


# The ledger itself


def test_a_card_drawn_before_the_shuffle_is_none_of_those_shuffled() -> None:
    ledger = Ledger([1, 1, 1], 2, Fast(0))
    ledger.draw(0)
    ledger.draw(1, 1)
    ledger.draw(1, 2)
    ledger.throw(1, 1)
    ledger.throw(1, 2)
    ledger.put_back([])
    ledger.draw(1)
    ledger.settle()
    assert not ledger.lost
    assert [card.face for card in ledger.zones[0]] == [0]
    assert ledger.zones[1][0].face in (1, 2)
    assert sum(ledger.deck) == 1


def test_a_card_put_back_unseen_can_be_drawn_again() -> None:
    faces = set()
    for seed in range(40):
        ledger = Ledger([1, 1], 2, Fast(seed))
        card = ledger.draw(0)
        ledger.zones[0].remove(card)
        ledger.put_back([card])
        ledger.draw(1)
        ledger.settle()
        assert not ledger.lost
        faces.add(ledger.zones[1][0].face)
    assert faces == {0, 1}


def test_a_wrong_lot_is_exchanged_with_a_card_that_may_have_stayed() -> None:
    for seed in range(20):
        ledger = Ledger([1, 1, 1], 2, Fast(seed))
        ledger.draw(0, 0)
        ledger.draw(0, 1)
        ledger.moment = 1
        ledger.give(0, 1)
        ledger.moment = 2
        ledger.show(0, 1, [])
        assert not ledger.lost
        assert [card.face for card in ledger.zones[0]] == [1]
        assert [card.face for card in ledger.zones[1]] == [0]


def test_what_cannot_have_been_is_noticed() -> None:
    ledger = Ledger([1, 1, 1], 2, Fast(0))
    ledger.draw(0, 0)
    ledger.show(0, 1, [])
    assert ledger.lost


def test_an_unseen_card_was_not_the_open_one() -> None:
    for seed in range(20):
        ledger = Ledger([3, 1], 2, Fast(seed))
        ledger.draw(0)
        ledger.draw(0)
        ledger.open[0] = 0
        ledger.show(0, 0, [])
        ledger.give(0, 1)
        ledger.settle()
        assert not ledger.lost
        assert [card.face for card in ledger.zones[1]] == [1]


def test_no_imagined_trail_is_the_truth_only() -> None:
    """The hunters imagine many trails: otherwise the laws' twins would prove nothing."""
    table = scene(trail=["nantes", "paris", "strasbourg"])
    worlds = [imagined(table, SEWARD, seed).state for seed in range(40)]
    assert len({dracula_place(world) for world in worlds}) > 1
    assert (
        len({tuple(hideout and hideout.place for hideout in w.dracula.trail) for w in worlds}) > 10
    )


def test_a_ticket_put_back_unseen_was_not_the_one_that_is_spent_later() -> None:
    for seed in range(20):
        ledger = Ledger([1, 1, 2], 1, Fast(seed))
        ledger.draw(0, 0)
        ledger.draw(0, 1)
        ledger.moment = 1
        card = ledger.any_of(0)
        assert card is not None
        ledger.zones[0].remove(card)
        ledger.put_back([card])
        ledger.moment = 2
        ledger.lose(0, 1)
        ledger.settle()
        assert not ledger.lost
        assert ledger.deck == [1, 0, 2]
