"""The machine itself: what breaks in it is told, and never taken for a sample that ran."""

from __future__ import annotations

import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest
from samples.cache import Passed
from samples.commands import Commands
from samples.elsewhere import Elsewhere
from samples.model import Chain, Sample
from samples.run import Workshop, run_chains
from samples.site import FixtureSite

CHAIN = Chain((Sample("p.mdx", 1, "sync", "fragment", "page.title()", html="<p>Words"),))


def test_a_failure_of_the_machine_ends_the_run(tmp_path: Path) -> None:
    with closing(FixtureSite(tmp_path / "site")) as site:
        site.documents = tmp_path / "missing"
        workshop = Workshop({}, tmp_path / "work", site)
        with pytest.raises(FileNotFoundError, match="missing"):
            run_chains([CHAIN], workshop, 2, lambda _sample, _problem: None)


@pytest.mark.parametrize("text", ["", '{"key": "h", "kep', "[]", '{"key": "h"}'])
def test_a_cache_that_was_cut_short_is_an_empty_one(tmp_path: Path, text: str) -> None:
    file = tmp_path / "passed.json"
    file.write_text(text)
    passed = Passed(file, "h")
    assert CHAIN not in passed
    passed.add(CHAIN)
    passed.save()
    assert CHAIN in Passed(file, "h")
    assert CHAIN not in Passed(file, "another harness")


def test_a_cache_of_help_that_was_cut_short_is_an_empty_one(tmp_path: Path) -> None:
    file = tmp_path / "help.json"
    file.write_text('{"key": "k", "ke')
    assert list(Commands(file, "k").check("echo words")) == []


def test_a_remote_browser_that_does_not_start_says_why(tmp_path: Path) -> None:
    missing = tmp_path / "chrome"
    missing.write_text("#!/bin/sh\necho no such display >&2\nexit 1\n")
    missing.chmod(0o755)
    with closing(FixtureSite(tmp_path / "site")) as site, closing(Elsewhere(missing, {}, tmp_path)) as elsewhere:
        site.lead_elsewhere(elsewhere.port_for)
        connection = HTTPConnection("127.0.0.1", site.port)
        connection.request("GET", "/json/version", headers={"Host": "localhost:9222"})
        answer = connection.getresponse()
        assert (answer.status, "no such display" in answer.read().decode()) == (502, True)


def test_a_remote_browser_ends_with_what_it_started(tmp_path: Path) -> None:
    script = tmp_path / "chrome"
    script.write_text(f"#!/bin/sh\nsleep 300 &\necho $! > {tmp_path}/pid\necho ws://127.0.0.1:5/\nwait\n")
    script.chmod(0o755)
    with closing(Elsewhere(script, {"PATH": "/usr/bin:/bin"}, tmp_path)) as elsewhere:
        assert elsewhere.port_for("localhost:9222", {}) == 5
    child = int((tmp_path / "pid").read_text())
    deadline = time.monotonic() + 5
    while Path(f"/proc/{child}").exists() and "Z" not in Path(f"/proc/{child}/stat").read_text().split()[2]:
        assert time.monotonic() < deadline, "still there"
        time.sleep(0.01)
