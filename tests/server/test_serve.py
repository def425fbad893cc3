"""`whitby serve` as a process: it opens, responds, stops cleanly, and prints what it must."""

import errno
import io
import os
import re
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from textwrap import dedent
from typing import Any, TextIO

import httpx
import pytest
import websockets
from msgspec import json
from rich.console import Console

from whitby.cli.admin.ports import door, why_closed
from whitby.cli.admin.serve import (
    Doorway,
    Wishes,
    at_home,
    can_browse,
    make_folder,
    prepared,
    serve,
    show_page,
    welcome,
)
from whitby.cli.mistakes import Mistake
from whitby.cli.screen import Screen
from whitby.server.health import main as health
from whitby.server.http.channel import DirectChannel
from whitby.server.http.gate import raise_descriptors
from whitby.server.settings import Settings
from whitby.wire import MOST_BYTES
from whitby.words import LANGUAGES

SCRIPT = dedent("""
    import sys
    from contextlib import asynccontextmanager
    from pathlib import Path
    from starlette.applications import Starlette
    from starlette.responses import PlainTextResponse
    from starlette.routing import Route, WebSocketRoute
    from whitby.cli.group import refuse
    from whitby.cli.screen import Screen
    from whitby.cli.admin.serve import Wishes, serve
    from whitby.core.errors import WhitbyError

    folder, trouble, descriptors = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    if descriptors:
        import resource
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    @asynccontextmanager
    async def life(app):
        if trouble == "mistake":
            raise WhitbyError("the database is of a newer server")
        if trouble == "defect":
            raise RuntimeError("hush")
        yield
        (folder / "closed").touch()
        if trouble == "late":
            raise RuntimeError("hush")

    async def page(request):
        if "break" in request.query_params:
            raise RuntimeError("hush")
        return PlainTextResponse(f"{request.client.host} {request.url.scheme}")

    async def echo(socket):
        await socket.accept()
        async for text in socket.iter_text():
            await socket.send_text(text)

    def create(settings):
        routes = [Route("/", page), Route("/healthz", page), WebSocketRoute("/ws", echo)]
        return Starlette(routes=routes, lifespan=life)

    try:
        made = None if trouble == "own" else create
        sys.exit(serve(Screen("en"), Wishes(port=0, folder=folder), create=made))
    except WhitbyError as error:
        refuse(str(error))
""")


class Running:
    """A server in its own process."""

    def __init__(self, process: "subprocess.Popen[str]", log: TextIO) -> None:
        self.process = process
        self.log = log
        assert process.stdout is not None
        self.said = process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", self.said)
        self.port = int(found[1]) if found else 0
        self.url = f"http://127.0.0.1:{self.port}"

    def stop(self, by: int = signal.SIGTERM) -> tuple[int, str, str]:
        """Ask it to stop; return its status, its output and its log."""
        self.process.send_signal(by)
        return self.end()

    def end(self) -> tuple[int, str, str]:
        """Wait for its end."""
        assert self.process.stdout is not None
        said = self.said + self.process.stdout.read()
        status = self.process.wait(timeout=20)
        self.log.seek(0)
        return status, said, self.log.read()


@contextmanager
def running(folder: Path, trouble: str = "", descriptors: int = 0, **env: str) -> Iterator[Running]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("WHITBY_")}
    with (
        TemporaryFile("w+", encoding="utf-8") as log,
        subprocess.Popen(
            [sys.executable, "-c", SCRIPT, str(folder), trouble, str(descriptors)],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            encoding="utf-8",
            env={**plain, "COLUMNS": "200", **env},
        ) as process,
    ):
        try:
            yield Running(process, log)
        finally:
            process.kill()


def events(log: str) -> list[Any]:
    return [json.decode(line)["event"] for line in log.splitlines()]


# The process


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_it_serves_until_it_is_told_to_stop(tmp_path: Path, by: int) -> None:
    folder = tmp_path / "new" / "folder"
    with running(folder) as server:
        assert httpx.get(server.url).status_code == 200
        status, said, log = server.stop(by)
    assert status == 0
    assert f"Tables and accounts are stored in {folder}" in said
    assert said.endswith("Stopped. All games are saved.\n")
    assert events(log) == ["starting", "stopped"]
    assert (folder / "closed").exists()
    assert folder.stat().st_mode & 0o777 == 0o700


