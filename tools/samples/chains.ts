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

/** Splits samples into their imports, without duplicates, and their code. */
export function splitImports(samples: ShownSample[]): {imports: string[]; bodies: string[]} {
  const imports: string[] = [];
  const bodies = samples.map(({text}) =>
    text
      .split('\n')
      .filter((line) => {
        const isImport = /^import .* from '.*';$/.test(line);
        if (isImport && !imports.includes(line)) imports.push(line);
        return !isImport;
      })
      .join('\n'),
  );
  return {imports, bodies};
}

/** Puts each body into a block of the one before it, because it can declare names again. */
export const nestBodies = (bodies: string[]): string =>
  bodies.reduceRight((inner, body) => (inner === '' ? body : `${body}\n{\n${inner}\n}`), '');

/** Returns a name for a sample that is unique and a valid name of a folder. */
export const sampleName = ({page, line}: ShownSample): string =>
  `${page.replace(/\.mdx$/, '').replace(/[/.]/g, '-')}-${line}`;

/**
 * Returns why a sample is only compiled: the reason that its author gives, or one that its code shows.
 *
 * @param samples the samples of whole pages
 * @returns undefined for a sample that can run
 */
export function reasonNotToRun(sample: ShownSample, samples: ShownSample[]): string | undefined {
  for (const each of sampleChain(sample, samples)) {
    const reason = ownReason(each);
    if (reason !== undefined) return reason;
  }
  return undefined;
}

function ownReason({text, kind, options}: ShownSample): string | undefined {
  if (options.noRun) return options.noRun;
  if (kind === 'module' || (kind === 'test' && isBaseOfTests(text))) return 'definitions for other files';
  if (/\bheadless: false\b|\bsetHeadless\(false\)/.test(text)) return 'display';
  return /^import org\.testng\./m.test(text) ? 'another test runner' : undefined;
}

/** Whether a class in C# prepares the tests of other classes, and has none itself. */
const isBaseOfTests = (text: string): boolean =>
  /^ *\[(?:(?:OneTime)?SetUp|TestInitialize)\]/m.test(text) && !/^ *\[(?:Test|TestCase|TestMethod)\b/m.test(text);
