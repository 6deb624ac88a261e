import {spawn} from 'node:child_process';
import {appendFile, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {copyFewPages, copySite} from '../lib/copySite';
import {expect, failedRequest, hydrated, open, pathOf, test} from './fixtures';
import {options, searchFor} from '../lib/searchDialog';

const correct = '---\ntitle: Scratch page\ndescription: Made by a test.\n---\n\nA page about the quagga.\n';

interface Server {
  origin: string;
  /** Everything that the server has printed, without colors. */
  log: string;
  /** Ends the server, and removes its folder. */
  stop: () => Promise<void>;
}

/**
 * Starts the development server of a folder, and waits until it has compiled the site.
 *
 * @param index distance of its port from the port of the built site
 */
async function startServer(folder: string, baseURL: string, index: number): Promise<Server> {
  const origin = `http://127.0.0.1:${Number(new URL(baseURL).port) + index}`;
  const args = ['--no-open', '--host', '127.0.0.1', '--port', new URL(origin).port];
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/start.mts', ...args], {
    cwd: folder,
    env: {...process.env, NODE_ENV: 'development'},
  });
  const started: Server = {
    origin,
    log: '',
    stop: () => {
      child.removeAllListeners('exit');
      child.kill();
      // The server may write its last files for a moment.
      return rm(folder, {recursive: true, force: true, maxRetries: 10, retryDelay: 200});
    },
  };
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      started.log += stripVTControlCharacters(chunk.toString());
      if (/compiled .*successfully/.test(started.log)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`the development server exited: ${started.log}`)));
  });
  return started;
}

test.describe('the development server of the whole site', () => {
  // All tests use one server, and an edit of one test would disturb the others.
  test.describe.configure({mode: 'serial', timeout: 480_000});

  let page: string;
  let server: Server;
  test.beforeAll(async ({baseURL}) => {
    test.setTimeout(300_000);
    const folder = copySite();
    page = path.join(folder, 'docs/scratch-page-of-a-test.mdx');
    await writeFile(page, correct);
    const sidebars = path.join(folder, 'editions/python/sidebars.json');
    const text = await readFile(sidebars, 'utf8');
    await writeFile(sidebars, text.replace('"intro"', '"intro", "scratch-page-of-a-test"'));
    server = await startServer(folder, baseURL!, 1);
  });
  test.afterAll(() => server.stop());

  test('supports search, and shows an edited page without a reload', async ({page: tab, problems}) => {
    // A page that is loaded while the server writes the index requests a file that is not there yet, or gets modules of two
    // compilations, and renders again.
    problems.allowed.push(/Failed to load resource|called outside the <\w+Provider>/);
    await open(tab, server.origin + pathOf('docs/next/scratch-page-of-a-test'));
    await searchFor(tab, 'quagga');
    await expect(options(tab)).toHaveText([/Scratch page/]);
    await tab.keyboard.press('Escape');

    for (const word of ['zebra', 'okapi', 'eland']) {
      await appendFile(page, `\n## About the ${word}\n\nWords.\n`);
      await expect(tab.getByRole('heading', {name: `About the ${word}`})).toBeVisible({timeout: 30_000});
    }

    // Search finds the new text without a restart of the server.
    await expect(async () => {
      // The server sends the page before it has built the index.
      await tab.reload();
      await hydrated(tab);
      await searchFor(tab, 'okapi');
      await expect(options(tab).first()).toHaveText(/About the okapi/, {timeout: 5_000});
    }).toPass({timeout: 180_000});
  });

  /** Mistakes in the scratch page, and the messages that the server must show. */
  const mistakes = [
    {
      name: 'names of the API, links, anchors and headings',
      text: `${correct}\nCall \`page.gotto()\`. [a](/docs/nope) [b](./nope.mdx) [c](./pages.mdx#nope)\n\n## Zebra\n\n## Zebra\n`,
      messages: [
        '8: `page.gotto()`: Page has no gotto in',
        '8: link to /docs/nope: no page has this URL',
        '8: link to ./nope.mdx: the file does not exist',
        '8: link to ./pages.mdx#nope: docs/pages.mdx has no heading with the id "nope"',
        '12: heading with the id "zebra" of the one on line 10',
      ],
    },
    {name: 'syntax', text: `${correct}\n<b\n`, messages: ['9: cannot be read: Unexpected end of file']},
  ];

  for (const {name, text, messages} of mistakes) {
    test(`reports each mistake once and forgets it after the fix: ${name}`, async ({page: tab, problems}) => {
      // The server also prints mistakes in the console of the browser.
      problems.allowed.push(/\[webpack-dev-server\] (?:ERROR|Errors while compiling)/);
      await writeFile(page, correct);
      await open(tab, server.origin + pathOf('docs/next/scratch-page-of-a-test'));
      await expect(tab.getByText('about the quagga')).toBeVisible({timeout: 180_000});
      const before = server.log.length;
      await writeFile(page, text);
      const overlay = tab.locator('#webpack-dev-server-client-overlay');
      const shown = overlay.contentFrame().locator('body');
      for (const message of messages)
        await expect(shown).toContainText(`docs/scratch-page-of-a-test.mdx:${message}`, {timeout: 180_000});
      await expect(shown).not.toContainText(/\n\s+at |Child compilation|node_modules/);

      await writeFile(page, correct);
      await expect(overlay).toHaveCount(0, {timeout: 180_000});
      await expect(tab.getByText('about the quagga')).toBeVisible({timeout: 180_000});
      const printed = server.log.slice(before);
      // A busy machine can report one change of a file as two, and then compiles twice.
      const compilations = printed.split(/compiled with \d+ errors?/);
      for (const message of messages) {
        const times = compilations.map((text) => text.split(`docs/scratch-page-of-a-test.mdx:${message}`).length - 1);
        expect(Math.max(...times), printed).toBe(1);
      }
      expect(printed).not.toMatch(/\n\s+(?:│\s+)?at |node_modules/);
    });
  }
});

