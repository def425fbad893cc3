"""The clocks that can count how long a bot thinks."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

Clock = Callable[[], float]
"""Returns seconds since some moment."""
WALL: Final = "wall"
PROCESSOR: Final = "processor"
OWN_TIME: Final[Clock] = getattr(time, "thread_time", time.process_time)  # WebAssembly lacks it
CLOCKS: Final[dict[str, Clock]] = {WALL: time.perf_counter, PROCESSOR: OWN_TIME}
"""What people wait for, and what the thread has used of a processor, whatever else is running."""
