"""The kinds of outlet, one row each: when it is available, its target, and its message format.

To add a kind, add a row here and its name in `OutletCard` and `NewOutlet` of the wire.
"""

from __future__ import annotations

from collections.abc import Callable
from email.header import Header
from pathlib import Path
from typing import Any, Final, Protocol

from msgspec import Struct, convert, json

from whitby.server.notify import push, targets
from whitby.server.notify.mail import Letter
from whitby.server.notify.messages import Event, Message, footer
from whitby.server.notify.push import Push
from whitby.server.notify.targets import Unfit, mask
from whitby.server.notify.webhooks import Post
from whitby.wire.people import OutletCard

Parcel = Post | Letter | Push
"""A message formatted for its kind of outlet."""

VERSION: Final = 1
"""The version of a generic webhook's payload; raise it when the meaning of a field changes."""


class OutletSettings(Protocol):
    """The settings that are used here."""

    @property
    def webhooks(self) -> str:
        """Return which webhooks are allowed: public, any or off."""

    @property
    def smtp(self) -> str:
        """Return the mail server; empty if there is none."""

    @property
    def mail_from(self) -> str:
        """Return the sender of e-mails."""

    @property
    def base_url(self) -> str:
        """Return the public address of this server."""

    @property
    def folder(self) -> Path:
        """Return the folder with the server's keys."""


class Place(Protocol):
    """One outlet of a person, as it is stored."""

    @property
    def person(self) -> str:
        """Return the id of its owner."""

    @property
    def number(self) -> int:
        """Return its number among the person's outlets."""

    @property
    def kind(self) -> str:
        """Return its kind, a key of `KINDS`."""

    @property
    def target(self) -> str:
        """Return where its messages go; this is a secret."""

    @property
    def always(self) -> bool:
        """Return whether it is used even while the table is open."""

    @property
    def confirmed(self) -> bool:
        """Return whether messages may be sent there."""

    @property
    def code(self) -> str | None:
        """Return the code that confirms it."""


class Hook(Struct, frozen=True, kw_only=True):
    """The JSON payload of a generic webhook."""

    version: int
    event: Event
    game: str | None
    table: str | None
    url: str
    text: str
    language: str


class Kind(Struct, frozen=True, kw_only=True):
    """A row of the table of kinds."""

    on: Callable[[OutletSettings], bool]
    check: Callable[..., str]  # (target, *, private) -> the target as it is stored
    write: Callable[[str, Message], Parcel]
    needs_code: bool = False


def for_webhook(target: str, message: Message) -> Post:
    """Format a message for a generic webhook."""
    hook = Hook(
        version=VERSION,
        event=message.event,
        game=message.game,
        table=message.table,
        url=message.url,
        text=message.text,
        language=message.language,
    )
    return Post(target, {"Content-Type": "application/json"}, json.encode(hook))


def for_discord(target: str, message: Message) -> Post:
    """Format a message for Discord, without mentions and without a link preview."""
    said: dict[str, Any] = {
        "content": f"{message.text}\n<{message.url}>",
        "allowed_mentions": {"parse": []},
    }
    return Post(target, {"Content-Type": "application/json"}, json.encode(said))


def for_ntfy(target: str, message: Message) -> Post:
    """Format a message for ntfy: a text, and a page that opens when it is tapped."""
    headers = {
        "Content-Type": "text/plain; charset=utf-8",
        "Title": in_header(message.title),
        "Click": in_header(message.url),
        "Tags": "bat",
    }
    return Post(target, headers, message.text.encode())


def for_mail(target: str, message: Message) -> Letter:
    """Format a message as an e-mail that says how to unsubscribe."""
    text = "\n\n".join([message.text, message.url, f"-- \n{footer(message)}"])
    stop = None if message.event == "code" else message.stop
    return Letter(target, message.title, f"{text}\n", stop)


def in_header(text: str) -> str:
    """Return a text for one header line, encoded by RFC 2047 if it needs to be."""
    line = " ".join(text.split())
    if all(" " <= letter <= "~" for letter in line):
        return line
    return Header(line, "utf-8", maxlinelen=75).encode(linesep="")


def _webhooks(settings: OutletSettings) -> bool:
    return settings.webhooks != "off"


def _mail(settings: OutletSettings) -> bool:
    return bool(settings.smtp and settings.mail_from)


KINDS: Final = {
    "webhook": Kind(on=_webhooks, check=targets.webhook, write=for_webhook),
    "discord": Kind(on=_webhooks, check=targets.discord, write=for_discord),
    "ntfy": Kind(on=_webhooks, check=targets.ntfy, write=for_ntfy),
    "push": Kind(on=_webhooks, check=push.check, write=push.for_push),
    "email": Kind(on=_mail, check=targets.email, write=for_mail, needs_code=True),
}
"""Every kind of outlet."""


def check(kind: str, target: str, settings: OutletSettings) -> str:
    """Return a target as it is stored, or refuse it with the reason (`Unfit`, a `Refusal`)."""
    row = KINDS.get(kind)
    if row is None or not row.on(settings):
        raise Unfit("refusal-outlet-off")
    return row.check(target, private=settings.webhooks == "any")


def card(outlet: Place) -> OutletCard:
    """Return an outlet as it is shown to its owner, with a masked target."""
    shown = {
        "number": outlet.number,
        "kind": outlet.kind,
        "target": mask(outlet.target),
        "always": outlet.always,
        "confirmed": outlet.confirmed,
    }
    return convert(shown, OutletCard)
