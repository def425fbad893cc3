"""How Sphinx makes the documentation site; scripts/docs_site.py gathers its pages and runs it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

SITE = Path(__file__).resolve().parent
WEB = SITE.parents[1] / "web"
sys.path.insert(0, str(SITE))  # for the extension beside this file

from whitby import __version__  # noqa: E402

project = "Whitby"
author = "The Whitby authors"
release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "rule_links"]
exclude_patterns = ["included"]
templates_path = [str(SITE / "templates")]

myst_heading_anchors = 4  # spelt as in the repository
suppress_warnings = ["ref.python"]  # a class has two names: in the package and in its module

default_role = "code"  # docstrings put code into single backticks
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
autodoc_class_signature = "mixed"

html_theme = "furo"
html_title = "Whitby"
html_static_path = [str(SITE / "static")]
html_favicon = str(WEB / "public" / "icon.svg")
html_logo = html_favicon
html_css_files = ["whitby.css"]
html_js_files = [(name, {"defer": "defer"}) for name in ("rules.js", "scrolling.js")]
html_copy_source = False
html_show_copyright = False
html_use_index = False  # the search has all of it
html_domain_indices = False
toc_object_entries = False  # a contents of every method would be longer than the page
html_theme_options = {"top_of_page_buttons": []}

TOKENS = {
    "color-background-primary": "surface",
    "color-background-secondary": "ground",
    "color-background-hover": "glow",
    "color-background-border": "line",
    "color-foreground-primary": "ink",
    "color-foreground-secondary": "dim",
    "color-foreground-muted": "dim",
    "color-foreground-border": "edge",
    "color-brand-primary": "accent",
    "color-brand-content": "link",
    "color-brand-visited": "link",
    "color-code-background": "raised",
    "color-code-foreground": "ink",
    "color-inline-code-background": "raised",
    "color-sidebar-link-text": "ink",
    "color-sidebar-caption-text": "gold",
    "color-sidebar-search-border": "edge",
    "color-highlight-on-target": "glow",
    "color-admonition-background": "raised",
    "color-card-background": "raised",
    "color-card-border": "line",
    "color-api-background": "raised",
    "color-api-name": "accent",
    "color-api-pre-name": "dim",
    "color-on-accent": "on-accent",
    "color-control-edge": "edge",
    "color-bad": "bad",
    "font-stack": "text",
    "font-stack--headings": "display",
}
"""What the theme calls the colours and type of the page."""


def tokens(selector: str) -> dict[str, str]:
    """Return the theme's variables with the values that the page has under a selector."""
    style = (WEB / "src" / "style" / "tokens.css").read_text("utf-8")
    block = style.split(f"{selector} {{", 1)[1].split("}", 1)[0]
    found = dict(re.findall(r"--([\w-]+): ([^;]+);", block))
    return {name: found[token] for name, token in TOKENS.items() if token in found}


html_theme_options |= {
    "light_css_variables": tokens(":root"),
    "dark_css_variables": tokens(":root[data-light='dark']"),
}
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "sidebar/play.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
RUNS = "find-the-count"
"""The page whose code runs in the browser."""


def setup(app: Sphinx) -> None:
    """Load what runs code on the page that has some."""

    def load(app: Sphinx, page: str, *rest: object) -> None:
        if page == RUNS:
            app.add_js_file("cells.js", type="module")

    app.connect("html-page-context", load)
