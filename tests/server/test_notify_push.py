"""Web push with our own browser and push service, and what each of them can read."""

from __future__ import annotations

import asyncio
import json
import logging
import ssl
import stat
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from server.live import running
from whitby.games import GAMES
from whitby.server.notify import OutletNotifier, card, push, webhooks
from whitby.server.notify.messages import Turn, of_turn
from whitby.server.notify.push import Push, Subscription
from whitby.server.notify.results import Answer
from whitby.server.notify.targets import Unfit
from whitby.server.notify.vapid import CURVE, FILE, ServerKey
from whitby.server.settings import Settings
from whitby.words import LANGUAGES

from .notify_desk import TABLE, TARGETS, URL, Anna, Book, Box, Desk
from .test_notify_carriers import KEY_AND_CERTIFICATE, Site

HOME = "https://whitby.example"


def text_of(found: bytes) -> str:
    return urlsafe_b64encode(found).decode().rstrip("=")


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Browser:
    """A browser that has subscribed."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen letters!"
        self.target = f"{endpoint}#{text_of(point(self.key))}.{text_of(self.auth)}"

    @property
    def box(self) -> Box:
        return Box(kind="push", target=self.target)

    def read(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        read = json.loads(plain)
        assert isinstance(read, dict)
        return read


def claims_of(header: str, key: str) -> dict[str, Any]:
    """The claims of a sender, once their signature has been checked against a key."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(", "))
    assert (scheme, parts["k"]) == ("vapid", key)
    head, claims, signature = parts["t"].split(".")
    pair = bytes_of(signature)
    assert len(pair) == 64
    der = encode_dss_signature(int.from_bytes(pair[:32], "big"), int.from_bytes(pair[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, bytes_of(key))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    assert json.loads(bytes_of(head)) == {"typ": "JWT", "alg": "ES256"}
    read = json.loads(bytes_of(claims))
    assert isinstance(read, dict)
    return read


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    """A push service whose certificate this machine trusts."""
    certificate = tmp_path / "certificate.pem"
    certificate.write_text(KEY_AND_CERTIFICATE)
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(certificate)
    trust = ssl.create_default_context(cafile=certificate)
    monkeypatch.setattr(webhooks, "usual_trust", lambda: trust)
    running = Site(serving)
    yield running
    running.close()


def at(service: Site, path: str = "send/the-place-of-a-browser") -> str:
    return f"https://localhost:{service.port}/{path}"


def host(folder: Path, **more: Any) -> Settings:
    """Settings of a host who allows messages to their own machine, where the service is."""
    return Settings(**{"webhooks": "any", "base_url": HOME, "folder": folder, **more})


async def tell(outlets: OutletNotifier, language: str = "en") -> None:
    """Notify Anna that it is her turn, and wait until she has been notified."""
    await outlets.open()
    outlets.your_turn(Anna.id, language, TABLE, "duel", URL, False)
    for _ in range(500):
        if outlets.counts:
            break
        await asyncio.sleep(0.01)
    await outlets.close()


# What arrives


async def test_a_browser_is_told_and_nobody_else_can_read_it(service: Site, tmp_path: Path) -> None:
    browser, settings = Browser(at(service)), host(tmp_path, mail_from="Whitby <w@example.org>")

    outlets = OutletNotifier(settings, Book(browser.box))
    await tell(outlets, "fr")
    assert outlets.counts == Counter(sent=1)
    key = outlets.push_key()
    ((path, headers, body),) = service.seen
    assert path == "/send/the-place-of-a-browser"
    assert browser.read(body) == {
        "title": "À vous de jouer\u00a0: Dracula",
        "body": f"C’est à vous de jouer à la table {TABLE} (Dracula).",
        "url": URL,
    }
    assert headers["Content-Encoding"] == "aes128gcm"
    assert (headers["TTL"], headers["Urgency"]) == ("86400", "high")
    assert headers["Topic"].isascii()
    assert len(headers["Topic"]) <= 32
    with pytest.raises(http_ece.ECEException):
        Browser(at(service)).read(body)
    seen = f"{headers.as_string()} {path}".encode() + body
    assert not any(secret in seen for secret in (TABLE.encode(), b"Dracula", browser.auth))
    claims = claims_of(headers["Authorization"], key)
    assert claims["aud"] == f"https://localhost:{service.port}"
    assert claims["sub"] == "mailto:w@example.org"
    assert time.time() < claims["exp"] <= time.time() + 86400


async def test_the_test_button_writes_to_a_browser(service: Site, tmp_path: Path) -> None:
    browser = Browser(at(service))
    outlets = OutletNotifier(host(tmp_path), Book())
    assert (await outlets.test(Anna, browser.box)).how == "sent"
    await outlets.close()
    assert browser.read(service.seen[0][2])["url"] == HOME
    claims = claims_of(service.seen[0][1]["Authorization"], ServerKey(tmp_path, "").public)
    assert claims["sub"] == HOME


def test_a_text_is_sealed_as_the_standard_says() -> None:  # RFC 8291, appendix A
    to = push.read(TARGETS["push"])
    number = int.from_bytes(bytes_of("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    once = ec.derive_private_key(number, CURVE)
    plain = b"When I grow up, I want to be a watermelon"
    assert text_of(push.encrypted(to, plain, bytes_of("DGv6ra1nlYgDCS1FRnbzlw"), once)) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )


def test_a_signature_of_another_server_is_seen(tmp_path: Path) -> None:
    ours, theirs = (ServerKey(tmp_path / name, HOME) for name in ("ours", "theirs"))
    header = theirs.authorization("https://push.example/x", 0.0)
    forged = header.replace(theirs.public, ours.public)
    with pytest.raises(InvalidSignature):
        claims_of(forged, ours.public)


# What a push service learns


def pushed(table: str = TABLE, game: str = "duel", language: str = "en", auth: bytes = b"") -> Push:
    turn = Turn(person="x", language=language, game=game, table=table, url=f"{HOME}/t/{table}")
    to = push.read(TARGETS["push"])
    endpoint, _, keys = TARGETS["push"].partition("#")
    secret = text_of(auth or to.secret)
    target = f"{endpoint}#{keys.partition('.')[0]}.{secret}"
    return push.for_push(target, of_turn(turn, f"{HOME}/me"))


def test_all_messages_are_equally_long(tmp_path: Path) -> None:
    key = ServerKey(tmp_path, HOME)
    made = [
        push.sealed(pushed(game=game, language=language), key, 0.0)
        for game in GAMES
        for language in LANGUAGES
    ]
    assert len({len(each.body) for each in made}) == 1
    assert max(len(each.body) for each in made) <= 4096
    assert len({each.body for each in made}) == len(made)


def test_a_topic_is_one_table_for_one_browser_and_does_not_say_which() -> None:
    assert pushed().topic == pushed(language="de").topic
    others = [pushed(table="b" * 12), pushed(auth=b"another browser!")]
    assert len({each.topic for each in [pushed(), *others]}) == 3
    assert TABLE not in pushed().topic


# A browser that is gone


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_ended_is_forgotten(
    service: Site, tmp_path: Path, status: int
) -> None:
    gone = Browser(at(service, f"status-{status}"))
    book = Book(gone.box, Box(number=2, person="bob", kind="push", target=gone.target))
    outlets = OutletNotifier(host(tmp_path), book)
    await tell(outlets)
    assert outlets.counts == Counter(gone=1)
    assert [box.person for box in book.boxes] == ["bob"]
    assert len(service.seen) == 1


async def test_the_test_button_forgets_it_too_and_says_so() -> None:
    browser = Browser("https://push.example/x")
    async with Desk(browser.box, answers=[Answer("gone")]) as desk:
        told = await desk.outlets.test(Anna, browser.box)
        assert (told.ok, told.how) == (False, "gone")
        assert "removed" in told.text
    assert desk.book.boxes == []


@pytest.mark.parametrize("status", [400, 401, 403, 413])
async def test_a_service_that_refuses_costs_nobody_his_outlet(
    service: Site, tmp_path: Path, status: int
) -> None:
    book = Book(Browser(at(service, f"status-{status}")).box)
    outlets = OutletNotifier(host(tmp_path), book)
    await tell(outlets)
    assert outlets.counts == Counter(failed=1)
    assert len(book.boxes) == 1


async def test_a_webhook_that_is_not_found_is_kept(service: Site, tmp_path: Path) -> None:
    book = Book(Box(target=at(service, "status-410")))
    await tell(OutletNotifier(host(tmp_path), book))
    assert len(book.boxes) == 1


# What is accepted as a subscription

KEYS = TARGETS["push"].partition("#")[2]
KEY, SECRET = KEYS.split(".")


@pytest.mark.parametrize(
    ("target", "code"),
    [
        ("https://push.example/x", "push"),
        ("https://push.example/x#", "push"),
        (f"https://push.example/x#{KEY}", "push"),
        (f"https://push.example/x#{KEY}.", "push"),
        (f"https://push.example/x#{SECRET}.{KEY}", "push"),
        (f"https://push.example/x#{KEY[:-1]}.{SECRET}", "push"),
        (f"https://push.example/x#{KEY}.{SECRET}A", "push"),
        (f"https://push.example/x#{KEY}.{SECRET[:-1]}+", "push"),
        (f"https://push.example/x#{'A' * 87}.{SECRET}", "push"),
        (f"https://push.example/x#B{'A' * 86}.{SECRET}", "push"),  # not on the curve
        (f"https://push.example/x#y#{KEYS}", "push"),
        (f"https://push.example/x#{KEYS}\n", "push"),
        (f"http://push.example/x#{KEYS}", "push"),
        (f"ftp://push.example/x#{KEYS}", "url"),
        (f"https://user:password@push.example/x#{KEYS}", "url"),
        (f"https://push.example/{'x' * 1000}#{KEYS}", "url"),
        (f"https://push.example:25/x#{KEYS}", "port"),
        (f"https://10.0.0.7/x#{KEYS}", "address"),
        (f"https://localhost/x#{KEYS}", "address"),
        (f"https://[::1]/x#{KEYS}", "address"),
    ],
)
def test_what_no_browser_gives_is_refused_with_a_reason(target: str, code: str) -> None:
    with pytest.raises(Unfit) as refused:
        OutletNotifier(Desk().settings, Book()).check("push", target)
    assert (refused.value.code, refused.value.status) == (f"outlet-{code}", 422)
    assert refused.value.parts == {}  # a secret is not repeated
    assert all(refused.value.text(language) for language in LANGUAGES)


def test_what_browsers_give_is_kept() -> None:
    outlets = OutletNotifier(Desk().settings, Book())
    assert outlets.check("push", TARGETS["push"]) == TARGETS["push"]
    long = f"https://wns.example/w/?token={'x' * 800}#{KEYS}"
    assert outlets.check("push", long) == long
    loud = TARGETS["push"].replace("https://push.example", "HTTPS://Push.Example:443")
    assert outlets.check("push", loud) == TARGETS["push"]
    assert push.read(TARGETS["push"]) == Subscription(
        "https://push.example/send/a-long-place-of-annas-browser", bytes_of(KEY), bytes_of(SECRET)
    )


def test_the_owner_sees_the_end_of_the_place_and_nothing_of_the_keys() -> None:
    assert card(Box(kind="push", target=TARGETS["push"])).target == "https://push.example/…wser"


# The server's key


def test_the_key_is_made_once_and_is_the_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "not" / "there"
    key = ServerKey(folder, HOME)
    assert not folder.exists()  # no key is made until it is needed
    assert ServerKey(folder, HOME).public == key.public
    assert len(bytes_of(key.public)) == 65
    assert [each.name for each in folder.iterdir()] == [FILE]
    assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
    (tmp_path / f"{FILE}.new").write_text("of a start that was cut short")
    assert ServerKey(tmp_path, HOME).public != key.public


async def test_a_key_that_cannot_be_used_switches_push_off_and_stays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / FILE).write_text("hush: no key")
    outlets = OutletNotifier(host(tmp_path), Book())
    with pytest.raises(Unfit, match="outlet-off"):
        outlets.push_key()
    assert (await outlets.test(Anna, Browser("https://push.example/x").box)).how == "off"
    await outlets.close()
    assert (tmp_path / FILE).read_text() == "hush: no key"
    assert "push key unusable" in caplog.text
    assert "hush" not in caplog.text


def test_a_host_can_switch_push_off(tmp_path: Path) -> None:
    outlets = OutletNotifier(host(tmp_path, webhooks="off"), Book())
    with pytest.raises(Unfit, match="outlet-off"):
        outlets.push_key()
    with pytest.raises(Unfit, match="outlet-off"):
        outlets.check("push", TARGETS["push"])
    assert list(tmp_path.iterdir()) == []


# The whole server


def test_a_browser_subscribes_and_is_told(
    service: Site, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with running(webhooks="any") as live, live.person("Anna", "de") as anna:
        key = anna.get("/api/push").json()["key"]
        assert anna.get("/api/push").json() == {"key": key}
        browser = Browser(at(service))
        wish = {"kind": "push", "target": browser.target}
        made = anna.post("/api/me/outlets", json=wish)
        assert made.status_code == 201, made.text
        assert made.json() == {
            "number": 1,
            "kind": "push",
            "target": f"https://localhost:{service.port}/…wser",
            "always": False,
            "confirmed": True,
        }
        assert anna.post("/api/me/outlets/1/test").json()["how"] == "sent"
        gone = {"kind": "push", "target": Browser(at(service, "status-410")).target}
        assert anna.post("/api/me/outlets", json=gone).status_code == 201
        assert anna.post("/api/me/outlets/2/test").json()["how"] == "gone"
        assert [each["number"] for each in anna.get("/api/me").json()["outlets"]] == [1]
        bad = anna.post("/api/me/outlets", json={"kind": "push", "target": "https://a.example/x"})
        assert (bad.status_code, bad.json()["code"]) == (422, "outlet-push")
        assert "Browser" in bad.json()["text"]
        private = (live.settings.folder / FILE).read_text().splitlines()[1]
    (_, headers, body), _ = service.seen
    assert browser.read(body)["title"] == "Testbenachrichtigung von Whitby"
    assert claims_of(headers["Authorization"], key)["aud"] == f"https://localhost:{service.port}"
    keys = urlsplit(browser.target).fragment.split(".")
    for secret in (*keys, "the-place-of-a-browser", headers["Authorization"], private):
        assert secret not in caplog.text
