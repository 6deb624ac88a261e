"""Tests how messages are read from the sources of the library and of its driver."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from api.javascript import embedded_source, literals_in
from api.messages import read_messages

ROOT = Path(__file__).parents[2]
VERSIONS = [file.stem for file in (ROOT / "editions/python/messages").iterdir()]


@pytest.mark.parametrize(
    ("arguments", "texts"),
    [
        ('"Page crashed")', ["Page crashed"]),
        (r"'Unknown key: \"' + key + '\"')", ['Unknown key: "*"']),
        ("`Timeout ${a.map((b) => `${b}`)}ms exceeded.`)", ["Timeout *ms exceeded."]),
        ("'Expected: ' + value)", ["Expected: *"]),
        ("ok ? 'one text' : 'another text', 1)", ["one text", "another text"]),
        ("text.replace(/[\"'`)]/g, ''))", [""]),
        (r"'\u2026 times')", ["… times"]),
        ("['first line', `second ${line}`].join('\\n'));", ["first line", "second *", "\n"]),
    ],
)
def test_reads_the_texts_of_an_expression(arguments: str, texts: list[str]) -> None:
    assert literals_in(arguments, 0) == texts


def test_reads_a_script_that_a_module_exports() -> None:
    assert embedded_source("const x = 1;\nconst source = 'throw \"it\\'s\"';\n") == 'throw "it\'s"'
    assert embedded_source("const x = 'no source';") is None


def test_reads_python_and_driver_messages(tmp_path: Path) -> None:
    (tmp_path / "_impl").mkdir()
    (tmp_path / "_impl/_page.py").write_text(
        'def f(n):\n    message = f"Timeout {n}ms exceeded."\n    raise Error("Page " + n + " closed\\n  and gone")\n'
        '    raise KeyError("x")\n'
    )
    lib = tmp_path / "driver/package/lib/server"
    lib.mkdir(parents=True)
    (lib / "dom.js").write_text("progress.log(`  ${a} intercepts pointer events`); throw new Error('Page crashed');")
    (lib.parent / "client").mkdir()
    (lib.parent / "client/page.js").write_text("throw new Error('Only in JavaScript');")
    assert read_messages(tmp_path) == {
        "_impl/_page.py": ["Page * closed", "Timeout *ms exceeded.", "and gone"],
        "driver/package/lib/server/dom.js": ["* intercepts pointer events", "Page crashed"],
    }


def test_reads_the_modules_of_a_bundle(tmp_path: Path) -> None:
    lib = tmp_path / "driver/package/lib"
    lib.mkdir(parents=True)
    (lib / "coreBundle.js").write_text(
        "// packages/playwright-core/src/server/dom.ts\nthrow new Error('Page crashed');\n"
        "// packages/playwright-core/src/generated/injectedScriptSource.ts\nvar source5;\n"
        "    source5 = 'throw new Error(\"element is inert\")';\n"
        "// packages/playwright-core/src/tools/mcp/http.ts\nthrow new Error('Session not found');\n"
    )
    assert read_messages(tmp_path) == {
        "packages/playwright-core/src/generated/injectedScriptSource.ts": ["element is inert"],
        "packages/playwright-core/src/server/dom.ts": ["Page crashed"],
    }


@pytest.mark.parametrize("version", VERSIONS)
def test_committed_messages_are_those_of_the_wheel(version: str, tmp_path: Path) -> None:
    script = ROOT / "python/api/extract_messages.py"
    command = [sys.executable, str(script), str(ROOT / ".venv" / version), "--out", str(tmp_path)]
    subprocess.run(command, check=True, capture_output=True)
    fresh = json.loads((tmp_path / f"{version}.json").read_text(encoding="utf-8"))
    committed = json.loads((ROOT / f"editions/python/messages/{version}.json").read_text(encoding="utf-8"))
    assert committed == fresh, "run python python/api/extract_messages.py ENVIRONMENT --out editions/python/messages"


def test_without_playwright_the_error_names_the_remedy(tmp_path: Path) -> None:
    script = ROOT / "python/api/extract_messages.py"
    run = subprocess.run(
        [sys.executable, str(script), str(tmp_path), "--out", str(tmp_path)], capture_output=True, text=True
    )
    assert run.returncode == 1
    assert "playwright is not installed in this environment; run npm run roll" in run.stderr
