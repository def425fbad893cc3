"""Setup: roles, the secret picks, the deal, what starts where (DUEL-005, DUEL-007 to DUEL-022)."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations

import pytest

from nosferatu.chances import every_way
from whitby.core.errors import BadSetup
from whitby.core.rng import Rng
from whitby.games.duel.cards import BOARD_DECK, KINDS
from whitby.games.duel.game import DUEL

from .at_the_table import (
    DECKS,
    DRACULA,
    EVERYONE,
    HIS,
    THEIRS,
    VAN_HELSING,
    DuelTable,
    can_tell,
    dealt,
    deck_of,
    new_game,
    random_play,
    scene,
)

PLACES = ["harbour", *[str(house) for house in range(1, 11)], "station"]
SIDES = [("dracula", DRACULA, VAN_HELSING), ("van_helsing", VAN_HELSING, DRACULA)]


@pytest.mark.rule("DUEL-005")
def test_one_takes_dracula_and_the_other_van_helsing() -> None:
    table = new_game()
    assert [table.seen(viewer)["side"] for viewer in EVERYONE] == ["dracula", "van_helsing", None]


@pytest.mark.rule("DUEL-005")
@pytest.mark.parametrize("players", [-1, 0, 1, 3, 8])
def test_the_duel_is_for_two(players: int) -> None:
    with pytest.raises(BadSetup, match=f"duel is for 2 players, not {players}"):
        DUEL.setup(0, players)


@pytest.mark.rule("DUEL-007", "DUEL-020")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_dracula_starts_on_the_harbour_and_van_helsing_on_the_station(viewer: int | None) -> None:
    table = dealt()
    assert table.side("dracula", viewer)["figure"] == "harbour"
    assert table.side("van_helsing", viewer)["figure"] == "station"


@pytest.mark.rule("DUEL-007")
def test_the_harbour_stays_draculas_when_people_change_roles() -> None:
    table = scene(
        options={"match": "three", "roles": "swap"},
        figures=("4", "station"),
        lives=(1, 4),
        actions="dr_fluegel",
    ).go("5", "4")
    table.play("stop", "play:dr_fluegel", "lose")
    assert [table.seen(viewer)["side"] for viewer in (1, 2)] == ["van_helsing", "dracula"]
    assert table.figures == ("harbour", "station")


@pytest.mark.rule("DUEL-020")
def test_the_figures_stand_on_top_of_a_card() -> None:
    table = dealt()
    table.run()
    assert table.on("harbour") is not None
    assert table.on("station") is not None


@pytest.mark.rule("DUEL-008", "DUEL-009", "DUEL-014")
def test_each_chooses_from_his_own_fifteen_cards() -> None:
    table = new_game()
    assert table.waiting == [DRACULA, VAN_HELSING]
    for (name, seat, _), fifteen in zip(SIDES, (HIS, THEIRS), strict=True):
        assert table.offered(seat) == [f"pick:{card}" for card in fifteen]
        assert table.hand(name) == fifteen


@pytest.mark.rule("DUEL-008", "DUEL-009", "DUEL-010")
@pytest.mark.parametrize("name", DECKS)
def test_each_deck_holds_ten_cards_of_its_own(name: str) -> None:
    for seed in range(40):
        table = dealt(seed=seed)
        seat = DRACULA if name == "dracula" else VAN_HELSING
        seen = table.side(name, seat)
        assert sorted(seen["action_hand"] + seen["set_aside"]) == sorted(deck_of(name))


@pytest.mark.rule("DUEL-010", "DUEL-011")
def test_any_five_cards_can_be_the_first_ones() -> None:
    hands: dict[str, set[tuple[str, ...]]] = {name: set() for name in DECKS}
    for seed in range(2600):
        for line in dealt(seed=seed).facts("drew"):
            cards = line.removeprefix("drew:").split("+")
            hands["dracula" if cards[0].startswith("dr_") else "van_helsing"].add(tuple(cards))
    for name in DECKS:
        assert hands[name] == set(combinations(deck_of(name), 5))


@pytest.mark.rule("DUEL-010")
def test_one_deck_tells_nothing_of_the_other() -> None:
    drawn: dict[bool, set[bool]] = defaultdict(set)
    for seed in range(60):
        table = dealt(seed=seed)
        drawn["dr_stille" in table.action_hand("dracula")].add(
            "vh_staerke" in table.action_hand("van_helsing")
        )
    assert drawn == {True: {True, False}, False: {True, False}}


@pytest.mark.rule("DUEL-010")
def test_the_decks_are_never_mixed() -> None:
    for seed in range(3):
        for table in random_play(dealt(seed=seed, turn_limit="50"), seed):
            for name, seat, _ in SIDES:
                seen = table.side(name, seat)
                cards = seen["action_hand"] + seen["set_aside"] + seen["played"]
                assert sorted(cards) == sorted(deck_of(name))


@pytest.mark.rule("DUEL-011", "DUEL-013")
def test_five_cards_are_current_and_five_set_aside() -> None:
    for name in DECKS:
        seen = dealt().side(name)
        assert (seen["action_hand_size"], seen["set_aside_size"], seen["played"]) == (5, 5, [])


@pytest.mark.rule("DUEL-011", "DUEL-012")
def test_action_cards_are_kept_face_down() -> None:
    table = dealt()
    for name, owner, other in SIDES:
        cards = table.side(name, owner)["action_hand"]
        assert table.said("drew", to=owner) == [f"drew:{'+'.join(cards)}"]
        for viewer in (other, None):
            assert table.side(name, viewer)["action_hand"] is None
            assert table.side(name, viewer)["action_hand_open"] == []


@pytest.mark.rule("DUEL-011", "DUEL-012", "DUEL-013")
@pytest.mark.parametrize(("name", "owner", "other"), SIDES)
def test_nothing_tells_the_opponent_which_five_were_drawn(
    name: str, owner: int, other: int
) -> None:
    cards = sorted(deck_of(name))
    rest = "van_helsing" if name == "dracula" else "dracula"
    theirs = " ".join(sorted(deck_of(rest))[:5])
    one = scene(actions={name: " ".join(cards[:5]), rest: theirs})
    two = scene(actions={name: " ".join(cards[5:]), rest: theirs})
    assert can_tell(owner, one, two)
    assert not can_tell(other, one, two)
    assert not can_tell(None, one, two)


@pytest.mark.rule("DUEL-012")
def test_at_any_time_each_may_check_his_own_action_cards_and_only_those() -> None:
    for table in random_play(dealt(turn_limit="50"), 3):
        if table.over:
            continue
        seen = {viewer: table.seen(viewer)["sides"] for viewer in EVERYONE}
        for name, owner, other in SIDES:
            own = seen[owner][name]
            assert len(own["action_hand"]) == own["action_hand_size"]
            assert seen[other][name]["action_hand"] is None
            assert seen[None][name]["action_hand"] is None


@pytest.mark.rule("DUEL-013")
def test_cards_set_aside_cannot_be_played_yet() -> None:
    table = dealt().go("1")
    table.play("stop")
    aside = table.side("dracula", DRACULA)["set_aside"]
    playable = {code.split(":")[1] for code in table.codes}
    assert playable == set(table.action_hand("dracula"))
    for card in aside:
        table.refuses(f"play:{card}")


@pytest.mark.rule("DUEL-013")
def test_only_the_owner_knows_what_is_set_aside_and_not_its_order() -> None:
    table = dealt()
    for name, owner, other in SIDES:
        own = table.side(name, owner)
        rest = set(deck_of(name)) - set(own["action_hand"])
        assert own["set_aside"] == [card for card in deck_of(name) if card in rest]
        assert table.side(name, other)["set_aside"] is None
        assert table.side(name)["set_aside"] is None


@pytest.mark.rule("DUEL-014")
def test_each_picks_six() -> None:
    table = new_game()
    table.play(*["pick:coffin"] * 5, seat=DRACULA)
    assert table.waiting == [DRACULA, VAN_HELSING]
    assert table.offered(DRACULA) == [f"pick:{card}" for card in _but("coffin")]
    table.play("pick:amulet", seat=DRACULA)
    assert table.waiting == [VAN_HELSING]
    table.refuses("pick:vampire1", seat=DRACULA)
    for _ in range(6):
        assert table.asked == (VAN_HELSING, "pick")
        table.play(table.codes[0])
    assert table.asked == (DRACULA, "move")


def _but(*cards: str) -> list[str]:
    return [card for card in HIS if card not in cards]


@pytest.mark.rule("DUEL-014")
def test_no_card_can_be_picked_more_often_than_there_are() -> None:
    table = new_game()
    table.play("pick:amulet", "pick:vampire2", "pick:vampire2", "pick:vampire2", seat=DRACULA)
    left = [f"pick:{card}" for card in _but("amulet", "vampire2")]
    assert table.offered(DRACULA) == left


@pytest.mark.rule("DUEL-014")
def test_picks_are_secret() -> None:
    one, other = new_game(), new_game()
    one.play("pick:amulet", *["pick:vampire1"] * 3, seat=DRACULA)
    other.play("pick:vampire3", *["pick:coffin"] * 3, seat=DRACULA)
    assert [viewer for viewer in EVERYONE if can_tell(viewer, one, other)] == [DRACULA]
    assert one.seen(DRACULA)["picked"] == {**dict.fromkeys(HIS, 0), "vampire1": 3, "amulet": 1}


@pytest.mark.rule("DUEL-014", "DUEL-017")
def test_what_was_picked_stays_secret_after_the_deal() -> None:
    table = dealt(dracula="amulet vampire1 vampire1 vampire1 coffin coffin")
    assert table.said("chose", to=DRACULA) == ["chose:dracula:3vampire1+1amulet+2coffin"]
    assert table.said("chose", to=VAN_HELSING) == [
        "chose:van_helsing:1hunter1+1hunter2+1hunter3+1crucifix+2victim"
    ]
    assert table.said("chose") == []


@pytest.mark.rule("DUEL-015")
def test_the_picked_cards_lie_on_the_board_one_on_each_location() -> None:
    for seed in range(30):
        table = dealt(seed=seed)
        table.run()
        picked = {**dict.fromkeys([*HIS, *THEIRS], 1), "coffin": 2, "victim": 2}
        assert Counter(table.on(name) for name in PLACES) == picked


def _two_cards(rng: Rng) -> tuple[str | None, str | None]:
    """The cards on the first two locations with this generator."""
    table = DuelTable(DUEL, DUEL.setup(rng=rng))
    table.play("pick:amulet", *["pick:coffin"] * 5, seat=DRACULA)
    table.play("pick:crucifix", "pick:hunter1", *["pick:victim"] * 4, seat=VAN_HELSING)
    table.run()
    return table.on("harbour"), table.on("1")


@pytest.mark.rule("DUEL-015")
def test_the_picks_of_both_are_shuffled_together() -> None:
    chances: dict[tuple[str | None, str | None], Fraction] = defaultdict(Fraction)
    for chance, cards in every_way(BOARD_DECK, _two_cards, cards=2):
        chances[cards] += chance
    picked = {"amulet": 1, "coffin": 5, "crucifix": 1, "hunter1": 1, "victim": 4}
    assert chances == {
        (one, two): Fraction(count * (picked[two] - (one == two)), 12 * 11)
        for one, count in picked.items()
        for two in picked
        if picked[two] > (one == two)
    }


@pytest.mark.rule("DUEL-015")
def test_any_card_can_lie_anywhere() -> None:
    found: dict[str, set[str | None]] = defaultdict(set)
    for seed in range(150):
        table = dealt(seed=seed)
        table.run()
        for name in PLACES:
            found[name].add(table.on(name))
    assert found == {name: {*HIS, *THEIRS} for name in PLACES}


@pytest.mark.rule("DUEL-015", "DUEL-016", "DUEL-021")
@pytest.mark.parametrize("viewer", EVERYONE)
def test_nobody_knows_which_card_lies_where_not_even_under_his_figure(viewer: int | None) -> None:
    for seed in range(20):
        table = dealt(seed=seed)
        for name in PLACES:
            assert table.place(name, viewer)["card"] == "?"
            assert table.place(name, viewer)["may_be"] == list(KINDS)
        assert table.said("saw_own", "revealed", "took_up", to=viewer) == []


@pytest.mark.rule("DUEL-021")
def test_no_look_is_offered_before_the_first_step() -> None:
    table = dealt()
    assert table.question == (DRACULA, "move", ["step:1", "step:3"])
    table.refuses("look:yes", "look:no")


@pytest.mark.rule("DUEL-017")
def test_the_nine_other_cards_are_the_hand() -> None:
    table = dealt(
        dracula="vampire1 vampire1 vampire1 amulet coffin coffin",
        van_helsing="victim victim victim victim victim hunter3",
    )
    table.run()
    assert table.hand("dracula") == {"vampire2": 3, "vampire3": 3, "coffin": 3}
    assert table.hand("van_helsing") == {"hunter1": 3, "hunter2": 3, "hunter3": 2, "crucifix": 1}
    for name in DECKS:
        assert table.side(name)["hand_size"] == 9


@pytest.mark.rule("DUEL-017")
def test_the_hand_is_hidden_from_the_opponent() -> None:
    table = dealt()
    for name, owner, other in SIDES:
        assert table.side(name, owner)["hand"] is not None
        assert table.side(name, other)["hand"] is None
        assert table.side(name)["hand"] is None


def _picking(targets: int) -> list[str]:
    """Six picks of Dracula, this many of them coffins, with the others first."""
    others = ["pick:vampire1"] * 3 + ["pick:vampire2"] * 3
    return others[: 6 - targets] + ["pick:coffin"] * targets


@pytest.mark.rule("DUEL-018")
@pytest.mark.parametrize("coffins", [2, 3])
def test_in_a_first_game_two_or_three_targets_are_picked(coffins: int) -> None:
    for cards in (_picking(coffins), _picking(coffins)[::-1]):
        table = new_game(first_game="on")
        table.play(*cards, seat=DRACULA)
        assert table.waiting == [VAN_HELSING]


@pytest.mark.rule("DUEL-018")
@pytest.mark.parametrize(
    ("name", "seat", "target"),
    [("hunter1", VAN_HELSING, "victim"), ("vampire1", DRACULA, "coffin")],
)
def test_in_a_first_game_fewer_or_more_targets_are_refused(
    name: str, seat: int, target: str
) -> None:
    table = new_game(first_game="on")
    fighter = name[:-1]
    others = [f"pick:{fighter}{n}" for n in (1, 2, 3)]
    table.play(*others, others[0], seat=seat)
    assert table.offered(seat) == [f"pick:{target}"]  # two places are left, for two targets
    table.play(f"pick:{target}", seat=seat)
    assert table.offered(seat) == [f"pick:{target}"]
    table = new_game(first_game="on")
    table.play(*[f"pick:{target}"] * 3, seat=seat)
    assert f"pick:{target}" not in table.offered(seat)
    assert len(table.offered(seat)) == 4
    table.refuses(f"pick:{target}", seat=seat)


@pytest.mark.rule("DUEL-018")
def test_every_way_through_a_first_game_picks_two_or_three_targets() -> None:
    ways: list[tuple[str, ...]] = [()]
    for _ in range(6):
        grown: list[tuple[str, ...]] = []
        for way in ways:
            table = new_game(first_game="on")
            table.play(*way, seat=VAN_HELSING)
            offered = set(table.offered(VAN_HELSING))
            assert offered
            kinds = {
                "pick:victim",
                "pick:hunter1" if way.count("pick:hunter1") < 3 else "pick:hunter2",
            }
            grown += [(*way, code) for code in kinds & offered]
        ways = grown
    assert {way.count("pick:victim") for way in ways} == {2, 3}


@pytest.mark.rule("DUEL-019")
@pytest.mark.parametrize("coffins", [0, 1, 2, 3, 4, 5])
def test_in_other_games_any_number_of_targets_may_be_picked(coffins: int) -> None:
    table = new_game()
    table.play(*_picking(coffins), seat=DRACULA)
    for _ in range(6):
        table.play(table.offered(VAN_HELSING)[0], seat=VAN_HELSING)
    table.run()
    assert [table.on(name) for name in PLACES].count("coffin") == coffins
    assert table.hand("dracula").get("coffin", 0) == 5 - coffins


@pytest.mark.rule("DUEL-019")
def test_without_the_mode_every_kind_stays_on_offer_to_the_last_pick() -> None:
    table = new_game()
    for card in ("vampire1", "vampire2", "vampire3", "vampire1", "vampire2"):
        assert table.offered(DRACULA) == [f"pick:{kind}" for kind in _but()]
        table.play(f"pick:{card}", seat=DRACULA)
    assert table.offered(DRACULA) == [f"pick:{kind}" for kind in _but()]


@pytest.mark.rule("DUEL-022")
def test_no_barrier_lies_on_the_board_at_first() -> None:
    table = dealt()
    nothing = {"red": None, "blue": None, "green": None, "yellow": None}
    assert table.seen()["barriers"] == nothing
    assert new_game().seen()["barriers"] == nothing


@pytest.mark.rule("DUEL-022")
def test_at_first_every_way_is_open() -> None:
    table = dealt()
    assert table.barred(DRACULA) == {"stop": "duel-why-first-step"}


@pytest.mark.rule("DUEL-018", "DUEL-019")
def test_in_a_match_only_the_first_game_is_a_first_game() -> None:
    table = new_game(first_game="on", match="three")
    assert table.state.public.game == 0
    table.play(*["pick:coffin"] * 3, seat=DRACULA)
    assert "pick:coffin" not in table.offered(DRACULA)
    later = new_game(first_game="on", match="three")
    later.run()
    later.state.public.game = 2
    later.state.asked = None
    later.play(*["pick:coffin"] * 3, seat=DRACULA)
    assert "pick:coffin" in later.offered(DRACULA)
