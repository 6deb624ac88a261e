// Makes a copy of the site with more pages, for `npm run bench:growth`.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';

const versionFolders = ['docs', 'versioned_docs/version-stable'];

/**
 * Copies the sources of the site, with each docs page several times: the pages of `docs/` again in `docs/more2/`,
 * `docs/more3/` and so on, with their samples, pictures and API facts, listed in the sidebars, in both versions.
 *
 * @param {string} root the site; its packages are linked, not copied
 * @param {string} folder where to
 * @param {number} times how often each page is there; 1 is a plain copy
 * @throws {Error} when `docusaurus.config.ts` no longer has the line that says which folders have API pages
 */
export function growSite(root, folder, times) {
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
  for (const version of versionFolders) copyPages(path.join(folder, version), names);
  nameFolders(path.join(folder, 'docusaurus.config.ts'), names);
  growSidebars(folder, names);
  // The dates of pages are those of their commits.
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@localhost', ...args], {cwd: folder});
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'copy');
}

function copyPages(folder, names) {
  const entries = readdirSync(folder).filter((name) => name !== '_until');
  for (const name of names) {
    for (const entry of entries) cpSync(path.join(folder, entry), path.join(folder, name, entry), {recursive: true});
  }
}

/** Class pages are recognised by their folder. */
function nameFolders(file, names) {
  const source = readFileSync(file, 'utf8');
  const line = "versions: {docs: versions.next.library, 'versioned_docs/version-stable': versions.stable.library}";
  if (!source.includes(line)) throw new Error(`${file}: lacks "${line}", which scripts/lib/grow-site.mjs extends`);
  const more = names.flatMap((name) => [
    `'docs/${name}': versions.next.library`,
    `'versioned_docs/version-stable/${name}': versions.stable.library`,
  ]);
  writeFileSync(file, source.replace(line, [line.slice(0, -1), ...more].join(', ') + '}'));
}

/** Each sidebar again for each copy, below the one that is there. */
function growSidebars(folder, names) {
  const grow = `
const again = (items, name) => items.map((item) =>
  typeof item === 'string' ? \`\${name}/\${item}\` : {
    ...item,
    ...(item.id ? {id: \`\${name}/\${item.id}\`} : {}),
    ...(item.label ? {label: \`\${item.label}, \${name}\`} : {}),
    ...(item.items ? {items: again(item.items, name)} : {}),
  });
const names = ${JSON.stringify(names)};
const grow = (sidebars) => Object.fromEntries(Object.entries(sidebars).map(([id, items]) => [
  id, [...items, ...names.flatMap((name) => again(items, name))],
]));`;
  renameSync(path.join(folder, 'sidebars.ts'), path.join(folder, 'sidebars-once.ts'));
  writeFileSync(
    path.join(folder, 'sidebars.ts'),
    `// @ts-nocheck\nimport sidebars from './sidebars-once';\n${grow}\nexport default grow(sidebars);\n`,
  );
  const versioned = path.join(folder, 'versioned_sidebars/version-stable-sidebars.json');
  const growJson = new Function('sidebars', `${grow}\nreturn grow(sidebars);`);
  writeFileSync(versioned, JSON.stringify(growJson(JSON.parse(readFileSync(versioned, 'utf8')))));
}
