/** Escapes of Python strings with one letter, and their characters. */
const escapes: Record<string, string> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
  v: '\v',
  '0': '\0',
  '\n': '',
};

/** Splits a literal into its prefix and the text between the quotes. */
function splitLiteral(literal: string): {prefix: string; inside: string; start: number} {
  const match = /^([a-zA-Z]*)('''|"""|'|")/.exec(literal);
  const prefix = (match?.[1] ?? '').toLowerCase();
  const quote = match?.[2] ?? '"';
  const start = prefix.length + quote.length;
  return {prefix, inside: literal.slice(start, literal.length - quote.length), start};
}

/** Returns the value of a string or bytes literal. */
export function decodeString(literal: string): {prefix: string; value: string} {
  const {prefix, inside} = splitLiteral(literal);
  return {prefix, value: prefix.includes('r') ? inside : decodeEscapes(inside)};
}

/**
 * Splits an f-string at its replacements.
 *
 * @param replacements positions of the replacements in the literal, in order
 * @returns texts, and indexes of replacements
 */
export function formatParts(literal: string, replacements: {from: number; to: number}[]): (string | number)[] {
  const {prefix, inside, start} = splitLiteral(literal);
  const decode = (text: string): string => {
    const single = text.replace(/\{\{/g, '{').replace(/\}\}/g, '}');
    return prefix.includes('r') ? single : decodeEscapes(single);
  };
  const parts: (string | number)[] = [];
  let position = start;
  replacements.forEach(({from, to}, index) => {
    if (from > position) parts.push(decode(literal.slice(position, from)));
    parts.push(index);
    position = to;
  });
  const end = start + inside.length;
  if (end > position) parts.push(decode(literal.slice(position, end)));
  return parts;
}

function decodeEscapes(text: string): string {
  return text.replace(
    /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([\s\S]))/g,
    (whole: string, x?: string, u?: string, long?: string, letter?: string) => {
      const code = x ?? u ?? long;
      if (code !== undefined) return String.fromCodePoint(parseInt(code, 16));
      return escapes[letter ?? ''] ?? whole;
    },
  );
}
