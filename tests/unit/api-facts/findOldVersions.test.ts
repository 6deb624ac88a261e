import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findOldVersions} from '../../../src/plugins/api-facts/findOldVersions';

function find(line: string): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'old-versions-'));
  mkdirSync(path.join(root, 'docs'));
  writeFileSync(path.join(root, 'docs/a.mdx'), `Words.\n\n${line}\n`);
  return findOldVersions(root, 'docs', '1.56.0', '1.57.0');
}

it('reports pinned versions and image tags with the new text', () => {
  expect(
    find('mcr.microsoft.com/playwright/python:v1.56.0-noble sh -c "pip install playwright==1.56.0 && pytest"'),
  ).toEqual([
    'docs/a.mdx:3: `playwright/python:v1.56.0` is the old version; write `playwright/python:v1.57.0`',
    'docs/a.mdx:3: `playwright==1.56.0` is the old version; write `playwright==1.57.0`',
  ]);
});

it('reports statements about the old version', () => {
  expect(find('In Playwright 1.55 and 1.56, the option has no effect.')).toEqual([
    'docs/a.mdx:3: the text names 1.56; check whether it is still true in 1.57.0',
  ]);
});

it.each([
  ['the mark of a passage', '{/* since 1.56 */}'],
  ['an older version', 'Use playwright==1.55.0 or 1.55.'],
  ['another package', 'pip install pytest-playwright==1.56.0 other==1.56.0'],
  ['a longer number', '11.56 seconds, 1.560 and 1.56.01.2'],
])('does not report %s', (_name, line) => {
  expect(find(line)).toEqual([]);
});
