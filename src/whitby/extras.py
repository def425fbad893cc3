"""Optional parts of Whitby: the packages that each extra brings, and what to do without them.

The games, the bots and the terminal need few packages; a server or an environment for learning
needs more, which `pip install 'whitby[server]'` brings.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from whitby.core.errors import WhitbyError

EXTRAS: Final = {
    "server": (
        "aiosqlite",
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
        "websockets",
    ),
    "client": ("httpx", "msgspec", "websockets"),
    "vector": ("librt", "mypy_extensions", "numpy"),
    "gymnasium": ("gymnasium", "numpy", "PIL"),
    "pettingzoo": ("gymnasium", "numpy", "pettingzoo", "PIL"),
    "learned": ("numpy",),
    "openspiel": ("numpy", "pyspiel"),
    "data": ("pyarrow",),
    "ray": ("ray", "pyarrow"),
}
"""The modules that each extra brings."""


class MissingExtra(WhitbyError):
    """An optional part that was asked for and is not installed."""


def absent(extra: str) -> list[str]:
    """Return the modules of an extra that are not installed."""
    return [module for module in EXTRAS[extra] if find_spec(module) is None]


def missing(extra: str, what: str) -> MissingExtra:
    """Return the error that says what to install, because `what` needs an extra."""
    return MissingExtra(
        "{what} needs packages that are not installed; to install them: {command}",
        "no-extra",
        what=what,
        command=f"pip install 'whitby[{extra}]'",
    )


def require(extra: str, what: str) -> None:
    """Fail with what to install, if `what` needs an extra that is not there."""
    if absent(extra):
        raise missing(extra, what)
