import type {ValueOf} from '../translate/program';

/** Prints text: in quotes, or as a template literal if it has several lines. */
export function printText(text: string): string {
  if (!text.trim().includes('\n') && !/\n\s*\S/.test(text)) return JSON.stringify(text).replace(/\u2028/g, '\\u2028');
  return `\`${escapeTemplate(text)}\``;
}

/** Escapes text for a template literal. */
export const escapeTemplate = (text: string): string => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

const flagLetters = {ignoreCase: 'i', multiline: 'm', dotAll: 's'} as const;

/** Prints a regular expression as a literal. */
export function printRegex({pattern, flags}: ValueOf<'regex'>): string {
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  const letters = new Set([...flags.map((flag) => flagLetters[flag]), ...(inline?.[1] ?? '').split('')]);
  const source = pattern
    .slice(inline?.[0].length ?? 0)
    .replace(/\(\?P</g, '(?<')
    .replace(/\\A/g, '^')
    .replace(/\\Z/g, '$')
    .replace(/(\\.)|\//g, (_, escaped: string | undefined) => escaped ?? '\\/')
    .replace(/\n/g, '\\n');
  return `/${source === '' ? '(?:)' : source}/${[...letters].join('')}`;
}

/** Prints bytes. Characters above ASCII are single bytes in Latin-1. */
export function printBytes(value: string): string {
  const escaped = JSON.stringify(value).replace(
    /[\u007f-\u00ff]/g,
    (letter) => `\\x${letter.charCodeAt(0).toString(16)}`,
  );
  return `Buffer.from(${escaped}${escaped.includes('\\x') ? ", 'latin1'" : ''})`;
}
