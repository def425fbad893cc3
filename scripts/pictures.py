"""Take pictures of every screen, phone and desktop, light and dark, in three languages.

    python scripts/pictures.py build/pictures          # all of them, and overview sheets
    python scripts/pictures.py build/pictures --only duel --lang fr
    python scripts/pictures.py docs/pictures --readme

They are for people to look at: does everything fit, read well and look good?
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from fury_moments import on_the_run
from fury_pictures import DRACULA, hunted, pair_of, screens, shows, spread

from browser.tables import against_bots
from browser.visitors import DESKTOP, PHONE, Visitor, visiting
from server.live import Live, running
from whitby.server.logging import errors_only

FINDER = Path(__file__).resolve().parent / "browser.py"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
LIGHTS = ("light", "dark")
GAMES = {"duel": 2, "nosferatu": 6}
SHADES = 6
"""The step between shades of a colour in the README's pictures."""
PARTS = ("around", *GAMES, "fury")

Shot = tuple[str, bool]
"""The name of a picture, and whether it shows the whole page or only the visible part."""


def around(visitor: Visitor) -> Iterator[Shot]:
    """The screens other than the table."""
    visitor.come()
    for name, path in {
        "lobby": "/",
        "me": "/me",
        "rules": "/rules/duel",
        "learn-duel": "/learn/duel",
        "learn-nosferatu": "/learn/nosferatu",
        "no-table": "/t/aaaaaaaaaaaa",
    }.items():
        visitor.open(path)
        settle(visitor)
        yield name, True
    visitor.open(f"/t/{visitor.new_table(game='nosferatu', players=6)}")
    settle(visitor)
    yield "waiting-room", True


def playing(game: str, visitor: Visitor) -> Iterator[Shot]:
    """A game from its start to its replay."""
    chance = random.Random(game)
    table = against_bots(visitor, game, GAMES[game])
    visitor.await_turn()
    settle(visitor)
    yield f"{game}-begin", True
    for moment in range(1, 4):
        visitor.play_on(chance, most=7)
        if not visitor.await_turn():
            break
        settle(visitor)
        yield f"{game}-{moment}", True
    for at, tab in enumerate(visitor.page.get_by_role("tab").all()):
        tab.click()
        settle(visitor)
        yield f"{game}-tab-{at}", True
    visitor.page.keyboard.press("v")
    settle(visitor)
    yield f"{game}-text", True
    visitor.page.keyboard.press("v")
    visitor.page.keyboard.press("?")
    yield f"{game}-keys", False
    visitor.page.keyboard.press("Escape")
    visitor.play_on(chance)
    settle(visitor)
    yield f"{game}-over", True
    visitor.open(f"/t/{table}/film/20")
    settle(visitor)
    yield f"{game}-film", True


def settle(visitor: Visitor) -> None:
    """Wait until the network is idle."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(150)


def shots(
    part: str, server: Live, browser: Browser, lang: str, look: dict[str, Any]
) -> Iterator[tuple[str, bytes]]:
    """Go through the screens of one part; yield their names and pictures."""
    with ExitStack() as stack:
        if part == "fury":
            pair = pair_of(stack, server, browser, lang, look)
            for name, visitor in screens(pair, server, browser, look):
                yield f"fury-{name}", visitor.page.screenshot()
            return
        visitor = stack.enter_context(visiting(server, browser, lang, **look))
        for name, whole in around(visitor) if part == "around" else playing(part, visitor):
            yield name, visitor.page.screenshot(full_page=whole)


def for_readme(browser: Browser, server: Live, folder: Path) -> None:
    """Take the README's pictures."""
    dark: dict[str, Any] = {"color_scheme": "dark", "viewport": {"width": 1280, "height": 1000}}
    with visiting(server, browser, "en", **dark) as visitor:
        against_bots(visitor, "duel", 2)
        visitor.play_on(random.Random(11), most=24)
        visitor.await_turn()
        visitor.page.reload()
        visitor.await_turn()
        settle(visitor)
        visitor.page.screenshot(path=folder / "duel.png")
    with visiting(server, browser, "fr", viewport=PHONE, device_scale_factor=1.5) as visitor:
        against_bots(visitor, "nosferatu", 6)
        visitor.play_on(random.Random(4), most=5)
        visitor.await_turn()
        visitor.page.reload()
        visitor.await_turn()
        settle(visitor)
        visitor.page.screenshot(path=folder / "nosferatu-phone.png")
    with visiting(server, browser, "en", **dark) as visitor:
        table = against_bots(visitor, "nosferatu", 5)
        visitor.play_on(random.Random(8))
        visitor.open(f"/t/{table}/film/24")
        settle(visitor)
        visitor.page.screenshot(path=folder / "film.png")


