"""What the doctor checks over the network: that the server answers here and at its address."""

from __future__ import annotations

import json
import ssl
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final
from urllib.parse import urlsplit

from whitby.cli.admin.doctor.findings import Finding, bad, good, poor
from whitby.server.health import well
from whitby.server.settings import EVERYWHERE, LOOPBACK, Settings
from whitby.version import __version__

PATIENCE: Final = 6.0
UPGRADE: Final = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "ZG9jdG9yIG9mIHdoaXRieQ==",
}
NO_TABLE: Final = "/ws/tables/doctordoctor"
"""The socket of a table that does not exist: the server itself says so, and no proxy would."""


def check_server(settings: Settings) -> Iterator[Finding]:
    """Look whether the server is running and well."""
    where = f"{settings.host}:{settings.port}"
    yield (
        good("doctor-server", where=where)
        if well(settings)
        else bad("doctor-server-silent", where=where)
    )


def check_address(settings: Settings) -> Iterator[Finding]:
    """Look whether Whitby answers at the address that people type, sockets included."""
    url = settings.base_url
    host = urlsplit(url).hostname or ""
    if settings.host in EVERYWHERE and host in LOOPBACK:
        yield poor("doctor-address-local", url=url)
    elif not settings.secure:
        yield poor("doctor-address-plain", url=url)
    try:
        status, body = asked(url, "/version")
        told = json.loads(body) if status == 200 else {}
    except ssl.SSLError as error:
        yield bad("doctor-address-certificate", url=url, why=str(error))
        return
    except (OSError, HTTPException) as error:
        yield bad("doctor-address-silent", url=url, why=str(error) or type(error).__name__)
        return
    except ValueError:
        told = {}
    if status == 421:
        yield bad("doctor-address-host", url=url, host=host)
    elif not isinstance(told, dict) or "whitby" not in told:
        yield bad("doctor-address-other", url=url, status=str(status))
    else:
        version = str(told["whitby"])
        if version != __version__:
            yield poor("doctor-address-version", url=url, version=version, ours=__version__)
        else:
            yield good("doctor-address", url=url)
        yield from check_passage(url)


def check_passage(url: str) -> Iterator[Finding]:
    """Look whether sockets get through, and whether the metrics stay inside."""
    try:
        _, body = asked(url, NO_TABLE, UPGRADE)
        passed = json.loads(body).get("code") == "no-table"
    except (OSError, HTTPException, ValueError, AttributeError):
        passed = False
    yield good("doctor-sockets") if passed else bad("doctor-sockets-blocked", url=url)
    try:
        status, _ = asked(url, "/metrics")
    except (OSError, HTTPException):
        return
    if status == 200 and urlsplit(url).hostname not in LOOPBACK:
        yield poor("doctor-metrics-public", url=f"{url}/metrics")


def check_proxy(settings: Settings) -> Iterator[Finding]:
    """Look whether the server will believe the proxy that its address implies."""
    url, proxies = urlsplit(settings.base_url), settings.trusted_proxies
    if any(each.endswith("/0") for each in proxies.split(",")):
        yield bad("doctor-proxy-anyone", proxies=proxies)
    elif proxies:
        yield good("doctor-proxy", proxies=proxies)
    elif url.scheme == "https":
        yield bad("doctor-proxy-untrusted")


def asked(url: str, path: str, headers: dict[str, str] | None = None) -> tuple[int, bytes]:
    """Return the status and the body of what is found at an address, without any proxy of ours."""
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    asking = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    try:
        asking.request("GET", path, headers=headers or {})
        answer = asking.getresponse()
        return answer.status, answer.read(1_000_000)
    finally:
        asking.close()
