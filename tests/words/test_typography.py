"""The typography of each language."""

import re

import pytest

from whitby import GAMES
from words.files import faulty, texts

NBSP = "\u00a0"
THIN = "\u202f"

# Messages that may be the same as in English.
SAME_IN = {
    "fr": {
        "around-seat",  # place is a seat in French and a verb in English
        "cli-arena-elo",
        "cli-arena-rating",
        "cli-arena-score",
        "bot-level-normal",
        "bot-level-scripted",
        "cli-command-lang",
        "cli-fury-fight",
        "cli-help-number",
        "duel-card-vh_ausdauer",
        "duel-card-vh_eingebung",
        "duel-card-vh_scharfsinn",
        "duel-card-vh_wachsamkeit",
        "duel-encounter-vampire1",
        "duel-encounter-vampire2",
        "duel-encounter-vampire3",
        "duel-side-dracula",
        "duel-side-van_helsing",
        "fury-page-combat-earlier",  # round is the French edition's own word
        "fury-page-combat-round",
        "fury-why-last-round",
        "lesson-fury-dracula-15",
        "lesson-fury-hunters-20",
        "lesson-fury-hunters-22",
        "duel-thing-score",
        "duel-title",
        "fury-encounter-rats",
        "fury-encounter-saboteur",
        "fury-event-immanuel_hildesheim",
        "fury-event-jonathan_harker",
        "fury-event-rufus_smith",
        "fury-field-dracula",
        "fury-field-phase",
        "fury-field-combat-round",
        "fury-field-round",
        "fury-tracks-influence",
        "fury-fight-crucifix",
        "fury-foe-dracula",
        "fury-item-crucifix",
        "fury-log-combat_round",
        "fury-option-combat_draw_cap",
        "fury-page-port",
        "fury-side-dracula",
        "lobby-room-seat",
        "lobby-title-duel",
        "lobby-title-nosferatu",
        "lobby-windows-long",
        "me-outlet-discord",
        "me-outlet-ntfy",
        "me-outlet-webhook",
        "nosferatu-role-renfield",
        "nosferatu-role-vampire",
        "nosferatu-title",
        "seat",
        "table-tab-notes",
        "web-bot-name",
    },
    "de": {
        "around-bot",
        "cli-arena-bot",
        "cli-arena-elo",
        "cli-arena-rating",
        "around-bots-normal",
        "around-fact-talk",
        "bot-level-normal",
        "bot-level-scripted",
        "cli-command-lang",
        "cli-games-bots",
        "cli-help-number",
        "duel-side-dracula",
        "duel-side-van_helsing",
        "duel-title",
        "fury-back-land",
        "fury-encounter-saboteur",
        "fury-event-immanuel_hildesheim",
        "fury-event-jonathan_harker",
        "fury-event-rufus_smith",
        "fury-field-dracula",
        "fury-field-phase",
        "fury-foe-dracula",
        "fury-side-dracula",
        "fury-title",
        "lobby-room-bot",
        "lobby-room-fill",
        "lobby-room-talk",
        "lobby-speed-normal",
        "lobby-talk",
        "lobby-title-duel",
        "lobby-title-fury",
        "lobby-title-nosferatu",
        "me-outlet-discord",
        "me-outlet-ntfy",
        "me-outlet-webhook",
        "nosferatu-role-renfield",
        "nosferatu-thing-reserve",
        "nosferatu-title",
        "rulebook-thing-vampire",
        "table-tab-talk",
        "web-bot-name",
    },
}
# Names of places and people, many of which are the same everywhere.
PROPER = re.compile("fury-(place|who)-")
ENGLISH = re.compile(
    r"\b(the|of|and|with|is|are|you|your|this|to|by|for|from|who|what|must|cannot|turn|draws?|"
    r"cards?|nights?|bites?|clock|library|stake|hunters?|dawn|rumours?|components?|evil|rounds?|"
    r"players?|seats?|discards?|reveals?|chooses?|gives?|wins?|yes|"
    r"harbour|coach|houses?|board|locations?|barriers?|coffins?|victims?|amulet|vampire hunters?|"
    r"life|lives|steps?|moves?|plays?|takes?|lays?|puts?|looks?|fights?|strength)\b",
    re.IGNORECASE,
)
# A command is the same in every language.
TYPED = re.compile("whitby [a-z]+")
# Lines of these are short; explanations may be longer.
LONG = re.compile(r"-(help|goal)-|^lesson-")
# The one title that is an exclamation: « C’est en vie ! »
CALLS = {"duel-card-dr_puls", "duel-card-dr_puls.quoted"}
# Here symbols stand for themselves.
SIGNS = {"me-login-signs"}
# Messages of the server are short and end like those of a game.
SERVED = ("refusal-", "notice-", "phrase-")
# Texts of lessons are also short, for explanations.
TAUGHT = "lesson-"
# Words of the page, which has room for both labels and explanations.
ON_PAGE = re.compile(
    rf"(({'|'.join(GAMES)}|lesson)-(page|field)|web|table|around|lobby|me|film|rulebook|facts)-"
)


def blank(text: str) -> str:
    """A text without its variables."""
    return text.replace("Anna", "")


