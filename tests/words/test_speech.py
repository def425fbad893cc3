"""Rendering of messages and phrases."""

import doctest

import pytest

import whitby
import whitby.words
from whitby.core.facts import Fact
from whitby.core.words import Phrase, Who, Word
from whitby.games.duel.board import PLACES
from whitby.games.duel.events import DREW, HAND_SEEN, of_side
from whitby.games.duel.game import DUEL
from whitby.words import LANGUAGES, Speech, WordsDefect, best
from words.files import NAMES, NBSP, messages


def test_places_have_the_same_forms_in_every_language(lang: str) -> None:
    for at in PLACES:
        forms = {each.id.name for each in messages(lang)[f"duel-place-{at}"].attributes}
        assert forms == {"the", "at", "to", "from", "start"}


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("en", "Dracula holds: 2 × Vampire 1, Coffin."),
        ("fr", f"Dracula a en main{NBSP}: 2 × Vampire 1, Cercueil."),
        ("de", "Dracula hat auf der Hand: 2 × Vampir 1, Gruft."),
    ],
)
def test_several_words_stand_in_a_row(tongue: str, line: str) -> None:
    seen = DUEL.words.event(Fact(HAND_SEEN, (0, of_side(0, (2, 0, 0, 0, 1)))))
    assert Speech(tongue).phrase(seen) == line


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("en", "Van Helsing’s action cards: “Inspiration”, “Composure”."),
        (
            "fr",
            f"Van Helsing a maintenant «{NBSP}Inspiration{NBSP}», «{NBSP}Maîtrise de soi{NBSP}».",
        ),
        ("de", "Van Helsing hat jetzt „Eingebung“, „Gelassenheit“."),
    ],
)
def test_titles_stand_in_quotation_marks(tongue: str, line: str) -> None:
    drew = DUEL.words.event(Fact(DREW, (0b11 << 10,)))
    assert Speech(tongue).phrase(drew) == line


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("en", "Anna draws a Bite."),
        ("fr", "Anna pioche une Morsure."),
        ("de", "Anna zieht einen Biss."),
    ],
)
def test_parts_become_words(tongue: str, line: str) -> None:
    drew = Phrase("nosferatu-log-drew", {"who": Who(0), "card": Word("nosferatu-card-bite")})
    assert Speech(tongue, NAMES).phrase(drew) == line


@pytest.mark.parametrize(
    ("tongue", "lines"),
    [
        ("en", ["1 Night joins the Clock.", "2 Nights join the Clock."]),
        ("fr", ["1 Nuit rejoint l’Horloge.", "2 Nuits rejoignent l’Horloge."]),
        ("de", ["1 Nacht kommt in den Nachtstapel.", "2 Nächte kommen in den Nachtstapel."]),
    ],
)
def test_numbers_choose_the_form(tongue: str, lines: list[str]) -> None:
    speech = Speech(tongue)
    assert [speech.say("nosferatu-log-nights_joined", count=count) for count in (1, 2)] == lines


@pytest.mark.parametrize(
    ("tongue", "seat"), [("en", "Seat 4"), ("fr", "Place 4"), ("de", "Platz 4")]
)
def test_a_seat_without_a_name_has_a_number(tongue: str, seat: str) -> None:
    turn = Phrase("nosferatu-log-turn", {"who": Who(3)})
    for names in ([], NAMES[:3], ["", "", "", ""]):
        assert Speech(tongue, names).phrase(turn).startswith(f"{seat} ")
        assert Speech(tongue, names).who(3) == seat
    assert Speech(tongue, NAMES).who(3) == "Daniel"


@pytest.mark.parametrize(
    "name", ["{ $card }", "{ nosferatu-title }", '{"', "a\n    .b = c", "-term", "{", "#", "\u2068"]
)
def test_names_are_never_read_as_fluent(name: str, lang: str) -> None:
    turn = Phrase("nosferatu-log-turn", {"who": Who(0)})
    known = Speech(lang, ["Anna"]).phrase(turn)
    assert Speech(lang, [name]).phrase(turn) == known.replace("Anna", name)


def test_attributes_can_be_said(lang: str) -> None:
    form = {"en": ".a", "fr": ".a", "de": ".acc"}[lang]
    said = Speech(lang).say(f"nosferatu-card-bite{form}")
    assert said in ("a Bite", "une Morsure", "einen Biss")


@pytest.mark.parametrize("id", ["nosferatu-nothing", "", "nosferatu-title.nothing"])
def test_a_missing_message_is_a_defect(id: str, speech: Speech) -> None:
    with pytest.raises(WordsDefect, match=speech.lang):
        speech.say(id)


def test_a_missing_part_is_a_defect(speech: Speech) -> None:
    with pytest.raises(WordsDefect, match="nosferatu-log-turn"):
        speech.say("nosferatu-log-turn")
    with pytest.raises(WordsDefect, match="nosferatu-nothing"):
        speech.phrase(Phrase("nosferatu-log-ritual", {"ritual": Word("nosferatu-nothing")}))


@pytest.mark.parametrize("tongue", ["it", "", "fr_FR", "EN", ".."])
def test_an_unknown_language_is_refused_in_one_line(tongue: str) -> None:
    with pytest.raises(whitby.WhitbyError) as refused:
        Speech(tongue)
    assert "\n" not in str(refused.value)
    assert all(known in str(refused.value) for known in LANGUAGES)


@pytest.mark.parametrize(
    ("tag", "tongue"),
    [
        ("fr_FR.UTF-8", "fr"),
        ("de-AT", "de"),
        ("de_CH@euro", "de"),
        ("FR", "fr"),
        ("en_GB", "en"),
        ("it:de:fr", "de"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("german", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_best_language(tag: str | None, tongue: str) -> None:
    assert best(tag) == tongue


def test_examples() -> None:
    assert doctest.testmod(whitby.words).failed == 0
