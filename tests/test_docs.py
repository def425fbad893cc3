"""The documentation is correct: examples run, and everything it names exists."""

import ast
import doctest
import importlib
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import whitby
from cli.terminal import output_of
from whitby.cli.app import app
from whitby.games.duel import words as duel_words
from whitby.games.fury import words as fury_words
from whitby.games.fury.cards.table import EVENTS
from whitby.games.fury.parts import MODES
from whitby.games.nosferatu import words as nosferatu_words
from whitby.laws import laws
from whitby.rulebook import rulebook
from words.duel import all_duel_events, all_duel_options
from words.fury import all_fury_events, all_fury_options
from words.nosferatu import nosferatu_events, nosferatu_options

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *ROOT.glob("benchmarks/*.md")])
GUIDES = [path for path in PAGES if path.parent in (ROOT, ROOT / "docs")]
TEST_NAMES = [str(path.relative_to(ROOT)) for path in PAGES]

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FOLDERS = ("src/", "tests/", "docs/", "scripts/", "benchmarks/", "requirements/", ".ci/")
RULE = re.compile(r"\b(?:NOSF|DUEL|FURY(?:-[A-Z]+)?)-\d+[a-z]?\b")
CODED = {
    "nosferatu": ("Nosferatu", 100),
    "fury": ("Fury of Dracula", 700),
    "duel": ("the duel", 150),
}
"""Each game's name on the page, and the smallest number of options it has."""
ROWS: dict[str, tuple[Callable[[], list[whitby.Option]], Callable[[], list[whitby.Event]]]] = {
    "nosferatu": (nosferatu_options, nosferatu_events),
    "fury": (all_fury_options, all_fury_events),
    "duel": (all_duel_options, all_duel_events),
}
"""Every option and event of each game."""
PROMPTS: dict[str, dict[str, tuple[str, ...]]] = {
    "nosferatu": nosferatu_words.RULES,
    "fury": fury_words.RULES,
    "duel": duel_words.RULES,
}
"""Every prompt of each game."""
RANDOM_GAMES = 30


@cache
def text_of(path: Path) -> str:
    return path.read_text("utf-8")


def blocks(path: Path) -> Iterator[tuple[str, str, int]]:
    """The code blocks of a page: language, text, and the line where the text starts."""
    for found in FENCE.finditer(text_of(path)):
        yield found[1], found[2], text_of(path).count("\n", 0, found.start()) + 1


def code_of(path: Path) -> list[str]:
    """Everything that a page formats as code, line by line."""
    lines = [line for _, block, _ in blocks(path) for line in block.splitlines()]
    return lines + CODE.findall(FENCE.sub("", text_of(path)))


@pytest.fixture(params=PAGES, ids=TEST_NAMES)
def page(request: pytest.FixtureRequest) -> Path:
    found = request.param
    assert isinstance(found, Path)
    return found


# Examples


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.name)
def test_examples_run(guide: Path) -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    shared: dict[str, object] = {}
    for _, block, line in blocks(guide):
        if ">>>" in block:
            example = parser.get_doctest(block, shared, guide.name, str(guide), line)
            runner.run(example, clear_globs=False)
            shared.update(example.globs)
    assert runner.failures == 0


@pytest.mark.parametrize("name", ["api.md", "notation.md"])
def test_the_guides_have_examples(name: str) -> None:
    assert any(">>>" in block for _, block, _ in blocks(ROOT / "docs" / name))


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.name)
def test_other_python_is_python(guide: Path) -> None:
    for language, block, line in blocks(guide):
        if language == "python" and ">>>" not in block:
            ast.parse(block, f"{guide.name}:{line}")


def python_on(page: str) -> list[str]:
    """The Python of a guide that is no session."""
    found = blocks(ROOT / "docs" / page)
    return [block for language, block, _ in found if language == "python" and ">>>" not in block]


@pytest.mark.parametrize("example", python_on("research.md"), ids=lambda code: code.split("\n")[0])
def test_the_examples_for_researchers_run(example: str) -> None:
    exec(example, {})


