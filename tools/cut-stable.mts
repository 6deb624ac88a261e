#!/usr/bin/env tsx
// `npm run cut` writes the stable version from docs/. `--check` writes nothing and fails if the stable version is not
// exactly what the cut would write. Docusaurus's own `docs:version` refuses a version that exists, and does not know the
// passages of other versions.
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pagesForVersion} from './lib/cut';
import {generatedSidebars} from '../src/content/sidebars';
import {versions} from '../src/content/versions';
import {filesBelow} from '../src/utils/filesBelow';
import {root} from './lib/root';
import {readArguments, runTool} from './lib/runTool';

const {library, folder} = versions.stable;
const source = path.join(root, versions.next.folder);
const written = [folder, 'versioned_sidebars', 'versions.json'];

const {values: options} = readArguments({options: {check: {type: 'boolean'}}});

await runTool(async () => {
  // Reads and checks all pages before anything is replaced, so that a wrong mark loses nothing.
  const texts = await pagesForVersion(source, library);
  if (options.check) return check(texts);
  await rm(path.join(root, folder), {recursive: true, force: true});
  await writeStable(texts, root);
  console.log(`stable (${library}) cut from docs/: ${texts.size} pages`);
  return 0;
});

async function writeStable(texts: Map<string, string>, into: string): Promise<void> {
  const target = path.join(into, folder);
  await cp(source, target, {
    recursive: true,
    filter: (file) => !file.endsWith('.mdx'),
  });
  for (const [page, text] of texts) {
    await mkdir(path.dirname(path.join(target, page)), {recursive: true});
    await writeFile(path.join(target, page), text);
  }
  await mkdir(path.join(into, 'versioned_sidebars'), {recursive: true});
  await writeFile(
    path.join(into, 'versioned_sidebars/version-stable-sidebars.json'),
    `${JSON.stringify(generatedSidebars, null, 2)}\n`,
  );
  await writeFile(path.join(into, 'versions.json'), '["stable"]\n');
}

/** Compares the stable version with a fresh cut in a temporary folder. */
async function check(texts: Map<string, string>): Promise<number> {
  const fresh = await mkdtemp(path.join(tmpdir(), 'cut-'));
  try {
    await writeStable(texts, fresh);
    const [now, wanted] = await Promise.all([readAll(root), readAll(fresh)]);
    const stale = [...new Set([...now.keys(), ...wanted.keys()])].filter((file) => now.get(file) !== wanted.get(file));
    for (const file of stale.sort()) {
      const reason = !wanted.has(file) ? 'is not in the cut' : now.has(file) ? 'differs from docs/' : 'is missing';
      console.error(`${file}:1: ${reason}; run \`npm run cut\``);
    }
    console.log(`stable: ${wanted.size} files compared with a fresh cut, ${stale.length} differences`);
    return stale.length === 0 ? 0 : 1;
  } finally {
    await rm(fresh, {recursive: true, force: true});
  }
}

/** Contents of the files that the cut writes, by path relative to the base. */
async function readAll(base: string): Promise<Map<string, string>> {
  const files = written.flatMap((name) =>
    name.endsWith('.json') ? [name] : filesBelow(path.join(base, name)).map((file) => `${name}/${file}`),
  );
  const entries = files.map(async (file) => [file, await readFile(path.join(base, file), 'base64')] as const);
  return new Map(await Promise.all(entries));
}
