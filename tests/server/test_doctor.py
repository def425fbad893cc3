"""`whitby admin doctor`: every finding, made by a deployment that has it."""

from __future__ import annotations

import os
import shutil
import socketserver
import sqlite3
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from server.live import Live, running
from whitby.cli.admin.commands import admin
from whitby.cli.admin.doctor import database, machine, network, outside
from whitby.cli.admin.doctor.command import CHECKS, examine, report, settings_of
from whitby.cli.admin.doctor.findings import Check, Finding, bad, good, poor
from whitby.cli.screen import Screen
from whitby.server.notify.vapid import FILE, ServerKey
from whitby.server.settings import Settings
from whitby.server.store.vitals import Vitals
from whitby.version import __version__
from whitby.words import LANGUAGES, Speech

WORDS = Path(__file__).resolve().parents[2] / "src" / "whitby" / "words"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which a server has run."""
    found = tmp_path_factory.mktemp("doctor")
    found.chmod(0o700)
    with running(found):
        pass
    return found


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    """A copy of that folder, to be spoilt."""
    return Path(shutil.copytree(folder, tmp_path / "copy"))


def ids(check: Check, settings: Settings) -> list[str]:
    """What a check finds: the levels and the ids, without their prefix."""
    return [f"{each.level} {each.id.removeprefix('doctor-')}" for each in check(settings)]


def of(folder: Path, **wishes: Any) -> Settings:
    return Settings(folder=folder, **wishes)


@pytest.mark.parametrize("compiled", [True, False])
def test_engine(monkeypatch: pytest.MonkeyPatch, folder: Path, compiled: bool) -> None:
    monkeypatch.setattr(machine, "COMPILED", compiled)
    expected = "good engine" if compiled else "poor engine-interpreted"
    assert ids(machine.check_engine, of(folder)) == [expected]


def test_folder(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert ids(machine.check_folder, of(copy)) == ["good folder"]
    copy.chmod(0o755)
    assert ids(machine.check_folder, of(copy)) == ["poor folder-open"]
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert ids(machine.check_folder, of(copy)) == ["bad folder-closed"]
    assert ids(machine.check_folder, of(copy / "none")) == ["bad folder-missing"]


def test_database(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check, file = database.check_database, copy / "whitby.sqlite"
    assert ids(check, of(copy)) == ["good database"]
    assert ids(check, of(copy / "none")) == ["poor database-missing"]
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("UPDATE boots SET beat = ?", [int(1000 * time.time()) + 3_600_000])
        opened.commit()
        assert ids(check, of(copy)) == ["good database", "bad clock-behind"]
        opened.execute("UPDATE alembic_version SET version_num = '0001'")
        opened.commit()
        assert ids(check, of(copy)) == ["poor database-migrates", "bad clock-behind"]
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
        opened.commit()
        assert ids(check, of(copy)) == ["bad database-unusable"]
    (copy / "empty").mkdir()
    sqlite3.connect(copy / "empty" / "whitby.sqlite").close()
    assert ids(check, of(copy / "empty")) == ["good database-empty"]
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert ids(check, of(copy)) == ["bad database-closed"]


def test_a_damaged_database(copy: Path) -> None:
    file = copy / "whitby.sqlite"
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("PRAGMA writable_schema = ON")
        opened.execute("UPDATE sqlite_master SET rootpage = 2 WHERE name = 'boots'")
        opened.commit()
    assert ids(database.check_database, of(copy)) == ["bad database-damaged"]


def test_a_database_that_cannot_be_used(folder: Path) -> None:
    nobody = "postgresql://nobody:hush@127.0.0.1:1/x"
    found = list(database.check_database(of(folder, database=nobody)))
    assert [each.id for each in found] == ["doctor-database-refuses"]
    assert "hush" not in str(found)


def test_postgresql(postgres: Any, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    postgres.psql("CREATE DATABASE whitby_doctor")
    url = f"postgresql://postgres@/whitby_doctor?host={postgres.pgdata}"
    settings = of(folder, database=url)
    monkeypatch.setattr(database, "FAR", 60_000.0)
    assert ids(database.check_database, settings) == ["good database-empty"]


def test_an_old_database_far_away_with_another_clock() -> None:
    found = Vitals(kind="PostgreSQL 9", version=9, ms=80.0, ahead=-30.0)
    assert [each.id for each in database.judged(found)] == [
        "doctor-database-empty",
        "doctor-database-old",
        "doctor-database-far",
        "doctor-clock-skewed",
    ]


@pytest.mark.parametrize(
    ("free", "expected"), [(5000, "good space"), (500, "poor space-low"), (5, "bad space-low")]
)
def test_space(folder: Path, monkeypatch: pytest.MonkeyPatch, free: int, expected: str) -> None:
    usage = SimpleNamespace(free=free * machine.MIB)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: usage)
    assert ids(machine.check_space, of(folder)) == [expected]


def test_speed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert machine.synced_write(folder) > 0
    for took, expected in ((2.0, "good speed"), (90.0, "poor speed-low"), (900.0, "bad speed-low")):
        monkeypatch.setattr(machine, "synced_write", lambda _, took=took: took)
        assert ids(machine.check_speed, of(folder)) == [expected]


def test_clock(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert machine.clock_state() in (None, 0, 1, 2, 3, 4, 5)
    for state, expected in ((0, ["good clock"]), (5, ["poor clock-unsynchronised"]), (None, [])):
        monkeypatch.setattr(machine, "clock_state", lambda state=state: state)
        assert ids(machine.check_clock, of(folder)) == expected


def test_open_files(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    for hard, expected in ((65_536, "good files"), (1024, "poor files-few")):
        monkeypatch.setattr(resource, "getrlimit", lambda _, hard=hard: (hard, hard))
        assert ids(machine.check_files, of(folder)) == [expected]


def test_a_server_that_answers(server: Live) -> None:
    settings = replace(server.settings, base_url=server.url)
    assert ids(network.check_server, settings) == ["good server"]
    assert ids(network.check_address, settings) == ["good address", "good sockets"]


def test_a_server_that_does_not_answer(folder: Path) -> None:
    settings = of(folder, port=1)
    assert ids(network.check_server, settings) == ["bad server-silent"]
    assert ids(network.check_address, settings) == ["bad address-silent"]


def test_addresses_that_work_badly(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    own = replace(server.settings, base_url=server.url)
    found = ids(network.check_address, replace(own, host="0.0.0.0"))
    assert found == ["poor address-local", "good address", "good sockets"]
    monkeypatch.setattr(network, "__version__", "0.0.1")
    assert ids(network.check_address, own)[0] == "poor address-version"


class Elsewhere(socketserver.BaseRequestHandler):
    """Something that is not Whitby, or a proxy that lets little through."""

    answers: ClassVar[dict[str, str]] = {}

    def handle(self) -> None:
        path = self.request.recv(4096).decode().split(" ")[1]
        body = self.answers.get(path, "<h1>Welcome to nginx!</h1>")
        status = self.answers.get("status", "200 OK")
        head = f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        self.request.sendall(f"{head}{body}".encode())


@contextmanager
def elsewhere(**answers: str) -> Iterator[str]:
    """The address of a server that gives these answers."""
    kind = type("Answering", (Elsewhere,), {"answers": answers})
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), kind) as serving:
        threading.Thread(target=serving.serve_forever, args=(0.01,), daemon=True).start()
        yield f"http://127.0.0.1:{serving.server_address[1]}"
        serving.shutdown()


def test_what_a_proxy_does_wrong(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with elsewhere() as url:
        assert ids(network.check_address, of(folder, base_url=url)) == ["bad address-other"]
    with elsewhere(status="421 Misdirected Request") as url:
        assert ids(network.check_address, of(folder, base_url=url)) == ["bad address-host"]
    told = f'{{"whitby":"{__version__}"}}'
    monkeypatch.setattr(network, "LOOPBACK", ())
    with elsewhere(**{"/version": told}) as url:
        assert ids(network.check_address, of(folder, base_url=url)) == [
            "good address",
            "bad sockets-blocked",
            "poor metrics-public",
        ]


def test_addresses_without_a_valid_certificate(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def expired(*_: object) -> None:
        raise ssl.SSLCertVerificationError("certificate has expired")

    monkeypatch.setattr(network, "asked", expired)
    settings = of(folder, base_url="https://play.example.org")
    assert ids(network.check_address, settings) == ["bad address-certificate"]
    plain = of(folder, base_url="http://play.example.org")
    assert ids(network.check_address, plain)[0] == "poor address-plain"


@pytest.mark.parametrize(
    ("proxies", "url", "expected"),
    [
        ("127.0.0.1/32", "https://a.example", ["good proxy"]),
        ("", "https://a.example", ["bad proxy-untrusted"]),
        ("0.0.0.0/0", "https://a.example", ["bad proxy-anyone"]),
        ("", "http://localhost:8000", []),
    ],
)
def test_proxy(folder: Path, proxies: str, url: str, expected: list[str]) -> None:
    settings = of(folder, trusted_proxies=proxies, base_url=url)
    assert ids(network.check_proxy, settings) == expected


def test_push(copy: Path) -> None:
    check, settings = outside.check_push, of(copy)
    assert ids(check, settings) == ["good push-later"]
    assert ServerKey(copy, "mailto:a@example.org").public
    assert ids(check, settings) == ["good push"]
    assert ids(check, of(copy, base_url="http://a.example")) == ["poor push-plain"]
    (copy / FILE).chmod(0o644)
    assert ids(check, settings) == ["poor push-open"]
    (copy / FILE).write_text("no key")
    assert ids(check, settings) == ["bad push-unusable"]


class Mail(socketserver.StreamRequestHandler):
    """A mail server that knows no password."""

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        for line in self.rfile:
            word = line.split()[0].upper()
            if word == b"EHLO":
                self.wfile.write(b"250-here\r\n250 AUTH PLAIN\r\n")
            elif word == b"QUIT":
                self.wfile.write(b"221 bye\r\n")
                return
            else:
                self.wfile.write(b"535 no\r\n")


def test_mail(folder: Path) -> None:
    assert ids(outside.check_mail, of(folder)) == ["good mail-off"]
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Mail) as serving:
        threading.Thread(target=serving.serve_forever, args=(0.01,), daemon=True).start()
        port = serving.server_address[1]
        for user, expected in (("", "good mail"), ("a:b@", "bad mail-password")):
            smtp = f"smtp://{user}127.0.0.1:{port}"
            settings = of(folder, smtp=smtp, mail_from="whitby@example.org")
            assert ids(outside.check_mail, settings) == [expected]
        serving.shutdown()
    silent = of(folder, smtp="smtp://127.0.0.1:1", mail_from="whitby@example.org")
    assert ids(outside.check_mail, silent) == ["bad mail-silent"]


def test_the_whole_visit(server: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = replace(server.settings, base_url=server.url)
    found = examine(settings)
    assert [each.level for each in found].count("bad") == 0
    topics = [each.id.split("-")[1] for each in found]
    assert topics == sorted(topics, key=topics.index)  # what belongs together stands together
    assert {check.__name__ for check in CHECKS} == {
        name
        for module in (machine, database, network, outside)
        for name in vars(module)
        if name.startswith("check_") and name != "check_passage"
    }


def test_the_command_prints_and_its_status_tells(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WHITBY_PORT", "1")
    result = CliRunner().invoke(admin, ["doctor", "--folder", str(copy), "--lang", "de"])
    assert result.exit_code == 1
    assert "✗ Server: " in result.output
    assert "Dinge sind falsch." in result.output
    assert settings_of(None, "postgresql://a/b", {}).database == "postgresql://a/b"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_summary_counts(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    kinds: list[list[Finding]] = [
        [good("doctor-clock")],
        [poor("doctor-clock")],
        [bad("doctor-clock")] * 2,
    ]
    assert [report(Screen(lang), each) for each in kinds] == [0, 0, 1]
    printed = capsys.readouterr().out.splitlines()
    assert len({printed[1], printed[3], printed[6]}) == 3
    assert Speech(lang).say("doctor-summary", bad=2, poor=0) == printed[6]


def test_every_finding_is_tested() -> None:
    said = (WORDS / "en" / "doctor.ftl").read_text("utf-8").splitlines()
    known = {line.split(" ")[0] for line in said if line.startswith("doctor-")}
    here = Path(__file__).read_text("utf-8")
    missing = {each for each in known if f'{each.removeprefix("doctor-")}"' not in here}
    assert missing <= {"doctor-summary"}
