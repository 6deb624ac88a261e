import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FixtureSite} from './startFixtureSite';
import type {ShownSample} from './readShownPage';

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