def fury_for_readme(browser: Browser, server: Live, folder: Path) -> None:
    """Take one picture of each side of Fury of Dracula."""
    with ExitStack() as stack:
        look = {"color_scheme": "dark", "viewport": DESKTOP}
        pair = pair_of(stack, server, browser, "en", look)
        hunted(pair)
        lighter(browser, pair.hunters.page.screenshot(), folder / "fury.png")
        table = spread(pair)
        pair.play(table, on_the_run, *DRACULA)
        shows(pair.dracula, table)
        lighter(browser, pair.dracula.page.screenshot(), folder / "fury-dracula.png")


COARSE = """async ([source, step]) => {
  const picture = await createImageBitmap(await (await fetch(source)).blob());
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [picture.width, picture.height];
  const brush = canvas.getContext('2d');
  brush.drawImage(picture, 0, 0);
  const found = brush.getImageData(0, 0, canvas.width, canvas.height);
  found.data.forEach((value, at) => {
    if (at % 4 < 3) found.data[at] = Math.round(value / step) * step;
  });
  brush.putImageData(found, 0, 0);
  return canvas.toDataURL('image/png');
}"""


def lighter(browser: Browser, picture: bytes, path: Path) -> None:
    """Save a picture with fewer shades, which nobody notices, to make it smaller."""
    page = browser.new_page()
    source = f"data:image/png;base64,{b64encode(picture).decode()}"
    found: str = page.evaluate(COARSE, [source, SHADES])
    path.write_bytes(b64decode(found.partition(",")[2]))
    page.close()


def sheet(browser: Browser, folder: Path, name: str, pictures: list[Path], width: int) -> None:
    """Put pictures side by side, for an overview."""
    cells = "".join(
        f'<figure><img src="file://{quote(str(path.resolve()))}"><figcaption>{path.stem}</figcaption>'
        "</figure>"
        for path in pictures
    )
    style = (
        "body{margin:4px;display:flex;flex-wrap:wrap;gap:6px;font:12px sans-serif;background:#888}"
        f"figure{{margin:0}}img{{width:{width}px;display:block;max-height:1100px;object-fit:cover;"
        "object-position:top}"
    )
    source = folder / f"{name}.html"
    source.write_text(f"<meta charset=utf-8><style>{style}</style>{cells}")
    page = browser.new_page(viewport={"width": 1600, "height": 900})
    page.goto(f"file://{source.resolve()}")
    page.screenshot(path=folder / f"sheet-{name}.png", full_page=True)
    page.close()
    source.unlink()


def take(browser: Browser, server: Live, folder: Path, wish: argparse.Namespace) -> None:
    """Take the pictures of the requested parts."""
    for part in wish.only or PARTS:
        for size in wish.size or SIZES:
            for light in wish.light or LIGHTS:
                for lang in wish.lang or ("en", "fr", "de"):
                    taken: list[Path] = []
                    look = {"viewport": SIZES[size], "color_scheme": light}
                    for name, picture in shots(part, server, browser, lang, look):
                        path = folder / f"{name}-{size}-{light}-{lang}.png"
                        path.write_bytes(picture)
                        taken.append(path)
                    name = f"{part}-{size}-{light}-{lang}"
                    sheet(browser, folder, name, taken, 300 if size == "phone" else 520)
                    print(f"{name}: {len(taken)} pictures", flush=True)


def main() -> None:
    """Read the command line and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--readme", action="store_true", help="only the README's pictures")
    parser.add_argument("--only", action="append", choices=PARTS)
    parser.add_argument("--size", action="append", choices=list(SIZES))
    parser.add_argument("--light", action="append", choices=LIGHTS)
    parser.add_argument("--lang", action="append", choices=["en", "fr", "de"])
    wish = parser.parse_args()
    wish.folder.mkdir(parents=True, exist_ok=True)
    found = subprocess.run(
        [sys.executable, str(FINDER)], stdout=subprocess.PIPE, text=True, check=True
    )
    errors_only()
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.stdout.strip(), args=["--no-sandbox", "--disable-gpu"]
        )
        if wish.readme:
            for_readme(browser, server, wish.folder)
            fury_for_readme(browser, server, wish.folder)
        else:
            take(browser, server, wish.folder, wish)
        browser.close()


if __name__ == "__main__":
    main()
