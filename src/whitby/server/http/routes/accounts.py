"""Accounts: creating one, logging in, passwords, recovery codes, and deletion."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from msgspec import convert, to_builtins

from whitby.server.accounts import recovery_codes
from whitby.server.accounts.weak_passwords import check_password
from whitby.server.http import devices, identity
from whitby.server.http.endpoint import Call, Endpoint
from whitby.server.http.routes.people import begin, end, give_cookie, me, renew, shown
from whitby.server.http.routes.sessions import close_sockets
from whitby.server.live.frames import ENDED
from whitby.server.live.leaving import erase, leave_tables, strike_name
from whitby.server.logging import note, security
from whitby.server.refusals import Refusal
from whitby.server.store import Person, Taken
from whitby.wire.people import (
    ChangePassword,
    Confirm,
    Goodbye,
    LogIn,
    Me,
    NewAccount,
    Nothing,
    Recover,
    Secured,
)


async def open_account(call: Call) -> Secured:
    """Create a login and a password, to play on other devices too; returns recovery codes."""
    context, person, wish = call.context, call.someone, call.body(NewAccount)
    if not context.settings.accounts:
        raise Refusal("accounts-off", 403)
    if person.login is not None:
        raise Refusal("has-account")
    check_password(wish.password, wish.login, person.name)
    hashed = await context.passwords.hash(wish.password)
    try:
        await context.store.people.set_account(person.id, wish.login, hashed)
    except Taken:
        raise Refusal("login-taken") from None
    codes = await new_codes(call)
    await renew(call, await again(call))
    await trust(call, person)
    note("account opened", person=person.id)
    return secured(await shown(call), codes)


async def log_in(call: Call) -> Me:
    """Log in to an account on this device."""
    wish, context = call.body(LogIn), call.context
    people = context.store.people
    # An unknown login and a wrong password take the same steps, and so the same time.
    found = await people.by_login(wish.login)
    here = devices.device_of(context.settings, call.request)
    id = "" if found is None else found[0].id
    known = await people.is_known(id, here, context.now())
    guessed = ("device", here.hex()) if known else ("login", wish.login)
    stored = None if found is None else found[1]
    async with context.backoff.attempt(*guessed) as attempt:
        if await context.passwords.check(wish.password, stored, stranger=True):
            attempt.succeed()
    if found is None or not attempt.right:
        security("login failed", person=id or None, client=identity.address_of(call.request))
        raise Refusal("wrong-login", 401)
    await end(call)
    session = await begin(call, found[0])
    current = await people.by_login(wish.login)
    if current is None or current[1] != stored:  # changed meanwhile, which ended all sessions
        await people.end_session(session)
        raise Refusal("wrong-login", 401)
    await strengthen(call, id, wish.password, found[1])
    await trust(call, found[0])
    note("logged in", person=id)
    return await me(people, found[0])


async def recover(call: Call) -> Me:
    """Set a new password with a recovery code, which is then used up; ends all sessions.

    A correct code never has to wait: it cannot be guessed, and it must help a person who is locked
    out while others guess their password.
    """
    wish, context = call.body(Recover), call.context
    people, code = context.store.people, recovery_codes.digest(wish.code)
    person = await people.by_code(wish.login, code, context.now())
    if person is None:
        async with context.backoff.attempt("recovery", wish.login):
            security("recovery failed", client=identity.address_of(call.request))
        raise Refusal("wrong-recovery", 401)
    check_password(wish.password, wish.login, person.name)
    hashed = await context.passwords.hash(wish.password, stranger=True)
    if not await people.use_code(person.id, code, hashed):
        raise Refusal("wrong-recovery", 401)
    await context.backoff.clear("login", wish.login)
    close_sockets(call, await people.end_sessions(person.id))
    await people.forget_devices(person.id)
    await end(call)
    await begin(call, person)
    await trust(call, person)
    security("recovery used", person=person.id)
    return await me(people, person)


async def change_password(call: Call) -> Me:
    """Change the password; ends all other sessions."""
    context, person, wish = call.context, call.someone, call.body(ChangePassword)
    await prove(call, wish.current)
    check_password(wish.password, person.login or "", person.name)
    hashed = await context.passwords.hash(wish.password)
    people = context.store.people
    await people.set_password(person.id, hashed)
    fresh = await renew(call, person)
    close_sockets(call, await people.end_sessions(person.id, keep=fresh))
    await people.forget_devices(person.id)
    await trust(call, person)
    security("password changed", person=person.id)
    return await shown(call)


async def renew_codes(call: Call) -> Secured:
    """Create new recovery codes; the old ones stop working."""
    await prove(call, call.body(Confirm).password)
    codes = await new_codes(call)
    security("recovery codes renewed", person=call.someone.id)
    return secured(await shown(call), codes)


async def go(call: Call) -> Nothing:
    """Delete the account and the person: name, chat and notes go; bots take over the seats."""
    context, person = call.context, call.someone
    if person.login is not None:
        await prove(call, call.body(Goodbye).password or "")
    await leave_tables(context.rooms, person.id)
    await strike_name(context.rooms, person.id)
    await context.store.people.delete(person.id)
    for socket in context.sockets.of_person(person.id):
        socket.close(ENDED)
    erase(context.rooms, person.id)
    give_cookie(call, None)
    security("person deleted", person=person.id)
    return Nothing()


async def prove(call: Call, password: str) -> None:
    """Refuse anyone who does not know the password of the session's account.

    Guesses count for the session, so that nobody outside can lock the owner out of this.
    """
    context, person = call.context, call.someone
    found = await context.store.people.by_login(person.login or "")
    if found is None or found[0].id != person.id:
        raise Refusal("no-account")
    session = identity.session_of(context.settings, call.request) or b""
    async with context.backoff.attempt("device", session.hex()) as attempt:
        if await context.passwords.check(password, found[1]):
            attempt.succeed()
    if not attempt.right:
        security("password not confirmed", person=person.id)
        raise Refusal("not-your-password", 403)


async def strengthen(call: Call, person: str, password: str, stored: str) -> None:
    """Hash a correct password again if the parameters have changed; a busy server does it later."""
    context = call.context
    if context.passwords.is_outdated(stored):
        with suppress(Refusal):
            fresh = await context.passwords.hash(password, stranger=True)
            await context.store.people.replace_hash(person, stored, fresh)


async def trust(call: Call, person: Person) -> None:
    """Remember this device, so that guessing elsewhere does not delay its owner's logins here."""
    token, context = identity.new_token(), call.context
    await context.store.people.know_device(person.id, identity.digest(token), context.now())
    call.cookies.append(devices.device_cookie(context.settings, call.request, token))


