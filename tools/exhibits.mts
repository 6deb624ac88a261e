#!/usr/bin/env tsx
/*
 * `npm run exhibits [-- NAME ...]` records the traces that readers open on the pages, with the library of the edition
 * (`EDITION=javascript`), and takes their pictures. They are committed, and no test records them again;
 * `tests/content/site/exhibits.test.ts` finds recordings that are older than their samples.
 *
 * 1. `readTracedSamples()` finds the tests with `trace=NAME` in `docs/`.
 * 2. `tracedProject()` makes each of them a project, which `runOnSite()` runs on the fixture site of the samples.
 * 3. The recording goes to `docs/traces/NAME.zip`, or to the folder of its edition there, and the hash of the project to
 *    `docs/traces/recordings.json`.
 * 4. If a page shows `./img/trace-NAME.png`, or a picture of this name in the folder of its edition, `takePictures()` opens the
 *    recording in the trace viewer, and saves this picture, light and dark.
 */
import {readArguments, runTool} from './lib/runTool';
import {UsageError} from './lib/UsageError';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {edition, source} from '../editions';
import {listPages} from '../src/content/listPages';
import {versions} from '../src/content/versions';
import {root} from '../src/utils/root';
import {reportProjectRuns} from './samples/reportSamples';
import {runOnSite} from './samples/projects/runOnSite';
import {readRecordings, writeRecordings, shrinkTrace} from './recordings/recordings';
import {readTracedSamples, hashProject, tracedProject} from './exhibits/tracedSamples';
import {takePictures} from './exhibits/takePictures';
import {setupPython} from './system/python';

const {positionals: names} = readArguments({allowPositionals: true, options: {}});

/** Folder of the edition below a folder of `docs/`. */
const ofEdition = (folder: string): string =>
  path.join(root, versions.next.folder, folder, edition === source ? '' : edition.name);

/** Whether a page shows the picture of a recording, which can be a picture of this edition only. */
const isShown = (trace: string): boolean =>
  listPages(root, versions.next.folder, edition.name).some((page) =>
    ['', `${edition.name}/`].some((folder) =>
      readFileSync(path.join(root, page), 'utf8').includes(`(./img/${folder}trace-${trace}.png)`),
    ),
  );

await runTool(async () => {
  const {name} = edition;
  const samples = await readTracedSamples();
  const unknown = names.find((each) => samples.every(({trace}) => trace !== each));
  if (unknown !== undefined)
    throw new UsageError(`no sample has trace=${unknown}; known: ${samples.map(({trace}) => trace).join(', ')}`);
  const projects = samples
    .filter(({trace}) => names.length === 0 || names.includes(trace))
    .map((sample) => tracedProject(sample, name));
  const programs = await setupPython([versions.next.releases.python]);
  const started = Date.now();
  const recordings = new Map<string, Buffer>();
  const results = await runOnSite(name, versions.next.releases[name], projects, programs, (project, folder) => {
    const [recording] = Globby.sync('**/trace.zip', {cwd: folder, dot: true});
    recordings.set(project.name, readFileSync(path.join(folder, recording!)));
  });
  const status = reportProjectRuns(results, (Date.now() - started) / 1000);
  const recorded = projects.filter((project) => recordings.has(project.name));
  const traces = ofEdition('traces');
  mkdirSync(traces, {recursive: true});
  for (const [trace, recording] of recordings)
    writeFileSync(path.join(traces, `${trace}.zip`), await shrinkTrace(recording));
  writeRecordings({
    ...readRecordings(),
    ...Object.fromEntries(recorded.map((project) => [`${name}/${project.name}`, hashProject(project)])),
  });
  await takePictures(
    recorded.filter(({name: each}) => isShown(each)).map((project) => path.join(traces, `${project.name}.zip`)),
    ofEdition('img'),
    programs,
  );
  return status;
});
