"""Connects the library and its browsers to the fixture site, without any change in the samples.

Chromium: `--host-resolver-rules` maps every host name to the port of the site, and
`--ignore-certificate-errors-spki-list` accepts certificates of the temporary CA. Hosts with other certificates still
fail, as intended. Start scripts in a browsers folder of the run add these arguments, so that they apply to `launch()`,
pytest and the command line.
Node (`APIRequestContext`, proxies): `NODE_OPTIONS` loads `route-sockets.cjs`, which connects sockets for external hosts
to the site, and `NODE_EXTRA_CA_CERTS` is the path of the CA.
"""

from __future__ import annotations

import json
import os
import shlex
import stat
from importlib.util import find_spec
from pathlib import Path

from .site import FixtureSite

# Ports of localhost that connect to the site: common ports of development servers, and Chrome's debugging port. Other
# ports of localhost are not changed.
LOCAL_PORTS = (3000, 5000, 8000, 8080, 9222)


def start_script(site: FixtureSite) -> Path:
    """Returns the start script of the full Chromium, which `library_environment` writes."""
    return _browser_folder(site, "chromium") / "chrome"


def library_environment(site: FixtureSite, chromium: str, headless_shell: str, ffmpeg: str | None) -> dict[str, str]:
    """Writes the browsers folder of this run and returns the environment variables for samples.

    `chromium`, `headless_shell` and `ffmpeg` are paths of programs; without ffmpeg, samples cannot record videos.
    """
    browsers = site.folder / "browsers"
    arguments = [
        f"--host-resolver-rules={resolver_rules(site.port)}",
        f"--ignore-certificate-errors-spki-list={site.certificates.spki}",
    ]
    for name in _BROWSER_NAMES:
        folder = _browser_folder(site, name)
        folder.mkdir(parents=True, exist_ok=True)
        for mark in ("INSTALLATION_COMPLETE", "DEPENDENCIES_VALIDATED"):
            (folder.parent / mark).touch()
        is_shell = "headless" in name
        script = folder / ("headless_shell" if is_shell else "chrome")
        program = headless_shell if is_shell else chromium
        # Adds the arguments of the sample last, so that they override the others.
        script.write_text(f'#!/bin/sh\nexec {shlex.quote(program)} {shlex.join(arguments)} "$@"\n')
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    if ffmpeg:
        folder = browsers / f"ffmpeg-{_browsers()['ffmpeg']}"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "INSTALLATION_COMPLETE").touch()
        (folder / "ffmpeg-linux").symlink_to(ffmpeg)
    return {
        **os.environ,
        "PLAYWRIGHT_BROWSERS_PATH": str(browsers),
        "NODE_OPTIONS": f"--require={Path(__file__).parent / 'route-sockets.cjs'}",
        "NODE_EXTRA_CA_CERTS": str(site.certificates.ca_file),
        "SAMPLES_SITE_PORT": str(site.port),
        "SAMPLES_LOCAL_PORTS": ",".join(map(str, LOCAL_PORTS)),
        "PYTHONUTF8": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def resolver_rules(port: int) -> str:
    """Returns Chromium's rules: names resolve to the site, `.invalid` names do not resolve, loopback is not changed."""
    local = [f"MAP localhost:{number} 127.0.0.1:{port}" for number in LOCAL_PORTS]
    return ", ".join([*local, "MAP *.invalid ~NOTFOUND", "EXCLUDE 127.0.0.1", f"MAP *.* 127.0.0.1:{port}"])


def _browsers() -> dict[str, str]:
    spec = find_spec("playwright")
    if spec is None or spec.origin is None:
        raise RuntimeError("playwright is not installed in this environment; run: npx tsx tools/setup-python.ts")
    text = (Path(spec.origin).parent / "driver/package/browsers.json").read_text("utf-8")
    return {browser["name"]: browser["revision"] for browser in json.loads(text)["browsers"]}


# Folder names in the browsers folder, and the names of the same browsers in browsers.json.
_BROWSER_NAMES = {"chromium": "chromium", "chromium_headless_shell": "chromium-headless-shell"}


def _browser_folder(site: FixtureSite, name: str) -> Path:
    return site.folder / "browsers" / f"{name}-{_browsers()[_BROWSER_NAMES[name]]}" / "chrome-linux"
