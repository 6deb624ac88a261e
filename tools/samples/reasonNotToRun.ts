import {sampleChain} from './chains';
import type {ShownSample} from './readShownPage';

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
