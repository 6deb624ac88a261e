import type {Engine, LocatorLanguage} from '../frameMessages';
import {withoutPage} from '../locatorText';

/** The attribute in which test IDs are, unless a test changes it. */
export const testIdAttribute = 'data-testid';

/** A locator as selectors: one for each frame to enter, and the last one. */
export interface ReadLocator {
  selectors: string[];
  /** The locator as the library prints it. */
  printed: string;
}

/** Why a locator cannot be read. */
export interface LocatorProblem {
  message: string;
  /** Index of the first character that cannot be part of a locator. */
  position: number;
}

/** Messages for a text that ends too early: what is there so far can be read. */
const endPattern = /^(?:Unterminated |Unexpected end of input|Invalid escape sequence)/;

export function readLocator(engine: Engine, language: LocatorLanguage, text: string): ReadLocator | LocatorProblem {
  const bare = withoutPage(text);
  const parse = (part: string): string =>
    engine.stringifySelector(new engine.parsers[language](part, testIdAttribute).parse());
  const capture = /(?:["'`]|>>\s*)\*\w+=/.exec(bare);
  // The parser of the library ignores the star.
  if (capture)
    return {
      message: 'Live locators do not support "*" in selectors.',
      position: capture.index + capture[0].indexOf('*'),
    };
  try {
    const selector = parse(bare);
    const {chunks, anyFrame} = engine.splitSelectorByFrame(selector);
    if (anyFrame) return {message: 'Name the frame: live locators do not search all frames.', position: 0};
    return {
      selectors: chunks.map((part) => engine.stringifySelector(part)),
      printed: engine.asLocator(language, selector),
    };
  } catch (error) {
    return {message: (error as Error).message, position: problemPosition(parse, bare)};
  }
}

/** Returns the length of the longest beginning that is a locator, or could become one. */
function problemPosition(parse: (text: string) => string, text: string): number {
  for (let end = text.length - 1; end > 0; end--) {
    try {
      parse(text.slice(0, end));
      return end;
    } catch (error) {
      if (endPattern.test((error as Error).message)) return end;
    }
  }
  return 0;
}
