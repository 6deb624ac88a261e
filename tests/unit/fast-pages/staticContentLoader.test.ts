import {parse} from 'acorn';
import {describe, expect, it} from 'vitest';
import staticContentLoader from '../../../src/plugins/fast-pages/static-content/staticContentLoader.mjs';

interface Options {
  isServer: boolean;
  permalink?: string;
}
const load = (source: string, options: Options, resourcePath = '/site/docs/intro.mdx'): string => {
  const output = staticContentLoader.call({getOptions: () => options, resourcePath}, source);
  parse(output, {ecmaVersion: 'latest', sourceType: 'module'});
  return output;
};

/** The output of Docusaurus's MDX loader for a page. */
const page = `
export const frontMatter = {"title": "Intro"};
export const contentTitle = undefined;
export {default as metadata} from '@site/.docusaurus/docs/site-docs-intro-mdx-e3b.json'
export const assets = {"image": require("!url!./img/card.png").default};
import {jsx as _jsx} from "react/jsx-runtime";
import {Chart} from "./chart";
import {tocOf} from "./partialToc";
export const toc = [...tocOf, {"value": "First", "id": "first", "level": 2}];
const picture = require("!ideal!./img/a.png").default;
function _createMdxContent(props) { return _jsx("p", {children: ["Words of the page", _jsx(Chart, {src: picture}), _jsx("img", {src: require("!url!./img/b.png").default})]}); }
export default function MDXContent(props = {}) { return _createMdxContent(props); }
`;

describe('a page in the server bundle', () => {
  const output = load(page, {isServer: true});

  it('keeps its content in a wrapper, with its facts', () => {
    expect(output).toContain('Words of the page');
    expect(output).toContain("import pageMetadata from '@site/.docusaurus/docs/site-docs-intro-mdx-e3b.json';");
    expect(output).toContain('const StaticContentOfPage = function MDXContent(');
    expect(output).toContain(
      "export default createStaticContent(pageMetadata.permalink, 'markdown', StaticContentOfPage, " +
        '{frontMatter, contentTitle, assets, toc, metadata: pageMetadata});',
    );
    expect(output.match(/export default/g)).toHaveLength(1);
  });
});

describe('a page in the browser bundle', () => {
  const output = load(page, {isServer: false});

  it('contains neither its content nor its facts, nor imports modules for them', () => {
    expect(output).not.toMatch(/Words of the page|export|partialToc|chart|jsx-runtime/);
  });

  it('does not import what a sample requires', () => {
    const samples = [`const {chromium} = require('playwright');`, String.raw`require(\"!playwright\");`];
    for (const sample of samples)
      expect(
        load(
          page.replace('Words of the page', () => sample),
          {isServer: false},
        ),
      ).not.toContain('playwright');
  });

  it('imports each file of its content once, so that the bundler emits it', () => {
    expect(output).toContain('from "!ideal!./img/a.png"; void ');
    expect(output.match(/from "!ideal!\.\/img\/a\.png"/g)).toHaveLength(1);
    expect(output).toContain('from "!url!./img/card.png"');
    expect(output).toContain('from "!url!./img/b.png"');
  });

  it('imports the images that its content imports', () => {
    const source = page.replace('import {Chart}', `import logo from './img/logo.svg';\nimport {Chart}`);
    expect(load(source, {isServer: false})).toContain(`from './img/logo.svg'; void `);
  });
});

describe('a partial, which has no metadata', () => {
  it.each([true, false])('is not changed (server: %s)', (isServer) => {
    const partial = 'export const toc = [];\nexport default function MDXContent() { return "shared"; }\n';
    expect(load(partial, {isServer}, '/site/docs/_shared.mdx')).toBe(partial);
  });
});

describe('a component of *.static.tsx', () => {
  const file = '/site/src/pages/_landing/index.static.tsx';
  const permalink = '/python/';
  const component =
    'import {jsx} from "react/jsx-runtime";\nexport default function Landing() { return jsx("h1", {}); }\n';

  it('is wrapped in the server bundle, with the route from the option', () => {
    expect(load(component, {isServer: true, permalink}, file)).toContain(
      'export default createStaticContent("/python/", undefined, StaticContentOfPage);',
    );
  });

  it('is only a placeholder in the browser bundle', () => {
    const output = load(component, {isServer: false, permalink}, file);
    expect(output).toContain('await loadStaticContent("/python/");');
    expect(output).toContain('export default createStaticContent("/python/");');
    expect(output).not.toContain('Landing');
  });

  it('can be an expression', () => {
    const output = load('const a = () => "x";\nexport default a;\n', {isServer: true, permalink}, file);
    expect(output).toContain('const StaticContentOfPage = a;');
  });
});

it.each([true, false])(
  'throws an error with the file name for a module without a component (server: %s)',
  (isServer) => {
    expect(() => load('export const a = 1;\n', {isServer})).toThrow(
      '/site/docs/intro.mdx: no default export; static content is a component exported as default',
    );
  },
);
