import {describe, expect, test} from 'vitest';
import {translate} from './translateSetup';

describe('programs', () => {
  test('become a function that calls itself, and import the browsers', async () => {
    const code = `import asyncio
from playwright.async_api import async_playwright


async def main():
    async with async_playwright() as p:
        browser = await p.chromium.launch(headless=False)
        await browser.close()


asyncio.run(main())`;
    expect(await translate(code, {kind: 'program'})).toBe(
      "import { chromium } from 'playwright';\n\n(async () => {\n  const browser = await chromium.launch({ headless: false });\n  await browser.close();\n})();",
    );
  });

  test('give a variable a new name if an import has the same name', async () => {
    const code = `import asyncio
from playwright.async_api import async_playwright, expect


async def main():
    async with async_playwright() as p:
        request = await p.request.new_context()
        await expect(await request.get("https://example.com")).to_be_ok()


asyncio.run(main())`;
    const text = await translate(code, {kind: 'program'});
    expect(text).toContain("import { expect, request } from '@playwright/test';");
    expect(text).toContain('const requestContext = await request.newContext();');
    expect(text).toContain("await expect(await requestContext.get('https://example.com')).toBeOK();");
  });
});

describe('samples that continue others', () => {
  test('use the types of variables from earlier samples', async () => {
    const earlier = ['details = page.frame(name="details")', 'box = page.get_by_role("checkbox")'];
    expect(await translate('print(await box.is_checked())', {earlier})).toBe('console.log(await box.isChecked());');
  });
});

describe('tests', () => {
  const tests = (code: string): Promise<string> => translate(code, {kind: 'pytest', isSync: true});

  test('become tests of @playwright/test that await calls of the library', async () => {
    const code = `from playwright.sync_api import Page, expect


def test_has_title(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title("Home")
    assert page.get_by_role("listitem").count() == 2`;
    expect(await tests(code)).toBe(`import { test, expect } from '@playwright/test';

test('has title', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Home');
  expect(await page.getByRole('listitem').count()).toBe(2);
});`);
  });

  test('await their own functions only if these await something', async () => {
    const code = `from playwright.sync_api import Page


def sign_in(page: Page) -> None:
    page.get_by_role("button").click()


def title(name: str) -> str:
    return name.upper()


def test_a(page: Page) -> None:
    sign_in(page)
    print(title("a"))`;
    const text = await tests(code);
    expect(text).toContain('async function signIn(page: Page) {');
    expect(text).toContain("  await signIn(page);\n  console.log(title('a'));");
  });

  test('do not await in a function without statements', async () => {
    const code = `def test_a(page):
    page.route("**", lambda route: route.abort())`;
    expect(await tests(code)).toContain("await page.route('**', (route) => route.abort());");
  });

  test('run once for each parameter', async () => {
    const code = `import pytest


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_scheme(page, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)`;
    expect(await tests(code)).toContain(
      "for (const scheme of ['dark', 'light'] as const) {\n  test(`scheme: ${scheme}`, async ({ page }) => {",
    );
  });

  test('set options of the context', async () => {
    const code = `import pytest


@pytest.mark.browser_context_args(timezone_id="Europe/Berlin")
def test_a(page) -> None:
    page.goto("/")`;
    expect(await tests(code)).toContain(
      "test.use({ timezoneId: 'Europe/Berlin' });\n\ntest('a', async ({ page }) => {",
    );
  });

  test('extend the base test with fixtures, which pass their value to use()', async () => {
    const code = `from collections.abc import Iterator

import pytest
from playwright.sync_api import APIRequestContext, Page, Playwright


@pytest.fixture(scope="session")
def api(playwright: Playwright) -> Iterator[APIRequestContext]:
    context = playwright.request.new_context()
    yield context
    context.dispose()


@pytest.fixture
def home(page: Page) -> Page:
    page.goto("/")
    return page


def test_home(home: Page, api: APIRequestContext) -> None:
    home.reload()`;
    expect(await tests(code)).toBe(`import { test as base, type APIRequestContext, type Page } from '@playwright/test';

const test = base.extend<{ home: Page }, { api: APIRequestContext }>({
  api: [
    async ({ playwright }, use) => {
      const context = await playwright.request.newContext();
      await use(context);
      await context.dispose();
    },
    { scope: 'worker' },
  ],
  home: async ({ page }, use) => {
    await page.goto('/');
    await use(page);
  },
});

test('home', async ({ home, api }) => {
  await home.reload();
});`);
  });
});
