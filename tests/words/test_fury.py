"""The words of Fury of Dracula: questions have rules, names have forms, and secrets are kept."""

import ast
import re

import pytest

from whitby.cli.draw.fury.ids import AIDS
from whitby.core.engine import Decision, Event, Option
from whitby.core.facts import Fact, Kind
from whitby.games.fury import events, options
from whitby.games.fury.board import PLACES, REGIONS, place
from whitby.games.fury.cards import table as cards
from whitby.games.fury.cards.table import ENCOUNTERS, MINA, SEWARD, VAN_HELSING
from whitby.games.fury.game import FURY
from whitby.games.fury.parts import MODES, TOPICS
from whitby.games.fury.words import RULES
from whitby.rulebook import rulebook
from whitby.words import Speech
from words.files import NBSP, messages
from words.fury import HELPED, PUNCHES
from words.source import SOURCES, calls, constants, trees

THIN = "\u202f"
ASKING = ("Decision", "ask_to_show")
PROMPTS = ("prompt", "PROMPTS")
FORMS = {"fury-ask-", ""}
"""The prefix that words.py gives to prompts, and the prompt of a card that is no reaction."""
WOLVES = ENCOUNTERS.index("wolves")


def asked_in_source() -> set[str]:
    """Every prompt in the source of the game: asked there, or written as a card's or window's."""
    found: list[ast.Constant] = []
    for tree in trees(SOURCES / "games" / "fury"):
        for call, _, _ in calls(tree, ASKING):
            found += [node for argument in call.args for node in constants(argument)]
        for given in ast.walk(tree):
            names = given.targets if isinstance(given, ast.Assign) else []
            names = [given.target] if isinstance(given, ast.AnnAssign) else names
            if any(isinstance(name, ast.Name) and name.id in PROMPTS for name in names):
                found += constants(given)
    return {node.value for node in found if isinstance(node.value, str)} - FORMS


def line(tongue: str, kind: Kind, *values: object) -> str:
    """A line of the log."""
    return Speech(tongue).phrase(FURY.words.event(Fact(kind, values)))


def test_every_question_has_its_rules() -> None:
    assert asked_in_source() == set(RULES)
    assert set(TOPICS.others) <= set(RULES)
    known = rulebook("fury").rules
    for prompt, rules in RULES.items():
        assert FURY.words.rules(prompt) == rules
        assert 1 <= len(rules) <= 5, prompt
        assert set(rules) <= set(known), prompt


def test_names_have_the_forms_that_sentences_want(lang: str) -> None:
    wanted = {"en": {"the", "at", "to"}, "fr": {"the", "at"}, "de": {"at", "to"}}[lang]
    for at in PLACES:
        assert attributes(lang, f"place-{at}") == wanted
    for region in ("none", *REGIONS):
        assert attributes(lang, f"region-{region}") == {"at"}
    for hunter in cards.HUNTERS:
        assert attributes(lang, f"who-{hunter}") == (
            {"to", "of", "gender"} if lang == "fr" else set()
        )
    titles = {
        "item": cards.ITEMS,
        "event": cards.EVENTS,
        "encounter": cards.ENCOUNTERS,
        "power": cards.POWERS,
        "combat": (*cards.COMBAT, *PUNCHES),
    }
    for kind, names in titles.items():
        assert all(attributes(lang, f"{kind}-{name}") == {"quoted"} for name in names)


def attributes(lang: str, id: str) -> set[str]:
    """The forms of a name."""
    return {each.id.name for each in messages(lang)[f"fury-{id}"].attributes}


@pytest.mark.parametrize(
    ("tongue", "lines"),
    [
        (
            "en",
            [
                "Mina Harker takes the road to Vienna.",
                "Ambush in Galatz! Dracula plays “Wolves” against Van Helsing.",
                "Influence +3, now 7.",
                "A storm rises in the Black Sea.",
            ],
        ),
        (
            "fr",
            [
                "Mina Harker se rend à Vienne par la route.",
                f"Embuscade à Galatz{THIN}! Dracula joue «{NBSP}Loups{NBSP}» contre Van Helsing.",
                "Influence +3, soit 7.",
                "Une tempête se lève en mer Noire.",
            ],
        ),
        (
            "de",
            [
                "Mina Harker reist über die Straße nach Wien.",
                "Hinterhalt in Galatz! Dracula spielt „Wölfe“ gegen Van Helsing aus.",
                "Einfluss +3, jetzt 7.",
                "Ein Sturm erhebt sich im Schwarzen Meer.",
            ],
        ),
    ],
)
def test_lines_of_the_log(tongue: str, lines: list[str]) -> None:
    assert lines == [
        line(tongue, events.TOOK_ROAD, MINA, place("vienna")),
        line(tongue, events.AMBUSHED, VAN_HELSING, WOLVES, place("galatz"), 0),
        line(tongue, events.INFLUENCE, 3, 7),
        line(tongue, events.STORM_PUT, place("black_sea")),
    ]


