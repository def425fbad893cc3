"""Phase 1, the table turn: draw, discard, give, turn the clock (NOSF-30 to NOSF-49)."""

from collections import defaultdict
from fractions import Fraction

import pytest

from whitby.core.errors import IllegalChoice
from whitby.core.rng import Rng
from whitby.games.nosferatu.cards import CLOCK, KINDS, LIBRARY
from whitby.games.nosferatu.game import NOSFERATU

from .at_the_table import NosferatuTable, beginning, scene
from .chances import every_way
from .random_games import finished, watched


def acted(table: NosferatuTable) -> list[int]:
    """Who took a turn, in order."""
    return [int(line.split(":")[1]) for line in table.said("turn")]


@pytest.mark.rule("NOSF-30")
def test_the_holder_begins_and_play_goes_clockwise_round_the_table() -> None:
    table = scene(renfield=1, holder=4, clock="4 night")
    table.finish_table_turn()
    assert acted(table) == [4, 5, 6, 2, 3]


@pytest.mark.rule("NOSF-30")
def test_every_round_begins_with_its_holder() -> None:
    for game in finished():
        holders = beginning(game.seen, "stake_given", "stake_passed", "stake_moved")
        firsts = [happened[1] for happened in game.rounds()]
        assert firsts == [f"turn:{line.split(':')[-1]}" for line in holders]


@pytest.mark.rule("NOSF-31")
@pytest.mark.parametrize(("renfield", "order"), [(5, [3, 4, 6, 1, 2]), (4, [3, 5, 6, 1, 2])])
def test_renfields_seat_is_passed_over(renfield: int, order: list[int]) -> None:
    table = scene(renfield=renfield, holder=3, clock="4 night")
    table.finish_table_turn()
    assert acted(table) == order


@pytest.mark.rule("NOSF-31")
def test_renfield_in_the_last_seat_is_passed_over() -> None:
    table = scene(renfield=6, holder=5, clock="4 night")
    table.finish_table_turn()
    assert acted(table) == [5, 1, 2, 3, 4]


@pytest.mark.rule("NOSF-32")
def test_nobody_acts_twice_in_a_round() -> None:
    for game in finished():
        for happened in game.rounds():
            turns = beginning(happened, "turn")
            assert len(turns) == len(set(turns))


@pytest.mark.rule("NOSF-33")
def test_a_turn_begins_with_two_cards_drawn_unseen() -> None:
    table = scene(reserves={3: "bite rumour"}, draws="night component")
    assert table.reserve(3) == "rumour component bite night"
    assert table.said("drew", to=3) == ["drew:3:night", "drew:3:component"]
    for viewer in (1, 2, 4, 5, 6, None):
        assert table.log(viewer) == ["turn:3"]
        assert table.seen(viewer)["reserves"][2] is None
        assert table.seen(viewer)["reserve_sizes"][2] == 4


@pytest.mark.rule("NOSF-33")
def test_the_two_cards_come_from_the_library() -> None:
    table = scene(reserves={3: "2 rumour"}, library="10 bite")
    assert table.reserve(3) == "rumour rumour bite bite"
    assert table.seen()["library"] == 8


@pytest.mark.rule("NOSF-34")
def test_one_card_is_discarded_face_up() -> None:
    table = scene(reserves={3: "bite rumour"}, draws="night component")
    assert table.asked == (3, "discard")
    before = table.seen()["discard"]["size"]
    table.play("discard:bite")
    assert table.reserve(3) == "rumour component night"
    for viewer in table.everyone:
        assert table.log(viewer)[-1] == "discarded:3:bite"
        assert table.seen(viewer)["discard"] == {"size": before + 1, "top": "bite"}
        assert table.seen(viewer)["discarded"][2] == "bite"


@pytest.mark.rule("NOSF-35")
def test_a_second_card_is_given_to_renfield_face_down() -> None:
    table = scene(reserves={3: "bite rumour"}, draws="night component").then("discard:bite")
    assert table.asked == (3, "give")
    table.play("give:night")
    assert table.reserve(3) == "rumour component"
    for viewer in (2, 4, 5, 6, None):
        assert "gave_unseen:3" in table.log(viewer)
        assert "gave:3:night" not in table.log(viewer)
        assert table.seen(viewer)["given"][2] == "?"
        assert table.seen(viewer)["pile"] == {"size": 1, "cards": None, "case": 0}


@pytest.mark.rule("NOSF-36")
def test_the_holder_turns_no_clock_card() -> None:
    table = scene(clock="dawn")
    table.play(table.codes[0])
    table.play(table.codes[0])
    assert table.asked == (4, "discard")
    assert table.said("clock") == []


