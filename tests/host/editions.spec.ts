import {expect, open, test} from '../e2e/fixtures';
import {editions} from '../../src/data/editions';
import {readEditionList} from '../../tools/build/readEditionList';

const built = readEditionList(process.env);

for (const name of built) {
  const {label, prefix} = editions[name];

  test.describe(`the edition for ${label}`, () => {
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
  });
}
