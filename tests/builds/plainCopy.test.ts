import {readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {filesBelow, isPage} from '../../src/utils/filesBelow';
import {copyFewPages} from '../lib/copySite';
import {runScript} from '../lib/runScript';

/*
 * Builds a copy of the sources as operators may have it: without a repository, and for the root of a host. The copy has one
 * page of each kind, because a build of all pages takes minutes.
 */
const pages = [
  'intro',
  'locators',
  'chrome-extensions',
  'release-notes',
  'api/class-filechooser',
  'api/class-playwright',
];
const copy = copyFewPages([...pages, 'api/_shared']);
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
let output = '';

beforeAll(async () => {
  const env = {SITE_BASE: '/', SITE_URL: 'https://docs.example.com', GIT_CEILING_DIRECTORIES: tmpdir()};
  const result = await runScript('tools/build.mts', [], {cwd: copy, env});
  ({output} = result);
  expect(result.status, output).toBe(0);
}, 900_000);
afterAll(() => rmSync(copy, {recursive: true}));

const built = () => filesBelow(path.join(copy, 'build'));
const builtPages = () => built().filter(isPage);

describe('without git history', () => {
  it('reports in one line that pages have no dates', () => {
    const lines = output.split('\n').filter((line) => /git|date/i.test(line));
    expect(lines).toEqual([
      expect.stringMatching(/^Pages have no dates, because git cannot read .*not a git repository/),
    ]);
    expect(output).not.toMatch(/^\s+at /m);
  });

  it('shows no dates', () => {
    expect(builtPages().filter((file) => read(`build/${file}`).includes('dateModified'))).toEqual([]);
    expect(read('build/sitemap.xml')).not.toContain('<lastmod>');
  });
});

describe('at the root of a host', () => {
  it('does not contain the default path', () => {
    const text = built().filter((file) => /\.(html|md|txt|xml|atom|json|webmanifest)$/.test(file));
    expect(text.filter((file) => /["'=(>]\/python\/|example\.com\/python\//.test(read(`build/${file}`)))).toEqual([]);
    expect(read('build/js/redirection.js')).toContain('baseUrl:"/"');
  });

  it('links its other pages, the announcement and its icons from the root', () => {
    const html = read('build/index.html');
    for (const href of ['/docs/intro', '/docs/next/intro', '/favicon.ico', '/manifest.webmanifest', '/llms-full.txt'])
      expect(html).toMatch(new RegExp(`href="?${href}[" >]`));
    expect(html).toMatch(/rel=["']?canonical["']? href=["']?https:\/\/docs\.example\.com\/["' >]/);
  });

  it('does not list the edition whose path it has', () => {
    const html = read('build/docs/api/class-filechooser.html');
    expect(html).toContain('href=/java/docs/api/class-filechooser');
    expect(html).not.toContain('>JavaScript<');
  });

  it('links the start of another edition that does not have the page, not the page itself', () => {
    expect(read('build/docs/chrome-extensions.html')).toContain('<a href=/java/ target=_self');
  });

  it('has configurations for the root', () => {
    for (const file of ['deploy/generated/nginx.conf', 'build/_headers', 'build/_redirects'])
      // Hashes of scripts can contain `//`, too.
      expect(read(file).replace(/'sha256-[^']+'/g, ''), file).not.toMatch(/python|(?<!:)\/\//);
    expect(read('deploy/generated/nginx.conf')).toContain('server_name docs.example.com;');
    expect(read('build/_headers')).toContain('\n/assets/*\n');
  });
});