async def test_an_open_socket_does_not_keep_it_from_ending(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws?as=hush") as ours:
            await ours.send("good evening")
            assert await ours.recv() == "good evening"
            server.process.terminate()
            with pytest.raises(websockets.ConnectionClosed):
                await ours.recv()
            assert ours.close_code == 1012
        status, _, log = server.end()
    assert status == 0
    assert (tmp_path / "closed").exists()
    assert "hush" not in log
    assert "/ws" not in log


async def test_a_frame_that_is_too_long_ends_its_socket(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws") as ours:
            await ours.send("a" * MOST_BYTES)
            assert await ours.recv() == "a" * MOST_BYTES
            await ours.send("a" * (MOST_BYTES + 1))
            with pytest.raises(websockets.ConnectionClosed):
                await ours.recv()
            assert ours.close_code == 1009


async def test_frames_are_not_compressed(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        async with websockets.connect(f"ws://127.0.0.1:{server.port}/ws") as ours:
            assert ours.response is not None
            assert "Sec-WebSocket-Extensions" not in ours.response.headers


@pytest.mark.parametrize(
    ("proxies", "seen"),
    [("", "127.0.0.1 http"), ("10.0.0.1", "127.0.0.1 http"), ("127.0.0.1", "203.0.113.7 https")],
)
def test_only_trusted_proxies_are_believed(tmp_path: Path, proxies: str, seen: str) -> None:
    headers = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
    with running(
        tmp_path, WHITBY_TRUSTED_PROXIES=proxies, FORWARDED_ALLOW_IPS="127.0.0.1"
    ) as server:
        answer = httpx.get(server.url, headers=headers)
    assert answer.text == seen
    assert "server" not in answer.headers


def test_a_defect_in_an_answer_is_logged_without_its_words(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert httpx.get(server.url, params={"break": "hush"}).status_code == 500
        status, _, log = server.stop()
    assert status == 0
    assert "builtins.RuntimeError" in log
    assert "hush" not in log


def test_what_the_host_can_put_right_is_said_in_one_line(tmp_path: Path) -> None:
    with running(tmp_path, "mistake") as server:
        status, said, log = server.end()
    assert (status, said) == (2, "")
    assert log.splitlines()[-1] == "whitby: the database is of a newer server"


def test_a_server_that_cannot_start_says_so_and_where(tmp_path: Path) -> None:
    with running(tmp_path, "defect") as server:
        status, said, log = server.end()
    assert status == 3
    assert said == "The server could not start. See the log for details.\n"
    assert events(log)[-1] == "failed"
    assert "builtins.RuntimeError" in log
    assert "hush" not in log


def test_a_server_that_ends_badly_says_so(tmp_path: Path) -> None:
    with running(tmp_path, "late") as server:
        status, said, log = server.stop()
    assert status == 3
    assert said.splitlines()[-1].startswith("The server did not shut down cleanly.")
    assert "hush" not in log


def test_people_can_have_a_plain_log(tmp_path: Path) -> None:
    with running(tmp_path, WHITBY_LOG="plain") as server:
        _, _, log = server.stop()
    assert re.search(rf"^\d\d:\d\d:\d\d info    starting .*port={server.port}$", log, re.MULTILINE)


def test_the_servers_own_app_opens_and_ends(tmp_path: Path) -> None:
    with running(tmp_path, "own") as server:
        environ = {"WHITBY_PORT": str(server.port)}
        assert health(environ) == 0
        assert httpx.get(f"{server.url}/version").status_code == 200
        with running(tmp_path, "own") as second:
            assert second.end()[0] == 2  # the folder is in use
        status, _, log = server.stop()
    assert status == 0
    assert events(log)[-1] == "stopped"
    assert "elsewhere" not in events(log)
    assert (tmp_path / "whitby.sqlite").stat().st_size > 0


# The port and the folder


@contextmanager
def taken() -> Iterator[int]:
    with socket.socket() as holder:
        holder.bind(("127.0.0.1", 0))
        holder.listen()
        yield holder.getsockname()[1]


def test_a_port_that_is_taken_is_refused() -> None:
    with taken() as port, pytest.raises(Mistake, match=f"port {port} on 127.0.0.1 is taken"):
        door("127.0.0.1", port)


def test_another_port_is_found_where_any_will_do() -> None:
    with taken() as port, door("127.0.0.1", port, roam=True) as found:
        assert found.getsockname()[1] not in (0, port)


def test_the_last_port_has_no_next_one() -> None:
    with door("127.0.0.1", 65535, roam=True) as first, door("127.0.0.1", 65535, roam=True) as other:
        assert other.getsockname()[1] != first.getsockname()[1]


@pytest.mark.parametrize("host", ["no.such.host.invalid", "203.0.113.1"])
def test_an_address_of_another_machine_is_refused(host: str) -> None:
    with pytest.raises(Mistake, match=f"cannot listen on '{host}'"):
        door(host, 0, roam=True)


def test_a_port_of_the_administrator_is_refused() -> None:
    assert "from 1024 on" in why_closed("127.0.0.1", 80, OSError(errno.EACCES, ""))


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below"):
        with pytest.raises(Mistake, match="cannot write to the folder"):
            make_folder(folder)


def test_the_command_line_goes_before_the_environment(tmp_path: Path) -> None:
    environ = {"WHITBY_PORT": "9000", "WHITBY_HOST": "0.0.0.0", "WHITBY_FOLDER": "/srv/whitby"}
    assert Wishes().settings(environ).folder == Path("/srv/whitby")
    chosen = Wishes(host="[::1]", port=9001, folder=tmp_path).settings(environ)
    assert (chosen.host, chosen.port, chosen.folder) == ("::1", 9001, tmp_path)
    assert chosen.base_url == "http://localhost:9001"


def test_plain_whitby_keeps_the_terminal_quiet() -> None:
    quiet = Wishes().settings(at_home({}))
    assert (quiet.log, quiet.log_level) == ("plain", "warning")
    assert Wishes().settings(at_home({"WHITBY_LOG_LEVEL": "debug"})).log_level == "debug"


async def test_a_request_passes_through_the_doorway() -> None:
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["type"])

    doorway = Doorway(app, lambda: seen.append("opened"))
    await doorway({"type": "http"}, None, None)  # type: ignore[arg-type]
    assert (seen, doorway.open, doorway.failure) == (["http"], False, None)


def test_one_process_and_no_log_of_the_librarys_own() -> None:
    config = prepared(lambda *_: None, Settings(port=9000)).config
    assert (config.workers, config.log_config, config.access_log) == (1, None, False)
    assert (config.ws, config.ws_max_size) == (DirectChannel, 65536)


def test_a_thousand_silent_connections_leave_it_well(tmp_path: Path) -> None:
    raise_descriptors()  # those of this process, which holds the other ends
    with running(tmp_path, "own", descriptors=256, WHITBY_RATE="0") as server, ExitStack() as stack:
        for _ in range(1100):
            stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 10))
        for _ in range(3):
            assert httpx.get(f"{server.url}/healthz").status_code == 200
        with httpx.Client(base_url=server.url) as anna:
            come = anna.post("/api/session", json={"name": "Anna"})
            cookie = {"cookie": come.headers["set-cookie"].split(";")[0]}
            assert anna.post("/api/tables", json={"game": "duel"}, headers=cookie).is_success
        _, _, log = server.stop()
    assert len(log) < 10_000
    assert "connection dropped" in log
    assert "suppressed" in log
    assert not {"elsewhere", "failed", "unwell"} & set(events(log))


# Output


def heard(lang: str, settings: Settings, wanted: int = 8000) -> str:
    out = io.StringIO()
    welcome(Screen(lang, console=Console(file=out, width=200)), settings, wanted)
    return out.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everyone_is_told_where_and_how(lang: str, tmp_path: Path) -> None:
    text = heard(lang, Settings(folder=tmp_path))
    assert "http://localhost:8000" in text
    assert str(tmp_path) in text
    assert {"en": "Ctrl+C", "fr": "Ctrl+C", "de": "Strg+C"}[lang] in text
    assert len(text.splitlines()) == 4


@pytest.mark.parametrize("compiled", [True, False])
def test_the_form_of_the_engine_is_mentioned(
    compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("whitby.cli.admin.serve.COMPILED", compiled)
    assert ("is compiled" in heard("en", Settings())) == compiled
    assert ("interpreted" in heard("en", Settings())) != compiled


def test_another_port_is_mentioned() -> None:
    assert "Port 8000 is in use. Using port 8001 instead." in heard("en", Settings(port=8001))
    assert "taken" not in heard("en", Settings(port=8001), wanted=0)


def test_a_database_is_mentioned_without_its_password() -> None:
    text = heard("en", Settings(database="postgresql://a:hush@b/c"))
    assert "the database you configured" in text
    assert "hush" not in text


def test_who_opens_the_server_to_others_is_told_what_is_missing() -> None:
    assert "WHITBY_BASE_URL" in heard("en", Settings(host="0.0.0.0"))
    assert "not encrypted" in heard("en", Settings(base_url="http://192.168.1.5:8000"))
    told = heard("en", Settings(host="0.0.0.0", base_url="https://w.example"))
    assert len(told.splitlines()) == 4


# The browser


def test_a_browser_needs_a_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "get", lambda: None)
    assert can_browse({"DISPLAY": ":0"})
    assert can_browse({"WAYLAND_DISPLAY": "wayland-0"})
    assert not can_browse({})
    assert not can_browse({"DISPLAY": ":0", "SSH_CONNECTION": "somewhere"})
    monkeypatch.setattr(sys, "platform", "darwin")
    assert can_browse({})


def test_without_a_browser_the_address_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    def none() -> None:
        raise webbrowser.Error

    monkeypatch.setattr(webbrowser, "get", none)
    monkeypatch.setenv("DISPLAY", ":0")
    out = io.StringIO()
    show_page(Screen("en", console=Console(file=out)), "http://localhost:8000")
    assert out.getvalue() == "Open the address above in a browser.\n"


# Health checks and quick imports


def test_health_asks_the_server_itself(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:1")
    with running(tmp_path) as server:
        environ = {"WHITBY_PORT": str(server.port), "WHITBY_HOST": "0.0.0.0"}
        assert health(environ) == 0
    assert health(environ) == 1
    assert health({"WHITBY_PORT": "?"}) == 2
    assert "WHITBY_PORT" in capsys.readouterr().err


def test_other_commands_do_not_wait_for_the_server() -> None:
    code = "import sys, whitby.cli.admin.serve; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-c", code], text=True).split()
    assert not {"uvicorn", "starlette", "sqlalchemy", "prometheus_client"} & set(loaded)


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    screen, wishes = Screen("en"), Wishes(workers=2, folder=tmp_path)
    with pytest.raises(Mistake, match="needs PostgreSQL: an SQLite file belongs to one process"):
        serve(screen, wishes, {})
