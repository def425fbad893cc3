"""The rulebooks say the same in every language, and a rule is found by its number."""

import re

import pytest

from whitby import GAMES
from whitby.rulebook import Rulebook, UnknownRule, rulebook

LANGUAGES = ["en", "fr", "de"]
MARKERS = {
    "en": ["*Ruling:*", "*It follows:*"],
    "fr": ["*Décision\u00a0:*", "*Conséquence\u00a0:*"],
    "de": ["*Festlegung:*", "*Daraus folgt:*"],
}
QUOTES = {"en": "“[^“”]+”", "fr": "«[^«»]+»", "de": "„[^„“]+“"}
ANSWERS = {"en": ("yes", "no"), "fr": ("oui", "non"), "de": ("ja", "nein")}
CALL = "C’est en vie\u202f!"
"""The one card title that is an exclamation."""

PREFIXES = {"nosferatu": "NOSF", "duel": "DUEL", "fury": "FURY"}
TITLES = {
    "nosferatu": ("Nosferatu",),
    "duel": ("Dracula",),
    "fury": ("Fury of Dracula", "La Fureur de Dracula"),
}
TOPICS = {"nosferatu": 10, "duel": 21, "fury": 31}
SHAPES = {
    "nosferatu": [[9] * 6, [5] * 23],
    "duel": [[11] * 4, [5] * 23, [7] * 22, [2] * 15, [5] * 22],
    "fury": [[3] * 41, [3] * 24],
}
OWN_WORDS = {
    "nosferatu": "library|clock|stake",
    "duel": "barrier|board|coffin|victim|location",
    "fury": "hideout|lair|trail|encounter|hunter|railway|hospital|city|location",
}
PRINTED = "Fury of Dracula"
"""The title of the German edition."""
OPTIONS = {
    name: {each.name: list(each.choices) for each in game.options if len(each.choices) > 1}
    for name, game in GAMES.items()
}
EXPLAINED = {
    name: {each.name: each.rules[0] for each in GAMES[name].options} for name in ("duel", "fury")
}
RUNS = [(1, 8), (10, 23), (30, 97), (100, 108), (110, 119)]
SUBJECTS = {
    "GOLD": 7, "COMP": 17, "SETUP": 19, "BASIC": 6, "PLAYERS": 5, "ROUND": 11, "TIME": 8,
    "DESPAIR": 13, "LOC": 13, "REGION": 6, "ACTION": 13, "MOVE": 10, "RAIL": 12, "SEA": 6,
    "TICKET": 11, "REST": 5, "SEARCH": 13, "SUPPLY": 13, "TRADE": 13, "HAND": 11, "DELAY": 11,
    "DAMAGE": 9, "BITE": 4, "WEAK": 11, "GREAT": 5, "DEFEAT": 17, "HOSP": 15, "DPHASE": 20,
    "CURLOC": 10, "ENCSTEP": 7, "TRAIL": 2, "HIDEOUT": 11, "LAIR": 22, "MATURE": 11, "POWER": 6,
    "DARK": 6, "FEED": 5, "HIDE": 19, "MISDIR": 10, "WOLF": 11, "CASTLE": 9, "ERROR": 8, "ENC": 16,
    "AMBUSH": 15, "COMBAT": 45, "CANCEL": 4, "BANNER": 3, "ESCAPE": 19, "MESM": 4, "PLOT": 4,
    "VAMP": 19, "EVENT": 17, "ALLY": 7, "BATS": 13, "FOG": 8, "ROADBLOCK": 7, "STORM": 5,
    "CONS": 11, "RUMOR": 10, "REVEAL": 5, "INFO": 14, "WIN": 13, "EXAMPLE": 24,
}  # fmt: skip
"""How many rules of Fury of Dracula there are about each subject."""
CODE = re.compile(r"`[^`]*`")


