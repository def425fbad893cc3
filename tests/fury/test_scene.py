"""Scenes: any legal position in a few words, and a clear refusal of any other."""

from __future__ import annotations

from typing import Any

import pytest

from whitby.core.engine import apply
from whitby.core.errors import BadSetup
from whitby.games.fury.scene import arrange
from whitby.games.fury.scene_cards import Position

from .at_the_table import GAME, scene, sees, sheet

HUNTERS = ("godalming", "seward", "van_helsing", "mina")


def test_a_bare_scene_is_the_first_day() -> None:
    table = scene()
    assert table.asked == (2, "act")
    seen = sees(table, 1)
    assert (seen["round"], seen["phase"], seen["day"], seen["week"]) == (1, "day", "monday", 1)
    assert seen["dracula"]["place"] == "galway"
    assert len(seen["dracula"]["encounters"]) == 5
    assert [sheet(table, name)["place"] for name in HUNTERS] == [
        "constanta",
        "marseilles",
        "amsterdam",
        "brussels",
    ]
    assert GAME.census(table.state) == GAME.contents(table.state)


def test_what_is_said_of_time_and_tracks_is_so() -> None:
    table = scene(
        at="night", day="friday", week=3, despair=1, influence=7, damage=6, rumours=2, guards=1
    )
    seen = sees(table)
    assert (seen["phase"], seen["day"], seen["week"], seen["round"]) == ("night", "friday", 3, 19)
    assert (seen["despair"], seen["influence"]) == (1, 7)
    assert (seen["dracula"]["damage"], seen["dracula"]["rumours"]) == (6, 2)
    assert seen["dracula"]["guards"] == 1
    assert table.log()[-1] == "night:friday:3"
    assert GAME.census(table.state) == GAME.contents(table.state)


@pytest.mark.parametrize(
    ("at", "asked"),
    [
        ("dawn", (2, "act")),
        ("day", (2, "act")),
        ("dusk", (2, "act")),
        ("night", (2, "act")),
        ("dracula", (1, "travel")),
    ],
)
def test_the_moments(at: str, asked: tuple[int, str]) -> None:
    table = scene(at=at, trail=["nantes"])
    assert table.asked == asked


def test_at_dawn_the_named_day_begins() -> None:
    assert sees(scene(at="dawn"))["day"] == "tuesday"
    seen = sees(scene(at="dawn", day="monday", week=2))
    assert (seen["day"], seen["week"], seen["round"], seen["despair"]) == ("monday", 2, 8, 1)
    seen = sees(scene(at="dawn", day="sunday", week=2))
    assert (seen["day"], seen["week"], seen["despair"]) == ("sunday", 2, 1)


def test_weeks_bring_despair_and_rumours_by_themselves() -> None:
    for week, despair in ((1, 0), (2, 1), (4, 3), (6, 3)):
        seen = sees(scene(week=week))
        assert (seen["despair"], seen["dracula"]["rumours"]) == (despair, despair + 1)


def test_a_hunter_is_a_place_and_what_ails_him() -> None:
    table = scene(
        at="dracula",
        hunters={
            "godalming": "rome delayed bats 1 bite",
            "seward": "3 damage paris",
            "van_helsing": "defeated budapest 2 bites",
            "mina": "hospital_madrid",
        },
        trail=["nantes"],
    )
    lord = sheet(table, "godalming")
    assert (lord["place"], lord["delayed"], lord["bats"], lord["bites"]) == ("rome", True, True, 1)
    assert (sheet(table, "seward")["place"], sheet(table, "seward")["health"]) == ("paris", 6)
    absent = sheet(table, "van_helsing")
    assert (absent["place"], absent["hospital"], absent["bites"]) == (
        None,
        "hospital_budapest",
        2,
    )
    assert sheet(table, "mina")["place"] == "hospital_madrid"
    assert sheet(scene(at="dracula", hunters={"mina": "defeated"}), "mina")["hospital"] is not None
    assert sheet(scene(hunters={"seward": "paris weakened"}), "seward")["bites"] == 1


def test_hands_are_held_and_weakness_opens_them() -> None:
    table = scene(
        turn="mina",
        items={"mina": "2 knife, pistol"},
        events={"mina": "good_luck"},
        tickets={"mina": "3-2 1-0"},
        schemes="enraged",
        pack="rats 2 bats",
    )
    mine = sheet(table, "mina", 5)
    assert mine["items"] == ["knife", "knife", "pistol"]
    assert (mine["open_item"], mine["open_event"]) == ("knife", "good_luck")
    assert mine["tickets"] == ["3-2", "1-0"]
    assert sees(table, 1)["dracula"]["events"] == ["enraged"]
    assert sees(table, 1)["dracula"]["encounters"] == ["bats", "bats", "rats"]
    assert GAME.census(table.state) == GAME.contents(table.state)


