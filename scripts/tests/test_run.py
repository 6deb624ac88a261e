"""The machine itself: what breaks in it is told, and never taken for a sample that ran."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1]))

from samples.cache import Passed  # noqa: E402
from samples.commands import Commands  # noqa: E402
from samples.model import Chain, Sample  # noqa: E402
from samples.run import Workshop, run_chains  # noqa: E402
from samples.site import FixtureSite  # noqa: E402

CHAIN = Chain((Sample("p.mdx", 1, "sync", "fragment", "page.title()", html="<p>Words"),))


def test_a_failure_of_the_machine_ends_the_run(tmp_path: Path) -> None:
    site = FixtureSite(tmp_path / "site")
    site.documents = tmp_path / "missing"
    workshop = Workshop({}, tmp_path / "work", site)
    with pytest.raises(FileNotFoundError, match="missing"):
        run_chains([CHAIN], workshop, 2, lambda _sample, _problem: None)
    site.close()


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
