/** The first test that a reader sees. The same code opens docs/intro.mdx, where it is run; a content test compares them. */
export const firstTest = {
  file: 'test_example.py',
  code: `import re

from playwright.sync_api import Page, expect


def test_has_title(page: Page) -> None:
    page.goto("https://playwright.dev/")

    # The title contains this word.
    expect(page).to_have_title(re.compile("Playwright"))


def test_get_started_link(page: Page) -> None:
    page.goto("https://playwright.dev/")

    page.get_by_role("link", name="Get started").click()

    expect(page.get_by_role("heading", name="Installation")).to_be_visible()`,
};

/** Three ways to use the library, each with the page that starts it. */
export const ways = [
  {
    title: 'For tests, with pytest',
    text: 'The plugin gives every test a fresh page through a fixture, runs it in the browsers you name, and keeps traces, videos and screenshots of what failed.',
    link: {label: 'Write tests', to: '/docs/writing-tests'},
  },
  {
    title: 'For scripts and services',
    text: 'The library on its own, synchronous or with asyncio: fill forms, make PDFs and screenshots, check a deployment, collect what an API does not offer.',
    link: {label: 'Use the library', to: '/docs/library'},
  },
  {
    title: 'From a recording',
    text: 'Click through your application once. The recorder writes Python with locators that people understand, and you keep the lines you need.',
    link: {label: 'Record a test', to: '/docs/codegen-intro'},
  },
] as const;