/** These changes affect many pages or all of them, so that the site has only a few. */
test.describe('the development server of a few pages', () => {
  test.describe.configure({mode: 'serial', timeout: 600_000});

  let shared: string;
  let language: string;
  let server: Server;
  test.beforeAll(async ({baseURL}) => {
    test.setTimeout(300_000);
    const folder = copyFewPages(['intro', 'api/class-filechooser', 'api/class-playwright', 'api/_shared']);
    shared = path.join(folder, 'docs/api/_shared.mdx');
    language = path.join(folder, 'src/languages/python/index.ts');
    server = await startServer(folder, baseURL!, 2);
  });
  test.afterAll(() => server.stop());

  test('shows a changed shared description on a class page', async ({page: tab}) => {
    const text = await readFile(shared, 'utf8');
    await open(tab, server.origin + pathOf('docs/next/api/class-filechooser'));
    const description = tab.getByText('Time until the okapi leaves.');
    await writeFile(
      shared,
      text.replace('### timeout\n', '### timeout\n\n- `FileChooser.set_files` Time until the okapi leaves.'),
    );
    await expect(description).toBeVisible({timeout: 180_000});
    await writeFile(shared, text);
    await expect(description).toHaveCount(0, {timeout: 180_000});
  });

  test('restarts after a change of code that compiles pages', async ({page: tab, problems}) => {
    // While the server restarts, it refuses requests.
    problems.allowed.push(failedRequest);
    const text = await readFile(language, 'utf8');
    await open(tab, server.origin + pathOf('docs/next/api/class-filechooser'));
    await writeFile(language, text.replace('Awaited in async', 'Awaited by okapis'));
    await expect(async () => {
      // Fails while the server restarts.
      await tab.reload();
      await expect(tab.getByText('Awaited by okapis')).toBeVisible({timeout: 10_000});
    }).toPass({timeout: 400_000});
  });
});
