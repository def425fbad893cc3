"""`whitby serve`: a server, from opening the port to closing the last table."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from threading import Thread
from types import FrameType
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from whitby import COMPILED
from whitby.cli.admin import workers
from whitby.cli.admin.ports import door
from whitby.cli.mistakes import Mistake
from whitby.cli.screen import Screen
from whitby.core.errors import WhitbyError
from whitby.server.settings import EVERYWHERE, Settings
from whitby.version import __version__

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send
    from uvicorn import Server

FAILED: Final = 3
"""The exit status of a server that failed to start or to shut down cleanly."""

Create = Callable[[Settings], "ASGIApp"]


class Wishes(Struct, frozen=True, kw_only=True):
    """The arguments of the command line; they override the environment."""

    host: str | None = None
    port: int | None = None
    folder: Path | None = None
    browse: bool = False
    roam: bool = False  # use another port if this one is taken
    workers: int = 1

    def settings(self, environ: Mapping[str, str] = os.environ) -> Settings:
        """Return the settings of the environment with these arguments applied."""
        found = Settings.from_environ(environ)
        host = found.host if self.host is None else self.host.strip("[]")
        port = found.port if self.port is None else self.port
        folder = found.folder if self.folder is None else self.folder.expanduser()
        return replace(found.listening(host, port), folder=folder.absolute())


def at_home(environ: Mapping[str, str] = os.environ) -> Mapping[str, str]:
    """Return the environment of plain `whitby`: its user is at the terminal and wants it quiet."""
    return {"WHITBY_LOG": "plain", "WHITBY_LOG_LEVEL": "warning", **environ}


def serve(
    screen: Screen,
    wishes: Wishes,
    environ: Mapping[str, str] = os.environ,
    create: Create | None = None,
) -> int:
    """Serve until stopped; return the exit status."""
    wanted = wishes.settings(environ)
    workers.check(wanted, wishes.workers)
    with closing(door(wanted.host, wanted.port, wishes.roam)) as listening:
        settings = wanted.listening(wanted.host, listening.getsockname()[1])
        make_folder(settings.folder)

        def opened() -> None:
            welcome(screen, settings, wanted.port)
            if wishes.browse:
                show_page(screen, settings.base_url)

        if wishes.workers > 1:
            status = workers.Supervisor(settings, listening, wishes.workers, alone).run(opened)
            screen.say("serve-failed" if status else "serve-stopped")
            return status
        return attend(settings, listening, opened, screen, create or the_app)


def alone(settings: Settings, listening: socket.socket, opened: Callable[[], None]) -> int:
    """Run one of several workers, which says nothing in the terminal but errors."""
    screen = Screen("en")
    screen.say = lambda *_, **__: None  # type: ignore[method-assign]
    try:
        return attend(settings, listening, opened, screen, the_app)
    except WhitbyError as error:
        print(error, file=sys.stderr, flush=True)
        return FAILED


def the_app(settings: Settings) -> ASGIApp:
    """Return the server's app; imported late, so that other commands start quickly."""
    from whitby.server.app import create

    return create(settings)


def attend(
    settings: Settings,
    listening: socket.socket,
    opened: Callable[[], None],
    screen: Screen,
    create: Create,
) -> int:
    """Run the server on a port that is already open; a user's mistake is raised as such."""
    from whitby.server import logging
    from whitby.server.garbage import COLLECTOR
    from whitby.server.http.gate import raise_descriptors

    logging.begin(settings.log, settings.log_level)
    raise_descriptors()
    doorway = Doorway(create(settings), opened)
    server = prepared(doorway, settings)
    stop_by_signal(server)
    COLLECTOR.restrain()
    form = "compiled" if COMPILED else "interpreted"
    logging.note("starting", version=__version__, form=form, port=settings.port)
    try:
        server.run(sockets=[listening])
    except SystemExit:
        if doorway.failure is None:
            raise
    if doorway.failure is not None:
        return failed(doorway, screen)
    logging.settle(everything=True)
    logging.note("stopped")
    screen.say("serve-stopped")
    return 0


def failed(doorway: Doorway, screen: Screen) -> int:
    """Report what went wrong; what the host can fix is said in one line."""
    from whitby.server import logging

    if isinstance(doorway.failure, WhitbyError):
        raise doorway.failure
    logging.note("failed", level="error", error=doorway.failure)
    screen.say("serve-broken" if doorway.open else "serve-failed")
    return FAILED


class Doorway:
    """The app, with a record of how its startup and shutdown went."""

    def __init__(self, app: ASGIApp, opened: Callable[[], None]) -> None:
        self.app = app
        self.opened = opened
        self.open = False
        self.failure: BaseException | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, watching only startup and shutdown."""
        if scope["type"] != "lifespan":
            await self.app(scope, receive, send)
            return

        async def watched(message: Message) -> None:
            await send(message)
            if message["type"] == "lifespan.startup.complete":
                self.open = True
                self.opened()

        try:
            await self.app(scope, receive, watched)
        except BaseException as error:
            self.failure = error
            raise


def prepared(app: Any, settings: Settings) -> Server:
    """Return the web server for an app; imported late, like the app."""
    from whitby.server.http import listener

    return listener.prepared(app, settings)


def stop_by_signal(server: Server) -> None:
    """Let SIGTERM and Ctrl+C end the server cleanly, with status 0.

    While it runs, the server has its own handlers. At the end it restores ours and sends the signal
    again, which by default would kill the process after everything was closed properly.
    """
    from uvicorn.server import HANDLED_SIGNALS

    def stop(_: int, __: FrameType | None) -> None:
        if not server.should_exit:
            sys.exit(0)

    for each in HANDLED_SIGNALS:
        signal.signal(each, stop)


def make_folder(folder: Path) -> None:
    """Create the data folder, accessible to this user only."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        usable = os.access(folder, os.W_OK | os.X_OK)
    except OSError:
        usable = False
    if not usable:
        raise Mistake(f"cannot write to the folder {folder}; give another one with --folder")


def welcome(screen: Screen, settings: Settings, wanted: int) -> None:
    """Say where the page is, how to stop the server and where the data is."""
    if wanted not in (0, settings.port):
        screen.say("serve-other-port", wanted=str(wanted), port=str(settings.port))
    screen.say("serve-page", url=settings.base_url, style="bold")
    if settings.database:
        screen.say("serve-database")
    else:
        screen.say("serve-folder", folder=str(settings.folder))
    screen.say("serve-compiled" if COMPILED else "serve-interpreted")
    screen.say("serve-stop")
    if settings.host in EVERYWHERE and settings.origin.startswith("http://localhost"):
        screen.say("serve-links-here", setting="WHITBY_BASE_URL")
    elif not settings.secure:
        screen.say("serve-unencrypted")


def show_page(screen: Screen, url: str) -> None:
    """Open the page in a browser, if there is a graphical one."""
    if can_browse():
        import webbrowser

        # Some browsers only return when they are closed.
        Thread(target=webbrowser.open, args=(url,), daemon=True).start()
    else:
        screen.say("serve-browse")


def can_browse(environ: Mapping[str, str] = os.environ) -> bool:
    """Return whether a browser can be opened that does not take over the terminal."""
    if "SSH_CONNECTION" in environ:
        return False
    if sys.platform not in ("win32", "darwin") and not any(
        environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    ):
        return False
    import webbrowser

    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
