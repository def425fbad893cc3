"""The `Host` check: answer a request only if it addresses the server by one of its names.

Another site can point its own name to this machine's address (DNS rebinding). Browsers then take
our answers for that site's. `Origin` does not help against this; only the name in `Host` does.
"""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from whitby.server.http.dispatch import refuse, refuse_socket
from whitby.server.http.host_names import Names
from whitby.server.http.identity import address_of
from whitby.server.refusals import Refusal
from whitby.server.security_events import log_if_suspicious
from whitby.server.settings import Settings


class Hosts:
    """Middleware that refuses requests to names that are not the server's."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = Names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on requests meant for this server, and refuse the others."""
        if scope["type"] not in ("http", "websocket") or self.is_ours(scope):
            await self.app(scope, receive, send)
            return
        refusal = Refusal("wrong-host", 421, setting="WHITBY_HOSTS")
        if scope["type"] == "websocket":
            websocket = WebSocket(scope, receive, send)
            log_if_suspicious(refusal, address_of(websocket))
            await refuse_socket(refusal, websocket)
        else:
            await refuse(refusal, HTTPConnection(scope))(scope, receive, send)

    def is_ours(self, scope: Scope) -> bool:
        """Return whether a request names this server; old programs may send no `Host` at all."""
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if not hosts:
            return True  # browsers always send one, and HTTP/1.1 requires it
        server = scope.get("server")
        arrived_at = server[0] if server else ""
        return len(hosts) == 1 and self.names.include(hosts[0].decode("latin-1"), arrived_at)
