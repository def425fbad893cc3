"""E-mail through the host's own mail server."""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import ssl
from collections.abc import Iterator
from concurrent.futures import Executor
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from whitby.core.errors import WhitbyError
from whitby.server.logging import note
from whitby.server.notify.results import Answer
from whitby.server.notify.webhooks import usual_trust

SECONDS: Final = 10.0
"""Seconds the mail server may take for one command."""

MOST_SECONDS: Final = 30.0
"""Seconds it may take for the whole message."""

PORTS: Final = {"smtp": 587, "smtps": 465}
HERE: Final = ("localhost", "127.0.0.1", "::1")


class Letter(Struct, frozen=True):
    """A message to an e-mail address."""

    to: str
    subject: str
    text: str
    stop: str | None = None


class MailRoom:
    """Sends e-mails; configuration errors that show here are logged."""

    def __init__(
        self, url: str, sender: str, threads: Executor, trust: ssl.SSLContext | None = None
    ) -> None:
        parts = urlsplit(url)
        self._host = parts.hostname or ""
        self._encrypted = parts.scheme == "smtps"
        self._port = parts.port or PORTS[parts.scheme]
        self._user = unquote(parts.username or "")
        self._password = unquote(parts.password or "")
        self._from = _address(sender)
        self._sender = self._from.addr_spec
        self._threads = threads
        self._trust = trust or usual_trust()

    async def send(self, letter: Letter) -> Answer:
        """Pass an e-mail to the mail server and return the result."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(MOST_SECONDS):
                return await loop.run_in_executor(self._threads, self._hand_over, letter)
        except TimeoutError:
            return Answer("slow")

    def written(self, letter: Letter) -> EmailMessage:
        """Return the e-mail message; a line break in a header is a programming error."""
        mail = EmailMessage(policy=SMTP)
        mail["From"] = self._from
        mail["To"] = Address(addr_spec=letter.to)
        mail["Subject"] = letter.subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._from.domain)
        mail["Auto-Submitted"] = "auto-generated"
        if letter.stop is not None:
            mail["List-Unsubscribe"] = f"<{letter.stop}>"
        mail.set_content(letter.text, cte="quoted-printable")
        return mail

    def _hand_over(self, letter: Letter) -> Answer:
        """Talk to the mail server, in a thread."""
        try:
            with self._connected() as server:
                server.send_message(self.written(letter), self._sender, [letter.to])
        except smtplib.SMTPRecipientsRefused as error:
            return _of_code(next(code for code, _ in error.recipients.values()))
        except smtplib.SMTPDataError as error:
            return _of_code(error.smtp_code)
        except TimeoutError:
            return Answer("slow")
        except (OSError, smtplib.SMTPException) as error:
            # The server's text may repeat a name or an address: log only what kind of error it was.
            note("mail refused", level="warning", error=error)
            return Answer("unreachable")
        return Answer("sent")

    @property
    def where(self) -> str:
        """Return which mail server is used."""
        return f"{self._host}:{self._port}"

    def try_out(self) -> None:
        """Connect, encrypt and log in, and send nothing; raise what went wrong."""
        with self._connected():
            pass

    @contextlib.contextmanager
    def _connected(self) -> Iterator[smtplib.SMTP]:
        """Connect, encrypt and log in; a password is never sent unencrypted."""
        own_name = self._from.domain  # do not reveal the machine's own name
        server: smtplib.SMTP
        if self._encrypted:
            server = smtplib.SMTP_SSL(
                self._host, self._port, own_name, timeout=SECONDS, context=self._trust
            )
        else:
            server = smtplib.SMTP(self._host, self._port, own_name, timeout=SECONDS)
        try:
            server.ehlo()
            if not self._encrypted and (server.has_extn("starttls") or self._must_encrypt):
                server.starttls(context=self._trust)
                server.ehlo()
            if self._user:
                server.login(self._user, self._password)
            yield server
            with contextlib.suppress(OSError, smtplib.SMTPException):
                server.quit()  # the e-mail was accepted, whatever the answer
        finally:
            server.close()

    @property
    def _must_encrypt(self) -> bool:
        return bool(self._user) and self._host not in HERE


def _address(sender: str) -> Address:
    """Return the sender's address."""
    name, address = parseaddr(sender)
    try:
        return Address(name, addr_spec=address)
    except (ValueError, IndexError, MessageError):
        raise WhitbyError(
            f"WHITBY_MAIL_FROM is '{sender}'; give an address such as Whitby <whitby@example.org>"
        ) from None


def _of_code(code: int) -> Answer:
    """Return what a mail server's status means: 4xx is temporary, 5xx permanent."""
    return Answer("busy" if code < 500 else "refused")
