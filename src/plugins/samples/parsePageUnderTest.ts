import {SampleError, type Fence} from '../../languages/samples';
import {findOption} from '../../content/fences';
import {readOptions} from './readOptions';

/** The page that a sample starts on, as readers see it. */
export interface PageUnderTest {
  /** Whether readers see the page itself above the sample, not only its folded HTML. */
  isRendered: boolean;
  /** CSS selector of the elements that the sample finds. The rendered page highlights them. */
  mark?: string;
}

/**
 * Parses the options after ` ```html setup `.
 *
 * @returns undefined for other fences
 * @throws {SampleError} for options that are unknown or cannot be combined
 */
export function parsePageUnderTest(fence: Fence): PageUnderTest | undefined {
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
