"""The names and addresses of a server, in canonical spelling."""

from __future__ import annotations

import re
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from whitby.server.settings import Settings

MOST_NAMES: Final = 256
"""Names that are remembered: nearly every request is for one of a few."""

AUTHORITY: Final = re.compile(
    r"(?:(?P<name>[a-z0-9_](?:[a-z0-9._-]{0,253}))|\[(?P<v6>[0-9a-f:.]{2,45})\])(?::[0-9]{0,5})?"
)


@lru_cache(MOST_NAMES)
def named(authority: str) -> str | None:
    """Return the name or address in a `Host` header in canonical spelling, or None if it is
    invalid.

    >>> named("Play.Example.org.:8000"), named("[::FFFF:10.0.0.1]:80"), named("[0:0::1]")
    ('play.example.org', '10.0.0.1', '::1')
    >>> named("a b"), named("[::1"), named("1.2.3.4:x"), named("")
    (None, None, None, None)
    """
    found = AUTHORITY.fullmatch(authority.lower())
    if found is None:
        return None
    if found["v6"] is not None:
        address = plain_address(found["v6"])
        return None if address is None else str(address)
    return found["name"].removesuffix(".") or None


def plain_address(text: str) -> IPv4Address | IPv6Address | None:
    """Return an address without its zone, and an IPv4-mapped IPv6 address as IPv4.

    >>> plain_address("::ffff:10.0.0.1"), plain_address("fe80::1%eth0"), plain_address("anna")
    (IPv4Address('10.0.0.1'), IPv6Address('fe80::1'), None)
    """
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


@lru_cache(MOST_NAMES)
def is_loopback(name: str) -> bool:
    """Return whether a name or an address always means the local machine."""
    address = plain_address(name)
    return name == "localhost" if address is None else address.is_loopback


class Names:
    """The names of a server."""

    def __init__(self, settings: Settings) -> None:
        listed = [urlsplit(settings.base_url).netloc, settings.host, *settings.hosts.split(",")]
        self.listed = {name for name in map(named, listed) if name is not None}

    def include(self, host: str, arrived_at: str) -> bool:
        """Return whether a request for a host is meant for this server.

        An IP address is ours if the connection arrived at it: DNS rebinding can change what a name
        points to, but not what an address is.
        """
        name = named(host)
        if name is None:
            return False
        if name in self.listed or is_loopback(name):
            return True
        address = plain_address(name)
        return address is not None and address == plain_address(arrived_at)
