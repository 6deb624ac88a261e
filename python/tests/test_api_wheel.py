"""Tests the facts of the installed wheels, special cases of introspection, and the errors for incomplete wheels."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from api.extract import known_facts, read_facts, render
from api.wheel import WheelError, read_wheel

ROOT = Path(__file__).parents[2]
VERSION = max(
    (folder.name for folder in (ROOT / ".venv").iterdir() if folder.name[0].isdigit()),
    key=lambda name: [int(part) for part in name.split(".")],
)


@lru_cache
def facts_of(version: str) -> dict[str, Any]:
    return read_facts(read_wheel(ROOT / ".venv" / version), known_facts(version))


@pytest.fixture
def facts() -> dict[str, Any]:
    return facts_of(VERSION)


def find_member(facts: dict[str, Any], qualified_name: str, kind: str | None = None) -> dict[str, Any]:
    class_name, name = qualified_name.split(".")
    found = [item for item in facts["classes"][class_name]["members"] if item["name"] == name]
    return next(item for item in found if kind is None or (item["kind"] == "event") == (kind == "event"))


def members(facts: dict[str, Any]) -> list[dict[str, Any]]:
    return [item for entry in facts["classes"].values() for item in entry["members"]]


def test_includes_classes_that_the_package_does_not_export(facts: dict[str, Any]) -> None:
    not_exported = {
        "Clock",
        "Tracing",
        "PageAssertions",
        "LocatorAssertions",
        "APIResponseAssertions",
        "Error",
        "TimeoutError",
    }
    assert not_exported <= facts["classes"].keys()


def test_excludes_aliases_and_internal_classes(facts: dict[str, Any]) -> None:
    assert not {"ChromiumBrowserContext", "TargetClosedError", "AsyncBase"} & facts["classes"].keys()


def test_error_has_its_properties_and_timeout_error_extends_it(facts: dict[str, Any]) -> None:
    assert [item["name"] for item in facts["classes"]["Error"]["members"]] == ["message", "name", "stack"]
    assert facts["classes"]["TimeoutError"]["extends"] == "Error"


def test_classes_with_a_single_event_have_this_event(facts: dict[str, Any]) -> None:
    events = [item["name"] for item in facts["classes"]["Debugger"]["members"] if item["kind"] == "event"]
    assert events == ["pausedstatechanged"]


def test_a_property_and_an_event_may_share_a_name(facts: dict[str, Any]) -> None:
    assert find_member(facts, "Page.request")["id"] == "page-request"
    assert find_member(facts, "Page.request", "event")["id"] == "page-event-request"


def test_roles_use_the_alias_aria_role(facts: dict[str, Any]) -> None:
    role = find_member(facts, "Page.get_by_role")["parameters"][0]
    assert role["type"] == "AriaRole"
    assert len(facts["types"]["AriaRole"]["values"]) == 82


def test_keeps_the_string_null_as_a_value(facts: dict[str, Any]) -> None:
    parameters = {item["name"]: item["type"] for item in find_member(facts, "Page.emulate_media")["parameters"]}
    assert '"null"' in parameters["color_scheme"] and parameters["color_scheme"].endswith("| None")


def test_optional_parameters_may_be_positional(facts: dict[str, Any]) -> None:
    parameters = [parameter for item in members(facts) for parameter in item.get("parameters", [])]
    optional = [parameter for parameter in parameters if not parameter.get("required")]
    assert len([item for item in optional if item.get("keyword")]) > 1000
    assert 50 < len([item for item in optional if not item.get("keyword")]) < 100


def test_methods_that_wait_for_an_event_yield_its_value(facts: dict[str, Any]) -> None:
    yielding = [item for item in members(facts) if "yields" in item]
    assert {item["name"] for item in yielding} == {
        item["name"] for item in members(facts) if item["name"].startswith("expect_")
    }
    assert {item["name"] for item in yielding if item["yields"] == "Any"} == {"expect_event"}
    assert not any("awaited" in item for item in yielding)


def test_methods_without_parameters_are_not_properties(facts: dict[str, Any]) -> None:
    for qualified_name in [
        "Browser.is_connected",
        "FileChooser.is_multiple",
        "Frame.is_detached",
        "JSHandle.as_element",
        "Page.is_closed",
        "Request.is_navigation_request",
        "WebSocket.is_closed",
        "WebSocketRoute.connect_to_server",
    ]:
        assert find_member(facts, qualified_name)["kind"] == "method", qualified_name


def test_marks_classes_that_are_context_managers(facts: dict[str, Any]) -> None:
    assert {name for name, entry in facts["classes"].items() if entry.get("contextManager")} == {
        "Browser",
        "BrowserContext",
        "Disposable",
        "Page",
    }


def test_a_class_can_extend_another(facts: dict[str, Any]) -> None:
    assert facts["classes"]["ElementHandle"]["extends"] == "JSHandle"


def test_keeps_classes_that_the_library_removed(facts: dict[str, Any]) -> None:
    assert facts["classes"]["Accessibility"]["removed"] == "1.57"
    assert find_member(facts, "Accessibility.snapshot")["id"] == "accessibility-snapshot"


def test_methods_that_can_be_undone_return_a_disposable(facts: dict[str, Any]) -> None:
    assert find_member(facts, "Page.route")["returns"] == "Disposable"


def test_stop_is_a_member_although_the_library_replaces_it_at_run_time(facts: dict[str, Any]) -> None:
    assert find_member(facts, "Playwright.stop")["kind"] == "method"


def test_includes_keys_of_types_that_are_not_exported(facts: dict[str, Any]) -> None:
    expected = {
        "SetCookieParam",
        "ClientCertificate",
        "HttpHeader",
        "RemoteAddr",
        "RequestSizes",
        "SecurityDetails",
        "Location",
    }
    assert expected | {"StorageState", "OriginState", "LocalStorageEntry"} <= facts["types"].keys()
    cookie = {key["name"]: key.get("required", False) for key in facts["types"]["SetCookieParam"]["keys"]}
    assert cookie["name"] is True and cookie["httpOnly"] is False


@pytest.mark.parametrize(
    ("qualified_name", "identifier"),
    [
        ("Route.continue_", "route-continue"),
        ("Locator.or_", "locator-or"),
        ("Page.expect_websocket", "page-wait-for-web-socket"),
        ("Page.expect_file_chooser", "page-wait-for-file-chooser"),
        ("Page.expect_event", "page-wait-for-event"),
        ("Page.wait_for_event", "page-wait-for-event-2"),
        ("Page.domcontentloaded", "page-event-dom-content-loaded"),
        ("BrowserContext.backgroundpage", "browser-context-event-background-page"),
        ("WebSocket.framereceived", "web-socket-event-frame-received"),
    ],
)
def test_ids_that_differ_from_the_python_name(facts: dict[str, Any], qualified_name: str, identifier: str) -> None:
    assert find_member(facts, qualified_name)["id"] == identifier


def test_the_rule_gives_the_id_of_every_known_member() -> None:
    known = {(name, item["name"], item["kind"]): item["id"] for name, item in _named_members(facts_of(VERSION))}
    ruled = read_facts(read_wheel(ROOT / ".venv" / VERSION))
    assert {(name, item["name"], item["kind"]): item["id"] for name, item in _named_members(ruled)} == known


def _named_members(facts: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    entries = [(name, entry) for name, entry in facts["classes"].items() if "removed" not in entry]
    return [(name, item) for name, entry in entries for item in entry["members"]]


def test_facts_of_an_unknown_version_continue_those_of_the_newest_older_one(tmp_path: Path) -> None:
    for version in ["1.9.0", "1.56.0", "1.60.0"]:
        (tmp_path / f"{version}.json").write_text(json.dumps({"version": version}), "utf-8")
    assert known_facts("1.57.0", tmp_path) == {"version": "1.56.0"}
    assert known_facts("1.60.0", tmp_path) == {"version": "1.60.0"}
    assert known_facts("1.8.0", tmp_path) is None


def test_writes_one_line_for_each_member(facts: dict[str, Any]) -> None:
    lines = render(facts).split("\n")
    assert len([line for line in lines if line.startswith('{"name": ')]) == len(members(facts))


def extract(environment: Path, out: Path) -> subprocess.CompletedProcess[str]:
    script = ROOT / "python/api/extract.py"
    return subprocess.run(
        [sys.executable, str(script), str(environment), "--out", str(out)], capture_output=True, text=True
    )


def test_an_environment_without_playwright_fails_with_the_remedy(tmp_path: Path) -> None:
    result = extract(tmp_path, tmp_path / "out")
    assert result.returncode == 1
    assert (
        result.stderr.strip()
        == f"{tmp_path}: playwright is not installed in this environment; run npm run roll -- VERSION"
    )
    assert not (tmp_path / "out").exists()


def test_an_incomplete_wheel_fails_with_the_missing_file(tmp_path: Path) -> None:
    packages = tmp_path / "lib/python3.11/site-packages"
    (packages / "playwright/async_api").mkdir(parents=True)
    with pytest.raises(WheelError, match="the installed playwright has no version metadata; install it from a wheel"):
        read_wheel(tmp_path)
    info = packages / "playwright-1.0.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: playwright\nVersion: 1.0.0\n", "utf-8")
    missing = packages / "playwright/async_api/_generated.py"
    with pytest.raises(WheelError) as error:
        read_wheel(tmp_path)
    assert str(error.value) == f"{missing}: missing from the wheel; update its path in python/api/wheel.py"
