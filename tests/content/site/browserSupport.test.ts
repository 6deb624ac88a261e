import doiuse from 'doiuse';
import {runChecks} from 'es-check';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import {describe, expect, test, vi} from 'vitest';
import packageJson from '../../../package.json';
import {folderWith} from '../../lib/folderWith';
import {build, readRoute} from '../../lib/builtPages';

const assets = path.join(build, 'assets');
const queries = packageJson.browserslist;

/** Features of CSS that some of the browsers ignore, and why the pages work there. */
const optional: Record<string, string> = {
  'css-has': 'Changes small distances; Firefox 97 to 120 show the footer of an empty search dialog.',
  'css-content-visibility':
    'Skips the layout of sections that are out of view. Other browsers need more time for long pages.',
  'css-media-scripting': 'Hides buttons if scripts are disabled. Other browsers show them, and they do nothing.',
  'css-scrollbar': 'Makes scrollbars thin.',
  'css3-cursors': 'Phones have no cursor.',
  'text-size-adjust': 'Prevents larger text on phones in landscape; Safari uses the prefixed property.',
  'text-wrap': 'Balances the lines of headings.',
  'scrollbar-gutter': 'Prevents a shift when a scrollbar appears.',
};

/** Features that doiuse does not detect, and that at least one of the browsers lacks. */
const unknownToDoiuse: Record<string, RegExp> = {
  '@property': /^@property\b/,
  '@scope': /^@scope\b/,
  '@starting-style': /^@starting-style\b/,
  'anchor positioning': /^(?:anchor-name|position-anchor|position-area):|\banchor\(/,
  'color-mix()': /\bcolor-mix\(/,
  'field-sizing': /^field-sizing:/,
  'interpolate-size': /^interpolate-size:|\bcalc-size\(/,
  'light-dark()': /\blight-dark\(/,
  'linear()': /(?<![-\w])linear\(/,
  'mathematical functions': /(?<![-\w])(?:round|mod|rem|abs|sign|sqrt|pow|sin|cos|tan)\(/,
  'scroll timelines': /^(?:animation-timeline|scroll-timeline|view-timeline)/,
  'scrollbar-gutter': /^scrollbar-gutter:/,
  'text-wrap': /^text-wrap/,
  'transition-behavior': /^transition-behavior:|\ballow-discrete\b/,
  'view transitions': /^@view-transition\b|^view-transition-/,
};

// The parsers take seconds on a slow machine.
vi.setConfig({testTimeout: 60_000});

describe('scripts', () => {
  /** Checks files of JavaScript, and returns one line per unsupported file. */
  async function check(files: string): Promise<string[]> {
    const {errors} = await runChecks([
      {checkBrowser: true, browserslistQuery: queries.join(', '), checkFeatures: true, cache: false, files: [files]},
    ]);
    return errors.map(({file, err}) => `${path.basename(file)}: ${err.message}`);
  }

  test('every script of the build uses only syntax and functions of the supported browsers', async () => {
    // The tools of the library in assets/exhibits.VERSION have the browsers of the library.
    expect(await check(path.join(assets, 'js/**/*.js'))).toEqual([]);
  });

  test('the inline scripts of pages use only syntax and functions of the supported browsers', async () => {
    const pages = ['', 'docs/intro', 'docs/api/class-page', 'search', '404'].map(readRoute);
    const scripts = pages.flatMap((html) => [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code!));
    expect(scripts.length).toBeGreaterThan(4);
    const folder = folderWith(Object.fromEntries(scripts.map((code, index) => [`${index}.js`, code])));
    expect(await check(path.join(folder, '*.js'))).toEqual([]);
  });
});

describe('stylesheets', () => {
  const files = readdirSync(path.join(assets, 'css')).filter((file) => file.endsWith('.css'));

  /** Returns the features of CSS that a supported browser lacks, with an example of each. */
  async function findMissing(css: string): Promise<Map<string, string>> {
    const missing = new Map<string, string>();
    const detector = doiuse({
      browsers: queries,
      onFeatureUsage: ({feature, featureData, usage}) => {
        if (featureData.missing && !hasFallback(usage)) missing.set(feature, String(usage).slice(0, 160));
      },
    });
    const {root} = await postcss([detector]).process(css, {from: undefined});
    root.walk((node) => {
      const text = node.type === 'atrule' ? `@${node.name}` : node.type === 'decl' ? `${node.prop}: ${node.value}` : '';
      for (const [feature, pattern] of Object.entries(unknownToDoiuse))
        if (pattern.test(text) && !hasFallback(node)) missing.set(feature, text.slice(0, 160));
    });
    return missing;
  }

  /** Whether a declaration before sets the same property to another value, which older browsers use. */
  function hasFallback(node: postcss.ChildNode): boolean {
    if (node.type !== 'decl') return false;
    for (let previous = node.prev(); previous; previous = previous.prev())
      if (previous.type === 'decl' && previous.prop === node.prop) return true;
    return false;
  }

  test('no stylesheet uses a feature that a supported browser lacks, except optional ones', async () => {
    const missing = new Map<string, string>();
    for (const file of files)
      for (const [feature, usage] of await findMissing(readFileSync(path.join(assets, 'css', file), 'utf8')))
        missing.set(feature, `${file}: ${usage}`);
    expect(files.length).toBeGreaterThan(0);
    expect([...missing].filter(([feature]) => !(feature in optional))).toEqual([]);
    const unused = Object.keys(optional).filter((feature) => !missing.has(feature));
    expect(unused, 'optional features that no stylesheet uses').toEqual([]);
  });
});
