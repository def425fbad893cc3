"""What makes the site work without a network: the list of its files, and what installs it."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from typing import Final

from sites.wheel import ROOT

OWN: Final = ROOT / "web" / "site"
LATER: Final = ("python/", "networks/", "docs/")
"""Folders that are fetched when they are needed; Python also when nothing else is going on."""


def put(site: Path) -> None:
    """Write the service worker with the list of all other files, and copy the manifest."""
    for path in sorted(OWN.iterdir()):
        if path.is_file() and path.name != "sw.js":
            shutil.copyfile(path, site / path.name)
    (site / "sw.js").unlink(missing_ok=True)
    (site / ".nojekyll").touch()  # GitHub Pages would leave out names that begin with "_"
    files = sorted(path for path in site.rglob("[!.]*") if path.is_file())
    names = [path.relative_to(site).as_posix() for path in files]
    shell = ["./", *(name for name in names if not name.startswith(LATER) and name != "index.html")]
    later = [name for name in names if name.startswith("python/")]
    asked = [name for name in names if name.startswith("networks/")]
    whole = hashlib.sha256()
    for path, name in zip(files, names, strict=True):
        whole.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    head = {"VERSION": whole.hexdigest()[:12], "SHELL": shell, "LATER": later, "ASKED": asked}
    lines = [f"const {name} = {json.dumps(value)};" for name, value in head.items()]
    text = (OWN / "sw.js").read_text("utf-8")
    (site / "sw.js").write_text("\n".join([*lines, text]), "utf-8")
