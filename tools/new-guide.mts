#!/usr/bin/env tsx
// `npm run new:guide -- SLUG "Title" [--section "Guides"]` writes docs/SLUG.mdx to fill in, and adds it to the sidebar.
import {edition} from '../editions';
import {createGuide} from './lib/createGuide';
import {root} from './lib/root';
import {readArguments, runTool, UsageError} from './lib/runTool';

await runTool(() => {
  const {values, positionals} = readArguments({
    allowPositionals: true,
    options: {section: {type: 'string', default: 'Guides'}},
  });
  const [slug, title, ...rest] = positionals;
  if (rest.length > 0)
    throw new UsageError(`Too many words: put the title in quotes, as in "${[title, ...rest].join(' ')}"`);
  const {file, sidebar} = createGuide({
    root,
    edition: edition.name,
    slug,
    title,
    section: values.section,
  });
  console.log(`wrote ${file} and added it to ${sidebar}`);
  const check =
    edition.name === 'python'
      ? `npm run samples -- ${slug}`
      : `npm run edition-samples -- ${edition.name} ${slug} --check${edition.name === 'dotnet' ? '' : ' --run'}`;
  console.log(
    `next: write it (npm run check refuses unfinished parts), add its route to tests/content/site/specification.ts, ${check}, npm run cut`,
  );
});
