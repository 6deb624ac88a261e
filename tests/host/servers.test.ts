import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {allEditions} from '@site/editions';
import {homeOf} from '../../tools/lib/deployFiles';
import {readEditionList} from '../../tools/lib/readEditionList';
import {servedHost, type RunningServer} from '../../tools/lib/startServer';
import {webServers} from '../../tools/lib/webServers';
import {testEdition, testRoot} from '../content/site/serverPromises';

const host = servedHost();
const built = readEditionList(process.env).map((name) => allEditions[name]);
const home = homeOf(built).baseUrl;

for (const [name, start] of Object.entries(webServers(host))) {
  describe.skipIf(!start)(name, () => {
    let server: RunningServer;

    beforeAll(async () => {
      server = await start!();
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
}

it('allows few inline scripts, and the same ones in all editions', () => {
  const scripts = readFileSync(path.join(host.site, '_headers'), 'utf8').match(/'sha256-/g) ?? [];
  expect(scripts.length).toBeLessThanOrEqual(4);
});
