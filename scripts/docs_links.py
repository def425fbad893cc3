"""Find links of a static site that lead nowhere, and anything that it would load from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

ID: Final = re.compile(r"""<[a-z][^>]*?\s(?:id|name)="([^"]+)\"""")
LINK: Final = re.compile(r"""<(?:a|area)\s(?:[^>]*?\s)?href="([^"]*)\"""")
LOAD: Final = re.compile(
    r"""<(?:img|script|iframe|source|video|audio)\s(?:[^>]*?\s)?src="([^"]*)\""""
    r"""|<link\s(?:[^>]*?\s)?href="([^"]*)\""""
)
STYLED: Final = re.compile(r"""url\(\s*['"]?([^'")]+)|@import\s+['"]([^'"]+)""")
SCRIPT: Final = re.compile(r"<script[^>]*>.*?</script>|<!--.*?-->", re.DOTALL)


class Page:
    """The anchors of a page, where it leads and what it loads, as Sphinx writes them."""

    def __init__(self, text: str) -> None:
        self.ids = {unescape(found) for found in ID.findall(text)}
        self.loads = [unescape(one or other) for one, other in LOAD.findall(text)]
        self.links = [unescape(found) for found in LINK.findall(SCRIPT.sub("", text))]


def wrong_links(folder: Path) -> list[str]:
    """Return a line for each link that leads nowhere and each thing loaded from elsewhere."""
    root = folder.resolve()
    pages = {path: Page(path.read_text("utf-8")) for path in sorted(root.rglob("*.html"))}
    if not pages:
        return [f"there are no pages in {folder}"]
    found = [
        f"{path.relative_to(root)}: {wrong}"
        for path in pages
        for wrong in dict.fromkeys(wrong_on(path, pages, root))
    ]
    return found + [
        f"{path.relative_to(root)}: loads {address} from elsewhere"
        for path in sorted(root.rglob("*.css"))
        for address in foreign(path.read_text("utf-8"))
    ]


def wrong_on(path: Path, pages: dict[Path, Page], root: Path) -> Iterator[str]:
    """Return what is wrong with the links of one page."""
    page = pages[path]
    for address in page.loads:
        if urlsplit(address).netloc:
            yield f"loads {address} from elsewhere"
    for address in dict.fromkeys(page.links + page.loads):
        parts = urlsplit(address)
        if parts.scheme or parts.netloc:
            continue
        if parts.path.startswith("/"):
            yield f"{address} does not work under a path"
            continue
        target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        if target == root.parent:
            continue  # the page on which people play
        if not target.is_file():
            yield f"{address} leads nowhere"
        elif (
            parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids
        ):
            yield f"{address} leads to no place on that page"


def foreign(style: str) -> list[str]:
    """Return what a style sheet loads from other hosts."""
    found = [one or other for one, other in STYLED.findall(style)]
    return [address for address in found if urlsplit(address).netloc]
