"""The rulebooks say the same in every language, and a rule is found by its number."""

import re

import pytest

from whitby.rulebook import Rulebook, UnknownRule, rulebook

LANGUAGES = ["en", "fr", "de"]
MARKERS = {
    "en": ["*Ruling:*", "*It follows:*"],
    "fr": ["*Décision\u00a0:*", "*Conséquence\u00a0:*"],
    "de": ["*Festlegung:*", "*Daraus folgt:*"],
}
OPTIONS = {
    "renfield": ["volunteers", "random", "first"],
    "double_bite": ["on", "off"],
    "ritual": ["must", "may"],
    "givers": ["on", "off"],
    "penalty_own": ["on", "off"],
    "full_history": ["off", "on"],
    "show_reserves": ["on", "off"],
}
RUNS = [(1, 8), (10, 23), (30, 97), (100, 108), (110, 119)]
CODE = re.compile(r"`[^`]*`")


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def book(lang: str) -> Rulebook:
    return rulebook("nosferatu", lang)


@pytest.fixture
def english() -> Rulebook:
    return rulebook("nosferatu")


def tables(book: Rulebook) -> list[list[list[str]]]:
    """The cells of every table, row by row."""
    found: list[list[list[str]]] = [[]]
    for line in [*book.text.splitlines(), ""]:
        if line.startswith("|"):
            found[-1].append([cell.strip() for cell in line.strip("|").split("|")])
        elif found[-1]:
            found.append([])
    return found[:-1]


def prose(book: Rulebook) -> str:
    """The text without option names."""
    return CODE.sub("", book.text)


def test_every_rule_of_the_game_is_there(book: Rulebook) -> None:
    ids = [f"NOSF-{number:02}" for first, last in RUNS for number in range(first, last + 1)]
    place = ids.index("NOSF-90")
    ids[place:place] = ["NOSF-89a", "NOSF-89b"]
    assert list(book.rules) == ids
    assert len(ids) == 111


def test_every_rule_says_something_under_a_topic(book: Rulebook) -> None:
    for name, rule in book.rules.items():
        assert rule.id == name
        assert rule.topic in book.topics
        assert len(rule.text) > 15
        assert rule.text.endswith(".")


def test_no_rule_is_lost_to_its_form(book: Rulebook) -> None:
    bullets = re.findall(r"^- \*\*(NOSF-\d+[a-z]?)\*\*", book.text, re.MULTILINE)
    assert bullets == list(book.rules)


def test_rules_point_at_rules(book: Rulebook) -> None:
    for rule in book.rules.values():
        assert set(re.findall(r"NOSF-\w+", rule.text)) <= set(book.rules)


def test_topics_match_the_english_ones(book: Rulebook, english: Rulebook) -> None:
    assert len(book.topics) == len(set(book.topics)) == len(english.topics) == 10
    where = [book.topics.index(rule.topic) for rule in book.rules.values()]
    assert where == [english.topics.index(rule.topic) for rule in english.rules.values()]
    assert where == sorted(where)


def test_headings_match_the_english_ones(book: Rulebook, english: Rulebook) -> None:
    marks = re.compile(r"^#+", re.MULTILINE)
    assert marks.findall(book.text) == marks.findall(english.text)


def test_the_same_sentences_are_rulings(lang: str, book: Rulebook, english: Rulebook) -> None:
    for name, rule in book.rules.items():
        original = english.rules[name].text
        for mark, english_mark in zip(MARKERS[lang], MARKERS["en"], strict=True):
            assert rule.text.count(mark) == original.count(english_mark), name


def test_numbers_and_options_survive_translation(book: Rulebook, english: Rulebook) -> None:
    for name, rule in book.rules.items():
        original = english.rules[name].text
        assert sorted(CODE.findall(rule.text)) == sorted(CODE.findall(original)), name
        assert sorted(re.findall(r"\d+", rule.text)) == sorted(re.findall(r"\d+", original)), name


def test_tables_have_one_shape(book: Rulebook, english: Rulebook) -> None:
    shapes = [[len(row) for row in table] for table in tables(book)]
    assert shapes == [[len(row) for row in table] for table in tables(english)]
    assert shapes == [[9] * 6, [5] * 23]
    setup, sight = tables(book)
    assert setup[1:] == tables(english)[0][1:]
    assert all(cell for row in sight for cell in row)


def test_the_set_up_table_adds_up(book: Rulebook) -> None:
    for row in tables(book)[0][2:]:
        seats, hunters, vampire, renfield, clock, nights, library, dealt, left = row
        players = int(seats)
        assert int(hunters) + int(vampire) + int(renfield) == players
        assert clock == f"{players} + 1 = {players + 1}"
        assert int(nights) == 10 - players
        assert int(library) == 49 + int(nights)
        assert int(dealt) == 2 * (players - 1)
        assert int(left) == int(library) - int(dealt)


def test_the_same_eyes_see_the_same_things(lang: str, book: Rulebook, english: Rulebook) -> None:
    answers = {"en": ("yes", "no"), "fr": ("oui", "non"), "de": ("ja", "nein")}
    yes, no = answers[lang]
    for row, original in zip(tables(book)[1][2:], tables(english)[1][2:], strict=True):
        for cell, english_cell in zip(row[1:4], original[1:4], strict=True):
            word, english_word = (
                cell.split(" ")[0].strip(","),
                english_cell.split(" ")[0].strip(","),
            )
            assert (word == yes, word == no) == (english_word == "yes", english_word == "no"), row


