"""List what Whitby is made of, and look up its known vulnerabilities.

    .venv/bin/python scripts/supply.py sbom     writes build/sbom/*.cdx.json (CycloneDX)
    .venv/bin/python scripts/supply.py audit    asks PyPI and npm for known vulnerabilities

`audit` exits with 0 if nothing is known, 1 if something is, and 2 if not everything could be looked
up: a failed lookup proves nothing.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
TOOLS: Final = ROOT / ".venv-audit" / "bin"
NPM: Final = (sys.executable, str(ROOT / "scripts" / "npm.py"))
SBOM: Final = ROOT / "build" / "sbom"
AUDITED: Final = ("run.lock", "postgres.lock", "build.lock", "compile.lock")
"""The lock files of what runs, and of what builds it."""

CLEAN: Final = 0
VULNERABLE: Final = 1
UNKNOWN: Final = 2

Run = Callable[[Sequence[str]], "subprocess.CompletedProcess[str]"]


def run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command in the project's folder, and return its result."""
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def python_sbom() -> list[str]:
    """Return the command that lists the Python packages needed at run time."""
    return [
        *(str(TOOLS / "cyclonedx-py"), "requirements", "--pyproject", "pyproject.toml"),
        *("--output-reproducible", "--of", "JSON", "-o", str(SBOM / "python.cdx.json")),
        "requirements/run.lock",
    ]


def page_sbom() -> list[str]:
    """Return the command that lists the packages the page is built from."""
    return [*NPM, "sbom", "--sbom-format=cyclonedx", "--package-lock-only"]


def python_audit() -> list[str]:
    """Return the command that asks PyPI; the lock files are complete, so pip is not needed."""
    locks = [part for name in AUDITED for part in ("-r", f"requirements/{name}")]
    quiet = ("--disable-pip", "--progress-spinner=off", "--format=json")
    return [str(TOOLS / "pip-audit"), *quiet, *locks]


def page_audit() -> list[str]:
    """Return the command that asks npm."""
    return [*NPM, "audit", "--package-lock-only", "--json"]


def sbom(run: Run = run) -> int:
    """Write both lists."""
    SBOM.mkdir(parents=True, exist_ok=True)
    for command in (python_sbom(), page_sbom()):
        done = run(command)
        if done.returncode:
            print(f"sbom: {' '.join(command)} failed:\n{done.stderr}", file=sys.stderr)
            return done.returncode
        if command == page_sbom():
            (SBOM / "page.cdx.json").write_text(done.stdout, "utf-8")
    for path in sorted(SBOM.glob("*.cdx.json")):
        count = len(json.loads(path.read_text("utf-8"))["components"])
        print(f"{path.relative_to(ROOT)}: {count} components")
    return CLEAN


def audit(run: Run = run) -> int:
    """Look up known vulnerabilities; return the worst status."""
    python = told("Python", run(python_audit()), python_findings)
    page = told("npm", run(page_audit()), page_findings)
    return VULNERABLE if VULNERABLE in (python, page) else max(python, page)


Findings = Callable[[Any], list[str] | None]


def told(name: str, done: subprocess.CompletedProcess[str], findings: Findings) -> int:
    """Print one line per finding, or one that says that there is none or that the lookup failed."""
    try:
        found = findings(json.loads(done.stdout))
    except (ValueError, KeyError, TypeError, AttributeError):
        found = None
    if found is None:
        print(f"audit: {name}: the advisory database could not be asked; nothing was checked")
        return UNKNOWN
    for line in found:
        print(f"audit: {name}: {line}")
    if not found:
        print(f"audit: {name}: no known vulnerability")
    return VULNERABLE if found else CLEAN


def python_findings(report: Any) -> list[str] | None:
    """Return pip-audit's findings; None if it skipped a package, which it does with status 0."""
    packages = report["dependencies"]
    if not packages or any("skip_reason" in each for each in packages):
        return None
    return [
        f"{each['name']} {each['version']}: {flaw['id']}, fixed in "
        f"{', '.join(flaw['fix_versions']) or 'no version yet'}"
        for each in packages
        for flaw in each["vulns"]
    ]


def page_findings(report: Any) -> list[str] | None:
    """Return npm's findings; None if the lookup failed."""
    flaws = report["vulnerabilities"]
    return [f"{name} {flaw['range']}: {flaw['severity']}" for name, flaw in sorted(flaws.items())]


def main(arguments: list[str]) -> int:
    """Run the subcommand."""
    match arguments:
        case ["sbom"]:
            return sbom()
        case ["audit"]:
            return audit()
        case _:
            print("usage: supply.py sbom | audit", file=sys.stderr)
            return UNKNOWN


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
