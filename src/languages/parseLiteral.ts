import {closingBracket} from './parseChain';
import {splitArguments} from './splitArguments';

/** A literal in Python code. Items and values are code. */
export type Literal =
  | {kind: 'text'; text: string}
  | {kind: 'list'; items: string[]}
  | {kind: 'dict'; entries: [key: string, value: string][]};

/** A literal without parts: a string, a number or a constant. */
const simple = /^(?:"[^"\\]*"|'[^'\\]*'|-?[\d_.]+|True|False|None)$/;

/**
 * Parses a string, a list of simple literals, or a dict whose keys are strings. JSON with `true`, `false` or `null` is not
 * Python.
 *
 * @returns undefined for any other code, such as the CSS selector `[id="name"]`
 */
export function parseLiteral(code: string): Literal | undefined {
  const text = /^(["'])((?:(?!\1)[^\\])*)\1$/.exec(code)?.[2];
  if (text !== undefined) return {kind: 'text', text};
  if (closingBracket(code) !== code.length - 1) return undefined;
  const parts = splitArguments(code.slice(1, -1));
  if (parts.length === 0) return undefined;
  if (code.startsWith('[')) return parts.every((part) => simple.test(part)) ? {kind: 'list', items: parts} : undefined;
  if (!code.startsWith('{')) return undefined;
  const entries = parts.flatMap((part): [string, string][] => {
    const [, key, value] = /^"([A-Za-z_]\w*)": *(.+)$/.exec(part) ?? [];
    return key === undefined || value === undefined || /^(?:true|false|null)$/.test(value) ? [] : [[key, value]];
  });
  return entries.length === parts.length ? {kind: 'dict', entries} : undefined;
}
