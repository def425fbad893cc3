"""The host's settings, each an environment variable, checked once before anything starts."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from msgspec import Struct, field
from msgspec.structs import asdict, force_setattr, replace

from whitby.core.errors import WhitbyError
from whitby.server.variables import DRIVERS, VARIABLES

PREFIX: Final = "WHITBY_"
OTHERS: Final = ("WHITBY_COMPILE", "WHITBY_EXPECT")
"""Variables with our prefix that are not settings: builds and the test suite read them."""

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104 - compared with, never listened on by default
HIDDEN: Final = ("database", "smtp")
"""Fields that may contain a password: never shown in a message or a log."""

Webhooks = Literal["public", "any", "off"]
LogForm = Literal["json", "plain"]
LogLevel = Literal["debug", "info", "warning", "error"]


class BadSetting(WhitbyError):
    """An environment variable that the server cannot use; nothing has been started."""


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Return the folder where this user's programs keep their data."""
    if sys.platform == "win32":
        base = environ.get("LOCALAPPDATA") or "~/AppData/Local"
    elif sys.platform == "darwin":
        base = "~/Library/Application Support"
    else:
        base = environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "whitby"


class Settings(Struct, frozen=True, kw_only=True):
    """All settings, with their defaults."""

    folder: Path = field(default_factory=data_folder)
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    base_url: str = ""
    hosts: str = ""
    trusted_proxies: str = ""
    connections: int = 0
    tables: int = 2000
    retention_days: int = 180
    bot_seconds: float = 1.2
    window_seconds: float = 3.0
    bot_processes: int = 2
    rate: float = 1.0
    tables_per_hour: int = 30
    accounts: bool = True
    webhooks: Webhooks = "public"
    smtp: str = ""
    mail_from: str = ""
    metrics: bool = False
    log: LogForm = "json"
    log_level: LogLevel = "info"

    def __post_init__(self) -> None:
        if not self.base_url:
            force_setattr(self, "base_url", _own_url(self.host, self.port))

    @classmethod
    def from_environ(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """Return the settings from an environment; an empty variable counts as unset."""
        _refuse_unknown(environ)
        given = {name: environ[name].strip() for name in VARIABLES if environ.get(name, "").strip()}
        found = {VARIABLES[name].field: _read(name, value) for name, value in given.items()}
        settings = cls(**{"folder": data_folder(environ), **found})
        if settings.smtp and not settings.mail_from:
            raise BadSetting(
                "WHITBY_SMTP_URL is set and WHITBY_MAIL_FROM is not; "
                "give the address that mail comes from, such as whitby@example.org"
            )
        return settings

    def listening(self, host: str, port: int) -> Settings:
        """Return the same settings for another address; an explicit base URL stays."""
        own = self.base_url == _own_url(self.host, self.port)
        return replace(self, host=host, port=port, base_url="" if own else self.base_url)

    @property
    def database_url(self) -> str:
        """Return the database as an SQLAlchemy URL."""
        if not self.database:
            from sqlalchemy import URL  # a slow import, which reading the settings should not cost

            file = str(self.folder / "whitby.sqlite")
            return URL.create("sqlite+aiosqlite", database=file).render_as_string()
        scheme, _, rest = self.database.partition("://")
        return f"{DRIVERS[scheme]}://{rest}"

    @property
    def secure(self) -> bool:
        """Return whether the session cookie can be restricted to encrypted or local pages."""
        url = urlsplit(self.base_url)
        return url.scheme == "https" or url.hostname in LOOPBACK

    @property
    def origin(self) -> str:
        """Return the Origin that a browser sends from our own page."""
        url = urlsplit(self.base_url)
        usual = {"http": 80, "https": 443}[url.scheme]
        port = "" if url.port in (None, usual) else f":{url.port}"
        return f"{url.scheme}://{_bracketed(url.hostname or '')}{port}"

    def __repr__(self) -> str:
        shown = {name: "…" if name in HIDDEN and value else value for name, value in _pairs(self)}
        return f"Settings({', '.join(f'{name}={value!r}' for name, value in shown.items())})"


def _pairs(settings: Settings) -> list[tuple[str, Any]]:
    return list(asdict(settings).items())


def _own_url(host: str, port: int) -> str:
    """Return the address of a server whose base URL was not set."""
    local = host in LOOPBACK or host in EVERYWHERE
    return f"http://{'localhost' if local else _bracketed(host)}:{port}"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _refuse_unknown(environ: Mapping[str, str]) -> None:
    """Refuse a variable with our prefix that sets nothing: it is a typo."""
    for name in sorted(environ):
        if name.startswith(PREFIX) and name not in VARIABLES and name not in OTHERS:
            near = get_close_matches(name, VARIABLES, 1)
            hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(VARIABLES)}"
            raise BadSetting(f"there is no setting {name}; {hint}")


def _read(name: str, value: str) -> Any:
    variable = VARIABLES[name]
    try:
        return variable.read(value)
    except ValueError:
        given = "not usable (not shown here)" if variable.field in HIDDEN else f"'{value}'"
        raise BadSetting(f"{name} is {given}; give {variable.right}") from None
