"""Links programs to where the installed driver looks for browsers. The names of folders and files differ by release.

`python -m samples.browser_layout FOLDER NAME=PROGRAM ...` links programs into a browsers folder, for `tools/system/python.ts`.
"""

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

# Names of the programs in the registry of the driver.
CHROMIUM = "chromium"
HEADLESS_SHELL = "chromium-headless-shell"
FFMPEG = "ffmpeg"

_PRINT_PROGRAMS = """
const {registry} = require(process.argv[1] + '/package/lib/coreBundle.js').registry;
const programs = process.argv.slice(2).map((name) => registry.findExecutable(name));
console.log(JSON.stringify(programs.map((program) => [program.directory, program.executablePath('python')])));
"""


class Program:
    """A program that the driver starts: its file, and its folder, which contains the marker files of an installation."""

    def __init__(self, folder: str, file: str) -> None:
        self.folder = Path(folder)
        self.file = Path(file)

    def mark_as_installed(self) -> None:
        """Creates the folders and the marker files, so that the driver starts the file without a download."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        for marker in ("INSTALLATION_COMPLETE", "DEPENDENCIES_VALIDATED"):
            (self.folder / marker).touch()


def browser_layout(browsers: Path) -> dict[str, Program]:
    """Returns the programs of the installed release below a browsers folder, by name."""
    spec = find_spec("playwright")
    if spec is None or spec.origin is None:
        raise RuntimeError("playwright is not installed in this environment; run: npm test -- setup")
    driver = Path(spec.origin).parent / "driver"
    names = (CHROMIUM, HEADLESS_SHELL, FFMPEG)
    environment = {**os.environ, "PLAYWRIGHT_BROWSERS_PATH": str(browsers)}
    environment.pop("NODE_OPTIONS", None)
    node = driver / ("node.exe" if sys.platform == "win32" else "node")
    command = [str(node), "-e", _PRINT_PROGRAMS, str(driver), *names]
    result = subprocess.run(command, capture_output=True, text=True, env=environment)
    if result.returncode != 0:
        raise RuntimeError(
            f"{driver}: the registry of browsers cannot be read; adapt python/samples/browser_layout.py to this release: "
            + result.stderr.strip()
        )
    return {name: Program(*program) for name, program in zip(names, json.loads(result.stdout), strict=True)}


def main() -> None:
    folder, *pairs = sys.argv[1:]
    layout = browser_layout(Path(folder))
    for pair in pairs:
        name, _, target = pair.partition("=")
        layout[name].mark_as_installed()
        layout[name].file.unlink(missing_ok=True)
        layout[name].file.symlink_to(target)


if __name__ == "__main__":
    main()
