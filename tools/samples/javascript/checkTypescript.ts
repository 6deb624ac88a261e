import {mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {sampleChain, filesBeside, sampleName} from '../chains';
import {defaultOptions, findTypeErrors, requiredOptions} from '../projects/checkProjects';
import {sharedModules} from '../projects/projectModules';
import type {ShownSample} from '../readShownPage';
import type {SampleProblem} from '../problems';
import {nestBodies, splitImports} from './typescriptSource';
import {root} from '../../../src/utils/root';

/** The objects that a fragment can use without creating them. */
const predefined = `import type {APIRequestContext, Browser, BrowserContext, Page, PlaywrightWorkerArgs, expect as expectFunction} from '@playwright/test';
declare global {
  const playwright: PlaywrightWorkerArgs['playwright'];
  const browser: Browser;
  const context: BrowserContext;
  const page: Page;
  const request: APIRequestContext;
  const expect: typeof expectFunction;
}
`;

/**
 * Type-checks samples strictly against the published packages, each as a module of its own.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 */
export function checkTypescript(release: string, samples: ShownSample[]): SampleProblem[] {
  const folder = path.join(root, '.cache/samples', `javascript-${release}`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const modules = sharedModules(release);
  symlinkSync(modules, path.join(folder, 'node_modules'));
  const globals = path.join(folder, 'predefined.d.ts');
  writeFileSync(globals, predefined);
  const files = new Map<string, ShownSample>();
  for (const sample of samples) {
    const file = writeModules(path.join(folder, sampleName(sample)), sample, samples);
    files.set(file, sample);
  }
  const program = ts.createProgram([...files.keys(), globals], {
    ...defaultOptions,
    ...requiredOptions,
    typeRoots: [path.join(modules, '@types')],
  });
  return [...files].flatMap(([file, sample]) =>
    findTypeErrors(program, file).map(({message, code}) => ({sample, message, code})),
  );
}

/** Writes a sample and the files that it imports into a folder, and returns the file of the sample. */
function writeModules(folder: string, sample: ShownSample, samples: ShownSample[]): string {
  const file = path.join(folder, /\.[cm]?ts$/.test(sample.options.title ?? '') ? sample.options.title! : 'sample.ts');
  const beside = [...filesBeside(sample, samples)].map(([title, text]) => [path.join(folder, title), text] as const);
  for (const [name, text] of [...beside, [file, toModule(sampleChain(sample, samples))] as const]) {
    mkdirSync(path.dirname(name), {recursive: true});
    writeFileSync(name, text);
  }
  return file;
}

function toModule(samples: ShownSample[]): string {
  const {imports, bodies} = splitImports(samples);
  return `${imports.join('\n')}\n${nestBodies(bodies)}\nexport {};\n`;
}