@pytest.mark.parametrize("other", SAME_IN)
def test_nothing_is_left_in_english(other: str) -> None:
    english = {text for _, text in texts("en")}
    found = [(id, TYPED.sub("", text)) for id, text in texts(other)]
    spelt = [(id, text) for id, text in found if re.search("[a-z]{2}", blank(text))]
    same = {id.split(".")[0] for id, text in spelt if text in english and not PROPER.match(id)}
    assert same <= SAME_IN[other]
    assert not [text for id, text in spelt if ENGLISH.search(text) and id not in SAME_IN[other]]


def test_typewriter_marks_are_not_used(lang: str) -> None:
    assert faulty(lang, "['\"]") == []
    assert faulty(lang, r"\.\.\.") == []
    assert faulty(lang, " {2}") == []
    assert faulty(lang, r"\s-\s") == []
    assert faulty(lang, r"(?<!\w)-\d") == []  # the minus sign is −


def test_no_sentence_begins_or_ends_with_a_blank(lang: str) -> None:
    assert [id for id, _ in faulty(lang, r"^\s|\s$|\s[,.]") if id not in SIGNS] == []


def test_nobody_is_given_a_gender_by_a_stroke(lang: str) -> None:
    # middle dots, stars and slashes are read out by screen readers
    assert faulty(lang, r"\w\w[·*/_:](e|es|in|innen|ne|rice|se|trice)\b") == []
    assert faulty(lang, r"(?i)\b(joueu|spieler)") == []


def test_victories_and_ambushes_alone_are_exclaimed(lang: str) -> None:
    loud = {id for id, _ in faulty(lang, "!")} - CALLS - {"fury-log-ambushed"}
    assert all("-won-" in id for id in loud if id.startswith((*GAMES, *SERVED)))


def test_french_spaces() -> None:
    assert faulty("fr", rf"(?<!{NBSP}):(\s|$)") == []
    # a question mark that stands for a key is like a word
    assert faulty("fr", rf"(?<!{THIN})(?<!«{NBSP})(?!(?<![^ ])\? [a-zé])[;!?]") == []
    assert faulty("fr", rf"«[^{NBSP}]|[^{NBSP}]»") == []
    # nor is a figure parted from its unit
    assert faulty("fr", r"\d (%|(min|s|h|j)\b(?!’))") == []
    assert faulty("fr", rf"(?<!«)(?<!Dr\.){NBSP}(?!([:»%]|(min|s|h|j)\b))|{THIN}(?![;!?])") == []


def test_french_writes_no_small_word_before_a_name() -> None:
    # it would have to change with the name: d’Anna, qu’Anna
    assert faulty("fr", r"(?i)\b(de|le|la|à|que|au|du) Anna\b") == []


def test_french_addresses_people_politely() -> None:
    assert faulty("fr", r"(?i)\b(tu|toi|ton|ta|tes)\b") == []


def test_german_addresses_people_by_du() -> None:
    # a capital within a sentence would make it formal
    assert faulty("de", r"(?<=[\wäöüß,] )(Sie|Ihnen|Ihre?[mnrs]?)\b") == []


@pytest.mark.parametrize(
    ("tongue", "quoted", "foreign"),
    [("en", "“[^“”]+”", "[«»„]"), ("fr", "«[^«»]+»", "[“”„]"), ("de", "„[^„“]+“", "[«»”]")],
)
def test_quotes(tongue: str, quoted: str, foreign: str) -> None:
    assert faulty(tongue, foreign) == []
    for id, text in texts(tongue):
        marks = re.findall("[«»„“”]", text)
        assert len(marks) == 2 * len(re.findall(quoted, text)), id


def game_texts(lang: str, *beginnings: str) -> list[tuple[str, str]]:
    """The texts whose ids have these prefixes, except the page's."""
    found = [(id, text) for id, text in texts(lang) if not ON_PAGE.match(id)]
    return [(id, text) for id, text in found if id.startswith(beginnings)]


def test_lines_are_short(lang: str) -> None:
    most = {"en": 100, "fr": 115, "de": 115}[lang]
    for id, text in game_texts(lang, *GAMES, *SERVED, TAUGHT):
        assert len(text) <= (250 if LONG.search(id) else most), id


def test_the_page_does_not_lecture(lang: str) -> None:
    for id, text in texts(lang):
        assert len(text) <= 250 or not ON_PAGE.match(id), id


@pytest.mark.parametrize("game", GAMES)
def test_sentences_end_and_labels_do_not(game: str, lang: str) -> None:
    sentences = re.compile(rf"{game}-(ask|log|say|said|why|effect|goal|help)-")
    for id, text in game_texts(lang, f"{game}-"):
        if id not in CALLS:
            assert bool(re.search("[.!?]$", text)) == bool(sentences.match(id)), id


def test_what_a_server_says_are_sentences(lang: str) -> None:
    for id, text in game_texts(lang, *SERVED, TAUGHT, "bot-level-"):
        sentence = id.startswith((*SERVED, TAUGHT)) or id.endswith(".more")
        assert bool(re.search("[.?]$", text)) == sentence, id