def test_data_sets_are_read_as_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    output_of("simulate", "duel", "-n", 2, "--record", "duel-data")
    examples = python_on("scale.md")
    (arrays,) = [example for example in examples if "pyarrow" in example]
    names: dict[str, Any] = {}
    exec(arrays, names)
    rows, scale, legal, chosen = [names[name] for name in ("rows", "scale", "legal", "chosen")]
    assert (rows <= scale).all()
    assert legal[range(len(rows)), chosen].all()
    # pandas and polars are not installed for tests; this is what they read
    read = {name for code in examples for name in re.findall(r'(?:col|by|index)\("(\w+)"', code)}
    assert len(read) >= 5
    assert read <= {name for columns in names["card"]["columns"].values() for name in columns}


def test_the_front_door_runs() -> None:
    assert doctest.testmod(whitby).failed == 0


def test_records_on_the_pages_are_real() -> None:
    shown = [block for path in GUIDES for _, block, _ in blocks(path)]
    books = [whitby.record.parse(block) for block in shown if block.startswith("whitby record")]
    assert books
    for book in books:
        whitby.record.verify(whitby.GAMES, book)


# Names exist


def test_files_that_are_named_exist(page: Path) -> None:
    for word in (word for code in code_of(page) for word in code.split()):
        name = word.strip("'\",;()").split(":")[0]
        if name.startswith(FOLDERS) and "<" not in name and "…" not in name:
            assert list(ROOT.glob(name.rstrip("/"))), f"{page.name}: there is no {name}"


@cache
def modules() -> list[str]:
    """Every module of the project, with a slash before its path."""
    found = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    return [f"/{path.relative_to(ROOT)}" for path in (*found, *ROOT.glob("*.py"))]


def modules_that_do_not_exist(text: str) -> list[str]:
    words = [word for code in CODE.findall(text) for word in code.split()]
    named = [word for word in words if re.fullmatch(r"[\w./]+\.py", word)]
    return [name for name in named if not any(file.endswith(f"/{name}") for file in modules())]


def test_modules_that_are_named_exist(page: Path) -> None:
    assert not modules_that_do_not_exist(text_of(page))


def test_modules_that_the_source_names_exist() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        missing = modules_that_do_not_exist(path.read_text("utf-8"))
        assert not missing, f"{path.relative_to(ROOT)}: {missing}"


def test_the_modules_of_fury_by_topic_exist() -> None:
    text = text_of(ROOT / "docs" / "architecture.md")
    table = text.split("\n## Fury of Dracula by topic\n")[1].split("\n\n")[0]
    named = [name for row in table.splitlines()[3:] for name in CODE.findall(row)]
    assert len(named) > 50
    folder = ROOT / "src" / "whitby" / "games" / "fury"
    assert not [name for name in named if not (folder / name).exists()]


def test_names_of_the_package_exist(page: Path) -> None:
    for code in CODE.findall(text_of(page)):
        found = re.fullmatch(r"(whitby(?:\.\w+)+)(\(.*\))?", code)
        if found is not None:
            assert exists(found[1]), f"{page.name}: there is no {found[1]}"


def exists(name: str) -> bool:
    """Whether a dotted name is a module or something in one."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            thing: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


def test_make_knows_every_target_that_is_named(page: Path) -> None:
    targets = set(re.findall(r"^([a-z-]+):", text_of(ROOT / "Makefile"), re.MULTILINE))
    named = {name for code in code_of(page) for name in re.findall(r"\bmake ([a-z][a-z-]*)", code)}
    assert named <= targets, f"{page.name}: make has no {sorted(named - targets)}"


def test_whitby_knows_every_command_that_is_named(page: Path) -> None:
    known = {
        info.name or getattr(info.callback, "__name__", "") for info in app.registered_commands
    } | {info.name for info in app.registered_groups}
    for code in code_of(page):
        found = re.match(r"(?:\$ )?whitby ([a-z]+)\b", code)
        if found is not None and not code.startswith("whitby record"):
            assert found[1] in known, f"{page.name}: whitby has no command {found[1]}"


def test_rules_that_are_named_exist(page: Path) -> None:
    known = {rule for game in whitby.GAMES for rule in rulebook(game).rules}
    named = set(RULE.findall(text_of(page)))
    assert named <= known, f"{page.name}: {sorted(named - known)}"


def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(FENCE.sub("", text_of(page))):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        name, _, anchor = target.partition("#")
        other = (page.parent / name).resolve() if name else page
        assert other.exists(), f"{page.name}: {target} leads nowhere"
        if anchor:
            assert anchor in anchors(other), f"{page.name}: {target} leads nowhere"


def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings."""
    plain = [re.sub(r"[^\w\- ]", "", text.lower()) for text in HEADING.findall(text_of(path))]
    return {text.strip().replace(" ", "-") for text in plain}


