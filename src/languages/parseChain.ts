/** One step of `page.locator("li").first`: its name, and its arguments if it is a call. */
export type Step = {name: string; call?: string};

/**
 * Parses inline code that consists of names and calls joined by dots: `page.goto("/")`,
 * `expect(locator).to_be_visible()`. Ignores `await`, `async with` and `as info` around it.
 *
 * @returns the steps, or undefined for any other code
 */
export function parseChain(code: string): Step[] | undefined {
  let rest = code
    .trim()
    .replace(/^(?:await|async with|with)\s+/, '')
    .replace(/\s+as\s+\w+:?$/, '');
  const steps: Step[] = [];
  while (rest !== '') {
    const name = /^[A-Za-z_]\w*/.exec(rest)?.[0];
    if (name === undefined) return undefined;
    rest = rest.slice(name.length);
    const step: Step = {name};
    if (rest.startsWith('(')) {
      const end = closingBracket(rest);
      if (end === -1) return undefined;
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

/** Returns the index of the bracket that closes the first one, ignoring brackets in strings; -1 if there is none. */
export function closingBracket(code: string): number {
  let depth = 0;
  let quote = '';
  for (let index = 0; index < code.length; index++) {
    const character = code.charAt(index);
    if (quote) {
      if (character === '\\') index++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if ('([{'.includes(character)) {
      depth++;
    } else if (')]}'.includes(character) && --depth === 0) {
      return index;
    }
  }
  return -1;
}