@pytest.mark.rule("NOSF-36")
def test_everybody_else_turns_one_clock_card() -> None:
    table = scene(nights=6, clock="4 night")
    table.finish_table_turn()
    assert table.said("clock") == [f"clock:{seat}:night" for seat in (4, 5, 6, 2)]
    assert table.seen()["clock"] == {
        "face_down": 3,
        "nights_face_down": 2,
        "nights_turned": 4,
        "dawn_turned": False,
    }


@pytest.mark.rule("NOSF-36")
def test_the_clock_is_turned_after_the_card_is_given() -> None:
    table = scene(turn=4, given={3: "rumour"}, clock="night")
    table.play(table.codes[0])
    assert table.said("clock") == []
    table.play(table.codes[0])
    assert table.log()[-3:] == ["gave_unseen:4", "clock:4:night", "turn:5"]


@pytest.mark.rule("NOSF-37")
def test_a_night_lets_the_turn_pass_on() -> None:
    table = scene(turn=4, given={3: "rumour"}, clock="night")
    table.play(table.codes[0])
    table.play(table.codes[0])
    assert table.asked == (5, "discard")


@pytest.mark.rule("NOSF-37")
def test_dawn_ends_the_table_turn_at_once() -> None:
    table = scene(clock="night dawn")
    table.finish_table_turn()
    assert acted(table) == [3, 4, 5]
    assert table.seen()["phase"] != "table_turn"
    assert table.reserve_sizes[6] == table.reserve_sizes[2] == 2
    log = table.log()
    assert log[log.index("clock:5:dawn") + 1].startswith("announced:")


@pytest.mark.rule("NOSF-38")
def test_without_dawn_the_phase_ends_after_the_last_actor() -> None:
    rumours = dict.fromkeys((2, 3, 4, 5, 6), "2 rumour")
    table = scene(reserves=rumours, draws="10 component", clock="4 night")
    table.play(*["discard:component", "give:rumour"] * 5)
    assert acted(table) == [3, 4, 5, 6, 2]
    assert table.log()[-3:] == ["gave_unseen:2", "clock:2:night", "announced:3"]
    assert table.asked == (1, "move_stake")


@pytest.mark.rule("NOSF-39")
@pytest.mark.parametrize("discarded", KINDS)
@pytest.mark.parametrize("given", KINDS)
def test_any_card_may_be_discarded_and_any_given(discarded: str, given: str) -> None:
    table = scene(reserves={3: f"{discarded} {given}"}, draws="rumour component")
    table.play(f"discard:{discarded}", f"give:{given}")
    assert table.reserve(3) == "rumour component"
    assert table.seen(3)["discarded"][2] == discarded
    assert table.seen(3)["given"][2] == given


@pytest.mark.rule("NOSF-39")
def test_the_card_discarded_cannot_be_given_as_well() -> None:
    table = scene(reserves={3: "bite rumour"}, draws="2 rumour")
    assert table.codes == ["discard:rumour", "discard:bite"]
    table.play("discard:bite")
    assert table.codes == ["give:rumour"]


@pytest.mark.rule("NOSF-39")
def test_the_vampire_is_as_free_as_the_others() -> None:
    hunter = scene(vampire=2, reserves={3: "rumour component"}, draws="bite night")
    vampire = scene(vampire=3, reserves={3: "rumour component"}, draws="bite night")
    assert hunter.codes == vampire.codes == [f"discard:{kind}" for kind in KINDS]


@pytest.mark.rule("NOSF-40")
def test_renfield_sees_each_card_as_he_receives_it_and_who_gave_it() -> None:
    table = scene(reserves={3: "bite rumour", 4: "2 night"}, draws="4 component", clock="night")
    table.play("discard:component", "give:bite")
    assert table.seen(1)["given"] == [None, None, "bite", None, None, None]
    assert table.seen(1)["pile"]["cards"] == {"rumour": 0, "component": 0, "bite": 1, "night": 0}
    table.play("discard:component", "give:night")
    assert table.said("gave", to=1) == ["gave:3:bite", "gave:4:night"]
    assert table.said("gave", to=3) == ["gave:3:bite"]
    assert table.seen(3)["given"] == [None, None, "bite", "?", None, None]
    for viewer in (2, 5, 6, None):
        assert table.said("gave", to=viewer) == []
        assert table.seen(viewer)["given"] == [None, None, "?", "?", None, None]
        assert table.seen(viewer)["pile"]["cards"] is None