def test_a_hideout_is_a_card_and_what_lies_on_it() -> None:
    table = scene(
        trail=[
            "open hide: spy",
            "",
            "open wolf nantes: rats, open bats, rumour",
            "feed",
            "bat rome",
        ],
        lairs=["paris: open new_vampire 3, rumour", "", "open dublin: hoax"],
        despair=3,
        rumours=1,
    )
    first, gap, third, fourth, fifth, last = sees(table, 1)["trail"]
    assert (first["power"], first["encounters"][0]["card"]) == ("hide", "spy")
    assert gap is last is None
    assert (third["place"], third["open"], third["wolf"], third["rumour"]) == (
        "nantes",
        True,
        True,
        True,
    )
    assert [card["open"] for card in third["encounters"]] == [False, True]
    assert (fourth["power"], fourth["open"]) == ("feed", True)
    assert (fifth["place"], fifth["bat"]) == ("rome", True)
    lairs = sees(table)["lairs"]
    assert (lairs[0]["place"], lairs[0]["encounters"][0]["damage"]) == ("?", 3)
    assert lairs[1] is None
    assert lairs[2]["place"] == "dublin"
    assert GAME.census(table.state) == GAME.contents(table.state)


def test_tokens_lie_where_they_are_said_to() -> None:
    table = scene(
        fog="2 paris london",
        roadblocks=["road-paris-strasbourg", "rail-bordeaux-paris"],
        storms="north_sea black_sea",
        ground="rome",
        hosts="milan venice",
    )
    seen = sees(table)
    assert seen["fog"] == ["london", "paris", "paris"]
    assert seen["roadblocks"] == ["road-paris-strasbourg", "rail-bordeaux-paris"]
    assert seen["storms"] == ["black_sea", "north_sea"]
    assert (seen["consecrated"], seen["hosts"]) == ("rome", ["milan", "venice"])


def test_discards_and_draws() -> None:
    table = scene(
        turn="seward",
        hunters={"seward": "paris"},
        discard={"items": "2 knife", "events": "good_luck enraged", "encounters": "rats"},
        buried={"events": "seduction", "encounters": "2 bats"},
        draws={
            "items": "rifle",
            "tickets": "1-1",
            "encounters": "spy spy",
            "events": "forewarned",
            "events_bottom": "great_wolf",
        },
    )
    seen = sees(table, 1)["discards"]
    assert seen["items"] == {"knife": 2}
    assert seen["events"] == {"good_luck": 1, "enraged": 1}
    assert seen["encounters"] == {"rats": 1}
    assert (seen["events_face_down"], seen["encounters_known"]) == (1, {"bats": 2})
    assert "spy" not in sees(table, 1)["dracula"]["encounters"]
    table.play("supply")
    assert sheet(table, "seward", 3)["items"] == ["rifle"]
    assert sheet(table, "seward", 3)["events"] == ["forewarned"]
    assert GAME.census(table.state) == GAME.contents(table.state)


@pytest.mark.parametrize("seed", range(6))
def test_what_is_drawn_next_is_not_in_dracula_s_hand(seed: int) -> None:
    table = scene(
        seed=seed, at="dracula", trail=["nantes"], draws={"encounters": "2 bats 2 rats hoax"}
    )
    assert not {"bats", "rats"} & set(sees(table, 1)["dracula"]["encounters"])
    table.play("dark_call")
    hand = sees(table, 1)["dracula"]["encounters"]
    assert (hand.count("bats"), hand.count("rats")) == (2, 2)


def test_what_is_not_said_is_left_to_chance_and_repeats_with_the_seed() -> None:
    hands = [sees(scene(seed=seed), 1)["dracula"]["encounters"] for seed in (1, 1, 2, 3)]
    assert hands[0] == hands[1]
    assert len({tuple(hand) for hand in hands}) > 1


def test_what_everyone_knows_has_been_told() -> None:
    table = scene(
        hunters={"mina": "rome"},
        trail=["open nantes", "hide", "north_sea", "open rome"],
        lairs=["open paris: rats"],
        items={"mina": "knife"},
    )
    log = table.log()
    for line in (
        "starts:mina:rome",
        "put_on_trail:2:land",
        "put_on_trail:3:sea",
        "put_in_lair:1",
        "found:1:nantes",
        "found:4:rome",
        "found_lair:1:paris",
        "dracula_found:nantes",
        "shows_item:mina:knife",
    ):
        assert line in log
    assert not any("hide" in line for line in log)
    assert "found_hide:1" in scene(trail=["open hide", "open nantes"]).log()


