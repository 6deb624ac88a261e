import {indent, type Recorder} from './recorder';

export const python: Recorder = {
  fileOf: () => 'test_sample.py',
  filesFor: (viewport) => ({
    'conftest.py': `import pytest


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict) -> dict:
    return {**browser_context_args, "viewport": ${JSON.stringify(viewport)}}
`,
  }),
  command: 'pytest --tracing on',
  testOf: (trace, html, code) => `from playwright.sync_api import Page, expect


def test_${trace.replaceAll('-', '_')}(page: Page) -> None:
    page.set_content("""
${indent(html, 8)}
    """)
${indent(code, 4)}
`,
};
