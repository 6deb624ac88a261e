import {expect, test} from 'vitest';
import {locatorsIn, templateIn, withoutPage} from '../../../src/plugins/live-locators/locatorText';

const found = {
  'await page.get_by_label("User name").fill("ada")': ['get_by_label("User name")'],
  'page.get_by_role("button", name=re.compile(r"a\\("))\n  .first.click()': [
    'get_by_role("button", name=re.compile(r"a\\("))\n  .first',
  ],
  "await expect(page.getByRole('button', { name: /[/)]x/ })).toBeVisible();": [
    "getByRole('button', { name: /[/)]x/ })",
  ],
  'page.getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("a")).click();': [
    'getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("a"))',
  ],
  'await Page.GetByText(@"C:\\").ClickAsync(); await Page.GotoAsync("x");': ['GetByText(@"C:\\")'],
  'page.locator("li").filter(has=page.get_by_text("page.locator(1)")).nth(1).count()': [
    'locator("li").filter(has=page.get_by_text("page.locator(1)")).nth(1)',
  ],
  'page.\n  locator("li").\n  first.click()': ['locator("li").\n  first'],
  'row.locator("a"); mypage.locator("a"); page.goto("/")': [],
};

test.each(Object.entries(found))('finds locators of the page: %s', (code, expected) => {
  expect(locatorsIn(code)).toEqual(expected);
});

const withoutPages = {
  'page.get_by_text("page.x")': '     get_by_text("page.x")',
  'await this.page.locator("a");': '                locator("a")',
  'renew  page.locator("a"); x.page.locator("a")': 'renew       locator("a"); x.page.locator("a")',
  'new  \t\n Page.Options()': 'new  \t\n Page.Options()',
  'locator("a").filter(has=page.get_by_text("b"))': 'locator("a").filter(has=     get_by_text("b"))',
  'page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions())':
    '     getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions())',
};

test.each(Object.entries(withoutPages))('removes the page and keeps positions: %s', (text, expected) => {
  expect(withoutPage(text)).toBe(expected);
});

const templates = {
  'expect(page.locator("body")).to_match_aria_snapshot("""\n    - list:\n      - listitem\n""")':
    '- list:\n  - listitem',
  'expect(page).to_match_aria_snapshot(r"""\n    - heading /a\\d+/\n""")': '- heading /a\\d+/',
  'expect(page).toMatchAriaSnapshot(`\n    - heading /a\\\\d+/\n`);': '- heading /a\\d+/',
  'assertThat(page)\n    .matchesAriaSnapshot(\n        """\n        - heading /a\\\\d+/\n        """);':
    '- heading /a\\d+/',
  'Expect(Page).ToMatchAriaSnapshotAsync("""\n    - heading /a\\d+/\n    """);': '- heading /a\\d+/',
  'assertThat(page).matchesAriaSnapshot("- heading \\"Orders\\"");': '- heading "Orders"',
  'expect(page).toMatchAriaSnapshot({ name: "a.aria.yml" });': undefined,
};

test.each(Object.entries(templates))(
  'reads the template of an aria snapshot as the library receives it: %s',
  (code, template) => {
    expect(templateIn(code)).toBe(template);
  },
);
