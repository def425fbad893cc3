"""Sessions are known without asking the database, and no longer than they last."""

from __future__ import annotations

import asyncio

import pytest

from server.conftest import OpenStore
from server.rows import person
from whitby.server.store import NotWritten, Store, Taken
from whitby.server.store.known_sessions import KnownSession, KnownSessions
from whitby.server.store.reader import MOST_ROWS
from whitby.server.store.sessions import HOUR


async def test_a_newcomer_is_stored_with_their_session(open_store: OpenStore) -> None:
    async with open_store() as store:
        await store.people.welcome(person("anna"), b"digest", 7, "firefox linux")
        assert len(store.people.known) == 1
        with pytest.raises(Taken):
            await store.people.welcome(person("anna"), b"another", 7)
        assert await store.people.session(b"another", 7) is None
    async with open_store() as store:
        assert await store.people.session(b"digest", 7) == person("anna")
        found = await store.people.sessions(person("anna"), 7)
        assert [(each.opened, each.device) for each in found] == [(7, "firefox linux")]


@pytest.mark.parametrize("how", ["end_session", "end_sessions", "end_everyone", "delete"])
async def test_a_session_that_ended_is_known_no_longer(store: Store, how: str) -> None:
    people = store.people
    await people.welcome(person("anna"), b"digest", 0)
    assert await people.session(b"digest", 0) is not None
    if how == "end_session":
        await people.end_session(b"digest")
    elif how == "end_sessions":
        await people.end_sessions("anna")
    elif how == "end_everyone":
        await people.end_everyone()
    else:
        await people.delete("anna")
    assert await people.session(b"digest", 0) is None


async def test_a_new_name_or_login_is_known_at_once(store: Store) -> None:
    people = store.people
    await people.welcome(person("anna"), b"digest", 0)
    await people.rename("anna", name="Zelda")
    found = await people.session(b"digest", 0)
    assert found is not None
    assert found.name == "Zelda"
    await people.set_account("anna", "zelda", "hash")
    found = await people.session(b"digest", 0)
    assert found is not None
    assert found.login == "zelda"


async def test_what_another_process_changed_is_read_after_a_hint(open_store: OpenStore) -> None:
    async with open_store() as here, open_store() as there:
        await here.people.welcome(person("anna"), b"digest", 0)
        await there.people.end_session(b"digest")
        here.people.known.forget("anna")
        assert await here.people.session(b"digest", 0) is None


async def test_the_use_of_a_known_session_is_stored_once_an_hour(store: Store) -> None:
    await store.people.welcome(person("anna"), b"digest", 0)
    for now in (HOUR - 1, HOUR, HOUR + 1):
        await store.people.session(b"digest", now)
    found = await store.people.sessions(person("anna"), HOUR)
    assert [each.last_seen for each in found] == [HOUR]


async def test_a_session_lasts_while_the_store_takes_no_writes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(_: object) -> None:
        raise NotWritten("the disk is full")

    await store.people.welcome(person("anna"), b"digest", 0)
    with monkeypatch.context() as patched:
        patched.setattr(store.writer, "write", full)
        assert await store.people.session(b"digest", HOUR) == person("anna")
    assert await store.people.session(b"digest", 2 * HOUR) == person("anna")
    found = await store.people.sessions(person("anna"), 2 * HOUR)
    assert [each.last_seen for each in found] == [2 * HOUR]


async def test_many_rows_are_read_as_well_as_few(store: Store) -> None:
    people = store.people
    await people.welcome(person("anna"), b"digest", 0)
    others = {f"other{number}" for number in range(MOST_ROWS + 1)}
    await asyncio.gather(*(people.mute("anna", other, True) for other in others))
    assert await people.muted("anna") == others


def test_what_was_read_before_a_change_is_not_kept() -> None:
    known, found = KnownSessions(most=2), KnownSession(person("anna"), 0, 0)
    before = known.changes
    known.forget("bram")
    known.keep(b"1", found, before)
    assert known.get(b"1") is None
    for digest in (b"1", b"2", b"3"):
        known.keep(digest, found, known.changes)
    assert [known.get(digest) is None for digest in (b"1", b"2", b"3")] == [True, False, False]
