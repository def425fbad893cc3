"""The page: files built into the package, read once and served compressed.

Every address that people see returns the same page, which then asks the interface for its content;
so it contains nothing about a table, a code or a person.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

ADDRESSES: Final = (
    "/",
    "/t/{table}",
    "/t/{table}/film",
    "/t/{table}/film/{move}",
    "/c/{code}",
    "/learn/{lesson}",
    "/learn/{lesson}/{step}",
    "/puzzle",
    "/puzzle/{number}",
    "/rules/{game}",
    "/rules/{game}/{rule}",
    "/me",
    "/link",
    "/link/{table}",
)
"""The addresses of the page."""

TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml; charset=utf-8",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
PACKED: Final = {"br": "br", "gzip": "gz"}
"""Content encodings and their file endings, the best one first."""

LASTING: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
MISSING: Final = "The page is not built: run `make page`, or install the package."


class File(Struct, frozen=True):
    """One file of the page, plain and compressed."""

    kind: str
    bodies: dict[str, bytes]  # by content encoding; "" is plain
    lasting: bool  # its name changes with its content
    mark: str

    def answer(self, request: Request) -> Response:
        """Return the file in the best encoding the browser accepts, or 304 if it has it already."""
        headers = {
            "cache-control": LASTING if self.lasting else FRESH,
            "etag": self.mark,
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == self.mark:
            return Response(status_code=304, headers=headers)
        accepted = {
            wish.split(";")[0].strip()
            for wish in request.headers.get("accept-encoding", "").split(",")
        }
        packing = next((name for name in PACKED if name in accepted and name in self.bodies), "")
        if packing:
            headers["content-encoding"] = packing
        return Response(self.bodies[packing], media_type=self.kind, headers=headers)


def walk(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """Return every file below a folder with its path."""
    for each in folder.iterdir():
        if each.is_dir():
            yield from walk(each, f"{path}/{each.name}")
        else:
            yield f"{path}/{each.name}", each


def read_page(folder: Traversable) -> dict[str, File]:
    """Return the files of a page by path; empty if the page was not built."""
    if not folder.is_dir():
        return {}
    found = {path: each.read_bytes() for path, each in walk(folder)}
    page: dict[str, File] = {}
    for path, body in found.items():
        kind = TYPES.get(path.rsplit(".", 1)[-1])
        if kind is None:
            continue
        packed = {name: found.get(f"{path}.{end}") for name, end in PACKED.items()}
        bodies = {"": body, **{name: each for name, each in packed.items() if each is not None}}
        mark = f'"{blake2b(body, digest_size=12).hexdigest()}"'
        page[path] = File(kind, bodies, path.startswith("/assets/"), mark)
    return page


@cache
def built() -> dict[str, File]:
    """Return the page that was built into the package, read once."""
    return read_page(files("whitby") / "page")


def lost(request: Request) -> Response | None:
    """Return the page for an unknown address if a browser asks for it."""
    wanted = request.headers.get("accept", "")
    if request.method != "GET" or "text/html" not in wanted or request.url.path.startswith("/api"):
        return None
    shell = built().get("/index.html")
    if shell is None:
        return None
    answer = shell.answer(request)
    answer.status_code = 404
    return answer


Respond = Callable[[Request], Awaitable[Response]]


def routes(paced: Callable[[Respond], Respond]) -> list[Route]:
    """Return the routes of the page and its files, with rate limits."""
    page = built()

    async def show(request: Request) -> Response:
        """Serve the page itself."""
        if "/index.html" not in page:
            return Response(MISSING, 503, media_type="text/plain")
        return page["/index.html"].answer(request)

    async def give(request: Request) -> Response:
        """Serve one file of the page."""
        return page[request.url.path].answer(request)

    return [Route(path, paced(show), methods=["GET"]) for path in ADDRESSES] + [
        Route(path, paced(give), methods=["GET"]) for path in page if path != "/index.html"
    ]
