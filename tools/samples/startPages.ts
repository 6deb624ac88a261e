import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {HostedSite} from './hostSite';
import type {ShownSample} from './readShownPage';

export const app = 'https://app.example.com';
export const api = 'https://api.example.com';
const setups = {todo: `${app}/todo`, login: `${app}/login`};

const fileName = (html: string): string => createHash('sha256').update(html).digest('hex').slice(0, 12);

export function startUrl({options, html}: Pick<ShownSample, 'options' | 'html'>): string {
  if (options.setup) return setups[options.setup];
  return html === undefined ? 'https://example.com/' : `${app}/prepared/${fileName(html)}`;
}

/** Writes the pages of the `html setup` fences of samples, which the fixture site serves. */
export function writeStartPages(samples: ShownSample[], {documents}: HostedSite): void {
  for (const {html} of samples)
    if (html !== undefined) writeFileSync(path.join(documents, `${fileName(html)}.html`), html);
}
