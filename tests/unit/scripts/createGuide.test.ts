import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {checkProse} from '../../../scripts/prose/check-prose.mjs';

const root = path.resolve(__dirname, '../../..');
let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'guide-'));
  mkdirSync(path.join(site, 'docs'));
  copyFileSync(path.join(root, 'sidebars.ts'), path.join(site, 'sidebars.ts'));
  copyFileSync(path.join(root, 'docs/dialogs.mdx'), path.join(site, 'docs/dialogs.mdx'));
});

function newGuide(...args: string[]): {status: number | null; said: string} {
  const {status, stdout, stderr} = spawnSync(process.execPath, [path.join(root, 'scripts/new-guide.mjs'), ...args], {
    encoding: 'utf8',
    env: {...process.env, SITE_ROOT: site},
  });
  return {status, said: `${stdout}${stderr}`.trim()};
}

const sidebar = (): string[] => readFileSync(path.join(site, 'sidebars.ts'), 'utf8').split('\n');

it('writes the page, and lists it at the end of its section', () => {
  const {status, said} = newGuide('network-logs', 'Network logs');
  expect(status).toBe(0);
  const line = Number(/sidebars\.ts:(\d+)/.exec(said)?.[1]);
  expect(
    sidebar()
      .slice(line - 2, line + 1)
      .map((text) => text.trim()),
  ).toEqual(["'webview2',", "'network-logs',", '),']);
  expect(readFileSync(path.join(site, 'docs/network-logs.mdx'), 'utf8')).toMatch(
    /^---\ntitle: Network logs\ndescription: ''\n---\n/,
  );
});

it('lists it in the section that is named, also one that stands on one line', () => {
  newGuide('podman', 'Podman', '--section', 'Integrations');
  expect(sidebar().join('\n')).toContain("written('ci', 'docker', 'selenium-grid', 'podman')");
});

it('quotes a title that YAML would misread', () => {
  newGuide('errors', 'Errors: a list');
  expect(readFileSync(path.join(site, 'docs/errors.mdx'), 'utf8')).toContain('title: "Errors: a list"\n');
});

it('writes nothing that could land as it is', () => {
  newGuide('network-logs', 'Network logs');
  const found = checkProse('docs/network-logs.mdx', readFileSync(path.join(site, 'docs/network-logs.mdx'), 'utf8'));
  expect(found.map((problem) => problem.replace(/: (not written yet|nothing stands under).*/, ': $1'))).toEqual([
    'docs/network-logs.mdx:3: description is not filled in; write "description: One plain sentence."',
    'docs/network-logs.mdx:6: not written yet',
    ...[8, 12, 16, 20].flatMap((line) => [
      `docs/network-logs.mdx:${line}: nothing stands under`,
      `docs/network-logs.mdx:${line + 2}: not written yet`,
    ]),
  ]);
});

describe('refuses, in one line,', () => {
  it.each<[name: string, args: string[], message: string]>([
    [
      'no slug',
      [],
      'A guide needs a slug and a title: npm run new:guide -- network-logs "Network logs" --section Guides',
    ],
    [
      'no title',
      ['network-logs'],
      'A guide needs a slug and a title: npm run new:guide -- network-logs "Network logs" --section Guides',
    ],
    [
      'a slug that is none',
      ['Network_Logs', 'Network logs'],
      '"Network_Logs" is no slug: lower-case words and numbers joined by hyphens, such as network-logs',
    ],
    [
      'a path',
      ['../x', 'X'],
      '"../x" is no slug: lower-case words and numbers joined by hyphens, such as network-logs',
    ],
    [
      'a title without quotes',
      ['logs', 'Network', 'logs'],
      'Too many words: put the title in quotes, as in "Network logs"',
    ],
    [
      'a guide that is there',
      ['dialogs', 'Dialogs'],
      'docs/dialogs.mdx is there already; choose another slug or edit it',
    ],
    [
      'a section that is not there',
      ['logs', 'Logs', '--section', 'Guide'],
      'sidebars.ts has no section "Guide"; there are Getting started, Playwright Test, Guides, Migration, Integrations',
    ],
  ])('%s', (_name, args, message) => {
    const before = sidebar();
    expect(newGuide(...args)).toEqual({status: 1, said: message});
    expect(sidebar()).toEqual(before);
    expect(existsSync(path.join(site, 'docs/logs.mdx'))).toBe(false);
  });

  it('a slug that is listed without a page', () => {
    const {status, said} = newGuide('clock', 'Clock');
    expect(status).toBe(1);
    expect(said).toMatch(/^sidebars\.ts:\d+: clock is listed already; write docs\/clock\.mdx by hand$/);
  });
});
