"""Devices: a two-word description of a browser, and whether it is known from an earlier login."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection

from whitby.server.http.identity import cookie_name, digest, encrypted
from whitby.server.settings import Settings

BROWSERS: Final = (
    ("edge", r"Edg(e|A|iOS)?/"),
    ("opera", r"OPR/|Opera"),
    ("samsung", r"SamsungBrowser/"),
    ("firefox", r"Firefox/|FxiOS/"),
    ("chrome", r"Chrome/|Chromium/|CriOS/"),
    ("safari", r"Safari/"),
    ("python", r"^python|^whitby"),
)
SYSTEMS: Final = (
    ("android", r"Android"),
    ("ios", r"iPhone|iPad|iPod"),
    ("windows", r"Windows"),
    ("chromeos", r"CrOS"),
    ("macos", r"Mac OS X|Macintosh"),
    ("linux", r"Linux|X11"),
)
OTHER: Final = "other"
MOST_READ: Final = 500
LASTS: Final = 400 * 24 * 3600
"""Seconds a browser is remembered: as long as browsers keep a cookie."""


def described(agent: str) -> str:
    """Return the browser and system named in a User-Agent; nothing else of it is kept.

    >>> described("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'firefox linux'
    >>> described("something else")
    'other other'
    """
    return f"{_first(BROWSERS, agent)} {_first(SYSTEMS, agent)}"


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    found = (name for name, sign in known if re.search(sign, agent[:MOST_READ]))
    return next(found, OTHER)


def device_name(settings: Settings, request: HTTPConnection) -> str:
    """Return the name of the cookie that identifies a known device."""
    return f"{cookie_name(settings, request)}-device"


def device_of(settings: Settings, request: HTTPConnection) -> bytes:
    """Return the digest of a device's token; without a token, a digest that matches nothing."""
    return digest(request.cookies.get(device_name(settings, request), ""))


def device_cookie(settings: Settings, request: HTTPConnection, token: str) -> str:
    """Return the Set-Cookie header that identifies a browser when its owner logs in again."""
    secure = "; Secure" if encrypted(settings, request) else ""
    name = device_name(settings, request)
    return f"{name}={token}; Max-Age={LASTS}; Path=/; HttpOnly; SameSite=Strict{secure}"
