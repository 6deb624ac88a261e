import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {growSite} from '../../../scripts/lib/grow-site.mjs';

const root = path.resolve(__dirname, '../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'grow-site-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

it('copies each page with its facts and its place in the sidebar', {timeout: 60_000}, () => {
  growSite(root, folder, 3);
  for (const page of ['docs/more2/intro.mdx', 'versioned_docs/version-stable/more3/api/class-page.mdx'])
    expect(existsSync(path.join(folder, page)), page).toBe(true);
  const config = readFileSync(path.join(folder, 'docusaurus.config.ts'), 'utf8');
  expect(config).toContain("'docs/more2': versions.next.library");
  const sidebars = readFileSync(path.join(folder, 'versioned_sidebars/version-stable-sidebars.json'), 'utf8');
  for (const id of ['"intro"', '"more2/intro"', '"more3/api/class-page"']) expect(sidebars).toContain(id);
  expect(existsSync(path.join(folder, 'node_modules/react/package.json'))).toBe(true);
});
