/** One step of `page.locator("li").first`: its name, and its arguments if it is a call. */
export type CallStep = {name: string; call?: string};

/**
 * Parses inline code that consists of names and calls joined by dots: `page.goto("/")`,
 * `expect(locator).to_be_visible()`. Ignores `await`, `async with` and `as info` around it.
 *
 * @returns the steps, or undefined for any other code
 */
export function parseCalls(code: string): CallStep[] | undefined {
  let rest = code
    .trim()
    .replace(/^(?:await|async with|with)\s+/, '')
    .replace(/\s+as\s+\w+:?$/, '');
  const steps: CallStep[] = [];
  while (rest !== '') {
    const name = /^[A-Za-z_]\w*/.exec(rest)?.[0];
    if (name === undefined) return undefined;
    rest = rest.slice(name.length);
    const step: CallStep = {name};
    if (rest.startsWith('(')) {
      // Without a closing bracket, the opening one stays, and the chain ends there.
      const end = closingBracket(rest);
      step.call = rest.slice(1, end);
      rest = rest.slice(end + 1);
    }
    steps.push(step);
    if (rest === '') return steps;
    if (!rest.startsWith('.')) return undefined;
    rest = rest.slice(1);
  }
  return undefined;
}

/** How a character changes the number of open brackets. */
const depthChange = (character: string): number => ('([{'.includes(character) ? 1 : ')]}'.includes(character) ? -1 : 0);

/** Replaces the characters of strings, so that no brackets and commas are found in them. */
const maskStrings = (code: string): string =>
  code.replace(/(["'])(?:\\.|(?!\1)[^\\])*(?:\1|$)/g, (text) => '_'.repeat(text.length));

/** Returns the index of the bracket that closes the first one, ignoring brackets in strings; -1 if there is none. */
function closingBracket(code: string): number {
  let depth = 0;
  return maskStrings(code)
    .split('')
    .findIndex((character) => {
      const change = depthChange(character);
      depth += change;
      return change < 0 && depth === 0;
    });
}

/** Splits arguments at commas, except inside brackets and strings. */
export function splitArguments(call: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const [index, character] of maskStrings(call).split('').entries()) {
    depth += depthChange(character);
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(parts.pop()! + call.charAt(index));
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