@pytest.mark.rule("NOSF-41")
def test_the_last_library_card_makes_a_new_library_at_once_and_the_draw_goes_on() -> None:
    table = scene(reserves={3: "2 night"}, library="rumour", draws="rumour component")
    discarded = 59 - 6 - 10 - 1  # all but the clock's Nights, the reserves and the last card
    assert table.said("drew", "rebuilt", to=3) == ["drew:3:rumour", "rebuilt", "drew:3:component"]
    assert table.seen()["library"] == discarded - 1
    assert table.seen()["discard"] == {"size": 0, "top": None}
    assert table.reserve(3) == "rumour component night night"


@pytest.mark.rule("NOSF-41")
def test_the_second_card_may_be_the_last() -> None:
    table = scene(library="rumour bite")
    assert table.log() == ["turn:3", "rebuilt"]
    assert table.seen()["library"] == 59 - 6 - 10 - 2


def draw_after_rebuilding(rng: Rng) -> str:
    rumours = dict.fromkeys((2, 3, 4, 5), "2 rumour")
    table = scene(players=5, reserves=rumours, nights=5, library="rumour")
    table.state.rng = rng
    return table.said("drew", to=3)[1].split(":")[2]


@pytest.mark.rule("NOSF-41")
def test_the_discard_is_shuffled_into_the_new_library() -> None:
    chances: dict[str, Fraction] = defaultdict(Fraction)
    for chance, kind in every_way(LIBRARY, draw_after_rebuilding, cards=2):
        chances[kind] += chance
    assert chances == {
        "rumour": Fraction(9, 45),
        "component": Fraction(15, 45),
        "bite": Fraction(16, 45),
        "night": Fraction(5, 45),
    }


@pytest.mark.rule("NOSF-42")
def test_even_an_early_dawn_lets_two_act() -> None:
    table = scene(nights=0)
    table.finish_table_turn()
    assert acted(table) == [3, 4]
    assert table.said("clock") == ["clock:4:dawn"]


@pytest.mark.rule("NOSF-42")
def test_the_pile_has_two_to_all_actors_cards() -> None:
    sizes: dict[int, set[int]] = defaultdict(set)
    for game in finished():
        for happened in game.rounds():
            given = happened[: happened.index(beginning(happened, "announced")[0])]
            sizes[game.players].add(len(beginning(given, "gave")))
            assert len(beginning(given, "gave")) == len(beginning(given, "turn"))
    assert sizes == {players: set(range(2, players)) for players in (5, 6, 7, 8)}


@pytest.mark.rule("NOSF-43")
def test_at_most_all_actors_but_the_holder_turn_the_clock() -> None:
    most: dict[int, int] = defaultdict(int)
    for game in finished():
        for happened in game.rounds():
            most[game.players] = max(most[game.players], len(beginning(happened, "clock")))
    assert most == {5: 3, 6: 4, 7: 5, 8: 6}


def dawns(players: int, rounds: int, rng: Rng) -> tuple[bool, ...]:
    """Whether Dawn comes in each of the first rounds, if everyone gives Rumours."""
    state = NOSFERATU.setup(players=players, options={"renfield": "first"}, rng=rng)
    table = NosferatuTable(NOSFERATU, state)
    table.play("vampire:2", "stake:2")
    for _ in range(rounds - 1):
        table.finish_table_turn()
        table.play(table.codes[0])
    table.finish_table_turn()
    log = table.log()
    starts = [at for at, line in enumerate(log) if line.startswith("round:")] + [len(log)]
    return tuple(
        any(line.endswith(":dawn") for line in log[starts[at] : starts[at + 1]])
        for at in range(rounds)
    )


@pytest.mark.rule("NOSF-43", "NOSF-12")
@pytest.mark.parametrize(
    ("players", "expected"),
    [(5, Fraction(1, 2)), (6, Fraction(4, 7)), (7, Fraction(5, 8)), (8, Fraction(2, 3))],
)
def test_the_chance_of_dawn_in_the_first_round(players: int, expected: Fraction) -> None:
    ways = list(every_way(CLOCK, lambda rng: dawns(players, 1, rng)))
    assert sum(chance for chance, _ in ways) == 1
    assert sum(chance for chance, came in ways if came == (True,)) == expected


