"""A killed server loses nothing it acknowledged, and does nothing twice."""

from __future__ import annotations

from lengths import length
from server.campaign import figure, run_script
from server.clusters import duel
from server.live import running
from whitby.client import Client
from whitby.wire import commands as asks

KILLS = length(3, 6)


def test_kills_under_play_lose_nothing_and_do_nothing_twice() -> None:
    printed = run_script("kills.py", "--kills", str(KILLS), "--jobs", "1", "--few")
    assert figure(printed, "kills") == KILLS
    assert figure(printed, "acknowledged") > 50
    assert figure(printed, "views compared with the replay") > KILLS
    assert figure(printed, "games of duel finished and verified") > 0
    assert figure(printed, "games of nosferatu finished and verified") > 0
    assert figure(printed, "games of fury finished and verified") > 0


def test_blows_to_several_servers_behind_nginx_lose_nothing_and_stop_no_table() -> None:
    blows = length(2, 6)
    wish = ("--database", "postgres", "--processes", "2", "--frozen", "6", "--hang", "20")
    printed = run_script("kills.py", *wish, "--kills", str(blows), "--jobs", "1", "--few")
    assert figure(printed, "kills") == blows
    assert figure(printed, "acknowledged") > 50
    assert figure(printed, "games of duel finished and verified") > 0
    assert figure(printed, "rows: moved") > 50


async def test_a_move_sent_again_after_the_seat_was_handed_over_is_acknowledged_again(
    clients: list[Client],
) -> None:
    with running() as server:
        people, table = await duel(clients, server, server)
        anna = people[0]
        shown = await anna.look(table)
        assert shown.decision is not None
        assert shown.seat is not None
        move = asks.Move(code=shown.decision.options[0].code, seat=shown.seat)
        done = await anna.do(table, move, shown.seq, "once")
        await anna.do(table, asks.Hand(seat=shown.seat), done.seq)
        assert await anna.do(table, move, shown.seq, "once") == done
