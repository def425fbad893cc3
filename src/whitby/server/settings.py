"""The host's settings, each an environment variable, checked once before anything starts."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct, field
from msgspec.structs import asdict, force_setattr, replace

from whitby.core.errors import WhitbyError

PREFIX: Final = "WHITBY_"
OTHERS: Final = ("WHITBY_EXPECT",)
"""Variables with our prefix that are not settings: the test suite reads them."""

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""Accepted spellings of a database, and the driver of each."""

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
    retention_days: int = 180
    bot_seconds: float = 1.2
    window_seconds: float = 3.0
    bot_processes: int = 1
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


class Variable(NamedTuple):
    """How one variable is read: the field it sets, its reader, and what would be valid."""

    field: str
    read: Callable[[str], Any]
    right: str


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


def _whole(least: int, most: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError
        return int(text)

    return read


def _figure(most: float) -> Callable[[str], float]:
    def read(text: str) -> float:
        if not re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", text) or float(text) > most:
            raise ValueError
        return float(text)

    return read


def _among(*choices: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text.lower() not in choices:
            raise ValueError
        return text.lower()

    return read


def _switch(text: str) -> bool:
    return _among("on", "off")(text) == "on"


def _host(text: str) -> str:
    if not re.fullmatch(r"[0-9A-Za-z.:_-]+|\[[0-9A-Fa-f:.]+\]", text):
        raise ValueError
    return text.strip("[]")


def _url(text: str, schemes: tuple[str, ...]) -> SplitResult:
    """Return the parts of a URL; `port` raises ValueError by itself if it is invalid."""
    url = urlsplit(text)
    if url.scheme not in schemes or not url.hostname or url.port == 0 or not text.isascii():
        raise ValueError
    return url


def _base_url(text: str) -> str:
    url = _url(text, ("http", "https"))
    if url.path not in ("", "/") or url.query or url.fragment or "@" in url.netloc:
        raise ValueError
    return f"{url.scheme}://{url.netloc.lower()}"


def _hosts(text: str) -> str:
    """Return names and addresses in lower case, as browsers send them, without a port."""
    found = [each.strip().lower().removesuffix(".") for each in text.split(",")]
    for each in found:
        if not re.fullmatch(r"[0-9a-z]([0-9a-z._-]{0,251}[0-9a-z])?|\[[0-9a-f:.]+\]", each):
            raise ValueError
    return ",".join(found)


def _database(text: str) -> str:
    scheme, mark, rest = text.partition("://")
    if not mark or scheme not in DRIVERS or not rest.strip("/"):
        raise ValueError
    return text


def _smtp(text: str) -> str:
    url = _url(text, ("smtp", "smtps"))
    if url.path not in ("", "/") or url.query or url.fragment:
        raise ValueError
    return text


def _address(text: str) -> str:
    if not re.fullmatch(r"([^<>\r\n]* )?<?[^@\s<>]+@[^@\s<>]+>?", text):
        raise ValueError
    return text


def _proxies(text: str) -> str:
    """Return addresses and networks in canonical form; `*` would let anyone forge their address."""
    return ",".join(str(ip_network(each.strip())) for each in text.split(","))


VARIABLES: Final = {
    "WHITBY_FOLDER": Variable("folder", lambda text: Path(text).expanduser(), "a folder"),
    "WHITBY_DATABASE": Variable(
        "database", _database, "an address such as postgresql://user:password@host/whitby"
    ),
    "WHITBY_HOST": Variable("host", _host, "an address to listen on, such as 127.0.0.1 or 0.0.0.0"),
    "WHITBY_PORT": Variable("port", _whole(0, 65535), "a whole number from 0 (any free) to 65535"),
    "WHITBY_BASE_URL": Variable(
        "base_url", _base_url, "an address without a path, such as https://whitby.example.org"
    ),
    "WHITBY_HOSTS": Variable(
        "hosts", _hosts, "names without ports, such as play.example.org,whitby.lan,192.168.1.5"
    ),
    "WHITBY_TRUSTED_PROXIES": Variable(
        "trusted_proxies", _proxies, "addresses or networks, such as 127.0.0.1,172.16.0.0/12"
    ),
    "WHITBY_CONNECTIONS": Variable(
        "connections", _whole(0, 1_000_000), "a whole number, 0 for as many as usual"
    ),
    "WHITBY_RETENTION_DAYS": Variable(
        "retention_days", _whole(0, 36500), "a whole number of days, 0 to keep everything"
    ),
    "WHITBY_BOT_SECONDS": Variable("bot_seconds", _figure(60), "seconds from 0 to 60, such as 1.2"),
    "WHITBY_WINDOW_SECONDS": Variable(
        "window_seconds", _figure(60), "seconds from 0 (windows wait for answers) to 60, such as 3"
    ),
    "WHITBY_BOT_PROCESSES": Variable(
        "bot_processes", _whole(0, 64), "a whole number from 0 (a thread) to 64"
    ),
    "WHITBY_RATE": Variable("rate", _figure(1000), "a factor from 0 (no limits) to 1000"),
    "WHITBY_TABLES_PER_HOUR": Variable(
        "tables_per_hour", _whole(1, 100000), "a whole number from 1 to 100000"
    ),
    "WHITBY_ACCOUNTS": Variable("accounts", _switch, "on or off"),
    "WHITBY_WEBHOOKS": Variable(
        "webhooks", _among("public", "any", "off"), "public, any (private addresses too) or off"
    ),
    "WHITBY_SMTP_URL": Variable(
        "smtp", _smtp, "smtp://user:password@host:587 or smtps://user:password@host:465"
    ),
    "WHITBY_MAIL_FROM": Variable(
        "mail_from", _address, "an address, such as whitby@example.org or Whitby <w@example.org>"
    ),
    "WHITBY_METRICS": Variable("metrics", _switch, "on or off"),
    "WHITBY_LOG": Variable("log", _among("json", "plain"), "json or plain"),
    "WHITBY_LOG_LEVEL": Variable(
        "log_level", _among("debug", "info", "warning", "error"), "debug, info, warning or error"
    ),
}
"""Every variable, in the order of the sample file."""
