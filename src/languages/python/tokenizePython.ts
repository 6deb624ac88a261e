/**
 * A Python token. Includes white space and comments, so that the joined texts of all tokens are the source.
 * Rules: https://docs.python.org/3/reference/lexical_analysis.html
 */
export type Token = {
  type: 'name' | 'number' | 'string' | 'comment' | 'space' | 'newline' | 'operator';
  text: string;
  /** Line of the first character, starting at 1. */
  line: number;
};

const patterns: [Token['type'], RegExp][] = [
  ['newline', /\r?\n/y],
  ['space', /(?:[ \t\f]|\\\r?\n)+/y],
  ['comment', /#[^\r\n]*/y],
  ['name', /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}\p{Pc}]*/uy],
  ['number', /\.?\d(?:[eE][+-]\d|[\w.])*/y],
  ['operator', /\*\*=?|\/\/=?|<<=?|>>=?|->|:=|\.\.\.|[-+*/%@&|^=!<>]=|[-+*/%@&|^~=<>()[\]{}.,:;!]/y],
];
const opening = /([rRbBuUfFtT]{0,3})("""|'''|"|')/y;

/**
 * Splits Python source into tokens. An f-string is one token; {@link mapReplacementFields} changes its expressions.
 *
 * @throws {Error} with the line, for an unterminated string or a character that is not valid in Python
 */
export function tokenizePython(source: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  let line = 1;
  while (index < source.length) {
    const token = readToken(source, index, line);
    tokens.push(token);
    index += token.text.length;
    line += token.text.split('\n').length - 1;
  }
  return tokens;
}

/** Whether a token is part of the code, not white space or a comment. */
export const isWord = ({type}: Token): boolean => type !== 'space' && type !== 'newline' && type !== 'comment';

/** How a token changes the number of open brackets. */
export const depthChange = ({type, text}: Token): number =>
  type !== 'operator' ? 0 : '([{'.includes(text) ? 1 : ')]}'.includes(text) ? -1 : 0;

/** Splits tokens into logical lines, each with the newline at its end. */
export function splitLines(tokens: Token[]): Token[][] {
  const lines: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    lines.at(-1)!.push(token);
    depth += depthChange(token);
    if (token.type === 'newline' && depth === 0) lines.push([]);
  }
  return lines;
}

function readToken(source: string, index: number, line: number): Token {
  opening.lastIndex = index;
  const string = opening.exec(source);
  if (string) {
    const end = endOfString(source, index + string[0].length, string[2] ?? '', /f|t/i.test(string[1] ?? ''));
    if (end === -1) throw new Error(`line ${line}: unterminated string; add the closing quotes`);
    return {type: 'string', text: source.slice(index, end), line};
  }
  for (const [type, pattern] of patterns) {
    pattern.lastIndex = index;
    const match = pattern.exec(source);
    if (match) return {type, text: match[0], line};
  }
  throw new Error(`line ${line}: "${source[index] ?? ''}" is not valid Python here; correct the code`);
}

/** Returns the index after the closing quotes, or -1. */
function endOfString(source: string, from: number, quotes: string, isFormatted: boolean): number {
  for (let index = from; index < source.length; index += 1) {
    if (source.startsWith(quotes, index)) return index + quotes.length;
    const character = source[index];
    if (character === '\\') index += 1;
    else if (character === '\n' && quotes.length === 1) return -1;
    else if (character === '{' && isFormatted) {
      if (source[index + 1] === '{') index += 1;
      else index = endOfField(source, index + 1) - 1;
    }
  }
  return -1;
}

/** Returns the index after the brace that closes the replacement field that was opened before `from`. */
function endOfField(source: string, from: number): number {
  let depth = 0;
  for (let index = from; index < source.length; index += 1) {
    opening.lastIndex = index;
    const string = opening.exec(source);
    if (string) {
      const end = endOfString(source, index + string[0].length, string[2] ?? '', /f|t/i.test(string[1] ?? ''));
      if (end === -1) return source.length;
      index = end - 1;
      continue;
    }
    const character = source[index];
    if (character === '{' || character === '(' || character === '[') depth += 1;
    else if (character === '}' && depth === 0) return index + 1;
    else if (character === '}' || character === ')' || character === ']') depth -= 1;
  }
  return source.length;
}

/**
 * Replaces the expressions in the braces of an f-string. Returns other strings unchanged.
 *
 * @param text a string with prefix and quotes
 * @param map returns the replacement for an expression
 */
export function mapReplacementFields(text: string, map: (expression: string) => string): string {
  opening.lastIndex = 0;
  const start = opening.exec(text);
  if (!start || !/f|t/i.test(start[1] ?? '')) return text;
  let result = start[0];
  for (let index = start[0].length; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === '\\' || (character === '{' && text[index + 1] === '{')) {
      result += text.slice(index, index + 2);
      index += 1;
    } else if (character === '{') {
      const end = endOfField(text, index + 1);
      result += `{${map(text.slice(index + 1, end - 1))}}`;
      index = end - 1;
    } else {
      result += character;
    }
  }
  return result;
}
