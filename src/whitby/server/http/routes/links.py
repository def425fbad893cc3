"""Continuing in another browser: a link is made here, looked at there, and used once."""

from __future__ import annotations

from typing import Final

from whitby.server.accounts import device_links
from whitby.server.http import identity
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.http.routes.people import begin, end, me
from whitby.server.logging import security, shortened
from whitby.server.refusals import Refusal
from whitby.wire.people import DeviceLink, LinkOwner, Me, UseLink


async def make_link(call: Call) -> DeviceLink:
    """Create a link to another device, valid once and for ten minutes; it replaces earlier ones."""
    context, code = call.context, device_links.new_code()
    until = context.now() + device_links.LASTS
    await context.store.people.set_link(call.someone.id, device_links.digest(code), until)
    security("link made", person=call.someone.id)
    return DeviceLink(code=code, until=until)


async def look_at_link(call: Call) -> LinkOwner:
    """Show whose link a code belongs to, without using it."""
    wish, context = call.body(UseLink), call.context
    found = await context.store.people.by_link(device_links.digest(wish.code), context.now())
    if found is None:
        raise await wrong(call)
    person, until = found
    return LinkOwner(name=person.name, until=until)


async def use_link(call: Call) -> Me:
    """Continue here as the person who made the link, which is then used up."""
    wish, context = call.body(UseLink), call.context
    people = context.store.people
    person = await people.use_link(device_links.digest(wish.code), context.now())
    if person is None:
        raise await wrong(call)
    await end(call)
    await begin(call, person)
    security("link used", person=person.id, client=identity.address_of(call.request))
    return await me(people, person)


async def wrong(call: Call) -> Refusal:
    """Return the refusal of a wrong code; repeated guesses have to wait.

    A correct code never has to wait, so that nobody can lock others out. Guesses are counted per
    network, since a code does not name a person.
    """
    address = identity.address_of(call.request)
    async with call.context.backoff.attempt("link", shortened(address) or ""):
        security("link failed", client=address)
    return Refusal("wrong-link", 401)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/me/link", make_link, DeviceLink, signed=True, limit="account",
             status=201),
    Endpoint("POST", "/api/link/look", look_at_link, LinkOwner, body=UseLink,
             refusals=("wrong-link", "too-many-guesses"), limit="login"),
    Endpoint("POST", "/api/link", use_link, Me, body=UseLink,
             refusals=("wrong-link", "too-many-guesses"), limit="login", sets_cookie=True),
)  # fmt: skip
