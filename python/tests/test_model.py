"""Tests which forms run together as a chain, and which do not run."""

from typing import Any

from samples.model import Sample, read_chains


def sample(line: int, code: str, previous: int | None = None, **options: Any) -> dict[str, Any]:
    data: dict[str, Any] = {
        "line": line,
        "kind": "fragment",
        "options": options,
        "forms": {"sync": code, "async": f"await {code}"},
    }
    return data if previous is None else {**data, "previous": previous}


def chains(*samples: dict[str, Any], missing_tools: dict[str, str] | None = None) -> list[list[Sample]]:
    page = {"page": "p.mdx", "samples": list(samples)}
    return [list(chain.samples) for chain in read_chains(page, missing_tools or {})]


def test_a_sample_that_continues_a_norun_sample_does_not_run() -> None:
    [sync, _async] = chains(sample(1, "a", noRun="os"), sample(2, "b", 0))
    assert [s.no_run for s in sync] == ["os", "os"]


def test_a_sample_with_type_error_runs_only_if_it_also_has_raises() -> None:
    [checked, ran, *_rest] = chains(sample(1, "a", typeError="x"), sample(2, "a", typeError="x", raises="y"))
    assert [checked[0].no_run, ran[0].no_run] == ["type-error", None]


def test_a_sample_that_needs_a_missing_tool_does_not_run() -> None:
    code = 'browser.new_context(record_video_dir="videos")'
    assert chains(sample(1, code))[0][0].no_run is None
    [first, *_rest] = chains(sample(1, code), sample(2, "b", 0), missing_tools={"record_video": "no ffmpeg"})
    assert [s.no_run for s in first] == ["no ffmpeg", "no ffmpeg"]
    assert chains(sample(1, code), missing_tools={"headless=False": "no display"})[0][0].no_run is None
