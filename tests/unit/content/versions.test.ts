import {expect, it} from 'vitest';
import {findVersion, versions} from '../../../src/content/versions';

const outer = {...versions.next, folder: 'docs'};
const inner = {...versions.stable, folder: 'docs/versions/stable'};

it.each([
  ['docs/intro.mdx', outer],
  ['docs/api/class-page.mdx', outer],
  ['docs/versions/stable/intro.mdx', inner],
  ['docs/versions/other.mdx', outer],
  ['docs-old/intro.mdx', undefined],
  ['community/welcome.mdx', undefined],
])('finds the version of %s in the innermost folder', (page, version) => {
  for (const known of [
    [outer, inner],
    [inner, outer],
  ])
    expect(findVersion(page, known)).toBe(version);
});