@pytest.mark.parametrize(("players", "seat"), [(2, 2), (3, 3), (5, 5)])
def test_a_scene_is_for_any_number_of_people(players: int, seat: int) -> None:
    assert scene(players=players, turn="mina").asked == (seat, "act")


def test_a_scene_can_be_played_to_its_end() -> None:
    table = GAME.scene(
        at="dusk",
        week=3,
        trail=["open nantes: rats", "hide: spy", "paris: hoax, rumour", "feed", "", "rome: wolves"],
        lairs=["dublin: bats"],
        hunters={"mina": "nantes", "seward": "defeated rome", "godalming": "berlin bats delayed"},
        fog="nantes",
        storms="north_sea",
        ground="paris",
    )
    while not table.over:
        options = table.decision.options
        apply(table.state, options[table.state.rng.below(len(options))])
        assert GAME.census(table.state) == GAME.contents(table.state)
    assert table.outcome is not None


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"weather": "fine"}, "scene: 'weather' is none of at, turn, day, "),
    ({"at": "noon"}, "at: 'noon' is none of dawn, day, dusk, night, dracula"),
    ({"turn": "dracula"}, "turn: 'dracula' is none of godalming, seward, van_helsing, mina"),
    ({"day": "someday"}, "day: 'someday' is none of monday, "),
    ({"week": 0}, "week: weeks count from 1"),
    ({"at": "dawn", "day": "monday"}, "at: the first round begins with the day, not with a dawn"),
    ({"despair": 4}, "despair: from 0 to 3, not 4"),
    ({"influence": 13}, "influence: from 0 to 12, not 13"),
    ({"damage": 15}, "damage: from 0 to 14, not 15"),
    ({"damage": -1}, "damage: from 0 to 14, not -1"),
    ({"rumours": 5}, "rumours: from 0 to 4, not 5"),
    ({"guards": 3}, "guards: from 0 to 2, not 3"),
    # hunters
    ({"hunters": {"harker": "paris"}}, "hunters: 'harker' is none of godalming, "),
    ({"hunters": {"mina": "atlantis"}}, "hunters: mina: 'atlantis' is none of alicante, "),
    ({"hunters": {"mina": "paris rome"}}, "hunters: mina: 'paris rome' names two places"),
    ({"hunters": {"mina": "paris 3"}}, "hunters: mina: 'paris 3' ends with a number; say of what"),
    ({"hunters": {"mina": "paris 9 damage"}}, "hunters: mina: from 0 to 8, not 9"),
    ({"hunters": {"mina": "paris bite"}}, "hunters: mina: from 0 to 0, not 1"),
    ({"hunters": {"seward": "paris 2 bites"}}, "hunters: seward: from 0 to 1, not 2"),
    ({"hunters": {"mina": "paris \u0663 damage"}}, "hunters: mina: '\u0663' is none of"),
    ({"hunters": {"mina": "paris 123 damage"}}, "hunters: mina: '123' is none of"),
    ({"hunters": {"mina": "defeated paris"}}, "hunters: mina: 'paris' is none of madrid, rome, "),
    (
        {"hunters": {"mina": "rome bats", "seward": "rome bats", "godalming": "rome bats"}},
        "hunters: there are only 2 bats tokens",
    ),
    # hands
    ({"items": {"mina": "spade"}}, "items of mina: 'spade' is none of crucifix, "),
    ({"items": {"mina": "3 crucifix"}}, "items of mina: there is no further crucifix"),
    ({"items": {"mina": "knife 2"}}, "items of mina: 'knife 2' ends with a number; say of what"),
    ({"items": {"mina": "999 knife"}}, "items of mina: there are not 999 of anything"),
    ({"items": {"dracula": "knife"}}, "items: 'dracula' is none of godalming, "),
    ({"items": {"mina": "2 crucifix", "seward": "crucifix"}}, "items of seward: there is no"),
    ({"events": {"mina": "enraged"}}, "events: mina cannot hold an event of Dracula"),
    ({"events": {"mina": "rats"}}, "events of mina: 'rats' is none of behind_the_veil, "),
    ({"tickets": {"mina": "3-3"}}, "tickets of mina: '3-3' is none of 3-2, "),
    ({"tickets": {"mina": "3 3-2"}}, "tickets of mina: from 0 to 2, not 3"),
    ({"schemes": "good_luck"}, "schemes: Dracula holds his own events only"),
    ({"pack": "3 rats"}, "pack: there is no further rats"),
    ({"allies": {"hunters": "good_luck"}}, "allies: good_luck is no ally of hunters"),
    ({"allies": {"hunters": "great_wolf"}}, "allies: great_wolf is no ally of hunters"),
    ({"allies": {"dracula": "rufus_smith"}}, "allies: rufus_smith is no ally of dracula"),
    # the trail
    ({"trail": []}, "trail: it needs a location, where Dracula is"),
    ({"trail": ["feed"]}, "trail: it needs a location, where Dracula is"),
    ({"trail": ["atlantis"]}, "trail: 'atlantis' is none of alicante, "),
    ({"trail": ["hospital_rome"]}, "trail: 'hospital_rome' is none of alicante, "),
    ({"trail": ["paris rome"]}, "trail: 'paris rome' should name one card"),
    ({"trail": ["paris", "paris"]}, "trail: a card lies in two places"),
    ({"trail": ["paris", "feed", "feed"]}, "trail: a card lies in two places"),
    ({"trail": ["wolf paris", "wolf rome"]}, "trail: a card lies in two places"),
    ({"trail": ["paris"], "lairs": ["paris: rats"]}, "trail: a card lies in two places"),
    ({"trail": ["rome", *[""] * 6]}, "trail: it has 6 spaces, and there are 3 lairs"),
    ({"trail": ["brussels"]}, "trail: a hunter is in brussels, so its card lies open: 'open br"),
    ({"trail": ["feed: rats", "paris"]}, "trail: no encounter lies on feed"),
    ({"trail": ["north_sea: rats"]}, "trail: no encounter lies at sea"),
    ({"trail": ["wolf north_sea"]}, "trail: neither wolf nor bat goes to sea"),
    ({"trail": ["bat north_sea"]}, "trail: neither wolf nor bat goes to sea"),
    ({"trail": ["paris: rats bats"]}, "trail: 'rats bats' should name one encounter"),
    ({"trail": ["paris: open new_vampire 12345"]}, "trail: 'open new_vampire 12345' should name"),
    ({"trail": ["paris: 3"]}, "trail: '3' should name one encounter"),
    ({"trail": ["paris: wolf"]}, "trail: 'wolf' is none of aristocratic_vampire, "),
    ({"trail": ["paris: open new_vampire 6"]}, "trail: damage of new_vampire: from 0 to 5, not 6"),
    ({"trail": ["paris: open rats 1"]}, "trail: damage of rats: from 0 to 0, not 1"),
    ({"lairs": ["paris"]}, "lairs: a lair is a city with at least one encounter"),
    ({"lairs": ["north_sea"]}, "lairs: a lair is a city with at least one encounter"),
    ({"rumours": 4, "trail": ["paris: rats, rumour"]}, "rumours: there are 4 tokens, not 5"),
    # tokens
    ({"fog": "5 paris"}, "fog: at most 4 tokens, on cities"),
    ({"fog": "north_sea"}, "fog: at most 4 tokens, on cities"),
    ({"roadblocks": ["paris-rome"]}, "roadblocks: 'paris-rome' is none of road-alicante-granada"),
    ({"roadblocks": ["road-nantes-paris"] * 2}, "roadblocks: at most 8, each on a way of its own"),
    ({"storms": "paris"}, "storms: they lie on seas"),
    ({"storms": "2 north_sea"}, "storms: at most 6, each on a sea of its own"),
    ({"ground": "atlantis"}, "ground: 'atlantis' is none of alicante, "),
    ({"ground": "galatz"}, "ground and hosts: on cities, and not near Castle Dracula"),
    ({"hosts": "north_sea"}, "ground and hosts: on cities, and not near Castle Dracula"),
    ({"hosts": "rome rome"}, "hosts: at most 3, each on a city of its own"),
    ({"hosts": "rome", "ground": "rome"}, "hosts: at most 3, each on a city of its own"),
    ({"hosts": "rome milan bari nantes"}, "hosts: at most 3, each on a city of its own"),
    # decks
    ({"discard": {"item": "knife"}}, "discard: 'item' is none of items, events, encounters"),
    ({"discard": {"items": "4 knife"}}, "discard: there is no further knife"),
    ({"buried": {"items": "knife"}}, "buried: 'items' is none of events, encounters"),
    ({"buried": {"events": "good_luck"}}, "buried: hunters' events are discarded face up"),
    ({"draws": {"event": "good_luck"}}, "draws: 'event' is none of items, encounters, tickets, "),
    ({"draws": {"items": "spade"}}, "draws: 'spade' is none of crucifix, "),
    ({"draws": {"items": "3 crucifix"}}, "draws: 3 crucifix asked for, 2 in the deck"),
    ({"draws": {"encounters": "3 rats"}}, "draws: 3 rats asked for, 2 in the deck"),
    ({"draws": {"events": "2 hypnosis"}}, "draws: there is no further hypnosis"),
    (
        {"draws": {"items": "knife"}, "discard": {"items": "3 knife"}},
        "draws: 1 knife asked for, 0 in the deck",
    ),
    # open cards
    ({"open": {"dracula": "knife"}}, "open: 'dracula' is none of godalming, "),
    ({"open": {"seward": "knife"}}, "open: seward keeps no card face up"),
    ({"open": {"mina": "knife"}}, "open cards of mina: at most one item and one event, from the"),
    ({"open": {"mina": "rats"}}, "open cards of mina: 'rats' is none of crucifix, "),
    # the basic game
    (
        {"options": {"game_mode": "basic"}, "trail": ["feed", "paris"]},
        "game_mode: a basic game has no rumours, lairs and power cards",
    ),
    (
        {"options": {"game_mode": "basic"}, "lairs": ["paris: rats"]},
        "game_mode: a basic game has no rumours, lairs and power cards",
    ),
    (
        {"options": {"game_mode": "basic"}, "rumours": 1},
        "game_mode: a basic game has no rumours, lairs and power cards",
    ),
    ({"players": 6}, "fury is for 2 to 5 players, not 6"),
]