@pytest.mark.rule("NOSF-49", "NOSF-90")
@pytest.mark.parametrize("players", [5, 6])
def test_an_earlier_round_does_not_stack_the_clock(players: int) -> None:
    chances: dict[tuple[bool, ...], Fraction] = defaultdict(Fraction)
    for chance, came in every_way(CLOCK, lambda rng: dawns(players, 2, rng)):
        chances[came] += chance
    dawn = Fraction(players - 2, players + 1)
    for first, first_chance in ((True, dawn), (False, 1 - dawn)):
        assert chances[first, True] == first_chance * dawn
        assert chances[first, False] == first_chance * (1 - dawn)


@pytest.mark.rule("NOSF-49")
def test_turned_cards_lie_face_up_for_this_round_only() -> None:
    rumours = dict.fromkeys((2, 3, 4, 5, 6), "2 rumour")
    table = scene(reserves=rumours, draws="12 component", clock="night night dawn")
    table.play(*["discard:component", "give:rumour"] * 4)
    assert table.seen()["clock"]["nights_turned"] == 2
    assert table.seen()["clock"]["dawn_turned"]
    table.play("pass:4")
    assert table.seen()["round"] == 2
    assert table.seen()["clock"] == {
        "face_down": 7,
        "nights_face_down": 6,
        "nights_turned": 0,
        "dawn_turned": False,
    }


@pytest.mark.rule("NOSF-44")
def test_dawn_turned_by_the_last_actor_counts_as_revealed() -> None:
    rumours = dict.fromkeys((2, 3, 4, 5, 6), "2 rumour")
    table = scene(reserves=rumours, draws="10 component", clock="3 night dawn")
    table.play(*["discard:component", "give:rumour"] * 5)
    assert acted(table) == [3, 4, 5, 6, 2]
    assert table.asked == (3, "use_stake")


@pytest.mark.rule("NOSF-45")
def test_a_reserve_is_two_cards_less_the_bites() -> None:
    for game in watched():
        for seen, asked in game:
            if asked is None or seen["holder"] is None:
                continue
            seat, prompt = asked
            for actor in range(1, seen["players"] + 1):
                due = 2 - seen["bites"][actor - 1]
                if prompt in ("bite", "slide"):
                    due += seen["bitten_this_round"][actor - 1]
                if actor == seat:
                    due += {"discard": 2, "give": 1}.get(prompt, 0)
                if actor != seen["renfield"]:
                    assert seen["reserve_sizes"][actor - 1] == due


@pytest.mark.rule("NOSF-45", "NOSF-46")
def test_with_two_bites_the_cards_drawn_are_all_there_is() -> None:
    table = scene(bites={3: 2}, draws="night component")
    assert table.reserve(3) == "component night"
    table.play("discard:night")
    assert table.codes == ["give:component"]
    table.play("give:component")
    assert table.reserve(3) == ""
    assert table.bites == {3: 2}


@pytest.mark.rule("NOSF-46")
def test_everybody_can_always_discard_and_give() -> None:
    for game in finished():
        for happened in game.rounds():
            turns = [line[5:] for line in beginning(happened, "turn")]
            assert [line.split(":")[1] for line in beginning(happened, "discarded")] == turns
            assert [line.split(":")[1] for line in beginning(happened, "gave")] == turns


@pytest.mark.rule("NOSF-47")
def test_library_and_discard_are_never_both_empty() -> None:
    for game in watched():
        for seen, _ in game:
            others = seen["players"] - 1
            least = 49 - 2 * others - 2 - others - 4
            assert seen["library"] > 0
            assert seen["library"] + seen["discard"]["size"] >= least > 0


@pytest.mark.rule("NOSF-47")
def test_the_fullest_table_still_has_a_library() -> None:
    given = dict.fromkeys((3, 4, 5, 6, 7, 8), "rumour")
    table = scene(players=8, turn=2, given=given, bites={3: 2, 4: 2}, nights=10, library="rumour")
    assert table.said("rebuilt") == ["rebuilt"]
    assert table.seen()["library"] == 49 - 4 - 6 - 10 - 2


@pytest.mark.rule("NOSF-48")
def test_the_discard_comes_before_the_gift_and_both_are_final() -> None:
    table = scene(reserves={3: "bite rumour"}, draws="night component")
    with pytest.raises(IllegalChoice, match="'give:bite' is not offered"):
        table.play("give:bite")
    table.play("discard:bite")
    with pytest.raises(IllegalChoice, match="'discard:rumour' is not offered"):
        table.play("discard:rumour")
    assert table.codes == ["give:rumour", "give:component", "give:night"]
    table.play("give:rumour")
    with pytest.raises(IllegalChoice, match="not seat 3's choice now"):
        table.play("give:night", seat=3)
    assert table.reserve(3) == "component night"
