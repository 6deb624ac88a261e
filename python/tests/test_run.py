"""Tests the runner itself: its errors, its caches and the remote browsers."""

import time
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path

import pytest
from samples.cache import PassedChains
from samples.model import Chain, Sample, read_chains
from samples.remote_browsers import RemoteBrowsers
from samples.run import RunContext, run_chains
from samples.site import FixtureSite

CHAIN = Chain((Sample("p.mdx", 1, "sync", "fragment", "page.title()", html="<p>Words"),))


@pytest.mark.parametrize(("tool", "reason"), [("record_video", "no ffmpeg"), ("headless=False", None)])
def test_a_sample_that_needs_a_missing_tool_does_not_run_nor_one_that_continues_it(
    tool: str, reason: str | None
) -> None:
    code = 'browser.new_context(record_video_dir="videos")'
    first = {"line": 1, "kind": "fragment", "options": {}, "forms": {"sync": code}}
    page = {"page": "p.mdx", "samples": [first, {**first, "forms": {"sync": "page.title()"}, "previous": 0}]}
    [chain] = read_chains(page, {tool: str(reason)})
    assert [sample.no_run for sample in chain.samples] == [reason, reason]


def test_an_error_of_the_runner_ends_the_run(tmp_path: Path) -> None:
    with closing(FixtureSite(tmp_path / "site")) as site:
        site.pages_under_test = tmp_path / "missing"
        context = RunContext({}, tmp_path / "work", site)
        with pytest.raises(FileNotFoundError, match="missing"):
            run_chains([CHAIN], context, 2, lambda _sample, _problem: None)


@pytest.mark.parametrize("text", ["", '{"key": "h", "cont', "[]", '{"key": "h"}'])
def test_a_damaged_cache_of_passed_chains_is_empty(tmp_path: Path, text: str) -> None:
    file = tmp_path / "passed.json"
    file.write_text(text)
    passed = PassedChains(file, "h")
    assert CHAIN not in passed
    passed.add(CHAIN)
    passed.save()
    assert CHAIN in PassedChains(file, "h")
    assert CHAIN not in PassedChains(file, "another harness")


def test_a_remote_browser_that_does_not_start_returns_its_output(tmp_path: Path) -> None:
    chrome = tmp_path / "chrome"
    chrome.write_text("#!/bin/sh\necho no such display >&2\nexit 1\n")
    chrome.chmod(0o755)
    with (
        closing(FixtureSite(tmp_path / "site")) as site,
        closing(RemoteBrowsers(chrome, {}, tmp_path)) as remote_browsers,
    ):
        site.forward_to(remote_browsers.port_for)
        connection = HTTPConnection("127.0.0.1", site.port)
        connection.request("GET", "/json/version", headers={"Host": "localhost:9222"})
        response = connection.getresponse()
        assert (response.status, "no such display" in response.read().decode()) == (502, True)


def test_closing_a_remote_browser_ends_its_child_processes(tmp_path: Path) -> None:
    script = tmp_path / "chrome"
    script.write_text(f"#!/bin/sh\nsleep 300 &\necho $! > {tmp_path}/pid\necho ws://127.0.0.1:5/\nwait\n")
    script.chmod(0o755)
    with closing(RemoteBrowsers(script, {"PATH": "/usr/bin:/bin"}, tmp_path)) as remote_browsers:
        assert remote_browsers.port_for("localhost:9222", {}) == 5
    child = int((tmp_path / "pid").read_text())
    deadline = time.monotonic() + 5
    while Path(f"/proc/{child}").exists() and "Z" not in Path(f"/proc/{child}/stat").read_text().split()[2]:
        assert time.monotonic() < deadline, f"process {child} still runs"
        time.sleep(0.01)