async def new_codes(call: Call) -> list[str]:
    """Replace a person's recovery codes and return them; they are never shown again."""
    codes = [recovery_codes.new_code() for _ in range(recovery_codes.CODES)]
    digests = [recovery_codes.digest(code) for code in codes]
    await call.context.store.people.set_codes(call.someone.id, digests)
    return codes


async def again(call: Call) -> Person:
    """Return a person as currently stored."""
    return await call.context.store.people.get(call.someone.id) or call.someone


def secured(found: Me, codes: list[str]) -> Secured:
    """Return a person's own data, with new recovery codes."""
    return convert({**to_builtins(found), "codes": codes}, Secured)


CHOOSING: Final = ("password-weak", "busy")
"""Refusals of a new password."""

PROVING: Final = ("no-account", "not-your-password", "too-many-guesses")
"""Refusals of a person who does not know their password."""

ENDPOINTS: Final = (
    Endpoint("POST", "/api/login", log_in, Me, body=LogIn,
             refusals=("wrong-login", "too-many-guesses", "busy"), limit="login", sets_cookie=True),
    Endpoint("POST", "/api/recover", recover, Me, body=Recover,
             refusals=("wrong-recovery", "too-many-guesses", *CHOOSING), limit="login",
             sets_cookie=True),
    Endpoint("POST", "/api/account", open_account, Secured, body=NewAccount,
             refusals=("accounts-off", "has-account", "login-taken", *CHOOSING), signed=True,
             limit="account", sets_cookie=True),
    Endpoint("PUT", "/api/account/password", change_password, Me, body=ChangePassword,
             refusals=(*PROVING, *CHOOSING), signed=True, limit="account", sets_cookie=True),
    Endpoint("POST", "/api/account/codes", renew_codes, Secured, body=Confirm,
             refusals=(*PROVING, "busy"), signed=True, limit="account"),
    Endpoint("POST", "/api/me/delete", go, Nothing, body=Goodbye,
             refusals=(*PROVING, "busy", "moved-on"), signed=True, limit="account",
             sets_cookie=True),
)  # fmt: skip
