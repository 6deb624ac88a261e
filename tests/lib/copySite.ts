import {execFileSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {root} from '../../src/utils/root';

/**
 * Copies the sources of the site to a temporary folder, and links the packages without their cache, which belongs to another
 * site.
 *
 * @param isCopied whether to copy a file; its path is relative to the root. Default: all files.
 * @returns the folder
 */
export function copySite(isCopied: (file: string) => boolean = () => true): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'site-copy-'));
  const listed = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    if (!isCopied(file)) continue;
    cpSync(path.join(root, file), path.join(copy, file));
  }
  mkdirSync(path.join(copy, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((each) => each !== '.cache'))
    symlinkSync(path.join(root, 'node_modules', name), path.join(copy, 'node_modules', name));
  return copy;
}

/** Takes from the configuration of the site what a copy with a few pages cannot have. */
const configOfFewPages = `
import config from './wholeSite.config';
import pageChecks from './src/plugins/page-checks';
import releaseFeed from './src/plugins/release-feed';

const missing = new Set([pageChecks, releaseFeed]);
const ignore = {onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', onBrokenMarkdownLinks: 'ignore'};
export default {...config, ...ignore, plugins: config.plugins.filter((plugin) => !missing.has([plugin].flat()[0]))};
`;

/**
 * Copies the sources of the site with a few pages of the documentation, because a build of all pages takes a minute or two.
 * Removes what such a copy cannot have: checks of links, the feed of releases, and texts of the search for other pages.
 *
 * @param pages ids without the folder of the version: `api/class-page`
 * @returns the folder
 */
export function copyFewPages(pages: string[]): string {
  const copy = copySite((file) => {
    const [, page] = /^(?:docs|versioned_docs\/[^/]+)\/(.+)\.mdx$/.exec(file) ?? [];
    return page === undefined || pages.includes(page);
  });
  renameSync(path.join(copy, 'docusaurus.config.ts'), path.join(copy, 'wholeSite.config.ts'));
  writeFileSync(path.join(copy, 'docusaurus.config.ts'), configOfFewPages);
  for (const name of ['oldIds', 'python/messageSections', 'python/oldIds', 'python/readerWords']) {
    const file = path.join(copy, `editions/${name}.json`);
    const sections = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
    const kept = sections.filter(([section]) => pages.includes(section.replace(/#.*/, '')));
    writeFileSync(file, JSON.stringify(Object.fromEntries(kept), null, 2));
  }
  return copy;
}
