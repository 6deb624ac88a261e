import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..');

/**
 * Copies the sources of the site to a temporary folder, and links the packages without their cache, which belongs to another
 * site.
 *
 * @param isCopied whether to copy a file; its path is relative to the root
 * @returns the folder
 */
export function copySources(isCopied: (file: string) => boolean): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    if (!isCopied(file)) continue;
    mkdirSync(path.dirname(path.join(copy, file)), {recursive: true});
    cpSync(path.join(root, file), path.join(copy, file));
  }
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((each) => each !== '.cache'))
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  return copy;
}
