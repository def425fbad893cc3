"""Turn requests into calls, and their results into responses, in the same way for every route."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import perf_counter
from typing import Final

from msgspec import json
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.websockets import WebSocket, WebSocketDisconnect

from whitby.server import logging, metrics
from whitby.server.garbage import COLLECTOR
from whitby.server.http import identity, page
from whitby.server.http.context import Context
from whitby.server.http.endpoint import JSON, Call, Endpoint
from whitby.server.http.host_names import is_loopback
from whitby.server.http.parsing import as_refusal, read_body, read_piece, read_query
from whitby.server.refusals import Refusal
from whitby.server.security_events import log_if_suspicious
from whitby.wire.messages import Refused
from whitby.words import LANGUAGES

LINGER: Final = 0.02

_encoder: Final = json.Encoder()


def routes(endpoints: Sequence[Endpoint]) -> list[Route]:
    """Return one route per path, which handles all its methods."""
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
    """Answer one request, whatever happens."""
    begun = perf_counter()
    COLLECTOR.served()
    call = Call(context_of(request), request, wished(request))
    try:
        await take(endpoint, call)
        response = given(endpoint, await endpoint.handler(call))
        response.headers.update(call.headers)
        for cookie in call.cookies:
            response.headers.append("set-cookie", cookie)
    except Exception as error:
        refusal = as_refusal(error, endpoint.path)
        log_if_suspicious(
            refusal,
            identity.address_of(request),
            route=endpoint.path,
            person=call.who,
            table=call.pieces.get("table"),
        )
        response = refused(refusal, call.language)
    logging.note(
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
    """Read and check everything in a request, cheap checks first."""
    context, request = call.context, call.request
    if not endpoint.safe:
        identity.check_origin(context.settings, request)
    address = identity.address_of(request)
    if endpoint.limit != "health" or not is_loopback(address):  # health checks are never locked out
        context.limits.by_address(endpoint.limit, address)
    if not endpoint.probe:
        call.person = await context.person(request)
    if call.person is not None:
        call.language = call.person.language
        context.limits.by_person(endpoint.limit, call.person.id)
    if context.store.shared is not None:
        await context.limits.share(
            endpoint.limit, call.who, address, context.store.shared.allowances
        )
    if endpoint.signed and call.person is None:
        raise Refusal("session-needed", 401)
    for piece in endpoint.pieces:
        call.pieces[piece] = read_piece(piece, request.path_params[piece])
    if endpoint.query is not None:
        call.queried = read_query(request, endpoint.query)
    if endpoint.body is not None:
        call.bodied = await read_body(request, endpoint.body)
    if context.store.shared is not None and not endpoint.safe:
        await check_waited_for(request)


async def check_waited_for(request: Request) -> None:
    """Refuse what nobody waits for any more, because a proxy has passed it on to another server.

    A server that stood still finds such requests when it goes on; to carry one out again could undo
    what was done since.
    """
    for _ in range(3):  # until the end of the connection is noticed
        await asyncio.sleep(0)
    if await request.is_disconnected():
        raise Refusal("unsure", 503, retry_after=5)


def wished(request: HTTPConnection) -> str:
    """Return the language that a browser without a session asks for."""
    return identity.wished_language(request.headers, LANGUAGES)


def context_of(request: HTTPConnection) -> Context:
    """Return the server that handles a request."""
    found = request.app.state.context
    assert isinstance(found, Context)
    return found


def given(endpoint: Endpoint, value: object) -> Response:
    """Return a handler's result as a response; bytes are encoded already."""
    encode = endpoint.media == JSON and not isinstance(value, bytes)
    content = _encoder.encode(value) if encode else value
    assert isinstance(content, bytes | str)
    return Response(content, endpoint.status, media_type=endpoint.media)


def refused(refusal: Refusal, language: str) -> Response:
    """Return a refusal as a response."""
    metrics.refused(refusal.code)
    said = Refused(code=refusal.code, text=refusal.text(language), retry_after=refusal.retry_after)
    response = Response(_encoder.encode(said), refusal.status, media_type=JSON)
    if refusal.retry_after is not None:
        response.headers["retry-after"] = str(refusal.retry_after)
    return response


def refuse(refusal: Refusal, request: HTTPConnection) -> Response:
    """Return a refusal as a response, and log it if it is relevant to security."""
    log_if_suspicious(refusal, identity.address_of(request))
    return refused(refusal, wished(request))


async def refuse_socket(refusal: Refusal, websocket: WebSocket) -> None:
    """Answer a socket request with a refusal instead of accepting it."""
    with suppress(WebSocketDisconnect):
        await websocket.send_denial_response(refused(refusal, wished(websocket)))
    # uvicorn counts the handshake as complete only when the connection is closed, and would
    # otherwise log an error for every refusal
    await asyncio.sleep(LINGER)


Respond = Callable[[Request], Awaitable[Response]]


def paced(respond: Respond) -> Respond:
    """Add a rate limit per address to a function that answers requests."""

    async def answer_in_time(request: Request) -> Response:
        try:
            context_of(request).limits.by_address("page", identity.address_of(request))
        except Refusal as refusal:
            return refuse(refusal, request)
        return await respond(request)

    return answer_in_time


async def lost(request: Request, error: Exception) -> Response:
    """Answer a request for an unknown path or method."""
    assert isinstance(error, HTTPException)
    found: HTTPException = error

    async def say(request: Request) -> Response:
        shown = page.lost(request) if found.status_code == 404 else None
        if shown is not None:
            return shown
        code = "wrong-method" if found.status_code == 405 else "not-found"
        response = refused(Refusal(code, found.status_code), wished(request))
        response.headers.update(found.headers or {})
        return response

    return await paced(say)(request)
