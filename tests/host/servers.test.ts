import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {allEditions} from '@site/editions';
import {listMoves} from '@site/src/plugins/redirection/createRedirectionScript';
import {viewerPage} from '@site/src/plugins/exhibits/exhibitPaths';
import {filesBelow} from '@site/src/utils/filesBelow';
import {parse as parseYaml} from 'yaml';
import {homeOf} from '../../tools/build/deployFiles';
import {findNginx} from '../../tools/system/findNginx';
import {readEditionList} from '../../tools/build/readEditionList';
import {startNginx} from '../../tools/serve/startNginx';
import {readGenerated, servedHost, type RunningServer} from '../../tools/serve/startServer';
import {readNetlify} from './netlify';
import {testEdition, testRoot} from '../content/site/serverPromises';

const host = servedHost();
const nginx = findNginx();
const built = readEditionList(process.env).map((name) => allEditions[name]);
const home = homeOf(built).baseUrl;

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

describe('_headers and _redirects in Netlify’s own parsers', () => {
  const {sent, match} = readNetlify(host.site);

  it.each(built)(
    'send headers and redirects of $name',
    async ({baseUrl, redirects}) => {
      for (const page of ['', 'docs/intro', 'docs/next/api/class-page', 'community/welcome', 'search'])
        expect((await sent(baseUrl + page))['Content-Security-Policy'], page).toMatch(
          /^default-src 'self'; script-src 'self' 'sha256-/,
        );
      expect(await sent(`${baseUrl}docs/intro`)).not.toHaveProperty('Cache-Control');
      const ofAsset = await sent(`${baseUrl}assets/live-locators.0.html`);
      expect(ofAsset).toMatchObject({'Cache-Control': 'public, max-age=31536000, immutable'});
      // The document of live locators has a policy of its own.
      expect(ofAsset).not.toHaveProperty('Content-Security-Policy');
      expect(await sent(baseUrl + viewerPage)).toMatchObject({
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': expect.stringMatching(/^default-src 'none';.* connect-src 'self';/) as string,
      });
      for (const [from, to] of listMoves({baseUrl, ...redirects}))
        expect(await match(from), from).toMatchObject({to, status: 301});
      expect(await match(`${baseUrl}next/docs/locators`)).toMatchObject({
        to: `${baseUrl}docs/next/locators`,
        status: 301,
      });
      // At the root, Netlify and Cloudflare use 404.html without a rule.
      const notFound = baseUrl === '/' ? null : {to: `${baseUrl}404.html`, status: 404};
      expect((await match(`${baseUrl}docs/nowhere`)) ?? null).toEqual(notFound && expect.objectContaining(notFound));
    },
    60_000,
  );

  it('are at the root of the host only', () => {
    const files = filesBelow(host.site).filter((file) => /(?:^|\/)(?:_headers|_redirects|robots\.txt)$/.test(file));
    expect(files).toEqual(['_headers', '_redirects', 'robots.txt']);
  });
});

it('writes the recipes for the chosen editions', () => {
  const names = built.map(({name}) => name).join(',');
  expect(readGenerated(host, 'Dockerfile')).toContain(`\nARG EDITIONS=${names}\n`);
  const workflow = parseYaml(readGenerated(host, 'github-pages.yml')) as {env: object; jobs: {test: {steps: object[]}}};
  expect(workflow.env).toMatchObject({EDITIONS: names, SITE_URL: built[0]!.url});
  expect(workflow.jobs.test.steps).toContainEqual(expect.objectContaining({with: {path: 'dist'}}));
});

it('allows few inline scripts, and the same ones in all editions', () => {
  const scripts =
    readFileSync(path.join(host.site, '_headers'), 'utf8').match(
      /(?<=\n  Content-Security-Policy: default-src 'self'.*)'sha256-[^']+'/g,
    ) ?? [];
  expect(new Set(scripts).size).toBeGreaterThan(0);
  expect(new Set(scripts).size).toBeLessThanOrEqual(4);
});
