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
  ['string', /[a-z]{0,3}(?:("""|''')(?:\\[^]|[^\\])*?\1|(["'])(?:\\[^]|[^\\\n])*?\2)/iy],
  ['name', /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}\p{Pc}]*/uy],
  ['number', /\.?\d(?:[eE][+-]\d|[\w.])*/y],
  ['operator', /\*\*=?|\/\/=?|<<=?|>>=?|->|:=|\.\.\.|[-+*/%@&|^=!<>]=|[-+*/%@&|^~=<>()[\]{}.,:;!]/y],
];

/**
 * Splits Python source into tokens. An f-string is one token, unless its expressions contain its own quotes.
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
  for (const [type, pattern] of patterns) {
    pattern.lastIndex = index;
    const match = pattern.exec(source);
    if (match) return {type, text: match[0], line};
  }
  throw new Error(`line ${line}: "${source[index] ?? ''}" is not valid Python here; correct the code`);
}
