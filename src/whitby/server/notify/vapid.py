"""The key that identifies this server to push services (VAPID, RFC 8292), created once and kept.

Subscriptions are bound to it and are lost with it. It is kept in the server's folder, or in the
database if several processes can share that.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64encode
from email.utils import parseaddr
from functools import cached_property
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from msgspec import json

from whitby.server.logging import note
from whitby.server.notify.targets import Unfit

FILE: Final = "push-key.pem"
CURVE: Final = ec.SECP256R1()
SECONDS_VALID: Final = 12 * 3600
"""Seconds a signature is valid; the maximum is a day."""


class ServerKey:
    """A private key in a folder, loaded or created when it is first needed."""

    def __init__(self, folder: Path, contact: str) -> None:
        self._file = folder / FILE
        self._contact = contact

    @property
    def public(self) -> str:
        """Return the public key in the form that browsers expect."""
        point = self._private.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        return _written(point)

    def authorization(self, endpoint: str, now: float) -> str:
        """Return the Authorization header that identifies this server to one push service."""
        url = urlsplit(endpoint)
        claims = {
            "aud": f"{url.scheme}://{url.netloc}",
            "exp": int(now) + SECONDS_VALID,
            "sub": self._contact,
        }
        head = {"typ": "JWT", "alg": "ES256"}
        text = f"{_written(json.encode(head))}.{_written(json.encode(claims))}"
        signed = self._private.sign(text.encode(), ec.ECDSA(SHA256()))
        pair = b"".join(each.to_bytes(32, "big") for each in decode_dss_signature(signed))
        return f"vapid t={text}.{_written(pair)}, k={self.public}"

    def pem(self) -> bytes:
        """Return the key of this folder, or a new one if it has none that is usable."""
        try:
            return _pem(read(self._file))
        except (OSError, ValueError, TypeError, UnsupportedAlgorithm):
            return _pem(ec.generate_private_key(CURVE))

    def use(self, pem: bytes) -> None:
        """Use a key that several processes share instead of the one in the folder."""
        self.__dict__["_private"] = _loaded(pem)

    @cached_property
    def _private(self) -> ec.EllipticCurvePrivateKey:
        """Return the private key, without which this server cannot send push messages."""
        try:
            return read(self._file) if self._file.exists() else _make(self._file)
        except (OSError, ValueError, TypeError, UnsupportedAlgorithm) as error:
            note("push key unusable", level="error", error=error)
            raise Unfit("refusal-outlet-off") from None


def contact(base_url: str, mail_from: str) -> str:
    """Return the contact for push services, which accept only mailto: and https: addresses.

    >>> contact("https://whitby.example", "Whitby <w@example.org>")
    'mailto:w@example.org'
    >>> contact("http://localhost:8000", "")
    'https://localhost:8000'
    """
    address = parseaddr(mail_from)[1]
    return f"mailto:{address}" if address else f"https://{urlsplit(base_url).netloc}"


def read(file: Path) -> ec.EllipticCurvePrivateKey:
    """Return the key in a file, or raise an error."""
    return _loaded(file.read_bytes())


def _pem(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def _loaded(pem: bytes) -> ec.EllipticCurvePrivateKey:
    key = load_pem_private_key(pem, password=None)
    if not isinstance(key, ec.EllipticCurvePrivateKey) or key.curve.name != CURVE.name:
        raise ValueError("a key of another kind")
    return key


def _make(file: Path) -> ec.EllipticCurvePrivateKey:
    """Create a key file that only its owner can read; the rename happens once it is on disk."""
    key = ec.generate_private_key(CURVE)
    pem = _pem(key)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = file.with_name(f"{file.name}.new")
    fresh.unlink(missing_ok=True)
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as made:
        made.write(pem)
        made.flush()
        os.fsync(made.fileno())
    fresh.replace(file)
    return key


def _written(found: bytes) -> str:
    return urlsafe_b64encode(found).decode().rstrip("=")
