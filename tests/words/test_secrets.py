"""What the words must not reveal."""

import re

import pytest

from whitby.core.engine import Decision, Event, Option
from whitby.games.duel import cards as duel_cards
from whitby.games.duel import events as duel_events
from whitby.games.duel.game import DUEL
from whitby.games.duel.options import GIVE, LOSE
from whitby.games.nosferatu import cards, events
from whitby.games.nosferatu.game import NOSFERATU
from whitby.words import Speech
from words.files import NAMES


def announced(given: dict[int, str], speech: Speech) -> str:
    """What the table reads when a pile is announced."""
    table = NOSFERATU.scene(at="pile", given=given)
    table.run()
    told = [event for event in table.state.events if events.ANNOUNCED.matches(event)]
    return speech.phrase(NOSFERATU.words.event(told[-1]))


@pytest.mark.rule("NOSF-54")
def test_the_announcement_of_rumours_does_not_tell_the_split(speech: Speech) -> None:
    alone = announced({2: "rumour", 3: "rumour", 4: "rumour"}, speech)
    mixed = announced({2: "component", 3: "rumour", 4: "component"}, speech)
    assert alone == mixed
    assert not re.search(r"\d", alone)
    assert speech.say("nosferatu-case-3") in alone
    assert speech.say("nosferatu-card-component") not in alone


@pytest.mark.rule("NOSF-51")
def test_the_announcement_names_one_of_three_cases(speech: Speech) -> None:
    piles = [
        {2: "bite", 3: "component"},
        {2: "component", 3: "component"},
        {2: "rumour", 3: "component"},
    ]
    lines = [announced(given, speech) for given in piles]
    for case, line in enumerate(lines, start=1):
        assert [speech.say(f"nosferatu-case-{each}") in line for each in (1, 2, 3)] == [
            each == case for each in (1, 2, 3)
        ]


@pytest.mark.rule("NOSF-69")
def test_no_line_about_bites_names_a_giver(speech: Speech) -> None:
    table = NOSFERATU.scene(
        at="pile", renfield=1, vampire=2, given={2: "bite", 3: "rumour", 4: "bite", 5: "night"}
    )
    table.play("bite:6", "bite:6")
    told = [event for event in table.state.events if event.seen_by(None)]
    lines = [speech.phrase(NOSFERATU.words.event(event)) for event in told]
    assert len(lines) >= 5
    givers = [NAMES[seat - 1] for seat in (2, 3, 4, 5)]
    assert not [line for line in lines for giver in givers if giver in line]
    assert NAMES[5] in "".join(lines)


@pytest.mark.rule("NOSF-35", "NOSF-59")
def test_what_others_read_of_a_hidden_card_names_no_kind(speech: Speech) -> None:
    for unseen in (events.GAVE_UNSEEN.of(3), events.SLID_UNSEEN.of(3)):
        line = speech.phrase(NOSFERATU.words.event(unseen))
        for kind in cards.KINDS:
            assert speech.say(f"nosferatu-card-{kind}") not in line


@pytest.mark.rule("NOSF-89a")
def test_every_holder_is_asked_alike(speech: Speech) -> None:
    asked = []
    for vampire in (3, 4):
        table = NOSFERATU.scene(at="stake", holder=3, vampire=vampire, dawn=True)
        asked.append(speech.phrase(NOSFERATU.words.prompt(table.decision)))
    assert asked[0] == asked[1]


@pytest.mark.rule("DUEL-179", "DUEL-180")
def test_what_others_read_of_a_card_of_the_duel_names_no_kind(speech: Speech) -> None:
    hidden: list[Event] = [
        duel_events.TOOK_UP.of(1, 4),
        duel_events.LAID.of(1, 4),
        duel_events.PASSED_BY.of(1, 4),
        duel_events.NOT_HIS.of(0, 4),
        duel_events.FETCHED_ASIDE.of(1),
        *[kind.of(1) for kind in duel_events.FEINT_DRAWN[:2]],
        duel_events.HAND_STUDIED.of(1),
        *[duel_events.HANDS_SHOWN.of(side) for side in range(2)],
        duel_events.TURNED.of(1, 4),
    ]
    kinds = [speech.say(f"duel-encounter-{kind}") for kind in duel_cards.KINDS]
    names = [re.sub(r" \d", "", kind).lower() for kind in kinds]
    for event in hidden:
        line = speech.phrase(DUEL.words.event(event))
        assert not [name for name in names if name in line.lower()], line
        assert not re.search("[“„«]", line), line


@pytest.mark.rule("DUEL-176")
def test_whoever_faces_the_last_life_is_asked_alike(speech: Speech) -> None:
    answers: list[list[Option]] = [[GIVE.of(), LOSE.of()], [LOSE.of()]]
    asked = [speech.phrase(DUEL.words.prompt(Decision(0, "save", offered))) for offered in answers]
    assert asked[0] == asked[1]
