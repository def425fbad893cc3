"""A server as a client sees it over HTTP, and the person signed in there."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Final, TypeVar

import httpx
from msgspec import DecodeError, Struct, json

from whitby.client.seat import NotDone, SeatSocket, new_key
from whitby.wire.commands import Command, Do
from whitby.wire.messages import Done, Moment, Refused, Shown
from whitby.wire.people import (
    ChangePassword,
    Confirm,
    DeviceLink,
    Enter,
    Found,
    GameList,
    Goodbye,
    LogIn,
    Me,
    NewAccount,
    NewSession,
    Note,
    Nothing,
    Recover,
    Secured,
    SessionCard,
    SessionList,
    UseLink,
)
from whitby.wire.tables import MyTable, MyTables, NewTable, TableCard, TableList

T = TypeVar("T")
PATIENCE: Final = 30.0
SESSIONS: Final = ("__Host-whitby", "whitby")
"""The names of the session cookie: over HTTPS or on the local machine, and elsewhere."""


def _refused(answer: httpx.Response) -> Refused:
    """Return a refusal; a proxy that has no server to ask counts as a broken connection."""
    try:
        return json.decode(answer.content, type=Refused)
    except DecodeError:
        raise httpx.RemoteProtocolError(f"a proxy answers with {answer.status_code}") from None


class Client:
    """One person's connection to a server; `session` restores an earlier one."""

    def __init__(self, base_url: str, session: str | None = None) -> None:
        self.base_url = base_url.rstrip("/")
        self.session = session
        self._http = httpx.AsyncClient(base_url=self.base_url, timeout=PATIENCE)

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connections; the session stays valid."""
        await self._http.aclose()

    @property
    def headers(self) -> dict[str, str]:
        """Return the headers that identify the person.

        The cookie is sent by hand: it is meant for encrypted connections and for the local machine,
        and the library would not send it to the latter.
        """
        return {} if self.session is None else {"Cookie": self.session}

    async def ask(
        self,
        method: str,
        path: str,
        kind: type[T],
        body: Struct | None = None,
        query: dict[str, Any] | None = None,
    ) -> T:
        """Send a request and return its response; raise NotDone if it is refused."""
        return json.decode((await self._send(method, path, body, query)).content, type=kind)

    async def _send(
        self,
        method: str,
        path: str,
        body: Struct | None = None,
        query: dict[str, Any] | None = None,
    ) -> httpx.Response:
        headers = self.headers
        if body is not None:
            headers["Content-Type"] = "application/json"
        given = {name: value for name, value in (query or {}).items() if value is not None}
        content = None if body is None else json.encode(body)
        answer = await self._http.request(
            method, path, content=content, headers=headers, params=given
        )
        self._http.cookies.clear()
        if answer.is_error:
            raise NotDone(_refused(answer), answer.status_code)
        self._keep(answer)
        return answer

    def _keep(self, answer: httpx.Response) -> None:
        """Store or delete the session as a response says."""
        for cookie in answer.headers.get_list("set-cookie"):
            pair = cookie.split(";")[0].strip()
            if pair.partition("=")[0] in SESSIONS:
                self.session = None if pair.endswith("=") else pair

    # People

    async def sign_in(self, name: str, language: str = "en") -> Me:
        """Start a session under a name."""
        wish = json.decode(json.encode({"name": name, "language": language}), type=NewSession)
        return await self.ask("POST", "/api/session", Me, wish)

    async def open_account(self, login: str, password: str) -> Secured:
        """Create a login and a password, to play on other devices too; returns recovery codes."""
        wish = NewAccount(login=login, password=password)
        return await self.ask("POST", "/api/account", Secured, wish)

    async def log_in(self, login: str, password: str) -> Me:
        """Log in to an account."""
        return await self.ask("POST", "/api/login", Me, LogIn(login=login, password=password))

    async def recover(self, login: str, code: str, password: str) -> Me:
        """Set a new password with a recovery code; ends all sessions but the new one."""
        wish = Recover(login=login, code=code, password=password)
        return await self.ask("POST", "/api/recover", Me, wish)

    async def change_password(self, current: str, password: str) -> Me:
        """Change the password; ends all other sessions."""
        wish = ChangePassword(current=current, password=password)
        return await self.ask("PUT", "/api/account/password", Me, wish)

    async def renew_codes(self, password: str) -> list[str]:
        """Return new recovery codes; the old ones stop working."""
        wish = Confirm(password=password)
        return (await self.ask("POST", "/api/account/codes", Secured, wish)).codes

    async def make_link(self) -> DeviceLink:
        """Return a code that logs another client in as this person, once, for ten minutes."""
        return await self.ask("POST", "/api/me/link", DeviceLink)

    async def use_link(self, code: str) -> Me:
        """Log in as the person who made a code."""
        return await self.ask("POST", "/api/link", Me, UseLink(code=code))

    async def sessions(self) -> list[SessionCard]:
        """Return where this person is logged in."""
        return (await self.ask("GET", "/api/me/sessions", SessionList)).sessions

    async def end_session(self, session: str) -> None:
        """End one of this person's sessions."""
        await self.ask("DELETE", f"/api/me/sessions/{session}", SessionList)

    async def end_sessions(self, here: bool = False) -> None:
        """End all other sessions, or this one too."""
        query = {"here": "true" if here else None}
        await self.ask("DELETE", "/api/me/sessions", SessionList, query=query)

    async def delete_me(self, password: str | None = None) -> None:
        """Delete this person; an account requires the password."""
        await self.ask("POST", "/api/me/delete", Nothing, Goodbye(password=password))

    async def log_out(self) -> None:
        """End the session."""
        await self.ask("DELETE", "/api/session", Nothing)

    async def me(self) -> Me:
        """Return what the server knows about this person."""
        return await self.ask("GET", "/api/me", Me)

    async def my_tables(self) -> list[MyTable]:
        """Return this person's tables, those where it is their turn first."""
        return (await self.ask("GET", "/api/me/tables", MyTables)).tables

    # Tables

    async def games(self) -> GameList:
        """Return the games that can be played."""
        return await self.ask("GET", "/api/games", GameList)

    async def tables(self) -> list[TableCard]:
        """Return the public tables."""
        return (await self.ask("GET", "/api/tables", TableList)).tables

    async def create(self, wish: NewTable) -> TableCard:
        """Open a table."""
        return await self.ask("POST", "/api/tables", TableCard, wish)

    async def find(self, code: str) -> str:
        """Return the table with a short code."""
        return (await self.ask("GET", f"/api/codes/{code}", Found)).id

    async def enter(self, table: str, password: str) -> None:
        """Give the password of a table."""
        await self.ask("POST", f"/api/tables/{table}/enter", Nothing, Enter(password=password))

    async def look(self, table: str, seat: int | None = None, shoulder: str | None = None) -> Shown:
        """Return everything that may be seen of a table now."""
        query = {"seat": seat, "shoulder": shoulder}
        return await self.ask("GET", f"/api/tables/{table}", Shown, query=query)

    async def do(self, table: str, act: Command, at: int = 0, key: str | None = None) -> Done:
        """Do something at a table; sent again with the same key, it is done only once."""
        frame = Do(key=key or new_key(), at=at, act=act)
        return await self.ask("POST", f"/api/tables/{table}/do", Done, frame)

    async def moment(
        self, table: str, move: int, seat: int | None = None, truth: bool = False
    ) -> Moment:
        """Return a table as it was after this many moves, or the whole truth at that moment."""
        path = f"/api/tables/{table}/moments/{move}"
        query = {"seat": seat, "truth": "true" if truth else None}
        return await self.ask("GET", path, Moment, query=query)

    async def record(self, table: str) -> str:
        """Return the record of a finished game."""
        return (await self._send("GET", f"/api/tables/{table}/record")).text

    async def note(self, table: str) -> str:
        """Return this person's notes about a table."""
        return (await self.ask("GET", f"/api/tables/{table}/note", Note)).text

    async def write_note(self, table: str, text: str) -> None:
        """Replace this person's notes about a table."""
        await self.ask("PUT", f"/api/tables/{table}/note", Note, Note(text=text))

    def seat(self, table: str, seat: int | None = None, shoulder: str | None = None) -> SeatSocket:
        """Return a socket to a table: from a seat, over a shoulder, or as a spectator."""
        return SeatSocket(self.base_url, table, self.headers, seat, shoulder)
