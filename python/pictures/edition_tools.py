"""How the tools of each edition are run, and how they print locators and calls."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PROJECT = Path("/tmp/tea-shop")
"""Folder in which the tools run. Screenshots show this path, so that it must be the same in every run."""
PROGRAMS = Path(__file__).parent / "programs"
"""The programs that the screenshots show, in one folder for each edition. Their URL is that of `fixture.py`."""

_PYTHON_CLI = (sys.executable, "-m", "playwright")
_NODE_CLI = ("node", "node_modules/playwright/cli.js")
PYTEST_OPTIONS = (
    *("-p", "playwright", "-p", "html", "-p", "metadata", "--base-url", "http://localhost:4870"),
    *("--tracing", "retain-on-failure", "--screenshot", "only-on-failure"),
)
_REPORT = ("--html", "report.html", "--self-contained-html")
_PYTEST = (sys.executable, "-m", "pytest", *PYTEST_OPTIONS, "--slowmo", "300", *_REPORT)


@dataclass(frozen=True)
class Edition:
    """The tools of one edition. All commands run in PROJECT."""

    name: str
    tool: tuple[str, ...]
    """The command `playwright`. Editions whose library cannot run here use that of Python, which has the same driver."""
    target: str
    """Target of codegen, and its value in the Source chooser of the Inspector."""
    role_locator: str
    """A locator by role. `{role}`, `{Role}` and `{ROLE}` are the role in three spellings."""
    click: str
    fill: str
    language: str
    """Name of the language for `playwright.generateLocator()`."""
    emulation_target: str = ""
    """Target of codegen that writes emulation options, if `target` ignores them."""
    scale: float = 1.28
    """Pixels per CSS pixel of the windows. Long lines of code need a smaller scale."""
    order_tea: tuple[str, ...] = ()
    """Runs the program `source` that orders tea. Empty if it cannot run here."""
    source: str = ""
    test: tuple[str, ...] = ()
    """Runs the tests, one of which fails and leaves a trace."""
    failed_call: str = ""
    """Name of the assertion that fails in the test."""
    test_name: str = ""
    """Name of the test that fails, as it is in the code."""
    errors_height: int = 112
    attachments_height: int | None = None
    """Heights of tabs of the trace viewer in CSS pixels. Without a height, the tab has no picture, because it is empty."""

    def locate(self, role: str, name: str) -> str:
        """Returns a locator by role as the tools print it."""
        return self.role_locator.format(role=role, Role=role.capitalize(), ROLE=role.upper(), name=name)

    def folder(self, target: Path) -> Path:
        """Returns the folder of the pictures of this edition below `target`, and creates it."""
        folder = target if self.name == "python" else target / self.name
        folder.mkdir(exist_ok=True)
        return folder

    def create_project(self) -> None:
        """Creates PROJECT with the programs of this edition. Raises CalledProcessError if they do not compile."""
        shutil.rmtree(PROJECT, ignore_errors=True)
        programs = PROGRAMS / self.name
        if programs.exists():
            shutil.copytree(programs, PROJECT, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            PROJECT.mkdir()
        if self.name == "javascript":
            (PROJECT / "node_modules").symlink_to(os.environ["PICTURES_NODE_MODULES"])
        if self.name == "java":
            files = (file.name for file in PROJECT.glob("*.java"))
            subprocess.run(["javac", "-nowarn", *files], cwd=PROJECT, check=True)


@cache
def find_trace(edition: Edition) -> Path:
    """Runs the tests of an edition, and returns the trace of the one that fails. Raises RuntimeError if none fails."""
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    result = subprocess.run(edition.test, cwd=PROJECT, env=environment, capture_output=True, text=True)
    traces = list(PROJECT.glob("test-results/**/trace.zip"))
    if len(traces) != 1:
        raise RuntimeError(f"expected one failing test with a trace\n{result.stdout}{result.stderr}")
    return traces[0]


EDITIONS = {
    edition.name: edition
    for edition in (
        Edition(
            "python",
            tool=_PYTHON_CLI,
            target="python-pytest",
            role_locator='get_by_role("{role}", name="{name}")',
            click="click()",
            fill='fill("{text}")',
            language="python",
            order_tea=(sys.executable, "order_tea.py"),
            source="order_tea.py",
            test=_PYTEST,
            failed_call="to_have_text",
            test_name="def test_thanks_for_the_order",
        ),
        Edition(
            "javascript",
            tool=_NODE_CLI,
            target="playwright-test",
            role_locator="getByRole('{role}', {{ name: '{name}' }})",
            click="click()",
            fill="fill('{text}')",
            language="javascript",
            order_tea=("node", "order-tea.mjs"),
            source="order-tea.mjs",
            test=(*_NODE_CLI, "test"),
            failed_call="toHaveText",
            test_name="test('thanks for the order'",
            errors_height=290,
            attachments_height=440,
        ),
        Edition(
            "java",
            tool=_PYTHON_CLI,
            target="java-junit",
            emulation_target="java",
            role_locator='getByRole(AriaRole.{ROLE}, new Page.GetByRoleOptions().setName("{name}"))',
            click="click()",
            fill='fill("{text}")',
            language="java",
            scale=1,
            order_tea=("java", "OrderTea"),
            source="OrderTea.java",
            test=("java", "RunTests"),
            failed_call="hasText",
            test_name="void thanksForTheOrder",
        ),
        Edition(
            "dotnet",
            tool=_PYTHON_CLI,
            target="csharp-nunit",
            role_locator='GetByRole(AriaRole.{Role}, new() {{ Name = "{name}" }})',
            click="ClickAsync()",
            fill='FillAsync("{text}")',
            language="csharp",
            scale=1,
        ),
    )
}
