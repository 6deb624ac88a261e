"""Takes the screenshots and clips of the guides: `npm run pictures` (see tools/pictures.mts)."""

import argparse
import shutil
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Playwright, sync_playwright

from . import clips, codegen, console, fixture, inspector, page_options, reports, test_runner, trace_viewer
from .edition_tools import EDITIONS, Edition

TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "ffmpeg": "ffmpeg", "xterm": "xterm"}


@dataclass(frozen=True)
class Group:
    """Pictures that are taken together."""

    make: Callable[[Playwright, str, Edition, Path], None]
    editions: tuple[str, ...] = ("python",)
    """Editions with pictures of their own. The others show those of Python if they contain no code, or none."""


GROUPS = {
    "trace-viewer": Group(trace_viewer.make, ("python", "javascript", "java")),
    "report": Group(reports.make_report),
    "screenshots": Group(page_options.make_screenshots),
    "emulation": Group(page_options.make_emulation),
    "aria-snapshot": Group(page_options.make_aria_snapshot),
    "codegen": Group(codegen.make, tuple(EDITIONS)),
    "inspector": Group(inspector.make, ("python", "javascript", "java")),
    "clips": Group(clips.make, tuple(EDITIONS)),
    "console": Group(console.make, tuple(EDITIONS)),
    "test-runner": Group(test_runner.make, ("javascript",)),
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="npm run pictures")
    parser.add_argument("folder", type=Path)
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("groups", nargs="*", help=f"groups of pictures, default: all of {', '.join(GROUPS)}")
    options = parser.parse_args()
    missing = [package for tool, package in TOOLS.items() if not shutil.which(tool)]
    if missing:
        sys.exit(f"npm run pictures needs more programs: apt-get install {' '.join(missing)}")
    unknown = set(options.groups) - set(GROUPS)
    if unknown:
        sys.exit(f"npm run pictures: no group {', '.join(sorted(unknown))}; choose from {', '.join(GROUPS)}")
    chosen = [name for name in options.groups or GROUPS if options.edition in GROUPS[name].editions]
    if not chosen:
        sys.exit(f"npm run pictures: {options.edition} has no pictures of its own of {', '.join(options.groups)}")
    url = fixture.serve()
    edition = EDITIONS[options.edition]
    edition.create_project()
    with sync_playwright() as playwright:
        for name in chosen:
            GROUPS[name].make(playwright, url, edition, edition.folder(options.folder))


main()
