import {expect, open, test} from './fixtures';

const targets = async (page: import('@playwright/test').Page) => {
  const navbar = page.getByRole('navigation', {name: '主導航'});
  await navbar.getByRole('button', {name: 'Python', exact: true}).hover();
  return Object.fromEntries(
    await Promise.all(
      ['Python', 'JavaScript', 'Java', '.NET'].map(
        async (name) => [name, await navbar.getByRole('link', {name, exact: true}).getAttribute('href')] as const,
      ),
    ),
  );
};

test('leads to the same page and place in the other languages', async ({page}) => {
  await open(page, '/python/docs/next/dialogs#print-dialogs');
  expect(await targets(page)).toEqual({
    Python: '/python/docs/next/dialogs#print-dialogs',
    JavaScript: '/docs/next/dialogs#print-dialogs',
    Java: '/java/docs/next/dialogs#print-dialogs',
    '.NET': '/dotnet/docs/next/dialogs#print-dialogs',
  });
});

test('a page that a language lacks leads to the root edition', async ({page}) => {
  await open(page, '/python/docs/chrome-extensions');
  expect(await targets(page)).toMatchObject({Java: '/docs/chrome-extensions', JavaScript: '/docs/chrome-extensions'});
});

test('remembers the language chosen, and forgets it for the root', async ({page}) => {
  const remembered = () => page.evaluate(() => localStorage.getItem('previousLanguagePrefix'));
  for (const [name, prefix] of [
    ['Java', '/java/'],
    ['JavaScript', null],
  ] as const) {
    await open(page, '/python/docs/intro');
    await page.route(/^https?:\/\/[^/]+\/(java|docs)\//, (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>Another edition</title>'}),
    );
    const navbar = page.getByRole('navigation', {name: '主導航'});
    await navbar.getByRole('button', {name: 'Python', exact: true}).hover();
    await navbar.getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveTitle('Another edition');
    expect(await remembered()).toBe(prefix);
  }
});
