"""Takes the screenshots of the guides: `npm run pictures` (see tools/pictures.mts).

usage: make.py FOLDER [GROUP ...]
"""

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import codegen
import console
import failing_run
import fixture
import inspector
import outputs
import page_options
import trace_viewer
from playwright.sync_api import Playwright, sync_playwright

PORT = 4870
TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "ffmpeg": "ffmpeg"}


def make_trace_viewer(playwright: Playwright, url: str, target: Path) -> None:
    trace_viewer.make(playwright, failing_run.run(url.rstrip("/")).trace, target)


def make_report(playwright: Playwright, url: str, target: Path) -> None:
    outputs.make_report(playwright, failing_run.run(url.rstrip("/")).report, target)


GROUPS: dict[str, Callable[[Playwright, str, Path], None]] = {
    "trace-viewer": make_trace_viewer,
    "report": make_report,
    "screenshots": page_options.make_screenshots,
    "emulation": page_options.make_emulation,
    "aria-snapshot": page_options.make_aria_snapshot,
    "har": outputs.make_har,
    "codegen": codegen.make,
    "inspector": inspector.make,
    "console": console.make,
}


def main(folder: str, *groups: str) -> None:
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if missing:
        sys.exit(f"npm run pictures needs more programs: apt-get install {' '.join(missing)}")
    unknown = set(groups) - set(GROUPS)
    if unknown:
        sys.exit(f"npm run pictures: no group {', '.join(sorted(unknown))}; choose from {', '.join(GROUPS)}")
    url = fixture.serve(PORT)
    with sync_playwright() as playwright:
        for group in groups or GROUPS:
            GROUPS[group](playwright, url, Path(folder))


main(*sys.argv[1:])
