#!/usr/bin/env tsx
// Part of `npm run check`: finds broken links, wrong marks and everything else in pages and sidebars that would break the
// site of any edition, without a build.
import {isSameVersion, versions} from '../src/content/versions';
import {checkSettings} from './build/checkSettings';
import {idleMarks} from './lib/idleMarks';
import {readArguments, runTool} from './lib/runTool';

readArguments({});

await runTool(async () => {
  await checkSettings();
  // Not at the top, because the import reads the sidebars, whose errors would have a stack.
  const {checkPages} = await import('../config/pageChecks');
  const {allEditions} = await import('../editions');
  const problems = new Set(isSameVersion(versions.next, versions.stable) ? idleMarks() : []);
  for (const edition of Object.values(allEditions)) {
    for (const problem of await checkPages(edition)) problems.add(problem);
  }
  for (const problem of problems) console.error(problem);
  console.log(`pages: ${problems.size} problems`);
  return problems.size > 0 ? 1 : 0;
});
