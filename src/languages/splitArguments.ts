import {closingBracket} from './parseChain';

/** Splits arguments at commas, except inside brackets and strings. */
export function splitArguments(call: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let quote = '';
  for (let index = 0; index < call.length; index++) {
    const character = call.charAt(index);
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if ('([{'.includes(character)) {
      const length = closingBracket(call.slice(index));
      if (length > 0) index += length;
    } else if (character === ',') {
      parts.push(call.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, call.slice(start)].map((part) => part.trim()).filter(Boolean);
}
