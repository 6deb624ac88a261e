import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {edition} from '../../../editions';
import {hashScripts} from '../../../tools/build/cleanHtml';
import {findNginx, startNginx, type RunningServer} from '../../lib/nginx';
import {baseUrl, build, readBuilt} from '../../lib/builtPages';
import {testEdition, testRoot} from '../../lib/serverPromises';

const nginx = findNginx();

describe.skipIf(!nginx)('nginx', () => {
  let server: RunningServer;

  beforeAll(async () => {
    server = await startNginx(nginx!);
  });
  afterAll(() => server.stop());

  testEdition(() => server, edition, build);
  testRoot(() => server, baseUrl);
});

it('the policy allows the inline scripts of the pages', () => {
  const [policy] = /(?<=Content-Security-Policy: )default-src 'self'.*/.exec(readBuilt('_headers'))!;
  const allowed = policy.match(/'sha256-[^']+'/g);
  expect([...new Set(allowed)]).toEqual(hashScripts(build));
});
