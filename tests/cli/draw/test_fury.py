"""What is drawn of Fury of Dracula: for one viewer, from what that viewer may know."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from typing import Any, cast

import pytest

from cli.hunts import DRAWING, hunt, new_hunt, positions, sheet
from cli.screens import everything, question, table
from cli.terminal import paper, plain, words
from fury.combats import combat
from fury.dracula_events import drawn
from whitby.cli.draw.choices import Choice
from whitby.cli.draw.fury import ids
from whitby.cli.draw.fury.choices import draw_groups
from whitby.cli.play.ask import answer
from whitby.cli.play.choosing import meant
from whitby.cli.play.desk import Desk
from whitby.cli.play.match import Match
from whitby.core.engine import Event
from whitby.core.facts import Fact
from whitby.games.fury import events as e
from whitby.games.fury import options as o
from whitby.games.fury.board import CASTLE_DRACULA, LAND, LINKS, LOCATIONS, NEIGHBOURS, is_sea
from whitby.games.fury.cards.table import (
    ENCOUNTERS,
    EVENTS,
    EVERY_HUNTER,
    HUNTER_EVENTS,
    HUNTERS,
    ITEMS,
    MINA,
    TICKETS,
)
from whitby.games.fury.state.fury import DRACULA_SEAT, Fury
from whitby.games.fury.state.hideout import Hideout, PlacedEncounter
from whitby.words import LANGUAGES, Speech

TRAIL = ["nantes: rats", "hide: spy", "english_channel", "feed", "", "wolf london: hoax, rumour"]
LAIRS = ["castle_dracula: saboteur, open bats", "zurich: wolves"]
SEATS: list[int | None] = [None, 0, 1, 2, 3, 4]


def rows(text: str) -> list[str]:
    """The lines of a screen, with single spaces between words."""
    return [words(line) for line in text.splitlines()]


# The trail


def trail_of(text: str) -> list[str]:
    """The rows of the trail, the lairs and what is leaving, in order."""
    drawn = rows(text)
    start = next(at for at, row in enumerate(drawn) if row.startswith("Trail "))
    return drawn[start : drawn.index("", start)]


def test_dracula_sees_his_own_trail() -> None:
    assert trail_of(table(hunt(trail=TRAIL, lairs=LAIRS), DRACULA_SEAT)) == [
        "Trail 1 ◆ Nantes Rats",
        "2 Hide Spy",
        "3 English Channel",
        "4 Feed",
        "5 –",
        "6 London + Wolf Form Hoax · rumor token",
        "Lairs 1 Castle Dracula Saboteur · Bats (face up)",
        "2 Zurich Wolves",
    ]


@pytest.mark.rule("FURY-COMP-15", "FURY-COMP-16", "FURY-HIDE-04")
@pytest.mark.parametrize("seat", [None, 1, 4])
def test_others_see_the_backs_of_cards(seat: int | None) -> None:
    assert trail_of(table(hunt(trail=TRAIL, lairs=LAIRS), seat)) == [
        "Trail 1 ? (Land) ?",
        "2 ? (Land) ?",  # Hide looks like any place on land
        "3 ? (Sea)",
        "4 Feed",  # announced when it is placed
        "5 –",
        "6 ? (Land) + Wolf Form ? · rumor token",
        "Lairs 1 Castle Dracula Bats (face up) · ?",  # the castle has its own back
        "2 ? (Land) ?",
    ]


def test_open_cards_are_named_to_everyone() -> None:
    trail = ["open nantes: open new_vampire 3, rats, rats", "open hide", "paris"]
    drawn = words(table(hunt(trail=trail, hunters={"mina": "rome"}), 4))
    assert "Trail 1 ◆ Nantes (face up) New Vampire (face up), 3 damage · 2 × ?" in drawn
    assert "2 Hide (face up)" in drawn
    assert "3 ? (Land)" in drawn


@pytest.mark.rule("FURY-CURLOC-03", "FURY-CURLOC-05")
@pytest.mark.parametrize("seat", [None, 1])
def test_where_dracula_is_stands_there_while_his_card_lies_open(seat: int | None) -> None:
    known = words(table(hunt(trail=["feed", "open nantes", "paris"]), seat))
    assert "◆ Nantes" in known
    assert "2 ◆ Nantes (face up)" in known
    hidden = words(table(hunt(trail=["paris", "open nantes"]), seat))
    assert "◆ ?" in hidden
    assert hidden.count("◆") == 1


def test_the_hideout_that_leaves_is_shown_as_each_side_sees_it() -> None:
    match = hunt(at="dracula", trail=["paris", "", "", "", "", "london: spy, hoax"])
    assert match.decisions()[0].prompt == "leave"
    assert "Leaving London Spy · Hoax" in rows(table(match, DRACULA_SEAT))
    assert "Leaving ? (Land) 2 × ?" in rows(table(match, 1))


# Nobody sees more than they should


def disguised(state: Fury, seat: int | None, chance: random.Random) -> Fury:
    """A table that this viewer cannot tell from the real one: hidden cards are replaced."""
    twin = state.clone()
    if seat != DRACULA_SEAT:
        spots = [*state.dracula.trail, *state.dracula.lairs, state.dracula.leaving]
        taken = {hideout.place for hideout in spots if hideout is not None} | set(
            state.public.places
        )
        free = [place for place in range(LOCATIONS) if place not in {*taken, CASTLE_DRACULA}]
        chance.shuffle(free)
        twin.dracula.trail = tuple(masked(hideout, free, chance) for hideout in state.dracula.trail)
        twin.dracula.lairs = tuple(masked(hideout, free, chance) for hideout in state.dracula.lairs)
        twin.dracula.leaving = masked(state.dracula.leaving, free, chance)
        twin.dracula.encounter_hand = hand(
            state.dracula.encounter_hand, range(len(ENCOUNTERS)), chance
        )
        twin.dracula.event_hand = hand(
            state.dracula.event_hand, range(HUNTER_EVENTS, len(EVENTS)), chance
        )
        twin.dracula.moved_from = free.pop()
        twin.decks.encounters_buried = tuple(
            chance.sample(state.decks.encounters_buried, len(state.decks.encounters_buried))
        )
    for hunter in EVERY_HUNTER:
        if state.public.commanders[hunter] != seat and hunter not in state.public.traders:
            twin.hands = twin.hands.with_items(
                hunter, hand(state.hands.items[hunter], range(len(ITEMS)), chance)
            )
            twin.hands = twin.hands.with_events(
                hunter, hand(state.hands.events[hunter], range(HUNTER_EVENTS), chance)
            )
            twin.hands = twin.hands.with_tickets(
                hunter, hand(state.hands.tickets[hunter], range(len(TICKETS)), chance)
            )
    return twin


def masked(hideout: Hideout | None, free: list[int], chance: random.Random) -> Hideout | None:
    """A hideout with its face-down cards replaced."""
    if hideout is None:
        return None
    encounters = tuple(
        encounter if encounter.up else PlacedEncounter(chance.randrange(len(ENCOUNTERS)))
        for encounter in hideout.encounters
    )
    place = hideout.place
    if not hideout.up and place >= 0 and place != CASTLE_DRACULA:
        place = next(other for other in free if is_sea(other) == is_sea(place))
        free.remove(place)
    twin = Hideout(place, hideout.power, hideout.up, encounters, hideout.rumour)
    twin.wolf, twin.bat, twin.tied = hideout.wolf, hideout.bat, hideout.tied
    return twin


def hand(cards: Sequence[int], kinds: range, chance: random.Random) -> tuple[int, ...]:
    """The same number of other cards."""
    return tuple(sorted(chance.choice(kinds) for _ in cards))


@pytest.mark.rule("FURY-INFO-02", "FURY-INFO-07", "FURY-INFO-08", "FURY-INFO-12")
@pytest.mark.parametrize(("lang", "number"), [("en", 0), ("fr", 1), ("de", 2)])
def test_twin_worlds_look_the_same(lang: str, number: int) -> None:
    match, chance = new_hunt(number), random.Random(number)
    told = False
    for at, _ in enumerate(positions(match, random.Random(number), 240)):
        if at % 12:
            continue
        seat = SEATS[at // 12 % len(SEATS)]
        real = cast(Fury, match.state)
        here, hidden = shown(match, seat, lang), match.seen(DRACULA_SEAT).view.to_json()
        match.state = disguised(real, seat, chance)
        assert shown(match, seat, lang) == here
        told = told or match.seen(DRACULA_SEAT).view.to_json() != hidden
        match.state = real
    assert told, "the twins differ, and Dracula sees it"


def shown(match: Any, seat: int | None, lang: str) -> str:
    """The table and the discards of a viewer; nothing else is drawn from hidden cards."""
    screen, file = paper(match, lang)
    seen = match.seen(seat)
    screen.show(DRAWING.table(seen, screen.speech))
    screen.show(DRAWING.sheet(DRAWING.sheets[1], "", seen, screen.speech, 80))
    return plain(file)


def test_only_ones_own_cards_are_named() -> None:
    match = hunt(
        items={"seward": "2 knife garlic", "godalming": "rifle"},
        events={"seward": "hired_scouts"},
        tickets={"seward": "3-2"},
        pack="rats spy",
        schemes="enraged",
    )
    own = table(match, 2)
    assert "Dr. John Seward Garlic, 2 × Knife · Hired Scouts · 3/2 ticket" in rows(own)
    assert "3 items · 1 event · 1 ticket" in words(own)
    assert not re.search("Rifle|Rats|Spy|Enraged", own)
    dracula = table(match, DRACULA_SEAT)
    assert "Dracula Rats, Spy · Enraged" in rows(dracula)
    assert not re.search("Rifle|Knife|Scouts|3/2", dracula)
    for seat in (None, 1, 3, 4):
        assert not re.search("Knife|Scouts|3/2|Rats|Spy|Enraged", table(match, seat))
    assert "2 encounters · 1 event" in words(own)


@pytest.mark.rule("FURY-WEAK-02")
@pytest.mark.parametrize("seat", SEATS)
def test_cards_that_lie_open_are_named_to_all(seat: int | None) -> None:
    match = hunt(items={"mina": "stake"}, events={"mina": "hypnosis"}, turn="godalming")
    assert "1 item · 1 event · face up: Stake, Hypnosis" in words(table(match, seat))


@pytest.mark.rule("FURY-TRADE-03")
def test_partners_of_a_trade_see_each_others_cards() -> None:
    match = hunt(
        at="day",
        turn="seward",
        hunters={"seward": "rome", "mina": "rome", "van_helsing": "paris"},
        items={"seward": "knife", "van_helsing": "rifle"},
    )
    assert "Knife" not in table(match, 4)
    match.play(2, "trade:mina")
    assert "Dr. John Seward Knife" in rows(table(match, 4))
    assert "Rifle" not in table(match, 4)
    assert not any("Knife" in table(match, seat) for seat in (None, 0, 1, 3))


# Title and hunters


@pytest.mark.rule("FURY-ROUND-05")
def test_the_title_tells_time_tracks_and_turn() -> None:
    match = hunt(at="day", turn="seward", day="friday", week=3, influence=7)
    text = table(match, 2)
    assert text.startswith(
        "Friday, week 3 · Day · Influence 7 of 13 · Despair 2 · Dr. John Seward ─"
    )
    assert "▶ Dr. John Seward" in text
    assert text.count("▶") == 1
    match.play(2, "pass")
    assert "▶ Van Helsing" in table(match, None)
    phase = table(hunt(at="dracula", trail=["paris"]), 0)
    assert "Dracula phase" in phase
    assert "▶ Dracula" in phase


def test_hunters_are_told_with_what_ails_them() -> None:
    match = hunt(
        turn="mina",
        hunters={"godalming": "rome 2 damage delayed bats 1 bite", "seward": "defeated madrid"},
    )
    drawn = words(table(match, 0))
    assert "Lord Godalming Rome 9/11 Bram · 1 bite · delayed · with bats" in drawn
    assert "Clara · defeated → " in drawn
    assert "Anna (you)" in drawn


def test_a_long_title_is_broken_and_not_cut(lang: str) -> None:
    match = hunt(at="day", turn="seward", day="thursday", week=2, influence=12)
    for width in (60, 80):
        text = table(match, None, lang, width)
        assert "…" not in text
        assert max(map(len, text.splitlines())) <= width


# The map


@pytest.mark.rule("FURY-LOC-02", "FURY-LOC-07", "FURY-LOC-08", "FURY-LOC-10")
def test_the_entry_of_bordeaux() -> None:
    match = hunt(turn="godalming", hunters={"godalming": "bordeaux"})
    drawn = table(match, 1)
    entry = drawn[drawn.index("Location") : drawn.index("Decks")]
    assert [row for row in rows(entry) if row] == [
        "Location Bordeaux · large city, port · Gallia",
        "Road Clermont-Ferrand, Nantes, Santander, Toulouse",
        "Sea North Atlantic",
        "White railway Paris, Saragossa",
    ]


@pytest.mark.rule("FURY-RAIL-05", "FURY-RAIL-06", "FURY-RAIL-12")
def test_what_a_ticket_reaches_from_marseilles() -> None:
    match = hunt(turn="seward", hunters={"seward": "marseilles"}, tickets={"seward": "3-2 1-0"})
    far = "Bordeaux, Brussels, Cologne, Geneva, Genoa, Le Havre, Milan, Paris, Saragossa, Zurich"
    assert f"3/2 ticket {far} 1/– ticket Paris Decks" in words(table(match, 2))
    fog = hunt(
        turn="seward",
        hunters={"seward": "marseilles"},
        tickets={"seward": "3-2"},
        fog="paris",
        roadblocks=["rail-milan-zurich"],
    )
    assert "3/2 ticket Geneva, Genoa, Milan Tokens" in words(table(fog, 2))


@pytest.mark.rule("FURY-MOVE-05")
def test_what_bars_the_way_stands_beside_the_place() -> None:
    match = hunt(
        turn="seward",
        hunters={"seward": "marseilles"},
        roadblocks=["road-clermont_ferrand-marseilles", "rail-marseilles-paris"],
        fog="toulouse 2 milan",
        storms="mediterranean_sea",
        hosts="genoa",
    )
    drawn = words(table(match, 2))
    assert "Clermont-Ferrand (roadblock), Geneva, Genoa (heavenly host), Milan (fog)," in drawn
    assert "Sea Mediterranean Sea (storm) White railway Paris (roadblock)" in drawn
    assert "Fog: 2 × Milan, Toulouse" in drawn or "Fog: Toulouse, 2 × Milan" in drawn
    assert "Clermont-Ferrand – Marseilles (road), Marseilles – Paris (railway)" in drawn
    asked = words(question(match, 2))
    assert asked.partition("choose an action. ")[2].startswith("By road 1 Geneva 2 Genoa 3 Zurich")


def test_each_viewer_reads_of_the_places_that_concern_him() -> None:
    match = hunt(trail=["nantes", "paris"], turn="seward", hunters={"seward": "rome"})
    assert "Location Nantes" in words(table(match, DRACULA_SEAT))
    assert "Location Rome" in words(table(match, 2))
    assert table(match, 2).count("Location ") == 1
    assert table(match, None).count("Location ") == 4
    assert "Location Nantes" not in words(table(match, None))
    two = hunt(2, trail=["nantes"], turn="mina", hunters={"mina": "berlin", "seward": "rome"})
    assert "Location Berlin" in words(table(two, 1))
    assert table(two, 1).count("Location ") == 1


@pytest.mark.parametrize("width", [80, 120])
def test_the_whole_map_lists_every_place_with_its_neighbours(lang: str, width: int) -> None:
    match = hunt(at="day", turn="mina")
    speech = Speech(lang)
    text = sheet(match, 4, speech.say("cli-fury-sheet-map"), lang, width)
    assert text == sheet(match, 4, "map", lang, width)
    assert max(map(len, text.splitlines())) <= width
    names = [speech.say(id).replace("\u00a0", " ") for id in ids.PLACES[:LOCATIONS]]
    entries = re.split(r"\n(?=  \S|\S)", text)
    for place, name in enumerate(names):
        entry = next(one for one in entries if one.startswith(f"  {name}  "))
        for other in NEIGHBOURS[place]:
            assert names[other] in words(entry), (name, names[other])
    heads = [line for line in text.splitlines() if line[:1].strip()]
    assert len(heads) == 8, "seven regions and the seas"


def test_parts_of_the_map_go_by_name() -> None:
    match = hunt(at="day", turn="mina")
    assert "Location Cologne · large city · Germania" in words(sheet(match, 4, "map cologne"))
    assert "Ort Köln · Großstadt · Germanien" in words(sheet(match, 4, "karte koln", "de"))
    iberia = sheet(match, 4, "map iberia")
    assert "Lisbon" in iberia
    assert "Bari" not in iberia
    assert "Black Sea" in sheet(match, 4, "map seas")
    assert "There is no location or region called “atlantis”." in sheet(match, 4, "map atlantis")
    assert "the discard piles and the decks" in sheet(match, 4, "help")


# Discards


@pytest.mark.rule("FURY-INFO-01", "FURY-INFO-02", "FURY-INFO-07")
def test_discards_are_open_to_all_but_for_those_face_down() -> None:
    match = hunt(
        at="day",
        turn="mina",
        discard={"items": "2 knife", "events": "enraged", "encounters": "rats"},
        buried={"events": "seduction", "encounters": "2 spy"},
    )
    drawn = words(sheet(match, 4, "discards"))
    assert "Items 2 × Knife Events Enraged, 1 face down Encounters Rats, 2 face down" in drawn
    assert not re.search("Seduction|Spy", drawn)
    screen, file = paper(match)
    screen.show(DRAWING.sheet(DRAWING.sheets[1], "", match.seen(DRACULA_SEAT), screen.speech, 80))
    assert "Encounters Rats, 2 face down (2 × Spy)" in words(plain(file))
    assert "Seduction" not in plain(file)


@pytest.mark.rule("FURY-COMP-17")
def test_the_back_of_the_next_event_is_told() -> None:
    for card, back in (("hypnosis", "a hunter event on top"), ("enraged", "a Dracula event on")):
        match = hunt(draws={"events": card})
        assert back in words(table(match, None))
        assert ids.EVENTS[EVENTS.index(card)].rsplit("-", 1)[1].title() not in table(match, None)


# Choices


@pytest.mark.parametrize("width", [80, 120])
def test_many_places_and_links_do_not_flood_the_screen(lang: str, width: int) -> None:
    start = new_hunt()
    text = question(start, 1, lang, width)
    assert len(start.decisions()[0].options) == LAND - 1
    assert len(text.splitlines()) <= 22
    listed = "\n".join(text.splitlines()[1:-1])
    numbers = [int(number) for number in re.findall(r"(\d+) [^\W\d]", listed)]
    assert sorted(numbers) == list(range(1, LAND))
    links = [o.BLOCK.of(link) for link in range(LINKS)]
    labels = [str(number) for number in range(1, LINKS + 1)]
    screen, file = paper(start, lang, width)
    drawn = draw_groups(links, labels, screen.speech, width)
    assert drawn is not None
    screen.show(drawn)
    lines = plain(file).splitlines()
    assert len(lines) <= 4, "they are named by their ends, not listed"
    assert str(LINKS) in lines[0]
    assert max(map(len, lines)) <= width


def test_journeys_stand_apart_from_other_actions() -> None:
    match = hunt(
        at="day",
        turn="seward",
        hunters={"seward": "marseilles 1 damage"},
        tickets={"seward": "3-2"},
    )
    drawn = rows(question(match, 2))
    assert drawn[1].startswith("By road 1 Clermont-Ferrand 2 Geneva 3 Genoa")
    assert drawn[2] == "By sea 7 Mediterranean Sea"
    assert drawn[3] == "By rail 8 3/2 ticket"
    assert drawn[4].startswith("9 ")
    assert drawn[-2].endswith("pass")


def test_dracula_chooses_by_road_by_sea_and_as_a_wolf() -> None:
    match = hunt(at="dracula", trail=["nantes"], hunters={"mina": "paris"})
    drawn = words(question(match, DRACULA_SEAT))
    assert "By road 1 Bordeaux 2 Clermont-Ferrand 3 Le Havre 4 Paris By sea 5 North" in drawn
    assert "Wolf Form 9 Bordeaux" in drawn


@pytest.mark.parametrize(
    ("lang", "typed", "code"),
    [
        ("en", "geneva", "road:geneva"),
        ("de", "genf", "road:geneva"),
        ("fr", "genève", "road:geneva"),
        ("de", "mittelmeer", "sail:mediterranean_sea"),
        ("fr", "3/2", "spend:3-2"),
        ("en", "spend", "spend:3-2"),
    ],
)
def test_places_can_be_typed_by_name(lang: str, typed: str, code: str) -> None:
    match = hunt(
        at="day", turn="seward", hunters={"seward": "marseilles"}, tickets={"seward": "3-2"}
    )
    screen, _ = paper(match, lang)
    found: list[Choice] = meant(typed, Desk(match, screen, DRAWING, 2).choices())
    assert [choice.option.code() for choice in found] == [code]


def test_a_link_is_typed_by_its_two_ends() -> None:
    speech = Speech("de")
    choices = [
        Choice(str(link), option, "", DRAWING.synonyms(option, speech))
        for link, option in enumerate(o.BLOCK.of(link) for link in range(LINKS))
    ]
    found = meant("wien prag", choices)
    assert sorted(choice.option.code() for choice in found) == [
        "block:rail-prague-vienna",
        "block:road-prague-vienna",
    ]


def test_one_end_of_a_link_shows_where_it_leads(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_hunt()
    scene = drawn("roadblock")
    scene.play("play:roadblock")
    match.state = scene.state
    screen, file = paper(match, "en")
    typed = iter(["vienna", "prague vienna", "block:road-prague-vienna"])
    monkeypatch.setattr(screen, "read", lambda: next(typed))
    chosen = answer(Desk(match, screen, DRAWING, DRACULA_SEAT))
    assert chosen is not None
    assert chosen.code() == "block:road-prague-vienna"
    text = words(plain(file))
    assert "Block the road between Budapest and Vienna" in text
    assert "Block the railway between Prague and Vienna" in text


# Combat


def in_combat(**position: Any) -> Match:
    """A combat between Mina and Dracula in Prague, before the first card."""
    match = new_hunt()
    match.state = combat(**position).state
    return match


@pytest.mark.rule("FURY-COMBAT-09", "FURY-COMBAT-11")
def test_a_combat_is_drawn_with_what_lies_before_everyone() -> None:
    match = in_combat(despair=2)
    text = words(table(match, 4))
    assert "Combat Dracula · Combat round: 1" in text
    assert "Dracula in hand: 5 Mina Harker –" in text
    assert "Location" not in text, "where one can go from here is no matter now"
    match.play(0, "strike:claws")
    assert "Dracula ? · in hand: 5 Mina Harker –" in words(table(match, 4))
    assert "Dracula Claws · in hand:" in words(table(match, 0))
    assert "Strength" in table(match, 0)
    assert "Strength" not in table(match, 4)


def test_allies_and_what_is_in_force_are_drawn() -> None:
    match = hunt(at="day", allies={"dracula": "great_wolf"})
    state = cast(Fury, match.state)
    state.public.no_day = state.public.vigor = True
    text = words(table(match, None))
    assert "Allies Dracula: Great Wolf" in text
    assert "In effect the coming day is skipped · each hunter has 2 actions today" in text


def test_luck_is_no_open_card() -> None:
    option = o.CLEAR_ROAD.of(0)
    assert list(DRAWING.topics([option], Speech("en"))) == ["play “Good Luck”"]


def test_open_cards_may_be_changed_beside_the_question() -> None:
    match = hunt(at="day", turn="mina", items={"mina": "knife stake"})
    seen = match.seen(4)
    assert seen.asides
    topics = DRAWING.topics(seen.asides, Speech("en"))
    assert list(topics) == ["change a face-up card"]
    assert "You can also change a face-up card: type open_item:mina:" in question(match, 4)
    assert "You can also" not in question(hunt(at="day", turn="mina"), 4)


# Every screen in every width


@pytest.mark.parametrize("width", [80, 120])
def test_every_position_fits(lang: str, width: int) -> None:
    number = width + LANGUAGES.index(lang)
    match = new_hunt(number, players=2 + number % 4)
    for at, decision in enumerate(positions(match, random.Random(number), 400)):
        if at % 16 == 0:
            seat = [decision.seat, None][at // 16 % 2]
            text = everything(match, seat, lang, width)
            assert max(map(len, text.splitlines())) <= width
            assert "…" not in text, "nothing is cut off"


def test_everything_the_screen_takes_from_the_game_has_words(lang: str) -> None:
    speech = Speech(lang)
    assert all(speech.say(id).strip() for id in ids.SAID)


def test_everyone_reads_what_they_play_for() -> None:
    match = new_hunt(players=3)
    goals = [DRAWING.goal(match.seen(seat), Speech("en")) for seat in (None, 0, 1)]
    assert goals[0] is None
    assert str(goals[1]).startswith("You are Dracula.")
    assert str(goals[2]).startswith("You lead Lord Godalming, Van Helsing. The hunters win")


# The log


def spoken(*events: Event) -> list[str]:
    """The lines of the log for some events."""
    return [words(line.plain) for line in DRAWING.lines(events, "fury", Speech("en"))]


def test_a_turn_is_one_paragraph() -> None:
    seward = HUNTERS.index("seward")
    lines = spoken(
        Fact(e.DAY_BEGAN, (0, 1)),
        Fact(e.RESTED, (seward,)),
        Fact(e.RECOVERED, (seward, 2, 9)),
        Fact(e.EVENT_ON_TOP, (0,)),
        Fact(e.PASSED, (MINA,)),
    )
    assert len(lines) == 3
    assert lines[1].startswith("Dr. John Seward rests. Dr. John Seward recovers 2 damage")


@pytest.mark.parametrize(
    ("public", "private"),
    [
        (Fact(e.LAID, (0,)), Fact(e.WENT, (7,))),
        (Fact(e.LAID, (0,)), Fact(e.HID)),
        (Fact(e.TICKET_DRAWN, (0,)), Fact(e.DREW_TICKET, (0, 1))),
        (Fact(e.ITEM_DRAWN, (0,)), Fact(e.DREW_ITEM, (0, 1))),
        (Fact(e.EVENT_DRAWN, (0,)), Fact(e.DREW_EVENT, (0, 1))),
        (Fact(e.ENCOUNTER_LAID, (0,)), Fact(e.LAID_ENCOUNTER, (0, 1))),
        (Fact(e.ENCOUNTERS_DRAWN, (1,)), Fact(e.DREW_ENCOUNTERS, ((1,),))),
        (Fact(e.COMBAT_DRAWN, (1,)), Fact(e.DREW_COMBAT, ((1,),))),
        (Fact(e.PLOT_SEARCHED), Fact(e.PLOT_DREW, (1,))),
        (Fact(e.FOUND_ITEM, (0,)), Fact(e.TOOK_ITEM, (0, 1))),
    ],
)
def test_what_is_half_seen_is_read_once(public: Event, private: Event) -> None:
    assert spoken(public, private) == spoken(private)
    assert spoken(public) != spoken(private)


def test_only_what_is_new_stands_above_the_table() -> None:
    match = hunt(at="day", turn="godalming", hunters={"godalming": "paris"})
    match.play(1, "pass")
    match.play(2, "pass")
    told = [words(line.plain) for line in DRAWING.news(match.seen(1), Speech("en"))]
    assert told == ["Lord Godalming passes.", "Dr. John Seward passes."]
