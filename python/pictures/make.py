"""Takes the screenshots of the guides and writes them to docs/img/: `npm run pictures` (see tools/pictures.mts)."""

import shutil
import sys
from pathlib import Path

import fixture
import trace_viewer
import windows
from playwright.sync_api import sync_playwright

PORT = 4870
TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "ffmpeg": "ffmpeg"}


def main() -> None:
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if missing:
        sys.exit(f"npm run pictures needs more programs: apt-get install {' '.join(missing)}")
    target = Path(__file__).parents[2] / "docs" / "img"
    target.mkdir(exist_ok=True)
    url = fixture.serve(PORT)
    with sync_playwright() as playwright:
        trace_viewer.make(playwright, url, target)
    windows.make_codegen(url, target)
    windows.make_inspector(url, target)
    for picture in sorted(target.glob("*.png")):
        print(picture.relative_to(target.parents[1]))


main()
