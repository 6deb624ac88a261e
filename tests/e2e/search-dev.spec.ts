import {spawn, type ChildProcess} from 'node:child_process';
import {appendFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, hydrated, pathOf, test} from './fixtures';
import {options, searchFor} from './searchDialog';

const root = path.resolve(__dirname, '../..');
const page = path.join(root, 'docs/scratch-page-of-a-test.mdx');
/** Separate folder for generated files, because other tests use those of the last build. */
const generated = path.join('.cache', 'dev-server-test');

// The development server reports errors while it replaces modules.
test.use({allowedErrors: [/./]});

let server: ChildProcess;
let origin: string;

test.beforeAll(async ({baseURL}) => {
  test.setTimeout(300_000);
  await writeFile(page, '---\ntitle: Scratch page\ndescription: Made by a test.\n---\n\nA page about the quagga.\n');
  origin = `http://127.0.0.1:${Number(new URL(baseURL!).port) + 1}`;
  const command = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  server = spawn(
    process.execPath,
    [command, 'start', '--no-open', '--host', '127.0.0.1', '--port', new URL(origin).port],
    {
      cwd: root,
      env: {...process.env, NODE_ENV: 'development', DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated},
    },
  );
  let log = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      log += chunk.toString();
      if (/compiled .*successfully/.test(log)) resolve();
    };
    server.stdout!.on('data', read);
    server.stderr!.on('data', read);
    server.on('exit', () => reject(new Error(`the development server exited: ${log}`)));
  });
});

test.afterAll(async () => {
  server.removeAllListeners('exit');
  server.kill();
  await rm(page, {force: true});
  await rm(path.join(root, generated), {recursive: true, force: true});
});

test('the development server supports search, and shows an edited page without a reload', async ({page: tab}) => {
  test.setTimeout(120_000);
  await tab.goto(origin + pathOf('docs/next/scratch-page-of-a-test'));
  await hydrated(tab);
  await searchFor(tab, 'quagga');
  await expect(options(tab)).toHaveText([/Scratch page/]);
  await tab.keyboard.press('Escape');

  // Only reports the times: an idle machine takes two seconds, but other tests run at the same time.
  const times: number[] = [];
  for (const word of ['zebra', 'okapi', 'eland']) {
    const started = Date.now();
    await appendFile(page, `\n## About the ${word}\n\nWords.\n`);
    await expect(tab.getByRole('heading', {name: `About the ${word}`})).toBeVisible({timeout: 30_000});
    times.push(Date.now() - started);
    // Lets the server finish its work, so that each edit is measured separately.
    await tab.waitForTimeout(2_000);
  }
  test.info().annotations.push({type: 'milliseconds from edit to page', description: times.join(', ')});

  // Search finds the new text without a restart of the server.
  await tab.reload();
  await hydrated(tab);
  await searchFor(tab, 'okapi');
  await expect(options(tab).first()).toHaveText(/About the okapi/);
});
