"""Two servers on one database send everyone the same bytes, in all three games."""

from __future__ import annotations

import os
from typing import Any

from lengths import length
from server.replicas import play, replicas
from server.twins import Case

MOVES = length(12, 60)


def test_two_servers_on_one_database_send_the_same_bytes(postgres: Any) -> None:
    name = f"replicas_{os.getpid()}"
    postgres.psql(f"CREATE DATABASE {name}")
    database = f"postgresql+asyncpg://postgres@/{name}?host={postgres.pgdata}"
    cases = [Case("duel", 2), Case("nosferatu", 5), Case("fury", 3)]
    with replicas(database, cases) as pair:
        for number, table in enumerate(pair.tables):
            play(pair, table, MOVES, number)
        assert pair.figures["moves"] == 3 * MOVES
        assert pair.figures["frames"] > 3 * MOVES * 3
