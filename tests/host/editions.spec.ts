import {expect, hydrated, open, test} from '../e2e/fixtures';
import {options, searchFor} from '../e2e/searchDialog';
import {editions, type EditionName} from '../../src/data/editions';
import {readEditionList} from '../../tools/lib/readEditionList';
import {versionLabels} from '../../src/content/versions';

/** The names of a member that differ between the languages. */
const waitForUrl: Record<EditionName, string> = {
  python: 'page.wait_for_url',
  root: 'page.waitForURL',
  java: 'page.waitForURL',
  dotnet: 'Page.WaitForURLAsync',
};

const built = readEditionList(process.env);

for (const name of built) {
  const {label, prefix} = editions[name];

  test.describe(`the edition for ${label}`, () => {
    test('finds a member by its name in the language', async ({page}) => {
      await open(page, prefix);
      await searchFor(page, waitForUrl[name]);
      const hit = options(page).first();
      await expect(hit).toHaveAttribute('href', `${prefix}docs/api/class-page#page-wait-for-url`);
      await hit.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}docs/api/class-page#page-wait-for-url$`));
    });

    test('shows the path to a first passed test on the first screen of the installation page', async ({page}) => {
      await page.setViewportSize({width: 1280, height: 900});
      await open(page, `${prefix}docs/intro`);
      // Each step is a list, and code can follow it.
      const end = await page
        .locator('article h2')
        .first()
        .evaluate((heading) => {
          const isBefore = (element: Element): boolean =>
            (element.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
          const lastStep = [...document.querySelectorAll('article ol')].filter(isBefore).at(-1)!;
          const code = lastStep.nextElementSibling!;
          const isCode = code.matches('.theme-code-block, .tabs-container');
          return Math.round((isCode ? code : lastStep).getBoundingClientRect().bottom);
        });
      expect(end).toBeLessThanOrEqual(900);
    });

    test('keeps page and heading when the reader switches to another language', async ({page}) => {
      for (const other of built.filter((each) => each !== name)) {
        await open(page, `${prefix}docs/api/class-page#page-click`);
        const navbar = page.getByRole('navigation', {name: '主導航'});
        // By keyboard, because the menu closes when the pointer leaves it during the animation.
        await navbar.getByRole('button', {name: label, exact: true}).focus();
        await page.keyboard.press('Enter');
        await navbar.getByRole('link', {name: editions[other].label, exact: true}).press('Enter');
        await page.waitForURL(`**${editions[other].prefix}docs/api/class-page#page-click`);
        await hydrated(page);
        await expect(page.locator('#page-click')).toBeInViewport();
      }
    });

    test('switches to the next version and back', async ({page}) => {
      await open(page, `${prefix}docs/api/class-page`);
      const navbar = page.getByRole('navigation', {name: '主導航'});
      await navbar.getByRole('button', {name: versionLabels(name).stable, exact: true}).hover();
      await navbar.getByRole('link', {name: versionLabels(name).next}).click();
      await expect(page).toHaveURL(new RegExp(`${prefix}docs/next/api/class-page$`));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/Page/);
    });

    test('has a list of pages, Markdown copies, a sitemap and a manifest of its own', async ({request}) => {
      const text = async (path: string): Promise<string> => {
        const response = await request.get(`${prefix}${path}`);
        expect(response.status(), path).toBe(200);
        return response.text();
      };
      const list = await text('llms.txt');
      expect(list).toContain(`${prefix}docs/api/class-page.md`);
      expect(await text('sitemap.xml')).toContain(`${prefix}docs/api/class-page</loc>`);
      expect(JSON.parse(await text('manifest.webmanifest'))).toMatchObject({start_url: expect.stringContaining('.')});
      expect(await text('docs/api/class-page.md')).toContain('# Page');
    });
  });
}
