#!/usr/bin/env tsx
// `npm run page-checks [-- PAGE ...]` finds everything in pages that would break the site of any edition, without a build:
// wrong links, marks and names of the API, class pages that lack a member, samples that cannot be read. If `EDITION` is set,
// it checks only that edition. Without names it checks all pages and the sidebars, as a part of `npm run check`.
import {readArguments, runTool} from './lib/runTool';
import {checkPages} from '../config/checkPages';
import {allEditions, edition as built} from '../editions';
import {isSameVersion, versions} from '../src/content/versions';
import {root} from '../src/utils/root';
import {checkSettings} from './settings/checkSettings';
import {findPage} from './pages/findPage';
import {describeRedundantMarks, findRedundantMarks} from './pages/redundantMarks';

const {positionals: names} = readArguments({allowPositionals: true});

await runTool(async () => {
  checkSettings();
  const pages = names.map((name) => findPage(root, name));
  const isReleased = isSameVersion(versions.next, versions.stable);
  const problems = new Set(
    isReleased && pages.length === 0 ? findRedundantMarks(root).map(describeRedundantMarks) : [],
  );
  for (const edition of process.env.EDITION ? [built] : Object.values(allEditions)) {
    for (const problem of await checkPages(edition, pages)) problems.add(problem);
  }
  for (const problem of problems) console.error(problem);
  console.log(`pages: ${problems.size} problems`);
  return problems.size > 0 ? 1 : 0;
});
