"""Settings: every variable is read, validated, documented and in the sample file, or refused."""

import re
from pathlib import Path

import pytest
from msgspec.structs import asdict, fields
from sqlalchemy import make_url

from whitby.core.errors import WhitbyError
from whitby.server.settings import HIDDEN, OTHERS, Settings, data_folder
from whitby.server.variables import VARIABLES

ROOT = Path(__file__).resolve().parents[2]
LINE = re.compile(r"^#?(WHITBY_[A-Z_]+)=(.*)$", re.MULTILINE)

READ = {
    "WHITBY_FOLDER": ("/srv/whitby", Path("/srv/whitby")),
    "WHITBY_DATABASE": ("postgresql://u:p@db/w", "postgresql://u:p@db/w"),
    "WHITBY_HOST": ("0.0.0.0", "0.0.0.0"),
    "WHITBY_PORT": ("9000", 9000),
    "WHITBY_BASE_URL": ("https://Play.Example.org/", "https://play.example.org"),
    "WHITBY_HOSTS": ("Whitby.lan., [FE80::1], 10.0.0.5", "whitby.lan,[fe80::1],10.0.0.5"),
    "WHITBY_TRUSTED_PROXIES": ("127.0.0.1, 172.16.0.0/12", "127.0.0.1/32,172.16.0.0/12"),
    "WHITBY_CONNECTIONS": ("200", 200),
    "WHITBY_TABLES": ("50", 50),
    "WHITBY_RETENTION_DAYS": ("0", 0),
    "WHITBY_BOT_SECONDS": ("0.5", 0.5),
    "WHITBY_WINDOW_SECONDS": ("5", 5.0),
    "WHITBY_BOT_PROCESSES": ("0", 0),
    "WHITBY_RATE": ("2", 2.0),
    "WHITBY_TABLES_PER_HOUR": ("5", 5),
    "WHITBY_ACCOUNTS": ("off", False),
    "WHITBY_WEBHOOKS": ("any", "any"),
    "WHITBY_SMTP_URL": ("smtp://u:p@mail:587", "smtp://u:p@mail:587"),
    "WHITBY_MAIL_FROM": ("Whitby <w@example.org>", "Whitby <w@example.org>"),
    "WHITBY_METRICS": ("ON", True),
    "WHITBY_LOG": ("plain", "plain"),
    "WHITBY_LOG_LEVEL": ("debug", "debug"),
}

WRONG = {
    "WHITBY_DATABASE": ["mysql://a:hush@b/c", "whitby.sqlite"],
    "WHITBY_HOST": ["not a host"],
    "WHITBY_PORT": ["eighty", "65536", "-1", "tcp://10.0.0.1:8000"],
    "WHITBY_BASE_URL": [
        "whitby.example.org",
        "https://example.org/whitby",
        "https://anna:hush@example.org",
        "https://example.org:port",
        "https://füchse.example",
    ],
    "WHITBY_HOSTS": ["*", "whitby.lan:8000", "https://whitby.lan", "whitby.lan,,b"],
    "WHITBY_TRUSTED_PROXIES": ["*", "nginx"],
    "WHITBY_CONNECTIONS": ["-5"],
    "WHITBY_TABLES": ["many"],
    "WHITBY_RETENTION_DAYS": ["1.5"],
    "WHITBY_BOT_SECONDS": ["nan", "61"],
    "WHITBY_WINDOW_SECONDS": ["61"],
    "WHITBY_BOT_PROCESSES": ["many"],
    "WHITBY_RATE": ["-1"],
    "WHITBY_TABLES_PER_HOUR": ["0"],
    "WHITBY_ACCOUNTS": ["maybe"],
    "WHITBY_WEBHOOKS": ["private"],
    "WHITBY_SMTP_URL": ["http://mail", "smtp://u:hush@mail:99999"],
    "WHITBY_MAIL_FROM": ["nobody"],
    "WHITBY_METRICS": ["1"],
    "WHITBY_LOG": ["xml"],
    "WHITBY_LOG_LEVEL": ["loud"],
}


def refusal(**environ: str) -> str:
    with pytest.raises(WhitbyError) as caught:
        Settings.from_environ(environ)
    return str(caught.value)


def test_nothing_given_is_the_default() -> None:
    assert Settings.from_environ({"PATH": "/bin", "WHITBY_EXPECT": "compiled"}) == Settings(
        folder=data_folder({})
    )


def test_an_empty_variable_counts_as_not_given() -> None:
    assert Settings.from_environ(dict.fromkeys(VARIABLES, " ")) == Settings(folder=data_folder({}))


def test_every_field_has_a_variable() -> None:
    assert [each.field for each in VARIABLES.values()] == [each.name for each in fields(Settings)]
    assert list(READ) == list(VARIABLES)


def test_every_variable_is_read() -> None:
    settings = asdict(Settings.from_environ({name: text for name, (text, _) in READ.items()}))
    for name, (_, value) in READ.items():
        assert settings[VARIABLES[name].field] == value


@pytest.mark.parametrize(
    ("name", "value"), [(name, each) for name in WRONG for each in WRONG[name]]
)
def test_a_refusal_names_the_variable_the_value_and_what_is_right(name: str, value: str) -> None:
    text = refusal(**{name: value})
    assert text.startswith(f"{name} is ")
    assert VARIABLES[name].right in text
    assert (value in text) != (VARIABLES[name].field in HIDDEN)


