#!/usr/bin/env tsx
// `npm run edition-samples -- EDITION [PAGE ...] [--check] [--run] [--projects] [--project NAME] [--steps]` reads the samples
// of docs/ in the language of an edition. With pages, such as `locators` or `api/class-page`, it prints them; without, a
// summary of both versions. `--check` type-checks them against the published packages; `--run` runs them on the fixture site
// of the samples. Both print only what fails. Samples of stable run only if next does not have them. `--projects` runs only
// the samples of several files (`projects/`), which `--run` also runs, and `--project` one of them. `--steps` follows the
// guides of .NET (`csharp/steps/`), as `--run` does without pages.
import {isEdition} from '../src/data/editions';
import {readArguments, runTool, UsageError} from './lib/runTool';

const {values: options, positionals} = readArguments({
  allowPositionals: true,
  options: {
    check: {type: 'boolean', default: false},
    run: {type: 'boolean', default: false},
    projects: {type: 'boolean', default: false},
    project: {type: 'string'},
    steps: {type: 'boolean', default: false},
  },
});

await runTool(async () => {
  const [name = '', ...pages] = positionals;
  if (!isEdition(name) || name === 'python')
    throw new UsageError(
      'name javascript, java or dotnet, then pages: npm run edition-samples -- javascript dialogs. For Python: npm run samples -- dialogs',
    );
  // The modules read this setting when they load.
  process.env.EDITION = name;
  const {checkSamples} = await import('./samples/checkSamples');
  return checkSamples(name, pages, options);
});
