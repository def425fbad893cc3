"""What the doctor checks about messages to people outside the page: push and e-mail."""

from __future__ import annotations

import smtplib
import stat
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from whitby.cli.admin.doctor.findings import Finding, bad, good, poor
from whitby.server.notify import vapid
from whitby.server.notify.mail import MailRoom
from whitby.server.settings import Settings


def check_push(settings: Settings) -> Iterator[Finding]:
    """Look whether the key for browser notifications can be used."""
    file = settings.folder / vapid.FILE
    if not file.exists():
        yield good("doctor-push-later")
        return
    try:
        vapid.read(file)
    except (OSError, ValueError, TypeError) as error:
        yield bad("doctor-push-unusable", file=str(file), why=type(error).__name__)
        return
    if stat.S_IMODE(file.stat().st_mode) & 0o077:
        yield poor("doctor-push-open", file=str(file))
    elif not settings.base_url.startswith("https:") and not settings.secure:
        yield poor("doctor-push-plain")
    else:
        yield good("doctor-push", file=str(file))


def check_mail(settings: Settings) -> Iterator[Finding]:
    """Look whether the mail server lets us in; nothing is sent."""
    if not settings.smtp:
        yield good("doctor-mail-off")
        return
    with ThreadPoolExecutor(1) as threads:
        room = MailRoom(settings.smtp, settings.mail_from, threads)
        try:
            room.try_out()
        except smtplib.SMTPAuthenticationError as error:
            yield bad("doctor-mail-password", where=room.where, code=str(error.smtp_code))
        except (OSError, smtplib.SMTPException) as error:
            yield bad(
                "doctor-mail-silent", where=room.where, why=str(error) or type(error).__name__
            )
        else:
            yield good("doctor-mail", where=room.where)
