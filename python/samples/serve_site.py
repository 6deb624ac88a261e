"""`python -m samples.serve_site INPUTS.json`: serves the fixture site for samples in other languages, until stdin ends.

Keys of the inputs: `chromium`, `headlessShell` and `ffmpeg`, paths of programs; the last one may be null; `localPorts`,
whether some ports of localhost lead to the site, too; and `driver`, the command of the Playwright server that samples
connect to. Default: that of the Python library.
Prints one line of JSON: `environment`, the environment variables that lead the library to the site; `pagesUnderTest`,
the folder of the pages on which samples start; and `files`, the folder of the files that samples read.
"""

import json
import os
import shutil
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from . import fragments
from .network import LOCAL_PORTS, library_environment, start_script
from .remote_browsers import RemoteBrowsers
from .site import FixtureSite


def main() -> None:
    inputs = json.loads(Path(sys.argv[1]).read_text("utf-8"))
    folder = Path(tempfile.mkdtemp(prefix="samples-site-"))
    try:
        with closing(FixtureSite(folder / "site")) as site:
            ports = LOCAL_PORTS if inputs["localPorts"] else ()
            environment = library_environment(
                site, inputs["chromium"], inputs["headlessShell"], inputs["ffmpeg"], ports
            )
            with closing(
                RemoteBrowsers(start_script(site), environment, folder, inputs.get("driver"))
            ) as remote_browsers:
                site.forward_to(remote_browsers.port_for)
                files = folder / "files"
                fragments.prepare_folder(files, site.files)
                own = {name: value for name, value in environment.items() if os.environ.get(name) != value}
                print(
                    json.dumps({"environment": own, "pagesUnderTest": str(site.pages_under_test), "files": str(files)}),
                    flush=True,
                )
                sys.stdin.read()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
