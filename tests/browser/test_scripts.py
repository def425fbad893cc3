"""Cross-site scripting: text stays text, on every screen, whoever wrote it."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from browser.conftest import Visit
from browser.intruders import NAMES, WORDS, Alarm
from browser.tables import play_to_the_end
from browser.visitors import PHONE, Visitor, expect
from lengths import length

TABS = ("table-tab-log", "table-tab-talk", "table-tab-notes", "table-tab-rules")
GAMES = {"duel": 2, "nosferatu": 5, "fury": 2}
TURNED = "\u202eevil\u202c \u2066x\u2069 \u200b\u200f"

SETTINGS: dict[str, str] = {}
"""A server of its own: what it announces stays on every page."""


def with_alarm(visitor: Visitor) -> Alarm:
    alarm = Alarm(visitor)
    visitor.come()
    return alarm


@pytest.mark.parametrize("game", GAMES)
def test_what_people_write_is_never_run(visit: Visit, game: str) -> None:
    with (
        visit("en", name=NAMES[0]) as anna,
        visit("fr", name=NAMES[1], viewport=PHONE) as bruno,
        visit("de", name=NAMES[2]) as stranger,
    ):
        people = (anna, bruno, stranger)
        alarms = [with_alarm(visitor) for visitor in people]
        table = anna.new_table(game=game, players=GAMES[game], access="public")
        anna.do(table, do="sit", seat=1)
        bruno.do(table, do="sit", seat=2)
        for seat in range(3, GAMES[game] + 1):
            anna.do(table, do="fill", seat=seat, level="scripted")

        # the lobby and the waiting room
        stranger.open("/")
        expect(stranger.page.locator(f'[data-table="{table}"]')).to_be_visible()
        anna.open(f"/t/{table}")
        expect(anna.page.get_by_text(NAMES[1], exact=True).first).to_be_visible()
        for alarm in alarms:
            alarm.silent()

        # the table with all of its panels
        anna.do(table, do="start")
        for words in WORDS:
            bruno.do(table, do="say", text=words)
        stranger.do(table, do="say", text=WORDS[0], channel="watchers")
        note = f"{anna.server.url}/api/tables/{table}/note"
        assert anna.context.request.put(note, data={"text": WORDS[0]}).ok
        for visitor, alarm in zip(people, alarms, strict=True):
            if visitor is not anna and game != length("duel", game):
                continue  # the same panels: for those who watch, and in the sheet of a phone
            visitor.open(f"/t/{table}")
            mine = TABS if visitor is not stranger else TABS[:2]
            for tab in mine:
                visitor.tab(tab)
            visitor.tab("table-tab-talk")
            spoken = visitor.page.get_by_role("log", name=visitor.say("around-talk"))
            for words in WORDS if visitor is not stranger else WORDS[:1]:
                expect(spoken.get_by_text(words, exact=True).first).to_be_visible()
            visitor.fits()
            alarm.silent()

        # the end, the replay, and the record
        for visitor in people:
            visitor.away()  # they need not draw the rest
        bruno.do(table, do="resign")
        play_to_the_end(anna, table)
        anna.open(f"/t/{table}")
        expect(anna.page.locator('[data-stage="over"]').first).to_be_visible()
        alarms[0].silent()
        stranger.open(f"/t/{table}/film?as=2")
        expect(stranger.page.locator("[data-pane]").first).to_be_visible()
        alarms[2].silent()
        record = stranger.context.request.get(f"{stranger.server.url}/api/tables/{table}/record")
        assert NAMES[0] in record.text()
        assert record.headers["content-type"].startswith("text/plain")
        assert record.headers["content-disposition"].startswith("attachment")  # it is never opened


def test_settings_show_names_and_places_as_text(visit: Visit) -> None:
    for name in NAMES[3:]:
        with visit("en", name=name) as anna:
            alarm = with_alarm(anna)
            anna.open("/me")
            expect(anna.page.get_by_label(anna.say("me-name"))).to_have_value(name)
            url = "https://hooks.example/<img/src=x/onerror=pwned()>?'\"><svg/onload=pwned()>"
            wish = {"kind": "webhook", "target": url}
            assert anna.context.request.post(f"{anna.server.url}/api/me/outlets", data=wish).ok
            anna.page.reload()
            expect(anna.page.get_by_text("https://hooks.example/…", exact=False)).to_be_visible()
            alarm.silent()


EVIL = "<img src=x onerror=pwned('url')>javascript:pwned(){ $x }\0\r\n"
PLACES = (
    "/c/{}",
    "/t/{}",
    "/t/{}/film/{}",
    "/learn/{}",
    "/learn/duel/{}",
    "/rules/{}",
    "/rules/duel/{}",
    "/rules/duel?q={}",
    "/me?{}#{}",
    "/?start={}#{}",
    "/{}",
    "/__proto__/{}",
)


def test_addresses_are_never_run(visit: Visit) -> None:
    with visit("en") as anna:
        alarm = with_alarm(anna)
        for place in PLACES:
            anna.open(place.replace("{}", quote(EVIL, safe="")))
            expect(anna.page.locator("#main > *").first).to_be_visible()
            alarm.silent()
        expect(anna.page.get_by_role("heading", name=anna.say("web-nothing-here"))).to_be_visible()


def test_refusals_are_text(visit: Visit) -> None:
    with visit("en") as anna:
        alarm = with_alarm(anna)
        said = f"There is no game “{WORDS[0]}”."  # such texts repeat the request
        refusal = {"type": "refused", "code": "no-game", "text": said}
        anna.page.route("**/api/codes/*", lambda route: route.fulfill(status=422, json=refusal))
        anna.open("/c/ABCDEF")
        expect(anna.page.get_by_text(said)).to_be_visible()
        alarm.silent()


def test_announcements_and_turned_writing_are_text(visit: Visit) -> None:
    with visit("en", name=NAMES[3]) as anna, visit("de", name=NAMES[4]) as bruno:
        alarms = [with_alarm(anna), with_alarm(bruno)]
        table = anna.new_table(game="duel", players=2)
        anna.do(table, do="sit", seat=1)
        bruno.do(table, do="sit", seat=2)
        anna.do(table, do="start")
        for visitor in (anna, bruno):
            visitor.open(f"/t/{table}")
            visitor.tab("table-tab-talk")

        async def announce() -> None:
            anna.server.context.announce(WORDS[0])

        anna.server.do(announce())
        bruno.do(table, do="say", text=f"before {TURNED} after")
        for visitor, alarm in zip((anna, bruno), alarms, strict=True):
            expect(visitor.page.get_by_text(WORDS[0]).first).to_be_visible()
            spoken = visitor.page.get_by_role("log", name=visitor.say("around-talk"))
            line = spoken.get_by_text("after")
            expect(line).to_be_visible()
            # a bidirectional override ends with the message: the line is isolated
            assert line.evaluate("each => getComputedStyle(each).unicodeBidi") in (
                "isolate",
                "plaintext",
                "isolate-override",
            )
            alarm.silent()


def test_the_policy_stops_what_would_slip_through(visit: Visit) -> None:
    """The second line of defence: if text became HTML after all, the browser would refuse."""
    with visit("en") as anna:
        alarm = with_alarm(anna)
        anna.open("/")
        expect(anna.page.get_by_role("banner")).to_be_visible()
        alarm.silent()
        for attempt in (
            "document.body.innerHTML = '<b>x</b>'",
            "document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=pwned()>')",
            "document.write('<script>pwned()</script>')",
            "document.createElement('script').src = '/x.js'",
            "document.createElement('iframe').srcdoc = '<script>parent.pwned()</script>'",
            "await navigator.serviceWorker.register('/x.js')",
            "new Worker('/x.js')",
            "eval('pwned()')",
            "new Function('pwned()')()",
            "trustedTypes.createPolicy('mine', { createHTML: (text) => text })",
            "trustedTypes.createPolicy('svelte-trusted-html', { createHTML: (text) => text })",
        ):
            # not while Playwright evaluates something itself: it may use `eval`
            tried = """() => new Promise((done) => setTimeout(async () => {
                try { %s; done(null) } catch (error) { done(error.name) }
            }))"""
            stopped = anna.page.evaluate(tried % attempt)
            assert stopped in ("TypeError", "EvalError"), attempt
        assert not [each for each in alarm.heard if each.startswith("ran")]
        alarm.heard.clear()
        anna.mistakes.clear()  # the browser has reported every attempt


def test_the_service_worker_is_registered_under_the_policy(visit: Visit) -> None:
    with visit("en", permissions=["notifications"]) as anna:
        alarm = with_alarm(anna)
        anna.open("/me")
        anna.page.locator("summary", has_text=anna.say("me-outlet-new")).click()
        anna.page.get_by_text(anna.say("me-outlet-push"), exact=True).click()
        anna.button("me-outlet-add").click()
        anna.until("async () => (await navigator.serviceWorker.getRegistration('/')) !== undefined")
        alarm.silent()
