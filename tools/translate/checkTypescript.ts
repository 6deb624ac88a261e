import {existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {fetchNpmPackage} from '../facts/fetchSources';
import {chainOf, nestBodies, splitImports} from './chains';
import type {Translation} from './translatePages';

/** The packages that translations import. */
export const packages = ['playwright', 'playwright-core', '@playwright/test'];

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

/** An error of the compiler in a translation. */
export interface TypeProblem {
  translation: Translation;
  message: string;
  /** The line of the translation with the error. */
  code: string;
}

/**
 * Type-checks translations strictly against the published packages, each as a module of its own.
 *
 * @param translations the translations of whole pages, so that samples can continue earlier ones
 */
export function checkTypescript(root: string, version: string, translations: Translation[]): TypeProblem[] {
  const folder = path.join(root, '.cache/translations', `root-${version}`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  linkPackages(root, folder, version);
  const globals = path.join(folder, 'predefined.d.ts');
  writeFileSync(globals, predefined);
  const files = new Map<string, Translation>();
  for (const translation of translations) {
    if (translation.text === undefined) continue;
    const name = `${translation.page.replace(/^.*?docs\//, '').replace(/[/.]/g, '-')}-${translation.line}.ts`;
    const file = path.join(folder, name);
    writeFileSync(file, toModule(chainOf(translation, translations)));
    files.set(file, translation);
  }
  const program = ts.createProgram([...files.keys(), globals], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    preserveSymlinks: true,
    esModuleInterop: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    typeRoots: [path.join(folder, 'node_modules/@types')],
  });
  return [...files].flatMap(([file, translation]) => {
    const source = program.getSourceFile(file)!;
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return diagnostics.map((each) => ({
      translation,
      message: ts.flattenDiagnosticMessageText(each.messageText, ' ').slice(0, 300),
      code: source.text.split('\n')[source.getLineAndCharacterOfPosition(each.start ?? 0).line]!.trim(),
    }));
  });
}

function linkPackages(root: string, folder: string, version: string): void {
  const links = Object.fromEntries(packages.map((name) => [name, fetchNpmPackage(root, name, version)]));
  for (const [name, target] of Object.entries({
    ...links,
    '@types/node': path.join(root, 'node_modules/@types/node'),
    'undici-types': path.join(root, 'node_modules/undici-types'),
  })) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), {recursive: true});
    if (existsSync(target)) symlinkSync(target, link);
  }
}

/** Writes a sample and those that it continues as one module. */
function toModule(samples: Translation[]): string {
  const {imports, bodies} = splitImports(samples);
  return `${imports.join('\n')}\n${nestBodies(bodies)}\nexport {};\n`;
}
