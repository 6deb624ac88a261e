import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import type {Problem} from '../problems';

/** Reason and position of a YAML error. */
type YamlError = {reason?: string; mark?: {line?: number}};

const block = /^---\r?\n([\s\S]*?)\r?\n---\s*?(?:\n|$)/;

let calls = 0;

export const withoutFrontMatter = (text: string): string => text.replace(block, '');

/**
 * Reads the front matter of a page without throwing. Omits fields that Docusaurus cannot read, and reports invalid YAML and
 * values of the wrong type.
 */
export async function readFrontMatter(
  text: string,
): Promise<{frontMatter: Record<string, unknown>; problems: Problem[]}> {
  const [, yaml] = block.exec(text) ?? [];
  if (yaml === undefined) return {frontMatter: {}, problems: []};
  let frontMatter: Record<string, unknown>;
  try {
    // The parser returns no error for a text that it has parsed before, so each call passes another text.
    ({frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: '',
      fileContent: `---\n${yaml}\n---\n${calls++}`,
    }));
  } catch (thrown) {
    const {reason, mark} = thrown as YamlError;
    const message = `front matter is not valid YAML (${reason ?? String(thrown)}); put values with special characters in quotes`;
    return {frontMatter: {}, problems: [{line: (mark?.line ?? 0) + 1, message}]};
  }
  const details = DocFrontMatterSchema.validate(frontMatter, {abortEarly: false}).error?.details ?? [];
  const lines = text.split('\n');
  const problems = details.map(({path: [key = ''], message}) => ({
    line: lines.findIndex((line) => line.startsWith(`${key}:`)) + 1 || 1,
    message: `front matter: ${message}; correct the value of ${key}`,
  }));
  const invalid = new Set(details.map(({path: [key]}) => String(key)));
  return {
    frontMatter: Object.fromEntries(Object.entries(frontMatter).filter(([key]) => !invalid.has(key))),
    problems,
  };
}
