import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {allEditions} from '../../editions';
import {listMoves} from '../../src/plugins/redirection/createRedirectionScript';
import {exhibitsFolder} from '../../src/plugins/exhibits/exhibitPaths';
import {filesBelow} from '../../src/utils/filesBelow';
import {parse as parseYaml} from 'yaml';
import {findHome} from '../../tools/build/deployFiles';
import {readEditionList} from '../../editions/readSettings';
import {findNginx, readConfiguration, servedHost, startNginx, type RunningServer} from '../lib/nginx';
import {testEdition, testRoot} from '../lib/serverPromises';

const host = servedHost();
const nginx = findNginx();
const built = readEditionList(process.env).map((name) => allEditions[name]);
const home = findHome(built).baseUrl;

it.runIf(process.env.CI)('CI tests nginx, whose package must be there', () => {
  expect(nginx).toBeTruthy();
});

describe.skipIf(!nginx)('nginx', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startNginx(nginx!, host);
  });
  afterAll(() => server.stop());

  for (const edition of built) {
    describe(`the edition for ${edition.name}`, () => {
      testEdition(() => server, edition, path.join(host.site, edition.baseUrl));
    });
  }
  testRoot(() => server, home);

  it('sends one sitemap index with the sitemap of each edition', async () => {
    const robots = await (await fetch(`${server.origin}/robots.txt`)).text();
    const [, index] = /^Sitemap: https?:\/\/[^/]+(\/.*)$/m.exec(robots)!;
    const text = await (await fetch(server.origin + index!)).text();
    const sitemaps = Array.from(text.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g), ([, pathname]) => pathname!);
    expect(sitemaps).toEqual(built.map(({baseUrl}) => `${baseUrl}sitemap.xml`));
    for (const pathname of sitemaps) expect((await fetch(server.origin + pathname)).status, pathname).toBe(200);
  });
});

describe('_headers and _redirects', () => {
  const lines = (name: string) => readFileSync(path.join(host.site, name), 'utf8').split('\n');

  it.each(built)('have the policy, the lifetime and the moves of $name', ({baseUrl, redirects}) => {
    const headers = lines('_headers');
    const rulesOf = (from: string) => headers.slice(headers.indexOf(from) + 1, headers.indexOf(from) + 3);
    for (const pages of ['', 'docs/*', 'community/*', 'search'])
      expect(rulesOf(baseUrl + pages)[0], pages).toMatch(
        /^ {2}Content-Security-Policy: default-src 'self'; script-src 'self' 'sha256-/,
      );
    expect(rulesOf(`${baseUrl}${exhibitsFolder}/*`)[0]).toMatch(
      /^ {2}Content-Security-Policy: default-src 'none';.* connect-src 'self';/,
    );
    // The document of live locators in assets/ has a policy of its own.
    expect(rulesOf(`${baseUrl}assets/*`)).toEqual([
      '  Cache-Control: public, max-age=31536000, immutable',
      expect.not.stringMatching(/^ /),
    ]);
    expect(lines('_redirects')).toEqual(
      expect.arrayContaining([
        ...listMoves({baseUrl, ...redirects}).map(([from, to]) => `${from} ${to} 301`),
        `${baseUrl}next/docs/* ${baseUrl}docs/next/:splat 301`,
        // At the root, these hosts use 404.html without a rule.
        ...(baseUrl === '/' ? [] : [`${baseUrl}* ${baseUrl}404.html 404`]),
      ]),
    );
  });

  it('are at the root of the host only', () => {
    const files = filesBelow(host.site).filter((file) => /(?:^|\/)(?:_headers|_redirects|robots\.txt)$/.test(file));
    expect(files).toEqual(['_headers', '_redirects', 'robots.txt']);
  });
});

it('writes the recipes for the chosen editions', () => {
  const names = built.map(({name}) => name).join(',');
  expect(readConfiguration(host, 'Dockerfile')).toContain(`\nARG EDITIONS=${names}\n`);
  const workflow = parseYaml(readConfiguration(host, 'github-pages.yml')) as {
    env: object;
    jobs: {test: {steps: object[]}};
  };
  expect(workflow.env).toMatchObject({EDITIONS: names, SITE_URL: built[0]!.url});
  expect(workflow.jobs.test.steps).toContainEqual(expect.objectContaining({with: {path: 'dist'}}));
});

it('allows at most four inline scripts, because all editions have the same ones', () => {
  const scripts =
    readFileSync(path.join(host.site, '_headers'), 'utf8').match(
      /(?<=\n  Content-Security-Policy: default-src 'self'.*)'sha256-[^']+'/g,
    ) ?? [];
  expect(new Set(scripts).size).toBeGreaterThan(0);
  expect(new Set(scripts).size).toBeLessThanOrEqual(4);
});
