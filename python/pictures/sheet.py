"""Puts screenshots and outputs side by side on one picture, each below its caption."""

import base64
import html
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser

from .callouts import WIDTH

Scheme = Literal["light", "dark"]
SCHEMES: tuple[tuple[str, Scheme], ...] = (("", "light"), (".dark", "dark"))
"""Suffix of the file name, and the color scheme that the file shows."""

_STYLE = """
body { margin: 0; padding: 16px; background: #fff; color: #24292f; font: 15px/1.4 'DejaVu Sans', sans-serif; }
main { display: flex; gap: 16px; align-items: flex-start; }
div { display: flex; flex-direction: column; gap: 16px; min-width: 0; }
figure { margin: 0; }
figcaption { margin-bottom: 6px; font-family: 'DejaVu Sans Mono', monospace; font-size: 13px; }
img { display: block; width: 100%; box-sizing: border-box; border: 1px solid #c8ccd0; }
pre { margin: 0; padding: 12px; border: 1px solid #c8ccd0; background: #f6f8fa; white-space: pre-wrap;
  overflow-wrap: anywhere; font: 14px/1.5 'DejaVu Sans Mono', monospace; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1b1d; color: #e3e3e3; }
  img, pre { border-color: #4b4f54; }
  pre { background: #24272b; }
}
"""


@dataclass(frozen=True)
class Panel:
    """A screenshot (bytes) or the output of a command (text) with its caption and its width in pixels."""

    caption: str
    content: bytes | str
    width: int

    def to_html(self) -> str:
        if isinstance(self.content, str):
            shown = f"<pre>{html.escape(self.content)}</pre>"
        else:
            shown = f'<img src="data:image/png;base64,{base64.b64encode(self.content).decode()}">'
        caption = f"<figcaption>{html.escape(self.caption)}</figcaption>" if self.caption else ""
        return f'<figure style="width:{self.width}px">{caption}{shown}</figure>'


def save_sheet(browser: Browser, path: Path, scheme: Scheme, *columns: tuple[Panel, ...]) -> None:
    """Writes the columns from left to right. The panels of a column are below each other."""
    page = browser.new_page(viewport={"width": WIDTH, "height": 100}, color_scheme=scheme)
    body = "".join(f"<div>{''.join(panel.to_html() for panel in column)}</div>" for column in columns)
    page.set_content(f"<style>{_STYLE}</style><main>{body}</main>")
    page.screenshot(path=path, full_page=True)
    page.close()
