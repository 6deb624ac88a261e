#!/usr/bin/env tsx
// `npm run edition-samples -- EDITION [PAGE ...] [--check] [--run] [--projects] [--project NAME] [--steps] [--json FILE]`
// reads the samples of docs/ in the language of an edition. With pages, such as `locators` or `api/class-page`, it prints
// them; without, a summary of both versions. `--check` type-checks them against the published packages; `--run` runs them on
// the fixture site of the samples. Both print only what fails. Samples of stable run only if next does not have them.
// `--projects` runs only the samples of several files (`projects/`), which `--run` also runs, and `--project` one of them.
// `--steps` follows the guides of .NET (`csharp/steps/`), as `--run` does without pages.
import {existsSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isEdition} from '../src/data/editions';
import {listPages, listUnpublished} from '../src/content/listPages';
import {fileOfPage, pageOf} from '../src/content/pageFiles';
import {distinctVersions, findVersion, libraryOfEdition, versions} from '../src/content/versions';
import {findFile} from './lib/findPage';
import {root} from './lib/root';
import {readArguments, runTool, UsageError} from './lib/runTool';
import {setupPython} from './setup-python';
import type {RunResult} from './edition-samples/runTypescript';
import type {ShownProject, ShownSample} from './edition-samples/readShownPage';
import type {ProjectResult} from './edition-samples/projects/runProjects';

const {values: options, positionals} = readArguments({
  allowPositionals: true,
  options: {
    check: {type: 'boolean', default: false},
    run: {type: 'boolean', default: false},
    projects: {type: 'boolean', default: false},
    project: {type: 'string'},
    steps: {type: 'boolean', default: false},
    json: {type: 'string'},
  },
});

await runTool(async () => {
  const [name = '', ...names] = positionals;
  if (!isEdition(name) || name === 'python')
    throw new UsageError(
      'name javascript, java or dotnet, then pages: npm run edition-samples -- javascript dialogs. For Python: npm run samples -- dialogs',
    );
  process.env.EDITION = name;
  // These modules read the setting EDITION when they load.
  const {edition} = await import('../editions');
  const {readShownPage} = await import('./edition-samples/readShownPage');
  const {checkProjects} = await import('./edition-samples/projects/checkProjects');
  const {reportProblems, reportProjectRuns} = await import('./edition-samples/projects/reportProjects');
  const {runOnSite} = await import('./edition-samples/projects/runOnSite');
  const {textOf} = await import('./edition-samples/projects/writeProject');
  const {reportRuns, reportSamples} = await import('./edition-samples/reportSamples');
  const {targets} = await import('./edition-samples/targets');
  const target = targets[name];
  const slugs = names.map((page) => {
    const file = findFile(root, page, edition);
    const folder = findVersion(file)?.folder;
    if (folder === undefined)
      throw new UsageError(`${file} has no samples in ${target.language}: name a page of docs/`);
    return pageOf(file.slice(folder.length + 1));
  });
  const all: ShownSample[] = [];
  const different: ShownSample[] = [];
  const results: RunResult[] = [];
  const projectResults: ProjectResult[] = [];
  const known = new Set<string>();
  let seconds = 0;
  let projectSeconds = 0;
  let status = 0;
  for (const {folder, library} of distinctVersions()) {
    const version = libraryOfEdition(library, name);
    const unpublished = new Set(listUnpublished(root, folder, edition).map((page) => `${folder}/${page}`));
    const pages =
      slugs.length > 0
        ? slugs
            .map((slug) => `${folder}/${fileOfPage(path.join(root, folder), slug, name)}`)
            .filter((page) => existsSync(path.join(root, page)))
        : listPages(root, folder, name).filter(
            (page) => !unpublished.has(page) && !path.basename(page).startsWith('_'),
          );
    const samples: ShownSample[] = [];
    const projects: ShownProject[] = [];
    for (const page of pages) {
      const shown = await readShownPage(page);
      samples.push(...shown.samples);
      projects.push(...shown.projects);
    }
    all.push(...samples);
    console.log(`\n${folder}, version ${version}`);
    const problems = options.check ? await target.check(root, version, samples) : [];
    const runsProjects = options.run || options.projects || options.project !== undefined;
    const isDetailed = slugs.length > 0 && known.size === 0 && !options.check && !runsProjects;
    status = Math.max(
      status,
      reportSamples(samples, problems, {isChecked: options.check, isDetailed, language: target.language}),
    );
    if (projects.length > 0) {
      console.log(`${projects.length} projects`);
      // The commands of other editions compile their projects.
      if (options.check && name === 'javascript')
        status = Math.max(status, reportProblems(checkProjects(root, version, projects)));
    }
    const newProjects = projects
      .filter((project) => !known.has(textOf(project)))
      .filter(({name: projectName}) => options.project === undefined || options.project === projectName);
    if (runsProjects && newProjects.length > 0) {
      const programs = await setupPython([versions.next.library]);
      const start = performance.now();
      projectResults.push(...(await runOnSite(root, name, version, newProjects, programs)));
      projectSeconds += (performance.now() - start) / 1000;
    }
    for (const project of projects) known.add(textOf(project));
    const isNew = ({text, html}: ShownSample): boolean => !known.has(`${text} ${html}`);
    different.push(...samples.filter(isNew));
    if (options.run) {
      const programs = await setupPython([versions.next.library]);
      const start = performance.now();
      results.push(...(await target.run(root, version, samples, samples.filter(isNew), programs)));
      seconds += (performance.now() - start) / 1000;
    }
    for (const {text, html} of samples) known.add(`${text} ${html}`);
  }
  if (options.project !== undefined && projectResults.length === 0)
    throw new UsageError(`no project of these pages has the name "${options.project}"`);
  if (options.json !== undefined) writeFileSync(options.json, JSON.stringify(all, null, 1));
  if (target.followSteps && (options.steps || (options.run && slugs.length === 0))) {
    const folders = distinctVersions().map(({folder}) => folder);
    status = Math.max(status, await target.followSteps(folders, await setupPython([versions.next.library])));
  }
  if (projectResults.length > 0) status = Math.max(status, reportProjectRuns(projectResults, projectSeconds));
  return options.run
    ? Math.max(
        status,
        reportRuns(results, different, {isWhole: slugs.length === 0, wantedShare: target.wantedShare, seconds}),
      )
    : status;
});
