import type {ShownSample} from './readShownPage';

/** Returns a sample with those that it continues before it. Tests are files of their own. */
export function sampleChain(sample: ShownSample, samples: ShownSample[]): ShownSample[] {
  if (sample.kind === 'test' || sample.previous === undefined) return [sample];
  const previous = samples.filter(({page}) => page === sample.page)[sample.previous];
  return previous && previous.kind !== 'test' ? [...sampleChain(previous, samples), sample] : [sample];
}

/** Whether a sample of a chain throws an error, which must not end those that continue it. */
export const isCaught = (chain: ShownSample[], index: number): boolean =>
  index < chain.length - 1 && chain[index]!.options.raises !== undefined;

/**
 * Returns the other files that a sample imports: samples of the page whose titles are file names. Of several with the same
 * name, returns the last one before the sample.
 */
export function filesBeside(sample: ShownSample, samples: ShownSample[]): Map<string, string> {
  const files = new Map<string, string>();
  const titled = samples.filter(({page, options}) => page === sample.page && options.title);
  const later = titled.filter(({line}) => line > sample.line).reverse();
  const earlier = titled.filter(({line}) => line < sample.line);
  for (const {options, text} of [...later, ...earlier])
    if (options.title !== sample.options.title) files.set(options.title!, text);
  return files;
}

/** Returns a name for a sample that is unique and a valid name of a folder. */
export const sampleName = ({page, line}: ShownSample): string =>
  `${page.replace(/\.mdx$/, '').replace(/[/.]/g, '-')}-${line}`;
