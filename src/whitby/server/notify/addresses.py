"""Which addresses a webhook may reach: public ones, not those in the host's own network.

Names are resolved here and the result is checked; the connection then goes to the very address that
was checked, so that a name cannot point elsewhere a moment later.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final

Address = IPv4Address | IPv6Address

PRIVATE: Final = (
    IPv4Network("10.0.0.0/8"),
    IPv4Network("100.64.0.0/10"),  # also used by private overlay networks
    IPv4Network("127.0.0.0/8"),
    IPv4Network("172.16.0.0/12"),
    IPv4Network("192.168.0.0/16"),
    IPv6Network("::1/128"),
    IPv6Network("fc00::/7"),
)
"""Private networks, which WHITBY_WEBHOOKS=any allows."""

FORBIDDEN: Final = (
    IPv4Network("0.0.0.0/8"),
    IPv4Network("169.254.0.0/16"),  # link-local; cloud metadata services
    IPv4Network("192.0.0.0/24"),
    IPv4Network("192.0.2.0/24"),
    IPv4Network("192.88.99.0/24"),
    IPv4Network("198.18.0.0/15"),
    IPv4Network("198.51.100.0/24"),
    IPv4Network("203.0.113.0/24"),
    IPv4Network("224.0.0.0/4"),
    IPv4Network("240.0.0.0/4"),
    IPv6Network("2001::/23"),  # Teredo and others that embed an address
    IPv6Network("2001:db8::/32"),
    IPv6Network("2002::/16"),
    IPv6Network("3fff::/20"),
    # Addresses in public or private ranges that cloud providers use for their machines.
    IPv4Network("100.100.100.200/32"),
    IPv4Network("168.63.129.16/32"),
    IPv6Network("fd00:ec2::/32"),
)
"""Addresses that are never allowed."""

UNICAST: Final = IPv6Network("2000::/3")
"""The range of global IPv6 addresses."""

WRAPPED: Final = (IPv6Network("::ffff:0:0/96"), IPv6Network("64:ff9b::/96"))
"""IPv6 addresses that contain an IPv4 address: IPv4-mapped, and NAT64."""


def may_reach(address: str, *, private: bool = False) -> bool:
    """Return whether a webhook may go to an address; `private` allows private networks.

    >>> may_reach("93.184.216.34"), may_reach("10.0.0.1"), may_reach("10.0.0.1", private=True)
    (True, False, True)
    """
    found = ip_address(address)
    if isinstance(found, IPv6Address) and any(found in network for network in WRAPPED):
        return private and may_reach(str(IPv4Address(int(found) & 0xFFFFFFFF)), private=True)
    if any(found in network for network in FORBIDDEN):
        return False
    if any(found in network for network in PRIVATE):
        return private
    return found in UNICAST if isinstance(found, IPv6Address) else found.is_global


def literal(host: str) -> str | None:
    """Return the address if a host is an IP address; None if it is a name."""
    try:
        return str(ip_address(host))
    except ValueError:
        return None