def test_every_kind_of_mistake_is_tried() -> None:
    assert set(WRONG) == set(VARIABLES) - {"WHITBY_FOLDER"}


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("WHITBY_PROT", "WHITBY_PORT"),
        ("WHITBY_BASEURL", "WHITBY_BASE_URL"),
        ("WHITBY_SMTP", "WHITBY_SMTP_URL"),
        ("WHITBY_RETENTION", "WHITBY_RETENTION_DAYS"),
    ],
)
def test_a_slip_of_the_pen_is_refused_with_what_was_meant(slip: str, meant: str) -> None:
    assert refusal(**{slip: "1"}) == f"there is no setting {slip}; did you mean {meant}?"


def test_an_unknown_variable_is_refused_with_those_there_are() -> None:
    text = refusal(WHITBY_XYZZY_QUUX="1")
    assert all(name in text for name in VARIABLES)
    assert not any(name in text for name in OTHERS)


def test_mail_needs_a_sender() -> None:
    assert "WHITBY_MAIL_FROM" in refusal(WHITBY_SMTP_URL="smtp://mail")


def test_passwords_are_not_shown() -> None:
    settings = Settings(smtp="smtp://a:hush@mail", database="postgresql://a:hush@b/c")
    assert "hush" not in repr(settings)
    assert "smtp=…" not in repr(Settings())


@pytest.mark.parametrize(
    ("url", "secure", "origin"),
    [
        ("https://w.example", True, "https://w.example"),
        ("https://w.example:443", True, "https://w.example"),
        ("https://w.example:8443", True, "https://w.example:8443"),
        ("http://localhost:8000", True, "http://localhost:8000"),
        ("http://127.0.0.1:80", True, "http://127.0.0.1"),
        ("http://[::1]:8000", True, "http://[::1]:8000"),
        ("http://192.168.1.5:8000", False, "http://192.168.1.5:8000"),
        ("http://localhost.example", False, "http://localhost.example"),
    ],
)
def test_what_follows_from_the_base_url(url: str, secure: bool, origin: str) -> None:
    settings = Settings.from_environ({"WHITBY_BASE_URL": url})
    assert (settings.secure, settings.origin) == (secure, origin)


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("127.0.0.1", "http://localhost:9000"),
        ("0.0.0.0", "http://localhost:9000"),
        ("::", "http://localhost:9000"),
        ("192.168.1.5", "http://192.168.1.5:9000"),
        ("2001:db8::1", "http://[2001:db8::1]:9000"),
    ],
)
def test_without_a_base_url_it_is_where_the_server_listens(host: str, url: str) -> None:
    assert Settings(host=host, port=9000).base_url == url
    assert Settings().listening(host, 9000).base_url == url


def test_a_base_url_that_was_given_stays() -> None:
    given = Settings(base_url="https://w.example")
    assert given.listening("0.0.0.0", 9000).base_url == "https://w.example"


@pytest.mark.parametrize("name", ["plain", "with blank", "100%25", "what?", "ä#1"])
def test_the_database_is_a_file_in_the_folder(name: str, tmp_path: Path) -> None:
    url = make_url(Settings(folder=tmp_path / name).database_url)
    assert url.drivername == "sqlite+aiosqlite"
    assert url.database == str(tmp_path / name / "whitby.sqlite")


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
def test_a_database_may_be_spelt_as_people_spell_it(scheme: str) -> None:
    settings = Settings.from_environ({"WHITBY_DATABASE": f"{scheme}://u:p@db:5432/whitby"})
    assert settings.database_url == "postgresql+asyncpg://u:p@db:5432/whitby"


def test_data_lie_where_the_system_keeps_them() -> None:
    assert data_folder({"XDG_DATA_HOME": "/data/home"}) == Path("/data/home/whitby")
    assert data_folder({}) == Path("~/.local/share/whitby").expanduser()


# The sample file and the guide


def test_the_sample_has_every_setting_at_its_default() -> None:
    sample = dict(LINE.findall((ROOT / ".env.sample").read_text("utf-8")))
    assert list(sample) == list(VARIABLES)
    assert Settings.from_environ(sample) == Settings(folder=data_folder({}))
    assert sample["WHITBY_BASE_URL"] == Settings().base_url


def test_the_sample_changes_nothing_as_it_is() -> None:
    lines = (ROOT / ".env.sample").read_text("utf-8").splitlines()
    assert all(not line or line.startswith("#") for line in lines)


def test_the_sample_explains_every_setting() -> None:
    lines = (ROOT / ".env.sample").read_text("utf-8").splitlines()
    for at, line in enumerate(lines):
        if LINE.match(line):
            assert lines[at - 1].startswith("#")


def test_the_guide_lists_every_setting_with_its_default() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    rows = re.findall(
        r"^\| `(WHITBY_[A-Z_]+)` \| (?:`([^`]*)`|none) \| .+ \|$", guide, re.MULTILINE
    )
    sample = dict(LINE.findall((ROOT / ".env.sample").read_text("utf-8")))
    assert rows == list(sample.items())


def test_whatever_the_guide_names_exists() -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert set(re.findall(r"WHITBY_[A-Z_]+[A-Z]", guide)) <= set(VARIABLES)
