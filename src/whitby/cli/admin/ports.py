"""Opening the port that a server listens on."""

from __future__ import annotations

import errno
import socket
import sys
from typing import Final

from whitby.cli.mistakes import Mistake

BACKLOG: Final = 2048
NEXT_PORTS: Final = 10
"""Ports after the default one to try before any free one is taken."""


def door(host: str, port: int, roam: bool = False) -> socket.socket:
    """Return a listening socket; clients that connect before the server is ready just wait."""
    last = min(port + NEXT_PORTS, 65535)
    ports = [port, *range(port + 1, last + 1), 0] if roam and port else [port]
    for each in ports:
        try:
            return listening_socket(host, each)
        except OSError as error:
            if error.errno == errno.EADDRINUSE and each != ports[-1]:
                continue
            raise Mistake(why_closed(host, port, error)) from None
    raise AssertionError("there is always a last port")


def why_closed(host: str, port: int, error: OSError) -> str:
    """Return what is wrong with an address, and what to do about it."""
    if error.errno == errno.EADDRINUSE:
        return f"port {port} on {host} is taken; stop what uses it, or give another with --port"
    if error.errno == errno.EACCES:
        return f"port {port} is for administrators only; give one from 1024 on with --port"
    return f"cannot listen on '{host}'; give an address of this machine, such as 127.0.0.1"


def listening_socket(host: str, port: int) -> socket.socket:
    """Open a port."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    opened = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if host == "::":
            opened.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        opened.bind(address)
        opened.listen(BACKLOG)
    except BaseException:
        opened.close()
        raise
    return opened
