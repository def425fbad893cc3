"""Reopen every security hole that was once closed, one at a time, and check that tests catch it.

    python scripts/holes.py            # all of them
        python scripts/holes.py backoff    # those with this in the name of their file or test

Each row of HOLES is a guard in the server, the source without it, and the tests that must then
fail. The source is copied, changed and tested in a separate folder. A test that passes without
its guard is worthless: this script finds such tests. `tests/test_holes.py` checks that the rows
still match the source.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SERVER: Final = "src/whitby/server"


class Hole(NamedTuple):
    """A guard in a file of the server, the source without it, and the tests that notice."""

    file: str
    guard: str
    opened: str
    tests: str

    @property
    def path(self) -> Path:
        """Return the file, relative to the root of the project."""
        return Path(SERVER) / self.file


HOLES: Final = (
    # Seats
    Hole("table/votes.py", 'need(seat.owner is None, "seat-owned"', 'need(True, "seat-owned"',
         "test_votes.py -k voted_into"),
    Hole("table/votes.py", 'need(number in asker.away, "not-away"', 'need(True, "not-away"',
         "test_votes.py -k while_they_are_there"),
    Hole("table/votes.py", 'need(back <= asker.now, "just-returned"',
         'need(True, "just-returned"', "test_votes.py -k came_back_is_left_alone"),
    Hole("table/permissions.py", 'need(table.seats_of(person) <= {seat}, "seen-too-much", 403)',
         "pass", "test_votes.py -k over_a_shoulder"),
    Hole("table/seats.py", 'need(not late, "time-up")', "pass",
         "test_seat_attacks.py -k late"),
    Hole("table/votes.py", 'motion.act.motion in ("pause", "abandon") or', "",
         "test_votes.py -k 'pause or abandoned'"),
    # Connections
    Hole("http/gate.py", "if self.full:", "if False:", "test_connections.py -k gate_full"),
    Hole("http/gate.py", "return not self._is_proxy(address)", "return False",
         "test_connections.py -k address_has_its_share"),
    Hole("http/connection.py", "self._timer = self.loop.call_later(seconds, self._late, part)",
         "pass", "test_connections.py -k 'says_nothing or does_not_end or that_stops'"),
    Hole("http/connection.py", "if len(lengths) + coded > 1 or", "if",
         "test_connections.py -k one_length"),
    Hole("http/connection.py", "if len(head) > MOST_HEAD or len(names) > MOST_FIELDS:",
         "if False:", "test_connections.py -k heads_have_bounds"),
    Hole("http/hosts.py", "or self.is_ours(scope):", "or True:", "test_hosts.py -k no_others"),
    Hole("http/headers.py", "if identity.public(self.settings, HTTPConnection(scope)):",
         "if False:", "test_hosts.py -k comes_back_encrypted"),
    Hole("http/headers.py", "\"require-trusted-types-for 'script'\",", "", "test_http_safety.py"),
    Hole("repeats.py", "if repeat.written >= MOST_ALIKE:", "if False:", "test_logging.py -k alike"),
    # Reads
    Hole("analysis/moments.py", "await slot.end()", "pass", "test_answer_times.py"),
    Hole("analysis/moments.py", "            await yield_to_others()\n        return position",
         "        return position", "test_expensive_reads.py -k pieces"),
    Hole("admission.py", "self._waiting[household] >= self._each", "False",
         "test_expensive_reads.py -k all_the_turns"),
    Hole("admission.py", 'self._limits.by_address("render", address)', "pass",
         "test_expensive_reads.py -k by_address"),
    # Limits
    Hole("limits.py", '        self.by_address("command", address)', "        pass",
         "test_http_limits.py -k many_people_at_one_address"),
    Hole("limits.py", 'self.by_person("change", f"{person} {table}")', "pass",
         "test_http_limits.py -k rearranged"),
    Hole("accounts/backoff.py", "waiting(count, free) - (now - at)", "0.0",
         "test_backoff.py test_accounts.py -k 'doubles or many_addresses or guessed_slowly'"),
    Hole("accounts/backoff.py", "        self._set(key, (count + 1, now), free)\n", "",
         "test_backoff.py -k same_time"),
    Hole("accounts/passwords.py", "if self._busy >= self._room[stranger]:", "if False:",
         "test_passwords.py test_accounts.py -k flood"),
    Hole("table/quota.py", "if self._rows[person] >= MOST_OF_ONE:", "if False:",
         "test_growth.py -k without_end"),
    Hole("table/notices.py", "if self._told[at].same(told):", "if False:",
         "test_growth.py -k toggles"),
    Hole("table/commands.py", 'need(table.undos < MOST_UNDONE, "undone-enough", most=MOST_UNDONE)',
         "pass", "test_growth.py -k come_to_an_end"),
    # Accounts
    Hole("accounts/weak_passwords.py", "if whole in common() or core in OURS or core in named or",
         "if", "test_passwords.py test_accounts.py -k 'weak or guessed_first'"),
    Hole("http/routes/accounts.py", '        raise Refusal("not-your-password", 403)',
         "        pass",
         "test_accounts.py test_leaving.py -k 'knows_it or only_with_its_password'"),
    Hole("http/routes/accounts.py",
         "close_sockets(call, await people.end_sessions(person.id, keep=fresh))", "pass",
         "test_accounts.py -k 'knows_it or keeps_the_own'"),
    Hole("store/accounts.py", "            if not connection.execute(used).rowcount:\n",
         "            if False:\n", "test_accounts.py -k recovery_code_sets"),
    Hole("store/accounts.py", "schema.people.c.login == login, row.digest == digest",
         "row.digest == digest", "test_accounts.py -k belongs_to_one_account"),
    Hole("store/sessions.py", "now - session.last_seen <= limit.idle and", "",
         "test_store.py -k session"),
    Hole("store/sessions.py", " and now - session.opened <= limit.whole", "",
         "test_store.py -k session"),
    Hole("http/routes/sessions.py", "            close_sockets(call, [session.digest])\n", "",
         "test_accounts.py -k closes_its_sockets"),
    Hole("http/routes/accounts.py", "    await leave_tables(context.rooms, person.id)\n", "",
         "test_leaving.py -k play_on"),
    Hole("http/routes/accounts.py", "    await strike_name(context.rooms, person.id)\n", "",
         "test_leaving.py -k 'reads_the_name or gone_from_the_store'"),
    # Names and ids
    Hole("accounts/names.py", "if not visible or any(char in BLANK for char in found):",
         "if False:", "test_names.py"),
    Hole("accounts/names.py", "if _piled(found):", "if False:", "test_names.py"),
    Hole("accounts/names.py", "if any(alike(first, word) for word in bot_words()):", "if False:",
         "test_names.py"),
    Hole("accounts/names.py", "        if alike(name, other):", "        if name == other:",
         "test_names.py"),
    Hole("table/notices.py", "TextPart(value=self.name or now)", "TextPart(value=now)",
         "test_names.py"),
    # What the log tells the host
    Hole("security_events.py", 'logging.security("origin refused", client=client)', "pass",
         "test_http_limits.py test_denied.py test_logging.py -k 'noted or alike'"),
)  # fmt: skip


def stays_shut(hole: Hole) -> bool:
    """Reopen a hole in a copy of the source and return whether its tests fail."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for part in ("src", "tests", "docs", "scripts", "pyproject.toml"):
            source = ROOT / part
            if source.is_dir():
                shutil.copytree(source, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(source, copy / part)
        file = copy / hole.path
        text = file.read_text("utf-8")
        assert text.count(hole.guard) == 1, f"{hole.guard!r} is not in {hole.file} once"
        file.write_text(text.replace(hole.guard, hole.opened), "utf-8")
        command = f"{sys.executable} -m pytest -x -q -p no:cacheprovider"
        tests = " ".join(
            f"tests/server/{word}" if word.endswith(".py") else word
            for word in hole.tests.split(" ")
        )
        environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
        done = subprocess.run(
            f"{command} {tests}", shell=True, cwd=copy, env=environment, capture_output=True
        )
        if done.returncode not in (0, 1):
            sys.exit(f"{hole.file}: the tests could not be run\n{done.stdout.decode()[-2000:]}")
        return done.returncode == 1


def main() -> int:
    """Reopen the holes one after the other; return 1 if the tests miss one."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("only", nargs="?", default="", help="part of the name of a file or test")
    only = parser.parse_args().only
    missed = 0
    holes = [hole for hole in HOLES if only in f"{hole.file} {hole.tests}"]
    for hole in holes:
        found = stays_shut(hole)
        missed += not found
        print(f"{'found ' if found else 'MISSED'}  {hole.file}: {hole.guard.strip()}", flush=True)
    print(f"{len(holes) - missed} of {len(holes)} holes are found")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
