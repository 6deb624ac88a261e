import {format} from 'prettier';

/** Formats TypeScript as the samples of the JavaScript edition are written. */
export async function formatTypescript(code: string): Promise<string> {
  const text = await format(code, {parser: 'typescript', singleQuote: true, printWidth: 100});
  return text.trimEnd();
}
