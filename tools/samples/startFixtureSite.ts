import {spawn} from 'node:child_process';
import {randomUUID, createHash} from 'node:crypto';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';
import {versions} from '../../src/content/versions';
import {pythonOf, type Programs} from '../system/python';
import type {ShownSample} from './readShownPage';
import {root} from '../../src/utils/root';

/** The fixture site of the samples, while it runs. */
export interface FixtureSite {
  /** Environment variables that lead the library to the site. */
  environment: Record<string, string>;
  /** Folder of the pages under test. */
  pagesUnderTest: string;
  /** Folder of the files that samples read. */
  files: string;
  close: () => void;
}

/**
 * Starts the fixture site, see `python/samples/serve_site.py`.
 *
 * @param options.localPorts whether some ports of localhost lead to the site, too. Default: true.
 * @param options.driver command of the Playwright server that samples connect to. Default: that of the Python library.
 */
export async function startFixtureSite(
  programs: Programs,
  {localPorts = true, driver}: {localPorts?: boolean; driver?: string[] | undefined} = {},
): Promise<FixtureSite> {
  const folder = path.join(root, '.cache/samples');
  mkdirSync(folder, {recursive: true});
  const inputs = path.join(folder, `site-${process.pid}-${randomUUID()}.json`);
  writeFileSync(inputs, JSON.stringify({...programs, localPorts, driver}));
  const child = spawn(pythonOf(versions.next.releases.python), ['-m', 'samples.serve_site', inputs], {
    cwd: path.join(root, 'python'),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({input: child.stdout});
  const line = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', (status) => reject(new Error(`the fixture site ended with status ${status ?? 'unknown'}`)));
  });
  rmSync(inputs);
  return {...(JSON.parse(line) as Omit<FixtureSite, 'close'>), close: () => void child.stdin.end()};
}

// `start_url()` in `python/samples/run.py` gives samples in Python the same URLs.
export const app = 'https://app.example.com';
export const api = 'https://api.example.com';
const setups = {todo: `${app}/todo`, login: `${app}/login`};

const fileName = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 12);

export function startUrl({options, html}: Pick<ShownSample, 'options' | 'html'>): string {
  if (options.setup) return setups[options.setup];
  return html === undefined ? 'https://example.com/' : `${app}/under-test/${fileName(html)}`;
}

/** Writes the `html setup` fences of samples, which the fixture site serves (`python/samples/site/hosts.py`). */
export function writePagesUnderTest(samples: ShownSample[], {pagesUnderTest}: FixtureSite): void {
  for (const {html} of samples)
    if (html !== undefined) writeFileSync(path.join(pagesUnderTest, `${fileName(html)}.html`), html);
}
