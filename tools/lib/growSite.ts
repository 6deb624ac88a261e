import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {edition} from '../../editions';
import type {SidebarData, SidebarSection} from '../../src/content/sidebars';
import {versions} from '../../src/content/versions';

/** The configuration of a copied site, relative to its folder. */
export const grownConfigFile = 'grown.config.ts';

/**
 * Copies the sources of the site with each docs page several times, for `npm run bench:growth`: the pages of `docs/` again
 * in `docs/more2/`, `docs/more3/` and so on, with samples, images and API facts, listed in the sidebars, in both versions.
 *
 * @param root the site; its packages are linked, not copied
 * @param folder target folder
 * @param times how often each page exists; 1 is a plain copy
 */
export function growSite(root: string, folder: string, times: number): void {
  const files = execFileSync('git', ['ls-files', '-z', '-c', '-o', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const names = Array.from({length: times - 1}, (_, index) => `more${index + 2}`);
  for (const version of Object.values(versions)) copyPages(path.join(folder, version.folder), names);
  writeFileSync(path.join(folder, grownConfigFile), grownConfig(names));
  const sidebars = growSidebars(edition.sidebars, names);
  writeFileSync(path.join(folder, `editions/${edition.name}/sidebars.json`), JSON.stringify(sidebars));
  // The dates of pages are those of their commits.
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {cwd: folder});
  };
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'copy');
}

function copyPages(folder: string, names: string[]): void {
  const entries = readdirSync(folder);
  for (const name of names) {
    for (const entry of entries) cpSync(path.join(folder, entry), path.join(folder, name, entry), {recursive: true});
  }
}

/** Writes a configuration that adds the copied folders to the table of folders, by which class pages are recognized. */
export function grownConfig(names: string[]): string {
  const entries = Object.values(versions).flatMap(({folder, library}) =>
    names.map((name) => [`${folder}/${name}`, library] as const),
  );
  return `import {versionFolders} from './src/content/versions';

export default async () => {
  Object.assign(versionFolders, ${JSON.stringify(Object.fromEntries(entries))});
  return (await import('./docusaurus.config')).default;
};
`;
}

/** Adds each section again for each copy. */
export function growSidebars({docs, api}: SidebarData, names: string[]): SidebarData {
  const again = (sections: SidebarSection[]): SidebarSection[] => [
    ...sections,
    ...names.flatMap((name) =>
      sections.map(({label, collapsed, items}) => ({
        label: `${label}, ${name}`,
        collapsed,
        items: items.map((id) => `${name}/${id}`),
      })),
    ),
  ];
  return {docs: again(docs), api: {...api, sections: again(api.sections)}};
}
