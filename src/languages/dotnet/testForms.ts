/**
 * Converts a file of tests for NUnit to the other frameworks. It reads the text, so that it also converts the tests that
 * authors write in C#.
 */
import {frameworks} from './frameworks';

const isTests = (text: string): boolean =>
  /^using Microsoft\.Playwright\.NUnit;$/m.test(text) && /^ *\[(?:Test|TestCase\(.*\)|SetUp)\]$/m.test(text);

/** What only NUnit has, and assertions of NUnit that were not converted. A file with it has no other forms. */
const onlyNunit =
  /\b(?:Is|Does|Has|Throws)\.|\bAssert\.(?!(?:AreEqual|Equal|IsNull|Null)\()|TestContext\.CurrentContext|\[(?:OneTime\w+|Test|Category|Retry|TestCaseSource|NonParallelizable|Ignore|Explicit|SetUp|TearDown|TestFixture|SetUpFixture|Values?|Order|LevelOfParallelism)\b|\bNUnit\b/;

/**
 * Returns the forms of a file of tests, by framework: the given one, and those to which it can be converted.
 *
 * @returns undefined for other code, and for tests that only NUnit can run
 */
export function testForms(text: string): Record<string, string> | undefined {
  if (!isTests(text)) return undefined;
  const forms: Record<string, string> = {nunit: text};
  for (const [name, rules] of Object.entries(frameworks)) {
    const converted = rules.reduce((code, [pattern, replacement]) => code.replace(pattern, replacement), text);
    if (!onlyNunit.test(converted)) forms[name] = converted;
  }
  return Object.keys(forms).length > 1 ? forms : undefined;
}
