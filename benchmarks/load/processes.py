"""The processes of a course: started, listened to, and ended whatever happens."""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

from benchmarks.conductor import ROOT, Unmeasured, one_line
from benchmarks.load.contenders import plain_environment

STARTING = 60.0
"""Seconds that a server may take to start, and that anyone may be late with an answer."""

ENDING = 20.0
PR_SET_PDEATHSIG = 1


class Process:
    """A process we started, and the JSON lines it writes."""

    def __init__(self, popen: subprocess.Popen[str], log: IO[str]) -> None:
        self.pid = popen.pid
        self._popen = popen
        self._log = log

    def send(self, message: Mapping[str, object]) -> None:
        """Write one line to it."""
        assert self._popen.stdin is not None
        with contextlib.suppress(OSError):  # it has died; the missing answer will tell
            self._popen.stdin.write(json.dumps(message) + "\n")
            self._popen.stdin.flush()

    def expect(self, what: str, limit: float) -> Any:
        """Wait for a line with this key."""
        line = self._line(limit)
        if what not in line:
            raise Unmeasured(one_line(str(line.get("error", f"no {what} but {line}"))))
        return line[what]

    def address(self, url: str) -> dict[str, str]:
        """Wait until the server is up; it reports its address unless we know it."""
        if not url:
            line = self._line(STARTING)
            if "error" in line:
                raise Unmeasured(one_line(str(line["error"])))
            return {name: str(value) for name, value in line.items()}
        end = time.monotonic() + STARTING
        while time.monotonic() < end and self._popen.poll() is None:
            with contextlib.suppress(OSError, urllib.error.URLError):
                with urllib.request.urlopen(f"{url}/version", timeout=5) as answer:
                    about = json.load(answer)
                form = "compiled" if about["compiled"] else "interpreted"
                return {"url": url, "version": f"Whitby {about['whitby']}, {form}"}
            time.sleep(0.1)
        raise Unmeasured(self._last_words())

    def _line(self, limit: float) -> dict[str, Any]:
        assert self._popen.stdout is not None
        late = threading.Timer(limit, self._popen.kill)
        late.start()
        text = self._popen.stdout.readline()
        late.cancel()
        try:
            found: dict[str, Any] = json.loads(text)
        except ValueError:
            raise Unmeasured(self._last_words()) from None
        return found

    def _last_words(self) -> str:
        self._log.seek(0)
        said = [line for line in self._log.read().splitlines() if line.strip()]
        return one_line(said[-1]) if said else "it ended, or did not answer in time, without a word"

    def end(self) -> None:
        """Let it end gracefully, and kill it with everything it started if it does not."""
        assert self._popen.stdin is not None
        with contextlib.suppress(OSError):
            self._popen.stdin.close()
        if self._popen.poll() is None:
            self._popen.terminate()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._popen.wait(timeout=ENDING)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.pid, signal.SIGKILL)
        self._popen.wait()
        if self._popen.stdout is not None:
            self._popen.stdout.close()


@contextlib.contextmanager
def running(
    command: Sequence[str], environment: Mapping[str, str], log: Path, talks: bool = True
) -> Iterator[Process]:
    """Run a process for the duration of the context; it writes to us, or only to its log."""
    with log.open("w+", encoding="utf-8", errors="replace") as said:
        try:
            popen = subprocess.Popen(
                list(command),
                cwd=ROOT,
                env={**plain_environment(), **environment},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE if talks else said,
                stderr=said,
                encoding="utf-8",
                start_new_session=True,
                preexec_fn=_end_with_parent,
            )
        except OSError as error:
            raise Unmeasured(one_line(str(error))) from error
        process = Process(popen, said)
        try:
            yield process
        finally:
            process.end()


def _end_with_parent() -> None:
    """Ask the system to end this process when its parent ends."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
