"""Delivery: a message is formatted for its kind of outlet and sent by HTTP or e-mail."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from whitby.server.notify.dns import look_up_in
from whitby.server.notify.kinds import KINDS, OutletSettings, Parcel, Place, check
from whitby.server.notify.mail import MailRoom
from whitby.server.notify.messages import Message
from whitby.server.notify.push import Push, sealed
from whitby.server.notify.results import Answer
from whitby.server.notify.targets import Unfit
from whitby.server.notify.vapid import ServerKey, contact
from whitby.server.notify.webhooks import Post, PostOffice

THREADS_FOR_NAMES: Final = 8
THREADS_FOR_MAIL: Final = 4

Carry = Callable[[Parcel], Awaitable[Answer]]
"""A function that sends a formatted message; tests provide their own."""


class Carriers:
    """Everything that sends messages."""

    def __init__(self, settings: OutletSettings, send: Carry | None = None) -> None:
        self._settings = settings
        # Separate threads: a name server that does not answer must block neither the store nor the
        # mail. Anyone can choose the name server, by their address; the mail server is the host's.
        self._asking = ThreadPoolExecutor(THREADS_FOR_NAMES, thread_name_prefix="names")
        self._mailing = ThreadPoolExecutor(THREADS_FOR_MAIL, thread_name_prefix="mail")
        private = settings.webhooks == "any"
        self._web = PostOffice(look_up_in(self._asking), private=private)
        self._mail: MailRoom | None = None
        if KINDS["email"].on(settings):
            self._mail = MailRoom(settings.smtp, settings.mail_from, self._mailing)
        self.key = ServerKey(settings.folder, contact(settings.base_url, settings.mail_from))
        self._send = send or self._by_web_or_mail

    async def deliver(self, outlet: Place, message: Message) -> Answer:
        """Send a message once, checking its target again: the settings may have changed since."""
        try:
            target = check(outlet.kind, outlet.target, self._settings)
            return await self._send(KINDS[outlet.kind].write(target, message))
        except Unfit:
            return Answer("off")

    def close(self) -> None:
        """Start no new deliveries."""
        for threads in (self._asking, self._mailing):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _by_web_or_mail(self, parcel: Parcel) -> Answer:
        if isinstance(parcel, Push):
            parcel = sealed(parcel, self.key, time.time())
        if isinstance(parcel, Post):
            return await self._web.send(parcel)
        return Answer("off") if self._mail is None else await self._mail.send(parcel)
