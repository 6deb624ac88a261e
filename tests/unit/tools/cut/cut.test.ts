import {existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createCut, findDifferences, pagesForVersion, writeDifferences} from '../../../../tools/cut/cut';
import {writeCut} from '../../../../tools/cut/writeCut';
import {versions} from '../../../../src/content/versions';
import {editionNames} from '../../../../src/data/editions';
import {folderWith} from '../../../lib/folderWith';
import {versionWith} from '../../../lib/versionWith';

const front = '---\ntitle: A\n---\n';
const folder = folderWith({
  'a.mdx': `${front}\n\`playwright==${versions.next.releases.python}\`\n\n{/* until 1.57 */}\n\nOld.\n\n{/* end until */}\n`,
  'api/class-new.mdx': `${front}\n{/* since 1.57 */}\n\nNew.\n\n{/* end since */}\n`,
  'api/class-own.mdx': `${front}\n{/* only python */}\n{/* since 1.57 */}\n\nOwn.\n\n{/* end since */}\n{/* end only */}\n`,
  'img/a.png': 'a',
});

it('keeps passages in an older release that newer releases removed, and names that release in code', () => {
  expect(Object.fromEntries(pagesForVersion(folder, versionWith('1.56.0')))).toEqual({
    'a.mdx': `${front}\n\`playwright==1.56.0\`\n\nOld.\n`,
  });
});

it('includes pages that are new in the release', () => {
  expect(Object.fromEntries(pagesForVersion(folder, versionWith('1.57.0')))).toEqual({
    'a.mdx': `${front}\n\`playwright==1.57.0\`\n`,
    'api/class-new.mdx': `${front}\nNew.\n`,
    'api/class-own.mdx': `${front}\n{/* only python */}\n\nOwn.\n\n{/* end only */}\n`,
  });
});

it('writes only what differs, and deletes only what is gone', () => {
  const root = folderWith({'docs/a.mdx': `${front}\nOne.\n`, 'docs/b.mdx': `${front}\nTwo.\n`, 'docs/img/a.png': 'a'});
  const stable = (file: string): string => path.join(root, 'versioned_docs/version-stable', file);
  const cut = (): Record<string, string> => {
    const wanted = createCut(root);
    const differences = findDifferences(root, wanted);
    writeDifferences(root, wanted, differences);
    expect(findDifferences(root, wanted).size).toBe(0);
    return Object.fromEntries(differences);
  };
  expect(Object.values(cut())).toEqual(Array(5).fill('is missing'));
  utimesSync(stable('a.mdx'), 1, 1);
  utimesSync(stable('img/a.png'), 1, 1);
  expect(cut()).toEqual({});
  writeFileSync(path.join(root, 'docs/a.mdx'), `${front}\nChanged.\n`);
  rmSync(path.join(root, 'docs/b.mdx'));
  expect(cut()).toEqual({
    'versioned_docs/version-stable/a.mdx': 'differs from docs/',
    'versioned_docs/version-stable/b.mdx': 'is not in the cut',
  });
  expect(readFileSync(stable('a.mdx'), 'utf8')).toContain('Changed.');
  expect(existsSync(stable('b.mdx'))).toBe(false);
  expect(statSync(stable('img/a.png')).mtimeMs).toBe(1000);
});

const oldSection = '## Old way {#old-way}\n\nText.\n';
const markedSection = `{/* until 1.99 */}\n\n${oldSection}\n{/* end until */}\n`;

it.each([
  ['', oldSection],
  // The cut keeps marks that only some editions need.
  [' and that is still marked', markedSection],
])('refuses to lose a heading that the released version no longer has%s', (_, section) => {
  const stable = 'versioned_docs/version-stable/dialogs.mdx';
  const root = folderWith({
    'docs/dialogs.mdx': `${front}\n${markedSection}\nNew.\n`,
    [stable]: `${front}\n${section}\nNew.\n`,
    'editions/oldIds.json': '{}',
    ...Object.fromEntries(editionNames.map((name) => [`editions/${name}/oldIds.json`, '{}'])),
  });
  expect(() => writeCut(root, versionWith('1.99.0'))).toThrow(/docs\/dialogs\.mdx.*old-way/);
  expect(readFileSync(path.join(root, stable), 'utf8')).toContain('Old way');
});

it('finds lost headings in the file that an edition published, even if it no longer has this file', () => {
  const stable = 'versioned_docs/version-stable';
  const root = folderWith({
    'docs/dialogs.mdx': `${front}\n{/* only python javascript dotnet */}\n\n## Kept {#kept}\n\nText.\n\n{/* end only */}\n\nText.\n`,
    [`${stable}/dialogs.mdx`]: `${front}\n## Kept {#kept}\n\nText.\n`,
    [`${stable}/dialogs.java.mdx`]: `${front}\n## Old way {#old-way}\n\nText.\n`,
    'editions/oldIds.json': '{}',
    ...Object.fromEntries(editionNames.map((name) => [`editions/${name}/oldIds.json`, '{}'])),
  });
  expect(() => writeCut(root)).toThrow(/^docs\/dialogs\.mdx:\d+: .*"old-way"[^\n]*$/);
});
