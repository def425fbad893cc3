"""Web push: a message to a browser whose page is closed, through its vendor's push service.

A subscription is stored as one address, `https://service/place#key.secret`. What the service
receives is encrypted for this browser (RFC 8291): it sees neither the text nor the table, and all
messages have the same length.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import blake2b
from typing import Final

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from msgspec import Struct, json

from whitby.server.notify import targets
from whitby.server.notify.messages import Message
from whitby.server.notify.targets import Unfit
from whitby.server.notify.vapid import CURVE, ServerKey
from whitby.server.notify.webhooks import Post

FORM: Final = re.compile(r"(?P<endpoint>[^#]+)#(?P<key>[\w-]{87})\.(?P<secret>[\w-]{22})", re.A)
SECONDS_KEPT: Final = 24 * 3600
"""Seconds the service keeps a message for a browser that is offline."""

ENDED: Final = (404, 410)
"""The statuses by which a service says that a subscription has ended."""

LENGTH: Final = 1024
"""Messages are padded to a multiple of this; none comes near it."""


class Notice(Struct, frozen=True, kw_only=True):
    """The JSON that the page's service worker receives."""

    title: str
    body: str
    url: str


class Subscription(Struct, frozen=True):
    """The address of a browser, its public key, and a secret that it shares with us."""

    endpoint: str
    key: bytes
    secret: bytes


class Push(Struct, frozen=True):
    """A message for a browser, not yet encrypted."""

    to: Subscription
    notice: bytes
    topic: str  # a later message with the same topic replaces one that is still waiting


def check(target: str, *, private: bool) -> str:
    """Return a subscription as it is stored."""
    found = FORM.fullmatch(target)
    if found is None or not _is_point(decoded(found["key"])):
        raise Unfit("refusal-outlet-push")
    endpoint = targets.webhook(found["endpoint"], private=private)
    if not endpoint.startswith("https://"):
        raise Unfit("refusal-outlet-push")
    return f"{endpoint}#{found['key']}.{found['secret']}"


def read(target: str) -> Subscription:
    """Return the parts of a checked subscription."""
    found = FORM.fullmatch(target)
    assert found is not None, "a target is checked before it is used"
    return Subscription(found["endpoint"], decoded(found["key"]), decoded(found["secret"]))


def for_push(target: str, message: Message) -> Push:
    """Format a message for a browser."""
    to = read(target)
    notice = json.encode(Notice(title=message.title, body=message.text, url=message.url))
    # The service may see which messages belong together, but not which table they are about.
    topic = blake2b((message.table or "").encode(), key=to.secret, digest_size=18).digest()
    return Push(to, notice, urlsafe_b64encode(topic).decode())


def sealed(push: Push, key: ServerKey, now: float) -> Post:
    """Return a message as a request, encrypted for its browser."""
    headers = {
        "Authorization": key.authorization(push.to.endpoint, now),
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(SECONDS_KEPT),
        "Urgency": "high",  # someone is waiting
        "Topic": push.topic,
    }
    notice = push.notice.ljust(-(-len(push.notice) // LENGTH) * LENGTH)
    return Post(push.to.endpoint, headers, encrypted(push.to, notice), ENDED)


def encrypted(
    to: Subscription,
    plain: bytes,
    salt: bytes | None = None,
    once: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Encrypt a text for one browser; salt and key are generated for this text alone."""
    body = http_ece.encrypt(
        plain,
        salt=salt,
        private_key=once or ec.generate_private_key(CURVE),
        dh=to.key,
        auth_secret=to.secret,
        version="aes128gcm",
    )
    assert isinstance(body, bytes)
    return body


def decoded(text: str) -> bytes:
    """Decode base64url as browsers write it, without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _is_point(key: bytes) -> bool:
    """Return whether this is a public key on the curve that browsers use."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
    except ValueError:
        return False
    return True
