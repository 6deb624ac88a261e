import {spawnSync} from 'node:child_process';

/**
 * Checks whether the dates of pages can be read from git. Docusaurus fails without git or a repository, and takes the date
 * of the newest commit for every page of a shallow clone.
 *
 * @returns why the history does not contain the date of the last change of every page; undefined if it does
 */
export function gapInHistory(root: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  const log = git('log', '-1', '--format=%ct', '--', 'package.json');
  if (log.error) return 'git is not installed';
  if (log.status !== 0) return `git cannot read the history of this folder (${log.stderr.trim().split('\n')[0]})`;
  if (log.stdout.trim() === '') return 'this folder is not in a commit of a git repository';
  if (git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true')
    return 'this is a shallow clone; fetch the whole history (git fetch --unshallow; in GitHub Actions fetch-depth: 0)';
  return undefined;
}

/**
 * Returns the dates of the last commits of files, by path relative to the root. It calls git once; Docusaurus would call it
 * once per page.
 *
 * @param folders folders of the files, relative to the root
 */
export function readDates(root: string, folders: readonly string[]): ReadonlyMap<string, Date> {
  const args = ['-c', 'log.showSignature=false', 'log', '-z', '--relative', '--format=%x01%ct', '--name-only', '--'];
  const {stdout} = spawnSync('git', [...args, ...folders], {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28});
  const seconds = new Map<string, number>();
  for (const commit of stdout.split('\u0001')) {
    const [time, ...files] = commit.split(/[\0\n]+/).filter(Boolean);
    for (const file of files) seconds.set(file, Math.max(Number(time), seconds.get(file) ?? 0));
  }
  return new Map([...seconds].map(([file, second]) => [file, new Date(second * 1000)]));
}
