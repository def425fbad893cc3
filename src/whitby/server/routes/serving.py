"""How a request becomes a call, and its outcome an answer: for every route in the same way."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Final

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from whitby.server import identity, journal, metrics, page
from whitby.server.refusals import Refusal
from whitby.server.routes.endpoint import JSON, Call, Endpoint
from whitby.server.routes.premises import Premises
from whitby.server.routes.reading import as_refusal, read_body, read_piece, read_query
from whitby.wire.messages import Refused
from whitby.words import LANGUAGES

_encoder: Final = json.Encoder()


def routes(endpoints: Sequence[Endpoint]) -> list[Route]:
    """Return one route for each path, which knows all methods of it."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [
        Route(path, responder(methods), methods=list(methods)) for path, methods in by_path.items()
    ]


def responder(methods: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    """Return the function that answers every request for a path."""

    async def respond(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        return await answer(methods[method], request)

    return respond


async def answer(endpoint: Endpoint, request: Request) -> Response:
    """Answer one request, whatever becomes of it."""
    begun = perf_counter()
    call = Call(premises_of(request), request, wished(request))
    try:
        await take(endpoint, call)
        response = given(endpoint, await endpoint.handler(call))
        response.headers.update(call.headers)
    except Exception as error:
        response = refused(as_refusal(error, endpoint.path), call.language)
    journal.note(
        "answered",
        level="debug",
        method=endpoint.method,
        route=endpoint.path,
        status=response.status_code,
        ms=1000 * (perf_counter() - begun),
        client=identity.address_of(request),
    )
    return response


async def take(endpoint: Endpoint, call: Call) -> None:
    """Read and check all that a request brings, what is cheap to check first."""
    premises, request = call.premises, call.request
    if not endpoint.safe:
        identity.check_origin(premises.settings, request)
    if endpoint.limit is not None:
        premises.limits.by_address(endpoint.limit, identity.address_of(request))
        call.person = await premises.person(request)
    if call.person is not None and endpoint.limit is not None:
        call.language = call.person.language
        premises.limits.by_person(endpoint.limit, call.person.id)
    if endpoint.signed and call.person is None:
        raise Refusal("session-needed", 401)
    for piece in endpoint.pieces:
        call.pieces[piece] = read_piece(piece, request.path_params[piece])
    if endpoint.query is not None:
        call.queried = read_query(request, endpoint.query)
    if endpoint.body is not None:
        call.bodied = await read_body(request, endpoint.body)


def wished(request: HTTPConnection) -> str:
    """Return the language that a stranger's browser asks for."""
    return identity.wished_language(request.headers, LANGUAGES)


def premises_of(request: HTTPConnection) -> Premises:
    """Return the server that a request came to."""
    found = request.app.state.premises
    assert isinstance(found, Premises)
    return found


def given(endpoint: Endpoint, value: object) -> Response:
    """Return what a handler gives as an answer."""
    content = _encoder.encode(value) if endpoint.media == JSON else value
    assert isinstance(content, bytes | str)
    return Response(content, endpoint.status, media_type=endpoint.media)


def refused(refusal: Refusal, language: str) -> Response:
    """Return a refusal as an answer."""
    metrics.refused(refusal.code)
    said = Refused(code=refusal.code, text=refusal.text(language), retry_after=refusal.retry_after)
    response = Response(_encoder.encode(said), refusal.status, media_type=JSON)
    if refusal.retry_after is not None:
        response.headers["retry-after"] = str(refusal.retry_after)
    return response


async def lost(request: Request, error: Exception) -> Response:
    """Answer a request for a path or a method that there is not."""
    assert isinstance(error, HTTPException)
    shown = page.lost(request) if error.status_code == 404 else None
    if shown is not None:
        return shown
    code = "wrong-method" if error.status_code == 405 else "not-found"
    response = refused(Refusal(code, error.status_code), wished(request))
    response.headers.update(error.headers or {})
    return response
