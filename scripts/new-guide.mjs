#!/usr/bin/env node
// `npm run new:guide -- SLUG "Title" [--section "Guides"]`: writes docs/SLUG.mdx to fill in, and lists it in sidebars.ts.
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {createGuide} from './lib/create-guide.mjs';

const root = process.env.SITE_ROOT ?? path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
try {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {section: {type: 'string', default: 'Guides'}},
  });
  const [slug, title, ...rest] = positionals;
  if (rest.length > 0)
    throw new Error(`Too many words: put the title in quotes, as in "${[title, ...rest].join(' ')}"`);
  const {file, line} = createGuide({root, slug, title, section: values.section});
  console.log(`wrote ${file} and listed it in sidebars.ts:${line}`);
  console.log(
    `then: write it (npm run check refuses what is left open), name its route in tests/content/specification.ts, npm run samples -- ${slug}, npm run cut`,
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
