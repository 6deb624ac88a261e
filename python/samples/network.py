"""Connects the library and its browsers to the fixture site, without any change in the samples.

Chromium: `--host-resolver-rules` maps every host name to the port of the site, and
`--ignore-certificate-errors-spki-list` accepts certificates of the temporary CA. Hosts with other certificates still
fail, as intended. Start scripts in a browsers folder of the run add these arguments, so that they apply to `launch()`,
pytest and the command line.
Node (`APIRequestContext`, proxies): `NODE_OPTIONS` loads `route-sockets.cjs`, which connects sockets for external hosts
to the site, and `NODE_EXTRA_CA_CERTS` is the path of the CA.
"""

import os
import shlex
import stat
from pathlib import Path

from .browser_layout import CHROMIUM, FFMPEG, HEADLESS_SHELL, browser_layout
from .site import FixtureSite

# Ports of localhost that connect to the site: common ports of development servers, and Chrome's debugging port. Other
# ports of localhost are not changed.
LOCAL_PORTS = (3000, 5000, 8000, 8080, 9222)

# Accounts of the fixture site, which samples read from the environment.
ACCOUNTS = {"TEST_USER": "ada", "TEST_PASSWORD": "lovelace", "ADMIN_USER": "grace", "ADMIN_PASSWORD": "hopper"}


def start_script(site: FixtureSite) -> Path:
    """Returns the start script of the full Chromium, which `library_environment` writes."""
    return browser_layout(_browsers_folder(site))[CHROMIUM].file


def library_environment(
    site: FixtureSite,
    chromium: str,
    headless_shell: str,
    ffmpeg: str | None,
    local_ports: tuple[int, ...] = LOCAL_PORTS,
) -> dict[str, str]:
    """Writes the browsers folder of this run and returns the environment variables for samples.

    `chromium`, `headless_shell` and `ffmpeg` are paths of programs; without ffmpeg, samples cannot record videos.
    `local_ports` are the ports of localhost that connect to the site.
    """
    layout = browser_layout(_browsers_folder(site))
    arguments = [
        f"--host-resolver-rules={resolver_rules(site.port, local_ports)}",
        f"--ignore-certificate-errors-spki-list={site.certificates.spki}",
    ]
    for name, program in ((CHROMIUM, chromium), (HEADLESS_SHELL, headless_shell)):
        layout[name].mark_as_installed()
        script = layout[name].file
        # Adds the arguments of the sample last, so that they override the others.
        script.write_text(f'#!/bin/sh\nexec {shlex.quote(program)} {shlex.join(arguments)} "$@"\n')
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
    if ffmpeg:
        layout[FFMPEG].mark_as_installed()
        layout[FFMPEG].file.symlink_to(ffmpeg)
    return {
        **os.environ,
        "PLAYWRIGHT_BROWSERS_PATH": str(_browsers_folder(site)),
        "NODE_OPTIONS": f"--require={Path(__file__).parent / 'route-sockets.cjs'}",
        "NODE_EXTRA_CA_CERTS": str(site.certificates.ca_file),
        "SAMPLES_SITE_PORT": str(site.port),
        "SAMPLES_LOCAL_PORTS": ",".join(map(str, local_ports)),
        **ACCOUNTS,
        "PYTHONUTF8": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
    }


def resolver_rules(port: int, local_ports: tuple[int, ...]) -> str:
    """Returns Chromium's rules: names resolve to the site, `.invalid` names do not resolve, loopback is not changed."""
    local = [f"MAP localhost:{number} 127.0.0.1:{port}" for number in local_ports]
    return ", ".join([*local, "MAP *.invalid ~NOTFOUND", "EXCLUDE 127.0.0.1", f"MAP *.* 127.0.0.1:{port}"])


def _browsers_folder(site: FixtureSite) -> Path:
    return site.folder / "browsers"
