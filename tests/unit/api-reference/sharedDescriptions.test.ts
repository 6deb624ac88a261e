import path from 'node:path';
import {expect, it} from 'vitest';
import {
  loadSharedDescriptions,
  readSharedDescriptions,
  findParameterItem,
} from '../../../src/plugins/api-reference/sharedDescriptions';
import {linkNames} from '../../../src/content/api/linkNames';
import {textOf} from '../../../src/content/mdast';
import {problemText} from '../../../src/content/problems';
import {python} from '../../../src/languages/python';
import {folderWith} from '../../lib/folderWith';
import {parseMdx} from '../../../src/content/readMdx';
import {next} from '../apiFixtures';
import {versionWith} from '../../lib/versionWith';

const read = (text: string) => readSharedDescriptions(parseMdx(text), 'docs/api/_shared.mdx');

const shared = read(`## Parameters

### timeout

- \`Page.goto\` \`*.reload\` For navigations.
- \`*Assertions.*\` For assertions.
- \`*\` For the rest.

## Types

### Position

- \`x\` To the right.
`);

const textFor = (className: string, member: string): string =>
  (findParameterItem(shared, className, member, 'timeout')?.description ?? []).map(textOf).join('');

it('uses the description of the first item whose pattern matches the member', () => {
  expect(textFor('Page', 'goto')).toBe('For navigations.');
  expect(textFor('Page', 'reload')).toBe('For navigations.');
  expect(textFor('Frame', 'goto')).toBe('For the rest.');
  expect(textFor('LocatorAssertions', 'to_be_visible')).toBe('For assertions.');
});

it.each([
  ['## Parameters\n\n### a\n\n- `*` A.\n\n### a\n\n- `*` B.', '7: "a" appears a second time; merge the two sections'],
  ['## Parameters\n\n### a\n\n- Words.', '5: every item must start with a name in inline code'],
  ['## Parameters\n\n- `*` A.', '3: move the list below a "### name" heading in "## Parameters" or "## Types"'],
  [
    '## Parameters\n\n### a\n\nWords.',
    '5: only lists are allowed below the headings of this file; move the text into a list item',
  ],
])('reports file, line and remedy for %j', (text, message) => {
  expect(() => read(text)).toThrow(new Error(`docs/api/_shared.mdx:${message}`));
});
it('a wrong name is reported with the file and line of the shared description, not those of the class page', () => {
  const root = folderWith({'docs/api/_shared.mdx': '## Parameters\n\n### timeout\n\n- `*` Calls `page.gotto()`.\n'});
  const loaded = loadSharedDescriptions(
    path.join(root, 'docs/api'),
    {edition: 'python', version: versionWith('1.56.0')},
    root,
  );
  const {description} = findParameterItem(loaded, 'Page', 'goto', 'timeout')!;
  const problems = linkNames(
    {type: 'root', children: description},
    (code) => python.resolveName(code, next),
    () => undefined,
  );
  expect(problemText('docs/api/class-page.mdx', problems)).toMatch(/^docs\/api\/_shared\.mdx:5: `page\.gotto\(\)`: /);
});
