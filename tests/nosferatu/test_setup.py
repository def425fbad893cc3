"""Setup: who is who, and what is where before the first round (NOSF-10 to NOSF-23)."""

import re
from collections import defaultdict

import pytest

from whitby.core.errors import BadSetup
from whitby.games.nosferatu.game import NOSFERATU

from .at_the_table import beginning, can_tell, dealt, new_game
from .random_games import finished, watched

# players, Hunters, Nights of the clock, Nights in the library, library before and after the deal
TABLE = [(5, 3, 5, 5, 54, 46), (6, 4, 6, 4, 53, 43), (7, 5, 7, 3, 52, 40), (8, 6, 8, 2, 51, 37)]
PLAYERS = [row[0] for row in TABLE]


@pytest.mark.rule("NOSF-10")
@pytest.mark.parametrize("players", [-1, 0, 1, 4, 9, 80])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match=f"nosferatu is for 5 to 8 players, not {players}"):
        new_game(players)


@pytest.mark.rule("NOSF-10")
@pytest.mark.parametrize("players", PLAYERS)
def test_five_to_eight_can_play(players: int) -> None:
    assert new_game(players).waiting == list(range(1, players + 1))


@pytest.mark.rule("NOSF-11")
@pytest.mark.parametrize(("players", "hunters"), [row[:2] for row in TABLE])
def test_one_vampire_one_renfield_and_the_rest_are_hunters(players: int, hunters: int) -> None:
    characters = dealt(players).seen(1)["characters"]
    assert characters == ["renfield", "vampire"] + ["hunter"] * hunters


@pytest.mark.rule("NOSF-12")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_clock_is_a_night_for_each_player_and_dawn(players: int) -> None:
    clock = new_game(players).seen()["clock"]
    assert clock["face_down"] == players + 1
    assert clock["nights_face_down"] == players
    assert clock["nights_turned"] == 0
    assert not clock["dawn_turned"]


@pytest.mark.rule("NOSF-13", "NOSF-14")
@pytest.mark.parametrize(("players", "nights", "size"), [(r[0], r[3], r[4]) for r in TABLE])
def test_every_other_night_is_in_the_library(players: int, nights: int, size: int) -> None:
    table = new_game(players)
    in_the_clock = table.seen()["clock"]["nights_face_down"]
    assert NOSFERATU.census(table.state)["night"] - in_the_clock == nights
    assert table.seen()["library"] == size


@pytest.mark.rule("NOSF-14")
def test_renfield_counts_for_the_clock() -> None:
    table = dealt(players=6)
    assert len(table.actors) == 5
    assert table.seen()["clock"]["nights_face_down"] == 6


@pytest.mark.rule("NOSF-15")
def test_one_of_the_volunteers_is_drawn() -> None:
    named = set()
    for seed in range(40):
        table = new_game(5, seed)
        table.play("volunteer:no", "volunteer:yes", "volunteer:no", "volunteer:yes", "volunteer:no")
        named.add(table.seen()["renfield"])
    assert named == {2, 4}


@pytest.mark.rule("NOSF-15")
def test_without_a_volunteer_anybody_is_drawn() -> None:
    named = set()
    for seed in range(60):
        table = new_game(5, seed).then(*["volunteer:no"] * 5)
        named.add(table.seen()["renfield"])
    assert named == {1, 2, 3, 4, 5}


@pytest.mark.rule("NOSF-15")
def test_renfield_lies_face_up_for_all() -> None:
    table = new_game(5).then(*["volunteer:no"] * 3, "volunteer:yes", "volunteer:no")
    for viewer in table.everyone:
        assert table.seen(viewer)["characters"][3] == "renfield"
        assert "renfield:4" in table.log(viewer)


@pytest.mark.rule("NOSF-15")
def test_offers_to_be_renfield_are_sealed_until_all_have_answered() -> None:
    one, other = new_game(5), new_game(5)
    one.play("volunteer:yes", seat=3)
    other.play("volunteer:no", seat=3)
    assert one.waiting == [1, 2, 4, 5]
    assert [viewer for viewer in one.everyone if can_tell(viewer, one, other)] == [3]


@pytest.mark.rule("NOSF-16")
def test_renfield_decides_who_is_the_vampire() -> None:
    table = new_game(6, renfield="first")
    assert table.asked == (1, "deal")
    assert table.codes == [f"vampire:{seat}" for seat in (2, 3, 4, 5, 6)]
    for seat in (2, 3, 4, 5, 6):
        characters = dealt(players=6, vampire=seat).seen(1)["characters"]
        assert [at for at, name in enumerate(characters, 1) if name == "vampire"] == [seat]


