import {spawn, spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findS3} from '../../tools/lib/findS3';
import {freePort, waitUntilItResponds} from '../../tools/lib/startServer';
import {baseUrl, build, builtRoutes, builtScripts, readBuilt} from '../content/site/builtPages';

const root = path.resolve(__dirname, '../..');
/** A checkout with only the script and a host: one edition at its path, and a page of another one. */
const checkout = mkdtempSync(path.join(tmpdir(), 's3-host-'));
const script = path.join(checkout, 'deploy/s3.sh');
const folders = findS3();
const bucket = 'my-docs';

/** Runs `deploy/s3.sh`. */
function upload(args: string[], env: NodeJS.ProcessEnv = {}) {
  const {status, stdout, stderr} = spawnSync('sh', [script, ...args], {
    encoding: 'utf8',
    env: {...process.env, ...env},
  });
  return {status, output: stdout + stderr};
}

/** The bucket is private, as it is behind a CDN. moto accepts every signature. */
const signed = {authorization: 'AWS4-HMAC-SHA256 Credential=test/20260101/us-east-1/s3/aws4_request'};

beforeAll(() => {
  cpSync(path.join(root, 'deploy/s3.sh'), script);
  cpSync(build, path.join(checkout, 'dist', baseUrl), {recursive: true});
  for (const name of ['index.html', '404.html', 'java/docs/intro.html', 'java/assets/js/a.js'])
    cpSync(path.join(build, 'index.html'), path.join(checkout, 'dist', name), {recursive: true});
});
afterAll(() => rmSync(checkout, {recursive: true}));

it('asks for a bucket', () => {
  expect(upload([])).toEqual({status: 1, output: 'Which bucket? For example: deploy/s3.sh my-docs\n'});
});

describe.skipIf(!folders)('deploy/s3.sh with the AWS CLI and a local storage', () => {
  const home = mkdtempSync(path.join(tmpdir(), 's3-test-'));
  let origin: string;
  let env: NodeJS.ProcessEnv;
  let stop = () => {};

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    env = {
      PATH: [...folders!, process.env.PATH].join(path.delimiter),
      HOME: home,
      AWS_ENDPOINT_URL: origin,
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_DEFAULT_REGION: 'us-east-1',
    };
    const server = spawn('moto_server', ['-H', '127.0.0.1', '-p', String(port)], {
      env: {...process.env, ...env},
      stdio: 'ignore',
    });
    stop = () => void server.kill();
    await waitUntilItResponds(origin, 60_000);
    const aws = (...args: string[]) => spawnSync('aws', args, {encoding: 'utf8', env: {...process.env, ...env}}).stderr;
    expect(aws('s3', 'mb', `s3://${bucket}`)).toBe('');
    for (const name of ['docs/old', 'docs/old.html', 'old.png', 'assets/js/old.js']) {
      mkdirSync(path.join(home, 'site', path.dirname(name)), {recursive: true});
      writeFileSync(path.join(home, 'site', name), 'old');
    }
    expect(aws('s3', 'sync', path.join(home, 'site'), `s3://${bucket}${baseUrl}`)).toBe('');
    expect(upload([bucket], env)).toEqual({status: 0, output: expect.stringContaining(`dist/ is at s3://${bucket}`)});
  }, 400_000);
  afterAll(() => {
    stop();
    rmSync(home, {recursive: true});
  });

  const head = async (name: string) => {
    const response = await fetch(`${origin}/${bucket}${baseUrl}${name}`, {method: 'HEAD', headers: signed});
    const {headers, status} = response;
    return {status, type: headers.get('content-type'), cache: headers.get('cache-control')};
  };

  it.each([
    ['docs/intro', 'text/html; charset=utf-8', 'no-cache'],
    ['docs/next/api/class-page', 'text/html; charset=utf-8', 'no-cache'],
    ['index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['404.html', 'text/html; charset=utf-8', 'no-cache'],
    ['docs/intro.md', 'text/plain; charset=utf-8', 'no-cache'],
    ['llms.txt', 'text/plain; charset=utf-8', 'no-cache'],
    ['manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['release-notes.atom', 'application/atom+xml', 'no-cache'],
    ['img/mark.svg', 'image/svg+xml', 'no-cache'],
    [builtScripts()[0]!, expect.stringContaining('javascript'), 'public, max-age=31536000, immutable'],
  ])('uploads %s with its type and lifetime', async (name, type, cache) => {
    expect(await head(name)).toEqual({status: 200, type, cache});
  });

  it('uploads every page under its URL, and no copy in br or gz', async () => {
    const pages = builtRoutes().filter((route) => route !== '' && route !== '404');
    const missing = await Promise.all(pages.map(async (page) => ((await head(page)).status === 200 ? [] : [page])));
    expect(missing.flat()).toEqual([]);
    expect((await head('docs/intro.html.br')).status).toBe(404);
    expect((await head('_headers')).status).toBe(404);
    const page = await fetch(`${origin}/${bucket}${baseUrl}docs/intro`, {headers: signed});
    expect(await page.text()).toBe(readBuilt('docs/intro.html'));
  }, 60_000);

  it('uploads all editions of the host', async () => {
    const at = async (name: string) => {
      const {status, headers} = await fetch(`${origin}/${bucket}/${name}`, {method: 'HEAD', headers: signed});
      return {status, cache: headers.get('cache-control')};
    };
    expect(await at('index.html')).toEqual({status: 200, cache: 'no-cache'});
    expect(await at('404.html')).toEqual({status: 200, cache: 'no-cache'});
    expect(await at('java/docs/intro')).toEqual({status: 200, cache: 'no-cache'});
    expect(await at('java/assets/js/a.js')).toEqual({status: 200, cache: 'public, max-age=31536000, immutable'});
  });

  it('removes pages that are gone, and keeps old assets for readers who have an old page open', async () => {
    for (const name of ['docs/old', 'docs/old.html', 'old.png']) expect((await head(name)).status, name).toBe(404);
    expect((await head('assets/js/old.js')).status).toBe(200);
  });
});
