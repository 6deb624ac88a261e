import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {transformSync} from 'esbuild';

/**
 * Modules of the library with the parser and the generator of locators, by their path in the library's repository. Bundles
 * mark the start of each module with this path.
 */
const modules = [
  'packages/isomorphic/ariaSnapshot.ts',
  'packages/isomorphic/stringUtils.ts',
  'packages/isomorphic/cssTokenizer.ts',
  'packages/isomorphic/cssParser.ts',
  'packages/isomorphic/selectorParser.ts',
  'packages/isomorphic/locatorUtils.ts',
  'packages/isomorphic/locatorGenerators.ts',
  'packages/isomorphic/locatorParser.ts',
] as const;

/** Module with the source of the script that the library runs in pages, as a string. */
const injectedModule = 'packages/playwright-core/src/generated/injectedScriptSource.ts';

const exported = ['parsers', 'asLocator', 'splitSelectorByFrame', 'stringifySelector', 'parseAriaSnapshot'];

const options = {minify: true, charset: 'utf8', logLevel: 'silent'} as const;

/** Keeps the notice of the library's license in minified code. */
const license = '/*! Parts of Playwright, Copyright (c) Microsoft Corporation, Apache-2.0 */';

/**
 * Cuts the parts of the library that work without a browser process out of its bundle: the parser and the generator of
 * locators, and the script that finds elements in a page.
 *
 * @param bundle path of `lib/coreBundle.js` in the package playwright-core
 * @returns a minified ES module; `Engine` in `src/plugins/live-locators/frameMessages.ts` describes its exports
 * @throws {Error} with the remedy if the bundle does not contain the parts, for example after an update of the package
 */
export function extractEngine(bundle: string): string {
  const [helpers, ...parts] = readFileSync(bundle, 'utf8').split(/^\/\/ ((?:packages|node_modules)\/\S+)$/m);
  const moduleCode = (name: string): string => {
    const index = parts.indexOf(name);
    if (index < 0) throw partMissing(bundle, `the module ${name}`);
    return parts[index + 1]!;
  };
  const literal = /^ +\w+ = ('.*');$/m.exec(moduleCode(injectedModule))?.[1];
  if (literal === undefined) throw partMissing(bundle, `the text of ${injectedModule}`);
  const injected = transformSync(runInNewContext(literal) as string, options).code;
  const code = [helpers!.replace(/^module\.exports.*$/m, ''), ...modules.map(moduleCode)].join('\n');
  // Modules of the bundle initialize themselves when another one needs them.
  const starts = [...code.matchAll(/^var (init_\w+) = __esm\(/gm)].map(([, name]) => `${name}();`).join('');
  try {
    const {code: module} = transformSync(`${code}\n${starts}\nexport {${exported.join(', ')}};`, {
      ...options,
      format: 'esm',
      treeShaking: true,
    });
    return `${license}\n${module}export const injectedScript = ${JSON.stringify(injected)};\n`;
  } catch (error) {
    throw partMissing(bundle, (error as Error).message.replaceAll('\n', ' '));
  }
}

const partMissing = (bundle: string, what: string): Error =>
  new Error(
    `${bundle}: cannot find what live locators need: ${what}. Compare the names of modules in src/plugins/live-locators/extractEngine.ts with the comments "// packages/..." of this file`,
  );
