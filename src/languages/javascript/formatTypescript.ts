import {format} from 'prettier';

/** Formats TypeScript in the style of the JavaScript edition. */
export async function formatTypescript(code: string): Promise<string> {
  const text = await format(code, {parser: 'typescript', singleQuote: true, printWidth: 100});
  return text.trimEnd();
}
