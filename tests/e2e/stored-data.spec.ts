import {expect, open, pageTypes, test} from './fixtures';
import {dialog} from '../lib/searchDialog';

/** What an older version, another script of the host or a reader can leave in the storage, and the page to open with it. */
const kinds: [name: string, value: string, path: string][] = [
  ['nothing', '', pageTypes.guide],
  ['null', 'null', pageTypes.landing],
  ['broken JSON', '[{"', 'docs/api/class-dialog'],
  ['an object', '{"0": "dark"}', pageTypes.next],
  ['a long text', '\u{1f3ad}'.repeat(100_000), pageTypes.videos],
  ['entries of other types', '[null, 7, "open", [], {}, ["key", {}], [{}, 1], ["key"]]', pageTypes.missing],
  ['a name', 'constructor', pageTypes.community],
  ['a number', '7', pageTypes.search],
];

for (const [name, value, path] of kinds) {
  test(`with ${name} under each key of the storage, pages and the search dialog work`, async ({page}) => {
    await page.addInitScript((text) => {
      // Whatever the site reads for the first time has this value.
      const read = new Set<string>();
      const getItem = Storage.prototype.getItem;
      Storage.prototype.getItem = function (key) {
        if (!read.has(key)) this.setItem(key, text);
        read.add(key);
        return getItem.call(this, key);
      };
    }, value);
    await open(page, path);
    // Scripts of the `<head>` list the keys that the first visit has read.
    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('row')).toHaveCount(0);
    await expect(page.getByText('This page crashed')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', /^(light|dark|system)$/);
    await expect(page.locator('details[data-page-under-test][open]')).toHaveCount(0);
  });
}
