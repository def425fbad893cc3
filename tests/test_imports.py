"""Imports point one way: core <- games <- bots <- server <- cli, with laws and words on the side.

Every allowed import is in the tables below; a new package fails here until someone has decided
what it may import.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "whitby"
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "game.py").is_file())

# each part of the package, and the parts it may import
ARROWS = {
    "__init__": {"core", "games", "version", "vectors"},
    "vectors": {"core", "games", "extras", "paint"},
    "paint": {"core", "games", "paint"},
    "version": set(),
    "extras": {"core"},
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "extras", "bots"},
    "learn": {"core", "games", "bots", "study", "learn"},
    "laws": {"core", "laws"},  # it takes games as arguments
    "words": {"core", "words"},
    "lessons": {"core", "games", "lessons"},
    "puzzles": {"core", "games", "bots", "puzzles"},
    "rulebook": set(),
    "wire": {"wire"},
    "client": {"wire", "client", "extras"},
    "server": {
        "__init__",
        "core",
        "games",
        "bots",
        "lessons",
        "puzzles",
        "words",
        "version",
        "rulebook",
        "wire",
        "server",
    },
    "local": {"server", "wire", "core", "games", "bots", "local"},  # rooms without a server
    "env": {"core", "games", "bots", "cli", "extras", "env"},  # cli: how tables are drawn
    "study": {"__init__", "core", "games", "bots", "extras", "study"},
    "cli": {
        "__init__",
        "core",
        "games",
        "bots",
        "words",
        "version",
        "rulebook",
        "extras",
        "server",
        "study",
        "learn",
        "cli",
    },
}

# the same inside the server: its sub-packages, and `base` for the modules beside them
SERVER = {
    "base": {"base"},
    "table": {"base", "table"},  # what follows from a log; no store, no socket, no clock
    "accounts": {"base", "accounts"},
    "notify": {"base", "notify"},
    "store": {"base", "table", "accounts", "store"},
    "analysis": {"base", "table", "analysis"},
    "live": {"base", "table", "accounts", "store", "analysis", "live"},
    "http": {"base", "table", "accounts", "notify", "store", "analysis", "live", "http"},
    "app": {"base", "accounts", "notify", "store", "live", "http"},
}

# the same inside Fury of Dracula: each layer with its modules and packages, and the layers below
# that it may import. The rules are one layer, ordered by module: see docs/decisions.md
FURY = {
    "board": ("board links schema distances routes", ""),
    "table": ("cards.table", "board"),
    "declared": ("parts options events printed words sizes rulings", "board table"),
    "state": ("state", "board table declared"),
    "view": ("view rights", "board table declared state"),
    "rules": ("hunters dracula combat cards ending tokens", "board table declared state"),
    "course": ("round setup", "board table declared state view rules"),
    "knowledge": ("knowledge", "board table declared state view rules"),
    "scene": (
        "scene scene_board scene_cards scene_combat",
        "board table declared state rules course",
    ),
    "encoding": (
        "encoding encoding_actions encoding_combat encoding_slices",
        "board table declared state view rules knowledge",
    ),
    "game": ("game", "table declared state view rules course knowledge scene"),
}

# third-party packages; parts that are not named here use only the standard library
PACKAGES = {
    "paint": {"librt", "mypy_extensions"},  # bytes that mypyc writes natively
    "words": {"fluent"},
    "wire": {"msgspec"},
    "client": {"httpx", "msgspec", "websockets"},
    "server": {
        "alembic",
        "argon2",
        "cryptography",
        "h11",
        "http_ece",
        "httpcore",
        "msgspec",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "uvloop",
        "websockets",
    },
    "local": {"msgspec"},
    "vectors": {"numpy"},
    "env": {"PIL", "gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel", "rich"},
    "study": {"pyarrow", "ray"},
    "learn": {"numpy", "pyarrow", "torch"},
    "cli": {"msgspec", "rich", "starlette", "typer", "uvicorn"},
}

# bots that play with networks; no other module of the bots imports these when it is imported
NETWORKS = SOURCE / "bots" / "learned"
OF_NETWORKS = {"numpy", "pyodide", "whitby_arrays"}

# needed by the compiler, but not at run time
FOR_TYPES_ONLY = {"mypy_extensions"}

# the standard library modules of the rules: no clock, files, network or other randomness
OF_THE_RULES = {
    "array",  # numbers that NumPy shares
    "__future__",
    "bisect",
    "collections",
    "dataclasses",
    "difflib",
    "enum",
    "gc",  # put off while a game is played out
    "hashlib",
    "inspect",
    "json",
    "math",
    "operator",
    "tomllib",  # parses text; files are read elsewhere
    "types",
    "typing",
}


class Import:
    """One import: where it is, what it names, and whether it is only for the type checker."""

    def __init__(self, path: Path, line: int, name: str, for_types: bool) -> None:
        self.path = path
        self.line = line
        self.name = name
        self.for_types = for_types

    def __repr__(self) -> str:
        return f"{self.path.relative_to(SOURCE.parent)}:{self.line} imports {self.name}"


def part_of(path: Path) -> str:
    """The part of the package that a file belongs to."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def part_named(name: str) -> str:
    """The part of the package that one of our imports belongs to."""
    return name.split(".")[1] if "." in name else "__init__"


