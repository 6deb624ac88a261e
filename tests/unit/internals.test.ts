import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../..');
const list = readFileSync(path.join(root, 'docusaurus-internals.md'), 'utf8');

describe('the list of undocumented parts of Docusaurus', () => {
  it('names files that exist', () => {
    const files = [...list.matchAll(/`(src\/[\w./-]+)`/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('contains each file that imports one', () => {
    const args = ['grep', '-lE', "'@docusaurus/([a-z-]+/lib/|theme-common/internal)", '--', 'src'];
    const files = execFileSync('git', args, {cwd: root, encoding: 'utf8'}).trim().split('\n');
    const isListed = (file: string): boolean =>
      [...list.matchAll(/`(src\/[\w./-]+)`/g)].some(([, entry]) => file.startsWith(entry!));
    expect(files.filter((file) => !isListed(file))).toEqual([]);
  });
});
