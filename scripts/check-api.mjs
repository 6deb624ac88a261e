#!/usr/bin/env node
// `npm run api:check [-- CLASS or FILE ...]`: compares pages of classes with the facts, and the names of the API in any page,
// all problems at once, without a build. A class is named as its file is (`dialog`) or as Python does (`Dialog`), a file
// from the root (`docs/dialogs.mdx`); without names all pages of all versions.
// `npm run api:check -- --outline CLASS ...` prints the headings and list items that the page of a class needs.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const {checkPages, outlinePages} = await utils.loadFreshModule(path.join(root, 'src/plugins/api-facts/checkPages.ts'));
const {versions: known} = await utils.loadFreshModule(path.join(root, 'src/data/site.ts'));
const versions = {docs: known.next.library, 'versioned_docs/version-stable': known.stable.library};
const names = process.argv.slice(2).filter((argument) => argument !== '--outline');

if (process.argv.includes('--outline')) {
  for (const outline of await outlinePages({root, versions, names})) console.log(outline);
} else {
  const {checked, problems, missing} = await checkPages({root, versions, names});
  for (const problem of problems) console.error(problem);
  for (const folder of Object.keys(versions)) {
    const files = missing
      .filter((file) => file.startsWith(folder))
      .map((file) => path.basename(file, '.mdx').replace('class-', ''));
    if (files.length > 0) console.log(`${folder}: ${files.length} not written yet: ${files.join(', ')}`);
  }
  console.log(`${checked} pages checked, ${problems.join('\n').split('\n').filter(Boolean).length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
