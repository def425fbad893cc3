"""Who is asking: session cookies, the origin of a request, and its language."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from whitby.server.http.host_names import is_loopback, named
from whitby.server.refusals import Refusal
from whitby.server.settings import Settings

TOKEN_BYTES: Final = 32


def new_token() -> str:
    """Return a new session token: 32 random bytes, of which only the digest is stored."""
    return urlsafe_b64encode(secrets.token_bytes(TOKEN_BYTES)).decode().rstrip("=")


def digest(token: str) -> bytes:
    """Return the digest of a token, which is what the store keeps."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


# Cookies


def encrypted(settings: Settings, request: HTTPConnection) -> bool:
    """Return whether browsers keep a secure cookie from here: encrypted, or on this machine.

    On a local network a server is reached under other names than its base URL, so each request is
    judged by itself. A proxy that terminates TLS may not say so; then the base URL tells.
    """
    return public(settings, request) or is_loopback(asked(request))


def public(settings: Settings, request: HTTPConnection) -> bool:
    """Return whether a request came encrypted, and from another machine."""
    host = asked(request)
    base = urlsplit(settings.base_url)
    if is_loopback(host):
        return False
    return request.scope["scheme"] in ("https", "wss") or (
        base.scheme == "https" and host == named(base.netloc)
    )


def asked(request: HTTPConnection) -> str:
    """Return the host name of a request, in canonical spelling."""
    return named(request.headers.get("host", "")) or ""


def cookie_name(settings: Settings, request: HTTPConnection) -> str:
    """Return the name of the session cookie for this request.

    A neighbouring host cannot set a cookie with the `__Host-` prefix, so where browsers can keep
    one, no other cookie is read.
    """
    return "__Host-whitby" if encrypted(settings, request) else "whitby"


def token_of(settings: Settings, request: HTTPConnection) -> str | None:
    """Return the token of a request."""
    return request.cookies.get(cookie_name(settings, request)) or None


def session_of(settings: Settings, request: HTTPConnection) -> bytes | None:
    """Return the digest of the token of a request."""
    token = token_of(settings, request)
    return None if token is None else digest(token)


def cookie(settings: Settings, request: HTTPConnection, token: str | None, lasts: int) -> str:
    """Return the Set-Cookie header that sets a token for this many seconds, or deletes it."""
    secure = "; Secure" if encrypted(settings, request) else ""
    age = lasts if token else 0
    name = cookie_name(settings, request)
    return f"{name}={token or ''}; Max-Age={age}; Path=/; HttpOnly; SameSite=Lax{secure}"


# Origin of a request


def check_origin(settings: Settings, request: HTTPConnection) -> None:
    """Refuse cross-site requests.

    Browsers send Origin with every unsafe request and with every WebSocket, and scripts cannot
    change it. A request without one comes from a program, which sends no cookie unless told to: it
    is let through, unless its Sec-Fetch-Site shows that it is a browser after all.
    """
    origin = request.headers.get("origin")
    if origin is None:
        if request.headers.get("sec-fetch-site", "same-origin") != "same-origin":
            raise Refusal("wrong-origin", 403)
        return
    if origin != settings.origin and not same_host(origin, request.headers.get("host", "")):
        raise Refusal("wrong-origin", 403)


def same_host(origin: str, host: str) -> bool:
    """Return whether an Origin is a page of the requested host."""
    scheme, mark, authority = origin.lower().partition("://")
    if not mark or scheme not in USUAL or not host:
        return False
    return plainly(authority, USUAL[scheme]) == plainly(host.lower(), USUAL[scheme])


USUAL: Final = {"http": ":80", "https": ":443"}


def plainly(authority: str, usual: str) -> str:
    """Return a host and port without the default port."""
    return authority.removesuffix(usual)


def address_of(request: HTTPConnection) -> str:
    """Return the client address of a request, as reported by our own proxies if there are any."""
    return request.client.host if request.client is not None else "unknown"


# Languages


def wished_language(headers: Mapping[str, str], known: tuple[str, ...]) -> str:
    """Return the first language in Accept-Language that we support.

    >>> wished_language({"accept-language": "it, de-AT;q=0.8, en;q=0.5"}, ("en", "fr", "de"))
    'de'
    """
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate(headers.get("accept-language", "")[:200].split(",")):
        tag, _, weight = wish.strip().partition(";q=")
        code = tag.split("-")[0].strip().lower()
        if code in known:
            wishes.append((-_weight(weight), place, code))
    return min(wishes)[2] if wishes else known[0]


def _weight(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