@pytest.mark.parametrize("option", OPTIONS)
def test_every_table_option_is_explained(book: Rulebook, option: str) -> None:
    values = ", ".join(f"`{value}`" for value in OPTIONS[option])
    assert f"`{option}` ({values})" in book.text


@pytest.mark.parametrize("lang", ["fr", "de"], indirect=True)
def test_no_english_is_left(book: Rulebook) -> None:
    english = r"\b(the|and|of|with|is|are|if|ruling|follows|table option|library|clock|stake)\b"
    assert re.findall(english, prose(book), re.IGNORECASE) == []


def test_no_workshop_words(book: Rulebook) -> None:
    assert re.findall(r"\b(AMBIGUITY|DERIVED|TODO|seed|server|client)\b", book.text) == []


def test_typewriter_marks_are_not_used(book: Rulebook) -> None:
    assert re.findall("['\"]", book.text) == []
    assert "!" not in book.text


def test_french_spacing() -> None:
    text = prose(rulebook("nosferatu", "fr"))
    assert re.findall("[^\u00a0]:", text) == []
    assert re.findall("[^\u202f][;!?]", text) == []
    assert re.findall("«[^\u00a0]|[^\u00a0]»", text) == []
    assert text.count("«") == text.count("»") > 0
    assert re.findall("[“”„]", text) == []


def test_german_quotes() -> None:
    text = prose(rulebook("nosferatu", "de"))
    quoted = re.findall("„[^„“]+“", text)
    assert len(quoted) == text.count("„") == text.count("“") > 0
    assert re.findall("[«»”]", text) == []


def test_english_quotes() -> None:
    text = prose(rulebook("nosferatu"))
    quoted = re.findall("“[^“”]+”", text)
    assert len(quoted) == text.count("“") == text.count("”") > 0
    assert re.findall("[«»„]", text) == []


def test_title_and_text(book: Rulebook) -> None:
    assert book.title.startswith("Nosferatu")
    assert book.text.startswith(f"# {book.title}\n")
    assert all(f"\n## {topic}\n" in book.text for topic in book.topics)


def test_languages_are_told_apart() -> None:
    assert len({rulebook("nosferatu", lang).text for lang in LANGUAGES}) == 3


@pytest.mark.parametrize("lang", ["it", "", "..", "rules", "nosferatu.md"])
def test_other_languages_read_english(lang: str, english: Rulebook) -> None:
    assert rulebook("nosferatu", lang) == english


@pytest.mark.parametrize("lang", ["fr-CA", "fr_FR", "FR"])
def test_a_regional_language_reads_its_main_one(lang: str) -> None:
    assert rulebook("nosferatu", lang) == rulebook("nosferatu", "fr")


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("NOSF-56", "NOSF-56"),
        ("nosf-56", "NOSF-56"),
        (" Nosf-56 ", "NOSF-56"),
        ("56", "NOSF-56"),
        ("1", "NOSF-01"),
        ("01", "NOSF-01"),
        ("nosf-1", "NOSF-01"),
        ("100", "NOSF-100"),
        ("89", "NOSF-89"),
        ("89a", "NOSF-89a"),
        ("NOSF-89B", "NOSF-89b"),
    ],
)
def test_a_rule_is_found_by_name(english: Rulebook, name: str, meant: str) -> None:
    assert english.find(name) is english.rules[meant]


@pytest.mark.parametrize(
    ("name", "advice"),
    [
        ("NOSF-09", "the nearest are NOSF-08 and NOSF-10"),
        ("109", "the nearest are NOSF-108 and NOSF-110"),
        ("120", "the nearest are NOSF-118 and NOSF-119"),
        ("0", "the nearest are NOSF-01 and NOSF-02"),
        ("89c", "the nearest are NOSF-89 and NOSF-89a"),
        ("DUEL-56", "the nearest are NOSF-55 and NOSF-56"),
        ("stake", "try NOSF-01 or 01"),
        ("NOSF-", "try NOSF-01 or 01"),
        ("", "try NOSF-01 or 01"),
        ("two\nlines", "try NOSF-01 or 01"),
        ("9" * 5000, "the nearest are NOSF-118 and NOSF-119"),
    ],
)
def test_an_unknown_rule_is_answered_in_one_line(english: Rulebook, name: str, advice: str) -> None:
    with pytest.raises(UnknownRule) as refusal:
        english.find(name)
    message = str(refusal.value)
    assert message.startswith("no rule ")
    assert "the rules run from NOSF-01 to NOSF-119" in message
    assert message.endswith(advice)
    assert "\n" not in message
    assert len(message) < 200


def test_a_name_with_two_meanings_is_not_guessed(english: Rulebook) -> None:
    rule = english.find("56")
    ids = ["FURY-SEA-3", "FURY-ROAD-3", "FURY-ROAD-4"]
    book = Rulebook("Fury", (rule.topic,), dict.fromkeys(ids, rule), "")
    assert book.find("road-3") is rule
    assert book.find("4") is rule
    with pytest.raises(UnknownRule, match="may mean FURY-SEA-3 or FURY-ROAD-3; give the whole id"):
        book.find("3")


@pytest.mark.parametrize("game", ["chess", "", "../rules/nosferatu", "fr/nosferatu"])
def test_a_game_without_rulebook_names_those_with_one(game: str) -> None:
    with pytest.raises(UnknownRule, match=r"^no rulebook for '.*'; there is one for .*nosferatu"):
        rulebook(game)


def test_unknown_rule_is_a_lookup_error() -> None:
    assert issubclass(UnknownRule, LookupError)
