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
 * The steps from the fence to the verdict, which `checkSamples()` (`tools/samples/checkSamples.ts`) does for each version
 * (`src/plugins/samples/index.ts` explains how pages show samples). In other editions than Python, `readTranslatedSamples()`
 * replaces step 1, and reads the samples as their pages show them. Its result compiles and runs them instead of steps 3 to 8.
 *
 * 1. `readPythonSamples()` (`tools/samples/python/pythonSamples.ts`) reads the same fences as the build, and writes them to
 *    a JSON file.
 * 2. `setupPython()` (`tools/system/python.ts`) prepares an environment for each version. In it, the command starts
 *    `python/samples/__main__.py`, which does steps 3 to 8 with the modules in `python/samples/`.
 * 3. `read_chains()` (`model.py`) joins samples that continue each other to chains. `PassedChains` in `cache.py` skips those
 *    that passed before, unless `--no-cache` is set. A change of one of the files that `src/content/buildInputs.ts` lists as
 *    `samples` runs all of them again.
 * 4. `typecheck.py` type-checks the others, while `run_chains()` (`run.py`) distributes those that can run to worker
 *    processes.
 * 5. Fragments run in `fragments_worker.py`, one process for each API (`SampleKind` in `src/languages/samples.ts` lists the
 *    kinds). It compares errors with `raises` (`sample_errors.py`). The sync form also compares the elements that it finds
 *    with `mark` (`highlights.py`).
 * 6. Programs and pytest files run in `files_worker.py`. `file_verdicts.py` finds their problems.
 * 7. If a sample fails when it runs, `_run_with_retry()` (`__main__.py`) runs its whole chain a second time.
 * 8. `commands.py` checks shell samples: flags of `playwright` and `pytest` must exist in `--help`. `configs.py` parses YAML,
 *    Dockerfiles, JSON and TOML.
 * 9. `runOnSite()` (`tools/samples/projects/runOnSite.ts`) runs the samples of several files, in Python with the packages in
 *    `python/requirements/apps.txt`.
 * 10. `reportRuns()` (`tools/samples/reportSamples.ts`) prints the failures and a summary. Without a page, the command also
 *     fails if less than a share of all samples ran (`leastShare`).
 *
 * The fixture site in `python/samples/site/` serves the pages that samples open, and the HTML of setups.
 * `python/samples/network.py` directs all hosts to it.
 */
import {readArguments, runTool} from './lib/runTool';
import {checkSamples} from './samples/checkSamples';
import {checkSettings} from './settings/checkSettings';

const {values, positionals} = readArguments({
  allowPositionals: true,
  options: {
    compile: {type: 'boolean', default: false},
    'no-cache': {type: 'boolean', default: false},
    project: {type: 'string'},
    steps: {type: 'boolean', default: false},
  },
});

await runTool(() => {
  checkSettings();
  return checkSamples(positionals, values);
});
