"""Other sites in the same browser: they can neither act as a person nor learn who it is."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.tables import seated
from browser.visitors import Visitor, expect
from whitby.server.http.routes.endpoints import ENDPOINTS

BLANK = b"<!doctype html><title>free kittens</title><body></body>"
HOSTS = ("127.0.0.1", "localhost")
"""Another port of the same host, to which browsers send our cookies, and another site."""


@contextmanager
def another_site(host: str) -> Iterator[str]:
    """Serve a foreign page on this machine; yields its address."""

    class Kittens(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(BLANK)))
            self.end_headers()
            self.wfile.write(BLANK)

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Kittens)
    thread = threading.Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://{host}:{server.server_address[1]}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def known(visitor: Visitor, table: str) -> list[Any]:
    """Everything about a person that could have been changed."""
    found = []
    for path in ("/api/me", "/api/me/tables", f"/api/tables/{table}", "/api/tables"):
        answer = visitor.context.request.get(visitor.server.url + path)
        assert answer.ok, answer.text()
        found.append(answer.json())
    for shown in found[1:]:
        shown.pop("now", None)
    return found


def wishes(table: str, seq: int) -> list[tuple[str, dict[str, Any]]]:
    """Requests an attacker would like the victim to make."""
    return [
        ("/api/session", {"name": "Mallory"}),
        ("/api/tables", {"game": "duel", "players": 2}),
        ("/api/me/outlets", {"kind": "webhook", "target": "https://evil.example/"}),
        ("/api/login", {"login": "mallory", "password": "mallory's password"}),
        ("/api/me/mutes", {"person": "abcdefghijkl", "on": True}),
        *(
            (f"/api/tables/{table}/do", {"key": f"evil{do}", "at": seq, "act": {"do": do}})
            for do in ("resign", "stand", "rematch")
        ),
    ]


FORMS = """async ([server, wishes]) => {
  for (const [path, wish] of wishes) {
    for (const kind of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const frame = document.createElement('iframe');
      frame.name = `hidden${Math.random()}`;
      document.body.append(frame);
      const form = document.createElement('form');
      Object.assign(form, { action: server + path, method: 'POST', enctype: kind });
      form.target = frame.name;
      const field = document.createElement('input');
      const text = JSON.stringify(wish);
      [field.name, field.value] = [text.slice(0, -1) + ', "x": "', '"}'];
      form.append(field);
      document.body.append(form);
      const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
      form.submit();
      await loaded;
    }
  }
}"""

FETCHES = """async ([server, wishes]) => {
  const read = [];
  for (const [path, wish] of wishes) {
    const body = JSON.stringify(wish);
    for (const method of ['POST', 'GET', 'PUT', 'PATCH', 'DELETE']) {
      for (const mode of ['no-cors', 'cors']) {
        for (const kind of ['text/plain', 'application/json']) {
          try {
            const answer = await fetch(server + path, {
              method, mode, credentials: 'include', headers: { 'content-type': kind },
              ...(method === 'GET' ? {} : { body }),
            });
            const text = await answer.text();
            if (text || answer.status) read.push(`${method} ${path} ${mode}: ${text}`);
          } catch {}
        }
      }
    }
    navigator.sendBeacon(server + path, new Blob([body], { type: 'text/plain' }));
  }
  return read;
}"""

TAGS = """async ([server, paths]) => {
  const loaded = [];
  for (const path of paths) {
    for (const [tag, name] of [
      ['img', 'src'], ['script', 'src'], ['iframe', 'src'], ['object', 'data'], ['embed', 'src'],
    ]) {
      const each = document.createElement(tag);
      each[name] = server + path;
      const done = new Promise((ok) => {
        each.addEventListener('load', () => ok(true));
        each.addEventListener('error', () => ok(false));
        setTimeout(() => ok(false), 1000);
      });
      document.body.append(each);
      if (await done && !['iframe', 'object', 'embed'].includes(tag)) loaded.push(`${tag} ${path}`);
    }
  }
  return loaded;
}"""

SOCKET = """(address) => new Promise((done) => {
  const socket = new WebSocket(address);
  const hello = JSON.stringify({ type: 'hello', protocol: 1 });
  socket.addEventListener('open', () => socket.send(hello));
  socket.addEventListener('message', (event) => done(event.data));
  socket.addEventListener('close', () => done('closed'));
})"""


@pytest.mark.parametrize("host", HOSTS)
def test_another_page_can_do_nothing_in_somebodys_name(visit: Visit, host: str) -> None:
    with visit("en") as anna, another_site(host) as elsewhere:
        table = seated("duel", anna, bots=1)
        while anna.look(table)["waiting"] != [1]:
            anna.page.wait_for_timeout(20)  # the bot chooses first
        seq = anna.look(table)["seq"]
        before = known(anna, table)
        evil = open_beside(anna, elsewhere)
        evil.evaluate(FORMS, [anna.server.url, wishes(table, seq)])
        assert evil.evaluate(FETCHES, [anna.server.url, wishes(table, seq)]) == []
        gets = [each.path for each in ENDPOINTS if each.method == "GET"]
        paths = [path.replace("{table}", table) for path in gets]
        assert evil.evaluate(TAGS, [anna.server.url, [p for p in paths if "{" not in p]]) == []
        assert evil.evaluate(SOCKET, f"{anna.server.ws}/ws/tables/{table}") == "closed"
        assert known(anna, table) == before
        assert anna.context.request.get(f"{anna.server.url}/api/me").json()["name"] == "Anna"


def open_beside(visitor: Visitor, address: str) -> Page:
    """Open another page in the same browser, with the same cookies."""
    page = visitor.context.new_page()
    page.goto(address)
    return page


def test_the_same_socket_opens_from_our_own_page(visit: Visit) -> None:
    """The other page is refused because of its origin, and for no other reason."""
    with visit("en") as anna:
        table = seated("duel", anna, bots=1)
        anna.open("/me")
        told = anna.page.evaluate(SOCKET, f"{anna.server.ws}/ws/tables/{table}")
        assert json.loads(told)["type"] != "closed"


@pytest.mark.parametrize("host", HOSTS)
def test_our_page_is_shown_in_no_frame(visit: Visit, host: str) -> None:
    with visit("en") as anna, another_site(host) as elsewhere:
        table = seated("duel", anna, bots=1)
        evil = open_beside(anna, elsewhere)
        for path in ("/", "/me", f"/t/{table}", "/api/me"):
            evil.evaluate(
                """(address) => new Promise((done) => {
                  const frame = document.createElement('iframe');
                  frame.src = address;
                  frame.addEventListener('load', done);
                  document.body.replaceChildren(frame);
                })""",
                anna.server.url + path,
            )
            # the previous frame may still be in transit
            while len(framed := evil.main_frame.child_frames) != 1 or not framed[0].url:
                evil.wait_for_timeout(10)
            assert framed[0].url.startswith("chrome-error:"), path


@pytest.mark.parametrize("host", HOSTS)
def test_another_page_gets_no_hold_of_ours(visit: Visit, host: str) -> None:
    with visit("en") as anna, another_site(host) as elsewhere:
        evil = open_beside(anna, elsewhere)
        with anna.context.expect_page() as opening:
            evil.evaluate("(address) => { window.ours = window.open(address); }", anna.server.url)
        ours = opening.value
        expect(ours.get_by_role("banner")).to_be_visible()
        assert ours.evaluate("window.opener") is None
        assert evil.evaluate("window.ours.closed")  # it cannot be read, sent messages, or navigated
        before = ours.url
        evil.evaluate("window.ours.postMessage({ type: 'evil' }, '*')")
        assert ours.url == before
