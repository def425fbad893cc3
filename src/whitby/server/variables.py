"""The environment variables: how each is read, and what would be valid."""

from __future__ import annotations

import re
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
}
"""Accepted spellings of a database, and the driver of each."""


class Variable(NamedTuple):
    """How one variable is read: the field it sets, its reader, and what would be valid."""

    field: str
    read: Callable[[str], Any]
    right: str


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
    "WHITBY_TABLES": Variable(
        "tables", _whole(0, 1_000_000), "a whole number of tables, 0 for no limit"
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
