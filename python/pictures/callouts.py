"""Draws numbered callouts on a page before its screenshot is taken. The text of the guide names the same numbers."""

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import FloatRect, Locator, Page

WIDTH = 1024
"""Width of every picture in pixels: the widest size that the site serves."""

_DRAW = """(callouts) => {
  const layer = document.createElement('div');
  layer.id = 'callouts';
  layer.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';
  for (const {number, box, side} of callouts) {
    const frame = document.createElement('div');
    frame.style.cssText = `position:absolute;left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px;`
      + 'box-sizing:border-box;border:2px solid #d6336c;border-radius:5px';
    const badge = document.createElement('div');
    badge.textContent = number;
    const left = {left: box.x - 11, right: box.x + box.width - 11, center: box.x + box.width / 2 - 11}[side.split(' ')[1]];
    const top = {top: box.y - 11, bottom: box.y + box.height - 8, middle: box.y + box.height / 2 - 11}[side.split(' ')[0]];
    badge.style.cssText = `position:absolute;left:${Math.max(2, Math.min(left, innerWidth - 24))}px;top:${top}px;`
      + 'width:22px;height:22px;border-radius:50%;background:#c2255c;color:#fff;box-shadow:0 0 0 2px #fff;'
      + 'font:bold 13px/22px "DejaVu Sans",sans-serif;text-align:center';
    layer.append(frame, badge);
  }
  document.body.append(layer);
  // A stable gutter of the scrollbar moves fixed elements.
  const {x, y} = layer.getBoundingClientRect();
  layer.style.transform = `translate(${-x}px, ${-y}px)`;
}"""

Side = Literal[
    "top left", "top right", "top center", "bottom left", "bottom center", "bottom right", "middle left", "middle right"
]


@dataclass(frozen=True)
class Callout:
    """A frame around a part of the page, with a number on its edge."""

    part: Locator | FloatRect
    side: Side = "top left"
    margin: float = 2

    def box(self) -> FloatRect:
        """Returns the frame in CSS pixels. Raises ValueError if the part is not visible."""
        box = self.part.bounding_box() if isinstance(self.part, Locator) else self.part
        if not box:
            raise ValueError(f"callout of a part that is not visible: {self.part}")
        margin = self.margin
        return {
            "x": box["x"] - margin,
            "y": box["y"] - margin,
            "width": box["width"] + 2 * margin,
            "height": box["height"] + 2 * margin,
        }


def take_screenshot(page: Page, path: Path, clip: FloatRect | None = None, callouts: tuple[Callout, ...] = ()) -> None:
    """Takes a screenshot with the callouts 1, 2, 3 and removes the callouts from the page again."""
    drawn = [{"number": n, "box": c.box(), "side": c.side} for n, c in enumerate(callouts, start=1)]
    page.evaluate(_DRAW, drawn)
    page.screenshot(path=path, clip=clip, animations="disabled")
    page.evaluate("document.querySelector('#callouts').remove()")
