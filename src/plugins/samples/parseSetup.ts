import {SampleError, type Fence} from '../../languages/samples';
import {findOption} from '../../content/fences';
import {readOptions} from './readOptions';

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
  if (fence.lang !== 'html' || !findOption(fence.meta, 'setup')) return undefined;
  const {rendered: isRendered = false, mark} = readOptions(fence, 'after ```html setup', {
    rendered: 'flag',
    mark: 'text',
    setup: 'flag',
  });
  if (mark && !isRendered) {
    throw new SampleError(fence.line, '"mark" needs "rendered", because only a rendered page shows it; add "rendered"');
  }
  return {isRendered, mark};
}
