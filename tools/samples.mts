#!/usr/bin/env tsx
/*
 * `npm run samples [-- PAGE ...]` checks and runs the samples of pages in Python, and `EDITION=java npm run samples` in the
 * language of another edition. Without a page: `docs/` with the next version, `versioned_docs/` with the stable one, and
 * `community/` with the next.
 *
 * - `--project NAME` checks and runs a single sample of several files, and nothing else.
 * - `--compile` (all editions except Python) runs only samples of several files, and compiles the others.
 * - `--no-cache` (Python) runs samples again that passed before. The other editions run all samples each time.
 * - `--steps` (.NET) only follows the first guides in empty folders (`tools/samples/dotnet/steps`), as a run of all pages does.
 *
 * The steps from the fence to the verdict (`src/plugins/samples/index.ts` explains how pages show samples):
 *
 * 1. `checkSamples()` (`tools/samples/checkSamples.ts`) groups the pages by their version, and does the steps for each.
 * 2. `extractSamples()` (`tools/samples/python/extractSamples.ts`) reads the same fences as the build. `readPythonPages()`
 *    writes them to a JSON file.
 * 3. `setupPython()` (`tools/system/python.ts`) prepared an environment for each version. In it, the command starts
 *    `python/samples/__main__.py`, which does steps 4 to 9 with the modules in `python/samples/`.
 * 4. `read_chains()` (`model.py`) joins samples that continue each other to chains. `PassedChains` in `cache.py` skips those
 *    that passed before, unless `--no-cache` is set. A change of one of the files that `src/content/buildInputs.ts` lists as
 *    `samples` runs all of them again.
 * 5. `typecheck.py` type-checks the others, while `run_chains()` (`run.py`) distributes those that can run to worker
 *    processes.
 * 6. Fragments run in `fragments_worker.py`, one process for each API (`SampleKind` in `src/languages/samples.ts` lists the
 *    kinds). It compares errors with `raises` (`sample_errors.py`). The sync form also compares the elements that it finds
 *    with `mark` (`highlights.py`).
 * 7. Programs and pytest files run in `files_worker.py`. `file_verdicts.py` finds their problems.
 * 8. If a sample fails when it runs, `_run_with_retry()` (`__main__.py`) runs its whole chain a second time.
 * 9. `commands.py` checks shell samples: flags of `playwright` and `pytest` must exist in `--help`. `configs.py` parses YAML,
 *    Dockerfiles, JSON and TOML.
 * 10. `runOnSite()` (`tools/samples/projects/runOnSite.ts`) runs the samples of several files, in Python with the packages in
 *     `python/requirements/apps.txt`.
 * 11. `reportRuns()` (`tools/samples/reportSamples.ts`) prints the failures and a summary. Without a page, the command also
 *     fails if fewer samples run than the edition must (`leastShare`).
 *
 * In the other editions, `readTargetPages()` (`tools/samples/readTargetPages.ts`) does steps 2 to 9: it reads the samples as
 * their pages show them, compiles them, and runs them with the functions in `tools/samples/targets.ts`.
 *
 * The fixture site in `python/samples/site/` serves the pages that samples open, and the HTML of setups.
 * `python/samples/network.py` directs all hosts to it.
 */
import {checkSettings} from './build/checkSettings';
import {readArguments, runTool} from './lib/runTool';

const {values, positionals} = readArguments({
  allowPositionals: true,
  options: {
    compile: {type: 'boolean', default: false},
    'no-cache': {type: 'boolean', default: false},
    project: {type: 'string'},
    steps: {type: 'boolean', default: false},
  },
});

await runTool(async () => {
  await checkSettings();
  // Not at the top, because the import reads the settings, whose errors would have a stack.
  const {checkSamples} = await import('./samples/checkSamples');
  return checkSamples(positionals, values);
});
