import {findBuild} from '../../tools/build/findBuild';
import {serveBuild} from '../../tools/serve/serveBuild';
import {expect, pathOf, test} from './fixtures';

/** A host that only serves exact file paths, without redirects to clean paths. */
let host: Awaited<ReturnType<typeof serveBuild>>;

test.beforeAll(async () => {
  host = await serveBuild(findBuild().site, {strict: true});
});
test.afterAll(() => host.close());

for (const [page, title] of [
  ['docs/intro', /^Installation/],
  ['docs/next/intro', /^Installation/],
  ['docs/api/class-page', /^Page/],
  ['community/welcome', /^Welcome/],
] as const) {
  for (const variant of [`${page}/`, `${page}.html`, `${page}/index.html`, page.replace('/', '//')]) {
    test(`shows ${variant} at its clean path on any static host`, async ({page: tab}) => {
      await tab.goto(host.origin + pathOf(`${variant}?a=1#skip`));
      await expect(tab).toHaveURL(host.origin + pathOf(`${page}?a=1#skip`));
      await expect(tab).toHaveTitle(title);
      await expect(tab.getByRole('heading', {level: 1})).toBeVisible();
    });
  }
}