@pytest.mark.parametrize(
    ("kind", "hers", "his"),
    [
        (events.BITTEN, "mordue", "mordu"),
        (events.DELAYED, "retardée", "retardé"),
        (events.DEFEATED, "vaincue", "vaincu"),
    ],
)
def test_french_speaks_of_mina_as_a_woman(kind: Kind, hers: str, his: str) -> None:
    at = (place("le_havre"),) if kind is events.DEFEATED else ()
    tail = " au Havre." if at else "."
    assert line("fr", kind, MINA, *at) == f"Mina Harker est {hers}{tail}"
    assert line("fr", kind, SEWARD, *at) == f"Dr.{NBSP}John Seward est {his}{tail}"


def test_lists_count_and_may_be_empty() -> None:
    assert line("en", events.SAW_ITEMS, MINA, (3, 3, 8)) == (
        "Mina Harker shows all items: 2 × “Garlic”, “Knife”."
    )
    assert line("de", events.SAW_ITEMS, MINA, ()) == "Mina Harker zeigt alle Gegenstände: keine."


@pytest.mark.rule("FURY-INFO-12", "FURY-INFO-14", "FURY-TRADE-12", "FURY-TICKET-11")
def test_what_everyone_reads_of_a_hidden_card_does_not_name_it(speech: Speech) -> None:
    hidden: list[Event] = [
        Fact(events.DRACULA_STARTS),
        Fact(events.ITEM_DRAWN, (MINA,)),
        Fact(events.EVENT_DRAWN, (MINA,)),
        Fact(events.EVENT_THROWN, (MINA,)),
        Fact(events.EVENT_TO_DRACULA, (MINA,)),
        Fact(events.TICKET_DRAWN, (MINA,)),
        Fact(events.GAVE_BACK_TICKET, (MINA,)),
        Fact(events.HANDED_ITEM, (MINA, SEWARD)),
        Fact(events.HANDED_EVENT, (MINA, SEWARD)),
        Fact(events.HANDED_TICKET, (MINA, SEWARD)),
        Fact(events.LET_GO),
        Fact(events.CLEARED, (3,)),
        Fact(events.LAIR_MADE, (1,)),
        Fact(events.LAIR_GUARDED, (1,)),
        Fact(events.LAID, (0,)),
        Fact(events.ENCOUNTER_LAID, (0,)),
        Fact(events.ENCOUNTERS_DRAWN, (5,)),
        Fact(events.HOAX_TAKEN),
        Fact(events.COMBAT_DRAWN, (5,)),
        Fact(events.PLOT_SEARCHED),
        Fact(events.FLEW_AWAY, (0, 0)),
        Fact(events.FOUND_ITEM, (MINA,)),
        Fact(events.EVENTS_TAKEN, (2,)),
        Fact(events.EVENT_BURIED, (2,)),
        Fact(events.SWAPPED),
    ]
    cities = [speech.say(f"fury-place-{at}") for at in PLACES]
    for event in hidden:
        told = speech.phrase(FURY.words.event(event))
        assert not re.search("[“„«/]", told), told
        assert not [city for city in cities if re.search(rf"\b{city}\b", told)], told


@pytest.mark.rule("FURY-ENC-08", "FURY-HAND-10")
@pytest.mark.parametrize(
    "prompt",
    ["repel", "guards_weapon", "wolves_weapon", "spy", "great_wolf", "tools", "bullets", "drawn"],
)
def test_whoever_has_the_item_is_asked_like_whoever_has_not(prompt: str, speech: Speech) -> None:
    answers: list[list[Option]] = [
        [options.SHOW.of(9), options.SHOW_NOTHING.of()],
        [options.SHOW_NOTHING.of()],
    ]
    asked = [FURY.words.prompt(Decision(4, prompt, each, (MINA, 4))) for each in answers]
    assert len({speech.phrase(phrase) for phrase in asked}) == 1


def test_the_modes_of_an_event_read_apart(speech: Speech) -> None:
    modes = range(len(MODES))
    said = [speech.phrase(FURY.words.option(options.PLAY_AS.of(0, mode))) for mode in modes]
    assert len(set(said)) == len(MODES)
    assert all(speech.say("fury-event-behind_the_veil.quoted") in each for each in said)


def test_hunters_fight_with_items_and_with_their_own_cards() -> None:
    fought = [line("en", events.FOUGHT_WITH, MINA, card) for card in (8, cards.DODGE)]
    assert fought == ["Mina Harker reveals “Knife”.", "Mina Harker reveals “Dodge”."]


@pytest.mark.rule("FURY-REGION-04")
def test_at_sea_is_an_answer_too() -> None:
    assert line("en", events.REGION_TOLD, 0) == "“Hypnosis”: Dracula is at sea."
    assert line("de", events.REGION_TOLD, 0) == "„Trance“: Dracula ist auf See."


@pytest.mark.rule("FURY-WIN-09")
def test_lost_influence_has_a_true_minus_sign() -> None:
    assert line("en", events.INFLUENCE_LOST, 2, 5) == "Influence −2, now 5."


def test_every_card_is_explained_by_its_name(lang: str) -> None:
    assert len(HELPED) == len(set(HELPED)), "a card is found by its name alone"
    assert {f"fury-help-{card}" for card in HELPED} == set(AIDS.values())
    assert {id for id in messages(lang) if id.startswith("fury-help-")} == set(AIDS.values())
    assert all(messages(lang)[id] for id in AIDS)
