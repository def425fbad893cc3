"""The description matches the server exactly, and the committed file is up to date."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.routing import Route

from whitby.server import app
from whitby.server.http.endpoint import PIECES, STATUSES, Endpoint
from whitby.server.http.openapi import openapi, protocol
from whitby.server.http.routes.endpoints import ENDPOINTS
from whitby.server.live.frames import CLOSE_CODES
from whitby.server.settings import Settings
from whitby.wire.commands import Frame
from whitby.wire.messages import Message, Refused, Shown

ROOT = Path(__file__).resolve().parent.parent.parent
SERVER = ROOT / "src" / "whitby" / "server"
# In a path it is not found; in a command it conflicts with the state of the table.
BOTH = {"no-seat": {404, 409}}


def codes_raised(*names: str) -> dict[str, set[int]]:
    """Every code that the source, or some of its modules, raise by name, with its statuses."""
    found: dict[str, set[int]] = {}
    for path in SERVER.rglob("*.py"):
        if not names or path.name in names:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call):
                    for code, status in code_of(node):
                        found.setdefault(code, set()).add(status)
    return found


def code_of(call: ast.Call) -> Iterator[tuple[str, int]]:
    """The code and the status of a call that refuses."""
    place = {"Refusal": 0, "need": 1}.get(getattr(call.func, "id", ""))
    if place is not None:
        values = [node.value for node in call.args[place:] if isinstance(node, ast.Constant)]
        if values and isinstance(values[0], str):
            status = values[1] if len(values) > 1 else 409
            assert isinstance(status, int)
            yield values[0], status


@pytest.mark.parametrize(("name", "make"), [("openapi", openapi), ("protocol.schema", protocol)])
def test_the_committed_files_are_what_is_made(name: str, make: Any) -> None:
    file = ROOT / "docs" / f"{name}.json"
    assert json.loads(file.read_text("utf-8")) == make(), "run scripts/schemas.py"


def test_every_route_is_described(tmp_path: Path) -> None:
    made = app.create(Settings(folder=tmp_path))
    routes = {
        (route.path, method)
        for route in made.routes
        if isinstance(route, Route)
        for method in route.methods or ()
        if method != "HEAD" and route.path.startswith(("/api", "/health", "/version", "/metrics"))
    }
    described = {
        (path, method.upper()) for path, item in openapi()["paths"].items() for method in item
    }
    assert routes == described
    assert len(described) == len(ENDPOINTS)


def test_operations_have_names_of_their_own() -> None:
    names = [item["operationId"] for path in openapi()["paths"].values() for item in path.values()]
    assert len(names) == len(set(names))
    assert all(
        item["summary"].endswith(".")
        for path in openapi()["paths"].values()
        for item in path.values()
    )


def test_references_lead_somewhere() -> None:
    for made in (openapi(), protocol()):
        for reference in re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(made)):
            found = made
            for part in reference.split("/"):
                found = found[part]


def operation(endpoint: Endpoint) -> dict[str, Any]:
    found: dict[str, Any] = openapi()["paths"][endpoint.path][endpoint.method.lower()]
    return found


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda each: f"{each.method} {each.path}")
def test_what_an_operation_takes_and_gives_is_described(endpoint: Endpoint) -> None:
    found = operation(endpoint)
    parameters = {(each["in"], each["name"]) for each in found.get("parameters", [])}
    pieces = set(re.findall(r"{(\w+)}", endpoint.path))
    assert pieces <= set(PIECES)
    fields = set() if endpoint.query is None else set(endpoint.query.__struct_fields__)
    assert parameters == {("path", each) for each in pieces} | {("query", each) for each in fields}
    assert ("requestBody" in found) == (endpoint.body is not None)
    assert str(endpoint.status) in found["responses"]
    assert ({"session": []} in found["security"]) == (not endpoint.probe)
    assert ({} in found["security"]) == (not endpoint.probe and not endpoint.signed)
    assert {"421", "429"} <= set(found["responses"])
    assert ("403" in found["responses"]) >= (endpoint.method != "GET")


def test_every_refusal_in_the_source_has_the_status_of_the_table() -> None:
    raised = codes_raised()
    assert len(raised) > 50
    for code, found in raised.items():
        assert found == BOTH.get(code, {STATUSES.get(code, 409)}), code


def test_every_refusal_of_the_table_is_raised_or_listed() -> None:
    raised = set(codes_raised())
    listed = {code for endpoint in ENDPOINTS for code in endpoint.codes()}
    apart = {"wrong-method", "not-found", "server-error"}
    assert set(STATUSES) <= raised | listed | apart


def test_every_command_refusal_is_listed() -> None:
    modules = ("permissions", "seats", "votes", "commands", "talk", "room", "agreement")
    found = set(codes_raised(*(f"{module}.py" for module in modules)))
    doing = next(each for each in ENDPOINTS if each.path.endswith("/do")).codes()
    assert found - {"no-game", "not-over"} <= set(doing)


def test_the_schema_of_the_socket_knows_every_message() -> None:
    made = protocol()["$defs"]
    for name, kind in (("Frame", Frame), ("Message", Message)):
        names = {reference["$ref"].split("/")[-1] for reference in made[name]["anyOf"]}
        assert names == {each.__name__ for each in kind.__args__}
    told = msgspec.json.encode(Refused(code="x", text="y"))
    assert msgspec.json.decode(told, type=Message) == Refused(code="x", text="y")


def test_the_page_on_the_protocol_names_everything() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    codes = set(STATUSES) | {code for endpoint in ENDPOINTS for code in endpoint.codes()}
    assert not [code for code in sorted(codes) if f"`{code}`" not in page]
    assert not [code for code in CLOSE_CODES if f"| {code} |" not in page]
    assert not [each.path for each in ENDPOINTS if each.path not in page]
    for kind in (*Frame.__args__, *Message.__args__):
        assert f'"type":"{kind.__struct_config__.tag}"' in page, kind


def test_the_example_of_a_table_on_that_page_has_every_field() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    example = page.split("```json\n" + '{"type":"table"')[1].split("\n```")[0]
    given = msgspec.json.decode('{"type":"table"' + example.replace("\n", ""))
    whole = msgspec.to_builtins(msgspec.convert(given, Shown))
    assert given == whole, "add new fields to the example of `table` in docs/protocol.md"