@pytest.mark.rule("NOSF-17")
def test_each_looks_at_the_own_character() -> None:
    table = dealt(players=5, vampire=3)
    assert table.said("character", to=3) == ["character:3:vampire"]
    assert table.said("character", to=4) == ["character:4:hunter"]
    assert table.seen(4)["characters"] == ["renfield", "?", "?", "hunter", "?"]
    assert table.said("character") == []


@pytest.mark.rule("NOSF-17")
def test_each_keeps_the_same_character_all_game() -> None:
    for game in finished():
        dealt_out = {line[10:] for line in beginning(game.happened, "character")}
        shown = {line[9:] for line in beginning(game.happened, "revealed")}
        assert shown == dealt_out
        assert len(shown) == game.players - 1


@pytest.mark.rule("NOSF-18")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_dark_card_begins_with_eternal_thirst(players: int) -> None:
    assert dealt(players).seen()["dark_card"] == "eternal_thirst"


@pytest.mark.rule("NOSF-19")
@pytest.mark.parametrize(("players", "left"), [(row[0], row[5]) for row in TABLE])
def test_each_actor_draws_two_cards_and_renfield_none(players: int, left: int) -> None:
    table = dealt(players)
    assert table.seen()["reserve_sizes"] == [0] + [2] * (players - 1)
    assert table.seen()["library"] == left


@pytest.mark.rule("NOSF-19")
def test_starting_reserves_are_drawn_in_secret() -> None:
    table = dealt(players=5)
    drawn = [line.split(":")[2] for line in table.said("drew", to=3)]
    assert sorted(drawn) == sorted(table.reserve(3).split())
    for viewer in (1, 2, 4, 5, None):
        assert not [line for line in table.log(viewer) if line.startswith("drew:3")]
        assert table.seen(viewer)["reserves"][2] is None


@pytest.mark.rule("NOSF-20")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_rituals_begin_face_up(players: int) -> None:
    faces = dealt(players).seen()["rituals"]
    assert faces == {"mirror": True, "distortion": True, "transfusion": True}


@pytest.mark.rule("NOSF-21")
def test_renfield_gives_the_stake_to_anybody_but_himself() -> None:
    table = dealt(players=6, vampire=4)
    assert table.asked == (1, "stake_first")
    assert table.codes == [f"stake:{seat}" for seat in (2, 3, 4, 5, 6)]
    assert table.barred(1) == {"stake:1": "nosferatu-why-renfield-no-stake"}
    table.play("stake:4")
    assert table.seen()["holder"] == 4


@pytest.mark.rule("NOSF-21")
def test_the_vampire_may_be_the_first_holder() -> None:
    table = dealt(players=6, vampire=4).then("stake:4")
    assert table.asked == (4, "discard")


@pytest.mark.rule("NOSF-22")
def test_renfield_never_holds_plays_gives_or_is_bitten() -> None:
    acts = ("turn", "drew", "discarded", "gave", "bitten", "slid", "clock", "transfused")
    for game in finished():
        doers = {line.split(":")[1] for line in beginning(game.happened, *acts)}
        assert doers
        assert str(game.renfield) not in doers


@pytest.mark.rule("NOSF-22")
def test_renfield_has_no_reserve_at_any_time() -> None:
    for game in watched():
        for seen, _ in game:
            if seen["renfield"] is not None:
                assert seen["reserve_sizes"][seen["renfield"] - 1] == 0


@pytest.mark.rule("NOSF-23")
def test_a_round_has_four_phases_in_order_until_a_side_wins() -> None:
    letters = {
        "round": "r",
        "turn": "t",
        "announced": "a",
        "stake_passed": "s",
        "stake_moved": "s",
        "killed": "k",
        "round_ended": "e",
        "won": "w",
    }
    for game in finished():
        story = "".join(letters.get(line.split(":")[0], "") for line in game.seen)
        assert re.fullmatch("(rt+ase)*rt+a(k?w)", story)


@pytest.mark.rule("NOSF-23")
def test_all_see_which_phase_it_is() -> None:
    phases: dict[str, set[str]] = defaultdict(set)
    for game in watched():
        for seen, asked in game:
            if asked is not None:
                phases[seen["phase"]].add(asked[1])
    assert phases == {
        "setup": {"volunteer", "deal", "stake_first"},
        "table_turn": {"discard", "give"},
        "action_pile": {"bite", "slide", "ritual", "mirror", "transfuse"},
        "stake": {"use_stake", "move_stake"},
        "end_of_round": {"expose"},
    }


@pytest.mark.rule("NOSF-23", "NOSF-19")
def test_the_first_round_begins_when_the_stake_is_given() -> None:
    table = dealt(players=5)
    assert "round:1" not in table.log()
    table.play("stake:3")
    assert table.log()[-2:] == ["round:1", "turn:3"]
    assert table.reserve_sizes == {2: 2, 3: 4, 4: 2, 5: 2}
