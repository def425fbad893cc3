"""Run npm in web/, with Node from PyPI: no system Node is needed.

.venv/bin/python scripts/npm.py run check
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import npm  # noqa: E402 (the root is not a package)

if __name__ == "__main__":
    npm(*sys.argv[1:])
