#!/usr/bin/env tsx
// `npm run -s outline -- CLASS` prints the headings and list items that the page of a class needs, for the next version.
import {readArguments, runTool} from './lib/runTool';
import {UsageError} from './lib/UsageError';
import path from 'node:path';
import {languageContext} from '../config/languageContext';
import {loadVersionFacts} from '../src/content/api/versionFacts';
import {classPageName} from '../src/content/pageFiles';
import {suggestName} from '../src/content/problems';
import {versions} from '../src/content/versions';
import {classPageContext} from '../src/plugins/api-reference/classPageContext';
import {root} from '../src/utils/root';
import {outlinePage} from './outline/outlinePage';

const [name] = readArguments({allowPositionals: true}).positionals;

await runTool(() => {
  if (name === undefined) throw new UsageError('Which class? For example: npm run -s outline -- Locator');
  const {classes, release} = loadVersionFacts(languageContext, versions.next);
  if (!(name in classes))
    throw new UsageError(`${release} has no class ${name}.${suggestName(name, Object.keys(classes))}`);
  const file = `${versions.next.folder}/api/${classPageName(name)}.mdx`;
  console.log(outlinePage(classPageContext(path.join(root, file), languageContext)!));
});
