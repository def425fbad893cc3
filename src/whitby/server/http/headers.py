"""Security headers of every response: no foreign content, no sniffing, no caching."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whitby.server.http import identity
from whitby.server.settings import Settings

CONTENT: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "style-src 'self'",
        "font-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",  # forms are submitted by scripts
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html whitby-worker",
    ]
)
"""The content security policy: only our own files, no frames, nothing inline, no text as HTML.

Only the two named Trusted Types policies can turn text into HTML or a script URL: that of Svelte's
templates, and that of the service worker (web/src/me/worker.ts).
"""

DEVICES: Final = ", ".join(
    f"{each}=()"
    for each in ("camera", "geolocation", "microphone", "payment", "usb", "browsing-topics")
)

ALWAYS: Final = {
    "content-security-policy": CONTENT,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links contain tokens
    "permissions-policy": DEVICES,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


TRANSPORT: Final = "max-age=31536000"
"""HSTS: over HTTPS, browsers use only encrypted connections to this host for a year."""


class Headers:
    """Middleware that adds these headers to every response, refusals included."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and add the headers to its response."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                headers.update(ALWAYS)
                headers.setdefault("cache-control", "no-store")
                if identity.public(self.settings, HTTPConnection(scope)):
                    headers["strict-transport-security"] = TRANSPORT
            await send(message)

        await self.app(scope, receive, with_headers)
