"""Where messages may go: what a valid target is, and which addresses webhooks cannot reach."""

from __future__ import annotations

import doctest
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from whitby.server.accounts import codes
from whitby.server.notify import OutletNotifier, addresses, card, mask, targets
from whitby.server.notify.addresses import may_reach
from whitby.server.notify.targets import Unfit
from whitby.words import LANGUAGES

from .notify_desk import DISCORD, TARGETS, Book, Box, Desk

# Targets


@pytest.mark.parametrize(
    ("kind", "target", "kept"),
    [
        ("webhook", "https://example.org", "https://example.org/"),
        ("webhook", "HTTPS://Example.ORG:443/A?b=C#d", "https://example.org/A?b=C"),
        ("webhook", "http://example.org:8080/x", "http://example.org:8080/x"),
        ("webhook", "https://93.184.216.34/x", "https://93.184.216.34/x"),
        ("webhook", "https://[2606:2800:220:1::1]:8443/", "https://[2606:2800:220:1::1]:8443/"),
        ("discord", DISCORD, DISCORD),
        ("discord", DISCORD.replace("/api/", "/api/v10/"), DISCORD.replace("/api/", "/api/v10/")),
        ("ntfy", "https://ntfy.sh/my_topic-1", "https://ntfy.sh/my_topic-1"),
        ("ntfy", "https://ntfy.example.org/t?auth=abc", "https://ntfy.example.org/t?auth=abc"),
        ("email", "mina.murray+whitby@Example.ORG", "mina.murray+whitby@example.org"),
        ("email", "a@b.xn--p1ai", "a@b.xn--p1ai"),
    ],
)
def test_good_targets_are_kept(kind: str, target: str, kept: str) -> None:
    assert OutletNotifier(Desk().settings, Book()).check(kind, target) == kept


@pytest.mark.parametrize(
    ("kind", "target", "code"),
    [
        ("webhook", "ftp://example.org/", "url"),
        ("webhook", "file:///etc/passwd", "url"),
        ("webhook", "gopher://example.org:70/x", "url"),
        ("webhook", "//example.org/", "url"),
        ("webhook", "https://", "url"),
        ("webhook", "https://user:password@example.org/", "url"),
        ("webhook", "https://@example.org/", "url"),
        ("webhook", "https://example.org:/x", "url"),
        ("webhook", "https://example.org:x/", "url"),
        ("webhook", "https://example.org:99999/", "url"),
        ("webhook", "https://exa mple.org/", "url"),
        ("webhook", "https://example.org/\r\nX: y", "url"),
        ("webhook", "https://example.org\\@evil.example/", "url"),
        ("webhook", "https://[fe80::1%25eth0]/", "url"),
        ("webhook", "https://[::1", "url"),
        ("webhook", "https://-x.example/", "url"),
        ("webhook", "https://éxample.org/", "url"),
        ("webhook", "https://example.org/" + "x" * 1000, "url"),
        ("webhook", "https://example.org:25/", "port"),
        ("webhook", "https://example.org:0/", "port"),
        ("webhook", "https://example.org:6/", "port"),
        ("webhook", "http://127.0.0.1:8000/", "address"),
        ("webhook", "http://[::1]:8000/", "address"),
        ("webhook", "http://[::ffff:127.0.0.1]:8000/", "address"),
        ("webhook", "http://169.254.169.254/latest/meta-data", "address"),
        ("webhook", "http://localhost:8000/", "address"),
        ("webhook", "http://localhost.:8000/", "address"),
        ("webhook", "http://router.local/", "address"),
        ("webhook", "http://metadata.google.internal/", "address"),
        ("webhook", "http://intranet/", "address"),
        ("ntfy", "http://192.168.1.7/topic", "address"),
        ("ntfy", "https://ntfy.sh/", "ntfy"),
        ("ntfy", "https://ntfy.sh/a/b", "ntfy"),
        ("discord", "https://discord.com.evil.example/api/webhooks/1234567/" + "x" * 30, "discord"),
        ("discord", DISCORD.replace("https", "http"), "discord"),
        ("discord", DISCORD.replace(".com/", ".com:8443/"), "discord"),
        ("discord", DISCORD + "/messages/1", "discord"),
        ("discord", DISCORD + "?wait=true", "discord"),
        ("discord", "https://discord.com/api/webhooks/../users/@me", "discord"),
        ("email", "anna", "email"),
        ("email", "anna@localhost", "email"),
        ("email", "anna@example.org, bob@example.org", "email"),
        ("email", "anna@example.org\nBcc: bob@example.org", "email"),
        ("email", "anna@example.org\n", "email"),
        ("email", "Anna <anna@example.org>", "email"),
        ("email", '"anna"@example.org', "email"),
        ("email", "anna@@example.org", "email"),
        ("email", ".anna@example.org", "email"),
        ("email", "an..na@example.org", "email"),
        ("email", "anna@-example.org", "email"),
        ("email", "anna@127.0.0.1", "email"),
        ("email", "änna@example.org", "email"),
        ("email", "a" * 65 + "@example.org", "email"),
        ("email", "a@" + "b" * 64 + ".org", "email"),
        ("email", "a@" + "b." * 130 + "org", "email"),
        ("email", "-oQ/tmp@x", "email"),
        ("carrier-pigeon", "x", "off"),
    ],
)
def test_bad_targets_are_refused_with_a_reason(kind: str, target: str, code: str) -> None:
    outlets = OutletNotifier(Desk().settings, Book())
    with pytest.raises(Unfit) as refused:
        outlets.check(kind, target)
    assert (refused.value.code, refused.value.status) == (f"outlet-{code}", 422)
    assert refused.value.parts == {}  # a secret is not repeated
    assert all(refused.value.text(language) for language in LANGUAGES)


