"""Targets: where an outlet's messages go, validated before anything is stored or sent.

A target is its owner's secret (anyone who knows a Discord webhook can post there), so no error
message contains one.
"""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from whitby.server.notify.addresses import literal, may_reach
from whitby.server.refusals import Refusal

MOST_LETTERS: Final = 1000
PORTS: Final = {"http": 80, "https": 443}
LEAST_FREE_PORT: Final = 1024
"""Ports below it belong to mail servers and the like, which may misread a web request."""

LABEL: Final = r"[a-z0-9](?:[a-z0-9_-]{0,61}[a-z0-9])?"
HOST: Final = re.compile(rf"{LABEL}(?:\.{LABEL})*")
DISCORD_HOSTS: Final = frozenset(
    {"discord.com", "ptb.discord.com", "canary.discord.com", "discordapp.com"}
)
DISCORD_PATH: Final = re.compile(r"/api(?:/v[0-9]{1,2})?/webhooks/[0-9]{5,25}/[\w-]{20,120}", re.A)
NTFY_PATH: Final = re.compile(r"/[\w-]{1,64}", re.A)
ATOM: Final = r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
MAIL: Final = re.compile(
    rf"(?P<box>{ATOM}(?:\.{ATOM})*)@(?P<host>(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+"
    r"(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59}))",
    re.IGNORECASE,
)


class Unfit(Refusal):
    """A target that messages cannot or may not be sent to; its code names a message."""

    def __init__(self, words: str) -> None:
        super().__init__(words.removeprefix("refusal-"), status=422)


class Web(Struct, frozen=True):
    """The parsed address of a webhook: requests use these parts, not the text that was typed."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def netloc(self) -> str:
        """Return host and port as they appear in a request."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def url(self) -> str:
        """Return the whole address."""
        return f"{self.scheme}://{self.netloc}{self.path}"


def read(target: str) -> Web:
    """Return the parts of a web address without credentials, on a port that webhooks may use."""
    if not re.fullmatch(r"[!-~]+", target) or len(target) > MOST_LETTERS or "\\" in target:
        raise Unfit("refusal-outlet-url")
    try:
        parts = urlsplit(target)
        port = parts.port
    except ValueError:
        raise Unfit("refusal-outlet-url") from None
    host = (parts.hostname or "").rstrip(".")
    if parts.scheme not in PORTS or "@" in parts.netloc or parts.netloc.endswith(":"):
        raise Unfit("refusal-outlet-url")
    if not _is_host(host):
        raise Unfit("refusal-outlet-url")
    port = PORTS[parts.scheme] if port is None else port
    if port not in PORTS.values() and port < LEAST_FREE_PORT:
        raise Unfit("refusal-outlet-port")
    query = f"?{parts.query}" if parts.query else ""
    return Web(parts.scheme, host, port, (parts.path or "/") + query)


def _is_host(host: str) -> bool:
    """Return whether this is a valid name or address; one with a zone is not."""
    if literal(host) is not None:
        return "%" not in host
    return len(host) <= 253 and HOST.fullmatch(host) is not None


def webhook(target: str, *, private: bool) -> str:
    """Return the address of a webhook; refuse one that is obviously in a private network."""
    web = read(target)
    address = literal(web.host)
    if address is None:
        outside = "." in web.host and not web.host.endswith((".localhost", ".local", ".internal"))
    else:
        outside = may_reach(address, private=private)
    if not outside and (address is not None or not private):
        raise Unfit("refusal-outlet-address")
    return web.url


def discord(target: str, *, private: bool) -> str:
    """Return the address of a Discord webhook."""
    web = read(target)
    at_discord = (web.scheme, web.port) == ("https", 443) and web.host in DISCORD_HOSTS
    if not at_discord or not DISCORD_PATH.fullmatch(web.path):
        raise Unfit("refusal-outlet-discord")
    return web.url


def ntfy(target: str, *, private: bool) -> str:
    """Return the address of a topic on an ntfy server."""
    url = webhook(target, private=private)
    if not NTFY_PATH.fullmatch(read(url).path.partition("?")[0]):
        raise Unfit("refusal-outlet-ntfy")
    return url


def email(target: str, *, private: bool) -> str:
    """Return a simple e-mail address: no quotes, no comments, ASCII only."""
    found = MAIL.fullmatch(target)
    if found is None or len(target) > 254 or len(found["box"]) > 64:
        raise Unfit("refusal-outlet-email")
    if any(len(label) > 63 for label in found["host"].split(".")):
        raise Unfit("refusal-outlet-email")
    return f"{found['box']}@{found['host'].lower()}"


def host_of(target: str) -> str:
    """Return the host or domain of a target.

    >>> host_of("https://hooks.example:8443/x?y"), host_of("mina@example.org")
    ('hooks.example', 'example.org')
    """
    if "://" in target:
        return urlsplit(target).hostname or ""
    return target.rpartition("@")[2]


def mailbox(target: str) -> str:
    """Return one spelling for all addresses of the same mailbox, to count what it gets.

    >>> mailbox("Mina.Murray+whitby@example.org"), mailbox("mina.murray@example.org")
    ('minamurray@example.org', 'minamurray@example.org')
    """
    box, _, host = target.lower().rpartition("@")
    return f"{box.partition('+')[0].replace('.', '')}@{host}"


def mask(target: str) -> str:
    """Return just enough of a target for its owner to recognize it.

    >>> mask("https://discord.com/api/webhooks/123456789/a-long-and-secret-token")
    'https://discord.com/…oken'
    >>> mask("mina@example.org"), mask("https://ntfy.sh/crypt")
    ('m…@example.org', 'https://ntfy.sh/…')
    >>> mask("https://push.example/the-place-of-a-browser-a1b2#key.secret")
    'https://push.example/…a1b2'
    """
    scheme, mark, rest = target.partition("://")
    if mark:
        host, _, path = rest.partition("#")[0].partition("/")
        return f"{scheme}://{host.rpartition('@')[2]}/…{path[-4:] if len(path) >= 24 else ''}"
    box, _, host = target.rpartition("@")
    return f"{box[:1]}…@{host}" if box else "…"