def files(*parts: str) -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*.py")) if not parts or part_of(path) in parts]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def imports(path: Path) -> tuple[Import, ...]:
    return tuple(walk(tree_of(path), path, False))


def walk(node: ast.AST, path: Path, for_types: bool) -> Iterator[Import]:
    """Every import below a node, wherever it is."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            yield Import(path, node.lineno, alias.name, for_types)
    elif isinstance(node, ast.ImportFrom):
        yield from from_import(node, path, for_types)
    elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        for line in node.body:
            yield from walk(line, path, True)
        for line in node.orelse:
            yield from walk(line, path, for_types)
    else:
        for child in ast.iter_child_nodes(node):
            yield from walk(child, path, for_types)


def from_import(node: ast.ImportFrom, path: Path, for_types: bool) -> Iterator[Import]:
    """Every module that `from a import b, c` may mean."""
    assert node.level == 0, f"{path}:{node.lineno}: imports name the whole module"
    assert node.module is not None
    for alias in node.names:
        whole = f"{node.module}.{alias.name}"
        is_module = module_file(whole) is not None
        yield Import(path, node.lineno, whole if is_module else node.module, for_types)


def module_file(name: str) -> Path | None:
    """The file of one of our modules."""
    place = SOURCE.parent.joinpath(*name.split("."))
    found = [place.with_suffix(".py"), place / "__init__.py"]
    return next((path for path in found if path.is_file()), None)


def ours(*parts: str) -> list[Import]:
    return [
        found
        for path in files(*parts)
        for found in imports(path)
        if found.name.split(".")[0] == "whitby"
    ]


def foreign(*parts: str) -> list[Import]:
    return [
        found
        for path in files(*parts)
        for found in imports(path)
        if found.name.split(".")[0] != "whitby"
    ]


def test_every_part_has_its_row() -> None:
    assert {part_of(path) for path in files()} == set(ARROWS)


@pytest.mark.parametrize("part", ARROWS)
def test_imports_point_one_way(part: str) -> None:
    wrong = [found for found in ours(part) if part_named(found.name) not in ARROWS[part]]
    assert not wrong, wrong


def test_every_arrow_is_in_use() -> None:
    used = {(part, part_named(found.name)) for part in ARROWS for found in ours(part)}
    for part, others in ARROWS.items():
        for other in others - {part}:
            assert (part, other) in used


def test_there_are_no_circles_among_the_parts() -> None:
    rest = {part: others - {part} for part, others in ARROWS.items()}
    while rest:
        free = [part for part, others in rest.items() if not others & set(rest)]
        assert free, f"a circle among {sorted(rest)}"
        for part in free:
            del rest[part]


def room_of(name: str) -> str:
    """The sub-package of the server that a module belongs to."""
    piece = name.split(".")[2] if name.count(".") > 1 else "base"
    return piece if piece in SERVER else "base"


def dotted(path: Path) -> str:
    """The name of the module in a file."""
    name = path.relative_to(SOURCE.parent).with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix(".__init__")


def inside(part: str) -> list[tuple[str, Import]]:
    """Every import of a module of the same part, with the module that it is in."""
    start = f"whitby.{part}."
    return [(dotted(one.path), one) for one in ours(part) if f"{one.name}.".startswith(start)]


def test_imports_inside_the_server_point_one_way() -> None:
    used = set()
    for module, one in inside("server"):
        used.add((room_of(module), room_of(one.name)))
        assert room_of(one.name) in SERVER[room_of(module)], one
    assert used | {(room, room) for room in SERVER} == {
        (room, other) for room, others in SERVER.items() for other in (*others, room)
    }


def layer_of(name: str) -> str:
    """The layer of Fury of Dracula that a module belongs to: the one that names it most exactly."""
    found = [
        (len(start), layer)
        for layer, (modules, _) in FURY.items()
        for start in modules.split()
        if f"{name}.".startswith(f"whitby.games.fury.{start}.")
    ]
    assert found, f"{name} is in no layer"
    return max(found)[1]


def test_imports_inside_fury_point_down() -> None:
    used = set()
    for module, one in inside("games"):
        if belongs(module, "fury") and belongs(one.name, "fury"):
            layer, other = layer_of(module), layer_of(one.name)
            assert other == layer or other in FURY[layer][1].split(), one
            used.add((layer, other))
    assert used | {(layer, layer) for layer in FURY} == {
        (layer, other) for layer, (_, below) in FURY.items() for other in (*below.split(), layer)
    }


def test_the_layers_of_fury_are_listed_from_below() -> None:
    layers = list(FURY)
    for at, (_, below) in enumerate(FURY.values()):
        assert set(below.split()) <= set(layers[:at])


@pytest.mark.parametrize("part", ARROWS)
def test_no_modules_import_each_other(part: str) -> None:
    rest: dict[str, set[str]] = {dotted(path): set() for path in files(part)}
    for module, one in inside(part):
        if not one.for_types:
            rest[module].add(one.name)
    while rest:
        free = [module for module, others in rest.items() if not (others - {module}) & set(rest)]
        assert free, f"a circle among {sorted(rest)}"
        for module in free:
            del rest[module]


@pytest.mark.parametrize("part", ["server"])
def test_modules_are_imported_at_the_top(part: str) -> None:
    """Only slow packages of others may be imported where they are needed."""
    for path in files(part):
        top = {node for node in tree_of(path).body if isinstance(node, ast.ImportFrom | ast.Import)}
        lines = {node.lineno for node in top}
        late = [one for one in imports(path) if one.line not in lines and not one.for_types]
        assert not [one for one in late if one.name.startswith("whitby")], late


@pytest.mark.parametrize("part", ARROWS)
def test_other_peoples_packages_are_named(part: str) -> None:
    allowed = sys.stdlib_module_names | PACKAGES.get(part, set())
    wrong = [
        found
        for found in foreign(part)
        if found.name.split(".")[0] not in allowed
        and not (found.for_types and found.name.split(".")[0] in FOR_TYPES_ONLY)
        and not (found.path.is_relative_to(NETWORKS) and found.name.split(".")[0] in OF_NETWORKS)
    ]
    assert not wrong, wrong


def test_numpy_is_imported_when_a_bot_with_a_network_first_plays() -> None:
    started = "import sys, whitby.bots; print('numpy' in sys.modules)"
    found = subprocess.run([sys.executable, "-c", started], capture_output=True, text=True)
    assert found.stdout == "False\n", found.stderr


@pytest.mark.parametrize("part", ["core", "games", "bots", "laws"])
def test_the_rules_the_bots_and_the_laws_need_nothing_but_python(part: str) -> None:
    assert part not in PACKAGES


@pytest.mark.parametrize("part", ["core", "games"])
def test_the_rules_know_no_clock_no_files_and_no_chance_but_their_own(part: str) -> None:
    allowed = OF_THE_RULES | FOR_TYPES_ONLY
    wrong = [found for found in foreign(part) if found.name.split(".")[0] not in allowed]
    assert not wrong, wrong


@pytest.mark.parametrize("game", GAMES)
def test_no_game_imports_another(game: str) -> None:
    for found in ours("games"):
        if found.path.is_relative_to(SOURCE / "games" / game):
            assert not found.name.startswith("whitby.games") or belongs(found.name, game), found


@pytest.mark.parametrize("game", GAMES)
def test_the_bots_of_a_game_know_no_other(game: str) -> None:
    for found in ours("bots"):
        if found.path.is_relative_to(SOURCE / "bots" / game):
            assert not found.name.startswith("whitby.games") or belongs(found.name, game), found


def belongs(name: str, game: str) -> bool:
    """Whether a module belongs to a game."""
    return name == f"whitby.games.{game}" or name.startswith(f"whitby.games.{game}.")


# the packages of the terminal, each with those it may import
CLI = {
    "draw": {"draw"},
    "play": {"draw", "play"},
    "study": {"draw", "play", "study"},
    "admin": {"admin"},
}


@pytest.mark.parametrize("package", CLI)
def test_the_terminals_packages_point_one_way(package: str) -> None:
    for found in ours("cli"):
        if found.path.is_relative_to(SOURCE / "cli" / package):
            other = found.name.removeprefix("whitby.cli.").split(".")[0]
            assert other not in {"app", *CLI} - CLI[package], found


@pytest.mark.parametrize("part", ["core", "games", "bots"])
def test_nothing_is_imported_inside_a_function(part: str) -> None:
    for path in files(part):
        if path == NETWORKS / "level.py":  # NumPy is slow to import, and not everybody has it
            continue
        for node in ast.walk(tree_of(path)):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                inner = list(walk(node, path, False))
                assert not inner, inner


def named_in(path: Path) -> set[str]:
    """The names that a module defines or imports."""
    found: set[str] = set()
    for node in tree_of(path).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found.add(node.name)
        elif isinstance(node, ast.Assign):
            found.update(one.id for one in node.targets if isinstance(one, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
        elif isinstance(node, ast.ImportFrom):
            found.update(alias.asname or alias.name for alias in node.names)
    return found


def test_no_package_gives_the_name_of_one_of_its_modules_to_something_else() -> None:
    # Which of the two is found depends on the order of imports, and differs when compiled.
    for path in files():
        if path.name == "__init__.py":
            modules = {other.stem for other in path.parent.glob("*.py")} - {"__init__"}
            modules |= {other.parent.name for other in path.parent.glob("*/__init__.py")}
            both = modules & named_in(path)
            assert not both, f"{path.relative_to(SOURCE.parent)}: {sorted(both)}"


def docstrings(tree: ast.Module) -> set[int]:
    """The docstring nodes."""
    found = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for line in body if isinstance(body, list) else []:
            if isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
                found.add(id(line.value))
    return found


@pytest.mark.parametrize("part", ["core", "laws", "words", "rulebook"])
def test_what_serves_every_game_names_none(part: str) -> None:
    for path in files(part):
        explained = docstrings(tree_of(path))
        for node in ast.walk(tree_of(path)):
            if id(node) in explained:
                continue
            said = [getattr(node, field, None) for field in ("id", "attr", "value", "name", "arg")]
            for text in said:
                named = [game for game in GAMES if isinstance(text, str) and game in text.lower()]
                assert not named, f"{path}:{getattr(node, 'lineno', 0)} names {named}"


def test_nothing_is_imported_by_a_name_made_at_run_time() -> None:
    for path in files():
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Name):
                assert node.id not in ("__import__", "import_module", "exec", "eval"), path
            if isinstance(node, ast.Attribute):
                assert node.attr != "import_module", path


def test_the_walk_sees_what_it_should() -> None:
    text = "\n".join(
        [
            "import os, random",
            "if TYPE_CHECKING:",
            "    from mypy_extensions import i64",
            "else:",
            "    import numpy",
            "def late() -> None:",
            "    from whitby.core import record, rng",
            "    from whitby.core.engine import State",
        ]
    )
    found = list(walk(ast.parse(text), SOURCE / "x.py", False))
    assert [(one.line, one.name, one.for_types) for one in found] == [
        (1, "os", False),
        (1, "random", False),
        (3, "mypy_extensions", True),
        (5, "numpy", False),
        (7, "whitby.core.record", False),
        (7, "whitby.core.rng", False),
        (8, "whitby.core.engine", False),
    ]