# Lists are complete


def test_the_laws_are_listed_by_number_and_name() -> None:
    text = text_of(ROOT / "docs" / "architecture.md")
    rows = re.findall(r"^\| (\d) \| ([^|]+) \| `(\w+)` \|", text, re.MULTILINE)
    found = [(int(number), name.strip().lower(), kind) for number, name, kind in rows]
    assert found == [(number, law.name, type(law).__name__) for number, law in enumerate(laws(), 1)]


def listed(heading: str) -> list[str]:
    """The codes in the first column of the tables under a heading of the notation."""
    text = text_of(ROOT / "docs" / "notation.md")
    part = text.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([^`]+)`", part, re.MULTILINE)


def covered(code: str, patterns: list[str]) -> bool:
    """Whether one of the patterns, with placeholders in angle brackets, describes a code."""
    kind = code.split(":")[0]
    near = [one for one in patterns if one.split(":")[0] == kind]
    forms = [re.sub("<[^>]*>", "[^:]+", one.replace("<claim>", "claim:.+")) for one in near]
    return any(re.fullmatch(form, code) for form in forms)


def test_every_game_has_its_codes_on_the_page() -> None:
    assert set(CODED) == set(whitby.GAMES)


@pytest.mark.parametrize("game", CODED)
def test_every_option_code_is_listed(game: str) -> None:
    title, least = CODED[game]
    patterns = listed(f"Options of {title}")
    codes = {one.code() for one in ROWS[game][0]()}
    assert len(codes) > least
    missing = [code for code in sorted(codes) if not covered(code, patterns)]
    assert not missing, f"add a row under “Options of {title}” in docs/notation.md: {missing[:3]}"
    gone = [p for p in patterns if not any(covered(code, [p]) for code in codes)]
    assert not gone, f"docs/notation.md lists options that do not exist: {gone}"


@pytest.mark.parametrize("game", CODED)
def test_every_event_code_is_listed(game: str) -> None:
    title = CODED[game][0]
    patterns = listed(f"Events of {title}")
    codes = {one.code() for one in ROWS[game][1]()}
    codes |= {
        event.code() for seed in range(RANDOM_GAMES) for event in random_game(game, seed)[0].events
    }
    missing = [code for code in sorted(codes) if not covered(code, patterns)]
    assert not missing, f"add a row under “Events of {title}” in docs/notation.md: {missing[:3]}"
    kinds = {code.split(":")[0] for code in codes}
    named = {pattern.split(":")[0] for pattern in patterns}
    assert kinds == named


def rows(heading: str) -> dict[str, list[str]]:
    """The tables under a heading of the notation: the cells after the code in the first one."""
    text = text_of(ROOT / "docs" / "notation.md").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    found = [[cell.strip() for cell in row.split("|")[1:-1]] for row in text.splitlines()]
    return {row[0].strip("`"): row[1:] for row in found if row and row[0].startswith("`")}


@pytest.mark.parametrize("game", CODED)
def test_every_prompt_is_listed_with_its_options(game: str) -> None:
    windows = rows("Windows of Fury of Dracula") if game == "fury" else {}
    listed_at: dict[str, set[str]] = {}
    for code, cells in rows(f"Options of {CODED[game][0]}").items():
        prompts = set(CODE.findall(cells[0])) | (set(windows) if "#windows" in cells[0] else set())
        listed_at.setdefault(code.split(":")[0], set()).update(prompts)
    named = set.union(*listed_at.values())
    missing = sorted(set(PROMPTS[game]) - named)
    assert not missing, f"no option in docs/notation.md has the prompt {missing}"
    assert named <= set(PROMPTS[game])
    for prompt, code in offered_at_random(game):
        assert prompt in listed_at[code.split(":")[0]], f"{prompt} offers {code}"


def test_every_window_is_listed_with_its_options() -> None:
    windows = rows("Windows of Fury of Dracula")
    assert set(windows) <= set(PROMPTS["fury"])
    seen = offered_at_random("fury")
    asked = {prompt for prompt, code in seen if code == "no_event" and prompt != "revenge"}
    assert asked <= set(windows)
    for prompt, code in seen:
        verb = code.split(":")[0]
        if prompt in windows and verb not in ("play", "no_event"):
            assert f"`{verb}" in windows[prompt][2], f"{prompt} offers {code}"


def test_every_mode_is_listed_with_its_events() -> None:
    modes = rows("Modes of events")
    assert set(modes) == set(MODES)
    assert {card for cells in modes.values() for card in CODE.findall(cells[0])} <= set(EVENTS)
    for _, code in offered_at_random("fury"):
        if code.startswith("play_as:"):
            card, mode = code.split(":")[1:]
            assert f"`{card}`" in modes[mode][0], code


@pytest.mark.parametrize("game", CODED)
def test_every_field_of_a_view_is_listed(game: str) -> None:
    name = CODED[game][0]
    table = text_of(ROOT / "docs" / "notation.md").split(f"\n| field of {name} | meaning |\n")[1]
    cells = [row.split("|")[1] for row in table.split("\n\n")[0].splitlines()[1:]]
    fields = [field for cell in cells for field in CODE.findall(cell)]
    schema = json.loads(text_of(ROOT / "docs" / "views" / f"{game}.schema.json"))
    view = schema["$defs"][schema["$ref"].rsplit("/", 1)[1]]
    assert sorted(fields) == sorted(view["properties"])


@cache
def random_game(name: str, seed: int) -> tuple[whitby.State, frozenset[tuple[str, str]]]:
    """A finished random game, and the prompts and codes that were offered in it.

    Options that can be used at any time are used as well.
    """
    game = whitby.GAMES[name]
    table = {setting.name: setting.choices[seed % len(setting.choices)] for setting in game.options}
    players = game.seats[seed % len(game.seats)]
    state: whitby.State = game.setup(seed, players, table)
    chance = game.setup(seed + 1).rng
    offered: set[tuple[str, str]] = set()
    while (decision := whitby.pending(state)) is not None:
        offered |= {(decision.prompt, code) for code in decision.codes()}
        said = list(whitby.anytime(state, decision.seat))
        if said and chance.below(10) == 0:
            whitby.apply(state, chance.choice(said), decision.seat)
        else:
            whitby.apply(state, chance.choice(list(decision.options)))
    return state, frozenset(offered)


def offered_at_random(game: str) -> set[tuple[str, str]]:
    """The prompts and codes that a few random games offer."""
    return {offer for seed in range(RANDOM_GAMES) for offer in random_game(game, seed)[1]}


def test_every_table_option_is_explained_among_the_decisions() -> None:
    text = text_of(ROOT / "docs" / "decisions.md")
    for game in whitby.GAMES.values():
        for setting in game.options:
            assert f"`{setting.name}`" in text, setting.name


def test_every_public_name_is_in_the_reference() -> None:
    text = text_of(ROOT / "docs" / "api.md")
    missing = [name for name in whitby.__all__ if not re.search(rf"\b{name}\b", text)]
    assert not missing


def test_the_change_log_knows_this_version() -> None:
    text = text_of(ROOT / "CHANGELOG.md")
    assert re.search(rf"^## \[?{re.escape(whitby.__version__)}\]?", text, re.MULTILINE)
    assert "## [Unreleased]" in text
    cited = text_of(ROOT / "CITATION.cff")
    assert f"version: {whitby.__version__}" in cited


def test_every_module_of_fury_is_found_by_its_topic() -> None:
    text = text_of(ROOT / "docs" / "architecture.md").split("## Fury of Dracula by topic")[1]
    folder = ROOT / "src" / "whitby" / "games" / "fury"
    by_card = ("cards/events/", "cards/encounters/", "hunters/actions/")  # one class for each
    modules = [path.relative_to(folder).as_posix() for path in folder.rglob("*.py")]
    lost = [m for m in modules if not m.endswith("__init__.py") and not m.startswith(by_card)]
    missing = sorted(module for module in lost if f"`{module}`" not in text)
    assert not missing, f"add to “Fury of Dracula by topic” in docs/architecture.md: {missing}"