@pytest.mark.parametrize(("position", "message"), WRONG, ids=[text for _, text in WRONG])
def test_what_cannot_be_is_refused(position: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup) as error:
        scene(**position)
    assert str(error.value).startswith(message)


def test_a_refused_scene_changes_nothing_of_what_it_was_given() -> None:
    hunters = {"mina": "paris", "seward": "atlantis"}
    position: Position = {"hunters": hunters, "trail": ["nantes"]}
    with pytest.raises(BadSetup):
        arrange(GAME.setup(0, 5), position)
    assert position == {"hunters": hunters, "trail": ["nantes"]}
    assert hunters == {"mina": "paris", "seward": "atlantis"}
    assert scene(trail=["nantes"]).asked == (2, "act")


def refusal(**position: Any) -> str:
    """Return why a scene is refused."""
    with pytest.raises(BadSetup) as error:
        scene(**position)
    return str(error.value)


@pytest.mark.rule("FURY-HIDE-06", "FURY-HIDE-07")
def test_hide_lies_open_at_an_open_location() -> None:
    why = "trail: a Hide at an open location lies open: 'open hide'"
    assert refusal(trail=["hide: spy", "feed", "open nantes"]) == why
    assert scene(trail=["open hide: spy", "feed", "open nantes"]).codes
    assert scene(trail=["hide", "paris", "open nantes"]).codes
    assert scene(trail=["open nantes", "hide"]).codes


