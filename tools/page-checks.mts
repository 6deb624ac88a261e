#!/usr/bin/env tsx
// Part of `npm run check`: finds broken links, wrong marks and everything else in pages and sidebars that would break the
// site, without a build.
import {checkPages} from '../pageChecks';
import {readArguments, runTool} from './lib/runTool';

readArguments({});

await runTool(async () => {
  const problems = await checkPages();
  for (const problem of problems) console.error(problem);
  console.log(`pages: ${problems.length} problems`);
  return problems.length > 0 ? 1 : 0;
});
