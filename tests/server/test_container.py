"""The container files: what they copy exists, no root user, one volume, one service."""

import importlib.util
import json
import re
import shlex
from pathlib import Path
from typing import Any

import yaml

from whitby.server.settings import Settings
from whitby.server.variables import VARIABLES

ROOT = Path(__file__).resolve().parents[2]


def instructions() -> list[tuple[str, str]]:
    """The Containerfile as (instruction, arguments), with lines joined and comments removed."""
    text = (ROOT / "Containerfile").read_text("utf-8")
    text = re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE).replace("\\\n", " ")
    lines = [line.split(None, 1) for line in text.splitlines() if line.strip()]
    return [(name, " ".join(rest.split())) for name, rest in lines]


def stages() -> list[list[tuple[str, str]]]:
    """The instructions of each stage."""
    found: list[list[tuple[str, str]]] = []
    for name, rest in instructions():
        if name == "FROM":
            found.append([])
        found[-1].append((name, rest))
    return found


def of_image(wanted: str) -> list[str]:
    """The arguments of an instruction in the final stage."""
    return [rest for name, rest in stages()[-1] if name == wanted]


def service() -> dict[str, Any]:
    compose = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    (only,) = compose["services"].values()
    assert isinstance(only, dict)
    return only


def test_what_builds_is_not_what_runs() -> None:
    assert len(stages()) == 2
    bases = [rest.split()[0] for name, rest in instructions() if name == "FROM"]
    (base,) = set(bases)
    tag, _, digest = base.partition("@")
    assert tag == "docker.io/library/python:3.13-slim"  # built for both x86-64 and ARM
    assert re.fullmatch("sha256:[0-9a-f]{64}", digest)  # a tag can move, a digest cannot
    assert not any("--platform" in rest for _, rest in instructions())


def test_everything_copied_exists_and_is_let_in() -> None:
    let_in = [line[1:] for line in ignored() if line.startswith("!")]
    copied = [shlex.split(rest)[:-1] for name, rest in stages()[0] if name == "COPY"]
    sources = [source for each in copied for source in each]
    assert sources
    for source in sources:
        assert (ROOT / source).exists(), source
        assert source in let_in, source
    assert set(let_in) == set(sources)


def ignored() -> list[str]:
    lines = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def test_nothing_else_is_let_in() -> None:
    assert ignored()[0] == "*"
    assert (ROOT / ".containerignore").read_bytes() == (ROOT / ".dockerignore").read_bytes()


def test_it_runs_as_an_ordinary_user_who_owns_the_volume() -> None:
    (user,) = of_image("USER")
    uid, gid = map(int, user.split(":"))
    assert uid >= 1000
    assert gid >= 1000
    (made,) = [rest for rest in of_image("RUN") if "useradd" in rest]
    assert f"--uid {uid}" in made
    assert f"install -d -o {uid} -g {gid} -m 0700 /data" in made
    names = [name for name, _ in stages()[-1]]
    assert names.index("RUN") < names.index("USER") < names.index("VOLUME")


def test_there_is_one_volume_and_the_data_are_in_it() -> None:
    assert [json.loads(rest) for rest in of_image("VOLUME")] == [["/data"]]
    settings = Settings.from_environ(environment())
    assert settings.folder == Path("/data")
    assert settings.host == "0.0.0.0"
    assert of_image("EXPOSE") == [str(settings.port)]


def environment() -> dict[str, str]:
    """The settings in the image."""
    pairs = [pair.split("=", 1) for rest in of_image("ENV") for pair in shlex.split(rest)]
    return {name: value for name, value in pairs if name in VARIABLES}


def test_its_health_is_asked_for_by_python() -> None:
    (check,) = of_image("HEALTHCHECK")
    command = json.loads(check[check.index("[") :])
    assert command[:2] == ["python", "-m"]
    assert importlib.util.find_spec(command[2]) is not None
    assert not any("curl" in rest or "wget" in rest for _, rest in instructions())


def test_the_command_is_whitby_serve() -> None:
    assert [json.loads(rest) for rest in of_image("ENTRYPOINT")] == [["whitby"]]
    assert [json.loads(rest) for rest in of_image("CMD")] == [["serve"]]
    assert of_image("STOPSIGNAL") == ["SIGTERM"]


def test_the_image_has_no_tool_that_only_builds() -> None:
    installs = " ".join(rest for name, rest in stages()[0] if name == "RUN")
    into = re.findall(
        r"/opt/(\w+)/bin/\S+(?: -m pip)? install [^&]*?requirements/(\w+).lock", installs
    )
    assert into == [("whitby", "run"), ("build", "build")]
    assert of_image("COPY") == ["--from=build /opt/whitby /opt/whitby"]


def test_compose_has_one_service_that_needs_no_other() -> None:
    only = service()
    assert only["build"]["dockerfile"] == "Containerfile"
    assert only["volumes"] == ["whitby:/data"]
    assert only["ports"] == ["127.0.0.1:8000:8000"]
    assert only["read_only"] is True
    assert "depends_on" not in only
    assert only["env_file"] == [{"path": ".env", "required": False}]


def test_compose_sets_what_the_image_sets() -> None:
    assert service()["environment"] == environment()
