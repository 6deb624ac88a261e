/** One step of `page.locator("li").first`: its name, and what stands in its brackets if it has any. */
export type Step = {name: string; call?: string};

/**
 * Reads inline code that is nothing but names joined by dots, with or without brackets: `page.goto("/")`,
 * `expect(locator).to_be_visible()`. `await`, `async with` and `as info` around it are left off.
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

/** Position of the bracket that closes the one at the start, strings left out; -1 if there is none. */
function closingBracket(code: string): number {
  let depth = 0;
  let quote = '';
  for (let index = 0; index < code.length; index++) {
    const sign = code.charAt(index);
    if (quote) {
      if (sign === '\\') index++;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") {
      quote = sign;
    } else if ('([{'.includes(sign)) {
      depth++;
    } else if (')]}'.includes(sign) && --depth === 0) {
      return index;
    }
  }
  return -1;
}
