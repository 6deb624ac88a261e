"""Tests the checks of shell samples and configurations. Uses fixed help texts instead of the installed tools."""

import pytest
from samples import configs
from samples.commands import CommandChecker, simple_commands

HELP = {
    "playwright": "Commands:\n  codegen [options] [url]  opens\n  install [options]  installs\n",
    "playwright codegen": "Options:\n  -o, --output [file name]  saves\n  --device <name>  emulates\n",
    "playwright install": "Options:\n  --with-deps  too\n",
    # The help text of the tool does not name this command.
    "playwright run-server": "Usage: playwright run-server [options]\n\nOptions:\n  --port <port>  listens\n",
    # The help text of unknown commands is that of the tool.
    "playwright codgen": "Usage: playwright [options] [command]\n",
    "playwright open": "Usage: playwright [options] [command]\n",
    "pytest": "  -k EXPRESSION  only\n  -s   shortcut\n  -v, --verbose  more\n  -n numprocesses\n  --browser={a,b}  which\n  --headed  shows\n",
}


@pytest.fixture
def commands() -> CommandChecker:
    return CommandChecker(HELP)


@pytest.mark.parametrize(
    "code",
    [
        "playwright codegen --device='iPhone 13' -o x.py example.com",
        "playwright run-server --port 3000",
        "PWDEBUG=1 pytest -sv -k 'a and not b' --browser=chromium tests/",
        "python -m playwright install --with-deps && pytest --headed",
        "pip install pytest --upgrade",
        "xvfb-run -a pytest --headed  # --nonsense",
        "uv run pytest \\\n  --headed",
        "$env:PWDEBUG=1\npytest -s",
        "echo playwright --nonsense",
    ],
)
def test_accepts_known_commands_and_flags(commands: CommandChecker, code: str) -> None:
    assert list(commands.check(code)) == []


@pytest.mark.parametrize(
    ("code", "line", "message"),
    [
        ("playwright codgen", 1, "is not a command"),
        ("ls\npytest --heded", 2, "--heded"),
        ("playwright install --device x", 1, "--device"),
        ("pytest \\\n  --nope", 1, "--nope"),
        ("cd x && python -m pytest -z", 1, '"-z"'),
        ("docker run -it image pytest --nope", 1, "--nope"),
        ("xvfb-run playwright open", 1, "is not a command"),
    ],
)
def test_rejects_unknown_commands_and_flags(commands: CommandChecker, code: str, line: int, message: str) -> None:
    [(found, text)] = commands.check(code)
    assert found == line
    assert message in text


def test_splits_commands_at_operators_and_drops_comments() -> None:
    assert [words for _line, words in simple_commands("a b; c | d && e # f")] == [["a", "b"], ["c"], ["d"], ["e"]]


def test_finds_scripts_in_configurations() -> None:
    yaml = "jobs:\n  a:\n    steps:\n      - run: |\n          x\n          pytest\n      - script:\n          - y\n"
    assert list(configs.scripts("yaml", yaml)) == [(5, "x\npytest\n"), (8, "y")]
    assert list(configs.scripts("dockerfile", 'FROM a\nRUN b && \\\n  c\nCMD ["d", "e"]')) == [
        (2, "b &&  c"),
        (4, "d e"),
    ]
