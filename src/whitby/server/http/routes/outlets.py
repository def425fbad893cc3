"""OutletNotifier: where else a person wants to be notified of their turn."""

from __future__ import annotations

from typing import Final

from whitby.server.accounts.codes import fits, new_code
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.notify import KINDS, OutletResult, card
from whitby.server.refusals import Refusal
from whitby.server.store import Outlet
from whitby.wire.people import ConfirmOutlet, NewOutlet, Nothing, OutletCard, PushKey

MOST_OUTLETS: Final = 10
OF_TARGETS: Final = (
    "outlet-off",
    "outlet-url",
    "outlet-address",
    "outlet-port",
    "outlet-discord",
    "outlet-ntfy",
    "outlet-push",
    "outlet-email",
)
"""Refusals of a target."""


async def add_outlet(call: Call) -> OutletCard:
    """Add an outlet; a new e-mail address is sent a code first."""
    person, wish, context = call.someone, call.body(NewOutlet), call.context
    target = context.outlets.check(wish.kind, wish.target)
    if len(await context.store.people.outlets(person.id)) >= MOST_OUTLETS:
        raise Refusal("too-many-outlets", most=MOST_OUTLETS)
    code = new_code() if KINDS[wish.kind].needs_code else None
    outlet = await context.store.people.add_outlet(
        person.id, wish.kind, target, always=wish.always, code=code
    )
    context.outlets.added(person.id)
    if code is not None:
        await context.outlets.send_code(person, outlet)
    return card(outlet)


async def confirm_outlet(call: Call) -> OutletCard:
    """Confirm an address with the code that was sent there."""
    outlet = await find(call)
    if not outlet.confirmed and not fits(outlet.code, call.body(ConfirmOutlet).code):
        raise Refusal("wrong-code")
    await call.context.store.people.confirm_outlet(outlet.person, outlet.number)
    return card(await find(call))


async def test_outlet(call: Call) -> OutletResult:
    """Send a test message, or the code once more, and return the result."""
    return await call.context.outlets.test(call.someone, await find(call))


async def drop_outlet(call: Call) -> Nothing:
    """Delete an outlet."""
    outlet = await find(call)
    await call.context.store.people.drop_outlet(outlet.person, outlet.number)
    return Nothing()


async def show_push_key(call: Call) -> PushKey:
    """Return the key that a browser needs to receive messages while the page is closed."""
    return PushKey(key=call.context.outlets.push_key())


async def find(call: Call) -> Outlet:
    """Return the outlet that the path names, among those of the person who asks."""
    for outlet in await call.context.store.people.outlets(call.someone.id):
        if outlet.number == call.pieces["number"]:
            return outlet
    raise Refusal("no-outlet", 404)


ENDPOINTS: Final = (
    Endpoint("POST", "/api/me/outlets", add_outlet, OutletCard, body=NewOutlet,
             refusals=(*OF_TARGETS, "too-many-outlets"), signed=True, limit="outlet", status=201),
    Endpoint("DELETE", "/api/me/outlets/{number}", drop_outlet, Nothing, signed=True,
             limit="command"),
    Endpoint("POST", "/api/me/outlets/{number}/confirm", confirm_outlet, OutletCard,
             body=ConfirmOutlet, refusals=("wrong-code",), signed=True, limit="password"),
    Endpoint("POST", "/api/me/outlets/{number}/test", test_outlet, OutletResult, signed=True,
             limit="outlet"),
    Endpoint("GET", "/api/push", show_push_key, PushKey, refusals=("outlet-off",)),
)  # fmt: skip
