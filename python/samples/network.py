"""How the library and its browsers are led to the fixture site without a sample showing it.

Chromium: `--host-resolver-rules` sends every name to the site's port, and `--ignore-certificate-errors-spki-list`
accepts what the throw-away CA signs (a host with another certificate still fails, as it should). The arguments are added
by small start scripts in a browsers folder of the run, so that `launch()`, pytest and the command line all get them.
Node (`APIRequestContext`, proxies): `NODE_OPTIONS` loads `route-sockets.cjs`, which sends sockets of outside hosts to the
site, and `NODE_EXTRA_CA_CERTS` names the CA.
"""

from __future__ import annotations

import json
import os
import shlex
import stat
from importlib.util import find_spec
from pathlib import Path

from .site import FixtureSite

# Addresses that readers know from development servers, and Chrome's debugging port; other ports of localhost stay what they are.
LOCAL_PORTS = (3000, 5000, 8000, 8080, 9222)


def start_script(site: FixtureSite) -> Path:
    """What starts the whole Chromium, as `library_environment` lays it out."""
    return _browser_folder(site, "chromium") / "chrome"


def library_environment(site: FixtureSite, chromium: str, headless_shell: str, ffmpeg: str | None) -> dict[str, str]:
    """The environment in which samples run: a browsers folder of this run, and Node's two variables."""
    browsers = site.folder / "browsers"
    arguments = [
        f"--host-resolver-rules={resolver_rules(site.port)}",
        f"--ignore-certificate-errors-spki-list={site.certificates.spki}",
    ]
    for name in _REGISTERED:
        folder = _browser_folder(site, name)
        folder.mkdir(parents=True, exist_ok=True)
        for mark in ("INSTALLATION_COMPLETE", "DEPENDENCIES_VALIDATED"):
            (folder.parent / mark).touch()
        is_shell = "headless" in name
        script = folder / ("headless_shell" if is_shell else "chrome")
        program = headless_shell if is_shell else chromium
        # The sample's own arguments come last: they win.
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
    """Chromium's rules: names end at the site, `.invalid` names do not exist, loopback is left alone."""
    local = [f"MAP localhost:{number} 127.0.0.1:{port}" for number in LOCAL_PORTS]
    return ", ".join([*local, "MAP *.invalid ~NOTFOUND", "EXCLUDE 127.0.0.1", f"MAP *.* 127.0.0.1:{port}"])


def _browsers() -> dict[str, str]:
    spec = find_spec("playwright")
    if spec is None or spec.origin is None:
        raise RuntimeError("playwright is not installed in this environment; run: npx tsx tools/setup-python.ts")
    text = (Path(spec.origin).parent / "driver/package/browsers.json").read_text("utf-8")
    return {browser["name"]: browser["revision"] for browser in json.loads(text)["browsers"]}


# How a folder of the library's is named, and what its list of browsers calls it.
_REGISTERED = {"chromium": "chromium", "chromium_headless_shell": "chromium-headless-shell"}


def _browser_folder(site: FixtureSite, name: str) -> Path:
    return site.folder / "browsers" / f"{name}-{_browsers()[_REGISTERED[name]]}" / "chrome-linux"
