import type {ValueOf} from '../translate/program';

/** Prints text in quotes. */
export const quote = (text: string): string =>
  JSON.stringify(text).replace(/[\u007f-\uffff]/g, (letter) => {
    const isPrintable = letter > '\u00a0' && letter !== '\u2028' && letter !== '\u2029';
    return isPrintable ? letter : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });

/**
 * Prints text: in quotes, or as a raw string if it has several lines. The compiler removes the indentation of the closing
 * quotes from all lines.
 *
 * @param isRaw whether the compiler supports raw strings
 */
export function printText(text: string, isRaw: boolean): string {
  const hasLines = /\n\s*\S/.test(text.trimEnd());
  const isQuoted = text.includes('"') && !text.includes('\n') && !text.includes('\\');
  if (!isRaw) return quote(text);
  if (hasLines) return rawLines(text);
  return isQuoted && !text.startsWith('"') && !text.endsWith('"') && !text.includes('"""')
    ? `"""${text}"""`
    : quote(text);
}

function rawLines(text: string): string {
  const lines = text.replace(/^\n/, '').trimEnd().split('\n');
  const rest = lines.slice(1).filter((line) => line.trim() !== '');
  // A text that begins beside the quotes has the indentation of Python on its other lines.
  const extra = /^\S/.test(lines[0]!) ? Math.min(...rest.map((line) => /^ */.exec(line)![0].length)) : 0;
  if (extra > 0) lines.forEach((line, index) => (lines[index] = index === 0 ? line : line.slice(extra)));
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^ */.exec(line)![0].length);
  const shared = Math.min(...indents);
  const shown = lines.map((line) => (line.trim() === '' ? '' : line.slice(shared)));
  return `"""\n${shown.join('\n')}\n"""`;
}

const optionNames = {ignoreCase: 'IgnoreCase', multiline: 'Multiline', dotAll: 'Singleline'} as const;
const inlineOptions: Record<string, keyof typeof optionNames> = {i: 'ignoreCase', m: 'multiline', s: 'dotAll'};

/** Prints a regular expression: `new Regex("log ?in", RegexOptions.IgnoreCase)`. */
export function printRegex({pattern, flags}: ValueOf<'regex'>): string {
  const inline = /^\(\?([ims]+)\)/.exec(pattern);
  const all = new Set([...flags, ...(inline?.[1] ?? '').split('').map((letter) => inlineOptions[letter]!)]);
  const source = pattern
    .slice(inline?.[0].length ?? 0)
    .replace(/\(\?P</g, '(?<')
    .replace(/\\Z/g, '\\z');
  const options = [...all].map((flag) => `RegexOptions.${optionNames[flag]}`).join(' | ');
  const isVerbatim = source.includes('\\') && !source.includes('\n');
  const text = isVerbatim ? `@"${source.replace(/"/g, '""')}"` : quote(source);
  return `new Regex(${text}${options === '' ? '' : `, ${options}`})`;
}

/** Prints bytes. */
export function printBytes(value: string): string {
  const isAscii = /^[\u0000-\u007e]*$/.test(value) && !/[\u0000-\u0008]/.test(value);
  if (isAscii) return `Encoding.UTF8.GetBytes(${quote(value)})`;
  const bytes = Array.from(value, (letter) => `0x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
  return `new byte[] { ${bytes.join(', ')} }`;
}

/** Escapes text for the text parts of an interpolated string. */
export const escapeTemplate = (text: string): string => quote(text).slice(1, -1).replace(/[{}]/g, '$&$&');