def test_a_host_may_open_his_own_networks() -> None:
    outlets = OutletNotifier(Desk(webhooks="any").settings, Book())
    for target in ("http://192.168.1.7/x", "http://ntfy:8080/x", "http://localhost:8080/x"):
        assert outlets.check("webhook", target) == target
    with pytest.raises(Unfit):
        outlets.check("webhook", "http://169.254.169.254/x")


def test_owners_see_their_targets_masked() -> None:
    for kind, target in TARGETS.items():
        shown = card(Box(kind=kind, target=target))
        secret = target.rpartition("@")[0] if kind == "email" else target.split("/", 3)[3]
        assert shown.target == mask(target)
        assert secret not in shown.target
    assert mask("https://user:pw@host.example/x") == "https://host.example/…"
    assert mask("?") == "…"


# Where a webhook may go


OWN_NETWORKS = """
    10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 172.16.0.1 172.31.255.255 192.168.0.1 ::1
    ::ffff:127.0.0.1 ::ffff:93.184.216.34 64:ff9b::7f00:1 64:ff9b::5db8:d822 fc00::1 fd12:3456::1
"""
"""Addresses that a host may open to webhooks."""
NOBODYS = """
    0.0.0.0 100.100.100.200 168.63.129.16 169.254.169.254 192.0.0.1 192.0.2.1 192.88.99.1
    198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 ::
    ::7f00:1 ::ffff:0:127.0.0.1 ::ffff:169.254.169.254 64:ff9b::a9fe:a9fe 64:ff9b:1::1 100::1
    2001::1 2001:db8::1 2002:7f00:1:: 3fff::1 4000::1 5f00::1 fd00:ec2::254 fe80::1 fe80::1%2
    fec0::1 ff02::1
"""
"""Addresses that no webhook ever reaches."""


@pytest.mark.parametrize("address", OWN_NETWORKS.split())
def test_a_webhook_gets_behind_the_wall_only_where_the_host_opens_it(address: str) -> None:
    assert not may_reach(address)
    assert may_reach(address, private=True)


@pytest.mark.parametrize("address", NOBODYS.split())
def test_no_webhook_gets_behind_the_wall(address: str) -> None:
    assert not may_reach(address)
    assert not may_reach(address, private=True)


@pytest.mark.parametrize(
    "address",
    ["1.1.1.1", "93.184.216.34", "172.15.0.1", "172.32.0.1", "2606:4700::1111", "2a00::1"],
)
def test_the_internet_is_open(address: str) -> None:
    assert may_reach(address)
    assert may_reach(address, private=True)


@given(st.ip_addresses())
def test_whatever_python_calls_private_is_refused(address: Any) -> None:
    private = address.is_private or address.is_loopback or address.is_link_local
    if private or address.is_multicast or address.is_reserved or address.is_unspecified:
        assert not may_reach(str(address))


@pytest.mark.parametrize("module", [addresses, codes, targets])
def test_examples_run(module: Any) -> None:
    found = doctest.testmod(module)
    assert found.attempted
    assert not found.failed
