import type {ShownSample} from '../../tools/samples/readShownPage';

/** Creates a sample as a page shows it; by default a fragment. */
export const sample = (line: number, text: string, more: Partial<ShownSample> = {}): ShownSample => ({
  page: 'docs/pom.mdx',
  line,
  kind: 'fragment',
  options: {},
  text,
  ...more,
});
