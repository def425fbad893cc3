"""Pages for people who come before the playable one: plain, without scripts, in their language."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from whitby.server import identity
from whitby.server.refusals import Refusal
from whitby.server.routes.premises import Premises
from whitby.server.routes.reading import as_refusal, read_piece
from whitby.server.routes.serving import premises_of, wished
from whitby.wire.tables import Correspondence, Live, Pace, SeatCard, TableCard
from whitby.words import Speech

Page = Callable[[Request], Awaitable[Response]]
STYLE: Final = """\
:root { color-scheme: light dark; }
body { font: 1.1rem/1.5 system-ui, sans-serif; max-width: 44rem; margin: 0 auto; padding: 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid; }
img { background: #fff; max-width: 100%; }
.code { font: 700 2rem ui-monospace, monospace; letter-spacing: .2em; }
"""
STAGES: Final = {
    "open": "pages-stage-open",
    "playing": "pages-stage-playing",
    "over": "pages-stage-over",
    "closed": "pages-stage-closed",
}


class Html(str):
    """Text that is safe to stand in a page: everything else is escaped on its way there."""

    __slots__ = ()


def element(tag: str, *inside: str, **attributes: str) -> Html:
    """Return an element; what is not HTML already is escaped."""
    given = "".join(f' {name.strip("_")}="{escape(text)}"' for name, text in attributes.items())
    content = "".join(each if isinstance(each, Html) else escape(each) for each in inside)
    return Html(
        f"<{tag}{given}>{content}" + ("" if tag in ("img", "link", "meta") else f"</{tag}>")
    )


def page(speech: Speech, title: str, *inside: str, status: int = 200) -> Response:
    """Return a whole page."""
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width"),
        element("meta", name="robots", content="noindex"),
        element("link", rel="stylesheet", href="/style.css"),
        element("title", title),
    )
    main = element("main", element("h1", title), *inside)
    foot = element("footer", element("p", speech.say("pages-notice")))
    whole = element("html", head, element("body", main, foot), lang=speech.lang)
    return Response("<!doctype html>" + whole, status, media_type="text/html")


def shown(build: Callable[[Premises, Request, Speech], Awaitable[Response]]) -> Page:
    """Return a page that counts its readers, knows their language and says why there is none."""

    async def respond(request: Request) -> Response:
        premises, language = premises_of(request), wished(request)
        try:
            premises.limits.by_address("read", identity.address_of(request))
            person = await premises.person(request)
            language = language if person is None else person.language
            return await build(premises, request, Speech(language))
        except Exception as error:
            refusal = as_refusal(error, request.scope["route"].path)
            return sorry(Speech(language), refusal)

    return respond


def sorry(speech: Speech, refusal: Refusal) -> Response:
    """Return the page that says why there is no other."""
    text = element("p", refusal.text(speech.lang))
    response = page(speech, speech.say("pages-title"), text, home(speech), status=refusal.status)
    if refusal.retry_after is not None:
        response.headers["retry-after"] = str(refusal.retry_after)
    return response


def home(speech: Speech) -> Html:
    """Return the way back."""
    return element("p", element("a", speech.say("pages-home"), href="/"))


async def front(premises: Premises, _: Request, speech: Speech) -> Response:
    """Say what this is, and list the public tables."""
    cards = await premises.rooms.cards()
    listed = [table_row(speech, card) for card in cards]
    return page(
        speech,
        speech.say("pages-title"),
        element("p", speech.say("pages-what")),
        element("p", speech.say("pages-soon")),
        element("h2", speech.say("pages-tables")),
        element("table", *listed) if listed else element("p", speech.say("pages-no-tables")),
    )


def table_row(speech: Speech, card: TableCard) -> Html:
    """Return one line of the list of tables."""
    taken = sum(seat.person is not None or seat.bot is not None for seat in card.seats)
    link = element("a", speech.say(f"{card.game}-title"), href=f"/t/{card.id}")
    return element(
        "tr",
        element("td", link),
        element("td", speech.say(STAGES[card.stage])),
        element("td", speech.say("pages-seats", taken=taken, seats=len(card.seats))),
        element("td", speech.say("pages-host", name=card.host_name)),
    )


async def table(premises: Premises, request: Request, speech: Speech) -> Response:
    """Show a table's card, its code and its link for a camera."""
    person = await premises.person(request)
    id = read_piece("table", request.path_params["table"])
    card = (await premises.room(id, person)).card()
    return page(
        speech,
        speech.say(f"{card.game}-title"),
        element("p", speech.say(STAGES[card.stage]), " · ", pace(speech, card.pace)),
        element("p", speech.say("pages-host", name=card.host_name)),
        element("ol", *(seat_line(speech, seat) for seat in card.seats)),
        element("p", speech.say("pages-code")),
        element("p", card.code, class_="code"),
        element("img", src=f"/api/tables/{card.id}/qr.svg", alt=speech.say("pages-qr")),
        element("p", speech.say("pages-soon")),
        home(speech),
    )


def pace(speech: Speech, kind: Pace) -> str:
    """Return how much time there is for an answer."""
    if isinstance(kind, Live):
        return speech.say("pages-live", minutes=kind.bank // 60, seconds=kind.increment)
    if isinstance(kind, Correspondence):
        return speech.say("pages-correspondence", hours=kind.hours)
    return speech.say("pages-relaxed", minutes=kind.minutes)


def seat_line(speech: Speech, seat: SeatCard) -> Html:
    """Return who sits on a seat."""
    if seat.bot is not None:
        return element("li", speech.say("pages-bot", level=seat.bot))
    return element("li", speech.say("pages-free") if seat.name is None else seat.name)


async def by_code(premises: Premises, request: Request, _: Speech) -> Response:
    """Lead from a short code to its table."""
    premises.limits.by_address("code", identity.address_of(request))
    code = read_piece("code", request.path_params["code"])
    return RedirectResponse(f"/t/{await premises.rooms.by_code(code)}", 303)


async def style(_: Request) -> Response:
    """Give the pages their looks."""
    kept = {"cache-control": "public, max-age=3600"}
    return Response(STYLE, media_type="text/css", headers=kept)


PAGES: Final[Mapping[str, Page]] = {
    "/": shown(front),
    "/t/{table}": shown(table),
    "/c/{code}": shown(by_code),
    "/style.css": style,
}
"""Every page, by its path."""
