"""Tell everyone at a table who is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from whitby.server.live.frames import encoded
from whitby.server.live.services import Listener, Services
from whitby.wire.messages import Here


class Attendance:
    """Tells everyone at a table who is there, once for all who come or go together."""

    def __init__(
        self, services: Services, listeners: Collection[Listener], who: Callable[[], Here]
    ) -> None:
        self._services = services
        self._listeners = listeners
        self._who = who
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        """Someone has come or gone: tell everyone soon."""
        if self._services.together <= 0:
            self.tell()
        elif self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(self._services.together, self.tell)

    def tell(self) -> None:
        """Tell everyone now."""
        self.stop()
        if not self._listeners:
            return
        data = encoded(self._who())
        for listener in list(self._listeners):
            listener.send_frame(data)

    def stop(self) -> None:
        """Tell nobody any more, unless something changes again."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
