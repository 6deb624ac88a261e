import {parseOptions} from './parseSampleMeta';
import {SampleError, type Fence} from '../../languages/samples';

/** How a page shows the HTML that a sample starts on. */
export interface Setup {
  /** Whether readers see the page itself above the sample, not only its folded HTML. */
  isRendered: boolean;
  /** CSS selector of the elements that the sample finds. The rendered page highlights them. */
  mark?: string;
}

/**
 * Parses the options after ` ```html setup `.
 *
 * @returns undefined if the fence is not a setup
 * @throws {SampleError} for options that are unknown or cannot be combined
 */
export function parseSetup(fence: Fence): Setup | undefined {
  if (fence.lang !== 'html') return undefined;
  const options = new Map(parseOptions(fence.meta, fence.line));
  if (!options.has('setup')) return undefined;
  const mark = options.get('mark');
  for (const [name, value] of options) {
    const isKnown = name === 'mark' ? Boolean(value) : ['setup', 'rendered'].includes(name) && value === undefined;
    if (!isKnown) {
      throw new SampleError(
        fence.line,
        `unknown option "${name}" after \`\`\`html setup; known options: rendered, mark="CSS selector"`,
      );
    }
  }
  const isRendered = options.has('rendered');
  if (mark && !isRendered) {
    throw new SampleError(fence.line, '"mark" needs "rendered", because only a rendered page shows it; add "rendered"');
  }
  return {isRendered, ...(mark ? {mark} : {})};
}
