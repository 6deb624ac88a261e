import {sampleChain} from './chains';
import type {SampleProblem} from './problems';
import type {ShownSample} from './readShownPage';
import type {FixtureSite} from './startFixtureSite';

/** How the samples of an edition are checked and run. */
export interface Runner {
  /** Name of the compiler or language, for errors. */
  language: string;
  /**
   * Compiles samples against the published packages. Returns their errors.
   *
   * @param samples the samples of whole pages, so that they can continue earlier ones
   * @throws {Error} if there is no compiler, or a package cannot be downloaded
   */
  check: (release: string, samples: ShownSample[]) => SampleProblem[] | Promise<SampleProblem[]>;
  /**
   * Runs samples in Chromium on the fixture site of the samples.
   *
   * @param samples the samples of whole pages
   * @param wanted the samples to run
   * @returns the error of each sample that compiles; undefined if it runs to its end
   */
  run: (
    release: string,
    samples: ShownSample[],
    wanted: ShownSample[],
    site: FixtureSite,
  ) => Map<ShownSample, string | undefined> | Promise<Map<ShownSample, string | undefined>>;
  /** Returns the command of the Playwright server that samples connect to. Default: that of the Python library. */
  driver?: (release: string) => string[];
}

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

/** Returns the part of a message that the other libraries have, too: no method and no quotes, and less about timeouts. */
export const sharedMessage = (raises: string): string =>
  raises
    .replace(/^[A-Z]\w*\.\w+: /, '')
    .replace(/(Timeout \d+ms exceeded).*$/, '$1')
    .replace(/'/g, '');
