/** Kinds of code that have a colour of their own: `--pw-code-<kind>` in `src/css/custom.css`, `.code-<kind>` in `parts.css`. */
const kinds: Record<string, readonly string[]> = {
  comment: ['comment', 'prolog', 'cdata'],
  string: ['string', 'attr-value', 'char', 'inserted', 'regex', 'triple-quoted-string'],
  keyword: ['keyword', 'important', 'atrule', 'selector'],
  function: ['function', 'decorator', 'tag'],
  type: ['builtin', 'class-name', 'attr-name', 'property', 'key'],
  constant: ['number', 'boolean', 'constant', 'symbol', 'variable', 'deleted'],
};

const kindOfType = new Map(
  Object.entries(kinds).flatMap(([kind, types]) => types.map((type) => [type, kind] as const)),
);

/** A piece of a line in one colour; without a kind it has the colour of plain code. */
export interface ColouredText {
  kind: string | undefined;
  text: string;
}

/**
 * Joins the tokens of a line that look the same, so that a page has an element for a change of colour and not for each
 * token.
 *
 * @param line tokens as Prism's renderer gives them: the last type that has a colour decides
 */
export function mergeTokens(line: readonly {types: string[]; content: string; empty?: boolean}[]): ColouredText[] {
  const merged: ColouredText[] = [];
  for (const {types, content, empty} of line) {
    // An empty line is a token that holds its line break.
    if (empty || content === '') continue;
    const kind = types.flatMap((type) => kindOfType.get(type) ?? []).at(-1);
    const last = merged.at(-1);
    // White space has no colour: it goes with what stands before it.
    if (last && (last.kind === kind || content.trim() === '')) last.text += content;
    else merged.push({kind, text: content});
  }
  return merged;
}
