#!/usr/bin/env tsx
// `npm run api:check [-- CLASS or PAGE ...]` compares class pages with the facts, and the API names in any page, without a
// build. It lists all problems at once. A class is named like its file (`dialog`) or as in Python (`Dialog`), another page as
// in `lib/findPage.ts`. Without names it checks all pages of all versions.
// `npm run -s api:check -- --outline CLASS ...` prints the headings and list items that a class page needs.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {apiOptions} from '../config/apiOptions';
import {edition} from '../editions';
import {listUnpublished} from '../src/content/listPages';
import {versionFolders, versions} from '../src/content/versions';
import {checkApi, outlinePages} from './api-pages/checkApi';
import {findFile} from './lib/findPage';
import {root} from './lib/root';
import {readArguments, runTool} from './lib/runTool';

const {values: options, positionals: names} = readArguments({
  allowPositionals: true,
  options: {outline: {type: 'boolean'}},
});

await runTool(async () => {
  if (options.outline) {
    for (const outline of outlinePages({...apiOptions, names})) console.log(outline);
    return 0;
  }
  const unpublished = new Set(listUnpublished(root, versions.next.folder, edition));
  const {checked, problems, missing} = checkApi({
    ...apiOptions,
    names: names.map((name) => (isClass(name) ? name : findFile(root, name, edition))),
    isPublished: (page) => !unpublished.has(page),
  });
  for (const problem of problems) console.error(problem);
  for (const folder of versionFolders) {
    const classes = missing
      .filter((file) => file.startsWith(folder))
      .map((file) => path.basename(file, '.mdx').replace('class-', ''));
    if (classes.length > 0) console.log(`${folder}: ${classes.length} not written yet: ${classes.join(', ')}`);
  }
  console.log(`${checked} pages checked, ${problems.join('\n').split('\n').filter(Boolean).length} problems`);
  return problems.length > 0 ? 1 : 0;
});

/** Whether a name is a class with a page. */
function isClass(name: string): boolean {
  return existsSync(path.join(root, versions.next.folder, 'api', `class-${name.toLowerCase()}.mdx`));
}
