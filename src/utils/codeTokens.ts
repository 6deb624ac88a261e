/**
 * Prism's token types by highlighted kind. Colors: `--pw-code-<kind>` in `src/css/custom.css`, `.code-<kind>` in
 * `parts.css`.
 */
const kinds: Record<string, readonly string[]> = {
  comment: ['comment', 'prolog', 'cdata'],
  string: ['string', 'attr-value', 'char', 'inserted', 'regex', 'triple-quoted-string'],
  keyword: ['keyword', 'important', 'atrule', 'selector'],
  function: ['function', 'decorator', 'tag'],
  type: ['builtin', 'class-name', 'attr-name', 'property', 'key'],
  constant: ['number', 'boolean', 'constant', 'symbol', 'variable', 'deleted'],
};

const kindByType = new Map(
  Object.entries(kinds).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);

/** A part of a line in one color. Without a kind, it has the color of plain code. */
export interface ColoredText {
  kind: string | undefined;
  text: string;
}

/**
 * Merges adjacent tokens of the same color, so that a page has one element per color change instead of one per token.
 *
 * @param line tokens from Prism's renderer; the last type with a color determines the kind
 */
export function mergeTokens(line: readonly {types: string[]; content: string; empty?: boolean}[]): ColoredText[] {
  const merged: ColoredText[] = [];
  for (const {types, content, empty} of line) {
    // Prism represents an empty line as a token that contains the line break.
    if (empty || content === '') continue;
    const kind = types.flatMap((type) => kindByType.get(type) ?? []).at(-1);
    const last = merged.at(-1);
    // White space has no color, so it can be merged with the previous token.
    if (last && (last.kind === kind || content.trim() === '')) last.text += content;
    else merged.push({kind, text: content});
  }
  return merged;
}