@pytest.fixture(params=PREFIXES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def book(game: str, lang: str) -> Rulebook:
    return rulebook(game, lang)


@pytest.fixture
def english(game: str) -> Rulebook:
    return rulebook(game)


def ids_of(game: str) -> list[str]:
    """The ids of all rules of a game, in order."""
    if game == "duel":
        return [f"DUEL-{number:03}" for number in range(1, 184)]
    if game == "fury":
        each = [(subject, n) for subject, last in SUBJECTS.items() for n in range(1, last + 1)]
        return [f"FURY-{subject}-{number:02}" for subject, number in each]
    ids = [f"NOSF-{number:02}" for first, last in RUNS for number in range(first, last + 1)]
    place = ids.index("NOSF-90")
    ids[place:place] = ["NOSF-89a", "NOSF-89b"]
    return ids


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
    """The text without the names of options."""
    return CODE.sub("", book.text)


def test_every_rule_of_the_game_is_there(game: str, book: Rulebook) -> None:
    extra = [name for name in book.rules if name not in ids_of(game)]
    assert not extra, f"add {extra} to the ids of this test (SUBJECTS, RUNS, ids_of)"
    missing = [name for name in ids_of(game) if name not in book.rules]
    assert not missing, f"this language lacks {missing}"
    assert list(book.rules) == ids_of(game), "the rules are not in the order of their ids"


def test_every_rule_says_something_under_a_topic(book: Rulebook) -> None:
    for name, rule in book.rules.items():
        assert rule.id == name
        assert rule.topic in book.topics
        assert len(rule.text) > 15
        assert rule.text.endswith(".")


def test_no_rule_is_lost_to_its_form(game: str, book: Rulebook) -> None:
    form = rf"{PREFIXES[game]}-(?:[A-Z]+-)?\d+[a-z]?"
    bullets = re.findall(rf"^- \*\*({form})\*\*", book.text, re.MULTILINE)
    assert bullets == list(book.rules)
    assert book.text.count("- **") == len(bullets)


def test_rules_point_at_rules(book: Rulebook) -> None:
    assert set(re.findall(r"\b[A-Z]{4}-(?:[A-Z]+-)?\w+", book.text)) <= set(book.rules)


def test_topics_match_the_english_ones(game: str, book: Rulebook, english: Rulebook) -> None:
    assert len(book.topics) == len(set(book.topics)) == len(english.topics) == TOPICS[game]
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
            same = rule.text.count(mark) == original.count(english_mark)
            assert same, f"{name}: {english_mark} is written {mark!r} in {lang}"


def test_numbers_and_options_survive_translation(book: Rulebook, english: Rulebook) -> None:
    for name, rule in book.rules.items():
        original = english.rules[name].text
        assert sorted(CODE.findall(rule.text)) == sorted(CODE.findall(original)), name
        assert sorted(re.findall(r"\d+", rule.text)) == sorted(re.findall(r"\d+", original)), name


@pytest.mark.parametrize("game", ["duel", "fury"], indirect=True)
def test_cards_are_named_as_often(lang: str, book: Rulebook, english: Rulebook) -> None:
    for name, rule in book.rules.items():
        quoted = re.findall(QUOTES[lang], rule.text)
        assert len(quoted) == len(re.findall(QUOTES["en"], english.rules[name].text)), name


def test_tables_have_one_shape(game: str, book: Rulebook, english: Rulebook) -> None:
    shapes = [[len(row) for row in table] for table in tables(book)]
    assert shapes == SHAPES[game]
    for table, original in zip(tables(book), tables(english), strict=True):
        for row, english_row in zip(table, original, strict=True):
            assert all(row)
            for cell, english_cell in zip(row, english_row, strict=True):
                assert re.findall(r"\d+", cell) == re.findall(r"\d+", english_cell), row
                assert CODE.findall(cell) == CODE.findall(english_cell), row


@pytest.mark.parametrize("game", ["nosferatu"], indirect=True)
def test_the_set_up_table_adds_up(book: Rulebook, english: Rulebook) -> None:
    assert tables(book)[0][1:] == tables(english)[0][1:]
    for row in tables(book)[0][2:]:
        seats, hunters, vampire, renfield, clock, nights, library, dealt, left = row
        players = int(seats)
        assert int(hunters) + int(vampire) + int(renfield) == players
        assert clock == f"{players} + 1 = {players + 1}"
        assert int(nights) == 10 - players
        assert int(library) == 49 + int(nights)
        assert int(dealt) == 2 * (players - 1)
        assert int(left) == int(library) - int(dealt)


@pytest.mark.parametrize("game", ["duel"], indirect=True)
def test_both_sides_are_set_up_alike(book: Rulebook) -> None:
    for row in tables(book)[0][2:]:
        numbers = [int(number) for cell in row for number in re.findall(r"\d+", cell)]
        lives, actions, fighters, symbols, targets, encounters, laid, held = numbers
        assert (lives, actions, encounters) == (4, 10, 15)
        assert fighters + symbols + targets == encounters
        assert laid + held == encounters
        assert 2 * laid == 12


def test_the_same_eyes_see_the_same_things(lang: str, book: Rulebook, english: Rulebook) -> None:
    yes, no = ANSWERS[lang]
    for row, original in zip(tables(book)[1][2:], tables(english)[1][2:], strict=True):
        for cell, english_cell in zip(row[1:4], original[1:4], strict=True):
            word, english_word = (
                cell.split(" ")[0].strip(","),
                english_cell.split(" ")[0].strip(","),
            )
            assert (word == yes, word == no) == (english_word == "yes", english_word == "no"), row


@pytest.mark.parametrize(
    ("game", "option"),
    [(game, option) for game, options in OPTIONS.items() for option in options],
    indirect=["game"],
)
def test_every_table_option_is_explained(game: str, book: Rulebook, option: str) -> None:
    values = ", ".join(f"`{value}`" for value in OPTIONS[game][option])
    assert f"`{option}` ({values})" in book.text


@pytest.mark.parametrize("game", EXPLAINED, indirect=True)
def test_every_option_stands_in_its_rule(game: str, book: Rulebook) -> None:
    for option, name in EXPLAINED[game].items():
        found = [rule.id for rule in book.rules.values() if f"`{option}` (" in rule.text]
        assert found == [name]


@pytest.mark.parametrize("game", ["duel"], indirect=True)
def test_the_cards_of_the_duel_may_be_changed(book: Rulebook) -> None:
    assert book.text.count("`cards` (`whitby`, ") == 2
    assert book.text.index("`cards` (`whitby`, ") < book.text.index("\n## ")


@pytest.mark.parametrize("lang", ["fr", "de"], indirect=True)
def test_no_english_is_left(game: str, book: Rulebook) -> None:
    words = rf"the|and|of|with|is|are|if|ruling|follows|table option|{OWN_WORDS[game]}"
    text = re.sub(rf"{PRINTED}|FURY-[A-Z]+", "", prose(book))
    assert re.findall(rf"\b({words})\b", text, re.IGNORECASE) == []


def test_no_workshop_words(book: Rulebook) -> None:
    words = r"\b(AMBIGUITY|DERIVED|TODO|seed|server|client|recon|inferred|public page)\b"
    assert re.findall(words, book.text) == []
    assert re.findall(r"\[|\]|\bL\d", book.text) == []


def test_typewriter_marks_are_not_used(book: Rulebook) -> None:
    assert re.findall("['\"]", book.text) == []
    assert "!" not in book.text.replace(CALL, "")


def test_lines_are_clean(book: Rulebook) -> None:
    assert all(line == line.strip() for line in book.text.splitlines())
    assert "  " not in book.text
    assert book.text.endswith(".\n")


def test_french_spacing(game: str) -> None:
    text = prose(rulebook(game, "fr"))
    around = ".{0,20}(?:%s).{0,9}"
    assert re.findall(around % "[^\u00a0]:", text) == [], "U+00A0 before a colon"
    assert re.findall(around % "[^\u202f][;!?]", text) == [], "U+202F before ; ! ?"
    assert re.findall(around % "«[^\u00a0]|[^\u00a0]»", text) == [], "U+00A0 inside « »"
    assert text.count("«") == text.count("»") > 0
    assert re.findall("[“”„]", text) == []


def test_german_quotes(game: str) -> None:
    text = prose(rulebook(game, "de"))
    quoted = re.findall(QUOTES["de"], text)
    assert len(quoted) == text.count("„") == text.count("“") > 0
    assert re.findall("[«»”]", text) == []


def test_english_quotes(game: str) -> None:
    text = prose(rulebook(game))
    quoted = re.findall(QUOTES["en"], text)
    assert len(quoted) == text.count("“") == text.count("”") > 0
    assert re.findall("[«»„]", text) == []


def test_title_and_text(game: str, book: Rulebook) -> None:
    assert book.title.startswith(TITLES[game])
    assert book.text.startswith(f"# {book.title}\n")
    assert all(f"\n## {topic}\n" in book.text for topic in book.topics)


def test_languages_are_told_apart(game: str) -> None:
    assert len({rulebook(game, lang).text for lang in LANGUAGES}) == 3


@pytest.mark.parametrize("lang", ["it", "", "..", "rules", "nosferatu.md"])
def test_other_languages_read_english(game: str, lang: str, english: Rulebook) -> None:
    assert rulebook(game, lang) == english


@pytest.mark.parametrize("lang", ["fr-CA", "fr_FR", "FR"])
def test_a_regional_language_reads_its_main_one(game: str, lang: str) -> None:
    assert rulebook(game, lang) == rulebook(game, "fr")


@pytest.mark.parametrize(
    ("game", "name", "meant"),
    [
        ("nosferatu", "NOSF-56", "NOSF-56"),
        ("nosferatu", "nosf-56", "NOSF-56"),
        ("nosferatu", " Nosf-56 ", "NOSF-56"),
        ("nosferatu", "56", "NOSF-56"),
        ("nosferatu", "1", "NOSF-01"),
        ("nosferatu", "01", "NOSF-01"),
        ("nosferatu", "nosf-1", "NOSF-01"),
        ("nosferatu", "100", "NOSF-100"),
        ("nosferatu", "89", "NOSF-89"),
        ("nosferatu", "89a", "NOSF-89a"),
        ("nosferatu", "NOSF-89B", "NOSF-89b"),
        ("duel", "DUEL-056", "DUEL-056"),
        ("duel", "duel-56", "DUEL-056"),
        ("duel", "56", "DUEL-056"),
        ("duel", "1", "DUEL-001"),
        ("duel", "001", "DUEL-001"),
        ("duel", "183", "DUEL-183"),
        ("fury", "FURY-GOLD-01", "FURY-GOLD-01"),
        ("fury", "fury-gold-1", "FURY-GOLD-01"),
        ("fury", "wolf-7", "FURY-WOLF-07"),
        ("fury", "combat-45", "FURY-COMBAT-45"),
    ],
    indirect=["game"],
)
def test_a_rule_is_found_by_name(english: Rulebook, name: str, meant: str) -> None:
    assert english.find(name) is english.rules[meant]


@pytest.mark.parametrize(
    ("game", "name", "advice"),
    [
        ("nosferatu", "NOSF-09", "the nearest are NOSF-08 and NOSF-10"),
        ("nosferatu", "109", "the nearest are NOSF-108 and NOSF-110"),
        ("nosferatu", "120", "the nearest are NOSF-118 and NOSF-119"),
        ("nosferatu", "0", "the nearest are NOSF-01 and NOSF-02"),
        ("nosferatu", "89c", "the nearest are NOSF-89 and NOSF-89a"),
        ("nosferatu", "DUEL-56", "the nearest are NOSF-55 and NOSF-56"),
        ("nosferatu", "stake", "try NOSF-01 or 01"),
        ("nosferatu", "NOSF-", "try NOSF-01 or 01"),
        ("nosferatu", "", "try NOSF-01 or 01"),
        ("nosferatu", "two\nlines", "try NOSF-01 or 01"),
        ("nosferatu", "9" * 5000, "the nearest are NOSF-118 and NOSF-119"),
        ("duel", "184", "the nearest are DUEL-182 and DUEL-183"),
        ("duel", "0", "the nearest are DUEL-001 and DUEL-002"),
        ("duel", "NOSF-56", "the nearest are DUEL-055 and DUEL-056"),
        ("duel", "coffin", "try DUEL-001 or 001"),
        ("fury", "combat-46", "the nearest are FURY-COMBAT-44 and FURY-COMBAT-45"),
        ("fury", "bat", "try FURY-GOLD-01 or 01"),
    ],
    indirect=["game"],
)
def test_an_unknown_rule_is_answered_in_one_line(
    game: str, english: Rulebook, name: str, advice: str
) -> None:
    with pytest.raises(UnknownRule) as refusal:
        english.find(name)
    message = str(refusal.value)
    assert message.startswith("no rule ")
    assert f"the rules run from {ids_of(game)[0]} to {ids_of(game)[-1]}" in message
    assert message.endswith(advice)
    assert "\n" not in message
    assert len(message) < 200


def test_a_name_with_two_meanings_is_not_guessed() -> None:
    rule = rulebook("nosferatu").find("56")
    ids = ["FURY-SEA-3", "FURY-ROAD-3", "FURY-ROAD-4"]
    book = Rulebook("Fury", (rule.topic,), dict.fromkeys(ids, rule), "")
    assert book.find("road-3") is rule
    assert book.find("4") is rule
    with pytest.raises(UnknownRule, match="may mean FURY-SEA-3 or FURY-ROAD-3; give the whole id"):
        book.find("3")


@pytest.mark.parametrize("name", ["chess", "", "../rules/nosferatu", "fr/nosferatu"])
def test_a_game_without_rulebook_names_those_with_one(name: str) -> None:
    with pytest.raises(UnknownRule, match=r"^no rulebook for '.*'; there is one for duel.*nosf"):
        rulebook(name)


def test_unknown_rule_is_a_lookup_error() -> None:
    assert issubclass(UnknownRule, LookupError)


def test_a_number_that_many_rules_have_names_a_few_of_them() -> None:
    with pytest.raises(UnknownRule) as refused:
        rulebook("fury").find("1")
    text = str(refused.value)
    assert "FURY-GOLD-01" in text
    assert len(text) < 200
