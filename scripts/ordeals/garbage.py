"""Frames and requests that no correct client sends, generated from the schema of valid ones."""

from __future__ import annotations

import json
import random
import string
from typing import Any, Final

import msgspec

from whitby.wire import MOST_BYTES
from whitby.wire.commands import Frame

WRONG: Final[tuple[Any, ...]] = (
    None, True, False, 0, -1, 17, 1.5, -0.0, 1e308, 2**31, 2**63, 2**70, -(2**70), 10**400,
    float("nan"), float("inf"), "", " ", "\x00", "\ud800", "💀" * 40, "x" * 5000, "1", "null",
    [], {}, [[]], [1, 2, 3], {"": 0}, {"do": "sit"}, {"type": "do"},
)  # fmt: skip
"""Values that are wrong almost anywhere."""

UNKNOWN: Final = ("", "sudo", "Key", "__proto__", "typ\u0435")
"""Names of fields that do not exist."""

Body = tuple[str, str, "Schema"]
"""The method and path of a request with a body, and the body's schema."""


class Schema:
    """The JSON Schema of a type, from which valid and invalid values can be drawn."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        self.whole = msgspec.json.schema(kind)
        self.parts = self.whole.get("$defs", {})

    def right(self, chance: random.Random) -> Any:
        """Return a value of the type, mostly respecting patterns."""
        return self._right(self.whole, chance)

    def wrong(self, chance: random.Random) -> bytes:
        """Return a text that is almost of the type."""
        while True:
            value = self._spoilt(self.whole, chance)
            text = json.dumps(value).encode()
            if len(text) < MOST_BYTES and not self.takes(text):
                return text

    def takes(self, text: bytes) -> bool:
        """Return whether a text happens to be of the type."""
        try:
            msgspec.json.decode(text, type=self.kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return False
        return True

    def _open(self, schema: dict[str, Any], chance: random.Random) -> dict[str, Any]:
        while True:
            if "$ref" in schema:
                schema = self.parts[schema["$ref"].rpartition("/")[2]]
            elif "anyOf" in schema:
                schema = chance.choice(schema["anyOf"])
            else:
                return schema

    def _right(self, schema: dict[str, Any], chance: random.Random) -> Any:
        schema = self._open(schema, chance)
        if "enum" in schema:
            return chance.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                needed = schema.get("required", ())
                return {
                    name: self._right(part, chance)
                    for name, part in schema.get("properties", {}).items()
                    if name in needed or chance.random() < 0.3
                }
            case "integer":
                return chance.randint(schema.get("minimum", 0), schema.get("maximum", 20))
            case "string":
                length = max(schema.get("minLength", 1), 12 if "{12}" in str(schema) else 1)
                return "".join(chance.choices(string.ascii_lowercase, k=length))
            case "boolean":
                return chance.random() < 0.5
        return None

    def _spoilt(self, schema: dict[str, Any], chance: random.Random) -> Any:
        schema = self._open(schema, chance)
        if schema.get("type") != "object" or chance.random() < 0.1:
            return chance.choice(WRONG)
        value = self._right(schema, chance)
        parts, lot = schema.get("properties", {}), chance.random()
        if lot < 0.15 and value:
            del value[chance.choice(list(value))]
        elif lot < 0.3 or not parts:
            value[chance.choice(["", "sudo", "Key", "__proto__", "typ\u0435"])] = chance.choice(
                WRONG
            )
        else:
            name = chance.choice(list(parts))
            value[name] = self._spoilt(parts[name], chance)
        return value


FRAMES: Final = Schema(Frame)


def spoilt_frame(chance: random.Random) -> bytes:
    """Return a text frame that cannot be parsed."""
    while True:
        text = _spoilt_frame(chance)
        if len(text) <= MOST_BYTES and not FRAMES.takes(text):
            return text


def _spoilt_frame(chance: random.Random) -> bytes:
    whole = json.dumps(FRAMES.right(chance)).encode()
    match chance.randrange(9):
        case 0:
            return "".join(chance.choices(string.printable, k=chance.randrange(200))).encode()
        case 1:
            return whole[: chance.randrange(len(whole))]
        case 2:
            depth = chance.choice([10, 1000, 30_000])
            opening, closing = chance.choice([(b"[", b"]"), (b'{"a":', b"}")])
            return (opening * depth + b"1" + closing * depth)[:MOST_BYTES]
        case 3:
            number = chance.choice(["NaN", "Infinity", "1e999", "9" * 5000, "-", "0x1", "01"])
            return b'{"type":"do","key":"k","at":%s,"act":{"do":"start"}}' % number.encode()
        case 4:
            half = chance.choice(["\\ud800", "\\udfff", "\\ud83d", "\\u12", "\\x41"])
            return b'{"type":"ping","key":"%s"}' % half.encode()
        case 5:
            tag = chance.choice(["", "DO", "table", "done", "__class__", "x" * 900])
            return json.dumps({"type": tag, "key": "k"}).encode()
        case 6:
            said = {"do": "say", "text": "x" * chance.choice([1001, 60_000])}
            return json.dumps({"type": "do", "key": "k", "at": 0, "act": said}).encode()
        case _:
            return FRAMES.wrong(chance)


def junk(chance: random.Random, most: int = 400) -> bytes:
    """Return random bytes."""
    return chance.randbytes(chance.randrange(1, most))


# Requests


PATHS: Final = (
    "/", "/api", "/api/", "/api/tables/", "/api/tables/x", "/api/tables/%00", "/api/tables/..%2f",
    "/api/tables/{table}/moments/-1", "/api/tables/{table}/moments/99999999999999999999",
    "/api/tables/{table}/moments/1e3", "/api/tables/{table}/do", "/api/codes/%F0%9F%A6%87",
    "/api/codes/" + "A" * 3000, "/ws/tables/{table}", "/healthz/..", "//healthz", "/%2e%2e/%2e%2e",
    "/api/tables/{table}?seat=17", "/api/tables/{table}?seat=1&seat=2", "/api/tables/{table}?x=1",
    "/api/tables/{table}?era=-1", "/api/tables/{table}?shoulder=%ff%fe", "/api/me/outlets/0",
    "/t/{table}", "/t/%ff", "/c/AAAAAA", "/metrics", "/api/tables/{table}/record",
)  # fmt: skip
METHODS: Final = ("GET", "HEAD", "OPTIONS", "TRACE", "FOO", "get", "DELETE", "PATCH", "PROPFIND")
HEADERS: Final = (
    "Cookie: __Host-whitby=", "Cookie: __Host-whitby=%s" % ("A" * 43), "Cookie: " + "a=b; " * 900,
    "Cookie: __Host-whitby=\x01\x02", "Cookie: =;=;=", "Cookie: __Host-whitby=\xff\xfe",
    "Origin: http://evil.example", "Origin: null", "Sec-Fetch-Site: cross-site",
    "Accept-Language: " + "de;q=x," * 100, "Accept-Language: \xe9", "X-Forwarded-For: 6.6.6.6",
    "Forwarded: for=evil", "Content-Type: text/plain", "Content-Type: application/json; charset=x",
    "Content-Encoding: gzip", "Expect: 100-continue", "Range: bytes=0-", "Upgrade: websocket",
    "Connection: upgrade", "Host: evil.example", "X: " + "y" * 9000, "Transfer-Encoding: chunked",
    "Content-Length: 5", "Content-Length: -1", "Content-Length: 99999999999", "Bad Header: 1",
    " folded: 1", "If-None-Match: *",
)  # fmt: skip
"""Header lines of which most mean nothing here, and some are not allowed at all."""


def request(chance: random.Random, table: str, cookie: str, bodies: list[Body]) -> bytes:
    """Return a request that is wrong in some way, and changes nothing even if accepted."""
    if chance.random() < 0.08:
        return junk(chance, 2000) + b"\r\n\r\n"
    if chance.random() < 0.5:
        return bodied(chance, table, cookie, bodies)
    method, path = chance.choice(METHODS), chance.choice(PATHS).replace("{table}", table)
    if path == "/api/session":
        method = "GET"
    lines = [f"{method} {path} HTTP/{chance.choice(['1.1', '1.1', '1.1', '1.0', '2.7'])}"]
    lines += [f"Host: {chance.choice(['localhost', '127.0.0.1', '', '[::1', 'a b'])}"]
    lines += chance.sample(HEADERS, chance.randrange(4))
    return ("\r\n".join([*lines, "Connection: close"]) + "\r\n\r\n").encode("latin-1", "replace")


def bodied(chance: random.Random, table: str, cookie: str, bodies: list[Body]) -> bytes:
    """Return a request whose body is invalid."""
    method, path, schema = chance.choice(bodies)
    body = chance.choice([schema.wrong(chance), junk(chance), b"", b"{" * 500, b"\xff\xfe{}"])
    if schema.takes(body):
        body = b"["
    kind = "application/json"
    lot = chance.random()
    if lot < 0.1:
        kind = chance.choice(["text/plain", "application/x-www-form-urlencoded", "", "json"])
    elif lot < 0.2:
        body = b'"' + b"x" * chance.choice([MOST_BYTES, 3 * MOST_BYTES]) + b'"'
    head = f"{method} {path.replace('{table}', table).replace('{number}', '1')} HTTP/1.1\r\n"
    head += f"Host: localhost\r\nCookie: {cookie}\r\nContent-Type: {kind}\r\nConnection: close\r\n"
    if chance.random() < 0.2:
        chunk = f"{len(body):x}\r\n".encode() + body + b"\r\n" if body else b""
        return head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + chunk + b"0\r\n\r\n"
    return head.encode() + f"Content-Length: {len(body)}\r\n\r\n".encode() + body


def unfinished(asked: bytes) -> bool:
    """Return whether a request announces a longer body than it sends."""
    head, _, body = asked.partition(b"\r\n\r\n")
    fields = [line.lower().partition(b":") for line in head.split(b"\r\n")[1:]]
    if any(name == b"transfer-encoding" for name, _, _ in fields):
        return not body.endswith(b"0\r\n\r\n")
    lengths = [value.strip() for name, _, value in fields if name == b"content-length"]
    return any(length.isdigit() and int(length) > len(body) for length in lengths)
