import type {RegexFlag, ValueOf} from '../translate/program';

/** Prints text: in quotes, or as a text block if it has several lines. */
export function printText(text: string): string {
  const isCode =
    /\n[ \t]+\S/.test(text) || text.split('\n').length > 2 || (text.startsWith('\n') && text.trim() !== '');
  return isCode ? printTextBlock(text) : quote(text);
}

/** Prints text in quotes. */
export const quote = (text: string): string =>
  JSON.stringify(text)
    .replace(/[\u007f-\u00a0\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/\\u0000/g, '\\0');

/** Prints a text block. Python's text that begins on the line below the quotes is indented with its code. */
function printTextBlock(text: string): string {
  const lines = text.startsWith('\n') ? withoutIndent(text.slice(1).split('\n')) : text.split('\n');
  const content = lines.map((line) => line.replace(/\\/g, '\\\\').replace(/"""/g, '\\"""'));
  const last = content.at(-1)!;
  const end = last.endsWith('"') ? `${last.slice(0, -1)}\\"` : last;
  return `"""\n${[...content.slice(0, -1), end].join('\n')}"""`;
}

/** Removes the indentation that all lines have. */
function withoutIndent(lines: string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length);
  const indent = Math.min(...indents);
  return lines.map((line, index) => (index === lines.length - 1 && line.trim() === '' ? '' : line.slice(indent)));
}

const flagNames: Record<RegexFlag, string> = {
  ignoreCase: 'CASE_INSENSITIVE',
  multiline: 'MULTILINE',
  dotAll: 'DOTALL',
};
const flagOf: Record<string, RegexFlag> = {i: 'ignoreCase', m: 'multiline', s: 'dotAll'};

/** Prints a regular expression. */
export function printRegex({pattern, flags}: ValueOf<'regex'>): string {
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  const all = new Set([...flags, ...(inline?.[1] ?? '').split('').map((letter) => flagOf[letter]!)]);
  const source = pattern
    .slice(inline?.[0].length ?? 0)
    .replace(/\(\?P</g, '(?<')
    .replace(/\\Z/g, '\\z');
  const names = [...all].map((flag) => `Pattern.${flagNames[flag]}`);
  return `Pattern.compile(${[quote(source), ...(names.length > 0 ? [names.join(' | ')] : [])].join(', ')})`;
}

/** Prints bytes. Characters above ASCII are single bytes. */
export function printBytes(value: string): string {
  if (/^[\u0000-\u007f]*$/.test(value)) return `${quote(value)}.getBytes(StandardCharsets.UTF_8)`;
  const numbers = Array.from({length: value.length}, (_, index) => {
    const code = value.charCodeAt(index);
    return code > 127 ? `(byte) 0x${code.toString(16)}` : `0x${code.toString(16).padStart(2, '0')}`;
  });
  return `new byte[] {${numbers.join(', ')}}`;
}
