import {execFileSync} from 'node:child_process';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeAll, expect, it} from 'vitest';
import {gapInHistory, readDates} from '../../../src/content/history';
import {folderWith} from '../../lib/folderWith';

const scratch = folderWith();
const site = path.join(scratch, 'site');

const git = (folder: string, ...args: string[]): void => {
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args], {
    cwd: folder,
    stdio: 'pipe',
  });
};

beforeAll(() => {
  mkdirSync(site);
  git(site, 'init', '--quiet');
  for (const text of ['{}', '{"name": "site"}']) {
    writeFileSync(path.join(site, 'package.json'), text);
    git(site, 'add', '--all');
    git(site, 'commit', '--quiet', '--message', text);
  }
});

it('is complete in a full clone', () => {
  expect(gapInHistory(site)).toBeUndefined();
});

it('has the dates of the last commits of files', () => {
  const date = execFileSync('git', ['log', '-1', '--format=%cI'], {cwd: site, encoding: 'utf8'}).trim();
  expect(readDates(site, ['package.json'])).toEqual(new Map([['package.json', new Date(date)]]));
});

it('is not complete in a shallow clone, and names the remedy', () => {
  git(scratch, 'clone', '--quiet', '--depth', '1', pathToFileURL(site).href, 'shallow');
  expect(gapInHistory(path.join(scratch, 'shallow'))).toContain('fetch-depth: 0');
});
