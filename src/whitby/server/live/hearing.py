"""Frames that a client sends: processed in order, one at a time, and read no faster than that."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final

from whitby.server.live.frames import Channel, as_refusal, read_frame
from whitby.server.refusals import Refusal
from whitby.wire.commands import Do, Frame

MOST_HEARD: Final = 8
"""Frames of a client that may wait to be processed; more are not read yet."""

Work = Coroutine[Any, Any, None]


class Hearing:
    """The frames of one socket that are still to be processed."""

    def __init__(
        self,
        channel: Channel,
        obey: Callable[[Frame], Work | None],
        refuse: Callable[[Refusal, Frame | None], None],
    ) -> None:
        self._channel = channel
        self._obey = obey  # does something at once, or returns work that takes time
        self._refuse = refuse
        self._heard: deque[str | None] = deque()
        self._task: asyncio.Task[None] | None = None
        self._lasts = False  # it carries out a command, so it must not be cancelled
        self._stopped = False

    def stop(self) -> None:
        """Process no more; a command that is being carried out is completed."""
        self._stopped = True
        if self._task is not None and not self._lasts:
            self._task.cancel()

    def hear(self, text: str | None) -> None:
        """Process a frame after those that came before it; a client that hurries has to wait."""
        self._heard.append(text)
        if self._task is None:
            self._go_on()
        elif len(self._heard) > MOST_HEARD:
            self._channel.pause()

    def _go_on(self) -> None:
        while self._heard and self._task is None and not self._stopped:
            frame: Frame | None = None
            try:
                frame = read_frame(self._heard.popleft())
                work = self._obey(frame)
            except Exception as error:
                self._refuse(as_refusal(error, "/ws"), frame)
            else:
                if work is not None:
                    self._lasts = isinstance(frame, Do)
                    self._task = asyncio.get_running_loop().create_task(self._do(frame, work))
        if not self._heard and not self._stopped:
            self._channel.resume()

    async def _do(self, frame: Frame, work: Work) -> None:
        try:
            await work
        except Exception as error:
            self._refuse(as_refusal(error, "/ws"), frame)
        self._task = None
        self._go_on()