@pytest.mark.rule("FURY-ESCAPE-14")
def test_there_are_two_cards_to_escape_as_a_bat() -> None:
    assert scene(trail=["bat nantes", "bat rome", "paris"]).codes
    why = "trail: there are only 2 Escape as Bat cards"
    assert refusal(trail=["bat nantes", "bat rome", "bat paris"]) == why


@pytest.mark.rule("FURY-RUMOR-07")
def test_no_rumour_lies_at_sea() -> None:
    assert refusal(trail=["north_sea: rumour", "nantes"]) == "trail: no rumour lies at sea"


@pytest.mark.rule("FURY-BATS-10", "FURY-DEFEAT-12")
@pytest.mark.parametrize("place", ["defeated madrid", "hospital_rome"])
def test_bats_do_not_follow_into_hospital(place: str) -> None:
    for words in (f"{place} bats", f"bats {place}"):
        assert refusal(at="dracula", hunters={"seward": words}).startswith(
            "hunters: seward: a defeat ends the bats"
        )


@pytest.mark.rule("FURY-WEAK-02", "FURY-WEAK-07")
def test_a_weakened_hunter_keeps_the_cards_open_that_are_named() -> None:
    table = scene(
        turn="mina",
        hunters={"seward": "paris weakened"},
        items={"mina": "knife pistol", "seward": "dogs stake"},
        events={"mina": "good_luck hypnosis"},
        open={"mina": "pistol hypnosis", "seward": "stake"},
    )
    mina, seward = sheet(table, "mina"), sheet(table, "seward")
    assert (mina["open_item"], mina["open_event"]) == ("pistol", "hypnosis")
    assert (seward["open_item"], seward["open_event"]) == ("stake", None)
    assert "shows_item:mina:pistol" in table.log()
    assert "shows_item:mina:knife" not in table.log()
