"""The OpenAPI description of the HTTP interface, and the schema of the socket."""

from __future__ import annotations

from functools import cache
from http import HTTPStatus
from typing import Any, Final

import msgspec
from msgspec import NODEFAULT
from msgspec.structs import fields

from whitby.server.http.endpoint import JSON, PIECES, STATUSES, Endpoint
from whitby.server.http.routes.endpoints import ENDPOINTS
from whitby.server.limits import KINDS
from whitby.version import __version__
from whitby.wire import MOST_BYTES, PROTOCOL
from whitby.wire.commands import Frame
from whitby.wire.messages import Message, Refused

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
REFERENCE: Final = "#/components/schemas/{name}"
RETRY: Final = {
    "Retry-After": {
        "description": "Seconds to wait before asking again.",
        "required": True,
        "schema": {"type": "integer", "minimum": 1},
    }
}
COOKIE: Final = {
    "Set-Cookie": {
        "description": "The session, or its end.",
        "required": True,
        "schema": {"type": "string"},
    }
}


@cache
def openapi() -> dict[str, Any]:
    """Return the OpenAPI 3.1 document of every endpoint."""
    return {
        "openapi": "3.1.0",
        "jsonSchemaDialect": DRAFT,
        "info": {
            "title": "Whitby",
            "version": __version__,
            "summary": f"Tables over HTTP; protocol {PROTOCOL}.",
            "description": "How it all fits together stands in docs/protocol.md.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "security": [],
        "paths": paths(),
        "components": {
            "schemas": schemas(),
            "securitySchemes": {
                "session": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": "__Host-whitby",
                    "description": "The session; its cookie is called `whitby` over plain HTTP.",
                }
            },
        },
    }


def rendered() -> bytes:
    """Return the document, encoded for the wire."""
    return msgspec.json.encode(openapi())


def paths() -> dict[str, dict[str, Any]]:
    """Return the operations by path and method."""
    found: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        found.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint)
    return found


def schemas() -> dict[str, Any]:
    """Return every type that an endpoint takes or returns."""
    kinds = {str(kind): kind for kind in [Refused, *taken(), *structs()]}
    return msgspec.json.schema_components(kinds.values(), ref_template=REFERENCE)[1]


def taken() -> list[Any]:
    """Return the types of request bodies."""
    return [endpoint.body for endpoint in ENDPOINTS if endpoint.body is not None]


def structs() -> list[Any]:
    """Return the types of JSON responses."""
    return [endpoint.gives for endpoint in ENDPOINTS if endpoint.media == JSON]


def schema(kind: Any) -> dict[str, Any]:
    """Return the schema of a type, by reference if it has a name."""
    return msgspec.json.schema_components([kind], ref_template=REFERENCE)[0][0]


def operation(endpoint: Endpoint) -> dict[str, Any]:
    """Return one operation: its parameters, its responses and every refusal."""
    said = (endpoint.handler.__doc__ or "").strip()
    found: dict[str, Any] = {
        "operationId": getattr(endpoint.handler, "__name__", ""),
        "summary": said.splitlines()[0],
        "tags": [endpoint.path.strip("/").split("/")[1 if endpoint.path[:5] == "/api/" else 0]],
        "security": [{"session": []}] if endpoint.signed else [{}, {"session": []}],
        "responses": responses(endpoint),
    }
    if endpoint.probe:
        found["security"] = []
    if parameters := of_path(endpoint) + of_query(endpoint):
        found["parameters"] = parameters
    if endpoint.body is not None:
        content = {JSON: {"schema": schema(endpoint.body)}}
        found["requestBody"] = {"required": True, "content": content}
    found["x-limit"] = limits(endpoint.limit)
    return found


def limits(kind: str) -> dict[str, Any]:
    """Return the rate limit of an operation with the default settings."""
    return {
        who: {"at_once": allowance.burst, "one_more_every_seconds": allowance.every}
        for who, allowance in KINDS[kind]._asdict().items()
    }


def of_path(endpoint: Endpoint) -> list[dict[str, Any]]:
    """Return the path parameters."""
    return [
        {"name": piece, "in": "path", "required": True, "schema": schema(PIECES[piece][0])}
        for piece in endpoint.pieces
    ]


def of_query(endpoint: Endpoint) -> list[dict[str, Any]]:
    """Return the query parameters; none is ever null."""
    found: list[dict[str, Any]] = []
    for field in () if endpoint.query is None else fields(endpoint.query):
        kind = schema(field.type)
        options = [option for option in kind.pop("anyOf", []) if option != {"type": "null"}]
        assert len(options) < 2, "a parameter is of one kind"
        shape = {**kind, **(options[0] if options else {})}
        if field.default is not None and field.default is not NODEFAULT:
            shape["default"] = field.default
        needed = field.default is NODEFAULT
        found.append({"name": field.name, "in": "query", "required": needed, "schema": shape})
    return found


def responses(endpoint: Endpoint) -> dict[str, Any]:
    """Return the responses by status."""
    shape = schema(endpoint.gives) if endpoint.media == JSON else {"type": "string"}
    given: dict[str, Any] = {
        "description": HTTPStatus(endpoint.status).phrase,
        "content": {endpoint.media: {"schema": shape}},
    }
    if endpoint.sets_cookie:
        given["headers"] = COOKIE
    found = {str(endpoint.status): given}
    by_status: dict[int, list[str]] = {}
    for code in endpoint.codes():
        by_status.setdefault(STATUSES.get(code, 409), []).append(code)
    for status, codes in sorted(by_status.items()):
        found[str(status)] = refusal(status, codes)
    return found


def refusal(status: int, codes: list[str]) -> dict[str, Any]:
    """Return the response for refusals with one status."""
    found: dict[str, Any] = {
        "description": f"Refused: {', '.join(f'`{code}`' for code in codes)}.",
        "content": {JSON: {"schema": {"$ref": REFERENCE.format(name="Refused")}}},
    }
    if status in (429, 503):
        found["headers"] = RETRY
    return found


@cache
def protocol() -> dict[str, Any]:
    """Return the JSON Schema of the socket's frames and messages."""
    (frame, message), kinds = msgspec.json.schema_components(
        [Frame, Message], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": DRAFT,
        "title": f"Whitby protocol {PROTOCOL}",
        "description": f"What goes over a table's socket; a frame has at most {MOST_BYTES} bytes.",
        "$defs": {
            "Frame": {"description": "What a client may send.", **frame},
            "Message": {"description": "What a server may send.", **message},
            **kinds,
        },
        "anyOf": [{"$ref": "#/$defs/Frame"}, {"$ref": "#/$defs/Message"}],
    }
